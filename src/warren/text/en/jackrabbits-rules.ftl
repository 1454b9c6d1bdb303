# The rules of the race of Jack Rabbits, in words of our own. One paragraph is one line. Those of its land are in land-rules.ftl.

## Pieces and objective

rule-JR-P1 = The cards have four suits, clubs, spades, hearts and diamonds, each with Ace, 2 to 10, Jack, Queen and King, and there are two jokers. Jacks, Queens and Kings are the royals; Aces and numbers are the pips.
    .title = Cards
rule-JR-P5 = There are two six-sided dice. Every player has one rabbit and three carrots. A marker on the citadel shows the objective; the simple one needs none.
    .title = Dice, rabbits and carrots
rule-JR-O1 = You win at once when, on your own turn (our own ruling), your rabbit stands on the citadel and you hold three royals that meet the objective. This is checked after the journey, once any contest of it is over, and again whenever something later in the turn gives you a royal there.
    .title = Winning
rule-JR-O2 = The table chooses the objective (`objective`): any three royals (simple), three of different suits (diverse), a King, a Queen and a Jack (monarchic), both of these (diverse-monarchic), or three of one suit (tribal). The two diverse ones need at least three suits in play.
    .title = Objectives
rule-JR-O3 = Nobody can hold more royals than they have carrots: three.
    .title = Three royals at most

## Set-up

rule-JR-S1 = All royals and jokers lie face up: they are the court. All pips are shuffled and lie face down: they are the pile. Everybody is dealt three cards. Cards that are spent go face up to the spent lot, which anybody may look through.
    .title = Court, pile and spent lot
rule-JR-S2 = All rabbits start on the citadel. Who begins is chosen at random or by the table (`first_player`); after that you take turns in seat order. At least two play, bots included (our own ruling).
    .title = Who plays, and who begins
rule-JR-S3 = The `intro` game has the turn with its four phases, prices and transfers. The `standard` game, which is the usual one, adds the four strategies: flights, fights, access to palaces, and markets; and what other suits bring that are in play. Where the editions of the rules differ, `edition` says which one you play by (JR-H2, JR-H4, JR-X7). Options can be added, each by its own setting (JR-X1 and those that follow).
    .title = Intro and standard game

## The lottery

rule-JR-L1 = Your turn begins with a roll of both dice. Their sum is the price for this turn.
    .title = The price
rule-JR-L2 = After the roll you may show one card of your hand whose number matches one of the dice (an Ace is a 1), and draw a card from the pile. You may do so once a turn.
    .title = The lottery
rule-JR-L3 = You also roll, and may win a card, when you are off the board or underground.
    .title = Lottery anywhere

## The journey

rule-JR-J1 = Next comes the journey: stay where you are, or leave your hexagon by one of its roads.
    .title = Staying or leaving
rule-JR-J2 = Follow the road from small tile to small tile. At a triangle choose one of the two other roads; in a rhombus keep to the road you are on. You cannot turn back on a tile (our own ruling).
    .title = Following roads
rule-JR-J3 = The journey ends at the first hexagon you reach.
    .title = Stopping
rule-JR-J4 = A road that leaves the land takes you off the board (JR-U1), even if it leads into a gap enclosed by tiles.
    .title = Leaving the land
rule-JR-J5 = In one journey you never use the same road end twice in the same direction; where a boat lands or a ride ends counts as well. So every journey comes to an end (our own ruling).
    .title = No way twice
rule-JR-J6 = A rabbit that has no legal step left goes back to the hexagon where its journey began. What it has paid is lost, and it does not arrive. You may take a step that can only end like this (our own ruling).
    .title = No way on
rule-JR-J7 = You arrive when a journey ends on a hexagon by any means, even on the one you left. Staying does not count as arriving, and neither does being moved by a rule.
    .title = Arriving

## Acquisition

rule-JR-A1 = On a house whose royal is in the court, you may spend ten or more points in the royal’s own suit; at the plaza of diamonds too, that means diamonds. Take the royal into your hand, and put one of your carrots on the house.
    .title = Claiming a royal
rule-JR-A2 = You need a free carrot for that, counted after the payment: a royal that you pay with frees one. A royal that somebody holds cannot be claimed.
    .title = A free carrot
rule-JR-A3 = A claim ends the phase: the increment follows at once.
    .title = After a claim

