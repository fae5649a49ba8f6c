"""Companions and allies of the Shire in The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous
from inglenook.lotr.dsl.cards import Home
from inglenook.lotr.dsl.effects import Discard, Unless
from inglenook.lotr.dsl.facade import a, add_burdens, wound
from inglenook.lotr.dsl.filters import COMPANION, CONDITION, HOBBIT, RING_BEARER, WithKeyword
from inglenook.lotr.dsl.modifiers import Modifier
from tests.lotr.cards.standing import (
    BOROMIR,
    GIMLI,
    MERRY,
    PIPPIN,
    SAM,
    burdens,
    card,
    choices_of,
    standing,
    zones,
)
from tests.lotr.positions import TOWERS_SITES
from tests.lotr.samples import ally, condition, event, minion

BILBO, FARMER, GAFFER, PROUDFOOT = "1R284", "1R288", "1R291", "1U301"
BOUNDER = "1C286"
PONY = "3U106"
ORC = minion("Orc", strength=5, vitality=3)
DART = event("Dart", Action((terms.MANEUVER,), (wound(RING_BEARER),)), side=terms.SHADOW)


@pytest.mark.card(BILBO)
def test_bilbo_shuffles_a_shire_card_into_the_deck() -> None:
    """Bilbo: he exerts to shuffle a Shire card from the player's discard pile into the draw deck."""
    at = standing()
    bilbo = at.play(BILBO)
    sam, _gimli, merry = at.discard(0, SAM, GIMLI, MERRY)
    at.discard(1, SAM)
    game = at.fellowship().choose("use", bilbo)
    assert sorted([sam, merry]) == choices_of(game)
    game.choose("choose", merry)
    assert ([terms.DECK, terms.DISCARD_PILE], 1) == (zones(game, merry, sam), game.wounds(bilbo))
    assert ((merry,), ()) == (game.table.players[0].deck, game.table.players[1].deck)
    game.choose("use", bilbo)
    assert (terms.DECK, 2, False) == (game.zone(sam), game.wounds(bilbo), game.offered("use", bilbo))


@pytest.mark.card(FARMER, GAFFER)
@pytest.mark.parametrize(
    ("ally", "healed", "vitality"),
    [card(FARMER, (MERRY, PIPPIN), 3), card(GAFFER, ("frodo", SAM), 2)],
)
def test_a_hobbit_at_home_heals_one_of_two(ally: str, healed: tuple[str, str], vitality: int) -> None:
    """Farmer Maggot and The Gaffer: the ally exerts to heal one of two named companions."""
    at = standing()
    helper = at.play(ally)
    hurt = {id: at.play(id, wounds=2) for id in (SAM, MERRY, PIPPIN, GIMLI)}
    atoms.set_wounds(at.table, at.frodo(), 2)
    hurt["frodo"] = at.frodo()
    game = at.fellowship().choose("use", helper)
    assert sorted([hurt[id] for id in healed]) == choices_of(game)
    game.choose("choose", hurt[healed[1]])
    assert (2, 1, 1) == (game.wounds(hurt[healed[0]]), game.wounds(hurt[healed[1]]), game.wounds(helper))
    assert (vitality > 2) == game.offered("use", helper)


@pytest.mark.card("1R289")
@pytest.mark.parametrize("wanted", [True, False])
def test_frodo_cares_for_the_allies_of_the_shire(wanted: bool) -> None:
    """Frodo, Old Bilbo's Heir: at the start of the turn a Hobbit ally may be healed once."""
    at = standing(frodo="1R289")
    bounder, elder = at.play(BOUNDER, wounds=1), at.play(ally("Old Hobbit", race="hobbit"), wounds=2)
    thrarin, merry = at.play("1U27", wounds=1), at.play(MERRY, wounds=1)
    at.hand(0, GIMLI)
    game = at.start_of_turn()
    assert game.offered("respond", at.frodo())
    if not wanted:
        game.pass_()
        assert [1, 2, 1, 1] == [game.wounds(one) for one in (bounder, elder, thrarin, merry)]
        return
    game.choose("respond", at.frodo())
    assert sorted([bounder, elder]) == choices_of(game)
    game.choose("choose", elder)
    assert [1, 1, 1, 1] == [game.wounds(one) for one in (bounder, elder, thrarin, merry)]
    assert not game.offered("respond", at.frodo())


@pytest.mark.card("1R289")
def test_frodo_does_nothing_in_the_turn_of_another() -> None:
    """Frodo, Old Bilbo's Heir: no ally is healed at the start of another player's turn."""
    at = standing(frodo="1R289")
    bounder = at.play(BOUNDER, wounds=1)
    game = at.start_of_turn(1)
    assert (1, False) == (game.wounds(bounder), game.offered("respond", at.frodo(0)))


