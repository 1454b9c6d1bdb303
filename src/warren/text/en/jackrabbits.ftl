# Jack Rabbits: its name, settings, actions, facts and endings. Its rules are in jackrabbits-rules.ftl, reasons in jackrabbits-reasons.ftl.

jackrabbits-game = Jack Rabbits
    .about = A race for two to four: visit noble houses by roads, boats and rabbit holes, gather three royal cards, and bring them back to the citadel.
    .turn = A turn has four phases. In the lottery you roll both dice: their sum is the price of the turn, and a card of yours that matches a die wins you another. On the journey you follow the roads to the first hexagon, which is free, or pay the price for shortcuts on the way: off-road, by horse or boat, by joker, through rabbit holes; or you stay where you are. In the acquisition you claim the royal of the house you are on, for ten points in its suit; in the standard game you may also fight, or buy at a plaza. With the increment you draw a card, unless you are off the board. Three royals brought to the citadel win.
    .typed = A choice is its number, its short form (roll, stay or claim) or just the card: 7H, 10♥ or ten of hearts. The suits are C ♣, S ♠, H ♥ and D ♦.
    .asked = 7H
    .rule = JR-J3

## Settings

jackrabbits-setting-players = How many play, two to four, bots included (JR-S2).
jackrabbits-setting-rules = Which game you play: intro has the turn and its journeys; standard adds flights, fights, contests and markets (JR-S3).
jackrabbits-setting-edition = Which edition of the rules you play by where they differ: standard or full (JR-S3, JR-H2, JR-H4, JR-X7).
jackrabbits-setting-objective = Which three royals win: any three, three of different suits, a King with a Queen and a Jack, both at once, or three of one suit (JR-O2).
jackrabbits-setting-suits = Which suits are in play, two to twelve of them; each brings its cards, three houses and a set of road tiles (JR-E0b).
jackrabbits-setting-drafts = Which suits are played by their drafts, the other mechanisms of the English rulebook: none, or some of acorns (a load for each player), shells (who falls drifts to a port), anchors (a pirate ship that collects cards), bells (who falls goes underground, and may pull another along) and icicles (ice instead of a storm) (JR-EV4 to JR-EV8).
jackrabbits-setting-land = The land you race on: usual and sample are the one that ships with the game (with other suits, usual is a generated one), generated comes from a seed, and the code of a land takes you back to it (JR-B3).
jackrabbits-setting-tiles = The set of tiles: the standard one, or the code of your own (JR-P4).
jackrabbits-setting-first_player = Who begins: a player chosen at random, or the one in that seat (JR-S2).
jackrabbits-setting-hand_limit = How many cards you may hold, royals and jokers included (JR-N1).
jackrabbits-setting-surplus = What happens to cards above the hand limit: you keep them until somebody calls it (on-call), or you discard down at once (strict) (JR-N2).
jackrabbits-setting-turn_limit = After this many turns an undecided game ends as a draw; none means there is no limit (JR-G1).

jackrabbits-label-players = Players
jackrabbits-label-rules = Game
jackrabbits-label-edition = Edition
jackrabbits-label-objective = Objective
jackrabbits-label-suits = Suits
jackrabbits-label-drafts = Drafts
jackrabbits-label-land = Land
jackrabbits-label-tiles = Tiles
jackrabbits-label-first_player = First player
jackrabbits-label-hand_limit = Hand limit
jackrabbits-label-surplus = Too many cards
jackrabbits-label-turn_limit = Turn limit
jackrabbits-option-rules =
    { $value ->
        [intro] intro: turn and journeys
       *[standard] standard: with the four strategies
    }
jackrabbits-option-edition =
    { $value ->
        [standard] standard
       *[full] full
    }
jackrabbits-option-objective =
    { $value ->
        [simple] simple: any three royals
        [diverse] diverse: three suits
        [monarchic] monarchic: King, Queen and Jack
        [diverse-monarchic] diverse and monarchic
       *[tribal] tribal: all of one suit
    }
jackrabbits-option-first_player =
    { $value ->
        [random] at random
        [0] player 1
        [1] player 2
        [2] player 3
       *[3] player 4
    }
jackrabbits-option-surplus =
    { $value ->
        [on-call] discarded when called
       *[strict] discarded at once
    }
jackrabbits-note-tribal = Nobody at this table can take a royal that somebody else holds, so the objective “tribal”, three of one suit, may become impossible for everybody.

form-place = place
form-road = road
form-player = player
form-cave = cave
form-dice = dice

## Rabbits

jackrabbits-rabbit =
    { $seat ->
        [0] White
        [1] Brown
        [2] Grey
       *[3] Black
    }

# The royals that a player still needs. $royals names each of them once.
jackrabbits-missing =
    { $count ->
        [0] All three: home to the citadel.
       *[other] { $count } to go: { $royals }.
    }
jackrabbits-missing-royal =
    { $which ->
        [any] any
        [other] another suit
        [same] one suit
        [K] King
        [Q] Queen
        [J] Jack
       *[suit] { card-suit }
    }

