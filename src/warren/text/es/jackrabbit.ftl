# Jackrabbit: nombre, ajustes, acciones, motivos, hechos y finales. Las reglas están en jackrabbit-rules.ftl.

jackrabbit-game = Jackrabbit
    .about = Un juego de cartas para dos, de Adam Thomas: iguala valor o palo, haz robar a tu rival y levanta el montón que más puntúe.
    .turn = Juegas una carta en tu montón o en el de tu rival, del mismo valor o del mismo palo que la de arriba. Una pareja hace robar a tu rival, y también una carta en su montón. Si ninguna de tus cartas encaja, descartas unas cuantas y robas otras tantas. Una mano termina cuando alguien se queda sin cartas o se agotan el mazo y el descarte; entonces cada jugador puntúa su propio montón: parejas, escaleras y jotas.
    .typed = Una opción es su número, su forma breve (own:7H) o solo la carta: 7H, 10♥ o diez de corazones. Los palos son C ♣, S ♠, H ♥ y D ♦.
    .asked = 7H
    .rule = JB-8

## Ajustes

jackrabbit-setting-length = Qué se juega: una partida entera de varias manos (match) o una sola mano (hand).
jackrabbit-setting-threshold = Cuántos puntos hay que tener al acabar una mano para que termine la partida; una mano suelta no tiene meta (JB-13).
jackrabbit-setting-first_player = Quién empieza la primera mano: alguien al azar (random), o quien ocupe el asiento 0 o el 1 (JB-3).
jackrabbit-setting-ace_high_runs = El as puede ir también por encima del rey en una escalera, como en Q-K-A (JB-12c).
jackrabbit-setting-deadwood = Cuándo restan puntos las cartas que quedan en la mano: solo si alguien se ha quedado sin cartas (going-out), o al final de todas las manos y a los dos (always) (JB-12e).
jackrabbit-setting-turn_limit = Tras cuántos turnos acaba en empate una partida sin decidir; con none no hay límite (JB-13).

## Acciones

jackrabbit-action-own = Jugar { $card } en tu montón.
jackrabbit-action-other = Jugar { $card } en el montón de tu rival.
jackrabbit-action-discard = Apartar { $card } para descartar.
jackrabbit-action-top = Descartar las cartas apartadas, con { $card } encima.
jackrabbit-action-deal = Repartir la siguiente mano.

## Lo que se pregunta

jackrabbit-ask-discard = { $player }, ninguna de tus cartas encaja. Elige las que descartas y roba otras tantas.
    .brief = No encaja ninguna carta: elige las que descartas.

## Por qué una acción no es legal ahora

jackrabbit-no-pass =
    No se puede pasar, y tienes con qué jugar. { $cards-count ->
        [one] Juega { $cards }.
       *[other] Juega una de estas cartas: { $cards }.
    }
jackrabbit-no-pass-discard = No se puede pasar. Ninguna de tus cartas encaja: descarta una o más y roba otras tantas.
jackrabbit-hand-goes-on = Esta mano aún no ha terminado, así que no se puede repartir otra. Juégala hasta el final.
jackrabbit-hand-is-over = Esta mano ya ha terminado y está contada. Reparte la siguiente mano.
jackrabbit-nothing-picked = Aún no has apartado ninguna carta para descartar. Aparta primero una o más y di después cuál queda encima.
jackrabbit-not-in-hand = No tienes { $card } en la mano. Elige una carta que tengas.
jackrabbit-must-play =
    Solo puedes descartar si ninguna de tus cartas encaja. { $cards-count ->
        [one] Puedes jugar { $cards }.
       *[other] Puedes jugar una de estas: { $cards }.
    }
jackrabbit-does-not-fit =
    { $card } no encaja en { $stack ->
        [own] tu montón
       *[other] el montón de tu rival
    }: no es ni del valor ni del palo de la carta de arriba, { $top }. { $instead ->
        [stack] Sí encaja en { $stack ->
            [own] el de tu rival
           *[other] el tuyo
        }.
        [card] { $cards-count ->
            [one] En ese montón podrías jugar { $cards }.
           *[other] En ese montón podrías jugar una de estas: { $cards }.
        }
        [play] Ninguna de tus cartas encaja ahí, pero en el otro montón podrías jugar { $cards-count ->
            [one] { $cards }
           *[other] una de estas: { $cards }
        }.
       *[discard] Ninguna de tus cartas encaja en ningún montón: descarta una o más y roba otras tantas.
    }
