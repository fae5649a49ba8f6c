"""Tests that games go on with the default rules of the edition in which they began."""

from __future__ import annotations

import json
from typing import Any

import pytest

from embers.game import Embers
from inglenook.kernel.data import Data, digest
from inglenook.kernel.dice import Dice
from inglenook.kernel.editions import EDITION, TODAY, edition_of, like, with_edition
from inglenook.kernel.errors import BadSetup
from inglenook.kernel.game import Game
from inglenook.kernel.rulebook import Rulebook
from inglenook.kernel.saved import snapshots
from inglenook.kernel.saved.records import Record
from inglenook.lotr import house_rules as lotr_house_rules
from inglenook.lotr.entry.settings import set_up
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.talisman import house_rules as talisman_house_rules
from inglenook.talisman.rulebook import Talisman

pytestmark = pytest.mark.rule("KR-36")

SETUPS: dict[str, dict[str, Data]] = {
    "embers": {"seats": 2},
    "talisman": {"seats": 2},
    "lotr": set_up(2, {"bids": "0,0"}),
}
RULEBOOKS: dict[str, Rulebook[Any]] = {"embers": Embers(), "talisman": Talisman(), "lotr": LordOfTheRings()}
SWITCHES = {
    "talisman": ("house", talisman_house_rules.defaults(1)),
    "lotr": ("options", lotr_house_rules.defaults(1)),
}


def of_schema_1(text: str, without: tuple[str, str] | None = None) -> str:
    """Returns a schema 1 record or snapshot from before editions, optionally without one switch."""
    sealed = json.loads(text)
    content = sealed["content"]
    if without is not None:
        field, switch = without
        del content["table"][field][switch]
    return json.dumps({**sealed, "schema": 1, "sha256": digest(content)})


@pytest.mark.parametrize("name", RULEBOOKS)
def test_what_was_kept_before_is_of_the_first_edition(name: str) -> None:
    """Records and snapshots of schema 1 are of the first edition, and new ones of the current edition."""
    game = Game.start(RULEBOOKS[name], SETUPS[name], "editions")
    record, snapshot = Record.of(game).to_text(), snapshots.save(game)

    old = Record.from_text(of_schema_1(record), "old", tuple(RULEBOOKS))
    assert {**SETUPS[name], EDITION: 1} == old.setup == old.replay(RULEBOOKS[name]).setup
    assert old.setup == snapshots.resume(of_schema_1(snapshot), "old", RULEBOOKS).setup
    assert old.setup == Record.from_text(old.to_text(), "again", tuple(RULEBOOKS)).setup, "it stays so"
    assert SETUPS[name] == Record.from_text(record, "new", tuple(RULEBOOKS)).setup
    assert SETUPS[name] == snapshots.resume(snapshot, "new", RULEBOOKS).setup


@pytest.mark.parametrize("name", SWITCHES)
def test_switches_that_an_old_position_lacks_are_those_of_the_first_edition(name: str) -> None:
    """A switch missing from an old snapshot has its first edition default, tested for each switch."""
    snapshot = snapshots.save(Game.start(RULEBOOKS[name], SETUPS[name], "editions"))
    field, values = SWITCHES[name]

    for switch, value in values.items():
        game = snapshots.resume(of_schema_1(snapshot, (field, switch)), "old", RULEBOOKS)
        assert value == getattr(game.table, field)[switch]


@pytest.mark.parametrize("name", SWITCHES)
def test_a_set_up_begins_with_the_defaults_of_its_edition(name: str) -> None:
    """A set-up that names the first edition begins with that edition's defaults."""
    field, values = SWITCHES[name]
    table = RULEBOOKS[name].set_up({**SETUPS[name], EDITION: 1}, Dice("editions"))

    assert values == getattr(table, field)


@pytest.mark.parametrize("given", [0, TODAY + 1, "first", True, None])
def test_an_unknown_edition_is_refused(given: Data) -> None:
    """Both games refuse an unknown edition; Embers has no switches and ignores it."""
    for name in SWITCHES:
        with pytest.raises(BadSetup) as refused:
            RULEBOOKS[name].set_up({**SETUPS[name], EDITION: given}, Dice("editions"))
        assert "error-unknown-edition" == refused.value.message.id
        assert {"given": str(given), "first": 1, "today": TODAY} == refused.value.message.arguments
    Embers().set_up({**SETUPS["embers"], EDITION: given}, Dice("editions"))


def test_a_set_up_is_marked_once() -> None:
    """A set-up that names its edition keeps it, and the current edition needs no mark."""
    assert TODAY == edition_of({}) == edition_of({EDITION: TODAY})
    assert {"seats": 2, EDITION: 1} == with_edition({"seats": 2}, 1)
    assert {EDITION: 2} == with_edition({EDITION: 2}, 1)
    assert {"seats": 2} == with_edition({"seats": 2}, TODAY) == like({"seats": 2}, {})
    assert {"seats": 2, EDITION: 1} == like({"seats": 2}, {EDITION: 1})
