"""Tests of the printed components: complete, consistent, and named in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

import pytest

import inglenook.talisman
from inglenook.kernel.messages import Message, Name
from inglenook.talisman.components import (
    ADVENTURE,
    ADVENTURE_DECK,
    CARDS,
    CHARACTERS,
    PURCHASE_STACKS,
    SPACES,
    SPELL_DECK,
    SPELLS,
)
from inglenook.talisman.dsl import abilities, conditions, effects, terms
from inglenook.talisman.dsl.definitions import CardDefinition, CharacterDefinition, SpaceDefinition, SpellDefinition
from inglenook.wording import LANGUAGES, Wording
from inglenook.wording.faults import variables
from inglenook.wording.messages import name_id, name_ids

W = TypeVar("W")

FOLDER = Path(inglenook.talisman.__file__).parent / "locales"

Definition = CardDefinition | SpellDefinition | CharacterDefinition | SpaceDefinition

DEFINITIONS: dict[str, Definition] = {**CARDS, **SPELLS, **CHARACTERS, **SPACES}

SPACE_NAMES = {space.name for space in SPACES.values()}

BEINGS = {"sentinel", "werewolf", "pit-fiend", "zombie", "death"}
"""Beings without a card that no component mentions: the rules bring them in (TD-58)."""


def words(kind: type[W], within: object = tuple(DEFINITIONS.values())) -> Iterator[W]:
    """Yields all words of one kind that components contain at any depth."""
    if isinstance(within, kind):
        yield within
    if isinstance(within, tuple):
        for part in within:
            yield from words(kind, part)
    elif is_dataclass(within):
        for field in fields(within):
            yield from words(kind, getattr(within, field.name))


def mentioned(field: str, *kinds: type[object]) -> set[str]:
    """Returns the ids that words of these kinds list in a field."""
    return {text for kind in kinds for word in words(kind) for text in getattr(word, field)}


def region(name: str) -> list[SpaceDefinition]:
    return [space for space in SPACES.values() if space.region == name]


def adventure(names: Iterable[str]) -> list[CardDefinition]:
    """Returns Adventure cards by the ids that other components use for them."""
    return [CARDS["adventure:" + name] for name in names]


def inside(definition: CardDefinition) -> tuple[object, ...]:
    """Returns all properties of a card that matter in play."""
    return tuple(getattr(replace(definition, id="", count=0, certainty=""), field.name) for field in fields(definition))


# How many there are.


@pytest.mark.rule("TR-C6")
def test_the_adventure_deck_has_128_cards() -> None:
    """The Adventure deck has 128 cards of seven kinds, with enemies split into those with Strength and spirits."""
    assert len(ADVENTURE_DECK) == 128
    assert Counter(CARDS[id].kind for id in ADVENTURE_DECK) == {
        terms.EVENT: 13,
        terms.ENEMY: 25,
        terms.SPIRIT: 12,
        terms.STRANGER: 16,
        terms.OBJECT: 20,
        terms.MAGIC_OBJECT: 17,
        terms.FOLLOWER: 15,
        terms.PLACE: 10,
    }


@pytest.mark.rule("TR-C7", "TR-C8")
def test_there_are_30_spells_and_28_characters() -> None:
    """There are 30 Spells, counting copies, and 28 different characters."""
    assert len(SPELL_DECK) == 30
    assert len(CHARACTERS) == 28


@pytest.mark.rule("TR-C10")
def test_there_are_38_purchase_cards_and_6_talismans() -> None:
    """There are 38 purchase cards of eight kinds, and a separate stack of 6 Talismans."""
    goods = {id: count for id, count in PURCHASE_STACKS.items() if id != "purchase:talisman"}

    assert len(goods) == 8
    assert sum(goods.values()) == 38
    assert PURCHASE_STACKS["purchase:talisman"] == 6


@pytest.mark.rule("TR-C1")
def test_the_board_has_three_regions() -> None:
    """The board lists 24 outer, 16 middle and 9 inner spaces, with the Crown of Command last."""
    sizes = {terms.OUTER: 24, terms.MIDDLE: 16, terms.INNER: 9}

    assert [space.region for space in SPACES.values()] == [name for name, size in sizes.items() for _ in range(size)]
    assert list(SPACES)[-1] == "space:crown-of-command"


@pytest.mark.rule("KR-20")
def test_every_definition_is_listed_once_under_its_id() -> None:
    """Every definition is listed once under its id and can be compared and looked up."""
    assert len(CARDS) == len(ADVENTURE) + len(PURCHASE_STACKS)
    assert len(CARDS) + len(SPELLS) + len(CHARACTERS) + len(SPACES) == len(DEFINITIONS)
    for id, definition in DEFINITIONS.items():
        assert definition.id == id
        assert definition.certainty in ("high", "medium", "low")
        assert hash(definition) == hash(replace(definition))


# The board.


@pytest.mark.rule("TR-C1")
@pytest.mark.parametrize("name", [terms.OUTER, terms.MIDDLE, terms.INNER])
def test_each_ring_closes_both_ways(name: str) -> None:
    """In each ring, clockwise and anticlockwise steps lead through all spaces and undo each other."""
    ring = [space for space in region(name) if space.clockwise]
    walked = [ring[0]]
    while len(walked) <= len(ring):
        walked.append(SPACES[walked[-1].clockwise])

    assert walked == [*ring, ring[0]]
    for space in ring:
        assert SPACES[space.clockwise].anticlockwise == space.id
        assert SPACES[space.anticlockwise].clockwise == space.id


@pytest.mark.rule("TR-C1")
def test_neighbours_lie_side_by_side() -> None:
    """On the grid each step is one square, clockwise is rightwards along the top, and no two spaces share a square."""
    assert len({space.grid for space in SPACES.values()}) == 49
    for space in SPACES.values():
        if space.clockwise:
            (column, row), (next_column, next_row) = space.grid, SPACES[space.clockwise].grid
            assert abs(column - next_column) + abs(row - next_row) == 1
    assert SPACES["space:village"].grid == (0, 0)
    assert SPACES["space:fields-n"].grid == (1, 0)


@pytest.mark.rule("TR-C3", "TR-C4", "TA-38")
def test_a_raft_lands_where_one_could_start() -> None:
    """Each outer space lies opposite a middle space and the reverse; the inner region has no river."""
    for space in SPACES.values():
        assert all(space.id in SPACES[across].opposite for across in space.opposite)
    assert {len(space.opposite) for space in region(terms.OUTER)} == {1}
    assert {SPACES[space.opposite[0]].region for space in region(terms.OUTER)} == {terms.MIDDLE}
    assert all(space.opposite for space in region(terms.MIDDLE))
    assert not any(space.opposite for space in region(terms.INNER))


@pytest.mark.rule("TR-C5", "TR-11h")
def test_the_ways_between_the_regions() -> None:
    """The Sentinel lies opposite the Hills, and the Crown of Command cannot be entered or left by walking."""
    assert SPACES["space:sentinel"].opposite == ("space:hills-m",)
    crown = SPACES["space:crown-of-command"]
    assert (crown.clockwise, crown.anticlockwise, crown.opposite) == ("", "", ())


@pytest.mark.rule("TR-C2")
def test_a_space_wants_cards_or_has_an_instruction() -> None:
    """An outer or middle space either has cards drawn or has an instruction, never both."""
    for space in SPACES.values():
        if space.region == terms.INNER:
            assert not space.draw
        else:
            assert bool(space.draw) != bool(space.effects)


@pytest.mark.rule("TA-49", "TA-50", "TR-C2")
def test_the_spaces_of_the_examples() -> None:
    """Hidden Valley, Oasis, Desert and Runes have the properties of the rulebook's examples."""
    assert SPACES["space:hidden-valley"].draw == 3
    assert SPACES["space:oasis"].draw == 2
    assert SPACES["space:desert-e"].draw == SPACES["space:desert-w"].draw == 0
    assert {space.id: space.enemy_die_bonus for space in SPACES.values() if space.enemy_die_bonus} == {
        "space:runes-ne": 3,
        "space:runes-se": 2,
        "space:runes-w": 2,
    }


