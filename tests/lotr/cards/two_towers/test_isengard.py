"""Isengard cards of The Two Towers."""

from __future__ import annotations

import pytest

from inglenook.lotr.active import index_of
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import Home
from inglenook.lotr.dsl.effects import Wound
from inglenook.lotr.dsl.facade import a
from inglenook.lotr.dsl.filters import MINION
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.library import printed
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import (
    BOROMIR,
    GIMLI,
    LEGOLAS,
    MERRY,
    hand_over,
    in_rohan,
    standing,
)
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, companion, condition, event, minion

SOME_URUK = minion("Some Uruk", strength=5, vitality=3, culture="isengard", race="uruk-hai")
PARTY = "1C158"
PLAIN_ORC = minion("Plain Orc", strength=9, vitality=3)
PLAIN_URUK = minion("Plain Uruk", strength=9, vitality=3, culture="isengard", race="uruk-hai")
REGULAR = "4C192"
DEFENDER = "4C184"
REAR_GUARD = "4C191"
FANATIC = "4C185"
STALKER = "4C197"
BROADSWORD = "4C142"
ORC_OF_MORDOR = minion("Orc of Mordor", culture="sauron", strength=5, vitality=3)
URUK = minion("Uruk", culture="isengard", race="uruk-hai", strength=9, vitality=3)


def idle_and_busy() -> tuple[Position, int, int, int]:
    """Returns an Uruk-hai in a skirmish, one assigned to a later skirmish, and one unassigned."""
    at = in_rohan(site=4).pool(3)
    fights, comes, idle = at.play(SOME_URUK), at.play(SOME_URUK), at.play(SOME_URUK)
    at.hand(1, "4C175")
    return at, fights, comes, idle


@pytest.mark.card(BROADSWORD)
def test_a_broad_blade_wards_off_wounds_outside_skirmishes() -> None:
    """Broad-bladed Sword: the bearer cannot take wounds except in skirmish phases, but can exert."""
    strike = event("Bolt", Action((terms.MANEUVER,), (Wound(a(MINION)),)))
    at = standing()
    uruk, orc = at.play(URUK), at.play(ORC_OF_MORDOR)
    at.play(BROADSWORD, on=uruk)
    at.play(LEGOLAS)
    at.hand(0, strike)
    game = at.maneuver().choose("play", strike)
    assert (0, 1) == (game.wounds(uruk), game.wounds(orc))
    while game.table.phase != terms.ASSIGNMENT:
        game.pass_()
    assert (0, 2) == (game.wounds(uruk), game.wounds(orc))
    at = standing()
    uruk = at.play(URUK)
    at.play(BROADSWORD, on=uruk)
    hero = at.play(companion("Hero", strength=15))
    assert 1 == at.skirmish(hero, uruk).pass_().pass_().wounds(uruk)


@pytest.mark.card("4C175")
def test_an_idle_uruk_exerts_for_another() -> None:
    """Still They Came: only an unassigned Uruk-hai can exert to make another Uruk-hai strength +3."""
    at, fights, comes, idle = idle_and_busy()
    game = at.skirmishes((at.play(GIMLI), (fights,)), (at.play(LEGOLAS), (comes,)))
    game.choose("skirmish", "1U12").pass_().choose("play", "4C175")
    assert (sorted([fights, comes]), 1) == (sorted(game.choices()), game.wounds(idle))
    game.choose("choose", fights)
    assert (8, 5, 5, 2) == (
        game.strength(fights),
        game.strength(comes),
        game.strength(idle),
        game.table.twilight,
    )


@pytest.mark.card("4C175")
def test_no_idle_uruk_no_help() -> None:
    """Still They Came: the event needs an unassigned Uruk-hai that is not exhausted."""
    at, fights, comes, idle = idle_and_busy()
    game = at.skirmish(at.play(GIMLI), fights, comes, idle).pass_()
    assert (1, False) == (game.asked, game.offered("play", "4C175"))
    at = in_rohan(site=4).pool(3)
    fights, _idle = at.play(SOME_URUK), at.play(SOME_URUK, wounds=2)
    at.hand(1, "4C175")
    game = at.skirmish(at.play(GIMLI), fights).pass_()
    assert (1, False) == (game.asked, game.offered("play", "4C175"))


