# Las reglas de la carrera de Jack Rabbits, con nuestras propias palabras. Un párrafo es una línea. Las del territorio están en land-rules.ftl.

## Piezas y objetivo

rule-JR-P1 = Las cartas tienen cuatro palos, tréboles, picas, corazones y diamantes, cada uno con as, del 2 al 10, jota, reina y rey, y hay dos comodines. Las jotas, reinas y reyes son las figuras; los ases y los números, los puntos.
    .title = Cartas
rule-JR-P5 = Hay dos dados de seis caras. Cada jugador tiene un conejo y tres zanahorias. Una marca sobre la ciudadela indica el objetivo; el sencillo no la necesita.
    .title = Dados, conejos y zanahorias
rule-JR-O1 = Ganas en el acto cuando es tu turno (decisión nuestra), tu conejo está en la ciudadela y tienes tres figuras que cumplen el objetivo. Se mira después de la travesía, una vez resuelta una objeción, y otra vez cuando algo posterior en el turno te da allí una figura.
    .title = Ganar
rule-JR-O2 = La mesa elige el objetivo (`objective`): tres figuras cualesquiera (simple), de tres palos distintos (diverse), un rey, una reina y una jota (monarchic), ambas cosas (diverse-monarchic) o tres de un mismo palo (tribal). Los dos diversos necesitan al menos tres palos en juego.
    .title = Objetivos
rule-JR-O3 = Nadie tiene más figuras que zanahorias, y son tres.
    .title = Tres figuras como mucho

## Preparación

rule-JR-S1 = Todas las figuras y los comodines están boca arriba: son la corte. Todos los puntos se barajan y quedan boca abajo: son el mazo. Cada cual recibe tres cartas. Las cartas gastadas van boca arriba al lote gastado, que cualquiera puede mirar.
    .title = Corte, mazo y lote gastado
rule-JR-S2 = Todos los conejos empiezan en la ciudadela. Quién empieza se sortea o se acuerda (`first_player`); después se va por turnos según los asientos. Juegan al menos dos, contando los bots (decisión nuestra).
    .title = Quién juega y quién empieza
rule-JR-S3 = El juego `intro` tiene el turno con sus cuatro fases, los precios y los traslados. El juego `standard`, que es el habitual, añade las cuatro estrategias: vuelos, peleas, acceso a los palacios y mercados. Donde las ediciones se leen de otro modo, `edition` dice cuál vale (JR-H2, JR-H4, JR-X7). Se pueden añadir opciones, cada una con su ajuste (JR-X1 y las que siguen).
    .title = Introducción y juego normal

## La lotería

rule-JR-L1 = Tu turno empieza tirando los dos dados. Su suma es el precio de este turno.
    .title = El precio
rule-JR-L2 = Después de tirar puedes enseñar una carta de tu mano con el número de uno de los dados (el as es un 1) y robar una carta del mazo. Se puede una vez por turno.
    .title = La lotería
rule-JR-L3 = Tiras, y puedes ganar una carta, también fuera del tablero y en el subterráneo.
    .title = Lotería en todas partes

## La travesía

rule-JR-J1 = Después viene la travesía: quédate donde estás o deja tu hexágono por uno de sus caminos.
    .title = Quedarse o salir
rule-JR-J2 = Sigue el camino de una pieza pequeña a otra. En un triángulo elige uno de los otros dos caminos; en un rombo sigue por el tuyo. En una pieza nunca se da la vuelta.
    .title = Seguir caminos
rule-JR-J3 = El primer hexágono que alcanzas acaba la travesía.
    .title = Parar
rule-JR-J4 = Un camino que sale del territorio te lleva fuera del tablero (JR-U1), también si da a un hueco encerrado entre piezas.
    .title = Salir del territorio
rule-JR-J5 = En una travesía nunca se usa dos veces el mismo extremo de camino en la misma dirección; los lugares donde atracan barcas o acaban cabalgatas también cuentan. Así toda travesía acaba (decisión nuestra).
    .title = Ningún camino dos veces
rule-JR-J6 = Un conejo que no tiene ningún paso legal vuelve al hexágono donde empezó la travesía. Lo que pagó se pierde, y eso no es una llegada. Puedes dar un paso que solo puede acabar así (decisión nuestra).
    .title = Sin salida
rule-JR-J7 = Llegas cuando una travesía acaba en un hexágono por cualquier medio, también si es el que dejaste. Quedarse no es llegar, ni tampoco que una regla te mueva.
    .title = Llegar

## Adquisición

rule-JR-A1 = En una casa con su figura en la corte puedes gastar diez puntos o más en el palo de la figura, en diamantes también en la plaza de diamantes. Toma la figura en tu mano y pon una de tus zanahorias en la casa.
    .title = Reclamar una figura