# The cards.


@pytest.mark.rule("TR-15c")
def test_every_adventure_card_has_an_order_number() -> None:
    """Every Adventure card has an order number, and enemies have the subtype of their number."""
    assert all(card.kind in terms.ORDER_NUMBER for card in ADVENTURE)
    subtypes = {card.subtype for card in ADVENTURE if card.kind == terms.ENEMY}
    assert subtypes == {terms.ANIMAL, terms.MONSTER, terms.DRAGON}
    assert [card.name for card in ADVENTURE if card.kind == terms.SPIRIT and card.subtype != terms.SPIRIT] == ["harpy"]


@pytest.mark.rule("TR-15c")
def test_every_enemy_has_something_to_fight_with() -> None:
    """Every enemy has Strength, and every spirit Craft; the Doppelganger takes its opponent's Strength."""
    for card in ADVENTURE:
        if card.kind == terms.ENEMY:
            assert card.strength or card.special == "mirror"
        else:
            assert not card.strength
        assert bool(card.craft) == (card.kind == terms.SPIRIT or card.special == "weaker-side")
    for being in words(effects.FightBeing):
        assert bool(being.strength) != bool(being.craft)


@pytest.mark.rule("TR-15.1")
def test_whatever_is_met_does_something() -> None:
    """Events, strangers and places have effects, and objects and followers are of some use."""
    for card in ADVENTURE:
        if card.kind in (terms.EVENT, terms.STRANGER, terms.PLACE):
            assert card.effects
        elif card.kind in (terms.OBJECT, terms.MAGIC_OBJECT, terms.FOLLOWER):
            assert bool(card.abilities) != bool(card.gold)


