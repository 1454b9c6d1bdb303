# Jack Rabbits: what a player is asked; `.brief` for a bar where there is little room.

jackrabbits-ask-roll =
    { $player }, es tu turno: tira los dados.{ $fly ->
        [yes] { " " }O enseña antes un trébol como pasaporte: si vale tanto como los dados o más, te deja volar.
       *[no] { "" }
    }
    .brief =
        { $fly ->
            [yes] Tira los dados; o elige un trébol para volar.
           *[no] Tira los dados.
        }
jackrabbits-ask-journey =
    { $where ->
        [off-board] { $player }, estás fuera del tablero: tu viaje lleva al subterráneo.
        [underground] { $player }, sal por una cueva o quédate. Un traslado cuesta { $price }.
       *[hexagon] { $player }, ¿adónde vas? Cada traslado cuesta { $price }.
    }
    .brief =
        { $lottery ->
            [yes] Una carta coincide con los dados. Después, elige adónde ir.
           *[no] Elige adónde ir, o quédate.
        }
jackrabbits-ask-road = { $player }, estás en { $tile }. Cada traslado cuesta { $price }.
    .brief = Elige cómo seguir.
jackrabbits-ask-flight =
    Tu pasaporte { $passport } vale { $value } y los dados piden { $price }: { $missing ->
        [0] elige dónde aterrizar.
       *[other] paga el resto y aterriza, o cae.
    }
    .brief =
        { $missing ->
            [0] Elige dónde aterrizar.
           *[other] Elige dónde aterrizar y paga { $missing }, o cae.
        }
jackrabbits-ask-pay =
    { $what ->
        [claim] Para reclamar la figura paga
        [horse] Por el caballo paga
        [boat] Por la barca paga
        [cross] Para cruzar al otro camino paga
        [joker] Por el comodín paga
        [hole] Por la madriguera paga
        [landing] Por lo que falta al pasaporte paga
        [purchase] Por lo que compras paga
       *[other] Paga
    } { $need } en { $suits }{ $royal ->
        [yes] , con una figura entre ellas
       *[no] { "" }
    }. { $paid ->
        [0] Aún no has pagado nada.
       *[other] Llevas { $paid }{ $missing ->
            [0] : es suficiente.
           *[other] , faltan { $missing }.
        }
    }
    .brief = Elige cartas para pagar.
jackrabbits-ask-fight =
    { $first ->
        [yes] { $player }, ¿con qué picas atacas a { $rival }?
        [no] { $player }, supera en picas lo que ha jugado { $rival }, con { $need } o más, o ríndete y sal del tablero.
       *[defends] { $player }, { $rival } te ataca: supera sus picas, con { $need } o más, o ríndete, pierde una carta y sal del tablero.
    } { $played ->
        [0] { "" }
       *[other] Has jugado { $played }.
    }
    .brief = Pelea, o ríndete.
jackrabbits-ask-contest =
    { $player }, { $rival } visita { $place }. ¿Objetas la visita? Enseñas corazones que valgan seis{ $royal ->
        [yes] { " " }o la figura de la casa
       *[no] { "" }
    } (tienes { $points }). Si después { $rival } enseña corazones que valgan seis o la figura de la casa, sales tú del tablero; si no, sale { $rival }.
    .brief = ¿Objetas la visita de { $rival }?
jackrabbits-ask-prove =
    { $role ->
        [visitor] { $player }, { $rival } objeta tu visita en { $place }: enseña la figura de la casa o { $need } en corazones, o vete fuera del tablero.
       *[contester] { $player }, enseña { $need } en corazones para objetar la visita de { $rival } en { $place }.
    } { $shown ->
        [0] { "" }
       *[other] Has enseñado { $shown }.
    }
    .brief = Enseña corazones que valgan seis.
jackrabbits-ask-shop = Lo que has elegido cuesta { $price }; podrías gastar { $means } más. Elige más o di que eso es todo.
    .brief = Elige qué comprar.
jackrabbits-ask-discard =
    { $player }, tienes demasiadas cartas: descarta { $left ->
        [one] una.
       *[other] { $left }.
    }
    .brief = Elige qué descartar.
jackrabbits-ask-finish =
    { $player }, te { $left ->
        [one] sobra una carta
       *[other] sobran { $left } cartas
    }: descarta hasta el límite, o quédatelas y confía en que nadie cante.
    .brief = Descarta, o termina el turno.
jackrabbits-ask-acquire =
    { $player }, ¿qué haces en { $place }?{ $whose ->
        [none] { "" }
       *[some] { " " }{ jackrabbits-there-royal }
    }
    .brief = Adquiere lo que puedas, o termina el turno.
jackrabbits-ask-give-back = { $player }, nadie tiene cuatro figuras: devuelve una a la corte.
    .brief = Elige una figura para devolver.
jackrabbits-ask-call =
    { $player }, { $caught-count ->
        [one] { $caught } tiene
       *[other] { $caught } tienen
    } demasiadas cartas: puedes cantarlo{ $next ->
        [yes] , o empezar tu turno.
       *[no] , o dejarlo pasar.
    }
    .brief = Tira los dados; o canta quién tiene demasiadas cartas.
