"""Puzzles in a browser: listed, failed with the refutation, tried again, made from a replay, proven and solved."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message, from_plain
from inglenook.puzzles.puzzle import Puzzle
from inglenook.puzzles.user_puzzles import Proof, goals_of, made_of, proven
from inglenook.scenarios.file import Stopped
from tests.browser.accessibility import colours, overflow, prepare, structure
from tests.browser.chromium import DESKTOP, PHONE, Newcomer, errors_on
from tests.browser.person import CLICK, TAP, Person
from tests.browser.played import lay_out, play_out, whole_game
from tests.browser.serving import Serving
from tests.browser.solver import Solver

SEED: Final = "steps 1"
MOMENTS: Final = ("prompt-assign-defenders", "prompt-next-skirmish")
"""The questions of which puzzles are made here: what follows can be searched to its end."""
FEW: Final = 500
"""Positions that a search may visit; it does not depend on how busy the processor is, as a server's time limit does."""


class Made(NamedTuple):
    """A moment of a finished game as a puzzle: its player, its goal and its file."""

    number: int
    seat: int
    goal: str
    text: str


@pytest.mark.rule("KR-34", "SR-43")
@pytest.mark.timeout(120)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_failed_and_tried_again(newcomer: Newcomer, serving: Serving, size: tuple[int, int]) -> None:
    """A player who fails a puzzle sees the refutation, gets a lasting hint, and begins again."""
    page = newcomer("en-GB", TAP, size)
    errors = errors_on(page)
    page.goto(f"{serving.address}/puzzles")
    expect(page.locator(".puzzles__one").first).to_be_visible()
    prepare(page)
    assert (structure(page), overflow(page) <= 0) == ([], True)
    page.get_by_label("Game").select_option("talisman")
    expect(page.locator('a[href^="/puzzles/lotr-"]')).to_have_count(0)
    page.get_by_label("Game").select_option("")
    page.locator('a[href="/puzzles/lotr-1"]').click()
    puzzle = page.locator("ing-puzzle")
    expect(puzzle).to_contain_text("whatever the other side does", timeout=30_000)
    page.get_by_role("button", name="Done", exact=True).click()
    expect(puzzle).to_contain_text("Not yet", timeout=30_000)
    expect(puzzle.locator("ol li").first).to_be_visible()
    puzzle.get_by_role("button", name="A hint").click()
    expect(puzzle).to_contain_text("begin with this")
    person = Person(page, "puzzled", TAP)
    person.version = person.await_question().version
    person.press(person.panel.locator(".decision__tools [data-key=pass]"))
    person.await_question()
    expect(puzzle).to_contain_text("begin with this")
    puzzle.get_by_role("button", name="Show the solution").click()
    expect(puzzle).to_contain_text("This is the way", timeout=30_000)
    expect(puzzle.locator(".puzzle__why details").first).to_contain_text("Why not")
    prepare(page)
    assert structure(page) == []
    assert [one for one in colours(page) if "puzzle" in one] == []
    puzzle.get_by_role("button", name="Try again").click()
    expect(puzzle).not_to_contain_text("Not yet", timeout=30_000)
    assert errors == []


def searched(proof: Proof) -> int:
    """Returns the number of positions that the search examined."""
    told = from_plain(proof.told)
    assert isinstance(told, Message)
    count = told.arguments["positions"]
    assert isinstance(count, int)
    return count


def found_in(game: str, seed: str, wanted: str) -> Made:
    """Returns the first moment of a finished game that makes a puzzle with a given number of solutions."""
    played = whole_game(game, seed, 2)
    again: Game[Any] = Game.start(played.rulebook, played.setup, played.seed)
    for number, given in enumerate(played.answers):
        pending = again.pending
        if pending is not None and pending.prompt.id in MOMENTS:
            for goal in goals_of(game):
                try:
                    text = made_of(again, pending.seat, goal, "Mine")
                    Puzzle(text).first()
                except Stopped:
                    continue
                proof = proven(text)
                if proof.state == wanted and searched(proof) <= FEW:
                    return Made(number, pending.seat, goal, text)
        again.give_again([given])
    raise AssertionError(f"{seed} has no moment with this many solutions: {wanted}")


