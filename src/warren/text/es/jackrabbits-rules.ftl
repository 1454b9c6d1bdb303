# Las reglas de la carrera de Jack Rabbits, con nuestras propias palabras. Un párrafo es una línea. Las del territorio están en land-rules.ftl.

## Piezas y objetivo

rule-JR-P1 = Las cartas tienen cuatro palos: tréboles (los bastos de la baraja española), picas (espadas), corazones (copas) y diamantes (oros). Cada palo tiene as, del 2 al 10, jota, reina y rey, y además hay dos comodines. Las jotas, las reinas y los reyes son las figuras, las cartas reales; los ases y los números son las cartas numerales.
    .title = Cartas
rule-JR-P5 = Hay dos dados de seis caras. Cada jugador tiene un conejo y tres zanahorias. Un sello sobre la ciudadela indica el objetivo; el sencillo no lo necesita.
    .title = Dados, conejos y zanahorias
rule-JR-O1 = Ganas en el acto cuando, en tu turno (decisión nuestra), tu conejo está en la ciudadela y tienes tres figuras que cumplen el objetivo. Se comprueba después de la travesía, una vez resuelto si alguien cuestiona la visita, y otra vez si más adelante en el turno consigues allí una figura.
    .title = Ganar
rule-JR-O2 = La mesa elige el objetivo (`objective`): tres figuras cualesquiera (simple), de tres palos distintos (diverse), un rey, una reina y una jota (monarchic), ambas cosas (diverse-monarchic) o tres de un mismo palo (tribal). Los dos diversos necesitan al menos tres palos en juego.
    .title = Objetivos
rule-JR-O3 = Nadie puede tener más figuras que zanahorias: tres.
    .title = Tres figuras como mucho

## Preparación

rule-JR-S1 = Todas las figuras y los comodines están bocarriba: son la corte. Todas las cartas numerales se barajan y quedan bocabajo: son la pila. Cada jugador recibe tres cartas. Las cartas que se gastan van bocarriba al lote de descartes, que cualquiera puede mirar.
    .title = Corte, pila y lote de descartes
rule-JR-S2 = Todos los conejos empiezan en la ciudadela. Quién empieza lo decide el azar o la mesa (`first_player`); después se juega por orden de asientos. Juegan al menos dos, contando los bots (decisión nuestra).
    .title = Quién juega y quién empieza
rule-JR-S3 = El juego introductorio (`intro`) tiene el turno con sus cuatro fases, los precios y los traslados. El juego estándar (`standard`), que es el habitual, añade las cuatro estrategias: vuelos, peleas, acceso a los palacios y mercados; y lo que traen otros palos que estén en juego. Donde las ediciones del reglamento difieren, `edition` dice con cuál se juega (JR-H2, JR-H4, JR-X7). Se pueden añadir opciones, cada una con su ajuste (JR-X1 y las que siguen).
    .title = Juego introductorio y juego estándar

## La lotería

rule-JR-L1 = Tu turno empieza tirando los dos dados. Su suma es el precio de este turno.
    .title = El precio
rule-JR-L2 = Después de tirar puedes mostrar una carta de tu mano cuyo número coincida con uno de los dados (el as es un 1) y robar una carta de la pila. Se puede una vez por turno.
    .title = La lotería
rule-JR-L3 = También tiras, y puedes ganar una carta, en el destierro y en el subsuelo.
    .title = Lotería en todas partes

## La travesía

rule-JR-J1 = Después viene la travesía: quédate donde estás o sal de tu hexágono por uno de sus caminos.
    .title = Quedarse o salir
rule-JR-J2 = Sigue el camino de una pieza pequeña a otra. En un triángulo elige uno de los otros dos caminos; en un rombo sigue por el tuyo. En una pieza no se puede dar la vuelta (decisión nuestra).
    .title = Seguir caminos
rule-JR-J3 = La travesía acaba en el primer hexágono al que llegas.
    .title = Parar
rule-JR-J4 = Un camino que sale del territorio te lleva al destierro (JR-U1), también si da a un hueco encerrado entre piezas.
    .title = Salir del territorio