## Increment and hand limit

rule-JR-I1 = If your rabbit is on a hexagon, the underground included, draw a card. Off the board you draw none. Then your turn is over.
    .title = The increment
rule-JR-I2 = When a card has to be drawn and the pile is empty, the spent lot is shuffled and becomes the pile. If both are empty, nothing is drawn.
    .title = An empty pile
rule-JR-I3 = After the increment, or in its place if you are off the board, you may do more, in this order: lay hearts open (JR-X7, full edition), lay shields open (JR-E2c), lay acorns on the load (JR-E4c), lay icicles before a player (JR-EV8), and discard down to the hand limit (JR-N1). Then the others may call whoever holds too many cards (JR-N2).
    .title = The end of a turn
rule-JR-N1 = The hand limit is nine cards, royals and jokers included; a table may agree on another number (`hand_limit`). On your own turn you may discard down to it after the roll and before the journey, in the acquisition phase and after the increment, but never in the middle of another decision.
    .title = The hand limit
rule-JR-N2 =
    Usually you keep what you have unless you are caught (`surplus`, on-call). When a turn ends and somebody holds too many cards, any other player may call it, until the next player acts; nobody is called twice at the end of one turn (our own ruling). Whoever is called discards down to the limit, cards of their own choice. A call without cause changes nothing: anybody can count the cards.

    With `surplus` strict, anybody who goes above the limit discards down at once.
    .title = Calling
rule-JR-N3 = A royal or a joker that is discarded returns to the court.
    .title = Discarded royals and jokers

## Prices and transfers

rule-JR-C1 = A price is paid in cards of the suits shown at the place, in any mix, worth the price or more. You may add cards that are not needed. Anything you overpay is lost.
    .title = Paying
rule-JR-C2 = Numbers are worth what they say, an Ace 1, a royal 10 in its own suit, a joker nothing. What you pay is shown, and goes to the spent lot when the payment is complete.
    .title = What cards are worth
rule-JR-C3 = A royal that is spent or discarded returns to the court, and its owner’s carrot comes off its house.
    .title = Spent royals
rule-JR-C4 = Transfers are made during the journey. Each costs the price of the turn, every time, and one journey may use several.
    .title = Transfers
rule-JR-T1 = In a rhombus you may pay to cross the middle to the other road, and leave by either end of it. You may cross once a visit (our own ruling).
    .title = Off-road
rule-JR-T2 =
    At a merchant you may pay for a horse, which takes you straight to any hexagon but the underground (our own ruling).

    Or, where a side of the merchant’s tile faces the sea, you may pay for a boat: row to any other road end that faces the sea, and travel on inland from there. The sea is the water around the land, not a gap inside it (our own ruling).
    .title = Merchant: horse and boat
rule-JR-T3 = When you pass a tavern, you may pay for a joker from the court, if there is one, once a visit, and walk on. During a journey, before you leave a hexagon or on any small tile, you may give a joker back to the court and ride to any hexagon but the underground. You can do so from the underground, but not in a turn that starts off the board, nor in one with a passport, even if you go on from where you landed (our own rulings).
    .title = Tavern and jokers
rule-JR-T4 = At a cave you may pay to come out of any other cave, and walk on by any of its three roads. Or go underground without paying, and stop there.
    .title = Rabbit holes
rule-JR-T5 = From the underground you may come out of any cave, by any of its roads, without paying. Or you may stay.
    .title = Coming out
rule-JR-U1 = A rabbit that leaves the land or is thrown off is off the board. If that happens on its own turn, there is no acquisition and no increment.
    .title = Off the board
rule-JR-U2 = If your turn starts off the board, you roll as usual; then your journey leads to the underground. An acquisition phase, with whatever can be done there (our own ruling), and an increment follow.
    .title = Coming back
rule-JR-U3 = Rabbits off the board cannot be attacked, contested or traded with, and cannot contest. If several are thrown off at once, they go in turn order, starting with the player whose turn it is (our own rulings).
    .title = Left in peace

## Clubs

rule-JR-F1 = On a tower you may show a club from your hand as a passport before you roll. The journey of this turn is then a flight. Until it has landed or fallen, the passport can neither be discarded nor spent, except for its own shortfall. The English rulebooks speak of one card, the Spanish one of a club; we play with a club (our own ruling).
    .title = Passport
