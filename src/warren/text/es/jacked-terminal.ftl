# JACKED en una terminal: el tablero, y lo que se puede hacer con una carta.

## Qué se puede hacer

# $killed: las que morirían, si hay alguna.
jacked-button-killing =
    { $killed-count ->
        [0] { "" }
       *[other] , matando a { $killed }
    }
jacked-button-out = una clavija { jacked-colour } sale de la cárcel{ jacked-button-killing }
jacked-button-move = { $peg } a { jacked-place }{ jacked-button-killing }
jacked-button-part = { $steps } hasta { jacked-place }{ jacked-button-killing }
jacked-button-swap = cambiar { $peg } por
jacked-button-as = como { jacked-rank }
jacked-button-discard = descartar
jacked-button-forfeit = renunciar: mostrar la mano y descartarla
jacked-button-call = cantar que { $suspect } estaba JACKED
jacked-button-pass = dejarlo pasar

jacked-choice-play = Jugar { jacked-card }: { $button }.
jacked-choice-part = { $peg } avanza { jacked-spaces } hasta { jacked-place }{ jacked-button-killing }

## La mesa

jacked-board-ring = El anillo tiene { $spaces } casillas, numeradas del 0 al { $last } en el sentido de las agujas del reloj. Salidas: { $outs }.
jacked-board-out =
    { $colour ->
        [R] roja
        [B] azul
        [G] verde
       *[Y] amarilla
    } { $number }
jacked-board-hand =
    Mano { $hand } de este reparto; reparte { $dealer }. En el mazo { $deck ->
        [0] no quedan cartas.
        [one] queda una carta.
       *[other] quedan { $deck } cartas.
    }
jacked-board-teams = { $first } juegan en pareja, y también { $second }.
jacked-board-holds =
    { $player } { $count ->
        [0] no tiene cartas
        [one] tiene una carta
       *[other] tiene { $count } cartas
    }{ $barred ->
        [yes] { " " }y no puede cantar en esta mano.
       *[no] .
    }
jacked-board-pegs =
    { $colour ->
        [R] Rojas:
        [B] Azules:
        [G] Verdes:
       *[Y] Amarillas:
    } { $pegs }.
jacked-board-jailed =
    { $pegs-count ->
        [one] { $pegs } está en la cárcel
        [4] las cuatro están en la cárcel
       *[other] { $pegs } están en la cárcel
    }
# $where: blocker es su propia salida, que bloquea; $walked se cuenta desde ella, $left hasta casa 1.
jacked-board-peg =
    { $where ->
        [home] { $peg } está en casa { $number }
        [blocker] { $peg } bloquea su salida, la casilla { $number }
       *[space] { $walked ->
            [0] { $peg } está en su salida, la casilla { $number }, y no bloquea a nadie
           *[other] { $peg } está en la casilla { $number }, a { $walked } de su salida y a { $left } de casa 1
        }
    }
jacked-board-discards =
    { $cards-count ->
        [0] Aún no hay descartes.
       *[other] Descartes: { $cards }.
    }
jacked-board-you-hold =
    { $cards-count ->
        [0] { $player }, no tienes cartas.
       *[other] { $player }, tienes { $cards }.
    }
jacked-board-jail = cárcel
jacked-board-home = casa
jacked-board-jokers =
    { $count ->
        [one] comodín
       *[other] { $count } comodines
    }
jacked-board-player =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }{ $dealer ->
        [yes] , reparte
       *[no] { "" }
    }{ $partner-count ->
        [0] { "" }
       *[other] , con { $partner }
    }{ $barred ->
        [yes] , no puede cantar
       *[no] { "" }
    }
jacked-board-short = Mano { $hand } · mazo { $deck } · descartes { $discards }
