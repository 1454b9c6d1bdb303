# Palabras que comparten todos los juegos.

## Cartas y listas

card-spoken =
    { $rank ->
        [A] as
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [T] diez
        [J] jota
        [Q] reina
       *[K] rey
    } de { card-suit }
card-suit =
    { $suit ->
        [C] tréboles
        [S] picas
        [H] corazones
        [D] diamantes
        [T] antorchas
        [E] escudos
        [U] herraduras
        [N] bellotas
        [L] conchas
        [A] anclas
        [B] campanas
       *[I] témpanos
    }
# Dentro de una frase.
card-named =
    { $rank ->
        [J] la
        [Q] la
       *[other] el
    } { card-spoken }
# Una carta de un palo que no tiene signo.
card-far = { $rank } de { card-suit }

peg-name =
    { $colour ->
        [R] Roja
        [B] Azul
        [G] Verde
       *[Y] Amarilla
    } { $number }
joker-name =
    { $rank ->
        [none] un comodín
        [A] un comodín como un as
        [J] un comodín como una jota
        [Q] un comodín como una reina
        [K] un comodín como un rey
       *[other] un comodín como un { $rank }
    }

list-next = { $start }, { $item }
# $sound vale "i" si el último elemento empieza por ese sonido: Ana e Inés.
list-last =
    { $start } { $sound ->
        [i] e
       *[other] y
    } { $item }
list-or = { $start } o { $item }

## Quién

player = Jugador { $number }
seat = el asiento { $seat }
score = { $points } para { $player }
    .you = { $points } para ti

## Cómo termina un juego que no tiene palabras propias

core-end =
    { $winners-count ->
        [0] La partida acaba en empate.
        [one] Gana { $winners }.
       *[other] Ganan { $winners }.
    } Resultado final: { $scores }.
    .mine = Resultado final: { $scores }.
# Quién ganó. $others son los ganadores sin el lector.
core-ending-who =
    { $mine ->
        [yes]
            { $others-count ->
                [0] ¡Has ganado!
               *[other] ¡Has ganado con { $others }!
            }
       *[no]
            { $others-count ->
                [0] No gana nadie
                [one] Gana { $others }
               *[other] Ganan { $others }
            }
    }

## Reglas

# Un ajuste con su valor, tal como lo ha acordado una mesa.
agreed = { $label }: { $value }
agreed-flag =
    { $value ->
        [yes] { $label }
       *[no] { $label }: no
    }
agreed-usual = Esta mesa no ha acordado nada más que lo habitual.
agreed-more = «warren settings { $game }» explica todos los ajustes.
rules-turn = Un turno en pocas palabras

## Las partes de una forma, como search:<simulaciones>

form-card = carta
form-colour = color
form-count = cuenta
form-other = otra clavija
form-peg = clavija
form-simulations = simulaciones
form-milliseconds = milisegundos

## Lo que se puede hacer en todos los juegos

core-action-pass = Pasar: no hacer nada por ahora.

## Lo que se dice antes de una jugada

core-beforehand-win = Con esto ganas la partida.

## Por qué una acción no es legal ahora

core-not-offered = Eso no está entre lo que puedes hacer ahora. Consulta tus opciones y elige una de ellas.
core-only-call-or-pass = Ahora solo puedes cantar o pasar.
core-no-such-action = No existe la acción número { NUMBER($action, useGrouping: 0) }: las acciones van del 0 al { NUMBER($last, useGrouping: 0) }.
core-no-such-seat = No existe el asiento { NUMBER($seat, useGrouping: 0) }: los asientos van del 0 al { $last }.
core-game-over = La partida ha terminado y ya no se puede jugar nada más. Empieza otra.
core-not-your-turn =
    { $waiting-count ->
        [0] No es tu turno, y tampoco le toca a nadie más.
        [one] No es tu turno: antes juega { $waiting }.
       *[other] No es tu turno: antes juegan { $waiting }.
    }
core-answered-already = Ya has dado tu respuesta. Espera a ver qué resulta de ella.
core-move-unfinished =
    { $choices-count ->
        [0] Ahora no te toca decidir nada, así que no hay jugada que hacer. Espera tu turno.
        [one] La jugada está a medias. Sigue con { $choices }.
       *[other] La jugada está a medias. Sigue con una de estas acciones: { $choices }.
    }
core-draft-ended =
    Todavía no puedes planear { $action }: { $ended ->
        [chance] lo que has planeado hasta aquí depende del azar
        [hidden] lo que has planeado hasta aquí descubre cartas ocultas
       *[turn] lo que has planeado hasta aquí acaba tu turno
    }. Juega eso primero y sigue después.

## Bots: los niveles tienen nombre; los demás se llaman como se escriben

bot-newcomer = principiante
    .about = Principiante: todavía está aprendiendo y se equivoca a menudo
bot-villager = aldeano
    .about = Aldeano: mira una jugada por delante y a veces se equivoca
bot-courtier = cortesano
    .about = Cortesano: piensa por adelantado y suele acertar
bot-champion = campeón
    .about = Campeón: piensa muy por adelantado y no perdona nada
