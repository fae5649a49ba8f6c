"""The switches of the house: each with the printed rule as its default (end of section 34 of the catalogue)."""

from __future__ import annotations

import pytest

from inglenook.lotr.house_rules import DEFAULTS, FIRST_GAME, RULE_SETS, STARTER_RULES
from inglenook.lotr.meaning.modifiers import keyword
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action, Continuous
from inglenook.lotr.words.effects import Spot
from inglenook.lotr.words.facade import add_twilight, strength
from inglenook.lotr.words.filters import COMPANION, SITE
from tests.lotr.positions import Position
from tests.lotr.samples import companion, condition, event, minion, site

BELL = condition("Bell", Action((terms.MANEUVER, terms.ASSIGNMENT, terms.FELLOWSHIP), (add_twilight(1),)))
FIERCE = minion("Fierce", strength=3, vitality=3, keywords=((terms.FIERCE, 1),))


@pytest.mark.rule("LD-6", "LD-11", "LD-14")
def test_the_printed_rules_are_the_default() -> None:
    """Nine sites and bidding; everything else is off until somebody asks for it."""
    on = {name: value for name, value in DEFAULTS.items() if value}
    assert ({"sites": 9, "bidding": 1}, {}) == (on, RULE_SETS["printed"])


@pytest.mark.rule("LD-6")
@pytest.mark.parametrize("rules", [FIRST_GAME, STARTER_RULES])
def test_every_deviation_of_a_variant_is_a_switch(rules: dict[str, int]) -> None:
    """A variant changes switches and nothing else, each of them from its default."""
    assert [] == [name for name, value in rules.items() if DEFAULTS[name] == value]


# Fierce minions.


@pytest.mark.rule("LD-11")
@pytest.mark.parametrize(("switch", "may_decline"), [(0, True), (1, False)])
def test_defending_against_fierce_minions(switch: int, may_decline: bool) -> None:
    """By default nobody has to be assigned to them; with the switch somebody must."""
    at = Position(site=4, switches={"fierce-assignment-mandatory": switch})
    fierce = at.play(FIERCE)
    at.play(companion("Friend"))
    game = at.assignment(fierce=True)
    assert ("prompt-assign-defenders", may_decline) == (game.prompt, game.offered("done"))
    game.choose("assign", at.frodo(), fierce)
    assert 1 == game.wounds(fierce)


@pytest.mark.rule("LD-11")
def test_the_switch_says_nothing_about_the_normal_assignment() -> None:
    """There it is as free as ever."""
    at = Position(site=4, switches={"fierce-assignment-mandatory": 1})
    at.play(FIERCE)
    assert at.assignment().offered("done")


# Controlled sites.


GATE = site("Gate", 1, Continuous((strength(3),), of=COMPANION), keywords=(("battleground", 1),))


@pytest.mark.rule("LD-14")
@pytest.mark.parametrize(("switch", "expected"), [(0, 5), (1, 8)], ids=["default", "text always on"])
def test_the_text_of_a_controlled_site(switch: int, expected: int) -> None:
    """It speaks of a fellowship being there, and none is; with the switch it works all the same."""
    at = Position(site=4, switches={"controlled-site-text": switch})
    gate = at.lay_this(GATE, 1)
    at.control(1, 1)
    friend = at.play(companion("Friend", strength=5))
    at.play(BELL)
    game = at.fellowship()
    assert (expected, 1) == (game.strength(friend), keyword(game.table, gate, "battleground"))


@pytest.mark.rule("LD-14")
@pytest.mark.parametrize("controlled", [True, False])
def test_a_controlled_site_can_be_spotted_all_the_time(controlled: bool) -> None:
    """Active for spotting and keywords; one that merely lies behind the fellowship is not."""
    look = event("Look", Action((terms.FELLOWSHIP,), (add_twilight(1),), costs=(Spot(SITE, 2),)))
    at = Position(site=4)
    at.lay_this(GATE, 1)
    if controlled:
        at.control(1, 1)
    at.play(BELL)
    at.hand(0, look)
    assert controlled == at.fellowship().offered("play", look)


# Discard piles.


@pytest.mark.rule("LR-28.6")
@pytest.mark.parametrize(("switch", "seen"), [(0, 3), (1, 1)], ids=["open", "closed"])
def test_the_discard_piles_of_others(switch: int, seen: int) -> None:
    """With the switch only the top card of another's pile lies open; the own one can be looked through."""
    at = Position(switches={"closed-discard-piles": switch})
    at.discard(1, *[minion(f"Gone {number}") for number in range(3)])
    at.play(BELL)
    game = at.fellowship()
    counts = []
    for viewer in (0, 1):
        seats = LordOfTheRings().view(game.table, viewer)["seats"]
        assert isinstance(seats, dict)
        player = seats["1"]
        assert isinstance(player, dict) and isinstance(player["discard"], list)
        counts.append((len(player["discard"]), player["discarded"]))
    assert [(seen, 3), (3, 3)] == counts