jackrabbit-finish-discard =
    Estás descartando { $cards }. { $cards-count ->
        [one] Aparta más cartas, o termina descartándola.
       *[other] Aparta más cartas, o termina diciendo cuál de ellas queda encima.
    }
jackrabbit-not-picked = { $card } no está entre las cartas que descartas ({ $cards }), así que no puede quedar encima. Elige una de esas.
jackrabbit-picked-already = Ya has apartado { $card }. Estás descartando { $cards }: aparta otra carta o termina.
jackrabbit-piles-too-small =
    { $most ->
        [one] No puedes descartar más de una carta: entre el mazo y la pila de descarte no hay más para robar.
       *[other] No puedes descartar más de { $most } cartas: entre el mazo y la pila de descarte no hay más para robar.
    } Termina diciendo qué carta queda encima.
jackrabbit-ascending = Las cartas que se descartan se apartan en orden ascendente (tréboles, picas, corazones, diamantes; del as al rey), así que después de apartar { $cards } ya no se puede apartar { $card }. Aparta una carta posterior, o termina diciendo cuál queda encima; para descartar también { $card } hay que apartarla antes.

## Qué ha pasado

jackrabbit-fact-starts = Comienza la mano { $hand }: empieza { $player }.
    .you = Comienza la mano { $hand }: empiezas tú.
jackrabbit-fact-dealt =
    { $card ->
        [hidden] { $player } recibe una carta.
       *[shown] { $player } recibe { $card }.
    }
jackrabbit-fact-laid =
    { $place ->
        [own] { $card } está en el montón de { $player }.
        [other] { $card } está en el montón de { $other }.
       *[discard-pile] { $card } está en la pila de descarte.
    }
    .you =
        { $place ->
            [own] { $card } está en tu montón.
            [other] { $card } está en el montón de { $other }.
           *[discard-pile] { $card } está en la pila de descarte.
        }
jackrabbit-fact-played =
    { $stack ->
        [own] { $player } juega { $card } en su propio montón.
       *[other] { $player } juega { $card } en el montón de { $other }.
    }
jackrabbit-fact-drew-for-pair =
    { $card ->
        [hidden] { $player } roba una carta por la pareja.
       *[shown] { $player } roba { $card } por la pareja.
    }
jackrabbit-fact-drew-for-visit =
    { $card ->
        [hidden] { $player } roba una carta por la jugada en su montón.
       *[shown] { $player } roba { $card } por la jugada en su montón.
    }
jackrabbit-fact-discarded =
    { $card ->
        [hidden] { $player } descarta una carta.
       *[shown] { $player } descarta { $card }.
    }
jackrabbit-fact-discarded-on-top = { $player } descarta { $card }, que queda encima de la pila de descarte.
jackrabbit-fact-drew-replacement =
    { $card ->
        [hidden] { $player } roba una carta por el descarte.
       *[shown] { $player } roba { $card } por el descarte.
    }
jackrabbit-fact-reshuffled =
    El mazo está vacío: { $count ->
        [one] la única carta de la pila de descarte pasa a ser
       *[other] las { $count } cartas de la pila de descarte se barajan y forman
    } el nuevo mazo.
jackrabbit-fact-found-no-card =
    { $player } debería robar { $count ->
        [one] una carta más
       *[other] { $count } cartas más
    }, pero no queda ninguna en el mazo ni en la pila de descarte.
    .you =
        Deberías robar { $count ->
            [one] una carta más
           *[other] { $count } cartas más
        }, pero no queda ninguna en el mazo ni en la pila de descarte.
jackrabbit-fact-went-out = { $player } se queda sin cartas: la mano ha terminado.
    .you = Te quedas sin cartas: la mano ha terminado.
jackrabbit-fact-piles-low =
    { $count ->
        [0] No queda ninguna carta
        [one] Solo queda una carta
       *[other] Solo quedan { $count } cartas
    } entre el mazo y la pila de descarte: la mano ha terminado.
