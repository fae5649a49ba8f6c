"""Tests of the games of `scripts/shake-cards`: in the formats of the wanted sets, and playable."""

from __future__ import annotations

import sys
from argparse import ArgumentTypeError, Namespace
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from inglenook.arena.match import play
from inglenook.lotr.cards.collection import ALL

MADE: Final = Path(__file__).parent / "made"
SCRIPT: Final = Path(__file__).parents[3] / "scripts" / "shake-cards"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    """Returns the script as a module."""
    spec = spec_from_loader("shake_cards", SourceFileLoader("shake_cards", str(SCRIPT)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["shake_cards"] = module  # its dataclasses look there for what their annotations mean
    spec.loader.exec_module(module)
    return module


def asked(sets: tuple[int, ...], *seats: int, total: int = 0, made: Path = Path("none")) -> Namespace:
    """Returns the options of a command line."""
    seats = seats or (2,)
    return Namespace(sets=sets, seats=seats, least=10, total=total, seed="shaken", bots="keen", made=made)


@pytest.mark.rule("LR-5.4", "LR-5.5")
@pytest.mark.parametrize(
    ("sets", "formats"),
    [((1, 2, 3), {"fellowship"}), ((4, 5, 6), {"tower"}), ((1, 2, 3, 4, 5, 6), {"open", "fellowship"})],
)
def test_sets_of_both_blocks_are_played_on_both_paths(
    script: ModuleType, sets: tuple[int, ...], formats: set[str]
) -> None:
    """All players of a shaken game share a format, and over some games each format of the sets occurs."""
    matches = script.matches(script.State(), asked(sets), 8)
    assert formats == {match.setup["format"] for match in matches}


@pytest.mark.rule("LR-5.5", "KR-15")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_of_either_path_comes_to_its_end(script: ModuleType, seats: int) -> None:
    """A shaken game on either path ends without a fault and uses sites of one block."""
    block = {card.id: card.block for card in ALL if card.block}
    matches = script.matches(script.State(), asked((1, 2, 3, 4, 5, 6), seats), 8)
    met = {}
    for format in ("open", "fellowship"):
        outcome = play(next(match for match in matches if match.setup["format"] == format))
        assert (None, True) == (outcome.failure, outcome.decisions > 0)
        met[format] = {block[id] for id in outcome.components if id in block}
    assert {"open": {"towers"}, "fellowship": {"fellowship"}} == met


@pytest.mark.rule("KR-15")
def test_games_for_several_numbers_of_players_come_in_turn(script: ModuleType) -> None:
    """Shaken games take the numbers of players in turn and continue the turn of a stored state."""
    begun = script.matches(script.State(), asked((1, 2, 3), 2, 3, 6), 4)
    later = script.matches(script.State(games=1), asked((1, 2, 3), 2, 3, 6), 2)
    assert [3, 6, 2, 3] == [match.setup["seats"] for match in begun]
    assert [6, 2] == [match.setup["seats"] for match in later]


@pytest.mark.rule("KR-15")
@pytest.mark.parametrize(
    ("total", "games", "played", "enough"),
    [(0, 99, 9, False), (0, 20, 10, True), (50, 49, 10, False), (50, 50, 0, True)],
)
def test_it_is_enough(script: ModuleType, total: int, games: int, played: int, enough: bool) -> None:
    """Shaking ends when each card was played often enough, or exactly at the wanted number of games."""
    state = script.State(games=games, played={"1C4": played})
    assert enough == script.is_enough(state, asked((1,), total=total), ["1C4"])


@pytest.mark.rule("KR-15")
def test_games_are_for_two_to_six(script: ModuleType) -> None:
    """Shaken games have two to six players, and any other number is refused before a game."""
    assert (2, 6) == script.some_seats("2,6")
    with pytest.raises(ArgumentTypeError, match="two to six"):
        script.some_seats("2,7")


@pytest.mark.rule("LR-5.5")
@pytest.mark.parametrize("sets", [(1, 2, 3), (4, 5, 6)])
def test_a_deck_made_for_a_card_is_legal_and_holds_it_as_often_as_it_may(
    script: ModuleType, sets: tuple[int, ...]
) -> None:
    """A deck for a certain card is legal and holds as many copies as allowed; every second game uses it."""
    made = script.made_decks(MADE, sets)
    assert made
    for one in made:
        assert [4] * len(one.cards) == [dict(one.deck.draw_deck)[id] for id in one.cards]
    wanted = made[0].cards
    enough = {card.id: 10 for card in ALL if card.id not in wanted}
    first, second = script.matches(script.State(played=enough), asked(sets, made=MADE), 2)
    assert [made[0].deck.data()] * 2 == first.setup["decks"]
    assert made[0].deck.data() not in second.setup["decks"]
