# Jack Rabbits en la página: la mesa, lo que se puede hacer en ella y sus momentos.

jackrabbits-page-start-bots =
    { $bots ->
        [one] Carrera contra un bot
       *[other] Carrera contra { $bots } bots
    }
jackrabbits-page-start-friend = Carrera contra otra persona

## El turno, los jugadores, las cartas de la mesa

jackrabbits-page-turn = El turno
jackrabbits-page-turn-number = Turno { NUMBER($number, useGrouping: 0) }
jackrabbits-page-yours = El tuyo
jackrabbits-page-price = Precio
jackrabbits-page-phases = Fases del turno
jackrabbits-page-phase =
    { $phase ->
        [lottery] Lotería
        [journey] Travesía
        [acquisition] Adquisición
       *[increment] Incremento
    }
jackrabbits-page-off-board = en el destierro
jackrabbits-page-holds =
    { $count ->
        [0] ninguna carta
        [one] una carta
       *[other] { $count } cartas
    }
jackrabbits-page-royals = Figuras:
jackrabbits-page-capital = Capital
jackrabbits-page-shown = Mostradas
jackrabbits-page-objective =
    A la ciudadela: { $objective ->
        [simple] tres figuras cualesquiera
        [diverse] tres figuras de tres palos
        [monarchic] un rey, una reina y una jota
        [diverse-monarchic] un rey, una reina y una jota de tres palos
       *[tribal] tres figuras de un mismo palo
    }
jackrabbits-page-open-hearts = Descubiertas
jackrabbits-page-call = Cantar que { $player } tiene demasiadas cartas
jackrabbits-page-call-short = Cantar
jackrabbits-page-call-title = ¿Más de { $limit } cartas? Cántalo.
jackrabbits-page-stock = Corte, pila y lote de descartes
jackrabbits-page-court = Corte
jackrabbits-page-empty = vacía
jackrabbits-page-pile = en la pila
jackrabbits-page-spent = gastadas
jackrabbits-page-spent-lot =
    { $count ->
        [0] El lote de descartes
        [one] El lote de descartes: una carta
       *[other] El lote de descartes: { $count } cartas
    }
jackrabbits-page-spent-none = Aún no se ha gastado ninguna.
jackrabbits-page-no-cards = No tienes cartas.
jackrabbits-page-jokers = Comodines
jackrabbits-page-suit = { $suit }: valen { $sum }

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
    }{ $royals-count ->
        [0] { "" }
       *[other] , y para eso hay que gastar { $royals }
    }
jackrabbits-page-barred = { $what }: fuera de alcance
jackrabbits-page-journey =
    { $stage ->
        [road] En camino: { $place }.
        [off] En el destierro.
        [place] Destino: { $place }.
       *[some] Una travesía.
    }{ $tiles-count ->
        [0] { "" }
       *[other] { " " }Por { $tiles }.
    }
jackrabbits-page-cards =
    { $kind ->
        [pay] Pagas { $cards }.
        [fight] Juegas { $cards }.
        [prove] Muestras { $cards }.
        [buy] Compras { $cards }.
        [lay] Descubres { $cards }.
        [seal] Exhibes { $cards }.
        [load] Dejas { $cards } en la pila sobrecargo.
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
        [prove] Mostrarlas
        [discard] Descartar
        [offer] Hacer la oferta
        [give] Darlas
        [match] Mostrar y robar
        [passport] Mostrar y tirar
        [put] Pagar y poner
        [summon] Pagar y convocar
        [seal] Exhibirlas
        [load] Dejarlas
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
        [seal] Valen { $have } en escudos
        [load] Valen { $have }
       *[prove] { $have } de { $need } mostrados
    }
jackrabbits-page-suggestion = Tomar
jackrabbits-page-discard-down = Descartar las que pasan de { $limit }

## Lo que hay que hacer

jackrabbits-page-buttons = Lo que puedes hacer
jackrabbits-page-end-turn = Terminar el turno
jackrabbits-page-match = Tu { $card } coincide con un dado: muéstrala y roba una carta
jackrabbits-page-claim = Reclamar { $card }
jackrabbits-page-stay = Quedarse
jackrabbits-page-preset = Si otros visitan palacios:
jackrabbits-page-preset-contest =
    { $answer ->
        [ask] Preguntarme si cuestiono la visita
        [turn] No cuestionar ninguna en este turno
       *[always] No cuestionar ninguna
    }
jackrabbits-page-preset-calls = No cantar nunca manos demasiado grandes

## Momentos

jackrabbits-page-market = El mercado de { $place }
jackrabbits-page-ware = { $card }, por { $price }
jackrabbits-page-trade = Un trato con { $player }
jackrabbits-page-trade-say = Dices que das
jackrabbits-page-trade-ask = Pides
jackrabbits-page-decline = Rechazar la oferta
jackrabbits-page-pass =
    { $what ->
        [contest] Dejar pasar la visita
        [open-contest] Dejar pasar la visita
        [saving] Ir al destierro
        [fallen] Quedarse en el destierro
        [pulling] No arrastrar a nadie
       *[other] Dejarlo pasar
    }
