"""Tests that the promises checked at every position detect three deliberate faults."""

from __future__ import annotations

import pytest

from inglenook.kernel.data import Data
from inglenook.kernel.decisions import Seat
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.state import Lasting
from inglenook.lotr.table import LotrTable
from tests.lotr.cards.standing import standing
from tests.lotr.positions import Position
from tests.lotr.samples import companion, minion

HERO = companion("Hero of Promises", strength=5)
ORC = minion("Orc of Promises", strength=5)


def at_a_skirmish() -> Position:
    """Returns a game with a lasting event and a hidden card on either side."""
    at = standing()
    at.hand(0, "1C116")
    at.deck(0, ORC, HERO, "1C26", "1C37", "1P364", "1U97", "1U12", "1U51")
    return at


@pytest.mark.rule("KR-4")
def test_what_is_lost_by_saving_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A field that is saved and not loaded is detected."""
    kept = Lasting.from_data

    def forgetful(data: Data) -> Lasting:
        lasting = kept(data)
        return Lasting(lasting.source, lasting.card, lasting.stat, 0, lasting.word, lasting.cards, lasting.until)

    at = at_a_skirmish()
    game = at.skirmish(at.play("1P365"), at.play(ORC))
    monkeypatch.setattr(Lasting, "from_data", staticmethod(forgetful))
    with pytest.raises(AssertionError, match="saving lost something"):
        game.choose("play", "1C116")


@pytest.mark.rule("KR-6")
def test_what_a_fork_forgets_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A field missing from a copied table is detected."""
    copied = LotrTable.copy

    def forgetful(self: LotrTable) -> LotrTable:
        table = copied(self)
        table.twilight = 0
        return table

    at = at_a_skirmish().pool(3)
    game = at.skirmish(at.play("1P365"), at.play(ORC))
    monkeypatch.setattr(LotrTable, "copy", forgetful)
    with pytest.raises(AssertionError, match="a fork differs from its original"):
        game.choose("play", "1C116")


@pytest.mark.rule("KR-7")
def test_a_hidden_card_that_shows_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that reveals the top card of a draw deck is detected."""
    honest = LordOfTheRings.view

    def leaking(self: LordOfTheRings, table: LotrTable, viewer: Seat) -> Data:
        top = [table.cards[player.deck[0]].printed.id for player in table.players if player.deck]
        return {"view": honest(self, table, viewer), "top": [*top]}

    at = at_a_skirmish()
    game = at.skirmish(at.play("1P365"), at.play(ORC))
    monkeypatch.setattr(LordOfTheRings, "view", leaking)
    with pytest.raises(AssertionError, match="a hidden card shows"):
        game.choose("play", "1C116")
