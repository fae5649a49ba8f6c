"""Gandalf cards of Mines of Moria."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.effects import SeeHand
from inglenook.lotr.stats import twilight_cost
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import GANDALF, MERRY, card, standing
from tests.lotr.samples import companion, event, minion, possession

STRONG_ORC = minion("Orc", strength=9, vitality=4)


@pytest.mark.card("2C29")
def test_the_staff_of_a_wizard() -> None:
    """Wizard Staff: the bearer exerts twice to make a minion strength -3."""
    at = standing(seats=3)
    gandalf, orc = at.play(GANDALF), at.play(STRONG_ORC)
    staff = at.play("2C29", on=gandalf)
    other = at.play(STRONG_ORC)
    game = at.skirmish(gandalf, orc).choose("use", staff)
    assert sorted([orc, other]) == sorted(game.choices())
    game.choose("choose", orc)
    assert (2, 6, 8) == (game.wounds(gandalf), game.strength(orc), game.strength(gandalf))
    assert 9 == game.strength(other)
    assert not game.offered("use", staff)


@pytest.mark.card("2C29")
def test_a_wizard_staff_is_for_wizards() -> None:
    """Wizard Staff: only a Wizard can bear the staff."""
    for bearer, offered in ((MERRY, False), (GANDALF, True)):
        at = standing()
        at.play(bearer)
        at.hand(0, "2C29")
        assert offered == at.fellowship().offered("play", "2C29")


@pytest.mark.card("2P122")
@pytest.mark.parametrize("draws", [True, False])
def test_gandalf_the_grey_pilgrim(draws: bool) -> None:
    """Gandalf, The Grey Pilgrim: at the start of each of his player's turns a card may be drawn."""
    at = standing()
    pilgrim = at.play("2P122")
    at.deck(0, MERRY, MERRY)
    game = at.start_of_turn()
    game.choose("respond", pilgrim) if draws else game.pass_()
    assert int(draws) == len(game.table.players[0].hand)


ERLAND, JARNSMID = "2C21", "2R25"


@pytest.mark.parametrize("id", [card(ERLAND), card(JARNSMID)])
def test_an_ally_from_the_north_follows_gandalf(id: str) -> None:
    """Erland and Járnsmid: Gandalf must be spotted to play the ally."""
    for there, offered in ((companion("Other Wizard", race="wizard", culture="gandalf"), False), (GANDALF, True)):
        at = standing()
        at.play(there)
        at.hand(0, id)
        assert offered == at.fellowship().offered("play", id)


@pytest.mark.card(ERLAND)
@pytest.mark.parametrize("to_all", [True, False])
@pytest.mark.parametrize("there", [True, False])
def test_erland_keeps_the_hand_secret(there: bool, to_all: bool) -> None:
    """Erland: no Shadow player can look at or reveal cards of his player's hand."""
    at = standing().pool(5)
    if there:
        at.play(ERLAND)
    [hidden] = at.hand(0, MERRY)
    spying = event(
        "Spying", Action((terms.SHADOW_PHASE,), (SeeHand(terms.FREE_PEOPLES_PLAYER, to_all),)), side=terms.SHADOW
    )
    at.hand(1, spying)
    game = at.shadow().choose("play", spying)
    assert there != knows(game.table, 1, hidden)


@pytest.mark.card(ERLAND)
def test_erland_hides_no_other_hand() -> None:
    """Erland: his player can still reveal an opponent's hand (1C86)."""
    at = standing()
    at.play(ERLAND)
    at.play(GANDALF)
    at.hand(0, "1C86")
    [theirs] = at.hand(1, STRONG_ORC)
    game = at.fellowship().choose("play", "1C86")
    assert knows(game.table, 0, theirs)


@pytest.mark.card(JARNSMID)
@pytest.mark.parametrize(
    ("item_class", "price"),
    [
        (terms.SHIELD_CLASS, 1),
        (terms.ARMOR_CLASS, 1),
        (terms.HELM_CLASS, 1),
        (terms.HAND_WEAPON_CLASS, 1),
        (terms.RANGED_WEAPON_CLASS, 2),
        (terms.PIPE_CLASS, 2),
        ("", 2),
    ],
)
def test_jarnsmid_sells_arms_for_less(item_class: str, price: int) -> None:
    """Járnsmid: each Free Peoples shield, armor, helm and hand weapon costs 1 less."""
    at = standing()
    at.play(JARNSMID)
    item = possession("Ware", item_class=item_class, cost=2)
    at.hand(0, item)
    assert price == at.fellowship().choose("play", item).table.twilight


@pytest.mark.card(JARNSMID)
def test_jarnsmid_sells_nothing_to_the_shadow() -> None:
    """Járnsmid: a minion's hand weapon costs no less."""
    at = standing()
    at.play(JARNSMID)
    scimitar = possession("Scimitar", item_class=terms.HAND_WEAPON_CLASS, cost=2, side=terms.SHADOW)
    [weapon] = at.pool(5).hand(1, scimitar)
    assert 2 == twilight_cost(at.shadow().table, weapon)


FRIEND = "2C26"


@pytest.mark.card(FRIEND)
@pytest.mark.parametrize("phase", [terms.FELLOWSHIP, terms.REGROUP])
@pytest.mark.parametrize(("place", "drawn"), [(3, 1), (2, 0)], ids=["underground", "open air"])
def test_speak_friend_and_enter(phase: str, place: int, drawn: int) -> None:
    """Speak "Friend" and Enter: the player's own next site is played, and an underground site draws a card."""
    at = standing(site=place)
    theirs = at.lay(1, place + 1)
    at.play(GANDALF)
    at.hand(0, FRIEND)
    at.deck(0, MERRY, MERRY)
    game = (at.fellowship() if phase == terms.FELLOWSHIP else at.regroup()).choose("play", FRIEND)
    laid = game.table.path[place]
    assert (0, terms.ADVENTURE_DECK) == (game.table.cards[laid].owner, game.zone(theirs))
    assert (drawn, 1) == (len(game.table.players[0].hand), game.table.twilight)


@pytest.mark.card(FRIEND)
def test_no_door_is_opened_without_gandalf_or_a_site() -> None:
    """Speak "Friend" and Enter: Gandalf must be spotted, and a site already in play draws no card."""
    at = standing(site=3)
    at.hand(0, FRIEND)
    assert not at.fellowship().offered("play", FRIEND)
    at = standing(site=3)
    own = at.lay(0, 4)
    at.play(GANDALF)
    at.hand(0, FRIEND)
    at.deck(0, MERRY)
    game = at.fellowship().choose("play", FRIEND)
    assert (own, 0) == (game.table.path[3], len(game.table.players[0].hand))
