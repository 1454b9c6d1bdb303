# Jack Rabbits: los palos marítimos. Lo que permiten hacer, lo que pasó por ellos, lo que se pregunta y por qué no. Sus reglas están en jackrabbits-rules.ftl.

## Conchas

jackrabbits-action-lighthouse = Pagar con conchas para salvarte en el faro.
jackrabbits-action-drift = Pagar con conchas para ir a la deriva hasta { $road }.
jackrabbits-action-row = Remar gratis hasta { $road }.
jackrabbits-action-cast = Echar { $card } para robar dos cartas.

jackrabbits-fact-to-lighthouse = { $player } se salva en el faro, { $place }.
    .you = Te salvas en el faro, { $place }.
jackrabbits-fact-rowed-out = { $player } rema desde { $tile } hasta { $road }.
jackrabbits-fact-cast-shell = { $player } echa { $card } al mar.
    .you = Echas { $card } al mar.
jackrabbits-fact-cast-royal = { $player } echa { $card } al mar, y vuelve a la corte.
    .you = Echas { $card } al mar, y vuelve a la corte.
jackrabbits-fact-washed-up =
    { $card ->
        [hidden] { $player } roba una carta por una concha.
       *[shown] { $player } roba { $card } por una concha.
    }
    .you =
        { $card ->
            [hidden] Robas una carta por una concha.
           *[shown] Robas { $card } por una concha.
        }
jackrabbits-fact-drifted = { $player } va a la deriva hasta { $road }.
jackrabbits-fact-ashore = { $player } llega a la deriva a { $place }.
    .you = Llegas a la deriva a { $place }.
jackrabbits-fact-sank = { $card } va al lote de descartes.

jackrabbits-ask-cast =
    { $player }, por las conchas que has echado { $cards ->
        [one] te toca { $cards } carta
       *[other] te tocan { $cards } cartas
    }. Echa más, o róbalas.
    .brief = Echa más conchas, o roba.

jackrabbits-drift-to-hexagon = Si te expulsan o caes, la deriva solo lleva a un hexágono, y { $place } no lo es.
jackrabbits-drift-elsewhere = Te han expulsado de { $place }. Ve a la deriva a otra parte.
jackrabbits-row-elsewhere = Ya estás en { $place }. Rema hasta otra pieza.
jackrabbits-cast-underground = Las conchas se echan a cambio de cartas en el subsuelo, y tú estás en { $place }.
jackrabbits-cast-already = En este turno ya has echado conchas a cambio de cartas. Solo se puede una vez por turno.
jackrabbits-cast-first = Has echado conchas: echa más, o roba las cartas.

## Témpanos

jackrabbits-action-storm = Pagar para trasladar la tormenta: { $place }.
jackrabbits-action-plunge = Desplomarse por el hoyo del glaciar.
jackrabbits-action-glacier = Mostrar témpanos para salvarte en el glaciar.

jackrabbits-fact-moved-storm = { $player } traslada la tormenta: { $place }.
    .you = Trasladas la tormenta: { $place }.
jackrabbits-fact-storm-passed = La tormenta de { $player } en { $place } ha pasado.
    .you = Tu tormenta en { $place } ha pasado.
jackrabbits-fact-plunged = { $player } se desploma por el hoyo de { $tile }.
jackrabbits-fact-showed-ice = { $player } muestra { $card }.
    .you = Muestras { $card }.
jackrabbits-fact-to-glacier = { $player } se salva en el glaciar, { $place }.
    .you = Te salvas en el glaciar, { $place }.

jackrabbits-ask-ice =
    { $player }, muestra témpanos que valgan { $need } o más. Te los quedas. { $shown ->
        [0] Aún no has mostrado ninguno.
       *[other] Por ahora valen { $shown }.
    }
    .brief = Muestra témpanos que valgan { $need } o más.

jackrabbits-storm-below = Al subsuelo no llega ninguna tormenta. Elige un hexágono del territorio.
jackrabbits-storm-there = Tu tormenta ya está allí: { $place }. Elige otro hexágono.
jackrabbits-stormed = La tormenta retiene a tu conejo en { $place }: solo se sale al destierro, por un lado que dé al mar. Espera a que pase.
jackrabbits-storm-notice = La tormenta de { $player } está en { $tile }: de allí solo se sale al destierro.
    .you = Tu tormenta está en { $tile }: de allí solo se sale al destierro.

## Borradores

jackrabbits-idle-draft = El borrador de { $suits } no cambia nada: ese palo no está en juego.
jackrabbits-other-variant =
    { $drafted ->
        [yes] En esta carrera rige el borrador de { $suits }, que no tiene eso.
       *[no] Eso solo está en el borrador de { $suits }, que no rige en esta carrera.
    } Elige otra cosa.

jackrabbits-action-burden = Dejar { $card } en la carga de { $player }.
    .you = Dejar { $card } en tu propia carga.
