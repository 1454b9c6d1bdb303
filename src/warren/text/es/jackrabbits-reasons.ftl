# Jack Rabbits: por qué algo no se puede hacer ahora, y el menor cambio que lo haría posible.

## Lo que es para otro momento

jackrabbits-other-time =
    { $what ->
        [pass] Ahora no hay nada que dejar pasar. Elige qué haces.
        [roll] En este turno ya se han tirado los dados. La próxima tirada es de quien sigue.
        [passport] El pasaporte se enseña antes de tirar, en una torre. Espera a tu próximo turno.
        [match] En la lotería se enseña una carta después de tirar y antes de la travesía. Espera a tu próxima tirada.
        [stay] Solo puedes quedarte donde podría empezar una travesía: después de tirar. Espera a tu próximo turno.
        [go] Los caminos son para la travesía, después de tirar. Tira antes, o espera a tu próximo turno.
        [ride] Con un comodín se cabalga en la travesía, después de tirar. Tira antes, o espera a tu próximo turno.
        [horse] Los caballos se alquilan de camino, donde un mercader. Ponte en marcha y pasa por uno.
        [boat] Las barcas se alquilan de camino, donde un mercader junto al mar. Ponte en marcha y pasa por uno.
        [cross] El camino se deja en plena marcha, en un bosque, una montaña o un río. Ponte en marcha y pasa por uno.
        [joker] Los comodines se venden de camino, en una taberna. Ponte en marcha y pasa por una.
        [hole] De una cueva se sale viniendo de otra, de camino, o del subterráneo. Ponte en marcha y pasa por una.
        [down] Al subterráneo se baja de camino, por una cueva, o desde fuera del tablero. Ponte en marcha y pasa por una cueva.
        [fly] La travesía es un vuelo solo si antes de tirar enseñaste un trébol como pasaporte, en una torre.
        [fall] Solo acaba en caída un vuelo con un pasaporte que no alcanza.
        [pay] Ahora no hay nada que pagar. Di antes qué quieres pagar.
        [done] Ahora no hay nada que terminar. Elige qué haces.
        [claim] Una figura se reclama en la fase de adquisición, después de la travesía.
        [attack] Se ataca en la fase de adquisición, después de la travesía y antes de reclamar.
        [fight] Ahora no hay ninguna pelea. Ataca a un conejo de tu hexágono, en la fase de adquisición.
        [yield] Ahora no hay ninguna pelea en la que rendirte.
        [contest] Solo se puede objetar cuando otro conejo alcanza un palacio. Espera a eso.
        [prove] Solo se enseñan corazones cuando se objeta la visita a un palacio. Espera a eso.
        [queen] La carta de la reina solo se enseña cuando se objeta una visita a su palacio. Espera a eso.
        [refuse] Ahora nadie te pide que enseñes nada ni te ofrece un cambio.
        [buy] Se compra en la fase de adquisición, en una plaza.
        [capital] Solo nombra un as capital quien ha gastado juntos varios ases como los primeros.
        [lay] Los corazones se descubren al final de tu turno, con acceso especial en la edición completa.
        [offer] Se ofrece un cambio en la fase de adquisición, si la mesa ha acordado el comercio interpersonal.
        [say] Ahora no hay ninguna oferta que decir. Ofrece antes un cambio.
        [ask] Ahora no hay ninguna oferta que decir. Ofrece antes un cambio.
        [accept] Ahora nadie te ha ofrecido un cambio.
        [give] Ahora no hay ningún cambio en el que dar una carta.
        [discard] Puedes descartar hasta el límite antes de la travesía, en la fase de adquisición y después del incremento, no ahora.
        [return] Solo devuelve una figura quien ha conseguido una cuarta.
        [rest] Puedes acabar tu turno cuando la travesía está hecha. Sigue con lo que toca ahora.
       *[call] Ahora no hay nada que cantar.
    }
jackrabbits-not-in-intro =
    El juego de introducción no tiene { $what ->
        [passport] vuelos
        [fly] vuelos
        [fall] vuelos
        [attack] peleas
        [fight] peleas
        [yield] peleas
        [buy] mercados
       *[other] objeciones
    }. Están en el juego normal.
jackrabbits-strategy-not-in-play =
    { $what ->
        [passport] En esta carrera nadie vuela: los tréboles
        [fly] En esta carrera nadie vuela: los tréboles
        [fall] En esta carrera nadie vuela: los tréboles
        [attack] En esta carrera nadie pelea: las picas
        [fight] En esta carrera nadie pelea: las picas
        [yield] En esta carrera nadie pelea: las picas
        [buy] En esta carrera no se vende nada: los diamantes
       *[other] En esta carrera nadie objeta: los corazones
    } no están en juego. Elige otra cosa.