rule-JR-F2 = If the passport is worth at least the sum of the dice, you have to land on another tower, whichever you like. If there is nowhere to land, you stay: you do not arrive, and pay nothing (our own rulings).
    .title = Flying
rule-JR-F3 = If the passport is worth less, the difference is the shortfall: pay it in the suit of the tower you are leaving, and fly; or do not, and fall off the board. At the tower of clubs the passport itself may be part of the payment.
    .title = Falling short
rule-JR-F4 = The passport stays in your hand unless you spend it. The lottery is played as usual, before you pay the shortfall.
    .title = Keeping the passport

## Spades

rule-JR-D1 = In the acquisition phase, before you claim (our own ruling), you may attack a rabbit on your hexagon, each rabbit once a turn. Play one or more spades.
    .title = Attacking
rule-JR-D2 = Defender and attacker take turns: add spades until your total is higher than the other’s, or give up. A tie is not enough. Nobody who could not get there may start to add (our own ruling).
    .title = Fighting
rule-JR-D3 = All spades that were played are discarded. An attacker who wins takes a card from the loser’s hand, at random; a defender who wins takes nothing. The loser goes off the board. The order is: spades discarded, card taken, carrots and a fourth royal settled, win checked, loser thrown off.
    .title = After a fight
rule-JR-D4 = When a royal changes hands, here or by any other rule, the carrot on its house is changed for one of its new owner. A player who gets a fourth royal returns one of the four to the court. After a royal is taken in a fight, the increment follows at once.
    .title = Royals that change hands
rule-JR-D5 = There are fights on every hexagon, the citadel and the underground included, but never off the board (our own ruling).
    .title = Where fights happen

## Hearts

rule-JR-H1 = When a rabbit arrives on a palace, by any means, every other player who is not off the board may contest its visit. All of them are asked, and answer unseen by each other; if several contest, the first of them in turn order after the visitor does (our own ruling). There is one contest for each arrival.
    .title = Contesting a visit
rule-JR-H2 = A player who contests first shows hearts worth six or more from their own hand. In the full edition, the card of this palace’s Queen will do instead. At the palace of hearts the Queen is a heart herself: say whether you show her as the Queen’s card or among your hearts.
    .title = What the contester shows
rule-JR-H3 = Then the visitor shows the card of this palace’s Queen, or hearts worth six or more, or refuses. The visitor chooses which; at the palace of hearts, too, they say whether they show the Queen as the Queen’s card or among hearts.
    .title = What the visitor shows
rule-JR-H4 = A visitor who does not show goes off the board. If the visitor shows, the contester goes off the board and discards: in the standard edition the hearts they showed, and only if the visitor showed hearts; in the full edition everything they showed.
    .title = Who has to go

## Diamonds

rule-JR-M1 = In the acquisition phase, on a plaza, you may buy cards of its suit from the spent lot, any number together, but only once a turn (our own ruling). Pay diamonds worth at least their total value. At the plaza of diamonds any suit pays.
    .title = Buying
rule-JR-M2 = The cards you pay join the spent lot after the purchase.
    .title = What was paid

## Powers and falls

rule-JR-E0e = Some suits bring powers that you can use anywhere: in your own turn after the roll, before you leave a hexagon, on a small tile, or in the acquisition phase before you claim; not off the board, in a flight that has not landed, or inside another decision. Each can be used once a turn, and costs the price of the turn in cards of its own suit. A power that would change nothing is not offered. Where no road leads on you may still use a power, ride a joker or pay for a transfer, or go back; nobody is ever forced to pay.
    .title = Powers
rule-JR-E0g =
    If several rabbits fall at once, it is first settled who falls. Then, in turn order from the player whose turn it is, each decides about a save before the next: if a save is in play that fits this kind of fall, and they have used none this turn, they are asked, whether they can or not, and use one at the price of the turn, or fall. A save may lead to where you fell from. It ends a flight, is not an arrival, and wins nothing: at the citadel you can win after your next journey. On your own turn your journey is over; acquisition and increment follow.
    After all saves, those who lie off the board and may do something about it are asked in the same order, whether they can or not. To be brought back to the board does not count as an arrival (our own rulings).
    .title = Falls and saves
