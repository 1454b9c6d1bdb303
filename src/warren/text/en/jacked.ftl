# JACKED: its name, settings, actions, reasons, facts and endings. Its rules are in jacked-rules.ftl.

jacked-game = JACKED
    .about = A peg race driven by cards for two to four: out of Jail, around the board and home, with sevens that kill, tens that swap and Jacks that rob the next player of their turn.

## Settings

jacked-setting-players = How many play: two with two colours each, three, or four (JK-P1).
jacked-setting-teams = Whether four players play as two teams of partners who sit across (JK-P1).
jacked-setting-jokers = How many jokers are in the deck; usual means two with three players, else none (JK-P2).
jacked-setting-side = How many spaces a side of the board has (JK-B1).
jacked-setting-dealer = Who deals first: a player drawn at random, or the one in that seat (JK-P2).
jacked-setting-jacked_play = Whether a JACKED player has to remember it themselves and can be called (memory), or is offered discards only (strict) (JK-J3). Unless the table says otherwise, a single person among bots is told, and several people must remember.
jacked-setting-table_talk = Whether partners may talk during a hand (JK-J5): what people agree on among themselves, for Warren has no chat.
jacked-setting-turn_limit = After how many turns a game that is not decided ends as a draw; none means that it may go on for ever (JK-P6).

## Actions

jacked-action-out = Play { jacked-card }: bring a { jacked-colour } peg out of Jail.
jacked-action-move = Play { jacked-card } with { $peg }.
jacked-action-swap = Play { jacked-card }: swap { $peg } and { $other }.
jacked-action-seven =
    Play { jacked-card }: { $peg } takes { $count ->
        [1] one space
       *[other] { $count } spaces
    } of the seven.
jacked-action-part =
    { $peg } takes { $count ->
        [1] one space
       *[other] { $count } spaces
    } of what is left of the seven.
jacked-action-discard = Discard { jacked-card }, as a JACKED player must.
jacked-action-forfeit = Forfeit: show your hand, discard it, and sit out until the next hand.
jacked-action-call = Call: the last player was JACKED and must not move.

jacked-card =
    { $card ->
        [A] an Ace
        [J] a Jack
        [Q] a Queen
        [K] a King
       *[other] { $card }
    }
jacked-colour =
    { $colour ->
        [R] red
        [B] blue
        [G] green
       *[Y] yellow
    }

## Why an action is not legal now

jacked-no-pass = There is no passing on your turn, and nothing to call. Play a card.
jacked-barred = You may not call any more in this hand: you have called or discarded wrongly before. Wait for the next hand.
jacked-nothing-to-call = There is nothing to call now: a call is made right after a turn, before the next player acts. Wait for one.
jacked-no-seven-begun = You have not begun a seven. Play a 7 first, then split it.
jacked-must-discard = You are JACKED: you cannot move. Discard one of your cards.
jacked-can-play = One of your cards can be played, so you cannot forfeit. Play it.
jacked-not-in-hand = You do not hold { jacked-card }. Choose a card that is in your hand.
jacked-not-your-peg = { $peg } is neither yours nor your partner’s. Choose a peg that is.
jacked-not-your-colour = The { jacked-colour } pegs are neither yours nor your partner’s. Choose a colour that is.
jacked-discard-again = You have just discarded without being JACKED. Now play a card, or forfeit if none can be played.
jacked-no-discard = You are not JACKED, so you cannot discard. Play a card.
jacked-jail-empty = No { jacked-colour } peg is in Jail. Move one that is on the board.
jacked-out-blocked = A blocker stands on the { jacked-colour } Out space, so no peg can come out there. Move that peg first.
jacked-not-a-move =
    No single peg goes forward with { jacked-card }: { $what ->
        [seven] a 7 is split among pegs.
       *[ten] a 10 swaps two pegs.
    }
jacked-in-jail = { $peg } is in Jail. Only an Ace, a King or a joker brings it out.
jacked-six-home = { $peg } is in Home, and a 6 never leads out of it. Choose a peg on the ring.
jacked-six-blocker = Six spaces back from { $peg } stands a blocker. A 6 may pass it, but not land on it.
jacked-home-full =
    { $peg } cannot go { $steps ->
        [one] one space
       *[other] { $steps } spaces
    }: Home has no free space there, or another peg stands in the way. Choose another peg or card.