rule-JR-J5 = En una misma travesía nunca se usa dos veces el mismo extremo de camino en la misma dirección; también cuentan los lugares donde atraca una barca o a los que se llega cabalgando. Así toda travesía acaba (decisión nuestra).
    .title = Ningún camino dos veces
rule-JR-J6 = Un conejo al que no le queda ningún paso legal vuelve al hexágono donde empezó su travesía. Lo que ha pagado se pierde, y eso no cuenta como llegar. Se puede dar un paso que solo puede acabar así (decisión nuestra).
    .title = Sin salida
rule-JR-J7 = Llegas cuando una travesía acaba en un hexágono por cualquier medio, aunque sea el mismo del que saliste. Quedarse no cuenta como llegar, y tampoco que una regla te mueva.
    .title = Llegar

## Adquisición

rule-JR-A1 = En una casa cuya figura está en la corte puedes gastar diez puntos o más del palo de la figura; también en la plaza de diamantes han de ser diamantes. Toma la figura en tu mano y pon una de tus zanahorias en la casa.
    .title = Reclamar una figura
rule-JR-A2 = Para eso necesitas una zanahoria libre, contando después de pagar: si pagas con una figura, queda libre la suya. Una figura que alguien tiene no se puede reclamar.
    .title = Una zanahoria libre
rule-JR-A3 = Al reclamar se acaba la fase: el incremento sigue enseguida.
    .title = Después de reclamar

## Incremento y límite de cartas

rule-JR-I1 = Si tu conejo está en un hexágono, incluido el subsuelo, robas una carta. En el destierro no robas. Después acaba tu turno.
    .title = El incremento
rule-JR-I2 = Si hay que robar y la pila está vacía, el lote de descartes se baraja y pasa a ser la pila. Si también el lote está vacío, no se roba nada.
    .title = Una pila vacía
rule-JR-I3 = Después del incremento, o en su lugar si estás en el destierro, puedes hacer más, en este orden: descubrir corazones (JR-X7, edición completa), exhibir escudos (JR-E2c), dejar bellotas en la pila sobrecargo (JR-E4c), poner témpanos ante un jugador (JR-EV8) y descartar las cartas que pasen del límite (JR-N1). Luego los demás pueden cantar quién tiene demasiadas cartas (JR-N2).
    .title = El final de un turno
rule-JR-N1 = El límite son nueve cartas en la mano, contando figuras y comodines; la mesa puede acordar otro número (`hand_limit`). En tu turno puedes descartar las que te sobren después de tirar y antes de la travesía, en la fase de adquisición y después del incremento, pero nunca en medio de otra decisión.
    .title = El límite de cartas
rule-JR-N2 =
    Normalmente conservas lo que tienes mientras no te descubran (`surplus`, on-call). Cuando acaba un turno y alguien tiene demasiadas cartas, cualquier otro jugador puede cantarlo hasta que actúe el siguiente; a nadie se le canta dos veces al final de un mismo turno (decisión nuestra). Aquel a quien se lo cantan descarta las que le sobran, a su elección. Cantar sin motivo no cambia nada: las cartas las puede contar cualquiera.

    Con `surplus` strict, quien supera el límite descarta enseguida las que le sobran.
    .title = Cantar
rule-JR-N3 = Una figura o un comodín que se descarta vuelve a la corte.
    .title = Figuras y comodines descartados

## Precios y traslados

rule-JR-C1 = Un precio se paga con cartas de los palos que muestra el lugar, mezcladas como quieras, que valgan el precio o más. Puedes añadir cartas que no hacen falta. Lo que pagas de más se pierde.
    .title = Pagar
rule-JR-C2 = Los números valen lo que dicen, un as 1, una figura 10 en su palo, un comodín nada. Lo que pagas se muestra y va al lote de descartes cuando el pago está completo.
    .title = Lo que valen las cartas
rule-JR-C3 = Una figura gastada o descartada vuelve a la corte, y su dueño quita su zanahoria de la casa.
    .title = Figuras gastadas
rule-JR-C4 = Los traslados se hacen durante la travesía. Cada uno cuesta el precio del turno, cada vez, y en una travesía se pueden usar varios.
    .title = Traslados
rule-JR-T1 = En un rombo puedes pagar para cruzar por el centro hasta el otro camino y salir por cualquiera de sus extremos. Se cruza una vez por visita (decisión nuestra).
    .title = Pasadizo