rule-JR-E0h = The way is paid first, then what it costs to enter the place. A way is offered only if your hand can pay all of it; if afterwards it cannot, your rabbit goes back to where its journey began, or stays on its tower after a flight, and what was paid is lost. Meeting the beast is different: a way to it is always offered, and a rabbit that does not pay flees off the board (our own rulings).
    .title = Ways that cost twice
rule-JR-E0i = Open to all are the tokens and where they lie, and cards laid down with what they come to (our own ruling).
    .title = Tokens and laid cards
rule-JR-E0j = Cards that are laid down are numbers and Aces, and what they are worth is fixed when they are laid: an Ace is 1; with ambivalent Aces its owner says 1 or 11; with patriarchal values it is 14. Laying is not spending. Laid cards are in no hand: they are not stolen, given, traded, shown or spent; those of a seal still count for the hand limit. The royals of a seal lie there as royals, whatever their suit. Discarded, they join the spent lot (our own rulings).
    .title = Laying cards down

## Torches

rule-JR-E1a = When your rabbit comes underground on its journey, in any way, also from off the board, you may pay the price in torches, once a turn, to come out of any cave by any of its roads, and go on in the same journey. After a save or a summons you may not. In a turn that started off the board jokers cannot be ridden even then.
    .title = Torchlight
rule-JR-E1b = Anywhere, and when you have fallen in your own turn, you may pay the price in torches, once a turn: all rabbits that are off the board, your own too, move to the underground. That does not count as an arrival. If your own was among them you have no acquisition, but the increment. In a turn that starts off the board, it can take the place of your journey to the underground.
    .title = Summons
rule-JR-E1c = In a fight torches are played like spades, by either side, mixed or alone (our own ruling). After a fight in which anybody played a torch, all is settled as usual up to the check for a win; then the loser, the winner and every other rabbit on that hexagon go off the board together, in the underground too. Whoever ends their turn off the board gets no increment.
    .title = Fighting with fire

## Acorns

rule-JR-E4a = The beast starts beside the board. Anywhere, you may pay the price in acorns, once a turn, to put it on any other rhombus. A rabbit that comes to that rhombus, in any way, goes off the board, unless it then and there pays the price in acorns, which first moves the beast to another rhombus, or beside the board, if there is no other.
    .title = The beast
rule-JR-E4b = If you put the beast on the rhombus you stand on, you may leave by any of its sides, also by the one you came in by.
    .title = Any side
rule-JR-E4c = At the end of your turn you may lay any number of acorns on the load, one pile for all. Its points are added to the sum of every roll; doubles and matches are the dice alone. When it comes to more than 10, all of it is discarded at once.
    .title = The load
rule-JR-E4d = Before the roll, off the board and underground too, you may give a joker back instead of rolling, and choose both dice. The load is added, and the dice are matched like any others. It does not go together with a passport, and a chosen double wins nothing (one reading of the English rulebook; our own ruling).
    .title = Chosen dice

rule-JR-EV4 = By the draft of acorns (setting `drafts`), instead of JR-E4c: each player has a load, for their own rolls. At the end of your turn you may lay acorns on one player’s load, your own or another’s (our own ruling). When it comes to 10 or more, all of it is discarded.
    .title = A load for each player

## Shields

rule-JR-E2a = The guard is one token, which starts beside the board (the Spanish rulebook has several, the English one; our own ruling). Anywhere, once a turn, you may pay the price in shields to place it on any triangle. Nobody enters a guarded triangle, by road, boat, rabbit hole or ride, from underground or in any other way, unless they pay the price of their turn in shields then and there: they first move the guard to another triangle of their choice. Leaving one is free.
    .title = The guard
rule-JR-E2b = If you place the guard on the triangle you are on, you may use that tile’s own transfer (merchant, tavern, cave) once without paying again, before you leave it.
    .title = The guard where you are
rule-JR-E2c =
    At the end of your turn, off the board too, you may lay open one or more shields, alone or with royals you hold. Until your next turn starts, the hexagon where your rabbit rested then and the houses of those royals are sealed against the others, even if your rabbit is moved meanwhile; never the citadel or the underground, and at least one hexagon must come to be sealed. When your next turn starts you take everything back.
    Laid cards count for the hand limit: when called, you discard from your hand first, then shields of the seal; seized cards come from the hand only. A seal without shields ends, and its royals return to the hand. Royals laid open keep their carrots and count among your three, but are not returned for a fourth, and a heart among them is not laid open to contest.
    .title = Seals
