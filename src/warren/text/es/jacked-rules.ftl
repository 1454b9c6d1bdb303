# Las reglas de JACKED, con nuestras propias palabras. Un párrafo es una línea.

## El tablero

rule-JK-B1 = Cuatro colores comparten el tablero, uno en cada esquina, en el sentido del reloj. El borde es un anillo de casillas: 18 por lado, 72 en total, si la mesa no elige otra longitud (`side`, de 12 a 24; decisión nuestra, porque la fuente no trae dibujo). La esquina de un color es su salida. Avanzar es ir en el sentido del reloj.
    .title = El anillo
rule-JK-B2 = Cada color tiene cuatro clavijas, una cárcel en la que empiezan todas y una casa de cuatro casillas.
    .title = Clavijas, cárcel y casa
rule-JK-B3 = Una clavija entra en su casa desde la última casilla del anillo antes de su propia salida (decisión nuestra). Contando la salida como 0, recorre las casillas 1 a 71 y después casa 1 a casa 4. La que avanza más allá de la 71 siempre entra; nunca da otra vuelta. Solo cuenta dónde está una clavija, no cómo llegó.
    .title = El camino a casa

## Jugadores y reparto

rule-JK-P1 =
    Cuatro jugadores juegan cada uno por su cuenta o en dos parejas, con los compañeros frente a frente (`teams`). Con tres jugadores, un color no juega y su esquina es una casilla como las demás. Dos jugadores llevan dos colores cada uno, los que están frente a frente, ocho clavijas en total, y se alternan.

    Los compañeros pueden mover las clavijas del otro como si fueran suyas, en cualquier momento.
    .title = Quién juega
rule-JK-P2 =
    Quién reparte primero se deja al azar, si la mesa no ha elegido a alguien (`dealer`). Quien reparte da una mano tras otra hasta agotar la baraja; después reparte el jugador de su izquierda y se barajan todas las cartas. En cada mano empieza el jugador a la izquierda de quien reparte, y los turnos siguen el sentido del reloj.

    Cuatro jugadores reciben 5, 4 y 4 cartas, o 5, 5 y 4 con cuatro comodines. Tres reciben 6, 6 y 6 con dos comodines, o 6, 6 y 5 sin ellos, y sobra una carta (decisión nuestra). Dos reciben 6, 5, 5, 5 y 5, o 6, 6, 5, 5 y 5 con dos comodines (decisión nuestra).
    .title = El reparto
rule-JK-P3 = Un turno es una carta. Si puedes jugar alguna de tus cartas, tienes que jugar una. Una carta cuyo valor no se puede mover entero no se puede jugar.
    .title = Una carta, entera
rule-JK-P4 = Si tienes cartas y no puedes jugar ninguna, muestras toda la mano, la descartas y esperas a que se reparta la siguiente. A quien no tiene cartas se lo salta.
    .title = Sin jugada
rule-JK-P5 = Gana en el acto el primero que tenga todas sus clavijas en casa; una pareja necesita allí todas las de los dos.
    .title = Ganar
rule-JK-P6 = A una partida que no acaba se le puede poner un límite de turnos (`turn_limit`); si se alcanza, hay empate (decisión nuestra).
    .title = Límite de turnos

## Cartas

rule-JK-CA = Un as saca una clavija de la cárcel a su salida, o hace avanzar una clavija una casilla.
    .title = As
rule-JK-CK = Un rey saca una clavija de la cárcel a su salida, o hace avanzar una clavija 13 casillas.
    .title = Rey
rule-JK-CQ = Una reina hace avanzar una clavija 12 casillas.
    .title = Reina
rule-JK-CN = Un 9, 8, 5, 4, 3 o 2 hace avanzar una clavija otras tantas casillas.
    .title = Cartas sencillas
rule-JK-CJ = Una jota hace avanzar una clavija 11 casillas, las 11 o no se puede jugar; y el jugador siguiente queda JACKED.
    .title = Jota
rule-JK-CT = Un 10 solo sirve para cambiar de sitio dos clavijas del anillo, al menos una de ellas tuya o de tu compañero. Puedes cambiar dos tuyas, y debes hacerlo si no puedes jugar otra cosa; las clavijas de la casa o de la cárcel no se cambian (decisiones nuestras). Tras el cambio ninguna de las dos bloquea.
    .title = Diez
rule-JK-CS1 = Un 7 se reparte entre cuantas clavijas tuyas (y de tu compañero) quieras: cada una toma como mucho una parte, cada parte es de una casilla por lo menos, y juntas suman exactamente siete, o la carta no se puede jugar. Las partes se mueven una tras otra, en el orden que quieras; una clavija que ha muerto por una parte anterior no puede tomar ninguna.
    .title = Siete
