# Jackrabbit: its name, settings, actions, reasons, facts and endings. Its rules are in jackrabbit-rules.ftl.

jackrabbit-game = Jackrabbit
    .about = A stacking card game for two by Adam Thomas: match rank or suit, make your opponent draw cards, and build the stack that scores most.
    .turn = You play one card on your own stack or your opponent’s, to match the rank or the suit of its top card. A pair makes your opponent draw, and so does a card on their stack. If none of your cards fits, you discard some and draw as many. A hand ends when somebody runs out of cards or the piles do; then each player scores their own stack: pairs, suited runs and Jacks.
    .typed = A choice is its number, its short form (own:7H) or just the card: 7H, 10♥ or ten of hearts. The suits are C ♣, S ♠, H ♥ and D ♦.
    .asked = 7H
    .rule = JB-8

## Settings

jackrabbit-setting-length = What is played: a whole match of several hands (match), or one single hand (hand).
jackrabbit-setting-threshold = How many points a player must have at the end of a hand for the match to end; a single hand has no threshold (JB-13).
jackrabbit-setting-first_player = Who begins the first hand: a player chosen at random (random), or the one in seat 0 or in seat 1 (JB-3).
jackrabbit-setting-ace_high_runs = An Ace may also stand above the King in a run, as in Q-K-A (JB-12c).
jackrabbit-setting-deadwood = When cards left in hand cost points: only if a player has gone out (going-out), or at the end of every hand and for both players (always) (JB-12e).
jackrabbit-setting-turn_limit = After this many turns an undecided game ends as a draw; none means there is no limit (JB-13).

## Actions

jackrabbit-action-own = Play { $card } on your own stack.
jackrabbit-action-other = Play { $card } on your opponent’s stack.
jackrabbit-action-discard = Pick { $card } to discard.
jackrabbit-action-top = Discard the cards you have picked, with { $card } on top.
jackrabbit-action-deal = Deal the next hand.

## What is asked

jackrabbit-ask-discard = { $player }, none of your cards fits. Pick the cards that you discard, and draw as many.
    .brief = No card fits: pick the cards that you discard.

## Why an action is not legal now

jackrabbit-no-pass =
    You cannot pass while you hold a card that fits. { $cards-count ->
        [one] Play { $cards }.
       *[other] Play one of these: { $cards }.
    }
jackrabbit-no-pass-discard = You cannot pass. None of your cards fits, so discard one or more and draw as many.
jackrabbit-hand-goes-on = This hand is not over yet, so no new one can be dealt. Play it to its end.
jackrabbit-hand-is-over = This hand is over and has been scored. Deal the next one.
jackrabbit-nothing-picked = You have not picked any cards to discard. Pick one or more, then say which of them lies on top.
jackrabbit-not-in-hand = { $card } is not in your hand. Choose a card that is.
jackrabbit-must-play =
    You may discard only if none of your cards fits. { $cards-count ->
        [one] You can play { $cards }.
       *[other] You can play one of these: { $cards }.
    }
jackrabbit-does-not-fit =
    { $card } does not fit on { $stack ->
        [own] your own stack
       *[other] your opponent’s stack
    }: it has neither the rank nor the suit of { $top }. { $instead ->
        [stack] It does fit on { $stack ->
            [own] your opponent’s stack
           *[other] your own
        }.
        [card] { $cards-count ->
            [one] On that stack you could play { $cards }.
           *[other] On that stack you could play one of these: { $cards }.
        }
        [play] None of your cards fits there, but on the other stack you could play { $cards-count ->
            [one] { $cards }
           *[other] one of these: { $cards }
        }.
       *[discard] None of your cards fits on either stack: discard one or more and draw as many.
    }
jackrabbit-finish-discard =
    You are discarding { $cards }. { $cards-count ->
        [one] Pick more cards, or finish by discarding it.
       *[other] Pick more cards, or finish by saying which of them lies on top.
    }