@pytest.mark.card(PROUDFOOT)
def test_master_proudfoot_finds_what_is_of_the_shire() -> None:
    """Master Proudfoot: two tokens are added, and Shire cards among the top three go to hand."""
    at = standing().pool(2)
    proudfoot = at.play(PROUDFOOT)
    sam, gimli, merry, pippin = at.deck(0, SAM, GIMLI, MERRY, PIPPIN)
    game = at.fellowship().choose("use", proudfoot)
    assert [terms.HAND, terms.DISCARD_PILE, terms.HAND, terms.DECK] == zones(game, sam, gimli, merry, pippin)
    assert (4, 0, False) == (game.table.twilight, game.wounds(proudfoot), game.offered("use", proudfoot))


@pytest.mark.card(PROUDFOOT)
@pytest.mark.rule("LG-122", "LR-11.15")
def test_master_proudfoot_has_his_hands_full() -> None:
    """Master Proudfoot: the Rule of 4 may leave only one Shire card, chosen by the player, to take."""
    at = standing().pool(2)
    proudfoot = at.play(PROUDFOOT)
    sam, gimli, merry = at.deck(0, SAM, GIMLI, MERRY)
    for _card in range(3):
        atoms.take_into_hand(at.table, 0)
    game = at.fellowship().choose("use", proudfoot)
    assert sorted([sam, merry]) == sorted(game.choices())
    game.choose("choose", merry)
    assert [terms.DISCARD_PILE, terms.DISCARD_PILE, terms.HAND] == zones(game, sam, gimli, merry)


@pytest.mark.card(PROUDFOOT)
@pytest.mark.parametrize(("pool", "offered"), [(2, True), (3, False)])
def test_master_proudfoot_needs_an_almost_empty_pool(pool: int, offered: bool) -> None:
    """Master Proudfoot: the ability needs fewer than three tokens in the twilight pool."""
    at = standing().pool(pool)
    proudfoot = at.play(PROUDFOOT)
    at.deck(0, SAM)
    assert offered == at.fellowship().offered("use", proudfoot)


@pytest.mark.card("1R302")
def test_merry_lends_his_strength() -> None:
    """Merry: unassigned, he exerts twice to add his strength to another companion in a skirmish."""
    at = standing()
    merry, gimli, boromir = at.play("1R302"), at.play(GIMLI), at.play(BOROMIR)
    at.play("1C299", on=merry)
    at.play(BOUNDER)
    orc = at.play(ORC)
    game = at.skirmish(gimli, orc).choose("use", merry)
    assert sorted([gimli, boromir, at.frodo()]) == choices_of(game)
    before = game.strength(gimli)
    game.choose("choose", gimli)
    assert (5, 2) == (game.strength(gimli) - before, game.wounds(merry))
    assert not game.offered("use", merry)
    game.passes()
    assert before == game.strength(gimli)


@pytest.mark.card("1R302")
@pytest.mark.parametrize("busy", ["fighting", "assigned", "tired"])
def test_merry_cannot_lend_his_strength(busy: str) -> None:
    """Merry: the ability needs an unassigned Merry who can exert twice."""
    at = standing()
    merry, gimli = at.play("1R302", wounds=2 if busy == "tired" else 0), at.play(GIMLI)
    orc, other = at.play(ORC), at.play(ORC)
    if busy == "assigned":
        atoms.assign(at.table, merry, (other,))
    game = at.skirmish(merry if busy == "fighting" else gimli, orc)
    assert (0, False) == (game.asked, game.offered("use", merry))


@pytest.mark.card("1C306")
def test_pippin_keeps_the_tales_of_the_shire() -> None:
    """Pippin: opponents cannot discard Shire tales, but their player can."""
    tale = condition("Shire Tale", culture="shire", keywords=(("tale", 1),))
    song = condition("Elven Tale", culture="elven", keywords=(("tale", 1),))
    note = condition("Shire Note", culture="shire")
    sweep = Action((terms.MANEUVER,), (Discard(a(CONDITION)),))
    at = standing()
    at.play("1C306")
    at.play(ORC)
    mine, other, third = at.play(tale), at.play(song), at.play(note)
    theirs = event("Storm", sweep, side=terms.SHADOW)
    at.hand(1, theirs)
    own = event("Tidying", sweep)
    at.hand(0, own)
    game = at.maneuver().pass_().choose("play", theirs)
    assert mine not in game.choices()
    assert {other, third} < set(game.choices())
    game.choose("choose", other).choose("play", own)
    assert mine in game.choices()
    assert terms.DISCARD_PILE == game.choose("choose", mine).zone(mine)


