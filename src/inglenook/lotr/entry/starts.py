"""The starting fellowships possible with a deck, found by playing the rules themselves (LR-9.8 to LR-9.16).

Requirements of companions, cost reductions beside other companions, and uniqueness thus work as in a game.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from inglenook.kernel.data import Data
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.lotr import atoms
from inglenook.lotr.decks.deck import Deck, deck_of
from inglenook.lotr.decks.legality import FRODO
from inglenook.lotr.dsl import terms
from inglenook.lotr.house_rules import DEFAULTS
from inglenook.lotr.library import LIBRARY
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.rules.preparation import STARTING_TOTAL, OpenDeck, StartingFellowship
from inglenook.lotr.setup import FEWEST, lay_out
from inglenook.lotr.state import Player
from inglenook.lotr.stats import twilight_cost
from inglenook.lotr.table import LotrTable
from inglenook.registry.decks import Beginning

MOST_LOOKED_AT: Final = 600
"""Maximum number of fellowships examined; a deck has some dozens."""

ADD: Final = "start-with"
"""The verb of the option that adds a companion."""

FIRST_FRODO: Final = "1C290"
FIRST_RING: Final = "1R1"


def starts(data: Data) -> list[Beginning]:
    """Returns the starting fellowships of a deck that cannot be extended, the most expensive and largest first.

    The deck need not be complete.
    """
    found: dict[tuple[str, ...], Beginning] = {}
    met: set[tuple[str, ...]] = set()
    ahead = [(game_of(deck_of(data)), Beginning((), 0))]
    while ahead and len(met) < MOST_LOOKED_AT:
        game, so_far = ahead.pop()
        options = to_add(game)
        for place, id, cost in options:
            added = Beginning((*so_far.ids, id), so_far.cost + cost)
            key = (*sorted(added.ids), str(added.cost))
            if key not in met:
                met.add(key)
                ahead.append((with_added(game, place), added))
        company = tuple(sorted(so_far.ids))
        if company and not options and (company not in found or so_far.cost < found[company].cost):
            found[company] = so_far
    whole = [one for one in found.values() if not any(is_part(one, other) for other in found.values())]
    return sorted(whole, key=lambda start: (-start.cost, -len(start.ids), start.ids))


def is_part(one: Beginning, other: Beginning) -> bool:
    """Whether another fellowship has the same companions and more; it was reached in an order that allowed more."""
    return len(one.ids) < len(other.ids) and Counter(one.ids) <= Counter(other.ids)


def game_of(deck: Deck) -> Game[LotrTable]:
    """Returns a game in which the first player is about to add companions; the other player has none."""
    bearer = (
        deck.ring_bearer if deck.ring_bearer in LIBRARY and LIBRARY[deck.ring_bearer].title == FRODO else FIRST_FRODO
    )
    ring = deck.ring if deck.ring in LIBRARY and LIBRARY[deck.ring].type == terms.RING_TYPE else FIRST_RING
    companions = [
        (id, min(count, STARTING_TOTAL + 1))
        for id, count in deck.draw_deck
        if id in LIBRARY and LIBRARY[id].type == terms.COMPANION_TYPE
    ]
    table = LotrTable(FEWEST, Dice("starts"))
    table.options = dict(DEFAULTS)
    for seat, cards in enumerate((tuple(companions), ())):
        table.players.append(Player(table.stamp))
        lay_out(table, seat, Deck(bearer, ring, (), cards))
    atoms.set_order(table, tuple(range(FEWEST)))
    table.then(OpenDeck(0), StartingFellowship(0, STARTING_TOTAL))
    game = Game(LordOfTheRings(), table, {}, "starts")
    game.run()
    return game


def to_add(game: Game[LotrTable]) -> list[tuple[int, str, int]]:
    """Returns the companions that can be added now, each once: index of the option, card id and cost."""
    found: dict[str, tuple[int, str, int]] = {}
    for place, option in enumerate(game.pending.options if game.pending is not None else ()):
        if option.verb == ADD:
            id = game.table.cards[option.subject].printed.id
            found.setdefault(id, (place, id, twilight_cost(game.table, option.subject)))
    return list(found.values())


def with_added(game: Game[LotrTable], place: int) -> Game[LotrTable]:
    """Returns the game with a companion added; decisions that the companion raises get any legal answer (LR-9.13)."""
    further = game.fork(keep=True)
    further.pick((place,))
    while further.pending is not None and all(option.verb != ADD for option in further.pending.options):
        further.pick(tuple(range(further.pending.least)))
    return further
