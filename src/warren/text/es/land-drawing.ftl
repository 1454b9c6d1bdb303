# Los territorios dibujados, y `warren land`.

land-title = Un territorio de Jack Rabbits con { $suits }
land-sheet-title = Territorios de Jack Rabbits, por sus semillas
land-written = Está en { $path }.
land-made = Un territorio nuevo: semilla { $seed }, carácter { $character }.
land-figures = { $tiles } piezas, { $joins } lados unidos, { $sea } extremos de camino al mar, { $boats ->
        [0] ningún comerciante con barca
        [one] un comerciante con barca
       *[other] { $boats } comerciantes con barca
    }. De cada cien salidas al azar desde los hexágonos, { $lost } llevan fuera del territorio.
land-good = Respeta todas las pautas (JR-B4) y no le falta nada (JR-B7).
land-signs = C la ciudadela, U el subsuelo; K una torre, Q un palacio, J una plaza, con su palo; & bosque, ^ montaña, ~ río, $ comerciante, t taberna, o cueva; b la barca de un comerciante, ! una salida que solo lleva fuera del territorio, # un hueco cerrado.
land-suit-signs = to antorchas, sd escudos, hs herraduras, ac bellotas, sl conchas, an anclas, be campanas, ic témpanos.
land-black-triangles = { $marks-count ->
        [one] El triángulo negro
       *[other] Los triángulos negros
    } junto al subsuelo: { $marks }.
land-black-triangle = { $mark ->
        [fire] el fuego
        [market] el mercado oscuro
        [coast] la costa
       *[other] { $mark }
    } ({ $suit })

## `warren land survey`

land-survey-lands =
    { $count ->
        [one] Un territorio
       *[other] { $count } territorios
    }
land-survey-least = Mínimo
land-survey-median = Mediana
land-survey-mean = Media
land-survey-most = Máximo
land-survey-joins = Lados unidos
land-survey-ports = Extremos de camino al mar
land-survey-lost = Salidas que acaban fuera, %
land-survey-masses = Masas de tierra
land-survey-farthest = Travesías hasta la casa más lejana
land-survey-boats = Comerciantes con barca
land-survey-tries = Intentos
land-survey-time = Milisegundos
land-survey-failed = No se ha encontrado ningún territorio para { $seeds-count ->
        [one] la semilla
       *[other] las semillas
    } { $seeds }.

## Ayuda

help-land =
    Territorios de Jack Rabbits: para crearlos, verlos, comprobarlos y medirlos.

    «warren land ORDEN --help» cuenta más sobre una orden.
    .examples =
        warren land show sample
        warren land make --seed 7 -o siete.land -o siete.svg
help-land-show = Muestra un territorio: dibujado con signos en la terminal, o como imagen en un archivo.
    .examples =
        warren land show sample
        warren land show 7 --character wild -o siete.png --theme dark
        warren land show mio.land --tiles mis-piezas.toml -o mio.svg
        warren land show kept -o mio.land
help-land-make = Crea un territorio nuevo a partir de una semilla. Sin -o, escribe su texto.
    .examples =
        warren land make
        warren land make --seed 7 --suits clubs,spades,hearts -o siete.land
        warren land make --character islands -o islas.land -o islas.png
help-land-check =
    Dice qué le falta a un territorio: cada pauta que no respeta (JR-B4), cada condición que no cumple (JR-B7).

    El código de salida es 0 si no le falta nada, 1 si le falta algo y 2 si el archivo no es un territorio.
    .examples =
        warren land check mio.land
        warren land check 7 --character wild
help-land-survey = Crea muchos territorios y dice cómo se reparten sus cifras: lados unidos, salidas al mar, intentos, tiempo.
    .examples =
        warren land survey --seeds 200
        warren land survey --character islands --suits clubs,spades --json islas.json
help-land-sheet = Dibuja muchos territorios en una lámina, con sus semillas.
    .examples =
        warren land sheet -o territorios.png
        warren land sheet --seeds 12 --character wild -o salvajes.svg
help-land-form =
    Escribe las piezas que vienen con el juego, en la forma de un juego de piezas. Ponle un nombre propio y cambia caminos y palos.
    .examples =
        warren land tiles > mis-piezas.toml
        warren land make --tiles mis-piezas.toml
        warren play jackrabbits --set tiles=mis-piezas.toml --new

help-land-which = Un archivo con un territorio, una partida o un registro en los que se construyó uno (.game, .record), la palabra kept para la partida que guarda «warren play land», la palabra sample para el que viene con el juego, o una semilla.
    .meta = TERRITORIO
help-land-seed = La misma semilla crea otra vez el mismo territorio. Sin ella, se toma una al azar y se dice cuál.
    .meta = SEMILLA
help-land-suits = Los palos en juego, dos o más, con comas entre ellos.
    .meta = PALOS
help-land-character = El carácter del territorio que se crea: compact (compacto), wild (agreste), islands (islas unidas por istmos) o archipelago (varias masas de tierra).
    .meta = NOMBRE
help-land-tiles = Un juego de piezas propio, en lugar del que viene con el juego.
    .meta = ARCHIVO
help-land-output = Escríbelo en este archivo, tantas veces como haga falta: .land, .svg, .png, o .json para los datos del dibujo.
    .meta = ARCHIVO
help-land-sheet-output = Escribe la lámina en este archivo: .svg o .png.
    .meta = ARCHIVO
help-land-theme = light (claro), dark (oscuro) o auto: claro, salvo que quien mira un SVG prefiera oscuro.
    .meta = TEMA
help-land-width = El ancho de un PNG, en puntos.
    .meta = PUNTOS
help-land-advanced = Muestra el reverso de la ciudadela, la avanzada (JR-X1).
help-land-seeds = Cuántas semillas.
    .meta = NÚMERO
help-land-first = La primera semilla; las demás la siguen.
    .meta = NÚMERO
help-land-json = Escribe las cifras de todos los territorios en este archivo.
    .meta = ARCHIVO

land-tiles-form = Cambia caminos y palos a tu gusto, y juega con ellos: warren play jackrabbits --set tiles=ARCHIVO.toml --new

## Lo que está mal

error-land-named-suits = «{ $text }» no son palos con los que se pueda jugar. Nombra dos o más, cada uno una vez, con comas entre ellos. Los palos son { $known }.
error-land-output = No se puede escribir un territorio en «{ $path }»: el nombre del archivo tiene que acabar en .land, .svg, .png o .json.
error-land-sheet-output = No se puede escribir una lámina en «{ $path }»: el nombre del archivo tiene que acabar en .svg o .png.
error-land-other-game = «{ $path }» es una partida de { $game }. Nombra una en que se haya construido un territorio.
error-land-unfinished = El territorio de «{ $path }» todavía se está construyendo. Termínalo primero, con warren play land.
error-land-theme = No hay ningún tema «{ $theme }». Los temas son { $known }.
