"""Limits on possessions: forbidden objects, too many objects, too many Spells (TR-2h, TR-5, TR-7c, TD-44).

Limits are checked after each single change: first forbidden cards, then objects, then Spells, because dropping an
object can lower Craft.
"""

from __future__ import annotations

from inglenook.kernel.decisions import ASIDES_OF_ASKED, CARDS, Decision, Option, Seat, Thing
from inglenook.kernel.messages import Message, Name, Player
from inglenook.kernel.questions import ask_or_again
from inglenook.talisman import atoms, stats
from inglenook.talisman.ability_kinds import ALWAYS_HAS_SPELL, DRIVES_FOLLOWERS_AWAY, MUST_BE_TAKEN
from inglenook.talisman.table import TalismanTable


def settled(table: TalismanTable) -> bool:
    """Brings every character back within its limits as far as possible; False if a player must choose.

    Only characters written to since the last check are looked at: mostly there are none, and then nothing needs to be
    awaited.
    """
    if table.touched <= table.settled_at:
        return True
    for seat in table.living():
        if table.characters[seat].touched > table.settled_at and not settled_by_itself(table, seat):
            return False
    atoms.note_settled(table)
    return True


async def settle(table: TalismanTable) -> None:
    """Brings every character back within its limits, from the active one clockwise, asking where needed."""
    if settled(table):
        return
    for seat in table.living():
        if table.characters[seat].touched > table.settled_at and not settled_by_itself(table, seat):
            await choose_what_goes(table, seat)
    atoms.note_settled(table)


def settled_by_itself(table: TalismanTable, seat: Seat) -> bool:
    """Brings one character back within its limits; False if its player has to choose what goes."""
    character = table.characters[seat]
    if not character.definition or character.toad:
        return True
    if character.objects or character.followers:
        drop_forbidden(table, seat)
    if surplus_objects(table, seat) > 0 or surplus_spells(table, seat) > 0:
        return False
    keep_a_spell(table, seat)
    return True


async def choose_what_goes(table: TalismanTable, seat: Seat) -> None:
    """Lets the player choose what goes: first surplus objects, then surplus Spells."""
    surplus = surplus_objects(table, seat)
    if surplus > 0:
        await drop_surplus(table, seat, surplus)
    surplus = surplus_spells(table, seat)
    if surplus > 0:
        await discard_surplus_spells(table, seat, surplus)
    keep_a_spell(table, seat)


def surplus_objects(table: TalismanTable, seat: Seat) -> int:
    """Returns the number of objects above the limit (TR-5c.1)."""
    if len(table.characters[seat].objects) <= stats.OBJECT_LIMIT:
        return 0
    return stats.objects_counted(table, seat) - stats.object_limit(table, seat)


def surplus_spells(table: TalismanTable, seat: Seat) -> int:
    """Returns the number of Spells above the limit (TR-2h)."""
    held = len(table.characters[seat].spells)
    return held - stats.spell_limit(table, seat) if held else 0


def drop_forbidden(table: TalismanTable, seat: Seat) -> None:
    """Leaves objects and followers that the alignment forbids in the space (TR-5b.2, TR-7c, TA-31).

    A character with a curse has no other followers: they leave the game.
    """
    character = table.characters[seat]
    for card in character.objects + character.followers:
        forbidden_to = table.cards[card].face.forbidden_to
        if forbidden_to and character.alignment in forbidden_to:
            drop(table, seat, card)
    if table.characters[seat].followers and stats.has(table, seat, DRIVES_FOLLOWERS_AWAY):
        curses = [card for card, _ in stats.sources(table, seat, DRIVES_FOLLOWERS_AWAY)]
        for card in table.characters[seat].followers[:]:
            if card not in curses:
                atoms.remove(table, card)