jackrabbit-not-picked = { $card } is not among the cards you are discarding ({ $cards }), so it cannot lie on top. Name one of those.
jackrabbit-picked-already = You have already picked { $card }. You are discarding { $cards }: pick another card, or finish.
jackrabbit-piles-too-small =
    { $most ->
        [one] You cannot discard more than one card, because the two piles hold no more to draw from.
       *[other] You cannot discard more than { $most } cards, because the two piles hold no more to draw from.
    } Finish by saying which card lies on top.
jackrabbit-ascending = Cards to discard are picked in ascending order (clubs, spades, hearts, diamonds; Ace to King), so after { $cards } it is too late for { $card }. Pick a later card, or finish by saying which one lies on top; to discard { $card } too, pick it earlier.

## What happened

jackrabbit-fact-starts = Hand { $hand } begins: { $player } plays first.
    .you = Hand { $hand } begins: you play first.
jackrabbit-fact-dealt =
    { $card ->
        [hidden] { $player } is dealt a card.
       *[shown] { $player } is dealt { $card }.
    }
jackrabbit-fact-laid =
    { $place ->
        [own] { $card } lies on { $player }’s stack.
        [other] { $card } lies on { $other }’s stack.
       *[discard-pile] { $card } lies on the discard pile.
    }
    .you =
        { $place ->
            [own] { $card } lies on your stack.
            [other] { $card } lies on { $other }’s stack.
           *[discard-pile] { $card } lies on the discard pile.
        }
jackrabbit-fact-played =
    { $stack ->
        [own] { $player } plays { $card } on their own stack.
       *[other] { $player } plays { $card } on { $other }’s stack.
    }
jackrabbit-fact-drew-for-pair =
    { $card ->
        [hidden] { $player } draws a card for the pair.
       *[shown] { $player } draws { $card } for the pair.
    }
jackrabbit-fact-drew-for-visit =
    { $card ->
        [hidden] { $player } draws a card for the play on their stack.
       *[shown] { $player } draws { $card } for the play on their stack.
    }
jackrabbit-fact-discarded =
    { $card ->
        [hidden] { $player } discards a card.
       *[shown] { $player } discards { $card }.
    }
jackrabbit-fact-discarded-on-top = { $player } discards { $card }, now on top of the discard pile.
jackrabbit-fact-drew-replacement =
    { $card ->
        [hidden] { $player } draws a card for the discard.
       *[shown] { $player } draws { $card } for the discard.
    }
jackrabbit-fact-reshuffled =
    The draw pile is empty: { $count ->
        [one] the one card of the discard pile becomes
       *[other] the { $count } cards of the discard pile are shuffled and become
    } the new draw pile.
jackrabbit-fact-found-no-card =
    { $player } should draw { $count ->
        [one] one more card
       *[other] { $count } more cards
    }, but both piles are empty.
    .you =
        You should draw { $count ->
            [one] one more card
           *[other] { $count } more cards
        }, but both piles are empty.
jackrabbit-fact-went-out = { $player } has no cards left and goes out: the hand is over.
    .you = You have no cards left and go out: the hand is over.
jackrabbit-fact-piles-low =
    { $count ->
        [0] No cards are left
        [one] Only one card is left
       *[other] Only { $count } cards are left
    } in draw pile and discard pile: the hand is over.
