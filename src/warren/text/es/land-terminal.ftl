# Construir un territorio y pasear por él en una terminal.

## Piezas y direcciones

# El signo de una pieza en el dibujo, y qué es.
land-board-short =
    { $sign } { $kind ->
        [citadel] ciudadela
        [underground] subsuelo
        [tower] torre
        [palace] palacio
        [plaza] plaza
        [woods] bosque { $which }
        [mountain] montaña { $which }
        [river] río { $which }
        [merchant] comerciante { $which }
        [tavern] taberna { $which }
       *[cave] cueva { $which }
    }
land-board-direction =
    { $direction ->
        [n] norte
        [ne] nordeste
        [e] este
        [se] sureste
        [s] sur
        [sw] suroeste
        [w] oeste
       *[nw] noroeste
    }

## Qué se puede hacer

land-board-face-down =
    { $count ->
        [one] 1 { $shape ->
            [hexagon] hexágono
            [rhombus] rombo
           *[triangle] triángulo
        }
       *[other] { $count } { land-shapes }
    }
land-board-flip = descubrir uno
land-board-take = tomar esta pieza
land-board-put = ponerla aquí
land-board-island = empezar una isla
land-board-walk = ir por aquí
land-board-home = volver a casa
land-board-off = fuera del territorio


## Dónde quedaría una pieza

land-board-side = { $tile } por su lado { land-board-direction }
land-board-beside = Linda con { $sides }.
land-board-apart-at = Aparte, en el mar, en { $x }, { $y }: a { $steps } pasos de la ciudadela, al { land-board-direction }.
land-board-next-to = Lindando con { $tile }
land-board-at-side =
    por su lado { land-board-direction }{ $turn ->
        [rising] , inclinada hacia arriba a la derecha
        [falling] , inclinada hacia arriba a la izquierda
        [upright] , de pie
       *[none] { "" }
    }{ $sides-count ->
        [0] { "" }
       *[other] , y con { $sides }
    }.
land-board-way = En el mar, al { land-board-direction }
land-board-steps = A { $steps } pasos de la ciudadela, en { $x }, { $y }.

## Qué hay delante de un conejo

land-board-ahead =
    El camino del { land-board-direction } { $passed-count ->
        [0] { "" }
       *[other] pasa por { $passed } y{ " " }
    }{ $where ->
        [house] lleva hasta { $tile }.
        [fork] llega a una bifurcación: { $tile }.
       *[off] sale del territorio: el conejo que lo toma aparece otra vez en la ciudadela.
    }

## La mesa

land-board-land =
    { $tiles ->
        [one] Hay una pieza en el territorio
       *[other] Hay { $tiles } piezas en el territorio
    }, { $joins ->
        [0] sin lados unidos
        [one] con un par de lados unidos
       *[other] con { $joins } pares de lados unidos
    }.
land-board-neighbour = { $tile } al { land-board-direction }
land-board-lies =
    { $tile }: { $joined-count ->
        [0] nada a su lado
       *[other] { $joined }
    }{ $open ->
        [0] .
        [one] ; un lado libre.
       *[other] ; { $open } lados libres.
    }
land-board-holds =
    A { $player } le quedan { $hexagons ->
        [one] un hexágono
       *[other] { $hexagons } hexágonos
    }, { $rhombi ->
        [one] un rombo
       *[other] { $rhombi } rombos
    } y { $triangles ->
        [one] un triángulo
       *[other] { $triangles } triángulos
    }{ $known-count ->
        [0] { "" }
       *[other] : { $known }
    }. Lados unidos hasta ahora: { $joined }.
land-board-in-hand = Ahora se coloca { $tile }.
land-board-walker =
    { $home ->
        [yes] El conejo de { $player } está en casa; ha visto { $seen } de { $all } hexágonos.
       *[no] El conejo de { $player } está en { $tile }; ha visto { $seen } de { $all } hexágonos.
    }
land-board-rabbits = Los conejos: { $rabbits }.
land-board-player =
    { $count ->
        [one] queda una pieza
       *[other] quedan { $count } piezas
    } · { $joined ->
        [one] un lado unido
       *[other] { $joined } lados unidos
    }
land-board-player-walks =
    { $home ->
        [yes] en casa
       *[no] { $tile }
    } · { $seen } de { $all } vistos
