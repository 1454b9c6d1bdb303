# Jack Rabbits contado como un relato: una tirada, una travesía entera, una pelea o una compra, una frase cada vez.

jackrabbits-story-dealt =
    { $players-count ->
        [one] { $players } recibe { $count ->
            [one] una carta.
           *[other] { $count } cartas.
        }
       *[other] { $players } reciben { $count ->
            [one] una carta por cabeza.
           *[other] { $count } cartas por cabeza.
        }
    }
jackrabbits-story-hand = { $player } recibe { $cards }.
jackrabbits-story-rolled =
    { $player } { $passport ->
        [none] saca
       *[some] muestra { $passport } como pasaporte y saca
    } { $first } y { $second }: el precio es { $price }.
jackrabbits-story-matched =
    { $player } muestra { $card } en la lotería{ $drawn ->
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
        [passed-through] pasa por { $here } sin detenerse
        [left-land] { $here ->
            [none] se sale del territorio
           *[some] se sale del territorio en { $here }
        }
        [turned-back] no encuentra por dónde seguir y vuelve hasta { $here }
        [got-up] vuelve al subsuelo
        [came-out] sale por { $here }
        [went-down] baja al subsuelo por { $here }
        [crossed] toma el pasadizo en { $here }{ jackrabbits-leg-cost }
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
       *[fell] cae al destierro, porque el pasaporte no alcanza
    }

## Lo que se adquiere

jackrabbits-story-claimed = { $player } reclama { $card } en { $place } por { $cards } y pone allí una zanahoria.
jackrabbits-story-bought =
    { $player } compra { $cards }{ $paid-count ->
        [0] { "" }
       *[other] { " " }por { $paid }
    }.

## Peleas y visitas cuestionadas

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
    { $player } cuestiona la visita de { $rival } en { $place }{ $rounds ->
        [none] .
       *[other] : { $rounds }.
    }
jackrabbits-story-showed = { $player } muestra { $cards }
jackrabbits-story-refused = { $player } no muestra nada
jackrabbits-story-welcome =
    { $player } tenía derecho a entrar; { $rival } { $cards-count ->
        [0] { $thrown ->
            [yes] va al destierro
           *[no] no tenía razón
        }
       *[other] pierde { $cards }{ $thrown ->
            [yes] { " " }y va al destierro
           *[no] { "" }
        }
    }.

jackrabbits-story-discarded = { $player } descarta { $cards }.
