"""Games from their beginning: bids, places, starting fellowships, hands.

    game = beginning([GIMLI, GIMLI], [LEGOLAS])      # the draw decks, by seat; the rest as `positions` has it
    game.bid(3, 1)                                   # each player's bid
    game.take(2)                                     # the player asked takes a place in the turn order

The decks need not be legal: they hold what the test is about.  `set_up_game` starts a game by the front door.
"""

from __future__ import annotations

from typing import Any

from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Player as PlayerName
from inglenook.lotr.decks.deck import Deck
from inglenook.lotr.decks.starters import starter_deck
from inglenook.lotr.house_rules import DEFAULTS, RULE_SETS
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.rules.preparation import Fellowships, first_steps
from inglenook.lotr.setup import lay_out
from inglenook.lotr.state import Player
from inglenook.lotr.table import LotrTable
from tests.lotr.positions import FELLOWSHIP_SITES, FRODO, RULING_RING, Playing


class Beginning(Playing):
    """A game before its first turn."""

    def bid(self, *bids: int) -> Beginning:
        """Answers every player's bid, by seat."""
        for bid in bids:
            self.choose("number", amount=bid)
        return self

    def take(self, place: int) -> Beginning:
        """Lets the asked player take a place in the turn order."""
        self.choose("place", amount=place)
        return self

    def places(self) -> list[int]:
        """Returns the places in the turn order that are offered."""
        return [option.amount for option in self.options("place")]

    def done(self) -> Beginning:
        """Plays on with every starting fellowship as it is now, until the first turn has begun."""
        while self.prompt == "prompt-starting-fellowship":
            self.choose("done")
        return self

    def fellowship(self, seat: Seat) -> list[str]:
        """Returns the titles of a player's companions, in the order they came, Frodo first."""
        in_play = [self.table.cards[card].printed for card in self.table.players[seat].in_play]
        return [card.title for card in in_play if card.is_character]

    def startable(self) -> list[str]:
        """Returns the titles of the companions that may be added to the starting fellowship now."""
        return [self.table.cards[option.subject].printed.title for option in self.options("start-with")]

    def start_with(self, card: str | Thing) -> Beginning:
        """Adds a companion to the starting fellowship."""
        self.choose("start-with", card)
        return self

    def told(self, id: str) -> list[Any]:
        """Returns the cards that the log lines of this kind name."""
        lines = [line.message for line in self.game.log if line.message.id == id]
        return [line.arguments["player"].seat for line in lines if isinstance(line.arguments["player"], PlayerName)]


def beginning(
    *draw_decks: list[str],
    frodo: str = FRODO,
    ring: str = RULING_RING,
    switches: dict[str, int] | None = None,
    rules: str = "deluxe",
    fellowships: Fellowships = (),
    sites: tuple[str, ...] = FELLOWSHIP_SITES,
    seed: str = "beginning",
) -> Beginning:
    """Returns a game with these draw decks, up to its first question."""
    table = LotrTable(len(draw_decks), Dice(seed))
    table.options = {**DEFAULTS, **RULE_SETS[rules], **(switches or {})}
    table.starting_limit = max(2, len(draw_decks) - 1)
    for seat, cards in enumerate(draw_decks):
        table.players.append(Player(table.stamp))
        lay_out(table, seat, Deck(frodo, ring, sites, tuple((id, 1) for id in cards)))
    table.then_all(first_steps(bool(table.options["bidding"]), fellowships))
    return Beginning(table)


def set_up_game(*starters: str, seed: str = "set up", **setup: Any) -> Beginning:
    """Returns a game of these starters, set up through the same entry point that players use."""
    setup.setdefault("format", "fellowship" if starters[0].startswith("fellowship") else "tower")
    setup["decks"] = [starter_deck(name).data() for name in starters]
    return Beginning(LordOfTheRings().set_up(setup, Dice(seed)))
