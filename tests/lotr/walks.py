"""Random bot games over all cards, question by question, for tests of properties that always hold."""

from __future__ import annotations

from collections.abc import Iterator

from inglenook.kernel.data import Data
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.players import SeatPlayer
from inglenook.lotr.decks.random_decks import formats_for, random_decks
from inglenook.lotr.table import LotrTable
from inglenook.registry import find

ALL_SETS = (0, 1, 2, 3, 4, 5, 6)
MOST_QUESTIONS = 1500


def walk(seed: str, seats: int, bot: str = "keen") -> Iterator[Game[LotrTable]]:
    """Yields a game with random decks of all sets at each of its questions, and once more at its end."""
    entry = find("lotr")
    dice = Dice(seed)
    formats = formats_for(ALL_SETS)
    format = formats[dice.below("format", len(formats))]
    decks: list[Data] = [deck.data() for deck in random_decks(dice, format, ALL_SETS, seats)]
    bids: list[Data] = [dice.below("bids", 3) for _seat in range(seats)]
    setup: dict[str, Data] = {"seats": seats, "format": format.name, "decks": decks, "bids": bids}
    game = Game.start(entry.rulebook, setup, seed)
    bots = [entry.bots[bot](Dice(f"{seed} bot {seat}")) for seat in range(seats)]
    for _question in range(MOST_QUESTIONS):
        yield game
        if game.pending is None:
            return
        seat = game.pending.seat
        game.pick(bots[seat].choose(SeatPlayer(game, seat)))