rule-JR-T2 =
    En un comerciante puedes pagar un caballo, que te lleva directamente a cualquier hexágono menos al subsuelo (decisión nuestra).

    O, si un lado de su pieza da al mar, una barca: rema hasta cualquier otro extremo de camino que dé al mar y sigue tierra adentro desde allí. El mar es el agua que rodea el territorio, no un hueco de dentro (decisión nuestra).
    .title = Comerciante: caballo y barca
rule-JR-T3 = Al pasar por una taberna puedes pagar por un comodín de la corte, si lo hay, uno por visita, y seguir andando. Durante una travesía, antes de salir de un hexágono o en cualquier pieza pequeña, puedes devolver un comodín a la corte y cabalgar hasta cualquier hexágono menos el subsuelo. Se puede desde el subsuelo, pero no en un turno que empieza en el destierro ni en uno con pasaporte, aunque sigas desde donde has aterrizado (decisiones nuestras).
    .title = Taberna y comodines
rule-JR-T4 = En una cueva puedes pagar para salir por cualquier otra cueva y seguir por cualquiera de sus tres caminos. O baja al subsuelo sin pagar y detente allí.
    .title = Madrigueras
rule-JR-T5 = Desde el subsuelo puedes salir por cualquier cueva, por cualquiera de sus caminos, sin pagar. O puedes quedarte.
    .title = Salir del subsuelo
rule-JR-U1 = Un conejo que sale del territorio, o al que una regla expulsa, queda en el destierro, fuera del tablero. Si ocurre en su propio turno, no hay adquisición ni incremento.
    .title = El destierro
rule-JR-U2 = Si tu turno empieza en el destierro, tiras como siempre; después tu travesía lleva al subsuelo. Siguen la adquisición, con lo que allí se pueda hacer (decisión nuestra), y el incremento.
    .title = Volver
rule-JR-U3 = A los conejos que están en el destierro no se los puede atacar ni cuestionar, no se comercia con ellos y no pueden cuestionar a nadie. Si varios van al destierro a la vez, van por orden de turno desde el jugador que tiene el turno (decisiones nuestras).
    .title = En paz

## Tréboles

rule-JR-F1 = En una torre puedes mostrar un trébol (basto) de tu mano como pasaporte antes de tirar. La travesía de este turno es entonces un vuelo. Hasta que haya aterrizado o caído, el pasaporte no se puede descartar ni gastar, salvo para pagar su propio restante. Los reglamentos ingleses hablan de una carta; el español, de un trébol: jugamos con un trébol (decisión nuestra).
    .title = Pasaporte
rule-JR-F2 = Si el pasaporte vale al menos la suma de los dados, tienes que aterrizar en otra torre, la que quieras. Si no hay dónde aterrizar, te quedas: eso no cuenta como llegar, y no pagas nada (decisiones nuestras).
    .title = Volar
rule-JR-F3 = Si el pasaporte vale menos, la diferencia es el restante: págalo en el palo de la torre de la que sales y vuela; o no lo pagues, y caes al destierro. En la torre de tréboles el propio pasaporte puede ser parte del pago.
    .title = Quedarse corto
rule-JR-F4 = El pasaporte sigue en tu mano si no lo gastas. La lotería se juega como siempre, antes de pagar el restante.
    .title = Conservar el pasaporte

## Picas

rule-JR-D1 = En la fase de adquisición, antes de reclamar (decisión nuestra), puedes atacar a un conejo que esté en tu hexágono, a cada uno una vez por turno. Juega una o más picas (espadas).
    .title = Atacar
rule-JR-D2 = Quien defiende y quien ataca se turnan: suma picas hasta superar el total del otro, o ríndete. No basta con empatar. Quien no podría superarlo no puede empezar a sumar (decisión nuestra).
    .title = Pelear
rule-JR-D3 = Todas las picas jugadas se descartan. Si gana quien ataca, toma al azar una carta de la mano de quien pierde; si gana quien defiende, no toma nada. Quien pierde va al destierro. El orden es: se descartan las picas, se toma la carta, se resuelven las zanahorias y la cuarta figura, se comprueba si alguien gana y quien ha perdido va al destierro.
    .title = Después de una pelea