jackrabbits-action-burden-high = Dejar { $card } en la carga de { $player } como once.
    .you = Dejar { $card } en tu propia carga como once.
jackrabbits-fact-burdened =
    { $player } deja { $card } en la carga de { $rival }, que vale { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
    .you =
        Dejas { $card } en la carga de { $rival }, que vale { $points ->
            [one] un punto
           *[other] { $points } puntos
        }.
    .at-you =
        { $player } deja { $card } en tu carga, que vale { $points ->
            [one] un punto
           *[other] { $points } puntos
        }.
    .self =
        { $player } deja { $card } en su propia carga, que vale { $points ->
            [one] un punto
           *[other] { $points } puntos
        }.
    .you-self =
        Dejas { $card } en tu propia carga, que vale { $points ->
            [one] un punto
           *[other] { $points } puntos
        }.
jackrabbits-ask-burden = { $player }, ¿dejas bellotas en la carga de alguien, la tuya u otra? Se suma a sus tiradas. Cuando llega a { $heavy } se descarta entera.
    .brief = Deja bellotas en una carga, o acaba tu turno.
jackrabbits-burden-notice =
    En la carga de { $player }: { $cards }. { $points ->
        [one] Se añade 1 punto
       *[other] Se añaden { $points } puntos
    } a sus tiradas.
    .you =
        En tu carga: { $cards }. { $points ->
            [one] Se añade 1 punto
           *[other] Se añaden { $points } puntos
        } a tus tiradas.
jackrabbits-lay-before-another = Pon estas cartas ante un solo jugador que puedas elegir, y no ante { $player }.
    .you = Pon estas cartas ante un solo jugador que puedas elegir, y no ante ti.

jackrabbits-action-freeze = Pagar para congelar a todos los demás.
jackrabbits-action-ice = Poner { $card } ante { $player } como hielo.
jackrabbits-action-ice-high = Poner { $card } ante { $player } como hielo que vale once.
jackrabbits-fact-froze = { $player } congela a todos los demás hasta que vuelva a ser el turno de { $player }.
    .you = Congelas a todos los demás hasta tu próximo turno.
jackrabbits-fact-thawed = Se derrite lo que congeló { $player }.
    .you = Se derrite lo que congelaste.
jackrabbits-fact-laid-ice =
    { $player } pone { $card } ante { $rival } como hielo, que vale { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
    .you =
        Pones { $card } ante { $rival } como hielo, que vale { $points ->
            [one] un punto
           *[other] { $points } puntos
        }.
    .at-you =
        { $player } pone { $card } ante ti como hielo, que vale { $points ->
            [one] un punto
           *[other] { $points } puntos
        }.
jackrabbits-fact-melted = { $card } se derrite y va al lote de descartes.
jackrabbits-ask-icing = { $player }, ¿pones témpanos ante otro jugador? Si sus próximos dados no superan ese hielo, su travesía solo lleva al destierro.
    .brief = Pon hielo ante un jugador, o acaba tu turno.
jackrabbits-frozen = Tu conejo está congelado en { $place }: solo se sale al destierro, por un lado que dé al mar. Espera al deshielo.
jackrabbits-iced = Tienes delante hielo que vale { $points } y tus dados no lo superan: tu conejo solo sale de { $place } al destierro, por un lado que dé al mar.
jackrabbits-ice-or-rest = Di antes qué témpanos pones y ante quién, o que no haces nada más.
jackrabbits-ice-icicles = Como hielo solo se ponen témpanos del as al diez, y { $card } no es de esos.
jackrabbits-ice-not-high = { $card } no cuenta once como hielo.
jackrabbits-freeze-notice = { $player } ha congelado a todos los demás: de un hexágono solo salen al destierro.
    .you = Has congelado a todos los demás: de un hexágono solo salen al destierro.
jackrabbits-ice-notice = Ante { $player } hay hielo que vale { $points }: { $cards }.
    .you = Tienes delante hielo que vale { $points }: { $cards }.

## En la página: momentos propios y lo que se pone en el territorio

jackrabbits-put-storm = Trasladar la tormenta ({ $price } en témpanos)
jackrabbits-sum-cast = Valen { $have } en conchas

jackrabbits-scene-casting = { $player } echa conchas al mar
    .now =
        { $role ->
            [me] Echa más conchas, o roba dos cartas por cada una que has echado.
           *[other] Cada concha echada trae dos cartas.
        }
jackrabbits-scene-show-ice = { $player } muestra témpanos
    .now =
        { $role ->
            [me] Muestra témpanos que valgan seis o más y te salvas en el glaciar. Te los quedas.
           *[other] Témpanos que valgan seis o más salvan a un conejo en el glaciar.
        }
jackrabbits-scene-icing = { $player } puede poner hielo
    .now =
        { $role ->
            [me] Pon témpanos ante otro jugador, o acaba tu turno. Si sus próximos dados no superan ese hielo, su travesía solo lleva al destierro.
           *[other] Si los dados no superan el hielo, la travesía solo lleva al destierro.
        }
