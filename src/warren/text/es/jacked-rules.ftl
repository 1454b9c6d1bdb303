# Las reglas de JACKED, con nuestras propias palabras. Un párrafo es una línea.

## El tablero

rule-JK-B1 = Cuatro colores comparten el tablero, uno en cada esquina, en el sentido del reloj. El borde es un anillo de casillas: 18 por lado, 72 en total, si la mesa no ha elegido otra longitud (`side`, de 12 a 24; decisión nuestra, pues la fuente no trae dibujo). La esquina de un color es su salida. Avanzar es ir en el sentido del reloj.
    .title = El anillo
rule-JK-B2 = Cada color tiene cuatro clavijas, una cárcel en la que empiezan todas y una casa de cuatro casillas.
    .title = Clavijas, cárcel y casa
rule-JK-B3 = Una clavija entra en su casa desde la última casilla del anillo antes de su propia salida (decisión nuestra). Contando la salida como 0, recorre las casillas 1 a 71 y después casa 1 a casa 4. La que avanza más allá de la 71 siempre entra; nunca da otra vuelta. Solo cuenta dónde está una clavija, no cómo llegó.
    .title = El camino a casa

## Jugadores y reparto

rule-JK-P1 =
    Cuatro juegan cada uno por su cuenta o en dos parejas sentadas enfrente (`teams`). Con tres, un color no juega y su esquina es una casilla como las demás. Dos juegan con dos colores cada uno, los que están enfrente, ocho clavijas en total, y se alternan.

    Los compañeros pueden mover las clavijas del otro como si fueran suyas, en cualquier momento.
    .title = Quién juega
rule-JK-P2 =
    Quién reparte primero se deja al azar, si la mesa no ha elegido a alguien (`dealer`). Quien reparte da una mano tras otra hasta agotar la baraja; después reparte el jugador de su izquierda y se barajan todas las cartas. En cada mano empieza el jugador a la izquierda de quien reparte, y los turnos siguen el sentido del reloj.

    Cuatro jugadores reciben 5, 4 y 4 cartas, o 5, 5 y 4 con cuatro comodines. Tres reciben 6, 6 y 6 con dos comodines, o 6, 6 y 5 sin ellos, y sobra una carta (decisión nuestra). Dos reciben 6, 5, 5, 5 y 5, o 6, 6, 5, 5 y 5 con dos comodines (decisión nuestra).
    .title = El reparto
rule-JK-P3 = Un turno es una carta. Si puedes jugar alguna de tus cartas, tienes que jugar una. Una carta que no se puede mover por todo su valor no se puede jugar.
    .title = Una carta, entera
rule-JK-P4 = Si tienes cartas y no puedes jugar ninguna, enseñas toda la mano, la descartas y esperas a que se reparta la siguiente. A quien no tiene cartas se le salta.
    .title = Sin jugada
rule-JK-P5 = Gana en el acto quien antes tenga todas sus clavijas en casa; una pareja necesita allí todas las de los dos.
    .title = Ganar
rule-JK-P6 = A una partida que no acaba se le puede poner un límite de turnos (`turn_limit`); entonces es un empate (decisión nuestra).
    .title = Límite de turnos

## Cartas

rule-JK-CA = Un as saca una clavija de la cárcel a su salida, o avanza una clavija una casilla.
    .title = As
rule-JK-CK = Un rey saca una clavija de la cárcel a su salida, o avanza una clavija 13 casillas.
    .title = Rey
rule-JK-CQ = Una reina avanza una clavija 12 casillas.
    .title = Reina
rule-JK-CN = 9, 8, 5, 4, 3 y 2 avanzan una clavija otras tantas casillas.
    .title = Cartas sencillas
rule-JK-CJ = Una jota avanza una clavija 11 casillas, todas o no se puede jugar; y el jugador siguiente queda JACKED.
    .title = Jota
rule-JK-CT = Un 10 solo cambia de sitio dos clavijas del anillo, al menos una de ellas tuya o de tu compañero. Puedes cambiar dos tuyas, y debes hacerlo si no puedes jugar otra cosa. Las clavijas de la casa o de la cárcel no se cambian. Tras el cambio ninguna de las dos bloquea.
    .title = Diez
