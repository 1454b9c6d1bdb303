# Jack Rabbits: what a player is asked; `.brief` for a bar where there is little room.

jackrabbits-ask-roll =
    { $player }, es tu turno: tira los dados.{ $also ->
        [passport] { " " }{ jackrabbits-also-fly }
        [choose] { " " }{ jackrabbits-also-choose }
        [choose-passport] { " " }{ jackrabbits-also-fly } { jackrabbits-also-choose }
       *[none] { "" }
    }
    .brief =
        { $also ->
            [passport] Tira los dados; o elige un trébol para volar.
            [choose] Tira los dados, o elígelos.
            [choose-passport] Tira los dados, o elígelos; o elige un trébol para volar.
           *[none] Tira los dados.
        }
jackrabbits-also-fly = O muestra antes un trébol como pasaporte: si vale tanto como los dados o más, te deja volar.
jackrabbits-also-choose = O devuelve un comodín y elige los dos dados.
jackrabbits-ask-journey =
    { $where ->
        [off-board] { $player }, estás en el destierro: tu travesía lleva al subsuelo.
        [underground] { $player }, sal por una cueva o quédate. Los traslados cuestan { $price }{ jackrabbits-of-the-load }.
       *[hexagon] { $player }, ¿adónde vas? Los traslados cuestan { $price }{ jackrabbits-of-the-load }.
    }
    .brief =
        { $lottery ->
            [yes] Una carta coincide con los dados. Después, elige adónde ir.
           *[no] Elige adónde ir, o quédate.
        }
jackrabbits-of-the-load =
    { $load ->
        [0] { "" }
       *[other] , { $load } de ellos por la pila sobrecargo
    }
jackrabbits-ask-road = { $player }, estás en { $tile }. Los traslados cuestan { $price }{ jackrabbits-of-the-load }.
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
        [cross] Por el pasadizo paga
        [joker] Por el comodín paga
        [hole] Por la madriguera paga
        [gallop] Por ir hasta allí a caballo paga
        [ring] Por tocar las campanas paga
        [send] Por enviar el velero paga
        [embark] Para que te lleve el velero paga
        [dispatch] Por enviar el barco pirata paga
        [loot] Por la bodega paga
        [unlock] Por abrir la cueva clausurada paga
        [tunnel] Por abrir la cueva paga
        [sink] Por hundirte en el subsuelo paga
        [trot] Por ir hasta allí a caballo paga
        [freeze] Para congelar a los demás paga
        [drift] Por ir allí a la deriva paga
        [storm] Por el traslado de la tormenta paga
        [lighthouse] Para salvarte en el faro paga
        [guard] Por poner el guardia paga
        [move-guard] Por trasladar el guardia paga
        [break-seals] Por romper la clausura paga
        [climb] Por la salida paga
        [summon] Para convocar a todos al subsuelo paga
        [beast] Por el traslado de la bestia paga
        [landing] Por lo que le falta al pasaporte paga
        [purchase] Por lo que compras paga
       *[other] Paga
    } { $need } en { $suits }{ $royal ->
        [yes] , con una figura entre las cartas
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
        [yes] { $player }, ¿con qué { $suits } atacas a { $rival }?
        [no] { $player }, supera a { $rival } con { $suits } que valgan { $need } o más, o ríndete y ve al destierro.
       *[defends] { $player }, { $rival } te ataca: responde con { $suits } que valgan { $need } o más, o ríndete, pierde una carta y ve al destierro.
    } { $played ->
        [0] { "" }
       *[other] Has jugado { $played }.
    }
    .brief = Pelea, o ríndete.
jackrabbits-ask-contest =
    { $player }, { $rival } visita { $place }. ¿Cuestionas la visita? Muestras corazones que valgan seis{ $royal ->
        [yes] { " " }o la figura de la casa
       *[no] { "" }
    } (tienes { $points }). Si después { $rival } muestra corazones que valgan seis o la figura de la casa, vas tú al destierro; si no, va { $rival }.
    .brief = ¿Cuestionas la visita de { $rival }?
jackrabbits-ask-prove =
    { $role ->
        [visitor] { $player }, { $rival } cuestiona tu visita en { $place }: muestra la figura de la casa o { $need } en corazones, o vete al destierro.
       *[contester] { $player }, muestra { $need } en corazones para cuestionar la visita de { $rival } en { $place }.
    } { $shown ->
        [0] { "" }
       *[other] Has mostrado { $shown }.
    }
    .brief = Muestra corazones que valgan seis.
jackrabbits-ask-shop = Lo que has elegido cuesta { $price }; puedes gastar { $means } más. Elige más o di que eso es todo.
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
    }: descarta, o quédatelas y confía en que nadie lo cante.
    .brief = Descarta, o termina el turno.
jackrabbits-ask-acquire =
    { $player }, ¿qué haces en { $place }?{ $whose ->
        [none] { "" }
       *[some] { " " }{ jackrabbits-there-royal }
    }
    .brief = Adquiere lo que puedas, o termina el turno.
jackrabbits-ask-give-back = { $player }, nadie puede tener cuatro figuras: devuelve una a la corte.
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
