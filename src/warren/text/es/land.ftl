# Construir un territorio: su nombre, ajustes, acciones, razones, hechos y finales. Sus reglas están en land-rules.ftl; las piezas y las pautas, en jackrabbits-land.ftl.

land-game = Construir un territorio
    .about = De una a cuatro personas colocan hexágonos, rombos y triángulos lado con lado hasta que crece un territorio con caminos alrededor de la ciudadela; después sus conejos pueden pasear por él.
    .turn = Descubres una de tus piezas, o la eliges, y la colocas lado con lado junto al territorio; un hexágono puede también empezar una isla. Cuando todas las piezas están colocadas, el territorio está construido, y los conejos pueden salir a conocerlo, camino a camino.
    .typed = Una opción es su número o su forma breve (flip:rhombus, tile:tower-clubs o road:ne).
    .asked = home
    .rule = JR-B4

## Ajustes

land-setting-players = Cuántos construyen: una persona sola o hasta cuatro juntas (JR-B1).
land-setting-suits = Qué palos están en juego, de dos a doce; cada uno trae tres casas y un juego de piezas con caminos (JR-E0b).
land-setting-style = Cómo se construye: en strict descubres una pieza cada turno, en free eliges entre tus piezas y freestyle no tiene turnos (JR-B3).
land-setting-guidelines = Las pautas se imponen (enforce), se dan como consejo (advise) o no cuentan (ignore) (JR-B4).
land-setting-explore = Los conejos pasean por el territorio una vez construido (JR-B5).
land-setting-land = El territorio por el que se pasea: build construye uno nuevo, sample es el que viene con el juego, generated sale de una semilla (compact, wild, islands o archipelago), y el código de un territorio te devuelve a él (JR-B3).
land-setting-tiles = El juego de piezas: el estándar o el código del tuyo (JR-P4).

land-label-players = Jugadores
land-label-suits = Palos
land-label-style = Construcción
land-label-guidelines = Pautas
land-label-explore = Explorar
land-label-land = Territorio
land-label-tiles = Piezas
land-option-style =
    { $value ->
        [strict] estricta: descubre una pieza y colócala
        [free] libre: elige entre tus piezas
       *[freestyle] sin turnos
    }
land-option-guidelines =
    { $value ->
        [enforce] obligatorias
        [advise] como consejo
       *[ignore] sin pautas
    }

form-shape = forma
form-tile = pieza
form-x = x
form-y = y
form-turn = giro
form-direction = dirección

## Acciones

land-action-flip =
    Descubre uno de tus { $shape ->
        [hexagon] hexágonos
        [rhombus] rombos
       *[triangle] triángulos
    }.
land-action-tile = Toma { $tile }.
land-action-at = Colócala en { $x }, { $y }.
land-action-apart = Empieza una isla con ella.
land-action-turn =
    { $turn ->
        [0] Déjala como está.
        [1] Gírala una vez.
       *[other] Gírala dos veces.
    }
land-action-road = Toma el camino del { land-direction }.
land-action-home = Vuelve a casa: ya has visto bastante.

land-direction =
    { $direction ->
        [ne] nordeste
        [n] norte
        [nw] noroeste
        [sw] suroeste
        [s] sur
       *[se] sureste
    }
land-shapes =
    { $shape ->
        [hexagon] hexágonos
        [rhombus] rombos
       *[triangle] triángulos
    }

## Por qué una acción no vale ahora

