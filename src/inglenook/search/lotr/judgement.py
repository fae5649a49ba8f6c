"""How likely each player of a position wins: a few numbers about each, weighed by what became of self-play.

Each player gets a score, a sum of features times weights (`weights.tsv`, written by `scripts/learn-judgement`), so that
it serves two players as well as six.  Positions are judged when a turn begins.
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
"""What is looked at for each player, in this order."""

GOOD: Final = (
    *(1, 1, 1, 1, 1, 1),
    *(1, -1, 1, 1, 1, -1, 1, 1),
    *(1, -1, -1, 1, -1, -1),
    *(1, 1, 1, 1, 1, -1, -1, 1),
    *(1, 1, 1, 1, 1, 1),
)
"""Whether more of it can only help (1), can only harm (-1), or both (0): a weight of the other sign is not learned.

The bearer's vitality and the resistance left were found harmful, as who carries burdens has often moved far: then a
hint advised to wound Frodo.
"""

SUBJECTS: Final = ("way", "fellowship", "ring-bearer", "burdens", "support", "deck")
"""What that is about, in a few words."""
SUBJECT_OF: Final = (
    *(0, 0, 0, 0, -1, 0),
    *(1, 1, 1, 1, 1, 1, 1, 1),
    *(2, 2, 2, 3, 3, 3),
    *(4, 4, 4, 4, -1, -1, 1, 5),
    *(5, 5, 5, 5, 5, 4),
)
"""To which of them each feature belongs; -1: to none, also where its weight only sets another one right."""

WEIGHTS: Final = read_weights("inglenook.search.lotr", FEATURES)


class Counted:
    """What is counted among the cards of one player."""

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
        """Whoever is exhausted or unhasty counts half, and so does a Ring-bearer, who is not meant to fight."""
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
    """What a player holds in hand."""

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
    """The numbers of one player."""
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
