"""Tests of `inglenook simulate`: equal results for any number of processes, and replayable failures."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from inglenook.arena.match import Outcome
from inglenook.arena.runner import Here, Processes, runner
from inglenook.arena.summary import Summary, percentiles, wilson
from inglenook.kernel.errors import BrokenRules
from inglenook.kernel.messages import Message
from inglenook.kernel.saved.records import Record
from inglenook.wording import LANGUAGES
from tests.arena.cursed import Cursed
from tests.arena.short import MOST_ROUNDS
from tests.command_line.commands import Ran, check_refused, run

CURSE = Message("simulate-endless", {"count": 9})
CURSED = {"INGLENOOK_GAMES": "cursed=tests.arena.cursed"}
SHORT = {"INGLENOOK_GAMES": "short=tests.arena.short"}


def simulated(*words: str | Path, environment: dict[str, str] | None = None) -> dict[str, Any]:
    """Returns the results without the speed, which depends on the machine."""
    results: dict[str, Any] = json.loads(run("simulate", *words, "--json", environment=environment).out)
    del results["games_per_second"]
    return results


def cursed(folder: Path, *words: str) -> Ran:
    """Simulates the faulty game."""
    return run("simulate", "cursed", "--games", "30", "--failures", folder, *words, environment=CURSED)


@pytest.mark.rule("KR-1")
@pytest.mark.parametrize("seats", ["2", "4"])
def test_results_do_not_depend_on_the_number_of_processes(seats: str) -> None:
    """Simulation results are equal for one and three processes and differ for another seed."""
    words = ["embers", "--games", "60", "--seed", "s", "--seats", seats]
    alone = simulated(*words)

    assert alone == simulated(*words, "--jobs", "3")
    assert alone != simulated(*words[:-3], "other", *words[-2:])
    assert (alone["games"], len(alone["seats"])) == (60, int(seats))


@pytest.mark.rule("KR-15")
def test_nothing_goes_wrong_in_embers() -> None:
    """Hundreds of random games of Embers pass the checks after every step."""
    results = simulated("embers", "--games", "300", "--set", "copies=3", "--seats", "3")

    assert (results["errors"], results["faults"], results["failures"]) == (0, 0, [])
    assert sum(seat["wins"] for seat in results["seats"]) >= 300


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_results_are_told_in_every_language(language: str) -> None:
    """Results are reported in every language, one per line."""
    ran = run("simulate", "embers", "--games", "20", "--language", language)

    assert (ran.status, ran.err, len(ran.lines)) == (0, "", 16)
    assert ran.lines[:1] == [{"en": "Games: 20", "fi": "Pelejä: 20", "nl": "Spellen: 20"}[language]]


def played_again(file: Path) -> str:
    """Returns the fault of a replayed failed game, after checking that none occurs before its last answer."""
    record = Record.from_text(file.read_text("utf-8"), str(file), ("cursed",))
    before = record.replay(Cursed(), len(record.answers) - 1)
    try:
        game = record.replay(Cursed())
    except BrokenRules as problem:
        return "an error" if "seven is a bad number" in str(problem) and not before.over else "another error"
    position = game.table if game.over else game.since_checkpoint()[0]
    return "a fault" if Cursed().faults(position) else "nothing"


@pytest.mark.rule("KR-4", "KR-15")
def test_failures_leave_records_that_play_up_to_them(tmp_path: Path) -> None:
    """A failure's record replays its error at the last answer, or reaches the faulty position."""
    ran = cursed(tmp_path, "--json")
    results = json.loads(ran.out)
    came_again = [played_again(Path(file)) for file in results["failures"]]

    assert ran.status == 1
    assert set(came_again) == {"an error", "a fault"}
    assert results["errors"] + results["faults"] >= len(came_again)


@pytest.mark.rule("KR-1", "KR-20")
def test_failures_are_told_with_their_files(tmp_path: Path) -> None:
    """A report names each failed game, its fault and its record, from one process or several."""
    alone = cursed(tmp_path / "alone")
    together = cursed(tmp_path / "together", "--jobs", "2")

    told = [line for line in alone.lines if " failed: " in line]
    assert told and all(str(tmp_path / "alone" / "cursed-") in line for line in told)
    files = [{file.name: file.read_bytes() for file in (tmp_path / name).iterdir()} for name in ("alone", "together")]
    assert files[0] == files[1]
    assert alone.status == together.status == 1


@pytest.mark.rule("KR-21")
def test_failures_that_cannot_be_written_are_refused(tmp_path: Path) -> None:
    """A folder for failures that is a file is refused."""
    (tmp_path / "file").write_text("")

    ran = cursed(tmp_path / "file")
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    check_refused(run("simulate", "embers", "--bots", "bot:uniform"), "Choose from: uniform")


@pytest.mark.rule("KR-4", "KR-21")
def test_a_broken_game_taken_up_in_the_terminal_says_so(tmp_path: Path) -> None:
    """A failed game resumed in the terminal reports its fault in one line."""
    cursed(tmp_path)
    broken = [run("play", "--resume", file, environment=CURSED) for file in sorted(tmp_path.iterdir())]

    told = [ran for ran in broken if ran.status == 1]
    assert told
    for ran in told:
        assert ran.err.count("\n") == 1 and "seven is a bad number" in ran.err


# Games that take too long, and bots of several kinds.