land-flip-first = Primero descubre una de tus piezas: di de qué forma.
land-put-back = Has devuelto uno de tus { land-shapes } porque no cabía en ninguna parte. Descubre otra forma.
land-none-left = Ya no te quedan { land-shapes }. Descubre otra forma.
land-tile-first = Primero toma una de tus piezas.
land-not-your-tile = No tienes { $tile }. Elige una de tus piezas.
land-fits-nowhere = Ahora no hay ningún lugar donde { $tile } respete las pautas. Elige otra de tus piezas.
land-place-first = Tienes en la mano { $tile }. Di dónde va.
land-turn-first = Tienes en la mano { $tile } y has elegido su lugar. Di en qué posición va.
land-apart-first = Ese lugar está en el mar. Di primero que empiezas una isla con { $tile }.
land-island-joined = Una isla empieza aparte de todo: ahí, { $tile } tocaría el territorio. Elige un lugar más alejado o empieza la jugada de nuevo.
land-islet-anyway = Un islote siempre está aparte: di simplemente dónde va { $tile }.
land-islet-crowded = Un islote guarda las distancias: ahí, { $tile } tocaría otra pieza en una esquina. Busca un lugar más alejado.
land-islet-enclosed = Un islote conserva el mar abierto a su alrededor: ahí, { $tile } cerraría el agua junto a uno. Busca otro lugar.
land-no-room-apart = Ahora no hay sitio para una isla. Coloca { $tile } de manera que toque el territorio.
land-too-far = Eso está demasiado lejos para { $tile }. Quédate cerca del territorio.
land-walk-or-home = El territorio está construido. Toma un camino con tu conejo o vuelve a casa.
land-no-road-there = Desde aquí ningún camino lleva a tu conejo hacia el { land-direction }, o tu conejo acaba de venir de allí. Toma otro camino.

## Qué habla a favor de un lugar

land-merit-joins =
    Une { $sides ->
        [one] un lado
       *[other] { $sides } lados
    }.
land-merit-all-break = Vaya donde vaya { $tile }, se rompe alguna directriz: este lugar es el que más une.

## Qué ha pasado

land-fact-founded = La ciudadela está colocada. Con { $suits } palos hay { $tiles } piezas para construir; el subsuelo queda aparte.
land-fact-dealt =
    { $player } recibe { $hexagons ->
        [one] un hexágono
       *[other] { $hexagons } hexágonos
    }, { $rhombi ->
        [one] un rombo
       *[other] { $rhombi } rombos
    } y { $triangles ->
        [one] un triángulo
       *[other] { $triangles } triángulos
    }.
    .you =
        Recibes { $hexagons ->
            [one] un hexágono
           *[other] { $hexagons } hexágonos
        }, { $rhombi ->
            [one] un rombo
           *[other] { $rhombi } rombos
        } y { $triangles ->
            [one] un triángulo
           *[other] { $triangles } triángulos
        }.
land-fact-received = { $player } recibe { $tile }.
    .you = Recibes { $tile }.
land-fact-flipped = { $player } descubre { $tile }.
    .you = Descubres { $tile }.
land-fact-put-back = No hay ningún lugar donde { $tile } respete las pautas: { $player } devuelve la pieza y descubre otra forma.
    .you = No hay ningún lugar donde { $tile } respete las pautas: devuelves la pieza y descubres otra forma.
land-fact-relaxed = No encaja ninguna de las piezas de { $player }: para { $tile } no cuenta la pauta { $guideline }.
    .you = No encaja ninguna de tus piezas: para { $tile } no cuenta la pauta { $guideline }.
land-fact-placed =
    { $player } coloca { $tile } y une { $joins ->
        [one] un lado
       *[other] { $joins } lados
    }.
    .you =
        Colocas { $tile } y unes { $joins ->
            [one] un lado
           *[other] { $joins } lados
        }.
land-fact-island = { $player } empieza una isla con { $tile }.
    .you = Empiezas una isla con { $tile }.
land-fact-islet = { $player } coloca un islote en el mar: { $tile }.
    .you = Colocas un islote en el mar: { $tile }.