rule-JK-CS2 = Toda clavija por la que un siete pasa o en la que cae muere: también las tuyas, las de tu compañero y los bloqueos.
    .title = Un siete mata
rule-JK-CS3 = Un siete puede mover clavijas dentro de la casa. Allí no se pasa ni se mata a ninguna.
    .title = Un siete en casa
rule-JK-CX = Un 6 solo sirve para hacer retroceder una clavija seis casillas por el anillo. Puede pasar por un bloqueo, pero no caer en él. Nunca entra en casa ni sale de ella. Desde las seis primeras casillas, incluida la salida, dobla la esquina hacia las seis últimas antes de su propia casa (decisión nuestra).
    .title = Seis
rule-JK-CW = Un comodín vale por cualquier otra carta, que se nombra al jugarlo, y hace todo lo que hace esa carta.
    .title = Comodín

## Mover

rule-JK-M1 = En el anillo las clavijas pueden pasarse unas a otras. La clavija sobre la que cae otra muere: vuelve a su cárcel. Vale también para las tuyas y las de tu compañero (decisión nuestra).
    .title = Pasar y matar
rule-JK-M2 = Una clavija que ha salido de la cárcel bloquea hasta que se mueve o muere. Ninguna clavija la pasa ni cae en ella, tampoco las de su dueño, salvo con un siete (pasa y mata), un diez (cambia) o un seis (pasa). La que llega a una esquina de otro modo no bloquea.
    .title = Bloqueos
rule-JK-M3 = Una clavija que sale de la cárcel mata a la que está en su salida. Si esa es un bloqueo, por ahí no puede salir ninguna.
    .title = Salir
rule-JK-M4 = En casa las clavijas están a salvo: no mueren, no se cambian, y dentro de la casa ninguna otra las pasa. Un movimiento que entra en casa tiene que caber exactamente en las casillas libres.
    .title = A salvo en casa

## JACKED

rule-JK-J1 = Si estás JACKED, descartas una carta a tu elección y no mueves, hayas tenido jugada o no.
    .title = JACKED
rule-JK-J2 = Si la carta que descartas es una jota, el jugador siguiente también queda JACKED. Un comodín descartado no es una jota. Un jugador JACKED sin cartas agota la jota, y una jota jugada como última carta de una mano no llega a la siguiente (decisiones nuestras).
    .title = Jotas seguidas
rule-JK-J3 =
    A quien está JACKED nadie se lo recuerda; el ajuste `jacked_play` dice cómo se juega.

    Con `memory`, la regla del juego original, quien está JACKED puede jugar como siempre, por descuido o adrede, o descartar. Si juega, cualquier otro jugador puede cantarlo hasta que el siguiente que tenga cartas juegue, descarte o renuncie; si nadie más tiene cartas en esta mano, hasta que todos lo dejen pasar. Si se canta, la jugada se deshace exactamente, con las clavijas muertas y los bloqueos, y la carta jugada se descarta; si es una jota, el jugador siguiente queda JACKED (JK-J2). Si nadie canta, la jugada vale, y una jota jugada así deja JACKED al siguiente. Una victoria conseguida de este modo no es definitiva hasta que ya nadie pueda cantarla.

    Con `strict`, a quien está JACKED solo se le ofrecen descartes. Así juegan los principiantes y quien juega únicamente contra bots, si la mesa no dice otra cosa.
    .title = Acordarse y cantar
rule-JK-J4 =
    Estas son decisiones nuestras para `jacked_play=memory`. Lo que ves nunca depende de si estás JACKED: se iluminan las mismas cartas, y siempre se puede descartar. Si descartas sin estar JACKED, la carta se muestra a todos y vuelve a tu mano, no puedes cantar en lo que queda de la mano, y después juegas.

    Si no tienes ninguna jugada legal, puedes renunciar o descartar, estés JACKED o no. Renunciar estando JACKED vale, agota la jota y no se puede cantar; las jotas entre las cartas de quien renuncia no dejan JACKED a nadie.

    Después de cada turno los demás pueden cantar. Quien canta sin que haya nada que cantar no puede volver a cantar en lo que queda de la mano.
    .title = Descuidos
rule-JK-J5 = Los compañeros no pueden decirse nada: durante una mano de una partida por parejas no se habla, si la mesa no lo permite (`table_talk`).
    .title = Sin charla

## Qué se ve

rule-JK-V1 = Tu mano es solo tuya; ni siquiera tu compañero la ve. De las manos de los demás y del mazo solo se sabe cuántas cartas tienen. Las cartas descartadas y las de quien renuncia quedan bocarriba.
    .title = Cartas ocultas
