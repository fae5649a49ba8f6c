"""Runs the conformance suite for every game."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from inglenook.kernel import game as driver
from inglenook.kernel.messages import Message
from inglenook.wording import LANGUAGES, Wording
from tests.conformance import checks
from tests.conformance.subjects import SUBJECTS, Subject

COMPILED = not driver.__file__.endswith(".py")
SEEDS = range(2 if COMPILED else 4)
"""Compiled, the same rules are played once more.  That they do the same is shown by the digests of a game in every
set-up, against a process that is not compiled; two games show that the driver keeps its promises as well."""


@pytest.fixture(params=SUBJECTS, ids=lambda subject: subject.name)
def subject(request: pytest.FixtureRequest) -> Subject:
    found = request.param
    assert isinstance(found, Subject)
    return found


@pytest.mark.rule("KR-1", "KR-8")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_plays_the_same_game_again(subject: Subject, seed: int) -> None:
    """A game replayed from its record has the same digest at every step."""
    checks.check_replay(subject, seed)


@pytest.mark.rule("KR-1")
@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_neither_hash_seed_nor_compiling_makes_a_difference(hash_seed: str) -> None:
    """Digests are equal in an interpreted process with another hash seed, in every game."""
    assert digests_here() == digests_elsewhere(hash_seed, *digests_here())


@cache
def digests_here() -> dict[str, list[str]]:
    """Returns the digests of a game of each kind in this process."""
    return {subject.name: checks.digests_in_every_setup(subject) for subject in SUBJECTS}


def digests_elsewhere(hash_seed: str, *subjects: str) -> dict[str, list[str]]:
    """Returns the digests of a game of each kind in an interpreted process with this hash seed."""
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": "src:tests/games:."}
    command = [sys.executable, "-m", "tests.conformance.print_digests", *subjects]
    printed = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    return {name: line.split() for name, line in zip(subjects, printed.splitlines(), strict=True)}


@pytest.mark.rule("KR-6")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_fork_equals_its_original(subject: Subject, seed: int) -> None:
    """A fork equals its original, now and after both are played out."""
    checks.check_fork(subject, seed)


@pytest.mark.rule("KR-4", "KR-6")
@pytest.mark.skipif(COMPILED, reason="a compiled table has no attribute dictionary to walk; interpreted it is walked")
def test_no_field_is_forgotten(subject: Subject) -> None:
    """Every attribute of a table is copied and saved."""
    for seed in SEEDS:
        checks.check_every_field_is_kept(subject, seed)


@pytest.mark.rule("KR-4")
@pytest.mark.parametrize("seed", SEEDS)
def test_saving_and_loading_changes_nothing(subject: Subject, seed: int) -> None:
    """Saving and loading at every step changes nothing."""
    checks.check_save_and_load(subject, seed)


@pytest.mark.rule("KR-7")
@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_hidden_leaks(subject: Subject, seed: int) -> None:
    """Nothing hidden reaches the view, the question, the options or the log, at once or later."""
    checks.check_nothing_hidden_leaks(subject, seed)


@pytest.mark.rule("KR-7")
@pytest.mark.parametrize("seed", SEEDS)
def test_handles_tell_nothing(subject: Subject, seed: int) -> None:
    """Handles of hidden things need the secret and change when a card is shuffled."""
    checks.check_handles(subject, seed)


@pytest.mark.rule("KR-6")
def test_games_dealt_anew_have_dice_of_their_own(subject: Subject) -> None:
    """A game dealt anew has dice of its own, so that a bot cannot see the real dice in advance."""
    checks.check_dealt_anew_shares_no_dice(subject, 0)


@pytest.mark.rule("KR-14")
@pytest.mark.parametrize("seed", SEEDS)
def test_changes_make_the_next_view(subject: Subject, seed: int) -> None:
    """A view with its changes applied equals the next view, for every seat and a spectator."""
    checks.check_changes_make_the_next_view(subject, seed)


@pytest.mark.rule("KR-15")
@pytest.mark.parametrize("seed", range(3 * len(SEEDS)))
def test_the_fault_check_finds_nothing(subject: Subject, seed: int) -> None:
    """The fault check finds nothing after any step."""
    checks.check_no_faults(subject, seed)


@pytest.mark.rule("KR-12")
def test_undo_restores_exactly(subject: Subject) -> None:
    """Undo restores exactly, and is both allowed and refused in the tested games."""
    tried = [checks.check_undo(subject, seed) for seed in SEEDS]

    assert all(sum(counts) > 0 for counts in zip(*tried, strict=True))


@pytest.mark.rule("KR-2", "KR-3")
@pytest.mark.parametrize("seed", SEEDS)
def test_illegal_answers_change_nothing(subject: Subject, seed: int) -> None:
    """Each illegal answer is refused and does not change the game."""
    checks.check_illegal_answers(subject, seed)


@pytest.mark.rule("KR-11")
def test_asides_stand_beside_the_question(subject: Subject) -> None:
    """Asides replay like answers, and the question is asked anew after each."""
    done = sum(checks.check_asides(subject, seed) for seed in SEEDS)

    assert done > 0


@pytest.mark.rule("KR-5")
@pytest.mark.parametrize("seed", SEEDS)
def test_being_asked_every_time_is_the_same_game(subject: Subject, seed: int) -> None:
    """Asking questions with one answer changes neither the game nor its log."""
    checks.check_asked_every_time(subject, seed)


@pytest.mark.rule("KR-10")
def test_there_is_always_a_reason(subject: Subject) -> None:
    """Everything that cannot be used has a reason with a rule of the game's catalogue."""
    rules = set(re.findall(r"\*\*([A-Z]+-[\w.]+)\*\*", subject.catalogue.read_text()))
    checks.check_reasons(subject, 0, rules)


@pytest.mark.rule("KR-20")
def test_everything_said_is_worded(subject: Subject) -> None:
    """Prompts, labels, log lines and reasons of random games have words in every language."""
    wordings = [Wording(language, subject.locales) for language in LANGUAGES]

    texts = [wording.say(message) for message in everything_said(subject) for wording in wordings]

    assert texts
    assert not [text for text in texts if not text.strip()]


def everything_said(subject: Subject) -> Iterator[Message]:
    """Yields all messages of a random game in each set-up, for every viewer."""
    for seed in range(len(subject.setups)):
        game = subject.start(seed)
        for decision, _ in subject.playing(game, seed):
            yield decision.prompt
            for option in (*decision.options, *game.asides(decision.seat)):
                yield game.rulebook.label(game.table, decision.seat, option)
            for thing in game.rulebook.things(game.table, decision.seat):
                yield from [reason.message for reason in game.why_not(decision.seat, thing)]
        yield from told_lines(game)


def told_lines(game: Any) -> Iterator[Message]:
    for line in game.log:
        yield line.message
        if line.otherwise is not None:
            yield line.otherwise
