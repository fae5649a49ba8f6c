"""The foe that the viewer's character is about to fight, as far as known; and beings without a card."""

from __future__ import annotations

from typing import Final

from inglenook.bots.talisman.assessment import Mind
from inglenook.bots.talisman.chances.fights import odds_between
from inglenook.bots.talisman.observation import Figure
from inglenook.bots.talisman.values.crown import FIEND
from inglenook.bots.talisman.values.others import best_spoils, worst_loss
from inglenook.bots.talisman.values.travel import SENTINEL_STRENGTH, foe_strength
from inglenook.talisman.components import CARDS
from inglenook.talisman.dsl.terms import ENEMY, SPIRIT

BEINGS: Final[dict[str, tuple[int, bool]]] = {
    "sentinel": (SENTINEL_STRENGTH, False),
    "farmer": (3, False),
    "brigand": (4, False),
    "crag-spirit": (4, True),
    "cave-dragon": (7, False),
    "cave-goblin": (2, False),
}
"""Beings that can be evaded: their points, and whether those are Craft instead of Strength."""

PROGRESS: Final = 2.0
"""Value of getting past the Sentinel, or onward in the inner region."""


class Foe:
    """A foe with its points in combat or psychic combat, and the prize for a victory."""

    def __init__(self, mind: Mind, points: int, psychic: bool, trophies: int = 0, prize: float = 0.0) -> None:
        self.mind: Final = mind
        self.points: Final = points
        self.psychic: Final = psychic
        self.trophies: Final = trophies
        self.prize: Final = prize
        self.other: Figure | None = None

    def worth(self, bonus: int) -> float:
        """Returns the value of the fight with a bonus to the character's score."""
        mind = self.mind
        if self.other is not None:
            won, _, lost = odds_between(mind.me, self.other, self.psychic, bonus)
            return won * best_spoils(mind, self.other) - lost * worst_loss(mind)
        won = mind.odds(self.points, self.psychic, bonus)[0]
        return mind.fight(self.points, self.psychic, self.trophies, bonus) + won * self.prize


def foe_now(mind: Mind) -> Foe | None:
    """Returns the foe about to be fought: the attacker on another player's turn, else the foe in the space."""
    me, seen = mind.me, mind.seen
    if not seen.my_turn:
        attacker = seen.by_seat(seen.turn)
        return None if attacker is None or attacker.space.id != me.space.id else against(mind, attacker)
    if me.space.name == "pits" and me.task > 0:
        return Foe(mind, FIEND, False, prize=PROGRESS / 3)
    if me.space.name == "werewolf-den":
        return Foe(mind, max(2, me.task), False, prize=PROGRESS)
    if me.space.name == "sentinel" and seen.phase == "movement":
        return Foe(mind, SENTINEL_STRENGTH, False, prize=PROGRESS)
    lying = [CARDS[id] for id in seen.cards(me.space) if id in CARDS]
    enemies = [card for card in lying if card.kind == ENEMY]
    if enemies:
        points = sum([foe_strength(mind, card) for card in enemies]) + me.space.enemy_die_bonus
        return Foe(mind, points, False, sum([card.strength for card in enemies]))
    spirits = [card for card in lying if card.kind == SPIRIT]
    if spirits:
        return Foe(mind, sum([card.craft for card in spirits]) + me.space.enemy_die_bonus, True)
    here = seen.here(me.space)
    return against(mind, here[0]) if here else Foe(mind, 4, False)


def against(mind: Mind, other: Figure) -> Foe:
    """Returns another character as a foe."""
    foe = Foe(mind, 0, False)
    foe.other = other
    return foe
