"""Every included puzzle has one solution; invalid files are refused with line and reason."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from inglenook import registry
from inglenook.puzzles.calendar import daily
from inglenook.puzzles.goal import MOST_TURNS
from inglenook.puzzles.puzzle import GRADES, Puzzle, names, summaries, text_of, title_of
from inglenook.puzzles.solution import Solution
from inglenook.scenarios.file import Mistake
from inglenook.wording import LANGUAGES, Wording

SAMPLE = [name for place, name in enumerate(names()) if place % 10 == 0]
FEWEST = 60

WRITTEN = """title: A puzzle
game: lotr
goal: lose nobody
players: [You, Wick]
setup:
  phase: assignment
  in play: {You: ["Aragorn, King in Exile"], Wick: [Goblin Runner]}
"""


def assert_one_solution(name: str) -> None:
    """Checks that a puzzle is playable and that an exhaustive search finds one solution."""
    puzzle = Puzzle(text_of(name))
    assert puzzle.setup()["seats"] == 2
    solution = Solution(puzzle)
    assert solution.value().reached
    assert len(solution.all()) == 1
    assert solution.line(puzzle.first())


@pytest.mark.rule("KR-34")
@pytest.mark.parametrize("name", SAMPLE)
def test_a_sample_has_one_solution(name: str) -> None:
    """Some of the included puzzles are proven to have one solution."""
    assert_one_solution(name)


@pytest.mark.rule("KR-34")
@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", names())
def test_each_has_one_solution(name: str) -> None:
    """All included puzzles are proven to have one solution."""
    assert_one_solution(name)


@pytest.mark.rule("KR-34", "KR-20")
def test_what_there_is() -> None:
    """Both games have puzzles of every grade, each with a name in every language."""
    found = summaries()
    assert len(found) >= FEWEST
    assert {one.game for one in found} == {"lotr", "talisman"}
    assert {one.grade for one in found} == set(range(1, GRADES + 1))
    for language in LANGUAGES:
        wording = Wording(language)
        assert all(wording.say(title_of(one.game, one.kind)) for one in found)


@pytest.mark.rule("KR-34", "KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_goal_can_be_said(language: str) -> None:
    """A puzzle states its goal and its open cards in words."""
    for name in SAMPLE:
        puzzle = Puzzle(text_of(name))
        wording = Wording(language, registry.find(puzzle.game).locales)
        told = [wording.say(message, puzzle.players.names) for message in (puzzle.told(), *puzzle.open_cards())]
        assert all(told) and not any("puzzle-" in text for text in told)


@pytest.mark.rule("KR-34")
def test_each_day_has_its_puzzle() -> None:
    """Everybody gets the same daily puzzle, and the puzzles take turns."""
    first = date(2026, 1, 1)
    days = [daily(first + timedelta(days=number)) for number in range(len(names()))]
    assert daily(first) == days[0]
    assert sorted(days) == sorted(names())


@pytest.mark.rule("KR-34", "KR-21")
@pytest.mark.parametrize(
    ("old", "new", "message", "line"),
    [
        ("goal: lose nobody\n", "", "scenario-key-missing", 1),
        ("lose nobody", "loose nobody", "scenario-unknown-near", 3),
        ("lose nobody", "{kill: Boromir}", "scenario-unknown", 3),
        ("lose nobody", "kill", "puzzle-error-goal-thing", 3),
        ("lose nobody", "{win: 3}", "puzzle-error-goal-plain", 3),
        ("lose nobody", f"{{kill: Aragorn, turns: {MOST_TURNS + 1}}}", "puzzle-error-turns", 3),
        ("game: lotr", "game: chess", "scenario-unknown", 2),
        ("goal:", "grade: 9\ngoal:", "puzzle-error-grade", 3),
        ("setup:", "start: {}\nsetup:", "puzzle-error-start", 5),
        ("setup:", "play: [{You: pass}]\nsetup:", "puzzle-error-play", 5),
        ("Goblin Runner", "Goblin Rummer", "scenario-unknown-near", 7),
        ("title:", "x" * 20_000 + ":", "puzzle-error-long", 1),
        ("title: A puzzle", "[", "scenario-yaml", 3),
    ],
)
def test_what_is_no_puzzle_is_refused(old: str, new: str, message: str, line: int) -> None:
    """An invalid puzzle is refused with its line and reason, and never raises another error."""
    with pytest.raises(Mistake) as refused:
        Puzzle(WRITTEN.replace(old, new, 1))
    found = refused.value.message
    assert found.id == message or found.id.startswith(message)
    assert refused.value.line == line


@pytest.mark.rule("KR-34", "KR-21")
def test_what_cannot_be_played_is_refused() -> None:
    """A puzzle without choices, or whose sites have no cards, can be read but not played."""
    with pytest.raises(Mistake, match="puzzle-error-beginning"):
        Puzzle(WRITTEN.replace("phase: assignment", "phase: regroup")).first()
    with pytest.raises(Mistake, match="puzzle-error-blank"):
        Puzzle(WRITTEN).setup()
