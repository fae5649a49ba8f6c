"""Tests of stops: players are always asked about what matters, and otherwise by their chosen phases."""

from __future__ import annotations

import pytest

from inglenook.kernel.players import SeatPlayer
from inglenook.lotr.dsl import terms
from inglenook.lotr.entry.windows import DECIDED, RESPONSES, RING_BEARER, SKIRMISH, WINDOWS, kind_of, result
from inglenook.registry.windows import ALL_THE_SAME
from inglenook.terminal.response_stops import Stops
from inglenook.terminal.seating import Sitter
from inglenook.wording import LANGUAGES
from tests.command_line.commands import Ran, check_refused, run
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import companion, minion

SWORDARM = "1C116"
"""Skirmish: a Gondor companion is strength +2, or +4 with defender."""
ARAGORN = "1P365"


def skirmish(strength: int, *hand: str, fighter: str = ARAGORN) -> Playing:
    """Returns a game in which the Free Peoples player may act in a skirmish against this strength."""
    at = Position(site=2)
    own = at.frodo() if fighter == "frodo" else at.play(fighter)
    if fighter == "frodo":
        at.play(ARAGORN)
    at.hand(0, *hand)
    return at.skirmish(own, at.play(minion(strength=strength)))


def asked(playing: Playing, *stops: str) -> bool:
    """Whether a player with these stops is asked the pending question."""
    sitters = [Sitter("") for _ in range(playing.table.seats)]
    for sitter in sitters:
        sitter.stops = frozenset(stops)
    assert playing.game.pending is not None
    return Stops(WINDOWS, sitters).pass_over(playing.game, playing.game.pending) is None


def kind(playing: Playing) -> str:
    """Returns the kind of the pending question."""
    return kind_of(SeatPlayer(playing.game, playing.asked), [])


# Skirmishes.


@pytest.mark.rule("LR-18.7", "LR-18.11")
@pytest.mark.parametrize(
    ("against", "events", "expected"),
    [
        (7, 1, DECIDED),  # 8 against 7 is won already, and 12 is not twice 7
        (6, 1, SKIRMISH),  # 12 would overwhelm
        (8, 1, SKIRMISH),  # a tie is lost, 12 is not
        (12, 1, DECIDED),  # 12 against 12 is still lost
        (12, 2, SKIRMISH),  # two of them would win it
        (15, 1, DECIDED),
        (16, 1, SKIRMISH),  # overwhelmed now, not with more
        (25, 1, SKIRMISH),  # three times as much now, not with more: for who is overwhelmed only by that
    ],
)
def test_a_skirmish_is_asked_about_if_the_result_may_change(against: int, events: int, expected: str) -> None:
    """A skirmish is asked about if all usable cards together could change its result."""
    assert expected == kind(skirmish(against, *[SWORDARM] * events))


@pytest.mark.rule("LR-18.7", "LR-22.2")
def test_a_skirmish_of_the_own_ring_bearer_is_always_asked_about() -> None:
    """The skirmish of a player's own Ring-bearer is always asked about."""
    playing = skirmish(1, SWORDARM, fighter="frodo")

    assert RING_BEARER == kind(playing)
    assert asked(playing, terms.REGROUP)


@pytest.mark.rule("LR-18.3")
def test_what_does_more_than_change_strength_is_never_passed_over() -> None:
    """A skirmish with Boromir's repeatable ability is always asked about."""
    playing = skirmish(1, fighter="1U97")

    assert SKIRMISH == kind(playing)
    assert asked(playing, terms.REGROUP)


@pytest.mark.rule("LR-18.7", "LR-18.11")
@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ((8, 7), (9, 7), True),
        ((8, 8), (7, 8), True),  # a tie is lost as well
        ((8, 8), (9, 8), False),
        ((7, 4), (8, 4), False),
        ((4, 7), (4, 8), False),
        ((0, 0), (1, 0), False),
    ],
)
def test_results_of_skirmishes_are_told_apart(one: tuple[int, int], other: tuple[int, int], same: bool) -> None:
    """The results of a skirmish are won or lost, and overwhelming or not."""
    assert same == (result(*one) == result(*other))


