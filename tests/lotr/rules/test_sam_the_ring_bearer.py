"""Tests of Sam as Ring-bearer in games of any size, saved and undone (LR-21.5, LR-22.20, LG-27)."""

from __future__ import annotations

import pytest

from inglenook.kernel.saved.snapshots import resume, save
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.facade import add_twilight, remove_burdens
from inglenook.lotr.rulebook import LordOfTheRings
from tests.lotr.hobbits import (
    DART,
    DEATHS,
    DESPAIR,
    SAM,
    Fellowship,
    bearer,
)
from tests.lotr.positions import Position
from tests.lotr.samples import condition, event, minion


@pytest.mark.rule("LR-21.5")
@pytest.mark.parametrize("wounds", [2, 3])
def test_sam_the_ring_bearer_is_killed(wounds: int) -> None:
    """The game is lost when Sam the Ring-bearer is killed, and goes on as long as he survives."""
    fellowship = Fellowship()
    fellowship.at.hand(1, DART)
    atoms.set_wounds(fellowship.at.table, fellowship.sam, wounds)
    game = fellowship.dies("overwhelmed").choose("respond", fellowship.sam)
    while not game.offered("play", DART):
        game.pass_()
    game.choose("play", DART)
    assert ((1,) if wounds == 3 else ()) == game.table.winners


@pytest.mark.rule("LG-27", "LR-21.6")
@pytest.mark.parametrize("burdens", [3, 4])
def test_sam_the_ring_bearer_is_corrupted_at_five(burdens: int) -> None:
    """Sam the Ring-bearer is corrupted by his fifth burden."""
    fellowship = Fellowship()
    fellowship.at.hand(1, *[DESPAIR] * (burdens + 1))
    game = fellowship.dies("overwhelmed").choose("respond", fellowship.sam)
    for _burden in range(burdens + 1):
        assert () == game.table.winners
        while not game.offered("play", DESPAIR):
            game.pass_()
        game.choose("play", DESPAIR)
    assert ((1,) if burdens == 4 else ()) == game.table.winners


@pytest.mark.rule("LR-22.5", "LR-22.20")
def test_burdens_are_his_from_then_on() -> None:
    """Burdens are added to and removed from Sam after he took over."""
    relief = event("Relief", Action((terms.REGROUP,), (remove_burdens(1),)))
    fellowship = Fellowship()
    fellowship.at.hand(1, DESPAIR, DESPAIR)
    fellowship.at.hand(0, relief)
    game = fellowship.dies("overwhelmed").choose("respond", fellowship.sam)
    counts = []
    for seat, card in ((1, DESPAIR), (1, DESPAIR), (0, relief)):
        while not (game.asked == seat and game.offered("play", card)):
            game.pass_()
        game.choose("play", card)
        counts.append(game.table.players[0].burdens)
    assert [1, 2, 1] == counts


@pytest.mark.rule("LR-22.20", "LR-3.19")
def test_the_dead_frodo_cannot_be_played_again() -> None:
    """Frodo is unique and in the dead pile, so he cannot be played again."""
    fellowship = Fellowship()
    fellowship.at.hand(0, "1C290")
    fellowship.at.play(condition("Fire", Action((terms.FELLOWSHIP,), (add_twilight(1),))))
    game = fellowship.dies("overwhelmed").choose("respond", fellowship.sam)
    while game.prompt != "prompt-fellowship-action":
        game.choose("stop" if game.offered("stop") else "pass" if game.offered("pass") else "move")
    assert False is game.offered("play", "1C290")


@pytest.mark.rule("LR-22.20", "LR-21.1")
def test_sam_can_win_the_game() -> None:
    """Sam as the Ring-bearer wins by surviving all skirmish phases at site 9."""
    at = Position(site=9)
    sam = at.play(SAM)
    troll = at.play(minion(strength=20))
    game = at.skirmish(at.frodo(), troll)
    assert ((0,), sam) == (game.table.winners, bearer(game))


# More players, saved games, undo.


@pytest.mark.rule("LR-22.20", "LR-21.9")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("how", ["wounded in a skirmish", "overwhelmed", "shot", terms.REGROUP])
def test_in_games_of_more_players(seats: int, how: str) -> None:
    """Taking over keeps the player in a larger game; declining eliminates that player, and the others play on."""
    for verb, remaining in (("respond", list(range(seats))), ("pass", list(range(1, seats)))):
        fellowship = Fellowship(seats=seats)
        fellowship.at.play(condition("Fire", Action((terms.FELLOWSHIP,), (add_twilight(1),))), seat=1)
        game = fellowship.dies(how).choose(verb)
        assert (remaining, False) == (game.table.remaining(), game.table.over)
        assert (verb == "respond") == (fellowship.sam == bearer(game))
        assert [] == LordOfTheRings().faults(game.table)


@pytest.mark.rule("LR-22.20", "KR-9")
@pytest.mark.parametrize("how", DEATHS)
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_saved_and_resumed_in_the_middle(how: str, verb: str) -> None:
    """A game saved while Sam is asked goes on after resuming exactly like the original."""
    fellowship = Fellowship()
    game = fellowship.dies(how)
    resumed = resume(save(game.game), "saved", {"lotr": LordOfTheRings()})
    assert game.game.digest() == resumed.digest()
    game.choose(verb)
    resumed.answer(game.game.answers[-1].keys)
    assert game.game.digest() == resumed.digest()
    expected = (fellowship.sam, ()) if verb == "respond" else (fellowship.frodo, (1,))
    assert expected == (resumed.table.players[0].ring_bearer, resumed.table.winners)


@pytest.mark.rule("LR-22.20", "KR-12")
@pytest.mark.parametrize("how", ["overwhelmed", "shot", terms.MANEUVER])
def test_taking_over_can_be_taken_back(how: str) -> None:
    """Undo after taking over asks the question again, and declining then loses."""
    fellowship = Fellowship()
    fellowship.at.burdens(6)
    game = fellowship.dies(how)
    before = game.game.digest()
    game.choose("respond", fellowship.sam)
    game.game.undo(0)
    assert (before, 6) == (game.game.digest(), game.table.players[0].burdens)
    game.pass_()
    assert (1,) == game.table.winners
