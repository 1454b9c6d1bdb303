# The options of Jack Rabbits: settings, actions, facts, reasons and rules. Each option is one module in games/jackrabbits/options.

## Settings

jackrabbits-setting-advanced_citadel = The citadel is also a palace, a plaza and a tower: arrivals are contested there, any suit is sold there, and flights start and land there (JR-X1).
jackrabbits-setting-tight_suits = There are only as many suits, with their houses and road tiles, as players: a smaller land, where you meet often (JR-X2).
jackrabbits-setting-ambivalent_aces = An Ace counts 1 or 11, as its user likes: Aces become the strongest pips (JR-X3).
jackrabbits-setting-capital_aces = The first Ace you spend counts 11 and stays in front of you, and later ones count 1: everybody has one big payment (JR-X4).
jackrabbits-setting-additional_capital = Your capital Ace adds one point to every sum in its suit from then on; only with capital Aces (JR-X5).
jackrabbits-setting-special_flights = A flight may land on any hexagon above ground, not just on towers: clubs take you everywhere (JR-X6).
jackrabbits-setting-special_access = A rabbit that rests somewhere may contest whoever arrives there, as on a palace; in the full edition only with hearts laid open beforehand (JR-X7).
jackrabbits-setting-trailing_carrots = You may travel on through hexagons with a carrot of yours in the same journey: your houses become a network of roads (JR-X8).
jackrabbits-setting-windfall_lottery = Every card that matches a die wins a card, even one just won, and a double wins one more: hands grow quickly (JR-X9).
jackrabbits-setting-overtaxed_hands = The hand limit is six cards instead of nine (JR-X10).
jackrabbits-setting-seized_surplus = A player who calls a hand that is too big takes the surplus, instead of seeing it discarded (JR-X11).
jackrabbits-setting-patriarchal_values = An Ace is worth 14, a King 13, a Queen 12 and a Jack 11, in markets too (JR-X12).
jackrabbits-setting-special_trades = Players who meet on a hexagon may trade cards from their hands, and lie about what they give: liars are thrown off the board (JR-X13).

jackrabbits-label-advanced_citadel = Advanced citadel
jackrabbits-label-tight_suits = Tight suits
jackrabbits-label-ambivalent_aces = Ambivalent Aces
jackrabbits-label-capital_aces = Capital Aces
jackrabbits-label-additional_capital = Additional capital
jackrabbits-label-special_flights = Special flights
jackrabbits-label-special_access = Special access
jackrabbits-label-trailing_carrots = Trailing carrots
jackrabbits-label-windfall_lottery = Windfall lottery
jackrabbits-label-overtaxed_hands = Overtaxed hands
jackrabbits-label-seized_surplus = Seized surplus
jackrabbits-label-patriarchal_values = Patriarchal values
jackrabbits-label-special_trades = Special trades

## Presets

jackrabbits-preset-usual = The race as it is meant: journeys, royals, and all four strategies.
    .name = Standard
jackrabbits-preset-family = For children and first games: the turn and its journeys without strategies, and a lottery that wins more cards.
    .name = Family
jackrabbits-preset-classic = The game as the older rulebook has it: the full edition, and a King, a Queen and a Jack to bring home.
    .name = Classic
jackrabbits-preset-quick = For a short race: a small land with as many suits as players, strong Aces, and a lottery that gives more cards.
    .name = Quick
jackrabbits-preset-travellers = For long journeys: roads lead on through your own houses, flights land anywhere, and the first Ace you spend keeps working for you.
    .name = Travellers
jackrabbits-preset-bazaar = For hagglers: full hands, a market on the citadel, and trades where nobody has to tell the truth.
    .name = Bazaar
jackrabbits-preset-cutthroat = For tables without mercy: small hands, calls that pay, and no safe arrivals, not even the last one.
    .name = Cutthroat
jackrabbits-preset-frontier = For three or four who know the race: horses, a guard, seals, and a beast that keeps the roads. A King, a Queen and a Jack to bring home.
    .name = Frontier
jackrabbits-preset-frontier-for-two = The frontier for two players: the same without diamonds, for between two there is little to trade.
    .name = Frontier for two
jackrabbits-preset-wildfire = For hot heads: three royals of one suit to bring home, fights that throw everybody near off the board, and a lighthouse that saves you.
    .name = Wildfire
jackrabbits-preset-archipelago = For two or three who love the sea: islands with a ship between them, a lighthouse that saves you, and bells that call you to their tower. Three royals of different suits to bring home.
    .name = Archipelago
jackrabbits-preset-grand = For a long evening with everything there is: all twelve suits on the largest land, flights that land anywhere, and roads that lead on through your own houses.
    .name = Grand

## Settings that do not go together