rule-JR-D4 = Cuando una figura cambia de manos, aquí o por otra regla, la zanahoria de su casa se cambia por una de su nuevo dueño. Quien consigue una cuarta figura devuelve una de las cuatro a la corte. Tras quitar una figura en una pelea, el incremento sigue enseguida.
    .title = Figuras que cambian de manos
rule-JR-D5 = Se pelea en todos los hexágonos, incluidos la ciudadela y el subsuelo, pero nunca en el destierro (decisión nuestra).
    .title = Dónde se pelea

## Corazones

rule-JR-H1 = Cuando un conejo llega a un palacio, por cualquier medio, puede cuestionar su visita cualquier otro jugador que no esté en el destierro. Se pregunta a todos, y responden sin verse; si varios la cuestionan, lo hace el primero de ellos por orden de turno después del visitante (decisión nuestra). Cada llegada se cuestiona una sola vez.
    .title = Cuestionar una visita
rule-JR-H2 = Quien cuestiona muestra primero corazones (copas) de su mano que valgan seis o más. En la edición completa vale en su lugar la carta de la reina de este palacio. En el palacio de corazones la reina es también un corazón: di si la muestras como carta de la reina o entre tus corazones.
    .title = Lo que muestra quien cuestiona
rule-JR-H3 = Después el visitante muestra la carta de la reina de este palacio, o corazones que valgan seis o más, o se niega. Elige el visitante; en el palacio de corazones dice también si muestra la reina como carta de la reina o entre los corazones.
    .title = Lo que muestra el visitante
rule-JR-H4 = Un visitante que no muestra nada va al destierro. Si muestra, va al destierro quien cuestionó, y descarta: en la edición estándar, los corazones que mostró, y solo si el visitante mostró corazones; en la completa, todo lo que mostró.
    .title = Quién se va

## Diamantes

rule-JR-M1 = En la fase de adquisición, en una plaza, puedes comprar cartas de su palo del lote de descartes, tantas juntas como quieras, pero una sola vez por turno (decisión nuestra). Paga diamantes (oros) que valgan al menos lo que todas ellas. En la plaza de diamantes vale cualquier palo.
    .title = Comprar
rule-JR-M2 = Las cartas con las que pagas se unen al lote de descartes después de la compra.
    .title = Lo pagado

## Poderes y caídas

rule-JR-E0e = Algunos palos traen poderes que se usan dondequiera: en tu turno después de tirar, antes de salir de un hexágono, en una pieza pequeña, o en la fase de adquisición antes de reclamar; no en el destierro, ni en un vuelo que no ha aterrizado, ni en medio de otra decisión. Cada uno se usa una vez por turno y cuesta el precio del turno en cartas de su palo. Un poder que no cambiaría nada no se ofrece. Donde ningún camino lleva adelante puedes usar un poder, cabalgar con un comodín o pagar un traslado, o volver atrás; nadie está obligado a pagar.
    .title = Poderes
rule-JR-E0g =
    Si varios conejos caen a la vez, primero se aclara quiénes caen. Después, por orden de turno desde el jugador que tiene el turno, cada uno decide si se salva antes de que decida el siguiente: si está en juego una salvación que vale para esa caída, y en este turno no ha usado ninguna, se le pregunta, tenga con qué o no, y usa una al precio del turno, o cae. Una salvación puede llevar al lugar del que caes. Acaba un vuelo, no es una llegada y no gana nada: en la ciudadela se gana después de tu próxima travesía. En tu propio turno la travesía ha terminado; siguen la adquisición y el incremento.
    Tras todas las salvaciones se pregunta en el mismo orden a quienes están en el destierro y pueden hacer algo al respecto, tengan con qué o no. Volver así al tablero no es una llegada (decisiones nuestras).
    .title = Caídas y salvaciones
rule-JR-E0h = Primero se paga el camino, y después lo que cuesta entrar en el lugar. Un camino se ofrece solo si tu mano puede pagarlo todo; si después ya no puede, tu conejo vuelve a donde empezó su travesía, o se queda en su torre tras un vuelo, y lo pagado se pierde. Con la bestia es distinto: el camino hasta ella siempre se ofrece, y el conejo que no paga huye al destierro (decisiones nuestras).
    .title = Caminos que cuestan dos veces
