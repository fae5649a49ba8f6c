"""Tests of `inglenook arena`: equal standings for equal seeds with any number of jobs, and after a stop."""

from __future__ import annotations

import csv
import json
import sys
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from inglenook.arena.match import Match, Outcome, Watch, play
from inglenook.arena.results_file import Kept
from inglenook.arena.runner import runner
from inglenook.arena.standings import Standings
from inglenook.arguments import BadArgument
from inglenook.bots.lotr.player import Thumb
from inglenook.command_line import main
from inglenook.kernel.dice import Dice
from inglenook.kernel.players import Bot
from inglenook.lotr.decks.starters import BUILT
from inglenook.registry import find
from inglenook.search.searcher import Effort, Searcher
from tests.search.games import search_of

BRIEF = ["arena", "lotr", "--bots", "uniform,easy", "--games", "6", "--json"]


def standings(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, object]:
    """Returns the output of the arena command."""
    assert 0 == main([*BRIEF, *more])
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.rule("KR-1", "KR-23")
def test_jobs_and_interruptions_make_no_difference(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Standings are equal for one process, two processes, and a resumed file that was cut off in a line."""
    whole, kept = standings(capsys, "--csv", str(tmp_path / "games.csv")), tmp_path / "kept"
    assert whole == standings(capsys, "--jobs", "2", "--keep", str(kept))
    written = kept.read_text()
    kept.write_text(written[: len(written) // 2])

    assert whole == standings(capsys, "--keep", str(kept))
    assert sorted(written.splitlines()) == sorted(kept.read_text().splitlines())
    assert 7 == len((tmp_path / "games.csv").read_text().splitlines())


@pytest.mark.rule("KR-21")
def test_outcomes_of_another_contest_are_left_alone(tmp_path: Path) -> None:
    """Outcomes of another contest are refused, and their file stays unchanged."""
    file = tmp_path / "kept"
    Kept(file, {"seed": "1"}).read()
    for written in (file.read_text(), "no outcomes\n", '{"seed": "2"}\n{}\n'):
        file.write_text(written)
        with pytest.raises(BadArgument):
            Kept(file, {"seed": "2"}).read()
        assert written == file.read_text()


@pytest.mark.rule("KR-23")
def test_standings_count_bots_decks_and_who_went_first() -> None:
    """Four games of two bots and two decks count for each bot, deck and first seat; a failed game for none."""
    sitting = [("a", "b"), ("b", "a"), ("a", "b"), ("b", "a")]
    matches = [Match("lotr", {}, "1", bots, number) for number, bots in enumerate(sitting, 1)]
    won = [(0,), (1,), (0,), (0,)]
    outcomes = [Outcome(n, 100, won[n - 1], bots=sitting[n - 1], first=n % 2) for n in (4, 2, 1, 3)]

    found = Standings(matches, [("x", "y")] * 4, outcomes)

    assert (3, 1) == (found.bots["a"].wins, found.bots["b"].wins)
    assert (3, 4) == (found.decks["x", "y"].wins, found.decks["x", "y"].games)
    assert (1, 4) == (found.first.wins, found.first.games)
    assert [3, 1] == [one.wins for one in found.seats]


@pytest.mark.rule("KR-23")
def test_a_library_of_decks_meets_block_by_block(capsys: pytest.CaptureFixture[str]) -> None:
    """In a library of built decks each pair of a block plays in turn."""
    decks = standings(capsys, "--decks", "built")["decks"]
    assert isinstance(decks, dict)
    met = {deck for pair in decks for deck in pair.split(" - ")}

    assert met
    assert met <= set(BUILT)


@pytest.mark.rule("KR-22", "KR-23")
def test_thoughts_are_timed_by_the_clock(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """With timing, each player's longest thought and the number over the limit are kept with the outcome."""
    kept = tmp_path / "kept"
    found = standings(capsys, "--clock", "--keep", str(kept))

    assert {"uniform", "easy"} == set(found["slowest_ms"])  # type: ignore[call-overload]
    assert 0 == found["late"]
    assert "slowest_ms" not in standings(capsys)
    assert all("slowest" in json.loads(line) for line in kept.read_text().splitlines()[1:])
    assert found == standings(capsys, "--clock", "--keep", str(kept))


@pytest.mark.rule("KR-22", "KR-23")
def test_a_thought_over_its_limit_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's thoughts over its limit are counted, here by a clock that jumps a second at each reading."""
    ticks = count()
    monkeypatch.setattr("inglenook.arena.match.thread_time", lambda: float(next(ticks)))
    bots: list[Bot] = [
        Searcher(Dice("1"), search_of("lotr").foresight(), Thumb(Dice("1")), Effort(1, 1, 1, seconds=0.5)),
        Thumb(Dice("1")),
    ]
    watch = Watch(bots)
    for seat in (0, 1, 0):
        watch.begin()
        watch.end(seat)

    assert 2 == watch.late
    assert [1000, 1000] == watch.slowest()


@pytest.mark.rule("KR-23")
def test_deck_against_deck_is_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The table of deck against deck has a cell with figures for each pair that has met."""
    file = tmp_path / "decks.svg"
    found = standings(capsys, "--plot", str(file))
    decks = found["decks"]
    assert isinstance(decks, dict)
    drawn = ElementTree.parse(file).getroot()

    assert len(decks) == len([part for part in drawn if part.tag.endswith("rect")]) > 1
    titles = [text.text or "" for text in drawn.iter() if text.tag.endswith("title")]
    assert sorted(decks) == sorted([title.split(":")[0] for title in titles])


@pytest.mark.rule("KR-23")
@pytest.mark.skipif(find_spec("pyarrow") is None, reason="needs pyarrow, the extra `parquet`")
def test_the_table_as_parquet(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The Parquet file has the rows of the CSV file."""
    standings(capsys, "--csv", str(tmp_path / "games.csv"), "--parquet", str(tmp_path / "games.parquet"))
    read = import_module("pyarrow.parquet").read_table(str(tmp_path / "games.parquet")).to_pylist()
    with (tmp_path / "games.csv").open() as file:
        written = list(csv.DictReader(file))

    assert written == [{name: str(value) for name, value in row.items()} for row in read]


@pytest.mark.rule("KR-21")
@pytest.mark.parametrize(("words", "package"), [(["--parquet", "x"], "pyarrow"), (["--on", "ray"], "ray")])
def test_what_is_not_installed_is_named(
    words: list[str], package: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A missing optional package is named before any game, with the command that installs it."""
    monkeypatch.setitem(sys.modules, package, None)
    assert 2 == main(["--language", "en", *BRIEF, *words])
    assert f"not installed: {package}. Install it with" in capsys.readouterr().err


@pytest.mark.rule("KR-1", "KR-23")
@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.skipif(find_spec("ray") is None, reason="needs Ray, the extra `ray`")
def test_on_two_nodes_of_which_one_is_lost(tmp_path: Path) -> None:
    """Standings on a real two-node cluster equal those of one process, though a node is killed meanwhile."""
    ray: Any = import_module("ray")
    cluster = import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    lost = cluster.add_node(num_cpus=1)
    try:
        ray.init(address=cluster.address, log_to_driver=False)
        cluster.wait_for_nodes()
        assert 2 == len([node for node in ray.nodes() if node["Alive"]])
        matches = [Match("lotr", find("lotr").set_up(2, {}), f"1/{n}", ("uniform", "easy"), n) for n in range(1, 13)]
        outcomes = []
        for outcome in runner(1, "ray").run(play, matches):
            outcomes.append(outcome)
            if len(outcomes) == 2:
                cluster.remove_node(lost, allow_graceful=False)
        assert [play(match).winners for match in matches] == [outcome.winners for outcome in outcomes]

        def table(*words: str) -> str:
            """Returns the rows of the results file, one for each game, without the cluster's messages."""
            assert 0 == main([*BRIEF, *words, "--csv", str(tmp_path / "games.csv")])
            return (tmp_path / "games.csv").read_text()

        kept = tmp_path / "kept"
        whole = table("--on", "ray", "--keep", str(kept))
        written = kept.read_text()
        kept.write_text(written[: len(written) // 2])
        assert whole == table("--on", "ray", "--keep", str(kept)) == table()
        assert not lost.any_processes_alive()
    finally:
        ray.shutdown()
        cluster.shutdown()
