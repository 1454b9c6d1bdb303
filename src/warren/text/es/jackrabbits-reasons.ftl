# Jack Rabbits: por qué algo no se puede hacer ahora, y el menor cambio que lo haría posible.

## Lo que es para otro momento

jackrabbits-roll-first =
    Tira antes los dados: { $then ->
        [acquisition] eso se hace después de la travesía.
        [increment] eso se hace al final de tu turno.
       *[journey] después viene la travesía, y su suma es el precio.
    }
jackrabbits-journey-over = Tu travesía de este turno ha terminado. Haz lo que viene después y sal de nuevo en tu próximo turno.
jackrabbits-other-time =
    { $what ->
        [guard] El guardia se pone en el propio turno después de tirar: en el tablero antes de reclamar.
        [seal] Los escudos se exhiben al final de tu turno.
        [gallop] A caballo se va desde un hexágono o en una pieza pequeña, en tu travesía.
        [trot] A caballo se va desde un hexágono o en una pieza pequeña, en tu travesía.
        [well] Un pozo lleva abajo al salir de una casa de herraduras o al pasar por ella.
        [drift] Solo va a la deriva hasta un puerto quien está a punto de caer al destierro.
        [storm] La tormenta se traslada en el propio turno después de tirar: en el tablero, antes de reclamar y no antes de que aterrice un vuelo.
        [plunge] El hoyo del glaciar lleva abajo al salir de la torre de témpanos o al pasar por ella.
        [glacier] El glaciar solo salva a quien está a punto de caer al destierro.
        [lighthouse] El faro solo salva a quien está a punto de caer al destierro.
        [row] La barca gratuita está en el faro: se rema al salir de allí o al pasar por él.
        [cast] Las conchas se echan a cambio de cartas en la fase de adquisición, en el subsuelo.
        [back] Solo se vuelve atrás donde ningún camino lleva adelante. Sigue andando.
        [climb] Las antorchas alumbran la salida a quien entra en el subsuelo en su travesía. Ponte en marcha y pasa por una cueva.
        [flee] Aquí no hay ninguna bestia de la que huir.
        [beast] A la bestia se la traslada en el propio turno después de tirar: en el tablero antes de reclamar, o al encontrarla.
        [load] Las bellotas se dejan en la pila sobrecargo al final de tu turno.
        [load-high] Las bellotas se dejan en la pila sobrecargo al final de tu turno.
        [burden] Las bellotas se dejan en una carga al final de tu turno.
        [burden-high] Las bellotas se dejan en una carga al final de tu turno.
        [freeze] Solo puede congelar a los demás quien acaba de caer al destierro.
        [ice] El hielo se pone ante otro jugador al final de tu turno.
        [ice-high] El hielo se pone ante otro jugador al final de tu turno.
        [choose] Los dados se eligen antes de tirarlos, con un comodín, donde las bellotas están en juego. Espera a tu próximo turno.
        [summon] Se convoca al subsuelo en el propio turno después de tirar: en el tablero antes de reclamar, o tras caer al destierro.
        [pass] Ahora no hay nada que dejar pasar. Elige qué hacer.
        [roll] En este turno ya se han tirado los dados. La próxima tirada es de quien sigue.
        [passport] El pasaporte se muestra antes de tirar, en una torre. Espera a tu próximo turno.
        [match] En la lotería se muestra una carta después de tirar y antes de la travesía. Espera a tu próxima tirada.
        [horse] Los caballos los alquilan los comerciantes, de camino. Ponte en marcha y pasa por uno.
        [boat] Las barcas las alquilan los comerciantes junto al mar, de camino. Ponte en marcha y pasa por uno.
        [cross] Los pasadizos se cruzan de camino, en un bosque, una montaña o un río. Ponte en marcha y pasa por uno.
        [joker] Los comodines se venden de camino, en una taberna. Ponte en marcha y pasa por una.
        [hole] De una cueva se sale viniendo de otra, de camino, o del subsuelo. Ponte en marcha y pasa por una.
        [down] Al subsuelo se baja de camino, por una cueva, o desde el destierro. Ponte en marcha y pasa por una cueva.
        [fly] La travesía es un vuelo solo si antes de tirar mostraste un trébol como pasaporte, en una torre.
        [fall] Solo se cae en un vuelo al que no le alcanza el pasaporte.
        [pay] Ahora no hay nada que pagar. Di antes qué quieres pagar.
        [done] Ahora no hay nada que terminar. Elige qué hacer.
        [claim] Una figura se reclama en la fase de adquisición, después de la travesía.
        [attack] Se ataca en la fase de adquisición, después de la travesía y antes de reclamar.
        [fight] Ahora no hay ninguna pelea. Ataca a un conejo de tu hexágono, en la fase de adquisición.
        [yield] Ahora no hay ninguna pelea en la que rendirte.
        [ring] Las campanas se tocan en el propio turno después de tirar: en el tablero, antes de reclamar y no antes de que aterrice un vuelo.
        [crypt] La cueva clausurada lleva abajo al salir de la torre de campanas o al pasar por ella.
        [unlock] La cueva clausurada se abre en tu travesía, desde otra cueva. Ponte en marcha y pasa por una.
        [implore] Se implora en la fase de adquisición, con otro conejo en tu hexágono.
        [peal] Ahora nadie implora a nadie. Implora a los conejos de tu hexágono, en la fase de adquisición.
        [relent] Ahora nadie implora a nadie, así que no hay ante qué ceder.
        [sink] Solo te hundes en el subsuelo cuando estás por caer al destierro.
        [tunnel] Las campanas abren cuevas al salir de la torre de campanas o al pasar por ella.
        [pull] Solo arrastras a otros cuando te han desterrado y te has salvado.
        [forfeit] Ahora nadie te arrastra.
        [grant] Ahora nadie te ha implorado una carta.
        [send] El velero se envía en el propio turno después de tirar: en el tablero, antes de reclamar y no antes de que aterrice un vuelo.
        [sail] El velero se aborda en tu travesía, donde está. Ponte en marcha y ve allí.
        [embark] El velero solo te lleva a su torre cuando sales al mar.
        [dispatch] El barco pirata se envía en el propio turno después de tirar: en el tablero, antes de reclamar y no antes de que aterrice un vuelo.
        [loot] La bodega se vacía en la fase de adquisición, donde está el barco pirata.
        [anchor] Un ancla se pone en la fase de adquisición, en una casa cuya figura está en la corte.
        [anchor-high] Un ancla se pone en la fase de adquisición, en una casa cuya figura está en la corte.
        [contest] Solo se puede cuestionar una visita cuando otro conejo llega a un palacio. Espera a que ocurra.
        [prove] Solo se muestran corazones cuando se cuestiona la visita a un palacio. Espera a que ocurra.
        [queen] La carta de la reina solo se muestra cuando se cuestiona una visita a su palacio. Espera a que ocurra.
        [refuse] Ahora nadie te pide que muestres nada ni te ofrece un trato.
        [buy] Se compra en la fase de adquisición, donde hay un mercado.
        [capital] Solo nombra un as capital quien ha gastado a la vez varios ases, y son los primeros.
        [lay] Los corazones se descubren al final de tu turno, con palacios provisionales en la edición completa.
        [offer] Se ofrece un trato en la fase de adquisición, en una mesa con comercio interpersonal.
        [say] Ahora no hay ninguna oferta que completar. Ofrece antes un trato.
        [ask] Ahora no hay ninguna oferta que completar. Ofrece antes un trato.
        [accept] Ahora nadie te ha ofrecido un trato.
        [give] Ahora no hay ningún trato en el que dar una carta.
        [discard] Puedes descartar las cartas que te sobran antes de la travesía, en la fase de adquisición y después del incremento, no ahora.
        [return] Solo devuelve una figura quien ha conseguido una cuarta.
        [rest] Puedes acabar tu turno cuando la travesía ha terminado. Haz antes lo que toca ahora.
       *[other] Ahora no es el momento. La regla dice cuándo lo es.
    }
