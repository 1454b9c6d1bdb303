# The rules of JACKED, in words of our own. One paragraph is one line.

## The board

rule-JK-B1 = Four colours share the board, one at each corner, clockwise. Its edge is a ring of spaces: 18 on each side, 72 in all, unless the table chooses another length (`side`, from 12 to 24; our own ruling, because the source has no picture). The corner of a colour is its Out space. Forward means clockwise.
    .title = The ring
rule-JK-B2 = Every colour has four pegs, a Jail where all of them begin, and a Home with four spaces.
    .title = Pegs, Jail and Home
rule-JK-B3 = A peg turns into its Home from the last space of the ring before its own Out space (our own ruling). Counted from the Out space as 0, it walks spaces 1 to 71 and then Home 1 to Home 4. A peg that goes forward past space 71 always turns in; it never goes around again. Only where a peg stands counts, not how it got there.
    .title = The way home

## Players and deal

rule-JK-P1 =
    Four players play each for themselves, or as two teams of partners who sit across from each other (`teams`). With three players, one colour stays out: its corner is a space like any other. Two players have two colours each, those across from each other, eight pegs in all, and take turns.

    Partners may move each other’s pegs as if they were their own, at any time.
    .title = Who plays
rule-JK-P2 =
    Who deals first is left to chance, unless the table has chosen somebody (`dealer`). The dealer deals one hand after another until the deck is used up; then the player to the left becomes dealer and all cards are shuffled. In every hand the player to the dealer’s left begins, and turns go clockwise.

    Four players get 5, 4 and 4 cards, or 5, 5 and 4 with four jokers. Three get 6, 6 and 6 with two jokers, or 6, 6 and 5 without, and one card stays undealt (our own ruling). Two get 6, 5, 5, 5 and 5, or 6, 6, 5, 5 and 5 with two jokers (our own ruling).
    .title = The deal
rule-JK-P3 = A turn is one card. If any of your cards can be played, you must play one. A card whose full value cannot be moved cannot be played.
    .title = One card, in full
rule-JK-P4 = If you have cards and none of them can be played, you show your whole hand, discard it and sit out until the next hand is dealt. Players without cards are passed over.
    .title = Nothing to play
rule-JK-P5 = The first player to have all their pegs in their Homes wins at once; a team needs all the pegs of both partners there.
    .title = Winning
rule-JK-P6 = An endless game can be given a limit of turns (`turn_limit`); when it is reached, the game is a draw (our own ruling).
    .title = Turn limit

## Cards

rule-JK-CA = An Ace brings a peg from Jail to its Out space, or moves a peg one space forward.
    .title = Ace
rule-JK-CK = A King brings a peg from Jail to its Out space, or moves a peg 13 spaces forward.
    .title = King
rule-JK-CQ = A Queen moves a peg 12 spaces forward.
    .title = Queen
rule-JK-CN = A 9, 8, 5, 4, 3 or 2 moves a peg that many spaces forward.
    .title = Plain cards
rule-JK-CJ = A Jack moves a peg 11 spaces forward, all 11 or it cannot be played; and the next player is JACKED.
    .title = Jack
rule-JK-CT = A 10 does nothing but swap two pegs on the ring, at least one of them yours or your partner’s. You may swap two of your own, and must if nothing else can be played; pegs in Home or Jail cannot be swapped (our own rulings). After a swap neither of the two is a blocker.
    .title = Ten
rule-JK-CS1 = A 7 is split among as many of your (and your partner’s) pegs as you like: each peg takes one part at most, each part is at least one space, and together they make exactly seven, or the card cannot be played. The parts are moved one after the other, in any order; a peg that an earlier part has killed cannot take one.
    .title = Seven
rule-JK-CS2 = Every peg that a seven passes over or lands on is killed: your own, your partner’s, and blockers too.
    .title = A seven kills
rule-JK-CS3 = A seven can move pegs inside Home. Nothing is passed or killed there.
    .title = A seven in Home
rule-JK-CX = A 6 does nothing but move a peg six spaces backwards on the ring. The peg may pass a blocker but not land on one. It never moves into Home or out of it. From the first six spaces, the Out space included, it goes back around the corner to the last six spaces before its own Home (our own ruling).
    .title = Six
rule-JK-CW = A joker stands for any other card, which you name when you play it, and does everything that card does.
    .title = Joker

## Moving

rule-JK-M1 = Pegs may pass each other on the ring. A peg that is landed on is killed: it goes back to its Jail. That goes for your own and your partner’s pegs too (our own ruling).
    .title = Passing and killing
rule-JK-M2 = A peg that has come out of Jail is a blocker until it is moved or killed. No peg passes it or lands on it, not even its owner’s, except with a seven (passes and kills), a ten (swaps) or a six (passes). A peg that reaches a corner in any other way is not a blocker.
    .title = Blockers
rule-JK-M3 = A peg that comes out of Jail kills the peg on its Out space. If that one is a blocker, no peg can come out there.
    .title = Coming out
rule-JK-M4 = Pegs in Home are safe: they are never killed, never swapped, and no other peg passes them inside Home. A move into Home must fit the free spaces exactly.
    .title = Safe in Home

## JACKED

rule-JK-J1 = If you are JACKED, you discard one card of your choice and do not move, whether or not you had a play.
    .title = JACKED
rule-JK-J2 = If the card you discard is a Jack, the next player is JACKED as well. A joker that is discarded is not a Jack. A JACKED player without cards uses up the Jack, and a Jack played as the last card of a hand does not reach into the next one (our own rulings).
    .title = Jacks in a row
rule-JK-J3 =
    Nobody reminds a JACKED player; the setting `jacked_play` says how that is played.

    With `memory`, the rule of the original game, a JACKED player may play as usual, by mistake or on purpose, or discard. If they play, any other player may call it until the next player with cards plays, discards or forfeits; if no other player has cards in this hand, until everybody has let it pass. If it is called, the move is taken back exactly, killed pegs and blockers included, and the card that was played is discarded; if that is a Jack, the next player is JACKED (JK-J2). If nobody calls, the move stands, and a Jack played so JACKS the next player. A win made in this way is not final until nobody can call it any more.

    With `strict`, a JACKED player is offered discards only. Beginners and those who play against bots alone play like that, unless the table says otherwise.
    .title = Remembering and calling
rule-JK-J4 =
    These are our own rulings for `jacked_play=memory`. What you see never depends on whether you are JACKED: the same cards light up, and a discard is always possible. If you discard without being JACKED, the card is shown to everybody and comes back to your hand, you may not call for the rest of the hand, and then you play.

    If you have no legal play you may forfeit or discard, JACKED or not. Forfeiting while JACKED stands, uses up the Jack and cannot be called; Jacks among the forfeited cards JACK nobody.

    After every turn the others may call. Anybody who calls when there is nothing to call may not call again for the rest of the hand.
    .title = Mistakes
rule-JK-J5 = Partners may not tell each other anything: nobody talks during a hand of a team game, unless the table allows it (`table_talk`).
    .title = No table talk

## What can be seen

rule-JK-V1 = Your hand is yours alone; not even your partner sees it. Of the other hands and the deck only the number of cards is known. Discarded and forfeited cards lie face up.
    .title = Hidden cards
