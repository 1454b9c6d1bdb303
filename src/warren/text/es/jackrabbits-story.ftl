# Jack Rabbits contado como un relato: una tirada, una travesía entera, una pelea o una compra, una frase cada vez.

jackrabbits-story-dealt =
    { $players-count ->
        [one] { $players } recibe { $count } cartas.
       *[other] { $players } reciben { $count } cartas cada uno.
    }
jackrabbits-story-hand = { $player } recibe { $cards }.
jackrabbits-story-rolled =
    { $player } { $passport ->
        [none] saca
       *[some] enseña { $passport } como pasaporte y saca
    } { $first } y { $second }: el precio es { $price }.
jackrabbits-story-matched =
    { $player } enseña { $card } en la lotería{ $drawn ->
        [none] .
        [hidden] { " " }y gana una carta.
       *[some] { " " }y gana { $drawn }.
    }

## Una travesía: quien viaja es el sujeto de sus tramos

jackrabbits-story-journey = { $player } { $legs }.
jackrabbits-leg-pays = paga { $cards }
jackrabbits-leg-passes = pasa por { $tiles }
jackrabbits-leg-cost =
    { $cards-count ->
        [0] { "" }
       *[other] { " " }(por { $cards })
    }
jackrabbits-leg =
    { $what ->
        [stayed] se queda en { $here }
        [left] deja { $here }
        [arrived] alcanza { $here }
        [passed-through] sigue más allá de { $here }
        [left-land] { $here ->
            [none] se sale del territorio
           *[some] se sale del territorio en { $here }
        }
        [turned-back] no encuentra otra salida que volver: { $here }
        [got-up] vuelve al subterráneo
        [came-out] sale por { $here }
        [went-down] baja al subterráneo por { $here }
        [crossed] cruza { $here } campo a través{ jackrabbits-leg-cost }
        [hired-horse] va a caballo desde { $here } hasta { $to }{ jackrabbits-leg-cost }
        [rowed] rema desde { $here } hasta { $to }{ jackrabbits-leg-cost }
        [took-joker] { $here ->
            [none] toma un comodín
           *[some] toma un comodín en { $here }
        }{ jackrabbits-leg-cost }
        [rode] devuelve un comodín para cabalgar hasta { $to }
        [hopped] salta desde { $here } hasta { $to }{ jackrabbits-leg-cost }
        [flew] vuela hasta { $to }
        [flew-short] vuela hasta { $to }{ jackrabbits-leg-cost }
        [grounded] se queda en { $here }, sin dónde aterrizar
       *[fell] cae fuera del tablero, por un pasaporte demasiado bajo
    }

## Lo que se adquiere

jackrabbits-story-claimed = { $player } reclama { $card } en { $place } por { $cards } y pone allí una zanahoria.
jackrabbits-story-bought =
    { $player } compra { $cards }{ $paid-count ->
        [0] { "" }
       *[other] { " " }por { $paid }
    }.

## Peleas y objeciones

jackrabbits-story-rounds = { $rounds }.
jackrabbits-story-next = { $start }; { $item }
jackrabbits-story-attacked =
    { $player } ataca a { $rival } en { $place }{ $rounds ->
        [none] .
       *[other] : { $rounds }.
    }
jackrabbits-story-fought = { $player } juega { $cards }
jackrabbits-story-yielded = { $player } se rinde
jackrabbits-story-contested =
    { $player } objeta la visita de { $rival } en { $place }{ $rounds ->
        [none] .
       *[other] : { $rounds }.
    }
jackrabbits-story-showed = { $player } enseña { $cards }
jackrabbits-story-refused = { $player } no enseña nada
jackrabbits-story-welcome =
    Reciben bien a { $player }; { $rival } { $cards-count ->
        [0] { $thrown ->
            [yes] sale despedido del tablero
           *[no] no tenía razón
        }
       *[other] pierde { $cards }{ $thrown ->
            [yes] { " " }y sale despedido del tablero
           *[no] { "" }
        }
    }.

jackrabbits-story-discarded = { $player } descarta { $cards }.