@pytest.mark.card("1C306")
@pytest.mark.parametrize("pippin", [True, False])
def test_the_tales_are_yours_to_give(pippin: bool) -> None:
    """Pippin: a player may discard a Shire tale when an opponent's card requires a discard."""
    tale = condition("Shire Tale", culture="shire", keywords=(("tale", 1),))
    forced = Discard(a(WithKeyword("tale")), by=terms.FREE_PEOPLES_PLAYER)
    price = Unless(terms.FREE_PEOPLES_PLAYER, (Discard(a(WithKeyword("tale"))),), (add_burdens(1),))
    for effect in (forced, price):
        at = standing()
        if pippin:
            at.play("1C306")
        at.play(ORC)
        mine = at.play(tale)
        demand = event("Demand", Action((terms.MANEUVER,), (effect,)), side=terms.SHADOW)
        at.hand(1, demand)
        game = at.maneuver().pass_().choose("play", demand)
        if effect is price:
            game.choose("yes")
        assert (terms.DISCARD_PILE, 0) == (game.zone(mine), burdens(game))


@pytest.mark.card("1C306")
def test_what_pippin_keeps_is_no_price_for_others() -> None:
    """Pippin: an opponent cannot discard a protected Shire tale as a cost."""
    at = standing()
    at.play("1C306")
    at.play(ORC)
    at.play(condition("Shire Tale", culture="shire", keywords=(("tale", 1),)))
    greed = event(
        "Greed", Action((terms.MANEUVER,), (add_burdens(1),), (Discard(a(WithKeyword("tale"))),)), side=terms.SHADOW
    )
    at.hand(1, greed)
    assert not at.maneuver().pass_().offered("play", greed)


@pytest.mark.card("1R307")
def test_pippin_comes_to_help() -> None:
    """Pippin: when he is played, a burden is removed or a companion is healed."""
    for heals in (True, False):
        at = standing().burdens(3)
        gimli, bounder, merry = at.play(GIMLI, wounds=2), at.play(BOUNDER, wounds=1), at.play(MERRY, wounds=1)
        at.hand(0, "1R307", SAM)
        game = at.fellowship().choose("play", "1R307")
        assert (0, [1, 2]) == (game.asked, [option.amount for option in game.options("choice")])
        game.choose("choice", amount=2 if heals else 1)
        if heals:
            assert sorted([gimli, merry]) == choices_of(game)
            game.choose("choose", gimli)
        assert (2 if not heals else 3, 1 if heals else 2, 1) == (
            burdens(game), game.wounds(gimli), game.wounds(bounder),
        )  # fmt: skip


@pytest.mark.card("1R307")
@pytest.mark.rule("LG-63")
def test_pippin_does_what_can_be_done() -> None:
    """Pippin: with only one effect possible, it is carried out without a choice."""
    at = standing()
    gimli = at.play(GIMLI, wounds=2)
    at.hand(0, "1R307", SAM)
    assert 1 == at.fellowship().choose("play", "1R307").wounds(gimli)
    at = standing().burdens(3)
    at.hand(0, "1R307", SAM)
    assert 2 == burdens(at.fellowship().choose("play", "1R307"))


@pytest.mark.card("1R310")
def test_sam_sends_for_the_pony() -> None:
    """Sam: Bill the Pony can be played from the draw deck without an exertion."""
    at = standing()
    sam = at.play("1R310")
    gimli = at.play(GIMLI)
    pony, _sword = at.deck(0, PONY, "1C299")
    game = at.fellowship().choose("use", sam)
    assert [pony] == game.choices("play")
    game.choose("play", pony)
    assert sorted([sam, at.frodo()]) == sorted(game.choices("bear"))
    assert gimli not in game.choices("bear")
    game.choose("bear", sam)
    assert (terms.PLAY, sam, 0) == (game.zone(pony), game.table.cards[pony].bearer, game.wounds(sam))


@pytest.mark.card("1R310")
def test_sam_may_find_no_pony() -> None:
    """Sam: the search for Bill the Pony may find no card."""
    at = standing()
    sam = at.play("1R310")
    at.deck(0, PONY, "1C299")
    game = at.fellowship().choose("use", sam).choose("find-nothing")
    assert (2, []) == (len(game.table.players[0].deck), game.in_play(PONY))


@pytest.mark.card("1R310")
def test_this_sam_follows_the_dead_frodo() -> None:
    """Sam: after Frodo's death he may become the Ring-bearer without burdens."""
    at = standing().burdens(3)
    sam = at.play("1R310")
    at.play(ORC)
    at.hand(1, DART)
    atoms.set_wounds(at.table, at.frodo(), 3)
    game = at.maneuver().pass_().choose("play", DART).choose("respond", sam)
    assert (sam, 0) == (game.table.players[0].ring_bearer, burdens(game))


