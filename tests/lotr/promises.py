"""Checks the kernel's promises at every position that a test of the card game reaches: so each card proves
it for itself, although the decks of the conformance suite cannot hold them all.
"""

from __future__ import annotations

from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.rulebook import Rulebook
from inglenook.kernel.saved import snapshots
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.table import LotrTable
from tests.conformance.checks import seen

RULEBOOKS: dict[str, Rulebook[LotrTable]] = {LordOfTheRings().name: LordOfTheRings()}


def keeps_its_promises(game: Game[LotrTable]) -> None:
    """A fork and a saved game are this game (KR-4, KR-6); a player who is asked sees no hidden card (KR-7)."""
    digest = game.digest()
    assert digest == game.fork().digest(), "a fork differs from its original"
    assert digest == snapshots.resume(snapshots.save(game), "position", RULEBOOKS).digest(), "saving lost something"
    if game.pending is not None:
        viewer = game.pending.seat
        anew = game.redealt(viewer, Dice("position dealt anew"))
        start = len(game.log)
        assert seen(game, viewer, start) == seen(anew, viewer, start), "a hidden card shows"
