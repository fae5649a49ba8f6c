"""Evasion: by an ability, by Invisibility against all, by Immobility against one (TR-18, TD-18 to TD-22)."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.kernel.decisions import NOTHING, PASS, Option, Seat, Thing, pass_option
from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.talisman import atoms, stats
from inglenook.talisman.ability_kinds import DRIVES_OFF
from inglenook.talisman.dsl.terms import ENEMY, INNER, SPIRIT
from inglenook.talisman.rules.magic import spells
from inglenook.talisman.rules.questions import choose_or_again
from inglenook.talisman.table import FIRST_CHARACTER, TalismanTable, character_thing


async def evade_cards(table: TalismanTable, seat: Seat, cards: Sequence[Thing]) -> list[Thing]:
    """Lets a character evade beings on cards, and returns those that it still has to face (TR-18a, TR-18b)."""
    left = list(cards)
    while left:
        options = evasions(table, seat, left, False)
        if not options and not table.watched:
            return left
        named = tuple([Name(table.cards[card].definition) for card in left])
        chosen = await ask_to_evade(table, seat, named, options)
        if chosen is None:
            continue
        if chosen.verb == PASS:
            return left
        target = chosen.other
        if await carried_out(table, seat, chosen):
            left = [] if target == NOTHING else [card for card in left if card != target]
            tell_evaded(table, seat, named if target == NOTHING else Name(table.cards[target].definition))
    return left


async def evade_being(table: TalismanTable, seat: Seat, being: str) -> bool:
    """Whether the character evades a being without a card."""
    return await evade_one(table, seat, Message(f"being-{being}"), NOTHING)


async def evade_character(table: TalismanTable, seat: Seat, attacker: Seat) -> bool:
    """Whether the character evades another that wants to attack or use an ability, in any space (TR-18b.2, TR-18c)."""
    return await evade_one(table, seat, Player(attacker), character_thing(attacker))


async def evade_one(table: TalismanTable, seat: Seat, attacker: Argument, who: Thing) -> bool:
    """Whether the character evades an attacker without a card: a character, or a being that cannot be pointed at."""
    while table.characters[seat].alive:
        options = evasions(table, seat, [who], who != NOTHING)
        chosen = await ask_to_evade(table, seat, attacker, options)
        if chosen is None:
            continue
        if chosen.verb == PASS:
            return False
        if await carried_out(table, seat, chosen):
            tell_evaded(table, seat, attacker)
            return True
    return False


def evasions(table: TalismanTable, seat: Seat, attackers: list[Thing], characters: bool) -> list[Option]:
    """Returns the ways to evade that the character has now (TR-18a, TR-18b, TR-18c)."""
    if stats.is_toad(table, seat) or (stats.space_of(table, seat).region == INNER and not characters):
        return []  # TD-50, TR-14d.2
    options = []
    if stats.may_evade_here(table, seat, characters):
        options.append(Option("evade"))
    if stats.may_cast(table, seat):
        for card in table.characters[seat].spells:
            name = table.cards[card].definition
            if name == spells.INVISIBILITY:
                options.append(Option("cast", card))
            elif name == spells.IMMOBILITY:
                options += [Option("cast", card, one) for one in attackers if can_be_immobilised(table, one)]
    for card, _ in stats.sources(table, seat, DRIVES_OFF):
        options += [Option("use", card, one) for one in attackers if can_be_driven_off(table, one)]
    return options


def can_be_immobilised(table: TalismanTable, attacker: Thing) -> bool:
    """Whether Immobility can target the attacker: any being, or a character that Spells affect (Amulet, TR-18b.2)."""
    return attacker < FIRST_CHARACTER or stats.may_be_aimed_at(table, attacker - FIRST_CHARACTER)


def can_be_driven_off(table: TalismanTable, attacker: Thing) -> bool:
    """Whether an attacker is an enemy about to be met, not a character, a stranger or an event (Centaur, TR-18b.1)."""
    if attacker == NOTHING or attacker >= FIRST_CHARACTER:
        return False
    return stats.definition_of(table, attacker).kind in (ENEMY, SPIRIT)


async def ask_to_evade(table: TalismanTable, seat: Seat, attacker: Argument, options: list[Option]) -> Option | None:
    """Asks a player to fight or evade; None if the player did something else first.

    A player with Spells is asked in any case, to hide which Spells these are (KR-7), except in rollouts.
    """
    if not options and not (table.watched and table.characters[seat].spells):
        return pass_option()
    fight = pass_option("option-face-it")
    return await choose_or_again(table, seat, Message("prompt-evade", {"attacker": attacker}), (fight, *options))


async def carried_out(table: TalismanTable, seat: Seat, chosen: Option) -> bool:
    """Carries out an evasion, and returns whether it worked: a Spell can be countered (TR-18a.1, TR-18b.1, TD-21)."""
    if chosen.verb == "cast":
        return await spells.cast(table, seat, chosen.subject, chosen.other, None)
    if chosen.verb == "use":
        atoms.discard(table, chosen.subject)
    return True


def tell_evaded(table: TalismanTable, seat: Seat, what: Argument) -> None:
    """Logs an evasion for all players."""
    told: dict[str, Argument] = {"player": Player(seat), "attacker": what}
    table.tell(Message("log-evaded-character" if isinstance(what, Player) else "log-evaded", told))
