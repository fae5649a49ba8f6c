"""Tests that every parameter of a word is worded: a change of it changes the text, or is exempt."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from inglenook.lotr.dsl import amounts, conditions, filters, terms
from inglenook.lotr.dsl.effects import ALL
from inglenook.lotr.dsl.facade import a, add_burdens, exert, keyword, strength
from inglenook.lotr.dsl.filters import BEARER, DWARF, ELF, HOBBIT, MINION, THIS
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.rendering.card_texts import render
from inglenook.lotr.rendering.language import NoWording
from tests.lotr.rendering.frames import card, sentence
from tests.lotr.rendering.samples import samples

NUMBERS = (0, 1, 2, 3, 4, 7, -1, -3, amounts.Count(ELF), ALL)
NAMES = (
    "", "x", "isengard", "moria", "elf", "orc", "frodo", "theoden", "ranger", "archer", "forest", "Gandalf", "Frodo",
    terms.YOU, terms.FREE_PEOPLES_PLAYER, terms.AN_OPPONENT, terms.EACH_SHADOW_PLAYER, terms.ANY_SHADOW_PLAYER,
    terms.SHADOW, terms.FREE_PEOPLES, terms.SKIRMISH, terms.ARCHERY, terms.REGROUP, terms.MANEUVER,
    terms.THIS_PHASE, terms.THIS_TURN, terms.UNTIL_REGROUP, terms.HAND, terms.DISCARD_PILE, terms.DECK, terms.PLAY,
    terms.BENEATH_DECK, terms.ON_TOP_OF_DECK, terms.FELLOWSHIP_BLOCK, terms.TOWERS_BLOCK, terms.STACKED,
    terms.DAMAGE, terms.FIERCE, terms.TAKE_WOUNDS, terms.BE_EXERTED, terms.STRENGTH, terms.VITALITY, terms.WINS,
    terms.LOSES, terms.KILLED,
)  # fmt: skip
"""Alternatives for a name; those that make no sense in its place are skipped."""

OTHERS: Mapping[str, tuple[Any, ...]] = {
    "int": (0, 1, 2, 3, 4, 5, 9),
    "bool": (False, True),
    "str": NAMES,
    "Amount": NUMBERS,
    "int | Cultures": (0, 3, amounts.Cultures(filters.FREE_PEOPLES_CARD, 2)),
    "Value": (amounts.Burdens(), amounts.Twilight()),
    "Filter": (HOBBIT, DWARF, THIS, BEARER, filters.SITE, filters.EVENT),
    "Filter | None": (None, HOBBIT, THIS),
    "Filter | Value": (HOBBIT, DWARF, amounts.Burdens(), amounts.WoundsOn(HOBBIT)),
    "Condition": (conditions.AtThisSite(), conditions.RingIsWorn()),
    "Condition | None": (None, conditions.AtThisSite(), conditions.RingIsWorn()),
    "Happening": (Happening(terms.WINS, THIS), Happening(terms.LOSES, THIS)),
    "Select": (a(HOBBIT), a(MINION), a(THIS)),
    "Select | None": (None, a(HOBBIT), a(HOBBIT, "one")),
    "tuple[str, ...]": (("elf", "man"), (terms.HAND,), (terms.DECK,), (terms.SKIRMISH,), (terms.ARCHERY,), ("minion",),
        (terms.ARMOR_CLASS,)),
    "tuple[Effect, ...]": ((), (exert(THIS),), (add_burdens(7),)),
    "tuple[tuple[Effect, ...], ...]": (((exert(THIS),), (add_burdens(7),)),),
    "tuple[Condition, ...]": ((conditions.AtThisSite(), conditions.RingIsWorn()),),
    "tuple[Modifier, ...]": ((strength(7),), (keyword(terms.FIERCE),)),
}  # fmt: skip
"""Alternatives for a parameter, by its type."""

UNSAID: Mapping[str, str] = {
    "remember": "the name under which a card or a number is known later; that is where it is said",
    "Discard.bearer": "the same for who bore a card",
    "Action.zone": "an ability of a stacked card says so in its condition",
    "Continuous.zone": "the same holds for a text of a stacked card",
}


def variations(word: Any) -> Iterator[tuple[str, Any]]:
    """Yields a word with each of its parameters changed, by the name of the parameter."""
    for field in dataclasses.fields(word):
        assert field.type in OTHERS, f"say in OTHERS what a parameter of the type {field.type} may be changed to"
        for value in OTHERS[str(field.type)]:
            if value != getattr(word, field.name):
                yield field.name, dataclasses.replace(word, **{field.name: value})


def said(word: object) -> str:
    """Returns the text of a word in English; nothing if the word makes no sense."""
    try:
        return str(render(card(sentence(word)), "en"))
    except (NoWording, KeyError, AssertionError, AttributeError):
        return ""


def unworded() -> list[str]:
    """Returns the parameters that change no text of any sample."""
    wanted: set[str] = set()
    worded: set[str] = set()
    for word in samples():
        text = said(word)
        for field in dataclasses.fields(word):
            wanted.add(f"{type(word).__name__}.{field.name}")
        for name, changed in variations(word):
            parameter = f"{type(word).__name__}.{name}"
            if parameter not in worded and said(changed) not in ("", text):
                worded.add(parameter)
    return sorted(one for one in wanted - worded if one not in UNSAID and one.partition(".")[2] not in UNSAID)


@pytest.mark.rule("KR-20")
def test_every_parameter_is_worded() -> None:
    """A change of any parameter that affects the card also changes its text."""
    assert unworded() == [], "word these parameters, or give in UNSAID the reason why they are not said"
