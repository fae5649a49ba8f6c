"""What a character amounts to: totals, limits, permissions.  Computed on reading, never stored.

Whether an ability counts is decided in one place, `sources`: a toad has none, a magic object may be switched off by
the Cursed Glade or by Destroy Magic, and a character may be unable to use a kind of object.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from inglenook.kernel.decisions import Seat, Thing
from inglenook.talisman.ability_kinds import (
    ADDS,
    ALWAYS_HAS_SPELL,
    ARMOUR,
    CARRIES,
    DRIVES_FOLLOWERS_AWAY,
    EVADES,
    MAY_NOT_USE,
    ONE_SPACE_A_TURN,
    OPENS_VALLEY_OF_FIRE,
    TWO_WEAPONS,
    UNHARMED,
    WARDS_OFF_SPELLS,
    WEAPON,
    Kind,
)
from inglenook.talisman.card_faces import Face
from inglenook.talisman.component_index import CHARACTERS
from inglenook.talisman.dsl.abilities import Ability, Armour, Carries, Weapon
from inglenook.talisman.dsl.definitions import CardDefinition, CharacterDefinition, SpaceDefinition
from inglenook.talisman.dsl.effects import OneSpaceForAll
from inglenook.talisman.dsl.terms import CRAFT, FOLLOWER, INNER, MAGIC_OBJECT, OBJECT, STRENGTH
from inglenook.talisman.table import CURSED_GLADE, NOWHERE, SPACE_LIST, Character, TalismanTable

A = TypeVar("A", bound=Ability)

NO_CARD: Final[Thing] = -1
"""The source of an ability that stands on the character itself."""

NONE: Final[list[Any]] = []
"""What is mostly found; nobody writes to it."""

OBJECT_LIMIT: Final = 4


def definition_of(table: TalismanTable, card: Thing) -> CardDefinition:
    """What is printed on an Adventure or purchase card."""
    definition = table.cards[card].face.card
    assert definition is not None, "that is a Spell"
    return definition


def sheet(table: TalismanTable, seat: Seat) -> CharacterDefinition:
    """What is printed on the seat's character."""
    return CHARACTERS[table.characters[seat].definition]


def space_of(table: TalismanTable, seat: Seat) -> SpaceDefinition:
    """The space the character stands in."""
    return SPACE_LIST[table.characters[seat].space]


def living(table: TalismanTable) -> list[Seat]:
    """The seats that have a character, clockwise from the active one."""
    return table.living()


def is_toad(table: TalismanTable, seat: Seat) -> bool:
    """Whether the character is a toad at the moment (TR-19)."""
    return table.characters[seat].toad > 0


def is_object(card: CardDefinition) -> bool:
    """Ordinary or magic: "object" covers both (TR-5.1)."""
    return card.kind in (OBJECT, MAGIC_OBJECT)


# Which abilities count.


def magic_works(table: TalismanTable, seat: Seat) -> bool:
    """Magic objects do nothing in the Cursed Glade (TR-1f.3, TA-48) and under Destroy Magic (TD-60)."""
    return table.magic_destroyed_by == NOWHERE and table.characters[seat].space != CURSED_GLADE


def printed_abilities(table: TalismanTable, seat: Seat, kind: Kind[A]) -> list[A]:
    """The character's own abilities of a kind; a toad has none (TR-19g.2)."""
    character = table.characters[seat]
    if character.toad or not table.kinds_of(character) & kind.bit:
        return NONE
    return kind.characters.get(character.definition, NONE)


def object_works(table: TalismanTable, seat: Seat, face: Face) -> bool:
    """Whether an object does anything for its holder."""
    if face.card is None or face.card.kind != MAGIC_OBJECT:
        return True
    if not magic_works(table, seat):
        return False
    if face.has(OPENS_VALLEY_OF_FIRE):
        return True
    return not any(MAGIC_OBJECT in ban.what for ban in printed_abilities(table, seat, MAY_NOT_USE))


def sources(table: TalismanTable, seat: Seat, kind: Kind[A]) -> list[tuple[Thing, A]]:
    """All abilities of a kind that count for the seat's character, each with the card it stands on."""
    character = table.characters[seat]
    if character.toad or not table.kinds_of(character) & kind.bit:
        return NONE
    found: list[tuple[Thing, A]] = []
    if character.definition in kind.characters:
        for ability in kind.characters[character.definition]:
            found.append((NO_CARD, ability))
    for card in character.objects:
        face = table.cards[card].face
        if face.has(kind) and object_works(table, seat, face):
            for ability in kind.cards[face.id]:
                found.append((card, ability))
    for card in character.followers:
        face = table.cards[card].face
        if face.has(kind):
            for ability in kind.cards[face.id]:
                found.append((card, ability))
    return found


