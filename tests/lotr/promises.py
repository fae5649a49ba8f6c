"""Checks the kernel's promises at every position that a card game test reaches, and so for each card."""

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
    """Checks that a fork and a saved game equal the game (KR-4, KR-6), and that no hidden card shows (KR-7)."""
    digest = game.digest()
    assert digest == game.fork().digest(), "a fork differs from its original"
    assert digest == snapshots.resume(snapshots.save(game), "position", RULEBOOKS).digest(), "saving lost something"
    if game.pending is not None:
        viewer = game.pending.seat
        anew = game.redealt(viewer, Dice("position dealt anew"))
        start = len(game.log)
        assert seen(game, viewer, start) == seen(anew, viewer, start), "a hidden card shows"
