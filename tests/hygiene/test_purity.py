"""The kernel and the rules of the games depend on nothing but the table and the dice."""

from __future__ import annotations

import ast
from functools import partial

import pytest

from tests.hygiene.purity import closures, guarded_waits, identities, outside_world, set_attributes, set_order
from tests.hygiene.sources import GAMES, Check, found, kernel, objections, rules

pytestmark = pytest.mark.rule("KR-17")

GAME_PACKAGES = [folder.rpartition("/")[2] for folder in GAMES]

ALLOWED: dict[str, dict[str, str]] = {
    "outside_world": {
        "src/inglenook/lotr/decks/starters.py::*": "decks are read before a game begins",
        "src/inglenook/lotr/decks/plausible.py::*": "remembers what follows from printed cards alone; not part of play",
        "src/inglenook/lotr/decks/text_formats.py::*": "decks are read and written before a game begins",
        "src/inglenook/lotr/decks/legality.py::*": "what is wrong with a deck is the same for every game",
        "src/inglenook/lotr/cards/facts.py::*": "the facts of the cards are read before a game begins",
        "src/inglenook/lotr/cards/__init__.py::*": "the modules of the cards are found when the first is asked for",
    },
    "identities": {},
    "guarded_waits": {},
    "set_order": {},
    "closures": {
        "tests/games/embers/game.py::Embers.view": "a view is built once a question, not in the loops of the rules",
    },
}
"""Exceptions in the real tree, with their reasons."""


def over_the_tree(check: Check, name: str) -> list[str]:
    return objections(check, kernel() + rules(), ALLOWED[name])


# The real tree.


def test_rules_reach_nothing_outside() -> None:
    """Rules use no clock, chance except dice, file, console or variable that outlives a step."""
    assert over_the_tree(partial(outside_world, own=GAME_PACKAGES), "outside_world") == []


def test_rules_use_no_identities() -> None:
    """Rules do not use `id()` or `hash()`, which differ from run to run."""
    assert over_the_tree(identities, "identities") == []


def test_rules_guard_no_wait() -> None:
    """Rules have no `finally`, `with` or catch-all around an await, which would run when a game is dropped."""
    assert over_the_tree(guarded_waits, "guarded_waits") == []


def test_rules_never_depend_on_the_order_of_a_set() -> None:
    """Rules do not depend on the order of a set, which differs by hash seed; declared sets are known in all modules."""
    trees = [source.tree for source in kernel() + rules()]

    assert over_the_tree(partial(set_order, attributes=set_attributes(*trees)), "set_order") == []


def test_rules_have_no_closures() -> None:
    """Rules have no closures, which are slow when compiled."""
    assert over_the_tree(closures, "closures") == []


# The checks find what they are for.


@pytest.mark.parametrize(
    ("snippet", "expected"),
    [
        ("import time", "imports time, which may reach outside the game"),
        ("from datetime import date", "imports datetime, which may reach outside the game"),
        ("def f():\n    import random", "imports random, which may reach outside the game"),
        ("import os.path", "imports os.path, which may reach outside the game"),
        ("from uuid import uuid4", "imports uuid, which may reach outside the game"),
        ("import secrets", "imports secrets, which may reach outside the game"),
        ("import fluent.runtime", "imports fluent.runtime, which may reach outside the game"),
        ("open('cards.json')", "calls open()"),
        ("def f():\n    print(1)", "calls print()"),
        ("x = input()", "calls input()"),
        ("def f():\n    global turns\n    turns += 1", "changes turns, which outlives a step"),
    ],
)
def test_what_reaches_outside_is_found(snippet: str, expected: str) -> None:
    """Each use of the outside world in rules is found and named."""
    assert found(outside_world, snippet) == [expected]


def test_what_reaches_nothing_is_left_alone() -> None:
    """Pure modules, modules of the games, and methods with a like name are accepted."""
    snippet = "import json\nfrom hearth.rules import burn\nfrom inglenook.kernel.dice import Dice\nbook.open()\n"

    assert found(partial(outside_world, own=["hearth"]), snippet) == []


def test_identities_are_found() -> None:
    """Uses of `id()` and `hash()` are found, except in the definition of a hash."""
    snippet = """
def key(card): return id(card), hash(card.kind)
class Name:
    def __hash__(self): return hash(self.text)
"""
    assert found(identities, snippet) == [
        "calls id(), which differs between runs",
        "calls hash(), which differs between runs",
    ]


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("try: await ask()\n    finally: clean()", ["has a finally around a wait"]),
        ("try: pass\n    finally: await ask()", ["has a finally around a wait"]),
        ("try: await ask()\n    except Exception: pass", ["catches everything around a wait"]),
        ("try: await ask()\n    except (KeyError, BaseException) as e: pass", ["catches everything around a wait"]),
        ("try:\n        if x: y = [await ask()]\n    except: pass", ["catches everything around a wait"]),
        ("with lock: await ask()", ["has a with around a wait"]),
        ("async with lock: pass", ["waits in a way the driver does not know"]),
        ("async for x in y: pass", ["waits in a way the driver does not know"]),
        ("try: await ask()\n    except IllegalAnswer: pass", []),
        ("try: check()\n    except Exception: await ask()", []),
        ("with lock: pass\n    await ask()", []),
        ("try: check()\n    finally: clean()", []),
    ],
)
def test_guarded_waits_are_found(statement: str, expected: list[str]) -> None:
    """A guard in rules is found only if there is an await inside."""
    assert found(guarded_waits, f"async def run():\n    {statement}") == expected