## Cartas

jackrabbits-not-held = No tienes { $card }. Elige una carta de tu mano.
jackrabbits-too-poor =
    Con { $missing ->
        [one] 1 punto más
       *[other] { $missing } puntos más
    } en { $suits } { $what ->
        [horse] tendrías este caballo.
        [boat] tendrías esta barca.
        [cross] podrías dejar aquí el camino.
        [joker] tendrías un comodín.
        [hole] podrías abrir esta cueva.
        [fly] pagarías lo que le falta al pasaporte.
        [claim] pagarías esta figura.
        [buy] pagarías esta carta.
        [attack] podrías atacar.
        [contest] podrías objetar.
       *[prove] tendrías bastante que enseñar.
    }
jackrabbits-suit-not-in-play =
    No está en juego ninguno de los palos { $what ->
        [attack] con los que se pelea
        [contest] con los que se objeta
        [prove] que se enseñan
       *[other] que pagan aquí
    }.
jackrabbits-unfinished =
    Todavía no basta: { $missing ->
        [0] elige al menos una carta
        [one] falta 1 punto
       *[other] faltan { $missing } puntos
    } en { $suits } { $what ->
        [pay] para pagar.
        [fight] para superar las picas del otro.
        [lay] para descubrirlos.
       *[prove] para demostrarlo.
    }
jackrabbits-needs-royal = Todas tus zanahorias están en casas. Paga también con una figura, para que una quede libre.
jackrabbits-finish-first =
    Antes { $what ->
        [pay] acaba de pagar
        [fight] acaba de sumar en la pelea, o ríndete
        [lay] acaba de descubrir tus corazones
       *[prove] acaba de enseñar tus corazones
    }: { $missing ->
        [0] ya basta, así que di que eso es todo.
        [one] falta 1 punto.
       *[other] faltan { $missing } puntos.
    }
jackrabbits-laid-already = Ya has puesto { $card }. Elige otra carta, o di que eso es todo.
jackrabbits-joker-worthless = Un comodín no paga nada. Elige otras cartas.
jackrabbits-wrong-suit =
    Aquí no puedes usar { $card }: { $what ->
        [pay] el precio se paga en { $suits }.
        [fight] se pelea con { $suits }.
        [lay] lo que se descubre son { $suits }.
       *[prove] lo que se enseña son { $suits }.
    }
jackrabbits-lowest-first = Las cartas se eligen de menor a mayor, y { $card } va antes que { $last }. Deshaz lo elegido y empieza por { $card }.
jackrabbits-royal-passed-over = Todas tus zanahorias están en casas, así que entre lo que pagas debe haber una figura, y tras { $card } no viene ninguna. Elige antes una carta menor, o la figura.
jackrabbits-too-high =
    Las cartas se eligen de menor a mayor, y { $card } con las que le siguen no llega { $missing ->
        [one] al punto que
       *[other] a los { $missing } puntos que
    } { $what ->
        [pay] tienes que pagar.
        [fight] necesitas para superar las picas del otro.
        [lay] tienes que descubrir.
       *[prove] tienes que enseñar.
    } Empieza por una carta menor.

## El límite de cartas

jackrabbits-within-limit =
    Tienes { $held ->
        [0] cero cartas
        [one] una carta
       *[other] { $held } cartas
    }, y se permiten hasta { $limit }: no hay nada que descartar.
jackrabbits-discard-lower =
    { $left ->
        [one] Hay que descartar una carta
       *[other] Hay que descartar { $left } cartas
    }, de menor a mayor, y tras { $card } no vienen bastantes. Elige antes una menor.
jackrabbits-discard-passport = { $card } es tu pasaporte: consérvalo hasta que hayas aterrizado o caído. Descarta otra carta.
jackrabbits-discard-first =
    Antes descarta { $left ->
        [one] una carta más
       *[other] { $left } cartas más
    }, hasta quedarte con { $limit }.
jackrabbits-not-at-table = En ese asiento no hay nadie. Nombra a uno de los jugadores.
jackrabbits-limit-strict = En esta mesa no hay nada que cantar: quien pasa de { $limit } cartas descarta enseguida.
jackrabbits-call-oneself = A ti te cantan los demás; tú no puedes cantarte. En tu turno puedes descartar hasta el límite.
jackrabbits-nothing-to-call =
    No hay nada que cantar: { $player } tiene { $held ->
        [0] cero cartas
        [one] una carta
       *[other] { $held } cartas
    }, y se permiten hasta { $limit }.
