"""Every card that is defined, and what the engine looks up on it, prepared once.

A definition is data to be read by people and renderers; `Printed` is the same card indexed for play.
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
"""Of these, copies of several players' Shadow cards do not all work (LR-25.8, LD-12)."""


class Walked:
    """What the text of a card consists of."""

    __slots__ = ("parts", "spots", "modifiers")

    def __init__(self, definition: Definition) -> None:
        self.parts: Final = parts_in(definition.to_play, "to-play") + parts_in(definition.abilities, "")
        """The effects and conditions of the text, each with the path that leads to it."""

        self.modifiers: Final = [word for word, _ in words_in(definition.abilities) if isinstance(word, Modifier)]
        """Every modifier that the card names, in the order of its sentences."""

        spots: dict[int, tuple[Condition, ...]] = {}
        for number, ability in enumerate(definition.abilities):
            outermost = [word for word, _ in words_in(ability, "", Condition) if isinstance(word, Condition)]
            asked = [found for found in outermost if spots_in(found)]
            if asked:
                spots[number] = tuple(asked)
        self.spots: Final = spots
        """By the number of the ability, the conditions of which a player says whether they are spotted (LR-27.3)."""


class Printed:
    """A definition, prepared for play."""

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
        """The same for those that are used while the card is stacked (LR-28.21)."""
        self.continuous: Final = continuous
        self.stacked_continuous: Final = stacked_continuous
        """Numbers of the texts that hold while the card is stacked."""
        self.answers: Final = answers
        """Numbers of the triggers and responses, by the kind of happening."""
        self.discarded_when: Final = discarded_when
        self.ring_bound: Final = definition.title in ("Frodo", "Sam") or terms.RING_BOUND_KEYWORD in keywords
        """Frodo and Sam always are (LR-29.22)."""
        self.walked: Walked | None = None
        self.silences: Final = any(
            isinstance(ability, Continuous) and any(modifier.stat == terms.TEXT for modifier in ability.modifiers)
            for ability in definition.abilities
        )
        """Whether the text of its bearer does not apply (2U76)."""
        self.is_silenced_by_copies: Final = self.side == terms.SHADOW and self.type in SILENCED_TYPES

        self.copied_site: Final = copied_site(definition.abilities)
        """The number of the site whose text it has, or 0 (1U60)."""

    @property
    def words(self) -> Walked:
        """What its text consists of, looked up when it is first asked for: of most cards it never is."""
        if self.walked is None:
            self.walked = Walked(self.definition)
        return self.walked

    def path(self, part: object) -> str:
        """Where in the text a part stands, as "0-effects-2": the first ability, its third effect; empty if nowhere."""
        for word, path in self.words.parts:
            if word is part:
                return path
        return ""

    def part(self, path: str) -> object:
        """The part of the text that stands at a path; nothing if there is none."""
        for word, known in self.words.parts:
            if known == path:
                return word
        return None

    def __repr__(self) -> str:
        return f"Printed({self.id})"


def copied_site(abilities: tuple[Ability, ...]) -> tuple[int, str]:
    """Number and block of the site whose text a card has (LR-13.17); 0 if it has only its own."""
    for ability in abilities:
        if isinstance(ability, Continuous):
            for modifier in ability.modifiers:
                if modifier.stat == terms.SITE_TEXT and isinstance(modifier.amount, int):
                    return modifier.amount, modifier.word
    return 0, ""


# What a question can be about.


def parts_in(word: object, path: str) -> list[tuple[object, str]]:
    """The effects and outermost conditions inside a word, with their paths."""
    return [(part, place) for part, place in words_in(word, path, Condition) if isinstance(part, (Effect, Condition))]


# What a player may spot or not.


def spots_in(condition: Condition) -> tuple[Condition, ...]:
    """What "if you spot" names: the parts of a condition that the player may leave (LR-27.3)."""
    if isinstance(condition, All):
        return tuple([found for part in condition.conditions for found in spots_in(part)])
    return (condition,) if isinstance(condition, CanSpot) and condition.chosen else ()


def discards_itself(ability: Ability) -> bool:
    """Whether a response discards its card from hand as a cost: then the card is not played (LG-116, 5R96)."""
    return isinstance(ability, Response) and any(
        isinstance(cost, DiscardFromHand) and isinstance(cost.what, This) for cost in ability.costs
    )


def part_id(card: str, path: str) -> str:
    """The message that says a part of a card's text."""
    return f"part-{card.replace(':', '-')}-{path}"


class Unread(Protocol):
    """Where the cards stand that have not been read yet."""

    def read(self, id: str) -> None:
        """Adds the card with this code, if there is one, and others that stand beside it."""
        ...

    def read_all(self) -> Sequence[str]:
        """Adds all that are left; tells the codes of the collection, in its order."""
        ...


class Library:
    """All cards by their collector codes, in the order of the collection; behind them those that tests add.

    A card is read when it is first asked for, with those of its set and culture; all are, when somebody asks for all.
    So a game begins with the few modules that its decks need.
    """

    __slots__ = ("cards", "unread", "_answered", "_awaited")

    def __init__(self) -> None:
        self.cards: dict[str, Printed] = {}
        """Those that were read."""
        self.unread: Unread | None = None
        self._answered: dict[str, list[str]] = {}
        self._awaited: dict[str, list[tuple[str, Happening]]] = {}

    def find(self, id: str) -> Printed | None:
        """The card with this code, if there is one."""
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
        """Every card there is."""
        if self.unread is not None:
            codes = self.unread.read_all()
            read = self.cards
            self.cards = {code: read[code] for code in codes} | read
            answered: dict[str, list[str]] = {}
            awaited: dict[str, list[tuple[str, Happening]]] = {}
            for card in self.cards.values():
                note_answers(card, answered, awaited)
            self._answered, self._awaited = answered, awaited
            self.unread = None  # last, as another thread may ask meanwhile
        return self.cards

    def add(self, definition: Definition) -> None:
        """Takes up a card; tests add cards of their own."""
        card = Printed(definition)
        self.cards[card.id] = card
        if self.unread is None:
            note_answers(card, self._answered, self._awaited)

    def answered_from_hand(self) -> dict[str, list[str]]:
        """The kinds of happenings that some event answers, each with the sides of these events.

        Who may hold one is asked, so all events count, whatever is in the decks of this game.
        """
        if self.unread is not None:
            self.all()
        return self._answered

    def awaited_from_hand(self) -> dict[str, list[tuple[str, Happening]]]:
        """For each of these kinds, what exactly such events answer, each behind the side of its event."""
        if self.unread is not None:
            self.all()
        return self._awaited


def note_answers(
    card: Printed, answered: dict[str, list[str]], awaited: dict[str, list[tuple[str, Happening]]]
) -> None:
    """Adds what a card answers from hand, if it is an event that does."""
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
    """The card with this collector code."""
    card = LIBRARY.cards.get(id)
    return LIBRARY[id] if card is None else card
