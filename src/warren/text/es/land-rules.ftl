# Las reglas del territorio de Jack Rabbits, con nuestras propias palabras. Un párrafo es una línea.

## Piezas

rule-JR-P2 =
    Todas las piezas tienen lados de la misma longitud, de modo que encajan en una misma trama de triángulos. Los hexágonos son la ciudadela, cuyo reverso es la ciudadela avanzada, el subterráneo y doce casas, una por cada figura: una torre por cada rey, un palacio por cada reina, una plaza por cada jota.

    Las piezas pequeñas vienen en cuatro juegos iguales. Un juego tiene tres rombos, bosque, montaña y río, y tres triángulos, mercader, taberna y cueva.
    .title = Las piezas
rule-JR-P3 = Desde la mitad de cada lado de cada pieza entra un camino (decisión nuestra). En un hexágono se juntan los seis. Un triángulo es una bifurcación: se juntan los tres. Un rombo tiene dos caminos que no se juntan: en la montaña cada uno cruza en línea recta, uno por un paso bajo el otro; en el río cada uno sigue una orilla, alrededor de una esquina obtusa; en el bosque cada uno rodea una esquina aguda.
    .title = Caminos
rule-JR-P4 = Las piezas muestran los palos con los que se paga en ellas (decisión nuestra): el bosque, tréboles; la montaña, picas; el río, corazones; el mercader, diamantes; la taberna, tréboles y corazones; la cueva, picas y diamantes; una casa, el palo de su figura; la plaza de la jota de diamantes, cualquier palo; la ciudadela avanzada, corazones, diamantes, tréboles y cualquier palo. Si ninguno de los palos de una pieza con caminos está en juego, allí vale cualquiera. Todo esto está en un archivo, y puedes usar uno tuyo (`tiles`).
    .title = Palos en las piezas

## Construir

rule-JR-B1 =
    Primero se coloca la ciudadela. El subterráneo queda aparte y ninguno de sus lados se une jamás. Las demás piezas se separan por formas y se reparten boca abajo, el mismo número de cada forma para cada cual; si no se pueden dividir por igual, los primeros jugadores reciben una más (decisión nuestra).

    Se construye por orden de asientos, desde el primer jugador. A quien no le quedan piezas se le salta.
    .title = El reparto de las piezas
rule-JR-B2 =
    Una pieza se coloca lado con lado en la trama, nunca encima de otra, y toca lo que ya hay al menos por un lado. Un hexágono también puede colocarse aparte, para empezar una isla.

    Una isla solo puede empezar en el agua cercana al territorio (decisión nuestra, para que los lugares no sean infinitos).
    .title = Colocar una pieza
rule-JR-B3 =
    Hay tres maneras de construir (`style`). En `strict` se va por turnos: descubre una de tus piezas, de la forma que elijas, y colócala. En `free` todas las piezas están boca arriba, y en tu turno colocas la tuya que quieras. En `freestyle` también están boca arriba y no hay turnos: cada cual coloca cuando quiere.

    También hay territorios sin construir (`land`): uno que el programa hace a partir de una semilla, el que viene con el juego, o uno guardado como archivo o como código y visitado otra vez. Sus casas tienen que ser las de los palos en juego.
    .title = Maneras de construir
rule-JR-B4 =
    Tres pautas ayudan a que el territorio sea bueno. T: ningún camino cortado, es decir, ningún lado junto a un hueco cerrado que las piezas por venir no puedan llenar. X: nunca dos hexágonos lado con lado. !: nunca dos triángulos lado con lado. La mesa decide si se imponen, se dan como consejo con una nota o no cuentan (`guidelines`). Una zona que toca el mar solo en una esquina es un hueco cerrado.

    Cuando se imponen, la pieza que no tiene ningún lugar que toque el territorio se devuelve y se descubre otra forma. Si nada de lo que tiene el jugador encaja, se relajan para la pieza que tiene en la mano: X para un hexágono, ! para un triángulo y, después, T (decisión nuestra). Nadie tiene que empezar una isla.
    .title = Pautas
rule-JR-B5 =
    Para los más pequeños hay un juego sin cartas, dados ni turnos: construir un territorio y después pasear por él (`explore`). Cada conejo empieza en la ciudadela. Desde un hexágono toma cualquier camino; por un rombo simplemente sigues el camino; en un triángulo eliges uno de los otros dos caminos, hasta llegar a un hexágono. Cada cual anda cuando quiere y vuelve a casa cuando ha visto bastante.

    Donde un camino sale del territorio, el conejo aparece otra vez en la ciudadela (decisión nuestra).
    .title = Explorar
rule-JR-B6 = Con más o menos palos hay más o menos casas y juegos de piezas con caminos, y todo lo que se dice de construir vale para los que haya (`suits`).
    .title = Territorios grandes y pequeños
rule-JR-B7 =
    Un territorio hecho por el programa, o que viene con él, es bueno (decisión nuestra): caminos libres llevan desde la ciudadela hasta cada casa y de vuelta, en tres travesías como mucho, una más por cada cuatro palos empezados después de los cuatro primeros; desde cada hexágono se llega al menos a otros dos en una travesía; al menos dos mercaderes tienen barca; como mucho un camino de rombo va de mar a mar; toda pieza pequeña tiene al menos dos lados unidos.

    Un territorio que habéis construido vosotros y al que le falta algo de esto se juega igualmente. Se os dice lo que le falta.
    .title = Buenos territorios

## Palos

rule-JR-E0b = La mesa elige qué palos de los doce están en juego, de dos a todos (decisión nuestra); si no elige, los cuatro del juego básico. Cada palo trae sus 13 cartas, su torre, su palacio y su plaza, y un juego de piezas con caminos. Los comodines, las zanahorias, los dados y el límite de cartas no cambian. Una regla sobre un palo que no está en juego no se usa en absoluto: sin tréboles nadie vuela, sin picas nadie pelea, sin corazones nadie objeta y sin diamantes no se vende nada. Una opción que así no cambia nada se puede acordar de todos modos; se te dice que no hace nada.
    .title = Palos en juego
rule-JR-E0c = Las torres de conchas, anclas, campanas y témpanos son islotes. Un islote se coloca siempre aparte, con el mar en todos sus lados, sin tocar otra pieza ni en una esquina (decisión nuestra, para que siempre quede sitio donde construir), y así se queda: ninguna pieza posterior puede tocarlo por un lado ni cerrar el agua que tiene al lado. Lo que se pide de un buen territorio sobre caminos, distancias y vecinos no cuenta para los islotes.
    .title = Islotes
rule-JR-E0d = Los triángulos negros de antorchas (el fuego), herraduras (el mercado oscuro) y conchas (la costa) se dibujan junto al subterráneo. No tienen caminos; para qué sirven lo dicen las reglas de esos palos.
    .title = Triángulos negros
