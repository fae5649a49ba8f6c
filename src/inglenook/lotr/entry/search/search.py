"""Search: the cards that fit a query, best match first."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache, lru_cache
from typing import Final

from inglenook.lotr.decks.names import plain
from inglenook.lotr.entry.search.cards import Searched, cards_in, known_kinds, known_words, places
from inglenook.lotr.entry.search.query import All, Any, Field, Not, Query, Term, Word, read_query
from inglenook.lotr.entry.search.query_terms import meant, query_terms

TITLE, WORD, OWN, KIND, BEGINNING, KIND_BEGINNING, TEXT, INSIDE, NEARLY, KIND_NEARLY = 0, 2, 3, 4, 6, 8, 16, 18, 24, 28
"""Penalties by the place in which a word is found; 0 is the best match.

A possessive ("Aragorn's Bow") ranks after the word itself.  A subtitle word ranks like a word of the kind: "ent" finds
the race first, then words that begin so.
"""

ENDING: Final = 2
"""Maximum number of letters removed from the end of a word as inflection: "minions", "morian"."""
SHORTEST_STEM: Final = 4

MOST_SHARED: Final = 10

Decks = Mapping[str, Collection[str]]
"""The cards of decks that a query may name; the deck being built is called "deck"."""
Owned = Mapping[str, int]
"""Number of copies of each card owned by the player; cards not listed have none."""
Scores = dict[Searched, int]
"""The cards that fit, each with its penalty."""

_RANGE: Final = re.compile(r"([0-9]{1,4})-([0-9]{1,4})")
_AMOUNT: Final = re.compile(r"(.*?)(<=|>=|!=|=|<|>)([0-9]{1,4})")


def search(text: str, language: str = "en", decks: Decks | None = None, owned: Owned | None = None) -> list[str]:
    """Returns the ids of the cards that fit a query, best match first."""
    return found(read_query(text), language, decks or {}, owned or {})


def found(query: Query, language: str, decks: Decks, owned: Owned) -> list[str]:
    """Returns the ids of the cards that fit a parsed query, best match first."""
    cards = cards_in(language)
    fitting = _Seeking(cards, decks, owned).fitting(query.term, cards.values())
    place = places()
    ids = sorted(fitting, key=lambda card: (fitting[card], place[card.id]))
    if query.sort:
        ids.sort(key=lambda card: sorted_by(query.sort, card))
    return [card.id for card in ids]


def sorted_by(sort: str, card: Searched) -> tuple[int, str]:
    """Returns the sort key of a card for a requested order; cards without the number come last."""
    if sort == "name":
        return 0, card.whole
    if sort == "type":
        return 0, card.words["type"][0]
    number = card.numbers[sort]
    return (9999 if number is None else int(str(number))), ""


class _Seeking:
    """A search over the cards: each term is prepared once and applied to the remaining cards."""

    def __init__(self, cards: Mapping[str, Searched], decks: Decks, owned: Owned) -> None:
        self._cards: Final = cards
        self._decks: Final = decks
        self._owned: Final = owned

    def fitting(self, term: Term, cards: Iterable[Searched]) -> Scores:
        """Returns the cards that fit a term."""
        match term:
            case Word():
                return phrase_in(term.text, cards) if term.phrase else word_in(term.text, cards)
            case Field(name="like"):
                return self._like(term.value, cards)
            case Field():
                fits = self._fact(term)
                return {card: 0 for card in cards if fits(card)}
            case Not():
                among = list(cards)
                without = self.fitting(term.part, among)
                return {card: 0 for card in among if card not in without}
            case All():
                return self._all(term, cards)
            case Any():
                among, best = list(cards), Scores()
                for part in term.parts:
                    for card, score in self.fitting(part, among).items():
                        best[card] = min(score, best.get(card, score))
                return best

    def _all(self, term: All, cards: Iterable[Searched]) -> Scores:
        """Returns the cards that fit all terms: facts first, since words take longer; adjacent words rank as one."""
        words = [part for part in term.parts if isinstance(part, Word) and not part.phrase]
        scores = dict.fromkeys(cards, 0)
        for part in [*[part for part in term.parts if part not in words], *words]:
            scores = {card: scores[card] + score for card, score in self.fitting(part, scores).items()}
        if len(words) > 1:
            together = " ".join([word.text for word in words])
            for card, score in phrase_in(together, scores).items():
                scores[card] = min(scores[card], score + 2 * (len(words) - 1) if score >= KIND else score)
        return scores

    def _fact(self, asked: Field) -> Callable[[Searched], bool]:
        """Returns a function that tests whether a card fits a field comparison."""
        name, sign, value = asked.name, asked.sign, asked.value
        if name == "own":
            compare = comparison(sign, value)
            return lambda card: compare(self._owned.get(card.id, 0))
        if name in ("cost", "strength", "vitality", "site") or (name == "set" and value[:1].isdigit()):
            compare = comparison(sign, value)
            return lambda card: compare(card.numbers[name])
        wanted, other = self._other(name, sign, value), sign == "!="
        return (lambda card: not wanted(card)) if other else wanted

    def _other(self, name: str, sign: str, value: str) -> Callable[[Searched], bool]:
        match name:
            case "keyword":
                amount = _AMOUNT.fullmatch(value)
                compare = comparison(amount[2], amount[3]) if amount else comparison(">=", "0")
                keys = meant("keyword", amount[1] if amount else value, whole=False)
                return lambda card: any(key in card.keywords and compare(card.keywords[key]) for key in keys)
            case "text":
                text = plain(value)
                return lambda card: text in card.text
            case "format":
                formats = formats_called(value)
                return lambda card: any(in_format(one, card) for one in formats)
            case "in":
                ids = self._in_decks(value)
                return lambda card: card.id in ids
            case "set":
                return lambda card: False
        known = frozenset(meant(name, value, whole=sign != ":"))
        return lambda card: not known.isdisjoint(card.words[name])

    def _in_decks(self, value: str) -> frozenset[str]:
        own, wanted = meant("in", value, whole=True), plain(value)
        named = [ids for deck, ids in self._decks.items() if deck in own or wanted in plain(deck)]
        return frozenset([id for ids in named for id in ids])

    def _like(self, value: str, cards: Iterable[Searched]) -> Scores:
        """Returns similar cards: of the same side and type, ranked by shared traits."""
        wanted = plain(value)
        model = next((one for one in self._cards.values() if wanted in one.called), None)
        if model is None:
            return {}
        alike = Scores()
        for card in cards:
            if model is card or model.words["type"] != card.words["type"] or model.side != card.side:
                continue
            shared = 3 * (model.words["culture"] == card.words["culture"] != [""])
            shared += 2 * (model.words["race"] == card.words["race"] != [""])
            shared += 2 * (model.words["class"] == card.words["class"] != [""])
            shared += len([key for key in model.keywords if key in card.keywords])
            shared += len([key for key in model.words["phase"] if key in card.words["phase"]])
            if shared > 2:
                alike[card] = MOST_SHARED - min(shared, MOST_SHARED)
        return alike


def word_in(text: str, cards: Iterable[Searched]) -> Scores:
    """Returns the cards with a word: in the title, subtitle, kind or text, or in a similar spelling."""
    if not text:
        return dict.fromkeys(cards, 0)
    word, start, several = f" {text} ", f" {text}", f" {text}s "
    near, stems = nearly(text), stems_of(text)
    scores = Scores()
    for card in cards:
        inflected = stems and not stems.isdisjoint(card.kind_words)
        if start in card.everything:
            if text in card.called:
                scores[card] = TITLE
            elif word in card.title:
                scores[card] = WORD
            elif several in card.title:
                scores[card] = OWN
            elif word in card.subtitle or word in card.kind:
                scores[card] = KIND
            elif start in card.title or start in card.subtitle:
                scores[card] = BEGINNING
            else:
                scores[card] = KIND_BEGINNING if inflected or start in card.kind else TEXT
        elif inflected:
            scores[card] = KIND_BEGINNING
        elif len(text) > 2 and text in card.whole:
            scores[card] = INSIDE
        elif near and not near.isdisjoint(card.name_words):
            scores[card] = NEARLY
        elif near and not near.isdisjoint(card.kind_words):
            scores[card] = KIND_NEARLY
    return scores


def stems_of(text: str) -> frozenset[str]:
    """Returns the kind words that a word becomes without its ending."""
    stems = [text[:-letters] for letters in range(1, ENDING + 1) if len(text) - letters >= SHORTEST_STEM]
    return known_kinds().intersection(stems)


def phrase_in(text: str, cards: Iterable[Searched]) -> Scores:
    """Returns the cards that contain a phrase."""
    scores = Scores()
    for card in cards:
        if text in card.called:
            scores[card] = TITLE
        elif text in card.whole:
            scores[card] = WORD
        elif text in card.kind:
            scores[card] = KIND
        elif text in card.text:
            scores[card] = TEXT
    return scores


@lru_cache(200)
def nearly(text: str) -> frozenset[str]:
    """Returns the known words that differ by one letter or, if the word is long, by two."""
    most = 0 if len(text) < 5 else 1 if len(text) < 9 else 2
    if not most:
        return frozenset()
    letters = frozenset(text)
    possible = [  # one changed letter is one more here and one less there
        word
        for word, of in known_words().items()
        if -most <= len(word) - len(text) <= most and len(letters - of) <= most and len(of - letters) <= most
    ]
    return frozenset([word for word in possible if is_near(text, word, most)])


def comparison(sign: str, value: str) -> Callable[[object], bool]:
    """Returns a test that compares a number; a card without the number fits only "!="."""
    between = _RANGE.fullmatch(value)
    if between is None and not re.fullmatch("[0-9]{1,4}", value):
        return lambda number: False
    low, high = (int(between[1]), int(between[2])) if between else (int(value), int(value))
    other = sign == "!="
    if between is None and sign in ("<", "<="):
        low, high = -1, high - (sign == "<")
    elif between is None and sign in (">", ">="):
        low, high = low + (sign == ">"), 99999
    return lambda number: (isinstance(number, int) and low <= number <= high) != other


@lru_cache(100)
def formats_called(value: str) -> tuple[str, ...]:
    """Returns the format with a name, else the formats whose names begin so."""
    wanted = plain(value)
    known = list(query_terms()["formats"])
    same = [name for name in known if plain(name) == wanted]
    return tuple(same or [name for name in known if wanted and plain(name).startswith(wanted)])


def in_format(name: str, card: Searched) -> bool:
    """Whether a card may be played in a format (LR-5.2 to LR-5.4, LG-109)."""
    format = query_terms()["formats"][name]
    if card.side == "site" and card.block != format["block"]:
        return False
    if format["sets"] and card.set not in format["sets"]:
        return False
    return card.whole not in banned_names(name)


@cache
def banned_names(format: str) -> frozenset[str]:
    """Returns the title and subtitle of the cards banned in a format."""
    cards = cards_in("en")
    return frozenset([cards[id].whole for id in query_terms()["formats"][format]["banned"] if id in cards])


def is_near(one: str, other: str, most: int) -> bool:
    """Whether at most `most` letters changed, added, left out or swapped with the next turn one word into the other."""
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
