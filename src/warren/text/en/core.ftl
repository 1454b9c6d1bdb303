# Words that every game shares.

## Cards and lists

card-spoken =
    { $rank ->
        [A] ace
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [T] ten
        [J] jack
        [Q] queen
       *[K] king
    } of { card-suit }
card-suit =
    { $suit ->
        [C] clubs
        [S] spades
        [H] hearts
        [D] diamonds
        [T] torches
        [E] shields
        [U] horseshoes
        [N] acorns
        [L] shells
        [A] anchors
        [B] bells
       *[I] icicles
    }
# In a sentence.
card-named = the { card-spoken }
# A card of a suit that has no sign.
card-far = { $rank } of { card-suit }

peg-name =
    { $colour ->
        [R] Red
        [B] Blue
        [G] Green
       *[Y] Yellow
    } { $number }
joker-name =
    { $rank ->
        [none] a joker
        [A] a joker as an Ace
        [8] a joker as an 8
        [J] a joker as a Jack
        [Q] a joker as a Queen
        [K] a joker as a King
       *[other] a joker as a { $rank }
    }

list-next = { $start }, { $item }
# $sound is "i" if the last item begins with that sound: Spanish needs it.
list-last = { $start } and { $item }
list-or = { $start } or { $item }

## Who

player = Player { $number }
seat = seat { $seat }
score = { $points } for { $player }
    .you = { $points } for you

## How a game ends that has no words of its own

core-end =
    { $winners-count ->
        [0] The game ends as a draw.
        [one] { $winners } wins.
       *[other] { $winners } win.
    } Final score: { $scores }.
    .mine = Final score: { $scores }.
# Who won. $others are the winners but for the reader.
core-ending-who =
    { $mine ->
        [yes]
            { $others-count ->
                [0] You win!
               *[other] You and { $others } win!
            }
       *[no]
            { $others-count ->
                [0] Nobody wins
                [one] { $others } wins
               *[other] { $others } win
            }
    }

## Rules

# A setting with its value, as a table has agreed on it.
agreed = { $label }: { $value }
agreed-flag =
    { $value ->
        [yes] { $label }
       *[no] { $label }: no
    }
agreed-usual = This table has agreed on nothing but the usual.
agreed-more = “warren settings { $game }” explains all settings.
rules-turn = A turn in short

## The parts of a form, such as search:<simulations>

form-card = card
form-colour = colour
form-count = count
form-other = other peg
form-peg = peg
form-simulations = simulations
form-milliseconds = milliseconds

## What every game lets you do

core-action-pass = Pass: do nothing for now.

## What is said before a move is played

core-beforehand-win = This wins the game.

## Why an action is not legal now

core-not-offered = That is not one of your choices now. Ask for your choices, and take one of them.
core-only-call-or-pass = Now you may only call or pass.
core-no-such-action = There is no action number { NUMBER($action, useGrouping: 0) }: actions are numbered from 0 to { NUMBER($last, useGrouping: 0) }.
core-no-such-seat = There is no seat { NUMBER($seat, useGrouping: 0) }: seats are numbered from 0 to { $last }.
core-game-over = The game is over, so nothing more can be played. Start a new one.
core-not-your-turn =
    { $waiting-count ->
        [0] It is not your turn, and it is nobody else’s either.
       *[other] It is not your turn: { $waiting } must act first.
    }
core-answered-already = You have already given your answer. Wait and see what comes of it.
core-move-unfinished =
    { $choices-count ->
        [0] There is nothing for you to decide now, so there is no move to play. Wait for your turn.
        [one] The move is not finished. Continue with { $choices }.
       *[other] The move is not finished. Continue with one of these: { $choices }.
    }
core-draft-ended =
    { $action } cannot be planned yet: { $ended ->
        [chance] what you have planned so far depends on chance
        [hidden] what you have planned so far brings hidden cards to light
       *[turn] what you have planned so far ends your turn
    }. Play that first, then continue.

## Bots: the levels have names, the others are called what one types

bot-newcomer = newcomer
    .about = Newcomer: still learning, and often goes wrong
bot-villager = villager
    .about = Villager: looks one move ahead, and slips up now and then
bot-courtier = courtier
    .about = Courtier: thinks ahead, and is mostly right
bot-champion = champion
    .about = Champion: thinks far ahead, and forgives nothing