@pytest.mark.rule("KR-15")
def test_games_that_take_too_long_are_broken_off() -> None:
    """Games over the limit are cut off without a winner and counted with their rounds."""
    results = simulated("short", "--games", "40", environment=SHORT)
    played = results["rounds_per_game"]
    ended = results["ended_by_the_rules"]

    assert pytest.approx(1 - results["capped"] / 40) == ended["rate"]
    assert 0 < ended["low"] < ended["rate"] < ended["high"] < 1
    assert 0 < results["capped"] == results["won_by_nobody"] < 40
    assert sum(seat["wins"] for seat in results["seats"]) == 40 - results["capped"]
    assert (played["100"], results["errors"]) == (MOST_ROUNDS, 0)
    assert played["0"] < played["mean"] < MOST_ROUNDS


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_rounds_and_bots_are_told_in_every_language(language: str) -> None:
    """The report has eight lines on rounds, one on games cut off and one per bot, in every language."""
    words = ["simulate", "short", "--games", "10", "--language", language]
    kinds = ["simulate", "cursed", "--games", "2", "--bots", "uniform,fidgety", "--language", language]

    assert len(run(*words, environment=SHORT).lines) == 16 + 8 + 1
    assert sum(line.count("fidgety") for line in run(*kinds, environment=CURSED).lines) == 1


@pytest.mark.rule("KR-11")
def test_bots_of_several_kinds_change_seats(tmp_path: Path) -> None:
    """Bots of several kinds take each seat in turn, and their asides are replayed like answers."""
    words = ("cursed", "--games", "40", "--bots", "uniform,fidgety", "--failures")
    results = simulated(*words, tmp_path, environment=CURSED)
    records = [Record.from_text(file.read_text("utf-8"), str(file), ("cursed",)) for file in sorted(tmp_path.iterdir())]
    given = [answer for record in records for answer in record.answers]

    assert results["bots"].keys() == {"uniform", "fidgety"}
    assert {tuple(record.players) for record in records} == set(permutations(("bot:uniform", "bot:fidgety")))
    assert any(answer.is_aside for answer in given) and not all(answer.is_aside for answer in given)
    assert "nothing" not in [played_again(file) for file in tmp_path.iterdir()]


@pytest.mark.rule("KR-11", "KR-22")
def test_an_aside_that_cannot_be_done_is_a_failure(tmp_path: Path) -> None:
    """An impossible aside is a failure, and its record tells which aside the bot requested."""
    results = simulated("cursed", "--games", "1", "--bots", "confused", "--failures", tmp_path, environment=CURSED)
    (file,) = tmp_path.iterdir()
    last = Record.from_text(file.read_text("utf-8"), str(file), ("cursed",)).answers[-1]

    assert (results["errors"], last.is_aside, last.keys) == (1, True, ("juggle",))


@pytest.mark.rule("KR-21")
def test_every_kind_of_bot_must_be_known() -> None:
    """An unknown second bot is refused like an unknown first one."""
    check_refused(run("simulate", "embers", "--bots", "uniform,clever"), "Choose from: uniform")


# The parts.


@pytest.mark.rule("KR-1")
@pytest.mark.parametrize("jobs", [1, 2])
def test_runners_keep_the_order(jobs: int) -> None:
    """Runners return results in the order of the tasks."""
    assert isinstance(runner(jobs), Here if jobs == 1 else Processes)
    assert list(runner(jobs).run(abs, list(range(-200, 0)))) == list(range(200, 0, -1))


@pytest.mark.rule("KR-15")
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0, 1), (0, 10, 0, 0.2775), (10, 10, 0.7225, 1), (10, 20, 0.2993, 0.7007), (1, 1000, 0.0002, 0.0056)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    """The confidence interval is Wilson's, as in published tables."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


@pytest.mark.rule("KR-15")
def test_percentiles_are_values_that_occurred() -> None:
    """A percentile is the smallest occurring value that this percentage of values does not exceed."""
    assert percentiles([]) == {}
    assert percentiles([7]) == dict.fromkeys((0, 5, 25, 50, 75, 95, 100), 7)
    assert percentiles(list(range(100, 0, -1))) == {0: 1, 5: 5, 25: 25, 50: 50, 75: 75, 95: 95, 100: 100}


@pytest.mark.rule("KR-15")
def test_shared_and_lost_games_are_counted() -> None:
    """A shared victory counts for each winner; a failed game counts for no bot."""
    outcomes = [Outcome(1, 10, (0,)), Outcome(2, 20, (0, 1)), Outcome(3, 30, ()), Outcome(4, 9, (), CURSE)]
    summary = Summary(outcomes, 2)

    assert [seat.wins for seat in summary.seats] == [2, 1]
    assert (summary.finished, summary.shared, summary.won_by_nobody) == (3, 1, 1)
    assert (len(summary.errors), len(summary.faults), summary.decisions) == (1, 0, 69)


@pytest.mark.rule("KR-15")
def test_wins_are_counted_for_each_kind_of_bot() -> None:
    """Each kind of bot has its wins among its games in any seat, including games cut off but not failed ones."""
    outcomes = [
        Outcome(1, 10, (0,), bots=("bold", "meek"), rounds=4),
        Outcome(2, 20, (1,), bots=("meek", "bold"), rounds=6),
        Outcome(3, 30, (), bots=("bold", "meek"), rounds=9, capped=True),
        Outcome(4, 9, (), CURSE, bots=("meek", "bold")),
    ]
    summary = Summary(outcomes, 2)

    assert {name: (wins.wins, wins.games) for name, wins in summary.bots.items()} == {"bold": (2, 3), "meek": (0, 3)}
    assert (summary.capped, summary.won_by_nobody, summary.rounds[50]) == (1, 1, 6)
    assert pytest.approx((20, 19 / 3)) == (summary.mean_decisions, summary.mean_rounds)
    assert Summary(outcomes[:1], 2).bots.keys() == {"bold", "meek"}
    assert Summary([Outcome(1, 10, (0,), bots=("meek", "meek"))], 2).bots == {}
