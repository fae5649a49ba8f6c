"""Tests of control and liberation of sites among two to six players (LR-30, LR-21.15, LR-20.19)."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous, DiscardedWhen, Trigger
from inglenook.lotr.dsl.amounts import SitesControlled
from inglenook.lotr.dsl.cards import Home
from inglenook.lotr.dsl.conditions import Controls, HomeControlledByOpponent
from inglenook.lotr.dsl.effects import Liberate, TakeControl
from inglenook.lotr.dsl.facade import strength as more_strength
from inglenook.lotr.dsl.filters import THIS
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.evaluation.modifiers import strength
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.rules.fellowship import MOVE
from tests.lotr.cards.standing import BELL, DRUM
from tests.lotr.cards.standing import in_rohan as standing_in_rohan
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, companion, condition, event, minion

CONQUEST = event("Conquest", Action((terms.SHADOW_PHASE,), (TakeControl(),)), side=terms.SHADOW)
LIBERATION = event("Liberation", Action((terms.FELLOWSHIP,), (Liberate(),)))


def in_rohan(site: int, seats: int, turn: Seat = 0) -> Position:
    """Returns a game on Two Towers sites in which all players can act in every phase of every turn."""
    at = standing_in_rohan(site, seats=seats, turn=turn)
    for seat in range(seats):
        at.play(DRUM if seat == turn else BELL, seat=seat)
    return at


def controllers(game: Playing) -> dict[int, Seat]:
    """Returns the controllers of the sites by number."""
    return {piece.printed.site_number: piece.controller for piece in game.table.cards if piece.zone == terms.CONTROLLED}


def on_path(game: Playing) -> list[int]:
    """Returns the numbers of the sites on the path."""
    return [game.table.cards[site].printed.site_number for site in game.table.path if site != NOTHING]


def conquests(at: Position) -> Playing:
    """Plays Conquest for every Shadow player in his Shadow phase, from the right."""
    for seat in at.table.shadow_players():
        at.hand(seat, CONQUEST)
    game = at.shadow()
    for seat in at.table.shadow_players():
        assert seat == game.asked
        game.choose("play", CONQUEST)
        if game.table.phase == terms.SHADOW_PHASE and game.asked == seat:
            game.pass_()
    return game


def to_the_turn_of(game: Playing, seat: Seat) -> Playing:
    """Passes everything until a player's fellowship phase; each fellowship moves once."""
    while game.table.turn != seat or game.table.phase != terms.FELLOWSHIP:
        game.choose(next(verb for verb in ("stop", MOVE, "pass") if game.offered(verb)))
    return game


def concede(game: Playing, seat: Seat) -> Playing:
    """Concedes for a player."""
    game.game.aside(seat, "concede")
    assert [] == LordOfTheRings().faults(game.table)
    return game


# Taking.


@pytest.mark.rule("LR-30.1", "LR-30.3", "LR-30.6")
@pytest.mark.parametrize(
    ("seats", "expected"),
    [(2, {1: 1}), (3, {1: 2, 2: 1}), (4, {1: 3, 2: 2, 3: 1}), (6, {1: 5, 2: 4, 3: 3, 4: 2, 5: 1})],
)
def test_each_shadow_player_takes_the_site_that_is_lowest_then(seats: int, expected: dict[int, Seat]) -> None:
    """Each Shadow player in one turn controls the lowest site left; several players control sites at once."""
    game = conquests(in_rohan(7, seats))
    assert expected == controllers(game)
    assert [number for number in range(1, 8) if number not in expected] == on_path(game)
    assert [] == LordOfTheRings().faults(game.table)


@pytest.mark.rule("LR-30.2", "LR-30.4")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("behind", [0, 1, 2])
def test_one_marker_keeps_the_site_it_stands_on(seats: int, behind: Seat) -> None:
    """A site on which any player's marker stands cannot be taken."""
    at = in_rohan(5, seats).marker(behind, 2)
    assert {1: seats - 1} == controllers(conquests(at))


@pytest.mark.rule("LR-30.1", "LR-30.9")
def test_who_controls_sites_keeps_them_as_free_peoples_player_and_takes_none() -> None:
    """A Free Peoples player keeps controlled sites and takes none; the next goes to a current Shadow player."""
    at = in_rohan(5, 3)
    at.control(0, 1)
    claim = event("Claim", Action((terms.FELLOWSHIP,), (TakeControl(),)))
    at.hand(0, claim)
    game = at.fellowship().choose("play", claim)
    assert {1: 0} == controllers(game)

    at = in_rohan(5, 3)
    at.control(0, 1)
    assert {1: 0, 2: 2, 3: 1} == controllers(conquests(at))


