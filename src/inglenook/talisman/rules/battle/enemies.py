"""Enemies on cards: attacks, the fight against them together, and their fate (TR-15e, TR-15f, TR-16, TD-10)."""

from __future__ import annotations

from inglenook.kernel.decisions import NOTHING, Option, Seat, Thing
from inglenook.kernel.messages import Message, Name, Player
from inglenook.talisman import atoms, stats
from inglenook.talisman.ability_kinds import (
    CHARMS,
    DESTROYS_SPIRITS,
    DRIVES_FOLLOWERS_AWAY,
    KEEPS_SPIRITS,
    NOT_ATTACKED_BY,
    RAISES_DEAD,
    RECRUITS,
    STRIKES_UNSEEN,
)
from inglenook.talisman.dsl.definitions import CardDefinition
from inglenook.talisman.dsl.terms import ENEMY, GOLD, SPELL, SPIRIT, STRENGTH
from inglenook.talisman.rules.battle import combat
from inglenook.talisman.rules.battle.beings import defended, lose_to_enemy
from inglenook.talisman.rules.battle.combat import LOST, WON
from inglenook.talisman.rules.battle.evasion import evade_cards
from inglenook.talisman.rules.battle.fights import Fight
from inglenook.talisman.rules.dice import roll_dice
from inglenook.talisman.rules.possessions.treasures import gain_follower, keep_trophy
from inglenook.talisman.rules.questions import choose_one, choose_or_again, confirm
from inglenook.talisman.rules.regions.journeys import has_left
from inglenook.talisman.rules.spaces import quests
from inglenook.talisman.rules.spaces.effects import gain, is_over, resolve
from inglenook.talisman.table import LYING, TalismanTable

OWN_WAYS = ("one-by-one", "weaker-side")
"""Special values of enemies that do not fight together with others."""


async def meet_enemies(table: TalismanTable, seat: Seat, group: list[Thing]) -> None:
    """Lets all enemies of one order number in the space attack together, except those evaded or won over (TD-10).

    A character that a fight moves away leaves the other enemies behind unmet (TR-13a.2): to the Warlock, when the kill
    was its quest.
    """
    space = table.characters[seat].space
    for card in group:
        atoms.note_met(table, card)
    attackers = []
    for card in group:
        if not await won_over(table, seat, card):
            attackers.append(card)
        if is_over(table, seat):
            return
    attackers = await evade_cards(table, seat, attackers)
    attackers = [card for card in attackers if table.cards[card].zone == LYING]
    separately = [card for card in attackers if stats.definition_of(table, card).special in OWN_WAYS]
    together = [card for card in attackers if card not in separately]
    for card in separately:
        if not is_over(table, seat) and not has_left(table, seat, space):
            await fight_alone(table, seat, card)
    if together and not is_over(table, seat) and not has_left(table, seat, space):
        await fight_group(table, seat, together, stats.definition_of(table, together[0]).kind == SPIRIT)


async def won_over(table: TalismanTable, seat: Seat, card: Thing) -> bool:
    """Whether this enemy does not attack: bought off, charmed, recruited, destroyed, not hostile (TD-63, TR-8.1)."""
    definition = stats.definition_of(table, card)
    peaceful = any(is_one_of(definition, one.kinds) for one in stats.printed_abilities(table, seat, NOT_ATTACKED_BY))
    recruiting = any(definition.name in one.cards for one in stats.printed_abilities(table, seat, RECRUITS))
    charming = [one for one in stats.printed_abilities(table, seat, CHARMS) if definition.subtype == one.kind]
    options = [Option("fight", card)]
    if peaceful:
        options.insert(0, Option("leave-alone", card))
    if recruiting and may_lead(table, seat):
        options.append(Option("recruit", card))
    if charming and may_lead(table, seat):
        options.append(Option("charm", card))
    if definition.subtype == SPIRIT and stats.has(table, seat, DESTROYS_SPIRITS):
        options.append(Option("destroy", card))
    if definition.special == "bandit" and table.characters[seat].gold and not stats.is_toad(table, seat):
        options.append(Option("pay", card, amount=1))
    if len(options) == 1 and not table.watched:
        return False  # a rollout does not need the question
    prompt = Message("prompt-enemy", {"card": Name(definition.id)})
    chosen = await choose_or_again(table, seat, prompt, tuple(options))
    if chosen is None:
        return await won_over(table, seat, card)
    if chosen.verb == "leave-alone":
        return True
    if chosen.verb == "recruit":
        gain_follower(table, seat, card)
        return True
    if chosen.verb == "charm":
        return await charmed(table, seat, card, charming[0].attribute) or peaceful
    if chosen.verb == "destroy":
        destroy_spirit(table, seat, card)
        return True
    if chosen.verb == "pay":
        atoms.add_points(table, seat, GOLD, -1)
        atoms.put_gold_on_card(table, card, table.cards[card].gold + 1)
        return True
    return False