@pytest.mark.parametrize(
    ("id", "gain"),
    [
        pytest.param(DEFENDER, 2, marks=pytest.mark.card(DEFENDER)),
        pytest.param(REAR_GUARD, 1, marks=pytest.mark.card(REAR_GUARD)),
    ],
)
def test_uruks_stand_by_each_other_at_a_battleground(id: str, gain: int) -> None:
    """Uruk Defender and Uruk Rear Guard: at a battleground, each exerts to strengthen another Uruk-hai."""
    at = in_rohan(site=5)
    uruk, other = at.play(PLAIN_URUK), at.play(id)
    at.play(PLAIN_ORC)
    game = hand_over(at.skirmish(at.play(GIMLI), uruk)).choose("use", other)
    assert (9 + gain, 1) == (game.strength(uruk), game.wounds(other))
    at = in_rohan(site=5)
    uruk, second, other = at.play(PLAIN_URUK), at.play(PLAIN_URUK), at.play(id)
    game = hand_over(at.skirmish(at.play(GIMLI), uruk)).choose("use", other).choose("choose", uruk)
    assert (9 + gain, 9) == (game.strength(uruk), game.strength(second))
    at = in_rohan(site=4)
    uruk, other = at.play(PLAIN_URUK), at.play(id)
    assert not hand_over(at.skirmish(at.play(GIMLI), uruk)).offered("use", other)
    at = in_rohan(site=5)
    uruk, other = at.play(PLAIN_URUK), at.play(id, wounds=printed(id).vitality - 1)
    assert not hand_over(at.skirmish(at.play(GIMLI), uruk)).offered("use", other)


@pytest.mark.card(FANATIC)
@pytest.mark.parametrize(("dead", "fierce"), [(2, False), (3, True)])
def test_a_fanatic_among_three_dead(dead: int, fierce: bool) -> None:
    """Uruk Fanatic: fierce while the Free Peoples player's dead pile holds three cards."""
    at = standing(site=5)
    at.dead(0, *(BOROMIR, MERRY, "1C286")[:dead])
    at.dead(1, BOROMIR, MERRY, "1C286")
    fanatic, hero = at.play(FANATIC), at.play(companion("Endures", strength=8, vitality=6))
    game = at.skirmish(hero, fanatic).pass_().pass_()
    assert fierce == game.table.fierce


@pytest.mark.card(REGULAR)
def test_a_regular_brings_an_uruk_for_less() -> None:
    """Uruk Regular: it exerts to play an Uruk-hai for 1 less for each other Uruk-hai in play."""
    at = in_rohan(site=5).pool(4)
    at.control(1, 1)
    regular = at.play(REGULAR)
    at.play(PLAIN_URUK)
    at.play(minion("Uruk from Afar", culture="sauron", race="uruk-hai"))
    at.play(PLAIN_ORC)
    party = at.hand(1, PARTY, PLAIN_ORC)[0]
    at.lay_this("4U350", 1)  # a site that gives no discount
    game = at.shadow().choose("use", regular)
    assert (terms.PLAY, 2, 1) == (game.zone(party), game.table.twilight, game.wounds(regular))


@pytest.mark.card(REGULAR)
def test_a_regular_must_really_bring_one() -> None:
    """Uruk Regular: the ability needs a regular who can exert and an affordable Uruk-hai in hand."""
    for wounds, in_hand, pool, offered in ((0, PARTY, 4, True), (1, PARTY, 4, False), (0, PLAIN_ORC, 4, False)):
        at = standing(site=5).pool(pool)
        regular = at.play(REGULAR, wounds=wounds)
        at.hand(1, in_hand)
        assert offered == at.shadow().offered("use", regular)
    at = standing(site=5).pool(3)
    regular = at.play(REGULAR)
    at.hand(1, PARTY)
    assert not at.shadow().offered("use", regular)


@pytest.mark.card(STALKER)
@pytest.mark.parametrize(("dead", "strength", "fierce"), [("1C286", 11, True), (BOROMIR, 8, False)])
def test_a_stalker_of_allies(dead: str, strength: int, fierce: bool) -> None:
    """Uruk Stalker: strength +3 and fierce while an ally is in the dead pile."""
    at = standing(site=5)
    at.dead(0, dead)
    stalker, hero = at.play(STALKER), at.play(companion("Suffers", strength=7, vitality=6))
    game = at.skirmish(hero, stalker)
    assert strength == game.strength(stalker)
    assert fierce == game.pass_().pass_().table.fierce


