# Las opciones de Jack Rabbits: ajustes, acciones, hechos, motivos y reglas. Cada opción es un módulo de games/jackrabbits/options.

## Ajustes

jackrabbits-setting-advanced_citadel = La ciudadela es además palacio, plaza y torre: allí se cuestionan las llegadas, se vende cualquier palo y despegan y aterrizan los vuelos (JR-X1).
jackrabbits-setting-tight_suits = Solo hay en juego tantos palos, con sus casas y sus piezas con caminos, como jugadores: un territorio menor, con más encuentros (JR-X2).
jackrabbits-setting-ambivalent_aces = Un as vale 1 u 11, como prefiera quien lo usa: los ases pasan a ser las cartas numerales más fuertes (JR-X3).
jackrabbits-setting-capital_aces = El primer as que gastas vale 11 y se queda delante de ti, y los siguientes valen 1: cada jugador tiene un gran pago (JR-X4).
jackrabbits-setting-additional_capital = Tu as capital añade desde entonces un punto a cada suma de su palo; solo con los ases capitales (JR-X5).
jackrabbits-setting-special_flights = Un vuelo puede aterrizar en cualquier hexágono de la superficie y no solo en torres: los tréboles llevan a todas partes (JR-X6).
jackrabbits-setting-special_access = Un conejo que descansa en un lugar puede cuestionar a quien llegue allí, como en un palacio; en la edición completa, solo con corazones descubiertos antes (JR-X7).
jackrabbits-setting-trailing_carrots = En la misma travesía puedes seguir más allá de los hexágonos con una zanahoria tuya: tus casas se vuelven una red de caminos (JR-X8).
jackrabbits-setting-windfall_lottery = Toda carta que coincide con un dado gana una carta, también las recién ganadas, y un doble gana otra más: las manos crecen deprisa (JR-X9).
jackrabbits-setting-overtaxed_hands = El límite es de seis cartas en vez de nueve (JR-X10).
jackrabbits-setting-seized_surplus = Quien canta una mano demasiado grande se lleva las cartas que sobran, en vez de que se descarten (JR-X11).
jackrabbits-setting-patriarchal_values = Un as vale 14, un rey 13, una reina 12 y una jota 11, también en los mercados (JR-X12).
jackrabbits-setting-special_trades = Los jugadores que coinciden en un hexágono pueden intercambiar cartas de sus manos y mentir sobre lo que dan: quien miente va al destierro (JR-X13).

jackrabbits-label-advanced_citadel = Ciudadela avanzada
jackrabbits-label-tight_suits = Palos justos
jackrabbits-label-ambivalent_aces = Ases ambivalentes
jackrabbits-label-capital_aces = Ases capitales
jackrabbits-label-additional_capital = Capitales adicionales
jackrabbits-label-special_flights = Vuelos residenciales
jackrabbits-label-special_access = Palacios provisionales
jackrabbits-label-trailing_carrots = Zanahorias ventajosas
jackrabbits-label-windfall_lottery = Lotería gorda
jackrabbits-label-overtaxed_hands = Manos extralimitadas
jackrabbits-label-seized_surplus = Excedente expropiado
jackrabbits-label-patriarchal_values = Valores patriarcales
jackrabbits-label-special_trades = Comercio interpersonal

## Combinaciones con nombre

jackrabbits-preset-usual = La carrera tal como es: travesías, figuras y las cuatro estrategias.
    .name = Estándar
jackrabbits-preset-family = Para niños y primeras partidas: el turno y sus travesías sin estrategias, y una lotería que da más cartas.
    .name = En familia
jackrabbits-preset-classic = El juego tal como está en el reglamento antiguo: la edición completa, y un rey, una reina y una jota que llevar a casa.
    .name = Clásico
jackrabbits-preset-quick = Para una carrera corta: un territorio pequeño con tantos palos como jugadores, ases fuertes y una lotería que da más cartas.
    .name = Rápido
jackrabbits-preset-travellers = Para travesías largas: los caminos siguen por tus propias casas, los vuelos aterrizan donde sea y el primer as que gastas sigue trabajando para ti.
    .name = Viajeros
jackrabbits-preset-bazaar = Para quien disfruta regateando: manos llenas, un mercado en la ciudadela y tratos en los que nadie está obligado a decir la verdad.
    .name = Bazar
jackrabbits-preset-cutthroat = Para mesas sin piedad: manos pequeñas, cantos que compensan y ninguna llegada segura, ni siquiera la última.
    .name = Sin piedad