rule-JR-A2 = Para eso necesitas una zanahoria libre; vale la que queda libre porque pagas con una figura. Una figura que alguien tiene no se puede reclamar.
    .title = Una zanahoria libre
rule-JR-A3 = Tras reclamar, la fase acaba: sigue enseguida el incremento.
    .title = Después de reclamar

## Incremento y límite de cartas

rule-JR-I1 = Si tu conejo está en un hexágono, también en el subterráneo, robas una carta. Fuera del tablero no robas. Después acaba tu turno.
    .title = El incremento
rule-JR-I2 = Si hay que robar y el mazo está vacío, el lote gastado se baraja y pasa a ser el mazo. Si los dos están vacíos, no se roba nada.
    .title = Un mazo vacío
rule-JR-I3 = Después del incremento, o en su lugar fuera del tablero, todavía puedes descartar hasta el límite antes de acabar tu turno.
    .title = El final de un turno
rule-JR-N1 = En una mano se permiten hasta nueve cartas, contando figuras y comodines. En tu turno puedes descartar hasta nueve antes de la travesía, en la fase de adquisición y después del incremento, pero nunca en medio de otra cosa.
    .title = El límite de cartas
rule-JR-N2 =
    Normalmente conservas lo que tienes hasta que te descubren (`hand_limit`, on-call). Cuando acaba un turno y alguien tiene demasiadas cartas, cualquier otro puede cantarlo hasta que actúa quien sigue; a nadie se le canta dos veces al final de un mismo turno (decisión nuestra). Descarta hasta el límite, las cartas que quiera. Cantar sin motivo no cambia nada: las cartas las puede contar cualquiera.

    Con `hand_limit` strict, quien supera el límite descarta enseguida.
    .title = Cantar
rule-JR-N3 = Una figura o un comodín que se descarta vuelve a la corte.
    .title = Figuras y comodines descartados

## Precios y traslados

rule-JR-C1 = Un precio se paga con cartas de los palos que muestra el lugar, mezcladas como quieras, que valgan el precio o más. Puedes añadir cartas que no hacen falta; no se devuelve nada.
    .title = Pagar
rule-JR-C2 = Los números valen lo que dicen, un as 1, una figura 10 en su palo, un comodín nada. Lo que pagas se enseña y va al lote gastado cuando el pago está completo.
    .title = Lo que valen las cartas
rule-JR-C3 = Una figura gastada o descartada vuelve a la corte, y su zanahoria se quita de la casa.
    .title = Figuras gastadas
rule-JR-C4 = Los traslados son parte de la travesía. Cada uno cuesta el precio del turno, cada vez, y una travesía puede usar varios.
    .title = Traslados
rule-JR-T1 = Campo a través: en un rombo puedes pagar para cruzar por el medio hasta el otro camino y salir por cualquiera de sus extremos. Se cruza una vez por visita (decisión nuestra).
    .title = Campo a través
rule-JR-T2 =
    Donde un mercader puedes pagar un caballo, que te lleva directamente a cualquier hexágono menos al subterráneo.

    O, si un lado de su pieza da al mar, una barca: rema hasta cualquier otro extremo de camino que dé al mar y sigue tierra adentro desde allí. El mar es el agua que rodea el territorio, no un hueco de dentro (decisión nuestra).
    .title = Mercader: caballo y barca
rule-JR-T3 = Al pasar por una taberna puedes pagar por un comodín de la corte, si lo hay, uno por visita, y seguir andando. En una travesía, antes de dejar un hexágono o en cualquier pieza pequeña, puedes devolver un comodín y cabalgar hasta cualquier hexágono menos el subterráneo (decisión nuestra). Se puede desde el subterráneo, pero no en un turno que empieza fuera del tablero ni en uno con pasaporte, tampoco si sigues desde donde has aterrizado.
    .title = Taberna y comodines
rule-JR-T4 = En una cueva puedes pagar para salir por cualquier otra cueva y seguir por cualquiera de sus tres caminos. O baja al subterráneo sin pagar; la travesía acaba allí.
    .title = Madrigueras
rule-JR-T5 = Desde el subterráneo puedes salir por cualquier cueva, por cualquiera de sus caminos, sin pagar. O te quedas.
    .title = Salir del subterráneo
rule-JR-U1 = Un conejo que sale del territorio o es despedido queda fuera del tablero. En ese turno suyo no hay adquisición ni incremento.
    .title = Fuera del tablero
rule-JR-U2 = Si tu turno empieza fuera del tablero, tiras como siempre; después tu travesía lleva al subterráneo. Siguen la adquisición y el incremento.
    .title = Volver
