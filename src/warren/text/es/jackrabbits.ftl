# Jack Rabbits: su nombre, ajustes, acciones, hechos y finales. Sus reglas están en jackrabbits-rules.ftl; los motivos, en jackrabbits-reasons.ftl.

jackrabbits-game = Jack Rabbits
    .about = Una carrera de dos a cuatro jugadores: visitar casas nobles por caminos, barcas y madrigueras, reunir tres figuras y llevarlas de vuelta a la ciudadela.
    .turn = Un turno tiene cuatro fases. En la lotería tiras los dos dados: su suma es el precio del turno, y una carta tuya que coincide con un dado te gana otra. En la travesía sigues los caminos hasta el primer hexágono, lo que es gratis, o pagas el precio por los traslados de camino: por pasadizos, a caballo o en barca, con comodines, por madrigueras; o te quedas donde estás. En la adquisición reclamas la figura de la casa en la que estás, por diez puntos de su palo; en el juego estándar puedes además pelear, o comprar en una plaza. Con el incremento robas una carta, si no estás en el destierro. Gana quien lleva tres figuras a la ciudadela.
    .typed = Una opción es su número, su forma breve (roll, stay o claim) o solo la carta: 7H, 10♥ o diez de corazones. Los palos son C ♣, S ♠, H ♥ y D ♦.
    .asked = 7H
    .rule = JR-J3

## Ajustes

jackrabbits-setting-players = Cuántos juegan, de dos a cuatro, contando los bots (JR-S2).
jackrabbits-setting-rules = A qué se juega: intro tiene el turno con sus travesías; standard añade vuelos, peleas, visitas cuestionadas y mercados (JR-S3).
jackrabbits-setting-edition = Con qué edición de las reglas se juega donde difieren: standard o full (JR-S3, JR-H2, JR-H4, JR-X7).
jackrabbits-setting-objective = Con qué tres figuras se gana: tres cualesquiera, tres de palos distintos, un rey con una reina y una jota, ambas cosas a la vez o tres de un palo (JR-O2).
jackrabbits-setting-suits = Qué palos están en juego, de dos a doce; cada uno trae sus cartas, tres casas y un juego de piezas con caminos (JR-E0b).
jackrabbits-setting-drafts = Qué palos se juegan según su borrador, los otros mecanismos del reglamento inglés: ninguno (none) o algunos de estos: bellotas (acorns: una carga para cada jugador), conchas (shells: quien cae va a la deriva hasta un puerto), anclas (anchors: un barco pirata que reúne cartas), campanas (bells: quien cae va al subsuelo y puede arrastrar a otro) y témpanos (icicles: hielo en lugar de tormenta) (JR-EV4 a JR-EV8).
jackrabbits-setting-land = El territorio de la carrera: usual y sample son el que viene con el juego (con otros palos, usual es uno generado), generated sale de una semilla, y el código de un territorio te devuelve a él (JR-B3).
jackrabbits-setting-tiles = El juego de piezas: el estándar o el código del tuyo (JR-P4).
jackrabbits-setting-first_player = Quién empieza: un jugador al azar o el de ese asiento (JR-S2).
jackrabbits-setting-hand_limit = Cuántas cartas puedes tener en la mano, figuras y comodines incluidos (JR-N1).
jackrabbits-setting-surplus = Qué pasa con las cartas que superan el límite: las conservas hasta que alguien lo canta (on-call), o las descartas enseguida (strict) (JR-N2).
jackrabbits-setting-turn_limit = Tras cuántos turnos acaba en empate una partida sin decidir; con none no hay límite (JR-G1).

jackrabbits-label-players = Jugadores
jackrabbits-label-rules = Juego
jackrabbits-label-edition = Edición
jackrabbits-label-objective = Objetivo
jackrabbits-label-suits = Palos
jackrabbits-label-drafts = Borradores
jackrabbits-label-land = Territorio
jackrabbits-label-tiles = Piezas
jackrabbits-label-first_player = Quién empieza
jackrabbits-label-hand_limit = Límite de cartas
jackrabbits-label-surplus = Cartas de más
jackrabbits-label-turn_limit = Límite de turnos
jackrabbits-option-rules =
    { $value ->
        [intro] introductorio: turno y travesías
       *[standard] estándar: con las cuatro estrategias
    }
