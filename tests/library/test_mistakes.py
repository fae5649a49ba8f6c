"""Errors of the library name the fault and the remedy with the game's own wordings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import inglenook
from inglenook.kernel.game import Game
from inglenook.registry import find

pytestmark = pytest.mark.rule("KR-40")

library: Any = inglenook
"""The library as a program without type checks calls it."""

SET_UPS: list[tuple[str, dict[str, Any], str]] = [
    ("ltr", {}, "Did you mean “lotr”?"),
    ("lotr", {"seats": "2"}, "seats is '2', of the type str, and has to be a whole number. Write for example 2."),
    ("lotr", {"seats": 2.0}, "of the type float"),
    ("lotr", {"seats": True}, "of the type bool"),
    ("lotr", {"seats": 7}, "The number of players is 7. This game needs at least 2 and at most 6."),
    ("lotr", {"deck": ["moria-gimli"]}, "Did you mean “decks”?"),
    ("lotr", {"characters": ["wizard"]}, "There is no choice “characters” for a game of lotr. Choices: decks, "),
    ("lotr", {"decks": "moria-gimli"}, "Write for example ['moria-gimli']."),
    ("lotr", {"decks": ["moria-gimly"]}, "Did you mean “moria-gimli”?"),
    ("lotr", {"decks": [7]}, "has to be the name, path or text of a deck"),
    ("lotr", {"decks": ["moria-gimli"] * 3, "seats": 2}, "There are too many decks: 3 for 2 seats."),
    ("lotr", {"decks": ["moria-gimli", "towers-aragorn"]}, "does not belong to the format Fellowship block (LR-5.3)"),
    ("lotr", {"decks": ["2 Nobody\n", "moria-gimli"]}, "line 1: there is no card “Nobody”"),
    ("lotr", {"format": "towr"}, "Did you mean “tower”?"),
    ("lotr", {"rules": "delux"}, "Did you mean “deluxe”?"),
    ("lotr", {"switches": {"mulligna": 1}}, "Did you mean “mulligan”?"),
    ("lotr", {"switches": {"mulligan": 3}}, "mulligan can be from 0 to 1, and “3” is not."),
    ("lotr", {"switches": ["mulligan"]}, "has to be a dictionary"),
    ("lotr", {"bids": [1]}, "The number of bids is 1, and that of seats is 2."),
    ("lotr", {"bids": ["1", "2"]}, "bids is '1', of the type str"),
    ("lotr", {"players": ["a", "b", "c"]}, "There are too many players: 3 for 2 seats."),
    ("lotr", {"players": "Ann"}, "Write for example ['Ann']."),
    ("lotr", {"seed": 1.5}, "has to be a text or a whole number"),
    ("lotr", {"language": "sv"}, "Known languages: en, fi and nl."),
    ("lotr", {"language": 1}, "has to be the code of a language"),
    ("talisman", {"characters": ["wizzard"]}, "Did you mean “wizard”?"),
    ("talisman", {"characters": ["x"]}, "There is no character “x”. Characters: Assassin, Druid, "),
    ("talisman", {"characters": "wizard"}, "Write for example ['wizard']."),
    ("talisman", {"characters": ["wizard", "wizard"]}, "The character “wizard” is named twice."),
    ("talisman", {"rules": "one hour"}, "Did you mean “one-hour”?"),
    ("talisman", {"switches": {"choose": "yes"}}, "has to be a whole number"),
    ("talisman", {"decks": []}, "Choices: seats, characters, rules and switches."),
]


@pytest.mark.parametrize(("name", "choices", "told"), SET_UPS, ids=lambda given: str(given)[:40])
def test_a_wrong_set_up_is_refused(name: str, choices: dict[str, Any], told: str) -> None:
    """A wrong set-up raises an error with the given value and the possible ones."""
    with pytest.raises(inglenook.InglenookError) as refused:
        inglenook.new_game(name, **choices)

    assert told in str(refused.value)


def test_a_set_up_takes_no_choices_beside_it() -> None:
    """A set-up with further arguments is refused, and so is a number as a game."""
    with pytest.raises(inglenook.InglenookError, match="Put it into the set-up"):
        library.new_game(inglenook.LotrSetup(), seats=3)
    with pytest.raises(inglenook.InglenookError, match="has to be the name of a game or a set-up"):
        library.new_game(3)


CALLS: list[tuple[Callable[[Any], Any], str]] = [
    (lambda game: game.answer("nonsense"), "“nonsense” is not one of the answers offered. Choose from: go:"),
    (lambda game: game.answer(0), "has to be the key of an option"),
    (lambda game: game.answer([]), "at least 1"),
    (lambda game: game.do_aside("nonsense"), "“nonsense” is not something you can do beside the question now."),
    (lambda game: game.view(5), "seat can be from 0 to 1"),
    (lambda game: game.text(-1), "seat can be from 0 to 1"),
    (lambda game: game.text(0, "sv"), "Known languages: en, fi and nl."),
    (lambda game: game.seat("0"), "seat is '0', of the type str"),
    (lambda game: game.seat(0).question, "Seat 0 is not asked now."),
    (lambda game: game.why_not("xyzzy"), "There is nothing called “xyzzy”"),
    (lambda game: game.why_not(3), "thing is 3, of the type int"),
    (lambda game: game.undo(), "1 answers cannot be taken back, since 0 have been given."),
    (lambda game: game.play("nrmal"), "Did you mean “normal”?"),
    (lambda game: game.play(["normal"] * 3), "There are too many bots: 3 for 2 seats."),
    (lambda game: game.play(7), "has to be a bot, or a list"),
    (lambda game: game.play([7, 7]), "has to be the name of a bot, or a function"),
    (lambda game: game.play(answers="9"), "answers is '9', of the type str"),
    (lambda game: game.imagine(9), "seat can be from 0 to 1"),
    (lambda game: game.fork(keep=False).fork(), "Make it with keep=True"),
    (lambda game: game.save("/no/such/folder/game"), "there is no such folder"),
    (lambda game: library.load("/no/such/file"), "There is no file /no/such/file."),
    (lambda game: library.load("{"), "breaks off before its end"),
    (lambda game: library.load(game.save().replace("talisman", "lotr")), "was altered after it was saved"),
    (lambda game: library.load(5), "has to be the text or the path of a saved game"),
    (lambda game: library.cards.get("1R998"), "There is no card “1R998”"),
    (lambda game: library.cards.get(13), "id is 13, of the type int"),
    (lambda game: library.cards.get("1R13", "sv"), "Known languages: en, fi and nl."),
    (lambda game: library.cards.ids("ltr"), "Did you mean “lotr”?"),
    (lambda game: library.cards.search("tpye:minion"), "Did you mean “type”?"),
    (lambda game: library.cards.search("qqqq:minion"), "There is no field “qqqq”"),
    (lambda game: library.cards.search(["minion"]), "has to be a query"),
    (lambda game: library.decks.names("towr"), "Did you mean “tower”?"),
    (lambda game: library.decks.check("moria-gimli", "towr"), "Did you mean “tower”?"),
    (lambda game: library.decks.read("1 Nobody\n2 Noone"), "line 2: there is no card “Noone”"),
    (lambda game: library.decks.read(Path("/no/such.deck")), "There is neither a starter deck nor a deck file"),
    (lambda game: library.decks.read("moria-gimli").write("pdf"), "“pdf” is not possible for kind."),
    (lambda game: library.analyse(7), "has to be a game"),
    (lambda game: library.analyse(game, playouts=1), "playouts can be from 4"),
]  # fmt: skip


@pytest.mark.parametrize(("call", "told"), CALLS, ids=range(len(CALLS)))
def test_a_wrong_call_is_refused(call: Callable[[Any], Any], told: str) -> None:
    """A wrong call raises an error in words and leaves the game unchanged."""
    game = inglenook.new_game("talisman", seed=1)
    before = game.save()
    with pytest.raises(inglenook.InglenookError) as refused:
        call(game)

    assert told in str(refused.value)
    assert game.save() == before


def test_a_refusal_speaks_the_language_of_the_game() -> None:
    """The errors of a Finnish game are in Finnish."""
    game = inglenook.new_game("talisman", seed=1, language="fi")
    with pytest.raises(inglenook.InglenookError, match="ei ole tarjottujen vastausten joukossa"):
        game.answer("x")


def test_a_game_that_is_over_asks_nothing_more() -> None:
    """A finished game refuses answers and questions about cards."""
    game = inglenook.new_game("lotr", seed=1).play("uniform")
    for call in (game.answer, lambda: game.why_not("Frodo, Son of Drogo")):
        with pytest.raises(inglenook.InglenookError, match="The game is over"):
            call()


@pytest.mark.parametrize(
    ("name", "setup", "told"),
    [
        ("talisman", {"seats": "2"}, "The game cannot be set up: seats: '2'."),
        ("talisman", {"seats": 2, "characters": ["x"]}, "There is no character “x”. Characters: "),
        ("lotr", {"seats": 2}, "The set-up has no decks."),
    ],
)
def test_the_engine_speaks_with_the_texts_of_a_game_too(name: str, setup: dict[str, Any], told: str) -> None:
    """Errors of the engine itself are in words as soon as the game was looked up by name."""
    with pytest.raises(inglenook.InglenookError) as refused:
        Game.start(find(name).rulebook, setup, "1")

    assert told in str(refused.value)


def test_an_aside_is_no_answer() -> None:
    """An aside given as an answer is refused with the call that does it."""
    game = inglenook.new_game("lotr", seed=1)
    while game.question is not None and not game.question.asides:
        game.play("uniform", answers=1)
    assert game.question is not None

    with pytest.raises(inglenook.InglenookError, match=r"is not an answer: .* Do it with game\.do_aside\(\)"):
        game.answer(game.question.asides[0])
