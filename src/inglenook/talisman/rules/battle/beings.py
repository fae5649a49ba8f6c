"""Fights against beings without a card, which fight like enemies and leave no trophy (TD-14, TD-58)."""

from __future__ import annotations

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.talisman import atoms, stats
from inglenook.talisman.ability_kinds import WEAPON
from inglenook.talisman.dsl.terms import LIFE
from inglenook.talisman.rules.battle import combat
from inglenook.talisman.rules.battle.combat import DRAWN, EVADED, LOST, WON
from inglenook.talisman.rules.battle.evasion import evade_being
from inglenook.talisman.rules.battle.fights import Fight
from inglenook.talisman.rules.losses import BATTLE, PSYCHIC, lose_lives
from inglenook.talisman.rules.magic import spells
from inglenook.talisman.rules.possessions.treasures import kill_follower
from inglenook.talisman.rules.spaces import quests
from inglenook.talisman.table import TalismanTable


async def fight_being(table: TalismanTable, seat: Seat, name: str, strength: int, craft: int) -> str:
    """Lets a being attack: the character evades or fights; a lost or drawn fight ends the turn (TR-16d.7, TR-16j.2)."""
    if await evade_being(table, seat, name):
        return EVADED
    outcome = await attacked_by(table, seat, name, strength, craft)
    if outcome != WON and seat == table.turn:
        atoms.cut_turn_short(table)
    return outcome


async def attacked_by(table: TalismanTable, seat: Seat, name: str, strength: int, craft: int) -> str:
    """Fights a being, taking a life if the fight is lost (TR-16d.5); the caller decides whether the turn ends."""
    psychic = strength == 0
    one = Fight(seat, psychic, being=name, value=craft if psychic else strength)
    outcome = await combat.fight(table, one)
    outcome = await defended(table, one, outcome)
    if outcome == LOST:
        await lose_to_enemy(table, one)
    elif outcome == WON:
        await quests.killed_enemy(table, seat)
    return outcome


async def defended(table: TalismanTable, one: Fight, outcome: str) -> str:
    """Lets a Spell preserve an enemy about to be killed, which makes the fight a draw (Preservation, TD-62).

    A Lich that has lives on its card is not about to be killed.
    """
    if outcome != WON or one.killed or not table.characters[one.seat].alive:
        return outcome
    dying = (NOTHING,) if one.being else tuple([card for card in one.cards if not table.cards[card].counters])
    if dying and (await spells.moment(table, spells.ENEMY_ABOUT_TO_DIE, one.seat, dying)).averted:
        return DRAWN
    return outcome


async def lose_to_enemy(table: TalismanTable, one: Fight) -> bool:
    """Takes a life for a lost fight, unless it is saved (TR-16d.5, TR-16d.6); returns whether a life was lost.

    The Champion dies in its owner's place, and the turn ends.
    """
    champion = one.champion(table, one.seat)
    if champion == NOTHING:
        return await lose_lives(table, one.seat, 1, PSYCHIC if one.psychic else BATTLE)
    await kill_follower(table, one.seat, champion)
    if one.seat == table.turn:
        atoms.cut_turn_short(table)
    return False


def drink_life(table: TalismanTable, one: Fight, seat: Seat) -> None:
    """Gives the winner the life that its weapon cost the other character (Runesword, TR-16i.1)."""
    for card, weapon in stats.sources(table, seat, WEAPON):
        if weapon.drinks_life and was_wielded(one, seat, card):
            atoms.add_points(table, seat, LIFE, 1)


def was_wielded(one: Fight, seat: Seat, card: Thing) -> bool:
    """Whether this weapon was used in the fight."""
    return card in one.side(seat).weapons
