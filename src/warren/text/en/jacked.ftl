# JACKED: its name, settings, actions, reasons, facts and endings. Its rules are in jacked-rules.ftl.

jacked-game = JACKED
    .about = A peg race driven by cards for two to four: out of Jail, around the board and home, with sevens that kill, tens that swap and Jacks that rob the next player of their turn.
    .turn = You play one card, and it moves a peg: forward by its value as a rule, while an Ace or a King may bring one out of Jail, a 10 swaps two, a 7 is split among several and kills what it meets, and a 6 goes backwards. A peg that you land on goes back to Jail. If you can play none of your cards, you show them all and sit out until the next hand. If the player before you plays a Jack, you are JACKED: you discard a card and move nothing. The first to bring all pegs home wins.
    .typed = A choice is its number, its short form (move:9:R1 or out:K:R) or just the card: 9H, 10♥ or ten of hearts. The suits are C ♣, S ♠, H ♥ and D ♦.
    .asked = 9H
    .rule = JK-CS1

## Settings

jacked-setting-players = How many people play, bots included: two with two colours each, three, or four (JK-P1).
jacked-setting-teams = Four players form two teams; partners sit across from each other (JK-P1).
jacked-setting-jokers = How many jokers are in the deck; usual means two with three players, otherwise none (JK-P2).
jacked-setting-side = How many spaces a side of the board has (JK-B1).
jacked-setting-dealer = Who deals first: a player chosen at random, or the one in that seat (JK-P2).
jacked-setting-jacked_play = With memory, JACKED players have to remember it themselves and can be called; with strict, they are offered discards only (JK-J3). Unless the table says otherwise, a single person among bots is told, and several people must remember.
jacked-setting-table_talk = With on, partners may talk during a hand; with off, they may not (JK-J5). It is an agreement among people: Warren has no chat.
jacked-setting-turn_limit = After this many turns an undecided game ends as a draw; none means there is no limit (JK-P6).

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
jacked-action-call = Call: the last player was JACKED and had to discard.

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

jacked-no-pass = You cannot pass on your turn, and there is nothing to call. Play a card.
jacked-barred = You may not call again in this hand, because you have called or discarded wrongly. Wait for the next hand.
jacked-nothing-to-call = There is nothing to call now: a call is made right after a turn, before the next player acts. Wait for one.
jacked-no-seven-begun = You have not begun a seven. Play a 7 first, then split it.
jacked-must-discard = You are JACKED: you cannot move. Discard one of your cards.
jacked-can-play = One of your cards can be played, so you cannot forfeit. Play it.
jacked-not-in-hand = You do not hold { jacked-card }. Choose a card that is in your hand.
jacked-not-your-peg = { $peg } is neither yours nor your partner’s. Choose one that is.
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
    .many = { $peg } are in Jail. Only an Ace, a King or a joker brings one of them out.
jacked-six-home = { $peg } is in Home, and a 6 never leads out of it. Choose a peg on the ring.
jacked-six-blocker = Six spaces back from { $peg } stands a blocker. A 6 may pass it, but not land on it.
jacked-home-full =
    { $peg } cannot go { $steps ->
        [one] one space
       *[other] { $steps } spaces
    }: there is no free space there in Home, or another peg stands in the way. Choose another peg or card.
jacked-blocked =
    A blocker stands on the next { $steps ->
        [one] space
       *[other] { $steps } spaces
    } of { $peg }. Choose another peg or card; a 7, a 10 or a 6 gets past.
jacked-swap-order = Of two pegs that you swap, name the one first that comes first by colour and number: not { $peg } and { $other }. Name them the other way round.
jacked-swap-place = { $peg } is not on the ring, so it cannot be swapped. Choose two pegs on the ring.
    .many = { $peg } are not on the ring, so they cannot be swapped. Choose two pegs on the ring.
jacked-swap-strangers = Neither { $peg } nor { $other } is yours or your partner’s. At least one of the two must be.
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
    }, no peg can take the { $rest ->
        [one] one that is left
       *[other] { $rest } that are left
    }. Split the seven in another way.

## What happened

jacked-fact-shuffled = { $player } shuffles all { $cards } cards.
jacked-fact-hand-begins = { $player } deals hand { $hand }: { $count } cards each.
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
jacked-fact-joker = { $player } plays { $as }.
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
    .you = You are JACKED.
jacked-fact-discarded = { $player } discards { $card }.
jacked-fact-forfeited = { $player } has no play: { $card } is shown and discarded.
jacked-fact-mistaken = { $player } wanted to discard { $card } without being JACKED. The card goes back, and { $player } may not call in this hand.
    .you = You wanted to discard { $card } without being JACKED. The card goes back, and you may not call in this hand.
jacked-fact-called = { $player } rightly calls that the last player was JACKED. The move is taken back.
jacked-fact-taken-back =
    { $place ->
        [-1] { $peg } is back in Jail.
       *[other] { $peg } is back where it was.
    }
jacked-fact-called-wrongly = { $player } calls, but there is nothing to call. { $player } may not call again in this hand.
    .you = You call, but there is nothing to call. You may not call again in this hand.
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
    .how =
        { $winners-count ->
            [one] { $winners } got all pegs home first.
           *[other] { $winners } got all their pegs home first.
        } Pegs home: { $scores }.
    .mine = You got all your pegs home first. Pegs home: { $scores }.
jacked-end-turn-limit = The turn limit ends the game as a draw. Pegs home: { $scores }.

## What is asked; in brief for a bar where there is little room

jacked-ask-discard = { $player }, you are JACKED: choose the card that you discard.
    .brief = You are JACKED: choose the card that you discard.
jacked-ask-forfeit = { $player }, none of your cards can be played: show your hand, and sit out until the next one.
    .brief = None of your cards can be played.
jacked-ask-call = { $player }, do you call that { $rival } was JACKED? If not, let it pass.
    .brief =
        { $last ->
            [yes] Call the last turn, or let it pass.
           *[no] It is your turn, or you can call the last one.
        }
