"""What can be asked before a move: drafts, why not, and hints."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from warren.core.errors import BadInput
from warren.server.room import Room
from warren.server.wire import frames, model, people

from .helpers import Player, StoppedClock, a_house, connected, refusal, two_people, wish


async def test_drafts_tell_what_could_come_next_and_change_nothing(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, ann, _ = await two_people(house, first_player="0")
        before = room.length
        asked = frames.DraftAsked(type="draft", asks=7, actions=[ann.choices()[0]])
        draft = await house.draft(room, ann.guest, asked)
        assert draft.answers == 7
        assert draft.steps[0].is_complete
        assert draft.steps[0].ended
        assert room.length == before


async def test_why_not_is_answered_with_the_rule_and_null_for_what_is_legal(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, ann, _ = await two_people(house, first_player="0")
        asked = frames.WhyAsked(type="why", asks=1, actions=[], action="deal")
        reason = (await house.why(room, ann.guest, asked)).reason
        assert reason is not None
        assert reason.rule == "JB-10"
        legal = frames.WhyAsked(type="why", asks=2, actions=[], action=ann.choices()[0])
        assert (await house.why(room, ann.guest, legal)).reason is None


async def test_why_not_there_is_answered_with_the_rule_also_after_parts_of_a_move(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        room = await house.make_table(ann.id, wish("me", "newcomer", game="jackrabbits", first_player="0"))
        player = await connected(house, room, ann)

        async def why(place: str, *actions: str) -> model.Message | None:
            asked = frames.WhyAsked(type="why", asks=1, actions=list(actions), place=place)
            return (await house.why(room, player.guest, asked)).reason

        early = await why("tower-clubs")
        assert early is not None
        assert (early.message, early.rule) == ("jackrabbits-roll-first", "JR-L1")
        await player.move("roll")
        here = await why("citadel")
        assert here is not None
        assert (here.message, here.rule) == ("jackrabbits-there-already", "JR-J1")
        assert await why("citadel", "go:citadel.0") != here
        with pytest.raises(BadInput):
            await why("the moon")


async def test_why_not_with_a_card_is_answered_with_the_phase_first(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        room = await house.make_table(ann.id, wish("me", "newcomer", game="jackrabbits", first_player="0"))
        player = await connected(house, room, ann)

        async def why(card: str) -> str:
            asked = frames.WhyAsked(type="why", asks=1, actions=[], card=card)
            told = (await house.why(room, player.guest, asked)).reason
            return "" if told is None else told.message

        assert await why("X1") == "jackrabbits-roll-first"
        await player.move("roll")
        assert await why("X1") == "jackrabbits-not-held"
        with pytest.raises(BadInput):
            await why("the moon")


async def test_a_hint_names_a_whole_move_and_what_else_there_is(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, ann, bob = await two_people(house, first_player="0")
        hint = await house.hint(room, ann.guest, frames.HintAsked(type="hint", asks=1, actions=[]))
        assert hint.move[0] in ann.choices()
        assert hint.options[0].action == hint.move[0]
        assert {option.action for option in hint.options[1:]} < set(ann.choices())
        assert hint.options[1:]
        with refusal("hint/nothing"):
            await house.hint(room, bob.guest, frames.HintAsked(type="hint", asks=1, actions=[]))


async def test_a_hint_that_cannot_be_found_in_time_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, ann, _ = await two_people(house, first_player="0")
        thinkers: Any = house.thinkers
        thinkers.is_failing = True
        with refusal("hint/late"):
            await house.hint(room, ann.guest, frames.HintAsked(type="hint", asks=1, actions=[]))


async def test_who_asks_for_too_much_advice_is_told_when_to_ask_again(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with a_house(tmp_path, clock=clock) as house:
        room, ann, bob = await two_people(house, first_player="0")
        thinkers: Any = house.thinkers
        thinkers.is_failing = True
        asked = frames.HintAsked(type="hint", asks=1, actions=[])
        for _ in range(10):
            with refusal("hint/late"):
                await house.hint(room, ann.guest, asked)
        with refusal("hint/too-many") as refused:
            await house.hint(room, ann.guest, asked)
        seconds = refused.value.arguments["seconds"]
        await clock.go_on(seconds - 1)
        with refusal("hint/too-many") as refused:
            await house.hint(room, ann.guest, asked)
        assert refused.value.arguments["seconds"] == 1
        await clock.go_on(1)
        with refusal("hint/late"):
            await house.hint(room, ann.guest, asked)
        with refusal("hint/nothing"):
            await house.hint(room, bob.guest, asked)


async def test_advice_is_limited_by_person_at_all_their_tables_together(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        thinkers: Any = house.thinkers
        thinkers.is_failing = True
        ann, bob = await house.add_person("Ann"), await house.add_person("Bob")
        asked = frames.HintAsked(type="hint", asks=1, actions=[])

        async def table(first: people.Person, second: people.Person) -> tuple[Room, Player]:
            room = await house.make_table(first.id, wish("me", "open", length="hand", first_player="0"))
            await house.join(room, second.id, second.name)
            return room, await connected(house, room, first)

        for _ in range(10):
            room, player = await table(ann, bob)
            with refusal("hint/late"):
                await house.hint(room, player.guest, asked)
        room, player = await table(ann, bob)
        with refusal("hint/too-many"):
            await house.hint(room, player.guest, asked)
        room, player = await table(bob, ann)
        with refusal("hint/late"):
            await house.hint(room, player.guest, asked)