@pytest.mark.rule("TA-20")
def test_some_strangers_and_places_do_not_wait_to_be_visited() -> None:
    """The strangers and places that act by themselves are known, and characters may pass by all others."""
    assert {card.name for card in ADVENTURE if card.must} == {
        *("siren", "witch", "cyclops", "judge", "pegasus"),
        *("cave", "marsh", "maze"),
    }


@pytest.mark.rule("TA-41")
def test_some_events_are_beings() -> None:
    """The events that are beings, such as the Imp, can be evaded; weather cannot."""
    assert {card.name for card in ADVENTURE if card.being} == {"angel", "devil", "imp", "mephistopheles", "raiders"}


@pytest.mark.rule("TR-20b.1")
def test_bought_things_work_like_found_ones() -> None:
    """Every purchasable object also exists as an Adventure card, with equal effect."""
    for id in PURCHASE_STACKS:
        found = CARDS[id.replace("purchase:", "adventure:")]
        assert inside(CARDS[id]) == inside(found)
    talismans = [card.id for card in CARDS.values() if list(words(abilities.OpensValleyOfFire, card))]
    assert talismans == ["adventure:talisman", "purchase:talisman"]


@pytest.mark.rule("TR-15.1", "TR-C2")
def test_tables_of_dice_have_no_gaps() -> None:
    """Every sum of the dice has exactly one line."""
    for roll in words(effects.Roll):
        lines = [(entry.low, entry.high) for entry in roll.entries]
        assert (lines[0][0], lines[-1][1]) == (roll.dice, 6 * roll.dice)
        assert all(high + 1 == low for (_, high), (low, _) in pairwise(lines))
    assert [entries for toll in words(effects.Toll) for entries in toll.entries] == [(1, 2, 1), (3, 4, 2), (5, 6, 3)]


@pytest.mark.rule("TR-15.1")
def test_cards_that_go_elsewhere_have_a_space_for_every_roll() -> None:
    """Cards that go elsewhere, Ghost and Hermit, name a space for every roll."""
    placed = [card for card in ADVENTURE if card.placed_by_roll]

    assert [card.name for card in placed] == ["ghost", "hermit"]
    assert all(len(card.placed_by_roll) == 6 for card in placed)


# The characters.


@pytest.mark.rule("TR-S4", "TR-S6", "TR-8.1")
def test_how_characters_start() -> None:
    """Characters start in the outer region with 4 lives and 1 gold, or more if an ability says so."""
    for character in CHARACTERS.values():
        assert SPACES[character.start].region == terms.OUTER
        assert character.lives == 4
        assert character.gold == (3 if character.name in ("leprechaun", "merchant") else 1)
        assert character.abilities
        assert character.strength > 0
        assert character.craft > 0


@pytest.mark.rule("TR-7.1")
def test_characters_have_an_alignment() -> None:
    """Every character is good, neutral or evil, and there are enough of each."""
    counts = Counter(character.alignment for character in CHARACTERS.values())

    assert counts == {terms.GOOD: 9, terms.NEUTRAL: 10, terms.EVIL: 9}


# References between components.


