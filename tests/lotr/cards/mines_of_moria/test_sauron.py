"""Sauron cards of Mines of Moria."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.effects import Draw, Effect, MoveCards, Spot, WearRing
from inglenook.lotr.dsl.facade import add_burdens
from inglenook.lotr.dsl.filters import ANYTHING, RANGER
from inglenook.lotr.stats import roaming_penalty
from tests.lotr.cards.mordor import (
    CAVE_ORC,
    ELF_AT_HOME,
    EXERT_ORC,
    EYE,
    HOBBIT_AT_HOME,
    SPOT_ORC,
    STRONG_ORC_OF_MORDOR,
    TRACKING_ORC,
    TROLL_OF_MORDOR,
    exerts_one,
    served_by,
)
from tests.lotr.cards.standing import ARAGORN, BOROMIR, GIMLI, LEGOLAS, burdens, card, hand_over, standing, zones
from tests.lotr.samples import event, minion


def plan(*costs: Effect, effects: tuple[Effect, ...] = ()) -> str:
    """Returns a Free Peoples event with the given cost that adds three burdens."""
    return event("Plan", Action((terms.MANEUVER,), (*effects, add_burdens(3)), costs))


@pytest.mark.card("2C89")
def test_an_orc_scout_makes_roaming_cheaper() -> None:
    """Orc Scout: the roaming penalty of its player's Sauron minions is 1 less."""
    far = {"site_number": 6, "cost": 2}
    at = standing(seats=3)
    at.play("2C89", seat=1)
    orc, uruk = at.hand(1, minion("Far Orc", culture="sauron", **far), minion("Far Uruk", culture="isengard", **far))
    [other] = at.hand(2, minion("Far Orc", culture="sauron", **far))
    table = at.shadow().table
    assert (1, 2, 2) == tuple(roaming_penalty(table, one) for one in (orc, uruk, other))


@pytest.mark.card("2C89")
def test_an_orc_scout_may_be_discarded_instead() -> None:
    """Orc Scout: an exhausted scout can be discarded instead of exerting."""
    at = standing(site=6)
    at.play(ARAGORN)
    scout = at.play("2C89", wounds=1)
    id = plan(Spot(RANGER))
    at.hand(0, id)
    game = at.maneuver().choose("play", id).choose("respond", scout)
    assert (0, terms.DISCARD_PILE) == (burdens(game), game.zone(scout))


@pytest.mark.card("2U92")
@pytest.mark.parametrize(("tracker", "cards"), [(False, 1), (True, 2)])
def test_spies_of_mordor(tracker: bool, cards: int) -> None:
    """Spies of Mordor: a move in the regroup phase may draw a card, or two with a Sauron tracker."""
    at = standing(site=3)
    spies = at.play("2U92")
    at.hand(1, *[STRONG_ORC_OF_MORDOR] * 8)
    at.deck(1, STRONG_ORC_OF_MORDOR, STRONG_ORC_OF_MORDOR, STRONG_ORC_OF_MORDOR)
    at.play(minion("Uruk Tracker", culture="isengard", race="uruk-hai", keywords=(("tracker", 1),)))
    if tracker:
        at.play(TRACKING_ORC)
    game = at.regroup().pass_().pass_()
    while not game.offered("move"):
        game.pass_()
    game.choose("move").choose("respond", spies)
    assert 8 + cards == len(game.table.players[1].hand)


@pytest.mark.card("2U92")
def test_spies_do_not_watch_the_first_move() -> None:
    """Spies of Mordor: a Sauron Orc must be spotted to play it, and a fellowship phase move draws no card."""
    at = standing(site=3)
    at.play("2U92")
    at.deck(1, STRONG_ORC_OF_MORDOR)
    game = at.fellowship().choose("move")
    assert (False, 0) == (game.offered("respond"), len(game.table.players[1].hand))
    assert SPOT_ORC == served_by("2U92", terms.SHADOW_PHASE)


@pytest.mark.card("2C95")
def test_who_bears_a_vile_blade() -> None:
    """Vile Blade: only a Sauron Orc can bear the weapon."""
    at = standing(site=6).pool(3)
    orcs = [at.play(STRONG_ORC_OF_MORDOR), at.play(TRACKING_ORC)]
    for id in (CAVE_ORC, TROLL_OF_MORDOR):
        at.play(id)
    at.hand(1, "2C95")
    assert sorted(orcs) == sorted(at.shadow().choose("play", "2C95").choices("bear"))


