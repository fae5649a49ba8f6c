"""How likely each player of a position wins: a few numbers about each, weighed by what became of self-play.

Each player gets a score, a sum of features times weights (`weights.tsv`, written by `scripts/learn-judgement`), so that
it serves two players as well as six.  Positions are judged when a turn begins.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import NOTHING, Seat
from inglenook.lotr.meaning.modifiers import strength, vitality
from inglenook.lotr.stats import resistance
from inglenook.lotr.table import LotrTable
from inglenook.lotr.words import terms
from inglenook.search.weights import OUT, by_subject, chances_of, read_weights, score

FEATURES: Final = (
    "site",
    "last-sites",
    "moves-next",
    "companions",
    "strength",
    "health",
    "bearer-left",
    "bearer-weak",
    "resistance-left",
    "resistance-low",
    "support",
    "deck",
)
"""What is looked at for each player, in this order."""

GOOD: Final = (1, 1, 1, 1, 1, 1, 1, -1, 1, -1, 1, 1)
"""Whether more of it can only help (1), can only harm (-1), or both (0): a weight of the other sign is not learned.

The bearer's vitality and the resistance left were found harmful, as who carries burdens has often moved far: then a
hint advised to wound Frodo.
"""

SUBJECTS: Final = ("way", "fellowship", "ring-bearer", "burdens", "support", "deck")
"""What that is about, in a few words."""
SUBJECT_OF: Final = (0, 0, -1, 1, 1, 1, -1, 2, -1, 3, 4, 5)
"""To which of them each feature belongs; -1: to none, also where its weight only sets another one right."""

WEIGHTS: Final = read_weights("inglenook.search.lotr", FEATURES)


def features(table: LotrTable, seat: Seat) -> list[float]:
    """The numbers of one player."""
    player = table.players[seat]
    companions = 0
    strong = 0.0
    health = 0
    support = 0
    left = 0
    bearer = player.ring_bearer
    for thing in player.in_play:
        piece = table.cards[thing]
        kind = piece.printed.type
        if kind == terms.COMPANION_TYPE:
            alive = vitality(table, thing) - piece.wounds
            if thing == bearer:
                left = alive
                strong += 0.5 * strength(table, thing)
            else:
                companions += 1
                health += alive - 1
                strong += strength(table, thing) * (1.0 if alive > 1 else 0.5)
        elif kind != terms.MINION_TYPE:
            support += 1
    burden = resistance(table, bearer) - player.burdens if bearer != NOTHING else 0
    last = table.options.get("sites", 9)
    return [
        player.site,
        max(0, player.site - last + 3),
        1.0 if table.turns == 0 or table.turn == seat else 0.0,
        companions,
        strong,
        health,
        min(4, left),
        1.0 if left <= 1 else 0.0,
        min(8, burden),
        1.0 if burden <= 2 else 0.0,
        support,
        min(20, len(player.deck)),
    ]


def all_features(table: LotrTable) -> list[list[float] | None]:
    """The numbers of all players; of those who are out there are none."""
    return [None if player.out else features(table, seat) for seat, player in enumerate(table.players)]


def standing(table: LotrTable, seat: Seat) -> list[float]:
    """What each subject adds to a player's prospects; nothing for one who is out."""
    if table.players[seat].out:
        return []
    return by_subject(features(table, seat), WEIGHTS, SUBJECT_OF)


def chances(table: LotrTable) -> list[float]:
    """How likely each seat wins."""
    if table.over:
        return [1.0 / len(table.winners) if seat in table.winners else 0.0 for seat in range(table.seats)]
    scores: list[float] = []
    for seat in range(table.seats):
        scores.append(OUT if table.players[seat].out else score(features(table, seat), WEIGHTS))
    return chances_of(scores)
