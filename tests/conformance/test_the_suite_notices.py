"""Tests of the conformance suite itself: each deliberate fault must fail the check meant for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from inglenook.kernel import game as driver
from inglenook.kernel.errors import Diverged

if not driver.__file__.endswith(".py"):
    reason = "compiled classes cannot be broken by subclassing; the suite is the same code either way"
    pytest.skip(reason, allow_module_level=True)

from embers.game import Embers
from tests.conformance import checks
from tests.conformance.broken import games
from tests.conformance.broken.unsorted_set import UNSORTED_SET
from tests.conformance.subjects import EMBERS, Subject
from tests.conformance.test_every_game import digests_elsewhere

Check = Callable[[Subject, int], object]

SEEDS = range(len(EMBERS.setups))
"""A game in each set-up: most mistakes show in every one of them."""


def check_reasons(subject: Subject, seed: int) -> None:
    checks.check_reasons(subject, seed, {f"ER-{number}" for number in range(1, 17)})


MISTAKES: list[tuple[type[Embers], Check, str]] = [
    (games.VariableOutlivesStep, checks.check_replay, "KR-1"),
    (games.VariableOutlivesStep, checks.check_fork, "KR-6"),
    (games.UnseededDie, checks.check_replay, "KR-1"),
    (games.UnseededDie, checks.check_fork, "KR-6"),
    (games.FieldNotCopied, checks.check_fork, "KR-6"),
    (games.PilesSharedByCopies, checks.check_fork, "KR-6"),
    (games.FieldNotSaved, checks.check_save_and_load, "KR-4"),
    (games.NeitherCopiedNorSaved, checks.check_every_field_is_kept, "KR-4"),
    (games.LeakInView, checks.check_nothing_hidden_leaks, "KR-7"),
    (games.LeakInLabel, checks.check_nothing_hidden_leaks, "KR-7"),
    (games.LeakInOptions, checks.check_nothing_hidden_leaks, "KR-7"),
    (games.LeakInLog, checks.check_nothing_hidden_leaks, "KR-7"),
    (games.LeakInHandle, checks.check_nothing_hidden_leaks, "KR-7"),
    (games.LeakInReason, checks.check_nothing_hidden_leaks, "KR-7"),
    (games.LeakInPointing, checks.check_nothing_hidden_leaks, "KR-7"),
    (games.LeakedCardId, checks.check_handles, "KR-7"),
    (games.HandleOutlivesShuffle, checks.check_handles, "KR-7"),
    (games.SilentPass, checks.check_nothing_hidden_leaks, "KR-7"),
    (games.RedealMovesKnownCards, checks.check_nothing_hidden_leaks, "KR-7"),
    (games.ViewGivesOutTheTable, checks.check_changes_make_the_next_view, "KR-14"),
    (games.CardInTwoPlaces, checks.check_no_faults, "KR-15"),
    (games.RevealNotNoted, checks.check_undo, "KR-12"),
    (games.NoReason, check_reasons, "KR-10"),
    (games.UnknownRule, check_reasons, "KR-10"),
]


STUMBLING = (games.PilesSharedByCopies, games.CardInTwoPlaces)
"""Mistakes that may also make the rules stumble over a card that is not where it should be."""


@pytest.mark.rule("KR-1")
@pytest.mark.parametrize("check", sorted({row[1] for row in MISTAKES}, key=str), ids=lambda check: check.__name__)
def test_the_intact_game_passes(check: Check) -> None:
    """The unchanged game passes all checks, so that a failed check means the deliberate fault."""
    for seed in SEEDS:
        check(games.broken(Embers), seed)

    assert EMBERS.rulebook is Embers


@pytest.mark.parametrize(
    ("mistake", "check"),
    [
        pytest.param(mistake, check, marks=pytest.mark.rule(rule), id=f"{mistake.__name__}-{check.__name__}")
        for mistake, check, rule in MISTAKES
    ],
)
def test_the_mistake_is_noticed(mistake: type[Embers], check: Check) -> None:
    """At least one of a few seeded games shows the deliberate fault to its check."""
    noticed = 0
    for seed in SEEDS:
        try:
            check(games.broken(mistake), seed)
        except (AssertionError, Diverged):
            noticed += 1
        except ValueError:
            assert mistake in STUMBLING

    assert noticed > 0


@pytest.mark.rule("KR-1")
def test_the_order_of_a_set_is_noticed() -> None:
    """Two hash seeds give different games where the order of a set of texts decides."""
    assert digests_elsewhere("1", UNSORTED_SET.name) != digests_elsewhere("2", UNSORTED_SET.name)
