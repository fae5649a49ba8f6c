"""Files are short, tests prove something, and citations lead somewhere."""

from __future__ import annotations

import ast
from collections.abc import Collection
from functools import partial

import pytest

from inglenook.rulebooks.catalogues import all_rules, cited, read_catalogues
from tests.hygiene.proving import proves_nothing, silent_skips, sleeps
from tests.hygiene.sources import GAMES, PROJECT, Finding, Source, found, modules_in, objections, walk

pytestmark = pytest.mark.rule("KR-17")

MOST_LINES = 400
LONGER = {
    "src/inglenook/kernel/game.py": (
        480,
        "the driver is one class, and its parts (run, give, go back) share its state",
    ),
    "src/inglenook/talisman/atoms.py": (485, "all writers of the table stand together, so that one look shows them"),
    "src/inglenook/talisman/table.py": (420, "the pieces and the table are copied, saved and read in the same way"),
    "scripts/audit-cards": (520, "one script that needs nothing but the project"),
    "src/inglenook/talisman/dsl/abilities.py": (410, "one list of words, each a few lines of data"),
}
"""Files that may be longer: how long, and why."""

WAITS_FOR_TIME: dict[str, str] = {}
PROVES_NOTHING: dict[str, str] = {}
LEFT_OUT: dict[str, str] = {}


def too_long(lines: dict[str, int], longer: dict[str, tuple[int, str]]) -> list[str]:
    """Returns the files that have more lines than they may, and the allowances that are no longer needed."""
    listed = []
    for path, count in lines.items():
        most = longer[path][0] if path in longer else MOST_LINES
        if count > most:
            listed.append(f"{path} has {count} lines, more than {most}")
    return listed + [f"{path} may be longer, but need not" for path in longer if lines.get(path, 0) <= MOST_LINES]


def unknown_citations(tree: ast.Module, rules: Collection[str]) -> list[Finding]:
    """Returns the rule ids in a module's texts that are in no catalogue, though others of their kind are.

    A citation of XR-2 may mean all of XR-2.1, XR-2.2, … and XR-2a, XR-2b.1, …
    """
    kinds = {id.partition("-")[0] for id in rules}
    parts = {id.rpartition(".")[0] for id in rules} | {id.rstrip("abcdefghijklmnopqrstuvwxyz") for id in rules}
    parts |= {id.rpartition(".")[0].rstrip("abcdefghijklmnopqrstuvwxyz") for id in rules}
    texts = [node for node, _ in walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [
        Finding(node.lineno, "", f"cites {id}, which is in no catalogue")
        for node in texts
        for id in cited(str(node.value))
        if id.partition("-")[0] in kinds and id not in rules and id not in parts
    ]


# The real tree.


def test_files_are_short() -> None:
    """Every file has at most 400 lines, or an allowance with a reason."""
    scripts = [file.relative_to(PROJECT).as_posix() for file in sorted(PROJECT.glob("scripts/*")) if file.is_file()]
    paths = [source.path for source in modules_in("src", "tests")] + scripts

    assert too_long({path: len((PROJECT / path).read_text("utf-8").splitlines()) for path in paths}, LONGER) == []


def test_tests_do_not_sleep() -> None:
    """No test sleeps: tests wait for events and not for time."""
    assert objections(sleeps, modules_in("tests"), WAITS_FOR_TIME) == []


def test_every_test_can_fail() -> None:
    """Every test asserts something, itself or through a function whose name says so."""
    assert objections(proves_nothing, modules_in("tests"), PROVES_NOTHING) == []


def test_nothing_is_left_out_in_silence() -> None:
    """Every test that is skipped or expected to fail has a reason."""
    assert objections(silent_skips, modules_in("tests"), LEFT_OUT) == []


def test_citations_lead_somewhere() -> None:
    """Every rule cited in code, messages or tests of a game is in a catalogue."""
    rules = all_rules(read_catalogues(PROJECT))
    sources = modules_in("src", *[game for game in GAMES if game.startswith("tests/")])

    assert objections(partial(unknown_citations, rules=rules), sources, {}) == []


# The checks find what they are for.


def test_long_files_are_found() -> None:
    """A file beyond 400 lines or beyond its allowance is found, and so is an unneeded allowance."""
    allowed = {"long.py": (420, "a reason")}

    assert too_long({"a.py": 401, "b.py": 400, "long.py": 421}, allowed) == [
        "a.py has 401 lines, more than 400",
        "long.py has 421 lines, more than 420",
    ]
    assert too_long({"long.py": 400}, allowed) == ["long.py may be longer, but need not"]


@pytest.mark.parametrize("snippet", ["time.sleep(1)", "from time import sleep", "def f():\n    await asyncio.sleep(1)"])
def test_sleeping_is_found(snippet: str) -> None:
    """A test that sleeps is found, however the call is written."""
    assert len(found(sleeps, snippet.replace("def f", "async def f"))) == 1


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("play(game)", ["test_it asserts nothing"]),
        ("assert True", ["test_it asserts nothing"]),
        ("dice.expect('log', [3])", ["test_it asserts nothing"]),
        ("with pytest.raises(ValueError): play()", []),
        ("assert play(game) == 3", []),
        ("check_fork(game)", []),
        ("checks.check_fork(game)", []),
        ("expect(table, embers=3)", []),
        ("for game in games: assert_passes(game)", []),
        ("if game: pytest.fail('no')", []),
    ],
)
def test_tests_that_prove_nothing_are_found(body: str, expected: list[str]) -> None:
    """A test that only scripts dice or asserts a constant is found."""
    assert found(proves_nothing, f"class TestGame:\n    def test_it(self, game):\n        {body}") == expected


