"""Every lesson can be played to its end in every language, by the suggested line, foreseen choices or at random."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from inglenook import registry
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Message
from inglenook.lessons import LEARNER
from inglenook.lessons.course import NOWHERE
from inglenook.lessons.lesson import Beat, Lesson, Otherwise, Part, lesson_of, taught
from inglenook.rulebooks.catalogues import all_rules, read_catalogues
from inglenook.scenarios.file import Mistake
from inglenook.wording import LANGUAGES, Wording
from tests.hygiene.sources import PROJECT
from tests.lessons.rehearsal import MOST_ANSWERS, Rehearsal

PARTS = [pytest.param(part, id=f"{game}-{part.number}") for game in taught() for part in lesson_of(game).parts]
TURNS = [
    pytest.param(part, beat, otherwise, id=otherwise.message.removeprefix("lesson-"))
    for game in taught()
    for part in lesson_of(game).parts
    for beat in part.beats
    for otherwise in beat.otherwise
]


def assert_said_once(rehearsal: Rehearsal) -> None:
    """Checks that no text was shown twice."""
    said = Counter([note.beat.name for note in rehearsal.course.notes if not note.answers])
    assert not [name for name, count in said.items() if count > 1]


@pytest.mark.rule("KR-31", "KR-20")
@pytest.mark.parametrize("part", PARTS)
def test_as_it_is_hoped_for(part: Part) -> None:
    """The suggested line leads to the end of the lesson's part, and all its texts are worded in every language."""
    rehearsal = Rehearsal(part)
    for _ in rehearsal.hoped_for():
        assert not rehearsal.course.ended
    assert rehearsal.course.ended
    assert_said_once(rehearsal)
    assert not [note for note in rehearsal.course.notes if note.answers], "what is hoped for needs no answer"
    entry = registry.find(part.scenario.game.text())
    for language in LANGUAGES:
        wording = Wording(language, entry.locales)
        said = [wording.say(note.message) for note in rehearsal.course.notes]
        assert all(said)


@pytest.mark.rule("KR-31")
@pytest.mark.parametrize("game", taught())
def test_the_last_beat_is_the_last_that_is_counted(game: str) -> None:
    """The last text of the suggested line completes the lesson, whatever a losing learner would be told."""
    lesson = lesson_of(game)
    rehearsal = Rehearsal(lesson.parts[-1])
    for _ in rehearsal.hoped_for():
        pass
    assert rehearsal.course.beat_now().number == lesson.steps


@pytest.mark.rule("KR-31")
@pytest.mark.parametrize(("part", "beat", "otherwise"), TURNS)
def test_a_foreseen_turn(part: Part, beat: Beat, otherwise: Otherwise) -> None:
    """A foreseen choice is carried out and gets a reply, and the lesson goes on from there or after going back."""
    rehearsal = Rehearsal(part)
    before = rehearsal.until(beat, otherwise)
    answers = len(rehearsal.game.answers)
    rehearsal.take(before)
    (note,) = [note for note in rehearsal.course.notes if note.answers]
    assert note.message == Message(otherwise.message)
    assert note.back == (answers if otherwise.back else NOWHERE)
    assert note in rehearsal.course.now()
    rehearsal.play_on()
    assert_said_once(rehearsal)
    assert rehearsal.course.ended or rehearsal.game.over or len(rehearsal.game.answers) == MOST_ANSWERS
    rehearsal.go_back(answers)
    assert not [note for note in rehearsal.course.notes if note.answers]


@pytest.mark.rule("KR-31")
@pytest.mark.parametrize("part", PARTS)
def test_every_beat_has_its_moment(part: Part) -> None:
    """Every text of a lesson is shown on the suggested line or after a foreseen choice."""
    said: set[str] = set()
    rehearsal = Rehearsal(part)
    for _ in rehearsal.hoped_for():
        pass
    said |= {note.beat.name for note in rehearsal.course.notes}
    for beat in part.beats:
        for otherwise in beat.otherwise:
            rehearsal = Rehearsal(part)
            rehearsal.take(rehearsal.until(beat, otherwise))
            rehearsal.play_on()
            said |= {note.beat.name for note in rehearsal.course.notes}
            if said == {beat.name for beat in part.beats}:
                return
    assert said == {beat.name for beat in part.beats}


@pytest.mark.rule("KR-31")
@pytest.mark.parametrize("seed", ["ash", "birch"])
@pytest.mark.parametrize("part", PARTS)
def test_anyhow(part: Part, seed: str) -> None:
    """A lesson follows any choices of the learner and repeats no comment."""
    rehearsal, dice = Rehearsal(part), Dice(seed)
    while (pending := rehearsal.game.pending) is not None and len(rehearsal.game.answers) < MOST_ANSWERS:
        if pending.seat != LEARNER:
            rehearsal.reply()
            continue
        first = dice.below("choice", len(pending.options))
        picked = [(first + step) % len(pending.options) for step in range(max(pending.least, min(1, pending.most)))]
        rehearsal.game.pick(tuple(picked))
        rehearsal.course.follow(rehearsal.game.answers)
    assert_said_once(rehearsal)


