# JACKED: su nombre, opciones, acciones, motivos, hechos y finales. Sus reglas están en jacked-rules.ftl.

jacked-game = JACKED
    .about = Una carrera de clavijas guiada por cartas, de dos a cuatro jugadores: salir de la cárcel, dar la vuelta al tablero y llegar a casa, con sietes que matan, dieces que cambian y jotas que roban el turno al siguiente.
    .turn = Juegas una carta, y la carta mueve una clavija: por lo general avanza su valor, pero un as o un rey puede sacar una de la cárcel, un 10 cambia dos de sitio, un 7 se reparte entre varias y mata lo que encuentra, y un 6 retrocede. La clavija sobre la que caes vuelve a la cárcel. Si no puedes jugar ninguna de tus cartas, las muestras todas y esperas a la mano siguiente. Si quien juega antes que tú juega una jota, estás JACKED: descartas una carta y no mueves nada. Gana quien primero lleva todas sus clavijas a casa.
    .typed = Una opción es su número, su forma breve (move:9:R1 u out:K:R) o solo la carta: 9H, 10♥ o diez de corazones. Los palos son C ♣, S ♠, H ♥ y D ♦.
    .asked = 9H
    .rule = JK-CS1

## Opciones

jacked-setting-players = Cuántos juegan, contando los bots: dos con dos colores cada uno, tres o cuatro (JK-P1).
jacked-setting-teams = Cuatro jugadores forman dos parejas; los compañeros se sientan frente a frente (JK-P1).
jacked-setting-jokers = Cuántos comodines hay en la baraja; usual son dos con tres jugadores, y si no, ninguno (JK-P2).
jacked-setting-side = Cuántas casillas tiene cada lado del tablero (JK-B1).
jacked-setting-dealer = Quién reparte primero: un jugador al azar o el de ese asiento (JK-P2).
jacked-setting-jacked_play = Con memory, quien está JACKED tiene que acordarse y se le puede cantar; con strict, solo se le ofrecen descartes (JK-J3). Si la mesa no dice otra cosa, a una sola persona entre bots se le avisa, y varias tienen que acordarse.
jacked-setting-table_talk = Con on, los compañeros pueden hablar durante una mano; con off, no (JK-J5). Es un acuerdo entre personas: en Warren no hay chat.
jacked-setting-turn_limit = Tras cuántos turnos acaba en empate una partida sin decidir; con none no hay límite (JK-P6).

## Acciones

jacked-action-out = Jugar { jacked-card }: sacar de la cárcel una clavija { jacked-colour }.
jacked-action-move = Jugar { jacked-card } con { $peg }.
jacked-action-swap = Jugar { jacked-card }: cambiar { $peg } por { $other }.
jacked-action-seven =
    Jugar { jacked-card }: { $peg } toma { $count ->
        [1] una casilla
       *[other] { $count } casillas
    } del siete.
jacked-action-part =
    { $peg } toma { $count ->
        [1] una casilla
       *[other] { $count } casillas
    } de lo que queda del siete.
jacked-action-discard = Descartar { jacked-card }, como debe quien está JACKED.
jacked-action-forfeit = Renunciar: mostrar la mano, descartarla y esperar a la mano siguiente.
jacked-action-call = Cantar: el último jugador estaba JACKED y tenía que descartar.

jacked-card =
    { $card ->
        [A] un as
        [J] una jota
        [Q] una reina
        [K] un rey
       *[other] { $card }
    }
jacked-colour =
    { $colour ->
        [R] roja
        [B] azul
        [G] verde
       *[Y] amarilla
    }

## Por qué no se puede hacer algo ahora

