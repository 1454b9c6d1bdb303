# Lo que dice la línea de órdenes.

cli-default = por defecto: { $value }
# Un ajuste cuyo valor puede ser un archivo: $ending es cómo acaba su nombre.
cli-setting-file =
    En la línea de órdenes y en un archivo de ajustes se nombra un archivo: --set { $name }=mio{ $ending }. { $name ->
        [tiles] «warren land tiles > mio.toml» escribe uno para que lo cambies.
       *[land] «warren land make -o mio.land» crea uno, y «warren land show kept -o mio.land» guarda el que has construido.
    }
cli-recorded = El registro de la partida está en { $path }.
cli-serving = La casa está abierta: { $address } (Ctrl-C la cierra; no se pierde nada.)
cli-serving-here = Solo se puede abrir en este equipo; con --friends, en cualquier dispositivo de tu red.
cli-serving-friends = Tus amigos la abren en:
cli-serving-nowhere = Ahora mismo este equipo no está en ninguna red, así que nadie más puede llegar a ella.
cli-interpreted = Los bots se ejecutan interpretados, unas treinta veces más despacio que compilados. «make compile» en una copia de Warren los hace rápidos, y también «pip install .[play]» donde haya un compilador de C.
cli-interpreted-yet = Los bots todavía se ejecutan interpretados, unas treinta veces más despacio que compilados. Los compilados estarán listos dentro de { $minutes ->
    [one] un minuto
   *[other] unos { $minutes } minutos
}: vuelve a empezar entonces.
cli-unfinished = El registro acaba aquí: la partida no se jugó hasta el final.
cli-resumed = Sigues con la partida que está en { $path }. Con --new empiezas otra.
cli-set-aside = La partida sin terminar queda apartada en { $path }.
cli-old-file = Lo que había en el archivo queda apartado en { $path }.
# $outcome es una frase entera, o dos.
cli-finished = La partida anterior ha terminado: { $outcome }

## Ayuda

help-usage = Uso: { $usage }
help-command = ORDEN
help-commands = Órdenes
help-arguments = Argumentos
help-options = Opciones
help-examples = Ejemplos

help-warren =
    La casa de tres juegos de mesa: para jugarlos, ofrecerlos a otros y estudiarlos.

    «warren ORDEN --help» dice más sobre una orden.
    .examples =
        warren play jackrabbit
        warren watch jackrabbit greedy random --set length=hand
        warren rules jackrabbit JB-8 --language es
help-play =
    Juega: contra bots, o varias personas con un teclado. La partida se guarda después de cada jugada, y la próxima vez sigue donde estaba.

    Un jugador es un bot o el nombre de una persona. Los bots para jugar son, de menos a más fuerte, newcomer, villager, courtier y champion; para estudiar el juego hay también random, greedy, search:400 y search:200ms. Si no nombras a ninguna persona, un asiento es tuyo.
    .examples =
        warren play jackrabbit
        warren play jackrabbit villager --set length=hand
        warren play jackrabbit Ana Benito --new
        warren play jackrabbit --plain --spoken
        warren play jackrabbits newcomer --preset family
        warren play jackrabbits Ana Benito Cleo --set special_trades=yes --new
help-learn = Aprende un juego jugando: unas pocas posiciones preparadas y, en cada una, qué hacer paso a paso.
    .examples =
        warren learn jackrabbits
        warren learn jackrabbits pay
        warren learn jackrabbits --plain --language es
help-report = Abre el informe de un problema, hecho en la página o con «!» en una terminal: lo que dice, y cómo estaba la partida para quien lo hizo. Lo que se le ocultaba no está: las cartas de los demás son unas cualesquiera que concuerdan con todo lo que sabía.
    .examples =
        warren report warren-report.json
        warren report warren-report.json --play
help-report-file = El informe.
    .meta = ARCHIVO
help-report-play = Ocupa el lugar de quien hizo el informe y sigue la partida desde ahí.
help-games = Enumera los juegos.
    .examples =
        warren games
        warren games --language es
