"""Tests of phrases that a reader misunderstood or had to read twice."""

from __future__ import annotations

import re

import pytest

from inglenook.lotr.cards.collection import ALL
from inglenook.lotr.library import LIBRARY
from inglenook.lotr.rendering.card_texts import LANGUAGES, render
from inglenook.lotr.rendering.parts import Say


@pytest.mark.card("1U135")
@pytest.mark.rule("LR-23.5")
@pytest.mark.parametrize(("language", "ally"), [("en", "ally"), ("fi", "liittolainen"), ("nl", "bondgenoot")])
def test_allies_at_home_are_named_where_they_are_meant(language: str, ally: str) -> None:
    """A text about Hobbits with the fellowship also names allies at home, if they are meant."""
    assert ally in str(render(LIBRARY["1U135"].definition, language).lines[3])


@pytest.mark.card("6U63", "6U64", "6U73")
@pytest.mark.rule("LR-20.2")
def test_a_regroup_action_is_called_so() -> None:
    """A regroup action is called so, to differ from discarding minions at the end of the phase."""
    for id in ("6U63", "6U64", "6U73"):
        assert "is discarded by a regroup action:" in str(render(LIBRARY[id].definition, "en"))


@pytest.mark.card("1U135", "1R279")
@pytest.mark.rule("KR-20")
def test_a_card_that_goes_at_the_end_of_the_turn_says_of_the_turn() -> None:
    """A card that leaves play at the end of the turn says "the turn", not "every turn"."""
    assert "At the end of the turn: discard this condition." in str(render(LIBRARY["1U135"].definition, "en"))
    assert "At the end of every turn, if bearer" in str(render(LIBRARY["1R279"].definition, "en"))


@pytest.mark.rule("LR-26.16")
def test_what_another_player_can_prevent_something_by_is_no_command() -> None:
    """The price by which another player can prevent an effect is not worded as a command (3R103)."""
    lines = [str(line) for card in ALL for line in render(card, "en").lines if "prevent this" in str(line)]
    others = [line for line in lines if " can prevent this" in line]

    assert len(others) > 25
    assert [line for line in others if not re.search(r" can prevent this by \w+ing ", line)] == []


@pytest.mark.rule("LR-26.16")
def test_another_player_does_one_of_two_things() -> None:
    """Another player's choice of two actions is worded "exerts … or adds …", without "chooses"."""
    assert [card.id for card in ALL if "chooses to" in str(render(card, "en"))] == []


@pytest.mark.rule("KR-20")
def test_numbers_of_sites_are_higher_or_lower() -> None:
    """Site numbers are called higher or lower, because "Shadow number −1" reads as a negative number."""
    lines = [str(line) for card in ALL for line in render(card, "en").lines]
    told = [line for line in lines if re.search(r"(Shadow|site) number\b", line)]

    assert len(told) >= 20
    assert [line for line in told if re.search(r"(Shadow|site) number [+−]", line)] == []


@pytest.mark.card("2R112")
@pytest.mark.rule("KR-20")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Frodo and Sam and neither Frodo nor Sam is exhausted, Frodo and Sam get"),
        ("fi", "Frodon ja Samin eikä Frodo eikä Sam ole uupunut, Frodo ja Sam saavat"),
        ("nl", "Frodo en Sam kunt spotten en Frodo noch Sam uitgeput is, krijgen Frodo en Sam"),
    ],
)
def test_a_second_condition_is_not_taken_for_what_follows(language: str, said: str) -> None:
    """A second condition, such as to spot Frodo and Sam, cannot be read as the consequence."""
    assert said in str(render(LIBRARY["2R112"].definition, language))


@pytest.mark.card("1R216", "1U209", "3U86")
@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_limit_of_copies_names_no_bearer_where_a_card_is_transferred(language: str) -> None:
    """A limit of copies names no bearer when the card is transferred from one character to another (1R216)."""
    speaker = LANGUAGES[language]
    bearers = speaker.say(Say("Line.bearer.limit", {"n": 1}))
    for id in ("1R216", "1U209", "3U86"):
        transfer = next(line for line in map(str, render(LIBRARY[id].definition, language).lines) if ":" in line[20:])
        assert bearers not in transfer


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize(("language", "words"), [("en", "for each wound on a "), ("nl", "voor elke wond op een ")])
def test_wounds_are_counted_on_all_of_several(language: str, words: str) -> None:
    """Wounds counted on several minions are worded as those on all of them (6R92)."""
    assert [card.id for card in ALL if words in str(render(card, language))] == []


@pytest.mark.card("4C153", "4R261", "1R22")
@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("4C153", "Each ally or unbound companion bearing a Shadow condition"),
        ("4R261", "Free Peoples events that spot or exert a ranger have the extra cost “wound a companion”"),
        ("1R22", "; after that, put the card discarded last out of your discard pile into hand."),
        ("5U60", "prevent this, also for each other machine card that would be discarded at the same time."),
        ("2C55", "(yours must be a marsh site or underground site)"),
        ("4R157", "Bearer cannot use the special abilities in its own text."),
        ("3U115", "companions and allies cannot be assigned to a skirmish with 2 or more minions."),
        ("6P122", "choose one: wound an ally twice or exert a companion."),
        ("4U233", "choose one: a Southron gets"),
    ],
)
def test_a_sentence_says_which_of_two_is_meant(id: str, said: str) -> None:
    """Conditions, costs, cards and sites name their owner, which two readers had misread."""
    assert said in str(render(LIBRARY[id].definition, "en"))