@pytest.mark.card("2C95")
@pytest.mark.parametrize(("id", "strength"), [(BOROMIR, 13), (LEGOLAS, 13), (GIMLI, 11)])
def test_a_vile_blade(id: str, strength: int) -> None:
    """Vile Blade: strength +2, and another +2 while skirmishing a Man or Elf."""
    at = standing()
    orc = at.play(STRONG_ORC_OF_MORDOR)
    at.play("2C95", on=orc)
    assert strength == at.skirmish(at.play(id), orc).strength(orc)


VERILY = "2R94"


@pytest.mark.card(VERILY)
def test_verily_each_card_drawn_is_a_burden() -> None:
    """Verily I Come: each card drawn by an effect in the fellowship phase adds a burden."""
    at = standing()
    at.play(VERILY, on=at.frodo())
    at.deck(0, GIMLI, LEGOLAS, BOROMIR)
    assert 2 == burdens(at.after(Draw(2)))


@pytest.mark.card(VERILY)
def test_verily_a_card_taken_into_hand_is_a_burden() -> None:
    """Verily I Come: a card taken from the discard pile counts, but a card an opponent draws does not."""
    at = standing()
    at.play(VERILY, on=at.frodo())
    at.discard(0, GIMLI)
    at.deck(1, GIMLI)
    assert 1 == burdens(at.after(Draw(1, terms.AN_OPPONENT), MoveCards(ANYTHING, terms.DISCARD_PILE, terms.HAND)))


@pytest.mark.card(VERILY)
def test_verily_not_in_other_phases() -> None:
    """Verily I Come: a card drawn in the maneuver phase adds no burden."""
    at = standing()
    at.play(VERILY, on=at.frodo())
    at.play(CAVE_ORC)
    find = event("Find", Action((terms.MANEUVER,), (Draw(1),)))
    at.hand(0, find)
    at.deck(0, GIMLI)
    assert 0 == burdens(at.maneuver().choose("play", find))


@pytest.mark.card(VERILY)
def test_verily_an_orc_of_sauron_exerts_for_it() -> None:
    """Verily I Come: a Sauron Orc exerts to play it on the Ring-bearer."""
    at = standing()
    at.play(CAVE_ORC)
    at.hand(1, VERILY)
    assert not at.shadow().offered("play", VERILY)
    at = standing()
    orc = at.play(STRONG_ORC_OF_MORDOR)
    at.hand(1, VERILY)
    game = at.shadow().choose("play", VERILY)
    (condition,) = game.in_play(VERILY)
    assert (game.table.players[0].ring_bearer, 1) == (game.table.cards[condition].bearer, game.wounds(orc))


@pytest.mark.parametrize(
    ("id", "phase"), [card("2U87", terms.SHADOW_PHASE), card("2C88", terms.MANEUVER), card("2R94", terms.SHADOW_PHASE)]
)
def test_an_orc_of_sauron_serves(id: str, phase: str) -> None:
    """The Eye of Sauron, Memory of Many Things and Verily I Come: a Sauron Orc of the player's choice exerts."""
    assert EXERT_ORC == served_by(id, phase)
    assert exerts_one(id, phase)


@pytest.mark.card("2C88")
def test_a_memory_of_many_things() -> None:
    """Memory of Many Things: one ally of any culture or two Elven allies are discarded."""
    at = standing().pool(2)
    orc = at.play(STRONG_ORC_OF_MORDOR)
    host, elf, other = at.play(HOBBIT_AT_HOME), at.play(ELF_AT_HOME), at.play(ELF_AT_HOME)
    at.play(LEGOLAS)
    at.hand(1, "2C88")
    game = hand_over(at.maneuver()).choose("play", "2C88")
    assert (1, [1, 2]) == (game.asked, [option.amount for option in game.options("choice")])
    one = game.choose("choice", amount=1)
    assert (1, sorted([host, elf, other])) == (one.asked, sorted(one.choices()))
    one.choose("choose", host)
    assert [terms.DISCARD_PILE, terms.PLAY, terms.PLAY] == zones(game, host, elf, other)
    assert (1, 0) == (game.wounds(orc), game.table.twilight)


