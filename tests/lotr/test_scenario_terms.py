"""Tests of the rulebooks' examples as scenario files, and of the words that such files use."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.library import LIBRARY
from inglenook.lotr.scenario_terms import LotrScenarioTerms
from inglenook.lotr.scenario_terms.names import BLANK_SITES, CARD_KEYS, KEYS, PHASES
from inglenook.scenarios import FAILED, PASSED, UNREADABLE, Outcome
from inglenook.scenarios.tests import assert_passes, scenario_parameters
from inglenook.wording import Wording
from tests.lotr.copies import copied, described, laid_out, outcome_of, played

PROJECT = Path(__file__).parents[2]
FOLDER = Path(__file__).parent / "scenarios"
SOURCE = PROJECT / "src" / "inglenook" / "lotr"
DOCUMENT = (PROJECT / "docs" / "scenarios.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```yaml lotr\n(.*?)^```", DOCUMENT, re.DOTALL | re.MULTILINE)
ENGLISH = Wording("en", SOURCE / "locales")

EVERYTHING = """
title: Everything that can be said of a position
game: lotr
players: [Ann, Bob, Cat, Dan]
setup:
  format: open
  order: [Bob, Ann, Cat, Dan]
  turn: Ann
  phase: shadow
  shadow player: Bob
  fierce: no
  pool: 7
  moves: 1
  sites: [Horse-country, {card: Uruk Camp, owner: Cat}, {card: Throne Room, bears: []}]
  site: {Ann: 3, Bob: 3, Cat: 3, Dan: 3}
  controlled: {Bob: [Westemnet Hills]}
  in play:
    Ann:
      - {card: "Frodo, Tired Traveller", wounds: 1, bears: [1C299]}
      - card: Gimli, Unbidden Guest
        strength: 9
        keywords: {damage: 2}
        bears: [{card: Dwarven Armor, owner: Ann}]
      - 4C314
    Bob:
      - {card: Dunlending Brigand, wounds: 0, stacked: [Dark Fury, Dunlending Robber]}
      - Dunlending Brigand
      - {card: 1C157, tokens: 2}
    Cat: ["Sam, Son of Hamfast", {card: Well Stored, tokens: {rohan: 3}}]
  hand:
    Ann: [Best Company, Valor]
    Bob: [Dunlending Madman, Dunlending Madman]
  deck: {Ann: [Knocked on the Head, Severed His Bonds]}
  discard: {Bob: [Ferocity]}
  dead: {Ann: ["Merry, Learned Guide"]}
  adventure: {Ann: [Hornburg Courtyard]}
  ring: {Ann: Answer To All Riddles}
  ring-bearer: {Cat: Sam}
  wearing: [Ann]
  burdens: {Ann: 4}
  seen: {Ann: [Knocked on the Head], Cat: [Valor]}
  out: [Dan]
  rules: fellowship
  options: {mulligan: 1}
play:
  - expect:
      asked: Bob
      phase: shadow of Bob
      offered: [play Dunlending Madman, pass]
      not offered: [play Ferocity]
      values:
        pool: 7
        moves: 1
        move limit: 3
        path: [Horse-country, Uruk Camp, Throne Room]
        Ann burdens: 4
        Ann resistance: 10
        Ann site: 3
        Ann wearing: yes
        Ann ring-bearer: Frodo
        Cat ring-bearer: Sam
        cards in hand of Ann: 2
        hand of Ann: [Valor, Best Company]
        cards in draw deck of Ann: 2
        discard pile of Bob: [Ferocity]
        dead pile of Ann: [Merry]
        Ann companions: [Frodo, Gimli, Pippin]
        Bob sites controlled: 1
        Dan out: yes
        Gimli strength: 9
        Gimli damage: 3
        Gimli keywords: [damage]
        Gimli vitality: 3
        Gimli active: yes
        Gimli bears: [Dwarven Armor]
        Frodo#1 wounds: 1
        vitality left of Frodo#1: 5
        Dunlending Brigand#1 stacked: [Dunlending Robber, Dark Fury]
        Uruk-hai Armory tokens: 2
        Well Stored tokens: 3
        Well Stored active: no
        cost of Dunlending Madman#1: 2
        Dunlending Brigand#2 roaming: no
        shadow number of Throne Room: 1
      where:
        Gimli: in play of Ann
        Dwarven Armor: on Gimli
        Hobbit Sword: on Frodo#1
        Dark Fury: stacked on Dunlending Brigand#1
        Valor: hand of Ann
        Knocked on the Head: draw deck of Ann 1
        Ferocity: discard pile of Bob
        Merry: dead pile of Ann
        Throne Room: site 3
        Westemnet Hills: controlled by Bob
        Hornburg Courtyard: adventure deck of Ann
      knows: {Ann: [Valor, Knocked on the Head, Hornburg Courtyard], Cat: [Valor], Bob: [Ferocity, Merry]}
      does not know: {Bob: [Valor, Knocked on the Head, Hornburg Courtyard], Ann: [Severed His Bonds]}
