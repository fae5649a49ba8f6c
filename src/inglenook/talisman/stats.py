"""Values computed from a character: totals, limits, permissions; none of them is stored.

Only `sources` decides whether an ability counts: a toad has none, a magic object may be switched off by the Cursed
Glade or by Destroy Magic, and a character may be unable to use a kind of object.
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
"""Source of an ability that is printed on the character itself."""

NONE: Final[list[Any]] = []
"""Shared empty list, the usual result; it must not be changed."""

OBJECT_LIMIT: Final = 4


def definition_of(table: TalismanTable, card: Thing) -> CardDefinition:
    """Returns the definition of an Adventure or purchase card."""
    definition = table.cards[card].face.card
    assert definition is not None, "that is a Spell"
    return definition


def sheet(table: TalismanTable, seat: Seat) -> CharacterDefinition:
    """Returns the definition of the seat's character."""
    return CHARACTERS[table.characters[seat].definition]


def space_of(table: TalismanTable, seat: Seat) -> SpaceDefinition:
    """Returns the space of the seat's character."""
    return SPACE_LIST[table.characters[seat].space]


def living(table: TalismanTable) -> list[Seat]:
    """Returns the seats that have a character, clockwise from the active one."""
    return table.living()


def is_toad(table: TalismanTable, seat: Seat) -> bool:
    """Whether the character is a toad at the moment (TR-19)."""
    return table.characters[seat].toad > 0


def is_object(card: CardDefinition) -> bool:
    """Whether the card is an object, ordinary or magic: "object" covers both (TR-5.1)."""
    return card.kind in (OBJECT, MAGIC_OBJECT)


# Abilities that count.


def magic_works(table: TalismanTable, seat: Seat) -> bool:
    """Whether magic works: not in the Cursed Glade (TR-1f.3, TA-48) and not under Destroy Magic (TD-60)."""
    return table.magic_destroyed_by == NOWHERE and table.characters[seat].space != CURSED_GLADE


def printed_abilities(table: TalismanTable, seat: Seat, kind: Kind[A]) -> list[A]:
    """Returns the character's own abilities of a kind; a toad has none (TR-19g.2)."""
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
    """Returns all abilities of a kind that count for the seat's character, each with its card."""
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
    """Returns all abilities of a kind that count for the seat's character."""
    character = table.characters[seat]
    if character.toad or not table.kinds_of(character) & kind.bit:
        return NONE
    return [ability for _, ability in sources(table, seat, kind)]


def has(table: TalismanTable, seat: Seat, kind: Kind[A]) -> bool:
    """Whether the character has an ability of this kind, from any source."""
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
    """Returns total Strength: counters, magic objects and followers (TR-1f); a toad's is 1 (TR-19c.1)."""
    character = table.characters[seat]
    if character.toad:
        return 1
    strength = character.strength + character.turn_strength
    for _, ability in sources(table, seat, ADDS):
        strength += ability.strength
    return strength


def total_craft(table: TalismanTable, seat: Seat) -> int:
    """Returns total Craft: counters, magic objects and followers (TR-2e); a toad's is 1."""
    character = table.characters[seat]
    if character.toad:
        return 1
    craft = character.craft
    for _, ability in sources(table, seat, ADDS):
        craft += ability.craft
    return 2 * craft if character.doubles_craft else craft


def total(table: TalismanTable, seat: Seat, attribute: str) -> int:
    """Returns total Strength or total Craft."""
    return total_strength(table, seat) if attribute == STRENGTH else total_craft(table, seat)


def start_value(table: TalismanTable, seat: Seat, attribute: str) -> int:
    """Returns the start value printed on the character, below which its counters never fall (TR-1c, TR-2c)."""
    return sheet(table, seat).strength if attribute == STRENGTH else sheet(table, seat).craft


def counters(character: Character, attribute: str) -> int:
    """Returns the character's own points."""
    return character.strength if attribute == STRENGTH else character.craft


# Spells.


def spells_allowed(craft: int) -> int:
    """Returns the greatest number of Spells that total Craft allows (TR-2f.1)."""
    if craft <= 2:
        return 0
    if craft == 3:
        return 1
    return 2 if craft <= 5 else 3