jacked-no-pass = En tu turno no se puede pasar, y no hay nada que cantar. Juega una carta.
jacked-barred = En esta mano ya no puedes cantar, porque has cantado o descartado sin razón. Espera a la mano siguiente.
jacked-nothing-to-call = Ahora no hay nada que cantar: se canta justo después de un turno, antes de que actúe el siguiente. Espera a uno.
jacked-no-seven-begun = No has empezado ningún siete. Juega primero un 7 y luego repártelo.
jacked-must-discard = Estás JACKED: no puedes mover. Descarta una de tus cartas.
jacked-can-play = Una de tus cartas se puede jugar, así que no puedes renunciar. Juégala.
jacked-not-in-hand = No tienes { jacked-card }. Elige una carta de tu mano.
jacked-not-your-peg = { $peg } no es tuya ni de tu compañero. Elige una clavija que lo sea.
jacked-not-your-colour = Las clavijas de color { jacked-colour } no son tuyas ni de tu compañero. Elige un color que lo sea.
jacked-discard-again = Acabas de descartar sin estar JACKED. Ahora juega una carta, o renuncia si no puedes jugar ninguna.
jacked-no-discard = No estás JACKED, así que no puedes descartar. Juega una carta.
jacked-jail-empty = No hay ninguna clavija { jacked-colour } en la cárcel. Mueve una que esté en el tablero.
jacked-out-blocked = Hay un bloqueo en la salida { jacked-colour }, así que por ahí no puede salir ninguna clavija. Mueve primero esa clavija.
jacked-not-a-move =
    Con { jacked-card } no avanza una sola clavija: { $what ->
        [seven] un 7 se reparte entre clavijas.
       *[ten] un 10 cambia dos clavijas de sitio.
    }
jacked-in-jail = { $peg } está en la cárcel. Solo la saca un as, un rey o un comodín.
    .many = { $peg } están en la cárcel. Solo un as, un rey o un comodín saca una de ellas.
jacked-six-home = { $peg } está en casa, y un 6 nunca sale de ella. Elige una clavija del anillo.
jacked-six-blocker = Seis casillas por detrás de { $peg } hay un bloqueo. Un 6 puede pasarlo, pero no caer en él.
jacked-home-full =
    { $peg } no puede avanzar { $steps ->
        [one] una casilla
       *[other] { $steps } casillas
    }: en casa no hay ahí sitio libre, o lo tapa otra clavija. Elige otra clavija u otra carta.
jacked-blocked =
    Hay un bloqueo en { $steps ->
        [one] la casilla siguiente
       *[other] las { $steps } casillas siguientes
    } de { $peg }. Elige otra clavija u otra carta; un 7, un 10 o un 6 lo superan.
jacked-swap-order = Al cambiar dos clavijas se nombra antes la que va antes por color y número: no { $peg } y { $other }. Nómbralas al revés.
jacked-swap-place = { $peg } no está en el anillo, así que no se puede cambiar. Elige dos clavijas del anillo.
    .many = { $peg } no están en el anillo, así que no se pueden cambiar. Elige dos clavijas del anillo.
jacked-swap-strangers = Ni { $peg } ni { $other } son tuyas o de tu compañero. Una de las dos tiene que serlo.
jacked-finish-seven =
    Estás a mitad de un siete. { $left ->
        [one] Da la última casilla a una clavija.
       *[other] Reparte las otras { $left } casillas.
    }
jacked-seven-twice = { $peg } ya ha tomado una parte de este siete. Elige otra clavija.
jacked-seven-more =
    { $left ->
        [one] Del siete solo queda una casilla.
       *[other] Del siete solo quedan { $left } casillas.
    } Toma menos.
jacked-seven-rest =
    Si { $peg } toma { $steps ->
        [one] una casilla
       *[other] { $steps } casillas
    }, ninguna clavija puede tomar { $rest ->
        [one] la que queda
       *[other] las { $rest } que quedan
    }. Reparte el siete de otra manera.

## Qué ha pasado

jacked-fact-shuffled = { $player } baraja las { $cards } cartas.
jacked-fact-hand-begins = { $player } reparte la mano { $hand }: { $count } cartas por cabeza.
jacked-fact-dealt =
    { $card ->
        [hidden] { $player } recibe una carta.
       *[shown] { $player } recibe { $card }.
    }