jackrabbit-fact-nothing-fits = No card outside the stacks fits on either of them: the hand is over.
jackrabbit-fact-scored-out =
    { $player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for going out.
    .you =
        You score { $points ->
            [one] 1 point
           *[other] { $points } points
        } for going out.
jackrabbit-fact-scored-pair =
    { $player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for a pair: { $below } and { $card }.
    .you =
        You score { $points ->
            [one] 1 point
           *[other] { $points } points
        } for a pair: { $below } and { $card }.
jackrabbit-fact-scored-run =
    { $player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for a run: { $points } cards that lie together in the stack, with { $first } at the bottom and { $last } at the top.
    .you =
        You score { $points ->
            [one] 1 point
           *[other] { $points } points
        } for a run: { $points } cards that lie together in the stack, with { $first } at the bottom and { $last } at the top.
jackrabbit-fact-scored-jack =
    { $player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $card }.
    .you =
        You score { $points ->
            [one] 1 point
           *[other] { $points } points
        } for { $card }.
jackrabbit-fact-scored-deadwood =
    { $points ->
        [-1] { $player } loses 1 point
        [-2] { $player } loses 2 points
       *[other] { $player } scores { $points } points
    } for { $card }, left in hand.
    .you =
        { $points ->
            [-1] You lose 1 point
            [-2] You lose 2 points
           *[other] You score { $points } points
        } for { $card }, left in your hand.
jackrabbit-fact-hand-scored =
    { $player } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in this hand, and now has { $total }.
    .you =
        You score { $points ->
            [one] { $points } point
           *[other] { $points } points
        } in this hand, and now have { $total }.
jackrabbit-fact-tied =
    Both players have { $total ->
        [one] { $total } point
       *[other] { $total } points
    }: another hand is played, and the next difference decides.
jackrabbit-fact-won =
    { $player } wins with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
jackrabbit-fact-drawn = Both players have the same number of points: it is a draw.
jackrabbit-fact-turn-limit =
    { $turns ->
        [one] The limit of one turn is reached
       *[other] The limit of { $turns } turns is reached
    }: the game ends as a draw.

## What happened, several facts in one sentence

jackrabbit-story-dealt-each =
    { $players } are dealt { $count ->
        [10] ten cards
       *[other] { $count } cards
    } each.
jackrabbit-story-dealt =
    { $cards ->
        [hidden] { $player } is dealt { $count ->
            [one] one card
            [10] ten cards
           *[other] { $count } cards
        }.
       *[shown] { $player } is dealt { $cards }.
    }
    .you =
        { $cards ->
            [hidden] You are dealt { $count ->
                [one] one card
                [10] ten cards
               *[other] { $count } cards
            }.
           *[shown] You are dealt { $cards }.
        }
jackrabbit-story-played =
    { $player } plays { $card } on { $stack ->
        [own] their own stack
       *[other] { $other }’s stack
    }{ $pair ->
        [yes] { " " }and makes a pair
       *[no] { "" }
    }{ $count ->
        [0] .
       *[other] ; { $other } draws { jackrabbit-story-cards }.
    }
    .you =
        You play { $card } on { $stack ->
            [own] your own stack
           *[other] { $other }’s stack
        }{ $pair ->
            [yes] { " " }and make a pair
           *[no] { "" }
        }{ $count ->
            [0] .
           *[other] ; { $other } draws { jackrabbit-story-cards }.
        }
    .at-you =
        { $player } plays { $card } on { $stack ->
            [own] their own stack
           *[other] your stack
        }{ $pair ->
            [yes] { " " }and makes a pair
           *[no] { "" }
        }{ $count ->
            [0] .
           *[other] ; you draw { jackrabbit-story-cards }.
        }
jackrabbit-story-discarded =
    { $player } discards { $size ->
        [one] { $top }
       *[other] { $cards ->
            [hidden] { $size ->
                [2] two
                [3] three
               *[other] { $size }
            } cards, { $top } on top
           *[shown] { $cards }, the last one on top
        }
    }{ $count ->
        [0] .
       *[other] { $size ->
            [one] { "" }
           *[other] ,
        } and draws { jackrabbit-story-cards }.
    }
    .you =
        You discard { $size ->
            [one] { $top }
           *[other] { $cards ->
                [hidden] { $size ->
                    [2] two
                    [3] three
                   *[other] { $size }
                } cards, { $top } on top
               *[shown] { $cards }, the last one on top
            }
        }{ $count ->
            [0] .
           *[other] { $size ->
                [one] { "" }
               *[other] ,
            } and draw { jackrabbit-story-cards }.
        }
jackrabbit-story-drew = { $player } draws { jackrabbit-story-cards }.
    .you = You draw { jackrabbit-story-cards }.
jackrabbit-story-cards =
    { $drawn ->
        [hidden] { $count ->
            [one] one card
            [2] two cards
            [3] three cards
           *[other] { $count } cards
        }
       *[shown] { $drawn }
    }
jackrabbit-story-stack =
    { $cards-count ->
        [0] { $player }’s stack has no cards.
        [one] { $player }’s stack is a single card: { $cards }.
       *[other] { $player }’s stack, from the bottom up: { $cards }.
    }
    .you =
        { $cards-count ->
            [0] Your stack has no cards.
            [one] Your stack is a single card: { $cards }.
           *[other] Your stack, from the bottom up: { $cards }.
        }
jackrabbit-story-run =
    { $player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for a run: { $cards }.
    .you =
        You score { $points ->
            [one] 1 point
           *[other] { $points } points
        } for a run: { $cards }.

## How it ended

jackrabbit-end-threshold = { $winners } wins the match. Final score: { $scores }.
    .how = { $winners } has the points for the match, and more than the opponent. Final score: { $scores }.
    .mine = You have the points for the match, and more than your opponent. Final score: { $scores }.
jackrabbit-end-hand =
    { $winners-count ->
        [0] The hand is a draw.
       *[other] { $winners } wins the hand.
    } Final score: { $scores }.
    .mine = You scored more in this hand. Final score: { $scores }.
jackrabbit-end-turn-limit = The turn limit is reached: the game ends as a draw. Final score: { $scores }.

## What speaks for a play, in hints

jackrabbit-merit-points =
    { $points ->
        [one] It is worth 1 point
       *[other] It is worth { $points } points
    } { $stack ->
        [own] in your own stack.
       *[other] in your opponent’s stack.
    }
jackrabbit-merit-draws =
    { $count ->
        [one] Your opponent must draw a card.
       *[other] Your opponent must draw { $count } cards.
    }
jackrabbit-merit-out = { $card } is your last card: you go out, and that scores { $points } points.

## The table in a terminal

jackrabbit-board-hand = Hand { $number }. Points so far: { $scores }.
jackrabbit-board-piles =
    The draw pile holds { $pile ->
        [0] no cards
        [one] one card
       *[other] { $pile } cards
    }, the discard pile { $discards ->
        [0] none.
        [one] one card: { $top }.
       *[other] { $discards }, { $top } on top.
    }
jackrabbit-board-stack =
    { $size ->
        [0] { $player }’s stack is empty.
        [one] { $player }’s stack is one card: { $top }.
       *[other] { $player }’s stack holds { $size } cards, { $top } on top.
    }
jackrabbit-board-holds =
    { $player } holds { $count ->
        [0] no cards.
        [one] one card.
       *[other] { $count } cards.
    }
jackrabbit-board-you-hold =
    { $cards-count ->
        [0] { $player }, you hold no cards.
       *[other] { $player }, you hold { $cards }.
    }
jackrabbit-board-picked = Picked to discard: { $cards }.
jackrabbit-board-short-holds =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
jackrabbit-board-short-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
jackrabbit-board-short-stack =
    { $count ->
        [0] empty stack
        [one] 1 card
       *[other] { $count } cards
    }
jackrabbit-board-short-piles =
    Draw pile { $pile } · Discard pile { $discards }{ $top ->
        [none] { "" }
       *[some] { " " }({ $top })
    }
jackrabbit-button-own = on your stack
jackrabbit-button-other = on { $other }’s stack
jackrabbit-button-discard = discard
jackrabbit-button-top = discard, this on top
jackrabbit-button-deal = deal the next hand
