"""Tests for new writers of scenario files: stops, blank sites, decks, skirmishes, ids, clear refusals."""

from __future__ import annotations

from pathlib import Path

import pytest

from inglenook.lotr.library import LIBRARY
from inglenook.lotr.scenario_terms import LotrScenarioTerms
from inglenook.scenarios import FAILED, PASSED, UNREADABLE, Outcome, run, run_file
from inglenook.wording import LANGUAGES, Wording

LANGUAGE_FILES = Path(__file__).parents[2] / "src/inglenook/lotr/locales"
DECK = Path(__file__).parents[1] / "arena/lights.deck"


def outcome_of(body: str) -> Outcome:
    """Returns the outcome of a scenario for Ann and Bob whose body begins in line 4."""
    return run(f"title: A question\ngame: lotr\nplayers: [Ann, Bob]\n{body}", {"lotr": LotrScenarioTerms})


def said(outcome: Outcome, language: str = "en") -> str:
    """Returns the messages about an outcome."""
    assert outcome.message is not None
    return Wording(language, LANGUAGE_FILES).say(outcome.message, outcome.players)


def laid(setup: str) -> Outcome:
    """Returns the outcome of a position without moves."""
    return outcome_of(f"setup:\n{setup}\nplay: [expect: {{over: no}}, expect: {{asked: Ann}}]")


@pytest.mark.rule("KR-18")
@pytest.mark.parametrize("stop", ["archery", "[regroup, archery]", "archery of Ann", "always"])
def test_a_file_may_stop_where_one_can_only_pass(stop: str) -> None:
    """A scenario may stop in an archery phase in which the player can only pass."""
    outcome = outcome_of(
        f"stop at: {stop}\n"
        "setup: {phase: archery, in play: {Bob: [Goblin Runner]}}\n"
        "play:\n"
        "  - expect: {asked: Ann, phase: archery, only offered: [pass]}\n"
        "  - Ann: pass\n"
        "  - expect: {asked: Bob, phase: archery}\n"
    )

    assert (PASSED, None) == (outcome.status, outcome.message)


@pytest.mark.rule("KR-18")
def test_pass_until_reaches_a_phase_that_the_file_stops_at() -> None:
    """A scenario stops in a phase that it names with `stop at`, though no player can act in it."""
    outcome = outcome_of(
        "stop at: assignment\n"
        "setup: {phase: maneuver, in play: {Ann: [1U97], Bob: [Goblin Runner]}}\n"
        "play:\n"
        "  - expect: {asked: Ann, phase: assignment}\n"
    )

    assert (PASSED, None) == (outcome.status, outcome.message)


@pytest.mark.rule("LR-5.16")
def test_sites_that_are_not_named_have_no_text() -> None:
    """Sites not named in a scenario are Blank Site 1 to 9, without text, with sanctuaries at 3 and 6."""
    outcome = outcome_of(
        "stop at: fellowship\n"
        "setup: {site: 6}\n"
        "play:\n"
        "  - expect:\n"
        "      asked: Ann\n"
        "      only offered: [move]\n"
        "      where: {Blank Site 6#1: site 6}\n"
        "      values: {Blank Site 3#1 keywords: sanctuary, Blank Site 6#1 sanctuary: 1}\n"
    )

    assert (PASSED, None) == (outcome.status, outcome.message)


@pytest.mark.rule("LR-17.1", "LR-18.1")
def test_who_is_assigned_and_skirmishing_can_be_expected() -> None:
    """A scenario can expect who is assigned and who is skirmishing, for fighters and minions."""
    outcome = outcome_of(
        "stop at: skirmish\n"
        "setup:\n"
        "  phase: skirmish\n"
        "  in play: {Ann: [1U97, 1U12], Bob: [1U178, 1U178, Moria Scout]}\n"
        "  assigned: {Boromir: [Goblin Runner#1, Goblin Runner#2], Gimli: [Moria Scout]}\n"
        "play:\n"
        "  - Ann: resolve skirmish of Boromir\n"
        "  - expect:\n"
        "      asked: Ann\n"
        "      values:\n"
        "        Boromir skirmishing: [Goblin Runner, Goblin Runner]\n"
        "        Goblin Runner#1 skirmishing: [Boromir]\n"
        "        skirmish: [Boromir, Goblin Runner#1, Goblin Runner#2]\n"
        "        Gimli assigned to: [Moria Scout]\n"
        "        Moria Scout assigned to: [Gimli]\n"
        "        Boromir assigned to: []\n"
    )

    assert (PASSED, "") == (outcome.status, "" if outcome.message is None else said(outcome))


