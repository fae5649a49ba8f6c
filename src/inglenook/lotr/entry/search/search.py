"""Which cards fit a search, the best first."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import cache, lru_cache
from typing import Final

from inglenook.lotr.decks.names import plain
from inglenook.lotr.entry.search.cards import Searched, cards_in, title_words
from inglenook.lotr.entry.search.query import All, Any, Field, Not, Query, Term, Word, read_query
from inglenook.lotr.entry.search.vocabulary import meant, vocabulary

TITLE, WORD, BEGINNING, SUBTITLE, INSIDE, TEXT, NEARLY = 0, 1, 2, 3, 4, 6, 8
"""How far from the best place a word is found."""

MOST_SHARED: Final = 10

Decks = Mapping[str, Collection[str]]
"""The cards of decks that a search may name; the one that is being built is called "deck"."""
Owned = Mapping[str, int]
"""How many copies of each card somebody has; none of those that are not named."""

_RANGE: Final = re.compile(r"([0-9]{1,4})-([0-9]{1,4})")
_AMOUNT: Final = re.compile(r"(.*?)(<=|>=|!=|=|<|>)([0-9]{1,4})")


def search(text: str, language: str = "en", decks: Decks | None = None, owned: Owned | None = None) -> list[str]:
    """The ids of the cards that fit, the best first."""
    return found(read_query(text), language, decks or {}, owned or {})


def found(query: Query, language: str, decks: Decks, owned: Owned) -> list[str]:
    """The same for a search that was read already."""
    seeking = _Seeking(cards_in(language), decks, owned)
    scored = [(score, card) for card in cards_in(language).values() if (score := seeking.score(query.term, card)) >= 0]
    if query.sort:
        scored.sort(key=lambda one: (*sorted_by(query.sort, one[1]), one[0]))
    else:
        scored.sort(key=lambda one: one[0])
    return [card.id for _score, card in scored]


def sorted_by(sort: str, card: Searched) -> tuple[int, str]:
    """What comes first in an order that somebody asked for; cards without the number come last."""
    if sort == "name":
        return 0, card.whole
    if sort == "type":
        return 0, card.words["type"][0]
    number = card.numbers[sort]
    return (9999 if number is None else int(str(number))), ""


class _Seeking:
    """One search over the cards.  A score is how far from the best a card is; -1: it does not fit."""

    def __init__(self, cards: Mapping[str, Searched], decks: Decks, owned: Owned) -> None:
        self._cards: Final = cards
        self._decks: Final = decks
        self._owned: Final = owned
        self._near: Final[dict[str, set[str]]] = {}
        self._called: Final[dict[str, list[frozenset[str]]]] = {}
        self._models: Final[dict[str, Searched | None]] = {}

    def score(self, term: Term, card: Searched) -> int:
        """Of a card for a term."""
        match term:
            case Word():
                return self._word(term, card)
            case Field():
                return self._field(term, card)
            case Not():
                return -1 if self.score(term.part, card) >= 0 else 0
            case All():
                scores = []
                for part in term.parts:
                    scores.append(self.score(part, card))
                    if scores[-1] < 0:
                        return -1
                return sum(scores)
            case Any():
                return min([score for part in term.parts if (score := self.score(part, card)) >= 0], default=-1)

    def _word(self, word: Word, card: Searched) -> int:
        text = word.text
        if not text:
            return 0
        if text in (card.id.lower(), card.title, card.whole):
            return TITLE
        if word.phrase:
            return INSIDE if text in card.whole else TEXT if text in card.text else -1
        if begins(card.title, text):
            return WORD if f" {text} " in f" {card.title} " else BEGINNING
        if begins(card.subtitle, text):
            return SUBTITLE
        if len(text) > 2 and text in card.whole:
            return INSIDE
        if begins(card.text, text):
            return TEXT
        return NEARLY if self._nearly(text, card) else -1

    def _nearly(self, text: str, card: Searched) -> bool:
        """Whether a word of the title differs by a letter, or by two in a long one."""
        most = 0 if len(text) < 5 else 1 if len(text) < 9 else 2
        if not most:
            return False
        if text not in self._near:
            self._near[text] = {word for word in title_words() if is_near(text, word, most)}
        return any(word in self._near[text] for word in card.whole.split())

    def _field(self, asked: Field, card: Searched) -> int:
        name, sign, value = asked.name, asked.sign, asked.value
        if name == "like":
            return self._like(value, card)
        if name == "own":
            return 0 if compares(self._owned.get(card.id, 0), sign, value) else -1
        if name in card.numbers and not (name == "set" and not value[:1].isdigit()):
            fits = compares(card.numbers[name], sign, value)
        elif name in card.words:
            fits = any(key in meant(name, value, sign != ":") for key in card.words[name]) != (sign == "!=")
        else:
            fits = self._other(name, value, card) != (sign == "!=")
        return 0 if fits else -1

    def _other(self, name: str, value: str, card: Searched) -> bool:
        match name:
            case "keyword":
                amount = _AMOUNT.fullmatch(value)
                word, sign, number = (amount[1], amount[2], amount[3]) if amount else (value, ">=", "0")
                keys = meant("keyword", word, whole=False)
                return any(compares(card.keywords[key], sign, number) for key in keys if key in card.keywords)
            case "text":
                return plain(value) in card.text
            case "format":
                return any(in_format(one, card) for one in formats_called(value))
            case "in":
                return any(card.id in ids for ids in self._decks_called(value))
        return False

    def _decks_called(self, value: str) -> list[frozenset[str]]:
        if value not in self._called:
            own, wanted = meant("in", value, whole=True), plain(value)
            named = [ids for deck, ids in self._decks.items() if deck in own or wanted in plain(deck)]
            self._called[value] = [frozenset(ids) for ids in named]
        return self._called[value]

    def _like(self, value: str, card: Searched) -> int:
        """What does the same kind of work: of the same side and type, the more it shares, the better."""
        if value not in self._models:
            wanted = plain(value)
            same = [one for one in self._cards.values() if wanted in (one.id.lower(), one.whole, one.title)]
            self._models[value] = same[0] if same else None
        model = self._models[value]
        if model is None or model.id == card.id or model.words["type"] != card.words["type"] or model.side != card.side:
            return -1
        shared = 3 * (model.words["culture"] == card.words["culture"] != [""])
        shared += 2 * (model.words["race"] == card.words["race"] != [""])
        shared += 2 * (model.words["class"] == card.words["class"] != [""])
        shared += len([key for key in model.keywords if key in card.keywords])
        shared += len([key for key in model.words["phase"] if key in card.words["phase"]])
        return MOST_SHARED - min(shared, MOST_SHARED) if shared > 2 else -1


def begins(text: str, word: str) -> bool:
    """Whether a word of a text begins so."""
    return f" {word}" in f" {text}"


def compares(number: object, sign: str, value: str) -> bool:
    """Whether a number is as wanted; a card that has none is never, unless another is wanted."""
    between = _RANGE.fullmatch(value)
    if between is not None:
        inside = isinstance(number, int) and int(between[1]) <= number <= int(between[2])
        return inside != (sign == "!=")
    if not re.fullmatch("[0-9]{1,4}", value):
        return False
    if not isinstance(number, int):
        return sign == "!="
    wanted = int(value)
    match sign:
        case "<":
            return number < wanted
        case "<=":
            return number <= wanted
        case ">":
            return number > wanted
        case ">=":
            return number >= wanted
        case "!=":
            return number != wanted
    return number == wanted


@lru_cache(100)
def formats_called(value: str) -> tuple[str, ...]:
    """The format of a name, else those whose names begin so."""
    wanted = plain(value)
    known = list(vocabulary()["formats"])
    same = [name for name in known if plain(name) == wanted]
    return tuple(same or [name for name in known if wanted and plain(name).startswith(wanted)])


def in_format(name: str, card: Searched) -> bool:
    """Whether a card may be played in a format (LR-5.2 to LR-5.4, LG-109)."""
    format = vocabulary()["formats"][name]
    if card.side == "site" and card.block != format["block"]:
        return False
    if format["sets"] and card.set not in format["sets"]:
        return False
    return card.whole not in banned_names(name)


@cache
def banned_names(format: str) -> frozenset[str]:
    """What a format bans, by title and subtitle."""
    cards = cards_in("en")
    return frozenset([cards[id].whole for id in vocabulary()["formats"][format]["banned"] if id in cards])


def is_near(one: str, other: str, most: int) -> bool:
    """Whether so many letters changed, added, left out or exchanged with the next lead from one word to the other."""
    if abs(len(one) - len(other)) > most:
        return False
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        above, row, before = row, [i], row if i == 1 else before
        for j, wanted in enumerate(other, 1):
            cost = min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (letter != wanted))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == wanted:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        before = above
    return row[-1] <= most
