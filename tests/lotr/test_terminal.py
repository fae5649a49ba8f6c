"""Tests of the card game in the terminal: whole games from typed lines, readings, decks, and refused input."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from inglenook.kernel.decisions import Decision
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Given
from inglenook.kernel.messages import Name
from inglenook.kernel.saved.records import Record
from inglenook.lotr.entry import entry, rounds
from inglenook.lotr.entry.description import text_of_card
from inglenook.lotr.entry.settings import set_up
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.terminal.typed_answers import asks_for_number
from inglenook.wording import LANGUAGES, Wording
from tests.command_line.commands import Ran, check_refused, run

SEED = "2"
DECKS = ("--deck", "fellowship-aragorn", "--deck", "fellowship-gandalf")
TWO = ("--seat", "bot:uniform", "--seat", "bot:uniform")
PERSON_AND_BOT = ("--seat", "person", "--seat", "bot:uniform", "--stops", "all")

END = {
    "en": ("The game is over.", "wins the game"),
    "fi": ("Peli on päättynyt.", "voittaa pelin"),
    "nl": ("Het spel is afgelopen.", "wint het spel"),
}
"""The last line of a game before that about the record, and how the line before tells the winner."""

LEFTOVER = re.compile(r"[{}$@]|\b(log|prompt|option|name|error|look|word|share|detail|why|does|keyword)-[a-z]")
"""Patterns that show an unworded message."""


def play(*typed: str, words: Sequence[str | Path] = (), seed: str = SEED) -> Ran:
    """Types these lines in a game of two with starters, against a bot."""
    given = [*DECKS, "--set", "bids=1,0", *words]
    return run("play", "lotr", "--seed", seed, *given, typed="".join(f"{line}\n" for line in typed))


# Whole games.


@pytest.fixture(scope="module")
def bots_game(tmp_path_factory: pytest.TempPathFactory) -> Record:
    """Returns a game that two bots have played to its end."""
    file = tmp_path_factory.mktemp("bots") / "game"
    ran = run("play", "lotr", "--seed", SEED, *DECKS, "--set", "bids=1,0", *TWO, "--record", file)
    assert (0, "") == (ran.status, ran.err)
    return record_in(file)


def record_in(file: Path) -> Record:
    """Returns the record stored in a file."""
    return Record.from_text(file.read_bytes(), "", ("lotr",))


@pytest.fixture(scope="module")
def script(bots_game: Record) -> str:
    """Returns the lines that a person would have typed to play the first seat of that game in the same way."""
    game = bots_game.replay(LordOfTheRings(), upto=0)
    lines = ["guard"]
    for given in bots_game.answers:
        decision = game.pending
        assert decision is not None
        if given.seat == 0:
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
        words = ["play", "lotr", "--seed", SEED, *DECKS, "--set", "bids=1,0", *PERSON_AND_BOT, "--language", language]
        found[language] = (run(*words, "--record", file, typed=script), record_in(file))
    return found


@pytest.mark.rule("KR-20", "LR-21.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_a_script(
    language: str, games: dict[str, tuple[Ran, Record]], script: str, bots_game: Record
) -> None:
    """A scripted game runs from the first line to the winner in every language without an unworded message."""
    ran, played = games[language]
    over, won = END[language]

    assert (0, "") == (ran.status, ran.err)
    assert over == ran.lines[-2]
    assert won in ran.lines[-3]
    assert 1 == ran.out.count(won)
    assert not LEFTOVER.search("\n".join(ran.lines[:-1]))
    assert script.count("\n") > 10
    assert [given.keys for given in bots_game.answers] == [given.keys for given in played.answers]


@pytest.mark.rule("KR-20")
def test_the_same_game_in_every_language(games: dict[str, tuple[Ran, Record]]) -> None:
    """A scripted game has the same number of lines in every language."""
    assert 1 == len({len(ran.lines) for ran, _ in games.values()})
    assert len(LANGUAGES) == len({ran.out for ran, _ in games.values()})


@pytest.mark.rule("KR-20", "LR-13.9")
def test_of_a_number_that_changes_twice_only_the_last_is_told(games: dict[str, tuple[Ran, Record]]) -> None:
    """After a move only the final twilight pool is told, not the intermediate value."""
    told = re.sub(r"\s+", " ", games["en"][0].out)

    assert "Twilight pool: " in told
    assert not re.search(r"Twilight pool: \d+\. Twilight pool: ", told)


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_turn_of_somebody_else_is_told_a_line_for_each_phase(
    language: str, games: dict[str, tuple[Ran, Record]]
) -> None:
    """Another player's turn is told in a line for each phase, with each skirmish on its own line."""
    lines = games[language][0].lines
    begins = re.compile({"en": "Skirmish: [A-Z]", "fi": "Taistelu: [^.]+, vastassa", "nl": "Gevecht: [A-Z]"}[language])
    told = [line for line in lines if begins.search(line)]

    assert len(told) > 3
    assert [line for line in told if not begins.match(line) or len(begins.findall(line)) > 1] == []