jackrabbits-page-shop = Comprar del lote de descartes
jackrabbits-page-scene =
    { $what ->
        [contest] { $visitor } visita { $place }
        [open-contest] { $visitor } llega a { $place }
        [prove] { $contester } cuestiona la visita de { $visitor }
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
        [saving] { $player } está a punto de ir al destierro
        [fallen] { $player } está en el destierro
       *[other] { $player } tiene que decidir
    }
jackrabbits-page-scene-now =
    { $what ->
        [contest] { $role ->
            [me] Muestra corazones que valgan seis y podrás cuestionar la visita. Si { $visitor } demuestra que puede entrar, vas al destierro; si no, va { $visitor }.
            [visited] Los demás dicen si cuestionan tu visita. Si alguien lo hace, muestra la reina o corazones que valgan seis, o ve al destierro.
           *[other] Se pregunta a los demás si la cuestionan.
        }
        [open-contest] { $role ->
            [me] Tus corazones están descubiertos aquí: cuestiona la visita, y { $visitor } tiene que demostrar que puede entrar.
            [visited] Quien tiene corazones descubiertos aquí dice si cuestiona tu visita.
           *[other] Se pregunta a quien tiene corazones descubiertos aquí si la cuestiona.
        }
        [prove] { $role ->
            [visitor] Muestra { $royal ->
                [none] corazones que valgan { $need }
               *[some] { $royal } o corazones que valgan { $need }
            }; o ve al destierro.
            [contester] Muestra corazones que valgan { $need }. Después le toca a { $visitor } mostrarlos.
           *[other] { $player } tiene que mostrar corazones que valgan { $need }.
        }
        [duel] { $role ->
            [me] { $begins ->
                [yes] Juega una carta o más: { $suits }.
               *[no] Juega { $suits } que valgan { $need } o más, o ríndete. Quien pierde va al destierro.
            }
           *[other] { $player } juega { $suits } que valgan { $need } o más, o se rinde. Quien pierde va al destierro.
        }
        [in-flight] El pasaporte vale { $value }, el precio es { $price }{ $missing ->
            [0] : es suficiente.
           *[other] : faltan { $missing }. O se pagan, o el conejo cae al destierro.
        }
        [shopping] Aquí se compran cartas del lote de descartes.
        [too-many] { $role ->
            [me] Cántalo, y tendrán que descartar las que sobran. Puedes hacerlo hasta que actúe el siguiente jugador.
           *[other] Hasta que actúe el siguiente jugador se puede cantar.
        }
        [discarding] El límite son { $limit } cartas.
        [give-back] Nadie puede tener más de tres: una vuelve a la corte.
        [lay-open] Con corazones que valgan seis descubiertos, se puede cuestionar la visita de quien llegue.
        [name-capital] Vale 11 y se queda delante de su dueño.
        [wording] Di qué da cada parte.
        [response] { $role ->
            [me] Cada parte da tantas cartas como se acordó. Quien dé otras va al destierro.
           *[other] Quien dé otras cartas que las acordadas va al destierro.
        }
        [saving] { $role ->
            [me] Elige cómo te salvas, si puedes, o ve al destierro.
           *[other] Quizá haya cómo salvarse.
        }
        [giving] { $role ->
            [me] Elige a escondidas lo que das. Si no es lo acordado, vas al destierro.
           *[other] Ambas partes eligen a escondidas lo que dan.
        }
       *[other] { $role ->
            [me] Elige una de estas opciones.
           *[other] Los demás esperan.
        }
    }

## Lo que trae un palo, para quien elige los palos

jackrabbits-suit-about =
    { $which ->
        [clubs] Vuela de torre en torre con un trébol de pasaporte.
        [spades] Pelea por una carta con quien está en tu hexágono.
        [hearts] Vigila los palacios: quien los visita demuestra que puede entrar, o va al destierro.
        [diamonds] Compra cartas del lote de descartes en las plazas.
        [torches] Sal enseguida del subsuelo, convoca a todos los del destierro y pelea con fuego.
        [shields] Pon un guardia en un triángulo y clausura casas: los demás pagan o no entran.
        [horseshoes] Cabalga por toda la masa de tierra, baja por los pozos y compra cartas en el subsuelo.
        [acorns] Pon la bestia en un rombo, y una carga sobre los dados de todos.
        [shells] Un faro salva a quien cae, y en el subsuelo cada concha vale por dos cartas.
        [anchors] Un barco navega de puerto en puerto; su torre vende de todos los palos, y las figuras se encarecen.
        [bells] Envía un conejo a la torre de campanas, y pide una carta a quienes están en tu hexágono.
       *[icicles] Pon una tormenta en un hexágono del que nadie sale; el glaciar salva a quien cae.
    }