@pytest.mark.card("1C297")
def test_a_party_guest_recovers() -> None:
    """Hobbit Party Guest: at the start of its player's turn the guest is healed."""
    at = standing()
    at.play(condition("Cheer", Continuous((Modifier(terms.VITALITY, 2),), of=HOBBIT)))
    guest, bounder = at.play("1C297", wounds=2), at.play(BOUNDER, wounds=1)
    at.hand(0, GIMLI)
    game = at.start_of_turn()
    assert (1, 1) == (game.wounds(guest), game.wounds(bounder))
    at = standing()
    guest = at.play("1C297", wounds=1)
    assert 1 == at.start_of_turn(1).wounds(guest)


@pytest.mark.card("1C297")
def test_a_party_guest_cheers_another() -> None:
    """Hobbit Party Guest: the guest's exertion heals another Hobbit ally with home site 1."""
    at = standing()
    guest = at.play("1C297")
    maggot, other, bounder = at.play(FARMER, wounds=2), at.play("1C297", wounds=1), at.play(BOUNDER, wounds=1)
    merry = at.play(MERRY, wounds=1)
    stranger = at.play(ally("Stranger", race="man", homes=(Home(1, terms.FELLOWSHIP_BLOCK),)), wounds=1)
    game = at.fellowship().choose("use", guest)
    assert sorted([maggot, other]) == choices_of(game)
    game.choose("choose", maggot)
    found = [game.wounds(one) for one in (maggot, other, bounder, merry, stranger, guest)]
    assert [1, 1, 1, 1, 1, 1] == found
    assert not game.offered("use", guest)


@pytest.mark.parametrize("sam", [card("1R310"), card("1C311"), card("2C114")])
@pytest.mark.parametrize("bearer", [True, False])
def test_sam_follows_nobody_else(sam: str, bearer: bool) -> None:
    """Sam: he can replace only a Frodo who was the Ring-bearer when killed."""
    at = standing(frodo=BOROMIR)
    at.play(sam)
    frodo = at.play("1C290", wounds=3)
    at.play(ORC)
    arrow = event("Arrow", Action((terms.MANEUVER,), (wound(COMPANION),)), side=terms.SHADOW)
    at.hand(1, arrow)
    atoms.set_wounds(at.table, at.frodo(), 2)
    game = at.maneuver().pass_().choose("play", arrow).choose("choose", at.frodo() if bearer else frodo)
    assert (False, bearer) == (game.offered("respond"), bool(game.table.winners))


FARMHAND = "1C295"


@pytest.mark.card(FARMHAND)
def test_a_farmer_speaks_for_his_site() -> None:
    """Hobbit Farmer: the farmer has the text of the player's own site 1, wherever the fellowship is."""
    at = standing(3)
    at.lay_this("1C326", 0)
    farmer = at.play(FARMHAND)
    at.hand(0, SAM)
    game = at.fellowship()
    site = game.table.path[0]
    assert game.offered("use", site)
    game.choose("use", site).choose("choose", farmer)
    assert (1, 1) == (game.wounds(farmer), game.table.twilight)


@pytest.mark.card(FARMHAND)
def test_a_farmer_is_silent_about_the_sites_of_others() -> None:
    """Hobbit Farmer: an opponent's site 1 gives the farmer no text."""
    at = standing(3)
    at.lay_this("1C326", 1)
    at.play(FARMHAND)
    at.hand(0, SAM)
    game = at.fellowship()
    assert not game.offered("use", game.table.path[0])


@pytest.mark.card(FARMHAND)
def test_a_farmer_puts_his_own_site_there() -> None:
    """Hobbit Farmer: the farmer exerts to replace an opponent's site 1 with the player's own."""
    at = standing(3)
    farmer = at.play(FARMHAND)
    theirs = at.table.path[0]
    game = at.fellowship().choose("use", farmer)
    mine = game.table.path[0]
    assert (1, terms.ADVENTURE_DECK) == (game.wounds(farmer), game.zone(theirs))
    assert (0, 1) == (game.table.cards[mine].owner, game.table.cards[mine].printed.site_number)
    assert 1 == game.table.cards[game.table.path[1]].owner
    assert not game.offered("use", farmer)


@pytest.mark.card(FARMHAND)
@pytest.mark.parametrize("reason", ["exhausted", "own site", "another block"])
def test_a_farmer_leaves_the_site_alone(reason: str) -> None:
    """Hobbit Farmer: the action needs a farmer who can exert and an opponent's site 1 of the Fellowship block."""
    at = standing(3, **({"sites": TOWERS_SITES} if reason == "another block" else {}))
    farmer = at.play(FARMHAND, wounds=1 if reason == "exhausted" else 0)
    if reason == "own site":
        at.lay_this("1C326", 0)
    assert not at.fellowship().offered("use", farmer)