"""
"""Every key of a position, and every kind of place and number that can be expected of one."""


def wording_of(game: str) -> Wording:
    """Returns the English wording with the words of the card game."""
    return ENGLISH


def said(outcome: Outcome) -> tuple[str, str]:
    """Returns the status, and the messages if the scenario did not pass."""
    return outcome.status, "" if outcome.message is None else ENGLISH.say(outcome.message, outcome.players)


# The examples.


@pytest.mark.parametrize("path", scenario_parameters(FOLDER))
def test_scenario(path: Path) -> None:
    """Every expectation of the scenario file holds."""
    assert_passes(path, {"lotr": LotrScenarioTerms}, wording_of)


@pytest.mark.rule("KR-18")
@pytest.mark.parametrize(
    "path", sorted(FOLDER.glob("*.yaml")), ids=[path.stem for path in sorted(FOLDER.glob("*.yaml"))]
)
def test_the_printed_position_can_be_copied(path: Path) -> None:
    """The printed final position, laid out again, is printed in the same words."""
    play = played(path.read_text("utf-8"))

    assert described(play) == described(copied(play))


# Positions.


@pytest.mark.rule("KR-18")
def test_everything_can_be_said() -> None:
    """Each key of a scenario lays out what it says, and each kind of fact can be expected."""
    assert (PASSED, "") == said(outcome_of(EVERYTHING))
    assert [] == [key for key in (*KEYS, *CARD_KEYS) if f"{key}:" not in EVERYTHING and key != "assigned"]


@pytest.mark.rule("KR-18")
def test_everything_is_printed() -> None:
    """A printed position lays itself out again completely."""
    play = laid_out(EVERYTHING)
    printed = "\n".join(described(play))

    assert printed.splitlines() == described(copied(play))
    assert [] == [
        key for key in KEYS if f"{key}:" not in printed and key not in ("assigned", "fierce", "moves", "rules")
    ]


@pytest.mark.rule("KR-18")
@pytest.mark.parametrize(
    ("setup", "expected"),
    [
        ("  hand: {Ann: [Gimly]}", (UNREADABLE, 6, "scenario-unknown-near")),
        ("  hand: {Ann: [Aragorn]}", (UNREADABLE, 6, "scenario-unknown-near")),
        ("  hand: {Ann: [East Road]}", (UNREADABLE, 6, "scenario-not-there")),
        ("  adventure: {Ann: [Valor]}", (UNREADABLE, 6, "scenario-not-there")),
        ("  sites: [Valor]", (UNREADABLE, 6, "scenario-not-there")),
        ("  in play: {Ann: [Valor]}", (UNREADABLE, 6, "scenario-not-there")),
        ("  in play: {Ann: [{wounds: 1}]}", (UNREADABLE, 6, "scenario-key-missing")),
        ("  in play:\n    Ann: [{card: 1U97, wuonds: 1}]", (UNREADABLE, 7, "scenario-unknown-near")),
        ("  phase: skirmsh", (UNREADABLE, 6, "scenario-unknown-near")),
        ("  site: 10", (UNREADABLE, 6, "scenario-needs-number")),
        ("  order: [Ann, Ann]", (UNREADABLE, 6, "scenario-everybody-once")),
        ("  in play: {Ann: [{card: 1U97, wounds: 3}]}", (UNREADABLE, 5, "scenario-impossible")),
        ("  in play: {Ann: [1U97, 1U97]}", (UNREADABLE, 5, "scenario-impossible")),
        ("  burdens: {Ann: 10}", (UNREADABLE, 5, "scenario-impossible")),
    ],
)
def test_mistakes_are_told_with_their_lines(setup: str, expected: tuple[str, int, str]) -> None:
    """A scenario with an impossible position, a misplaced card or an unknown word is refused with its line."""
    outcome = outcome_of(f"title: A\ngame: lotr\nplay: [expect: {{asked: Ann}}]\nplayers: [Ann, Bob]\nsetup:\n{setup}")

    assert expected == (outcome.status, outcome.line, "" if outcome.message is None else outcome.message.id)


@pytest.mark.rule("KR-18", "LR-9.7")
def test_what_is_not_said_is_there() -> None:
    """By default each player has Frodo with a Ring and nine sites, and the path reaches the markers."""
    table = laid_out("title: A\ngame: lotr\nplayers: 3\nsetup: {phase: maneuver}\nplay: []").game.table
    sites = [
        len([card for card in table.cards if card.printed.type == "site" and card.owner == seat]) for seat in (0, 1)
    ]

    assert ([9, 9], 2, 1) == (sites, len(table.path), table.moves)
    assert [("Frodo", "The One Ring")] * 3 == [
        (table.cards[player.ring_bearer].printed.title, table.cards[player.ring].printed.title)
        for player in table.players
    ]


@pytest.mark.rule("KR-18")
@pytest.mark.parametrize("phase", [phase for phase in PHASES.values() if phase != "skirmish"])
def test_every_phase_can_begin_a_scenario(phase: str) -> None:
    """A scenario can begin in every phase, and goes on with a player's question."""
    setup = f"setup: {{phase: {phase}, hand: {{Ann: [Valor], Bob: [Uruk Savage]}}, in play: {{Bob: [Uruk Soldier]}}}}"
    play = laid_out(f"title: A\ngame: lotr\nplayers: [Ann, Bob]\n{setup}\nplay: []")
    play.begin(1)

    assert not play.game.over