rule-JR-E0i = Todos ven las piezas y dónde están, y las cartas que se dejan en la mesa con lo que suman (decisión nuestra).
    .title = Piezas y cartas en la mesa
rule-JR-E0j = Las cartas que se dejan en la mesa son números y ases, y lo que valen se fija al dejarlas: un as vale 1; con ases ambivalentes su dueño dice si 1 u 11; con valores patriarcales vale 14. Dejarlas no es gastarlas. No están en ninguna mano: no se roban, dan, intercambian, muestran ni gastan; las de una clausura sí cuentan para el límite de la mano. Las figuras de una clausura están ahí como figuras, sean del palo que sean. Si se descartan, van al lote de descartes (decisiones nuestras).
    .title = Dejar cartas

## Antorchas

rule-JR-E1a = Cuando tu conejo entra en el subsuelo en su travesía, de cualquier manera, también desde el destierro, puedes pagar el precio en antorchas, una vez por turno, para salir por cualquier cueva y por cualquiera de sus caminos, y seguir en la misma travesía. Después de salvarte o de una convocatoria no se puede. En un turno que empezó en el destierro tampoco entonces se cabalga con comodines.
    .title = A la luz de las antorchas
rule-JR-E1b = Dondequiera, y cuando has caído en tu propio turno, puedes pagar el precio en antorchas, una vez por turno: todos los conejos que están en el destierro, también el tuyo, pasan al subsuelo. No es una llegada. Si el tuyo estaba entre ellos no tienes adquisición, pero sí incremento. En un turno que empieza en el destierro puede ocupar el lugar de tu travesía al subsuelo.
    .title = Convocar
rule-JR-E1c = En una pelea las antorchas se juegan como picas, por cualquiera de los dos, mezcladas o solas (decisión nuestra). Después de una pelea en la que alguien jugó una antorcha todo se resuelve como siempre hasta ver si hay victoria; entonces quien perdió, quien ganó y los demás conejos del hexágono van juntos al destierro, también en el subsuelo. Quien acaba su turno en el destierro no tiene incremento.
    .title = Pelear con fuego

## Bellotas

rule-JR-E4a = La bestia es una ficha que empieza junto al tablero. Dondequiera, puedes pagar el precio en bellotas, una vez por turno, para ponerla en cualquier otro rombo. Un conejo que llega a ese rombo, de cualquier manera, va al destierro, a menos que pague allí mismo el precio en bellotas, con lo que antes traslada a la bestia a otro rombo, o junto al tablero si no hay otro.
    .title = La bestia
rule-JR-E4b = Si pones a la bestia en el rombo en el que estás, puedes salir por cualquiera de sus lados, también por el que entraste.
    .title = Por cualquier lado
rule-JR-E4c = Al final de tu turno puedes dejar cuantas bellotas quieras en la pila sobrecargo, que es de todos. Sus puntos se suman al resultado de cada tirada; los dobles y las coincidencias son solo de los dados. Cuando pasa de 10, se descarta entera enseguida.
    .title = La pila sobrecargo
rule-JR-E4d = Antes de tirar, también en el destierro y en el subsuelo, puedes devolver un comodín en lugar de tirar, y elegir los dos dados. La pila sobrecargo se suma, y con los dados se juega la lotería como con otros. No va junto con un pasaporte, y un doble elegido no gana nada (una lectura del reglamento inglés; decisión nuestra).
    .title = Dados elegidos

rule-JR-EV4 = Según el borrador de bellotas (ajuste `drafts`), en lugar de JR-E4c: cada jugador tiene una carga, para sus propias tiradas. Al final de tu turno puedes dejar bellotas en la carga de un jugador, la tuya u otra (decisión nuestra). Cuando llega a 10 o más, se descarta entera.
    .title = Una carga por jugador

## Escudos