## Actions

jackrabbits-action-roll = Roll the dice.
jackrabbits-action-passport = Show { $card } as your passport, and fly this turn.
jackrabbits-action-match = Show { $card } in the lottery, and draw a card.
jackrabbits-action-stay = Stay where you are.
jackrabbits-action-go = Take { $road }.
jackrabbits-action-ride = Give a joker back, and ride to { $place }.
jackrabbits-action-horse = Pay for a horse, and ride to { $place }.
jackrabbits-action-boat = Pay for a boat, and row to { $road-tile } (side { $road-side }).
jackrabbits-action-cross = Pay to leave the road and cross to the other one.
jackrabbits-action-joker = Pay for a joker.
jackrabbits-action-hole = Come out of { $cave }.
jackrabbits-action-down = Go underground.
jackrabbits-action-back = Go back to where the journey began.
jackrabbits-action-fly = Fly to { $place }.
jackrabbits-action-fall = Fall off the board.
jackrabbits-action-pay = Pay with { $card }.
jackrabbits-action-done = That is all.
jackrabbits-action-claim = Claim the royal of this house.
jackrabbits-action-attack = Attack { $player }.
jackrabbits-action-fight = Fight with { $card }.
jackrabbits-action-yield = Give up the fight.
jackrabbits-action-contest = Contest the visitor.
jackrabbits-action-prove = Show { $card }.
jackrabbits-action-queen = Show the royal of this house.
jackrabbits-action-refuse = Show nothing, and go off the board.
jackrabbits-action-buy = Buy { $card } from the spent lot.
jackrabbits-action-discard = Discard { $card }.
jackrabbits-action-return = Return { $card } to the court.
jackrabbits-action-rest = Do nothing more in this turn.
jackrabbits-action-call = Call: { $player } holds too many cards.

## What happened

jackrabbits-fact-dealt =
    { $card ->
        [hidden] { $player } is dealt a card.
       *[shown] { $player } is dealt { $card }.
    }
    .you =
        { $card ->
            [hidden] You are dealt a card.
           *[shown] You are dealt { $card }.
        }
jackrabbits-fact-begins = { $player } begins.
    .you = You begin.
jackrabbits-fact-turn = Turn { $number }: { $player }.
jackrabbits-fact-rolled = { $player } rolls { $first } and { $second }: the price this turn is { $price }.
jackrabbits-fact-rolled-off-land = { $player }, who is not on the land, rolls { $first } and { $second }: the price this turn is { $price }.
jackrabbits-fact-matched = { $player } shows { $card } in the lottery.
jackrabbits-fact-won-card =
    { $card ->
        [hidden] { $player } wins a card.
       *[shown] { $player } wins { $card }.
    }
    .you =
        { $card ->
            [hidden] You win a card.
           *[shown] You win { $card }.
        }
jackrabbits-fact-stayed = { $player } stays at { $place }.
jackrabbits-fact-left = { $player } leaves { $road-tile } towards { $to }.
jackrabbits-fact-walked = { $player } walks on from { $road-tile } towards { $to }.
jackrabbits-fact-arrived = { $player } arrives at { $place }.
jackrabbits-fact-left-land = The land ends beyond { $road-tile }, and { $player } is off the board.
jackrabbits-fact-turned-back = { $player } finds no way on and goes back to { $place }.
jackrabbits-fact-crossed = { $player } leaves the road in { $tile } and crosses to the other one.
jackrabbits-fact-hired-horse = { $player } hires a horse at { $tile } and rides to { $place }.
jackrabbits-fact-rowed = { $player } rows from { $tile } to { $road-tile }.
jackrabbits-fact-took-joker = { $player } takes { $card } from the court.
jackrabbits-fact-rode = { $player } gives { $card } back and rides to { $place }.
jackrabbits-fact-hopped = { $player } hops into { $tile } and comes out of { $cave }.
jackrabbits-fact-went-down = { $player } goes underground at { $tile }.
jackrabbits-fact-came-out = { $player } comes out of { $tile }.
jackrabbits-fact-got-up = { $player } comes back onto the board, underground.
jackrabbits-fact-paid = { $player } pays { $card }.
jackrabbits-fact-paid-royal = { $player } pays { $card }, which returns to the court.
jackrabbits-fact-claimed = { $player } claims { $card } and puts a carrot on { $place }.
jackrabbits-fact-drew =
    { $card ->
        [hidden] { $player } draws a card.
       *[shown] { $player } draws { $card }.
    }
    .you =
        { $card ->
            [hidden] You draw a card.
           *[shown] You draw { $card }.
        }
jackrabbits-fact-reshuffled =
    The pile is empty: { $count ->
        [one] the one card of the spent lot becomes the new pile.
       *[other] the { $count } cards of the spent lot are shuffled and become the new pile.
    }
jackrabbits-fact-nothing-to-draw = Pile and spent lot are empty: { $player } draws nothing.
    .you = Pile and spent lot are empty: you draw nothing.