async def drop_surplus(table: TalismanTable, seat: Seat, surplus: int) -> None:
    """Lets the player choose which objects are left face up in the space (TR-5e)."""
    bearers = [card for card, _ in stats.carrying(table, seat)]
    objects = [card for card in table.characters[seat].objects if card not in bearers]
    options = tuple([Option("drop", card) for card in objects])
    prompt = Message("prompt-drop-surplus", {"n": surplus})
    chosen = await ask_or_again(Decision(seat, CARDS, prompt, options, surplus, surplus, asides=ASIDES_OF_ASKED))
    if chosen is None:  # the player did something else first
        if not settled_by_itself(table, seat):
            await choose_what_goes(table, seat)
        return
    for option in chosen:
        drop(table, seat, option.subject)


async def discard_surplus_spells(table: TalismanTable, seat: Seat, surplus: int) -> None:
    """Lets the player choose which Spells are discarded (TR-2h)."""
    options = tuple([Option("discard", card) for card in table.characters[seat].spells])
    prompt = Message("prompt-discard-spells", {"n": surplus})
    chosen = await ask_or_again(Decision(seat, CARDS, prompt, options, surplus, surplus, asides=ASIDES_OF_ASKED))
    if chosen is None:
        if not settled_by_itself(table, seat):
            await choose_what_goes(table, seat)
        return
    for option in chosen:
        discard_spell(table, seat, option.subject)


def discard_spell(table: TalismanTable, seat: Seat, spell: Thing) -> None:
    """Discards a Spell to the used pile, in view of all players."""
    name = Name(table.cards[spell].definition)
    table.tell(Message("log-discarded-spell", {"player": Player(seat), "spell": name}))
    atoms.discard(table, spell)


def keep_a_spell(table: TalismanTable, seat: Seat) -> None:
    """Draws a Spell for a character that must always have one and has none (Wizard, Prophetess, Wand)."""
    if table.characters[seat].spells or not stats.has(table, seat, ALWAYS_HAS_SPELL):
        return
    if stats.may_draw_spell(table, seat):
        atoms.draw_spell(table, seat)


def drop(table: TalismanTable, seat: Seat, card: Thing) -> None:
    """Leaves an object or follower face up in the character's space (TR-5d, TR-6f.2).

    The contents of a sealed bag are lost with the bag: they are discarded.
    """
    lost = in_the_bag(table, seat, card)
    if table.listening:
        table.tell(Message("log-dropped", {"player": Player(seat), "card": Name(table.cards[card].definition)}))
    atoms.lay_down(table, card, table.characters[seat].space)
    for content in lost:
        atoms.discard(table, content)


def part_with(table: TalismanTable, seat: Seat, card: Thing) -> None:
    """Discards a card of the character's for good, with its contents (TD-7)."""
    for lost in [card, *in_the_bag(table, seat, card)]:
        atoms.discard(table, lost)


def in_the_bag(table: TalismanTable, seat: Seat, bag: Thing) -> list[Thing]:
    """Returns the contents of a sealed bag: the latest objects beyond the limit without it (Bag of Carrying)."""
    bearers = stats.carrying(table, seat)
    limit = stats.object_limit(table, seat)
    for bearer, ability in bearers:
        if bearer == bag and ability.sealed:
            carried = [card for card in table.characters[seat].objects if card not in [one for one, _ in bearers]]
            return carried[limit - ability.more :]
    return []


def may_give_up(table: TalismanTable, card: Thing) -> bool:
    """Whether a follower may be given up, which its card can forbid (TR-6f.1)."""
    return not is_forced(table, card)


def is_forced(table: TalismanTable, card: Thing) -> bool:
    """Whether the card must be taken."""
    return table.cards[card].face.has(MUST_BE_TAKEN)


def drop_everything(table: TalismanTable, seat: Seat) -> None:
    """Leaves all gold, objects and followers in the space (TR-4c.3, TR-19b.2)."""
    character = table.characters[seat]
    space = character.space
    for card in character.objects + character.followers:
        atoms.lay_down(table, card, space)
    if character.gold:
        atoms.lay_gold(table, space, character.gold)
        atoms.add_points(table, seat, "gold", -character.gold)