jackrabbits-not-in-intro =
    El juego introductorio no tiene { $what ->
        [passport] vuelos
        [fly] vuelos
        [fall] vuelos
        [attack] peleas
        [fight] peleas
        [yield] peleas
        [buy] mercados
        [guard] guardia
        [seal] clausuras
        [gallop] caballos de herraduras
        [trot] caballos de herraduras
        [well] pozos
        [freeze] congelación
        [drift] salvaciones
        [storm] tormenta
        [plunge] glaciar
        [glacier] glaciar
        [lighthouse] faro
        [row] faro
        [cast] cartas por conchas
        [ring] campanas
        [crypt] cueva clausurada
        [unlock] cueva clausurada
        [implore] súplicas
        [peal] súplicas
        [relent] súplicas
        [sink] salvaciones
        [tunnel] cueva clausurada
        [pull] salvaciones
        [forfeit] salvaciones
        [grant] súplicas
        [send] velero
        [sail] velero
        [embark] velero
        [dispatch] barco pirata
        [loot] barco pirata
        [anchor] anclas bajo figuras
        [anchor-high] anclas bajo figuras
        [contest] visitas cuestionadas
        [prove] visitas cuestionadas
        [queen] visitas cuestionadas
       *[other] estrategias
    }. Eso está en el juego estándar.