def may_lead(table: TalismanTable, seat: Seat) -> bool:
    """Whether the character may have followers at all (Cursed by a Hag, TR-8.1)."""
    return not stats.has(table, seat, DRIVES_FOLLOWERS_AWAY)


def is_one_of(definition: CardDefinition, kinds: tuple[str, ...]) -> bool:
    """Whether an enemy is of one of these kinds, or is one of these cards (TR-8.1)."""
    return definition.subtype in kinds or definition.name in kinds


async def charmed(table: TalismanTable, seat: Seat, card: Thing, attribute: str) -> bool:
    """Rolls to charm an enemy: a die above its Strength or Craft wins it over (Minstrel, Necromancer, TR-8.1)."""
    definition = stats.definition_of(table, card)
    roll = (await roll_dice(table, seat, "charming"))[0]
    if roll <= (definition.strength if attribute == STRENGTH else definition.craft):
        return False
    gain_follower(table, seat, card)
    return True


def destroy_spirit(table: TalismanTable, seat: Seat, card: Thing) -> None:
    """Destroys a spirit without a fight and without a trophy; the Priest draws a Spell for it (TR-8.1)."""
    name = Name(table.cards[card].definition)
    table.tell(Message("log-destroyed", {"player": Player(seat), "card": name}))
    atoms.discard(table, card)
    if any(ability.draws_spell for ability in stats.abilities(table, seat, DESTROYS_SPIRITS)):
        gain(table, seat, SPELL, 1)


async def fight_alone(table: TalismanTable, seat: Seat, card: Thing) -> None:
    """Fights an enemy with its own way of fighting (TD-11): zombies in turn, the Chinese Dragon on the weaker side."""
    definition = stats.definition_of(table, card)
    if definition.special == "weaker-side":
        psychic = stats.total_strength(table, seat) >= stats.total_craft(table, seat)
        await fight_group(table, seat, [card], psychic)
        return
    unseen = await strikes_unseen(table, seat, [card], False)
    left = (await roll_dice(table, seat, "zombies"))[0]
    table.tell(Message("log-zombies", {"n": left}))
    while left:
        one = Fight(seat, False, being=combat.ZOMBIE, value=definition.strength)
        one.foe_rolls = not unseen
        outcome = await defended(table, one, await combat.fight(table, one))
        lost = outcome == LOST and await lose_to_enemy(table, one)
        if lost or is_over(table, seat):
            end_turn(table, seat)
            return
        if outcome == WON:
            left -= 1
    await kill(table, seat, card)


