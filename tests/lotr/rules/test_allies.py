"""Tests of allies: at home and away (LR-23)."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous
from inglenook.lotr.dsl.cards import Home, On
from inglenook.lotr.dsl.effects import Draw
from inglenook.lotr.dsl.facade import cannot, exert
from inglenook.lotr.dsl.filters import ALLY, BEARER, THIS
from inglenook.lotr.dsl.modifiers import Modifier
from inglenook.lotr.evaluation.positions import takes_part
from inglenook.lotr.requirements.copies import breaks_rule_of_nine
from inglenook.lotr.stats import companions, fighters
from tests.lotr.positions import TOWERS_SITES, Position
from tests.lotr.samples import ally, companion, condition, minion

ELROND = ally("Elrond", 8, 4, homes=(Home(3, terms.FELLOWSHIP_BLOCK),), keywords=((terms.ARCHER, 1),))
PERMIT = condition("Permit", Continuous((Modifier(terms.CAN, 1, terms.TAKE_PART),), of=BEARER), on=On(ALLY))


@pytest.mark.rule("LR-23.1", "LR-1.12", "LR-11.21")
def test_an_ally_is_no_companion() -> None:
    """An ally adds no token when the fellowship moves, and does not belong to the fellowship."""
    at = Position()
    elrond = at.play(ELROND)

    assert elrond not in companions(at.table, 0)


@pytest.mark.rule("LX-21", "LR-23.8", "LR-23.9")
@pytest.mark.parametrize(("site", "towers", "joins"), [(3, False, True), (2, False, False), (3, True, False)])
def test_home_is_number_and_block(site: int, towers: bool, joins: bool) -> None:
    """Elrond can fight at site 3 of the Fellowship block and not at 3T."""
    at = Position(site=site, sites=TOWERS_SITES) if towers else Position(site=site)
    elrond = at.play(ELROND)

    assert joins == takes_part(at.table, elrond)


@pytest.mark.rule("LR-23.3", "LR-17.13")
def test_an_ally_away_from_home_stays_out() -> None:
    """An ally away from home cannot be assigned by either side and takes no archery wounds."""
    at = Position(site=2)
    elrond = at.play(ELROND)
    at.play(minion())
    game = at.assignment()

    assert not game.offered("assign", elrond)
    game.choose("done")
    assert not game.offered("assign", elrond)


@pytest.mark.rule("LR-23.4")
def test_abilities_work_wherever_the_fellowship_is() -> None:
    """An ally far from home may be exerted for its ability."""
    host = ally("Host", abilities=(Action((terms.FELLOWSHIP,), (Draw(),), costs=(exert(THIS),)),))
    at = Position(site=7)
    far = at.play(host)

    assert at.fellowship().offered("use", far)


@pytest.mark.rule("LR-23.5", "LR-17.10", "LR-17.11")
def test_at_home_both_sides_may_assign_it() -> None:
    """The Free Peoples player and the Shadow players may assign an ally at home to skirmishes."""
    at = Position(site=3)
    elrond = at.play(ELROND)
    orc = at.play(minion())
    game = at.assignment()
    assert game.offered("assign", elrond, orc)
    game.choose("done")

    assert game.offered("assign", elrond, orc)


@pytest.mark.rule("LR-23.6", "LR-16.5")
def test_an_archer_ally_at_home_need_not_join() -> None:
    """The Free Peoples player chooses whether an archer ally at home adds to the archery total."""
    for joins in (True, False):
        at = Position(site=3)
        elrond = at.play(ELROND)
        orc = at.play(minion(vitality=3))
        game = at.archery()
        assert "prompt-archer-allies" == game.prompt
        if joins:
            game.choose_all(elrond)
        else:
            game.choose_all()
        assert int(joins) == game.wounds(orc)


@pytest.mark.rule("LX-23", "LR-23.7")
def test_a_card_lets_an_ally_take_part_elsewhere() -> None:
    """An ally that a card lets take part elsewhere is treated as at home."""
    at = Position(site=5)
    elrond = at.play(ELROND)
    at.play(PERMIT, on=elrond)
    orc = at.play(minion())

    assert elrond in fighters(at.table)
    assert at.assignment().offered("assign", elrond, orc)


@pytest.mark.rule("LG-53", "LG-54")
def test_cannot_wins_over_can() -> None:
    """An ally whom one card lets take part and another forbids to be assigned is not assigned."""
    chains = condition("Chains", Continuous((cannot(terms.BE_ASSIGNED),), of=BEARER), side=terms.SHADOW, on=On(ALLY))
    at = Position(site=5)
    elrond = at.play(ELROND)
    at.play(PERMIT, on=elrond)
    at.play(chains, on=elrond)
    at.play(minion())
    game = at.assignment()
    assert not game.offered("assign", elrond)
    game.choose("done")

    assert not game.offered("assign", elrond)


@pytest.mark.rule("LR-23.10")
def test_allies_do_not_count_for_the_rule_of_nine() -> None:
    """Eight companions and any number of allies leave room for a ninth companion."""
    at = Position()
    for _number in range(7):
        at.play(companion())
    for _number in range(4):
        at.play(ally())
    assert not breaks_rule_of_nine(at.table, 0)
    at.play(companion())

    assert breaks_rule_of_nine(at.table, 0)


@pytest.mark.rule("LR-23.2", "LR-12.4", "LD-17")
def test_an_ally_is_at_its_home_site() -> None:
    """A filter for allies at home finds an ally only while the fellowship is at its home site."""
    from inglenook.lotr.evaluation.positions import at_home

    found = []
    for number in (2, 3, 4):
        at = Position(site=number)
        found.append(at_home(at.table, at.play(ELROND)))

    assert [False, True, False] == found
