"""Input and output at the table: answers, commands, confirmation of a pass, curtain, and file."""

from __future__ import annotations

import io
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from inglenook.kernel.saved.records import Record
from inglenook.terminal.screen import CLEAR
from tests.command_line.commands import Ran, run

ASKED = "Choose one, 1 to 5:"
OPTIONS = ["1. Pass", "2. Play Phoenix", "3. Play Wall", "4. Play Wall", "5. Play Twig"]
"""First question of the game with seed "a"; the hand also has a Shield."""


def play(*typed: str, words: Iterable[str | Path] = (), seed: str = "a") -> Ran:
    """Types these lines in a game of two players, one of them a bot."""
    return run("play", "embers", "--seed", seed, *words, typed="".join(f"{line}\n" for line in typed))


def replies(*typed: str, words: Iterable[str | Path] = (), seed: str = "a") -> list[str]:
    """Returns the output after the first question, up to the goodbye."""
    lines = play(*typed, words=words, seed=seed).lines
    return lines[lines.index(ASKED) + 1 : -1]


# Answers.


@pytest.mark.rule("KR-2")
@pytest.mark.parametrize("typed", ["5", " 5 ", "play twig", "Play Tw", "twig", "TWIG"])
def test_an_answer_is_a_number_or_the_beginning_of_a_label(typed: str) -> None:
    """An answer is an option's number, or the beginning of its label or of a word in it, in any case."""
    assert "Player 1 plays Twig." in replies(typed)


@pytest.mark.rule("KR-2")
def test_labels_that_read_the_same_mean_the_same() -> None:
    """Options with the same label count as one: "wall" chooses either of two Walls."""
    assert "Player 1 plays Wall." in replies("wall")


@pytest.mark.rule("KR-3")
@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("6", "There is no number 6. The list goes from 1 to 5."),
        ("0", "There is no number 0. The list goes from 1 to 5."),
        ("1 2", "Choose at most 1 option; you chose 2."),
        ("2 2", "“Play Phoenix” was chosen twice. Choose each option at most once."),
        ("play", "“play” can mean several options: Play Phoenix, Play Wall and Play Twig. Type more of it, or the"),
        ("-1", "“-1” was not understood."),
        ("²", "“²” was not understood."),
        ("9" * 5000, "was not understood."),
        ("shield", "“shield” was not understood."),
        (",", "was not understood."),
        ("\x1b[A", "was not understood."),
        ("{ $x }", "“{ $x }” was not understood."),
    ],
)
def test_an_answer_that_is_not_offered_is_asked_again(typed: str, said: str) -> None:
    """An answer that is not offered is reported, and the question is repeated."""
    told = replies(typed, "5")

    assert said in told[0]
    assert told[1:3] == ["Your turn: play a card or pass. You have 2 actions left.", ASKED]
    assert "Player 1 plays Twig." in told


@pytest.mark.rule("KR-2")
def test_an_empty_line_repeats_the_question() -> None:
    """An empty line repeats the question with all its options, any number of times."""
    once = ["", "Your turn: play a card or pass. You have 2 actions left.", *OPTIONS, ASKED]

    assert replies("", "") == once + once


@pytest.mark.rule("KR-5")
def test_a_hasty_pass_is_asked_about_once() -> None:
    """A pass with other options left is confirmed once, and each player can switch this off."""
    warning = "You can still do something. Choose the same again to pass all the same."

    assert replies("1") == [warning, ASKED]
    assert "Player 1 passes." in replies("1", "1")
    assert replies("guard", "1")[:4] == [
        "You will no longer be asked again when you pass.",
        ASKED,
        "",
        "Player 1 passes.",
    ]
    assert replies("guard", "guard", "1")[-2:] == [warning, ASKED]


# Commands.


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize(
    ("language", "word", "last"), [("en", "help", "quit: "), ("fi", "ohje", "lopeta: "), ("nl", "hulp", "stop: ")]
)
def test_help_lists_the_words_of_the_language(language: str, word: str, last: str) -> None:
    """The help lists the commands of the language, which work as listed and in English."""
    ran = play(word, words=["--language", language])
    listed = [line for line in ran.lines if ": " in line]

    assert any(line.startswith(f"{word}: ") for line in listed)
    assert any(line.startswith(last) for line in listed)
    assert ran.lines == play("help", words=["--language", language]).lines