@pytest.mark.card("2C88")
@pytest.mark.parametrize("elves", [1, 2, 3])
def test_a_memory_of_elves(elves: int) -> None:
    """Memory of Many Things: with fewer than two Elven allies, one ally is discarded without a choice."""
    at = standing().pool(2)
    at.play(STRONG_ORC_OF_MORDOR)
    friends = [at.play(ELF_AT_HOME) for _elf in range(elves)]
    for id in (LEGOLAS, HOBBIT_AT_HOME, HOBBIT_AT_HOME):
        at.play(id)
    at.hand(1, "2C88")
    game = hand_over(at.maneuver()).choose("play", "2C88")
    if elves == 1:
        game.choose("choose", friends[0])
        assert [terms.DISCARD_PILE] == zones(game, *friends)
        return
    game.choose("choice", amount=2)
    if elves > 2:
        assert (1, sorted(friends)) == (game.asked, sorted(game.choices()))
        game.choose_all(*friends[:2])
    assert 2 == zones(game, *friends).count(terms.DISCARD_PILE)


@pytest.mark.card("2C90")
def test_an_orc_taskmaster_makes_twilight() -> None:
    """Orc Taskmaster: it exerts to add a twilight token, as often as possible."""
    at = standing(site=6)
    master = at.play("2C90")
    game = at.shadow().choose("use", master).choose("use", master)
    assert (2, 2, False) == (game.wounds(master), game.table.twilight, game.offered("use", master))


@pytest.mark.card("2R93")
def test_the_tower_assassin_strikes_at_allies() -> None:
    """Tower Assassin: it exerts to wound an ally at any site, but no companion."""
    at = standing(site=6)
    assassin, host, elf = at.play("2R93"), at.play(HOBBIT_AT_HOME), at.play(ELF_AT_HOME)
    at.play(GIMLI)
    game = hand_over(at.maneuver()).choose("use", assassin)
    assert (1, sorted([host, elf])) == (game.asked, sorted(game.choices()))
    game.choose("choose", elf)
    assert (1, 0, 1) == (game.wounds(assassin), game.wounds(host), game.wounds(elf))
    at = standing(site=6)
    at.play("2R93", wounds=2)
    at.play(ELF_AT_HOME)
    assert not hand_over(at.maneuver()).offered("use", "2R93")


@pytest.mark.card("2U87")
@pytest.mark.parametrize(("burden", "most", "number"), [(2, 2, 2), (2, 2, 1), (7, 5, 5), (0, 0, 0)])
def test_the_eye_of_sauron(burden: int, most: int, number: int) -> None:
    """The Eye of Sauron: a Sauron Orc exerts to draw a card for each burden spotted, up to five."""
    at = standing().pool(1).burdens(burden)
    orc = at.play(STRONG_ORC_OF_MORDOR)
    at.deck(1, *[CAVE_ORC] * 8)
    at.hand(1, "2U87")
    game = at.shadow().choose("play", "2U87")
    if most:
        assert list(range(most + 1)) == [option.amount for option in game.options("number")]
        game.choose("number", amount=number)
    assert (number, 1) == (len(game.table.players[1].hand), game.wounds(orc))


@pytest.mark.card("2C91")
@pytest.mark.parametrize(
    ("id", "used", "offered", "left"),
    [
        (STRONG_ORC_OF_MORDOR, True, True, 0),
        (TROLL_OF_MORDOR, True, True, 0),
        (STRONG_ORC_OF_MORDOR, False, True, 3),
        (CAVE_ORC, False, False, 3),
    ],
)
def test_southern_spies(id: str, used: bool, offered: bool, left: int) -> None:
    """Southern Spies: when The One Ring is put on with a Sauron minion in play, the whole hand is discarded."""
    ring_on = event("Ring On", Action((terms.MANEUVER,), (WearRing(),)))
    at = standing()
    at.play(id)
    at.play(EYE)
    at.hand(0, ring_on, GIMLI, LEGOLAS, BOROMIR)
    at.hand(1, "2C91", CAVE_ORC)
    game = at.maneuver().choose("play", ring_on)
    assert offered == game.offered("respond", "2C91")
    if offered:
        game.choose("respond", "2C91") if used else game.pass_()
    assert (left, 1 if used else 2) == (len(game.table.players[0].hand), len(game.table.players[1].hand))
