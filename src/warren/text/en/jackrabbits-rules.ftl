# The rules of the race of Jack Rabbits, in words of our own. One paragraph is one line. Those of its land are in land-rules.ftl.

## Pieces and objective

rule-JR-P1 = The cards have four suits, clubs, spades, hearts and diamonds, each with Ace, 2 to 10, Jack, Queen and King, and there are two jokers. Jacks, Queens and Kings are the royals; Aces and numbers are pips.
    .title = Cards
rule-JR-P5 = There are two dice with six sides. Every player has one rabbit and three carrots. A marker on the citadel shows the objective; the simple one needs none.
    .title = Dice, rabbits and carrots
rule-JR-O1 = You win at once when it is your own turn (our own ruling), your rabbit stands on the citadel, and you hold three royals that meet the objective. That is looked at after the journey, once a contest about it is over, and again whenever something later in the turn gives you a royal there.
    .title = Winning
rule-JR-O2 = The table chooses the objective (`objective`): any three royals (simple), three of different suits (diverse), a King, a Queen and a Jack (monarchic), both of these (diverse-monarchic), or three of one suit (tribal). The two diverse ones need at least three suits in play.
    .title = Objectives
rule-JR-O3 = Nobody holds more royals than they have carrots, and that is three.
    .title = Three royals at most

## Set-up

rule-JR-S1 = All royals and jokers lie face up: they are the court. All pips are shuffled and lie face down: they are the pile. Everybody is dealt three cards. Cards that are spent go face up to the spent lot, which anybody may look through.
    .title = Court, pile and spent lot
rule-JR-S2 = All rabbits start on the citadel. Who begins is drawn, or agreed on (`first_player`); after that you take turns by seats. At least two play, bots included (our own ruling).
    .title = Who plays, and who begins
rule-JR-S3 = The `intro` game has the turn with its four phases, prices and transfers. The `standard` game, which is the usual one, adds the four strategies: flights, fights, access to palaces and markets. Where the editions read differently, `edition` says which of them holds (JR-H2, JR-H4, JR-X7). Options can be added, each by its own setting (JR-X1 and those that follow).
    .title = Intro and standard game

## The lottery

rule-JR-L1 = Your turn begins with a roll of both dice. Their sum is the price of this turn.
    .title = The price
rule-JR-L2 = After the roll you may show one card of your hand with the number of one of the dice, an Ace being a 1, and draw a card from the pile. You may do so once a turn.
    .title = The lottery
rule-JR-L3 = You roll, and may win a card, off the board and underground as well.
    .title = Lottery anywhere

## The journey

rule-JR-J1 = Then comes the journey: stay where you are, or leave your hexagon by one of its roads.
    .title = Staying or leaving
rule-JR-J2 = Follow the road from small tile to small tile. At a triangle choose one of the two other roads; in a rhombus keep to the road you are on. You never turn back on a tile.
    .title = Following roads
rule-JR-J3 = The first hexagon that you come to ends the journey.
    .title = Stopping
rule-JR-J4 = A road that leaves the land takes you off the board (JR-U1), even where it leads into a gap that is shut in by tiles.
    .title = Leaving the land
rule-JR-J5 = In one journey you never use the same road end twice in the same direction; landings of boats and rides count as well. So every journey comes to an end (our own ruling).
    .title = No way twice
rule-JR-J6 = A rabbit that has no legal step left goes back to the hexagon where the journey began. What it paid is lost, and that is no arrival. You may take a step that can only end like this (our own ruling).
    .title = No way on
rule-JR-J7 = You arrive when a journey ends on a hexagon by any means, also when it is the one you left. Staying is no arrival, and neither is being moved by a rule.
    .title = Arriving

## Acquisition

rule-JR-A1 = On a house whose royal is in the court, you may spend ten or more points in the royal’s own suit, in diamonds at the plaza of diamonds, too. Take the royal into your hand, and put one of your carrots on the house.
    .title = Claiming a royal
rule-JR-A2 = You need a free carrot for that; one that comes free because you pay with a royal will do. A royal that somebody holds cannot be claimed.
    .title = A free carrot
rule-JR-A3 = A claim ends the phase: the increment follows at once.
    .title = After a claim

## Increment and hand limit

rule-JR-I1 = If your rabbit is on a hexagon, underground included, draw a card. Off the board you draw none. Then your turn is over.
    .title = The increment
rule-JR-I2 = When a card is to be drawn and the pile is empty, the spent lot is shuffled and becomes the pile. If both are empty, nothing is drawn.
    .title = An empty pile
rule-JR-I3 = After the increment, or off the board in its place, you may still discard down to the hand limit before your turn ends.
    .title = The end of a turn
rule-JR-N1 = Up to nine cards are allowed in a hand, royals and jokers included. In your own turn you may discard down to nine before the journey, in the acquisition phase and after the increment, but never in the middle of something else.
    .title = The hand limit
rule-JR-N2 =
    Usually you keep what you have until you are caught (`hand_limit`, on-call). When a turn ends and somebody holds too many cards, any other player may call it, until the next player acts; nobody is called twice at the end of one turn (our own ruling). Who is called discards down to the limit, cards of their own choice. A call without a cause changes nothing: anybody can count the cards.

    With `hand_limit` strict, whoever goes above the limit discards down at once.
    .title = Calling
rule-JR-N3 = A royal or a joker that is discarded returns to the court.
    .title = Discarded royals and jokers

## Prices and transfers

rule-JR-C1 = A price is paid in cards of the suits that the place shows, in any mix, worth the price or more. You may add cards that are not needed; you get nothing back.
    .title = Paying