jackrabbits-option-edition =
    { $value ->
        [standard] estándar
       *[full] completa
    }
jackrabbits-option-objective =
    { $value ->
        [simple] sencillo: tres figuras cualesquiera
        [diverse] diverso: tres palos
        [monarchic] monárquico: rey, reina y jota
        [diverse-monarchic] diverso y monárquico
       *[tribal] tribal: todas de un palo
    }
jackrabbits-option-first_player =
    { $value ->
        [random] al azar
        [0] jugador 1
        [1] jugador 2
        [2] jugador 3
       *[3] jugador 4
    }
jackrabbits-option-surplus =
    { $value ->
        [on-call] se descartan cuando se canta
       *[strict] se descartan enseguida
    }
jackrabbits-note-tribal = En esta mesa nadie puede quitarle a otro una figura, así que el objetivo «tribal», tres figuras de un palo, puede volverse imposible para todos.

form-place = lugar
form-road = camino
form-player = jugador
form-cave = cueva
form-dice = dados

## Conejos

jackrabbits-rabbit =
    { $seat ->
        [0] Blanco
        [1] Marrón
        [2] Gris
       *[3] Negro
    }

# Las figuras que le faltan a un jugador. $royals nombra cada una una vez.
jackrabbits-missing =
    { $count ->
        [0] Las tres: a la ciudadela.
        [one] Falta una: { $royals }.
       *[other] Faltan { $count }: { $royals }.
    }
jackrabbits-missing-royal =
    { $which ->
        [any] cualquiera
        [other] otro palo
        [same] un mismo palo
        [K] rey
        [Q] reina
        [J] jota
       *[suit] { card-suit }
    }

## Acciones

jackrabbits-action-roll = Tirar los dados.
jackrabbits-action-passport = Mostrar { $card } como pasaporte y volar en este turno.
jackrabbits-action-match = Mostrar { $card } en la lotería y robar una carta.
jackrabbits-action-stay = Quedarte donde estás.
jackrabbits-action-go = Tomar { $road }.
jackrabbits-action-ride = Devolver un comodín y cabalgar hasta { $place }.
jackrabbits-action-horse = Pagar un caballo y cabalgar hasta { $place }.
jackrabbits-action-boat = Pagar una barca y remar hasta { $road-tile } (lado { $road-side }).
jackrabbits-action-cross = Pagar el pasadizo y cruzar hasta el otro camino.
jackrabbits-action-joker = Pagar por un comodín.
jackrabbits-action-hole = Salir por { $cave }.
jackrabbits-action-back = Volver a donde empezó la travesía.
jackrabbits-action-down = Bajar al subsuelo.
jackrabbits-action-fly = Volar hasta { $place }.
jackrabbits-action-fall = Caer al destierro.
jackrabbits-action-pay = Pagar con { $card }.
jackrabbits-action-done = Eso es todo.
jackrabbits-action-claim = Reclamar la figura de esta casa.
jackrabbits-action-attack = Atacar a { $player }.
jackrabbits-action-fight = Pelear con { $card }.
jackrabbits-action-yield = Rendirte en la pelea.
jackrabbits-action-contest = Cuestionar la visita.
jackrabbits-action-prove = Mostrar { $card }.
jackrabbits-action-queen = Mostrar la figura de esta casa.
jackrabbits-action-refuse = No mostrar nada e irte al destierro.
jackrabbits-action-buy = Comprar { $card } del lote de descartes.
jackrabbits-action-discard = Descartar { $card }.
jackrabbits-action-return = Devolver { $card } a la corte.
jackrabbits-action-rest = No hacer nada más en este turno.
jackrabbits-action-call = Cantar: { $player } tiene demasiadas cartas.

## Lo que ha pasado

jackrabbits-fact-dealt =
    { $card ->
        [hidden] { $player } recibe una carta.
       *[shown] { $player } recibe { $card }.
    }
    .you =
        { $card ->
            [hidden] Recibes una carta.
           *[shown] Recibes { $card }.
        }
jackrabbits-fact-begins = Empieza { $player }.
    .you = Empiezas tú.
