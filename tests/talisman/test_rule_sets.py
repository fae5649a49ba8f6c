"""Tests of rule set differences: one position for each reading, laid out under each rule set.

The first edition, by whose defaults older games go on (KR-36), stands beside the sets that a table chooses.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from inglenook.kernel.data import Data
from inglenook.kernel.game import Game
from inglenook.kernel.saved import snapshots
from inglenook.kernel.saved.records import Record
from inglenook.registry.decks import Brought
from inglenook.scenarios import PASSED, run
from inglenook.talisman.entry.new_table import options
from inglenook.talisman.entry.new_table import set_up as set_up_at_table
from inglenook.talisman.entry.settings import set_up
from inglenook.talisman.house_rules import AS_PRINTED, EDITION_1, PRINTED, RULE_SETS
from inglenook.talisman.rulebook import Talisman
from inglenook.talisman.scenario_terms import TalismanScenarioTerms

FIRST_EDITION: Final = "first edition"
CUSTOMARY: Final = "customary"
BOOK: Final = Path(__file__).parent / "scenarios"

TRADES: Final = "  - Ann: trade trophies for 1 Strength\n  - expect: {asked: Bob, values: {Ann strength: 5}}\n"
UNASKED: Final = "  - expect: {asked: Bob, values: {Ann strength: 4}}\n"
OTHERWISE: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "book-dead-spells": (
        "TA-10",
        {CUSTOMARY: "  - expect: {asked: Bob, where: {Alchemy: used Spells, Hex: used Spells}}\n"},
    ),
    "book-crown-another-dies": ("TA-25", {}),
    "book-crown-holder-dies": (
        "TA-25",
        {CUSTOMARY: "  - expect: {asked: Bob, values: {Ann out: yes, Crown reached: yes}}\n"},
    ),
    "book-drawn-first": (
        "TA-19",
        {CUSTOMARY: '  - expect: {asked: Ann, where: {Sword: Hidden Valley}, only offered: ["yes", "no"]}\n'},
    ),
    "book-left-trophies": (
        "TD-41",
        {
            CUSTOMARY: "  - Bob: encounter Ann\n  - Ann: pass\n  - Bob: take life\n"
            "  - expect: {asked: Ann, values: {Fields (north) trophies: [], discarded cards: [Bear, Ape]}}\n"
        },
    ),
    "book-pits-draw": ("TA-46", {}),
    "book-removed": (
        "TA-15",
        {
            CUSTOMARY: "  - Ann: aside trade trophies for 1 Strength\n"
            "  - expect: {asked: Ann, where: {Dragon: discarded}, values: {removed cards: []}}\n"
        },
    ),
    "book-trade-before-a-place": ("TD-61", {FIRST_EDITION: UNASKED}),
}
"""Each file that is written from the book, the reading that it proves, and what follows in other rule sets."""


def written(name: str, rules: str) -> str:
    """Returns a scenario file under another rule set, with the outcome expected there."""
    text = (BOOK / f"{name}.yaml").read_text("utf-8")
    laid = rules
    if rules == FIRST_EDITION:
        laid = "{" + ", ".join([f"{switch}: {value}" for switch, value in EDITION_1.items()]) + "}"
    otherwise = OTHERWISE[name][1]
    customary = otherwise.get(CUSTOMARY) if rules == FIRST_EDITION else None
    play = otherwise.get(rules) or customary
    head, then = text.replace("setup:\n", f"setup:\n  house: {laid}\n").split("play:\n")
    if OTHERWISE[name][0] == "TA-25" and play:
        head = head.replace("  next characters: [Ghoul]\n", "")
    return f"{head}play:\n{play or then}"


@pytest.mark.rule("KR-36", "TA-10", "TA-19")
@pytest.mark.parametrize("rules", [AS_PRINTED, CUSTOMARY, FIRST_EDITION])
@pytest.mark.parametrize("name", OTHERWISE)
def test_a_reading_in_each_rule_set(name: str, rules: str) -> None:
    """Each position has the expected outcome under each rule set that differs in that reading."""
    outcome = run(written(name, rules), {"talisman": TalismanScenarioTerms})
    assert outcome.status == PASSED, repr(outcome.message)


@pytest.mark.rule("TA-46", "TD-41", "TD-61")
def test_every_file_of_the_book_is_laid_out() -> None:
    """Every scenario of the book states its outcome under the other rule sets."""
    assert {file.stem for file in BOOK.glob("book-*.yaml")} == set(OTHERWISE)


def house(setup: dict[str, Data]) -> dict[str, int]:
    """Returns a game's house rules after checking that its record and snapshot have the same."""
    rulebook = Talisman()
    game = Game.start(rulebook, setup, "rule sets")
    record = Record.from_text(Record.of(game).to_text(), "record", ("talisman",)).replay(rulebook)
    snapshot = snapshots.resume(snapshots.save(game), "snapshot", {"talisman": rulebook})
    assert game.table.house == record.table.house == snapshot.table.house
    return dict(game.table.house)


@pytest.mark.rule("KR-36", "TA-10", "TA-19")
@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_rule_set_is_one_wherever_it_is_chosen(rules: str) -> None:
    """A rule set means the same on the command line, in the arena, in the browser and in stored games.

    Sets that shorten a game change numbers, and no reading.
    """
    expected = {**PRINTED, **RULE_SETS[rules]}
    by_browser = house(set_up_at_table([Brought(), Brought()], {"house": rules, "pooled-cards": "1"}))
    assert house(set_up(2, {"house": rules})) == expected
    assert by_browser == {**expected, "pooled_cards": 1}
    (choice,) = [option for option in options() if option.kind == "choice"]
    told = {key.replace("-", "_"): int(value) for key, value in choice.sets[rules].items()}
    assert told == {switch: expected[switch] for switch in told}
    assert rules == CUSTOMARY or not set(RULE_SETS[rules]) & set(EDITION_1)
