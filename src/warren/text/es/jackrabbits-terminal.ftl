# Jack Rabbits en una terminal: la mesa en frases, el panel junto al territorio, los caminos, las acciones y las preguntas.

jackrabbits-board-turn =
    Turno { NUMBER($number, useGrouping: 0) }, { $player }: { $price ->
        [0] aún no se han tirado los dados
       *[other] los dados muestran { $first } y { $second }, así que el precio es { $price }
    }{ $passport ->
        [none] .
       *[some] , y { $passport } es el pasaporte de un vuelo.
    }
jackrabbits-board-aim =
    Para ganar, lleva a la ciudadela { $objective ->
        [simple] tres figuras cualesquiera
        [diverse] tres figuras de tres palos
        [monarchic] un rey, una reina y una jota
        [diverse-monarchic] un rey, una reina y una jota de tres palos
       *[tribal] tres figuras de un palo
    }.
jackrabbits-board-player =
    { $player } { $where ->
        [road] está de camino, en { $place },
        [off-board] está fuera del tablero
       *[hexagon] está en { $place }
    } { $cards ->
        [0] sin cartas
        [one] con una carta
       *[other] con { $cards } cartas
    }{ $royals-count ->
        [0] { "" }
       *[other] , entre ellas { $royals }
    }{ $capital-count ->
        [0] { "" }
       *[other] ; As capital: { $capital }
    }{ $hearts-count ->
        [0] { "" }
       *[other] ; a la vista: { $hearts }
    }.
jackrabbits-board-jokers =
    { $count ->
        [one] un comodín
       *[other] { $count } comodines
    }
jackrabbits-board-laid = Sobre la mesa: { $cards }.
jackrabbits-board-basket = Elegidas para comprar: { $cards }.
jackrabbits-board-court =
    { $cards-count ->
        [0] La corte está vacía.
       *[other] En la corte: { $cards }.
    }
jackrabbits-board-spent =
    { $cards-count ->
        [0] El lote gastado está vacío
       *[other] En el lote gastado: { $cards }
    }; { $pile ->
        [0] el mazo está vacío.
        [one] en el mazo hay una carta.
       *[other] en el mazo hay { $pile } cartas.
    }
jackrabbits-board-suit = { $cards }, { $points } en { tile-suit }
jackrabbits-board-hand =
    { $suits ->
        [none] No tienes cartas.
       *[some] Tu mano: { $suits }.
    }

## El panel junto al territorio

jackrabbits-panel-aim =
    Meta: { $objective ->
        [simple] tres figuras
        [diverse] tres de tres palos
        [monarchic] K, Q y J
        [diverse-monarchic] K, Q, J de 3 palos
       *[tribal] tres de un palo
    } a la ciudadela
jackrabbits-panel-turn =
    Turno { NUMBER($number, useGrouping: 0) } · { $player }{ $price ->
        [0] { "" }
       *[other] { " " }· dados { $first }+{ $second } · precio { $price }
    }
jackrabbits-panel-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
jackrabbits-panel-off-board = fuera del tablero
jackrabbits-panel-hand = Mano
jackrabbits-panel-court = Corte
jackrabbits-panel-spent = Gastadas
jackrabbits-panel-pile = mazo { $pile }
jackrabbits-panel-laid =
    { $what ->
        [laid] En la mesa
        [answered] En contra
       *[basket] Por comprar
    }
jackrabbits-legend = v con el signo de un conejo es su zanahoria; ★ es un comodín. Los números están junto a los caminos que puedes tomar, y las letras mayúsculas nombran todos los lugares a los que puedes llegar y que puedes pagar.

## Por dónde seguir

jackrabbits-way-off = fuera
jackrabbits-way-free = gratis
jackrabbits-way-any = { $points } todo
jackrabbits-place-off = fuera del tablero
jackrabbits-port = { $tile }, lado { land-board-direction }
jackrabbits-ahead =
    El camino hacia el { land-board-direction } { $passed-count ->
        [0] { "" }
       *[other] pasa por { $passed } y{ " " }
    }{ $where ->
        [house] lleva hasta { $tile }.
        [off] sale del territorio: quedarías fuera del tablero.
       *[tile] llega hasta { $tile }{ $leads-count ->
            [0] { $off ->
                [yes] , desde donde el camino sale del territorio.
               *[no] .
            }
           *[other] ; caminos libres llevan hasta { $leads }{ $off ->
                [yes] , y también fuera del territorio.
               *[no] .
            }
        }
    }
