# Jack Rabbits: campanas. Lo que permiten hacer, lo que pasó por ellas, lo que se pregunta y por qué no. Sus reglas están en jackrabbits-rules.ftl.

jackrabbits-action-ring = Pagar para enviar a { $player } a la torre de campanas.
    .you = Pagar para ir a la torre de campanas.
jackrabbits-action-crypt = Bajar por la cueva clausurada.
jackrabbits-action-unlock = Pagar para salir en la torre de campanas.
jackrabbits-action-implore = Implorar una carta a los conejos de tu hexágono.
jackrabbits-action-peal = Jugar { $card }.
jackrabbits-action-relent = Ceder.
jackrabbits-action-grant = Entregar { $card }.

jackrabbits-fact-rang = { $player } toca las campanas, y { $rival } tiene que ir a { $place }.
    .you = Tocas las campanas, y { $rival } tiene que ir a { $place }.
    .at-you = { $player } toca las campanas, y tienes que ir a { $place }.
    .self = { $player } toca las campanas y va a { $place }.
    .you-self = Tocas las campanas y vas a { $place }.
jackrabbits-fact-took-crypt = { $player } baja por la cueva clausurada de { $tile }.
jackrabbits-fact-unlocked = { $player } abre la cueva clausurada desde { $tile } y sale en { $place }.
jackrabbits-fact-implored = { $player } implora una carta a los demás en { $place }.
    .you = Imploras una carta a los demás en { $place }.
jackrabbits-fact-pealed = { $player } juega { $card }.
    .you = Juegas { $card }.
jackrabbits-fact-pealed-royal = { $player } juega { $card }, que después vuelve a la corte.
    .you = Juegas { $card }, que después vuelve a la corte.
jackrabbits-fact-relented = { $player } cede ante { $rival }.
    .you = Cedes ante { $rival }.
    .at-you = { $player } cede ante ti.
jackrabbits-fact-was-granted =
    { $rival } entrega a { $player } { $card ->
        [hidden] una carta.
       *[seen] { $card }.
    }
    .you =
        { $rival } te entrega { $card ->
            [hidden] una carta.
           *[seen] { $card }.
        }
    .at-you =
        Entregas a { $player } { $card ->
            [hidden] una carta.
           *[seen] { $card }.
        }
jackrabbits-fact-was-granted-royal = { $rival } entrega a { $player } { $card }, y su zanahoria se cambia.
    .you = { $rival } te entrega { $card }, y su zanahoria se cambia.
    .at-you = Entregas a { $player } { $card }, y su zanahoria se cambia.
jackrabbits-fact-was-granted-nothing = { $rival } no tiene ninguna carta que entregar a { $player }.
    .you = { $rival } no tiene ninguna carta que entregarte.
    .at-you = No tienes ninguna carta que entregar a { $player }.

jackrabbits-ask-plea =
    { $first ->
        [yes] { $player }, ¿con qué campanas imploras a { $rival }?
        [no] { $player }, { $rival } se niega: suma en total campanas que valgan { $need } o más, o no recibes nada.
       *[defends] { $player }, { $rival } te implora: responde con campanas que valgan { $need } o más, o entrega una carta que elijas.
    } { $played ->
        [0] { "" }
       *[other] Has jugado { $played }.
    }
    .brief = Juega campanas, o cede.
jackrabbits-ask-grant = { $player }, ¿qué carta entregas a { $rival }?
    .brief = Elige la carta que entregas.

jackrabbits-ring-below = En el subsuelo no se oyen las campanas. Sal antes por una cueva.
jackrabbits-ring-off-board = El conejo de { $player } está en el destierro, donde no se oyen las campanas.
    .you = Estás en el destierro, donde no se oyen las campanas.
jackrabbits-ring-there = No se puede enviar al conejo de { $player } desde { $place }: a nadie se le envía desde el subsuelo, ni adonde ya está.
    .you = No se te puede enviar desde { $place }: a nadie se le envía desde el subsuelo, ni adonde ya está.
jackrabbits-ring-stormed = La tormenta retiene al conejo de { $player } en { $place }: no se le puede enviar.
    .you = La tormenta te retiene en { $place }: no se te puede enviar.
jackrabbits-no-crypt = Desde { $place } no baja ninguna cueva clausurada. Está en la torre de campanas.
jackrabbits-unlock-at-cave = La cueva clausurada se abre a quien acaba de llegar por un camino a una cueva, y estás en { $place }.
jackrabbits-implore-below = En el subsuelo no se implora a nadie.
jackrabbits-implore-nobody = En tu hexágono no hay otro conejo al que implorar.
jackrabbits-bells-first = Eres quien implora: juega al menos una campana antes de ceder.
jackrabbits-grant-first = Elige antes la carta que entregas a { $player }.

## Las espinas, el borrador

jackrabbits-action-sink = Pagar con campanas para quedar en el subsuelo.
jackrabbits-action-tunnel = Pagar con campanas para salir por { $cave }.
jackrabbits-action-pull = Arrastrar a { $player } al destierro.
jackrabbits-action-forfeit = Descartar { $card }.

jackrabbits-fact-sank-below = { $player } se salva y acaba en { $place }.
    .you = Te salvas y acabas en { $place }.
jackrabbits-fact-tunneled = { $player } sale por { $tile }.
jackrabbits-fact-pulled = { $player } arrastra a { $rival } desde { $place }.
    .you = Arrastras a { $rival } desde { $place }.
    .at-you = { $player } te arrastra desde { $place }.

jackrabbits-ask-pull = { $player }, puedes arrastrar a otro conejo desde { $place } al destierro: descarta una carta y cae.
    .brief = Arrastra a alguien, o a nadie.
jackrabbits-ask-forfeit = { $player }, { $rival } te arrastra al destierro: antes descarta una carta que elijas.
    .brief = Elige la carta que descartas.

jackrabbits-tunnel-from-tower = Las campanas solo abren cuevas desde la torre de campanas, y estás en { $place }.
jackrabbits-pull-another = Solo puedes arrastrar a quien está en { $place } y no cae de todos modos: a { $player } no.
jackrabbits-pull-or-pass = Di antes si arrastras a alguien desde { $place }.
jackrabbits-forfeit-first = Descarta antes una carta que elijas.

## En la página: momentos propios

jackrabbits-sum-peal = { $have } de { $need } jugados
jackrabbits-sum-grant = Una carta por entregar

jackrabbits-scene-plea = { $attacker } implora una carta a { $defender }
    .now =
        { $role ->
            [me] { $begins ->
                [yes] Juega una campana o más.
               *[no] Juega campanas que valgan { $need } o más, o cede.
            }
           *[other] { $player } juega campanas que valgan { $need } o más, o cede.
        }
jackrabbits-scene-granting = { $player } cede y entrega una carta
    .now =
        { $role ->
            [me] Elige la carta. Además de ti solo la ve quien la recibe, salvo que sea una figura.
           *[other] Solo la ven quien la da y quien la recibe, salvo que sea una figura.
        }
jackrabbits-scene-pulling = { $player } se salva y puede arrastrar a alguien
    .now =
        { $role ->
            [me] Elige un conejo, que descarta una carta y va al destierro; o a nadie.
           *[other] El conejo arrastrado descarta una carta y va al destierro.
        }
jackrabbits-scene-forfeiting = Arrastran a { $player } al destierro
    .now =
        { $role ->
            [me] Descarta antes una carta que elijas.
           *[other] Antes descarta una carta.
        }