def abilities(table: TalismanTable, seat: Seat, kind: Kind[A]) -> list[A]:
    """All abilities of a kind that count for the seat's character."""
    character = table.characters[seat]
    if character.toad or not table.kinds_of(character) & kind.bit:
        return NONE
    return [ability for _, ability in sources(table, seat, kind)]


def has(table: TalismanTable, seat: Seat, kind: Kind[A]) -> bool:
    """Whether the character has such an ability, from wherever."""
    character = table.characters[seat]
    if character.toad or not table.kinds_of(character) & kind.bit:
        return False
    if character.definition in kind.characters:
        return True
    for card in character.objects:
        face = table.cards[card].face
        if face.has(kind) and object_works(table, seat, face):
            return True
    for card in character.followers:
        if table.cards[card].face.has(kind):
            return True
    return False


# Strength and Craft.


def total_strength(table: TalismanTable, seat: Seat) -> int:
    """Total Strength: counters, magic objects and followers (TR-1f); a toad's is 1 (TR-19c.1)."""
    character = table.characters[seat]
    if character.toad:
        return 1
    strength = character.strength + character.turn_strength
    for _, ability in sources(table, seat, ADDS):
        strength += ability.strength
    return strength


def total_craft(table: TalismanTable, seat: Seat) -> int:
    """Total Craft, likewise (TR-2e)."""
    character = table.characters[seat]
    if character.toad:
        return 1
    craft = character.craft
    for _, ability in sources(table, seat, ADDS):
        craft += ability.craft
    return 2 * craft if character.doubles_craft else craft


def total(table: TalismanTable, seat: Seat, attribute: str) -> int:
    """Total Strength or total Craft."""
    return total_strength(table, seat) if attribute == STRENGTH else total_craft(table, seat)


def start_value(table: TalismanTable, seat: Seat, attribute: str) -> int:
    """The start value printed on the character, below which its counters never fall (TR-1c, TR-2c)."""
    return sheet(table, seat).strength if attribute == STRENGTH else sheet(table, seat).craft


def counters(character: Character, attribute: str) -> int:
    """The character's own points."""
    return character.strength if attribute == STRENGTH else character.craft


# Spells.


def spells_allowed(craft: int) -> int:
    """The greatest number of Spells by total Craft (TR-2f.1)."""
    if craft <= 2:
        return 0
    if craft == 3:
        return 1
    return 2 if craft <= 5 else 3


def spell_limit(table: TalismanTable, seat: Seat) -> int:
    """How many Spells the character may hold: by Craft, and one in any case with a Wand that works (TR-2f.2, TD-59)."""
    allowed = spells_allowed(total_craft(table, seat))
    if any(ability.beyond_limit for ability in abilities(table, seat, ALWAYS_HAS_SPELL)):
        return max(1, allowed)
    return allowed


def may_draw_spell(table: TalismanTable, seat: Seat) -> bool:
    """Whether another Spell is allowed (TD-26); a toad draws none (TR-19e.1)."""
    return not is_toad(table, seat) and len(table.characters[seat].spells) < spell_limit(table, seat)


def may_cast(table: TalismanTable, seat: Seat) -> bool:
    """Not as a toad (TR-19e.2), not in the Cursed Glade, not under Destroy Magic, not with an Amulet.

    Nor without a life left: where several lose lives at once, the dead wait to be buried (TD-38).
    """
    character = table.characters[seat]
    if not character.alive or character.lives <= 0 or character.toad or not magic_works(table, seat):
        return False
    return not has(table, seat, WARDS_OFF_SPELLS)


def may_be_aimed_at(table: TalismanTable, seat: Seat) -> bool:
    """Whether Spells affect the character: not with an Amulet, and not once its last life is gone (TA-30)."""
    character = table.characters[seat]
    return character.alive and character.lives > 0 and not has(table, seat, WARDS_OFF_SPELLS)


# Objects and followers.


def object_limit(table: TalismanTable, seat: Seat) -> int:
    """At most 4 objects (TR-5c.1); more with a mule (TR-5c.2), a porter or a bag."""
    limit = OBJECT_LIMIT
    for _, ability in carrying(table, seat):
        if ability.more < 0:
            return 1000
        limit += ability.more
    return limit


def carrying(table: TalismanTable, seat: Seat) -> list[tuple[Thing, Carries]]:
    """What carries objects.  A bag carries also where magic gives nothing: it is still a bag."""
    character = table.characters[seat]
    if not table.kinds_of(character) & CARRIES.bit:
        return NONE
    found: list[tuple[Thing, Carries]] = []
    for card in character.objects + character.followers:
        face = table.cards[card].face
        if face.has(CARRIES):
            for ability in CARRIES.cards[face.id]:
                found.append((card, ability))
    return found