jackrabbits-preset-frontier = Para tres o cuatro que ya conocen la carrera: caballos, un guardia, clausuras y una bestia que guarda los caminos. Un rey, una reina y una jota que llevar a casa.
    .name = Frontera
jackrabbits-preset-frontier-for-two = La frontera para dos: lo mismo sin diamantes, porque entre dos hay poco con que comerciar.
    .name = Frontera para dos
jackrabbits-preset-wildfire = Para quien juega con fuego: tres figuras de un mismo palo que llevar a casa, peleas que mandan al destierro a todos los que están cerca y un faro que te salva.
    .name = Fuego salvaje
jackrabbits-preset-archipelago = Para dos o tres amantes del mar: islas con un velero entre ellas, un faro que te salva y campanas que te llaman a su torre. Tres figuras de palos distintos que llevar a casa.
    .name = Archipiélago
jackrabbits-preset-grand = Para una larga velada con todo lo que hay: los doce palos en el territorio más grande, vuelos que llegan a cualquier parte y caminos que siguen a través de tus casas.
    .name = La gran carrera

## Ajustes que no van juntos

error-settings-tight-suits =
    Con palos justos hay tantos palos como jugadores ({ $rule }): juegan { $players }, y { $count ->
        [one] se nombra un palo
       *[other] se nombran { $count } palos
    }: { $suits }. Nombra { $players }, o no nombres ninguno.
error-settings-too-few-suits = El objetivo «{ $objective }» pide figuras de { $needed } palos ({ $rule }), y solo están en juego { $suits }. Elige otro objetivo, o más palos.
error-settings-drafts = «{ $value }» no es un palo que se pueda jugar según un borrador (ajuste { $name }). Lo son { $known }: escríbelos separados por comas, o none.

## Lo que la mesa debe saber

jackrabbits-idle-advanced_citadel = La ciudadela avanzada no cambia nada en esta mesa: es palacio con corazones, plaza con diamantes y torre con tréboles, y ninguno de ellos está en juego.
jackrabbits-idle-special_flights = Los vuelos residenciales no cambian nada en esta mesa: sin tréboles nadie vuela.
jackrabbits-idle-special_access = Los palacios provisionales no cambian nada en esta mesa: sin corazones nadie cuestiona una visita.
jackrabbits-idle-special_trades = El comercio interpersonal no cambia nada en esta mesa: sin diamantes nadie comercia.

## Acciones

jackrabbits-action-capital = Hacer de { $card } tu as capital.
jackrabbits-action-lay = Descubrir { $card }.
jackrabbits-action-offer = Ofrecer un trato a { $player }.
jackrabbits-action-say = Decir que das { $card }.
jackrabbits-action-ask = Pedir { $card }.
jackrabbits-action-accept = Aceptar la oferta.
jackrabbits-action-give = Dar { $card }.

## Lo que se pregunta

jackrabbits-ask-capital = { $player }, ¿qué as será tu as capital?
    .brief = Elige tu as capital.
jackrabbits-ask-lay =
    { $player }, puedes descubrir corazones que valgan { $need } o más: con ellos puedes cuestionar la visita de quien llegue adonde descansas. { $points ->
        [0] Aún no hay ninguno.
       *[other] Llevas { $points }.
    }
    .brief = Descubre corazones, o termina el turno.
jackrabbits-ask-pass = { $player }, en { $place } hay una zanahoria tuya: detente ahí o sigue. Los traslados cuestan { $price }.
    .brief = Detente aquí, o sigue.
jackrabbits-ask-wording =
    { $player }, haz tu oferta a { $rival }: primero lo que das, después lo que pides. Al menos en un lado todo han de ser diamantes, y puedes mentir. { $said-count ->
        [0] { "" }
       *[other] { $asked-count ->
            [0] Por ahora: { $said }.
           *[other] Por ahora: { $said } por { $asked }.
        }
    }
    .brief = Di qué da cada parte.
jackrabbits-ask-response = { $player }, { $rival } te ofrece { $said } por { $asked }. ¿Aceptas el trato? Después cada parte da sus cartas bocabajo, y quien dé otras que las acordadas va al destierro.
    .brief = ¿Aceptas la oferta?
jackrabbits-ask-giving =
    { $player }, elige a escondidas lo que das a { $rival }: { $left ->
        [one] una carta.
       *[other] { $left } cartas.
    } Lo acordado es que das { $cards }: si das otras, vas al destierro.
    .brief = Elige lo que das.

## Lo que ha pasado

jackrabbits-fact-guarded = La ciudadela es también palacio: los demás pueden cuestionar la llegada de { $player }.
    .you = La ciudadela es también palacio: los demás pueden cuestionar tu llegada.