rule-JR-U3 = A los conejos que están fuera del tablero no se les ataca, y no objetan ni comercian. Si salen despedidos varios a la vez, van por orden de turno desde quien tiene el turno (decisión nuestra).
    .title = En paz

## Tréboles

rule-JR-F1 = En una torre puedes enseñar un trébol de tu mano como pasaporte antes de tirar. La travesía de este turno es entonces un vuelo. Hasta que haya aterrizado o caído, el pasaporte no se puede descartar ni gastar, salvo para pagar lo que le falta. Uno de los reglamentos dice cualquier carta; nosotros tomamos el trébol (decisión nuestra).
    .title = Pasaporte
rule-JR-F2 = Si el pasaporte vale al menos la suma de los dados, tienes que aterrizar en otra torre, la que quieras. Si no hay ninguna, te quedas; eso no es una llegada y no cuesta nada.
    .title = Volar
rule-JR-F3 = Si el pasaporte vale menos, puedes pagar lo que falta en el palo de la torre que dejas, y volar; o caes fuera del tablero. En la torre de tréboles el propio pasaporte puede ser parte del pago.
    .title = Quedarse corto
rule-JR-F4 = El pasaporte sigue en tu mano si no lo gastas. La lotería se juega como siempre, antes de pagar.
    .title = Conservar el pasaporte

## Picas

rule-JR-D1 = En la fase de adquisición, antes de reclamar, puedes atacar a un conejo de tu hexágono, a cada uno una vez por turno. Juega una o más picas.
    .title = Atacar
rule-JR-D2 = Quien defiende y quien ataca se turnan: suma picas hasta superar el total del otro, o ríndete. No empieza a sumar quien no puede lograrlo (decisión nuestra).
    .title = Pelear
rule-JR-D3 = Todas las picas jugadas se descartan. Quien ataca y gana toma al azar una carta de la mano del perdedor; quien defiende y gana no toma nada. Quien pierde sale del tablero. El orden es: picas descartadas, carta tomada, zanahorias y cuarta figura resueltas, victoria comprobada, perdedor fuera.
    .title = Después de una pelea
rule-JR-D4 = Una figura que cambia de manos lleva a su casa una zanahoria de su nuevo dueño. Quien consigue una cuarta figura devuelve una de las cuatro a la corte. Tras quitar una figura en una pelea sigue enseguida el incremento.
    .title = Figuras que cambian de manos
rule-JR-D5 = Se pelea en todos los hexágonos, también en la ciudadela y en el subterráneo, pero no fuera del tablero (decisión nuestra).
    .title = Dónde se pelea

## Corazones

rule-JR-H1 = Cuando un conejo llega a un palacio, por cualquier medio, puede objetar cualquier otro jugador que no esté fuera del tablero. Se pregunta a todos, y responden sin verse; de quienes objetan, lo hace el primero tras el visitante por orden de turno (decisión nuestra). Hay una objeción por llegada.
    .title = Objetar una visita
rule-JR-H2 = Quien objeta enseña primero corazones que valgan seis o más. En la edición completa vale en su lugar la carta de esta reina.
    .title = Lo que enseña quien objeta
rule-JR-H3 = Después el visitante enseña la carta de la reina, o corazones que valgan seis o más, o nada.
    .title = Lo que enseña el visitante
rule-JR-H4 = Un visitante que no enseña nada sale del tablero. Si enseña, sale quien objetó, y descarta: en la edición normal los corazones que enseñó, y solo si el visitante enseñó corazones; en la completa, todo lo que enseñó.
    .title = Quién se va

## Diamantes

rule-JR-M1 = En la fase de adquisición, en una plaza, puedes comprar cartas de su palo del lote gastado, una vez por turno, tantas juntas como quieras. Paga diamantes que valgan al menos lo que todas ellas. En la plaza de diamantes vale cualquier palo.
    .title = Comprar
rule-JR-M2 = Lo que pagas se une al lote gastado después de la compra.
    .title = Lo pagado

## Lo oculto y las partidas largas

rule-JR-V1 = Tu mano la ves tú. De los demás ves cuántas cartas tienen y lo que se enseñó o se tomó boca arriba. Ves cuántas cartas tiene el mazo; la corte y el lote gastado están a la vista. La carta que se toma en una pelea la conocen los dos que pelearon.
    .title = Lo que puedes saber
rule-JR-G1 = La mesa puede poner un límite de turnos (`turn_limit`). Una partida que lo alcanza acaba en empate (decisión nuestra).
    .title = Límite de turnos
rule-JR-G2 = Si el mazo y el lote gastado están vacíos, y en una ronda entera nadie roba, paga ni mueve, la partida acaba en empate (decisión nuestra).
    .title = Nada sigue
