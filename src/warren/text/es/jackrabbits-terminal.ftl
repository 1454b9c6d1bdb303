# Jack Rabbits en una terminal: la mesa en frases.

jackrabbits-board-turn =
    Turno { NUMBER($number, useGrouping: 0) }, { $player }: { $price ->
        [0] aún no se han tirado los dados
       *[other] los dados muestran { $first } y { $second }, así que el precio es { $price }
    }{ $passport ->
        [none] .
       *[some] , y { $passport } es el pasaporte de un vuelo.
    }
jackrabbits-board-player =
    { $player } { $where ->
        [road] está de camino, en { $place },
        [off-board] está fuera del tablero
       *[hexagon] está en { $place }
    } { $cards ->
        [0] sin cartas
        [one] con una carta
       *[other] con { $cards } cartas
    }{ $royals-count ->
        [0] .
       *[other] , entre ellas { $royals }.
    }
jackrabbits-board-jokers =
    { $count ->
        [one] un comodín
       *[other] { $count } comodines
    }
jackrabbits-board-laid = Sobre la mesa: { $cards }.
jackrabbits-board-basket = Elegidas para comprar: { $cards }.
jackrabbits-board-court =
    { $cards-count ->
        [0] La corte está vacía.
       *[other] En la corte: { $cards }.
    }
jackrabbits-board-spent =
    { $cards-count ->
        [0] El lote gastado está vacío
       *[other] En el lote gastado: { $cards }
    }; { $pile ->
        [0] el mazo está vacío.
        [one] en el mazo hay una carta.
       *[other] en el mazo hay { $pile } cartas.
    }
jackrabbits-board-hand =
    { $cards-count ->
        [0] No tienes cartas.
       *[other] Tu mano: { $cards }.
    }