rule-JR-E2a = El guardia es una ficha que empieza junto al tablero (el reglamento español tiene varios, el inglés uno; decisión nuestra). Dondequiera, una vez por turno, puedes pagar el precio en escudos para ponerlo en cualquier triángulo. Nadie entra en un triángulo con guardia, por camino, barca, madriguera o a caballo, desde el subsuelo ni de ninguna otra manera, si no paga en ese momento el precio de su turno en escudos: antes traslada el guardia a otro triángulo que elija. Salir no cuesta nada.
    .title = El guardia
rule-JR-E2b = Si pones el guardia en el triángulo donde estás, puedes usar una vez sin pagar más el traslado propio de esa pieza (comerciante, taberna, cueva), antes de dejarla.
    .title = El guardia donde estás
rule-JR-E2c =
    Al final de tu turno, también en el destierro, puedes exhibir uno o más escudos, solos o con figuras que tengas. Hasta que empiece tu próximo turno, el hexágono donde descansaba tu conejo y las casas de esas figuras quedan clausurados para los demás, aunque entretanto muevan tu conejo; nunca la ciudadela ni el subsuelo, y al menos un hexágono tiene que quedar clausurado. Cuando empieza tu próximo turno lo recoges todo.
    Las cartas exhibidas cuentan para el límite de la mano: si te denuncian, descartas primero de la mano y después escudos de la clausura; lo que se incauta sale solo de la mano. Una clausura sin escudos acaba, y sus figuras vuelven a la mano. Las figuras exhibidas conservan sus zanahorias y cuentan entre tus tres, pero no se devuelven por una cuarta, y un corazón entre ellas no está descubierto para cuestionar.
    .title = Clausuras
rule-JR-E2d = Llegar en una travesía a un hexágono clausurado, de cualquier manera, también en vuelo o de paso, cuesta escudos que valgan más que los exhibidos; de varias clausuras, más que la mayor. Se paga como cualquier precio, y los escudos se descartan enseguida. Entonces se rompen todas las clausuras del lugar: sus escudos se descartan, todo lo que clausuraban queda abierto, y todas las figuras exhibidas con ellas vuelven a la corte (decisión nuestra). Quedarse, volver atrás o que una regla te lleve allí no cuesta nada.
    .title = Romper una clausura

## Herraduras

rule-JR-E3a = En una masa de tierra (piezas unidas por lados) con una casa de herraduras puedes pagar el precio en herraduras, antes de salir de un hexágono o en una pieza pequeña: ve a caballo hasta otro hexágono de esa masa de tierra (decisión nuestra), o hasta una cueva de ella, donde estás como si hubieras entrado a pie. Desde el subsuelo los caballos te llevan a cualquier hexágono de una masa de tierra así que tenga una cueva sin guardia. No antes de que aterrice un vuelo, ni en un turno que empezó en el destierro antes de salir a la luz de las antorchas.
    .title = Caballos
rule-JR-E3b = Desde cualquier casa de herraduras un pozo lleva abajo (decisión nuestra): al salir o al pasar por ella, tu travesía puede ir derecho al subsuelo y detenerse allí, sin pagar. Nunca lleva arriba.
    .title = Pozos
rule-JR-E3c = En el subsuelo, en la fase de adquisición, puedes comprar con herraduras cartas de cualquier palo del lote de descartes, como en una plaza con diamantes. Se compra una vez por turno, en todos los mercados juntos.
    .title = El mercado oscuro

## Conchas

rule-JR-E5a = Una salvación, en el turno de cualquiera (según el reglamento inglés; decisión nuestra): paga el precio en conchas y vas a la torre de conchas, el faro.
    .title = El faro
rule-JR-E5b = Desde el faro, al salir o al pasar por él, la barca es gratuita: rema hasta cualquier camino de otra pieza que dé al mar.
    .title = La barca gratuita
rule-JR-E5c = Con las conchas en juego el subsuelo tiene un puerto: las barcas y el velero pueden llegar allí, y allí acaba la travesía; el velero vuelve entonces a su torre.
    .title = El puerto de abajo
rule-JR-E5d = En el subsuelo, en la fase de adquisición, una vez por turno, puedes echar una o más conchas, también figuras, y robar de la pila el doble de cartas. Las conchas van al lote de descartes después de robar; las figuras vuelven a la corte.
    .title = Cartas por conchas
## Anclas

