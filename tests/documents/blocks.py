"""The code blocks of a page, and what running them means.

- A block after a line "Save this as `NAME`:" is a file.
- A block `console` is a session: each line that begins with "$ " is a command, and under it stands what it prints;
  "..." stands for anything.
- A block `python` with ">>>" is a session of Python, in which the names of earlier blocks of the page are known; one
  without is a program.

All blocks of a page run in one folder, in the order of the page.
"""

from __future__ import annotations

import contextlib
import doctest
import functools
import io
import os
import re
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from inglenook import command_line

PROJECT: Final = Path(__file__).resolve().parents[2]
BLOCK: Final = re.compile(
    r"^(?P<indent> *)(?P<fence>```+)(?P<kind>[^\n`]*)\n(?P<text>.*?)^(?P=indent)(?P=fence) *$", re.DOTALL | re.MULTILINE
)
SAVED: Final = re.compile(r"Save this as `([\w.-]+)`:\s*\Z")
OPTION: Final = re.compile(r"(?<!\S)--[a-z-]+")
FLAGS: Final = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@dataclass(frozen=True, slots=True)
class Block:
    """A code block: its kind, its text, the number of its first line, and the name of the file it is, or ""."""

    kind: str
    text: str
    line: int
    name: str


def blocks(page: str) -> list[Block]:
    """Returns the code blocks of a page, without those that Sphinx evaluates."""
    found = []
    for match in BLOCK.finditer(page):
        kind = match["kind"].strip()
        if kind.startswith("{"):
            continue
        text = re.sub(rf"^{match['indent']}", "", match["text"], flags=re.MULTILINE)
        saved = SAVED.search(page, 0, match.start())
        line = page.count("\n", 0, match.start()) + 2
        found.append(Block(kind, text, line, saved[1] if saved else ""))
    return found


def commands(text: str) -> list[tuple[str, str]]:
    """Returns the commands of a console session, each with what it prints."""
    parts = re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]
    return [(part.partition("\n")[0], part.partition("\n")[2]) for part in parts]


def run_command(command: str) -> str:
    """Runs a command of ours in this process, or `echo`, and returns what it prints; ">" and ">>" write to a file."""
    words = shlex.split(command)
    target, mode = "", "w"
    for sign, opened in ((">>", "a"), (">", "w")):
        if sign in words:
            target, mode = words[words.index(sign) + 1], opened
            words = words[: words.index(sign)]
    if words[0] == "echo":
        printed = " ".join(words[1:]) + "\n"
    else:
        assert words[0] == "inglenook", f"the runner does not know the command {words[0]}"
        printed = called(words[1:])
    if target:
        with Path(target).open(mode, encoding="utf-8") as file:
            file.write(printed)
        return ""
    return printed


def called(words: Sequence[str]) -> str:
    """Calls the command `inglenook` and returns what it prints, faults included."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        command_line.main(list(words))
    return out.getvalue()


def run_blocks(page: str, folder: Path, known: dict[str, Any]) -> list[str]:
    """Runs the blocks of a page in a folder; returns the differences from the page."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        return [fault for block in blocks(page) for fault in run_block(block, known)]
    finally:
        os.chdir(before)


def run_block(block: Block, known: dict[str, Any]) -> list[str]:
    """Runs a block; returns its difference from the page."""
    if block.name:
        Path(block.name).write_text(block.text, "utf-8")
        return []
    if block.kind == "console":
        return [
            f"line {block.line}: `{command}` {fault}"
            for command, expected in commands(block.text)
            if (fault := fault_of(command, expected))
        ]
    if block.kind == "python":
        return run_python(block, known)
    return [f"line {block.line}: nobody knows how to run a block of the kind “{block.kind}”"]


def run_python(block: Block, known: dict[str, Any]) -> list[str]:
    """Runs a Python session or a program."""
    if ">>>" not in block.text:
        exec(compile(block.text, f"line {block.line}", "exec"), known)
        return []
    test = doctest.DocTestParser().get_doctest(block.text, known, f"line {block.line}", None, block.line)
    out = io.StringIO()
    doctest.DocTestRunner(verbose=False, optionflags=FLAGS).run(test, out=out.write, clear_globs=False)
    known.update(test.globs)
    return [out.getvalue()] if out.getvalue() else []


def fault_of(command: str, expected: str) -> str:
    """Returns the difference of a command's output, or ""."""
    if is_not_run(command):
        return "" if is_known(command) else "does not exist like this"
    printed = run_command(command)
    return "" if is_as_expected(printed, expected) else f"printed\n{printed}"


def is_as_expected(printed: str, expected: str) -> bool:
    """Whether a command printed what the page says."""
    return doctest.OutputChecker().check_output(expected, printed, FLAGS)


def is_not_run(command: str) -> bool:
    """Whether a command is not run here: it installs, serves for ever, or belongs to the system."""
    return not command.startswith(("inglenook ", "echo ")) or command.startswith(("inglenook serve", "inglenook admin"))


def is_known(command: str) -> bool:
    """Whether a command that is not run exists: a make target, a script, or a project command with its options."""
    make = re.match(r"make ([a-z-]+)", command)
    if make:
        return f"\n{make[1]}:" in (PROJECT / "Makefile").read_text("utf-8")
    script = re.match(r"(scripts/[a-z-]+)(.*)", command)
    if script:
        path = PROJECT / script[1]
        return path.is_file() and all(option in path.read_text("utf-8") for option in OPTION.findall(script[2]))
    ours = re.search(r"(?:^|/)inglenook ([a-z]+)( .*)?$", command)
    if ours is None:
        return True
    explained = help_of(ours[1])
    return all(option in explained for option in OPTION.findall(ours[2] or ""))


@functools.cache
def help_of(command: str) -> str:
    """Returns the help of a project command."""
    return called([command, "--help"])