@pytest.mark.rule("KR-7")
def test_the_table_can_be_read_out() -> None:
    """The table can be read out as a whole or in parts."""
    whole = [
        "It is the turn of Player 1.",
        "You have 5 embers.",
        "Your hand, 5 cards: Phoenix, Wall, Wall, Twig and Shield.",
        "Bot 2 has 5 embers.",
        "Bot 2 has 4 cards in hand.",
        "Deck: 31 cards.",
        "The ash pile is empty.",
    ]
    assert replies("look") == [*whole, ASKED]
    assert replies("hand", "others", "ash") == [*whole[1:3], ASKED, *whole[3:5], ASKED, whole[6], ASKED]


@pytest.mark.rule("KR-7")
def test_the_log_can_be_read_again() -> None:
    """The log can be read again as the player received it, with a number of lines."""
    told = replies("wall", "log", "log 1")

    assert told[-5:] == ["Player 1 draws Shield.", "Player 1 plays Wall.", told[-3], "Player 1 plays Wall.", told[-3]]


@pytest.mark.rule("KR-10")
def test_why_names_reasons_with_their_rules() -> None:
    """`why` explains an offered option by its number, an aside, or a refusal with its rule."""
    assert replies("why")[:2] == ["You can ask about these:", "1. Twig"]
    assert replies("why twig")[0] == "Twig can be chosen now, number 5."
    assert replies("why 1") == replies("why twig")
    assert replies("why shield")[0] == "Beside the question you can do this with it: Burn Shield."
    hidden = replies("why something")
    assert hidden[0] == "something hidden: You can play only cards from your own hand. Rule ER-2."
    assert "“dragon” was not understood." in replies("why dragon")[0]
    assert "There is no number 99." in replies("why 99")[0]


@pytest.mark.rule("KR-11")
def test_asides_are_done_beside_the_question() -> None:
    """Actions beside the question are listed, chosen by number or label, and followed by the question again."""
    listed = replies("asides")

    assert listed[0] == "Beside the question you can, with do and the number:"
    assert listed[1:6] == ["1. Burn Phoenix", "2. Burn Wall", "3. Burn Wall", "4. Burn Twig", "5. Burn Shield"]
    assert replies("do") == listed
    for typed in ("do 4", "do burn twig", "do twig"):
        told = replies(typed)
        assert told[1] == "Player 1 burns Twig."
        assert "5. Play Twig" not in told
    assert "There is no number 6." in replies("do 6")[0]


@pytest.mark.rule("KR-12")
def test_undo_takes_back_and_says_why_not() -> None:
    """`undo` takes back the latest answer and returns to its question, or gives the reason against it."""
    question = ["", "Your turn: play a card or pass. You have 2 actions left.", *OPTIONS, ASKED]
    assert replies("wall", "undo")[-9:] == ["Your latest answer is taken back.", *question]
    assert "There is no answer of yours to take back yet." in replies("undo")
    refused = replies("twig", "1", "1", "undo")
    assert any("has answered since then" in line or "has been seen since then" in line for line in refused)


# Keeping and leaving.


@pytest.mark.rule("KR-8")
def test_a_game_can_be_saved_on_the_way(tmp_path: Path) -> None:
    """A game saved during play writes later answers to the same file."""
    file = tmp_path / "game"
    ran = play("save", f"save {file}", "wall", "quit")

    assert "Type save and the name of a file." in ran.lines
    assert f"The game is saved in {file}." in ran.lines
    assert ran.lines[-1] == f"Goodbye. Your game is waiting in {file}."
    assert len(Record.from_text(file.read_bytes(), "", ("embers",)).answers) == 1


@pytest.mark.rule("KR-21")
def test_saving_never_writes_over_a_file(tmp_path: Path) -> None:
    """Saving never overwrites a file, and a file that cannot be written does not end the game."""
    file = tmp_path / "letter"
    file.write_text("Dear Ann")
    told = replies(f"save {file}", f"save {tmp_path}/no/such", "wall")

    assert told[0].startswith(f"There is already a file {file}.")
    assert any("there is no such folder" in line for line in told)
    assert "Player 1 plays Wall." in told
    assert file.read_text() == "Dear Ann"