jackrabbits-there-royal =
    { $whose ->
        [mine] Ahí está tu zanahoria.
        [held] { $rival } tiene { $card }.
       *[court] En la corte está { $card }, por diez puntos en { tile-suit }: tienes { $points }.
    }
jackrabbits-there-transfer =
    { $kind ->
        [merchant] { $boat ->
            [yes] Un caballo o una barca
           *[no] Un caballo
        }
        [tavern] Un comodín
        [cave] Otra cueva
       *[other] Cruzar
    } cuesta { $price } en { $suits }: tienes { $points }.
jackrabbits-there-win = Con las figuras que tienes ganas ahí.
jackrabbits-there-guarded =
    { $rivals-count ->
        [one] { $rivals } puede
       *[other] { $rivals } pueden
    } objetar tu llegada con corazones: para enseñar tienes { $points }.
jackrabbits-there-rabbits =
    { $rabbits-count ->
        [one] Ahí está { $rabbits }.
       *[other] Ahí están { $rabbits }.
    }
# Un camino hasta un lugar: cuánto cuesta, y por qué piezas pasa.
jackrabbits-way =
    Hasta { $place }, { $cost }{ $tiles-count ->
        [0] .
       *[other] , pasando por { $tiles }.
    }
jackrabbits-cost =
    { $costs-count ->
        [0] gratis
       *[other] por { $costs }
    }
jackrabbits-cost-points = { $points } en { $suits }
jackrabbits-price = Cuesta { $cost }.
jackrabbits-cost-joker = un comodín devuelto
jackrabbits-reach-none = No puedes llegar a ningún lugar.
jackrabbits-reach = Puedes llegar, { $cost }, hasta { $places }.

## Qué se puede hacer

jackrabbits-menu-places = Ir derecho a un lugar al que puedes llegar y que puedes pagar
# Nombres de acciones en botones. $thing es una carta o una pieza.
jackrabbits-deed =
    { $what ->
        [roll] tirar los dados
        [passport] enseñar { $thing } como pasaporte y volar
        [match] lotería: enseñar { $thing } y robar
        [stay] quedarte aquí
        [ride] devolver un comodín, hasta { $thing }
        [horse] alquilar un caballo, hasta { $thing }
        [cross] pagar para cruzar al otro camino
        [joker] pagar por un comodín
        [hole] salir por { $thing }
        [down] bajar al subterráneo
        [fly] volar hasta { $thing }
        [fall] caer fuera del tablero
        [done] eso es todo
        [claim] reclamar la figura de esta casa
        [attack] atacar: { $player }
        [yield] rendirte
        [contest] objetar la visita
        [queen] enseñar la figura de esta casa
        [refuse] no enseñar nada e irte fuera del tablero
        [buy] comprar { $thing }
        [discard] descartar { $thing }
        [rest] nada más: acabar el turno
        [call] cantar: { $player } tiene demasiadas cartas
        [offer] ofrecer un cambio a { $player }
        [accept] aceptar el cambio
       *[pass] dejarlo pasar
    }
jackrabbits-deed-decline = rechazar el cambio
# Acciones de una clase que abren una lista.
jackrabbits-deed-kind =
    { $what ->
        [passport] enseñar un pasaporte y volar
        [match] lotería: enseñar una carta y robar
        [ride] cabalgar, por un comodín
        [horse] alquilar un caballo
        [boat] tomar una barca
        [hole] salir por una cueva
        [fly] volar
        [attack] atacar
        [buy] comprar del lote gastado
        [discard] descartar hasta el límite
        [call] cantar
        [offer] ofrecer un cambio
       *[other] más
    }
jackrabbits-deed-ware = { $card } por { $points }
jackrabbits-deed-card =
    { $what ->
        [pay] pagar con ella
        [fight] pelear con ella
        [prove] enseñarla
        [lay] ponerla a la vista
        [discard] descartarla
        [buy] comprarla
        [return] devolverla a la corte
        [capital] hacerla As capital
        [say] decir que la das
        [ask] pedirla
        [give] darla
       *[other] elegirla
    }
jackrabbits-deed-least =
    { $what ->
        [pay] pagar { $cards } (vale { $points })
        [fight] jugar { $cards } (vale { $points })
       *[show] enseñar { $cards } (vale { $points })
    }

## Qué se pregunta

# Cómo se responde en la pantalla completa.
jackrabbits-keys =
    { $what ->
        [roads] Flechas o número: un camino. Mayúscula: un lugar.
        [places] Una mayúscula elige un lugar.
        [cards] Elige con ← y →, toma con Espacio.
       *[deeds] Pulsa una tecla entre corchetes.
    }
