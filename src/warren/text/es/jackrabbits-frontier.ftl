# Jack Rabbits: los palos terrestres. Lo que permiten hacer, lo que pasó por ellos, lo que se pregunta y por qué no. Sus reglas están en jackrabbits-rules.ftl.

## Poderes

jackrabbits-power-used =
    { $what ->
        [dispatch] En este turno ya has enviado el barco pirata.
        [send] En este turno ya has enviado el velero.
        [embark] En este turno ya has enviado el velero.
        [anchor] En este turno ya has puesto un ancla.
        [ring] En este turno ya has tocado las campanas.
        [implore] En este turno ya has implorado a los demás.
        [guard] En este turno ya has puesto el guardia.
        [beast] En este turno ya has trasladado a la bestia.
        [storm] En este turno ya has trasladado la tormenta.
       *[summon] En este turno ya has convocado a los demás al subsuelo.
    } Solo se puede una vez por turno.

## Caídas

jackrabbits-ask-saving = { $player }, estás a punto de ir al destierro. Aún puedes salvarte; el precio de este turno es { $price }.
    .brief = Sálvate, o cae.
jackrabbits-ask-fallen = { $player }, estás en el destierro. Lo que puedes hacer cuesta { $price }.
    .brief = Quédate en el destierro, o haz algo al respecto.

## Antorchas

jackrabbits-action-climb = Pagar para salir enseguida por { $cave }.
jackrabbits-action-summon = Pagar para convocar al subsuelo a todos los conejos que están en el destierro.

jackrabbits-fact-climbed = A la luz de las antorchas, { $player } sale enseguida por { $tile }.
jackrabbits-fact-summons = { $player } enciende una antorcha para todos los que están en el destierro.
    .you = Enciendes una antorcha para todos los que están en el destierro.
jackrabbits-fact-summoned = { $player } vuelve del destierro al subsuelo.
    .you = Vuelves del destierro al subsuelo.
jackrabbits-fact-set-fire = Hay fuego en { $place }: todos los conejos del lugar terminan en el destierro.

jackrabbits-ask-up-again = { $player }, has entrado en el subsuelo. Detente aquí, o paga { $price } en antorchas para salir enseguida por una cueva.
    .brief = Detente aquí, o elige una cueva.

jackrabbits-climb-from-below = Las antorchas solo alumbran la salida a quien entra en el subsuelo en su travesía. Baja antes por una cueva.
jackrabbits-stop-or-climb = Has entrado en el subsuelo: detente aquí, o paga con antorchas para salir por una cueva.
jackrabbits-nobody-off-board = No hay nadie en el destierro a quien convocar al subsuelo.

## Bellotas

jackrabbits-action-flee = Huir de la bestia al destierro.
jackrabbits-action-beast = Pagar para trasladar a la bestia: { $tile }.
jackrabbits-action-load = Dejar { $card } en la pila sobrecargo.
jackrabbits-action-load-high = Dejar { $card } en la pila sobrecargo como once.
jackrabbits-action-choose = Devolver un comodín y elegir los dados { $dice }.

jackrabbits-fact-moved-beast = { $player } traslada a la bestia: { $tile }.
    .you = Trasladas a la bestia: { $tile }.
jackrabbits-fact-opened-sides = { $player } está junto a la bestia en { $tile } y puede salir por cualquier lado.
    .you = Estás junto a la bestia en { $tile } y puedes salir por cualquier lado.
jackrabbits-fact-fled = { $player } huye de la bestia en { $tile } y va al destierro.
    .you = Huyes de la bestia en { $tile } y vas al destierro.