error-settings-tight-suits =
    With tight suits there are as many suits as players ({ $rule }): { $players } play, and { $count ->
        [one] one suit is named
       *[other] { $count } suits are named
    }: { $suits }. Name { $players }, or leave the suits out.
error-settings-too-few-suits = The objective “{ $objective }” needs royals of { $needed } suits ({ $rule }), and only { $suits } are in play. Choose another objective, or more suits.
error-settings-drafts = “{ $value }” is no suit that can be played by a draft (setting { $name }). Those are { $known }: write them with commas between, or none.

## What a table should know

jackrabbits-idle-advanced_citadel = The advanced citadel changes nothing at this table: it is a palace with hearts, a plaza with diamonds and a tower with clubs, and none of them is in play.
jackrabbits-idle-special_flights = Special flights change nothing at this table: without clubs nobody flies.
jackrabbits-idle-special_access = Special access changes nothing at this table: without hearts nobody contests.
jackrabbits-idle-special_trades = Special trades change nothing at this table: without diamonds nobody trades.

## Actions

jackrabbits-action-capital = Make { $card } your capital Ace.
jackrabbits-action-lay = Lay { $card } open.
jackrabbits-action-offer = Offer { $player } a trade.
jackrabbits-action-say = Say you give { $card }.
jackrabbits-action-ask = Ask for { $card }.
jackrabbits-action-accept = Accept the offer.
jackrabbits-action-give = Give { $card }.

## What is asked

jackrabbits-ask-capital = { $player }, which Ace will be your capital Ace?
    .brief = Choose your capital Ace.
jackrabbits-ask-lay =
    { $player }, you may lay open hearts worth { $need } or more: with them you can contest whoever arrives where you rest. { $points ->
        [0] Nothing lies open yet.
       *[other] So far { $points }.
    }
    .brief = Lay hearts open, or end your turn.
jackrabbits-ask-pass = { $player }, you have a carrot at { $place }: stop there, or go on. Transfers cost { $price }.
    .brief = Stop here, or go on.
jackrabbits-ask-wording =
    { $player }, make your offer to { $rival }: first what you give, then what you ask for. At least one side must be all diamonds, and you may lie. { $said-count ->
        [0] { "" }
       *[other] { $asked-count ->
            [0] So far: { $said }.
           *[other] So far: { $said } for { $asked }.
        }
    }
    .brief = Say what each side gives.
jackrabbits-ask-response = { $player }, { $rival } offers you { $said } for { $asked }. Do you accept? Both of you then give cards face down, and anybody who gives other cards than agreed goes off the board.
    .brief = Do you accept the offer?
jackrabbits-ask-giving =
    { $player }, secretly choose what you give { $rival }: { $left ->
        [one] one card.
       *[other] { $left } cards.
    } The deal is that you give { $cards }: if you give others, you go off the board.
    .brief = Choose what you give.

## What happened

jackrabbits-fact-guarded = The citadel is also a palace: others may contest the arrival of { $player }.
    .you = The citadel is also a palace: others may contest your arrival.
jackrabbits-fact-laid-capital = { $card } counts eleven and stays in front of { $player }: a capital Ace.
    .you = { $card } counts eleven and stays in front of you: a capital Ace.
jackrabbits-fact-stood-ground = A rabbit rests at { $place } and may contest the arrival of { $player }.
    .you = A rabbit rests at { $place } and may contest your arrival.
jackrabbits-fact-contested-resting = { $player } contests the visit of { $rival } to { $place }, with the hearts that lie open.
jackrabbits-fact-laid-open = { $player } lays { $card } open.
jackrabbits-fact-passed-through = { $player } has a carrot at { $place }, and goes on past it.
jackrabbits-fact-double = A double { $number }: { $player } wins one more card.
jackrabbits-fact-seized =
    { $card ->
        [hidden] { $player } takes a surplus card from { $rival }.
       *[shown] { $player } takes { $card } from { $rival }’s surplus.
    }
    .you =
        { $card ->
            [hidden] You take a surplus card from { $rival }.
           *[shown] You take { $card } from { $rival }’s surplus.
        }
    .at-you =
        { $card ->
            [hidden] { $player } takes a surplus card from you.
           *[shown] { $player } takes { $card } from your surplus.
        }
jackrabbits-fact-seized-royal = { $player } takes { $card } from { $rival }’s surplus, and the carrot on its house is now { $player }’s.
    .you = You take { $card } from { $rival }’s surplus, and the carrot on its house is now yours.
    .at-you = { $player } takes { $card } from your surplus, and the carrot on its house is now { $player }’s.
jackrabbits-fact-offered = { $player } offers { $rival } a trade.
jackrabbits-fact-said = { $player } says they will give { $card } to { $rival }.
jackrabbits-fact-asked = { $player } asks { $rival } for { $card }.
jackrabbits-fact-accepted = { $player } accepts the offer of { $rival }.
    .you = You accept the offer of { $rival }.
    .at-you = { $player } accepts your offer.
