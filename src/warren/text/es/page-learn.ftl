# Aprender un juego en el navegador: lo que dice toda lección, y las lecciones de Jack Rabbits. El mensaje de una meta dice qué hacer.

page-learn = Aprenderlo en cinco minutos
page-learn-title = Aprender { $game }
learn-lesson = Lección { $number } de { $count }
learn-title = { learn-lesson }: { $lesson }
page-learn-progress = { $done } de { $count } hechas
learn-missed = Eso se puede hacer, pero no es lo que toca en este paso. No se pierde nada: inténtalo otra vez.
page-learn-again = Otra vez
page-learn-next = Lección siguiente
page-learn-before = Lección anterior
page-learn-none = No hay lecciones de este juego. Encontrarás sus reglas junto a cada mesa.

jackrabbits-lesson-turn = Tu primer turno
jackrabbits-lesson-pay = Pagar el camino
jackrabbits-lesson-home = A casa con tres figuras

jackrabbits-goal-roll = Tira los dados.
    .about = Tu conejo, el blanco, está en la ciudadela. Ganas si reúnes tres figuras de las casas del territorio y las traes aquí. Cada turno empieza con dos dados: su suma es el precio de este turno.
    .done = Un 2 y un 4: todo lo que tiene precio cuesta 6 en este turno.
jackrabbits-goal-lottery = Muestra tu 4♥.
    .about = Los dados son también una lotería. Si tienes una carta cuyo número coincide con un dado, puedes mostrarla y robar una carta, una vez por turno. La carta que muestras sigue siendo tuya.
    .done = Tu 4♥ te ha hecho ganar una carta.
jackrabbits-goal-walk = Camina hasta la plaza de corazones, la casa con la J♥.
    .about = Ahora, la travesía. Los caminos van de pieza en pieza; en un triángulo eliges entre dos, y te detienes en el primer hexágono. Caminar no cuesta nada. Elige la casa para ver cómo se llega.
    .done = Has llegado a la plaza de corazones.
jackrabbits-goal-claim = Reclama la J♥ y paga con 4♥ y 6♥.
    .about = Cada casa tiene una figura. Mientras esa carta está en la corte, quien se encuentra en la casa puede reclamarla por diez puntos o más del palo de la figura.
    .done = La J♥ es tuya, y tu zanahoria está en su casa. Además has robado una carta: todo turno que acaba en un hexágono te da una.
jackrabbits-goal-shortcut = Elige una casa que muestre un 7 y paga el camino con tu 9♦.
    .about = Los caminos gratuitos no llevan a todas partes. Las piezas pequeñas tienen traslados por el precio del turno, esta vez 7: por pasadizos, a caballo o en barca, por madrigueras. Se paga con cartas de los palos impresos allí. Lo que pagas de más se pierde.
    .done = Has pagado 7 con un 9, y tu conejo ya está lejos.
jackrabbits-goal-win = Camina hasta la ciudadela.
    .about = Tienes tres figuras en la mano: no se pueden tener más, y no hacen falta más. Llévalas a casa y ganas en el acto.
    .done = ¡Has ganado la carrera!
jackrabbits-lesson-torches = Antorchas: fuera de la oscuridad
jackrabbits-lesson-shields = Escudos: un guardia y una clausura
jackrabbits-lesson-horseshoes = Herraduras: el pozo y el mercado oscuro
jackrabbits-lesson-acorns = Bellotas: la bestia y la pila sobrecargo

jackrabbits-goal-light = Baja por la cueva 1 y sal enseguida por otra cueva, por 7 en antorchas.
    .about = En el juego estándar cada palo trae algo propio. Con antorchas, quien entra en el subsuelo puede pagar el precio del turno y salir por cualquier cueva en la misma travesía. Las antorchas también convocan a todos los que están en el destierro, y pelean como las picas; pero entonces todos los del lugar van al destierro.
    .done = Has salido de la oscuridad en el mismo turno. Tus rivales esperan abajo hasta el siguiente.
jackrabbits-goal-guard = Pon el guardia en un triángulo cualquiera y paga con tu 8 de escudos.
    .about = Los escudos tienen un guardia, que está en un triángulo. Nadie entra allí sin pagar el precio del turno en escudos. Pulsa el botón y señala un triángulo en el territorio.
    .done = Allí se queda hasta que alguien pague para que se vaya.
jackrabbits-goal-seal = Termina tu turno y exhibe tu 5 de escudos.
    .about = Al final de tu turno, los escudos que exhibes clausuran hasta tu próximo turno el lugar donde descansa tu conejo y, con una figura, también su casa. Los demás necesitan más que eso en escudos para llegar allí.
    .done = La plaza está clausurada: llegar aquí costaría 6 en escudos. Cuando empiece tu próximo turno recoges el 5.
jackrabbits-goal-well = Baja por el pozo.
    .about = Los caballos de las herraduras te llevan a cualquier parte de su masa de tierra por el precio del turno. Y de cada una de sus casas un pozo baja al subsuelo, gratis.
    .done = Estás en el subsuelo, en el mercado oscuro.
jackrabbits-goal-market = Compra una carta con tu 9 de herraduras.
    .about = En el subsuelo, las herraduras compran cartas del lote de descartes. Hasta el diez cuestan lo que muestran.
    .done = Es tuya. En tu próximo turno una cueva te lleva fuera.
jackrabbits-goal-beast = Traslada a la bestia a un rombo cualquiera y paga con tu 8 de bellotas.
    .about = Las bellotas tienen una bestia. Quien entra en su rombo paga el precio del turno en bellotas o huye al destierro. Pulsa el botón y señala un rombo en el territorio.
    .done = Ahora acecha allí, también a ti.
jackrabbits-goal-load = Termina tu turno y deja tu 3 de bellotas en la pila sobrecargo.
    .about = La pila sobrecargo está junto a los dados y se suma a las tiradas de todos: cada precio sube en esa cantidad. Cuando pasa de diez se descarta entera.
    .done = Ahora cada tirada cuesta 3 más, también las tuyas.

jackrabbits-learned = Eso es todo el juego introductorio, y cuatro de los ocho palos que se pueden añadir. El juego estándar empieza con cuatro estrategias: los tréboles (bastos) vuelan entre torres, las picas (espadas) pelean por cartas, los corazones (copas) guardan los palacios y los diamantes (oros) comercian en las plazas.
jackrabbits-learned-play = Jugar el juego introductorio
