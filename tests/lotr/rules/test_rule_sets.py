"""Tests of rule set differences (LG-125): one position for each rule, laid out under every set.

The first edition, by whose defaults older games go on (KR-36), stands beside the sets that a table chooses.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pytest

from inglenook.kernel.data import Data
from inglenook.kernel.game import Game
from inglenook.kernel.saved import snapshots
from inglenook.kernel.saved.records import Record
from inglenook.lotr.entry.new_table import options
from inglenook.lotr.entry.new_table import set_up as set_up_at_table
from inglenook.lotr.entry.settings import set_up
from inglenook.lotr.house_rules import DEFAULTS, EDITION_1, RULE_SETS
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.scenario_terms import LotrScenarioTerms
from inglenook.registry.decks import Brought
from inglenook.scenarios import PASSED, run

FIRST_EDITION: Final = "first edition"
SETS: Final = (*RULE_SETS, FIRST_EDITION)
DELUXE, FELLOWSHIP, STARTER, SHORT, LATER = RULE_SETS


@dataclass(frozen=True)
class Row:
    """A position, its outcome in most rule sets, and its outcome in the others."""

    title: str
    setup: str
    then: str
    otherwise: dict[str, str]
    rule: str
    players: str = "[P1, P2]"

    def written(self, name: str) -> str:
        """Returns the scenario under a rule set."""
        laid = f"  rules: {name}"
        if name == FIRST_EDITION:
            laid = "  options: {" + ", ".join([f"{switch}: {value}" for switch, value in EDITION_1.items()]) + "}"
        play = self.otherwise.get(name, self.then)
        head = f"title: {self.title}\ngame: lotr\nplayers: {self.players}\n"
        return f"{head}setup:\n{laid}\n{self.setup}play:\n{play}"


ROWS: Final = (
    Row(
        "The text of a controlled site",
        "  format: tower\n  site: 3\n  phase: archery\n"
        '  in play: {P1: ["Legolas, Greenleaf"], P2: [Dunlending Brigand, Dunlending Brigand]}\n'
        "  controlled: {P2: [Rohirrim Village]}\n",
        "  - P1: pass\n  - expect: {asked: P1, phase: assignment}\n",
        dict.fromkeys(
            (LATER, FIRST_EDITION), "  - P1: pass\n  - expect: {asked: P2, offered: [wound Dunlending Brigand]}\n"
        )
        | {STARTER: "  - P1: pass\n  - expect: {asked: P1, phase: assignment}\n"},
        "LD-14",
    ),
    Row(
        "The duty against fierce minions",
        "  phase: assignment\n  fierce: yes\n"
        "  in play: {P1: [1U97], P2: [{card: Uruk Savage, keywords: {fierce: 1}}]}\n",
        "  - P1: cannot done\n  - expect: {asked: P1, not offered: [done]}\n",
        dict.fromkeys((LATER, FIRST_EDITION), "  - expect: {asked: P1, offered: [done]}\n"),
        "LD-11",
    ),
    Row(
        "The top of a discard pile that was played from",
        "  phase: shadow\n  pool: 9\n  hand: {P2: [Host of Thousands]}\n"
        "  discard: {P2: [Goblin Backstabber, Moria Scout, Uruk Savage]}\n",
        "  - P2: play Host of Thousands\n  - P2: play Goblin Backstabber\n"
        "  - expect: {asked: P2, prompt: prompt-top-of-pile, offered: [pass, lay on top Moria Scout]}\n",
        dict.fromkeys(
            (LATER, FIRST_EDITION),
            "  - P2: play Host of Thousands\n  - P2: play Goblin Backstabber\n"
            "  - expect: {asked: P1, phase: assignment}\n",
        ),
        "LR-28.7",
    ),
    Row(
        "An ally in hand",
        "  hand: {P1: [1R284]}\n",
        "  - expect: {asked: P1, offered: [play 1R284]}\n",
        {STARTER: "  - expect: {asked: P1, why not: {P1: {1R284: LR-6.16}}}\n"},
        "LR-6.16",
    ),
    Row(
        "Drawing twice with an empty deck",
        "  hand: {P1: [Delving, Delving]}\n  in play: {P1: [1U12]}\n  discard: {P1: [1U178, 1U178, 1U178]}\n",
        "  - P1: play Delving\n  - P1: play Delving\n  - expect: {asked: P1, values: {P1 cards in hand: 0}}\n",
        {
            STARTER: "  - P1: play Delving\n  - P1: play Delving\n"
            "  - expect: {asked: P1, values: {P1 cards in hand: 4, P1 cards in discard pile: 1}}\n"
        },
        "LR-6.18",
    ),
    Row(
        "Frodo dies beside Sam",
        "  phase: skirmish\n"
        '  in play: {P1: ["Sam, Son of Hamfast"], P2: [{card: Moria Scout, strength: 20}]}\n'
        "  assigned: {Frodo#1: [Moria Scout]}\n",
        "  - expect: {asked: P1, values: {P1 ring-bearer: Sam}}\n",
        dict.fromkeys((LATER, FIRST_EDITION), "  - expect: {asked: P1, offered: [use Sam, pass]}\n"),
        "LD-37",
    ),
    Row(
        "A fifth copy of a minion",
        "  phase: assignment\n  in play: {P1: [1U97], P2: [1R148, 1R148, 1R148, 1R148], P3: [1R148]}\n",
        "  - expect: {asked: P1, values: {1R148#1 strength: 12, 1R148#4 strength: 8, 1R148#5 strength: 12}}\n",
        dict.fromkeys((FELLOWSHIP, LATER, FIRST_EDITION), "  - expect: {asked: P1, values: {1R148 strength: 12}}\n"),
        "LD-12",
        players="[P1, P2, P3]",
    ),
    Row(
        "Six cards drawn in a fellowship phase",
        "  hand: {P1: [Delving, Delving]}\n  in play: {P1: [1U12]}\n"
        "  deck: {P1: [1U178, 1U178, 1U178, 1U178, 1U178, 1U178]}\n",
        "  - P1: play Delving\n  - P1: play Delving\n  - expect: {asked: P1, values: {P1 cards in hand: 4}}\n",
        dict.fromkeys(
            (FELLOWSHIP, STARTER),
            "  - P1: play Delving\n  - P1: play Delving\n  - expect: {asked: P1, values: {P1 cards in hand: 6}}\n",
        ),
        "LR-11.15",
    ),
)


@pytest.mark.rule("LG-125", "LD-6", "KR-36")
@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.rule)
def test_a_rule_in_each_rule_set(row: Row, name: str) -> None:
    """Each position has the expected outcome under every rule set."""
    outcome = run(row.written(name), {"lotr": LotrScenarioTerms})
    assert outcome.status == PASSED, repr(outcome.message)


def switches(setup: dict[str, Data]) -> dict[str, int]:
    """Returns a game's switches after checking that its record and snapshot have the same."""
    rulebook = LordOfTheRings()
    game = Game.start(rulebook, setup, "rule sets")
    record = Record.from_text(Record.of(game).to_text(), "record", ("lotr",)).replay(rulebook)
    snapshot = snapshots.resume(snapshots.save(game), "snapshot", {"lotr": rulebook})
    assert game.table.options == record.table.options == snapshot.table.options
    return dict(game.table.options)


@pytest.mark.rule("LG-125", "LD-6")
@pytest.mark.parametrize("changed", [{}, {"mulligan": "1", "sites": "5"}], ids=["as it is", "with switches"])
@pytest.mark.parametrize("name", RULE_SETS)
def test_a_rule_set_is_one_wherever_it_is_chosen(name: str, changed: dict[str, str]) -> None:
    """A rule set means the same on the command line, in the arena, in the browser and in stored games.

    The browser shows beside the set the values that its switches have.
    """
    deck = {"deck1": "towers-aragorn", "deck2": "towers-theoden", "format": "tower"}
    asked = {"rules": name, **changed}
    expected = {**DEFAULTS, **RULE_SETS[name], **{switch: int(value) for switch, value in changed.items()}}
    by_command = switches(set_up(2, {**deck, **asked}))
    by_browser = switches(set_up_at_table([Brought(), Brought()], {"format": "tower", **asked}))
    (choice,) = [option for option in options() if option.kind == "choice"]
    assert by_command == by_browser == expected
    assert {switch: int(value) for switch, value in {**choice.sets[name], **changed}.items()} == expected