def objects_counted(table: TalismanTable, seat: Seat) -> int:
    """How many objects count towards the limit: those that carry do not (TD-47)."""
    character = table.characters[seat]
    counted = len(character.objects)
    if table.kinds_of(character) & CARRIES.bit:
        for card in character.objects:
            counted -= 1 if table.cards[card].face.has(CARRIES) else 0
    return counted


def may_hold(table: TalismanTable, seat: Seat, card: Thing) -> bool:
    """Whether the character may have this card: not a toad (TR-19b), not against its alignment (TR-5b, TA-31)."""
    character = table.characters[seat]
    definition = definition_of(table, card)
    if character.toad or character.alignment in definition.forbidden_to:
        return False
    return definition.kind != FOLLOWER or not has(table, seat, DRIVES_FOLLOWERS_AWAY)


def has_room(table: TalismanTable, seat: Seat, card: Thing) -> bool:
    """Whether an object would still be within the limit; what carries always is (TD-69)."""
    if not is_object(definition_of(table, card)) or table.cards[card].face.has(CARRIES):
        return True
    return objects_counted(table, seat) < object_limit(table, seat)


def may_use(table: TalismanTable, seat: Seat, what: str) -> bool:
    """Whether weapons or armour are of use to the character."""
    return not any(what in ban.what for ban in printed_abilities(table, seat, MAY_NOT_USE))


def weapons(table: TalismanTable, seat: Seat) -> list[tuple[Thing, Weapon]]:
    """The weapons the character can use (TR-16d.2)."""
    return sources(table, seat, WEAPON) if may_use(table, seat, "weapon") else []


def weapon_hands(table: TalismanTable, seat: Seat) -> int:
    """How many weapons are used at once: one, two by the Warrior (TR-16d.2)."""
    return 2 if has(table, seat, TWO_WEAPONS) else 1


def armed(table: TalismanTable, seat: Seat, added: list[int]) -> int:
    """What the best weapons add together, of what each of them would add; a toad has none (TR-19c.1)."""
    if not added or is_toad(table, seat):
        return 0
    return sum(sorted(added, reverse=True)[: weapon_hands(table, seat)])


def armour(table: TalismanTable, seat: Seat) -> list[tuple[Thing, Armour]]:
    """The pieces of armour the character can use (TD-17)."""
    return sources(table, seat, ARMOUR) if may_use(table, seat, "armour") else []


def has_talisman(table: TalismanTable, seat: Seat) -> bool:
    """Whether the Valley of Fire is open (TR-11f.2), even where magic is switched off (TD-60)."""
    return any(table.cards[card].face.has(OPENS_VALLEY_OF_FIRE) for card in table.characters[seat].objects)


# Spaces.


def may_evade_here(table: TalismanTable, seat: Seat, characters: bool) -> bool:
    """By an ability tied to the space, or by Invisibility (TR-18a); in the inner region only characters (TR-18c)."""
    space = space_of(table, seat)
    if space.region == INNER and not characters:
        return False
    if table.characters[seat].invisible:
        return True
    for ability in abilities(table, seat, EVADES):
        if space.name in ability.spaces and (characters or not ability.characters_only):
            return True
    return False


def unharmed_here(table: TalismanTable, seat: Seat) -> bool:
    """Whether the space's instruction costs this character no life (water bottle, Cross)."""
    name = space_of(table, seat).name
    return any(name in ability.spaces for ability in abilities(table, seat, UNHARMED))


def moves_one_space(table: TalismanTable, seat: Seat) -> bool:
    """A toad (TR-19d), a character with a Poltergeist, and everybody in a Blizzard move one space, without a roll."""
    if is_toad(table, seat) or has(table, seat, ONE_SPACE_A_TURN):
        return True
    return in_blizzard(table)


def in_blizzard(table: TalismanTable) -> bool:
    """Whether a Blizzard lies beside the board."""
    for card in table.beside:
        definition = table.cards[card].face.card
        if definition is not None and any(isinstance(effect, OneSpaceForAll) for effect in definition.effects):
            return True
    return False


def others_in_space(table: TalismanTable, seat: Seat) -> list[Seat]:
    """The other characters in the same space."""
    space = table.characters[seat].space
    found: list[Seat] = NONE
    for other in table.living():
        if table.characters[other].space == space and other != seat:
            found = [*found, other]
    return found


ATTRIBUTES: Final = (STRENGTH, CRAFT)
