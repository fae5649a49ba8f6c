"""All card definitions, and the data that the engine looks up on them, prepared once.

A definition is data for people and renderers to read; `Printed` is the same card indexed for play.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Ability, Action, Continuous, DiscardedWhen, Response, Trigger
from inglenook.lotr.dsl.cards import Definition, On
from inglenook.lotr.dsl.conditions import All, CanSpot, Condition
from inglenook.lotr.dsl.effects import DiscardFromHand, Effect
from inglenook.lotr.dsl.filters import This
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.dsl.modifiers import Modifier
from inglenook.lotr.dsl.walk import words_in

SILENCED_TYPES: Final = (terms.CONDITION_TYPE, terms.POSSESSION_TYPE, terms.ARTIFACT_TYPE, terms.MINION_TYPE)
"""Card types for which not all copies of several players' Shadow cards work (LR-25.8, LD-12)."""


class Walked:
    """The effects, conditions and modifiers that a card's text consists of."""

    __slots__ = ("parts", "spots", "modifiers")

    def __init__(self, definition: Definition) -> None:
        self.parts: Final = parts_in(definition.to_play, "to-play") + parts_in(definition.abilities, "")
        """The effects and conditions of the text, each with the path that leads to it."""

        self.modifiers: Final = [word for word, _ in words_in(definition.abilities) if isinstance(word, Modifier)]
        """All modifiers in the card's text, in the order of its sentences."""

        spots: dict[int, tuple[Condition, ...]] = {}
        for number, ability in enumerate(definition.abilities):
            outermost = [word for word, _ in words_in(ability, "", Condition) if isinstance(word, Condition)]
            asked = [found for found in outermost if spots_in(found)]
            if asked:
                spots[number] = tuple(asked)
        self.spots: Final = spots
        """Conditions for which the player decides whether to spot (LR-27.3), by the number of the ability."""


class Printed:
    """A card definition, prepared for play."""

    __slots__ = (
        "definition",
        "id",
        "title",
        "type",
        "side",
        "culture",
        "race",
        "unique",
        "cost",
        "strength",
        "vitality",
        "resistance",
        "site_number",
        "shadow_number",
        "block",
        "signet",
        "item_class",
        "keywords",
        "on",
        "is_character",
        "abilities",
        "actions",
        "stacked_actions",
        "continuous",
        "stacked_continuous",
        "answers",
        "discarded_when",
        "ring_bound",
        "walked",
        "silences",
        "is_silenced_by_copies",
        "copied_site",
    )

    def __init__(self, definition: Definition) -> None:
        self.definition: Final = definition
        self.id: Final = definition.id
        self.title: Final = definition.title
        self.type: Final = definition.type
        self.side: Final = definition.side
        self.culture: Final = definition.culture
        self.race: Final = definition.race
        self.unique: Final = definition.unique
        self.cost: Final = definition.cost
        self.strength: Final = definition.strength
        self.vitality: Final = definition.vitality
        self.resistance: Final = definition.resistance
        self.site_number: Final = definition.site_number
        self.shadow_number: Final = definition.shadow_number
        self.block: Final = definition.block
        self.signet: Final = definition.signet
        self.item_class: Final = definition.item_class
        self.on: Final[On | None] = definition.on
        self.is_character: Final = definition.type in terms.CHARACTER_TYPES
        self.abilities: Final[tuple[Ability, ...]] = definition.abilities
        keywords: dict[str, int] = {}
        for word, number in definition.keywords:
            keywords[word] = keywords.get(word, 0) + number
        self.keywords: Final = keywords
        actions: dict[str, list[int]] = {}
        stacked_actions: dict[str, list[int]] = {}
        continuous: list[int] = []
        stacked_continuous: list[int] = []
        answers: dict[str, list[int]] = {}
        discarded_when: list[int] = []
        for number, ability in enumerate(definition.abilities):
            if isinstance(ability, Action):
                usable = actions if ability.zone == terms.PLAY else stacked_actions
                for phase in ability.phases:
                    usable.setdefault(phase, []).append(number)
            elif isinstance(ability, Continuous):
                (continuous if ability.zone == terms.PLAY else stacked_continuous).append(number)
            elif isinstance(ability, Trigger):
                answers.setdefault(ability.on.kind, []).append(number)
            elif isinstance(ability, Response):
                answers.setdefault(ability.to.kind, []).append(number)
            elif isinstance(ability, DiscardedWhen):
                discarded_when.append(number)
        self.actions: Final = actions
        """Numbers of the abilities usable in each phase."""
        self.stacked_actions: Final = stacked_actions
        """Numbers of the abilities usable in each phase while the card is stacked (LR-28.21)."""
        self.continuous: Final = continuous
        self.stacked_continuous: Final = stacked_continuous
        """Numbers of the continuous texts that apply while the card is stacked."""
        self.answers: Final = answers
        """Numbers of the triggers and responses, by the kind of happening."""
        self.discarded_when: Final = discarded_when
        self.ring_bound: Final = definition.title in ("Frodo", "Sam") or terms.RING_BOUND_KEYWORD in keywords
        """True if the card is Ring-bound; Frodo and Sam always are (LR-29.22)."""
        self.walked: Walked | None = None
        self.silences: Final = any(
            isinstance(ability, Continuous) and any(modifier.stat == terms.TEXT for modifier in ability.modifiers)
            for ability in definition.abilities
        )
        """True if the card silences the text of its bearer (2U76)."""
        self.is_silenced_by_copies: Final = self.side == terms.SHADOW and self.type in SILENCED_TYPES

        self.copied_site: Final = copied_site(definition.abilities)
        """Number and block of the site whose text the card copies, or 0 and "" (1U60)."""

    @property
    def words(self) -> Walked:
        """Parts of the card's text, computed on first use: most cards never need them."""
        if self.walked is None:
            self.walked = Walked(self.definition)
        return self.walked

    def path(self, part: object) -> str:
        """Returns the path of a part of the text, as "0-effects-2" (first ability, third effect), or ""."""
        for word, path in self.words.parts:
            if word is part:
                return path
        return ""

    def part(self, path: str) -> object:
        """Returns the part of the text at a path, or None."""
        for word, known in self.words.parts:
            if known == path:
                return word
        return None

    def __repr__(self) -> str:
        return f"Printed({self.id})"