async def fight_group(table: TalismanTable, seat: Seat, cards: list[Thing], psychic: bool) -> None:
    """Fights all enemies at once: a win kills all, a loss costs a life; without a win the turn ends (TD-11, TD-12)."""
    one = Fight(seat, psychic, cards)
    one.foe_rolls = not await strikes_unseen(table, seat, cards, psychic)
    outcome = await defended(table, one, await combat.fight(table, one))
    if not table.characters[seat].alive:
        return
    if outcome == WON:
        for card in one.cards[:]:
            await kill(table, seat, card)
    elif outcome == LOST:
        await beaten_by(table, one)
    if outcome != WON:
        end_turn(table, seat)
    if one.slain and table.characters[seat].alive:
        await quests.killed_enemy(table, seat)
    for card in cards:  # whatever the outcome, an enemy that is not killed may have an effect of its own (Vampire Bats)
        if table.characters[seat].alive and table.cards[card].zone == LYING:
            await resolve(table, seat, stats.definition_of(table, card).effects, card)


async def strikes_unseen(table: TalismanTable, seat: Seat, cards: list[Thing], psychic: bool) -> bool:
    """Whether the Assassin leaves enemies that already lay face up without a die, in combat only (TR-8.1)."""
    if psychic or not stats.printed_abilities(table, seat, STRIKES_UNSEEN):
        return False
    if any(card in table.drawn for card in cards):
        return False
    return await confirm(table, seat, Message("prompt-strike-unseen"))


def end_turn(table: TalismanTable, seat: Seat) -> None:
    """Ends the turn after a lost or drawn fight (TR-16d.7, TR-16j.2)."""
    if seat == table.turn:
        atoms.cut_turn_short(table)


async def beaten_by(table: TalismanTable, one: Fight) -> None:
    """Carries out a lost fight: a life, or what the enemy takes instead, and its other effects (TR-16d.5, TD-11).

    A character whose Champion fought was not beaten itself.
    """
    if one.champion(table, one.seat) != NOTHING:
        await lose_to_enemy(table, one)
        return
    instead = [card for card in one.cards if stats.definition_of(table, card).instead_of_life]
    if instead:
        await resolve(table, one.seat, stats.definition_of(table, instead[0]).instead_of_life, instead[0])
    else:
        lost = await lose_to_enemy(table, one)
        if lost:
            for card in one.cards:
                if stats.definition_of(table, card).special == "lich":
                    atoms.set_counters(table, card, table.cards[card].counters + 1)
    for card in one.cards:
        effects = stats.definition_of(table, card).on_defeat
        if effects and table.characters[one.seat].alive:
            await resolve(table, one.seat, effects, card)


async def kill(table: TalismanTable, seat: Seat, card: Thing) -> None:
    """Kills an enemy: a trophy if it has Strength (TR-1d.1, TD-14), or whatever its card says (TD-11).

    Keeping a trophy is never a disadvantage, so the player is not asked: it can be traded in for nothing at any time.
    """
    definition = stats.definition_of(table, card)
    if definition.special == "lich" and table.cards[card].counters:
        atoms.set_counters(table, card, table.cards[card].counters - 1)
        return
    table.tell(Message("log-killed", {"player": Player(seat), "card": Name(definition.id)}))
    if table.cards[card].gold:
        gain(table, seat, GOLD, table.cards[card].gold)
        atoms.put_gold_on_card(table, card, 0)
    if definition.special == combat.MIRROR:
        atoms.discard(table, card)
        gain(table, seat, STRENGTH, 1)
    elif definition.kind == ENEMY and not stats.is_toad(table, seat):
        await keep_or_raise(table, seat, card)
    elif (definition.kind == SPIRIT and stats.has(table, seat, KEEPS_SPIRITS)) or definition.kind == ENEMY:
        keep_trophy(table, seat, card)
    else:
        atoms.discard(table, card)
    await quests.killed_enemy(table, seat)


async def keep_or_raise(table: TalismanTable, seat: Seat, card: Thing) -> None:
    """Keeps a killed enemy as a trophy, or lets the Ghoul raise it as a follower (TR-8.1)."""
    if stats.printed_abilities(table, seat, RAISES_DEAD) and may_lead(table, seat):
        options = (Option("keep", card), Option("raise", card))
        if (await choose_one(table, seat, Message("prompt-keep-or-raise"), options)).verb == "raise":
            gain_follower(table, seat, card)
            return
    keep_trophy(table, seat, card)
