"""Shire cards of Mines of Moria about Shadow numbers, The One Ring and wounds to minions."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.stats import shadow_number
from tests.lotr.cards.standing import (
    BOROMIR,
    GANDALF,
    GIMLI,
    SAM,
    choices_of,
    standing,
)
from tests.lotr.samples import minion, possession

DEFT, ELBERETH, BANE = "2C99", "2R108", "2R109"
BOUNDER = "1C286"
ORC = minion("Orc", strength=5, vitality=3)
URUK = minion("Uruk", race="uruk-hai", strength=5, vitality=3)
NAZGUL = minion("Nazgul", race="nazgul", strength=5, vitality=3)
STING = "1R313"
GLAMDRING = possession("Glamdring", item_class=terms.HAND_WEAPON_CLASS)
OTHER_BLADE = possession("Other Blade", item_class=terms.HAND_WEAPON_CLASS)


@pytest.mark.card(DEFT)
def test_deft_hobbits_pass_every_site_this_turn() -> None:
    """Deft in Their Movements: the Shadow number of each site is 2 less this turn, but never below 0."""
    at = standing(3)
    at.play(SAM)
    at.hand(0, DEFT)
    game = at.regroup().choose("play", DEFT)
    path = game.table.path
    printed = [game.table.cards[site].printed.shadow_number for site in path]
    assert [max(0, number - 2) for number in printed] == [shadow_number(game.table, site) for site in path]
    theirs = at.lay(1, 4)
    assert game.table.cards[theirs].printed.shadow_number - 2 == shadow_number(game.table, theirs)
    atoms.end_lasting(game.table, terms.THIS_PHASE)
    atoms.end_lasting(game.table, terms.UNTIL_REGROUP)
    assert game.table.cards[theirs].printed.shadow_number - 2 == shadow_number(game.table, theirs)
    atoms.end_lasting(game.table, terms.THIS_TURN)
    assert game.table.cards[theirs].printed.shadow_number == shadow_number(game.table, theirs)


@pytest.mark.card(DEFT)
@pytest.mark.parametrize(("friend", "offered"), [(BOUNDER, True), (GIMLI, False)])
def test_two_are_deft(friend: str, offered: bool) -> None:
    """Deft in Their Movements: two Hobbits, companions or allies, must be spotted."""
    at = standing(3)
    at.play(friend)
    at.hand(0, DEFT)
    assert offered == at.regroup().offered("play", DEFT)


@pytest.mark.card(ELBERETH)
def test_the_ring_bearer_bears_the_song() -> None:
    """O Elbereth! Gilthoniel!: only the Ring-bearer can bear the condition."""
    at = standing()
    at.play(SAM)
    song = at.hand(0, ELBERETH)[0]
    game = at.fellowship().choose("play", song)
    assert at.frodo() == game.table.cards[song].bearer


@pytest.mark.card(ELBERETH)
@pytest.mark.parametrize("way", ["take off", "cancel"])
def test_o_elbereth(way: str) -> None:
    """O Elbereth! Gilthoniel!: it is discarded to take off The One Ring or cancel a Nazgûl's skirmish."""
    at = standing().wears()
    song = at.play(ELBERETH, on=at.frodo())
    game = at.skirmish(at.frodo(), at.play(NAZGUL)).choose("use", song)
    assert (0, [1, 2]) == (game.asked, [option.amount for option in game.options("choice")])
    game.choose("choice", amount=1 if way == "take off" else 2)
    assert terms.DISCARD_PILE == game.zone(song)
    if way == "take off":
        assert (at.frodo(), False) == (game.table.defender, game.table.players[0].wearing)
    assert (way == "cancel") == ("log-skirmish-cancelled" in game.log())


@pytest.mark.card(ELBERETH)
@pytest.mark.rule("LG-63")
@pytest.mark.parametrize(
    ("worn", "foe", "log"),
    [(True, ORC, "log-ring-taken-off"), (False, NAZGUL, "log-skirmish-cancelled"), (False, ORC, "")],
)
def test_elbereth_hears_what_can_be_done(worn: bool, foe: str, log: str) -> None:
    """O Elbereth! Gilthoniel!: only a choice that is possible can be made."""
    at = standing().wears() if worn else standing()
    song = at.play(ELBERETH, on=at.frodo())
    game = at.skirmish(at.frodo(), at.play(foe)).choose("use", song)
    if not log:
        game.choose("choice", amount=2)
    found = [line for line in game.log() if line in ("log-ring-taken-off", "log-skirmish-cancelled")]
    assert ([log] if log else []) == found[:1]