@pytest.mark.rule("KR-1", "KR-8")
def test_a_resumed_game_is_the_same_game(script: str, bots_game: Record, tmp_path: Path) -> None:
    """A game stopped in the middle and resumed ends like the same game played in one go."""
    file = tmp_path / "game"
    lines = script.splitlines(keepends=True)
    half = len(lines) // 2
    words: list[str | Path] = ["--seed", SEED, *DECKS, "--set", "bids=1,0", *PERSON_AND_BOT, "--record", file]
    run("play", "lotr", *words, typed="".join(lines[:half]))
    resumed = run("play", "--resume", file, "--stops", "all", typed="guard\n" + "".join(lines[half:]))

    assert f"The record of this game is kept in {file}." == resumed.lines[-1]
    assert [given.keys for given in bots_game.answers] == [given.keys for given in record_in(file).answers]


@pytest.mark.rule("KR-20", "KR-21")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_beginning_of_a_game(language: str, seats: int) -> None:
    """Games with people and bots in any mix, with bidding, accept the first typed lines."""
    people = [word for name in ("Ann", "Bea")[: 1 + seats % 2] for word in ("--name", name)]
    words = ["--seats", str(seats), *people, "--language", language]
    ran = run("play", "lotr", "--seed", SEED, *words, typed="look\n" + "1\n\n" * 20 + "quit\nquit\n")

    assert (0, "") == (ran.status, ran.err)
    assert not LEFTOVER.search(ran.out)


@pytest.mark.rule("KR-20")
def test_what_is_played_for_the_first_time_is_explained() -> None:
    """The text of a new card or site is read once, unless switched off."""
    heard = play("guard", *["1"] * 40).lines
    quiet = play("guard", "texts", *["1"] * 40).lines
    english = Wording("en", entry().locales)
    texts = {f"{english.say(Name(id))}. {text_of_card(id, english)}" for id in entry().components.ids}
    explained = [line for line in heard if line in texts]

    assert explained
    assert len(set(explained)) == len(explained)
    assert not set(explained) & set(quiet)


@pytest.mark.rule("KR-7")
def test_the_curtain_falls_between_two_people() -> None:
    """Between two people at one keyboard, nothing of the other hand is told after the next player is named."""
    typed = ["1", "1", "", "1", "", "hand", "1", "", "hand", "quit", "quit"]
    heard = play(*typed, words=["--name", "Ann", "--name", "Bea"]).lines
    curtain = [place for place, line in enumerate(heard) if line.startswith("Hand the keyboard to Bea")][-1]
    hands = [place for place, line in enumerate(heard) if line.startswith("You have ") and line.endswith("in hand.")]
    cards = [heard[place + 1 : place + 9] for place in hands]

    assert 2 == len(hands)
    assert hands[0] < curtain < hands[1]
    assert cards[0] != cards[1]
    assert not set(cards[0]) & set(heard[curtain:])


# Reading.


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "word",
    [
        "help",
        "look",
        "hand",
        "table",
        "mine",
        "opponents",
        "site",
        "skirmish",
        "pool",
        "piles",
        "numbers",
        "list",
        "why",
        "asides",
        "log",
    ],
)
def test_everything_can_be_read_out(language: str, word: str) -> None:
    """In mid-game every reading works by its English word in every language, fully worded."""
    words = ["--language", language]
    silent = play("guard", *["1"] * 10, "quit", "quit", words=words)
    ran = play("guard", *["1"] * 10, word, "quit", "quit", words=words)

    assert len(ran.lines) > len(silent.lines)
    assert not LEFTOVER.search(ran.out)


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize(
    ("language", "word"),
    [("fi", "käsi"), ("fi", "luvut"), ("fi", "vastustajat"), ("nl", "mijn"), ("nl", "kaarten"), ("nl", "getallen")],
)
def test_readings_have_words_in_every_language(language: str, word: str) -> None:
    """The reading words shown in the help can be typed in every language."""
    ran = play(word, words=["--language", language])

    assert 0 == ran.status
    assert "”" + word not in ran.out
    assert len(ran.lines) > len(play(words=["--language", language]).lines)


@pytest.mark.rule("KR-20", "LR-1.30")
@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("read Boromir, Son of", "Twilight cost 3, strength 7, vitality 3"),
        ("read bree gate", "Site 2 of the Fellowship block"),
    ],
)
def test_any_card_can_be_read_by_its_name(typed: str, said: str) -> None:
    """Any card can be read by its name, also when not in play."""
    assert any(line.startswith(said) for line in play(typed).lines)


@pytest.mark.rule("LR-25.2", "KR-10")
def test_why_not_names_the_rule() -> None:
    """The reading "why not" names the rule for another player's card in play."""
    heard = play("guard", *["1"] * 4, "why legolas").lines

    assert any("Rule LR-" in line for line in heard)


