"""Docstrings, comments and commits are plain English."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.hygiene.english import (
    Text,
    beyond,
    faults_of_subject,
    hides_its_subject,
    python_texts,
    script_texts,
    subjects_since,
    weak_openings,
)
from tests.hygiene.sources import PROJECT

pytestmark = pytest.mark.rule("KR-17")

BASE = "7063f069ee336d14a30e325cee86a572824c10f1"
"""The commit after which subjects are checked."""

ALLOWED: dict[str, int] = {}
"""Weak openings that each folder may still have; a number can only become smaller."""


def files() -> list[Path]:
    """Returns every file with docstrings and comments written by the project."""
    scripts = [file for file in PROJECT.glob("scripts/*") if file.is_file() and is_python(file)]
    python = [file for folder in ("src", "tests", "scripts") for file in PROJECT.glob(f"{folder}/**/*.py")]
    browser = [file for ending in ("ts", "css") for file in PROJECT.glob(f"web/[st]*/**/*.{ending}")]
    written = [file for file in browser if ".generated" not in file.name]
    return sorted({PROJECT / "setup.py", *python, *scripts, *written})


def is_python(file: Path) -> bool:
    """Whether a file is a Python script."""
    return file.read_bytes().startswith(b"#!/usr/bin/env python")


def test_docstrings_and_comments_name_their_subject() -> None:
    """No docstring or comment begins with a word that hides its subject, beyond the folder's allowance."""
    found = [
        finding
        for file in files()
        for finding in weak_openings(file.relative_to(PROJECT).as_posix(), file.read_text("utf-8"))
    ]

    assert beyond(found, ALLOWED) == []


def test_commit_subjects_are_short_imperatives() -> None:
    """Each commit subject since the base is a short imperative about one change."""
    subjects = subjects_since(PROJECT, BASE)
    if isinstance(subjects, str):
        pytest.skip(f"commit subjects cannot be checked: {subjects}")

    assert {subject: faults for subject in subjects if (faults := faults_of_subject(subject))} == {}


# The checks find what they are for.


@pytest.mark.parametrize(
    "text",
    [
        "Who removes a deck does so everywhere.",
        "Whoever comes first.",
        "So many seconds until a worker starts again.",
        "What is told\nwhen nobody asks.",
        "The same for the other side.",
        "That and no more.",
    ],
)
def test_openings_without_a_subject_are_found(text: str) -> None:
    """The forbidden openings are found in docstrings and comments, also across line breaks."""
    assert hides_its_subject(Text(1, text))


@pytest.mark.parametrize(
    "text",
    [
        "What is a step? Data on the agenda.",
        "Whether a card is active.",
        "Whoopee.",
        "Returns what a viewer may see.",
        "Thatched roofs.",
        "That Is No Orc Horn: it is played on a companion.",
        "What Are We Waiting For?: a Dwarf exerts.",
    ],
)
def test_questions_and_plain_openings_are_left_alone(text: str) -> None:
    """A real question, and a longer word with the same first letters, are accepted as openings."""
    assert not hides_its_subject(Text(1, text))


def test_whether_is_for_predicates() -> None:
    """The docstring of a function may begin with "Whether" only if the function returns a truth value."""
    source = 'def f() -> bool:\n    """Whether it is so."""\ndef g() -> int:\n    """Whether it is so."""\n'

    assert weak_openings("a.py", source) == ["a.py:4 Whether it is so."]


def test_all_texts_of_a_python_file_are_read() -> None:
    """Docstrings, attribute strings and comments are read, without later lines of a comment and directives."""
    source = '"""One."""\nA = 1\n"""Two."""\n# Three\n# and on\nB = 2  # four\nC = 3  # noqa: E1\n'

    assert [text.text.strip() for text in python_texts(source)] == ["One.", "Two.", "Three", "four"]


def test_all_comments_of_a_script_are_read() -> None:
    """Every comment of a script is read once, as block or line, and an address in a string is no comment."""
    source = "/** One.\n * And on. */\nconst a = 'http://b';\n  // Two\n  // and on\nf();\n"

    assert [" ".join(text.text.split()) for text in script_texts(source)] == ["One. And on.", "Two and on"]


def test_allowances_only_shrink() -> None:
    """A folder with more findings than allowed is listed whole, one with fewer has to lower its allowance."""
    found = ["tests/a/one.py:1 What", "tests/a/two.py:2 Who", "src/inglenook/b/c.py:3 That"]

    assert beyond(found, {"tests/a": 2, "src/inglenook/b": 1}) == []
    assert beyond(found, {"tests/a": 1, "src/inglenook/b": 1}) == found[:2]
    assert beyond(found, {"tests/a": 3, "src/inglenook/b": 1}) == ["tests/a has 2: lower its allowance from 3"]
    assert beyond(found[:2], {"tests/a": 2, "web/src": 1}) == ["web/src has 0: lower its allowance from 1"]


@pytest.mark.parametrize(
    ("subject", "fault"),
    [
        ("Reject chat lines without visible characters and tell their authors why at once", "more than 72"),
        ("Fix a test; update the docs", "semicolon"),
        ("Fix a test.", "full stop"),
        ("Fixed a test", "imperative: Fixed"),
        ("Fixes a test", "imperative: Fixes"),
        ("Fixing a test", "imperative: Fixing"),
        ("fix a test", "imperative: fix"),
        ("Who removes a deck does so everywhere", "imperative: Who"),
        ("The server ends when told to", "imperative: The"),
    ],
)
def test_weak_subjects_are_found(subject: str, fault: str) -> None:
    """Each fault of a commit subject is named."""
    [found] = faults_of_subject(subject)

    assert fault in found


@pytest.mark.parametrize(
    "subject",
    ["Reject chat lines without visible characters", "Pass", "Bring back undo", "Focus the question", "Address"],
)
def test_imperatives_are_left_alone(subject: str) -> None:
    """A verb that ends like another form is accepted as an imperative."""
    assert faults_of_subject(subject) == []


def run_git(*arguments: str) -> None:
    """Runs a git command that must succeed."""
    subprocess.run(["git", *arguments], check=True, capture_output=True)


def test_a_place_without_the_history_says_so(tmp_path: Path) -> None:
    """A folder without git or with a shallow clone gives a reason, and a full clone without the base is an error."""
    assert subjects_since(tmp_path, BASE) == "this is no checkout of git, or git is not installed"

    repository, clone = tmp_path / "repository", tmp_path / "clone"
    run_git("init", "-q", str(repository))
    for subject in ("Begin", "Go on", "Go further"):
        identity = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
        run_git("-C", str(repository), *identity, "commit", "-q", "--allow-empty", "-m", subject)
    run_git("clone", "-q", "--depth", "1", f"file://{repository}", str(clone))

    assert subjects_since(repository, "HEAD~2") == ["Go further", "Go on"]
    assert subjects_since(clone, BASE) == f"this is a shallow clone without the commit {BASE}"
    with pytest.raises(LookupError, match="the history has no commit"):
        subjects_since(repository, BASE)
