# Las reglas de Jackrabbit, con palabras nuestras. Cada párrafo ocupa una línea.

## Reparto

rule-JB-1 = Se juega entre dos con una baraja francesa de 52 cartas, sin comodines. Cada jugador recibe diez cartas. Las 32 restantes quedan bocabajo y forman el mazo. A su lado se reserva sitio para la pila de descarte, que de momento no tiene cartas.
    .title = El reparto
rule-JB-2 =
    Delante de cada jugador está su montón, vacío al principio. Dentro de un montón las cartas no cambian de sitio: quedan en el orden en que se jugaron, con la última encima.

    Mientras dura la mano, de cada montón se ve solo la carta de arriba, junto con el número de cartas y lo que hizo el último turno. Cuando la mano termina, los dos montones se muestran enteros. Recordar todo lo que se ha jugado está permitido, también para los bots.
    .title = Los montones
rule-JB-3 = Quién empieza la primera mano lo decide el azar, salvo que la mesa haya elegido a alguien (`first_player`). A partir de ahí se alterna: quien jugó en segundo lugar en una mano empieza la siguiente. La siguiente mano se reparte cuando lo dice quien va a empezarla, para que dé tiempo a mirar los montones (decisiones nuestras).
    .title = Quién empieza

## Un turno

rule-JB-4 = En tu turno pones una carta de tu mano, bocarriba, en uno de los dos montones: el tuyo o el de tu rival. Un montón vacío admite cualquier carta. Uno que ya tiene cartas solo admite una del mismo valor o del mismo palo que la de arriba.
    .title = Jugar una carta
rule-JB-5 = Si la carta que juegas tiene el mismo valor que la que tapa, has hecho pareja, sea cual sea el montón. Tu rival roba en el acto una carta, o dos si la pareja es de jotas.
    .title = Hacer pareja
rule-JB-6 = Si juegas en el montón de tu rival, tu rival roba una carta. Si además haces pareja, lo de JB-5 se suma: una pareja en su montón le hace robar dos cartas, y una pareja de jotas, tres.
    .title = Jugar en el montón del rival
rule-JB-7 = Mientras alguna carta de tu mano encaje en al menos uno de los montones, tienes que jugar una; cuál y dónde, lo decides tú. No se puede pasar.
    .title = Quien puede jugar, juega
rule-JB-8 =
    Si ninguna de tus cartas encaja en ningún montón, te toca descartar: dejas una o más cartas de tu mano, las que quieras, y robas otras tantas. En eso consiste todo tu turno; no juegas ninguna carta.

    No puedes descartar más cartas de las que sumen el mazo y la pila de descarte antes de tu descarte. Si descartas varias, eliges cuál de ellas queda encima de la pila (decisiones nuestras).
    .title = Descartar
rule-JB-9 = Cuando hay que robar y el mazo está vacío, primero se barajan las cartas de la pila de descarte, que pasan a ser el nuevo mazo. Las que descartas en ese mismo turno (JB-8) no entran: llegan a la pila de descarte después de que hayas robado. Si aun así no hay bastantes cartas, se roban las que haya (decisiones nuestras).
    .title = Cuando el mazo se agota

## El final de una mano

rule-JB-10 = La mano termina cuando alguien se queda sin cartas en la mano, o cuando entre el mazo y la pila de descarte quedan dos cartas o menos. Se mira después de cada turno, una vez robadas todas las cartas que ese turno haya obligado a robar. Por eso, si tu última carta hace pareja o va al montón de tu rival, tu rival roba lo que le toca antes de que la mano acabe.
    .title = Cuándo termina una mano
rule-JB-11 = La mano termina también, después de cualquier turno, si ninguna de las cartas que están fuera de los montones (en las manos, en el mazo y en la pila de descarte) encaja en ninguno de los dos, porque nadie podría volver a jugar jamás (decisión nuestra).
    .title = Cuando ya nada encaja
rule-JB-12 = Al final de la mano, cada jugador puntúa el montón que tiene delante, sin importar quién puso las cartas. Se suman los puntos de JB-12a a JB-12e y el resultado, que puede ser negativo, se añade al total del jugador.
    .title = La puntuación de una mano
rule-JB-12a = Quien se ha quedado sin cartas en la mano suma 4 puntos.
    .title = Quedarse sin cartas
rule-JB-12b = Dos cartas del mismo valor que estén una justo encima de la otra en el montón son una pareja y suman 2 puntos. Cuentan todas las que haya: tres reyes seguidos son dos parejas, es decir, 4 puntos.
    .title = Parejas
rule-JB-12c =
    Una escalera son tres o más cartas seguidas del montón, todas del mismo palo y de valores consecutivos. Da igual en qué orden estén: { CARD("9D") }, { CARD("7D") }, { CARD("8D") } es una escalera. Cada carta de la escalera suma 1 punto.

    Ninguna carta cuenta en más de una escalera. Si las cartas pueden formar escaleras de varias maneras, vale la que dé más puntos (decisiones nuestras).

    El as es el valor más bajo, por debajo del 2. Con el ajuste `ace_high_runs` también puede ser el más alto, por encima del rey, como en Q-K-A. Lo que nunca hace es unir los dos extremos: K-A-2 no es una escalera.
    .title = Escaleras
rule-JB-12d = Cada jota del montón suma 2 puntos, además de lo que sume por otras razones. Dos jotas en pareja valen, por tanto, 6 puntos: 2 por cada jota y 2 por la pareja.
    .title = Jotas
rule-JB-12e = Si alguien se ha quedado sin cartas, cada carta que quede en la mano de su rival le resta a este 1 punto, y cada jota, 2. Si la mano ha terminado de otra manera, las cartas de la mano no restan nada, a no ser que se juegue con `deadwood=always`: entonces cada jugador paga por las suyas, acabe la mano como acabe (decisión nuestra).
    .title = Cartas muertas

## La partida

rule-JB-13 =
    La partida sigue, mano tras mano, hasta que al final de una de ellas el total de al menos un jugador ha llegado a la meta. La meta son 50 puntos si la mesa no fija otra cifra, por ejemplo 100 para una partida más larga (`threshold`). Gana quien tenga el total más alto.

    Si en ese momento los totales son iguales, se juega otra mano. Desde entonces decide la primera mano tras la cual los totales sean distintos, aunque los dos hayan vuelto a quedar por debajo de la meta (decisión nuestra).

    La mesa puede limitar el número de turnos (`turn_limit`). Si al llegar al límite la partida no está decidida, acaba en empate, sean cuales sean los totales (decisión nuestra). Entre personas no hay límite si no se fija uno.

    Si solo se juega una mano (`length=hand`), no hay meta: gana quien más puntos haga en esa mano, y a igualdad de puntos hay empate.
    .title = Ganar

## Lo que no se ve

rule-JB-14 = Ves las cartas de tu mano y cuántas tiene tu rival. Del mazo ves cuántas cartas tiene; de la pila de descarte, cuántas y cuál está encima. Lo que se ve de los montones lo dice JB-2. La carta de encima de la pila de descarte y las que al final de una mano cuentan como cartas muertas están a la vista de todos (decisiones nuestras).
    .title = Qué se ve