@pytest.mark.card("4R166")
@pytest.mark.parametrize(("answer", "order"), [("yes", [1, 0]), ("no", [0, 1])])
def test_the_palantir_sees_the_top_of_any_deck(answer: str, order: list[int]) -> None:
    """The Palantír of Orthanc: two tokens reveal the top card of any deck, which may go beneath that deck."""
    at = in_rohan()
    stone = at.play("4R166")
    at.play(SOME_URUK)
    cards = at.deck(0, GIMLI, LEGOLAS)
    at.deck(1, PLAIN_ORC)
    game = at.pool(2).shadow().choose("use", stone).choose("player", amount=1).choose(answer)
    assert (tuple([cards[place] for place in order]), 0) == (game.table.players[0].deck, game.table.twilight)
    assert [[True, False], [True, False]] == [[knows(game.table, seat, one) for one in cards] for seat in (0, 1)]


@pytest.mark.card("4R166")
def test_the_palantir_needs_a_servant_of_isengard() -> None:
    """The Palantír of Orthanc: an Isengard minion must be spotted to play and to use it."""
    at = in_rohan()
    stone = at.play("4R166")
    at.play(PLAIN_ORC)
    at.deck(0, GIMLI)
    assert not at.pool(2).shadow().offered("use", stone)
    at = in_rohan()
    at.play(PLAIN_ORC)
    at.hand(1, "4R166")
    assert not at.pool(2).shadow().offered("play", "4R166")
    at.play(URUK)
    assert at.shadow().offered("play", "4R166")


ARCHER = minion("Bowman", strength=5, vitality=3, culture="isengard", race="uruk-hai", keywords=(("archer", 1),))
VILLAGER = ally("Villager", homes=(Home(8, terms.TOWERS_BLOCK),))


@pytest.mark.card("4C183")
@pytest.mark.rule("LR-29.9")
@pytest.mark.parametrize("used", [True, False])
def test_a_crossbow_aimed_at_a_companion(used: bool) -> None:
    """Uruk Crossbowman: after its exertion the Free Peoples player wounds an unbound companion."""
    at = in_rohan(2)
    gimli, merry, bowman = at.play(GIMLI), at.play(MERRY), at.play("4C183")
    game = hand_over(at.archery())
    if not used:
        game.passes()
        assert {gimli, merry, at.frodo()} == set(game.choices("wound"))
        return
    game.choose("use", bowman)
    assert (0, {gimli, merry}) == (game.asked, set(game.choices()))
    game.choose("choose", merry).passes()
    assert [] == game.choices("wound")
    assert (1, 1, 0, 0) == (game.wounds(merry), game.wounds(bowman), game.wounds(gimli), game.wounds(at.frodo()))


@pytest.mark.card("4R146")
@pytest.mark.rule("LR-16.9")
@pytest.mark.parametrize("used", [True, False])
def test_arrows_that_fly_over_the_companions(used: bool) -> None:
    """Come Down: allies at any site take the archery wounds instead of companions."""
    at = in_rohan(2)
    gimli, villager = at.play(GIMLI), at.play(VILLAGER)
    come_down = at.play("4R146")
    for _archer in range(2):
        at.play(ARCHER)
    game = hand_over(at.archery())
    if used:
        game.choose("use", come_down).passes()
        assert (2, 0, 0) == (game.wounds(villager), game.wounds(gimli), game.wounds(at.frodo()))
    else:
        game.passes()
        assert {gimli, at.frodo()} == set(game.choices("wound"))


@pytest.mark.card("4R146")
@pytest.mark.rule("LR-16.14")
def test_arrows_that_find_no_ally() -> None:
    """Come Down: without an ally the archery wounds are ignored."""
    at = in_rohan(2)
    gimli, come_down = at.play(GIMLI), at.play("4R146")
    for _archer in range(2):
        at.play(ARCHER)
    game = hand_over(at.archery()).choose("use", come_down).passes()
    assert (0, 0) == (game.wounds(gimli), game.wounds(at.frodo()))


@pytest.mark.card("4R146")
def test_one_archer_is_too_few() -> None:
    """Come Down: two Isengard archers must be spotted."""
    at = in_rohan(2)
    come_down = at.play("4R146")
    at.play(ARCHER)
    assert not hand_over(at.archery()).offered("use", come_down)


SARUMAN, STAFF = "4R173", "4R174"


def with_his_staff(use: bool) -> tuple[Playing, int]:
    """Returns the maneuver phase with Saruman bearing his staff, used or not, against an archer and a fighter."""
    at = standing(site=4)
    saruman = at.play(SARUMAN)
    at.play(STAFF, on=saruman)
    at.play(companion("Archer", keywords=((terms.ARCHER, 1),)))
    game = hand_over(at.maneuver())
    return (game.choose("use", STAFF) if use else game.pass_()), saruman


