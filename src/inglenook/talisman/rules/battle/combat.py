"""Combat and psychic combat: the scores, and who wins (TR-16, TR-17).

`fight` only finds the outcome; the caller that starts the fight handles what follows from it.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import NOTHING, Option, Seat, Thing
from inglenook.kernel.events import offer
from inglenook.kernel.messages import Argument, Message, Player
from inglenook.talisman import atoms, stats
from inglenook.talisman.ability_kinds import ADDS_CRAFT_IN_BATTLE, FIGHTS_INSTEAD, TRAINS_FOLLOWERS, TWO_DICE_IN_BATTLE
from inglenook.talisman.breakdown import craft_parts, strength_parts
from inglenook.talisman.dsl.abilities import Adds, Weapon
from inglenook.talisman.dsl.terms import ENEMY
from inglenook.talisman.rules.battle.fights import BEGUN
from inglenook.talisman.rules.battle.fights import Fight as Fight  # re-exported for callers that start fights
from inglenook.talisman.rules.battle.odds import chances
from inglenook.talisman.rules.dice import roll_dice
from inglenook.talisman.rules.questions import choose_some_or_again
from inglenook.talisman.table import BESIDE, TalismanTable

WON: Final = "won"
LOST: Final = "lost"
DRAWN: Final = "drawn"
EVADED: Final = "evaded"

ZOMBIE: Final = "zombie"
"""Name of one zombie of a band whose members fight one after another."""

MIRROR: Final = "mirror"
"""Special value of an enemy whose Strength equals its opponent's (Doppelganger)."""


async def fight(table: TalismanTable, one: Fight) -> str:
    """Returns the outcome of a fight for its character, then discards Spells that last for the fight (TR-9f.2)."""
    outcome = await fought(table, one)
    for side in one.sides:
        for card in side.blasts:
            if table.cards[card].zone == BESIDE:
                atoms.discard(table, card)
    return outcome


async def fought(table: TalismanTable, one: Fight) -> str:
    """Plays a fight and returns whether it was won, lost or drawn (TR-16d, TR-16h, TR-17b)."""
    if table.listening:
        told = begun(table, one)
        told["chances"] = chances(*lead(table, one), dice(table, one))
        table.tell(Message("log-psychic-combat" if one.psychic else "log-combat", told))
    await offer(table, one)
    for seat in one.fighters:
        if not table.characters[seat].alive:
            return WON if seat == one.other else LOST
    if one.killed:
        return WON
    if not one.psychic:
        for seat in one.fighters:
            if one.champion(table, seat) == NOTHING:
                await choose_weapons(table, one, seat)
    own = await score(table, one, one.seat)
    against = await score(table, one, one.other) if one.other != NOTHING else enemy_score(table, one)
    if table.listening:
        arguments: dict[str, Argument] = {"player": Player(one.seat), "own": own, "against": against}
        arguments["foe"] = one.foe(table)
        arguments["own_from"] = shares(table, one, one.seat)
        arguments["against_from"] = enemy_shares(table, one) if one.other == NOTHING else shares(table, one, one.other)
        table.tell(Message("log-scores", arguments))
    outcome = WON if own > against else LOST if own < against else DRAWN
    tell_outcome(table, one, outcome)
    return outcome


def begun(table: TalismanTable, one: Fight) -> dict[str, Argument]:
    """Returns the arguments of a fight's message: both fighters, their totals before the dice, dice, lives."""
    own, against = lead(table, one)
    told: dict[str, Argument] = {"player": Player(one.seat), "foe": one.foe(table), "own": own, "against": against}
    told["dice"] = dice(table, one)
    told["lives"] = table.characters[one.seat].lives
    return told


def lead(table: TalismanTable, one: Fight) -> tuple[int, int]:
    """Returns both totals before the dice, with the weapons that will be chosen and a space's bonus for enemies."""
    if one.other != NOTHING:
        return before_dice(table, one, one.seat), before_dice(table, one, one.other)
    return before_dice(table, one, one.seat), enemy_points(table, one) + die_bonus(table, one)


def before_dice(table: TalismanTable, one: Fight, seat: Seat) -> int:
    """Returns a character's score before the die, or that of the Champion that stands in (TR-16d.1, TR-16d.5)."""
    if one.champion(table, seat) != NOTHING:
        return champion_strength(table, one, seat)
    return points(table, one, seat) + armed(table, one, seat)


def dice(table: TalismanTable, one: Fight) -> tuple[int, int]:
    """Returns the number of dice that each side rolls."""
    if one.other != NOTHING:
        return dice_of(table, one, one.seat), dice_of(table, one, one.other) if one.foe_rolls else 0
    return dice_of(table, one, one.seat), 1 if one.foe_rolls else 0


