"""Tests of the house rule switches, each with the printed rule as its default (catalogue, section 34)."""

from __future__ import annotations

import pytest

from inglenook.kernel.dice import Dice
from inglenook.kernel.editions import EDITION
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous, Trigger
from inglenook.lotr.dsl.amounts import Twilight
from inglenook.lotr.dsl.effects import Burden, PlayCard, Spot
from inglenook.lotr.dsl.facade import add_twilight, strength
from inglenook.lotr.dsl.filters import COMPANION, SITE
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.entry.settings import set_up
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.house_rules import DEFAULTS, EARLIER_NAMES, RULE_SETS
from inglenook.lotr.rulebook import LordOfTheRings
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import companion, condition, event, minion, site

BELL = condition("Bell", Action((terms.MANEUVER, terms.ASSIGNMENT, terms.FELLOWSHIP), (add_twilight(1),)))
FIERCE = minion("Fierce", strength=3, vitality=3, keywords=((terms.FIERCE, 1),))


@pytest.mark.rule("LD-6", "LD-11", "LD-14")
def test_the_rulebooks_are_the_default() -> None:
    """The default switches are those of the rulebooks: nine sites, bidding, and no later rulings."""
    on = {name for name, value in DEFAULTS.items() if value}
    by_the_book = {"fierce-assignment-mandatory", "controlled-site-text", "closed-discard-piles"}
    assert ({"sites", "bidding", *by_the_book}, {}) == (on, RULE_SETS["deluxe"])


@pytest.mark.rule("LD-6", "LG-125")
@pytest.mark.parametrize("name", RULE_SETS)
def test_every_deviation_of_a_rule_set_is_a_switch(name: str) -> None:
    """A rule set changes switches and nothing else, each of them from its default."""
    assert [] == [switch for switch, value in RULE_SETS[name].items() if DEFAULTS[switch] == value]


@pytest.mark.rule("LG-125", "LR-6.3")
@pytest.mark.parametrize(("earlier", "name"), EARLIER_NAMES.items())
def test_a_rule_set_can_be_asked_for_by_its_earlier_name(earlier: str, name: str) -> None:
    """A rule set keeps its earlier name, with the same switches and prescribed fellowships."""
    decks = {"deck1": "fellowship-aragorn", "deck2": "fellowship-gandalf", "bidding": "0"}
    tables = [set_up(2, {**decks, "rules": rules}) for rules in (earlier, name)]
    assert tables[0].get("fellowships") == tables[1].get("fellowships")
    options = [LordOfTheRings().set_up(table, Dice("names")).options for table in tables]
    assert options[0] == options[1] == {**DEFAULTS, **RULE_SETS[name], "bidding": 0}


@pytest.mark.rule("KR-36", "LG-125")
def test_rule_sets_of_the_first_edition_stay_as_they_were() -> None:
    """Rule sets of the first edition keep open piles, no duty, silent sites, and a single reshuffle with allies."""
    setup = {**set_up(2, {"rules": "starter-rules", "deck1": "towers-aragorn"}), EDITION: 1}
    options = LordOfTheRings().set_up(setup, Dice("edition 1")).options
    told = ("reshuffle", "reshuffle-once", "no-allies-or-artifacts", "closed-discard-piles", "controlled-site-text")
    assert [1, 1, 0, 0, 0] == [options[switch] for switch in told]
    assert (0, 1) == (options["fierce-assignment-mandatory"], options["sam-may-decline"])


# The start of a turn.


@pytest.mark.rule("LD-1", "LR-10.2")
@pytest.mark.parametrize(("switch", "seen"), [(0, 0), (1, 3)])
def test_when_the_pool_is_emptied(switch: int, seen: int) -> None:
    """The pool is emptied before the start of a turn; by the Fellowship rulebook after it."""
    count = condition("Count", Trigger(Happening(terms.TURN_STARTS), effects=(Burden(Twilight()),)))
    at = Position(site=4, switches={"pool-emptied-later": switch}).pool(3)
    at.play(count)
    at.play(BELL)
    game = at.start_of_turn()
    assert ("prompt-fellowship-action", seen, 0) == (game.prompt, game.table.players[0].burdens, game.table.twilight)