jackrabbits-fact-laid-capital = { $card } vale once y se queda delante de { $player }: es su as capital.
    .you = { $card } vale once y se queda delante de ti: es tu as capital.
jackrabbits-fact-stood-ground = En { $place } descansa un conejo y puede cuestionar la llegada de { $player }.
    .you = En { $place } descansa un conejo y puede cuestionar tu llegada.
jackrabbits-fact-contested-resting = { $player } cuestiona la visita de { $rival } en { $place }, con los corazones que tiene descubiertos.
jackrabbits-fact-laid-open = { $player } descubre { $card }.
jackrabbits-fact-passed-through = { $player } tiene una zanahoria en { $place } y sigue más allá.
jackrabbits-fact-double = Doble { $number }: { $player } gana una carta más.
jackrabbits-fact-seized =
    { $card ->
        [hidden] { $player } le quita a { $rival } una carta que le sobraba.
       *[shown] { $player } le quita a { $rival } { $card }, que le sobraba.
    }
    .you =
        { $card ->
            [hidden] Le quitas a { $rival } una carta que le sobraba.
           *[shown] Le quitas a { $rival } { $card }, que le sobraba.
        }
    .at-you =
        { $card ->
            [hidden] { $player } te quita una carta que te sobraba.
           *[shown] { $player } te quita { $card }, que te sobraba.
        }
jackrabbits-fact-seized-royal = { $player } le quita a { $rival } { $card }, que le sobraba, y la zanahoria de su casa es ahora de { $player }.
    .you = Le quitas a { $rival } { $card }, que le sobraba, y la zanahoria de su casa es ahora tuya.
    .at-you = { $player } te quita { $card }, que te sobraba, y la zanahoria de su casa es ahora de { $player }.
jackrabbits-fact-offered = { $player } le ofrece un trato a { $rival }.
jackrabbits-fact-said = { $player } dice que le dará { $card } a { $rival }.
jackrabbits-fact-asked = { $player } le pide { $card } a { $rival }.
jackrabbits-fact-accepted = { $player } acepta la oferta de { $rival }.
    .you = Aceptas la oferta de { $rival }.
    .at-you = { $player } acepta tu oferta.
jackrabbits-fact-declined = { $player } rechaza la oferta de { $rival }.
    .you = Rechazas la oferta de { $rival }.
    .at-you = { $player } rechaza tu oferta.
jackrabbits-fact-gave =
    { $card ->
        [hidden] { $player } le da a { $rival } una carta bocabajo.
       *[shown] { $player } le da a { $rival } { $card }.
    }
jackrabbits-fact-gave-as-said = { $player } le da a { $rival } { $card }, como se acordó.
jackrabbits-fact-gave-royal = { $player } le da a { $rival } { $card }, y la zanahoria de su casa es ahora de { $rival }.
jackrabbits-fact-exchanged =
    { $player } y { $rival } han intercambiado { $given ->
        [one] una carta
       *[other] { $given } cartas
    } por { $taken }.
jackrabbits-fact-swindled = { $player } no le ha dado a { $rival } lo acordado.
    .you = No le has dado a { $rival } lo acordado.
    .at-you = { $player } no te ha dado lo acordado.

jackrabbits-story-double =
    Doble: { $player } { $drawn ->
        [none] no gana nada, porque no hay qué robar.
        [hidden] gana una carta más.
       *[some] gana además { $drawn }.
    }
    .you =
        Doble: { $drawn ->
            [none] no ganas nada, porque no hay qué robar.
            [hidden] ganas una carta más.
           *[some] ganas además { $drawn }.
        }
jackrabbits-story-laid-open = { $player } descubre { $cards }.
    .you = Descubres { $cards }.
jackrabbits-story-contested-resting =
    { $player }, con corazones descubiertos, cuestiona la visita de { $rival } en { $place }{ $rounds ->
        [none] .
       *[other] : { $rounds }.
    }
    .you =
        Con corazones descubiertos, cuestionas la visita de { $rival } en { $place }{ $rounds ->
            [none] .
           *[other] : { $rounds }.
        }
    .at-you =
        { $player }, con corazones descubiertos, cuestiona tu visita en { $place }{ $rounds ->
            [none] .
           *[other] : { $rounds }.
        }
jackrabbits-story-offered = { $player } le ofrece a { $rival } un trato: { $cards } por { $asked }.
    .you = Le ofreces a { $rival } un trato: { $cards } por { $asked }.
    .at-you = { $player } te ofrece un trato: { $cards } por { $asked }.
