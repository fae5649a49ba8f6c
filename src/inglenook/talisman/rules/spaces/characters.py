"""Encounters with another character: attacking it, or using an ability against it (S5; TR-13c, TR-16f to TR-16j)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.compiler import mypyc_attr
from inglenook.kernel.decisions import NOTHING, Option, Seat, Thing
from inglenook.kernel.messages import Message, Player
from inglenook.kernel.steps import Step
from inglenook.talisman import atoms, stats
from inglenook.talisman.ability_kinds import (
    MAY_NOT_ATTACK,
    PLAYS_PIPES,
    PSYCHIC_ATTACK,
    STRIKES_UNSEEN,
    SWAPS_OBJECTS,
    TAKES,
    TAKES_WON_LIFE,
)
from inglenook.talisman.dsl.abilities import OpensValleyOfFire, Takes
from inglenook.talisman.dsl.terms import EVIL, FOLLOWER, GOLD, GOOD, LIFE, OBJECT
from inglenook.talisman.rules.battle import combat
from inglenook.talisman.rules.battle.beings import drink_life
from inglenook.talisman.rules.battle.combat import DRAWN, WON
from inglenook.talisman.rules.battle.evasion import evade_character
from inglenook.talisman.rules.battle.fights import Fight
from inglenook.talisman.rules.dice import roll_dice
from inglenook.talisman.rules.losses import BATTLE, PSYCHIC, lose_lives
from inglenook.talisman.rules.possessions import limits
from inglenook.talisman.rules.possessions.treasures import can_be_taken, hand, hand_gold, kill_follower
from inglenook.talisman.rules.questions import choose_or_again, confirm
from inglenook.talisman.rules.spaces import quests
from inglenook.talisman.table import TalismanTable

CROWN = "crown-of-command"


@mypyc_attr(free_list_len=1)
class MeetCharacter(Step):
    """The step in which the active character encounters another (DP-17, DP-18); the turn then ends in any case."""

    __match_args__ = ("seat", "other")

    def __init__(self, seat: Seat, other: Seat) -> None:
        self.seat: Final = seat
        self.other: Final = other

    async def run(self, table: TalismanTable) -> None:
        seat, other = self.seat, self.other
        if table.turn_over or not table.characters[seat].alive or not table.characters[other].alive:
            return
        options = tuple(ways_to_meet(table, seat, other))
        if not options:  # the object that could have been swapped was put down
            atoms.cut_turn_short(table)
            return
        prompt = Message("prompt-meet-character", {"player": Player(other)})
        chosen = await choose_or_again(table, seat, prompt, options)
        if chosen is None:
            table.then(self)
            return
        if not await evade_character(table, other, seat):  # TR-16f, TD-20
            if chosen.verb in ("attack", "attack-psychic"):
                await attack(table, seat, other, chosen.verb == "attack-psychic")
            else:
                await use_ability(table, seat, other, chosen)
            await limits.settle(table)
        atoms.cut_turn_short(table)


def ways_to_meet(table: TalismanTable, seat: Seat, other: Seat) -> list[Option]:
    """Returns what the active character can do with the other one (TR-13c, TR-16a, TR-8.1)."""
    options = []
    at_crown = stats.space_of(table, seat).name == CROWN
    bans = [ban.alignment for ban in stats.printed_abilities(table, seat, MAY_NOT_ATTACK)]
    if at_crown or table.characters[other].alignment not in bans:
        options.append(Option("attack"))
        if any(ability.attacking for ability in stats.printed_abilities(table, seat, PSYCHIC_ATTACK)):
            options.append(Option("attack-psychic"))
    for ability in stats.printed_abilities(table, seat, TAKES):
        if what_can_be_taken(table, seat, other, ability):
            options.append(Option("use-ability", word=ability.name))
    if stats.printed_abilities(table, seat, SWAPS_OBJECTS) and swaps(table, seat, other):
        options.append(Option("use-ability", word="swap"))
    if stats.printed_abilities(table, seat, PLAYS_PIPES):
        options.append(Option("use-ability", word="pipes"))
    return options


# Attacking.


async def attack(table: TalismanTable, seat: Seat, other: Seat, psychic: bool) -> None:
    """Fights another character (TR-16h, TR-16i, TR-16j, TR-8.1); a defender may be able to make the fight psychic."""
    if not psychic and any(ability.defending for ability in stats.printed_abilities(table, other, PSYCHIC_ATTACK)):
        psychic = await confirm(table, other, Message("prompt-make-psychic"))
        if psychic:
            table.tell(Message("log-made-psychic", {"player": Player(other)}))
    one = Fight(seat, psychic, other=other)
    unseen = False
    sneaks = bool(stats.printed_abilities(table, seat, STRIKES_UNSEEN)) and stats.space_of(table, seat).name != CROWN
    if sneaks and not psychic:
        unseen = await confirm(table, seat, Message("prompt-strike-unseen"))
        one.foe_rolls = not unseen
    outcome = await combat.fight(table, one)
    if not table.characters[seat].alive or not table.characters[other].alive:
        return
    if outcome == DRAWN:
        return
    winner, loser = (seat, other) if outcome == WON else (other, seat)
    champion = one.champion(table, loser)
    if champion != NOTHING:  # the Champion dies in its owner's place
        await kill_follower(table, loser, champion)
        return
    only_life = (unseen and winner == seat) or one.champion(table, winner) != NOTHING
    await take_spoils(table, one, winner, loser, only_life)


async def take_spoils(table: TalismanTable, one: Fight, winner: Seat, loser: Seat, only_life: bool) -> None:
    """Lets the winner take a life, a bag of gold, or an object from the loser (TR-16i, TD-43, DP-20, DP-21)."""
    options = [Option("take-life")]
    if not only_life and not stats.is_toad(table, winner):
        if table.characters[loser].gold:
            options.append(Option("take-gold"))
        cards = table.characters[loser].objects
        options += [Option("take", card) for card in cards if can_be_taken(table, card, winner)]
    chosen = await choose_or_again(table, winner, Message("prompt-spoils", {"player": Player(loser)}), tuple(options))
    if chosen is None:
        await take_spoils(table, one, winner, loser, only_life)
        return
    if chosen.verb == "take-gold":
        hand_gold(table, loser, winner)
    elif chosen.verb == "take":
        hand(table, chosen.subject, winner)
    elif await lose_lives(table, loser, 1, PSYCHIC if one.psychic else BATTLE) and table.characters[winner].alive:
        drink_life(table, one, winner)
        if one.psychic and stats.printed_abilities(table, winner, TAKES_WON_LIFE):
            atoms.add_points(table, winner, LIFE, 1)
        quests.took_life(table, winner)


# Abilities used instead of an attack.


async def use_ability(table: TalismanTable, seat: Seat, other: Seat, chosen: Option) -> None:
    """Uses an ability on another character: stealing, beguiling, leading away, swapping, piping (DP-19, TR-8.1)."""
    if chosen.word == "swap":
        await swap(table, seat, other)
    elif chosen.word == "pipes":
        needed = stats.printed_abilities(table, seat, PLAYS_PIPES)[0].from_roll
        if (await roll_dice(table, seat, "pipes"))[0] >= needed:
            atoms.add_missed(table, other, 1)
    else:
        for ability in stats.printed_abilities(table, seat, TAKES):
            if ability.name == chosen.word:
                await take_by_ability(table, seat, other, ability)
                return


async def take_by_ability(table: TalismanTable, seat: Seat, other: Seat, ability: Takes) -> None:
    """Takes a possession of the other character, after a roll if the ability requires one (TR-8.1)."""
    alignment = table.characters[other].alignment
    place = 0 if alignment == GOOD else 2 if alignment == EVIL else 1
    needed = ability.from_roll[place]
    if needed and (await roll_dice(table, seat, ability.name))[0] < needed:
        table.tell(Message("log-ability-failed", {"player": Player(seat)}))
        return
    chosen = None
    while chosen is None:
        options = what_can_be_taken(table, seat, other, ability)
        if not options:
            return
        prompt = Message("prompt-take-from", {"player": Player(other)})
        chosen = await choose_or_again(table, seat, prompt, tuple(options))
    if chosen.verb == "take-gold":
        hand_gold(table, other, seat)
    else:
        hand(table, chosen.subject, seat)


def what_can_be_taken(table: TalismanTable, seat: Seat, other: Seat, ability: Takes) -> list[Option]:
    """Returns the other's gold, objects or followers that the ability covers and the taker may hold (TR-8.1)."""
    if stats.is_toad(table, seat):
        return []
    character = table.characters[other]
    options = []
    if GOLD in ability.what and character.gold:
        options.append(Option("take-gold"))
    cards: list[Thing] = []
    if OBJECT in ability.what:
        cards += character.objects
    if FOLLOWER in ability.what:
        for card in character.followers:
            name = stats.definition_of(table, card).name
            if (not ability.only or name in ability.only) and name not in ability.never:
                cards.append(card)
    options += [Option("take", card) for card in cards if can_be_taken(table, card, seat)]
    return options


def swaps(table: TalismanTable, seat: Seat, other: Seat) -> list[Option]:
    """Returns the swaps of two objects: not the Merchant's own Talisman, nothing forbidden to either (TR-8.1)."""
    own = [card for card in table.characters[seat].objects if not is_talisman(table, card)]
    own = [card for card in own if stats.may_hold(table, other, card)]
    theirs = [card for card in table.characters[other].objects if can_be_taken(table, card, seat)]
    return [Option("swap", mine, card) for mine in own for card in theirs]


def is_talisman(table: TalismanTable, card: Thing) -> bool:
    """Whether a card is a Talisman."""
    return any(isinstance(found, OpensValleyOfFire) for found in stats.definition_of(table, card).abilities)


async def swap(table: TalismanTable, seat: Seat, other: Seat) -> None:
    """Swaps one object for another (Merchant, TR-8.1)."""
    options = tuple(swaps(table, seat, other))
    if options:
        chosen = await choose_or_again(table, seat, Message("prompt-swap", {"player": Player(other)}), options)
        if chosen is None:
            await swap(table, seat, other)
            return
        hand(table, chosen.subject, other)
        hand(table, chosen.other, seat)