# Fierce minions.


@pytest.mark.rule("LD-5", "LR-19.3")
@pytest.mark.parametrize("switch", [0, 1])
def test_assignment_actions_before_fierce_skirmishes(switch: int) -> None:
    """Assignment actions are possible before fierce skirmishes; by the Fellowship rulebook only before normal ones."""
    at = Position(site=4, switches={"no-fierce-assignment-actions": switch})
    fierce = at.play(FIERCE)
    friend = at.play(companion("Friend"))
    at.play(BELL)
    game = at.assignment()
    asked = [game.prompt]
    game.pass_().choose("assign", friend, fierce)
    asked.append(game.prompt)
    assert game.table.fierce
    assert ["prompt-phase-action", "prompt-assign-defenders" if switch else "prompt-phase-action"] == asked


@pytest.mark.rule("LD-11", "LR-19.6")
@pytest.mark.parametrize(("switch", "may_decline"), [(0, True), (1, False)])
def test_defending_against_fierce_minions(switch: int, may_decline: bool) -> None:
    """Defenders must be assigned to fierce minions unless the switch is off."""
    at = Position(site=4, switches={"fierce-assignment-mandatory": switch})
    fierce = at.play(FIERCE)
    at.play(companion("Friend"))
    game = at.assignment(fierce=True)
    assert ("prompt-assign-defenders", may_decline) == (game.prompt, game.offered("done"))
    game.choose("assign", at.frodo(), fierce)
    assert 1 == game.wounds(fierce)


@pytest.mark.rule("LD-11")
def test_the_switch_says_nothing_about_the_normal_assignment() -> None:
    """The duty to defend against fierce minions does not bind the normal assignment."""
    at = Position(site=4, switches={"fierce-assignment-mandatory": 1})
    at.play(FIERCE)
    assert at.assignment().offered("done")


# Controlled sites.


GATE = site("Gate", 1, Continuous((strength(3),), of=COMPANION), keywords=(("battleground", 1),))


@pytest.mark.rule("LD-14", "LR-30.8")
@pytest.mark.parametrize(("switch", "expected"), [(0, 5), (1, 8)], ids=["silent", "default"])
def test_the_text_of_a_controlled_site(switch: int, expected: int) -> None:
    """The text of a controlled site works unless the switch is off."""
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
    """A controlled site is active for spotting and keywords; a site passed by the fellowship is not."""
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
    """Of another player's discard pile only the top card is visible, unless the switch is off; the own is open."""
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


HARVEST = event("Harvest", Action((terms.FELLOWSHIP,), (PlayCard(COMPANION, zones=(terms.DISCARD_PILE,)),)))


def harvested(closed: int) -> Playing:
    """Returns a game in which a companion is played from a discard pile with two minions."""
    at = Position(switches={"closed-discard-piles": closed})
    at.play(BELL)
    friend = at.discard(0, companion("Friend"), minion("First"), minion("Second"))[0]
    at.hand(0, HARVEST)
    game = at.fellowship()
    game.leaves_tops = False
    game.choose("play", HARVEST)
    assert terms.PLAY == game.zone(friend)
    return game


@pytest.mark.rule("LR-28.7", "LR-28.6")
@pytest.mark.parametrize(("verb", "top"), [("pass", "Second"), ("lay-on-top", "First")])
def test_any_card_is_left_on_top_of_a_closed_pile(verb: str, top: str) -> None:
    """After playing from a closed discard pile, its owner chooses its top card; for an open pile nobody is asked."""
    assert "prompt-fellowship-action" == harvested(closed=0).prompt
    game = harvested(closed=1)
    assert (0, "prompt-top-of-pile") == (game.asked, game.prompt)
    game.choose(verb)
    titles = [game.table.cards[card].printed.title for card in game.table.players[0].discard]
    assert [top, "Harvest"] == titles[1:], "the event itself goes there when it has been carried out"
    assert [] == LordOfTheRings().faults(game.table)
