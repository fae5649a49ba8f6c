"""Tests of the rulebook's examples as scenario files, and of the words that such files use."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import pytest

from inglenook.scenarios import FAILED, PASSED, UNREADABLE, Outcome, run
from inglenook.scenarios.file import Stopped
from inglenook.scenarios.moves import Play
from inglenook.scenarios.scenario import EXPECT, Scenario
from inglenook.scenarios.tests import assert_passes, scenario_parameters
from inglenook.talisman.components import CARDS, CHARACTERS, SPACES, SPELLS
from inglenook.talisman.scenario_terms import TalismanScenarioTerms
from inglenook.talisman.scenario_terms.names import CHARACTER_KEYS, ENGLISH, KEYS, title
from inglenook.talisman.table import TalismanTable
from inglenook.wording import Wording

PROJECT = Path(__file__).parents[2]
FOLDER = Path(__file__).parent / "scenarios"
RULES = PROJECT / "src" / "inglenook" / "talisman" / "rules"
DOCUMENT = (PROJECT / "docs" / "scenarios.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```yaml talisman\n(.*?)^```", DOCUMENT, re.DOTALL | re.MULTILINE)

EVERYTHING = """
title: Everything that can be said of a position
game: talisman
players: [Ann, Bob, Cat, Dan]
setup:
  turn: Bob
  phase: movement
  characters:
    Ann:
      character: Elf
      space: Werewolf Den
      came from: Dice with Death
      strength: 7
      craft: 5
      lives: 2
      gold: 9
      alignment: evil
      alignment changed: yes
      task: 8
      missed turns: 2
      extra turns: 1
      strength this turn: 2
      combat strength this turn: 3
      craft doubled: yes
      invisible: yes
      used: [hired]
      objects: [Sword, Sword#4, Runesword]
      followers: [Unicorn, Wolf]
      trophies: [Bear, Dragon]
      spells: [Healing, Random#2]
    Bob: {space: woods-n, raft: ready, quest: 5, next move: across the river}
    Cat: {character: "character:wizard", toad: 2, raft: new, next move: Temple, task: done, held until: [4, 5]}
    Dan: out
  lying:
    Runes (west): [Dragon, Pool of Life]
    ruins: [Bandit, "purchase:axe"]
  left trophies: {Ruins: [Ogre]}
  removed: [Guide]
  gold lying: {Oasis: 3}
  deck: [Imp, Ape, Dragon]
  discarded: [Angel]
  spell deck: [Hex, Alchemy]
  used spells: [Nullify]
  lasting: {Blizzard: {player: Cat, rounds: 1}, Destroy Magic: {player: Ann}}
  counters: {Pool of Life: 2}
  gold on: {Bandit: 1}
  seen: {Cat: [Imp]}
  crown reached: yes
  house: {trophies: 5}
play:
  - expect:
      asked: Bob
      phase: movement of Bob
      only offered: [move one space, cross to Hidden Valley, step through to Hidden Valley]
      offered: {Ann: [aside trade trophies for 2 Strength, aside put down Sword#1, aside send away Wolf]}
      not offered: {Ann: [aside become good]}
      values:
        Ann character: Elf
        Ann strength: 7
        total Strength of Elf: 10
        Ann craft: 5
        Ann total Craft: 12
        Ann Spell limit: 3
        Ann lives: 2
        gold of Ann: 9
        Ann alignment: evil
        Ann task: 8
        Ann missed turns: 2
        Ann extra turns: 1
        Ann strength this turn: 2
        Ann combat strength this turn: 3
        Ann craft doubled: yes
        Ann invisible: yes
        Ann objects: [Sword, Runesword, Sword]
        Ann number of objects: 3
        Ann object limit: 4
        Ann followers: [Wolf, Unicorn]
        Ann trophies: [Bear, Dragon]
        Ann Spells: [Healing, Random]
        Bob character: Warrior
        Bob quest: 5
        Bob raft: yes
        Cat toad: 2
        Cat gold: 0
        Cat task: done
        Dan out: yes
        Dan alive: no
        gold in Oasis: 3
        Runes (west) cards: [Pool of Life, Dragon]
        Pool of Life counters: 2
        gold of Bandit: 1
        strength of Dragon#3: 7
        craft of Demon: 10
        used Spells: [Nullify]
        discarded cards: [Angel]
        removed cards: [Guide]
        Ruins trophies: [Ogre]
        cards in Spell deck: 26
        stack of Axe: 4
        Crown reached: yes
        magic destroyed: yes
      where:
        Ann: werewolf-den
        Warrior: Woods (north)
        Dan: off the board
        Sword#1: held by Ann
        "purchase:sword#2": held by Elf
        Wolf: follows Ann
        Bear: trophy of Ann
        Healing#1: Spell of Ann
        Dragon#2: Runes (west)
        Dragon#3: Adventure deck 3
        Alchemy: Spell deck 2
        Nullify: used Spells
        Angel: discarded
        Guide: removed
        Ogre: Ruins
        Blizzard: beside the board
        Destroy Magic: beside the board
        "purchase:axe#1": Ruins
        "purchase:shield": stack
        Temple: middle region
      knows: {Ann: [Healing#1], Cat: [Imp]}
      does not know: {Bob: [Healing#1, Imp]}
"""
"""Every key of a position, and every kind of place and number that can be expected of one."""


def wording_of(game: str) -> Wording:
    """Returns the English wording with the words of Talisman."""
    return ENGLISH


def outcome_of(text: str) -> Outcome:
    """Returns the outcome of a Talisman scenario."""
    return run(text, {"talisman": TalismanScenarioTerms})


def mistake_in(setup: str) -> tuple[str, int, str, str]:
    """Returns the report on a faulty position: the status, the line, the message, the suggestion."""
    outcome = outcome_of(
        f"title: A\ngame: talisman\nplay: [expect: {{asked: Ann}}]\nplayers: [Ann, Bob]\nsetup:\n{setup}"
    )
    assert outcome.message is not None
    suggestion = outcome.message.arguments.get("suggestion", "")
    return outcome.status, outcome.line, outcome.message.id, str(suggestion)


def laid_out(text: str) -> Play[TalismanTable]:
    """Returns a scenario before its first move."""
    return Play(Scenario(text), TalismanScenarioTerms())


def played(text: str) -> Play[TalismanTable]:
    """Returns a scenario after its last move."""
    scenario = Scenario(text)
    play = laid_out(text)
    play.begin(1)
    with suppress(Stopped):  # a printed position is needed most where a file fails
        for entry in scenario.play:
            if EXPECT not in entry.fields():
                play.move(entry)
    return play


def described(play: Play[TalismanTable]) -> list[str]:
    """Returns the printed position without the turn, which a copy begins anew."""
    lines = play.scenario_terms.describe(play.position())
    return [line for line in lines if not line.startswith(("turn:", "phase:"))]


def copied(play: Play[TalismanTable]) -> Play[TalismanTable]:
    """Returns the position laid out from the printed text of another."""
    setup = [f"  {line}" for line in play.scenario_terms.describe(play.position())]
    names = ", ".join(play.players.names)
    lines = ["title: A copy", "game: talisman", f"players: [{names}]", "setup:", *setup, "play: [expect: {over: no}]"]
    return laid_out("\n".join(lines))


# The examples.


@pytest.mark.parametrize("path", scenario_parameters(FOLDER))
def test_scenario(path: Path) -> None:
    """Every expectation of the scenario file holds."""
    assert_passes(path, {"talisman": TalismanScenarioTerms}, wording_of)


@pytest.mark.rule("KR-18")
@pytest.mark.parametrize(
    "path", sorted(FOLDER.glob("*.yaml")), ids=[path.stem for path in sorted(FOLDER.glob("*.yaml"))]
)
def test_the_printed_position_can_be_copied(path: Path) -> None:
    """A copy laid out from the printed final position equals it, except for the turn."""
    play = played(path.read_text("utf-8"))

    assert described(play) == described(copied(play))


# Positions.


@pytest.mark.rule("KR-18")
def test_everything_can_be_said() -> None:
    """Each key of a scenario lays out what it says, and each kind of fact can be expected."""
    outcome = outcome_of(EVERYTHING)

    assert (PASSED, None) == (outcome.status, outcome.message)
    assert [] == [key for key in (*KEYS, *CHARACTER_KEYS) if f" {key}:" not in EVERYTHING and key not in UNUSUAL]


UNUSUAL = ("rest", "rest of spells", "stacks", "next characters")
"""Keys that take the place of others."""


@pytest.mark.rule("KR-18")
def test_everything_is_printed() -> None:
    """A printed position lays itself out again completely."""
    play = laid_out(EVERYTHING)

    assert described(play) == described(copied(play))
    printed = "\n".join(described(play))
    assert [] == [key for key in (*KEYS[2:], *CHARACTER_KEYS) if f"{key}:" not in printed and key not in UNUSUAL]


@pytest.mark.rule("KR-18")
def test_an_empty_deck() -> None:
    """The key `rest` puts unnamed cards on the discards, and a position is printed with it."""
    text = (
        "title: A\ngame: talisman\nplay: []\nsetup: {rest: discarded, rest of spells: used Spells, spell deck: [Hex]}"
    )
    play = laid_out(text)

    assert (0, 1, 29) == (len(play.game.table.deck), len(play.game.table.spell_deck), len(play.game.table.used_spells))
    assert "rest: discarded" in described(play)
    assert described(play) == described(copied(play))


@pytest.mark.rule("KR-18")
@pytest.mark.parametrize(
    ("setup", "expected"),
    [
        ("  deck: [Healing]", (UNREADABLE, 6, "scenario-unknown-near", "Healer")),
        ("  spell deck: [Swrod]", (UNREADABLE, 6, "scenario-unknown-near", "Sword")),
        ("  characters: {Ann: {objects: [Unicorn]}}", (UNREADABLE, 6, "scenario-unknown", "")),
        ("  characters: {Ann: Wizzard}", (UNREADABLE, 6, "scenario-unknown-near", "Wizard")),
        ("  characters:\n    Ann: {spelss: [Hex]}", (UNREADABLE, 7, "scenario-unknown-near", "spells")),
        ("  lying: {Runes: [Dragon]}", (UNREADABLE, 6, "scenario-ambiguous", "")),
        ("  lying: {Oasys: [Dragon]}", (UNREADABLE, 6, "scenario-unknown-near", "Oasis")),
        ("  lying: {Oasis: [Hex]}", (UNREADABLE, 6, "scenario-unknown", "")),
        ("  phase: movment", (UNREADABLE, 6, "scenario-unknown-near", "movement")),
        ("  house: {trophies: 99}", (UNREADABLE, 5, "scenario-setup-refused", "")),
        ("  characters: {Ann: Elf, Bob: Elf}", (UNREADABLE, 5, "scenario-impossible", "")),
        ("  characters: {Ann: {lives: 0}}", (UNREADABLE, 5, "scenario-impossible", "")),
        (
            "  characters: {Ann: {objects: [Axe, Cross, Ring, Wand, Amulet]}}",
            (UNREADABLE, 5, "scenario-impossible", ""),
        ),
        ("  characters: {Ann: {objects: [Maiden]}}", (UNREADABLE, 6, "scenario-unknown", "")),
        ("  characters: {Ann: {followers: [Ring]}}", (UNREADABLE, 5, "scenario-impossible", "")),
        ("  characters: {Ann: {trophies: [Ring]}}", (UNREADABLE, 5, "scenario-impossible", "")),
    ],
)
def test_mistakes_are_told_with_their_lines(setup: str, expected: tuple[str, int, str, str]) -> None:
    """A scenario with an impossible position, a misplaced card or an unknown word is refused with its line."""
    assert expected == mistake_in(setup)


@pytest.mark.rule("KR-18")
def test_a_real_game_can_be_started() -> None:
    """A scenario can start a real game with characters and house rules; the seed deals everything else."""
    outcome = outcome_of(
        "title: A\ngame: talisman\nplayers: [Ann, Bob]\ndice: {first player: [2, 5], movement: [1]}\n"
        "start: {characters: [warrior, troll], house: one-hour}\n"
        "play: [expect: {asked: Bob, where: {Bob: Crags, Ann: Tavern}}]"
    )

    assert (PASSED, None) == (outcome.status, outcome.message)


# Words.


@pytest.mark.rule("KR-18")
def test_every_verb_and_choice_can_be_said() -> None:
    """Every verb and choice can be written, also where it is not offered, so that a file can expect its refusal."""
    sources = "".join([path.read_text("utf-8") for path in sorted(RULES.rglob("*.py"))])
    scenario_terms = TalismanScenarioTerms()
    verbs = re.findall(r"\b(?:Option|way|by_way_of)\(\s*\"([a-z-]+)\"", sources)
    board = (PROJECT / "src" / "inglenook" / "talisman" / "components").glob("*.py")
    choices = re.findall(r"\bChoice\(\s*\"([a-z-]+)\"", "".join([path.read_text("utf-8") for path in sorted(board)]))

    assert (True, True) == ("climb" in verbs, "healer" in choices)
    assert [] == sorted(set(verbs) - set(scenario_terms.spoken_verbs()))
    assert [] == sorted(set(choices) - set(scenario_terms.words))


@pytest.mark.rule("KR-18")
def test_every_component_has_a_name_of_its_own() -> None:
    """Every card, Spell, character and space has a unique title or id; only bought goods share titles."""
    ids = [*CARDS, *SPELLS, *CHARACTERS, *SPACES]
    shared = [id for id in ids if [title(other) for other in ids].count(title(id)) > 1]

    goods = [id for id in CARDS if id.startswith("purchase:")]
    found = [id.replace("purchase:", "adventure:") for id in goods]
    assert sorted([*goods, *found, "adventure:hobgoblin", "character:hobgoblin"]) == sorted(shared)


# The document.


@pytest.mark.rule("KR-18")
@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_of_the_document_pass(example: str) -> None:
    """The examples in the document on scenarios pass as written."""
    outcome = outcome_of(example)

    assert (PASSED, None) == (outcome.status, outcome.message)


@pytest.mark.rule("KR-18")
def test_every_key_is_described() -> None:
    """Each key of a position and of a character has a row in the document's tables, and an example."""
    assert len(EXAMPLES) >= 1
    assert [] == [key for key in (*KEYS, *CHARACTER_KEYS) if f"`{key}`" not in DOCUMENT]


@pytest.mark.rule("KR-18")
@pytest.mark.parametrize(
    ("expected", "status"),
    [
        ("[Sword, Axe]", PASSED),
        ("[axe, sword]", PASSED),
        ("[Sword]", FAILED),
        ("[Sword, Sword]", FAILED),
        ("[]", FAILED),
    ],
)
def test_lists_are_compared_in_any_order(expected: str, status: str) -> None:
    """Lists in expectations are compared in any order, with the number of each name."""
    setup = "setup: {characters: {Ann: {objects: [Axe, Sword]}}}"
    play = f"play: [expect: {{asked: Ann, values: {{Ann objects: {expected}}}}}]"

    assert status == outcome_of(f"title: A\ngame: talisman\nplayers: [Ann, Bob]\n{setup}\ndice: [1]\n{play}").status


@pytest.mark.rule("KR-18")
def test_a_failing_file_prints_where_it_stands() -> None:
    """A failing file prints the difference, its line, and the position with its options."""
    text = "title: A\ngame: talisman\nplayers: [Ann, Bob]\nsetup: {characters: {Ann: Elf}}\ndice: [1]\n"
    outcome = outcome_of(text + "play:\n  - Ann: go to City")

    assert (FAILED, 7, "scenario-not-offered") == (outcome.status, outcome.line, outcome.message and outcome.message.id)
    assert ["setup:", "  turn: Ann", "  phase: movement", "  characters:", "    Ann: Elf"] == outcome.position[:5]
    assert outcome.position[-1].startswith("  offered: [go to Fields (north-west) clockwise, ")