jackrabbits-strategy-not-in-play =
    { $what ->
        [passport] En esta carrera nadie vuela: los tréboles
        [fly] En esta carrera nadie vuela: los tréboles
        [fall] En esta carrera nadie vuela: los tréboles
        [attack] En esta carrera nadie pelea: las picas y las antorchas
        [fight] En esta carrera nadie pelea: las picas y las antorchas
        [yield] En esta carrera nadie pelea: las picas y las antorchas
        [buy] En esta carrera no se vende nada: los diamantes y las herraduras
        [guard] En esta carrera no hay guardia: los escudos
        [seal] En esta carrera no se clausura nada: los escudos
        [gallop] En esta carrera no hay esos caballos: las herraduras
        [trot] En esta carrera no hay esos caballos: las herraduras
        [well] En esta carrera no hay pozos: las herraduras
        [freeze] En esta carrera nadie congela a los demás: los témpanos
        [drift] En esta carrera nadie va a la deriva: las conchas
        [storm] En esta carrera no hay tormenta: los témpanos
        [plunge] En esta carrera no hay glaciar: los témpanos
        [glacier] En esta carrera no hay glaciar: los témpanos
        [lighthouse] En esta carrera no hay faro: las conchas
        [row] En esta carrera no hay faro: las conchas
        [cast] En esta carrera nadie echa conchas: las conchas
        [ring] En esta carrera nadie toca las campanas: las campanas
        [crypt] En esta carrera no hay cueva clausurada: las campanas
        [unlock] En esta carrera no hay cueva clausurada: las campanas
        [implore] En esta carrera nadie implora: las campanas
        [peal] En esta carrera nadie implora: las campanas
        [relent] En esta carrera nadie implora: las campanas
        [sink] En esta carrera nadie se hunde en el subsuelo: las campanas
        [tunnel] En esta carrera las campanas no abren cuevas: las campanas
        [pull] En esta carrera nadie arrastra a nadie: las campanas
        [forfeit] En esta carrera nadie arrastra a nadie: las campanas
        [grant] En esta carrera nadie implora: las campanas
        [send] En esta carrera no hay velero: las anclas
        [sail] En esta carrera no hay velero: las anclas
        [embark] En esta carrera no hay velero: las anclas
        [dispatch] En esta carrera no hay barco pirata: las anclas
        [loot] En esta carrera no hay barco pirata: las anclas
        [anchor] En esta carrera no se ancla nada: las anclas
        [anchor-high] En esta carrera no se ancla nada: las anclas
        [contest] En esta carrera nadie cuestiona visitas: los corazones
        [prove] En esta carrera nadie cuestiona visitas: los corazones
        [queen] En esta carrera nadie cuestiona visitas: los corazones
       *[other] Las cartas de su palo
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
        [cross] podrías cruzar este pasadizo.
        [joker] tendrías un comodín.
        [hole] podrías abrir esta cueva.
        [gallop] tendrías un caballo.
        [trot] tendrías un caballo.
        [freeze] podrías congelar a los demás.
        [drift] irías a la deriva hasta un puerto.
        [storm] podrías trasladar la tormenta.
        [glacier] tendrías bastante que mostrar.
        [lighthouse] te salvarías en el faro.
        [ring] podrías tocar las campanas.
        [send] podrías enviar el velero.
        [embark] podrías hacer que el velero te lleve.
        [dispatch] podrías enviar el barco pirata.
        [loot] te llevarías la bodega.
        [unlock] podrías abrir la cueva clausurada.
        [tunnel] podrías abrir esta cueva.
        [sink] podrías hundirte en el subsuelo.
        [implore] podrías implorar.
        [guard] pondrías el guardia.
        [climb] podrías alumbrar la salida.
        [summon] podrías convocar a todos al subsuelo.
        [beast] podrías trasladar a la bestia.
        [fly] pagarías lo que le falta al pasaporte.
        [claim] pagarías esta figura.
        [buy] pagarías esta carta.
        [attack] podrías atacar.
        [contest] podrías cuestionar la visita.
       *[prove] tendrías bastante que mostrar.
    }{ jackrabbits-of-the-price }