jacked-blocked =
    A blocker stands on the next { $steps ->
        [one] space
       *[other] { $steps } spaces
    } of { $peg }. Choose another peg or card; a 7, a 10 or a 6 gets past.
jacked-swap-order = Two pegs are swapped, the one that comes first in the order of colours and numbers named first: not { $peg } and { $other }. Name them the other way round.
jacked-swap-place = { $peg } is not on the ring, so it cannot be swapped. Choose two pegs on the ring.
jacked-swap-strangers = Neither { $peg } nor { $other } is yours or your partner’s. One of the two must be.
jacked-finish-seven =
    You are in the middle of a seven. { $left ->
        [one] Give the last space to a peg.
       *[other] Give the other { $left } spaces to pegs.
    }
jacked-seven-twice = { $peg } has already taken a part of this seven. Choose another peg.
jacked-seven-more =
    { $left ->
        [one] Only one space of the seven is left.
       *[other] Only { $left } spaces of the seven are left.
    } Take fewer.
jacked-seven-rest =
    If { $peg } takes { $steps ->
        [one] one space
       *[other] { $steps } spaces
    }, nobody can take the { $rest ->
        [one] one that is left
       *[other] { $rest } that are left
    }. Split the seven in another way.

## What happened

jacked-fact-shuffled = { $player } shuffles all { $cards } cards.
jacked-fact-hand-begins = { $player } deals hand { $hand }: { $count } cards for everybody.
jacked-fact-dealt =
    { $card ->
        [hidden] { $player } is dealt a card.
       *[shown] { $player } is dealt { $card }.
    }
jacked-fact-played-ace = { $player } plays { $card }.
jacked-fact-played-plain = { $player } plays { $card }.
jacked-fact-played-six = { $player } plays { $card }.
jacked-fact-played-seven = { $player } plays { $card }.
jacked-fact-played-ten = { $player } plays { $card }.
jacked-fact-played-jack = { $player } plays { $card }.
jacked-fact-played-queen = { $player } plays { $card }.
jacked-fact-played-king = { $player } plays { $card }.
jacked-fact-joker = What { $player } plays is { $as }.
jacked-fact-came-out = { $peg } comes out of Jail as a blocker.
jacked-fact-moved =
    { $peg } goes { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } to space { $place }.
jacked-fact-moved-home =
    { $peg } goes { $steps ->
        [one] one space
       *[other] { $steps } spaces
    }, into Home or on inside it.
jacked-fact-backed = { $peg } goes six spaces back to space { $place }.
jacked-fact-swapped = { $peg } and { $second } change places.
jacked-fact-split =
    { $peg } takes { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } of the seven, to space { $place }.
jacked-fact-split-home =
    { $peg } takes { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } of the seven, in Home.
jacked-fact-killed = { $peg } is killed, and goes back to Jail.
jacked-fact-killed-on-corner = { $peg } stood on the Out space: it is killed, and goes back to Jail.
jacked-fact-killed-by-seven = The seven kills { $peg }: it goes back to Jail.
jacked-fact-jacked = { $player } is JACKED.
jacked-fact-discarded = { $player } discards { $card }.
jacked-fact-forfeited = { $player } has no play: { $card } is shown and discarded.
jacked-fact-mistaken = { $player } wanted to discard { $card } without being JACKED. The card goes back, and { $player } may not call in this hand.
jacked-fact-called = { $player } rightly calls that the last player was JACKED. The move is taken back.
jacked-fact-taken-back =
    { $place ->
        [-1] { $peg } is back in Jail.
       *[other] { $peg } is back where it was.
    }
jacked-fact-called-wrongly = { $player } calls, but there is nothing to call. { $player } may not call again in this hand.
jacked-fact-won = { $player } has all pegs home.
jacked-fact-turn-limit =
    { $turns ->
        [one] The limit of one turn is reached
       *[other] The limit of { $turns } turns is reached
    }: the game ends as a draw.

## How it ended

jacked-end-home =
    { $winners-count ->
        [one] { $winners } wins the game.
       *[other] { $winners } win the game.
    } Pegs home: { $scores }.
jacked-end-turn-limit = The turn limit ends the game as a draw. Pegs home: { $scores }.

## What is asked; in brief for a bar where there is little room

jacked-ask-call = { $player }, do you call that { $rival } was JACKED? If not, let it pass.
    .brief =
        { $last ->
            [yes] That was the last turn. Call it, or let it pass.
           *[no] Your turn, or call the last one.
        }