@pytest.mark.rule("KR-18")
@pytest.mark.parametrize("hand", ["[1U97, Valor]", "[Boromir, 4C87]", '["Boromir, Son of Denethor", Valor#1]'])
def test_lists_may_name_cards_by_id(hand: str) -> None:
    """Lists in a scenario may name cards by title, subtitle, collector code or number of a copy, in any order."""
    outcome = outcome_of(
        f"setup: {{hand: {{Ann: [1U97, Valor]}}}}\nplay: [expect: {{asked: Ann, values: {{Ann hand: {hand}}}}}]"
    )

    assert (PASSED, "") == (outcome.status, "" if outcome.message is None else said(outcome))


@pytest.mark.rule("KR-18")
@pytest.mark.parametrize("hand", ["[1U97]", "[Valor, Valor]", "[Boromir#2, Valor]", "[1U97, 1U12]"])
def test_lists_of_other_cards_differ(hand: str) -> None:
    """A list that misses a card, has another, or names a copy elsewhere fails."""
    outcome = outcome_of(
        "setup: {hand: {Ann: [1U97, Valor]}, discard: {Ann: [1U97, 1U12]}}\n"
        f"play: [expect: {{asked: Ann, values: {{Ann hand: {hand}}}}}]"
    )

    assert (FAILED, "scenario-differs") == (outcome.status, outcome.message and outcome.message.id)


@pytest.mark.rule("LR-9.1")
def test_a_deck_may_stand_in_the_file_or_beside_it(tmp_path: Path) -> None:
    """A scenario may contain a deck or name a deck file beside it."""
    lines = "\n".join([f"      {line}" for line in DECK.read_text("utf-8").splitlines()])
    (tmp_path / "bobs.deck").write_text(DECK.read_text("utf-8"), "utf-8")
    file = tmp_path / "a.yaml"
    file.write_text(
        "title: Two decks\ngame: lotr\nplayers: [Ann, Bob]\n"
        f"start:\n  format: tower\n  decks:\n    Bob: bobs.deck\n    Ann: |\n{lines}\n"
        "play: [expect: {asked: Ann}]\n",
        "utf-8",
    )

    outcome = run_file(file, {"lotr": LotrScenarioTerms})

    assert (PASSED, "") == (outcome.status, "" if outcome.message is None else said(outcome))


@pytest.mark.rule("KR-21")
@pytest.mark.parametrize(
    ("setup", "line", "message"),
    [
        ("  hand: {Ann: [11U1]}", 5, "scenario-unknown"),
        ("  in play: {Bob: [{card: Moria Scout, keywords: {archer: 2}}]}", 5, "scenario-keyword-number"),
        ("  in play: {Bob: [{card: Moria Scout, keywords: {archery: 1}}]}", 5, "scenario-unknown-near"),
        ("  in play: {Ann: [Great Shield]}", 4, "scenario-impossible"),
        ("  in play: {Ann: [{card: 1U12, bears: [Hobbit Sword]}]}", 4, "scenario-impossible"),
        ("  in play: {Ann: [{card: 1U12, bears: [1C9, 4C26, 2C10]}]}", 4, "scenario-impossible"),
    ],
)
def test_what_cannot_be_is_refused(setup: str, line: int, message: str) -> None:
    """An item without a legal bearer, a third weapon or a wrong number is refused with its line."""
    outcome = laid(setup)

    assert (UNREADABLE, line, message) == (outcome.status, outcome.line, outcome.message and outcome.message.id)


@pytest.mark.rule("KR-20", "KR-21")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_not_there_yet_is_called_so(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that exists but is not in the game yet is named in the message in every language."""
    monkeypatch.delitem(LIBRARY.all(), "1C10")
    outcome = laid("  hand: {Ann: [1C10]}")

    assert (UNREADABLE, 5) == (outcome.status, outcome.line)
    assert "1C10" in said(outcome, language)
    assert outcome.message is not None
    assert "scenario-not-implemented" == outcome.message.id