@pytest.mark.rule("TR-15.1", "TR-8.1")
def test_spaces_that_are_pointed_at_exist() -> None:
    """Spaces named by id in effects or by name in abilities exist."""
    targets = mentioned("spaces", effects.NextMove) | mentioned("placed_by_roll", CardDefinition)
    targets |= {going.space for going in words(effects.GoTo)} | {laying.space for laying in words(effects.LayGoldOn)}
    assert targets <= SPACES.keys()

    names = mentioned("spaces", abilities.Evades, abilities.NeedNotRoll, abilities.Unharmed, abilities.DrawsSpellsIn)
    assert names | {moving.space for moving in words(abilities.MovesBetween)} <= SPACE_NAMES
    places = mentioned("places", abilities.FreePurchase, abilities.SellsObjects)
    assert places <= SPACE_NAMES | {card.name for card in ADVENTURE}


@pytest.mark.rule("TR-C10")
def test_what_is_sold_or_given_exists() -> None:
    """Everything that is sold or given is a purchase card, except Spells, which Sorcerer and Pedlar sell."""
    sold = {name for buy in words(effects.Buy) for name, _ in buy.prices}
    given = {name for character in CHARACTERS.values() for name in character.objects}

    assert {f"purchase:{name}" for name in (sold - {terms.SPELL}) | given} <= PURCHASE_STACKS.keys()
    assert sold == {id.partition(":")[2] for id in PURCHASE_STACKS} - {terms.TALISMAN} | {terms.SPELL}


@pytest.mark.rule("TR-15.1", "TR-8.1")
def test_cards_that_are_named_exist() -> None:
    """Cards named by other components exist: followers to take, enemies to recruit, cards with exceptions."""
    followers = mentioned("only", abilities.Takes) | mentioned("never", abilities.Takes)
    followers |= mentioned("names", effects.HandOver, conditions.HasFollower)

    assert {card.kind for card in adventure(followers)} == {terms.FOLLOWER}
    assert {card.kind for card in adventure(mentioned("cards", abilities.Recruits))} == {terms.ENEMY}
    assert {card.name for card in adventure(mentioned("cards", abilities.Unaffected))} == {"maze", "siren"}
    assert mentioned("kinds", abilities.NotAttackedBy) == {terms.ANIMAL, terms.DRAGON, "goblin", "hobgoblin"}


@pytest.mark.rule("TR-15.1", "TR-C2")
@pytest.mark.card("space:castle", "adventure:prince", "adventure:princess")
def test_the_castle_and_the_royal_children_agree() -> None:
    """The Castle, the Prince and the Princess agree on who the heirs are and on what they bring."""
    served = {card.name: word.gold for card in ADVENTURE for word in words(abilities.ServedFree, card)}
    (handing,) = words(effects.HandOver)

    assert served == {name: gain.amount for name in handing.names for gain in words(effects.Gain, handing)}


# Their names.


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_of_its_own(language: str) -> None:
    """In every language names are unique within a deck, among the characters and on the board."""
    wording = Wording(language, FOLDER)
    named: dict[tuple[str, str], str] = {}
    for id in name_ids(DEFINITIONS):
        name = wording.say(Name(id))
        assert name == name.strip()
        assert named.setdefault((id.partition(":")[0], name), id) == id


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_of_one_name_are_called_alike(language: str) -> None:
    """Spaces of one name are named together in abilities and told apart by their position."""
    wording = Wording(language, FOLDER)
    for space in SPACES.values():
        assert wording.say(Name(space.id)).startswith(wording.say(Name(f"space:{space.name}")))


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_and_beings_are_worded(language: str) -> None:
    """Attributes, alignments, regions, kinds and beings without a card have words in every language."""
    wording = Wording(language, FOLDER)
    kinds = {*terms.ORDER_NUMBER, terms.ANIMAL, terms.MONSTER, terms.DRAGON}
    others = {terms.STRENGTH, terms.CRAFT, terms.LIFE, terms.GOLD, terms.SPELL, terms.TALISMAN}
    sides = {terms.GOOD, terms.NEUTRAL, terms.EVIL, terms.OUTER, terms.MIDDLE, terms.INNER}

    assert all(wording.say(Message(f"term-{term}")) for term in kinds | others | sides)
    beings = BEINGS | {fight.being for fight in words(effects.FightBeing)}
    assert all(wording.say(Message(f"being-{being}")) for being in beings)


@pytest.mark.rule("KR-20")
def test_nothing_else_has_a_name() -> None:
    """Every worded name belongs to a component, or to several spaces that share it."""
    components = {name_id(id) for id in DEFINITIONS} | {name_id(f"space:{name}") for name in SPACE_NAMES}

    assert {id for id in variables([FOLDER]) if id.startswith("name-")} == components
