# Jack Rabbits: lo que habla a favor de una acción, para los consejos.

jackrabbits-merit-home = Lleva a casa: con las tres figuras que tienes, ganas en la ciudadela.
jackrabbits-merit-can-claim = Lleva hasta { $place }, donde puedes pagar { $card } enseguida.
jackrabbits-merit-wanted =
    Lleva hasta { $place }. { $card } va bien con tus figuras, y { $missing ->
        [one] 1 punto más
       *[other] { $missing } puntos más
    } de { $suits } bastarían para pagarla.
jackrabbits-merit-towards = Lleva hasta { $place }, de camino hacia { $goal }.
jackrabbits-merit-saves =
    Cuesta { $price } puntos de { $suits } y ahorra { $journeys ->
        [one] una travesía.
       *[other] { $journeys } travesías.
    }
jackrabbits-merit-joker = Con el comodín puedes cabalgar a cualquier parte, ahora o más tarde.
jackrabbits-merit-doubtful = Cuidado: en { $place } pueden cuestionar tu visita, y no tienes nada que mostrar.
jackrabbits-merit-passport = Así puedes volar hasta { $goal }: { $card } basta como pasaporte en { $rolls } de 36 tiradas.
jackrabbits-merit-match = Gana una carta gratis: la que muestras sigue siendo tuya.
jackrabbits-merit-claim =
    { $count ->
        [1] { $card } sería la primera de las tres figuras que necesitas.
        [2] { $card } sería la segunda de las tres figuras que necesitas.
       *[other] { $card } completaría tus tres figuras: después, llévalas a casa.
    }
jackrabbits-merit-missed-least = De todas las cartas que servirían, estas son las que menos echarás en falta.
jackrabbits-merit-buy = Te faltan puntos de { $suits } para { $card }.
jackrabbits-merit-attack =
    Puedes pelear con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }. Si ganas, { $player } va al destierro y le quitas una carta: de { $cards }, { $royals ->
        [0] ninguna es figura.
        [one] una es figura.
       *[other] { $royals } son figuras.
    }
jackrabbits-merit-contest = Si { $player } no puede mostrar ni corazones que valgan seis ni la carta que aquí vale, su conejo va al destierro.
jackrabbits-merit-call = Si lo cantas, { $player } pierde las cartas que le sobran.
jackrabbits-merit-return = De tus cuatro figuras, { $card } es la que menos necesitas.
jackrabbits-merit-rest = Aquí ya nada te sirve tanto como seguir hacia { $goal }.
jackrabbits-merit-let-in = Quien visita casi siempre tiene algo que mostrar, y entonces quien va al destierro eres tú. Deja entrar a { $player }.
jackrabbits-merit-fight =
    Con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en la mano puedes superar a { $player }, a quien { $cards ->
        [one] le queda 1 carta
       *[other] le quedan { $cards } cartas
    } para responder.
jackrabbits-merit-yield =
    A { $player } { $cards ->
        [one] le queda 1 carta
       *[other] le quedan { $cards } cartas
    } para responder: tus cartas valen más en otra parte.
jackrabbits-merit-trade = Te faltan puntos de { $suits }, y un trato justo puede traerlos.
jackrabbits-merit-no-trade = Lo que recibirías te sirve menos que lo que darías, o no puedes cumplir tu palabra.

## La frontera

jackrabbits-merit-summon = Te trae enseguida del destierro al subsuelo.
jackrabbits-merit-guard = Allí el guardia queda entre { $player } y { $goal }.
jackrabbits-merit-guard-here = Con el guardia en tu propia pieza, su traslado ya no te cuesta nada.
jackrabbits-merit-seal = Hasta tu próximo turno nadie más entra sin pagar más en escudos, y entonces lo recuperas todo.
jackrabbits-merit-beast = Allí la bestia queda entre { $player } y { $goal }.
jackrabbits-merit-beast-here = Con la bestia en tu propia pieza, puedes salir por cualquier lado.
jackrabbits-merit-beast-toll = Si no pagas, vas al destierro.
jackrabbits-merit-flee = Las cartas que trasladarían a la bestia te sirven más en otra parte.
jackrabbits-merit-load = Tienes demasiadas cartas. En la pila sobrecargo estas pesan en los dados de todos; descartadas, no harían nada.
jackrabbits-merit-choose = Con estos dados los traslados cuestan solo { $price } en este turno.
