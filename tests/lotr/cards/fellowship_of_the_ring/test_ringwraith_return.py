"""Return to Its Master (1R224, LG-98), which cancels skirmishes, and the Witch-king who prevents the event."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import NOTHING, Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.responses.answers import Moment
from inglenook.lotr.responses.facts import Facts
from tests.lotr.cards.riders import ORC, SECOND_RIDER
from tests.lotr.cards.standing import GIMLI, burdens, standing
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import companion, minion

MASTER, WITCH_KING = "1R224", "2R85"
WEAK_RIDER = minion("Weak Rider", race="nazgul", culture="wraith", strength=4, vitality=3)


def before(worn: bool = True, foe: str = WEAK_RIDER) -> tuple[Position, Thing, Thing]:
    """Returns the skirmish phase with Frodo against a Nazgûl, Gimli against an Orc, and the event in hand."""
    at = standing()
    if worn:
        at.wears()
    at.hand(1, MASTER)
    return at, at.play(foe), at.play(ORC)


def fought(at: Position, rider: Thing, orc: Thing) -> Playing:
    """Returns the game after Frodo's skirmish and before Gimli's."""
    game = at.skirmishes((at.frodo(), (rider,)), (at.play(GIMLI), (orc,)))
    return game.choose("skirmish", at.frodo()).pass_().pass_()


def skirmishes(game: Playing) -> int:
    """Returns the number of skirmishes that have begun."""
    return game.log().count("log-skirmish")


@pytest.mark.card(MASTER)
@pytest.mark.rule("LG-98")
@pytest.mark.parametrize("again", [True, False])
def test_the_ring_bearer_has_to_fight_once_more(again: bool) -> None:
    """Return to Its Master: Gimli's skirmish is cancelled, and a Nazgûl is assigned to Frodo again."""
    at, rider, orc = before()
    other = at.play(SECOND_RIDER)
    game = fought(at, rider, orc)
    assert (1, True) == (game.asked, game.offered("respond", MASTER))
    game.choose("respond", MASTER)
    assert (1, sorted([rider, other])) == (game.asked, sorted(game.choices()))
    game.choose("choose", rider if again else other)
    assert (at.frodo(), (rider if again else other,), ()) == (
        game.table.defender,
        game.table.attackers,
        game.table.assignments,
    )
    assert (terms.SKIRMISH, 2) == (game.table.phase, skirmishes(game))


@pytest.mark.card(MASTER)
def test_the_ring_does_not_help_him() -> None:
    """Return to Its Master: The One Ring does not prevent wounds in the added skirmish, but does so after it."""
    at, rider, orc = before()
    game = fought(at, rider, orc)
    assert (0, 1) == (game.wounds(at.frodo()), burdens(game))
    game.choose("respond", MASTER)
    assert game.table.players[0].wearing
    game.pass_().pass_()
    assert (1, 1) == (game.wounds(at.frodo()), burdens(game))
    assert not any(lasting.stat == terms.TEXT for lasting in game.table.lasting)


@pytest.mark.card(MASTER)
def test_it_may_be_kept_in_hand() -> None:
    """Return to Its Master: if the event is not played, Gimli's skirmish takes place as usual."""
    at, rider, orc = before()
    game = fought(at, rider, orc).pass_()
    assert (2, GIMLI) == (skirmishes(game), game.table.cards[game.table.defender].printed.id)


@pytest.mark.card(MASTER)
@pytest.mark.parametrize(("worn", "phase"), [(False, terms.SKIRMISH), (True, terms.MANEUVER)])
def test_the_ring_must_be_worn_and_a_skirmish_fought(worn: bool, phase: str) -> None:
    """Return to Its Master: the event answers only the end of a skirmish, while The One Ring is worn."""
    at, rider, _orc = before(worn)
    if phase == terms.MANEUVER:
        game = at.maneuver().pass_().pass_()
    else:
        game = at.skirmish(at.play(companion("Hero", strength=20)), rider).pass_().pass_()
    assert not game.offered("respond", MASTER)


@pytest.mark.card(MASTER)
@pytest.mark.rule("LR-26.20", "LG-98")
def test_without_a_nazgul_all_go_their_ways() -> None:
    """Return to Its Master: without a Nazgûl the other skirmishes are cancelled and no new one begins."""
    at, rider, orc = before(foe=minion("Weak Orc", strength=4, vitality=3))
    game = fought(at, rider, orc).choose("respond", MASTER)
    assert (1, terms.REGROUP) == (skirmishes(game), game.table.phase)
    assert not any(lasting.stat == terms.TEXT for lasting in game.table.lasting)


@pytest.mark.card(MASTER)
@pytest.mark.rule("LG-98", "LR-19.4")
@pytest.mark.parametrize(("fierce", "again"), [(True, True), (False, False)])
def test_in_the_fierce_round_a_fierce_one_attacks(fierce: bool, again: bool) -> None:
    """Return to Its Master: in the fierce round only a fierce Nazgûl can be assigned."""
    keywords = ((terms.FIERCE, 1),)
    at = standing().wears()
    at.hand(1, MASTER)
    orc = at.play(minion("Swift Orc", strength=4, vitality=3, keywords=keywords))
    rider = at.play(minion("Rider", race="nazgul", strength=4, vitality=3, keywords=keywords if fierce else ()))
    gimli = at.play(GIMLI)
    game = at.assignment(fierce=True).pass_().pass_().choose("assign", gimli, orc)
    while game.offered("done"):
        game.choose("done")
    game.pass_().pass_().choose("respond", MASTER)
    assert (again, again) == (game.table.phase == terms.SKIRMISH, game.table.attackers == (rider,))


@pytest.mark.card(WITCH_KING)
def test_the_lord_of_the_nazgul_forbids_it() -> None:
    """The Witch-king: Return to Its Master cannot be played while he is in play."""
    at, rider, orc = before()
    at.play(WITCH_KING)
    assert not fought(at, rider, orc).offered("respond", MASTER)


@pytest.mark.card(MASTER)
@pytest.mark.parametrize(("phase", "waits"), [(terms.SKIRMISH, True), (terms.MANEUVER, False), (terms.REGROUP, False)])
def test_nobody_waits_for_it_at_the_end_of_other_phases(phase: str, waits: bool) -> None:
    """Return to Its Master: players are asked for responses only at the end of phases in which it could be played."""
    at = standing()
    at.hand(1, ORC)
    table = at.start(phase).table
    ends = Moment(Facts(terms.PHASE_ENDS, NOTHING))
    assert (waits, False) == (ends.may_hide_response(table, 1), ends.may_hide_response(table, 0))