jackrabbits-fact-turn = Turno { $number }: { $player }.
jackrabbits-fact-rolled = { $player } saca { $first } y { $second }: el precio de este turno es { $price }.
jackrabbits-fact-rolled-off-land = { $player }, que no está sobre el territorio, saca { $first } y { $second }: el precio de este turno es { $price }.
jackrabbits-fact-matched = { $player } muestra { $card } en la lotería.
jackrabbits-fact-won-card =
    { $card ->
        [hidden] { $player } gana una carta.
       *[shown] { $player } gana { $card }.
    }
    .you =
        { $card ->
            [hidden] Ganas una carta.
           *[shown] Ganas { $card }.
        }
jackrabbits-fact-stayed = { $player } se queda en { $place }.
jackrabbits-fact-left = { $player } deja { $road-tile } y va hacia { $to }.
jackrabbits-fact-walked = { $player } sigue desde { $road-tile } hacia { $to }.
jackrabbits-fact-arrived = { $player } alcanza { $place }.
jackrabbits-fact-left-land = Tras { $road-tile } se acaba el territorio, y { $player } queda en el destierro.
jackrabbits-fact-turned-back = { $player } no encuentra por dónde seguir y vuelve hasta { $place }.
jackrabbits-fact-crossed = { $player } toma el pasadizo en { $tile } y cruza hasta el otro camino.
jackrabbits-fact-hired-horse = { $player } alquila un caballo en { $tile } y cabalga hasta { $place }.
jackrabbits-fact-rowed = { $player } rema desde { $tile } hasta { $road-tile }.
jackrabbits-fact-took-joker = { $player } toma { $card } de la corte.
jackrabbits-fact-rode = { $player } devuelve { $card } y cabalga hasta { $place }.
jackrabbits-fact-hopped = { $player } se mete por { $tile } y sale por { $cave }.
jackrabbits-fact-went-down = { $player } baja al subsuelo por { $tile }.
jackrabbits-fact-came-out = { $player } sale por { $tile }.
jackrabbits-fact-got-up = { $player } vuelve del destierro y queda en el subsuelo.
jackrabbits-fact-paid = { $player } paga { $card }.
jackrabbits-fact-paid-royal = { $player } paga { $card }, que vuelve a la corte.
jackrabbits-fact-claimed = { $player } reclama { $card } y pone una zanahoria en { $place }.
jackrabbits-fact-drew =
    { $card ->
        [hidden] { $player } roba una carta.
       *[shown] { $player } roba { $card }.
    }
    .you =
        { $card ->
            [hidden] Robas una carta.
           *[shown] Robas { $card }.
        }
jackrabbits-fact-reshuffled =
    La pila está vacía: { $count ->
        [one] la única carta del lote de descartes pasa a ser la nueva pila.
       *[other] las { $count } cartas del lote de descartes se barajan y forman la nueva pila.
    }
jackrabbits-fact-nothing-to-draw = La pila y el lote de descartes están vacíos: { $player } no roba nada.
    .you = La pila y el lote de descartes están vacíos: no robas nada.
jackrabbits-fact-discarded = { $player } descarta { $card }.
jackrabbits-fact-discarded-royal = { $player } descarta { $card }, que vuelve a la corte.
jackrabbits-fact-discarded-joker = { $player } descarta { $card }, que vuelve a la corte.
jackrabbits-fact-called = { $player } canta: { $rival } tiene demasiadas cartas.
    .you = Cantas: { $rival } tiene demasiadas cartas.
    .at-you = { $player } canta: tienes demasiadas cartas.
jackrabbits-fact-passport = { $player } muestra { $card } como pasaporte, para volar.
    .you = Muestras { $card } como pasaporte, para volar.
jackrabbits-fact-flew = { $player } vuela hasta { $place }.
jackrabbits-fact-flew-short =
    { $player } vuela hasta { $place }, tras pagar { $shortfall ->
        [one] el punto que le faltaba
       *[other] los { $shortfall } puntos que le faltaban
    } al pasaporte.
jackrabbits-fact-grounded = No hay dónde aterrizar: { $player } se queda en { $place }.
jackrabbits-fact-fell =
    { $player } cae al destierro: al pasaporte le { $shortfall ->
        [one] faltaba un punto
       *[other] faltaban { $shortfall } puntos
    }.
