"""Every expectation of a scenario can fail, and then reports the expected and the actual value."""

from __future__ import annotations

import pytest

from embers.scenario_terms import EmbersScenarioTerms
from inglenook.scenarios import FAILED, PASSED, Outcome, run

HEAD = """\
title: A test
game: embers
players: [Ann, Bob]
setup:
  hand: {Ann: [Gust, Twig, Owl], Bob: [Shield, Twig]}
  deck: [Log, Wall]
  ash: [Phoenix]
play:
"""
OPENING = "  - Ann: play Gust on Bob\n"
ENDING = OPENING + "  - Bob: pass\n"


def expecting(expectation: str, moves: str = OPENING, head: str = HEAD) -> Outcome:
    """Runs the moves and then checks this expectation."""
    return run(head + moves + f"  - expect: {{asked: Bob, {expectation}}}\n", {"embers": EmbersScenarioTerms})


def over(expectation: str) -> Outcome:
    """Runs to the end of a game that Ann wins, and then checks this expectation."""
    head = HEAD.replace("  ash:", "  embers: {Bob: 2}\n  ash:")
    return run(head + ENDING + f"  - expect: {{{expectation}}}\n", {"embers": EmbersScenarioTerms})


def difference(outcome: Outcome) -> tuple[str, object, object]:
    """Returns the key that differs, the expected value and the actual one."""
    assert outcome.message is not None
    assert (FAILED, "scenario-differs") == (outcome.status, outcome.message.id)
    arguments = outcome.message.arguments
    return (str(arguments["what"]), arguments["expected"], arguments["found"])


def failure(outcome: Outcome) -> str:
    """Returns the message id of a failed scenario."""
    assert outcome.message is not None
    assert FAILED == outcome.status
    return outcome.message.id


@pytest.mark.rule("KR-18")
def test_the_question() -> None:
    """An expectation can name the asked player, the question and the number of answers."""
    assert PASSED == expecting("prompt: prompt-about-to-lose, picks: 1").status
    wrong = run(HEAD + OPENING + "  - expect: {asked: Ann}\n", {"embers": EmbersScenarioTerms})
    assert ("asked", "Ann", "Bob") == difference(wrong)
    assert ("prompt", "prompt-has-lost", "prompt-about-to-lose") == difference(expecting("prompt: prompt-has-lost"))
    assert ("picks", "2", "1") == difference(expecting("picks: 2"))
    assert "scenario-over-already" == failure(over("asked: Ann"))
    assert "scenario-over-already" == failure(over("offered: [pass]"))


@pytest.mark.rule("KR-18")
def test_what_is_offered() -> None:
    """An expectation can name options of the asked or of given players, with asides apart from all options."""
    assert PASSED == expecting("offered: [pass, discard Shield], not offered: [discard Twig]").status
    assert (
        PASSED == expecting("only offered: [discard Shield, pass], not offered: {Ann: [pass, aside burn Twig]}").status
    )
    assert "scenario-not-offered" == failure(expecting("offered: [discard Twig]"))
    assert "scenario-not-offered" == failure(expecting("offered: {Ann: [pass]}"))
    assert "scenario-not-offered" == failure(expecting("offered: {Bob: [aside burn Twig]}"))
    assert "scenario-allowed" == failure(expecting("not offered: pass"))
    offered = ("pass", "respond with Shield#1")
    assert ("only offered", ("pass",), offered) == difference(expecting("only offered: pass"))
    too_many = ("pass", "discard Shield", "discard Twig")
    assert ("only offered", too_many, offered) == difference(
        expecting("only offered: [pass, discard Shield, discard Twig]")
    )


@pytest.mark.rule("KR-10", "KR-18")
def test_why_something_is_not_possible() -> None:
    """An expectation that an action is impossible names all rules against it."""
    assert PASSED == expecting("why not: {Ann: {Owl: ER-16, Shield: [ER-2, ER-16]}}").status
    wrong = expecting("why not: {Ann: {Owl: [ER-2, ER-16]}}")
    assert ("why not: Owl", ("ER-2", "ER-16"), ("ER-16",)) == difference(wrong)
    assert ("why not: Shield", ("ER-2",), ()) == difference(expecting("why not: {Bob: {Shield: ER-2}}"))


@pytest.mark.rule("KR-18")
def test_where_things_are() -> None:
    """An expectation about a place takes a plain title for all copies that the file named, and for no others."""
    assert (
        PASSED == expecting("where: {Gust: ash, Log: deck, Wall: deck 2, Owl: Ann's hand, Twig#2: hand of Bob}").status
    )
    assert ("Gust", "deck", "ash") == difference(expecting("where: {Gust: deck}"))
    assert ("Twig#2", "hand of Ann", "hand of Bob") == difference(expecting("where: {Twig: hand of Ann}"))


@pytest.mark.rule("KR-7", "KR-18")
def test_who_knows_what() -> None:
    """An expectation about knowledge: a seat knows its own hand and the public cards."""
    assert (
        PASSED
        == expecting("knows: {Bob: [Shield, Gust, Phoenix]}, does not know: {Bob: [Owl, Log], Ann: Shield}").status
    )
    assert "scenario-not-known" == failure(expecting("knows: {Ann: [Owl, Shield]}"))
    assert "scenario-known" == failure(expecting("does not know: {Ann: [Log, Owl]}"))


@pytest.mark.rule("KR-18")
def test_values_and_phases() -> None:
    """Expectations compare numbers and truth values of table and players, and the phase."""
    assert (
        PASSED == expecting("values: {cards in ash: 2, Bob cards in hand: 2, Bob out: no}, phase: turn of Ann").status
    )
    assert ("cards in ash", "3", "2") == difference(expecting("values: {cards in ash: 3}"))
    assert ("Bob out", "yes", "no") == difference(expecting("values: {Bob out: yes}"))
    assert ("phase", "turn of Bob", ("turn of Ann",)) == difference(expecting("phase: turn of Bob"))


@pytest.mark.rule("KR-18")
def test_what_was_told() -> None:
    """Expectations about messages cover those since the latest successful move, also by receiving player."""
    moves = "  - Ann: play Owl\n  - Ann: pass\n  - Ann: cannot play Log\n"
    drawn = "log: {Bob: log-drew-card, Ann: [log-drew]}"

    assert PASSED == expecting(drawn, moves).status
    assert PASSED == expecting("log: [log-drew-card, log-passed]", moves).status
    assert ("log", ("log-saw",)) == difference(expecting("log: log-saw", moves))[:2]
    assert ("log", ("log-drew-card",)) == difference(expecting("log: {Ann: log-drew-card}", moves))[:2]
    undone = "  - Ann: play Twig\n  - Ann: undo\n  - Ann: play Gust\n"
    assert PASSED == expecting("log: log-played, values: {Ann embers: 5}", undone).status


@pytest.mark.rule("KR-18")
def test_the_end() -> None:
    """Expectations compare the end of the game and its winners."""
    assert PASSED == over("over: yes, winners: [Ann]").status
    assert ("over", "no", "yes") == difference(over("over: no"))
    assert ("winners", ("Bob",), ("Ann",)) == difference(over("winners: Bob"))
    assert ("winners", ("Ann",), ()) == difference(expecting("winners: Ann"))