jackrabbits-story-exchanged = { $player } le da a { $rival } { $cards } y recibe { $taken }.
    .you = Le das a { $rival } { $cards } y recibes { $taken }.
    .at-you = { $player } te da { $cards } y recibe { $taken }.
jackrabbits-story-face-down =
    { $count ->
        [one] una carta bocabajo
       *[other] { $count } cartas bocabajo
    }

## Por qué algo no se puede hacer

jackrabbits-name-capital = Has gastado varios ases y aún no tenías as capital. Antes nombra el que se queda delante de ti.
jackrabbits-capital-no-ace = Solo un as puede ser tu as capital, y { $card } no lo es.
jackrabbits-capital-not-spent = Se nombra uno de los ases que acabas de gastar, y { $card } no está entre ellos.
jackrabbits-stop-or-go-on = Estás de camino y has llegado a una zanahoria tuya: { $place }. Detente aquí, o sigue por otro camino.
jackrabbits-lay-or-rest = Tu turno está a punto de acabar: descubre corazones que valgan { $missing } o más, o ninguno, y acábalo.
jackrabbits-card-matched-already = En esta lotería { $card } ya ha ganado una carta, y cada carta gana una sola vez. Muestra otra.
jackrabbits-trade-oneself = No puedes hacer un trato contigo. Ofréceselo a alguien cuyo conejo esté en tu hexágono.
jackrabbits-trade-elsewhere = El conejo de { $player } no está en tu hexágono. Comercia con quienes encuentres.
jackrabbits-offered-already = En este turno ya le has ofrecido un trato a { $player }, y solo se hace una oferta a cada jugador. Espera a tu próximo turno.
jackrabbits-trade-nothing = No tienes ninguna carta con que comerciar.
jackrabbits-trade-for-nothing = { $player } no tiene ninguna carta con que comerciar.
jackrabbits-trade-diamonds = Al menos en un lado del trato, todas las cartas que se dicen han de ser diamantes. Elige un diamante.
jackrabbits-no-diamond-left = Un trato pide un diamante que alguna de las dos partes pueda tener, y todos están a la vista en otro sitio. Espera a que se vuelvan a robar.
jackrabbits-word-first = Le estás ofreciendo un trato a { $player }. Antes di qué cartas da cada parte, o deshazlo.
jackrabbits-word-both = Un trato tiene cartas en los dos lados. Di lo que das y después lo que le pides a { $player }.
jackrabbits-word-own = Antes di lo que das, y después lo que pides.
jackrabbits-said-own = Ya has dicho lo que das y estás eligiendo lo que le pides a { $player }. Deshaz eso para añadir más.
jackrabbits-said-already = { $card } ya está en esta oferta. Elige otra carta.
jackrabbits-seen-elsewhere = Todos pueden ver que { $card } no puede estar en esa mano. Elige una carta que pueda estar en ella.
jackrabbits-said-all =
    { $player } solo tiene { $held ->
        [one] una carta
       *[other] { $held } cartas
    } que dar. Sigue con la oferta.
jackrabbits-answer-offer = Te han ofrecido un trato. Antes acéptalo o recházalo.
jackrabbits-give-first =
    Antes elige lo que das: { $left ->
        [one] una carta.
       *[other] { $left } cartas.
    }
jackrabbits-given-already = Ya has elegido { $card }. Elige otra carta.
jackrabbits-give-lower =
    { $left ->
        [one] Hay que dar una carta
       *[other] Hay que dar { $left } cartas
    }, de menor a mayor, y tras { $card } no vienen bastantes. Elige antes una menor.

## Las reglas

rule-JR-X1 = Ajuste `advanced_citadel`. La ciudadela es también palacio, de modo que las llegadas se pueden cuestionar con corazones, aunque allí no vale como tal la carta de ninguna reina (decisión nuestra); plaza, donde con diamantes se compran cartas de cualquier palo; y torre, donde despegan y aterrizan vuelos. Allí el restante se paga en cualquier palo, y también se puede gastar el propio pasaporte.
    .title = Ciudadela avanzada
    .setting = advanced_citadel
rule-JR-X2 = Ajuste `tight_suits`. Hay tantos palos, y juegos de piezas con caminos, como jugadores. La mesa elige los palos; si no, son picas, luego corazones, luego diamantes y luego tréboles. Un objetivo que esos palos no pueden cumplir se rechaza.
    .title = Palos justos
    .setting = tight_suits