jackrabbit-fact-nothing-fits = Ninguna carta de las que están fuera de los montones encaja en ellos: la mano ha terminado.
jackrabbit-fact-scored-out =
    { $player } suma { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por quedarse sin cartas.
    .you =
        Sumas { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        } por quedarte sin cartas.
jackrabbit-fact-scored-pair =
    { $player } suma { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por una pareja: { $below } y { $card }.
    .you =
        Sumas { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        } por una pareja: { $below } y { $card }.
jackrabbit-fact-scored-run =
    { $player } suma { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por una escalera: { $points } cartas seguidas del montón, con { $first } abajo y { $last } arriba.
    .you =
        Sumas { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        } por una escalera: { $points } cartas seguidas del montón, con { $first } abajo y { $last } arriba.
jackrabbit-fact-scored-jack =
    { $player } suma { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por { $card }.
    .you =
        Sumas { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        } por { $card }.
jackrabbit-fact-scored-deadwood =
    { $points ->
        [-1] { $player } pierde 1 punto
        [-2] { $player } pierde 2 puntos
       *[other] { $player } suma { $points } puntos
    } por { $card }, que le queda en la mano.
    .you =
        { $points ->
            [-1] Pierdes 1 punto
            [-2] Pierdes 2 puntos
           *[other] Sumas { $points } puntos
        } por { $card }, que te queda en la mano.
jackrabbit-fact-hand-scored =
    { $player } suma { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en esta mano y ahora tiene { $total }.
    .you =
        Sumas { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } en esta mano y ahora tienes { $total }.
jackrabbit-fact-tied =
    Hay empate a { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
    }: se juega otra mano, y la próxima diferencia decide.
jackrabbit-fact-won =
    { $player } gana con { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
    }.
jackrabbit-fact-drawn = Los dos tienen los mismos puntos: empate.
jackrabbit-fact-turn-limit =
    { $turns ->
        [one] Se ha llegado al límite de un turno
       *[other] Se ha llegado al límite de { $turns } turnos
    }: la partida acaba en empate.

## Qué ha pasado, con varios hechos en una frase

jackrabbit-story-dealt-each =
    { $players } reciben { $count ->
        [10] diez cartas
       *[other] { $count } cartas
    } por cabeza.
jackrabbit-story-dealt =
    { $cards ->
        [hidden] { $player } recibe { $count ->
            [one] una carta
            [10] diez cartas
           *[other] { $count } cartas
        }.
       *[shown] { $player } recibe { $cards }.
    }
    .you =
        { $cards ->
            [hidden] Recibes { $count ->
                [one] una carta
                [10] diez cartas
               *[other] { $count } cartas
            }.
           *[shown] Recibes { $cards }.
        }
jackrabbit-story-played =
    { $player } juega { $card } en { $stack ->
        [own] su propio montón
       *[other] el montón de { $other }
    }{ $pair ->
        [yes] { " " }y hace pareja
       *[no] { "" }
    }{ $count ->
        [0] .
       *[other] ; { $other } roba { jackrabbit-story-cards }.
    }
    .you =
        Juegas { $card } en { $stack ->
            [own] tu propio montón
           *[other] el montón de { $other }
        }{ $pair ->
            [yes] { " " }y haces pareja
           *[no] { "" }
        }{ $count ->
            [0] .
           *[other] ; { $other } roba { jackrabbit-story-cards }.
        }
    .at-you =
        { $player } juega { $card } en { $stack ->
            [own] su propio montón
           *[other] tu montón
        }{ $pair ->
            [yes] { " " }y hace pareja
           *[no] { "" }
        }{ $count ->
            [0] .
           *[other] ; robas { jackrabbit-story-cards }.
        }
jackrabbit-story-discarded =
    { $player } descarta { $size ->
        [one] { $top }
       *[other] { $cards ->
            [hidden] { $size ->
                [2] dos
                [3] tres
               *[other] { $size }
            } cartas, con { $top } encima
           *[shown] { $cards }, con la última encima
        }
    }{ $count ->
        [0] .
       *[other] { $size ->
            [one] { "" }
           *[other] ,
        } y roba { jackrabbit-story-cards }.
    }
    .you =
        Descartas { $size ->
            [one] { $top }
           *[other] { $cards ->
                [hidden] { $size ->
                    [2] dos
                    [3] tres
                   *[other] { $size }
                } cartas, con { $top } encima
               *[shown] { $cards }, con la última encima
            }
        }{ $count ->
            [0] .
           *[other] { $size ->
                [one] { "" }
               *[other] ,
            } y robas { jackrabbit-story-cards }.
        }
jackrabbit-story-drew = { $player } roba { jackrabbit-story-cards }.
    .you = Robas { jackrabbit-story-cards }.
jackrabbit-story-cards =
    { $drawn ->
        [hidden] { $count ->
            [one] una carta
            [2] dos cartas
            [3] tres cartas
           *[other] { $count } cartas
        }
       *[shown] { $drawn }
    }
jackrabbit-story-stack =
    { $cards-count ->
        [0] El montón de { $player } no tiene cartas.
        [one] El montón de { $player } es una sola carta: { $cards }.
       *[other] El montón de { $player }, de abajo arriba: { $cards }.
    }
    .you =
        { $cards-count ->
            [0] Tu montón no tiene cartas.
            [one] Tu montón es una sola carta: { $cards }.
           *[other] Tu montón, de abajo arriba: { $cards }.
        }
jackrabbit-story-run =
    { $player } suma { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por una escalera: { $cards }.
    .you =
        Sumas { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        } por una escalera: { $cards }.

## Cómo ha terminado

jackrabbit-end-threshold = { $winners } gana la partida. Resultado final: { $scores }.
    .how = { $winners } tiene los puntos que pide la partida, y más que su rival. Resultado final: { $scores }.
    .mine = Tienes los puntos que pide la partida, y más que tu rival. Resultado final: { $scores }.
jackrabbit-end-hand =
    { $winners-count ->
        [0] La mano acaba en empate.
       *[other] { $winners } gana la mano.
    } Resultado final: { $scores }.
    .mine = Has sumado más puntos en esta mano. Resultado final: { $scores }.
jackrabbit-end-turn-limit = Se ha llegado al límite de turnos: la partida acaba en empate. Resultado final: { $scores }.

## Qué habla a favor de una jugada, en los consejos

jackrabbit-merit-points =
    { $points ->
        [one] Vale 1 punto
       *[other] Vale { $points } puntos
    } { $stack ->
        [own] en tu montón.
       *[other] en el montón de tu rival.
    }
jackrabbit-merit-draws =
    { $count ->
        [one] Tu rival tiene que robar una carta.
       *[other] Tu rival tiene que robar { $count } cartas.
    }
jackrabbit-merit-out = { $card } es tu última carta: te quedas sin cartas, y eso vale { $points } puntos.

## La mesa en una terminal

jackrabbit-board-hand = Mano { $number }. Puntos hasta ahora: { $scores }.
jackrabbit-board-piles =
    En el mazo { $pile ->
        [0] no queda ninguna carta
        [one] queda una carta
       *[other] quedan { $pile } cartas
    }; en el descarte { $discards ->
        [0] no hay ninguna.
        [one] hay una: { $top }.
       *[other] hay { $discards }, con { $top } encima.
    }
jackrabbit-board-stack =
    { $size ->
        [0] El montón de { $player } está vacío.
        [one] El montón de { $player } es una sola carta: { $top }.
       *[other] El montón de { $player } tiene { $size } cartas, con { $top } encima.
    }
jackrabbit-board-holds =
    { $player } tiene { $count ->
        [0] la mano vacía.
        [one] una carta en la mano.
       *[other] { $count } cartas en la mano.
    }
jackrabbit-board-you-hold =
    { $cards-count ->
        [0] { $player }, no tienes cartas en la mano.
       *[other] { $player }, tienes en la mano { $cards }.
    }
jackrabbit-board-picked = Apartadas para descartar: { $cards }.
jackrabbit-board-short-holds =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
jackrabbit-board-short-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
jackrabbit-board-short-stack =
    { $count ->
        [0] montón vacío
        [one] 1 carta
       *[other] { $count } cartas
    }
jackrabbit-board-short-piles =
    Mazo { $pile } · Descarte { $discards }{ $top ->
        [none] { "" }
       *[some] { " " }({ $top })
    }
jackrabbit-button-own = a tu montón
jackrabbit-button-other = al montón de { $other }
jackrabbit-button-discard = descartar
jackrabbit-button-top = descartar, esta encima
jackrabbit-button-deal = repartir la mano siguiente
