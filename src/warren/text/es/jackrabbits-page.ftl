# Jack Rabbits en la página: la mesa, lo que se puede hacer en ella y sus momentos.

jackrabbits-page-start-bots =
    { $bots ->
        [one] Correr contra un bot
       *[other] Correr contra { $bots } bots
    }
jackrabbits-page-start-friend = Correr con otra persona

## El turno, los jugadores, las cartas de la mesa

jackrabbits-page-turn = El turno
jackrabbits-page-turn-number = Turno { NUMBER($number, useGrouping: 0) }
jackrabbits-page-yours = El tuyo
jackrabbits-page-price = Precio
jackrabbits-page-phases = Fases del turno
jackrabbits-page-phase =
    { $phase ->
        [lottery] Lotería
        [journey] Viaje
        [acquisition] Adquisición
       *[increment] Incremento
    }
jackrabbits-page-off-board = fuera del tablero
jackrabbits-page-holds =
    { $count ->
        [0] ninguna carta
        [one] una carta
       *[other] { $count } cartas
    }
jackrabbits-page-royals = Figuras:
jackrabbits-page-capital = Capital
jackrabbits-page-shown = Visto
jackrabbits-page-open-hearts = Descubierto
jackrabbits-page-call = Cantar que { $player } tiene demasiadas cartas
jackrabbits-page-call-short = Cantar
jackrabbits-page-call-title = ¿Más de { $limit } cartas? Dilo.
jackrabbits-page-stock = Corte, mazo y lote gastado
jackrabbits-page-court = Corte
jackrabbits-page-empty = vacía
jackrabbits-page-pile = en el mazo
jackrabbits-page-spent = gastadas
jackrabbits-page-spent-lot =
    { $count ->
        [0] El lote gastado
        [one] El lote gastado: una carta
       *[other] El lote gastado: { $count } cartas
    }
jackrabbits-page-spent-none = No se ha gastado ninguna.
jackrabbits-page-no-cards = No tienes cartas.
jackrabbits-page-jokers = Comodines
jackrabbits-page-suit = { $suit }, valen { $sum }

## En el territorio

jackrabbits-page-map =
    { $places ->
        [0] El territorio
        [one] El territorio; se puede llegar a un lugar
       *[other] El territorio; se puede llegar a { $places } lugares
    }
jackrabbits-page-targets = Lo que se puede elegir en el territorio
jackrabbits-page-target =
    { $what }, { $cost ->
        [joker] por un comodín
       *[points] precio { $price }
    }
jackrabbits-page-barred = { $what }: ahora no es posible
jackrabbits-page-journey =
    { $stage ->
        [road] En camino: { $place }.
        [off] Fuera del tablero.
        [place] Destino: { $place }.
       *[some] Un viaje.
    }{ $tiles-count ->
        [0] { "" }
       *[other] { " " }Por { $tiles }.
    }
jackrabbits-page-cards =
    { $kind ->
        [pay] Pagas { $cards }.
        [fight] Juegas { $cards }.
        [prove] Enseñas { $cards }.
        [buy] Compras { $cards }.
        [lay] Descubres { $cards }.
        [say] Dices que das { $cards }.
        [ask] Pides { $cards }.
        [give] Das { $cards }.
       *[discard] Descartas { $cards }.
    }
jackrabbits-page-another-way = Otro camino
jackrabbits-page-confirm =
    { $kind ->
        [go] Ir
        [paid-go] Pagar e ir
        [claim] Pagar y reclamar
        [attack] Atacar
        [fight] Jugarlas
        [buy] Pagar y comprar
        [prove] Enseñarlas
        [discard] Descartar
        [offer] Ofrecerlo
        [give] Darlas
        [match] Enseñar y robar
        [passport] Enseñar y tirar
       *[other] Confirmar
    }

## Cartas que se reúnen

jackrabbits-page-sum =
    { $kind ->
        [pay] { $have } de { $need } pagados
        [fight] { $have } de { $need } jugados
        [buy] { $have } de los { $need } que puedes pagar
        [discard] { $have } de { $need } por descartar
        [give] { $have } de { $need } por dar
       *[prove] { $have } de { $need } enseñados
    }
jackrabbits-page-suggestion = Tomar
jackrabbits-page-discard-down = Descartar hasta { $limit }

## Lo que hay que hacer