# Decks and rules from the command line.


@pytest.mark.rule("LR-5.1", "LR-5.6")
@pytest.mark.parametrize(
    ("options", "format", "bearers"),
    [
        ({}, "fellowship", ["1C290", "1C290", "2C102"]),
        ({"deck2": "towers-theoden"}, "tower", ["4C302", "4C302", "4C302"]),
        ({"format": "tower"}, "tower", ["4C302", "4C302", "4C302"]),
    ],
)
def test_seats_without_a_deck_get_starters_of_the_format(
    options: dict[str, str], format: str, bearers: list[str]
) -> None:
    """Seats without a deck get starters of the requested format, or of the named starter's format."""
    setup = set_up(3, options)
    decks = setup["decks"]
    assert isinstance(decks, list)

    assert format == setup["format"]
    assert bearers == [deck["ring_bearer"] for deck in decks if isinstance(deck, dict)]


@pytest.mark.rule("LR-6.3", "LR-6.4", "LR-6.6")
def test_a_first_game_begins_with_its_companions() -> None:
    """A first game begins with Aragorn and Gandalf in play, without bidding."""
    setup = set_up(2, {"rules": "first-game"})

    assert [["1P365"], ["1P364"]] == setup["fellowships"]
    assert not any("bids" in line for line in run("play", "lotr", "--set", "rules=first-game").lines)


@pytest.mark.rule("LG-125")
@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ((), ""),
        (("rules=first-game",), "Rules: Short game: to site 7, no bidding."),
        (
            ("rules=later-rulings", "mulligan=0", "closed-discard-piles=0"),
            "Rules: Later rulings, as tournaments played and not: A bad first hand may be drawn anew.",
        ),
        (("sam-may-decline=1", "sites=5"), "Rules: The game is won at site 5 and Sam need not take over the Ring."),
    ],
)
def test_the_rules_of_a_game_are_told(settings: tuple[str, ...], told: str) -> None:
    """The opening names the rule set and its deviations, and nothing for the usual game."""
    lines = run("play", "lotr", *[word for setting in settings for word in ("--set", setting)]).lines
    assert [told] * bool(told) == [line for line in lines if line.startswith("Rules:")]


@pytest.mark.rule("KR-8")
def test_a_round_has_a_turn_for_each_player() -> None:
    """A round is a turn for each player, and a limit on rounds stops an endless game."""
    table = LordOfTheRings().set_up(dict(entry().bench.setup), Dice(""))
    table.turns = 5

    assert 3 == rounds(table)


REFUSED = [
    (["--deck", "fellowship-aragon"], ["fellowship-aragon", "Did you mean “fellowship-aragorn”?"]),
    (["--deck", "fellowship-aragorn", "--deck", "towers-theoden"], ["Fellowship block", "LR-5.3"]),
    (["--deck", "a", "--deck", "b", "--deck", "c"], ["more decks than players"]),
    (["--set", "bids=1"], ["“1” is not a bid for each"]),
    (["--set", "bids=1,x"], ["bids has to be a whole number"]),
    (["--set", "formt=open"], ["“formt” is not possible for --set", "Did you mean “format”?"]),
    (["--set", "format=towr"], ["“towr” is not possible for format", "Did you mean “tower”?"]),
    (["--set", "rules=first"], ["“first” is not possible for rules"]),
    (["--set", "sites=12"], ["sites can be from"]),
    (["--seats", "7"], ["The number of players is 7"]),
]


@pytest.mark.rule("KR-21", "LR-5.1")
@pytest.mark.parametrize(("words", "parts"), REFUSED)
def test_a_game_that_cannot_be_is_refused_in_one_line(words: list[str], parts: list[str]) -> None:
    """An impossible game is refused in one line with a suggestion and exit code 2."""
    check_refused(run("play", "lotr", *words), *parts)


@pytest.mark.rule("KR-20", "KR-21")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [words for words, _ in REFUSED])
def test_refusals_are_worded(language: str, words: list[str]) -> None:
    """Refusals are worded in every language, also after other games in the same process."""
    run("play", "embers", typed="")
    ran = run("play", "lotr", *words, "--language", language)

    check_refused(ran)
    assert not LEFTOVER.search(ran.err)


@pytest.mark.rule("KR-21", "LR-5.11", "LR-5.14")
def test_an_illegal_deck_is_refused_with_all_its_reasons(tmp_path: Path) -> None:
    """An illegal deck is refused with all its reasons at once, each with its rule."""
    deck = tmp_path / "mine.deck"
    starter = Path(set_up.__code__.co_filename).parents[1] / "decks" / "starters" / "fellowship-aragorn.deck"
    text = starter.read_text("utf-8")
    deck.write_text(re.sub(r"(?m)^(\d) (.*1C151.*)$", r"9 \2", text), "utf-8")
    ran = run("play", "lotr", "--deck", deck, "--set", "format=fellowship")

    check_refused(ran, "LR-5.11", "LR-5.14")
