# Learning a game in the browser: what every lesson says, and the lessons of Jack Rabbits. The message of a goal says what to do.

page-learn = Learn it in five minutes
page-learn-title = Learn { $game }
page-learn-lesson = Lesson { $number } of { $count }
page-learn-progress = { $done } of { $count } done
page-learn-missed = That can be done, but it is not what you are to learn now. Nothing is lost: try once more.
page-learn-again = Once more
page-learn-next = Next lesson
page-learn-before = Lesson before
page-learn-none = There are no lessons for this game. Its rules are beside every table.

jackrabbits-lesson-turn = Your first turn
jackrabbits-lesson-pay = Paying your way
jackrabbits-lesson-home = Home with three royals

jackrabbits-goal-roll = Roll the dice.
    .about = Your rabbit, the white one, stands on the citadel. You win by gathering three royal cards from the houses of the land and bringing them back here. Every turn begins with two dice: their sum is the price of this turn.
    .done = A 2 and a 4: what has a price costs 6 in this turn.
jackrabbits-goal-lottery = Show your 4♥.
    .about = The dice are a lottery, too. If you hold a card with the number of a die, you may show it and draw a card, once a turn. The card that you show stays yours.
    .done = Your 4♥ has won you a card.
jackrabbits-goal-walk = Walk to the plaza of hearts, the house with the J♥.
    .about = Now the journey. Roads lead from tile to tile; at a triangle you choose between two of them, and you stop at the first hexagon. Walking costs nothing. Touch the house to see how you get there.
    .done = You have arrived at the plaza of hearts.
jackrabbits-goal-claim = Claim the J♥ and pay with 4♥ and 6♥.
    .about = Each house has a royal. While it is in the court, whoever stands on the house may pay ten points or more in the royal’s own suit, and takes it.
    .done = The J♥ is yours, and your carrot lies on its house. Then you have drawn a card: every turn that ends on a hexagon brings you one.
jackrabbits-goal-shortcut = Touch a house that shows a 7, and pay for the way there with your 9♦.
    .about = Free roads do not lead everywhere. Small tiles have shortcuts for the price of the turn, 7 this time: off the road, by horse or boat, through rabbit holes. You pay with cards of the suits that are printed there. What you pay too much is lost.
    .done = You have paid 7 with a 9, and your rabbit is far away already.
jackrabbits-goal-win = Walk to the citadel.
    .about = Three royals are in your hand: that is as many as you can hold, and all that you need. Bring them home, and you win at once.
    .done = You have won the race!
jackrabbits-learned = That is the whole intro game. The standard game adds four strategies: clubs fly between towers, spades fight for cards, hearts guard the palaces, and diamonds trade on plazas.
jackrabbits-learned-play = Play the intro game