land-fact-note-hexagons = En contra de la pauta X, quedan dos hexágonos lado con lado: { $tile } y { $beside }.
land-fact-note-triangles = En contra de la pauta !, quedan dos triángulos lado con lado: { $tile } y { $beside }.
land-fact-note-dead-end = En contra de la pauta T, queda un camino cortado: hay un hueco que ninguna pieza puede llenar junto a { $tile }.
land-fact-built =
    El territorio está construido: { $joins ->
        [one] hay un par de lados unidos
       *[other] hay { $joins } pares de lados unidos
    }, y { $ports ->
        [one] un camino sale
       *[other] { $ports } caminos salen
    } al mar.
land-fact-misses-way = { land-misses-way }
land-fact-misses-nearness = { land-misses-nearness }
land-fact-misses-ways-on = { land-misses-ways-on }
land-fact-misses-boats = { land-misses-boats }
land-fact-misses-inland-roads = En { $roads } rombos hay caminos que van de mar a mar; debería haber uno como mucho.
land-fact-misses-joins = { land-misses-joins }
land-fact-revisited = Has vuelto a un territorio de { $tiles } piezas.
land-fact-set-out = El conejo de { $player } está en la ciudadela.
    .you = Tu conejo está en la ciudadela.
land-fact-left-by = El conejo de { $player } deja { $tile } por el camino del { land-direction }.
land-fact-passed = Pasa por { $tile }.
land-fact-came-to-fork = Llega a una bifurcación: { $tile }.
land-fact-arrived = Ha llegado hasta { $tile }.
land-fact-strayed = Tras { $tile } se acaba el territorio. El conejo de { $player } aparece otra vez en la ciudadela.
    .you = Tras { $tile } se acaba el territorio. Tu conejo aparece otra vez en la ciudadela.
land-fact-went-home =
    El conejo de { $player } vuelve a casa. Ha estado en { $hexagons ->
        [one] un hexágono
       *[other] { $hexagons } hexágonos
    }.
    .you =
        Tu conejo vuelve a casa. Ha estado en { $hexagons ->
            [one] un hexágono
           *[other] { $hexagons } hexágonos
        }.

## Lo mismo como relato

land-story-received = { $player } recibe { $tiles }.
    .you = Recibes { $tiles }.
land-story-left =
    El conejo de { $player } deja { $tile } por el camino del { land-direction }{ $passed-count ->
        [0] .
       *[other] { " " }y pasa por { $passed }.
    }
    .you =
        Tu conejo deja { $tile } por el camino del { land-direction }{ $passed-count ->
            [0] .
           *[other] { " " }y pasa por { $passed }.
        }

## Cómo acabó

land-built = El territorio está construido, entre todos. Lados unidos: { $scores }.
land-explored = Todos los conejos están en casa. Hexágonos vistos: { $scores }.

## Qué puede fallar

error-land-code = Eso no es el código de un territorio. Cópialo entero, desde la L del principio hasta la última letra.
error-settings-land = El ajuste «{ $name }» no nombra ningún territorio, como sample, generated:7 (con cualquier semilla) o el código de uno. { $problem }

## What is asked: in full, in brief for a bar where there is little room, and by which keys it is answered

land-ask-flip = { $player }, ¿qué forma descubres?
    .brief = Te toca: descubre una pieza.
    .keys = Elige con ← y → y pulsa Intro.
land-ask-tile = { $player }, ¿qué pieza tomas?
    .brief = Te toca: coloca una pieza en el territorio.
    .keys = Elige con ← y → y pulsa Intro.
land-ask-anytime = { land-ask-tile }
    .brief =
        { $alone ->
            [yes] { land-ask-tile.brief }
           *[no] Sigue construyendo cuando quieras.
        }
    .keys = { land-ask-tile.keys }
land-ask-place = { $player }, ¿dónde va { $tile }?
    .brief = Te toca: búscale un sitio.
    .keys = Mueve la pieza con las flechas y pulsa Intro.
land-ask-road = { $player }, ¿adónde va tu conejo?
    .brief = ¿Adónde salta tu conejo?
    .keys = Elige un camino con las flechas y pulsa Intro, o pulsa su número.
