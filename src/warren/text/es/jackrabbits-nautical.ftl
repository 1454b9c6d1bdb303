# Jack Rabbits: los palos marítimos. Lo que permiten hacer, lo que pasó por ellos, lo que se pregunta y por qué no. Sus reglas están en jackrabbits-rules.ftl.

## Conchas

jackrabbits-action-lighthouse = Pagar con conchas para salvarte en el faro.
jackrabbits-action-drift = Pagar con conchas para ir a la deriva hasta { $road }.
jackrabbits-action-row = Remar gratis hasta { $road }.
jackrabbits-action-cast = Echar { $card } para robar dos cartas.

jackrabbits-fact-to-lighthouse = { $player } se salva en el faro, { $place }.
jackrabbits-fact-rowed-out = { $player } rema desde { $tile } hasta { $road }.
jackrabbits-fact-cast-shell = { $player } echa { $card } al mar.
jackrabbits-fact-cast-royal = { $player } echa { $card } al mar, y vuelve a la corte.
jackrabbits-fact-washed-up =
    { $card ->
        [hidden] { $player } roba una carta por una concha.
       *[shown] { $player } roba { $card } por una concha.
    }
jackrabbits-fact-drifted = { $player } va a la deriva hasta { $road }.
jackrabbits-fact-ashore = { $player } llega a la deriva a { $place }.
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
jackrabbits-fact-storm-passed = La tormenta de { $player } en { $place } ha pasado.
jackrabbits-fact-plunged = { $player } se desploma por el hoyo de { $tile }.
jackrabbits-fact-showed-ice = { $player } muestra { $card }.
jackrabbits-fact-to-glacier = { $player } se salva en el glaciar, { $place }.

jackrabbits-ask-ice =
    { $player }, muestra témpanos que valgan { $need } o más. Te los quedas. { $shown ->
        [0] Aún no has mostrado ninguno.
       *[other] Por ahora valen { $shown }.
    }
    .brief = Muestra témpanos que valgan { $need } o más.

jackrabbits-storm-there = Tu tormenta ya está allí: { $place }. Elige otro hexágono.
jackrabbits-stormed = La tormenta retiene a tu conejo en { $place }: solo se sale al destierro, por un lado que dé al mar. Espera a que pase.
jackrabbits-storm-notice = La tormenta de { $player } está en { $tile }: de allí solo se sale al destierro.

## Borradores

jackrabbits-idle-draft = El borrador de { $suits } no cambia nada: ese palo no está en juego.
jackrabbits-other-variant =
    { $drafted ->
        [yes] En esta carrera rige el borrador de { $suits }, que no tiene eso.
       *[no] Eso solo está en el borrador de { $suits }, que no rige en esta carrera.
    } Elige otra cosa.