rule-JR-X3 = Ajuste `ambivalent_aces`. Cada vez que se usa un as, quien lo usa decide si vale 1 u 11. En la lotería es un 1, y quien compra uno en un mercado puede contarlo como 1.
    .title = Ases ambivalentes
    .setting = ambivalent_aces
rule-JR-X4 = Ajuste `capital_aces`. El primer as que gastas, en un pago o en una pelea, vale 11 y se queda bocarriba delante de ti el resto de la partida; los siguientes valen 1. Mientras no tengas as capital, también puedes mostrar un as como 11, de pasaporte o entre corazones o témpanos, sin gastarlo. Si los primeros ases que gastas son varios a la vez, tú nombras el capital. Un as capital ya no está en tu mano: no se cuenta, ni se quita, ni se intercambia, ni se vuelve a gastar. En un mercado un as cuesta 1. No se combina con los ases ambivalentes (decisión nuestra).
    .title = Ases capitales
    .setting = capital_aces
rule-JR-X5 = Ajuste `additional_capital`, solo con los ases capitales. Tu as capital añade un punto a cada suma que necesitas, en un pago, en una pelea, en un duelo de campanas o en los corazones o témpanos que muestras, si allí se acepta su palo: una vez por suma, y solo junto con alguna carta de tu mano.
    .title = Capitales adicionales
    .setting = additional_capital
rule-JR-X6 = Ajuste `special_flights`. Un vuelo que sale de una torre puede aterrizar en cualquier hexágono de la superficie.
    .title = Vuelos residenciales
    .setting = special_flights
rule-JR-X7 =
    Ajuste `special_access`. En la edición estándar, un jugador cuyo conejo descansa en el hexágono al que llega otro puede cuestionar la visita según las reglas de los corazones, en todas partes menos en el subsuelo.

    En la edición completa solo puedes hacerlo si, al acabar allí tu turno, descubriste corazones que valgan seis o más, también en todas partes menos en el subsuelo. Quedan descubiertos hasta que te pones en camino, aunque después tengas que volver (JR-J6; decisión nuestra), y siguen siendo cartas de tu mano. Son lo que muestras; si bajan de seis, pierdes el derecho.

    Fuera de los palacios, la figura de la casa vale lo que la carta de la reina en un palacio.
    .title = Palacios provisionales
    .setting = special_access
rule-JR-X8 = Ajuste `trailing_carrots`. Un hexágono con una zanahoria tuya no tiene por qué detenerte: hayas llegado como hayas llegado, puedes seguir por cualquier otro camino en la misma travesía. Pasar de largo no cuenta como llegar (decisión nuestra).
    .title = Zanahorias ventajosas
    .setting = trailing_carrots
rule-JR-X9 = Ajuste `windfall_lottery`. Toda carta que coincide con un dado gana una carta, también las recién ganadas, cada una una sola vez. Un doble gana una carta más, haya o no coincidencias (decisión nuestra).
    .title = Lotería gorda
    .setting = windfall_lottery
rule-JR-X10 = Ajuste `overtaxed_hands`. El límite de cartas es seis.
    .title = Manos extralimitadas
    .setting = overtaxed_hands
rule-JR-X11 = Ajuste `seized_surplus`. Si cantas que alguien tiene demasiadas cartas, te llevas las que le sobran, al azar (decisión nuestra), en vez de que las descarte. No se combina con el límite estricto.
    .title = Excedente expropiado
    .setting = seized_surplus
rule-JR-X12 = Ajuste `patriarchal_values`. Un as vale 14, un rey 13, una reina 12 y una jota 11. En la lotería un as sigue siendo un 1 (decisión nuestra). No se combina con otros valores de los ases: ases ambivalentes, ases capitales, capitales adicionales (decisión nuestra).
    .title = Valores patriarcales
    .setting = patriarchal_values
rule-JR-X13 =
    Ajuste `special_trades`. En la fase de adquisición puedes ofrecer un trato a un jugador que esté en tu hexágono, una oferta por jugador y turno (decisión nuestra). Dices qué cartas da cada parte, al menos una por lado, y al menos en un lado solo diamantes. No se puede nombrar una carta que todos ven en otra parte (decisión nuestra).

    Si se acepta la oferta, cada parte elige a escondidas tantas cartas como se dijeron, y no tienen por qué ser esas. Se intercambian; se cambian las zanahorias, y las figuras que pasen de tres vuelven a la corte; después, quien dio otras cartas que las dichas va al destierro, aunque el intercambio vale. Entonces se comprueba si has ganado; si no, la fase sigue.
    .title = Comercio interpersonal
    .setting = special_trades
