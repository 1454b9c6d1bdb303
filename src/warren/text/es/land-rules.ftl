# Las reglas del territorio de Jack Rabbits, con nuestras propias palabras. Un párrafo es una línea.

## Piezas

rule-JR-P2 =
    Todas las piezas tienen lados de la misma longitud, de modo que encajan en una misma retícula de triángulos. Los hexágonos son la ciudadela, cuyo reverso es la ciudadela avanzada, el subsuelo y doce casas, una por cada figura: una torre por cada rey, un palacio por cada reina, una plaza por cada jota.

    Las piezas pequeñas vienen en cuatro juegos iguales. Cada juego tiene tres rombos (bosque, montaña y río) y tres triángulos (comerciante, taberna y cueva).
    .title = Las piezas
rule-JR-P3 = Desde la mitad de cada lado de cada pieza entra un camino (decisión nuestra). En un hexágono se juntan los seis. Un triángulo es una bifurcación: se juntan los tres. Un rombo tiene dos caminos que no se juntan: en la montaña cada uno cruza en línea recta, uno por un túnel bajo el otro; en el río cada uno sigue una orilla, alrededor de una esquina obtusa; en el bosque cada uno rodea una esquina aguda.
    .title = Caminos
rule-JR-P4 = Las piezas muestran los palos con los que se paga en ellas (decisión nuestra): el bosque, tréboles; la montaña, picas; el río, corazones; el comerciante, diamantes; la taberna, tréboles y corazones; la cueva, picas y diamantes; una casa, el palo de su figura; la plaza de la jota de diamantes, cualquier palo; la ciudadela avanzada, corazones, diamantes, tréboles y cualquier palo. Si ninguno de los palos de una pieza con caminos está en juego, allí vale cualquiera. Todo esto está en un archivo, y puedes usar uno tuyo (`tiles`).
    .title = Palos en las piezas

## Construir

rule-JR-B1 =
    Primero se coloca la ciudadela. El subsuelo queda aparte y ninguno de sus lados se une jamás. Las demás piezas se separan por formas y se reparten bocabajo, el mismo número de cada forma para cada jugador; si no se pueden dividir por igual, los primeros jugadores reciben una más (decisión nuestra).

    Se construye por orden de asientos, empezando por el primer jugador. A quien no le quedan piezas se lo salta (decisión nuestra).
    .title = El reparto de las piezas
rule-JR-B2 =
    Una pieza se coloca lado con lado en la retícula, nunca encima de otra, y toca lo que ya hay al menos por un lado. Un hexágono también puede colocarse aparte, para empezar una isla.

    Una isla solo puede empezar en el agua cercana al territorio (decisión nuestra, para que los lugares posibles no sean infinitos).
    .title = Colocar una pieza
rule-JR-B3 =
    Hay tres maneras de construir (`style`). En `strict` se va por turnos: descubre una de tus piezas, de la forma que elijas, y colócala. En `free` todas las piezas están bocarriba, y en tu turno colocas la tuya que quieras. En `freestyle` también están bocarriba y no hay turnos: cada jugador coloca cuando quiere.

    También hay territorios ya hechos (`land`): uno que el programa crea a partir de una semilla, el de muestra que viene con el juego, o uno guardado como archivo o como código y visitado otra vez. Sus casas tienen que ser las de los palos en juego; si no, se rechaza.
    .title = Maneras de construir
rule-JR-B4 =
    Tres pautas ayudan a que el territorio sea bueno (su significado exacto es decisión nuestra). T: ningún camino cortado, es decir, ningún lado junto a un hueco cerrado que las piezas que faltan no puedan llenar. X: nunca dos hexágonos lado con lado. !: nunca dos triángulos lado con lado. La mesa decide si se imponen, si se pueden incumplir con un aviso o si no cuentan (`guidelines`). Una zona que toca el mar solo en una esquina es un hueco cerrado.

    Cuando se imponen, la pieza que no tiene ningún lugar que toque el territorio se devuelve y se descubre otra forma. Si no encaja ninguna de las piezas del jugador, las pautas se relajan para la pieza que tiene en la mano: X para un hexágono, ! para un triángulo y, después, T (decisión nuestra). Nadie tiene que empezar una isla.
    .title = Pautas
rule-JR-B5 =
    Para los más pequeños hay un juego sin cartas, dados ni turnos: construir un territorio y después pasear por él (`explore`). Cada conejo empieza en la ciudadela. Desde un hexágono toma cualquier camino; por un rombo, simplemente sigue el camino; en un triángulo elige uno de los otros dos caminos, hasta llegar a un hexágono. Cada jugador anda cuando quiere y vuelve a casa cuando ha visto bastante.

    Donde un camino sale del territorio, el conejo aparece otra vez en la ciudadela (decisión nuestra).
    .title = Explorar
rule-JR-B6 = Con más o menos palos hay más o menos casas y juegos de piezas con caminos, y todas las reglas de construir se ajustan a los que haya (`suits`).
    .title = Territorios grandes y pequeños
rule-JR-B7 =
    Un territorio creado por el programa, o que viene con él, tiene que ser bueno (decisión nuestra): caminos gratuitos llevan desde la ciudadela hasta cada casa y de vuelta, en tres travesías como mucho, una más por cada cuatro palos, completos o no, que pasen de los cuatro primeros (a otra masa de tierra, también por madrigueras: no cuesta nada y lleva dos travesías); desde cada hexágono se llega al menos a otros dos en una travesía; al menos dos comerciantes tienen barca; como mucho un camino de rombo va de mar a mar; toda pieza pequeña tiene al menos dos lados unidos.

    Un territorio construido por los jugadores al que le falta algo de esto se juega igualmente, y se avisa de lo que le falta.
    .title = Buenos territorios

## Palos

rule-JR-E0b = La mesa elige qué palos de los doce están en juego, de dos a doce (decisión nuestra); si no elige, son los cuatro del juego básico. Cada palo trae sus 13 cartas, su torre, su palacio y su plaza, y un juego de piezas con caminos. Los comodines, las zanahorias, los dados y el límite de cartas no cambian. Una regla sobre un palo que no está en juego no se usa en absoluto: sin tréboles nadie vuela, sin corazones nadie cuestiona una visita, sin diamantes no se vende nada en las plazas, y sin picas nadie pelea, salvo con antorchas. Una opción que así se queda sin efecto se puede elegir de todos modos; se avisa de que no hace nada.
    .title = Palos en juego
rule-JR-E0c = Las torres de conchas, anclas, campanas y témpanos son islotes. Un islote se coloca siempre aparte, con el mar en todos sus lados, sin tocar otra pieza ni en una esquina (decisión nuestra, para que siempre quede sitio donde construir), y así se queda: ninguna pieza posterior puede tocarlo por un lado ni cerrar el agua que tiene al lado. Lo que hace bueno un territorio, en caminos, distancias y vecinos, no se aplica a los islotes.
    .title = Islotes
rule-JR-E0d = Los triángulos negros de antorchas (el fuego), herraduras (el mercado oscuro) y conchas (la costa) se dibujan junto al subsuelo. No tienen caminos; las reglas de esos palos dicen para qué sirven.
    .title = Triángulos negros
