# Construir un territorio y pasear por él, en el navegador.

## En la página de inicio

land-page-start-alone = Construir a solas
land-page-start-bot = Construir con un bot
land-page-start-friend = Construir con otra persona
land-page-start-walk = Pasear por un territorio ya hecho
land-page-open-file = Abrir un territorio guardado
land-page-dead-link = Este enlace no lleva a ninguna tierra. { $problem }
land-page-found = Un territorio espera a tu conejo.
land-page-walk-alone = Pasear por él
land-page-race-bot = Carrera en él contra un bot
land-page-race-friend = Carrera en él contra otra persona
land-page-walk-friend = Pasear por él con otra persona

## Qué hacer

land-page-place = Colocar
land-page-go-home = Ir a casa
land-page-placed =
    { $tile ->
        [none] Colócala aquí.
       *[other] Coloca aquí { $tile }.
    }{ $apart ->
        [yes] {" "}Empieza una isla.
       *[no] {""}
    }

## El territorio

land-page-map =
    El territorio hasta ahora: { $tiles ->
        [one] una pieza
       *[other] { $tiles } piezas
    }. Las flechas lo mueven, más y menos lo acercan y alejan, cero lo muestra entero.
land-page-closer = Acercar
land-page-farther = Alejar
land-page-fit = Verlo todo
land-page-sites =
    { $count ->
        [one] Un sitio para esta pieza
       *[other] { $count } sitios para esta pieza
    }. Las flechas van de sitio en sitio, R gira la pieza, Intro la coloca.
land-page-site =
    Sitio { $number } de { $count }, al { land-direction } de la ciudadela: { $apart ->
        [yes] mar adentro.
       *[no] junto a { $tiles }; une { $sides ->
            [one] un lado
           *[other] { $sides } lados
        }.
    }
land-page-again = Pulsa Intro otra vez para colocarla.
land-page-note =
    { $note ->
        [X] Pauta X: quedarían dos hexágonos lado con lado.
        [T] Pauta T: un camino acabaría en un hueco que ninguna pieza puede llenar.
       *[other] Pauta !: quedarían dos triángulos lado con lado.
    }
land-page-joins =
    Une { $sides ->
        [one] un lado
       *[other] { $sides } lados
    }: { $tiles }.
land-page-alone = Queda aparte, mar adentro.

## Las piezas propias

land-page-tiles = Tus piezas
land-page-stack =
    { $tile }{ $count ->
        [one] {""}
       *[other] , una de { $count }
    }{ $state ->
        [taken] , en la mano
        [free] {""}
       *[not] , ahora no
    }
land-page-flip-shape =
    { $shape ->
        [hexagon] Descubre un hexágono
        [rhombus] Descubre un rombo
       *[triangle] Descubre un triángulo
    }: quedan { $count }
land-page-how = Tienes en la mano { $tile }. Llévala al territorio o toca allí un punto.
land-page-turn = Girar
land-page-island = Empezar una isla
land-page-left = Quedan { $hexagons } hexágonos, { $rhombi } rombos y { $triangles } triángulos
land-page-joined =
    { $sides ->
        [one] un lado unido
       *[other] { $sides } lados unidos
    }

## Explorar

land-page-ways = Caminos que tomar
land-page-seen = { $seen } de { $all } vistos
land-page-houses = Lo que tu conejo ha visto
land-page-house =
    { $seen ->
        [yes] { $tile }: visto
       *[no] { $tile }: todavía no
    }

## Cuando el territorio está hecho

land-page-keep = Guardar este territorio
land-page-misses = Un territorio propio, en el que se puede jugar tal como es. Le falta:
land-page-good = Un buen territorio: no le falta nada.
land-page-save = Guardar en un archivo
land-page-link = Enlace
land-page-code = Código
land-page-copy-code = Copiar el código