@pytest.mark.rule("KR-21")
def test_leaving_a_game_that_is_not_kept_is_said_twice() -> None:
    """Leaving an unsaved game needs to be confirmed, unless nothing was answered yet."""
    assert play("wall", "quit").out.count("This game is not kept anywhere.") == 1
    assert play("wall", "quit", "quit", "5").lines[-1] == "Goodbye. This game was not kept."
    assert "not kept anywhere" not in play("quit").out


class Typing(io.StringIO):
    """Typed lines with an action before one of them."""

    def __init__(self, lines: list[str], before: int, happening: Callable[[], None]) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))
        self.before = before
        self.happening = happening

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # the same as in StringIO
        if self.before == 0:
            self.happening()
        self.before -= 1
        return super().readline(-1 if size is None else size)


@pytest.mark.rule("KR-4")
def test_a_file_that_fails_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    """A record that cannot be written any more is reported once, the game goes on, and can be saved elsewhere."""
    folder, other = tmp_path / "folder", tmp_path / "other"
    folder.mkdir()
    typing = Typing(["wall", "undo", "wall", f"save {other}"], 1, lambda: shutil.rmtree(folder))
    ran = run("play", "embers", "--seed", "a", "--record", folder / "game", typed=typing)

    assert ran.status == 0
    assert ran.out.count("there is no such folder") == 1
    assert ran.lines[-1] == f"Goodbye. Your game is waiting in {other}."
    assert len(Record.from_text(other.read_bytes(), "", ("embers",)).answers) == 1


# Several people at one keyboard.


class Terminal(io.StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


CURTAIN = "Hand the keyboard to Bea, who presses Enter."


@pytest.mark.rule("KR-7")
def test_the_curtain_falls_between_two_people() -> None:
    """The curtain between two people shows public news, and the next player's own news after Enter."""
    ran = play("wall", "twig", "", words=["--name", "Ann", "--name", "Bea"])
    lines = ran.lines
    place = lines.index(CURTAIN)

    assert ran.out.count("Hand the keyboard") == 1
    assert lines[place - 5 : place] == [
        "Ann draws a card.",
        "Ann plays Wall.",
        "Ann plays Twig.",
        "Ann gains 1 ember and has 6.",
        "Bea draws a card.",
    ]
    assert lines[place + 2].startswith("Bea draws ") and lines[place + 2] != "Bea draws a card."
    assert "draws Shield" not in "".join(lines[place:])


@pytest.mark.rule("KR-7")
def test_what_only_one_may_know_is_told_before_the_curtain() -> None:
    """News for one player only, as from an Owl, is read and confirmed before the curtain."""
    lines = play("twig", "owl", "", "", seed="owl2", words=["--name", "Ann", "--name", "Bea"]).lines
    read, handed_over = lines.index("Press Enter when you have read this."), lines.index(CURTAIN)

    assert sum("Ann sees" in line for line in lines[:read]) == 2
    assert "Ann sees" not in "".join(lines[read:])
    assert lines[read:handed_over].count("Ann looks at one of the top cards of the deck.") == 2


@pytest.mark.rule("KR-7")
def test_a_terminal_is_cleared_at_the_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the curtain a terminal's screen and scrollback are cleared, and output to a pipe is not."""
    from inglenook.terminal.screen import Screen
    from inglenook.wording import Wording

    out = Terminal()
    screen = Screen(Terminal("x\n"), out, Wording("en"), ["Ann"])
    monkeypatch.setenv("TERM", "xterm")
    screen.say("a secret")
    screen.clear()

    assert out.getvalue() == f"a secret\n{CLEAR}"
    assert "\x1b[3J" in CLEAR
    assert CLEAR not in play("wall", "twig", "", words=["--name", "Ann", "--name", "Bea"]).out


@pytest.mark.rule("KR-7")
@pytest.mark.parametrize("words", [["--name", "Ann"], ["--name", "Ann", "--bots", "3"]])
def test_one_person_needs_no_curtain(words: list[str]) -> None:
    """A single person plays without a curtain, however many bots answer in between."""
    assert "keyboard" not in play(*["2"] * 300, words=words).out