jackrabbits-called-already = Al final de este turno ya han cantado por { $player }.
jackrabbits-call-later = Por { $player } se canta al final de un turno, antes de que actúe quien sigue. Espera a eso.

## Antes de la travesía

jackrabbits-passport-place = El pasaporte solo se enseña en una torre. Viaja hasta una y enséñalo antes de tu próxima tirada.
jackrabbits-passport-suit = El pasaporte es un trébol, y { $card } no lo es.
jackrabbits-no-match = En la lotería se enseña una carta con el número de un dado, { $first } o { $second }, y { $card } no lo tiene.
jackrabbits-matched-already = En esta lotería ya has enseñado una carta. Solo se puede una vez por turno.
jackrabbits-off-board = Tu conejo está fuera del tablero: su travesía es ir al subterráneo, y nada más.
jackrabbits-ride-off-board = En un turno que empieza fuera del tablero no se cabalga con un comodín. Ve al subterráneo y cabalga en tu próximo turno.
jackrabbits-underground = Del subterráneo no sale ningún camino: sal por una cueva, cabalga con un comodín o quédate.
jackrabbits-no-such-cave = En este territorio no hay tal cueva: { $cave }. Elige una que esté.
jackrabbits-road-elsewhere = Ese camino no empieza donde está tu conejo: { $place }. Toma uno que sí.
jackrabbits-no-joker = No tienes ningún comodín que devolver. Se venden en las tabernas.
jackrabbits-no-ride-underground = Nadie cabalga hasta el subterráneo. Elige un hexágono del territorio.
jackrabbits-not-on-land = En este territorio no hay tal lugar: { $place }. Elige un hexágono que esté.
jackrabbits-landed-before = En esta travesía ya has cabalgado hasta { $place }. Elige otro lugar.

## Lugares fuera de alcance

jackrabbits-there-already = Tu conejo ya está allí: { $place }. Quédate o toma uno de sus caminos.
jackrabbits-no-way-there = En esta travesía no hay modo de llegar, pagues lo que pagues: { $place }. Viaja primero a un lugar desde donde lo haya.
jackrabbits-way-too-dear =
    Ningún camino gratis lleva allí: { $place }. { $what ->
        [horse] Un caballo
        [boat] Una barca
        [cross] Cruzar
        [joker] Un comodín
       *[hole] La madriguera
    } por el camino, en { $where }, cuesta { $points } en { $suits }: con { $missing ->
        [one] 1 punto más
       *[other] { $missing } puntos más
    } llegarías.
jackrabbits-ways-too-dear =
    Ningún camino gratis lleva allí: { $place }. Por el modo más barato se paga { $count ->
        [one] una vez
        [2] dos veces
       *[other] { $count } veces
    }, { $points } puntos en total, y tus cartas no alcanzan para todo. Reúne más o espera un precio más bajo.

## De camino

jackrabbits-on-the-way = Estás de camino, y una travesía acaba en un hexágono. Sigue.
jackrabbits-turning-back = En una pieza no se da la vuelta: has entrado en { $place } por este camino. Toma otro.
jackrabbits-other-road = Ese extremo es del otro camino que pasa por { $place }. Paga para cruzar hasta él.
jackrabbits-crossed-already = Has cruzado hasta el otro camino en { $place }: sal por uno de sus extremos.
jackrabbits-road-used = En esta travesía ya has entrado en { $place } por ese camino, y ninguno se usa dos veces en la misma dirección. Toma otro.
jackrabbits-not-here =
    Eso no lo hay en { $place }: hace falta { $what ->
        [horse] un mercader.
        [cross] un bosque, una montaña o un río.
        [joker] una taberna.
       *[hole] una cueva.
    }
