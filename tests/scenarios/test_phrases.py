"""Phrases in scenario files, and their meanings."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from embers.scenario_terms import EmbersScenarioTerms
from embers.table import ASH, EmbersTable
from inglenook.kernel.decisions import Option, Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Message
from inglenook.kernel.questions import choose_number, choose_some, confirm, put_in_order
from inglenook.kernel.steps import Step
from inglenook.scenarios import FAILED, PASSED, Laid, Outcome, Players, Value, Written, run
from inglenook.scenarios.spelling import IN_FULL, IN_SHORT, NO, fit, nearest, words

TITLES = {"twig": "Twig, Bough of the Elm", "owl": "Éowyn's Owl"}


@dataclass(frozen=True)
class Survey(Step):
    """Asks the first player for two or three cards, a number, a yes or no, and an order."""

    async def run(self, table: EmbersTable) -> None:
        def cards(verb: str) -> tuple[Option, ...]:
            return tuple([Option(verb, card) for card in table.hands[0]])

        for option in await choose_some(0, Message("some"), cards("discard"), 2, 3):
            table.move(option.subject, ASH)
        table.add_embers(0, await choose_number(0, Message("number"), 0, 3))
        if await confirm(0, Message("whether")):
            for option in await put_in_order(0, Message("order"), cards("take")):
                table.move(option.subject, ASH)


class Surveying(EmbersScenarioTerms):
    """Embers with longer names and with questions of every kind in place of a turn."""

    def lay_out(self, setup: Written, players: Players, dice: Dice) -> Laid[EmbersTable]:
        laid = super().lay_out(setup, players, dice)
        laid.table.agenda = [Survey()]
        return laid

    def names(self, table: EmbersTable, thing: Thing) -> tuple[str, ...]:
        kind = table.cards[thing].kind
        return (TITLES.get(kind, kind.capitalize()), kind)

    def player_values(self, table: EmbersTable, seat: Seat) -> dict[str, Value]:
        return {**super().player_values(table, seat), "best card": "Éowyn's Owl"}

    def thing_values(self, table: EmbersTable, thing: Thing) -> dict[str, Value]:
        return {"letters": len(table.cards[thing].kind)}


HEAD = """\
title: A survey
game: survey
players: [Ann, Bob]
setup:
  hand: {Ann: [twig, log, owl, wall, wall]}
play:
"""


def survey(*moves: str) -> Outcome:
    """Runs these moves of Ann, and expects the end of the game after four."""
    entries = [f"  - Ann: {move}\n" for move in moves]
    last = "  - expect: {over: yes}\n" if len(moves) == 4 else "  - expect: {asked: Ann}\n"
    return run(HEAD + "".join(entries) + last, {"survey": Surveying})


@pytest.mark.rule("KR-2", "KR-18")
def test_several_cards_are_picked_with_commas() -> None:
    """Several cards may be joined by commas with one or several verbs, in order, even with commas in titles."""
    for picks in (
        "discard Log, Wall#1",
        "discard log, discard wall#1",
        "discard Twig, Bough of the Elm, Wall, Wall",
        "discard owl, twig, bough of elm",
    ):
        assert PASSED == survey(picks).status
    outcome = survey("discard wall, wall", "3", "yes", "take Owl, Twig, Bough of the Elm, Log")
    order = run(
        HEAD
        + "  - Ann: discard wall, wall\n  - Ann: number 0\n  - Ann: yes\n  - Ann: take owl, twig, log\n"
        + "  - expect: {log: none-such}\n",
        {"survey": Surveying},
    )

    assert PASSED == outcome.status, outcome.message
    assert '  ash: [Wall#1, Wall#2, Éowyn\'s Owl#1, "Twig, Bough of the Elm#1", Log#1]' in order.position


@pytest.mark.rule("KR-3", "KR-18")
def test_too_few_and_too_many_picks_are_refused() -> None:
    """The game refuses a wrong number of picks, which a scenario may expect by message id."""
    too_few = "discard Log"
    too_many = "discard Log, Wall, Wall, owl"
    refusals = (
        f"  - Ann: cannot {too_few}\n    because: error-too-few\n"
        f"  - Ann: cannot {too_many}\n    because: error-too-many\n"
        "  - Ann: cannot nothing\n    because: error-too-few\n"
        "  - expect: {asked: Ann, picks: 2 to 3}\n"
    )

    assert FAILED == survey(too_few).status
    assert FAILED == survey(too_many).status
    assert PASSED == run(HEAD + refusals, {"survey": Surveying}).status
    allowed = run(HEAD + "  - Ann: cannot discard Log, Wall\n", {"survey": Surveying})
    assert allowed.message is not None
    assert "scenario-allowed" == allowed.message.id


@pytest.mark.rule("KR-2", "KR-18")
def test_numbers_and_answers_are_said_as_such() -> None:
    """A number is written without a verb, and yes and no are words."""
    asked = HEAD + "  - Ann: discard Log, Wall\n  - expect: {only offered: [0, 1, 2, 3], not offered: [4]}\n"
    end = "  - Ann: 0\n  - expect: {only offered: [yes, no], picks: 1}\n  - Ann: no\n  - expect: {over: true}\n"

    assert PASSED == run(asked + end, {"survey": Surveying}).status


@pytest.mark.rule("KR-18")
def test_values_are_numbers_texts_or_truths_of_players_and_things() -> None:
    """A value is written before or after its owner, and capitals and accents make no difference."""
    values = "{Ann embers: 5, embers of Ann: 5, best card of Bob: eowyns owl, Ann out: no, log letters: 3}"
    wrong = "{letters of Log: 4}"

    assert PASSED == run(HEAD + f"  - expect: {{asked: Ann, values: {values}}}\n", {"survey": Surveying}).status
    outcome = run(HEAD + f"  - expect: {{asked: Ann, values: {wrong}}}\n", {"survey": Surveying})
    assert outcome.message is not None
    assert {"what": "letters of Log", "expected": "4", "found": "3"} == outcome.message.arguments


@pytest.mark.rule("KR-18")
def test_spelling_makes_no_difference_where_it_does_not_matter() -> None:
    """Capitals, accents, apostrophes, hyphens and small words make no difference in a phrase."""
    assert ("eowyns", "owl") == words("Éowyn's Owl") == words("the eowyns OWL")
    assert ("uruk", "hai") == words("Uruk-hai")
    assert ("bag", "gold#2") == words("Bag of Gold #2")
    assert ("the",) == words("The")
    assert () == words("…")


@pytest.mark.rule("KR-18")
def test_a_phrase_is_said_in_full_or_in_short() -> None:
    """The parts of a phrase come in order, and only its end may be omitted."""
    parts = [("play",), ("Log", "Log#1"), ("on Bob",)]

    assert IN_FULL == fit(words("play log on Bob"), parts)
    assert IN_FULL == fit(words("Play Log#1 Bob"), parts)
    assert IN_SHORT == fit(words("play Log"), parts)
    assert NO == fit(words("play Bob"), parts)
    assert NO == fit(words("play Log Bob Bob"), parts)
    assert NO == fit(words("play"), [("play the game",)])


@pytest.mark.rule("KR-21")
def test_the_nearest_word_is_suggested() -> None:
    """The suggestion for an unknown phrase comes from the closest reading, if it is close enough."""
    assert "Gust" == nearest(["gusst", "gusst bob"], ["Log", "Gust", "Bob"])
    assert None is nearest(["zebra"], ["Log", "Gust"])
