"""A mistake in the arguments is reported in one line, with a suggestion and exit code 2."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest

from inglenook.wording import LANGUAGES
from tests.command_line.commands import check_refused, run, started

MEANT = "Did you mean “{}”?"

REFUSED: list[tuple[list[str], str]] = [
    (["plya"], MEANT.format("play")),
    (["simulat", "embers"], MEANT.format("simulate")),
    (["embers"], "Commands: "),
    ([""], "Commands: "),
    (["--helo"], MEANT.format("--help")),
    (["-x"], "-x"),
    (["play"], "Known games: talisman, lotr and embers"),
    (["play", "ember"], MEANT.format("embers")),
    (["play", "chess"], "Known games: talisman, lotr and embers"),
    (["play", "embers", "embers"], "one word too many"),
    (["play", "embers", "--seets", "3"], MEANT.format("--seats")),
    (["play", "embers", "--seat=3", "--wrong=5"], "--wrong"),
    (["play", "embers", "-s", "3"], "-s"),
    (["play", "embers", "--seats"], "--seats needs a value"),
    (["play", "embers", "--seats", "--bots", "1"], "--seats needs a value"),
    (["play", "embers", "--ask-every-time=yes"], "takes no value"),
    (["play", "embers", "--seats", "three"], "whole number"),
    (["play", "embers", "--seats", "2.5"], "whole number"),
    (["play", "embers", "--seats", "²"], "whole number"),
    (["play", "embers", "--seats", ""], "whole number"),
    (["play", "embers", "--seats", "-1"], "from 1 to 99"),
    (["play", "embers", "--seats", "9" * 5000], "from 1 to 99"),
    (["play", "embers", "--seats", "5"], "at least 2 and at most 4"),
    (["play", "embers", "--seats", "1"], "at least 2 and at most 4"),
    (["play", "embers", "--seats", "2", "--bots", "3"], "Give fewer bots"),
    (["play", "embers", "--seat", "bot:unifrom", "--seat", "person"], MEANT.format("bot:uniform")),
    (["play", "embers", "--seat", "person", "--seat", "person", "--bots", "1"], "given twice"),
    (["play", "embers", "--seats", "2", "--seat", "person"], "given twice"),
    (["play", "embers", "--name", "A", "--name", "B", "--name", "C", "--seats", "2"], "3 names"),
    (["play", "embers", "--name", ""], "short text"),
    (["play", "embers", "--name", "bot:uniform"], "short text"),
    (["play", "embers", "--name", "\x1b[2J"], "short text"),
    (["play", "embers", "--name", "\udcff"], "short text"),
    (["play", "embers", "--seed", "\udcff"], "short text"),
    (["play", "embers", "--seed", "a\nb"], "short text"),
    (["play", "embers", "--set", "copies"], "KEY=VALUE"),
    (["play", "embers", "--set", "copies=many"], "copies=many"),
    (["play", "embers", "--set", "copies=2"], "copies: 2"),
    (["play", "embers", "--set", "colour=red"], "colour=red"),
    (["play", "embers", "--language", "sv"], "Known languages: en, fi and nl"),
    (["play", "embers", "--language", "finnish"], MEANT.format("fi")),
    (["--language"], "--language needs a value"),
    (["--language="], "Known languages"),
    (["play", "embers", "--record", "/no/such/folder/game"], "there is no such folder"),
    (["play", "--resume", "/no/such/file"], "There is no file /no/such/file"),
    (["play", "--resume", "/"], "it is a folder"),
    (["play", "--resume", "x\0y"], "cannot be read"),
    (["play", "embers", "--resume", "x", "--seed", "1"], "--seed belongs to a new game"),
    (["play", "embers", "--resume", "x", "--set", "copies=5"], "--set belongs to a new game"),
    (["simulate"], "Known games: talisman, lotr and embers"),
    (["simulate", "embrs"], MEANT.format("embers")),
    (["simulate", "embers", "--games", "0"], "from 1 to"),
    (["simulate", "embers", "--jobs", "many"], "whole number"),
    (["simulate", "embers", "--bots", "clever"], "Choose from: uniform"),
    (["simulate", "embers", "--seats", "7"], "at least 2 and at most 4"),
    (["simulate", "embers", "--set", "copies=1"], "copies: 1"),
    (["bench", "embres"], MEANT.format("embers")),
    (["bench", "--jsn"], MEANT.format("--json")),
    (["scenario"], "FILE is missing"),
    (["rules"], "REPORT is missing"),
]


@pytest.mark.rule("KR-21")
@pytest.mark.parametrize(("words", "part"), REFUSED)
def test_unknown_input_is_refused_in_one_line(words: list[str], part: str) -> None:
    """Each mistake in the arguments is refused in one line with the meant or possible arguments."""
    check_refused(run(*words), part)


@pytest.mark.rule("KR-20", "KR-21")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("words", "part"), REFUSED)
def test_refusals_are_worded_in_every_language(words: list[str], part: str, language: str) -> None:
    """Each refusal of arguments is one line in every language."""
    if "--language" not in " ".join(words):
        check_refused(run(*words, "--language", language))
    assert run(*words, environment={"LC_ALL": language}).err


@pytest.mark.rule("KR-21")
@pytest.mark.parametrize(
    ("games", "part"),
    [
        ("embers=embers.entri", "embers cannot be loaded: No module named 'embers.entri'"),
        ("embers=embers.game", "has no attribute 'entry'"),
        ("embers", "INGLENOOK_GAMES=embers"),
        ("other=embers.entry", "Known games: talisman, lotr and other"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_refused(games: str, part: str) -> None:
    """A game from the environment that cannot be loaded is refused in one line."""
    from inglenook import registry as registry

    loaded = registry._loaded.copy()
    registry._loaded.clear()
    try:
        check_refused(run("play", "embers", environment={"INGLENOOK_GAMES": games}), part)
    finally:
        registry._loaded.update(loaded)


@pytest.mark.rule("KR-9", "KR-21")
@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"", "cannot be read"),
        (b"\xff\xfe\x00", "cannot be read"),
        (b"not json", "cannot be read"),
        (b'{"inglenook":"record","schema":1', "breaks off"),
        (b"{}", "is not a game record"),
        (b"[1, 2]", "is not a game record"),
        (b'{"inglenook":"snapshot"}', "is not a game record"),
        (b'{"inglenook":"record","schema":99}', "Update Inglenook"),
        (b'{"inglenook":"record","schema":1,"content":{}}', "altered"),
    ],
)
def test_a_file_that_is_no_record_is_refused(content: bytes, part: str, tmp_path: Path) -> None:
    """A file of any content is refused and left untouched."""
    file = tmp_path / "game"
    file.write_bytes(content)

    check_refused(run("play", "--resume", file), str(file), part)
    assert file.read_bytes() == content


@pytest.mark.rule("KR-21")
def test_a_game_is_never_written_over(tmp_path: Path) -> None:
    """A new game is never written over an existing file, whether a record or not."""
    file = tmp_path / "precious"
    file.write_text("a letter")

    check_refused(run("play", "embers", "--record", file), "There is already a file", "--resume")
    assert file.read_text() == "a letter"


# Signals and other actions of the system.


@pytest.mark.rule("KR-21")
def test_nobody_listening_is_no_disaster() -> None:
    """A command whose output pipe is closed ends silently."""
    process = started("play", "embers")
    assert process.stdout is not None and process.stdin is not None and process.stderr is not None
    process.stdout.close()
    with process.stderr, process.stdin:
        process.wait()
        assert (process.returncode, process.stderr.read()) == (141, "")


@pytest.mark.rule("KR-21")
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_is_one_line() -> None:
    """A failed write is reported in one line on standard error."""
    full = os.open("/dev/full", os.O_WRONLY)
    try:
        process = started("play", "--help", stdout=full)
        _, err = process.communicate()
    finally:
        os.close(full)

    assert process.returncode == 1
    assert err.count("\n") == 1 and "Traceback" not in err


@pytest.mark.rule("KR-21")
def test_an_interruption_is_one_line(tmp_path: Path) -> None:
    """Ctrl-C ends the command with 130 and a short line, and the game is saved."""
    file = tmp_path / "game"
    process = started("play", "embers", "--seed", "1", "--record", file)
    assert process.stdout is not None
    assert process.stdout.readline()
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()

    assert (process.returncode, err) == (130, "Interrupted.\n")
    assert out.splitlines()[-1] == f"Goodbye. Your game is waiting in {file}."
    assert run("play", "--resume", file).status == 0


@pytest.mark.rule("KR-21")
def test_a_fault_of_the_program_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """An unexpected error is reported in one line, or raised with INGLENOOK_TRACEBACK."""
    monkeypatch.setattr("inglenook.terminal.command.new_game", lambda given: 1 / 0)

    ran = run("play", "embers")

    assert (ran.status, ran.err.count("\n")) == (1, 1)
    assert "ZeroDivisionError" in ran.err
    with pytest.raises(ZeroDivisionError):
        run("play", "embers", environment={"INGLENOOK_TRACEBACK": "1"})


@pytest.mark.rule("KR-21")
def test_the_module_is_the_command() -> None:
    """`python -m inglenook` does what `inglenook` does."""
    process = started("plya", stdout=subprocess.PIPE)
    out, err = process.communicate()

    assert (process.returncode, out) == (2, "")
    assert err == run("plya").err