def die_bonus(table: TalismanTable, one: Fight) -> int:
    """Returns what a space adds to the die of enemies (TD-13)."""
    return stats.space_of(table, one.seat).enemy_die_bonus if one.foe_rolls else 0


def tell_outcome(table: TalismanTable, one: Fight, outcome: str) -> None:
    """Logs the outcome of a fight; for beaten enemies on cards, the message that they are killed is enough.

    The zombies of a band are on a card as well: after each beaten one the scores say enough.
    """
    on_card = bool(one.cards) or one.being == ZOMBIE
    if table.listening and not (outcome == WON and on_card):
        table.tell(Message(f"log-fight-{outcome}", {"player": Player(one.seat), "foe": one.foe(table)}))


async def choose_weapons(table: TalismanTable, one: Fight, seat: Seat) -> None:
    """Lets a character choose one weapon, two for the Warrior (TR-16d.2, TD-16); if there are no more, all are used."""
    usable = [card for card, _ in stats.weapons(table, seat)]
    if not usable:
        return
    hands = min(stats.weapon_hands(table, seat), len(usable))
    names = [stats.definition_of(table, card).name for card in usable]
    if names.count(names[0]) == len(names):
        usable = usable[:hands]  # all swords are alike
    if len(usable) == hands and not table.watched:
        one.side(seat).weapons = tuple(usable)  # a rollout does not need the question
        return
    options = tuple([Option("wield", card) for card in usable])
    prompt = Message("prompt-weapon", {"n": hands})
    chosen = await choose_some_or_again(table, seat, prompt, options, hands, hands)
    if chosen is None:
        await choose_weapons(table, one, seat)
        return
    one.side(seat).weapons = tuple([option.subject for option in chosen])


def armed(table: TalismanTable, one: Fight, seat: Seat) -> int:
    """Returns what the best weapon will add, or the two best with two hands (TR-16d.2); the choice comes later."""
    if one.psychic or one.champion(table, seat) != NOTHING:
        return 0
    return stats.armed(table, seat, [weapon_points(table, one, weapon) for _card, weapon in stats.weapons(table, seat)])


def weapon_points(table: TalismanTable, one: Fight, weapon: Weapon) -> int:
    """Returns what a weapon adds; some weapons add more against one kind of enemy (Holy Lance, TR-16d.2)."""
    if weapon.against and any(stats.definition_of(table, card).subtype == weapon.against for card in one.cards):
        return weapon.strength_against
    if weapon.against and one.being == f"cave-{weapon.against}":
        return weapon.strength_against
    return weapon.strength


def points(table: TalismanTable, one: Fight, seat: Seat) -> int:
    """Returns a character's score without the die (TR-16d.1, TR-17b.1, TR-8.1); a toad's is always 1 (TR-19c.1)."""
    if stats.is_toad(table, seat):
        return 1
    side = one.side(seat)
    bonus = side.bonus
    if one.psychic:
        return stats.total_craft(table, seat) + bonus
    value = stats.total_strength(table, seat) + table.characters[seat].battle_strength + bonus
    value += len(side.blasts) * stats.total_craft(table, seat)
    if stats.has(table, seat, ADDS_CRAFT_IN_BATTLE):
        value += stats.total_craft(table, seat)
    if stats.has(table, seat, TRAINS_FOLLOWERS):
        value += len([card for card in table.characters[seat].followers if not adds_strength(table, card)])
    for card, weapon in stats.weapons(table, seat):
        if card in side.weapons:
            value += weapon_points(table, one, weapon)
    return value


def shares(table: TalismanTable, one: Fight, seat: Seat) -> tuple[Argument, ...]:
    """Returns the parts of a character's score without the die, by source, for display."""
    if one.champion(table, seat) != NOTHING:
        return ((table.cards[one.champion(table, seat)].definition, champion_strength(table, one, seat)),)
    parts = craft_parts(table, seat) if one.psychic else strength_parts(table, seat)
    if not stats.is_toad(table, seat):
        parts += fight_shares(table, one, seat)
    return tuple([(source, amount) for source, amount in parts])


