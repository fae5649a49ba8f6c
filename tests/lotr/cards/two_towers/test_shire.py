"""Shire cards of The Two Towers."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Trigger
from inglenook.lotr.dsl.facade import add_burdens
from inglenook.lotr.dsl.filters import MINION
from inglenook.lotr.dsl.happenings import Happening
from tests.lotr.cards.standing import (
    GIMLI,
    LEGOLAS,
    MERRY,
    PIPPIN,
    SAM,
    burdens,
    card,
    in_rohan,
    standing,
    zones,
)
from tests.lotr.positions import FELLOWSHIP_SITES, FRODO, TOWERS_SITES, Playing
from tests.lotr.samples import ally, companion, condition, minion

STEALTHY = [
    # The event, its block, the last site at which it cancels.
    pytest.param("1C296", FELLOWSHIP_SITES, 4, marks=pytest.mark.card("1C296")),
    pytest.param("1C298", FELLOWSHIP_SITES, 5, marks=pytest.mark.card("1C298")),
    pytest.param("4C319", TOWERS_SITES, 4, marks=pytest.mark.card("4C319")),
    pytest.param("4C321", TOWERS_SITES, 5, marks=pytest.mark.card("4C321")),
]
PLAIN_ORC = minion("Plain Orc", strength=8, vitality=3)
ORC_OF_THE_PLAINS = minion("Orc of the Plains", strength=5, vitality=3)


def slips(id: str, pool: int, seats: int = 2) -> tuple[Playing, Thing]:
    """Returns the game after Merry or Pippin, about to be overwhelmed, is discarded by his own ability."""
    at = in_rohan(seats=seats).pool(pool)
    hobbit = at.play(id)
    game = at.skirmish(hobbit, at.play(minion("Big One", strength=30)))
    return game.choose("use", hobbit), hobbit


@pytest.mark.parametrize(("id", "sites", "last"), STEALTHY)
def test_early_on_the_way_a_hobbit_slips_out_of_a_skirmish(id: str, sites: tuple[str, ...], last: int) -> None:
    """Hobbit Stealth, Hobbit Intuition, Severed His Bonds and Swiftly and Softly: early sites cancel the skirmish."""
    for site in (1, last):
        at = standing(site, sites=sites)
        sam, troll = at.play(SAM), at.play(minion("Big Troll", strength=20))
        at.hand(0, id)
        game = at.skirmish(sam, troll).choose("play", id)
        assert (terms.PLAY, 0, 0, 1) == (game.zone(sam), game.wounds(sam), game.wounds(troll), game.table.twilight)
        assert "log-skirmish-cancelled" in game.log()


@pytest.mark.parametrize(("id", "sites", "last"), STEALTHY)
def test_late_or_in_the_other_block_nothing_is_cancelled(id: str, sites: tuple[str, ...], last: int) -> None:
    """Hobbit Stealth, Hobbit Intuition, Severed His Bonds and Swiftly and Softly: later sites cancel no skirmish."""
    other = TOWERS_SITES if sites == FELLOWSHIP_SITES else FELLOWSHIP_SITES
    for site, path in ((last + 1, sites), (2, other)):
        at = standing(site, sites=path)
        sam = at.play(SAM)
        at.hand(0, id)
        game = at.skirmish(sam, at.play(PLAIN_ORC)).choose("play", id).choose("choose", sam)
        assert (sam, False) == (game.table.defender, "log-skirmish-cancelled" in game.log())


@pytest.mark.parametrize(("id", "sites", "last"), STEALTHY)
def test_a_skirmish_without_a_hobbit_goes_on(id: str, sites: tuple[str, ...], last: int) -> None:
    """Hobbit Stealth, Hobbit Intuition and similar events: a skirmish without a Hobbit is not cancelled."""
    at = standing(last, sites=sites)
    gimli = at.play(GIMLI)
    at.hand(0, id)
    game = at.skirmish(gimli, at.play(PLAIN_ORC)).choose("play", id)
    assert (gimli, terms.SKIRMISH, False) == (game.table.defender, game.table.phase, game.table.skirmish_over)


@pytest.mark.card("4C302")
def test_frodo_is_relieved_by_a_ring_bound_companion() -> None:
    """Frodo, Tired Traveller: playing a Ring-bound companion at its cost removes a burden."""
    at = in_rohan(frodo="4C302").burdens(3)
    at.hand(0, SAM, MERRY)
    game = at.fellowship().choose("use", at.frodo())
    assert (2, 2, 1) == (burdens(game), game.table.twilight, len(game.in_play(SAM)))
    at = in_rohan(frodo="4C302").burdens(3)
    at.hand(0, MERRY)
    assert not at.fellowship().offered("use", at.frodo())


@pytest.mark.card("4C302")
def test_one_who_is_made_ring_bound_relieves_him_too() -> None:
    """Frodo, Tired Traveller: a companion made Ring-bound by an effect counts, but an ally does not."""
    at = in_rohan(frodo="4C302").burdens(3)
    bound = companion("Bound", cost=1, keywords=((terms.RING_BOUND_KEYWORD, 1),))
    at.hand(0, bound, ally("Bound Ally", keywords=((terms.RING_BOUND_KEYWORD, 1),)))
    game = at.fellowship().choose("use", at.frodo())
    assert (2, 1) == (burdens(game), len(game.in_play(bound)))


@pytest.mark.card("4C308")
def test_an_unbound_hobbit_comes_back_in_the_regroup_phase() -> None:
    """Knocked on the Head: an unbound Hobbit is played from the discard pile at the usual cost."""
    at = in_rohan()
    merry, pippin = at.discard(0, MERRY, PIPPIN)
    at.discard(0, SAM, GIMLI)
    at.hand(0, "4C308")
    game = at.regroup().choose("play", "4C308")
    assert sorted([merry, pippin]) == sorted(game.choices("play"))
    game.choose("play", merry)
    assert ([terms.PLAY, terms.DISCARD_PILE], 1) == (zones(game, merry, pippin), game.table.twilight)


@pytest.mark.card("4C308")
def test_nobody_to_knock_no_event() -> None:
    """Knocked on the Head: the event needs a playable unbound Hobbit in the discard pile."""
    at = in_rohan()
    at.play(PIPPIN)
    at.discard(0, SAM, FRODO, MERRY, PIPPIN, LEGOLAS)
    at.dead(0, MERRY)
    at.hand(0, "4C308")
    game = at.regroup()
    assert (0, False) == (game.asked, game.offered("play", "4C308"))


@pytest.mark.card("4C310", "4C314")
def test_merry_and_pippin_are_two() -> None:
    """Merry and Pippin: both can be in play at the same time."""
    at = standing()
    at.play(MERRY)
    at.hand(0, PIPPIN, MERRY)
    game = at.fellowship()
    assert (True, False) == (game.offered("play", PIPPIN), game.offered("play", MERRY))


@pytest.mark.parametrize(
    ("id", "price"),
    [
        pytest.param(MERRY, (1, 0), marks=pytest.mark.card(MERRY)),
        pytest.param(PIPPIN, (0, 1), marks=pytest.mark.card(PIPPIN)),
    ],
)
def test_a_hobbit_slips_away(id: str, price: tuple[int, int]) -> None:
    """Merry and Pippin: the Hobbit is discarded from the skirmish when the Ring-bearer exerts or a burden is added."""
    game, hobbit = slips(id, 1)
    paid = (game.wounds(game.table.players[0].ring_bearer), burdens(game))
    assert (terms.DISCARD_PILE, price) == (game.zone(hobbit), paid)


@pytest.mark.parametrize(
    ("id", "price"),
    [
        pytest.param(MERRY, (1, 0), marks=pytest.mark.card(MERRY)),
        pytest.param(PIPPIN, (0, 1), marks=pytest.mark.card(PIPPIN)),
    ],
)
@pytest.mark.parametrize("paying", [True, False])
def test_the_shadow_may_pay_to_keep_the_hobbit(id: str, price: tuple[int, int], paying: bool) -> None:
    """Merry and Pippin: a Shadow player can remove two tokens to prevent the discard, but the cost stays paid."""
    game, hobbit = slips(id, 2)
    assert ("prompt-pay-to-prevent", 1) == (game.prompt, game.asked)
    game.choose("yes" if paying else "no")
    paid = (game.wounds(game.table.players[0].ring_bearer), burdens(game))
    stays = terms.PLAY if paying else terms.DISCARD_PILE
    assert (stays, 0 if paying else 2, price) == (game.zone(hobbit), game.table.twilight, paid)


@pytest.mark.card("4C310", "4C314")
def test_any_shadow_player_may_pay() -> None:
    """Merry and Pippin: a second Shadow player may pay if the first declines."""
    game, merry = slips(MERRY, 2, seats=3)
    first = game.asked
    game.choose("no")
    assert ("prompt-pay-to-prevent", False) == (game.prompt, first == game.asked)
    assert terms.PLAY == game.choose("yes").zone(merry)


@pytest.mark.card("4C310")
def test_merry_stays_if_the_ring_bearer_is_exhausted() -> None:
    """Merry: an exhausted Ring-bearer cannot exert for the ability."""
    at = in_rohan()
    merry = at.play(MERRY)
    atoms.set_wounds(at.table, at.frodo(), 3)
    assert not at.skirmish(merry, at.play(ORC_OF_THE_PLAINS)).offered("use", merry)


@pytest.mark.card("4C319")
@pytest.mark.parametrize(("strength", "zone"), [(8, terms.PLAY), (9, terms.DEAD_PILE)])
def test_later_severed_bonds_keep_a_hobbit_from_being_overwhelmed(strength: int, zone: str) -> None:
    """Severed His Bonds: at later sites only triple strength overwhelms the Hobbit."""
    at = in_rohan(5)
    merry = at.play(MERRY)
    at.hand(0, "4C319")
    game = at.skirmish(merry, at.play(minion("Exact", strength=strength))).choose("play", "4C319")
    game.choose("choose", merry).pass_().passes()
    assert zone == game.zone(merry)


@pytest.mark.card("4C321")
def test_later_a_hobbit_takes_one_wound_at_most() -> None:
    """Swiftly and Softly: at later sites a Hobbit takes at most one wound, but can be overwhelmed."""
    for strength, outcome in ((5, (terms.PLAY, 1)), (6, (terms.DEAD_PILE, 0))):
        at = in_rohan(6)
        merry = at.play(MERRY)
        brute = at.play(minion("Brute", strength=strength, keywords=((terms.DAMAGE, 2),)))
        at.hand(0, "4C321")
        game = at.skirmish(merry, brute).choose("play", "4C321").choose("choose", merry).pass_().passes()
        assert outcome == (game.zone(merry), game.wounds(merry))


CONEYS = "4C298"


@pytest.mark.card(CONEYS)
def test_a_stew_of_coneys() -> None:
    """Brace of Coneys: it is discarded in the fellowship phase to remove a burden."""
    at = in_rohan().burdens(2)
    coneys = at.play(CONEYS, on=at.frodo())
    game = at.fellowship().choose("use", coneys)
    assert (1, [terms.DISCARD_PILE]) == (burdens(game), zones(game, coneys))


@pytest.mark.card(CONEYS)
@pytest.mark.parametrize("friend", [MERRY, GIMLI])
def test_coneys_are_for_ring_bound_hobbits(friend: str) -> None:
    """Brace of Coneys: only a Ring-bound Hobbit can bear it."""
    at = in_rohan()
    sam, _other = at.play(SAM), at.play(friend)
    at.hand(0, CONEYS)
    game = at.fellowship().choose("play", CONEYS)
    assert sorted([at.frodo(), sam]) == sorted(game.choices("bear"))


@pytest.mark.card("4R307")
@pytest.mark.rule("LR-10.13")
@pytest.mark.parametrize(("strength", "wanted", "left"), [(5, True, 1), (5, False, 2), (6, True, 2)])
def test_sam_loses_his_patience(strength: int, wanted: bool, left: int) -> None:
    """Impatient and Angry: Sam exerts to be strength +3, and a burden may be removed if he wins."""
    at = in_rohan(2).burdens(2)
    sam, orc = at.play(SAM), at.play(minion("Foe", strength=strength, vitality=3))
    at.hand(0, "4R307")
    game = at.skirmish(sam, orc).choose("play", "4R307")
    assert (6, 1) == (game.strength(sam), game.wounds(sam))
    game.passes()
    assert (strength < 6) == game.offered("respond", "4R307")
    if strength < 6:
        game.choose("respond" if wanted else "pass")
    assert left == burdens(game)


@pytest.mark.card("4R307")
@pytest.mark.rule("LR-26.16")
def test_sam_is_too_tired_to_be_angry() -> None:
    """Impatient and Angry: an exhausted Sam cannot exert."""
    at = in_rohan(2)
    sam = at.play(SAM, wounds=3)
    at.hand(0, "4R307")
    assert not at.skirmish(sam, at.play(PLAIN_ORC)).offered("play", "4R307")


SAURON_ORC = minion("Orc of Mordor", culture="sauron", race="orc", strength=9)
SAURON_TROLL = minion("Troll of Mordor", culture="sauron", race="troll", strength=9)
URUK = minion("Uruk", culture="isengard", race="uruk-hai", strength=9)
HERO = companion("Hero", strength=8, vitality=4)
LURING = [card("4R311", SAURON_ORC, URUK), card("4R313", URUK, SAURON_ORC)]


@pytest.mark.parametrize(("id", "lured", "other"), LURING)
@pytest.mark.rule("LR-18.21")
def test_a_hobbit_lures_a_minion_away(id: str, lured: str, other: str) -> None:
    """Merry and Pippin: the Hobbit is discarded to take a minion out of a skirmish without it losing."""
    at = in_rohan(4)
    hobbit, hero = at.play(id), at.play(HERO)
    plain, gone, left = [at.play(one) for one in (PLAIN_ORC, lured, other)]
    at.play(lured)  # in no skirmish
    game = at.skirmish(hero, plain, gone, left).choose("use", hobbit)
    assert (terms.DISCARD_PILE, (plain, left), terms.PLAY) == (
        game.zone(hobbit),
        game.table.attackers,
        game.zone(gone),
    )
    game.passes()
    assert (terms.DEAD_PILE, "log-left-skirmish" in game.log()) == (game.zone(hero), True)


@pytest.mark.parametrize(("id", "lured", "other"), LURING)
@pytest.mark.rule("LR-18.20", "LR-18.21")
def test_the_last_minion_is_lured_away(id: str, lured: str, other: str) -> None:
    """Merry and Pippin: if the last minion is taken out, the minion side loses without a wound."""
    at = in_rohan(4)
    hobbit, hero = at.play(id), at.play(HERO)
    bard = condition("Bard", Trigger(Happening(terms.LOSES, MINION), (add_burdens(1),)))
    at.play(bard)
    orc = at.play(lured)
    game = at.skirmish(hero, orc).choose("use", hobbit).passes()
    assert (1, 0, 0, terms.PLAY) == (burdens(game), game.wounds(hero), game.wounds(orc), game.zone(orc))


@pytest.mark.parametrize(("id", "lured", "other"), LURING)
def test_nobody_is_lured_away(id: str, lured: str, other: str) -> None:
    """Merry and Pippin: only the named kind of minion is taken out, from an unbound companion's skirmish."""
    for minion_id, bound in ((other, False), (SAURON_TROLL, False), (lured, True)):
        at = in_rohan(4)
        hobbit, orc = at.play(id), at.play(minion_id)
        game = at.skirmish(at.frodo() if bound else at.play(HERO), orc).choose("use", hobbit)
        assert (terms.DISCARD_PILE, (orc,)) == (game.zone(hobbit), game.table.attackers)


@pytest.mark.parametrize(("id", "lured", "other"), LURING)
@pytest.mark.parametrize("assigned", [True, False])
def test_a_hobbit_who_is_to_fight_himself(id: str, lured: str, other: str, assigned: bool) -> None:
    """Merry and Pippin: the Hobbit must be unassigned, and the player chooses one of several minions."""
    at = in_rohan(4)
    hobbit = at.play(id)
    if assigned:
        atoms.assign(at.table, hobbit, (at.play(other),))
    orcs = [at.play(lured), at.play(lured)]
    game = at.skirmish(at.play(HERO), *orcs)
    assert assigned != game.offered("use", hobbit)
    if not assigned:
        game.choose("use", hobbit)
        assert ("prompt-choose-leave-skirmish", orcs) == (game.prompt, game.choices())
        assert (orcs[0],) == game.choose("choose", orcs[1]).table.attackers