@pytest.mark.parametrize(
    ("snippet", "expected"),
    [
        ("key = lambda card: card.cost", ["has a lambda"]),
        ("def f(table):\n    def g(x): return table.cards[x]\n    return g", ["g captures table"]),
        ("def f():\n    for a, b in c:\n        def g(x): return a + b", ["g captures a, b"]),
        ("class A:\n    def f(self):\n        def g(): return self", ["g captures self"]),
        ("def f(table):\n    def g(table): return table", []),
        ("def f(x):\n    def g(y): return len(y)\n    return g(x)", []),
        ("def f(cards): return [card for card in cards if any(x for x in card)]", []),
    ],
)
def test_closures_are_found(snippet: str, expected: list[str]) -> None:
    """A nested function is found only if it uses variables of the outer one."""
    assert found(closures, snippet) == expected


@pytest.mark.parametrize(
    "snippet",
    [
        "for x in {1, 2}: pass",
        "for x in set(cards): pass",
        "y = [x for x in {card.kind for card in cards}]",
        "y = {x: 1 for x in frozenset(cards)}",
        "y = sum(w[x] for x, z in zip(set(cards), b))",
        "y = tuple(x for x in set(cards))",
        "y = list(set(cards))",
        "y = tuple({1, 2})",
        "y = ', '.join({'a', 'b'})",
        "y = [*{1, 2}]",
        "f(*set(cards))",
        "a, b = {1, 2}",
        "y = set(cards).pop()",
        "y = next(iter(set(cards)))",
        "y = enumerate(set(cards))",
        "y.extend(set(cards))",
        "y = dict.fromkeys(set(cards))",
        "y = max(set(cards), key=cost)",
        "y = sorted(set(cards), key=cost)",
        "seen = set()\nfor x in seen: pass",
        "seen = {1}\nother = seen | more\nfor x in other: pass",
        "for x in a.keys() & b.keys(): pass",
        "for x in set(a).union(b): pass",
        "KINDS: Final[frozenset[str]] = make()\ndef f():\n    for x in KINDS: pass",
        "def f(kinds: set[str] | None):\n    return list(kinds)",
        "def kinds() -> set[str]: ...\ndef f():\n    return [x for x in kinds()]",
        "class A:\n    def __init__(self): self.x: set[int] = f()\n    def f(self):\n        for x in self.x: pass",
        "class A:\n    def __init__(self): self.seen = set()\n    def f(self): return tuple(self.seen)",
        "class A:\n    kinds: frozenset[str]\ndef f(a: A): return list(a.kinds)",
        "class A:\n    ORDER = tuple({1, 2})",
    ],
)
def test_the_order_of_a_set_is_found(snippet: str) -> None:
    """Iterating, listing, unpacking and breaking ties by a set are found, whatever the set's origin."""
    assert len(found(set_order, snippet)) == 1


@pytest.mark.parametrize(
    "snippet",
    [
        "for x in sorted({1, 2}): pass",
        "y = 3 in {1, 2}",
        "y = len(set(cards)) + sum({1, 2}) + max(set(cards))",
        "y = any(x > 1 for x in set(cards))",
        "y = {x + 1 for x in set(cards)}",
        "y = {*set(cards), 3}",
        "y = set(cards) | {1}\nz = sorted(y)",
        "for x in {1: 2}: pass",
        "for x in cards - others: pass",
        "y = [1].pop()",
        "seen = set()\nseen.add(1)\ndef f(seen: list[int]): return tuple(sorted(seen))",
        "class A:\n    seen: set[int]\nclass B:\n    seen: list[int]\ndef f(b: B): return tuple(b.seen)",
    ],
)
def test_what_does_not_depend_on_the_order_is_left_alone(snippet: str) -> None:
    """Sorting, membership, counting and building other sets are accepted."""
    assert found(set_order, snippet) == []


def test_sets_are_known_across_modules() -> None:
    """A set declared in one module is known when another iterates over it."""
    attributes = set_attributes(ast.parse("class Table:\n    def __init__(self): self.marks: set[str] = set()"))
    snippet = "def f(table): return [mark for mark in table.marks]"

    assert found(set_order, snippet) == []
    assert found(partial(set_order, attributes=attributes), snippet) == ["iterates over a set: table.marks"]