DRUMS = (
    "move",
    "wound Aragorn",
    "assign Aragorn to Goblin Marksman",
    "assign Legolas to Moria Scout",
    "resolve skirmish of Aragorn",
    "pass",
    "play Swordsman of the Northern Kingdom",
)
"""Wick plays Drums in the Deep, and is answered."""
SHADOW = ("play Legolas", "play Hobbit Sword", *DRUMS, "move", "assign Aragorn to Moria Scout", "pass")
"""On to Wick's road."""
OTHER_PATHS: list[Any] = [
    pytest.param(
        "lotr", 1, ("play Legolas", "play Boromir", *DRUMS, "pass"), "fight-won", "answer-passed", id="card played"
    ),
    pytest.param(
        "lotr", 1, (*SHADOW, "play Uruk Savage", "play Bred for Battle"), "cards", "yours-this-time", id="no Shaman"
    ),
    pytest.param(
        "talisman",
        2,
        ("climb", "take Two Bags of Gold", "go to Hidden Valley"),
        "follower",
        "the-talisman",
        id="one thing after the other",
    ),
]


@pytest.mark.rule("KR-31")
@pytest.mark.parametrize(("game", "part", "moves", "said", "unsaid"), OTHER_PATHS)
def test_what_is_not_so_is_not_said(game: str, part: int, moves: tuple[str, ...], said: str, unsaid: str) -> None:
    """A note that would be false on another path is not shown there."""
    rehearsal = Rehearsal(lesson_of(game).parts[part - 1])
    rehearsal.play(moves)
    notes = {note.message.id for note in rehearsal.course.notes}
    assert f"lesson-{game}-{said}" in notes
    assert f"lesson-{game}-{unsaid}" not in notes


@pytest.mark.rule("KR-31")
def test_what_was_said_stands_as_long_as_it_holds() -> None:
    """A note stays until a new one replaces it, its moment is gone, or its numbers change."""
    rehearsal = Rehearsal(lesson_of("lotr").parts[0])
    rehearsal.play(["play Legolas", "play Hobbit Sword"])
    assert rehearsal.course.now() == []
    assert [note.beat.name for note in rehearsal.course.standing()] == ["gear"]
    rehearsal = Rehearsal(lesson_of("lotr").parts[0])
    rehearsal.play(["play Legolas", "play Boromir", *DRUMS])
    assert rehearsal.course.beat_now().name == "answer"
    assert rehearsal.course.now() == rehearsal.course.standing() == []


@pytest.mark.rule("KR-31")
def test_who_has_lost_goes_back_to_where_it_was_decided() -> None:
    """A learner who lost goes back to the decisive assignment of skirmishes, not to the latest choice."""
    rehearsal = Rehearsal(lesson_of("lotr").parts[1])
    rehearsal.play(["move"])
    before = len(rehearsal.game.answers)
    rehearsal.play(["assign Aragorn to Goblin Scavengers", "assign Frodo#1 to Goblin Patrol Troop"])
    rehearsal.play_on()
    assert rehearsal.course.notes[-1].message.id == "lesson-lotr-lost"
    assert rehearsal.course.notes[-1].back == before


@pytest.mark.rule("KR-31")
def test_the_second_place_is_spoken_of_in_any_company() -> None:
    """A learner who moved on without Legolas is told about the second site as well."""
    rehearsal = Rehearsal(lesson_of("lotr").parts[0])
    rehearsal.play(["play Boromir", "move", "assign Boromir to Moria Scout"])
    while not rehearsal.is_offered("move"):
        rehearsal.play(["pass"])
    rehearsal.play(["move", "wound Aragorn"])
    assert rehearsal.course.beat_now().name == "on-your-own"


@pytest.mark.rule("KR-20", "KR-31")
@pytest.mark.parametrize("game", taught())
def test_what_a_lesson_says_is_worded(game: str) -> None:
    """Every text, answer and chapter of a lesson has a wording, none is unused, and all cited rules exist."""
    lesson, entry = lesson_of(game), registry.find(game)
    wanted = {f"lesson-{game}-chapter-{chapter}" for chapter in lesson.chapters}
    wanted |= {beat.message for beat in lesson.beats}
    wanted |= {otherwise.message for beat in lesson.beats for otherwise in beat.otherwise}
    for language in LANGUAGES:
        assert set(Wording(language, entry.locales).ids(f"lesson-{game}-")) == wanted
    cited = {rule for beat in lesson.beats for rule in beat.rules}
    assert cited <= set(all_rules(read_catalogues(PROJECT)))


BROKEN: list[Any] = [
    pytest.param("minutes: 3\nparts: []", "scenario-key-missing", 1, id="no game"),
    pytest.param("game: chess\nminutes: 3\nparts: []", "scenario-unknown", 1, id="unknown game"),
    pytest.param("game: lotr\nminutes: 3\nparts:\n  - {title: X}", "scenario-key-missing", 4, id="no beats"),
    pytest.param(
        "game: lotr\nminutes: 3\nparts:\n  - title: X\n    setup: {}\n    play: []\n    beats:\n      - beat: one",
        "scenario-key-missing",
        8,
        id="a beat without its moment",
    ),
    pytest.param(
        "game: lotr\nminutes: 3\nparts:\n  - title: X\n    setup: {}\n    play: []\n    beats:\n"
        "      - {beat: one, when: {}, says: hello}",
        "scenario-unknown",
        8,
        id="an unknown key",
    ),
]


@pytest.mark.rule("KR-21", "KR-31")
@pytest.mark.parametrize(("text", "message", "line"), BROKEN)
def test_a_mistake_in_a_file_is_told_with_its_line(text: str, message: str, line: int) -> None:
    """A fault in a lesson file is reported with its line and what is missing."""
    with pytest.raises(Mistake) as found:
        Lesson(text)
    assert found.value.message.id.startswith(message)
    assert found.value.line == line