rule-JR-C2 = Numbers are worth what they say, an Ace 1, a royal 10 in its own suit, a joker nothing. What you pay is shown, and goes to the spent lot when the payment is complete.
    .title = What cards are worth
rule-JR-C3 = A royal that is spent or discarded returns to the court, and its carrot comes off the house.
    .title = Spent royals
rule-JR-C4 = Transfers belong to the journey. Each costs the price of the turn, every time, and one journey may use several.
    .title = Transfers
rule-JR-T1 = Off-road: in a rhombus you may pay to cross the middle to the other road, and leave by either of its ends. You cross once a visit (our own ruling).
    .title = Off-road
rule-JR-T2 =
    At a merchant you may pay for a horse, which takes you straight to any hexagon but the underground.

    Or, where a side of the merchant’s tile faces the sea, for a boat: row to any other road end that faces the sea, and go on inland from there. The sea is the water around the land, not a gap inside it (our own ruling).
    .title = Merchant: horse and boat
rule-JR-T3 = Passing a tavern, you may pay for a joker of the court, if there is one, once a visit, and walk on. In a journey, before you leave a hexagon or on any small tile, you may give a joker back and ride to any hexagon but the underground (our own ruling). You can do so from the underground, but not in a turn that starts off the board, nor in one with a passport, even where you go on from where you have landed.
    .title = Tavern and jokers
rule-JR-T4 = At a cave you may pay to come out of any other cave, and walk on by any of its three roads. Or go underground without paying; the journey ends there.
    .title = Rabbit holes
rule-JR-T5 = From the underground you may come out of any cave, by any of its roads, without paying. Or you stay.
    .title = Coming out
rule-JR-U1 = A rabbit that leaves the land or is thrown off is off the board. In that turn of its own there is no acquisition and no increment.
    .title = Off the board
rule-JR-U2 = If your turn starts off the board, you roll as usual; then your journey leads to the underground. Acquisition and increment follow.
    .title = Coming back
rule-JR-U3 = Rabbits off the board cannot be attacked, nor contest, nor trade. If several are thrown off at once, they go in turn order, from the player whose turn it is (our own ruling).
    .title = Left in peace

## Clubs

rule-JR-F1 = On a tower you may show a club of your hand as passport before you roll. The journey of this turn is then a flight. Until it has landed or fallen you can neither discard the passport nor spend it, except for what it falls short. One of the rulebooks says any card; we take the club (our own ruling).
    .title = Passport
rule-JR-F2 = If the passport is worth at least the sum of the dice, you have to land on another tower, whichever you like. If there is none, you stay; that is no arrival, and costs nothing.
    .title = Flying
rule-JR-F3 = If the passport is worth less, you may pay what it falls short in the suit of the tower you leave, and fly; or you fall off the board. At the tower of clubs the passport itself may be part of the payment.
    .title = Falling short
rule-JR-F4 = The passport stays in your hand unless you spend it. The lottery is played as usual, before you pay.
    .title = Keeping the passport

## Spades

rule-JR-D1 = In the acquisition phase, before you claim, you may attack a rabbit on your hexagon, each one once a turn. Play one or more spades.
    .title = Attacking
rule-JR-D2 = Defender and attacker take turns: add spades until your total is higher than the other’s, or give up. Nobody starts to add who cannot get there (our own ruling).
    .title = Fighting
rule-JR-D3 = All spades that were played are discarded. An attacker who wins takes a card from the loser’s hand, at random; a defender who wins takes nothing. The loser goes off the board. Things happen in this order: spades discarded, card taken, carrots and a fourth royal settled, win looked at, loser thrown off.
    .title = After a fight
rule-JR-D4 = A royal that changes hands brings a carrot of its new owner to its house. Who gets a fourth royal returns one of the four to the court. After a royal is taken in a fight, the increment follows at once.
    .title = Royals that change hands
rule-JR-D5 = There are fights on every hexagon, citadel and underground included, but not off the board (our own ruling).
    .title = Where fights happen

## Hearts

rule-JR-H1 = When a rabbit arrives on a palace, by any means, every other player who is not off the board may contest. All of them are asked, and answer unseen by each other; of those who contest, the first after the visitor in turn order does (our own ruling). There is one contest an arrival.
    .title = Contesting a visit
rule-JR-H2 = Who contests first shows hearts worth six or more. In the full edition, the card of this Queen will do instead.
    .title = What the contester shows
rule-JR-H3 = Then the visitor shows the Queen’s card, or hearts worth six or more, or nothing.
    .title = What the visitor shows
rule-JR-H4 = A visitor who shows nothing goes off the board. Otherwise the contester does, and discards: in the standard edition the hearts that they showed, and only if the visitor showed hearts; in the full edition whatever they showed.
    .title = Who has to go

## Diamonds

rule-JR-M1 = In the acquisition phase, on a plaza, you may buy cards of its suit from the spent lot, once a turn, as many together as you like. Pay diamonds worth at least as much as all of them. At the plaza of diamonds any suit pays.
    .title = Buying
rule-JR-M2 = What you pay joins the spent lot after the purchase.
    .title = What was paid

## What is hidden, and long games

rule-JR-V1 = Your hand is yours to see. Of others you see how many cards they hold, and what was shown or taken face up. You see how many cards the pile has; court and spent lot lie open. A card taken in a fight is known to both fighters.
    .title = What you may know
rule-JR-G1 = The table can set a limit of turns (`turn_limit`). A game that reaches it is a draw (our own ruling).
    .title = Turn limit
rule-JR-G2 = If pile and spent lot are empty, and in a full round nobody draws, pays or moves, the game is a draw (our own ruling).
    .title = Nothing goes on