rule-JR-E6a = El velero está en un puerto, un lado que da al mar; al principio en la torre de anclas, en todos sus lados. Si sales del tablero por el camino donde está, puedes abordarlo: navegas sin pagar, y el velero contigo, hasta un puerto de otra pieza, y desde allí sigues tierra adentro. Quien no lo aborda va al destierro; un conejo al que retienen la tormenta o el hielo no puede abordarlo. En una travesía no se llega dos veces al mismo puerto.
    .title = El velero
rule-JR-E6b = Dondequiera, puedes pagar el precio en anclas para enviar el velero a su torre. Cuando sales al mar por un camino en tu propio turno, puedes pagarlo, y el velero te lleva a esa torre, esté donde esté, incluso desde ella. Una cosa o la otra, una vez por turno.
    .title = Enviar el velero
rule-JR-E6c = En la torre de anclas, en la fase de adquisición, compras cartas de cualquier palo del lote de descartes con cartas de cualquier palo, como en una plaza.
    .title = El mercado heterogéneo
rule-JR-E6d = En una casa cuya figura está en la corte, en la fase de adquisición, una vez por turno, puedes poner un ancla debajo de esa figura: su valor se suma al precio de reclamarla, para todos. Debajo de una figura cabe un ancla. Cuando la figura se reclama, el ancla se descarta.
    .title = Anclar a la nobleza
rule-JR-EV6 =
    Según el borrador de anclas, el barco pirata (ajuste `drafts`), en lugar de JR-E6a, JR-E6b y JR-E6d: el barco está en un hexágono, al principio en el subsuelo. Dondequiera, una vez por turno, puedes pagar el precio en anclas para enviarlo a cualquier hexágono, también a la ciudadela, a los islotes y al subsuelo. Al partir de donde está, pero no de paso, navegas sin pagar hasta un puerto de otra pieza; el barco se queda. A su hexágono no llegan ni barcas ni la deriva.
    Si tu turno acaba en su hexágono, la carta de tu incremento va a la bodega sin que nadie la vea; también la carta que no robas cuando tu turno acaba en el destierro. En su hexágono, en la fase de adquisición, puedes pagar el precio en anclas para llevarte toda la bodega. Cuántas cartas tiene lo ven todos; cuáles, solo quien se las lleva. Si la pila y el lote de descartes están vacíos, la bodega se baraja y pasa a ser la pila.
    .title = El barco pirata

## Campanas

rule-JR-E7a = Dondequiera menos en el subsuelo, puedes pagar el precio en campanas, una vez por turno, para enviar a un conejo, el tuyo u otro, que esté en el tablero, pero no en el subsuelo ni en la tormenta, a la torre de campanas. Si envías al tuyo durante su travesía, esta termina y sigue tu adquisición; en la fase de adquisición, la fase continúa allí. Ninguna clausura lo impide. El conejo enviado recoge los corazones descubiertos; las clausuras quedan.
    .title = Traslado al aislamiento
rule-JR-E7b = La torre de campanas tiene una cueva clausurada. Desde la torre una travesía puede bajar al subsuelo sin pagar, y allí se detiene. En una cueva puedes pagar el precio en campanas, en lugar del de la madriguera, para salir en la torre, y llegas a ella; desde el subsuelo no es posible. Para las antorchas, el guardia y los caballos la torre no es una cueva.
    .title = La cueva clausurada
rule-JR-E7c = En la fase de adquisición, una vez por turno y no en el subsuelo, puedes implorar a los conejos de tu hexágono jugando campanas. Cada uno, por turno después de ti, juega campanas que superen tu total, o te entrega una carta que elija, si tiene alguna. A cada uno puedes responder añadiendo campanas, como en una pelea, y tu total sigue de rival en rival. Todas las campanas jugadas se descartan, y nadie va al destierro. La carta la ven solo los dos; una figura, todos: su zanahoria se cambia, una cuarta figura vuelve a la corte, y puede que hayas ganado.
    .title = Implorar
