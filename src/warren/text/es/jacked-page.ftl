# JACKED en el navegador.

## El tablero

jacked-page-board = El tablero: las clavijas y adónde pueden ir
jacked-page-colour =
    { $colour ->
        [R] Rojo
        [B] Azul
        [G] Verde
       *[Y] Amarillo
    }
jacked-page-in-jail = en la cárcel
jacked-page-in-home = en casa, casilla { $number }
jacked-page-on-space = en la casilla { $place }
jacked-page-peg =
    { $peg }, { $place }{ $left ->
        [0] { "" }
        [one] , a una casilla de su casa
       *[other] , a { $left } casillas de su casa
    }{ $blocker ->
        [yes] , bloquea
       *[no] { "" }
    }{ $state ->
        [picked] , elegida
        [lit] , se puede mover
        [doomed] , moriría
       *[plain] { "" }
    }
jacked-page-target =
    { $peg } hasta aquí, { $place }{ $onto ->
        [nobody] { "" }
       *[somebody] , donde está { $onto }
    }
jacked-page-ghost =
    { $peg } quedaría { $place }{ $ready ->
        [yes] . Pulsa otra vez para jugar
       *[no] { "" }
    }
jacked-page-piles =
    Mano { $hand } de este reparto. Mazo: { $deck }. Descartes: { $discards }. { $card ->
        [none] Aún no se ha jugado ninguna carta.
       *[some] Última carta: { $card }, { $player }.
    }
jacked-page-hand-number = Mano { $hand } de este reparto

## Jugadores

jacked-page-partner = tu pareja
jacked-page-dealer = reparte
jacked-page-dealer-short = R
jacked-page-barred = no puede cantar en esta mano
jacked-page-barred-short = sin cantar
jacked-page-home-short = ⌂ { $home }/{ $pegs }
jacked-page-seat =
    { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }, { $home } de { $pegs } clavijas en casa

## Lo que se puede hacer

jacked-page-no-cards = No tienes cartas hasta la próxima mano.
jacked-page-stands-for = Jugar el comodín como:
jacked-page-rank =
    { $rank ->
        [A] as
        [J] jota
        [Q] reina
        [K] rey
        [T] 10
       *[other] { $rank }
    }
jacked-page-discard = Descartar
jacked-page-forfeit = Mostrar la mano y esperar
jacked-page-confirm-discard = Descartar { $card }
jacked-page-call = ¡Cantar JACKED!
jacked-page-pass = Dejarlo pasar
jacked-page-kills =
    { $pegs-count ->
        [one] Mata a { $pegs }.
       *[other] Mata a { $pegs }.
    }
jacked-page-split-on = Elige la siguiente clavija de tu siete.
jacked-page-no-play = No puedes jugar ninguna de tus cartas.
jacked-page-part =
    { $peg } avanza { $count ->
        [1] una casilla
       *[other] { $count } casillas
    }
jacked-page-seven =
    { $card }: { $parts }.{ $left ->
        [0] { "" }
        [1] { " " }Queda una.
       *[other] { " " }Quedan { $left }.
    }
