"""The table as a seat sees it, read from the seat's view: the characters, the cards in the spaces, the turn."""

from __future__ import annotations

from typing import Final, TypeVar

from inglenook.kernel.data import Data, fields, items, number, text
from inglenook.kernel.rulebook import View
from inglenook.talisman.components import ADVENTURE, CARDS, CHARACTERS, SPACES
from inglenook.talisman.dsl.abilities import Ability, MayNotUse, OpensValleyOfFire
from inglenook.talisman.dsl.definitions import CardDefinition, SpaceDefinition
from inglenook.talisman.dsl.terms import INNER, MAGIC_OBJECT, MIDDLE

A = TypeVar("A", bound=Ability)

NONE: Final[list[Ability]] = []


class Figure:
    """A seat's character, as all players see it; a seat without a character has no lives."""

    def __init__(self, seat: int, data: Data) -> None:
        known = fields(data)
        self.seat: Final = seat
        self.id: Final = text(known["character"])
        self.out: Final = bool(known["out"])
        self.lives = 0
        if not self.id:
            return
        self.sheet: Final = CHARACTERS[self.id]
        self.space: Final = SPACES[text(known["space"])]
        self.strength: Final = number(known["total_strength"])
        self.craft: Final = number(known["total_craft"])
        self.gained_strength: Final = max(0, number(known["strength"]) - self.sheet.strength)
        self.gained_craft: Final = max(0, number(known["craft"]) - self.sheet.craft)
        self.lives = number(known["lives"])
        self.gold: Final = number(known["gold"])
        self.alignment: Final = text(known["alignment"])
        self.objects: Final = definitions(known["objects"])
        self.object_limit: Final = number(known["object_limit"])
        self.followers: Final = definitions(known["followers"])
        self.trophies: Final = definitions(known["trophies"])
        self.spells: Final = definitions(known["spells"])
        self.spell_limit: Final = number(known["spell_limit"])
        self.toad: Final = number(known["toad"])
        self.quest: Final = number(known["quest"])
        self.task: Final = number(known["task"])
        self.able: Final = self.all_abilities()

    @property
    def inside(self) -> bool:
        """Whether the character is in the inner region."""
        return self.space.region == INNER

    @property
    def across(self) -> bool:
        """Whether the character is in the middle region."""
        return self.space.region == MIDDLE

    @property
    def crowned(self) -> bool:
        """Whether the character is at the Crown of Command."""
        return self.space.name == "crown-of-command"

    @property
    def leads(self) -> bool:
        """Whether the character has the Crown of Command or is on the last way there, which concerns all players."""
        return self.crowned or (self.inside and self.has_talisman)

    @property
    def has_talisman(self) -> bool:
        """Whether the Valley of Fire is open to the character."""
        return any(is_talisman(CARDS[id]) for id in self.objects)

    def abilities(self, kind: type[A]) -> list[A]:
        """Returns the abilities of a kind from the character, its objects and its followers; a toad has none."""
        found: list[A] = self.able.get(kind, NONE)  # type: ignore[assignment]
        return found

    def has(self, kind: type[A]) -> bool:
        """Whether the character has an ability of a kind."""
        return kind in self.able

    def all_abilities(self) -> dict[type[Ability], list[Ability]]:
        """Returns all abilities of the character, by kind."""
        able: dict[type[Ability], list[Ability]] = {}
        if self.toad:
            return able
        cards = [CARDS[id] for id in self.objects]
        usable = [card for card in cards if self.can_use(card)] + [CARDS[id] for id in self.followers]
        for abilities in (self.sheet.abilities, *[card.abilities for card in usable]):
            for ability in abilities:
                able.setdefault(type(ability), []).append(ability)
        return able

    def can_use(self, card: CardDefinition) -> bool:
        """Whether an object is of use to the character."""
        return card.kind != MAGIC_OBJECT or self.may_use(MAGIC_OBJECT) or is_talisman(card)

    def may_use(self, what: str) -> bool:
        """Whether weapons, armour or magic objects are of use to the character."""
        return not any(what in ability.what for ability in self.sheet.abilities if isinstance(ability, MayNotUse))


class Seen:
    """The table as one seat sees it."""

    def __init__(self, view: View) -> None:
        self.seat: Final = number(view["viewer"])
        self.turn: Final = number(view["turn"])
        self.turn_number: Final = number(view["turn_number"])
        self.phase: Final = text(view["phase"])
        self.crown_reached: Final = bool(view["crown_reached"])
        figures = [Figure(int(seat), data) for seat, data in fields(view["seats"]).items()]
        self.figures: Final = [figure for figure in figures if figure.lives > 0]
        self.me: Final = figures[self.seat]
        self.others: Final = [figure for figure in self.figures if figure.seat != self.seat]
        self.rivals: Final = max(1, len([figure for figure in figures if not figure.out]) - 1)
        self.lying: dict[str, list[str]] = {}
        self.gold_lying: dict[str, int] = {}
        left: list[str] = []
        for space, data in fields(view["spaces"]).items():
            self.lying[space] = definitions(fields(data)["cards"])
            self.gold_lying[space] = number(fields(data)["gold"])
            left += definitions(fields(data)["trophies"])
        self.beside: Final = definitions(view["beside"])
        self.stacks: Final = {id: number(count) for id, count in fields(view["stacks"]).items()}
        self.discarded: Final = view["discarded"]
        self.gone: Final = definitions(view["removed"]) + left
        """Cards that do not come back: removed from the game, or trophies of dead characters."""
        self.house: Final = {name: number(value) for name, value in fields(view["house"]).items()}

    def deck(self) -> dict[str, int]:
        """Returns the count of each card left in the adventure deck: cards out of sight, or the discards once empty."""
        left = {card.id: card.count for card in ADVENTURE}
        put_away = definitions(self.discarded)
        seen = put_away + self.beside + self.gone
        for lying in self.lying.values():
            seen += lying
        for figure in self.figures:
            seen += figure.objects + figure.followers + figure.trophies
        for id in seen:
            if id in left:
                left[id] -= 1
        if not any(left.values()):
            for id in put_away:
                if id in left:
                    left[id] += 1
        return left

    @property
    def my_turn(self) -> bool:
        """Whether it is the viewer's turn."""
        return self.turn == self.seat

    @property
    def crowned(self) -> Figure | None:
        """Another character at the Crown of Command, or None."""
        return next((figure for figure in self.others if figure.crowned), None)

    def here(self, space: SpaceDefinition) -> list[Figure]:
        """Returns the other characters in a space."""
        return [figure for figure in self.others if figure.space.id == space.id]

    def cards(self, space: SpaceDefinition) -> list[str]:
        """Returns the ids of the cards in a space."""
        return self.lying.get(space.id, [])

    def by_id(self, id: str) -> Figure | None:
        """Returns the seat's character with this id, or None."""
        return next((figure for figure in self.figures if figure.id == id), None)

    def by_seat(self, seat: int) -> Figure | None:
        """Returns the living character of a seat, or None."""
        return next((figure for figure in self.figures if figure.seat == seat), None)


def definitions(cards: Data) -> list[str]:
    """Returns the definition ids of cards; empty for cards of which only the back is seen."""
    return [text(fields(card)["definition"]) for card in items(cards)]


def is_talisman(card: CardDefinition) -> bool:
    """Whether a card opens the Valley of Fire."""
    return any(isinstance(ability, OpensValleyOfFire) for ability in card.abilities)