@pytest.mark.rule("LR-30.12")
def test_no_shadow_player_takes_a_site_from_another() -> None:
    """With all sites behind the markers controlled, a Shadow player cannot take control of any."""
    at = in_rohan(3, 3)
    at.control(1, 1)
    at.control(2, 2)
    assert {1: 1, 2: 2} == controllers(conquests(at))


# Liberating.


def liberate(at: Position, times: int) -> Playing:
    """Returns the game after the Free Peoples player liberated this many sites."""
    at.hand(at.table.turn, *[LIBERATION] * times)
    game = at.fellowship()
    for _time in range(times):
        game.choose("play", LIBERATION)
    assert [] == LordOfTheRings().faults(game.table)
    return game


@pytest.mark.rule("LR-30.13", "LR-30.14")
@pytest.mark.parametrize(
    ("turn", "times", "left"),
    [
        (0, 1, {1: 1, 2: 2, 4: 0}),
        (0, 2, {1: 1, 4: 0}),
        (0, 4, {4: 0}),
        (1, 1, {1: 1, 2: 2, 3: 3}),
        (1, 9, {1: 1}),
        (2, 2, {1: 1, 2: 2}),
        (3, 2, {1: 1, 3: 3}),
    ],
)
def test_the_highest_of_all_opponents_comes_first(turn: Seat, times: int, left: dict[int, Seat]) -> None:
    """Liberation frees the highest site of any opponent, and passes over the player's own sites."""
    at = in_rohan(6, 4, turn=turn)
    for seat, number in ((1, 1), (2, 2), (3, 3), (0, 4)):
        at.control(seat, number)
    game = liberate(at, times)
    assert left == controllers(game)
    assert [number for number in range(1, 7) if number not in left] == on_path(game)


@pytest.mark.rule("LR-30.15", "LR-30.3")
def test_a_liberated_site_can_be_taken_again_and_by_another() -> None:
    """A liberated site is the lowest on the path again and can be taken by another player."""
    at = in_rohan(6, 3)
    at.control(0, 1)
    at.control(1, 2)
    at.hand(0, LIBERATION)
    for seat in (1, 2):
        at.hand(seat, CONQUEST)
    game = at.fellowship().choose("play", LIBERATION)
    assert [2, 3, 4, 5, 6] == on_path(game)
    game.choose(MOVE)
    assert 2 == game.asked
    game.choose("play", CONQUEST)
    assert {1: 0, 2: 2} == controllers(game)


# Out of the game.


@pytest.mark.rule("LR-21.10", "LR-30.2")
def test_the_marker_of_who_is_out_keeps_no_site() -> None:
    """The marker of an eliminated player does not protect a site."""
    at = in_rohan(5, 4).marker(2, 1)
    at.hand(3, CONQUEST)
    game = at.shadow()
    assert 3 == game.asked
    assert {1: 3} == controllers(concede(game, 2).choose("play", CONQUEST))


@pytest.mark.rule("LR-21.15", "LR-30.16", "LG-25")
def test_the_sites_of_a_controller_who_is_out_return_without_what_lay_on_them() -> None:
    """When a controller is out, cards of others on the sites go to discard piles, and the sites return to the path."""
    at = in_rohan(6, 4)
    first, second = at.control(2, 1), at.control(3, 2)
    own, theirs = at.stack(minion(), 2, first), at.stack(minion(), 3, first)
    ward = at.play(condition("Ward", side=terms.SHADOW), seat=1, on=first)
    kept = at.stack(minion(), 3, second)
    game = concede(at.fellowship(), 2)
    assert ({2: 3}, [1, 3, 4, 5, 6]) == (controllers(game), on_path(game))
    assert [terms.NO_ZONE, terms.DISCARD_PILE, terms.DISCARD_PILE, terms.STACKED] == [
        game.zone(card) for card in (own, theirs, ward, kept)
    ]


@pytest.mark.rule("LR-21.15", "LR-30.8")
def test_the_free_peoples_player_who_controls_sites_is_out() -> None:
    """The controlled sites of an eliminated player are on the path again in the next turn."""
    at = in_rohan(6, 3)
    at.control(0, 1)
    at.control(2, 2)
    at.hand(2, CONQUEST)
    game = concede(at.fellowship(), 0)
    assert ({2: 2}, 1, [1, 3, 4, 5, 6]) == (controllers(game), game.table.turn, on_path(game))
    game.choose(MOVE)
    while game.asked != 2:
        game.pass_()
    game.choose("play", CONQUEST)
    assert {1: 2, 2: 2} == controllers(game)


RAIDER = minion("Raider", 30, abilities=(Trigger(Happening(terms.WINS, THIS), effects=(TakeControl(),)),))