@pytest.mark.card(ELBERETH)
def test_elbereth_saves_no_other() -> None:
    """O Elbereth! Gilthoniel!: a skirmish between Sam and a Nazgûl is not cancelled."""
    at = standing().wears()
    sam = at.play(SAM)
    song = at.play(ELBERETH, on=at.frodo())
    game = at.skirmish(sam, at.play(NAZGUL)).choose("use", song)
    assert (False, sam) == (game.table.players[0].wearing, game.table.defender)


@pytest.mark.card(BANE)
@pytest.mark.parametrize("times", [0, 1, 3])
def test_orc_bane(times: int) -> None:
    """Orc-bane: the bearer of Sting exerts any number of times to wound as many Orcs or Uruk-hai."""
    at = standing()
    at.play(STING, on=at.frodo())
    orcs = [at.play(ORC) for _orc in range(4)]
    uruk = at.play(URUK)
    at.hand(0, BANE)
    game = at.maneuver().choose("play", BANE)
    assert [0, 1, 2, 3] == sorted(option.amount for option in game.options("number"))
    game.choose("number", amount=times)
    if times < 2:
        assert (0, [1, 2]) == (game.asked, [option.amount for option in game.options("choice")])
        game.choose("choice", amount=1)
    if times:
        assert sorted(orcs) == choices_of(game)
        game.choose_all(*orcs[:times])
    assert times == game.wounds(at.frodo())
    assert [1] * times + [0] * (4 - times) == [game.wounds(orc) for orc in orcs]
    assert 0 == game.wounds(uruk)


@pytest.mark.card(BANE)
def test_orc_bane_wounds_uruk_hai() -> None:
    """Orc-bane: if the player chooses Uruk-hai, each is wounded once and no Orc is."""
    at = standing()
    gandalf = at.play(GANDALF)
    at.play(GLAMDRING, on=gandalf)
    orc, uruks = at.play(ORC), [at.play(URUK) for _uruk in range(3)]
    at.hand(0, BANE)
    game = at.maneuver().choose("play", BANE).choose("number", amount=2)
    assert sorted(uruks) == choices_of(game)
    game.choose_all(*uruks[:2])
    assert (0, [1, 1, 0], 2) == (game.wounds(orc), [game.wounds(one) for one in uruks], game.wounds(gandalf))


@pytest.mark.card(BANE)
def test_either_blade_is_the_bane_of_orcs() -> None:
    """Orc-bane: with both Sting and Glamdring in play, the player chooses which bearer exerts."""
    at = standing()
    gandalf, boromir = at.play(GANDALF), at.play(BOROMIR)
    at.play(GLAMDRING, on=gandalf)
    at.play(STING, on=at.frodo())
    at.play(OTHER_BLADE, on=boromir)
    orc = at.play(ORC)
    at.hand(0, BANE)
    game = at.maneuver().choose("play", BANE)
    assert sorted([gandalf, at.frodo()]) == choices_of(game)
    game.choose("choose", gandalf).choose("number", amount=1)
    assert (1, 0, 1) == (game.wounds(gandalf), game.wounds(at.frodo()), game.wounds(orc))


@pytest.mark.card(BANE)
@pytest.mark.parametrize("sting", [True, False])
def test_no_bane_without_a_blade(sting: bool) -> None:
    """Orc-bane: Sting or Glamdring is required, and an exhausted bearer can only choose 0."""
    at = standing()
    at.play(STING if sting else OTHER_BLADE, on=at.frodo())
    atoms.set_wounds(at.table, at.frodo(), 3)
    orc = at.play(ORC)
    at.hand(0, BANE)
    game = at.maneuver()
    assert sting == game.offered("play", BANE)
    if sting:
        game.choose("play", BANE).choose("choice", amount=1)
        assert (3, 0) == (game.wounds(at.frodo()), game.wounds(orc))