rule-JR-E2d = Coming to a sealed hexagon on a journey, in any way, flights and passing through included, costs shields worth more than those laid open, of several seals more than the highest. You pay as for any price, and the shields are discarded at once. Then all seals there break: their shields are discarded, everything they sealed is open, and all royals laid open with them return to the court (our own ruling). Staying, going back, and being brought there by a rule cost nothing.
    .title = Breaking a seal

## Horseshoes

rule-JR-E3a = On a landmass (tiles joined by sides) that has a house of horseshoes you may pay the price in horseshoes, before you leave a hexagon or on a small tile: ride to another hexagon of that landmass (our own ruling), or to a cave of it, where you are as if you had walked in. From the underground the horses take you to any hexagon of such a landmass that has a cave without the guard. Not before a flight has landed, nor in a turn that started off the board before torchlight has led you out.
    .title = Horses
rule-JR-E3b = From any house of horseshoes a well leads down (our own ruling): as you set out, or pass through, your journey may go straight to the underground and stop there, free of charge. It never leads up.
    .title = Wells
rule-JR-E3c = In the underground, in the acquisition phase, you may buy cards of any suit from the spent lot with horseshoes, as on a plaza with diamonds. You may buy once a turn, in all markets together.
    .title = The dark market

## Shells

rule-JR-E5a = A save, in anybody’s turn (after the English rulebook; our own ruling): pay the price in shells to be put on the tower of shells, the lighthouse.
    .title = The lighthouse
rule-JR-E5b = From the lighthouse, as you set out or pass through, a boat is free: row to any road end of another tile that faces the sea.
    .title = The free boat
rule-JR-E5c = With shells in play the underground has a port: boats and the ship may land there, and the journey ends there; the ship then goes back to its tower.
    .title = The port below
rule-JR-E5d = In the underground, in the acquisition phase, once a turn, you may give one or more shells, royals too, and draw twice as many cards from the pile. The shells join the spent lot after the draw; royals return to the court.
    .title = Cards for shells
## Anchors

rule-JR-E6a = The ship lies at a port, a side that faces the sea; at the start at the tower of anchors, where it lies at all sides. If you leave the land by the road where it lies, you may board it: you sail to a port of another tile, without paying and the ship with you, and travel on inland from there. Whoever does not board goes off the board; a rabbit that the storm or ice holds cannot board. In one journey you do not land twice at one port.
    .title = The ship
rule-JR-E6b = Anywhere, you may pay the price in anchors to send the ship to its tower. When you leave the land for the sea by a road in your own turn, you may pay it, and the ship takes you to that tower, from wherever it lay, even from there. It is one or the other, once a turn.
    .title = Sending the ship
rule-JR-E6c = On the tower of anchors, in the acquisition phase, you buy cards of any suit from the spent lot with cards of any suit, as on a plaza.
    .title = The market of all suits
rule-JR-E6d = On a house whose royal is in the court, in the acquisition phase, once a turn, you may lay one anchor under that royal: its value is added to the price of claiming it, for everybody. There is room for one anchor under a royal. When the royal is claimed, the anchor is discarded.
    .title = Anchoring a royal
rule-JR-EV6 =
    By the draft of anchors, the pirate ship (setting `drafts`), instead of JR-E6a, JR-E6b and JR-E6d: the ship lies on a hexagon, at the start underground. Anywhere, once a turn, you may pay the price in anchors to send it to any hexagon, the citadel, islets and the underground too. Setting out from where it lies, but not passing through, you sail to a port of another tile, without paying; the ship stays. Neither boat nor drift lands on its hexagon.
    If your turn ends on its hexagon, the card of your increment goes into the hold, unseen; so does the card that you do not draw when your turn ends off the board. On its hexagon, in the acquisition phase, you may pay the price in anchors to take the whole hold. How many cards it has, everybody sees; which, only who takes them. If pile and spent lot are empty, the hold is shuffled and becomes the pile.
    .title = The pirate ship

## Bells

rule-JR-E7a = Anywhere but underground, you may pay the price in bells, once a turn, to send one rabbit, yours or another, that is on the board, not underground and not in the storm, to the tower of bells. If you send your own on its journey, the journey is over and your acquisition follows; in the acquisition phase the phase goes on there. No seal stops it. Whoever is sent takes up hearts laid open; seals stay.
    .title = Sent to the tower
