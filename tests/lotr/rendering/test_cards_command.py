"""Tests of `inglenook cards`, which shows a card by its code or title."""

from __future__ import annotations

import pytest

from inglenook.lotr.cards.collection import ALL
from inglenook.terminal import cards
from tests.command_line.commands import check_refused, run


@pytest.mark.rule("KR-20", "LR-1.32")
def test_a_card_is_shown_with_all_it_prints() -> None:
    """A card is shown with title, unique dot, kind, numbers and keywords, then one line per ability."""
    assert [
        "• Aragorn, King in Exile (1P365)",
        "Free Peoples companion, Gondor culture, Man",
        "Twilight cost 4, strength 8, vitality 4, Aragorn signet",
        "Ranger.",
        "At the start of your turn: you may heal another companion with the Aragorn signet.",
    ] == run("cards", "1P365").lines


@pytest.mark.rule("LR-1.31", "LR-13.17", "LR-23.8")
@pytest.mark.parametrize(
    ("id", "line"),
    [
        ("1C180", "Twilight cost 0, strength +2"),
        ("1R1", "Strength +1, vitality +1"),
        ("1U345", "Shadow number 3, arrow to the right"),
        ("1C145", "Twilight cost 4, strength 9, vitality 2, site number 5"),
        ("4C277", "Twilight cost 1, strength 4, vitality 2, home site 4 of the Tower block"),
    ],
)
def test_the_numbers_are_those_of_the_type(id: str, line: str) -> None:
    """Each card type shows its numbers: bonuses with sign, a minion's site, an ally's home, a site's arrow."""
    assert line == run("cards", id).lines[2]


@pytest.mark.rule("KR-21")
@pytest.mark.parametrize(
    ("code", "given"),
    [
        ("4C266", "4c266"),
        ("1U57", "Rúmil"),
        ("1U57", "rumil"),
        ("4C266", "sister-son"),
        ("4C266", "EOMER SISTER"),
        ("4C266", "eomer, sister-son of theoden"),
    ],
)
def test_a_card_is_found_without_accents_and_by_any_of_its_words(code: str, given: str) -> None:
    """A card is found by any word of its name, also without accents."""
    assert run("cards", code) == run("cards", *given.split())


@pytest.mark.rule("KR-21")
def test_several_cards_are_listed() -> None:
    """Several matching cards are listed with their codes, and a title match precedes a subtitle match."""
    assert [
        "1R89: • Aragorn, Ranger of the North. Free Peoples companion, Gondor culture, Man.",
        "1P365: • Aragorn, King in Exile. Free Peoples companion, Gondor culture, Man.",
    ] == run("cards", "aragorn", "--set", "1").lines
    assert len(ALL) == len(run("cards").lines)


@pytest.mark.rule("KR-21")
@pytest.mark.parametrize(
    ("given", "meant"), [("aragrn", "Aragorn"), ("1C9999", "1C"), ("dunlending madmann", "Dunlending Madman")]
)
def test_what_is_no_card_is_refused_with_suggestions(given: str, meant: str) -> None:
    """An unknown card is refused in one line with exit code 2 and suggestions."""
    check_refused(run("cards", given), given, "Perhaps: ", meant)


@pytest.mark.rule("KR-20", "KR-21")
@pytest.mark.parametrize(("language", "said"), [("fi", "Korttia"), ("nl", "geen kaart")])
def test_the_refusal_is_worded_in_the_language_of_the_reader(language: str, said: str) -> None:
    """The refusal of an unknown card is in the reader's language."""
    check_refused(run("cards", "zzz", "--language", language), said)


@pytest.mark.rule("KR-20")
def test_several_cards_are_shown_one_after_another() -> None:
    """Each code and each quoted title is a card of its own; loose words form one name."""
    both = run("cards", "1P365", "1U97").out.split("\n\n")

    assert ["• Aragorn, King in Exile (1P365)", "• Boromir, Son of Denethor (1U97)"] == [
        one.split("\n")[0] for one in both
    ]
    assert run("cards", "1P365", "boromir son of denethor").out == run("cards", "1P365", "1U97").out
    assert run("cards", "aragorn", "king", "in", "exile").out == run("cards", "1P365").out


@pytest.mark.rule("KR-21")
def test_one_unknown_card_among_several_is_refused() -> None:
    """One unknown card among several is named in the refusal, and no card is shown."""
    check_refused(run("cards", "1P365", "9Z999"), "9Z999")


@pytest.mark.rule("LR-7.11", "KR-21")
def test_what_is_missing_is_listed_by_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """Missing printed cards are listed with their titles; a complete set gives no line."""
    defined = tuple([card for card in ALL if card.id not in ("1P365", "4C2")])
    monkeypatch.setattr(cards, "ALL", defined)
    before = [len(cards.missing(number)) for number in (1, 4)]
    monkeypatch.setattr(cards, "ALL", ALL)
    assert [before[0] - 1, before[1] - 1] == [len(cards.missing(number)) for number in (1, 4)]
    assert "1P365: Aragorn" not in run("cards", "--missing", "--set", "1").lines


@pytest.mark.rule("LR-7.11")
def test_a_set_narrows_what_a_name_means() -> None:
    """A search limited to a set shows only that set's cards of a title."""
    assert ["• Aragorn, Wingfoot (4P364)"] == run("cards", "aragorn", "wingfoot", "--set", "4").lines[:1]
    check_refused(run("cards", "wingfoot", "--set", "1"), "wingfoot")
