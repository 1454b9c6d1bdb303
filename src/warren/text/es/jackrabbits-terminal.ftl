# Jack Rabbits en una terminal: la mesa en frases, el panel junto al territorio, los caminos, las acciones y las preguntas.

jackrabbits-board-turn =
    Turno { NUMBER($number, useGrouping: 0) }, { $player }: { $price ->
        [0] aún no se han tirado los dados
       *[other] los dados muestran { $first } y { $second }, así que el precio es { $price }
    }{ $passport ->
        [none] .
       *[some] , y { $passport } es el pasaporte de un vuelo.
    }
    .you =
        Turno { NUMBER($number, useGrouping: 0) }, el tuyo: { $price ->
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
jackrabbits-opening = En cada turno tiras, viajas, adquieres y robas. Los dados son el precio de un traslado; seguir un camino hasta la casa siguiente es gratis. En una casa reclamas su figura, por diez puntos de su palo.
jackrabbits-board-player =
    { $player } { $where ->
        [road] está de camino, en { $place },
        [off-board] está en el destierro
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
       *[other] ; as capital: { $capital }
    }{ $hearts-count ->
        [0] { "" }
       *[other] ; descubiertas: { $hearts }
    }.
    .you =
        { $where ->
            [road] Estás de camino, en { $place },
            [off-board] Estás en el destierro
           *[hexagon] Estás en { $place }
        } { $cards ->
            [0] sin cartas
            [one] con una carta
           *[other] con { $cards } cartas
        }{ $royals-count ->
            [0] { "" }
           *[other] , entre ellas { $royals }
        }{ $capital-count ->
            [0] { "" }
           *[other] ; as capital: { $capital }
        }{ $hearts-count ->
            [0] { "" }
           *[other] ; descubiertas: { $hearts }
        }.
jackrabbits-board-jokers =
    { $count ->
        [one] un comodín
       *[other] { $count } comodines
    }
jackrabbits-board-laid = Sobre la mesa: { $cards }.
jackrabbits-board-basket = Elegidas para comprar: { $cards }.
jackrabbits-board-court =
    { $suits-count ->
        [0] { $cards-count ->
            [0] La corte está vacía.
           *[other] En la corte: { $cards }.
        }
       *[other] { $cards-count ->
            [0] En la corte: todas las figuras de { $suits }.
           *[other] En la corte: todas las figuras de { $suits }; y { $cards }.
        }
    }
jackrabbits-board-spent =
    { $cards-count ->
        [0] El lote de descartes está vacío
       *[other] En el lote de descartes: { $cards }
    }; { $pile ->
        [0] la pila está vacía.
        [one] en la pila hay una carta.
       *[other] en la pila hay { $pile } cartas.
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
jackrabbits-panel-off-board = en el destierro
jackrabbits-panel-hand = Mano
jackrabbits-panel-court = Corte
jackrabbits-panel-spent = Descartes
jackrabbits-panel-pile = pila { $pile }
jackrabbits-panel-laid =
    { $what ->
        [laid] En la mesa
        [answered] En contra
       *[basket] Por comprar
    }
jackrabbits-legend = v con el signo de un conejo es su zanahoria; ★ es un comodín. Los números señalan los caminos que puedes tomar, y las mayúsculas, todos los lugares a los que puedes llegar y que puedes pagar; la figura que sigue a un precio es la que hay que gastar para pagarlo.
jackrabbits-legend-laid = La señal de un palo en otros colores es lo que hay en una pieza: guardia, bestia, barco o tormenta; con un número, una clausura y lo que cuesta llegar, o un ancla y lo que añade al precio. Un número en una pieza es su tecla en una lista.
jackrabbits-legend-slots =
    Una carta con ? es una figura que falta: ?? cualquiera, K? un rey, ?♠ una de picas, ≠? una de otro palo, =? tres de un mismo palo.{ $marker ->
        [none] { "" }
       *[some] { " " }{ $marker } en la ciudadela es el sello del objetivo.
    }

## Por dónde seguir

jackrabbits-way-off = fuera
jackrabbits-way-free = gratis
jackrabbits-way-by =
    { $price }{ $tiles-count ->
        [0] { "" }
       *[other] { " " }por { $tiles }
    }
jackrabbits-way-any = { $points } todo
jackrabbits-way-royals = { $price } ({ $royals })
jackrabbits-place-off = en el destierro
jackrabbits-port = { $tile }, lado { land-board-direction }
jackrabbits-ahead =
    El camino hacia el { land-board-direction } { $passed-count ->
        [0] { "" }
       *[other] pasa por { $passed } y{ " " }
    }{ $where ->
        [house] lleva hasta { $tile }.
        [off] sale del territorio: quedarías en el destierro.
       *[tile] llega hasta { $tile }{ $leads-count ->
            [0] { $off ->
                [yes] , desde donde el camino sale del territorio.
               *[no] .
            }
           *[other] ; caminos gratuitos llevan hasta { $leads }{ $off ->
                [yes] , y también fuera del territorio.
               *[no] .
            }
        }
    }
jackrabbits-there-royal =
    { $whose ->
        [mine] Ahí está tu zanahoria.
        [held] { $rival } tiene { $card }.
       *[court] En la corte está { $card }, por { $price ->
            [10] diez
           *[other] { $price }
        } puntos en { tile-suit }: tienes { $points }.
    }
jackrabbits-there-transfer =
    { $kind ->
        [merchant] { $boat ->
            [yes] Un caballo o una barca
           *[no] Un caballo
        }
        [tavern] Un comodín
        [cave] Otra cueva
       *[other] El pasadizo
    } cuesta { $price } en { $suits }: tienes { $points }.
jackrabbits-there-win = Con las figuras que tienes, ahí ganas.
jackrabbits-there-guarded =
    { $rivals-count ->
        [one] { $rivals } puede
       *[other] { $rivals } pueden
    } cuestionar tu llegada con corazones: tienes { $points } para mostrar.
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
       *[other] por { $costs }{ $royals-count ->
            [0] { "" }
           *[other] , para lo que hay que gastar { $royals }
        }
    }
jackrabbits-cost-points = { $points } en { $suits }
jackrabbits-price = Cuesta { $cost }.
jackrabbits-cost-joker = un comodín devuelto
jackrabbits-reach-none = No puedes llegar a ningún lugar.
jackrabbits-reach = Puedes llegar, { $cost }, hasta { $places }.

## Qué se puede hacer

jackrabbits-menu-places = Ir derecho a un lugar al que puedes llegar y que puedes pagar
# Nombres de acciones en botones. $thing es una carta o una pieza.
jackrabbits-button =
    { $what ->
        [roll] tirar los dados
        [passport] mostrar { $thing } como pasaporte y volar
        [match] tu { $thing } coincide con un dado: mostrarla y robar una carta
        [stay] quedarte aquí
        [ride] devolver un comodín y cabalgar hasta { $thing }
        [horse] alquilar un caballo hasta { $thing }
        [cross] pagar el pasadizo al otro camino
        [joker] pagar por un comodín
        [hole] salir por { $thing }
        [down] bajar al subsuelo
        [fly] volar hasta { $thing }
        [fall] caer al destierro
        [done] eso es todo
        [claim] reclamar la figura de esta casa
        [attack] atacar a { $player }
        [yield] rendirte
        [contest] cuestionar la visita
        [queen] mostrar la figura de esta casa
        [refuse] no mostrar nada e irte al destierro
        [buy] comprar { $thing }
        [discard] descartar { $thing }
        [rest] nada más: acabar el turno
        [call] cantar: { $player } tiene demasiadas cartas
        [offer] ofrecer un trato a { $player }
        [accept] aceptar el trato
       *[pass] dejarlo pasar
    }
jackrabbits-button-decline = rechazar el trato
# Acciones de una clase que abren una lista.
jackrabbits-button-kind =
    { $what ->
        [passport] mostrar un pasaporte y volar
        [match] tienes cartas que coinciden con un dado: mostrar una y robar una carta
        [ride] cabalgar, por un comodín
        [horse] alquilar un caballo
        [boat] tomar una barca
        [hole] salir por una cueva
        [fly] volar
        [guard] poner el guardia
        [beast] trasladar a la bestia
        [climb] salir por una cueva con antorchas
        [gallop] ir a caballo a un hexágono
        [trot] ir a caballo a una cueva
        [choose] devolver un comodín y elegir los dados
        [attack] atacar
        [buy] comprar del lote de descartes
        [discard] descartar las que sobran
        [call] cantar
        [offer] ofrecer un trato
        [storm] trasladar la tormenta
        [row] remar gratis
        [drift] ir a la deriva hasta un puerto
        [sail] navegar en el velero
        [dispatch] enviar el barco pirata
        [anchor] poner un ancla debajo de la figura
        [tunnel] salir por una cueva con campanas
       *[other] más
    }
jackrabbits-button-places = otros lugares
jackrabbits-button-ware = { $card } por { $points }
jackrabbits-button-card =
    { $what ->
        [pay] pagar con ella
        [fight] pelear con ella
        [prove] mostrarla
        [lay] descubrirla
        [discard] descartarla
        [buy] comprarla
        [return] devolverla a la corte
        [capital] hacerla as capital
        [say] decir que la das
        [ask] pedirla
        [give] darla
       *[other] elegirla
    }
jackrabbits-button-least =
    { $what ->
        [pay] pagar { $cards } (vale { $points })
        [fight] jugar { $cards } (vale { $points })
       *[show] mostrar { $cards } (vale { $points })
    }

## Qué se pregunta

# Cómo se responde en la pantalla completa.
jackrabbits-keys =
    { $what ->
        [roads] Flechas o número: un camino. Mayúscula: un lugar.
        [places] Una mayúscula elige un lugar.
        [cards] Elige con ← y →, toma con Espacio.
       *[buttons] Pulsa una tecla entre corchetes.
    }