rule-JR-E7b = The tower of bells has a locked cave. From the tower a journey may go down to the underground, without paying, and stops there. At a cave, you may pay the price in bells, in place of the price of the rabbit hole, to come out at the tower, and arrive there; from the underground that is not possible. For torchlight, the guard and horses the tower is no cave.
    .title = The locked cave
rule-JR-E7c = In the acquisition phase, once a turn, but not underground, you may implore the rabbits on your hexagon by playing bells. Each of them, in turn order after you, plays bells worth more than yours in all, or gives you one card of their own choice, if they hold any. You may answer each by adding bells, as in a fight, and your total goes on from rival to rival. All bells played are discarded, and nobody goes off the board. Only you two see the card; a royal, everybody: its carrot is changed, a fourth royal returns to the court, and you may have won.
    .title = Imploring
rule-JR-EV7 = By the draft of bells, fishbones (setting `drafts`), instead of JR-E7a and JR-E7b: a save for which you pay the price in bells, to be underground instead. If you were thrown off in a fight, a contest or a trade, or pulled along, but not by fire, from a hexagon where another rabbit is, you may pull it off the board: it discards one card of its own choice, then falls, and may save itself. In its own turn it has neither acquisition nor increment. Thrown off in the underground you stay there, and may pull another. For rabbit holes, and from underground, the tower of bells is a cave like others; from the tower the rabbit hole is paid in bells.
    .title = Fishbones

rule-JR-EV5 = By the draft of shells (setting `drafts`), instead of JR-E5a: a save for which you pay the price in shells, to drift to any port but that of the underground. If you left the land by a road on your own journey, you come there as by boat, and go on, with everything that follows from it; at the citadel you may win. If you were thrown off, or fell from a flight, you drift to a port of a hexagon, the citadel’s too, but not one of the hexagon you were thrown off, and stay there.
    .title = Drifting


## Icicles

rule-JR-E8a = The storm is one token, which starts beside the board. Anywhere, once a turn, you may pay the price in icicles to put it on any hexagon but the underground. A rabbit on that hexagon cannot leave it, except as the next rule says; no passport is shown there, and a journey that passes through ends there. Others may still enter. When your next turn starts, a storm that you moved last goes back beside the board (our own ruling).
    .title = The storm
rule-JR-E8b = A rabbit in the storm leaves only off the board: thrown off, or by a side of that very hexagon that faces the sea or a gap, after which it may be saved like any other; or by being sent or called away where a rule allows it. From the tower of icicles, the glacier, a hole leads down to the underground, free of charge, for every rabbit there, in the storm or not.
    .title = Out of the storm
rule-JR-E8c = A save, in anybody’s turn: show icicles worth six or more, which you keep, to be put on the tower of icicles, the glacier. Aces count as they do for hearts.
    .title = The glacier

rule-JR-EV8 =
    By the draft of icicles (setting `drafts`), instead of JR-E8a to JR-E8c: when you have fallen, and stay off the board, you may pay the price in icicles. Until your next turn starts, nobody else can leave a hexagon (the underground counts as one) by a journey or a flight, except off the board by a side of that hexagon; no passport is shown. To come in from off the board stays possible, but not to go on by torchlight.
    At the end of your turn you may lay any number of icicles (numbers and Aces) before one other player; ice of several players adds up. In their next turn, unless the sum of their dice, with the load, is higher than the ice, they cannot leave their hexagon by a journey in any other way; a passport may be shown, and then the rabbit stays. The ice is discarded when that turn ends. To be sent, thrown off or called is no journey.
    .title = The freeze and the ice

## What is hidden, and long games

rule-JR-V1 =
    You see your own hand, and nobody else does. Of the others’ hands everybody sees how many cards they hold, and remembers what was shown or taken face up. Everybody sees how many cards are in the pile, and all of the court and the spent lot.

    A card taken in a fight is known to the two who fought, and cards given face down in a trade (JR-X13) to the two who traded.
    .title = What you may know
rule-JR-G1 = The table can set a limit of turns (`turn_limit`). A game that reaches it is a draw (our own ruling).
    .title = Turn limit
rule-JR-G2 = If the pile and the spent lot are empty, and for a full round nobody draws, pays or moves, the game is a draw (our own ruling).
    .title = Nothing goes on