jacked-fact-played-ace = { $player } juega { $card }.
jacked-fact-played-plain = { $player } juega { $card }.
jacked-fact-played-six = { $player } juega { $card }.
jacked-fact-played-seven = { $player } juega { $card }.
jacked-fact-played-ten = { $player } juega { $card }.
jacked-fact-played-jack = { $player } juega { $card }.
jacked-fact-played-queen = { $player } juega { $card }.
jacked-fact-played-king = { $player } juega { $card }.
jacked-fact-joker = { $player } juega { $as }.
jacked-fact-came-out = { $peg } sale de la cárcel y bloquea el paso.
jacked-fact-moved =
    { $peg } avanza { $steps ->
        [one] una casilla
       *[other] { $steps } casillas
    } hasta la casilla { $place }.
jacked-fact-moved-home =
    { $peg } avanza { $steps ->
        [one] una casilla
       *[other] { $steps } casillas
    } y queda en casa.
jacked-fact-backed = { $peg } retrocede seis casillas hasta la casilla { $place }.
jacked-fact-swapped = { $peg } y { $second } cambian de sitio.
jacked-fact-split =
    { $peg } toma { $steps ->
        [one] una casilla
       *[other] { $steps } casillas
    } del siete, hasta la casilla { $place }.
jacked-fact-split-home =
    { $peg } toma { $steps ->
        [one] una casilla
       *[other] { $steps } casillas
    } del siete, en casa.
jacked-fact-killed = { $peg } muere y vuelve a la cárcel.
jacked-fact-killed-on-corner = { $peg } estaba en la salida: muere y vuelve a la cárcel.
jacked-fact-killed-by-seven = El siete mata a { $peg }, que vuelve a la cárcel.
jacked-fact-jacked = { $player } está JACKED.
    .you = Estás JACKED.
jacked-fact-discarded = { $player } descarta { $card }.
jacked-fact-forfeited = { $player } no puede jugar: muestra y descarta { $card }.
jacked-fact-mistaken = { $player } quería descartar { $card } sin estar JACKED. La carta vuelve a su mano; { $player } no puede cantar en esta mano.
    .you = Querías descartar { $card } sin estar JACKED. La carta vuelve a tu mano; no puedes cantar en esta mano.
jacked-fact-called = { $player } canta con razón que el último jugador estaba JACKED. La jugada se deshace.
jacked-fact-taken-back =
    { $place ->
        [-1] { $peg } vuelve a la cárcel.
       *[other] { $peg } vuelve a donde estaba.
    }
jacked-fact-called-wrongly = { $player } canta, pero no hay nada que cantar. { $player } no puede volver a cantar en esta mano.
    .you = Cantas, pero no hay nada que cantar. No puedes volver a cantar en esta mano.
jacked-fact-won = { $player } tiene todas sus clavijas en casa.
jacked-fact-turn-limit =
    { $turns ->
        [one] Se ha llegado al límite de un turno
       *[other] Se ha llegado al límite de { $turns } turnos
    }: la partida acaba en empate.

## Cómo ha terminado

jacked-end-home =
    { $winners-count ->
        [one] { $winners } gana la partida.
       *[other] { $winners } ganan la partida.
    } Clavijas en casa: { $scores }.
    .how =
        { $winners-count ->
            [one] { $winners } tiene antes que nadie todas las clavijas en casa.
           *[other] { $winners } tienen antes que nadie todas las clavijas en casa.
        } Clavijas en casa: { $scores }.
    .mine = Todas tus clavijas están en casa antes que las demás. Clavijas en casa: { $scores }.
jacked-end-turn-limit = Se ha llegado al límite de turnos: la partida acaba en empate. Clavijas en casa: { $scores }.

## What is asked; in brief for a bar where there is little room

jacked-ask-discard = { $player }, estás JACKED: elige la carta que descartas.
    .brief = Estás JACKED: elige la carta que descartas.
jacked-ask-forfeit = { $player }, no puedes jugar ninguna de tus cartas: muestra la mano y espera a la siguiente.
    .brief = No puedes jugar ninguna de tus cartas.
jacked-ask-call = { $player }, ¿cantas que { $rival } estaba JACKED? Si no, déjalo pasar.
    .brief =
        { $last ->
            [yes] Canta el turno anterior, o déjalo pasar.
           *[no] Te toca, o puedes cantar el turno anterior.
        }
