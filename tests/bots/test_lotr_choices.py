"""Tests of the card game's heuristic bot: events, exertions, moves and other choices, one at a time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from inglenook.kernel.decisions import Seat
from inglenook.kernel.players import SeatPlayer
from inglenook.lotr.dsl import terms
from inglenook.lotr.rules.regroup import Reconcile
from tests.bots.lotr_answers import answer, chosen, thumb
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import minion

pytestmark = pytest.mark.rule("KR-22")

ARAGORN = "1P365"
BOROMIR = "1U97"
LEGOLAS = "1U51"
GANDALF = "1P364"
GIMLI = "1U12"
SAM = "1C311"
MERRY = "1C303"
GOBLIN_RUNNER = "1U178"
GOBLIN_SCAVENGERS = "1C179"
GOBLIN_FLANKERS = "2C61"
PATROL_TROOP = "1C177"
ORC_AMBUSHER = "1C261"
URUK_RAGER = "1C150"
RAIDING_PARTY = "1C158"
ARMY_OF_HARADRIM = "5R70"
SWORDARM = "1C116"
HOBBIT_INTUITION = "1C296"
NOBLE_INTENTIONS = "1C304"
DRUMS = "1C168"
INTIMIDATE = "1C76"
COAT_OF_MAIL = "1C101"
HOBBIT_SWORD = "1C299"
REALM_OF_DWARROWDELF = "2R12"
FOREST_GUARDIAN = "5C17"


# Skirmishes: no event without need.


def fight(fighter: str, minion: str, *hand: str, seat: Seat = 0, with_: str = "", site: int = 5) -> Playing:
    """Returns a skirmish in which a seat with these cards in hand is asked."""
    at = Position(site=site)
    one, other = at.play(fighter), at.play(minion)
    if with_:
        at.play(with_)
    at.hand(seat, *hand)
    return at.skirmish(one, other)


def dig() -> Playing:
    """Returns a game in which a Dwarf is losing, and cards of a nearly empty draw deck could save him (2R12)."""
    at = Position(site=5)
    gimli, orc = at.play(GIMLI), at.play(minion("Equal", strength=6))
    at.play(REALM_OF_DWARROWDELF)
    at.deck(0, *[SAM] * 6)
    return at.skirmish(gimli, orc)


@pytest.mark.rule("LR-18.8", "LR-18.11")
@pytest.mark.parametrize(
    ("position", "expected"),
    [
        pytest.param(partial(fight, ARAGORN, URUK_RAGER, SWORDARM), f"play {SWORDARM}", id="it turns defeat"),
        pytest.param(dig, f"use {REALM_OF_DWARROWDELF}", id="the draw deck turns defeat"),
        pytest.param(partial(fight, ARAGORN, GOBLIN_RUNNER, SWORDARM), "pass", id="already won"),
        pytest.param(partial(fight, ARAGORN, PATROL_TROOP, SWORDARM), "pass", id="lost all the same"),
        pytest.param(
            partial(fight, ARAGORN, GOBLIN_FLANKERS, SWORDARM, SWORDARM), f"play {SWORDARM}", id="two of them turn it"
        ),
        pytest.param(
            partial(fight, BOROMIR, ARMY_OF_HARADRIM, SWORDARM), f"play {SWORDARM}", id="not to be overwhelmed"
        ),
        pytest.param(
            partial(fight, MERRY, GOBLIN_RUNNER, HOBBIT_INTUITION, NOBLE_INTENTIONS, with_=BOROMIR),
            f"play {HOBBIT_INTUITION}",
            id="the cheapest that does",
        ),
        pytest.param(
            partial(fight, LEGOLAS, URUK_RAGER, HOBBIT_INTUITION, site=3), "pass", id="nothing for who is not there"
        ),
        pytest.param(
            partial(fight, LEGOLAS, GOBLIN_RUNNER, DRUMS, seat=1), f"play {DRUMS}", id="the Shadow turns defeat"
        ),
        pytest.param(partial(fight, LEGOLAS, PATROL_TROOP, DRUMS, seat=1), "pass", id="the Shadow has won"),
        pytest.param(partial(fight, ARAGORN, GOBLIN_RUNNER, DRUMS, seat=1), "pass", id="the Shadow has lost"),
    ],
)
def test_events_are_played_where_they_change_the_outcome(position: Callable[[], Playing], expected: str) -> None:
    """The bot plays events to win or to avoid being overwhelmed, and not in a decided skirmish."""
    assert [expected] == chosen(position())


# Exertions.


def removing_burdens(wounds: int) -> Playing:
    """Returns a game in which Sam may exert to remove a burden."""
    at = Position()
    at.play(SAM, wounds=wounds)
    return at.burdens(3).fellowship()


def boromir_helps(wounds: int, minion: str) -> Playing:
    """Returns a game in which Boromir may exert to strengthen a Hobbit."""
    at = Position(site=5)
    merry, orc = at.play(MERRY), at.play(minion)
    at.play(BOROMIR, wounds=wounds)
    return at.skirmish(merry, orc)


@pytest.mark.rule("LR-3.25")
@pytest.mark.parametrize(
    ("position", "expected"),
    [
        pytest.param(partial(removing_burdens, 0), f"use {SAM}", id="Sam is well"),
        pytest.param(partial(removing_burdens, 2), "move", id="Sam would be exhausted"),
        pytest.param(partial(boromir_helps, 0, GOBLIN_RUNNER), f"use {BOROMIR}", id="Boromir turns a skirmish"),
        pytest.param(partial(boromir_helps, 0, PATROL_TROOP), "pass", id="Boromir cannot turn it"),
    ],
)
def test_exertions_are_within_reason(position: Callable[[], Playing], expected: str) -> None:
    """The bot exerts characters when it is worth the cost, and to exhaustion only in need."""
    assert [expected] == chosen(position())


# Moving again.


def regrouping(site: int, *companions: str, pool: int = 0, wounds: int = 0) -> Playing:
    """Returns the choice to move again or to stop."""
    at = Position(site=site)
    for id in companions:
        at.play(id, wounds=wounds)
    at.hand(1, *[GOBLIN_RUNNER] * 8)
    play = at.pool(pool).regroup()
    while play.prompt != "prompt-move-again":
        answer(play.game)
    return play


@pytest.mark.rule("LR-20.8", "LR-20.17")
@pytest.mark.parametrize(
    ("position", "expected"),
    [
        pytest.param(partial(regrouping, 2, ARAGORN, BOROMIR, LEGOLAS), "move", id="strong, and few tokens"),
        pytest.param(partial(regrouping, 6, ARAGORN, BOROMIR, LEGOLAS, pool=12), "stop", id="too many tokens"),
        pytest.param(partial(regrouping, 6, MERRY, wounds=3), "stop", id="weak and hurt"),
    ],
)
def test_it_moves_again_by_the_threat(position: Callable[[], Playing], expected: str) -> None:
    """The bot weighs the minions the pool can pay for against its fellowship before it moves again."""
    assert [expected] == chosen(position())


# Single decisions.


def hurt(*wounds: int) -> Playing:
    """Returns a game with an archery wound for Aragorn, Legolas or Frodo, who have these wounds."""
    at = Position(site=4)
    at.play(ARAGORN, wounds=wounds[0])
    at.play(LEGOLAS, wounds=wounds[1])
    at.play("1C176")
    return at.archery().passes()


def defending() -> Playing:
    """Returns a game in which Frodo, Merry or Aragorn must be assigned to an Uruk-hai."""
    at = Position(site=5)
    at.play(MERRY)
    at.play(ARAGORN)
    at.play("1C151")
    return at.assignment().passes()


def defending_with_an_ent() -> Playing:
    """Returns a game with an Uruk-hai that only an unhasty Ent could beat."""
    at = Position(site=5)
    at.play(FOREST_GUARDIAN)
    at.play(MERRY)
    at.play("1C151")
    return at.assignment().passes()


def attacking() -> Playing:
    """Returns a game in which a Shadow player has two minions and no companion is assigned."""
    at = Position(site=5)
    at.play(ARAGORN)
    at.play(PATROL_TROOP)
    return at.assignment().passes().choose("done")


def losing(wounds: int) -> Playing:
    """Returns a game in which Frodo has lost a skirmish and may put on the Ring."""
    at = Position(site=4)
    orc = at.play(GOBLIN_RUNNER)
    frodo = at.frodo()
    at.table.cards[frodo].wounds = wounds
    return at.skirmish(frodo, orc)


def mortally_beaten(wounds: int) -> Playing:
    """Returns a game in which Aragorn has lost a skirmish and Gandalf may prevent the wound."""
    at = Position(site=4)
    aragorn, uruks = at.play(ARAGORN, wounds=wounds), at.play(PATROL_TROOP)
    at.play(GANDALF)
    at.hand(0, INTIMIDATE)
    return at.skirmish(aragorn, uruks)


def hunting(pool: int, site: int, *hand: str) -> Playing:
    """Returns a game in the Shadow phase."""
    at = Position(site=site)
    at.hand(1, *hand)
    return at.pool(pool).shadow()


def equipping(pool: int, *hand: str) -> Playing:
    """Returns the fellowship phase with Aragorn as the only companion beside Frodo."""
    at = Position()
    at.play(ARAGORN, wounds=1)
    at.hand(0, *hand)
    return at.pool(pool).fellowship()


def reconciling() -> Playing:
    """Returns a game about to reconcile a hand with a card that can no longer be played."""
    at = Position()
    at.play(ARAGORN)
    at.hand(0, SWORDARM, URUK_RAGER, ARAGORN, LEGOLAS)
    return at.start(terms.REGROUP, Reconcile(0))


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        pytest.param(partial(hurt, 0, 2), f"wound {ARAGORN}", id="archery: not the exhausted one"),
        pytest.param(partial(hurt, 3, 0), f"wound {LEGOLAS}", id="archery: not the exhausted one, again"),
        pytest.param(defending, f"assign {ARAGORN} 1C151", id="the one who wins defends"),
        pytest.param(
            defending_with_an_ent,
            f"assign {MERRY} 1C151",
            id="the Ent stays out of it",
            marks=pytest.mark.rule("LR-29.23"),
        ),
        pytest.param(attacking, f"assign 1C290 {PATROL_TROOP}", id="the Ring-bearer is overwhelmed"),
        pytest.param(partial(losing, 0), "pass", id="no Ring while he is well"),
        pytest.param(partial(losing, 3), "respond 1C2", id="the Ring saves his life"),
        pytest.param(partial(mortally_beaten, 3), f"respond {INTIMIDATE}", id="a wizard saves a life"),
        pytest.param(partial(mortally_beaten, 0), "pass", id="a scratch needs no wizard"),
        pytest.param(
            partial(hunting, 3, 4, GOBLIN_SCAVENGERS, ORC_AMBUSHER), f"play {GOBLIN_SCAVENGERS}", id="no roaming minion"
        ),
        pytest.param(partial(hunting, 4, 5, URUK_RAGER, "1C151"), f"play {URUK_RAGER}", id="strength for tokens"),
        pytest.param(partial(equipping, 0, LEGOLAS, COAT_OF_MAIL), f"play {LEGOLAS}", id="companions first"),
        pytest.param(partial(equipping, 0, COAT_OF_MAIL), f"play {COAT_OF_MAIL}", id="then what they bear"),
        pytest.param(partial(equipping, 9, COAT_OF_MAIL, HOBBIT_SWORD), "move", id="not into a flood"),
        pytest.param(partial(equipping, 9, ARAGORN), f"discard-to-heal {ARAGORN} {ARAGORN}", id="a copy heals"),
        pytest.param(reconciling, f"discard {ARAGORN}", id="the useless card goes"),
    ],
)
def test_it_chooses_what_is_sensible(position: Callable[[], Playing], expected: str) -> None:
    """The bot makes the clearly best choice in each of these positions."""
    assert [expected] == chosen(position())


@pytest.mark.card("6R101")
def test_it_names_the_cultures_of_its_own() -> None:
    """When it names a culture, the bot names Frodo's, then its companions', and no Shadow culture."""
    at = Position(site=6)
    for id in (ARAGORN, BOROMIR, LEGOLAS):
        at.play(id)
    at.play("6R101")
    game = at.maneuver().choose("use", "6R101")
    pending = game.game.pending
    assert pending is not None
    picked = thumb().choose(SeatPlayer(game.game, pending.seat))
    assert ["elven", "gondor", "shire"] == sorted(pending.options[index].word for index in picked)


@pytest.mark.rule("LR-17.8")
def test_minions_left_over_join_where_they_overwhelm() -> None:
    """The bot assigns minions left over together where they overwhelm the Ring-bearer."""
    at = Position(site=4)
    at.play(ARAGORN)
    for _ in range(2):
        at.play(GOBLIN_RUNNER)
    play = at.assignment().passes().choose("done")
    assigned = []
    while play.prompt == "prompt-assign-minions":
        assigned += chosen(play)
        answer(play.game)

    assert [f"assign 1C290 {GOBLIN_RUNNER}"] * 2 == assigned
    assert (1,) == play.table.winners


@pytest.mark.rule("LG-87")
def test_it_never_concedes() -> None:
    """The bot never concedes, although that is always possible."""
    play = regrouping(6, MERRY, wounds=3)

    assert (["concede"], None) == (
        [option.verb for option in SeatPlayer(play.game, 0).asides()],
        thumb().aside(SeatPlayer(play.game, 0)),
    )
