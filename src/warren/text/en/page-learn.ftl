# Learning a game in the browser: what every lesson says, and the lessons of Jack Rabbits. The message of a goal says what to do.

page-learn = Learn it in five minutes
page-learn-title = Learn { $game }
learn-lesson = Lesson { $number } of { $count }
learn-title = { learn-lesson }: { $lesson }
page-learn-progress = { $done } of { $count } done
learn-missed = You may do that, but it is not what this step is about. Nothing is lost: have another go.
page-learn-again = Try again
page-learn-next = Next lesson
page-learn-before = Previous lesson
page-learn-none = There are no lessons for this game. You will find its rules beside every table.

jackrabbits-lesson-turn = Your first turn
jackrabbits-lesson-pay = Paying your way
jackrabbits-lesson-home = Home with three royals

jackrabbits-goal-roll = Roll the dice.
    .about = Your rabbit, the white one, stands on the citadel. You win by gathering three royal cards from the houses of the land and bringing them back here. Every turn begins with a roll of two dice: their sum is the price for the turn.
    .done = A 2 and a 4: whatever has a price costs 6 this turn.
jackrabbits-goal-lottery = Show your 4♥.
    .about = The dice are also a lottery. If you hold a card whose number matches one of the dice, you may show it and draw a card, once a turn. You keep the card you show.
    .done = Your 4♥ won you a card.
jackrabbits-goal-walk = Walk to the plaza of hearts, the house with the J♥.
    .about = Now the journey. Roads lead from tile to tile; at a triangle you choose between two of them, and at the first hexagon you stop. Walking is free. Choose the house to see how to get there.
    .done = You have arrived at the plaza of hearts.
jackrabbits-goal-claim = Claim the J♥ and pay with 4♥ and 6♥.
    .about = Each house has a royal. While that card is in the court, a player on the house may claim it for ten points or more in the royal’s own suit.
    .done = The J♥ is yours, and your carrot lies on its house. You also drew a card: every turn that ends on a hexagon brings you one.
jackrabbits-goal-shortcut = Choose a house that shows a 7, and pay for the way there with your 9♦.
    .about = Free roads do not lead everywhere. Small tiles have shortcuts for the price of the turn, 7 this time: off-road, by horse or boat, through rabbit holes. You pay with cards of the suits printed there. Anything you overpay is lost.
    .done = You paid 7 with a 9, and your rabbit is already far away.
jackrabbits-goal-win = Walk to the citadel.
    .about = You have three royals in your hand: you cannot hold more, and you do not need more. Bring them home, and you win at once.
    .done = You have won the race!
jackrabbits-lesson-torches = Torches: out of the dark
jackrabbits-lesson-shields = Shields: a guard and a seal
jackrabbits-lesson-horseshoes = Horseshoes: the well and the dark market
jackrabbits-lesson-acorns = Acorns: the beast and the load

jackrabbits-goal-light = Go down the cave 1, and come out of another cave at once, for 7 in torches.
    .about = In the standard game each suit brings something of its own. With torches, whoever comes underground may pay the price of the turn and come out of any cave in the same journey. Torches also call everybody in from off the board, and fight like spades; but then all who are there go off the board.
    .done = You came out of the dark in the same turn. Your rivals have to wait below until their next one.
jackrabbits-goal-guard = Place the guard on any triangle, and pay with your 8 of shields.
    .about = Shields have a guard, who stands on a triangle. Nobody enters there without paying the price of the turn in shields. Press the button, then point at a triangle on the land.
    .done = There he stands, until somebody pays him to go elsewhere.
jackrabbits-goal-seal = End your turn, and lay your 5 of shields open.
    .about = At the end of your turn, shields laid open seal the place where your rabbit rests until your next turn, and with a royal its house too. Others need more than that in shields to come there.
    .done = The plaza is sealed: it would take 6 in shields to come here. When your next turn starts you take the 5 back.
jackrabbits-goal-well = Go down the well.
    .about = Horses of horseshoes take you anywhere on their landmass, for the price of the turn. And from each of their houses a well leads underground, free of charge.
    .done = You are underground, at the dark market.
jackrabbits-goal-market = Buy a card with your 9 of horseshoes.
    .about = Underground, horseshoes buy cards from the spent lot. Ten and below cost what they show.
    .done = It is yours. From here a cave leads out in your next turn.
jackrabbits-goal-beast = Move the beast to any rhombus, and pay with your 8 of acorns.
    .about = Acorns have a beast. Whoever enters its rhombus pays the price of the turn in acorns, or flees off the board. Press the button, then point at a rhombus on the land.
    .done = Now it lies in wait there, for you as well.
jackrabbits-goal-load = End your turn, and lay your 3 of acorns on the load.
    .about = The load lies beside the dice and is added to everybody’s rolls: every price is higher by that much. When it comes to more than ten, all of it is discarded.
    .done = Every roll now costs 3 more, yours too.

jackrabbits-learned = That is the whole intro game, and four of the eight suits that can be added. The standard game begins with four strategies: clubs fly between towers, spades fight for cards, hearts guard the palaces, and diamonds trade on plazas.
jackrabbits-learned-play = Play the intro game
