"""What no text of a card says, because nobody who writes the language would: verbs and nouns said twice, hyphens."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence

import pytest

from inglenook.lotr.cards.collection import ALL
from inglenook.lotr.wording.rendering import render


@functools.cache
def lines(language: str) -> Sequence[tuple[str, str]]:
    """Each line of each card, with the card's number."""
    return [(card.id, str(line)) for card in ALL for line in render(card, language).lines]


def found(pattern: str, language: str) -> list[tuple[str, str]]:
    """The lines in which a pattern is found."""
    return [(id, text) for id, text in lines(language) if re.search(pattern, text)]


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize(
    ("language", "verbs"),
    [("fi", "löydä|rasita|haavoita|paranna"), ("nl", "spot|vermoei|verwond|genees")],
)
def test_a_list_says_its_verb_once(language: str, verbs: str) -> None:
    """Two things to be spotted are "löydä Frodo ja Nazgûl"; only alternatives within them need the verb again."""
    names = r"(?:(?! tai | of | kahdesti| tweemaal)[^;:.,])+"
    joint = "ja|tai" if language == "fi" else "en|of"
    assert found(rf"\b({verbs}) {names} (?:{joint}) \1 {names}[:;.]", language) == []


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize(
    ("language", "pattern"),
    [
        ("fi", r"^Niin kauan kuin (tämä \w+|kantaja) (?:(?! ja toinen )[^,])*, \1 "),
        ("fi", r"; jos (kyseinen \w+) [^,]*, \1 "),
        ("nl", r"^Zolang (deze \w+|de drager) (?:(?! en een andere )[^,])*, \w+ \1 "),
        ("nl", r"; als (die \w+) [^,]*, \w+ \1 "),
    ],
)
def test_a_card_is_named_once_in_clauses_about_it(language: str, pattern: str) -> None:
    """What holds of a card while the same card is something has a pronoun for it."""
    assert found(pattern, language) == []


@pytest.mark.rule("KR-20")
def test_dutch_compounds_have_a_hyphen_only_with_a_name_or_a_capital() -> None:
    """Keywords, and the cultures Dwergen and Elfen, are joined to what follows: "dolerreisgenoot", "Dwergenkaart"."""
    keywords = "boogschutter|doler|spoorzoeker|schemer|wargruiter|ridder|dorpeling|tentakel"
    assert found(rf"\b(?:Dwergen|Elfen)-(?! of )|\b(?:{keywords})-[a-z]", "nl") == []


@pytest.mark.rule("KR-20")
def test_dutch_has_no_participle_instead_of_a_clause() -> None:
    """A card costs less "als die op Arwen gespeeld wordt", not "indien gespeeld op Arwen"."""
    assert found(r"\bindien\b", "nl") == []