def copied_site(abilities: tuple[Ability, ...]) -> tuple[int, str]:
    """Returns number and block of the site whose text a card copies (LR-13.17); 0 if it copies none."""
    for ability in abilities:
        if isinstance(ability, Continuous):
            for modifier in ability.modifiers:
                if modifier.stat == terms.SITE_TEXT and isinstance(modifier.amount, int):
                    return modifier.amount, modifier.word
    return 0, ""


# The parts of a text that a question can be about.


def parts_in(word: object, path: str) -> list[tuple[object, str]]:
    """Returns the effects and outermost conditions inside a part of a text, with their paths."""
    return [(part, place) for part, place in words_in(word, path, Condition) if isinstance(part, (Effect, Condition))]


# The conditions that a player may choose not to spot.


def spots_in(condition: Condition) -> tuple[Condition, ...]:
    """Returns the parts of an "if you spot" condition that the player may choose not to spot (LR-27.3)."""
    if isinstance(condition, All):
        return tuple([found for part in condition.conditions for found in spots_in(part)])
    return (condition,) if isinstance(condition, CanSpot) and condition.chosen else ()


def discards_itself(ability: Ability) -> bool:
    """Whether a response discards its own card from hand as a cost, so that the card is not played (LG-116, 5R96)."""
    return isinstance(ability, Response) and any(
        isinstance(cost, DiscardFromHand) and isinstance(cost.what, This) for cost in ability.costs
    )


def part_id(card: str, path: str) -> str:
    """Returns the id of the message for a part of a card's text."""
    return f"part-{card.replace(':', '-')}-{path}"


class Unread(Protocol):
    """Source of the card definitions that are not loaded yet."""

    def read(self, id: str) -> None:
        """Loads the card with this code, if it exists, and the cards of the same module."""
        ...

    def read_all(self) -> Sequence[str]:
        """Loads all remaining cards; returns the codes of the whole collection, in order."""
        ...


class Library:
    """All cards by collector code, in the order of the collection, followed by cards that tests add.

    A card is loaded on first use, together with the cards of its set and culture; asking for all cards loads all.  A
    game thus starts with only the few modules that its decks need.
    """

    __slots__ = ("cards", "unread", "_answered", "_awaited")

    def __init__(self) -> None:
        self.cards: dict[str, Printed] = {}
        """Cards loaded so far, by collector code."""
        self.unread: Unread | None = None
        self._answered: dict[str, list[str]] = {}
        self._awaited: dict[str, list[tuple[str, Happening]]] = {}

    def find(self, id: str) -> Printed | None:
        """Returns the card with this code, or None."""
        card = self.cards.get(id)
        if card is None and self.unread is not None:
            self.unread.read(id)
            card = self.cards.get(id)
        return card

    def __getitem__(self, id: str) -> Printed:
        card = self.find(id)
        if card is None:
            raise KeyError(id)
        return card

    def __contains__(self, id: str) -> bool:
        return id in self.cards or self.find(id) is not None

    def all(self) -> dict[str, Printed]:
        """Returns every card of the collection; loads those that are missing."""
        if self.unread is not None:
            codes = self.unread.read_all()
            read = self.cards
            self.cards = {code: read[code] for code in codes} | read
            answered: dict[str, list[str]] = {}
            awaited: dict[str, list[tuple[str, Happening]]] = {}
            for card in self.cards.values():
                note_answers(card, answered, awaited)
            self._answered, self._awaited = answered, awaited
            self.unread = None  # set last, as another thread may call this meanwhile
        return self.cards

    def add(self, definition: Definition) -> None:
        """Adds a card; tests add cards of their own."""
        card = Printed(definition)
        self.cards[card.id] = card
        if self.unread is None:
            note_answers(card, self._answered, self._awaited)

    def answered_from_hand(self) -> dict[str, list[str]]:
        """Maps each kind of happening that an event responds to to the sides of those events.

        All events count, whatever the decks of this game hold, because the answer must not reveal hands.
        """
        if self.unread is not None:
            self.all()
        return self._answered

    def awaited_from_hand(self) -> dict[str, list[tuple[str, Happening]]]:
        """Maps each kind of happening that events respond to to the exact happenings, with the side of the event."""
        if self.unread is not None:
            self.all()
        return self._awaited


def note_answers(
    card: Printed, answered: dict[str, list[str]], awaited: dict[str, list[tuple[str, Happening]]]
) -> None:
    """Adds the happenings that a card responds to from hand, if it is an event."""
    if card.type != terms.EVENT_TYPE:
        return
    for kind in card.answers:
        sides = answered.setdefault(kind, [])
        if card.side not in sides:
            sides.append(card.side)
        for number in card.answers[kind]:
            ability = card.abilities[number]
            assert isinstance(ability, Response)
            awaited.setdefault(kind, []).append((card.side, ability.to))


LIBRARY: Final = Library()


def printed(id: str) -> Printed:
    """Returns the card with this collector code."""
    card = LIBRARY.cards.get(id)
    return LIBRARY[id] if card is None else card
