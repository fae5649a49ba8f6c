"""Tests of the account of a card game: its counts and its outstanding cards."""

from __future__ import annotations

import pytest

from inglenook.kernel.messages import Message, Name, Player
from inglenook.lotr.entry.chronicle import SKIRMISHES, LotrChronicle

FRODO, RUNNER, MARKSMAN = "1C290", "1U178", "1C176"


@pytest.mark.rule("SR-48")
def test_minions_that_win_together_win_one_skirmish() -> None:
    """Two minions that beat Frodo together win one skirmish, and both are named for his death."""
    told = LotrChronicle(2)
    told.hear(Message("log-turn", {"number": 1, "player": Player(0)}))
    minions = (Name(RUNNER), Name(MARKSMAN))
    told.hear(Message("log-skirmish", {"fighter": Name(FRODO), "minions": minions, "player": Player(0)}))
    for minion in minions:
        told.hear(Message("log-wins", {"card": minion, "owner": Player(1)}))
    told.hear(Message("log-killed", {"card": Name(FRODO), "owner": Player(0)}))
    assert told.counts[SKIRMISHES] == [0, 1]
    assert told.stood_out() == [Message("account-slayer", {"cards": minions, "victims": (Name(FRODO),)})]