jackrabbits-fact-declined = { $player } declines the offer of { $rival }.
    .you = You decline the offer of { $rival }.
    .at-you = { $player } declines your offer.
jackrabbits-fact-gave =
    { $card ->
        [hidden] { $player } gives { $rival } a card face down.
       *[shown] { $player } gives { $rival } { $card }.
    }
jackrabbits-fact-gave-as-said = { $player } gives { $rival } { $card }, as agreed.
jackrabbits-fact-gave-royal = { $player } gives { $rival } { $card }, and the carrot on its house is now { $rival }’s.
jackrabbits-fact-exchanged =
    { $player } and { $rival } have exchanged { $given ->
        [one] one card
       *[other] { $given } cards
    } for { $taken }.
jackrabbits-fact-swindled = { $player } has not given { $rival } what was agreed.
    .you = You have not given { $rival } what was agreed.
    .at-you = { $player } has not given you what was agreed.

jackrabbits-story-double =
    A double: { $player } wins { $drawn ->
        [none] nothing, because there is nothing to draw.
        [hidden] one more card.
       *[some] { $drawn } as well.
    }
    .you =
        A double: you win { $drawn ->
            [none] nothing, because there is nothing to draw.
            [hidden] one more card.
           *[some] { $drawn } as well.
        }
jackrabbits-story-laid-open = { $player } lays { $cards } open.
    .you = You lay { $cards } open.
jackrabbits-story-contested-resting =
    { $player }, with hearts laid open, contests the visit of { $rival } to { $place }{ $rounds ->
        [none] .
       *[other] : { $rounds }.
    }
    .you =
        You, with hearts laid open, contest the visit of { $rival } to { $place }{ $rounds ->
            [none] .
           *[other] : { $rounds }.
        }
    .at-you =
        { $player }, with hearts laid open, contests your visit to { $place }{ $rounds ->
            [none] .
           *[other] : { $rounds }.
        }
jackrabbits-story-offered = { $player } offers { $rival } a trade: { $cards } for { $asked }.
    .you = You offer { $rival } a trade: { $cards } for { $asked }.
    .at-you = { $player } offers you a trade: { $cards } for { $asked }.
jackrabbits-story-exchanged = { $player } gives { $rival } { $cards }, and gets { $taken }.
    .you = You give { $rival } { $cards }, and get { $taken }.
    .at-you = { $player } gives you { $cards }, and gets { $taken }.
jackrabbits-story-face-down =
    { $count ->
        [one] one card face down
       *[other] { $count } cards face down
    }

## Why something cannot be done

jackrabbits-name-capital = You have spent several Aces and had no capital Ace yet. First name the one that stays in front of you.
jackrabbits-capital-no-ace = Only an Ace can be your capital Ace, and { $card } is not one.
jackrabbits-capital-not-spent = Name one of the Aces you have just spent; { $card } is not among them.
jackrabbits-stop-or-go-on = You are travelling, and have come to a carrot of yours: { $place }. Stop here, or go on by another road.
jackrabbits-lay-or-rest = Your turn is about to end: lay open hearts worth { $missing } or more, or none, and end it.
jackrabbits-card-matched-already = { $card } has already won a card in this lottery, and each card wins only once. Show another.
jackrabbits-trade-oneself = You cannot trade with yourself. Offer a trade to a player whose rabbit is on your hexagon.
jackrabbits-trade-elsewhere = The rabbit of { $player } is not on your hexagon. Trade with players whom you meet.
jackrabbits-offered-already = You have already offered { $player } a trade this turn, and you get only one offer to each player. Wait for your next turn.
jackrabbits-trade-nothing = You have no cards to trade with.
jackrabbits-trade-for-nothing = { $player } has no cards to trade with.
jackrabbits-trade-diamonds = On at least one side of a trade, all the cards must be said to be diamonds. Choose a diamond.
jackrabbits-no-diamond-left = A trade needs a diamond that one of you may have, and everybody can see all of them elsewhere. Wait until some are drawn again.
jackrabbits-word-first = You are offering { $player } a trade. First say which cards each of you gives, or undo it.
jackrabbits-word-both = A trade has cards on both sides. Say what you give, then what you ask { $player } for.
jackrabbits-word-own = First say what you give, then what you ask for.
jackrabbits-said-own = You have said what you give, and are choosing what to ask { $player } for. Undo that to add more.
jackrabbits-said-already = { $card } is already part of this offer. Choose another card.
jackrabbits-seen-elsewhere = Everybody can see that { $card } cannot be in that hand. Choose a card that may be there.
jackrabbits-said-all =
    { $player } has only { $held ->
        [one] one card
       *[other] { $held } cards
    } to give. Continue with the offer.