jackrabbits-of-the-price =
    { $load ->
        [0] { "" }
       *[other] { " " }El precio es { $price }{ jackrabbits-of-the-load }.
    }
jackrabbits-suit-not-in-play =
    No está en juego ninguno de los palos { $what ->
        [attack] con los que se pelea
        [contest] con los que se cuestiona una visita
        [prove] que se muestran
       *[other] que pagan aquí
    }.
jackrabbits-unfinished =
    Todavía no basta: { $missing ->
        [0] elige al menos una carta
        [one] falta 1 punto
       *[other] faltan { $missing } puntos
    } en { $suits } { $what ->
        [pay] para pagar.
        [fight] para superar las cartas de tu rival.
        [peal] para superar las campanas de tu rival.
        [lay] para descubrirlos.
       *[prove] para demostrarlo.
    }
jackrabbits-needs-royal = Todas tus zanahorias están en casas. Paga también con una figura, para que una quede libre.
jackrabbits-finish-first =
    Antes { $what ->
        [pay] acaba de pagar
        [ice] acaba de mostrar tus témpanos
        [fight] acaba de sumar en la pelea, o ríndete
        [peal] acaba de sumar campanas, o cede
        [lay] acaba de descubrir tus corazones
       *[prove] acaba de mostrar tus corazones
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
        [peal] se tocan { $suits }.
        [cast] se echan { $suits }.
        [lay] lo que se descubre son { $suits }.
       *[prove] lo que se muestra son { $suits }.
    }
jackrabbits-lowest-first = Las cartas se eligen de menor a mayor, y { $card } va antes que { $last }. Deshaz lo elegido y empieza por { $card }.
jackrabbits-royal-passed-over = Todas tus zanahorias están en casas, así que entre lo que pagas debe haber una figura, y tras { $card } no viene ninguna. Elige antes una carta menor, o la figura.
jackrabbits-too-high =
    Las cartas se eligen de menor a mayor, y { $card } con las que le siguen no llega { $missing ->
        [one] al punto que
       *[other] a los { $missing } puntos que
    } { $what ->
        [pay] tienes que pagar.
        [fight] necesitas para superar las cartas de tu rival.
        [peal] necesitas para superar las campanas de tu rival.
        [lay] tienes que descubrir.
       *[prove] tienes que mostrar.
    } Empieza por una carta menor.

## El límite de cartas

jackrabbits-within-limit =
    Tienes { $held ->
        [0] cero cartas
        [one] una carta
       *[other] { $held } cartas
    }, y el límite es { $limit }: no tienes que descartar.
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
jackrabbits-call-oneself = No puedes cantar tus propias cartas; eso lo hacen los demás. En tu turno puedes descartar las que te sobran.
jackrabbits-nothing-to-call =
    No hay nada que cantar: { $player } tiene { $held ->
        [0] cero cartas
        [one] una carta
       *[other] { $held } cartas
    }, y el límite es { $limit }.
jackrabbits-called-already = Al final de este turno ya se han cantado las cartas de { $player }.
jackrabbits-call-later = Las cartas de { $player } solo se pueden cantar al final de un turno, antes de que actúe el siguiente. Espera hasta entonces.

## Antes de la travesía

