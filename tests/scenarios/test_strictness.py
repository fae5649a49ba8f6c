"""A scenario is strict (KR-18): anything that it omits or states without effect fails it."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from embers.rules import Action
from embers.scenario_terms import EmbersScenarioTerms
from embers.table import EmbersTable
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Argument, Player
from inglenook.kernel.steps import Step
from inglenook.scenarios import FAILED, PASSED, UNREADABLE, Laid, Outcome, Players, Written, run

HEAD = """\
title: A test
game: embers
players: [Ann, Bob]
setup:
  hand: {Ann: [Gust, Log, Wall], Bob: [Shield]}
"""


def play(moves: str, head: str = HEAD) -> Outcome:
    """Runs a scenario of these moves from the usual position; the first move is in line 7."""
    return run(head + "play:\n" + moves, {"embers": EmbersScenarioTerms})


def found(outcome: Outcome) -> tuple[str, int, str]:
    """Returns the result of a scenario with its line and message id."""
    return (outcome.status, outcome.line, "" if outcome.message is None else outcome.message.id)


def argument(outcome: Outcome, name: str) -> Argument:
    """Returns an argument of the message."""
    assert outcome.message is not None
    return outcome.message.arguments[name]


@pytest.mark.rule("KR-18")
def test_a_question_at_the_end_must_be_named() -> None:
    """A scenario that ends at a question fails, unless its last expectation names the asked player."""
    ends_silently = play("  - Ann: play Gust on Bob\n")
    named_too_early = play("  - expect: {asked: Ann}\n  - Ann: play Wall\n")
    named = play("  - Ann: play Gust on Bob\n  - expect: {asked: Bob}\n")

    assert (FAILED, 7, "scenario-unanswered") == found(ends_silently)
    assert Player(1) == argument(ends_silently, "player")
    assert (FAILED, 8, "scenario-unanswered") == found(named_too_early)
    assert (PASSED, 0, "") == found(named)


@pytest.mark.rule("KR-18")
def test_a_question_in_between_must_be_answered() -> None:
    """A move of another player than the asked one fails and names the question and its player."""
    outcome = play("  - Ann: play Gust on Bob\n  - Ann: play Log\n")

    assert (FAILED, 8, "scenario-not-asked") == found(outcome)
    assert Player(1) == argument(outcome, "asked")
    assert "prompt-about-to-lose" == argument(outcome, "prompt")


@pytest.mark.rule("KR-18")
def test_an_answer_nobody_asked_for_fails() -> None:
    """A move of a player who is not asked, or after the end of the game, fails."""
    head = HEAD + "  embers: {Bob: 2}\n"

    assert (FAILED, 7, "scenario-not-asked") == found(play("  - Bob: pass\n"))
    over = play("  - Ann: play Gust on Bob\n  - Bob: pass\n  - Ann: pass\n", head)
    assert (FAILED, 10, "scenario-over") == found(over)


@pytest.mark.rule("KR-18", "KR-16")
def test_a_roll_that_is_not_scripted_fails() -> None:
    """A die roll without a scripted value stops the scenario before the move."""
    outcome = play("  - Ann: play Log\n")

    assert (FAILED, 7, "scenario-roll") == found(outcome)
    assert "Message('error-script-exhausted', {'stream': 'log', 'sides': 6})" == repr(argument(outcome, "reason"))
    assert "  hand: {Ann: [Gust#1, Log#1, Wall#1], Bob: [Shield#1]}" in outcome.position


@pytest.mark.rule("KR-18", "KR-16")
def test_a_scripted_roll_that_is_not_rolled_fails() -> None:
    """Scripted rolls left over at the end fail the scenario, whether for all streams or one."""
    moves = "  - Ann: play Log\n  - expect: {asked: Ann}\n"

    assert (PASSED, 0, "") == found(play(moves, HEAD + "dice: [3]\n"))
    left_over = play(moves, HEAD + "dice: [3, 4, 5]\n")
    assert (FAILED, 6, "scenario-unused-rolls") == found(left_over)
    assert ("4", "5") == argument(left_over, "rolls")
    assert ("2",) == argument(play(moves, HEAD + "dice: {log: [3], owl: [2]}\n"), "rolls")


@pytest.mark.rule("KR-18", "KR-16")
def test_a_roll_the_die_cannot_show_fails() -> None:
    """A scripted roll that the die cannot show fails when it is used."""
    outcome = play("  - Ann: play Log\n", HEAD + "dice: [7]\n")

    assert (FAILED, 8, "scenario-roll") == found(outcome)


@pytest.mark.rule("KR-18")
def test_what_is_not_offered_fails_with_what_is() -> None:
    """A move that is not offered fails the scenario with the list of offered moves."""
    outcome = play("  - Ann: play Shield\n")

    assert (FAILED, 7, "scenario-not-offered") == found(outcome)
    assert ("pass", "play Gust#1 on Bob", "play Log#1", "play Wall#1") == argument(outcome, "offered")


@pytest.mark.rule("KR-18")
def test_a_difference_is_told_with_the_position() -> None:
    """The first difference stops the scenario and prints position and question in the form of a scenario file."""
    outcome = play(
        "  - Ann: play Wall\n  - expect:\n      asked: Ann\n      values: {embers of Ann: 6, embers of Bob: 7}\n"
    )

    assert (FAILED, 10, "scenario-differs") == found(outcome)
    assert ("embers of Ann", "6", "5") == tuple([argument(outcome, key) for key in ("what", "expected", "found")])
    assert [
        "setup:",
        "  turn: Ann",
        "  phase: second action",
        "  embers: {Ann: 5, Bob: 5}",
        "  hand: {Ann: [Gust#1, Log#1], Bob: [Shield#1]}",
        "  front: {Ann: [Wall#1], Bob: []}",
    ] == outcome.position[:6]
    assert [
        "expect:",
        "  asked: Ann",
        "  prompt: prompt-embers-action",
        "  offered: [pass, play Gust#1 on Bob, play Log#1]",
    ] == outcome.position[-4:]


@pytest.mark.rule("KR-18")
def test_the_position_that_is_told_can_be_set_up() -> None:
    """A printed position, copied into a scenario file, is printed the same way again."""
    first = play("  - Ann: play Wall\n  - expect: {over: yes}\n", HEAD + "  copies: 1\n")
    head = "\n".join(["title: Again", "game: embers", "players: [Ann, Bob]", *first.position[:8], "  copies: 1", ""])
    second = play("  - expect: {over: yes}\n", head)

    assert "  phase: second action" == first.position[2]
    assert first.position == second.position


@pytest.mark.rule("KR-18")
def test_refusals_must_be_refused() -> None:
    """A move marked `cannot` must be impossible in all its forms, for the given reason."""
    head = HEAD.replace("[Ann, Bob]", "[Ann, Bob, Cid]")

    assert (FAILED, 7, "scenario-allowed") == found(play("  - Ann: cannot play Wall\n"))
    assert (FAILED, 7, "scenario-allowed") == found(play("  - Ann: cannot play Gust\n", head))
    assert (FAILED, 7, "scenario-allowed") == found(play("  - Bob: cannot aside burn Shield\n"))
    assert (FAILED, 8, "scenario-allowed") == found(play("  - Ann: play Wall\n  - Ann: cannot undo\n"))
    other = play("  - Bob: cannot play Shield\n    because: ER-13\n")
    assert (FAILED, 8, "scenario-other-reason") == found(other)
    assert ("ER-16",) == argument(other, "found")


@pytest.mark.rule("KR-18", "KR-21")
def test_a_misspelled_card_is_a_mistake_even_where_nothing_is_expected_of_it() -> None:
    """A misspelled card in an expectation that it is not offered is a fault with a suggestion."""
    for moves in (
        "  - Ann: play Gusst on Bob\n",
        "  - Ann: cannot play Gusst\n",
        "  - expect: {not offered: [play Gusst on Bob]}\n",
        "  - expect: {where: {Gusst: ash}}\n",
    ):
        outcome = play(moves)
        assert (UNREADABLE, 7, "scenario-unknown-near") == found(outcome)
        assert "Gust" == argument(outcome, "suggestion")


@pytest.mark.rule("KR-18")
def test_a_plain_title_must_mean_one_thing() -> None:
    """A plain title may stand for identical copies in one place; elsewhere the file must distinguish them."""
    head = HEAD.replace("Bob: [Shield]", "Bob: [Wall]") + "  front: {Ann: [Wall]}\n"
    outcome = play("  - expect: {why not: {Bob: {Wall: ER-16}}}\n", head)

    assert (UNREADABLE, 8, "scenario-ambiguous") == found(outcome)
    assert ("Wall#1", "Wall#2", "Wall#3") == argument(outcome, "meanings")
    alike = HEAD.replace("Wall]", "Wall, Wall]")
    assert (PASSED, 0, "") == found(
        play("  - Ann: play Wall\n  - expect: {asked: Ann, where: {Wall#1: front of Ann}}\n", alike)
    )


@pytest.mark.rule("KR-18")
def test_a_move_in_short_must_mean_one_thing() -> None:
    """The end of a move may be omitted only if the rest is unambiguous."""
    head = HEAD.replace("[Ann, Bob]", "[Ann, Bob, Cid]")
    outcome = play("  - Ann: play Gust\n", head)

    assert (UNREADABLE, 7, "scenario-ambiguous") == found(outcome)
    assert ("play Gust#1 on Bob", "play Gust#1 on Cid") == argument(outcome, "meanings")
    assert (PASSED, 0, "") == found(play("  - Ann: play Gust\n  - expect: {asked: Bob}\n"))


@pytest.mark.rule("KR-18", "KR-15")
def test_an_impossible_position_is_refused() -> None:
    """A position that the game does not accept is refused before anything is played."""
    outcome = play("  - Ann: pass\n", HEAD + "  embers: {Bob: -1}\n")

    assert (UNREADABLE, 4, "scenario-impossible") == found(outcome)
    assert "fault-embers" in repr(argument(outcome, "faults"))
    assert "  embers: {Ann: 5, Bob: -1}" in outcome.position


@pytest.mark.rule("KR-18")
def test_passing_until_a_phase_is_strict() -> None:
    """Passing until a phase ends at that phase, and fails without such a phase or pass or for a wrong player."""
    deck = HEAD + "  deck: [Owl, Owl, Owl, Owl]\n"
    everybody = play("  - everybody: pass until turn of Bob\n  - expect: {asked: Bob, phase: turn of Bob}\n", deck)
    round_the_table = play(
        "  - everybody: pass until turn of Bob\n  - Bob: pass until turn of Ann\n  - expect: {asked: Ann}\n", deck
    )

    assert (PASSED, 0, "") == found(everybody)
    assert (PASSED, 0, "") == found(round_the_table)
    assert (UNREADABLE, 7, "scenario-unknown-near") == found(play("  - Ann: pass until turn of Bobb\n"))
    assert (FAILED, 7, "scenario-phase-already") == found(play("  - Ann: pass until turn of Ann\n"))
    assert (FAILED, 7, "scenario-not-asked") == found(play("  - Bob: pass until turn of Bob\n"))
    walls = HEAD.replace("Bob: [Shield]}", "Bob: []}") + "  front: {Bob: [Wall, Wall]}\n"
    no_pass = play("  - Ann: play Gust\n  - Ann: pass until turn of Bob\n", walls)
    assert (FAILED, 9, "scenario-no-pass") == found(no_pass)


@dataclass(frozen=True)
class Collapse(Step):
    """Rules that raise an error."""

    async def run(self, table: EmbersTable) -> None:
        raise KeyError("no such rule")


class Collapsing(EmbersScenarioTerms):
    """A position in which the rules fail at once or after the first action."""

    def lay_out(self, setup: Written, players: Players, dice: Dice) -> Laid[EmbersTable]:
        laid = super().lay_out(setup, players, dice)
        table = laid.table
        if table.embers[0] == 1:
            table.then(Collapse())
        else:
            table.agenda = [Collapse(), Action(0, 1)]
        return laid


@pytest.mark.rule("KR-18", "KR-4")
def test_rules_that_fail_are_a_difference() -> None:
    """An error of the rules fails the scenario at its line, with the position before the move."""
    at_once = run(HEAD + "  embers: {Ann: 1}\nplay: []\n", {"embers": Collapsing})
    later = run(HEAD + "play:\n  - Ann: play Wall\n", {"embers": Collapsing})

    assert (FAILED, 4, "scenario-refused") == found(at_once)
    assert (FAILED, 7, "scenario-refused") == found(later)
    assert "KeyError('no such rule')" in repr(argument(later, "reason"))
    assert "  hand: {Ann: [Gust#1, Log#1, Wall#1], Bob: [Shield#1]}" in later.position
