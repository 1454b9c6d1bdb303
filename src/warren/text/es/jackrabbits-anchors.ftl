# Jack Rabbits: anclas. Lo que permiten hacer, lo que pasó por ellas, lo que se pregunta y por qué no. Sus reglas están en jackrabbits-rules.ftl.

jackrabbits-action-send = Pagar para enviar el velero a la torre de anclas.
jackrabbits-action-sail = Abordar el velero y navegar gratis hasta { $road }.
jackrabbits-action-embark = Pagar con anclas para que el velero te lleve a la torre de anclas.
jackrabbits-action-anchor = Poner { $card } debajo de la figura de esta casa.
jackrabbits-action-anchor-high = Poner { $card } debajo de la figura de esta casa como once.

jackrabbits-fact-sailed = { $player } aborda el velero en { $tile } y navega hasta { $road }.
jackrabbits-fact-sent-ship = { $player } envía el velero a { $place }.
    .you = Envías el velero a { $place }.
jackrabbits-fact-embarked = El velero lleva a { $player } a { $place }.
    .you = El velero te lleva a { $place }.
jackrabbits-fact-anchored =
    { $player } pone { $card } debajo de la figura de { $place }, que ahora cuesta { $points ->
        [one] un punto
       *[other] { $points } puntos
    } más.
    .you =
        Pones { $card } debajo de la figura de { $place }, que ahora cuesta { $points ->
            [one] un punto
           *[other] { $points } puntos
        } más.
jackrabbits-fact-lifted = Se descarta { $card }, que estaba debajo de la figura.

jackrabbits-ship-home = El velero ya está en su torre: { $place }.
jackrabbits-no-ship = El velero está en otra parte: { $place }. Sal de allí para abordarlo.
jackrabbits-sail-elsewhere = El velero te lleva a otra pieza, y ya estás en { $place }.
jackrabbits-ship-other-side = El velero está en otro lado de { $place }: solo se aborda por el camino que llega a él.
jackrabbits-embark-at-sea = El velero solo recoge a quien sale al mar por un camino.
jackrabbits-anchor-pips = Debajo de una figura solo se ponen anclas del as al diez, y { $card } no es de esas.
jackrabbits-anchor-not-high = { $card } no cuenta once debajo de una figura.
jackrabbits-anchored-already = Debajo de { $card } ya hay un ancla, y solo cabe una.

jackrabbits-ship-notice = El velero está en { $road }.
jackrabbits-ship-home-notice = El velero está en { $place }.
jackrabbits-anchor-notice = Debajo de la figura de { $place } está { $card }: reclamarla cuesta { $price }.

## El barco pirata, el borrador

jackrabbits-action-dispatch = Pagar para enviar el barco pirata: { $place }.
jackrabbits-action-loot = Pagar para llevarte todas las cartas de la bodega del barco pirata.

jackrabbits-fact-dispatched = { $player } envía el barco pirata: { $place }.
    .you = Envías el barco pirata: { $place }.
jackrabbits-fact-stowed = La carta de { $player } va a la bodega del barco pirata.
    .you = La carta que te tocaba va a la bodega del barco pirata.
jackrabbits-fact-looted =
    { $card ->
        [hidden] { $player } saca una carta de la bodega.
       *[seen] { $player } saca { $card } de la bodega.
    }
    .you =
        { $card ->
            [hidden] Sacas una carta de la bodega.
           *[seen] Sacas { $card } de la bodega.
        }
jackrabbits-fact-emptied-hold =
    { $player } se ha llevado { $count ->
        [one] la única carta
       *[other] las { $count } cartas
    } de la bodega.
    .you =
        Te has llevado { $count ->
            [one] la única carta
           *[other] las { $count } cartas
        } de la bodega.
jackrabbits-fact-hold-shuffled =
    No quedan otras cartas: { $count ->
        [one] la carta de la bodega pasa
       *[other] las { $count } cartas de la bodega pasan
    } a ser la pila.

jackrabbits-ship-there = El barco pirata ya está allí: { $place }. Elige otro hexágono.
jackrabbits-loot-at-ship = La bodega se vacía en la fase de adquisición, donde está el barco pirata: { $place }.
jackrabbits-hold-empty = La bodega del barco pirata está vacía.

jackrabbits-pirates-notice =
    El barco pirata está en { $place }, { $count ->
        [0] con la bodega vacía.
        [one] con 1 carta en la bodega.
       *[other] con { $count } cartas en la bodega.
    }

## En la página: lo que se pone en el territorio

jackrabbits-put-dispatch = Enviar el barco pirata ({ $price } en anclas)