jackrabbits-fact-attacked = { $player } ataca a { $rival } en { $place }.
jackrabbits-fact-fought = { $player } pelea con { $card }.
jackrabbits-fact-fought-royal = { $player } pelea con { $card }, que después vuelve a la corte.
jackrabbits-fact-yielded = { $player } se rinde: { $rival } gana la pelea.
jackrabbits-fact-stole =
    { $card ->
        [hidden] { $player } le quita una carta a { $rival }.
       *[shown] { $player } le quita { $card } a { $rival }.
    }
    .you =
        { $card ->
            [hidden] Le quitas una carta a { $rival }.
           *[shown] Le quitas { $card } a { $rival }.
        }
    .at-you =
        { $card ->
            [hidden] { $player } te quita una carta.
           *[shown] { $player } te quita { $card }.
        }
jackrabbits-fact-stole-royal = { $player } le quita { $card } a { $rival }, y la zanahoria de su casa es ahora de { $player }.
    .you = Le quitas { $card } a { $rival }, y la zanahoria de su casa es ahora tuya.
    .at-you = { $player } te quita { $card }, y la zanahoria de su casa es ahora de { $player }.
jackrabbits-fact-stole-nothing = { $rival } no tiene ninguna carta que { $player } pueda quitarle.
    .you = { $rival } no tiene ninguna carta que puedas quitarle.
    .at-you = No tienes ninguna carta que { $player } pueda quitarte.
jackrabbits-fact-returned = { $player } devuelve { $card } a la corte: nadie puede tener más de tres figuras.
    .you = Devuelves { $card } a la corte: nadie puede tener más de tres figuras.
jackrabbits-fact-thrown-off = { $player } va al destierro desde { $place }.
    .you = Vas al destierro desde { $place }.
jackrabbits-fact-contested = { $player } cuestiona la visita de { $rival } en { $place }.
jackrabbits-fact-proved = { $player } muestra { $card }.
jackrabbits-fact-showed-queen = { $player } muestra { $card }, la carta de esta casa.
jackrabbits-fact-refused = { $player } no le muestra nada a { $rival }.
jackrabbits-fact-was-welcome = { $player } tenía derecho a entrar, y { $rival } no tenía razón.
jackrabbits-fact-lost-proof = { $player } descarta { $card }, que había mostrado.
    .you = Descartas { $card }, que habías mostrado.
jackrabbits-fact-lost-royal-proof = { $player } descarta { $card }, que había mostrado y vuelve a la corte.
    .you = Descartas { $card }, que habías mostrado y vuelve a la corte.
jackrabbits-fact-bought = { $player } compra { $card } del lote de descartes.
jackrabbits-fact-won = { $player } está en la ciudadela con las tres figuras que ganan.
jackrabbits-fact-turn-limit =
    { $turns ->
        [one] Se ha llegado al límite de un turno
       *[other] Se ha llegado al límite de { $turns } turnos
    }: la partida acaba en empate.
jackrabbits-fact-stuck = Durante una ronda entera nadie ha robado, pagado ni movido, y no hay qué robar: la partida acaba en empate.

## Cómo ha terminado

jackrabbits-end-won = { $winners } gana la carrera. Figuras: { $scores }.
    .how = { $winners } ha llegado antes que nadie a la ciudadela con tres figuras. Figuras: { $scores }.
    .mine = Has llegado antes que nadie a la ciudadela con tres figuras. Figuras: { $scores }.
jackrabbits-end-turn-limit = Se ha llegado al límite de turnos: la partida acaba en empate. Figuras: { $scores }.
jackrabbits-end-stuck = No queda nada que robar y nadie mueve: la partida acaba en empate. Figuras: { $scores }.

## Posiciones preparadas

error-position-phase = No existe la fase «{ $phase }». Las fases son { $known }.
error-position-place = En este territorio no hay ningún lugar «{ $place }» para un conejo. Nombra un hexágono como tower-clubs, o off-board.
error-position-option = La opción «{ $option }» no está en juego en esta posición. Actívala, con los palos de los que trata en juego, o quita lo que recuerda.
error-position-nothing-remembered = La opción «{ $option }» no tiene nada que recordar. Quítala.
error-position-remembered = «{ $text }» no puede ser lo que la opción «{ $option }» recuerda aquí de ese jugador. Puede ser un as capital que siga en la pila, corazones de la mano que valgan seis o más y estén descubiertos donde descansa el conejo, cartas de la mano que ya han ganado en esta lotería, «offered» para un trato ofrecido, bellotas de la pila para la carga, o escudos de una mano que no tiene el turno, con figuras o sin ellas, de menor a mayor, que clausuren un hexágono.