help-settings = Enumera lo que se puede acordar en un juego: cada ajuste, sus valores y qué hace, y las modalidades.
    .examples =
        warren settings jackrabbit
        warren settings jackrabbits land
        warren watch jackrabbit --set length=hand --set deadwood=always
        warren play jackrabbits --preset family
help-rules = Muestra las reglas de un juego, o una de ellas.
    .examples =
        warren rules jackrabbit
        warren rules jackrabbit JB-8
help-watch =
    Mira cómo juegan los bots.

    Un bot es newcomer, villager, courtier o champion (de menos a más fuerte), random (cualquier jugada), greedy (mira una jugada adelante), search:400 (busca con 400 partidas desde cada jugada) o search:200ms (busca durante 200 milisegundos).
    .examples =
        warren watch jackrabbit
        warren watch jackrabbit search:400 greedy --set length=hand
        warren watch jackrabbit --seed 7 --pace 2 --hands --record partida.record
help-replay = Reproduce un registro y cuenta qué pasó.
    .examples =
        warren replay partida.record
        warren replay partida.record --hands
help-arena =
    Enfrenta a bots con los mismos repartos desde todos los asientos y dice quién gana y cuánto. Los compañeros de un equipo son el mismo bot.

    Un bot es newcomer, villager, courtier, champion, random, greedy, search:400 (tantas simulaciones) o search:200ms (tanto tiempo).
    .examples =
        warren arena jackrabbit greedy random --games 1000 --set length=hand --json greedy.json
        warren arena jackrabbit search:400 greedy --until-decided 0.6

help-study =
    Hace que los bots jueguen muchas partidas y cuenta lo que ocurre: cuánto duran, si conviene empezar y con qué frecuencia pasa cada cosa.

    Los bots nombrados ocupan los asientos por turno, partida a partida; uno solo los juega todos.
    .examples =
        warren study jackrabbits greedy --games 400 --set players=3 --set turn_limit=400
        warren study jacked courtier greedy

help-serve =
    Abre una casa: mesas en el navegador, para jugar a solas contra bots o con amigos mediante un enlace.

    Las partidas se guardan en una base de datos propia, si no se indica otra.
    .examples =
        warren serve --open
        warren serve --open --friends
        warren serve --reached-at https://warren.example.org

help-help = Muestra esta ayuda y nada más.
help-version = Muestra la versión y la compilación, y nada más.
help-install-completion = Hace que el intérprete de órdenes complete órdenes, juegos, bots y ajustes con la tecla Tab.
help-show-completion = Muestra lo que el intérprete necesita para eso, por si quieres copiarlo.
help-language = El idioma de todo lo que se dice: en o es. Si no se da, decide WARREN_LANGUAGE.
    .meta = IDIOMA
help-game = El juego: «warren games» los enumera.
    .meta = JUEGO
help-setting = Un ajuste, como players.
    .meta = AJUSTE
help-rule = El identificador de una regla, como JB-8.
    .meta = REGLA
help-lesson = La lección con la que se empieza; si no se da, la primera.
    .meta = LECCIÓN
help-set = Un ajuste, tantas veces como haga falta: «warren settings JUEGO» los enumera.
    .meta = NOMBRE=VALOR
help-preset = Una modalidad, es decir, ajustes que juntos hacen una buena partida, por su nombre: «warren settings JUEGO» las enumera. Tus propios ajustes prevalecen.
    .meta = NOMBRE
help-settings-file = Ajustes en un archivo TOML, cada uno en una línea como players = 3; «preset» nombra una modalidad. Prevalecen sobre la modalidad, y --set prevalece sobre ellos.
    .meta = ARCHIVO
help-players = Un bot para cada asiento; random donde no nombres ninguno.
    .meta = BOT...
help-studied = Quién juega: bots.
    .meta = BOT...
help-seated = Quién juega, asiento por asiento: bots y personas. Donde no nombres a nadie juega courtier.
    .meta = JUGADOR...
help-kept = Guarda la partida en este archivo. Si no se da, cada juego tiene su propio sitio.
    .meta = ARCHIVO
help-new = Empieza una partida nueva; si hay una sin terminar, se aparta.
help-plain = Juega línea a línea, sin pantalla completa: para tuberías y lectores de pantalla.
help-spoken = Lee las cartas con palabras, «el siete de corazones», línea a línea: para lectores de pantalla.
help-bots = Dos bots o más.
    .meta = BOT BOT...
