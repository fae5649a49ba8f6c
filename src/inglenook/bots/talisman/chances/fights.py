"""Fighting strength of a character, and the odds of its fights."""

from __future__ import annotations

from inglenook.bots.talisman.chances.odds import Odds, fight_odds
from inglenook.bots.talisman.observation import Figure
from inglenook.talisman.components import CARDS
from inglenook.talisman.dsl.abilities import (
    Adds,
    AddsCraftInBattle,
    Armour,
    TrainsFollowers,
    TwoDiceInBattle,
    TwoWeapons,
    Weapon,
)
from inglenook.talisman.dsl.terms import DRAGON


def weapons(figure: Figure, against: str = "") -> list[int]:
    """Returns the points that a character's weapons add, the best first."""
    if not figure.may_use("weapon"):
        return []
    found = [weapon_points(weapon, against) for weapon in figure.abilities(Weapon)]
    return sorted(found, reverse=True)


def weapon_points(weapon: Weapon, against: str) -> int:
    """Returns the points that a weapon adds against an enemy of this kind."""
    return weapon.strength_against if weapon.against and weapon.against == against else weapon.strength


def hands(figure: Figure) -> int:
    """Returns the number of weapons a character can use at once."""
    return 2 if figure.has(TwoWeapons) else 1


def battle_points(figure: Figure, against: str = "") -> int:
    """Returns a character's score in combat without the die."""
    points = figure.strength
    if figure.toad:
        return points
    points += sum(weapons(figure, against)[: hands(figure)])
    if figure.has(AddsCraftInBattle):
        points += figure.craft
    if figure.has(TrainsFollowers):
        points += len([id for id in figure.followers if not adds_strength(id)])
    return points


def adds_strength(id: str) -> bool:
    """Whether a follower itself adds Strength."""
    return any(isinstance(ability, Adds) and ability.strength > 0 for ability in CARDS[id].abilities)


def saving(figure: Figure) -> float:
    """Returns the chance that a character's armour saves a life lost in combat."""
    if not figure.may_use("armour"):
        return 0.0
    return max([0.0, *[save_chance(armour) for armour in figure.abilities(Armour)]])


def save_chance(armour: Armour) -> float:
    """Returns the chance that a piece of armour saves a life."""
    return (7 - armour.saves_from) / 6


def odds_against(figure: Figure, points: int, psychic: bool = False, bonus: int = 0, subtype: str = "") -> Odds:
    """Returns a character's odds against an enemy with the given points; `bonus` is added to the character's score."""
    if psychic:
        return fight_odds(figure.craft + bonus - points)
    against = subtype if subtype == DRAGON else ""
    return fight_odds(battle_points(figure, against) + bonus - points, figure.has(TwoDiceInBattle))


def odds_between(figure: Figure, other: Figure, psychic: bool = False, bonus: int = 0) -> Odds:
    """Returns the odds of a fight between two characters for the first of them."""
    if psychic:
        return fight_odds(figure.craft + bonus - other.craft)
    own = figure.has(TwoDiceInBattle)
    theirs = other.has(TwoDiceInBattle)
    ahead = battle_points(figure) + bonus - battle_points(other)
    if theirs and not own:
        won, drawn, lost = fight_odds(-ahead, True)
        return (lost, drawn, won)
    return fight_odds(ahead, own and not theirs)
