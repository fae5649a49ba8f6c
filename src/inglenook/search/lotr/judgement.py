"""Judges how likely each player wins in a position, from a few features and weights learned in self-play.

Each player gets a score, a sum of features times weights (`weights.tsv`, written by `scripts/learn-judgement`), so that
the judgement fits any number of players.  Positions are judged at the start of a turn.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword, strength, vitality
from inglenook.lotr.stats import is_hasty_enough, resistance
from inglenook.lotr.table import LotrTable
from inglenook.search.weights import OUT, by_subject, chances_of, read_weights, score

FEATURES: Final = (
    "site",
    "last-five",
    "last-three",
    "last-two",
    "moves-next",
    "moves-next-near",
    "companions",
    "alone",
    "strength",
    "strongest",
    "health",
    "exhausted",
    "damage",
    "archers",
    "bearer-left",
    "bearer-weak",
    "bearer-dying",
    "resistance-left",
    "resistance-few",
    "resistance-low",
    "possessions",
    "allies",
    "conditions",
    "shadow-support",
    "minions",
    "twilight",
    "dead",
    "deck",
    "hand-companions",
    "hand-goods",
    "hand-events",
    "hand-minions",
    "hand-shadow",
    "controlled",
)
"""Names of a player's features, in this order."""

GOOD: Final = (
    *(1, 1, 1, 1, 1, 1),
    *(1, -1, 1, 1, 1, -1, 1, 1),
    *(1, -1, -1, 1, -1, -1),
    *(1, 1, 1, 1, 1, -1, -1, 1),
    *(1, 1, 1, 1, 1, 1),
)
"""Sign of each feature's effect: only helpful (1), only harmful (-1), or either (0); other signs are not learned.

Without this, the bearer's vitality and the resistance left came out as harmful, because a player with burdens has often
moved far; a hint then advised wounding Frodo.
"""

SUBJECTS: Final = ("way", "fellowship", "ring-bearer", "burdens", "support", "deck")
"""Names of the subjects that features belong to."""
SUBJECT_OF: Final = (
    *(0, 0, 0, 0, -1, 0),
    *(1, 1, 1, 1, 1, 1, 1, 1),
    *(2, 2, 2, 3, 3, 3),
    *(4, 4, 4, 4, -1, -1, 1, 5),
    *(5, 5, 5, 5, 5, 4),
)
"""Index of each feature's subject; -1 for none, also where a feature's weight only corrects another weight."""

WEIGHTS: Final = read_weights("inglenook.search.lotr", FEATURES)


class Counted:
    """Counts over a player's cards in play."""

    def __init__(self, table: LotrTable, seat: Seat) -> None:
        self.companions = 0
        self.strength = 0.0
        self.strongest = 0
        self.health = 0
        self.exhausted = 0
        self.damage = 0
        self.archers = 0
        self.bearer_left = 0
        self.minions = 0
        self.shadow_support = 0
        self.allies = 0
        self.conditions = 0
        self.possessions = 0
        bearer = table.players[seat].ring_bearer
        for thing in table.players[seat].in_play:
            card = table.cards[thing].printed
            if card.type == terms.COMPANION_TYPE:
                self.companion(table, thing, thing == bearer)
            elif card.type == terms.MINION_TYPE:
                self.minions += 1
            elif card.side == terms.SHADOW:
                self.shadow_support += 1
            elif card.type == terms.ALLY_TYPE:
                self.allies += 1
            elif card.type == terms.CONDITION_TYPE:
                self.conditions += 1
            else:
                self.possessions += 1

    def companion(self, table: LotrTable, thing: Thing, bears_ring: bool) -> None:
        """Counts a companion; an exhausted or unhasty companion, or a Ring-bearer, counts with half its strength."""
        left = vitality(table, thing) - table.cards[thing].wounds
        strong = strength(table, thing)
        self.damage += max(0, keyword(table, thing, terms.DAMAGE))
        self.archers += max(0, keyword(table, thing, terms.ARCHER))
        if bears_ring:
            self.bearer_left = left
            self.strength += 0.5 * strong
            return
        self.companions += 1
        self.health += left - 1
        self.strongest = max(self.strongest, strong)
        self.exhausted += left <= 1
        self.strength += strong if left > 1 and is_hasty_enough(table, thing) else 0.5 * strong


class Held:
    """Counts over the cards in a player's hand."""

    def __init__(self, table: LotrTable, seat: Seat) -> None:
        self.companions = 0
        self.goods = 0
        self.events = 0
        self.minions = 0
        self.shadow = 0
        for thing in table.players[seat].hand:
            card = table.cards[thing].printed
            if card.side == terms.SHADOW:
                if card.type == terms.MINION_TYPE:
                    self.minions += card.strength
                else:
                    self.shadow += 1
            elif card.type == terms.COMPANION_TYPE:
                self.companions += 1
            elif card.type == terms.EVENT_TYPE:
                self.events += 1
            else:
                self.goods += 1


def features(table: LotrTable, seat: Seat) -> list[float]:
    """Returns the features of a player."""
    player = table.players[seat]
    counted, held = Counted(table, seat), Held(table, seat)
    bearer = player.ring_bearer
    resists = resistance(table, bearer) - player.burdens if bearer != NOTHING else 0
    come = player.site - table.options.get("sites", 9)
    moves_next = 1.0 if table.turns == 0 or table.turn == seat else 0.0
    controlled = 0
    if NOTHING in table.path:
        controlled = len([one for one in table.cards if one.zone == terms.CONTROLLED and one.controller == seat])
    return [
        player.site,
        max(0, come + 5),
        max(0, come + 3),
        max(0, come + 2),
        moves_next,
        moves_next * max(0, come + 3),
        counted.companions,
        1.0 if counted.companions < 2 else 0.0,
        counted.strength,
        counted.strongest,
        counted.health,
        counted.exhausted,
        counted.damage,
        counted.archers,
        min(4, counted.bearer_left),
        1.0 if counted.bearer_left <= 2 else 0.0,
        1.0 if counted.bearer_left <= 1 else 0.0,
        min(8, resists),
        1.0 if resists <= 4 else 0.0,
        1.0 if resists <= 2 else 0.0,
        counted.possessions,
        counted.allies,
        counted.conditions,
        counted.shadow_support,
        counted.minions,
        moves_next * table.twilight,
        len(player.dead),
        min(20, len(player.deck)),
        held.companions,
        held.goods,
        held.events,
        held.minions,
        held.shadow,
        controlled,
    ]


def all_features(table: LotrTable) -> list[list[float] | None]:
    """Returns the features of all players; None for a player who is out."""
    return [None if player.out else features(table, seat) for seat, player in enumerate(table.players)]


def standing(table: LotrTable, seat: Seat) -> list[float]:
    """Returns the contribution of each subject to a player's prospects; empty for a player who is out."""
    if table.players[seat].out:
        return []
    return by_subject(features(table, seat), WEIGHTS, SUBJECT_OF)


def chances(table: LotrTable) -> list[float]:
    """Returns the chance of each seat to win."""
    if table.over:
        return [1.0 / len(table.winners) if seat in table.winners else 0.0 for seat in range(table.seats)]
    scores: list[float] = []
    for seat in range(table.seats):
        scores.append(OUT if table.players[seat].out else score(features(table, seat), WEIGHTS))
    return chances_of(scores)
