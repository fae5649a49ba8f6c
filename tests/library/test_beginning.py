"""Games are begun by name or with a set-up, and saved games are read."""

from __future__ import annotations

from pathlib import Path

import pytest

import inglenook
from inglenook import LotrSetup, TalismanSetup

pytestmark = pytest.mark.rule("KR-1")


def test_equal_seeds_give_equal_games() -> None:
    """A number and its text are the same seed, and without a seed every game is another one."""
    first, second = [inglenook.new_game("talisman", seats=4, seed=seed).play("uniform", 200) for seed in (7, "7")]

    assert first.log == second.log
    assert inglenook.new_game("talisman").seed != inglenook.new_game("talisman").seed


def test_a_name_with_choices_and_a_set_up_are_the_same() -> None:
    """The words of `new_game` are the fields of the set-up."""
    decks = ["towers-aragorn", "towers-theoden"]
    named = inglenook.new_game("lotr", decks=decks, bids=[1, 0], switches={"mulligan": True}, seed=1)
    typed = inglenook.new_game(LotrSetup(decks=decks, bids=[1, 0], switches={"mulligan": 1}), seed=1)

    assert named.setup == typed.setup
    assert named.setup["format"] == "tower"
    assert named.view(0)["options"]["mulligan"] == 1
    assert repr(named) == repr(typed)


def test_seats_without_a_deck_get_a_starter() -> None:
    """The starters are of the format of the deck that is given."""
    game = inglenook.new_game("lotr", seats=3, decks=["towers-theoden"], seed=1)

    assert (game.seats, game.setup["format"]) == (3, "tower")
    assert [len(deck["draw_deck"]) > 20 for deck in game.setup["decks"]] == [True] * 3


def test_decks_are_names_files_texts_and_decks(tmp_path: Path) -> None:
    """All four ways to give a deck mean the same deck."""
    deck = inglenook.decks.read("moria-gimli")
    file = tmp_path / "gimli.deck"
    file.write_text(deck.write(), "utf-8")
    ways = [inglenook.new_game("lotr", decks=[one, "moria-gandalf"], format="fellowship", seed=1).setup["decks"][0]
            for one in ("moria-gimli", str(file), deck.write(), deck)]  # fmt: skip

    assert ways == [ways[0]] * 4


def test_characters_are_named_in_any_language() -> None:
    """A seat without a character gets one by chance."""
    game = inglenook.new_game(TalismanSetup(seats=3, characters=["Maagikko", "", "warrior"]), seed=1)
    held = [game.view()["seats"][str(seat)]["character"] for seat in range(3)]

    assert (held[0], held[2]) == ("character:wizard", "character:warrior")
    assert held[1] not in ("", held[0], held[2])


def test_a_set_of_house_rules_and_single_ones() -> None:
    """A single switch counts for more than the set."""
    setup = TalismanSetup(rules="one-hour", switches={"trophies": 5, "pooled-cards": True}).data()

    assert setup["house"] == {"trophies": 5, "command_from": 1, "command_lives": 2, "pooled_cards": 1}


def test_players_have_names_in_the_language_of_the_game() -> None:
    """A player without a name is called by number."""
    game = inglenook.new_game("lotr", players=["Ann"], language="fi", seed=1)

    assert game.players == ("Ann", "Pelaaja 2")
    assert "Ann" in game.text() and "Pelaaja 2" in game.text()


@pytest.mark.rule("KR-8", "KR-9")
@pytest.mark.parametrize("name", ["lotr", "talisman"])
def test_a_saved_game_goes_on_where_it_was(name: str, tmp_path: Path) -> None:
    """From its text and from its file, with its log, its names and its record."""
    game = inglenook.new_game(name, seed=3, players=["Ann", "Bob"]).play(answers=25)
    text = game.save(tmp_path / "game.json")

    for again in (inglenook.load(text), inglenook.load(tmp_path / "game.json"), inglenook.load(game.record)):
        assert again.log == game.log
        assert again.players == ("Ann", "Bob")
        assert str(again.question) == str(game.question)
        assert again.record == game.record


@pytest.mark.rule("KR-4")
def test_an_imagined_game_is_saved_as_a_snapshot() -> None:
    """It did not begin at its start, so it has no record, but it can be kept and goes on."""
    game = inglenook.new_game("talisman", seed=3).play(answers=25).imagine(0, 1).play(answers=25)
    again = inglenook.load(game.save())

    assert str(again.question) == str(game.question)
    assert again.view(0) == game.view(0)
    with pytest.raises(inglenook.InglenookError, match="cannot be kept as a record"):
        _ = game.record


def test_a_game_of_ones_own_is_begun_with_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that INGLENOOK_GAMES names takes the options of its command line."""
    monkeypatch.setenv("INGLENOOK_GAMES", "embers=embers.entry")

    assert inglenook.new_game("embers", seats=3, options={"copies": "7"}, seed=1).setup == {"seats": 3, "copies": 7}
    assert [one.name for one in inglenook.games()] == ["talisman", "lotr", "embers"]
