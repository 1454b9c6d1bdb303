"""JACKED once more: small, slow, and written from the rules alone.

Cards are texts (`7H`, `X1`), hands and the deck are sets. Where a peg is, is how far it has walked from its own Out
space: 0 to n - 1 on the perimeter, n to n + 3 in Home, None in Jail. Nothing here comes from `warren`. What chance
decides is handed in: who was dealt which card, in order.
"""

from __future__ import annotations

from copy import deepcopy

COLOURS = "RBGY"
PEGS = [colour + number for colour in COLOURS for number in "1234"]
RANKS = "A23456789TJQK"
STEPS = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "8": 8, "9": 9, "J": 11, "Q": 12, "K": 13}
HANDS = {
    (4, 0): [5, 4, 4],
    (4, 4): [5, 5, 4],
    (3, 2): [6, 6, 6],
    (3, 0): [6, 6, 5],
    (2, 0): [6, 5, 5, 5, 5],
    (2, 2): [6, 6, 5, 5, 5],
}

Dealt = list[tuple[int, str]]


class Pegs:
    """JK-B1, JK-B2, JK-B3 and the movement of pegs."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.n = 4 * side
        self.walked: dict[str, int | None] = dict.fromkeys(PEGS)
        self.blockers: set[str] = set()

    def state(self) -> tuple[tuple[int | None, ...], frozenset[str]]:
        return tuple(self.walked[peg] for peg in PEGS), frozenset(self.blockers)

    def space(self, colour: str, walked: int) -> int:
        """Where on the perimeter that is, counted from the red corner."""
        return (COLOURS.index(colour) * self.side + walked) % self.n

    def on_perimeter(self, peg: str) -> bool:
        walked = self.walked[peg]
        return walked is not None and walked < self.n

    def at(self, space: int) -> str | None:
        for peg, walked in self.walked.items():
            if walked is not None and walked < self.n and self.space(peg[0], walked) == space:
                return peg
        return None

    def kill(self, space: int) -> None:
        peg = self.at(space)
        if peg is not None:
            self.walked[peg] = None
            self.blockers.discard(peg)

    def is_free_in_home(self, peg: str, walked: int) -> bool:
        return walked <= self.n + 3 and all(
            self.walked[other] != walked for other in PEGS if other[0] == peg[0] and other != peg
        )

    def can_walk(self, peg: str, steps: int, is_seven: bool) -> bool:
        """JK-P3, JK-M1, JK-M2, JK-M4."""
        start = self.walked[peg]
        if start is None:
            return False
        for walked in range(start + 1, start + steps + 1):
            if walked >= self.n:
                if not self.is_free_in_home(peg, walked):
                    return False
            elif not is_seven and self.at(self.space(peg[0], walked)) in self.blockers:
                return False
        return True

    def walk(self, peg: str, steps: int, is_seven: bool) -> None:
        """JK-M1, JK-CS2."""
        start = self.walked[peg]
        assert start is not None
        for walked in range(start + 1, start + steps + 1):
            if walked < self.n and (is_seven or walked == start + steps):
                self.kill(self.space(peg[0], walked))
        self.walked[peg] = start + steps
        self.blockers.discard(peg)

    def can_back(self, peg: str) -> bool:
        """JK-CX."""
        walked = self.walked[peg]
        if walked is None or walked >= self.n:
            return False
        return self.at(self.space(peg[0], walked - 6)) not in self.blockers

    def back(self, peg: str) -> None:
        walked = self.walked[peg]
        assert walked is not None
        self.kill(self.space(peg[0], walked - 6))
        self.walked[peg] = (walked - 6) % self.n
        self.blockers.discard(peg)

    def can_come_out(self, colour: str) -> bool:
        """JK-M3."""
        return (
            any(self.walked[peg] is None for peg in PEGS if peg[0] == colour)
            and self.at(self.space(colour, 0)) not in self.blockers
        )

    def come_out(self, colour: str) -> None:
        peg = next(peg for peg in PEGS if peg[0] == colour and self.walked[peg] is None)
        self.kill(self.space(colour, 0))
        self.walked[peg] = 0
        self.blockers.add(peg)

    def swap(self, one: str, other: str) -> None:
        """JK-CT."""
        first, second = self.walked[one], self.walked[other]
        assert first is not None
        assert second is not None
        place, elsewhere = self.space(one[0], first), self.space(other[0], second)
        self.walked[one] = (elsewhere - self.space(one[0], 0)) % self.n
        self.walked[other] = (place - self.space(other[0], 0)) % self.n
        self.blockers -= {one, other}

    def can_finish(self, pegs: list[str], left: int) -> bool:
        """JK-CS1: some way to walk the rest of a seven."""
        if left == 0:
            return True
        return any(self.can_part(pegs, peg, steps, left) for peg in pegs for steps in range(1, left + 1))

    def can_part(self, pegs: list[str], peg: str, steps: int, left: int) -> bool:
        if steps > left or not self.can_walk(peg, steps, is_seven=True):
            return False
        trial = deepcopy(self)
        trial.walk(peg, steps, is_seven=True)
        return trial.can_finish([other for other in pegs if other != peg], left - steps)


class Oracle:
    def __init__(
        self,
        *,
        players: int,
        is_teams: bool,
        jokers: int,
        side: int,
        is_memory: bool,
        turn_limit: int | None,
        dealer: int,
    ) -> None:
        self.players = players
        self.is_teams = is_teams
        self.jokers = jokers
        self.is_memory = is_memory
        self.turn_limit = turn_limit
        self.dealer = dealer
        self.counts = HANDS[(players, jokers)]
        self.pegs = Pegs(side)
        self.hands: list[set[str]] = [set() for _ in range(players)]
        self.deck: set[str] = set()
        self.discards: set[str] = set()
        self.hand_number = 0
        self.turns = 0
        self.to_play = 0
        self.jacked: int | None = None
        self.barred: set[int] = set()
        self.is_mistaken = False
        self.seven: tuple[str, int, set[str]] | None = None  # played as, left, pegs that have moved
        # memory play: who acted last, what it would be taken back to, the card, and who has let it pass
        self.suspect: int | None = None
        self.before: Pegs | None = None
        self.card = ""
        self.silent: set[int] = set()
        self.is_dealt = True
        self.ended: str | None = None  # "home", "turn-limit"
        self.winners: list[int] = []

    # --- JK-P1, JK-P2 ------------------------------------------------------------------------------------------------

    def colours(self, seat: int) -> str:
        """Whose pegs a player may move."""
        if self.players == 2 or self.is_teams:
            return "RG" if seat in (0, 2) else "BY"
        return COLOURS[seat]

    def mine(self, seat: int) -> list[str]:
        return [peg for peg in PEGS if peg[0] in self.colours(seat)]

    def shuffle(self) -> None:
        self.deck = {rank + suit for rank in RANKS for suit in "CSHD"} | {f"X{i + 1}" for i in range(self.jokers)}
        self.discards = set()
        self.hand_number = 0

    def deal(self, dealt: Dealt) -> None:
        self.jacked = None
        self.barred = set()
        for _ in range(self.players * self.counts[self.hand_number]):
            seat, card = dealt.pop(0)
            self.deck.remove(card)
            self.hands[seat].add(card)
        assert {len(hand) for hand in self.hands} == {self.counts[self.hand_number]}
        self.to_play = (self.dealer + 1) % self.players

    # --- what may be done --------------------------------------------------------------------------------------------

    def cards_as(self, seat: int) -> list[str]:
        """What the cards of a hand can be played as: `9`, or `W9` for a joker. JK-CW."""
        held = {card[0] for card in self.hands[seat]}
        return [rank for rank in RANKS if rank in held] + ([f"W{rank}" for rank in RANKS] if "X" in held else [])

    def plays(self, seat: int) -> set[str]:
        """JK-P3, and every card."""
        found: set[str] = set()
        mine, pegs = self.mine(seat), self.pegs
        for played_as in self.cards_as(seat):
            rank = played_as[-1]
            if rank in "AK":
                found |= {f"out:{played_as}:{colour}" for colour in self.colours(seat) if pegs.can_come_out(colour)}
            if rank in STEPS:
                found |= {f"move:{played_as}:{peg}" for peg in mine if pegs.can_walk(peg, STEPS[rank], is_seven=False)}
            elif rank == "6":
                found |= {f"move:{played_as}:{peg}" for peg in mine if pegs.can_back(peg)}
            elif rank == "T":
                out = [peg for peg in PEGS if pegs.on_perimeter(peg)]
                found |= {
                    f"swap:{played_as}:{one}:{other}"
                    for place, one in enumerate(out)
                    for other in out[place + 1 :]
                    if one in mine or other in mine
                }
            else:
                found |= {
                    f"seven:{played_as}:{peg}:{steps}"
                    for peg in mine
                    for steps in range(1, 8)
                    if pegs.can_part(mine, peg, steps, 7)
                }
        return found

    def turn(self, seat: int) -> set[str]:
        if self.seven is not None:
            _, left, used = self.seven
            mine = [peg for peg in self.mine(seat) if peg not in used]
            return {
                f"part:{peg}:{steps}"
                for peg in mine
                for steps in range(1, left + 1)
                if self.pegs.can_part(mine, peg, steps, left)
            }
        throws = {f"discard:{'W' if card[0] == 'X' else card[0]}" for card in self.hands[seat]}
        if self.jacked == seat and not self.is_memory:
            return throws
        plays = self.plays(seat) or {"forfeit"}
        return plays | throws if self.is_memory and not self.is_mistaken else plays

    def closer(self) -> int | None:
        """Who ends the call window by acting."""
        if self.suspect is None or self.has_won(self.suspect) or self.to_play == self.suspect:
            return None
        return self.to_play if self.hands[self.to_play] else None

    def speakers(self) -> list[int]:
        return [seat for seat in range(self.players) if seat != self.suspect and seat not in self.barred]

    def legal(self, seat: int) -> set[str]:
        if self.ended is not None:
            return set()
        if self.suspect is None:
            return self.turn(seat) if seat == self.to_play else set()
        call = {"call"} if seat in self.speakers() else set()
        if seat == self.closer():
            return call | self.turn(seat)
        return call | {"pass"} if call and seat not in self.silent else set()

    # --- doing it ----------------------------------------------------------------------------------------------------

    def play(self, seat: int, action: str, dealt: Dealt) -> None:
        assert action in self.legal(seat)
        kind, *parts = action.split(":")
        if kind == "pass":
            self.silent.add(seat)
        elif kind == "call":
            self.call(seat)
        else:
            self.suspect = None
            self.take_turn(seat, kind, parts)
        self.run_on(dealt)
        assert dealt == [], "more was dealt than the rules allow"

    def call(self, seat: int) -> None:
        """JK-J3, JK-J4."""
        if self.before is None:
            self.barred.add(seat)
            return
        assert self.suspect is not None
        self.pegs = self.before
        self.before = None
        self.jack_next(self.suspect, self.card[0] == "J")
        self.suspect = None

    def take_turn(self, seat: int, kind: str, parts: list[str]) -> None:
        if kind == "part":
            self.part(seat, parts[0], int(parts[1]))
        elif kind == "discard":
            self.discard(seat, parts[0])
        elif kind == "forfeit":
            self.discards |= self.hands[seat]
            self.hands[seat] = set()
            self.before = None
            self.jacked = None
            self.end_turn(seat)
        else:
            self.play_card(seat, kind, parts)

    def take_card(self, seat: int, letter: str) -> str:
        """Suits do not matter: the first of its rank in the order clubs, spades, hearts, diamonds."""
        order = ["X1", "X2", "X3", "X4"] if letter in "WX" else [letter + suit for suit in "CSHD"]
        card = next(card for card in order if card in self.hands[seat])
        self.hands[seat].remove(card)
        self.discards.add(card)
        return card

    def play_card(self, seat: int, kind: str, parts: list[str]) -> None:
        played_as, peg = parts[0], parts[1]
        self.card = self.take_card(seat, played_as[0])
        self.before = deepcopy(self.pegs) if self.jacked == seat else None
        self.jacked = None
        self.is_mistaken = False
        if kind == "out":
            self.pegs.come_out(peg)
        elif kind == "swap":
            self.pegs.swap(peg, parts[2])
        elif kind == "seven":
            self.seven = (played_as, 7, set())
            self.part(seat, peg, int(parts[2]))
            return
        elif played_as[-1] == "6":
            self.pegs.back(peg)
        else:
            self.pegs.walk(peg, STEPS[played_as[-1]], is_seven=False)
        self.jack_next(seat, played_as[-1] == "J")
        self.end_turn(seat)

    def part(self, seat: int, peg: str, steps: int) -> None:
        """JK-CS1."""
        assert self.seven is not None
        played_as, left, used = self.seven
        self.pegs.walk(peg, steps, is_seven=True)
        self.seven = (played_as, left - steps, used | {peg})
        if left == steps:
            self.seven = None
            self.end_turn(seat)

    def discard(self, seat: int, letter: str) -> None:
        """JK-J1, JK-J2, JK-J4."""
        if self.jacked != seat:
            self.barred.add(seat)
            self.is_mistaken = True
            return
        card = self.take_card(seat, letter)
        self.before = None
        self.jack_next(seat, card[0] == "J")
        self.end_turn(seat)

    def jack_next(self, seat: int, is_jack: bool) -> None:
        """JK-CJ, JK-J2."""
        following = (seat + 1) % self.players
        self.jacked = following if is_jack and self.hands[following] else None

    def has_won(self, seat: int) -> bool:
        """JK-P5."""
        return all((self.pegs.walked[peg] or 0) >= self.pegs.n for peg in self.mine(seat))

    def end_turn(self, seat: int) -> None:
        self.turns += 1
        self.is_mistaken = False
        self.to_play = next(
            (
                other % self.players
                for other in range(seat + 1, seat + 1 + self.players)
                if self.hands[other % self.players]
            ),
            seat,
        )
        if not self.has_won(seat) and self.is_at_turn_limit():
            return
        if self.is_memory:
            self.suspect = seat
            self.silent = set()
        self.last = seat

    def is_at_turn_limit(self) -> bool:
        """JK-P6."""
        if self.turn_limit is not None and self.turns >= self.turn_limit:
            self.ended = "turn-limit"
        return self.ended is not None

    def run_on(self, dealt: Dealt) -> None:
        """What follows when nobody has anything more to say."""
        if self.ended is not None or self.seven is not None or self.is_mistaken:
            return
        if self.suspect is not None:
            if self.closer() is not None or any(seat not in self.silent for seat in self.speakers()):
                return
            self.suspect = None
        if self.has_won(self.last):
            self.ended = "home"
            self.winners = [seat for seat in range(self.players) if self.colours(seat) == self.colours(self.last)]
        elif not self.is_at_turn_limit() and not any(self.hands):
            self.hand_number += 1
            if self.hand_number == len(self.counts):
                self.dealer = (self.dealer + 1) % self.players
                self.shuffle()
            self.deal(dealt)

    def scores(self) -> list[int]:
        """Pegs at home: of both colours with two players, else of one's own."""
        colours = ["RG", "BY"] if self.players == 2 else list(COLOURS[: self.players])
        return [sum((self.pegs.walked[peg] or 0) >= self.pegs.n for peg in PEGS if peg[0] in own) for own in colours]
