"""JACKED in a terminal: the ring, the players with their Homes and Jails, and cards that say what they would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from warren.core.facts import Fact
from warren.core.messages import Thing
from warren.core.settings import Setup
from warren.core.view import View
from warren.games.jacked.actions import AS_TEXTS, COLOURS, PEG_TEXTS, RANK_TEXTS
from warren.games.jacked.board import JAIL
from warren.games.jacked.facts import CARDS
from warren.games.jacked.settings import Rules
from warren.games.jacked.view import JackedView
from warren.terminal.board import Board, Button, Item
from warren.terminal.jacked_buttons import Buttons, place
from warren.terminal.jacked_drawing import Pegs, draw_lines, draw_ring, jail_and_home, listed

_RED: Final = ("♥", "♦")


class JackedBoard(Board):
    """Cards of one rank are one item: suits do not matter."""

    # --- what can be done --------------------------------------------------------------------------------------------

    def items(self, view: View) -> list[Item]:
        assert isinstance(view, JackedView)
        buttons = Buttons(view, self.words)
        ranks: dict[str, list[str]] = {}
        for card in view.hand:
            ranks.setdefault(_rank(CARDS[card]), []).append(CARDS[card])
        order = sorted(ranks, key=RANK_TEXTS.index)
        is_without_cards = buttons.is_without_cards()
        return [self._item(rank, ranks[rank], () if is_without_cards else buttons.with_card(rank)) for rank in order]

    def _item(self, rank: str, cards: list[str], buttons: tuple[Button, ...]) -> Item:
        """`9♣♥` for two nines."""
        if rank == "W":
            return Item(rank, self.words.say("jacked-board-jokers", count=len(cards)), "bold", buttons)
        shown = [self.words.card(card) for card in cards]
        label = shown[0] + "".join(card[-1] for card in shown[1:])
        return Item(rank, label, "bold red" if all(card.endswith(_RED) for card in shown) else "bold", buttons)

    def buttons(self, view: View) -> list[Button]:
        assert isinstance(view, JackedView)
        window = view.window()
        return Buttons(view, self.words).alone("" if window is None else self.names[window.suspect])

    def question(self, view: View) -> str:
        """Who is not to play next may only call. JK-J3."""
        assert isinstance(view, JackedView)
        return "" if view.window() is not None and view.to_play() == view.seat else super().question(view)

    def is_aside(self, view: View) -> bool:
        assert isinstance(view, JackedView)
        return view.window() is not None and super().is_aside(view)

    def choice(self, view: View, action: str) -> str:
        """With where a peg would get, and whom it would kill."""
        assert isinstance(view, JackedView)
        kind, *fields = action.split(":")
        buttons = Buttons(view, self.words)
        card = self.words.named(Thing(AS_TEXTS.name, fields[0])) if kind in ("out", "move", "seven") else ""
        if kind == "out":
            return self.words.say("jacked-choice-play", card=card, button=buttons.out(fields[1]))
        if kind == "move":
            peg = PEG_TEXTS.index(fields[1])
            return self.words.say("jacked-choice-play", card=card, button=buttons.move(fields[0][-1], peg))
        if kind in ("seven", "part"):
            part = buttons.whole_part(PEG_TEXTS.index(fields[-2]), int(fields[-1]))
            return self.words.say("jacked-choice-play", card=card, button=part) if card else f"{part}."
        if kind in ("pass", "call"):
            label = next(button.label for button in self.buttons(view) if button.action == kind)
            return f"{label[0].upper()}{label[1:]}."
        return super().choice(view, action)

    def told(self, setup: Setup, parts: list[str], foreseen: Sequence[Fact]) -> str:
        """The story of what the move would do, where it can be foreseen."""
        return " ".join(self.retold(setup, foreseen)) or super().told(setup, parts, foreseen)

    # --- in sentences ------------------------------------------------------------------------------------------------

    def describe(self, view: View) -> list[str]:
        assert isinstance(view, JackedView)
        say, rules = self.words.say, Rules(view.setup)
        seats = self._seats(view)
        lines = [
            say("jacked-board-ring", spaces=int(4 * rules.side), last=int(4 * rules.side) - 1, outs=self._outs(rules)),
            say("jacked-board-hand", hand=view.hand_number + 1, dealer=self.names[view.dealer], deck=view.deck_size),
        ]
        if rules.is_teams:
            pairs = [self.words.listed([self.names[seat], self.names[seat + 2]]) for seat in (0, 1)]
            lines.append(say("jacked-board-teams", first=pairs[0], second=pairs[1]))
        for seat in seats:
            lines.append(self._holds(view, seat))
            lines += [self._pegs_of(view, colour) for colour in _colours(rules, seat)]
        discards = tuple(self._card(card) for card in view.discards)
        lines.append(say("jacked-board-discards", cards=discards))
        if view.seat >= 0:
            hand = tuple(self._card(card) for card in view.hand)
            lines.append(say("jacked-board-you-hold", player=self.names[int(view.seat)], cards=hand))
        return lines

    def _outs(self, rules: Rules) -> tuple[str, ...]:
        colours = range(3 if rules.players == 3 else 4)
        return tuple(
            self.words.say("jacked-board-out", colour=COLOURS[colour], number=int(colour * rules.side))
            for colour in colours
        )

    def _holds(self, view: JackedView, seat: int) -> str:
        barred = "yes" if view.barred >> seat & 1 else "no"
        return self.words.say("jacked-board-holds", player=self.names[seat], count=view.hand_sizes[seat], barred=barred)

    def _pegs_of(self, view: JackedView, colour: int) -> str:
        """Where the pegs of a colour are: those in Jail together, the others one by one."""
        pegs = range(4 * colour, 4 * colour + 4)
        jailed = tuple(self.words.peg(PEG_TEXTS[peg]) for peg in pegs if view.places[peg] == JAIL)
        clauses = [self._place_of(view, peg) for peg in pegs if view.places[peg] != JAIL]
        if jailed:
            clauses.append(self.words.say("jacked-board-jailed", pegs=jailed))
        return self.words.say("jacked-board-pegs", colour=COLOURS[colour], pegs="; ".join(clauses))

    def _place_of(self, view: JackedView, peg: int) -> str:
        """On the ring, also how far it has come, and how far it is from the first space of Home."""
        side = int(Rules(view.setup).side)
        corner, at = peg // 4 * side, view.places[peg]
        walked = (at - corner) % (4 * side)
        where, number = place(at)
        if at == corner and view.blocked >> (peg // 4) & 1:
            where = "blocker"
        return self.words.say(
            "jacked-board-peg",
            peg=self.words.peg(PEG_TEXTS[peg]),
            where=where,
            number=number,
            walked=walked,
            left=4 * side - walked,
        )

    def _card(self, card: int) -> str:
        text = CARDS[card]
        return self.words.say("joker-name", rank="none") if text.startswith("X") else self.words.card(text)

    # --- drawn -------------------------------------------------------------------------------------------------------

    def draw(self, view: View, width: int, height: int, before: View | None = None, _held: str = "") -> Text:
        assert isinstance(view, JackedView)
        rules = Rules(view.setup)
        seats = self._seats(view)
        pegs = Pegs(
            side=int(rules.side),
            places=view.places,
            before=before.places if isinstance(before, JackedView) else view.places,
            blocked=view.blocked,
            colours=range(3 if rules.players == 3 else 4),
            own=seats[0],
        )
        jail, home = self.words.say("jacked-board-jail"), self.words.say("jacked-board-home")
        foot = self.words.say(
            "jacked-board-short", hand=view.hand_number + 1, deck=view.deck_size, discards=len(view.discards)
        )
        players = [self._player(view, seat) for seat in seats]
        colours = [[jail_and_home(pegs, colour, jail, home) for colour in _colours(rules, seat)] for seat in seats]
        panels = (_apart(players, colours, foot), _together(players, colours, foot))
        for form in (draw_ring, draw_lines):
            for panel in panels:
                drawn = form(pegs, panel, width, height)
                if drawn is not None:
                    return drawn
        places = [[listed(pegs, colour, jail, home) for colour in _colours(rules, seat)] for seat in seats]
        return Text("\n", no_wrap=True, overflow="ellipsis").join(_apart(players, places, foot))

    def _seats(self, view: JackedView) -> list[int]:
        """Everybody, the reader first."""
        first = max(0, int(view.seat))
        players = len(view.hand_sizes)
        return [(first + number) % players for number in range(players)]

    def _player(self, view: JackedView, seat: int) -> Text:
        window = view.window()
        is_waited_for = seat in view.waiting_for if window is None or window.closer < 0 else seat == window.closer
        line = Text("▶ " if is_waited_for else "  ")
        line.append(self.names[seat], "bold reverse" if is_waited_for else "bold")
        told = self.words.say(
            "jacked-board-player",
            count=view.hand_sizes[seat],
            dealer="yes" if view.dealer == seat else "no",
            partner=(self.names[(seat + 2) % 4],) if Rules(view.setup).is_teams else (),
            barred="yes" if view.barred >> seat & 1 else "no",
        )
        return line.append(f" {told}")


def _rank(card: str) -> str:
    return "W" if card.startswith("X") else card[0]


def _colours(rules: Rules, seat: int) -> tuple[int, ...]:
    """The colours that a player began with. JK-P1."""
    return (seat, seat + 2) if rules.players == 2 else (seat,)


def _together(players: list[Text], colours: list[list[Text]], foot: str) -> list[Text]:
    """A player and their first colour in one line."""
    width = max(player.cell_len for player in players) + 2
    lines: list[Text] = []
    for player, mine in zip(players, colours, strict=True):
        for number, colour in enumerate(mine):
            start = player.copy() if number == 0 else Text()
            start.truncate(width, pad=True)
            lines.append(start.append_text(colour))
    return [*lines, Text(f"  {foot}", "dim")]


def _apart(players: list[Text], colours: list[list[Text]], foot: str) -> list[Text]:
    """A player above their colours."""
    lines: list[Text] = []
    for player, mine in zip(players, colours, strict=True):
        lines += [player, *(Text("  ").append_text(colour) for colour in mine)]
    return [*lines, Text(f"  {foot}", "dim")]
