"""Every part of a request has a bound that is checked before any work is done with it (SR-90)."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from inglenook.lotr.decks.deck import MOST_CARDS
from inglenook.scenarios.file import MOST_NESTED, Mistake, read
from inglenook.server import protocol
from inglenook.server.api.everything import ENDPOINTS
from inglenook.server.belongings.cards import DeckCards, GivenDeck
from inglenook.server.belongings.kept_decks import KeptDeck
from tests.server.support.browsers import Browser, refused

pytestmark = pytest.mark.rule("SR-90")

TAKEN = {
    **{f"{one.method} {one.path}": one.takes for one in ENDPOINTS if one.takes is not None},
    **{f"{one.method} {one.path}?": one.query for one in ENDPOINTS if one.query is not None},
    "websocket": protocol.Request,
}


def parts(kind: inspect.Type, at: str = "") -> Iterator[tuple[str, inspect.Type]]:
    """Yields every type that a sent message is made of, with its place."""
    yield at, kind
    match kind:
        case inspect.StructType(fields=fields):
            for field in fields:
                yield from parts(field.type, f"{at}.{field.encode_name}")
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield from parts(item, f"{at}[]")
        case inspect.TupleType(item_types=kinds):
            for item in kinds:
                yield from parts(item, f"{at}[]")
        case inspect.DictType(key_type=key, value_type=value):
            yield from parts(key, f"{at} key")
            yield from parts(value, f"{at} value")
        case inspect.UnionType(types=kinds):
            for one in kinds:
                yield from parts(one, f"{at} {one.cls.__name__}" if isinstance(one, inspect.StructType) else at)


@pytest.mark.parametrize("name", TAKEN)
def test_every_text_and_every_list_that_is_sent_has_a_bound(name: str) -> None:
    """Every text and list in a request or message of a client has a bound, and no part may have any type."""
    boundless = [
        at
        for at, kind in parts(inspect.type_info(TAKEN[name]))
        if isinstance(kind, (inspect.AnyType, inspect.RawType, inspect.BytesType))
        or (isinstance(kind, (inspect.StrType, inspect.ListType, inspect.DictType)) and kind.max_length is None)
    ]

    assert [] == boundless


def test_a_deck_that_is_to_be_worked_on_has_only_so_many_cards() -> None:
    """A deck to be checked or played has a bounded number of cards; only a stored deck may name more copies."""
    lenient = [
        at
        for name, kind in TAKEN.items()
        for at, part in parts(inspect.type_info(kind), name)
        if isinstance(part, inspect.StructType) and part.cls is DeckCards
    ]
    assert {"PUT /api/me/decks/{id}.kept.deck", "PUT /api/me/decks/{id}.kept.versions[].deck"} == set(lenient)
    many = {"ring_bearer": "", "ring": "", "adventure_deck": [], "draw_deck": [["1C2", 999], ["1C3", 1]]}
    msgspec.convert({**many, "draw_deck": many["draw_deck"][:1]}, GivenDeck)
    msgspec.convert(many, DeckCards)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(many, GivenDeck)
    assert KeptDeck.__struct_fields__


@pytest.mark.parametrize(
    ("path", "more"),
    [
        ("/api/decks/write", {"game": "lotr", "kind": "ids"}),
        ("/api/decks/write", {"game": "lotr", "kind": "code"}),
        ("/api/decks/starts", {"game": "lotr"}),
        ("/api/trial", {"format": "open", "starters": ["fellowship-aragorn"]}),
        ("/api/leagues/abc", {"do": "deck"}),
    ],
)
def test_a_deck_of_a_million_cards_is_refused_in_words(browser: Browser, path: str, more: dict[str, Any]) -> None:
    """A deck of a million cards is refused in words by every endpoint that computes with decks.

    Such a deck, of 26 kB, once stopped the server for seven seconds.
    """
    cards = [[f"1C{number}", 999] for number in range(1500)]
    deck = {"ring_bearer": "", "ring": "", "adventure_deck": [], "draw_deck": cards}

    assert (400, "api-error-deck-cards") == refused(browser.post(path, {**more, "deck": deck}))


@pytest.mark.rule("SR-28", "SR-90")
@pytest.mark.parametrize("text", ["Draw deck: 999 1C3\n999 1C3", "\n".join(["Draw deck: 999 1C3", "1 1C4"] * 150)])
def test_of_a_text_no_more_cards_are_read_than_a_deck_has(browser: Browser, text: str) -> None:
    """A pasted deck with more copies of a card than allowed gets a fault for the line, not a server error."""
    report = browser.post("/api/decks/check", {"game": "lotr", "format": "open", "text": text})

    assert 200 == report.status_code
    told = [(fault["line"], fault["message"]["message"]) for fault in report.json()["faults"]]
    assert (2, "deck-line-cards") in told
    assert 1 == [message for _line, message in told].count("deck-line-cards")
    assert [["1C3", 999]] == report.json()["deck"]["draw_deck"]


@pytest.mark.rule("SR-90")
def test_a_code_with_too_many_cards_is_refused(browser: Browser) -> None:
    """A short deck code that names too many cards is refused."""
    deck = {"ring_bearer": "", "ring": "", "adventure_deck": [], "draw_deck": [["1C2", MOST_CARDS]]}
    code = browser.post("/api/decks/write", {"game": "lotr", "kind": "code", "deck": deck}).json()["text"]
    fits = browser.post("/api/decks/check", {"game": "lotr", "format": "open", "text": code}).json()
    assert MOST_CARDS == fits["cards"]


@pytest.mark.parametrize("mark", ["[", "{", "- ", "? ", "[{", "a: ["])
def test_what_is_nested_too_deep_is_refused_before_it_is_read(mark: str) -> None:
    """A request nested too deeply is refused before it is parsed, whatever its kind of brackets.

    Parsing 19,000 brackets as YAML took twenty seconds.  The test measures steps of this thread.
    """
    text = mark * (19_000 // len(mark))
    began = time.thread_time()
    with pytest.raises(Mistake):
        read(text)
    deep = time.thread_time() - began

    began = time.thread_time()
    read("- x\n" * (19_000 // 4))
    assert deep < time.thread_time() - began


def test_what_anybody_writes_is_not_nested_too_deep() -> None:
    """The deepest nesting that is allowed is enough for a scenario, which has four levels."""
    assert read("[" * (MOST_NESTED - 2) + "]" * (MOST_NESTED - 2)).value is not None