jackrabbits-fact-loaded =
    { $player } deja { $card } en la pila sobrecargo, que vale { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
    .you =
        Dejas { $card } en la pila sobrecargo, que vale { $points ->
            [one] un punto
           *[other] { $points } puntos
        }.
jackrabbits-fact-unloaded = La pila sobrecargo pesa demasiado, y { $card } se descarta.
jackrabbits-fact-chose-dice = { $player } devuelve { $card } y elige los dados: { $first } y { $second }.
    .you = Devuelves { $card } y eliges los dados: { $first } y { $second }.

jackrabbits-ask-beast = { $player }, aquí está la bestia: { $tile }. Paga { $price } en bellotas para trasladarla a otra parte, o huye al destierro.
    .brief = Huye, o elige a dónde va la bestia.
jackrabbits-ask-load =
    { $player }, ¿dejas bellotas en la pila sobrecargo? { $points ->
        [0] Está vacía.
        [one] Suma 1 punto, que se añade a cada tirada.
       *[other] Suma { $points } puntos, que se añaden a cada tirada.
    } Cuando pasa de { $most } se descarta entera.
    .brief = Deja bellotas en la pila sobrecargo, o acaba tu turno.

jackrabbits-beast-there = La bestia ya está allí: { $place }. Elige otro rombo.
jackrabbits-beast-first = La bestia está en { $place }: antes paga su traslado, o huye al destierro.
jackrabbits-choose-with-joker = Los dados se eligen devolviendo un comodín, y no tienes ninguno. Los venden las tabernas.
jackrabbits-load-or-rest = Di antes qué bellotas dejas en la pila sobrecargo, o que no haces nada más.
jackrabbits-load-acorns = En la pila sobrecargo solo se dejan bellotas del as al diez, y { $card } no es de esas.
jackrabbits-load-not-high = { $card } no cuenta once en la pila sobrecargo.

jackrabbits-beast-notice = La bestia está en { $tile }.
jackrabbits-load-notice =
    En la pila sobrecargo: { $cards }. { $points ->
        [one] Se añade 1 punto
       *[other] Se añaden { $points } puntos
    } a cada tirada.

## Escudos

jackrabbits-action-guard = Pagar para poner el guardia en { $tile }.
jackrabbits-action-seal = Exhibir { $card } para clausurar hexágonos.

jackrabbits-fact-put-guard = { $player } pone el guardia en { $tile }.
    .you = Pones el guardia en { $tile }.
jackrabbits-fact-got-transfer = Con el guardia en { $tile }, su traslado ya no le cuesta nada a { $player }.
    .you = Con el guardia en { $tile }, su traslado ya no te cuesta nada.
jackrabbits-fact-moved-guard = { $player } traslada el guardia a { $tile }.
    .you = Trasladas el guardia a { $tile }.
jackrabbits-fact-laid-shield = { $player } exhibe { $card }.
    .you = Exhibes { $card }.
jackrabbits-fact-laid-royal = { $player } exhibe { $card }.
    .you = Exhibes { $card }.
jackrabbits-fact-sealed = { $player } clausura { $place }.
    .you = Clausuras { $place }.
jackrabbits-fact-took-back = { $player } recoge { $card }.
    .you = Recoges { $card }.
jackrabbits-fact-took-back-royal = { $player } recoge { $card }.
    .you = Recoges { $card }.
jackrabbits-fact-broke-seal = { $player } rompe la clausura de { $rival } en { $place }.
    .you = Rompes la clausura de { $rival } en { $place }.
    .at-you = { $player } rompe tu clausura en { $place }.
jackrabbits-fact-lost-shield = { $player } pierde { $card } de la clausura.
    .you = Pierdes { $card } de la clausura.
jackrabbits-fact-lost-royal = { $player } pierde { $card } de la clausura; vuelve a la corte.
    .you = Pierdes { $card } de la clausura; vuelve a la corte.

jackrabbits-ask-move-guard = { $player }, has pagado para que el guardia deje { $place }. ¿Adónde va?
    .brief = Elige un triángulo para el guardia.
jackrabbits-ask-seal =
    { $player }, { $worth ->
        [0] puedes exhibir escudos, solos o con figuras.
       *[other] has exhibido escudos que valen { $worth }.
    } { $here ->
        [no] Las casas de esas figuras quedan clausuradas hasta tu próximo turno.
       *[other] Clausuran { $place } y las casas de esas figuras hasta tu próximo turno.
    }
    .brief = Exhibe escudos, o no.

jackrabbits-guarded =
    El guardia está en { $place }: { $price ->
        [0]
            con { $missing ->
                [one] un punto más
               *[other] { $missing } puntos más
            } en { $suits } lo trasladarías.
       *[other] el trayecto cuesta { $price } en { $fare } y después el guardia { $need } en { $suits }, y no puedes pagar ambas cosas.
    }
jackrabbits-sealed-off =
    Una clausura cierra { $place }: { $price ->
        [0]
            con { $missing ->
                [one] un punto más
               *[other] { $missing } puntos más
            } en { $suits } la romperías.
       *[other] el trayecto cuesta { $price } en { $fare } y después la clausura { $need } en { $suits }, y no puedes pagar ambas cosas.
    }
jackrabbits-guard-notice = El guardia está en { $tile }.
jackrabbits-seal-notice =
    { $player } exhibe { $cards }{ $tiles-count ->
        [0] .
       *[other] { " " }y clausura { $tiles }. Llegar allí cuesta { $price } en escudos.
    }
    .you =
        Exhibes { $cards }{ $tiles-count ->
            [0] .
           *[other] { " " }y clausuras { $tiles }. Llegar allí les cuesta a los demás { $price } en escudos.
        }
jackrabbits-guard-there = El guardia ya está en { $place }. Elige otro triángulo.
jackrabbits-move-guard-first = Has pagado para que el guardia deje { $place }. Di a qué triángulo va.
jackrabbits-seals-nothing = Eso no clausuraría nada: exhibe un escudo que no sea figura y, donde tu lugar no se puede clausurar, una figura cuya casa sí se pueda.
jackrabbits-seal-or-rest = Tu turno está por acabar: exhibe escudos o deja que acabe.
jackrabbits-seal-suit = { $card } no clausura nada: solo los escudos, y las figuras sus casas.

## Herraduras

jackrabbits-action-gallop = Pagar con herraduras e ir a caballo hasta { $place }.
jackrabbits-action-trot = Pagar con herraduras e ir a caballo hasta { $cave }.
jackrabbits-action-well = Bajar por el pozo.

jackrabbits-fact-galloped = { $player } va desde { $tile } hasta { $place } con los caballos de las herraduras.
jackrabbits-fact-trotted = { $player } va hasta { $tile } con los caballos de las herraduras.
jackrabbits-fact-took-well = { $player } baja por el pozo de { $tile }.

jackrabbits-no-well = Desde { $place } no baja ningún pozo. Los hay en las casas de herraduras.
jackrabbits-no-horses = A { $place } no llegan caballos: en su masa de tierra no hay casa de herraduras. Ve a pie o busca otra montura.
jackrabbits-other-landmass = Los caballos no pueden llevarte hasta { $place }: no salen de una masa de tierra con casa de herraduras.
jackrabbits-caves-guarded = Todas las cuevas de la masa de tierra de { $place } tienen guardia, así que ningún caballo te recoge del subsuelo. Sal por una cueva o elige otro lugar.
jackrabbits-ride-elsewhere = Ya estás en { $place }. Elige otro lugar.
jackrabbits-trot-from-below = Desde el subsuelo los caballos solo llevan a hexágonos; por una cueva puedes salir a pie. Elige un hexágono.

## En la página: sus momentos, y lo que se pone en el territorio

jackrabbits-put-guard = Poner el guardia ({ $price } en escudos)
jackrabbits-put-beast = Trasladar a la bestia ({ $price } en bellotas)
jackrabbits-list-choose = Devolver un comodín y elegir los dados

jackrabbits-scene-up-again = { $player } ha entrado en el subsuelo
    .now =
        { $role ->
            [me] Detente aquí, o paga { $price } en antorchas y elige en el territorio la cueva por la que sales.
           *[other] Con antorchas que valgan { $price } saldría enseguida por una cueva.
        }
jackrabbits-scene-meet-beast = { $player } se topa con la bestia
    .now =
        { $role ->
            [me] Elige en el territorio a dónde va la bestia, por { $price } en bellotas; o huye al destierro.
           *[other] Con bellotas que valgan { $price } la trasladaría; si no, el conejo huye al destierro.
        }
jackrabbits-scene-move-guard = { $player } ha pagado para que el guardia se vaya
    .now =
        { $role ->
            [me] Elige en el territorio el triángulo al que va.
           *[other] Ahora va a otro triángulo.
        }
jackrabbits-scene-lay-seal = { $player } puede clausurar hexágonos
    .now =
        { $role ->
            [me] Elige escudos, solos o con figuras. Hasta tu próximo turno nadie más llega a donde descansa tu conejo ni a las casas de esas figuras sin pagar más en escudos.
           *[other] Quien llega a un hexágono clausurado paga en escudos más de lo que se exhibió.
        }
jackrabbits-scene-loading = { $player } puede dejar bellotas en la pila sobrecargo
    .now =
        { $role ->
            [me] Elige bellotas, o termina tu turno. La pila se suma a las tiradas de todos; si pasa de diez se descarta entera.
           *[other] La pila se suma a las tiradas de todos.
        }
