"""Tests for new writers of scenario files: stacks, the next character, and refusals that say what to write."""

from __future__ import annotations

import pytest

from inglenook.scenarios import FAILED, PASSED, UNREADABLE, Outcome, run
from inglenook.talisman.scenario_terms import TalismanScenarioTerms
from inglenook.wording import LANGUAGES, OWN, Wording


def outcome_of(body: str) -> Outcome:
    """Returns the outcome of a scenario for Ann and Bob whose body begins in line 4."""
    return run(f"title: A question\ngame: talisman\nplayers: [Ann, Bob]\n{body}", {"talisman": TalismanScenarioTerms})


def said(outcome: Outcome, language: str = "en") -> str:
    """Returns the messages about an outcome; nothing if it passed."""
    wording = Wording(language, OWN.parents[1] / "talisman" / "locales")
    return "" if outcome.message is None else wording.say(outcome.message, outcome.players)


@pytest.mark.rule("TR-20b.3")
def test_a_stack_may_be_short() -> None:
    """A stack may be shortened to the number in the file; the other bought cards lie where no move ends."""
    outcome = outcome_of(
        "setup:\n"
        "  phase: encounter\n"
        "  stacks: {Helmet: 0, Sword: 1}\n"
        "  characters: {Ann: {space: Village, gold: 9, objects: ['purchase:sword']}}\n"
        "play:\n"
        "  - Ann: yes\n"
        "  - Ann: choose blacksmith\n"
        "  - expect:\n"
        "      asked: Ann\n"
        "      offered: [buy Sword]\n"
        "      not offered: [buy Helmet]\n"
        "      values: {stack of Sword: 1, stack of Helmet: 0}\n"
    )

    assert (PASSED, "") == (outcome.status, said(outcome))


@pytest.mark.rule("KR-21")
def test_a_stack_has_no_more_than_is_printed() -> None:
    """A stack with more cards than are printed is refused with its line."""
    outcome = outcome_of("setup:\n  stacks: {Helmet: 99}\nplay: [expect: {asked: Ann}]")

    assert (UNREADABLE, 5) == (outcome.status, outcome.line)


@pytest.mark.rule("TR-4c.7")
@pytest.mark.parametrize("name", ["Ghoul", "Elf"])
def test_the_next_character_can_be_named(name: str) -> None:
    """A player who waits for a new character gets the one that the file names."""
    outcome = outcome_of(
        f"setup:\n  turn: Bob\n  characters: {{Bob: waiting}}\n  next characters: [{name}]\n"
        f"dice: {{movement: [1]}}\nplay: [expect: {{asked: Bob, values: {{Bob character: {name}}}}}]"
    )

    assert (PASSED, "") == (outcome.status, said(outcome))


@pytest.mark.rule("KR-18", "KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_roll_is_told_with_its_place(language: str) -> None:
    """The message about a missing roll names the die, the phase and the turn."""
    outcome = outcome_of("setup: {turn: Bob, phase: movement}\nplay: [Bob: roll]")

    assert FAILED == outcome.status
    assert "movement of Bob" in said(outcome, language)


@pytest.mark.rule("KR-18", "KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("move", "message"), [("put down Sword", "scenario-only-aside"), ("aside roll", "scenario-no-aside")]
)
def test_asides_and_answers_are_told_apart(move: str, message: str, language: str) -> None:
    """A writer who mistakes an action beside the question for an answer is told which word to add or omit."""
    outcome = outcome_of(
        "setup: {phase: movement, characters: {Ann: {objects: [Sword], raft: ready, space: Forest}}}\n"
        f"play: [Ann: {move}]"
    )

    assert (FAILED, message) == (outcome.status, outcome.message and outcome.message.id)
    assert "aside" in said(outcome, language)