@pytest.mark.parametrize(
    ("snippet", "expected"),
    [
        ("pytest.skip()", ["skip without a reason"]),
        ("pytest.skip('')", ["skip without a reason"]),
        ("pytest.mark.skip(f)", []),  # a variable may hold the reason
        ("@pytest.mark.skip\ndef test_it(): pass", ["skip without a reason"]),
        ("@pytest.mark.skip()\ndef test_it(): pass", ["skip without a reason"]),
        ("@pytest.mark.skipif(True)\ndef test_it(): pass", ["skipif without a reason"]),
        ("x = pytest.param(1, marks=pytest.mark.xfail)", ["xfail without a reason"]),
        ("@pytest.mark.xfail(strict=True)\ndef test_it(): pass", ["xfail without a reason"]),
        ("pytest.skip('no compiler here')", []),
        ("@pytest.mark.skipif(windows, reason='no processes')\ndef test_it(): pass", []),
        ("@pytest.mark.xfail(reason=WHY)\ndef test_it(): pass", []),
        ("deck.skip()", []),
    ],
)
def test_silent_skips_are_found(snippet: str, expected: list[str]) -> None:
    """A skip without a reason is found as a mark, a call or a parameter."""
    assert found(silent_skips, snippet) == expected


def test_wrong_citations_are_found() -> None:
    """Wrong citations are found in docstrings and messages, while ids of kinds without a catalogue are accepted."""
    snippet = '"""Burning (HR-1, HR-9)."""\nreason = Reason(m, "HR-10")\nother = "ZR-1 and HR-2"'
    check = partial(unknown_citations, rules=["HR-1", "HR-2.1"])

    assert found(check, snippet) == [
        "cites HR-9, which is in no catalogue",
        "cites HR-10, which is in no catalogue",
    ]


def test_an_allowance_has_to_be_needed() -> None:
    """An exception to a check without a finding is itself a finding."""
    source = Source("src/a.py", "a", ast.parse("def f():\n    pytest.skip()"))

    assert objections(silent_skips, [source], {}) == ["src/a.py:2 skip without a reason"]
    assert objections(silent_skips, [source], {"src/a.py::f": "because"}) == []
    assert objections(silent_skips, [source], {"src/*::f": "because", "src/b.py::*": "because"}) == [
        "src/b.py::* is allowed, but nothing needs it"
    ]