jackrabbits-landlocked = En { $place } ningún lado da al mar, así que no hay barca. Sí hay caballo.
jackrabbits-no-port = Una barca solo atraca donde un camino da al mar, y en { $place } ese no da. Elige otro.
jackrabbits-same-port = La barca sale de aquí. Elige otro extremo de camino junto al mar.
jackrabbits-port-used = En esta travesía ya has entrado en { $place } por ese extremo. Atraca en otro lugar.
jackrabbits-crossed-once = En esta visita ya has cruzado { $place }, y solo se cruza una vez. Sigue andando.
jackrabbits-served-once = En esta visita ya has tomado un comodín, y solo se toma uno. Sigue andando.
jackrabbits-court-without-joker = En la corte no hay comodines: los tienen otros. Espera a que devuelvan uno.
jackrabbits-came-out = Acabas de salir por { $place }. Sigue por uno de sus caminos.
jackrabbits-same-cave = Ya estás en { $place }. Elige otra cueva.

## Vuelos

jackrabbits-fly-elsewhere = Sales desde { $place }. Elige otro lugar donde aterrizar.
jackrabbits-no-landing = Ahí no aterriza ningún vuelo: { $place }. Elige un lugar donde se aterrice.
jackrabbits-must-land = Tu pasaporte alcanza: no caes, y tienes que aterrizar.
jackrabbits-nowhere-to-land = No hay dónde aterrizar, así que te quedas donde estás.
jackrabbits-ride-in-flight = En un turno con pasaporte no se cabalga con comodines. Elige otro camino.
jackrabbits-in-flight = Has enseñado un pasaporte, así que la travesía de este turno es un vuelo. Elige dónde aterrizar.

## Adquisición

jackrabbits-no-house = En { $place } no hay ninguna figura que reclamar. Viaja hasta una casa.
jackrabbits-your-royal = Ya tienes { $card }.
jackrabbits-royal-held = La figura de esta casa, { $card }, no está en la corte: la tiene { $player }.
jackrabbits-no-free-carrot = Tus { $carrots } zanahorias están en casas. Para reclamar { $card } tendrías que pagar con una figura de su palo.
jackrabbits-turn-ends = Tu turno está a punto de acabar: descarta hasta quedarte con { $limit } cartas, o consérvalas y acábalo.
jackrabbits-attack-oneself = No puedes atacarte. Elige otro conejo.
jackrabbits-attack-off-board = El conejo de { $player } está fuera del tablero, donde no se ataca.
jackrabbits-attack-elsewhere = Solo se ataca en el propio hexágono, y el conejo de { $player } está en otro: { $place }.
jackrabbits-attacked-already = En este turno ya has atacado: { $player }. A cada conejo se le ataca una vez por turno.
jackrabbits-fight-begun = Has empezado a sumar cartas, así que ahora no puedes rendirte. Sigue hasta superar al otro.
jackrabbits-attack-first = Atacas tú: juega al menos una carta antes de poder rendirte.
jackrabbits-cannot-exceed = No empieza a sumar quien no podría superar al otro: tienes { $total } puntos para pelear y hacen falta { $need }. Ríndete.
jackrabbits-return-royal = Se devuelve una figura, y { $card } no lo es.
jackrabbits-return-first = Tienes { $held } figuras, y tres son el máximo. Antes devuelve una a la corte.

## Objeciones

jackrabbits-answer-first = Antes di si objetas la visita en { $place }, o pasa.
jackrabbits-contest-in-full =
    Podrías objetar con { $card }, o con { $missing ->
        [one] 1 punto más
       *[other] { $missing } puntos más
    } en corazones.
jackrabbits-contest-oneself = Esta visita es tuya. Pueden objetarla los demás.
jackrabbits-contest-off-board = Desde fuera del tablero no se puede objetar. Vuelve al subterráneo en tu turno.
jackrabbits-contest-not-asked = No estás entre quienes pueden objetar la visita en { $place }.
jackrabbits-proof-begun = Has empezado a enseñar corazones. Sigue hasta que basten.
jackrabbits-contested-already = Has objetado, así que tienes que enseñar con qué lo haces.
jackrabbits-no-queen = En { $place } no vale la carta de ninguna reina. Enseña corazones.
jackrabbits-queen-edition = En la edición normal solo se objeta con corazones; en la completa valdría { $card }.
jackrabbits-hearts-begun = Has empezado a enseñar corazones. Sigue con ellos, o deshazlo para enseñar la carta de la reina.

## Mercados

jackrabbits-no-market = En { $place } no hay mercado. Las cartas se venden en las plazas.
jackrabbits-traded-already = En este turno ya has comprado. Solo se puede una vez por turno.
jackrabbits-sells-others = En { $place } solo se venden { $suits }.
jackrabbits-not-for-sale = El mercado vende lo que hay en el lote gastado, y { $card } no está.
jackrabbits-pay-first = Estás comprando: elige más cartas, o di que eso es todo y paga.