@pytest.mark.rule("LG-68", "LR-21.3", "LR-30.1")
@pytest.mark.parametrize(("first", "taken"), [("suffer", {}), ("respond", {1: 1})])
def test_the_victory_that_ends_the_game_takes_a_site_only_before_the_ring_bearer_dies(
    first: str, taken: dict[int, Seat]
) -> None:
    """A victory takes a site only if the Free Peoples player puts that before the Ring-bearer's death."""
    at = in_rohan(5, 2)
    game = at.skirmish(at.frodo(), at.play(RAIDER)).passes().choose(first)
    assert (taken, (1,)) == (controllers(game), game.table.winners)
    assert [] == LordOfTheRings().faults(game.table)


@pytest.mark.rule("LG-68", "LR-21.14", "LR-30.2")
@pytest.mark.parametrize(("stood", "first", "taken"), [(5, "suffer", True), (1, "suffer", True), (1, "respond", False)])
def test_the_others_finish_the_turn_in_which_the_ring_bearer_dies(stood: int, first: str, taken: bool) -> None:
    """The turn in which the Ring-bearer dies is finished by the others, without that player's marker."""
    at = in_rohan(5, 3).marker(0, stood)
    game = at.skirmish(at.frodo(), at.play(RAIDER)).passes().choose(first)
    assert ({1: 1} if taken else {}) == controllers(game)
    assert ([1, 2], 1) == (game.table.remaining(), game.table.turn)
    assert [] == LordOfTheRings().faults(game.table)


# Counts of controlled sites.


@pytest.mark.rule("LR-30.7")
def test_each_shadow_player_counts_his_own() -> None:
    """A minion counts only the sites that its own player controls."""
    hunger = minion("Hunger", 3, abilities=(Continuous((more_strength(SitesControlled()),)),))
    pride = minion("Pride", 3, abilities=(Continuous((more_strength(4),), condition=Controls(2)),))
    at = in_rohan(6, 4)
    minions = [at.play(card, seat) for seat in (1, 2, 3) for card in (hunger, pride)]
    for seat, number in ((1, 1), (1, 2), (2, 3), (0, 4)):
        at.control(seat, number)
    assert [5, 7, 4, 3, 3, 3] == [strength(at.table, card) for card in minions]


@pytest.mark.rule("LR-30.7", "LG-28")
def test_an_opponent_who_controls_enough_is_one_of_them() -> None:
    """A text about an opponent controlling sites does not add up several opponents' or the player's own sites."""
    fear = companion(
        "Fear", 3, abilities=(Continuous((more_strength(2),), condition=Controls(2, whose=terms.AN_OPPONENT)),)
    )
    at = in_rohan(6, 3)
    friend = at.play(fear)
    seen = []
    for seat, number in ((0, 1), (0, 2), (1, 3), (2, 4), (2, 5)):
        at.control(seat, number)
        seen.append(strength(at.table, friend))
    assert [3, 3, 3, 3, 5] == seen


@pytest.mark.rule("LG-28", "LR-30.9")
def test_the_opponent_of_a_shadow_player_is_the_free_peoples_player_alone() -> None:
    """A site of another Shadow player does not count as an opponent's for a Shadow player."""
    spite = minion(
        "Spite", 3, abilities=(Continuous((more_strength(2),), condition=Controls(1, whose=terms.AN_OPPONENT)),)
    )
    at = in_rohan(6, 3)
    orc = at.play(spite, 1)
    at.control(2, 1)
    before = strength(at.table, orc)
    at.control(0, 2)
    assert (3, 5) == (before, strength(at.table, orc))


@pytest.mark.rule("LR-25.2", "LR-23.8", "LR-30.9")
def test_an_ally_leaves_a_home_that_an_opponent_controls_in_its_own_players_turn() -> None:
    """An ally is discarded in its own player's turn if an opponent controls its home of the same block."""
    at_home = DiscardedWhen(HomeControlledByOpponent())
    villager = ally("Villager", abilities=(at_home,), homes=(Home(1, terms.TOWERS_BLOCK),))
    far = ally("Stranger", abilities=(at_home,), homes=(Home(1, terms.FELLOWSHIP_BLOCK),))
    at = in_rohan(4, 3)
    allies: list[Thing] = [at.play(card, seat) for card in (villager, far) for seat in (0, 1, 2)]
    at.hand(1, CONQUEST)
    game = at.shadow()
    while game.asked != 1:
        game.pass_()
    game.choose("play", CONQUEST)
    assert [terms.DISCARD_PILE, *[terms.PLAY] * 5] == [game.zone(card) for card in allies]
    gone = {seat: game.zone(allies[seat]) for seat in (1, 2)}
    for seat in (1, 2):
        to_the_turn_of(game, seat)
        gone[seat] = game.zone(allies[seat])
    assert {1: terms.PLAY, 2: terms.DISCARD_PILE} == gone
    assert [terms.PLAY] * 3 == [game.zone(card) for card in allies[3:]]