jackrabbits-passport-place = El pasaporte solo se muestra en una torre. Viaja hasta una y muéstralo antes de tu próxima tirada.
jackrabbits-passport-suit = El pasaporte es un trébol, y { $card } no lo es.
jackrabbits-no-match = En la lotería se muestra una carta con el número de un dado, { $first } o { $second }, y { $card } no lo tiene.
jackrabbits-matched-already = En esta lotería ya has mostrado una carta. Solo se puede una vez por turno.
jackrabbits-off-board = Tu conejo está en el destierro: su travesía solo puede llevar al subsuelo.
jackrabbits-ride-off-board = En un turno que empieza en el destierro no se cabalga con un comodín. Ve al subsuelo y cabalga en tu próximo turno.
jackrabbits-underground = Del subsuelo no sale ningún camino: sal por una cueva, cabalga con un comodín o quédate.
jackrabbits-no-such-cave = Este territorio no tiene esa cueva: { $cave }. Elige una que tenga.
jackrabbits-road-elsewhere = Ese camino no empieza donde está tu conejo: { $place }. Toma uno que empiece ahí.
jackrabbits-no-joker = No tienes ningún comodín que devolver. Se venden en las tabernas.
jackrabbits-no-ride-underground = No se puede cabalgar hasta el subsuelo. Elige un hexágono del territorio.
jackrabbits-not-on-land = Este territorio no tiene ese lugar: { $place }. Elige un hexágono que tenga.
jackrabbits-landed-before = En esta travesía ya has cabalgado hasta { $place }. Elige otro lugar.

## Lugares fuera de alcance

jackrabbits-there-already = Tu conejo ya está allí: { $place }. Quédate o toma uno de sus caminos.
jackrabbits-no-way-there = En esta travesía no puedes llegar allí, pagues lo que pagues: { $place }. Viaja primero a un lugar desde donde se pueda.
jackrabbits-way-too-dear =
    Ningún camino gratuito lleva allí: { $place }. { $what ->
        [horse] Un caballo
        [boat] Una barca
        [cross] El pasadizo
        [joker] Un comodín
        [climb] La salida a la luz de las antorchas
        [beast] El traslado de la bestia
        [move-guard] El guardia
        [break-seals] La clausura
        [unlock] La cueva clausurada
        [gallop] Un caballo
        [trot] Un caballo
       *[hole] La madriguera
    } de camino, en { $where }, cuesta { $points } en { $suits }{ jackrabbits-of-the-load }: con { $missing ->
        [one] 1 punto más
       *[other] { $missing } puntos más
    } llegarías.
jackrabbits-ways-too-dear =
    Ningún camino gratuito lleva allí: { $place }. De la manera más barata se paga { $count ->
        [one] una vez
        [2] dos veces
       *[other] { $count } veces
    }, { $points } puntos en total, y tus cartas no alcanzan para todo. Reúne más o espera a que baje el precio.

## De camino

jackrabbits-on-the-way = Estás de camino, y una travesía acaba en un hexágono. Sigue.
jackrabbits-turning-back = En una pieza no puedes dar la vuelta: has entrado en { $place } por este camino. Toma otro.
jackrabbits-other-road = Ese extremo es del otro camino que pasa por { $place }. Paga para cruzar hasta él.
jackrabbits-crossed-already = Has cruzado hasta el otro camino en { $place }: sal por uno de sus extremos.
jackrabbits-road-used = En esta travesía ya has entrado en { $place } por ese camino, y ninguno se usa dos veces en la misma dirección. Toma otro.
jackrabbits-not-here =
    En { $place } no hay eso: hace falta { $what ->
        [horse] un comerciante.
        [cross] un bosque, una montaña o un río.
        [joker] una taberna.
       *[hole] una cueva.
    }
jackrabbits-landlocked = En { $place } ningún lado da al mar, así que no hay barca. Un caballo sí se puede alquilar.
jackrabbits-no-port = Una barca solo atraca donde un extremo de camino da al mar, y ese, en { $place }, no da. Elige otro.
jackrabbits-same-port = La barca sale de aquí. Elige otro extremo de camino junto al mar.
jackrabbits-port-used = En esta travesía ya has entrado en { $place } por ese extremo. Atraca en otro lugar.
jackrabbits-crossed-once = En esta visita ya has cruzado { $place }, y solo se puede una vez. Sigue andando.
jackrabbits-served-once = En esta visita ya has tomado un comodín, y solo se puede tomar uno. Sigue andando.
jackrabbits-court-without-joker = En la corte no hay comodines: los tienen otros. Espera a que devuelvan uno.
jackrabbits-came-out = Acabas de salir por { $place }. Sigue por uno de sus caminos.
jackrabbits-same-cave = Ya estás en { $place }. Elige otra cueva.

## Vuelos

