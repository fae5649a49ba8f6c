"""The screen layout of Talisman: the board with its three regions, the characters, and all printed texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from inglenook.kernel.data import Data, fields, items, number, text
from inglenook.kernel.decisions import Seat
from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.kernel.rulebook import View
from inglenook.screen.tableau import Cell, Row, Tableau
from inglenook.talisman.components import CARDS, SPACES
from inglenook.talisman.dsl.definitions import SpaceDefinition
from inglenook.talisman.dsl.terms import CRAFT, ENEMY, INNER, MIDDLE, OUTER, SPIRIT, STRENGTH
from inglenook.talisman.entry.description import ANY_NUMBER, REMARKS, cards, definitions, whose_turn
from inglenook.talisman.entry.states import states
from inglenook.talisman.rendering import text_of

RINGS: Final = {OUTER: 0, MIDDLE: 1, INNER: 2}
CHARACTER: Final = "character-"
"""Prefix of a character's handle; the seat follows."""

CARDS_LIE: Final = "≡"
GOLD_LIES: Final = "¤"
ENEMY_LIES: Final = "!"


class TalismanTableau(Tableau):
    """The layout of Talisman: seven by seven spaces, the Crown of Command in the middle."""

    columns = 7
    rows = 7

    def status(self, view: View) -> str:
        decks: dict[str, Argument] = {"adventures": number(view["deck"]), "spells": number(view["spell_deck"])}
        lines = [whose_turn(view)]
        if view["crown_reached"]:
            lines.append(Message("look-crown-reached"))
        if view["magic_destroyed"]:
            lines.append(Message("look-magic-destroyed"))
        return " ".join(self.say(line) for line in [*lines, Message("look-decks", decks)])

    def signs(self) -> list[str]:
        return [self.say(Message("sheet-signs"))]

    # The board.

    def cells(self, view: View) -> list[Cell]:
        return [self._cell(view, space) for space in SPACES.values()]

    def _cell(self, view: View, space: SpaceDefinition) -> Cell:
        column, row = space.grid
        name, short = Name(f"space:{space.name}"), Message(f"short-{space.name}")
        standing = tuple([seat for seat, character in people(view) if character.get("space") == space.id])
        signs, cell = marks(view, space.id), (space.id, column, row, self.say(name), self.say(short))
        return Cell(*cell, RINGS[space.region], standing, signs, self._marks_at_length(view, space.id, signs))

    def _marks_at_length(self, view: View, id: str, signs: tuple[str, ...]) -> tuple[str, ...]:
        """Returns the marks of a space where there is room; a single card is named."""
        lying = definitions(fields(fields(view["spaces"])[id])["cards"]) if signs else []
        if len(lying) != 1:
            return signs
        return (signs[0].replace("1", self.say(Name(lying[0])), 1), *signs[1:])

    def home(self, view: View) -> str:
        """Returns the handle of the viewer's own space."""
        return "".join(text(own["space"]) for seat, own in people(view) if seat == view["viewer"] and own["character"])

    # The characters.

    def people(self, view: View, brief: bool) -> list[Row]:
        """Returns the characters' rows: the viewer first, the others in the order of play."""
        seats = people(view)
        first = max(0, number(view["viewer"]))
        return [self._person(view, seat, character, brief) for seat, character in seats[first:] + seats[:first]]

    def _person(self, view: View, seat: Seat, character: Mapping[str, Data], brief: bool) -> Row:
        if not character["character"]:
            gone = Message("look-out" if character["out"] else "look-waiting", {"player": Player(seat)})
            return Row(self.say(gone), f"{CHARACTER}{seat}", badge=seat)
        lines: list[Argument] = [self._named(seat, character), self._values(character, brief)]
        if not brief:
            lines.append(Name(text(character["space"])))
        goods = [*cards(character["objects"]), *cards(character["followers"])]
        lines += [tuple(goods)] if goods else []
        lines += self._spells(character)
        now = states(character)
        lines += [tuple(now)] if now else []
        return Row("\n".join(self.say(line) for line in lines), f"{CHARACTER}{seat}", badge=seat)

    def _named(self, seat: Seat, character: Mapping[str, Data]) -> Message:
        return Message("player-as", {"player": Player(seat), "character": Name(text(character["character"]))})

    def _values(self, character: Mapping[str, Data], brief: bool) -> Message:
        values: dict[str, Argument] = {
            "strength": points(character, STRENGTH),
            "craft": points(character, CRAFT),
            "lives": str(character["lives"]),
            "gold": str(character["gold"]),
            "alignment": Message(f"term-{text(character['alignment'])}"),
        }
        return Message("sheet-values-short", values) if brief else Message("sheet-values", values)

    def _spells(self, character: Mapping[str, Data]) -> list[Argument]:
        """Words the number of Spells and their limit, and the Spells that the viewer may know."""
        held, limit = len(items(character["spells"])), number(character["spell_limit"])
        known = tuple([Name(id) for id in definitions(character["spells"])])
        counted: dict[str, Argument] = {"count": str(held), "limit": str(limit)}
        if known:
            return [Message("sheet-spells-known", {**counted, "spells": known})]
        return [Message("sheet-spells", counted)] if held or limit else []

    # About a thing.

    def about(self, view: View, handle: str) -> list[Row]:
        if handle in SPACES:
            return self._about_space(view, handle)
        if handle.startswith(CHARACTER):
            seat = int(handle.removeprefix(CHARACTER))
            return self._about_character(view, seat, people(view)[seat][1])
        card = all_cards(view).get(handle)
        return [] if card is None else self._about_card(card)

    def _about_space(self, view: View, id: str) -> list[Row]:
        """Returns the details of a space: its name, the characters and cards there, and its text."""
        rows = [Row(self.say(Name(id)), id, heading=True)]
        for seat, character in people(view):
            if character.get("space") == id:
                rows.append(Row(self.say(self._named(seat, character)), f"{CHARACTER}{seat}", badge=seat))
        there = fields(view["spaces"]).get(id)
        if there is not None:
            rows += self._card_rows(fields(there)["cards"], CARDS_LIE)
            gold = number(fields(there)["gold"])
            rows += [Row(f"{GOLD_LIES} {self.say(Message('gold-there', {'amount': gold}))}")] if gold else []
            rows += self._listed(Message("sheet-trophies"), fields(there)["trophies"])
        return rows + self._text(id)

    def _about_character(self, view: View, seat: Seat, character: Mapping[str, Data]) -> list[Row]:
        """Returns the details of a character: its cards, one by one, and its abilities."""
        if not character["character"]:
            return [self._person(view, seat, character, brief=False)]
        space = text(character["space"])
        rows = [
            Row(self.say(self._named(seat, character)), f"{CHARACTER}{seat}", heading=True, badge=seat),
            Row(self.say(self._values(character, brief=False))),
            Row(self.say(Name(space)), space),
        ]
        rows += [Row(self.say(state)) for state in states(character)]
        limit = number(character["object_limit"])
        held: dict[str, Argument] = {"count": str(len(items(character["objects"]))), "limit": str(limit)}
        objects = Message("sheet-objects-any") if limit >= ANY_NUMBER else Message("sheet-objects", held)
        rows += self._listed(objects, character["objects"])
        rows += self._listed(Message("sheet-followers"), character["followers"])
        rows += self._listed(Message("sheet-trophies"), character["trophies"])
        known = [card for card in items(character["spells"]) if fields(card)["definition"]]
        for spells in self._spells({**character, "spells": [] if known else character["spells"]}):
            rows.append(Row(self.say(spells), heading=True))
        return rows + self._card_rows(list(known)) + self._text(text(character["character"]))

    def _listed(self, heading: Message, shown: Data) -> list[Row]:
        rows = self._card_rows(shown)
        return [Row(self.say(heading), heading=True), *rows] if rows else []

    def _card_rows(self, shown: Data, sign: str = "·") -> list[Row]:
        handles = [text(fields(card)["handle"]) for card in items(shown)]
        named = [self.say(name) for name in cards(shown)]
        return [Row(f"{sign} {name}", handle) for name, handle in zip(named, handles, strict=True)]

    def _about_card(self, card: Mapping[str, Data]) -> list[Row]:
        """Returns the printed text of a card; nothing for a card that shows only its back."""
        id = text(card["definition"])
        if not id:
            return [Row(self.say(Message("hidden-thing")), text(card["handle"]), heading=True)]
        named = [self.say(name) for name in cards([{**card}])]
        return [Row(named[0], text(card["handle"]), heading=True), *self._text(id)]

    def _text(self, id: str) -> list[Row]:
        return [Row(self.say(line)) for line in text_of(id) if line.id not in REMARKS]