help-seed = Con la misma semilla sale otra vez la misma partida.
    .meta = SEMILLA
help-port = El puerto en el que se escucha; 0 toma cualquiera que esté libre.
    .meta = PUERTO
help-host = La única dirección en la que se escucha: 127.0.0.1, si no se indica otra. Para que entren amigos, usa --friends.
    .meta = DIRECCIÓN
help-database = Dónde se guardan las partidas, como dirección de SQLAlchemy.
    .meta = URL
help-bot-pace = Segundos que espera un bot antes de actuar, de 0 a 10.
    .meta = SEGUNDOS
help-friends = Deja entrar a amigos: escucha en todas las direcciones de este equipo y muestra por cuáles llegan los demás.
help-reached-at = Por dónde llegan los demás a la casa, si este equipo no lo sabe: un nombre, o la dirección de un router o un proxy.
    .meta = DIRECCIÓN
help-open = Abre la página en un navegador.
help-proxy = Un proxy delante de la casa, al que se le cree (X-Forwarded-For) quién pregunta; una vez por cada uno.
    .meta = DIRECCIÓN
help-seed-arena = Con otra semilla, otros repartos.
    .meta = SEMILLA
help-generator = De dónde sale el azar: fast o strong.
    .meta = NOMBRE
help-hands = Muestra también las cartas ocultas.
help-pace = Segundos de espera después de cada turno, de 0 a 10. Si no se dan, un momento en una terminal y nada fuera de ella.
    .meta = SEGUNDOS
help-record = Escribe el registro de la partida en este archivo.
    .meta = ARCHIVO
help-file = Un registro, tal como lo escribe «warren watch».
    .meta = ARCHIVO
help-number-of-games = Cuántas partidas, como mínimo.
    .meta = NÚMERO
help-until-decided = Para en cuanto quede claro si el primer bot gana en esta proporción, como 0.6, o solo la mitad de las partidas.
    .meta = PROPORCIÓN
help-json = Escribe el resultado en este archivo y sigue a partir de lo que ya contenga.
    .meta = ARCHIVO
help-jobs = Cuántos procesos; 0 es uno por núcleo.
    .meta = NÚMERO

## `warren arena`

arena-bots = Bots
arena-games = Partidas
arena-wins = Gana
arena-draws = Empata
arena-losses = Pierde
# Un empate cuenta la mitad.
arena-rate = Éxito %
# Intervalo de confianza.
arena-interval = IC 95 %
arena-rating = { $bot }: nivel { $rating }, más o menos { $doubt }.
arena-as-good = Decidido: { $bot } gana el { $rate } % o más.
arena-not-better = Decidido: { $bot } no pasa del 50 %.
arena-undecided = Sin decidir entre el 50 % y el { $rate } % para { $bot }. Haz que jueguen más partidas.
arena-interrupted =
    { $games ->
        [one] Interrumpido después de una partida, que no se guarda.
       *[other] Interrumpido después de { $games } partidas, que no se guardan.
    } La próxima vez, añade --json ARCHIVO para conservar lo jugado.
arena-kept =
    { $games ->
        [one] Interrumpido después de una partida.
       *[other] Interrumpido después de { $games } partidas.
    } Lo jugado está en { $path }, y la misma orden sigue desde ahí.
arena-more-errors =
    { $count ->
        [one] Otra partida se perdió por un error.
       *[other] Otras { $count } partidas se perdieron por errores.
    } Con --json ARCHIVO, el archivo guarda todos los registros.
arena-error = El reparto { $deal } se perdió por un error. { $error }

## Estudios

study-games = Partidas: { $games }; sin ganador: { $draws }.
study-lengths =
    { $unit ->
        [turns] Turnos por partida
       *[actions] Acciones por partida
    }: { $mean } de media; la más corta, cada décima parte y la más larga: { $lengths }
study-place = Quien juega en { $place }.º lugar gana el { $rate } % ({ $low } – { $high }).
study-fact = Qué ocurre
study-rules = Reglas
study-share = % partidas
study-times = Por partida
