"""Tests of Talisman in the terminal: whole games from typed lines, readings, and refused input."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from inglenook.kernel.decisions import Decision
from inglenook.kernel.game import Given
from inglenook.kernel.messages import Name
from inglenook.kernel.saved.records import Record
from inglenook.talisman.components import CHARACTERS
from inglenook.talisman.entry import entry
from inglenook.talisman.entry.settings import character
from inglenook.talisman.rulebook import Talisman
from inglenook.terminal.option_list import told
from inglenook.terminal.typed_answers import asks_for_number
from inglenook.wording import LANGUAGES, Wording
from tests.command_line.commands import Ran, check_refused, run
from tests.talisman.positions import Position

SEED = "ash"
SHORT = ("--set", "house=one-hour")
TWO = ("--seat", "bot:thumb", "--seat", "bot:thumb")
PERSON_AND_BOT = ("--seat", "person", "--seat", "bot:thumb")

END = {
    "en": ("The game is over.", "is the last on the board and wins."),
    "fi": ("Peli on päättynyt.", "on viimeisenä pelilaudalla ja voittaa."),
    "nl": ("Het spel is afgelopen.", "is als laatste op het spelbord en wint."),
}

LEFTOVER = re.compile(r"[{}$@]|\b(log|prompt|option|name|error|look|word|choice|state|why|text)-[a-z]|[a-z]:[a-z]")
"""Patterns that show an unworded message."""


def play(*typed: str, words: Sequence[str | Path] = (), seed: str = "hearth") -> Ran:
    """Types these lines in a game of a Wizard against a bot's Warrior."""
    given = ["--set", "characters=wizard,warrior", *words]
    return run("play", "talisman", "--seed", seed, *given, typed="".join(f"{line}\n" for line in typed))


# Whole games.


@pytest.fixture(scope="module")
def bots_game(tmp_path_factory: pytest.TempPathFactory) -> Record:
    """Returns a game that two bots have played to its end."""
    file = tmp_path_factory.mktemp("bots") / "game"
    ran = run("play", "talisman", "--seed", SEED, *SHORT, *TWO, "--record", file)
    assert (0, "") == (ran.status, ran.err)
    return record_in(file)


def record_in(file: Path) -> Record:
    """Returns the record stored in a file."""
    return Record.from_text(file.read_bytes(), "", ("talisman",))


@pytest.fixture(scope="module")
def script(bots_game: Record) -> str:
    """Returns the lines that a person would have typed to play the first seat of that game in the same way."""
    game = bots_game.replay(Talisman(), upto=0)
    lines = []
    for given in bots_game.answers:
        decision = game.pending
        assert decision is not None
        if given.seat == 0 and given.is_aside:
            beside = [option.key for option in game.asides(0)]
            lines.append(f"do {beside.index(given.keys[0]) + 1}")
        elif given.seat == 0:
            lines.append(typed_for(decision, given))
        game.give_again([given])
    return "".join(f"{line}\n" for line in lines)


def typed_for(decision: Decision, given: Given) -> str:
    """Returns an answer as it is typed: numbers from the list, or a plain number."""
    places = [decision.keys().index(key) for key in given.keys]
    if asks_for_number(decision):
        return str(decision.options[places[0]].amount)
    return " ".join(str(place + 1) for place in places) or "0"


@pytest.fixture(scope="module")
def games(script: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[Ran, Record]]:
    """Returns the recorded game replayed by the script in every language: output and answers."""
    found = {}
    for language in LANGUAGES:
        file = tmp_path_factory.mktemp(language) / "game"
        words = ["play", "talisman", "--seed", SEED, *SHORT, *PERSON_AND_BOT, "--stops", "all", "--language", language]
        found[language] = (run(*words, "--record", file, typed=script), record_in(file))
    return found


