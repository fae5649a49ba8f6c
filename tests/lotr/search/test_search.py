"""Tests of the card search: expected first results, equality with the browser, and robustness."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from inglenook.command_line import main
from inglenook.kernel.messages import Message
from inglenook.lotr.decks.collection import read_collection, write_collection
from inglenook.lotr.entry import LANGUAGES as FOLDER
from inglenook.lotr.entry.search.query import Any, Field, Not, Word, read_query
from inglenook.lotr.entry.search.query_terms import FILE, meant, written
from inglenook.lotr.entry.search.search import is_near, search
from inglenook.wording import LANGUAGES, Wording
from tests.lotr.search.answers import CASES, found, in_the_browser, judged_decks, needs_node, searches, verdict
from tests.lotr.search.expected import misplaced

pytestmark = pytest.mark.rule("SR-60")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_players_type_finds_what_they_mean(language: str) -> None:
    """Each query of the table finds the expected cards first, and no others where the table says so."""
    wrong = {case[language]: misplaced(case, language, found(case[language], language)) for case in CASES}

    assert {} == {asked: faults for asked, faults in wrong.items() if faults}


@needs_node
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_finds_the_same(language: str) -> None:
    """The browser search finds the same cards in the same order, also for half-typed queries."""
    answered = in_the_browser(language)["found"]
    for text, cards in zip(searches(language), answered, strict=True):
        assert found(text, language) == cards, text


@needs_node
@pytest.mark.rule("LR-5.14", "SR-60")
def test_the_browser_judges_the_same() -> None:
    """The browser judges decks with the same faults, order, words and rules as Python."""
    judged = in_the_browser("en")["judged"]
    for (deck, format), faults in zip(judged_decks(), judged, strict=True):
        assert verdict(deck, format) == faults, (deck, format.name)


def test_the_vocabulary_is_up_to_date() -> None:
    """The vocabulary file has the game's words in three languages, as `scripts/search-words` writes it."""
    assert written(FOLDER) == json.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_phases_are_called_as_at_the_table(language: str) -> None:
    """Phases in searches have the names used at the table and on cards, in each language."""
    told = Wording(language, FOLDER)

    for phase in ("fellowship", "shadow", "maneuver", "archery", "assignment", "skirmish", "regroup", "response"):
        assert (phase,) == meant("phase", told.say(Message(f"lotr-table-phase-{phase}")), whole=True)


@given(some.text('abc:<>=!-|()" 123cost', max_size=60) | some.text(max_size=40))
@settings(max_examples=50)
def test_anything_can_be_searched_for(text: str) -> None:
    """Any query gives a list of distinct cards or an empty one, and never an error."""
    cards = search(f"type:site {text}", "en")

    assert len(set(cards)) == len(cards)


def test_terms_are_read() -> None:
    """The search understands or, not, phrases and comparisons; an unknown field is a word with a suggestion."""
    assert Any((Field("cost", "<=", "2"), Not(Word("heal an", phrase=True)))) == read_query('cost<=2 | -"heal an"').term
    assert [("costs", "cost")] == read_query("costs:3").unknown


@pytest.mark.parametrize(
    ("one", "other", "near"),
    [("gandlaf", "gandalf", 1), ("gimly", "gimli", 1), ("boromi", "boromir", 1), ("frodo", "bilbo", 0), ("", "ab", 0)],
)
def test_a_letter_may_be_wrong(one: str, other: str, near: int) -> None:
    """The search tolerates one wrong, missing or swapped letter."""
    assert bool(near) == is_near(one, other, 1) == is_near(other, one, 1)


def test_the_terminal_searches(capsys: pytest.CaptureFixture[str]) -> None:
    """The terminal search prints one line per card and reports an unknown field."""
    assert 0 == main(["cards", "type:minion", "culture:moria", "cost<=2"])
    told = capsys.readouterr().out.splitlines()
    assert "1C174: Goblin Backstabber. Shadow minion, Moria culture, Orc. Twilight cost 1, strength" in told[0]
    assert (13, "12 cards.") == (len(told), told[-1])
    assert 0 == main(["cards", "costs:3", "--language", "nl"])
    assert "Bedoelde je ‘cost’?" in capsys.readouterr().err


@pytest.mark.rule("SR-64")
def test_the_terminal_knows_what_somebody_owns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The terminal reads owned cards from a file, and reports lines without a card by number."""
    file = tmp_path / "mine.txt"
    file.write_text("# mine\n3 1C7 Dwarf Guard\n1r1\n2x 1C152\n1 1C7\n", "utf-8")
    assert 0 == main(["cards", "own>=2", "--own", str(file)])
    assert ["1C7", "1C152", "2 cards."] == [line.split(":")[0] for line in capsys.readouterr().out.splitlines()]
    assert {"1C7": 4, "1R1": 1, "1C152": 2} == read_collection(file.read_text("utf-8"))
    assert read_collection(write_collection({"1C7": 4, "1R1": 1})) == {"1C7": 4, "1R1": 1}
    file.write_text("3 1C7\n2 Gandalf\n", "utf-8")
    assert 0 != main(["cards", "own>=2", "--own", str(file)])
    assert "Line 2" in capsys.readouterr().err
