"""The way to the Crown through the inner region: the chance to get there alive, by the Crypt or by the Mines."""

from __future__ import annotations

import math
from typing import Final

from inglenook.bots.talisman.assessment import Mind
from inglenook.bots.talisman.chances.fights import battle_points, odds_between, saving
from inglenook.bots.talisman.chances.odds import SUMS, Odds, at_most, exactly, fight_odds, wins_first
from inglenook.bots.talisman.observation import Figure
from inglenook.talisman.dsl.abilities import FewerDice, TwoDiceInBattle
from inglenook.talisman.dsl.terms import CRAFT, STRENGTH

FIEND: Final = 4
"""The Strength of a Pit Fiend."""

TOLLS: Final = (1, 2, 3)
"""Lives that the Vampire may demand, all equally likely."""


def share_won(odds: Odds, saving: float) -> float:
    """Returns the share of decisive fights that is won: a life that armour saves decides nothing."""
    won, _, lost = odds
    costly = lost * (1 - saving)
    return won / (won + costly) if won + costly else 0.0


def descent(points: int, dice: int) -> float:
    """Returns the chance to pass the Crypt or the Mines; a character that comes out on the Plain tries again."""
    again = exactly(dice, points + 1)
    through = at_most(dice, points)
    return through / (1 - again) if again < 1 else 0.0


def werewolf(figure: Figure, lives: int, strength: int = 0) -> float:
    """Returns the chance to beat the Werewolf before all lives are lost; its Strength may be known or unrolled."""
    points, two_dice, saved = battle_points(figure), figure.has(TwoDiceInBattle), saving(figure)
    chance = 0.0
    for total, likely in enumerate(SUMS[2]):
        if strength in (0, total) and likely:
            won = wins_first(1, lives, share_won(fight_odds(points - total, two_dice), saved))
            chance += won if strength else likely * won
    return chance


def dice_with_death(figure: Figure, lives: int) -> float:
    """Returns the chance to win against Death and then against the Werewolf."""
    return sum([0.5 ** (lost + 1) * werewolf(figure, lives - lost) for lost in range(lives)])


def pits(figure: Figure, lives: int, fiends: int = 0) -> float:
    """Returns the chance to beat the Pit Fiends; their number may be known or still unrolled."""
    share = share_won(fight_odds(battle_points(figure) - FIEND, figure.has(TwoDiceInBattle)), saving(figure))
    if fiends:
        return wins_first(fiends, lives, share)
    return sum([wins_first(number, lives, share) for number in range(1, 7)]) / 6


def tower(figure: Figure, lives: int) -> float:
    """Returns the chance to pass the Vampire and then the Pits; followers pay in place of lives."""
    spared = len(figure.followers)
    return sum([pits(figure, lives - max(0, toll - spared)) for toll in TOLLS]) / len(TOLLS)


def by_crypt(figure: Figure, thrown_back: float = 1.0) -> float:
    """Returns the chance to get from the Plain of Peril to the Valley of Fire by the Crypt.

    The chance of coming out elsewhere counts in full or less (`Prices.thrown_back`), as the character may try again.
    """
    return math.pow(descent(figure.strength, 3), thrown_back) * dice_with_death(figure, figure.lives)


def by_mines(figure: Figure, thrown_back: float = 1.0) -> float:
    """Returns the chance to get from the Plain of Peril to the Valley of Fire by the Mines."""
    dice = min([3, *[ability.mines for ability in figure.abilities(FewerDice)]])
    return math.pow(descent(figure.craft, dice), thrown_back) * tower(figure, figure.lives)


def onward(figure: Figure) -> float:
    """Returns the chance to reach the Valley of Fire from a character's place in the inner region."""
    name, lives, task = figure.space.name, figure.lives, figure.task
    if name == "plain-of-peril":
        return max(by_crypt(figure), by_mines(figure))
    if name == "crypt":
        return dice_with_death(figure, lives) if task < 0 else by_crypt(figure)
    if name == "mines":
        return tower(figure, lives) if task < 0 else by_mines(figure)
    if name == "dice-with-death":
        return werewolf(figure, lives) if task < 0 else dice_with_death(figure, lives)
    if name == "vampires-tower":
        return pits(figure, lives) if task < 0 else tower(figure, lives)
    if name == "werewolf-den" and task >= 0:
        return werewolf(figure, lives, task)
    if name == "pits" and task >= 0:
        return pits(figure, lives, task)
    return 1.0


def portal_chances(figure: Figure) -> tuple[float, float]:
    """Returns the chances to open the Portal of Power with Strength and with Craft."""
    dice = min([2, *[ability.portal_with_craft for ability in figure.abilities(FewerDice)]])
    return (at_most(2, figure.strength), at_most(dice, figure.craft))


def portal_attribute(figure: Figure) -> str:
    """Returns the better attribute for opening the Portal."""
    strength, craft = portal_chances(figure)
    if abs(strength - craft) < 0.01:
        return STRENGTH if figure.gained_strength <= figure.gained_craft else CRAFT
    return STRENGTH if strength > craft else CRAFT


def crown_chance(mind: Mind) -> float:
    """Returns the chance that an attempt at the Crown succeeds now, once the Portal is open."""
    me = mind.me
    if mind.needs_talisman or me.toad:
        return 0.0
    thrown_back = mind.prices.thrown_back
    chance = max(by_crypt(me, thrown_back), by_mines(me, thrown_back))
    holder = mind.seen.crowned
    if holder is not None:
        won, _, lost = odds_between(me, holder)
        chance *= won / (won + lost) if won + lost else 0.5
    return chance
