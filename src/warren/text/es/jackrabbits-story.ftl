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
    .you = Recibes { $cards }.
jackrabbits-story-rolled =
    { $player } { $passport ->
        [none] saca
       *[some] muestra { $passport } como pasaporte y saca
    } { $first } y { $second }: el precio es { $price }.
    .you =
        { $passport ->
            [none] Sacas
           *[some] Muestras { $passport } como pasaporte y sacas
        } { $first } y { $second }: el precio es { $price }.
jackrabbits-story-matched =
    { $player } muestra { $card } en la lotería{ $drawn ->
        [none] .
        [hidden] { " " }y gana una carta.
       *[some] { " " }y gana { $drawn }.
    }
    .you =
        Muestras { $card } en la lotería{ $drawn ->
            [none] .
            [hidden] { " " }y ganas una carta.
           *[some] { " " }y ganas { $drawn }.
        }

## Una travesía: quien viaja es el sujeto de sus tramos

jackrabbits-story-journey = { $player } { $legs }.
    .you = { $legs }.
jackrabbits-leg-pays = paga { $cards }
    .you = pagas { $cards }
jackrabbits-leg-passes = pasa por { $tiles }
    .you = pasas por { $tiles }
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
        [climbed] sale por { $here } a la luz de las antorchas{ jackrabbits-leg-cost }
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
        [galloped] va desde { $here } hasta { $to } con los caballos de las herraduras{ jackrabbits-leg-cost }
        [trotted] va hasta { $here } con los caballos de las herraduras{ jackrabbits-leg-cost }
        [took-well] baja por el pozo de { $here }
        [drifted] va a la deriva hasta { $to }{ jackrabbits-leg-cost }
        [plunged] se desploma por el hoyo de { $here }
        [rowed-out] rema gratis desde { $here } hasta { $to }
        [sailed] navega en el velero desde { $here } hasta { $to }
        [tunneled] sale por { $here }{ jackrabbits-leg-cost }
        [took-crypt] baja por la cueva clausurada de { $here }
        [unlocked] abre la cueva clausurada desde { $here } y sale en { $to }{ jackrabbits-leg-cost }
        [flew] vuela hasta { $to }
        [flew-short] vuela hasta { $to }{ jackrabbits-leg-cost }
        [grounded] se queda en { $here }, sin dónde aterrizar
       *[fell] cae al destierro, porque el pasaporte no alcanza
    }
    .you =
        { $what ->
            [stayed] te quedas en { $here }
            [left] dejas { $here }
            [arrived] alcanzas { $here }
            [passed-through] pasas por { $here } sin detenerte
            [left-land] { $here ->
                [none] te sales del territorio
               *[some] te sales del territorio en { $here }
            }
            [turned-back] no encuentras por dónde seguir y vuelves hasta { $here }
            [got-up] vuelves al subsuelo
            [came-out] sales por { $here }
            [climbed] sales por { $here } a la luz de las antorchas{ jackrabbits-leg-cost }
            [went-down] bajas al subsuelo por { $here }
            [crossed] tomas el pasadizo en { $here }{ jackrabbits-leg-cost }
            [hired-horse] vas a caballo desde { $here } hasta { $to }{ jackrabbits-leg-cost }
            [rowed] remas desde { $here } hasta { $to }{ jackrabbits-leg-cost }
            [took-joker] { $here ->
                [none] tomas un comodín
               *[some] tomas un comodín en { $here }
            }{ jackrabbits-leg-cost }
            [rode] devuelves un comodín para cabalgar hasta { $to }
            [hopped] saltas desde { $here } hasta { $to }{ jackrabbits-leg-cost }
            [rowed-out] remas gratis desde { $here } hasta { $to }
            [galloped] vas desde { $here } hasta { $to } con los caballos de las herraduras{ jackrabbits-leg-cost }
            [trotted] vas hasta { $here } con los caballos de las herraduras{ jackrabbits-leg-cost }
            [took-well] bajas por el pozo de { $here }
            [drifted] vas a la deriva hasta { $to }{ jackrabbits-leg-cost }
            [plunged] te desplomas por el hoyo de { $here }
            [sailed] navegas en el velero desde { $here } hasta { $to }
            [tunneled] sales por { $here }{ jackrabbits-leg-cost }
            [took-crypt] bajas por la cueva clausurada de { $here }
            [unlocked] abres la cueva clausurada desde { $here } y sales en { $to }{ jackrabbits-leg-cost }
            [flew] vuelas hasta { $to }
            [flew-short] vuelas hasta { $to }{ jackrabbits-leg-cost }
            [grounded] te quedas en { $here }, sin dónde aterrizar
           *[fell] caes al destierro, porque el pasaporte no alcanza
        }

## Lo que se adquiere

jackrabbits-story-claimed = { $player } reclama { $card } en { $place } por { $cards } y pone allí una zanahoria.
    .you = Reclamas { $card } en { $place } por { $cards } y pones allí una zanahoria.
jackrabbits-story-bought =
    { $player } compra { $cards }{ $paid-count ->
        [0] { "" }
       *[other] { " " }por { $paid }
    }.
    .you =
        Compras { $cards }{ $paid-count ->
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
    .you =
        Atacas a { $rival } en { $place }{ $rounds ->
            [none] .
           *[other] : { $rounds }.
        }
    .at-you =
        { $player } te ataca en { $place }{ $rounds ->
            [none] .
           *[other] : { $rounds }.
        }
jackrabbits-story-fought = { $player } juega { $cards }
    .you = tú juegas { $cards }
jackrabbits-story-yielded = { $player } se rinde
    .you = tú te rindes
jackrabbits-story-contested =
    { $player } cuestiona la visita de { $rival } en { $place }{ $rounds ->
        [none] .
       *[other] : { $rounds }.
    }
    .you =
        Cuestionas la visita de { $rival } en { $place }{ $rounds ->
            [none] .
           *[other] : { $rounds }.
        }
    .at-you =
        { $player } cuestiona tu visita en { $place }{ $rounds ->
            [none] .
           *[other] : { $rounds }.
        }
jackrabbits-story-showed = { $player } muestra { $cards }
    .you = tú muestras { $cards }
jackrabbits-story-refused = { $player } no muestra nada
    .you = tú no muestras nada
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
    .you =
        Tenías derecho a entrar; { $rival } { $cards-count ->
            [0] { $thrown ->
                [yes] va al destierro
               *[no] no tenía razón
            }
           *[other] pierde { $cards }{ $thrown ->
                [yes] { " " }y va al destierro
               *[no] { "" }
            }
        }.
    .at-you =
        { $player } tenía derecho a entrar; { $cards-count ->
            [0] { $thrown ->
                [yes] vas al destierro
               *[no] no tenías razón
            }
           *[other] pierdes { $cards }{ $thrown ->
                [yes] { " " }y vas al destierro
               *[no] { "" }
            }
        }.

jackrabbits-story-discarded = { $player } descarta { $cards }.
    .you = Descartas { $cards }.