jackrabbits-answer-offer = You have been offered a trade. First accept it or refuse it.
jackrabbits-give-first =
    First choose what you give: { $left ->
        [one] one card.
       *[other] { $left } cards.
    }
jackrabbits-given-already = You have already chosen { $card }. Choose another card.
jackrabbits-give-lower =
    { $left ->
        [one] One card is
       *[other] { $left } cards are
    } to be given, lowest first, and not enough cards come after { $card }. Choose a lower one first.

## The rules

rule-JR-X1 = Setting `advanced_citadel`. The citadel is also a palace, so arrivals there may be contested with hearts, though no Queen’s card counts there as such (our own ruling); a plaza, where diamonds buy cards of any suit; and a tower, where flights start and land. A shortfall there is paid in any suit, and the passport may be spent on it too.
    .title = Advanced citadel
    .setting = advanced_citadel
rule-JR-X2 = Setting `tight_suits`. There are as many suits, and sets of road tiles, as players. The table chooses the suits; unless it does, they are spades, then hearts, then diamonds, then clubs. An objective that these suits cannot meet is refused.
    .title = Tight suits
    .setting = tight_suits
rule-JR-X3 = Setting `ambivalent_aces`. Whenever an Ace is used, its user decides whether it counts 1 or 11. In the lottery it is a 1, and a player who buys one in a market may count it as 1.
    .title = Ambivalent Aces
    .setting = ambivalent_aces
rule-JR-X4 = Setting `capital_aces`. The first Ace you spend, in a payment or in a fight, counts 11 and stays face up in front of you for the rest of the game; later ones count 1. As long as you have no capital Ace, you may also show one Ace as 11, as a passport or among hearts or icicles, without spending it. If you spend several Aces together as your first, you name the capital one. A capital Ace is no longer in your hand: it is not counted, stolen, traded or spent again. In a market an Ace costs 1. Cannot be combined with ambivalent Aces (our own ruling).
    .title = Capital Aces
    .setting = capital_aces
rule-JR-X5 = Setting `additional_capital`, with capital Aces only. Your capital Ace adds one point to every sum you need, in a payment, in a fight, in bells or in hearts or icicles that you show, if its suit is accepted there: once for each sum, and only along with at least one card from your hand.
    .title = Additional capital
    .setting = additional_capital
rule-JR-X6 = Setting `special_flights`. A flight from a tower may land on any hexagon above ground.
    .title = Special flights
    .setting = special_flights
rule-JR-X7 =
    Setting `special_access`. In the standard edition, a player whose rabbit rests on the hexagon where another one arrives may contest the visit by the rules of hearts, anywhere but underground.

    In the full edition you may do so only if you laid open hearts worth six or more when your turn ended there, again anywhere but underground. They stay open until you set out, even if you then have to go back (JR-J6; our own ruling), and remain cards of your hand. They are what you show; if they come to less than six, you lose the right.

    Off palaces, the royal of the house counts as the Queen’s card does on a palace.
    .title = Special access
    .setting = special_access
rule-JR-X8 = Setting `trailing_carrots`. A hexagon with a carrot of yours need not stop you: however you got there, you may go on by any other road in the same journey. Passing through does not count as arriving (our own ruling).
    .title = Trailing carrots
    .setting = trailing_carrots
rule-JR-X9 = Setting `windfall_lottery`. Every card that matches a die wins a card, cards just won included, each card once. A double wins one more card, whether or not anything matches (our own ruling).
    .title = Windfall lottery
    .setting = windfall_lottery
rule-JR-X10 = Setting `overtaxed_hands`. The hand limit is six.
    .title = Overtaxed hands
    .setting = overtaxed_hands
rule-JR-X11 = Setting `seized_surplus`. If you call somebody for too many cards, you take the surplus, at random (our own ruling), instead of having it discarded. Cannot be combined with a strict hand limit.
    .title = Seized surplus
    .setting = seized_surplus
rule-JR-X12 = Setting `patriarchal_values`. An Ace is worth 14, a King 13, a Queen 12 and a Jack 11. In the lottery an Ace is still a 1 (our own ruling). Cannot be combined with other values for Aces: ambivalent Aces, capital Aces, additional capital (our own ruling).
    .title = Patriarchal values
    .setting = patriarchal_values
rule-JR-X13 =
    Setting `special_trades`. In the acquisition phase you may offer a trade to a player on your hexagon, one offer to each player a turn (our own ruling). You say which cards each of you gives, at least one on each side, and on at least one side only diamonds. A card that everybody can see elsewhere cannot be named (our own ruling).

    If the offer is accepted, each of you secretly chooses as many cards as were said, and they need not be those. You exchange them; carrots change, and royals above three go back to the court; then anybody who gave other cards than said is thrown off the board, though the exchange stands. Then it is checked whether you have won; if not, the phase continues.
    .title = Special trades
    .setting = special_trades