jackrabbits-page-deeds = Lo que puedes hacer
jackrabbits-page-end-turn = Terminar el turno
jackrabbits-page-match = Robar con { $card }
jackrabbits-page-claim = Reclamar { $card }
jackrabbits-page-stay = Quedarse
jackrabbits-page-preset = Si otros visitan palacios:
jackrabbits-page-preset-contest =
    { $answer ->
        [ask] Preguntarme si objeto
        [turn] No objetar en este turno
       *[always] No objetar nunca
    }
jackrabbits-page-preset-calls = No cantar nunca manos grandes

## Momentos

jackrabbits-page-market = El mercado de { $place }
jackrabbits-page-ware = { $card }, por { $price }
jackrabbits-page-trade = Un trato con { $player }
jackrabbits-page-trade-say = Dices que das
jackrabbits-page-trade-ask = Pides
jackrabbits-page-decline = Rechazar la oferta
jackrabbits-page-shop = Comprar del lote gastado
jackrabbits-page-scene =
    { $what ->
        [contest] { $visitor } visita { $place }
        [open-contest] { $visitor } llega a { $place }
        [prove] { $contester } objeta la visita de { $visitor }
        [duel] { $attacker } ataca a { $defender }
        [in-flight] { $player } despega con { $passport }
        [shopping] { $player } compra en { $place }
        [too-many] { $over } { $over-count ->
            [one] tiene
           *[other] tienen
        } más de { $limit } cartas
        [discarding] { $player } tiene que descartar { $left ->
            [one] una carta
           *[other] { $left } cartas
        }
        [give-back] { $player } tiene una cuarta figura
        [lay-open] { $player } puede vigilar este lugar
        [name-capital] { $player } nombra un as capital
        [wording] { $offerer } prepara una oferta para { $other }
        [response] { $offerer } ofrece un trato a { $other }
        [giving] { $offerer } y { $other } hacen un trato
       *[other] { $player } tiene que decidir
    }
jackrabbits-page-scene-now =
    { $what ->
        [contest] { $role ->
            [me] Quien enseñe corazones que valgan seis puede objetarla. Si { $visitor } demuestra ser bienvenido, sales del tablero; si no, sale { $visitor }.
            [visited] Los demás dicen si objetan tu visita. Si alguien lo hace, enseñas la Reina o corazones que valgan seis, o sales del tablero.
           *[other] Se pregunta a los demás si la objetan.
        }
        [open-contest] { $role ->
            [me] Tus corazones están descubiertos aquí: objeta, y { $visitor } tiene que demostrar ser bienvenido.
            [visited] Quien tiene corazones descubiertos aquí dice si objeta tu visita.
           *[other] Se pregunta a quien tiene corazones descubiertos aquí si la objeta.
        }
        [prove] { $role ->
            [visitor] Enseña { $royal ->
                [none] corazones que valgan { $need }
               *[some] { $royal } o corazones que valgan { $need }
            }; o sal del tablero.
            [contester] Enseña corazones que valgan { $need }. Después le toca a { $visitor } enseñarlos.
           *[other] { $player } tiene que enseñar corazones que valgan { $need }.
        }
        [duel] { $role ->
            [me] { $begins ->
                [yes] Juega una pica o más.
               *[no] Juega picas que valgan { $need } o más, o ríndete. Quien pierde sale del tablero.
            }
           *[other] { $player } juega picas que valgan { $need } o más, o se rinde. Quien pierde sale del tablero.
        }
        [in-flight] El pasaporte vale { $value }, el precio es { $price }{ $missing ->
            [0] : es suficiente.
           *[other] : faltan { $missing }. Se pagan, o el conejo cae del tablero.
        }
        [shopping] Los diamantes compran cartas del lote gastado.
        [too-many] { $role ->
            [me] Cántalo, y descartarán. Vale hasta que actúe el siguiente jugador.
           *[other] Hasta que actúe el siguiente jugador se puede cantar.
        }
        [discarding] El límite son { $limit } cartas.
        [give-back] Nadie tiene más de tres: una vuelve a la corte.
        [lay-open] Con corazones que valgan seis descubiertos, se puede objetar la visita de quien llegue.
        [name-capital] Vale 11 y queda delante de su dueño.
        [wording] Di qué da cada parte.
        [response] { $role ->
            [me] Cada parte da tantas cartas como se dijo. Quien dé otras que las dichas sale del tablero.
           *[other] Quien dé otras cartas que las dichas sale del tablero.
        }
        [giving] { $role ->
            [me] Elige a escondidas lo que das. Si no es lo que se dijo, sales del tablero.
           *[other] Ambos eligen a escondidas lo que dan.
        }
       *[other] { $role ->
            [me] Elige una de estas.
           *[other] Los demás esperan.
        }
    }