rule-JR-EV7 = Según el borrador de campanas, las espinas (ajuste `drafts`), en lugar de JR-E7a y JR-E7b: una salvación por la que pagas el precio en campanas, para quedar en el subsuelo. Si te desterraron en una pelea, una visita cuestionada o un trato, o te arrastraron, pero no por fuego, desde un hexágono donde hay otro conejo, puedes arrastrarlo al destierro: descarta una carta que elija, cae, y puede salvarse. En su propio turno no tiene ni adquisición ni incremento. Si te destierran del subsuelo te quedas en él, y puedes arrastrar a otro. Para las madrigueras, y desde el subsuelo, la torre de campanas es una cueva como las demás; desde la torre la madriguera se paga con campanas.
    .title = Las espinas

rule-JR-EV5 = Según el borrador de conchas (ajuste `drafts`), en lugar de JR-E5a: una salvación por la que pagas el precio en conchas y vas a la deriva hasta cualquier puerto menos el del subsuelo. Si saliste del tablero por un camino en tu travesía, llegas allí como en barca y sigues, con todo lo que eso trae; en la ciudadela puedes ganar. Si te expulsaron o caíste de un vuelo, vas a un puerto de un hexágono, también de la ciudadela, pero no del hexágono del que te expulsaron, y te quedas allí.
    .title = A la deriva


## Témpanos

rule-JR-E8a = La tormenta es una ficha que empieza junto al tablero. Dondequiera, una vez por turno, puedes pagar el precio en témpanos para ponerla en cualquier hexágono menos el subsuelo. Un conejo en ese hexágono no puede salir de él, salvo como dice la regla siguiente; allí no se muestra pasaporte, y una travesía que pasa por allí acaba allí. Entrar sí se puede. Cuando empieza tu próximo turno, la tormenta que trasladaste por última vez vuelve junto al tablero (decisión nuestra).
    .title = La tormenta
rule-JR-E8b = Un conejo en la tormenta solo sale al destierro: si lo expulsan, o por un lado de ese mismo hexágono que dé al mar o a un hueco, y entonces puede salvarse como cualquier otro; o si lo envían o convocan cuando una regla lo permite. De la torre de témpanos, el glaciar, un hoyo lleva al subsuelo, sin pagar, a cualquier conejo que esté allí, con tormenta o sin ella.
    .title = Salir de la tormenta
rule-JR-E8c = Una salvación, en el turno de cualquiera: muestra témpanos que valgan seis o más, que te quedas, y vas a la torre de témpanos, el glaciar. Los ases cuentan como para los corazones.
    .title = El glaciar

rule-JR-EV8 =
    Según el borrador de témpanos (ajuste `drafts`), en lugar de JR-E8a a JR-E8c: cuando has caído y te quedas en el destierro puedes pagar el precio en témpanos. Hasta que empiece tu próximo turno nadie más puede salir de un hexágono (el subsuelo cuenta como uno) en travesía ni en vuelo, salvo al destierro por un lado de ese hexágono; no se muestra pasaporte. Volver del destierro sigue siendo posible, pero no seguir a la luz de las antorchas.
    Al final de tu turno puedes poner cuantos témpanos quieras (números y ases) ante otro jugador; el hielo de varios se suma. En su próximo turno, si la suma de sus dados, con la carga, no supera el hielo, no puede salir de su hexágono en travesía de ninguna otra manera; puede mostrar un pasaporte, y entonces su conejo se queda. El hielo se descarta cuando acaba ese turno. Que te envíen, expulsen o convoquen no es una travesía.
    .title = La congelación y el hielo

## Lo oculto y las partidas largas

rule-JR-V1 =
    Tu mano la ves tú y nadie más. De las manos ajenas todos ven cuántas cartas tienen, y recuerdan lo que se mostró o se tomó bocarriba. Todos ven cuántas cartas hay en la pila, y enteros la corte y el lote de descartes.

    La carta que se quita en una pelea la conocen los dos que pelearon, y las que se dan bocabajo en un trato (JR-X13), los dos que lo hicieron.
    .title = Lo que puedes saber
rule-JR-G1 = La mesa puede poner un límite de turnos (`turn_limit`). Una partida que lo alcanza acaba en empate (decisión nuestra).
    .title = Límite de turnos
rule-JR-G2 = Si la pila y el lote de descartes están vacíos, y en una ronda entera nadie roba, paga ni mueve, la partida acaba en empate (decisión nuestra).
    .title = La partida no avanza