jackrabbits-fly-elsewhere = Despegas desde { $place }. Elige otro lugar donde aterrizar.
jackrabbits-no-landing = Ahí no aterrizan vuelos: { $place }. Elige un lugar donde aterricen.
jackrabbits-must-land = Tu pasaporte alcanza: no puedes caer, y tienes que aterrizar.
jackrabbits-nowhere-to-land = No hay dónde aterrizar, así que te quedas donde estás.
jackrabbits-ride-in-flight = En un turno con pasaporte no se cabalga con comodines. Elige otro camino.
jackrabbits-in-flight = Has mostrado un pasaporte, así que la travesía de este turno es un vuelo. Elige dónde aterrizar.

## Adquisición

jackrabbits-no-house = En { $place } no hay ninguna figura que reclamar. Viaja hasta una casa.
jackrabbits-your-royal = Ya tienes { $card }.
jackrabbits-royal-held = La figura de esta casa, { $card }, no está en la corte: la tiene { $player }.
jackrabbits-no-free-carrot = Tus { $carrots } zanahorias están en casas. Para reclamar { $card } tendrías que pagar con una figura de su palo.
jackrabbits-turn-ends = Tu turno está a punto de acabar: descarta hasta quedarte con { $limit } cartas, o consérvalas y acábalo.
jackrabbits-attack-oneself = No puedes atacar a tu propio conejo. Elige otro.
jackrabbits-attack-off-board = El conejo de { $player } está en el destierro, donde no se puede atacar a nadie.
jackrabbits-attack-elsewhere = Solo se ataca en el propio hexágono, y el conejo de { $player } está en otro: { $place }.
jackrabbits-attacked-already = En este turno ya has atacado a { $player }. A cada conejo se lo puede atacar una vez por turno.
jackrabbits-fight-begun = Has empezado a sumar cartas, así que ahora no puedes rendirte. Sigue hasta superar a tu rival.
jackrabbits-attack-first = Atacas tú: juega al menos una carta antes de poder rendirte.
jackrabbits-cannot-exceed =
    No puedes empezar a sumar cartas que no podrían ganar: tienes { $total } puntos { $what ->
        [peal] en campanas y te hacen falta { $need }. Cede.
       *[fight] para pelear y te hacen falta { $need }. Ríndete.
    }
jackrabbits-return-royal = Tienes que devolver una figura, y { $card } no lo es.
jackrabbits-return-first = Tienes { $held } figuras, y tres son el máximo. Antes devuelve una a la corte.

## Visitas cuestionadas

jackrabbits-answer-first = Antes di si cuestionas la visita en { $place }, o pasa.
jackrabbits-contest-in-full =
    Podrías cuestionar la visita con { $card }, o con { $missing ->
        [one] 1 punto más
       *[other] { $missing } puntos más
    } en corazones.
jackrabbits-contest-oneself = Esta visita es tuya. Pueden cuestionarla los demás.
jackrabbits-contest-off-board = Desde el destierro no se puede cuestionar una visita. Vuelve al subsuelo en tu turno.
jackrabbits-contest-not-asked = No estás entre quienes pueden cuestionar la visita en { $place }.
jackrabbits-proof-begun = Has empezado a mostrar corazones. Sigue hasta que basten.
jackrabbits-contested-already = Has cuestionado la visita, así que tienes que mostrar con qué lo haces.
jackrabbits-no-queen = En { $place } no vale la carta de ninguna reina. Muestra corazones.
jackrabbits-queen-edition = En la edición estándar solo se cuestiona con corazones; en la completa valdría { $card }.
jackrabbits-hearts-begun = Has empezado a mostrar corazones. Sigue con ellos, o deshazlo para mostrar la carta de la reina.

## Mercados

jackrabbits-no-market =
    En { $place } no hay mercado. Las cartas se venden { $plazas ->
        [yes] en las plazas{ $others-count ->
            [0] { "" }
           *[other] { " " }y en { $others }
        }
       *[no] en { $others }
    }.
jackrabbits-traded-already = En este turno ya has comprado. Solo se puede una vez por turno.
jackrabbits-sells-others = En { $place } solo se venden { $suits }.
jackrabbits-not-for-sale = El mercado vende lo que hay en el lote de descartes, y { $card } no está.
jackrabbits-pay-first = Estás comprando: elige más cartas, o di que eso es todo y paga.

## Lo que se dice antes de una jugada

jackrabbits-beforehand-royals =
    { $cards-count ->
        [one] { $cards } vuelve a la corte, y tu zanahoria se retira.
       *[other] { $cards } vuelven a la corte, y tus zanahorias se retiran.
    }