def people(view: View) -> list[tuple[Seat, Mapping[str, Data]]]:
    """Returns the characters by seat."""
    return [(int(seat), fields(character)) for seat, character in fields(view["seats"]).items()]


def points(character: Mapping[str, Data], attribute: str) -> str:
    """Words Strength or Craft: own points, and the addition from objects and followers."""
    own, total = number(character[attribute]), number(character[f"total_{attribute}"])
    return f"{own}+{total - own}" if total > own else str(total)


def marks(view: View, id: str) -> tuple[str, ...]:
    """Returns the signs for a space: the number of cards, whether one is dangerous, the amount of gold."""
    there = fields(view["spaces"]).get(id)
    if there is None:
        return ()
    lying, gold = definitions(fields(there)["cards"]), number(fields(there)["gold"])
    dangerous = any(one in CARDS and CARDS[one].kind in (ENEMY, SPIRIT) for one in lying)
    found = [f"{CARDS_LIE}{len(lying)}{ENEMY_LIES if dangerous else ''}"] if lying else []
    return tuple([*found, f"{GOLD_LIES}{gold}"] if gold else found)


def all_cards(view: View) -> dict[str, Mapping[str, Data]]:
    """Returns every card that the viewer can point at, by its handle."""
    piles = [view["discarded"], view["removed"], view["used_spells"], view["beside"]]
    piles += [fields(there)[pile] for there in fields(view["spaces"]).values() for pile in ("cards", "trophies")]
    for _, character in people(view):
        if character["character"]:
            piles += [character[pile] for pile in ("objects", "followers", "trophies", "spells")]
    found = [fields(card) for pile in piles for card in items(pile)]
    return {text(card["handle"]): card for card in found}


LAYOUT = TalismanTableau