@pytest.mark.rule("KR-20", "TR-21a")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_a_script(
    language: str, games: dict[str, tuple[Ran, Record]], script: str, bots_game: Record
) -> None:
    """A scripted game runs from the first line to the winner in every language without an unworded message."""
    ran, played = games[language]
    over, won = END[language]

    assert (0, "") == (ran.status, ran.err)
    assert over == ran.lines[-2]
    assert ran.lines[-3].endswith(won)
    assert not LEFTOVER.search("\n".join(ran.lines[:-1]))
    assert script.count("\n") > 50
    assert [given.keys for given in bots_game.answers] == [given.keys for given in played.answers]


@pytest.mark.rule("KR-20")
def test_the_same_game_in_every_language(games: dict[str, tuple[Ran, Record]]) -> None:
    """A scripted game has the same number of lines in every language."""
    assert 1 == len({len(ran.lines) for ran, _ in games.values()})
    assert len(LANGUAGES) == len({ran.out for ran, _ in games.values()})


@pytest.mark.rule("KR-1", "KR-8")
def test_a_resumed_game_is_the_same_game(script: str, bots_game: Record, tmp_path: Path) -> None:
    """A game stopped in the middle and resumed ends like the same game played in one go."""
    file = tmp_path / "game"
    lines = script.splitlines(keepends=True)
    half = len(lines) // 2
    words: list[str | Path] = ["--seed", SEED, *SHORT, *PERSON_AND_BOT, "--stops", "all", "--record", file]
    run("play", "talisman", *words, typed="".join(lines[:half]))
    resumed = run("play", "--resume", file, "--stops", "all", typed="".join(lines[half:]))

    assert f"The record of this game is kept in {file}." == resumed.lines[-1]
    assert [given.keys for given in bots_game.answers] == [given.keys for given in record_in(file).answers]


@pytest.mark.rule("KR-20", "KR-21")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_beginning_of_a_game(language: str, seats: int) -> None:
    """Games with people and bots in any mix accept the first typed lines."""
    people = [word for name in ("Ann", "Bea")[: 1 + seats % 2] for word in ("--name", name)]
    words = ["--seats", str(seats), *people, "--language", language]
    ran = run("play", "talisman", "--seed", SEED, *words, typed="look\n" + "1\n\n" * 12 + "quit\nquit\n")

    assert (0, "") == (ran.status, ran.err)
    assert not LEFTOVER.search(ran.out)


@pytest.mark.rule("KR-20")
def test_the_turns_of_others_are_told_as_recaps() -> None:
    """Each turn of another player is summed up in one line; the own turn is told line by line."""
    ran = play(*["1"] * 12)
    others = [line for line in ran.lines if line.startswith("The turn of Bot 2 begins.")]

    assert others
    assert all("Bot 2 " in line.partition("begins.")[2] for line in others)
    assert "The turn of Player 1 begins." in ran.lines


@pytest.mark.rule("KR-20", "TR-S3")
def test_before_the_first_question_one_hears_who_is_who() -> None:
    """Before the first question each character is described, the own one with its abilities and possessions."""
    heard = play("quit").lines

    assert "You are the Wizard, evil." in heard
    assert any(line.startswith("Abilities: When you have no Spell") for line in heard)
    assert "Bot 2 is the Warrior, neutral." in heard


@pytest.mark.rule("KR-20", "TR-C2")
def test_what_comes_up_for_the_first_time_is_explained() -> None:
    """The text of a card or space new to the player is read once in the own turn, unless switched off."""
    heard = play(*["1"] * 40).lines
    quiet = play("texts", *["1"] * 40).lines
    explained = [line for line in heard if re.match(r"[A-Z].*\. (Enemy|Stranger|Object|Follower|Event|Place)", line)]

    assert explained
    assert len(set(explained)) == len(explained)
    assert not set(explained) & set(quiet)
    assert "You will no longer hear the text of what comes up. The word read still reads it out." in quiet


