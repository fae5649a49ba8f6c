"""Tests of the Talisman wordings: complete in every language, all used, and readable one line at a time."""

from __future__ import annotations

import ast
import dataclasses
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import inglenook
from inglenook.kernel.messages import Argument, Message
from inglenook.talisman.components import CARDS, CHARACTERS, SPACES, SPELLS
from inglenook.talisman.dsl.abilities import PlaysPipes, SwapsObjects, Takes
from inglenook.talisman.dsl.effects import Choice, GiveUp, Roll
from inglenook.talisman.dsl.terms import CRAFT, EVIL, GOOD, INNER, MIDDLE, NEUTRAL, OUTER, STRENGTH
from inglenook.talisman.entry import entry
from inglenook.talisman.entry.description import tell_table
from inglenook.talisman.rules.battle import combat
from inglenook.talisman.rules.magic import spells
from inglenook.wording import LANGUAGES, OWN, Wording
from inglenook.wording.browser_uses import both, collect_browser
from inglenook.wording.faults import check, variables
from inglenook.wording.uses import collect, compare
from tests.talisman.positions import Position

SOURCE = Path(inglenook.__file__).parent
BROWSER = Path(__file__).parents[2] / "web" / "src"
FOLDER = entry().locales
COMPONENTS = (*CARDS.values(), *SPELLS.values(), *CHARACTERS.values(), *SPACES.values())
ABILITIES = [ability for character in CHARACTERS.values() for ability in character.abilities]

SAID = re.compile(r"(roll|prompt|option|word|choice|log|why|fault|look|state|phase|window|reading|error)-")
"""Messages during play; names and texts of components have tests of their own."""

WORDED = {id: needed for id, needed in variables([FOLDER]).items() if SAID.match(id)}

COUNTED = {"n", "amount", "now", "turns", "points", "price", "most", "gold", "lives", "count", "steps", "spells"}
"""Arguments that are amounts."""

LABELLED_OTHERWISE = {"choose", "number", "pass", "yes", "no"}
"""Verbs whose options have labels that are not worded here under the name of the verb."""


def words_in(value: object) -> Iterator[object]:
    """Yields all parts of a definition, including parts inside others."""
    yield value
    if dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from words_in(getattr(value, field.name))
    elif isinstance(value, tuple):
        for part in value:
            yield from words_in(part)


