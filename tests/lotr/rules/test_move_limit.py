"""The move limit: how often a fellowship moves in a turn (LR-20.17 to LR-20.21)."""

from __future__ import annotations

import pytest

from inglenook.kernel.dice import Dice
from inglenook.lotr.decks.starters import starter_deck
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous
from inglenook.lotr.dsl.conditions import CanSpot
from inglenook.lotr.dsl.effects import Discard, Modify, NoMoreMoves
from inglenook.lotr.dsl.facade import a, add_twilight
from inglenook.lotr.dsl.filters import Titled
from inglenook.lotr.dsl.modifiers import Modifier
from inglenook.lotr.responses.consequences import lose
from inglenook.lotr.rules.fellowship import MOVE
from inglenook.lotr.setup import set_up
from inglenook.lotr.stats import move_limit
from tests.lotr.positions import Position
from tests.lotr.samples import companion, condition, event

CAMP = condition("Camp", Action((terms.FELLOWSHIP,), (add_twilight(1),)))


@pytest.mark.rule("LX-64", "LR-20.18", "LR-20.19")
@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_move_limits(seats: int, limit: int) -> None:
    """The move limit is two between two players, otherwise the number of opponents."""
    deck = starter_deck("fellowship-aragorn").data()
    table = set_up({"decks": [deck] * seats, "format": "fellowship"}, Dice("limits"))
    assert limit == move_limit(table)


@pytest.mark.rule("LR-20.17")
@pytest.mark.parametrize(("seats", "moves"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_a_fellowship_moves_once_and_as_often_as_the_limit_allows(seats: int, moves: int) -> None:
    """The first move is required, and no move beyond the limit is offered."""
    at = Position(seats=seats, site=1)
    at.play(CAMP)
    at.play(CAMP, seat=1)
    game = at.fellowship()
    assert "stop" not in [option.verb for option in game.options()]
    game.choose(MOVE)
    asked = 0
    while game.table.turn == 0:
        if game.prompt != "prompt-move-again":
            game.pass_()  # a site on the way could be used
            continue
        asked += 1
        game.choose("move")
    assert (moves - 1, 1, 1 + moves) == (asked, game.table.turn, game.table.players[0].site)


@pytest.mark.rule("LR-20.20")
def test_an_elimination_does_not_change_the_limit() -> None:
    """With three opponents at the start the move limit is three, also after an elimination."""
    at = Position(seats=4)
    at.play(CAMP)
    game = at.fellowship()
    lose(game.table, 2)
    assert (3, [0, 1, 3]) == (move_limit(game.table), game.table.remaining())


@pytest.mark.rule("LX-65", "LR-20.21")
def test_a_changed_limit_stays_changed() -> None:
    """A raised move limit stays for the turn if its card leaves play, and ends with the turn."""
    wings = condition("Wings", Continuous((Modifier(terms.MOVE_LIMIT, 1),)))
    break_camp = event("Break Camp", Action((terms.FELLOWSHIP,), (Discard(a(Titled("Wings"))),)))
    at = Position(site=1)
    at.hand(0, wings, break_camp)
    at.play(CAMP)
    at.play(CAMP, seat=1)
    game = at.fellowship()
    limits = [move_limit(game.table)]
    for card in (wings, break_camp):
        game.choose("play", card)
        limits.append(move_limit(game.table))
    game.choose(MOVE)
    while game.prompt == "prompt-move-again":
        game.choose("move")
    assert ([2, 3, 3], 4) == (limits, game.table.players[0].site)
    assert (1, 2) == (game.table.turn, move_limit(game.table))


@pytest.mark.rule("LR-20.21")
def test_changes_add_up() -> None:
    """Each card that changes the move limit counts once."""
    at = Position(site=1)
    for title in ("Wings", "Feet"):
        at.play(condition(title, Continuous((Modifier(terms.MOVE_LIMIT, 1),))))
    late = condition("Late", Continuous((Modifier(terms.MOVE_LIMIT, 1),)))
    at.hand(0, late)
    at.play(CAMP)
    game = at.start_of_turn()
    before = move_limit(game.table)
    game.choose("play", late).choose("use")
    assert (4, 5) == (before, move_limit(game.table))


@pytest.mark.rule("LR-20.21")
def test_a_condition_of_the_limit_that_ceases() -> None:
    """A move limit changed once stays changed for the turn, even after its condition ceases."""
    bridge = condition("Bridge", Continuous((Modifier(terms.MOVE_LIMIT, 1),), condition=CanSpot(Titled("Guide"))))
    at = Position(site=1)
    at.play(bridge)
    guide = at.play(companion("Guide"))
    farewell = event("Farewell", Action((terms.FELLOWSHIP,), (Discard(a(Titled("Guide"))),)))
    at.hand(0, farewell)
    game = at.start_of_turn().choose("play", farewell)
    assert (terms.DISCARD_PILE, 3) == (game.zone(guide), move_limit(game.table))


@pytest.mark.rule("LR-20.21")
@pytest.mark.parametrize(("change", "limit"), [(1, 3), (-1, 1), (-5, 1)])
def test_an_event_changes_the_limit_for_the_turn(change: int, limit: int) -> None:
    """An event changes the move limit for the turn, but never below one move."""
    secret = event(
        "Secret", Action((terms.FELLOWSHIP,), (Modify((Modifier(terms.MOVE_LIMIT, change),), until=terms.THIS_TURN),))
    )
    at = Position(site=1)
    at.hand(0, secret)
    at.play(CAMP)
    at.play(CAMP, seat=1)
    game = at.fellowship().choose("play", secret)
    assert limit == move_limit(game.table)
    game.choose(MOVE)
    while game.prompt == "prompt-move-again":
        game.choose("move")
    assert (1 + limit, 2) == (game.table.players[0].site, move_limit(game.table))


@pytest.mark.rule("LR-20.17")
def test_a_card_can_forbid_further_moves() -> None:
    """A card can forbid a further move that the limit would allow, and no question is asked."""
    bog = event("Bog", Action((terms.REGROUP,), (NoMoreMoves(),)), side=terms.SHADOW)
    at = Position()
    at.hand(1, bog)
    at.play(CAMP, seat=1)
    game = at.regroup().choose("play", bog)
    assert (1, "prompt-fellowship-action") == (game.table.turn, game.prompt)
