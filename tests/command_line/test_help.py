"""Help of the command line: in the reader's language, one item in a line."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence

import pytest

import inglenook
from inglenook.arguments import Arguments
from inglenook.command_line import COMMANDS, language_of_the_system
from inglenook.server import command as serving
from inglenook.wording import LANGUAGES
from tests.command_line.commands import run


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_line_of_help(language: str) -> None:
    """`--help` lists all commands with a line each, and every command has a help of its own."""
    ran = run("--help", "--language", language)

    assert (ran.status, ran.err) == (0, "")
    assert ran == run("help", f"--language={language}")
    for command in COMMANDS:
        assert sum(line.startswith(f"{command}: ") for line in ran.lines) == 1
        own = run(command, "--help", "--language", language)
        assert (own.status, own.err) == (0, "")
        assert any(line.startswith("--help: ") for line in own.lines)
        assert f"inglenook {command}" in own.out


@pytest.mark.rule("SR-16", "SR-40")
def test_without_a_word_it_plays_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command without arguments starts the server and opens the page."""
    given: list[Namespace] = []

    def serve(arguments: Arguments, words: Sequence[str]) -> int:
        given.append(arguments.read(words))
        return 0

    monkeypatch.setattr(serving, "run", serve)

    assert (0, "", "") == run()
    assert [True] == [one.open for one in given]


@pytest.mark.rule("KR-20")
def test_help_differs_between_languages() -> None:
    """The help is worded differently in each language."""
    assert len({run("play", "--help", "--language", language).out for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fi_FI.UTF-8"}, "fi"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "nl_BE.UTF-8", "LC_ALL": "fi_FI"}, "fi"),
        ({"LANG": "nl_NL", "LC_MESSAGES": "fi_FI", "LC_ALL": ""}, "fi"),
        ({"LANG": "nl_NL", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_language_of_the_system_is_spoken(environment: dict[str, str], language: str) -> None:
    """The command speaks the language of the system's locale if available, and otherwise English."""
    assert language_of_the_system(environment) == language


@pytest.mark.rule("KR-20")
def test_the_language_may_stand_anywhere() -> None:
    """The language option may come before or after the command, with or without an equals sign."""
    finnish = run("--language", "fi", "play", "--help")

    assert finnish == run("play", "--language=fi", "--help") == run("play", "--help", environment={"LC_ALL": "fi_FI"})
    assert finnish.out != run("play", "--help").out


@pytest.mark.rule("KR-21")
def test_the_version_is_printed() -> None:
    """`--version` prints the version alone in a line."""
    assert run("--version") == (0, f"inglenook {inglenook.__version__}\n", "")
    assert "--version: " in run("--help").out
