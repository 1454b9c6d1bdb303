# Jack Rabbits: bells. What they let one do, what happened by them, what is asked, and why not. Their rules are in jackrabbits-rules.ftl.

jackrabbits-action-ring = Pay to send { $player } to the tower of bells.
    .you = Pay to send yourself to the tower of bells.
jackrabbits-action-crypt = Go down through the locked cave.
jackrabbits-action-unlock = Pay to come out at the tower of bells.
jackrabbits-action-implore = Implore the rabbits on your hexagon for a card.
jackrabbits-action-peal = Play { $card }.
jackrabbits-action-relent = Give in.
jackrabbits-action-grant = Give { $card } away.

jackrabbits-fact-rang = { $player } rings the bells, and { $rival } has to go to { $place }.
    .you = You ring the bells, and { $rival } has to go to { $place }.
    .at-you = { $player } rings the bells, and you have to go to { $place }.
    .self = { $player } rings the bells, and goes to { $place }.
    .you-self = You ring the bells, and go to { $place }.
jackrabbits-fact-took-crypt = { $player } goes down through the locked cave of { $tile }.
jackrabbits-fact-unlocked = { $player } unlocks the cave from { $tile } and comes out at { $place }.
jackrabbits-fact-implored = { $player } implores the others at { $place } for a card.
    .you = You implore the others at { $place } for a card.
jackrabbits-fact-pealed = { $player } plays { $card }.
    .you = You play { $card }.
jackrabbits-fact-pealed-royal = { $player } plays { $card }, which returns to the court afterwards.
    .you = You play { $card }, which returns to the court afterwards.
jackrabbits-fact-relented = { $player } gives in to { $rival }.
    .you = You give in to { $rival }.
    .at-you = { $player } gives in to you.
jackrabbits-fact-was-granted =
    { $rival } gives { $player } { $card ->
        [hidden] a card.
       *[seen] { $card }.
    }
    .you =
        { $rival } gives you { $card ->
            [hidden] a card.
           *[seen] { $card }.
        }
    .at-you =
        You give { $player } { $card ->
            [hidden] a card.
           *[seen] { $card }.
        }
jackrabbits-fact-was-granted-royal = { $rival } gives { $player } { $card }, and its carrot is changed.
    .you = { $rival } gives you { $card }, and its carrot is changed.
    .at-you = You give { $player } { $card }, and its carrot is changed.
jackrabbits-fact-was-granted-nothing = { $rival } has no card to give { $player }.
    .you = { $rival } has no card to give you.
    .at-you = You have no card to give { $player }.

jackrabbits-ask-plea =
    { $first ->
        [yes] { $player }, with which bells do you implore { $rival }?
        [no] { $player }, { $rival } refuses: ring bells worth { $need } or more in all, or get nothing.
       *[defends] { $player }, { $rival } implores you: answer with bells worth { $need } or more, or give one card of your choice.
    } { $played ->
        [0] { "" }
       *[other] You have played { $played }.
    }
    .brief = Play bells, or give in.
jackrabbits-ask-grant = { $player }, which card do you give { $rival }?
    .brief = Choose a card to give.

jackrabbits-ring-below = Bells are not heard underground. Come out of a cave first.
jackrabbits-ring-off-board = The rabbit of { $player } is off the board, where the bells are not heard.
    .you = You are off the board, where the bells are not heard.
jackrabbits-ring-there = The rabbit of { $player } cannot be sent from { $place }: nobody is sent from underground, or to where they are already.
    .you = You cannot be sent from { $place }: nobody is sent from underground, or to where they are already.
jackrabbits-ring-stormed = The storm holds the rabbit of { $player } at { $place }: it cannot be sent away.
    .you = The storm holds you at { $place }: you cannot be sent away.
jackrabbits-no-crypt = No locked cave leads down from { $place }. It is in the tower of bells.
jackrabbits-unlock-at-cave = The locked cave opens to those who have just come to a cave by road, and you are at { $place }.
jackrabbits-implore-below = Nobody is implored underground.
jackrabbits-implore-nobody = There is no other rabbit on your hexagon to implore.
jackrabbits-bells-first = It is you who implore: play at least one bell before you give in.
jackrabbits-grant-first = First choose the card that you give { $player }.

## Fishbones, the draft

jackrabbits-action-sink = Pay bells to be underground instead.
jackrabbits-action-tunnel = Pay bells to come out of { $cave }.
jackrabbits-action-pull = Pull { $player } off the board.
jackrabbits-action-forfeit = Discard { $card }.

jackrabbits-fact-sank-below = { $player } is saved, and ends up at { $place }.
    .you = You are saved, and end up at { $place }.
jackrabbits-fact-tunneled = { $player } comes out of { $tile }.
jackrabbits-fact-pulled = { $player } pulls { $rival } off { $place }.
    .you = You pull { $rival } off { $place }.
    .at-you = { $player } pulls you off { $place }.

jackrabbits-ask-pull = { $player }, you may pull another rabbit from { $place } off the board: it discards a card and falls.
    .brief = Pull somebody along, or nobody.
jackrabbits-ask-forfeit = { $player }, { $rival } pulls you off the board: first discard one card of your choice.
    .brief = Choose a card to discard.

jackrabbits-tunnel-from-tower = Bells open caves from the tower of bells only, and you are at { $place }.
jackrabbits-pull-another = You can pull along only who is at { $place } and is not falling anyway: not { $player }.
jackrabbits-pull-or-pass = First say whether you pull somebody from { $place } along.
jackrabbits-forfeit-first = First discard one card of your choice.

## On the page: moments of their own

jackrabbits-sum-peal = { $have } of { $need } played
jackrabbits-sum-grant = A card to give

jackrabbits-scene-plea = { $attacker } implores { $defender } for a card
    .now =
        { $role ->
            [me] { $begins ->
                [yes] Play one bell or more.
               *[no] Play bells worth { $need } or more, or give in.
            }
           *[other] { $player } plays bells worth { $need } or more, or gives in.
        }
jackrabbits-scene-granting = { $player } gives in, and gives a card
    .now =
        { $role ->
            [me] Choose the card. Only the two of you see which it is, unless it is a royal.
           *[other] Only the two of them see which card it is, unless it is a royal.
        }
jackrabbits-scene-pulling = { $player } is saved, and may pull another along
    .now =
        { $role ->
            [me] Choose a rabbit that falls off the board after discarding a card; or nobody.
           *[other] The rabbit that is pulled along discards a card and falls off the board.
        }
jackrabbits-scene-forfeiting = { $player } is pulled off the board
    .now =
        { $role ->
            [me] First discard one card of your choice.
           *[other] First a card is discarded.
        }