def fight_shares(table: TalismanTable, one: Fight, seat: Seat) -> list[tuple[str, int]]:
    """Returns the parts of the score that count in this fight only: weapons, and whatever else `points` adds."""
    side = one.side(seat)
    parts: list[tuple[str, int]] = []
    bonus = side.bonus
    if not one.psychic:
        bonus += table.characters[seat].battle_strength
        for card, weapon in stats.weapons(table, seat):
            if card in side.weapons:
                parts.append((table.cards[card].definition, weapon_points(table, one, weapon)))
        craft = stats.total_craft(table, seat)
        parts += [(table.cards[card].definition, craft) for card in side.blasts]
        if stats.has(table, seat, ADDS_CRAFT_IN_BATTLE):
            parts.append(("craft", craft))
        if stats.has(table, seat, TRAINS_FOLLOWERS):
            followers = table.characters[seat].followers
            parts.append(("followers", len([card for card in followers if not adds_strength(table, card)])))
    return [*parts, ("fight", bonus)] if bonus else parts


def adds_strength(table: TalismanTable, card: Thing) -> bool:
    """Whether a follower adds Strength by itself, always or as an enemy that was won over (TR-8.1)."""
    definition = stats.definition_of(table, card)
    return definition.kind == ENEMY or any(isinstance(one, Adds) and one.strength for one in definition.abilities)


async def score(table: TalismanTable, one: Fight, seat: Seat) -> int:
    """Returns a character's score with its die, or its Champion's; a side struck unseen rolls no die (TR-16h.1)."""
    if one.champion(table, seat) != NOTHING:
        value = champion_strength(table, one, seat)
        return value if is_struck_unseen(one, seat) else value + (await roll_dice(table, seat, "combat"))[0]
    value = points(table, one, seat)
    if is_struck_unseen(one, seat):
        return value
    rolled = await roll_dice(table, seat, "combat", dice_of(table, one, seat))
    return value + (max(rolled) if len(rolled) > 1 else rolled[0])


def dice_of(table: TalismanTable, one: Fight, seat: Seat) -> int:
    """Returns how many dice a character rolls, of which the highest counts (TR-8.1); a Champion rolls one."""
    if one.psychic or one.champion(table, seat) != NOTHING:
        return 1
    return 2 if stats.has(table, seat, TWO_DICE_IN_BATTLE) else 1


def is_struck_unseen(one: Fight, seat: Seat) -> bool:
    """Whether this side is struck unseen and rolls no die (Assassin, TR-8.1)."""
    return seat == one.other and not one.foe_rolls


def champion_strength(table: TalismanTable, one: Fight, seat: Seat) -> int:
    """Returns the Strength of the follower that stands in (TR-16d.5)."""
    champion = one.champion(table, seat)
    return sum([found.strength for card, found in stats.sources(table, seat, FIGHTS_INSTEAD) if card == champion])


def opposing_strength(table: TalismanTable, one: Fight) -> int:
    """Returns the total Strength of an enemy's opponent (Doppelganger, TD-11)."""
    if one.champion(table, one.seat) != NOTHING:
        return champion_strength(table, one, one.seat)
    return stats.total_strength(table, one.seat)


def enemy_points(table: TalismanTable, one: Fight) -> int:
    """Returns the points of enemies fighting as one: the sum of their Strengths or Crafts (TR-16e.1, TD-10, TD-11)."""
    value = one.value
    for card in one.cards:
        definition = stats.definition_of(table, card)
        if definition.special == MIRROR:
            value += opposing_strength(table, one)
        else:
            value += definition.craft if one.psychic else definition.strength
    return value


def enemy_shares(table: TalismanTable, one: Fight) -> tuple[Argument, ...]:
    """Returns the parts of the enemies' score, and the space's bonus; a being without a card has just one number."""
    parts: list[Argument] = []
    for card in one.cards:
        definition = stats.definition_of(table, card)
        mirrored = definition.special == MIRROR
        printed = definition.craft if one.psychic else definition.strength
        parts.append((definition.id, opposing_strength(table, one) if mirrored else printed))
    bonus = die_bonus(table, one)
    if parts and one.value:
        parts.append(("fight", one.value))
    if parts and bonus:
        parts.append((stats.space_of(table, one.seat).id, bonus))
    return tuple(parts)


def enemy_score(table: TalismanTable, one: Fight) -> int:
    """Returns the enemies' score: one die, rolled by another player (TR-16d.3, TD-15), and a space's bonus (TD-13)."""
    value = enemy_points(table, one)
    if not one.foe_rolls:
        return value
    roll = table.dice.roll("combat")
    if table.listening:
        by = Player(next_living(table, one.seat))
        table.tell(Message("log-enemy-rolled", {"foe": one.foe(table), "roll": roll, "player": by}))
    return value + roll + die_bonus(table, one)


def next_living(table: TalismanTable, seat: Seat) -> Seat:
    """Returns the next player clockwise with a character, who rolls for an enemy (TD-15)."""
    after = [(seat + place) % table.seats for place in range(1, table.seats + 1)]
    return next(other for other in after if table.characters[other].alive)


BEGUN.set(begun)