def verbs() -> set[str]:
    """Returns the verbs of all options in the source of the game."""
    found = set()
    for file in sorted((SOURCE / "talisman").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id
            if called in ("Option", "way") and isinstance(node, ast.Call) and isinstance(node.args[0], ast.Constant):
                found.add(str(node.args[0].value))
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("by_way_of"):
                found.add(ast.literal_eval(node.args[0]))
    return found


def rolled_for() -> set[str]:
    """Returns the reasons for dice rolls, from the rules, the effects and the names of abilities."""
    found = {part.occasion for one in COMPONENTS for part in words_in(one) if isinstance(part, Roll)} - {""}
    found |= {ability.name for ability in ABILITIES if isinstance(ability, Takes) and any(ability.from_roll)}
    for file in sorted((SOURCE / "talisman/rules").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("roll_dice", "roll_sum", "thrown"):
                found |= {str(part.value) for part in ast.walk(node.args[2]) if isinstance(part, ast.Constant)}
    return found


def worded(prefix: str) -> set[str]:
    """Returns the ids that have a wording under a prefix, without the prefix."""
    return {id.removeprefix(prefix) for id in WORDED if id.startswith(prefix)}


CHOOSING = {"kind": "place", "way": "psychic", "duel": "yes"}
"""Arguments that say which words are meant, and are not said themselves."""


def arguments(id: str, amount: int) -> dict[str, Argument]:
    """Returns a value for every gap of a message: an amount for a count, otherwise a recognisable word."""
    return {name: amount if name in COUNTED else CHOOSING.get(name, f"‹{name}›") for name in WORDED[id]}


# Everything said is worded, and everything worded is said.


@pytest.mark.rule("KR-20")
def test_the_wordings_have_no_faults() -> None:
    """Every message exists in three languages with the same arguments and plurals and without syntax errors."""
    assert [] == [str(fault) for fault in check([OWN, FOLDER])]


@pytest.mark.rule("KR-20")
def test_everything_said_is_worded_and_everything_worded_is_said() -> None:
    """Every message id in the source has a wording with its arguments, and every wording is used."""
    sources = collect(SOURCE / "talisman"), both(collect(SOURCE), collect_browser(BROWSER))
    here, anywhere = (compare(uses, variables([OWN, FOLDER])) for uses in sources)

    assert [] == [str(fault) for fault in here if fault.kind != "unused"]
    assert [] == [str(fault) for fault in anywhere if fault.kind == "unused" and fault.where in WORDED]


@pytest.mark.rule("KR-20")
def test_every_option_has_a_label() -> None:
    """Every verb that the rules offer has a label, and every label belongs to such a verb."""
    offered = verbs() - LABELLED_OTHERWISE
    written = {use.id.removeprefix("option-") for use in collect(SOURCE / "talisman").written}
    directions = {"go-clockwise", "go-anticlockwise"}

    assert offered <= worded("option-")
    assert worded("option-") <= offered | written | directions


BUILT = {
    "word-": {STRENGTH, CRAFT, GOOD, NEUTRAL, EVIL, OUTER, MIDDLE, INNER}
    | {ability.name for ability in ABILITIES if isinstance(ability, Takes)}
    | {"swap" for ability in ABILITIES if isinstance(ability, SwapsObjects)}
    | {"pipes" for ability in ABILITIES if isinstance(ability, PlaysPipes)},
    "choice-": {part.name for one in COMPONENTS for part in words_in(one) if isinstance(part, Choice)},
    "prompt-give-up-": {
        part.what for one in COMPONENTS for part in words_in(one) if isinstance(part, GiveUp) and part.optional
    },
    "prompt-moment-": {
        name
        for moment, name in enumerate(spells.MOMENTS)
        if moment not in (spells.LIFE_ABOUT_TO_BE_LOST, spells.LIFE_LOST)  # of which other events tell
    },
    "log-fight-": {combat.WON, combat.LOST, combat.DRAWN},
    "roll-": rolled_for(),
    "log-gained-": {"strength", "craft", "life", "gold"},
    "log-lost-": {"strength", "craft", "life", "gold"},
    "log-quest-": {"1", "2", "3", "4", "5", "6", "done"},
    "phase-": {"start", "movement", "encounter", "crown", "end"},
}
"""Ids that are put together at run time: all that can come out."""


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("prefix", BUILT)
def test_ids_put_together_at_run_time_are_worded(prefix: str) -> None:
    """Message ids that are put together at run time are worded for all components and rules, and for nothing else."""
    assert BUILT[prefix] == worded(prefix)


# How it reads.


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("amount", [0, 1, 2])
def test_every_message_can_be_said(language: str, amount: int) -> None:
    """Every message gives one line of text for the counts none, one and two, and shows its other arguments."""
    wording = Wording(language, FOLDER)

    for id in WORDED:
        given = arguments(id, amount)
        text = wording.say(Message(id, given))
        assert text.strip() == text != ""
        assert "\n" not in text
        assert "  " not in text
        shown = [value for name, value in given.items() if isinstance(value, str) and name not in CHOOSING]
        assert all(value in text for value in shown), text


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_sentences_and_labels_are_not(language: str) -> None:
    """Questions, the log, reasons and errors end like sentences; options, words and states do not."""
    wording = Wording(language, FOLDER)

    for id in WORDED:
        text = wording.say(Message(id, arguments(id, 2)))
        if id.startswith(("prompt-", "log-", "why-", "fault-", "error-")):
            assert text.endswith((".", "?")), (id, text)
            assert not text[0].islower(), (id, text)
        elif id.startswith(("option-", "choice-")):
            assert not text[0].islower(), (id, text)
            assert not text.endswith((".", "?", ":")), (id, text)
        elif id.startswith(("word-", "state-", "phase-", "window-", "reading-")):
            assert not text.endswith((".", "?", ":")), (id, text)


@pytest.mark.rule("KR-20")
def test_translations_are_translations() -> None:
    """No message reads the same in two languages, except names without a translation."""
    wordings = [Wording(language, FOLDER) for language in LANGUAGES]
    same = set()
    for id in WORDED:
        given = arguments(id, 2)
        said = [wording.say(Message(id, given)) for wording in wordings]
        words = re.sub(r"‹\w+›|\W|\d", "", said[0])
        if words and len(set(said)) < len(LANGUAGES):
            same.add(id)

    assert set() == same


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_to_type_differ(language: str) -> None:
    """Each command and each answer to type starts with a distinct word, in English and in the other languages."""
    wording = Wording(language, FOLDER)
    readings = [help for help, _ in entry().lines.readings.values()]
    commands = [Message(id) for id in variables([OWN]) if id.startswith("command-")]
    words = [re.split(r"[: ]", wording.say(message))[0] for message in [*readings, *commands]]

    assert len(words) == len(set(words))


# The table read out.


@pytest.mark.rule("KR-20", "TD-27")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_special_about_a_character_is_told(language: str) -> None:
    """A table with nearly every possible state can be read out to every seat and to a spectator."""
    position = (
        Position("wizard", "prophetess", "knight", "thief")
        .spells(0, "healing", "hex")
        .spells(1, "random")
        .holding(0, "sword", "mule")
        .followed(2, "unicorn")
        .trophies(2, "bear", "wraith")
        .lying("city", "pool-of-life", "bandit", gold=2)
        .at(2, "pits", came_from="vampires-tower")
        .having(0, quest=3, raft=1, next_move="outer", missed=1)
        .having(1, next_move="space:temple", extra_turns=2)
        .having(2, task=3, strength=9)
        .having(3, toad=2, gold=0, held_until=(4,))
    )
    position.table.magic_destroyed_by = 2
    position.table.crown_reached = True
    rulebook = entry().rulebook

    for viewer in (-1, 0, 1, 2, 3):
        wording = Wording(language, FOLDER)
        told = [wording.say(line) for line in tell_table(rulebook.view(position.table, viewer), wording)]
        assert len(told) >= 8
        assert all(line.endswith(".") for line in told), told
        assert not re.search(r"[{}$]|\b[a-z]+-[a-z-]+:", "\n".join(told))


@pytest.mark.rule("TR-9b", "TD-27")
def test_the_spells_of_others_are_read_out_to_the_prophetess_alone() -> None:
    """Every player hears how many Spells the others hold, and only the Prophetess hears which."""
    position = Position("wizard", "prophetess", "warrior").spells(0, "healing")
    wording = Wording("en", FOLDER)
    told = {
        viewer: [
            wording.say(line, ["Ann", "Bea", "Cy"])
            for line in tell_table(entry().rulebook.view(position.table, viewer), wording)
        ]
        for viewer in (1, 2)
    }

    assert "Ann holds these Spells: Healing." in told[1]
    assert "Ann: Strength 2, Craft 5, 4 lives, 1 gold, 1 Spell." in told[2]
    assert not any("Healing" in line for line in told[2])