@pytest.mark.rule("KR-18")
def test_a_real_game_can_be_started() -> None:
    """A scenario can start a real game with decks, bids and rules; the seed deals everything else."""
    outcome = outcome_of(
        "title: A\ngame: lotr\nplayers: [Ann, Bob]\n"
        "start: {decks: [fellowship-gandalf, fellowship-aragorn], bids: [2, 1]}\n"
        "play: [expect: {asked: Ann, prompt: prompt-place, values: {Ann burdens: 2, Bob burdens: 1}}]"
    )

    assert (PASSED, "") == said(outcome)


# Words.


@pytest.mark.rule("KR-18")
def test_every_verb_can_be_said() -> None:
    """Every verb can be written, also where it is not offered, so that a file can expect its refusal."""
    files = [file for folder in ("rules", "responses", "effects") for file in (SOURCE / folder).glob("*.py")]
    sources = "".join([path.read_text("utf-8") for path in sorted(files)])
    verbs = set(re.findall(r"\bOption\(\s*\"([a-z-]+)\"", sources))
    verbs |= set(re.findall(r"^[A-Z_]+: Final = \"([a-z-]+)\"$", sources, re.MULTILINE)) & {
        "move",
        "play",
        "use",
        "assign",
    }

    assert {"assign", "choose", "wound"} <= verbs
    assert [] == sorted(verbs - set(LotrScenarioTerms().spoken_verbs()))


@pytest.mark.rule("LR-5.16")
def test_there_is_a_blank_site_for_every_number() -> None:
    """Each block has a blank site without text for every number, which is in no deck."""
    for block in (terms.FELLOWSHIP_BLOCK, terms.TOWERS_BLOCK):
        assert list(range(1, 10)) == [site.site_number for site in BLANK_SITES[block]]
        assert not any(site.abilities or site.id in LIBRARY for site in BLANK_SITES[block])


@pytest.mark.rule("KR-18")
@pytest.mark.parametrize(
    ("move", "status"),
    [
        ("assign Boromir to Uruk Soldier", PASSED),
        ("assign Uruk Soldier to Boromir", PASSED),
        ("assign Boromir", PASSED),
        ("assign Gimli to Uruk Soldier", UNREADABLE),
        ("done", FAILED),
    ],
)
def test_assigning_is_said_either_way_round(move: str, status: str) -> None:
    """An assignment can be written from companion to minion or the reverse, and unassigned characters are known."""
    text = (
        "title: A\ngame: lotr\nplayers: [Ann, Bob]\n"
        "setup: {phase: assignment, in play: {Ann: [1U97], Bob: [Uruk Soldier]}}\n"
        f"play:\n  - Ann: {move}\n  - expect: {{asked: Ann, phase: skirmish, log: [log-assigned]}}"
    )

    assert status == outcome_of(text).status


@pytest.mark.rule("KR-18")
def test_passing_until_a_phase_assigns_nobody_and_stops() -> None:
    """`pass until` ends an assignment question with done, without assigning."""
    text = (
        "title: A\ngame: lotr\nplayers: [Ann, Bob]\n"
        "setup: {phase: assignment, in play: {Ann: [1U97], Bob: [Uruk Soldier]}, hand: {Bob: [Valor]}}\n"
        "play:\n  - everybody: pass until turn of Bob\n"
        "  - expect: {asked: Bob, where: {Uruk Soldier: discard pile of Bob}}"
    )

    assert (PASSED, "") == said(outcome_of(text))


# The document.


@pytest.mark.rule("KR-18")
@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_of_the_document_pass(example: str) -> None:
    """The examples in the document on scenarios pass as written."""
    assert (PASSED, "") == said(outcome_of(example))


@pytest.mark.rule("KR-18")
def test_every_key_is_described() -> None:
    """The document on scenarios names each key of a position and of a card, and has at least one example."""
    assert len(EXAMPLES) >= 1
    assert [] == [key for key in (*KEYS, *CARD_KEYS) if f"`{key}`" not in DOCUMENT]


@pytest.mark.rule("KR-18")
def test_a_failing_file_prints_where_it_stands() -> None:
    """A failing file prints the difference, its line, and the position with its options."""
    text = "title: A\ngame: lotr\nplayers: [Ann, Bob]\nsetup: {hand: {Ann: [1U97]}}\n"
    outcome = outcome_of(text + "play:\n  - Ann: play Boromir on Frodo#1")

    assert (FAILED, 6, "scenario-not-offered") == (outcome.status, outcome.line, outcome.message and outcome.message.id)
    assert ["setup:", "  turn: Ann", "  phase: fellowship", "  pool: 0"] == outcome.position[:4]
    assert "  offered: [move, play Boromir]" == outcome.position[-1]
