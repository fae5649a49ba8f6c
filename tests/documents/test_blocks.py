"""The code blocks of the pages run and print what the pages show."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from tests.documents.blocks import Block, blocks, is_as_expected, is_known, is_not_run, run_block, run_blocks

pytestmark = pytest.mark.rule("KR-46")

PROJECT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = PROJECT / "docs"
PAGES: Final = [DOCS / "start.md", *sorted(DOCS.glob("reference/*.md")), *sorted(DOCS.glob("tutorials/*.md"))]
"""The pages whose blocks run one after the other."""

PROVEN: Final = {
    "card-language.md": "tests/lotr/test_definitions.py",
    "scenarios.md": "tests/scenarios/test_document.py",
    "lotr-transcript.md": "tests/lotr/test_terminal.py",
}
"""Pages whose blocks another test runs."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_does_what_it_says(page: Path, tmp_path: Path) -> None:
    """The files, commands and Python of a page run in order and print what the page shows."""
    assert run_blocks(page.read_text("utf-8"), tmp_path, {}) == []


def test_every_page_with_code_is_run() -> None:
    """Commands that are not run exist with every option, on every page."""
    others = [page for page in sorted(DOCS.glob("*.md")) if page not in PAGES and page.name not in PROVEN]
    lines = [
        (f"{page.name}:{block.line}", line)
        for page in others
        for block in blocks(page.read_text("utf-8"))
        for line in block.text.splitlines()
    ]

    assert [(place, line) for place, line in lines if not is_known(line)] == []


# The runner finds what it is for.


@pytest.mark.parametrize(
    ("kind", "text", "faults"),
    [
        ("console", "$ echo good evening\ngood evening\n", 0),
        ("console", "$ echo good evening\ngood morning\n", 1),
        ("console", "$ echo good evening\n", 1),
        ("console", "$ echo good evening\ngood ...\n", 0),
        ("console", "$ inglenook cards --sorted\n", 1),
        ("console", "$ pip install something\n", 0),
        ("console", "$ make tea\n", 1),
        ("console", "$ scripts/shake-cards --sets 1\n", 0),
        ("console", "$ scripts/shake-cards --salt 1\n", 1),
        ("console", "$ scripts/shake-carpets\n", 1),
        ("console", "$ inglenook serve --port 8000\n", 0),
        ("console", "$ inglenook serve --harbour 8000\n", 1),
        ("python", ">>> 1 + 1\n2\n", 0),
        ("python", ">>> 1 + 1\n3\n", 1),
        ("ftl", "message = Good evening\n", 1),
    ],
)
def test_a_block_that_is_wrong_is_found(kind: str, text: str, faults: int) -> None:
    """A block with wrong output, no output, an unknown option or an unknown kind is found."""
    assert len(run_block(Block(kind, text, 1, ""), {})) == faults


def test_a_program_that_fails_is_found() -> None:
    """A failed assertion in a block fails the test."""
    with pytest.raises(ZeroDivisionError):
        run_block(Block("python", "1 / 0\n", 1, ""), {})


def test_names_and_files_are_known_further_down(tmp_path: Path) -> None:
    """Names and files of a block are known to later blocks of the page."""
    saved = "Save this as `a.txt`:\n\n```text\nhello\n```\n\n"
    read = '```python\n>>> from pathlib import Path\n>>> a = Path("a.txt").read_text()\n```\n\n'
    known: dict[str, Any] = {}

    assert run_blocks(saved + read + "```python\n>>> a\n'hello\\n'\n```\n", tmp_path, known) == []
    assert known["a"] == "hello\n"


@pytest.mark.parametrize(("command", "left_out"), [("inglenook serve", True), ("make play", True), ("echo a", False)])
def test_what_is_for_the_readers_machine_is_left_out(command: str, left_out: bool) -> None:
    """Servers, installers and system commands in blocks are not run."""
    assert is_not_run(command) == left_out


def test_anything_may_be_left_out_of_an_output() -> None:
    """Three dots in a shown output stand for any lines."""
    assert is_as_expected("a\nb\nc\n", "a\n...\nc\n")
