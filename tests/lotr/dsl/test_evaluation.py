"""Tests that every word of the card language is done, told or read by a rule, with all its parameters."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import Final

import pytest

import inglenook.lotr.rulebook  # noqa: F401 (it brings all rules)
from inglenook.lotr.dsl import amounts, conditions, effects, filters, terms
from inglenook.lotr.dsl.effects import Effect, Select
from inglenook.lotr.dsl.filters import Filter
from inglenook.lotr.dsl.values import Value
from inglenook.lotr.evaluation.registry import AMOUNTS, CONDITIONS, FILTERS, READ_AT_ONCE
from inglenook.lotr.requirements.legality import VERBS
from tests.lotr.dsl.evaluation import (
    PARTS,
    all_words,
    happening_kinds,
    ignored,
    ignored_in_parts,
    kinds,
    names_of,
    rule_trees,
    unread,
    unregistered,
)

pytestmark = pytest.mark.rule("KR-17")

KNOWN: Final[dict[str, str]] = {
    "Happening.kind": "the index finds happenings by their kind",
    "Modifier.least": "no move limit falls below 1, whether a card prints it or not (LG-32)",
}
"""Terms read elsewhere, with the place."""


def test_every_kind_of_word_has_a_meaning() -> None:
    """Every effect, filter, amount and condition has a meaning in the rules."""
    every_filter = {**FILTERS, **dict.fromkeys(READ_AT_ONCE)}
    assert [] == [
        *unregistered(kinds(effects, Effect), VERBS, "the VERBS of its module in effects/"),
        *unregistered(kinds(filters, Filter), every_filter, "FILTERS of evaluation/filters.py"),
        *unregistered(kinds(amounts, Value), AMOUNTS, "AMOUNTS of evaluation/amounts.py"),
        *unregistered(kinds(conditions, conditions.Condition), CONDITIONS, "CONDITIONS of evaluation/conditions.py"),
    ]


def test_every_stat_is_read() -> None:
    """Every stat that a card can modify is read by a rule."""
    assert [] == unread(names_of(terms.STATS), rule_trees(), "a rule has to ask for the stat")


def test_every_happening_is_told() -> None:
    """Every happening that a trigger can name is told by a rule."""
    assert [] == unread(happening_kinds(), rule_trees(), "the rule in which it happens has to tell it")


def test_every_parameter_is_looked_at() -> None:
    """Every parameter of a word is read by a rule."""
    assert [] == [*ignored(all_words(), rule_trees(), KNOWN), *ignored_in_parts(rule_trees(), PARTS, KNOWN)]


# The checks find what they are for.


@dataclass(frozen=True)
class Juggle(Effect):
    """An effect that no rule handles; the tests below check that it is reported."""

    what: Select
    height: int = 1


def test_a_word_without_a_meaning_is_found() -> None:
    """An unregistered word is found, and the message names it and the place where it belongs."""
    assert ["Juggle means nothing: add it to VERBS"] == unregistered([Juggle], VERBS, "VERBS")


def test_a_stat_that_nobody_reads_is_found() -> None:
    """An unread stat is found, and the message names the term and the remedy."""
    source = ast.parse("def f(table):\n    return total(table, terms.STRENGTH)")
    assert ["terms.VITALITY is read by no rule: ask"] == unread(["STRENGTH", "VITALITY"], [source], "ask")


@pytest.mark.parametrize(
    ("body", "missing"),
    [
        ("select(table, effect.what); effect.height", []),
        ("select(table, effect.what)", ["height"]),
        ("effect.what.what, effect.what.count, effect.height", ["what.up_to", "what.remember"]),
    ],
)
def test_a_parameter_that_nobody_looks_at_is_found(body: str, missing: list[str]) -> None:
    """An unread parameter is found, unless it is handed on whole or read in its parts."""
    source = ast.parse(f"async def juggle(table, effect: Juggle):\n    {body}")
    found = [line.partition(" ")[0] for line in ignored([Juggle], [source], {})]
    assert [f"Juggle.{path}" for path in missing] == found


def test_a_part_that_nobody_looks_at_is_found() -> None:
    """An unread part of a word is found under the name it goes by."""
    source = ast.parse("def f(speaker):\n    return speaker.toss.height, speaker.toss.what")
    assert [] == ignored_in_parts([source], {Juggle: ("toss",)}, ())
    assert 2 == len(ignored_in_parts([source], {Juggle: ("throw",)}, ()))