# Reading.


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "word", ["help", "look", "me", "here", "others", "spells", "board", "map", "quest", "stock", "stops", "list"]
)
def test_everything_can_be_read_out(language: str, word: str) -> None:
    """At any question every reading works by its English word in every language, fully worded."""
    silent = play("quit", words=["--language", language])
    ran = play(word, "quit", words=["--language", language])

    assert len(ran.lines) > len(silent.lines)
    assert not LEFTOVER.search(ran.out)


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize(
    ("language", "typed", "head"),
    [
        ("en", "read harpy", "Enemy (Monster) · order number 3 · Craft 4 · 1 card"),
        ("en", "read Crown of", "Inner region"),
        ("en", "read wizard", "Character · Strength 2 · Craft 5 · 4 lives · 1 gold · evil · start space: Graveyard"),
        ("fi", "lue harpyija", "Vihollinen (hirviö) · järjestysnumero 3 · taito 4 · 1 kortti"),
        ("fi", "read soturi", "Pelihahmo · voima 4 · taito 3 · 4 kuntopistettä · 1 kultasäkki"),
        ("nl", "lees draak", "Vijand (draak) · volgnummer 2 · Kracht 7 · 3 kaarten"),
    ],
)
def test_any_text_can_be_read_by_its_name(language: str, typed: str, head: str) -> None:
    """The text of any card, space or character can be read by the start of its name, also when not in play."""
    assert any(line.startswith(head) for line in play(typed, words=["--language", language]).lines)


@pytest.mark.rule("KR-3", "KR-21")
@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("read", "Type read and a name, or read and the number of an option."),
        ("read hills", "“hills” can mean several options: Hills (north), Hills (south) and Hills (middle region)."),
        ("read nobody", "“nobody” was not understood."),
        ("read 99", "There is no number 99."),
        ("read 1", "There is nothing printed to read about it."),
    ],
)
def test_what_cannot_be_read_is_said(typed: str, said: str) -> None:
    """A reading that does not exist is refused with a message, and the question stays."""
    ran = play(typed)

    assert any(line.startswith(said) for line in ran.lines)
    assert 0 == ran.status


@pytest.mark.rule("KR-20")
def test_an_option_can_be_read_by_its_number() -> None:
    """The text behind an option can be read by the option's number."""
    asked = play("quit").lines
    label = next(line for line in asked if line.startswith("2. "))
    read = play("read 2", "quit").lines
    name = read[read.index(asked[-2]) + 1]

    assert name in label


# Many options alike.


@pytest.mark.rule("KR-2", "KR-20")
def test_many_options_alike_are_one_line() -> None:
    """A Spell with many targets is one line with a range of numbers; `list` reads out all of them."""
    game = Position("wizard", "warrior").spells(0, "hex").turn_of(0)
    decision = game.game.pending
    assert decision is not None
    labels = [f"label {number}" for number in range(1, len(decision.options) + 1)]
    lines = [Wording("en").say(line) for line in told(decision, labels, {})]

    assert [
        "1. label 1",
        f"2 to {len(labels)}. label 2; or {len(labels) - 2} others like it, type list to hear them all",
    ] == lines


@pytest.mark.rule("KR-20", "TR-S2")
def test_characters_to_choose_from_are_all_read_out() -> None:
    """All characters to choose from are read out, one per line."""
    ran = play("quit", words=["--set", "characters=", "--set", "choose=yes"])

    assert 28 <= len([line for line in ran.lines if ". Play the " in line])


