"""What a character may have: forbidden objects, too many objects, too many Spells (TR-2h, TR-5, TR-7c, TD-44).

Checked after each single change: first what is forbidden, then the objects, then the Spells, because dropping an
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
    """Brings every character back within its limits, as far as nobody has to choose; False if somebody has to.

    Those are looked at that were written to since all were found within their limits: mostly nobody was, and then
    there is nothing to wait for.
    """
    if table.touched <= table.settled_at:
        return True
    for seat in table.living():
        if table.characters[seat].touched > table.settled_at and not settled_by_itself(table, seat):
            return False
    atoms.note_settled(table)
    return True


async def settle(table: TalismanTable) -> None:
    """Brings every character back within its limits, from the active one clockwise."""
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
    """The player chooses: first of the objects, then of the Spells."""
    surplus = surplus_objects(table, seat)
    if surplus > 0:
        await drop_surplus(table, seat, surplus)
    surplus = surplus_spells(table, seat)
    if surplus > 0:
        await discard_surplus_spells(table, seat, surplus)
    keep_a_spell(table, seat)


def surplus_objects(table: TalismanTable, seat: Seat) -> int:
    """How many objects a character has too many (TR-5c.1)."""
    if len(table.characters[seat].objects) <= stats.OBJECT_LIMIT:
        return 0
    return stats.objects_counted(table, seat) - stats.object_limit(table, seat)


def surplus_spells(table: TalismanTable, seat: Seat) -> int:
    """How many Spells a character has too many (TR-2h)."""
    held = len(table.characters[seat].spells)
    return held - stats.spell_limit(table, seat) if held else 0


def drop_forbidden(table: TalismanTable, seat: Seat) -> None:
    """Objects and followers that the alignment forbids are left in the space (TR-5b.2, TR-7c, TA-31).

    With a curse on it a character has no other followers: they leave the game.
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
    """The player chooses which objects are left face up in the space (TR-5e)."""
    bearers = [card for card, _ in stats.carrying(table, seat)]
    objects = [card for card in table.characters[seat].objects if card not in bearers]
    options = tuple([Option("drop", card) for card in objects])
    prompt = Message("prompt-drop-surplus", {"n": surplus})
    chosen = await ask_or_again(Decision(seat, CARDS, prompt, options, surplus, surplus, asides=ASIDES_OF_ASKED))
    if chosen is None:  # something else was done first
        if not settled_by_itself(table, seat):
            await choose_what_goes(table, seat)
        return
    for option in chosen:
        drop(table, seat, option.subject)


async def discard_surplus_spells(table: TalismanTable, seat: Seat, surplus: int) -> None:
    """The player chooses which Spells go (TR-2h)."""
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
    """A Spell goes to the used pile, where everybody sees it."""
    name = Name(table.cards[spell].definition)
    table.tell(Message("log-discarded-spell", {"player": Player(seat), "spell": name}))
    atoms.discard(table, spell)


def keep_a_spell(table: TalismanTable, seat: Seat) -> None:
    """Some always have a Spell: they draw one when they have none (Wizard, Prophetess, Wand)."""
    if table.characters[seat].spells or not stats.has(table, seat, ALWAYS_HAS_SPELL):
        return
    if stats.may_draw_spell(table, seat):
        atoms.draw_spell(table, seat)


def drop(table: TalismanTable, seat: Seat, card: Thing) -> None:
    """An object or follower is left face up in the character's space (TR-5d, TR-6f.2).

    What is in a bag that keeps its contents sealed is lost with it: it is discarded.
    """
    lost = in_the_bag(table, seat, card)
    if table.listening:
        table.tell(Message("log-dropped", {"player": Player(seat), "card": Name(table.cards[card].definition)}))
    atoms.lay_down(table, card, table.characters[seat].space)
    for content in lost:
        atoms.discard(table, content)


def part_with(table: TalismanTable, seat: Seat, card: Thing) -> None:
    """A card of the character's is given up for good, with what is in it (TD-7)."""
    for lost in [card, *in_the_bag(table, seat, card)]:
        atoms.discard(table, lost)


def in_the_bag(table: TalismanTable, seat: Seat, bag: Thing) -> list[Thing]:
    """What is in a sealed bag: the objects got last, beyond those that could be held without it (Bag of Carrying)."""
    bearers = stats.carrying(table, seat)
    limit = stats.object_limit(table, seat)
    for bearer, ability in bearers:
        if bearer == bag and ability.sealed:
            carried = [card for card in table.characters[seat].objects if card not in [one for one, _ in bearers]]
            return carried[limit - ability.more :]
    return []


def may_give_up(table: TalismanTable, card: Thing) -> bool:
    """A follower whose card says otherwise cannot be given up (TR-6f.1)."""
    return not is_forced(table, card)


def is_forced(table: TalismanTable, card: Thing) -> bool:
    """Whether it comes by itself."""
    return table.cards[card].face.has(MUST_BE_TAKEN)


def drop_everything(table: TalismanTable, seat: Seat) -> None:
    """All gold, objects and followers are left in the space (TR-4c.3, TR-19b.2)."""
    character = table.characters[seat]
    space = character.space
    for card in character.objects + character.followers:
        atoms.lay_down(table, card, space)
    if character.gold:
        atoms.lay_gold(table, space, character.gold)
        atoms.add_points(table, seat, "gold", -character.gold)
