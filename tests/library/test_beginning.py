"""The library starts games by name or set-up, and reads saved games."""

from __future__ import annotations

from pathlib import Path

import pytest

import inglenook
from inglenook import LotrSetup, TalismanSetup

pytestmark = pytest.mark.rule("KR-1")


def test_equal_seeds_give_equal_games() -> None:
    """An integer seed and its text are equal, and games without a seed differ."""
    first, second = [inglenook.new_game("talisman", seats=4, seed=seed).play("uniform", 200) for seed in (7, "7")]

    assert first.log == second.log
    assert inglenook.new_game("talisman").seed != inglenook.new_game("talisman").seed


def test_a_name_with_choices_and_a_set_up_are_the_same() -> None:
    """The arguments of `new_game` are the fields of a set-up."""
    decks = ["towers-aragorn", "towers-theoden"]
    named = inglenook.new_game("lotr", decks=decks, bids=[1, 0], switches={"mulligan": True}, seed=1)
    typed = inglenook.new_game(LotrSetup(decks=decks, bids=[1, 0], switches={"mulligan": 1}), seed=1)

    assert named.setup == typed.setup
    assert named.setup["format"] == "tower"
    assert named.view(0)["options"]["mulligan"] == 1
    assert repr(named) == repr(typed)


def test_seats_without_a_deck_get_a_starter() -> None:
    """A seat without a deck gets a starter deck in the format of the given deck."""
    game = inglenook.new_game("lotr", seats=3, decks=["towers-theoden"], seed=1)

    assert (game.seats, game.setup["format"]) == (3, "tower")
    assert [len(deck["draw_deck"]) > 20 for deck in game.setup["decks"]] == [True] * 3


def test_decks_are_names_files_texts_and_decks(tmp_path: Path) -> None:
    """A deck may be given as a name, file, text or deck object."""
    deck = inglenook.decks.read("moria-gimli")
    file = tmp_path / "gimli.deck"
    file.write_text(deck.write(), "utf-8")
    ways = [inglenook.new_game("lotr", decks=[one, "moria-gandalf"], format="fellowship", seed=1).setup["decks"][0]
            for one in ("moria-gimli", str(file), deck.write(), deck)]  # fmt: skip

    assert ways == [ways[0]] * 4


def test_characters_are_named_in_any_language() -> None:
    """Characters may be named in any language, and a seat without one gets a random character."""
    game = inglenook.new_game(TalismanSetup(seats=3, characters=["Maagikko", "", "warrior"]), seed=1)
    held = [game.view()["seats"][str(seat)]["character"] for seat in range(3)]

    assert (held[0], held[2]) == ("character:wizard", "character:warrior")
    assert held[1] not in ("", held[0], held[2])


def test_a_set_of_house_rules_and_single_ones() -> None:
    """A single house rule overrides the chosen rule set."""
    setup = TalismanSetup(rules="one-hour", switches={"trophies": 5, "pooled-cards": True}).data()

    assert setup["house"] == {"trophies": 5, "command_from": 1, "command_lives": 2, "pooled_cards": 1}


def test_players_have_names_in_the_language_of_the_game() -> None:
    """A player without a name is called by number, in the game's language."""
    game = inglenook.new_game("lotr", players=["Ann"], language="fi", seed=1)

    assert game.players == ("Ann", "Pelaaja 2")
    assert "Ann" in game.text() and "Pelaaja 2" in game.text()


@pytest.mark.rule("KR-8", "KR-9")
@pytest.mark.parametrize("name", ["lotr", "talisman"])
def test_a_saved_game_goes_on_where_it_was(name: str, tmp_path: Path) -> None:
    """A saved game, from text or file, continues with its log, names and record."""
    game = inglenook.new_game(name, seed=3, players=["Ann", "Bob"]).play(answers=25)
    text = game.save(tmp_path / "game.json")

    for again in (inglenook.load(text), inglenook.load(tmp_path / "game.json"), inglenook.load(game.record)):
        assert again.log == game.log
        assert again.players == ("Ann", "Bob")
        assert str(again.question) == str(game.question)
        assert again.record == game.record


@pytest.mark.rule("KR-4")
def test_an_imagined_game_is_saved_as_a_snapshot() -> None:
    """An imagined game has no record, and is saved and loaded as a snapshot."""
    game = inglenook.new_game("talisman", seed=3).play(answers=25).imagine(0, 1).play(answers=25)
    again = inglenook.load(game.save())

    assert str(again.question) == str(game.question)
    assert again.view(0) == game.view(0)
    with pytest.raises(inglenook.InglenookError, match="cannot be kept as a record"):
        _ = game.record


def test_a_game_of_ones_own_is_begun_with_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game from INGLENOOK_GAMES takes the options of its command line."""
    monkeypatch.setenv("INGLENOOK_GAMES", "embers=embers.entry")

    assert inglenook.new_game("embers", seats=3, options={"copies": "7"}, seed=1).setup == {"seats": 3, "copies": 7}
    assert [one.name for one in inglenook.games()] == ["talisman", "lotr", "embers"]