@pytest.mark.rule("KR-20", "TR-S2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_characters_are_called_by_their_names_in_any_language(language: str) -> None:
    """Characters are named in any language and letter case, and no name means two characters."""
    say = Wording(language, entry().locales).say
    names = [say(Name(id)) for id in CHARACTERS]

    assert [one.name for one in CHARACTERS.values()] == [character(name.upper()) for name in names]


# Input that is refused.


REFUSED = [
    (["--set", "characters=warior"], ["There is no character “warior”", "Did you mean “warrior”?"]),
    (["--set", "characters=soturi,warrior"], ["“warrior” is named twice"]),
    (["--set", "characters=warrior,warrior"], ["“warrior” is named twice"]),
    (["--set", "characters=elf,warrior,wizard"], ["more characters than players"]),
    (["--set", "house=one-our"], ["“one-our” is not possible for house", "Did you mean “one-hour”?"]),
    (["--set", "trofies=5"], ["“trofies” is not possible for --set", "Did you mean “trophies”?"]),
    (["--set", "trophies=99"], ["trophies can be from 1 to 20"]),
    (["--set", "trophies=many"], ["trophies has to be a whole number"]),
    (["--set", "choose=perhaps"], ["“perhaps” is not possible for choose"]),
    (["--set", "characters"], ["KEY=VALUE"]),
    (["--seats", "1"], ["The number of players is 1", "at least 2 and at most 6"]),
    (["--seats", "7"], ["The number of players is 7"]),
    (["--bots", "7"], ["The number of players is 8"]),
    (["--seat", "bot:tumb", "--seat", "person"], ["Did you mean “bot:thumb”?"]),
    (["--stops", "my-fight"], ["“my-fight” is not possible for --stops", "Did you mean “my-fights”?"]),
]


@pytest.mark.rule("KR-21", "TD-1")
@pytest.mark.parametrize(("words", "parts"), REFUSED)
def test_a_game_that_cannot_be_is_refused_in_one_line(words: list[str], parts: list[str]) -> None:
    """An impossible game is refused in one line with a suggestion and exit code 2."""
    check_refused(run("play", "talisman", *words), *parts)


@pytest.mark.rule("KR-20", "KR-21")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [words for words, _ in REFUSED])
def test_refusals_are_worded(language: str, words: list[str]) -> None:
    """Refusals are worded in every language, also after other games in the same process."""
    run("play", "embers", typed="")
    ran = run("play", "talisman", *words, "--language", language)

    check_refused(ran)
    assert not LEFTOVER.search(re.sub(r"KEY=VALUE|bot:", "", ran.err))


BREAKING: dict[str, tuple[Callable[[str], str], str]] = {
    "cut off": (lambda text: text[: len(text) // 2], "breaks off before its end"),
    "altered": (lambda text: text.replace("warrior", "wizards"), "was altered after it was saved"),
    "a letter": (lambda text: "Dear Ann,", "cannot be read"),
    "empty": (lambda text: "", "cannot be read"),
}
"""Faults of a file, with the message for each."""


@pytest.mark.rule("KR-9", "KR-21")
@pytest.mark.parametrize("accident", BREAKING)
def test_a_broken_record_is_refused(accident: str, tmp_path: Path) -> None:
    """A broken record is refused whole with the reason, and the file stays unchanged."""
    breaking, part = BREAKING[accident]
    file = tmp_path / "game"
    play("1", "1", words=["--record", file])
    file.write_text(breaking(file.read_text("utf-8")), "utf-8")
    before = file.read_bytes()

    check_refused(run("play", "--resume", file), part)
    assert before == file.read_bytes()


@pytest.mark.rule("KR-3")
@pytest.mark.parametrize("typed", ["99", "0", "1 2", "fly to the moon", "-1", "1,1", "{ $x }"])
def test_an_answer_that_is_not_offered_loses_nothing(typed: str, tmp_path: Path) -> None:
    """After an answer that is not offered, the fault is told, the question is repeated, and the game goes on."""
    straight, stumbling = tmp_path / "straight", tmp_path / "stumbling"
    play("1", "1", words=["--record", straight])
    ran = play(typed, "1", "1", words=["--record", stumbling])

    assert 0 == ran.status
    assert straight.read_bytes() == stumbling.read_bytes()
    said = [
        line for line in ran.lines if "understood" in line or "There is no number" in line or "Choose at most" in line
    ]
    assert said or "was chosen twice" in ran.out
