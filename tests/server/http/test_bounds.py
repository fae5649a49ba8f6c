"""Everything that can be sent is bounded before any work is done with it (SR-90)."""

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
    """Yields every type that something that is sent is made of, and where it stands."""
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
    """Every text and every list that is sent has a bound. Also those of an endpoint or a message that is added later;
    and nothing can be sent that is anything.
    """
    boundless = [
        at
        for at, kind in parts(inspect.type_info(TAKEN[name]))
        if isinstance(kind, (inspect.AnyType, inspect.RawType, inspect.BytesType))
        or (isinstance(kind, (inspect.StrType, inspect.ListType, inspect.DictType)) and kind.max_length is None)
    ]

    assert [] == boundless


def test_a_deck_that_is_to_be_worked_on_has_only_so_many_cards() -> None:
    """A deck that is to be worked on has only so many cards: only where it is kept, which costs no more for many
    copies, may copies come to more.
    """
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
    """A deck of a million cards is refused in words. Wherever somebody wants something done with one; 26 kB of them
    stopped the server for seven seconds.
    """
    cards = [[f"1C{number}", 999] for number in range(1500)]
    deck = {"ring_bearer": "", "ring": "", "adventure_deck": [], "draw_deck": cards}

    assert (400, "api-error-deck-cards") == refused(browser.post(path, {**more, "deck": deck}))


@pytest.mark.rule("SR-28", "SR-90")
@pytest.mark.parametrize("text", ["Draw deck: 999 1C3\n999 1C3", "\n".join(["Draw deck: 999 1C3", "1 1C4"] * 150)])
def test_of_a_text_no_more_cards_are_read_than_a_deck_has(browser: Browser, text: str) -> None:
    """Copies beyond the limit are a fault of their line; a card with more than 999 copies in all was a fault of the
    server.
    """
    report = browser.post("/api/decks/check", {"game": "lotr", "format": "open", "text": text})

    assert 200 == report.status_code
    told = [(fault["line"], fault["message"]["message"]) for fault in report.json()["faults"]]
    assert (2, "deck-line-cards") in told
    assert 1 == [message for _line, message in told].count("deck-line-cards")
    assert [["1C3", 999]] == report.json()["deck"]["draw_deck"]


@pytest.mark.rule("SR-90")
def test_a_code_with_too_many_cards_is_refused(browser: Browser) -> None:
    """A code with too many cards is refused: however short it is."""
    deck = {"ring_bearer": "", "ring": "", "adventure_deck": [], "draw_deck": [["1C2", MOST_CARDS]]}
    code = browser.post("/api/decks/write", {"game": "lotr", "kind": "code", "deck": deck}).json()["text"]
    fits = browser.post("/api/decks/check", {"game": "lotr", "format": "open", "text": code}).json()
    assert MOST_CARDS == fits["cards"]


@pytest.mark.parametrize("mark", ["[", "{", "- ", "? ", "[{", "a: ["])
def test_what_is_nested_too_deep_is_refused_before_it_is_read(mark: str) -> None:
    """Everything that is nested too deep is refused before it is read. Any kind of nesting counts; 19,000 brackets took
    YAML twenty seconds. Measured in steps of this thread.
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
    """A scenario has four levels at most."""
    assert read("[" * (MOST_NESTED - 2) + "]" * (MOST_NESTED - 2)).value is not None