@pytest.mark.rule("KR-34", "SR-26")
@pytest.mark.timeout(240)
@pytest.mark.parametrize(
    ("way", "size", "brought"), [(TAP, PHONE, "link"), (CLICK, DESKTOP, "file")], ids=["phone, link", "desktop, file"]
)
def test_made_of_a_replay_and_solved_by_somebody_else(
    newcomer: Newcomer, serving: Serving, tmp_path: Path, way: str, size: dict[str, int], brought: str
) -> None:
    """A moment of a replay becomes a proven puzzle, which another person solves by its link or file."""
    row, seats, entries = play_out(f"made-{brought}", "lotr", SEED)
    lay_out(serving.database, row, seats, entries)
    made = found_in("lotr", SEED, "one")
    page = newcomer("en-GB", way, size)
    errors = errors_on(page)
    maker = Person(page, "maker", way)
    form = open_maker(maker, serving, row.id, made)
    expect(form.locator("select[name=seat]")).to_have_value(str(made.seat))
    form.locator("select[name=goal]").select_option(made.goal)
    maker.press(form.locator("button[type=submit]"))
    expect(form.locator(".proof")).to_contain_text("One solution", timeout=30_000)
    prepare(page)
    assert [one for one in structure(page) if "puzzle" in one] == []
    link = form.locator(".copy__link").input_value()
    with page.expect_download() as download:
        maker.press(form.locator("a[download]"))
    download.value.save_as(tmp_path / "puzzle.yaml")
    other = newcomer("en-GB", way, size)
    errors += errors_on(other)
    solver = Solver(other, (tmp_path / "puzzle.yaml").read_text("utf-8"), way)
    if brought == "link":
        other.goto(link)
        expect(other.locator(".proof")).to_contain_text("One solution", timeout=30_000)
        solver.press(other.locator("section:has(ing-proof) .btn--primary"))
    else:
        other.goto(f"{serving.address}/puzzles")
        other.locator("input[type=file]").set_input_files(tmp_path / "puzzle.yaml")
    other.wait_for_url("**/table/*")
    solver.solve()
    puzzle = other.locator(".puzzle--reached")
    expect(puzzle).to_contain_text("Solved", timeout=30_000)
    expect(puzzle).to_contain_text("This is the way", timeout=30_000)
    expect(puzzle.locator("a.btn--primary")).to_contain_text("Next:")
    prepare(other)
    assert structure(other) == []
    assert errors == []


@pytest.mark.rule("KR-34")
@pytest.mark.timeout(120)
@pytest.mark.parametrize(("wanted", "words"), [("none", "No solution"), ("several", "in more than one way")])
def test_what_is_no_puzzle_is_said_to_be_none(newcomer: Newcomer, serving: Serving, wanted: str, words: str) -> None:
    """A moment whose goal is out of reach or has several solutions is reported as no puzzle."""
    row, seats, entries = play_out(f"made-{wanted}", "lotr", SEED)
    lay_out(serving.database, row, seats, entries)
    made = found_in("lotr", SEED, wanted)
    maker = Person(newcomer(), "maker")
    form = open_maker(maker, serving, row.id, made)
    form.locator("select[name=goal]").select_option(made.goal)
    maker.press(form.locator("button[type=submit]"))
    expect(form.locator(".proof")).to_contain_text(words, timeout=30_000)


def open_maker(maker: Person, serving: Serving, table: str, made: Made) -> Locator:
    """Opens the puzzle form at a moment of a replay."""
    page = maker.page
    page.goto(f"{serving.address}/replay/{table}?at={made.number}&viewer={made.seat}")
    page.locator(".replay").wait_for()
    more = page.locator(".replay__toggle")
    if more.is_visible():
        maker.press(more)
    maker.press(page.locator(".replay__more .btn", has_text="Make a puzzle of this"))
    return page.locator("form.puzzle-make")