rule-JK-CS1 = Un 7 se reparte entre cuantas clavijas tuyas (y de tu compañero) quieras: cada una toma como mucho una parte, cada parte es de una casilla por lo menos, y juntas suman exactamente siete, o la carta no se puede jugar. Las partes se mueven una tras otra, en el orden que quieras; una clavija que ha muerto por una parte anterior no puede tomar ninguna.
    .title = Siete
rule-JK-CS2 = Toda clavija por la que un siete pasa o en la que cae muere: también las tuyas, las de tu compañero y los bloqueos.
    .title = Un siete mata
rule-JK-CS3 = Un siete puede mover clavijas dentro de la casa. Allí no se pasa ni se mata a ninguna.
    .title = Un siete en casa
rule-JK-CX = Un 6 solo retrocede una clavija seis casillas, en el anillo. Puede pasar por un bloqueo, pero no caer en él. Nunca entra en casa ni sale de ella. Desde las seis primeras casillas, contando la salida, dobla la esquina hacia las seis últimas antes de la propia casa.
    .title = Seis
rule-JK-CW = Un comodín vale por cualquier otra carta, que se nombra al jugarlo, con todo lo que esa carta hace.
    .title = Comodín

## Mover

rule-JK-M1 = En el anillo las clavijas pueden pasarse unas a otras. La clavija sobre la que cae otra muere: vuelve a su cárcel. Vale también para las tuyas y las de tu compañero (decisión nuestra).
    .title = Pasar y matar
rule-JK-M2 = Una clavija que ha salido de la cárcel bloquea hasta que se mueve o muere. Ninguna clavija la pasa ni cae en ella, tampoco las de su dueño, salvo con un siete (pasa y mata), un diez (cambia) o un seis (pasa). La que llega a una esquina de otro modo no bloquea.
    .title = Bloqueos
rule-JK-M3 = Una clavija que sale de la cárcel mata a la que está en su salida. Si esa es un bloqueo, por ahí no puede salir ninguna.
    .title = Salir
rule-JK-M4 = En casa las clavijas están a salvo: no mueren, no se cambian, y dentro de la casa ninguna otra las pasa. Un movimiento tiene que caber exactamente en las casillas libres.
    .title = A salvo en casa

## JACKED

rule-JK-J1 = Si estás JACKED, descartas una carta a tu elección y no mueves, hayas tenido jugada o no.
    .title = JACKED
rule-JK-J2 = Si la carta que descartas es una jota, el jugador siguiente también queda JACKED. Un comodín no cuenta aquí como jota. Un jugador JACKED sin cartas gasta la jota, y una jota jugada como última carta de una mano no llega a la siguiente (decisiones nuestras).
    .title = Jotas seguidas
rule-JK-J3 =
    A quien está JACKED nadie se lo dice. Con `jacked_play=memory` puede jugar como siempre, por descuido o adrede. Cualquier otro jugador puede cantarlo hasta que actúe el siguiente que tenga cartas; si no hay ninguno en esta mano, hasta que todos lo dejen pasar. Si se canta, la jugada se deshace exactamente y la carta se descarta. Si nadie canta, vale. Una victoria así solo cuenta cuando nadie la ha cantado.

    Con `jacked_play=strict` a quien está JACKED solo se le ofrecen descartes.
    .title = Acordarse y cantar
rule-JK-J4 = En el juego de memoria lo que ves nunca depende de si estás JACKED: se pueden elegir las mismas cartas, y siempre se puede descartar. Si descartas sin estar JACKED, la carta se enseña a todos y vuelve a tu mano, no puedes cantar en lo que queda de la mano, y después juegas. Sin jugada puedes renunciar o descartar; renunciar estando JACKED vale y gasta la jota. Quien canta sin que haya nada que cantar no puede volver a cantar en lo que queda de la mano (decisiones nuestras).
    .title = Descuidos
rule-JK-J5 = Los compañeros no pueden decirse nada: durante una mano de una partida por parejas no se habla, si la mesa no lo permite (`table_talk`).
    .title = Sin charla

## Qué se ve

rule-JK-V1 = Tu mano es solo tuya; ni siquiera tu compañero la ve. De las manos de los demás y del mazo solo se sabe cuántas cartas tienen. Las cartas descartadas y las de quien renuncia quedan bocarriba.
    .title = Cartas ocultas
