# The rules of Jackrabbit, in words of our own. One paragraph is one line.

## Deal

rule-JB-1 = Two players use one deck of 52 cards, without jokers. Each player is dealt ten cards. The other 32 lie face down as the draw pile. The discard pile beside it starts out empty.
    .title = The deal
rule-JB-2 =
    In front of each player is that player’s stack, which starts out empty. Cards never change places within a stack: they lie in the order in which they were played, the latest one on top.

    While a hand is being played, only the top card of a stack is visible, along with the number of its cards and what the last turn did. Once the hand is over, both stacks are shown in full. You are free to remember every card that was played, and so are bots.
    .title = The stacks
rule-JB-3 = Who begins the first hand is left to chance, unless the table has chosen somebody (`first_player`). From then on the players alternate: whoever went second in one hand begins the next. The next hand is dealt when the player who begins it says so, so that there is time to look at the stacks (our own rulings).
    .title = Who begins

## A turn

rule-JB-4 = On your turn, put one card from your hand face up on one of the two stacks, either yours or your opponent’s. An empty stack takes any card. A stack with cards takes only a card that has the rank or the suit of its top card.
    .title = Playing a card
rule-JB-5 = If the card you play has the rank of the card it covers, you have made a pair, no matter whose stack it is on. Your opponent draws one card at once, or two cards if the pair is of Jacks.
    .title = Pairs
rule-JB-6 = If you play on your opponent’s stack, your opponent draws one card. A pair there counts as well (JB-5), so a pair on the opponent’s stack makes them draw two cards, and a pair of Jacks three.
    .title = Playing on the other stack
rule-JB-7 = As long as a card in your hand fits on at least one of the stacks, you have to play one; which one, and where, is up to you. Nobody can pass.
    .title = Play if you can
rule-JB-8 =
    If none of your cards fits on either stack, you discard instead: take one or more cards out of your hand, whichever you like, and draw the same number of cards. That is your whole turn; you play no card in it.

    You may discard no more cards than the draw pile and the discard pile hold together before you discard. If you discard several cards, you choose which of them lies on top of the discard pile (our own rulings).
    .title = Discarding
rule-JB-9 = When a card has to be drawn and the draw pile is empty, the cards of the discard pile are first shuffled and become the new draw pile. Cards that you discard in the same turn (JB-8) are not among them: they reach the discard pile only after you have drawn. If there are still not enough cards, you draw what there is (our own rulings).
    .title = When the draw pile runs out

## The end of a hand

rule-JB-10 = A hand ends when a player has no cards left in hand, or when no more than two cards are left in draw pile and discard pile together. This is checked after each turn, once everybody has drawn all the cards that the turn made them draw. So if your last card makes a pair or goes on your opponent’s stack, your opponent draws for it before the hand ends.
    .title = When a hand ends
rule-JB-11 = A hand also ends, after any turn, when none of the cards that are outside the stacks (in the hands, the draw pile and the discard pile) fits on either stack, because then nobody could ever play a card again (our own ruling).
    .title = When nothing fits any more
rule-JB-12 = At the end of a hand, each player scores the stack in front of them. Who played the cards there makes no difference. The points of JB-12a to JB-12e are added up, and the sum goes to the player’s total; it can be below zero.
    .title = Scoring a hand
rule-JB-12a = A player who has gone out, that is, who has no cards left in hand, scores 4 points.
    .title = Going out
rule-JB-12b = Whenever two cards of one rank lie directly one on the other in the stack, they score 2 points as a pair. Every such pair counts: three Kings one after the other are two pairs, 4 points.
    .title = Pairs
rule-JB-12c =
    A suited run is three or more cards that lie directly one after the other in the stack, are all of one suit, and have ranks that follow each other without a gap. In which order they lie does not matter: { CARD("9D") }, { CARD("7D") }, { CARD("8D") } is a run. Each card of a run scores 1 point.

    No card counts in more than one run. Where cards could form runs in several ways, the way that scores most counts (our own rulings).

    The Ace is the lowest rank, below the 2. With the setting `ace_high_runs` it may instead be the highest, above the King, as in Q-K-A. It never joins the two ends: K-A-2 is no run.
    .title = Suited runs
rule-JB-12d = Each Jack in the stack scores 2 points, whatever else it scores. Two Jacks as a pair are therefore worth 6 points: 2 for each Jack and 2 for the pair.
    .title = Jacks
rule-JB-12e = If a player has gone out, each card left in the opponent’s hand costs the opponent 1 point, and each Jack 2 points. If the hand ended in another way, cards in hand cost nothing, unless the table plays with `deadwood=always`: then each player pays for the cards in their own hand, however the hand ended (our own ruling).
    .title = Deadwood

## The match

rule-JB-13 =
    A match goes on, hand after hand, until at the end of a hand at least one player’s total has reached the threshold. It is 50 points unless the table sets another number, for example 100 for a longer match (`threshold`). The player with the higher total wins.

    If the totals are equal at that point, another hand is played. From then on, the first hand after which the totals differ decides the match, even if both are below the threshold again (our own ruling).

    A table can set a limit to the number of turns (`turn_limit`). A game that is not decided when the limit is reached ends as a draw, whatever the totals are (our own ruling). Games between people have no limit unless they set one.

    If only a single hand is played (`length=hand`), there is no threshold: the higher score in that hand wins, and equal scores are a draw.
    .title = Winning

## What is secret

rule-JB-14 = You see the cards in your own hand, and how many cards your opponent holds. Of the draw pile you see how many cards it has; of the discard pile, how many it has and which one lies on top. JB-2 says what you see of the stacks. The top card of the discard pile, and the cards that count as deadwood at the end of a hand, are open to everybody (our own rulings).
    .title = What you can see
