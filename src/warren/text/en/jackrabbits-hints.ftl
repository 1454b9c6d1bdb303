# Jack Rabbits: what speaks for an action, for hints.

jackrabbits-merit-home = It leads home: with the three royals you hold, you win on the citadel.
jackrabbits-merit-can-claim = It leads to { $place }, where you can pay for { $card } at once.
jackrabbits-merit-wanted =
    It leads to { $place }. { $card } fits your royals, and { $missing ->
        [one] 1 more point
       *[other] { $missing } more points
    } in { $suits } would pay for it.
jackrabbits-merit-towards = It leads to { $place }, on the way to { $goal }.
jackrabbits-merit-saves =
    It costs { $price } points in { $suits }, and saves { $journeys ->
        [one] a journey.
       *[other] { $journeys } journeys.
    }
jackrabbits-merit-joker = With the joker you can ride anywhere, now or later.
jackrabbits-merit-doubtful = Beware: at { $place } others may contest you, and you have nothing to show for it.
jackrabbits-merit-passport = With it you can fly to { $goal }: { $card } is a good enough passport for { $rolls } of 36 rolls.
jackrabbits-merit-match = It wins a card for free: you keep the card you show.
jackrabbits-merit-claim =
    { $count ->
        [1] { $card } would be the first of the three royals that you need.
        [2] { $card } would be the second of the three royals that you need.
       *[other] { $card } would complete your three royals: then bring them home.
    }
jackrabbits-merit-missed-least = Of all the cards that would do, you will miss these least.
jackrabbits-merit-buy = You need points in { $suits } for { $card }.
jackrabbits-merit-attack =
    You can fight with { $points ->
        [one] 1 point
       *[other] { $points } points
    }. If you win, { $player } is thrown off, and you take one of their cards: of { $cards }, { $royals ->
        [0] none is a royal.
        [one] one is a royal.
       *[other] { $royals } are royals.
    }
jackrabbits-merit-contest = If { $player } has neither hearts worth six to show nor the card that counts here, their rabbit is thrown off.
jackrabbits-merit-call = If you call, { $player } loses the surplus cards.
jackrabbits-merit-return = Of your four royals, { $card } is the one you need least.
jackrabbits-merit-rest = Nothing else here helps you as much as going on to { $goal }.
jackrabbits-merit-let-in = Visitors usually have something to show, and then it is you who is thrown off. Let { $player } in.
jackrabbits-merit-fight =
    With { $points ->
        [one] 1 point
       *[other] { $points } points
    } in hand you may beat { $player }, who has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left to answer with.
jackrabbits-merit-yield =
    { $player } has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left to answer with: your cards are worth more elsewhere.
jackrabbits-merit-trade = You need points in { $suits }, and a fair trade may bring them.
jackrabbits-merit-no-trade = What you would get is worth less to you than what you would give, or you cannot keep your word.

## The frontier

jackrabbits-merit-summon = It brings you back from off the board at once, underground.
jackrabbits-merit-guard = There the guard stands between { $player } and { $goal }.
jackrabbits-merit-guard-here = With the guard on your own tile, its transfer costs you nothing more.
jackrabbits-merit-seal = Until your next turn nobody else gets in without paying more in shields; then you take all of it back.
jackrabbits-merit-beast = There the beast lies between { $player } and { $goal }.
jackrabbits-merit-beast-here = With the beast on your own tile, you may leave by any side.
jackrabbits-merit-beast-toll = If you do not pay, you go off the board.
jackrabbits-merit-flee = The cards that would move the beast are worth more to you elsewhere.
jackrabbits-merit-load = You hold too many cards. On the load these weigh on everybody’s dice; discarded, they would do nothing.
jackrabbits-merit-choose = With these dice transfers cost only { $price } this turn.
