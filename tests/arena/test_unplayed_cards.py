"""Tests of the reasons why cards stayed in hand."""

from __future__ import annotations

import pytest

from inglenook.arena.match import held, play
from inglenook.arena.trial import Opponent, Report, trial
from inglenook.arena.unplayed_cards import LATE, NEVER, UNWANTED, Hands
from inglenook.lotr.decks.starters import starter_deck

pytestmark = pytest.mark.rule("SR-62")


def test_a_card_was_never_playable_or_late_or_not_wanted() -> None:
    """A card in hand at the end was offered and unwanted, came in the last round, or was never playable."""
    hands = Hands()
    hands.see(1, [{"dear": False, "offered": False}, {"dear": True}])
    hands.see(4, [{"dear": False, "offered": True}, {}])
    hands.see(5, [{"dear": False, "offered": False, "new": False}, {}])
    hands.see(6, [{"dear": False, "new": False}, {}])
    assert {"dear": NEVER, "offered": UNWANTED, "new": LATE} == hands.why_held(0, ["dear", "offered", "new", "unseen"])
    assert {"dear": UNWANTED} == hands.why_held(1, ["dear"])


@pytest.mark.rule("SR-62", "KR-23")
def test_a_game_tells_why_and_in_which_way_it_was_lost() -> None:
    """A game gives each card left in hand a reason and the loser a kind of loss, and the figures add up."""
    decks = [starter_deck(name).data() for name in ("fellowship-aragorn", "moria-gimli")]
    matches = trial("lotr", "fellowship", decks[0], [Opponent("Gimli", decks[1])], "uniform", 2, "hands")
    outcomes = [play(match) for match in matches]
    for one in outcomes:
        for fates, why in zip(one.fates, one.why_held, strict=True):
            assert set(why) <= set(held(fates)), "what was discarded out of the deck was in no hand"
        (winner,) = one.winners
        assert ("", True) == (one.endings[winner], one.endings[1 - winner] in ("killed", "corrupted", "behind"))
    report = Report(["Gimli"], outcomes)
    assert 2 - report.wins().wins == sum(report.lost_by().values())
    assert all(card.held >= sum(card.why.values()) for card in report.cards())
    assert any(card.why for card in report.cards())