@pytest.mark.rule("LR-18.3")
def test_a_decided_skirmish_is_passed_unless_wanted() -> None:
    """A decided skirmish is passed by default, and asked about with the setting `all`."""
    playing = skirmish(7, SWORDARM)

    assert not asked(playing, *WINDOWS.usual)
    assert asked(playing, *WINDOWS.kinds)


# Phases and responses.


@pytest.mark.rule("LR-10.6")
@pytest.mark.parametrize("phase", [terms.MANEUVER, terms.REGROUP])
def test_each_phase_is_a_kind_of_its_own(phase: str) -> None:
    """Each phase is a separate stop, set by default and removable."""
    at = Position(site=2)
    at.play(ARAGORN, wounds=1)
    at.play(minion(strength=3))
    at.hand(0, {terms.MANEUVER: "1C104", terms.REGROUP: "1C110"}[phase])
    playing = at.maneuver() if phase == terms.MANEUVER else at.regroup()

    assert phase == kind(playing)
    assert asked(playing, *WINDOWS.usual)
    assert not asked(playing, RESPONSES)


@pytest.mark.rule("LR-14.1")
def test_what_is_no_mere_opportunity_is_always_asked() -> None:
    """The fellowship and Shadow phases are always asked about, because passing there gives up the turn."""
    at = Position(site=2)
    at.hand(1, minion(strength=3))
    shadow = at.pool(9).shadow()
    at = Position(site=2)
    at.hand(0, companion("Somebody"))
    fellowship = at.fellowship()

    assert ["", ""] == [kind(shadow), kind(fellowship)]
    assert asked(shadow) and asked(fellowship)


# At the keyboard.


def play(*typed: str, language: str = "en", words: tuple[str, ...] = ()) -> Ran:
    """Types these lines in a game against a bot."""
    given = ["--seed", "2", "--set", "bids=1,0", "--language", language, *words]
    return run("play", "lotr", *given, typed="".join(f"{line}\n" for line in typed))


@pytest.mark.rule("KR-7", "KR-20")
@pytest.mark.parametrize(("language", "word"), [("en", "stops"), ("fi", "kysy"), ("nl", "vragen")])
def test_the_moments_are_told_and_chosen_in_every_language(language: str, word: str) -> None:
    """The stops are listed with their state and can be changed in every language."""
    assert len(LANGUAGES) == 3
    told = play(word, f"{word} 3", language=language).lines
    asked_at = {"en": ": asked", "fi": ": kysytään", "nl": ": gevraagd"}[language]

    assert len(WINDOWS.kinds) - 1 == len([line for line in told if line.endswith(asked_at)])


@pytest.mark.rule("KR-7")
def test_moments_are_chosen_on_the_command_line() -> None:
    """Stops can be set by name on the command line, and an unknown name gets a suggestion."""
    told = play("stops", words=("--stops", "regroup")).lines

    assert 4 == len([line for line in told if line.endswith(": asked")]), "the regroup phase, and what is vital"
    check_refused(play(words=("--stops", "regruop")), "Did you mean “regroup”?")


# Indifferent questions.


@pytest.mark.rule("KR-32", "LR-3.8")
@pytest.mark.parametrize(("wounds", "same"), [(0, True), (1, False)])
def test_an_ability_that_does_nothing_is_not_asked_about(wounds: int, same: bool) -> None:
    """Aragorn's healing at the start of a turn is not asked about when no companion is wounded.

    That he was used is remembered, but nothing depends on it; who wants every question is asked all the same.
    """
    at = Position(site=2)
    at.play(ARAGORN)
    at.play("1R96", wounds=wounds)
    at.hand(0, "1C110")
    game = at.start_of_turn()
    assert game.prompt == "prompt-respond"
    assert asked(game, *WINDOWS.usual) is not same
    assert asked(game, *WINDOWS.usual, ALL_THE_SAME)


@pytest.mark.rule("KR-32")
def test_what_is_left_to_do_after_it_does_not_matter() -> None:
    """Aragorn's useless healing is not asked about even if the following move lays an unknown site."""
    at = Position(site=2)
    at.play(ARAGORN)
    game = at.start_of_turn()
    assert game.prompt == "prompt-respond"
    assert not asked(game, *WINDOWS.usual)
    assert asked(game, *WINDOWS.usual, ALL_THE_SAME)
