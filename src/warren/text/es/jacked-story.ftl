# JACKED contado como un relato: un reparto, una carta con todo lo que hace, una jugada deshecha, una frase cada vez.

jacked-place =
    { $where ->
        [jail] la cárcel
        [home] casa { $number }
       *[space] la casilla { $number }
    }
jacked-rank =
    { $rank ->
        [A] un as
        [T] un 10
        [J] una jota
        [Q] una reina
        [K] un rey
       *[other] un { $rank }
    }
jacked-spaces =
    { $steps ->
        [1] una casilla
        [2] dos casillas
        [3] tres casillas
        [4] cuatro casillas
        [5] cinco casillas
        [6] seis casillas
       *[7] siete casillas
    }

jacked-story-dealt =
    { $player } { $shuffled ->
        [yes] baraja y reparte
       *[no] reparte
    } la mano { $hand }: { $count } cartas para cada jugador.
    .you =
        { $shuffled ->
            [yes] Barajas y repartes
           *[no] Repartes
        } la mano { $hand }: { $count } cartas para cada jugador.
jacked-story-hand = { $player } recibe { $cards }.
    .you = Recibes { $cards }.
jacked-story-played =
    { $player } juega { $card }{ $moves-count ->
        [0] .
       *[other] : { jacked-story-moves }.
    }
    .you =
        Juegas { $card }{ $moves-count ->
            [0] .
           *[other] : { jacked-story-moves }.
        }
jacked-story-went-on = El siete continúa: { jacked-story-moves }.
jacked-story-moves =
    { $moves }{ $killed-count ->
        [0] { "" }
        [one] ; muere { $killed }
       *[other] ; mueren { $killed }
    }{ $jacked }
jacked-story-jacked = ; { $player } está JACKED
    .you = ; estás JACKED
jacked-story-out = { $peg } sale de la cárcel
jacked-story-moved = { $peg } avanza hasta { jacked-place }
jacked-story-backed = { $peg } retrocede hasta { jacked-place }
jacked-story-swap = { $peg } y { $other } cambian de sitio
jacked-story-part =
    { $first ->
        [yes] { $peg } avanza { jacked-spaces } hasta { jacked-place }
       *[no] { $peg } { jacked-spaces } hasta { jacked-place }
    }
jacked-story-discarded = { $player } descarta { $card }{ $jacked }.
    .you = Descartas { $card }{ $jacked }.
jacked-story-forfeited = { $player } no puede jugar ninguna carta: muestra y descarta { $cards }.
    .you = No puedes jugar ninguna carta: muestras y descartas { $cards }.
jacked-story-called = { $player } canta con razón que { $rival } estaba JACKED; la jugada se deshace: { $pegs }.
    .you = Cantas con razón que { $rival } estaba JACKED; la jugada se deshace: { $pegs }.
    .at-you = { $player } canta con razón que estabas JACKED; la jugada se deshace: { $pegs }.
jacked-story-back = { $peg } a { jacked-place }
