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
jackrabbits-learned = Eso es todo el juego introductorio. El juego estándar añade cuatro estrategias: los tréboles (bastos) vuelan entre torres, las picas (espadas) pelean por cartas, los corazones (copas) guardan los palacios y los diamantes (oros) comercian en las plazas.
jackrabbits-learned-play = Jugar el juego introductorio