@pytest.mark.card(SARUMAN)
@pytest.mark.card(STAFF)
@pytest.mark.parametrize("use", [False, True])
def test_the_staff_brings_saruman_into_the_fight(use: bool) -> None:
    """Saruman and Saruman's Staff: without his first sentence he can be shot and assigned until regroup."""
    game, saruman = with_his_staff(use)
    while game.table.phase != terms.ASSIGNMENT:
        game.pass_()
    assert (1 if use else 0) == game.wounds(saruman)
    game.passes()
    assert use == game.offered("assign", other=saruman)
    assert (use, 1) == (bool(game.table.lasting), keyword(game.table, saruman, terms.FIERCE))
    assert (10, 1) == (game.strength(saruman), keyword(game.table, saruman, terms.DAMAGE))


@pytest.mark.card(STAFF)
def test_the_other_sentences_of_saruman_stay() -> None:
    """Saruman's Staff: only the first sentence is lost, and only until the regroup phase (LG-84)."""
    game, saruman = with_his_staff(use=True)
    assert [] == [speaker for speaker in sayings(game, terms.CANNOT) if speaker == saruman]
    assert saruman in [saying.card for saying in index_of(game.table).answers if saying.when == terms.PLAYED]
    while game.table.phase != terms.REGROUP:
        if game.offered("pass"):
            game.pass_()
        else:
            game.choose(game.options()[0].verb)
    assert saruman in sayings(game, terms.CANNOT)


def sayings(game: Playing, stat: str) -> list[int]:
    """Returns the cards whose continuous texts forbid something now."""
    return [speaker.context.this for speaker in index_of(game.table).speakers if speaker.modifier.stat == stat]


@pytest.mark.card(SARUMAN)
def test_saruman_is_wounded_by_other_means() -> None:
    """Saruman: he can be wounded outside the archery phase."""
    strike = event("Bolt", Action((terms.MANEUVER,), (Wound(a(MINION)),)))
    at = standing(site=4)
    saruman = at.play(SARUMAN)
    at.hand(0, strike)
    assert 1 == at.maneuver().choose("play", strike).wounds(saruman)


@pytest.mark.card(SARUMAN)
def test_saruman_undoes_a_condition_when_he_comes() -> None:
    """Saruman, Black Traitor: when he is played, any condition may be discarded."""
    for wanted in (True, False):
        at = standing(site=4).pool(9)
        fence = at.play(condition("Fence"))
        at.hand(1, SARUMAN)
        game = at.shadow().choose("play", SARUMAN)
        game.choose("respond" if wanted else "pass")
        if wanted:
            assert fence in game.choices()
            game.choose("choose", fence)
        assert (terms.DISCARD_PILE if wanted else terms.PLAY) == game.zone(fence)


@pytest.mark.card(SARUMAN)
def test_saruman_takes_his_staff_back() -> None:
    """Saruman, Black Traitor: he exerts to play Saruman's Staff from the discard pile at its cost."""
    at = standing(site=4).pool(3)
    saruman = at.play(SARUMAN)
    staff = at.discard(1, STAFF)[0]
    game = at.shadow().choose("use", saruman)
    assert (terms.PLAY, saruman, 1, 1) == (
        game.zone(staff),
        game.table.cards[staff].bearer,
        game.wounds(saruman),
        game.table.twilight,
    )
    at = standing(site=4).pool(3)
    saruman = at.play(SARUMAN)
    assert not at.shadow().offered("use", saruman)
    at = standing(site=4).pool(3)
    saruman = at.play(SARUMAN, wounds=3)
    at.discard(1, STAFF)
    assert not at.shadow().offered("use", saruman)


@pytest.mark.card(STAFF)
def test_the_staff_is_for_saruman_alone() -> None:
    """Saruman's Staff: an Uruk-hai cannot bear it."""
    at = standing(site=4).pool(9)
    at.play(PLAIN_URUK)
    at.hand(1, STAFF)
    assert not at.shadow().offered("play", STAFF)


BAND = "4U202"


@pytest.mark.card(BAND)
@pytest.mark.parametrize("sites", [0, 1, 2])
def test_a_band_grows_with_the_land_it_holds(sites: int) -> None:
    """Uruk-hai Band: strength +2 for each site that its player controls."""
    at = in_rohan(5, seats=3)
    band = at.play(BAND, seat=1)
    before = at.shadow().strength(band)
    for number in range(1, sites + 1):
        at.control(1, number)
    at.control(2, 4)
    assert before + 2 * sites == at.shadow().strength(band)