jackrabbits-fact-discarded = { $player } discards { $card }.
jackrabbits-fact-discarded-royal = { $player } discards { $card }, which returns to the court.
jackrabbits-fact-discarded-joker = { $player } discards { $card }, which returns to the court.
jackrabbits-fact-called = { $player } calls: { $rival } holds too many cards.
    .you = You call: { $rival } holds too many cards.
    .at-you = { $player } calls: you hold too many cards.
jackrabbits-fact-passport = { $player } shows { $card } as a passport, to fly.
    .you = You show { $card } as a passport, to fly.
jackrabbits-fact-flew = { $player } flies to { $place }.
jackrabbits-fact-flew-short =
    { $player } flies to { $place }, having paid the { $shortfall ->
        [one] one point
       *[other] { $shortfall } points
    } that the passport fell short.
jackrabbits-fact-grounded = There is nowhere to land: { $player } stays at { $place }.
jackrabbits-fact-fell =
    { $player } falls off the board: the passport was { $shortfall ->
        [one] one point
       *[other] { $shortfall } points
    } short.
jackrabbits-fact-attacked = { $player } attacks { $rival } at { $place }.
jackrabbits-fact-fought = { $player } fights with { $card }.
jackrabbits-fact-fought-royal = { $player } fights with { $card }, which returns to the court afterwards.
jackrabbits-fact-yielded = { $player } gives up: { $rival } wins the fight.
jackrabbits-fact-stole =
    { $card ->
        [hidden] { $player } takes a card from { $rival }.
       *[shown] { $player } takes { $card } from { $rival }.
    }
    .you =
        { $card ->
            [hidden] You take a card from { $rival }.
           *[shown] You take { $card } from { $rival }.
        }
    .at-you =
        { $card ->
            [hidden] { $player } takes a card from you.
           *[shown] { $player } takes { $card } from you.
        }
jackrabbits-fact-stole-royal = { $player } takes { $card } from { $rival }, and the carrot on its house is now { $player }’s.
    .you = You take { $card } from { $rival }, and the carrot on its house is now yours.
    .at-you = { $player } takes { $card } from you, and the carrot on its house is now { $player }’s.
jackrabbits-fact-stole-nothing = { $rival } has no card for { $player } to take.
    .you = { $rival } has no card for you to take.
    .at-you = You have no card for { $player } to take.
jackrabbits-fact-returned = { $player } returns { $card } to the court: nobody may hold more than three royals.
    .you = You return { $card } to the court: nobody may hold more than three royals.
jackrabbits-fact-thrown-off = { $player } is thrown off the board, from { $place }.
    .you = You are thrown off the board, from { $place }.
jackrabbits-fact-contested = { $player } contests the visit of { $rival } to { $place }.
jackrabbits-fact-proved = { $player } shows { $card }.
jackrabbits-fact-showed-queen = { $player } shows { $card }, the card of this house.
jackrabbits-fact-refused = { $player } shows nothing to { $rival }.
jackrabbits-fact-was-welcome = { $player } was welcome, and { $rival } was wrong.
jackrabbits-fact-lost-proof = { $player } discards { $card }, which they showed.
    .you = You discard { $card }, which you showed.
jackrabbits-fact-lost-royal-proof = { $player } discards { $card }, which they showed; it returns to the court.
    .you = You discard { $card }, which you showed; it returns to the court.
jackrabbits-fact-bought = { $player } buys { $card } from the spent lot.
jackrabbits-fact-won = { $player } is on the citadel with the three royals that win.
jackrabbits-fact-turn-limit =
    { $turns ->
        [one] The limit of one turn is reached
       *[other] The limit of { $turns } turns is reached
    }: the game ends as a draw.
jackrabbits-fact-stuck = For a whole round nobody drew, paid or moved, and there is nothing to draw: the game ends as a draw.

## How it ended

jackrabbits-end-won = { $winners } wins the race. Royals: { $scores }.
    .how = { $winners } brings three royals home first. Royals: { $scores }.
    .mine = You bring three royals home first. Royals: { $scores }.
jackrabbits-end-turn-limit = The turn limit ends the game as a draw. Royals: { $scores }.
jackrabbits-end-stuck = There is nothing left to draw, and nobody moves: the game ends as a draw. Royals: { $scores }.

## Positions that are set up

error-position-phase = There is no phase “{ $phase }”. The phases are { $known }.
error-position-place = There is no place “{ $place }” for a rabbit on this land. Name a hexagon such as tower-clubs, or off-board.
error-position-option = The option “{ $option }” is not in play in this position. Switch it on, with the suits it is about in play, or leave out what it remembers.
error-position-nothing-remembered = The option “{ $option }” has nothing to remember. Leave it out.
error-position-remembered = “{ $text }” cannot be what the option “{ $option }” remembers of that player here. It can be a capital Ace that is still in the pile, hearts of the hand worth six or more that lie open where the rabbit rests, cards of the hand that have won in this lottery, “offered” for a trade, acorns of the pile for the load, or shields of a hand whose turn it is not, with or without royals, lowest first, that seal a hexagon.
