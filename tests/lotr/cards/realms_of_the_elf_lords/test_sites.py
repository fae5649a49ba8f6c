"""The sites of Realms of the Elf-lords."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import Home
from inglenook.lotr.dsl.effects import PlayCard
from inglenook.lotr.dsl.facade import add_burdens
from inglenook.lotr.dsl.filters import COMPANION
from tests.lotr.cards.standing import GIMLI, before_site, burdens, hand_over, on_site, standing
from tests.lotr.samples import ally, companion, event, minion

ORC_OF_ISENGARD = minion("Orc of Isengard", vitality=3, culture="isengard")
URUK = minion("Uruk", vitality=3, culture="isengard", race="uruk-hai")
ORC = minion("Orc", vitality=3, culture="sauron")
DEFENDER = companion("Defender", keywords=((terms.DEFENDER, 1),))


@pytest.mark.card("3U116")
def test_the_hills_of_eregion_weigh_on_the_ring_bearer() -> None:
    """Eregion Hills: a burden is added when the fellowship moves here."""
    assert 1 == burdens(before_site("3U116", 4).fellowship().choose("move"))


@pytest.mark.card("3U119")
@pytest.mark.parametrize(("elves", "answer", "left"), [(1, "", 2), (2, "yes", 1), (2, "no", 2)])
def test_the_house_of_elrond(elves: int, answer: str, left: int) -> None:
    """House of Elrond: moving here with two Elves spotted may remove a burden."""
    at = before_site("3U119", 3).burdens(2)
    for number in range(elves):
        at.play(companion(f"Elf {number}", race="elf"))
    game = at.fellowship().choose("move")
    assert bool(answer) == game.offered("yes")
    if answer:
        game.choose(answer)
    assert left == burdens(game)


@pytest.mark.card("3C117")
@pytest.mark.parametrize(("side", "seat"), [(terms.FREE_PEOPLES, 0), (terms.SHADOW, 1)])
def test_no_maneuvers_at_the_argonath(side: str, seat: int) -> None:
    """Gates of Argonath: neither side can play maneuver events, but abilities and other events are allowed."""
    plan = event("Plan", Action((terms.MANEUVER,), (add_burdens(0),)), side=side)
    both = event("Both", Action((terms.MANEUVER, terms.SKIRMISH), (add_burdens(0),)), side=side)
    blow = event("Blow", Action((terms.SKIRMISH,), (add_burdens(0),)), side=side)
    at = on_site("3C117", 8)
    at.play(ORC)
    at.hand(seat, plan, both)
    game = at.maneuver() if seat == 0 else hand_over(at.maneuver())
    assert (seat, False, True) == (game.asked, game.offered("play"), game.offered("use"))
    at = on_site("3C117", 8)
    at.hand(seat, blow)
    game = at.skirmish(at.play(GIMLI), at.play(ORC))
    assert (game if seat == 0 else hand_over(game)).offered("play", blow)


@pytest.mark.card("3U120")
def test_an_orc_of_isengard_in_the_wastes() -> None:
    """Wastes of Emyn Muil: with four companions, an Isengard Orc exerts to wound a companion."""
    at = on_site("3U120", 9, seats=3)
    friends = [at.play(companion(f"Friend {number}")) for number in range(3)]
    orc, second = at.play(ORC_OF_ISENGARD, seat=1), at.play(ORC_OF_ISENGARD, seat=1)
    game = at.maneuver()
    seen = {0: game.offered("use", "3U120")}
    while game.prompt == "prompt-phase-action" and len(seen) < 3:
        game.pass_()
        seen[game.asked] = game.offered("use", "3U120")
        if seen[game.asked]:
            game.choose("use", "3U120")
            break
    assert (1, sorted([orc, second])) == (game.asked, sorted(game.choices()))
    game.choose("choose", orc)
    assert (0, 1) == (game.asked, game.wounds(orc))
    assert sorted([at.frodo(), *friends]) == sorted(game.choices())
    game.choose("choose", friends[1])
    assert [0, 0, 1, 0] == [game.wounds(one) for one in (at.frodo(), *friends)]


@pytest.mark.card("3U120")
@pytest.mark.parametrize(
    ("companions", "id", "wounds", "offered"),
    [
        (4, ORC_OF_ISENGARD, 0, True),
        (3, ORC_OF_ISENGARD, 0, False),
        (4, ORC_OF_ISENGARD, 2, False),
        (4, URUK, 0, False),
        (4, ORC, 0, False),
    ],
    ids=["all there", "three companions", "exhausted", "no orc", "not of isengard"],
)
def test_what_the_wastes_need(companions: int, id: str, wounds: int, offered: bool) -> None:
    """Wastes of Emyn Muil: four companions and an Isengard Orc who can exert are required."""
    at = on_site("3U120", 9)
    for number in range(companions - 1):
        at.play(companion(f"Friend {number}"))
    at.play(id, wounds=wounds)
    game = at.maneuver()
    assert not game.offered("use", "3U120")
    assert offered == hand_over(game).offered("use", "3U120")


@pytest.mark.card("3U115")
@pytest.mark.rule("LR-17.6", "LR-17.8")
def test_one_against_one_in_caras_galadhon() -> None:
    """Caras Galadhon: no companion or ally can be assigned to two or more minions here."""
    at = on_site("3U115", 6)
    defender = at.play(DEFENDER)
    home = at.play(ally("Galadhrim", homes=(Home(6, terms.FELLOWSHIP_BLOCK),)))
    orcs = [at.play(ORC), at.play(ORC), at.play(ORC)]
    orcs.append(at.play(ORC))
    game = at.assignment().passes().choose("assign", defender, orcs[0])
    assert {at.frodo(), home} == set(game.choices("assign"))
    game.choose("done")
    assert (1, {at.frodo(), home}) == (game.asked, set(game.choices("assign")))
    game.choose("assign", home, orcs[2])
    assert {at.frodo()} == set(game.choices("assign"))
    game.choose("assign", at.frodo(), orcs[1])
    assert {defender: (orcs[0],), home: (orcs[2],), at.frodo(): (orcs[1],)} == dict(game.table.assignments)


@pytest.mark.card("3U115")
def test_one_against_many_elsewhere() -> None:
    """Caras Galadhon: at another site several minions can be assigned to a companion."""
    at = standing(6)
    defender = at.play(DEFENDER)
    orcs = [at.play(ORC), at.play(ORC), at.play(ORC)]
    game = at.assignment().passes().choose("assign", defender, orcs[0]).choose("assign", defender, orcs[1])
    game.choose("done")
    assert {at.frodo(), defender} == set(game.choices("assign"))


@pytest.mark.card("3U115", "1C67")
@pytest.mark.rule("LG-92")
def test_caras_galadhon_protects_nobody_elsewhere() -> None:
    """Caras Galadhon: the text gained by Uruviel has no effect at another site."""
    at = standing(7)
    at.lay_this("3U115", 0)
    at.play("1C67")
    defender = at.play(DEFENDER)
    orcs = [at.play(ORC), at.play(ORC)]
    game = at.assignment().passes().choose("assign", defender, orcs[0])
    assert defender in game.choices("assign")


CALL = event("Call", Action((terms.FELLOWSHIP,), (PlayCard(COMPANION, zones=(terms.DECK,)),)))
RECALL = event("Recall", Action((terms.FELLOWSHIP,), (PlayCard(COMPANION, zones=(terms.DISCARD_PILE,)),)))


@pytest.mark.card("3C118")
@pytest.mark.parametrize("here", [True, False])
def test_nobody_comes_out_of_a_pile_to_the_great_river(here: bool) -> None:
    """The Great River: cards cannot be played from draw decks or discard piles, but can from hand."""
    for id, zone in ((CALL, terms.DECK), (RECALL, terms.DISCARD_PILE)):
        at = on_site("3C118", 7) if here else standing(7)
        friend = at.deck(0, GIMLI)[0] if zone == terms.DECK else at.discard(0, GIMLI)[0]
        at.hand(0, id, companion("At Hand"))
        game = at.fellowship()
        if here and zone == terms.DISCARD_PILE:
            assert not game.offered("play", id)
            continue
        game.choose("play", id)
        if game.offered("play", friend):
            game.choose("play", friend)
        assert (zone if here else terms.PLAY) == game.zone(friend)
        assert game.offered("play", companion("At Hand"))