def spell_limit(table: TalismanTable, seat: Seat) -> int:
    """Returns the character's Spell limit: by Craft, but at least one with a Wand that works (TR-2f.2, TD-59)."""
    allowed = spells_allowed(total_craft(table, seat))
    if any(ability.beyond_limit for ability in abilities(table, seat, ALWAYS_HAS_SPELL)):
        return max(1, allowed)
    return allowed


def may_draw_spell(table: TalismanTable, seat: Seat) -> bool:
    """Whether another Spell is allowed (TD-26); a toad draws none (TR-19e.1)."""
    return not is_toad(table, seat) and len(table.characters[seat].spells) < spell_limit(table, seat)


def may_cast(table: TalismanTable, seat: Seat) -> bool:
    """Whether the character may cast: not as a toad (TR-19e.2), in the Cursed Glade, under Destroy Magic, with Amulet.

    A character without a life left may not cast either: where several lose lives at once, the dead wait to be buried
    (TD-38).
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
    """Returns the object limit: 4 (TR-5c.1); more with a mule (TR-5c.2), a porter or a bag."""
    limit = OBJECT_LIMIT
    for _, ability in carrying(table, seat):
        if ability.more < 0:
            return 1000
        limit += ability.more
    return limit


def carrying(table: TalismanTable, seat: Seat) -> list[tuple[Thing, Carries]]:
    """Returns the cards that carry objects; a bag also carries where magic does not work: it is still a bag."""
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
    """Returns the number of objects that count towards the limit: carrying objects do not (TD-47)."""
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
    """Whether an object would still be within the limit; a carrying object always is (TD-69)."""
    if not is_object(definition_of(table, card)) or table.cards[card].face.has(CARRIES):
        return True
    return objects_counted(table, seat) < object_limit(table, seat)


def may_use(table: TalismanTable, seat: Seat, what: str) -> bool:
    """Whether the character can use weapons or armour."""
    return not any(what in ban.what for ban in printed_abilities(table, seat, MAY_NOT_USE))


def weapons(table: TalismanTable, seat: Seat) -> list[tuple[Thing, Weapon]]:
    """Returns the weapons that the character can use (TR-16d.2)."""
    return sources(table, seat, WEAPON) if may_use(table, seat, "weapon") else []


def weapon_hands(table: TalismanTable, seat: Seat) -> int:
    """Returns how many weapons the character uses at once: one, or two for the Warrior (TR-16d.2)."""
    return 2 if has(table, seat, TWO_WEAPONS) else 1


def armed(table: TalismanTable, seat: Seat, added: list[int]) -> int:
    """Returns the sum of the best weapons among these additions; a toad has none (TR-19c.1)."""
    if not added or is_toad(table, seat):
        return 0
    return sum(sorted(added, reverse=True)[: weapon_hands(table, seat)])


def armour(table: TalismanTable, seat: Seat) -> list[tuple[Thing, Armour]]:
    """Returns the pieces of armour that the character can use (TD-17)."""
    return sources(table, seat, ARMOUR) if may_use(table, seat, "armour") else []


def has_talisman(table: TalismanTable, seat: Seat) -> bool:
    """Whether the character has a Talisman (TR-11f.2), which counts even where magic is switched off (TD-60)."""
    return any(table.cards[card].face.has(OPENS_VALLEY_OF_FIRE) for card in table.characters[seat].objects)


# Spaces.


def may_evade_here(table: TalismanTable, seat: Seat, characters: bool) -> bool:
    """Whether an ability or Invisibility permits evasion here (TR-18a); in the inner region, of characters (TR-18c)."""
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
    """Whether the character moves one space without a roll: a toad (TR-19d), with a Poltergeist, or in a Blizzard."""
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
    """Returns the other characters in the same space."""
    space = table.characters[seat].space
    found: list[Seat] = NONE
    for other in table.living():
        if table.characters[other].space == space and other != seat:
            found = [*found, other]
    return found


ATTRIBUTES: Final = (STRENGTH, CRAFT)
