"""Isengard cards of Mines of Moria."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.lotr.dsl import filters, terms
from inglenook.lotr.dsl.effects import Exert, WearRing, Wound
from inglenook.lotr.dsl.facade import each
from inglenook.lotr.dsl.filters import ALLY
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import GANDALF, GIMLI, hand_over, on_site, standing, zones
from tests.lotr.samples import ally, artifact, companion, condition, minion, possession

URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")
PROTECTION = [possession(name.title(), item_class=name) for name in ("armor", "helm", "shield")]
SHADOW_SHIELD = possession("Shadow Shield", item_class="shield", side=terms.SHADOW)
SWORD = possession("Sword", item_class="hand_weapon")
COAT = artifact("Coat", item_class="armor")
STRANGER = minion("Strange Uruk", strength=9, vitality=4, race="uruk-hai", cost=2)
ISENGARD_ORC = minion("Orc of Isengard", strength=6, vitality=3, culture="isengard")
ORC = minion("Orc", strength=6, vitality=3)
LURTZ = "1R127"


@pytest.mark.card("2R39")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_beyond_the_height_of_men(number: int) -> None:
    """Beyond the Height of Men: an Uruk-hai exerts to discard an armor, helm or shield of either side."""
    at = standing().pool(2)
    uruk, spare, gimli = at.play(URUK), at.play(STRANGER), at.play(GIMLI)
    borne = [at.play(id, on=gimli) for id in PROTECTION] + [at.play(SHADOW_SHIELD, on=uruk)]
    for id in (SWORD, COAT):
        at.play(id, on=gimli)
    at.hand(1, "2R39")
    game = hand_over(at.maneuver()).choose("play", "2R39")
    assert (1, [uruk, spare]) == (game.asked, game.choices())
    game.choose("choose", uruk)
    assert (1, borne, 1) == (game.asked, game.choices(), game.wounds(uruk))
    game.choose("choose", borne[number])
    assert [place == number for place in range(4)] == [zone == terms.DISCARD_PILE for zone in zones(game, *borne)]


@pytest.mark.card("2R39")
@pytest.mark.parametrize(("companions", "all_go"), [(4, False), (5, True)])
def test_beyond_the_height_of_many_men(companions: int, all_go: bool) -> None:
    """Beyond the Height of Men: with six companions every Free Peoples armor, helm and shield is discarded."""
    at = standing().pool(2)
    uruk, gimli = at.play(URUK), at.play(GIMLI)
    for number in range(companions - 1):
        at.play(companion(f"Man {number}"))
    borne = [at.play(id, on=gimli) for id in PROTECTION]
    kept = [at.play(SHADOW_SHIELD, on=uruk), at.play(SWORD, on=gimli), at.play(COAT, on=gimli)]
    at.hand(1, "2R39")
    game = hand_over(at.maneuver()).choose("play", "2R39")
    assert all_go == ([terms.DISCARD_PILE] * 3 == zones(game, *borne))
    assert [terms.PLAY] * 3 == zones(game, *kept)


@pytest.mark.card("2R39")
def test_beyond_the_height_of_men_needs_an_uruk_that_can_exert() -> None:
    """Beyond the Height of Men: neither an exhausted Uruk-hai nor an Isengard Orc can exert."""
    at = standing().pool(2)
    at.play(URUK, wounds=3)
    at.play(minion("Orc", culture="isengard"))
    at.play(PROTECTION[0], on=at.play(GIMLI))
    at.hand(1, "2R39")
    assert not hand_over(at.maneuver()).offered("play", "2R39")


@pytest.mark.card("2C44")
@pytest.mark.parametrize("hidden", [True, False])
def test_a_hand_that_is_no_business_of_the_fellowship(hidden: bool) -> None:
    """No Business of Ours: the Free Peoples player cannot reveal a Shadow player's hand."""
    at = standing()
    if hidden:
        at.play("2C44")
    at.play(GANDALF)
    at.hand(0, "1C86")
    seen = at.hand(1, URUK)[0]
    game = at.fellowship().choose("play", "1C86")
    assert hidden != knows(game.table, 0, seen)


@pytest.mark.card("2C44")
def test_no_look_at_a_hand_that_is_no_business_of_the_fellowship() -> None:
    """No Business of Ours: the cost at Galadriel's Glade can be paid, but no hand is looked at (LG-62)."""
    at = on_site("1C351", 6)
    at.play("2C44")
    elf = at.play(companion("Elf", race="elf"))
    card = at.hand(1, URUK)[0]
    game = at.fellowship().choose("use", "1C351")
    assert (1, False) == (game.wounds(elf), knows(game.table, 0, card))


@pytest.mark.card("2C44")
def test_the_shadow_still_looks_at_the_other_hand() -> None:
    """No Business of Ours: Shadow players can still reveal the Free Peoples player's hand (3C76)."""
    at = standing().pool(5)
    at.play("2C44")
    at.play(minion("Orc of Moria", culture="moria"))
    card = at.hand(0, GIMLI)[0]
    at.hand(1, "3C76")
    game = at.shadow().choose("play", "3C76")
    assert knows(game.table, 1, card)


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.card(id)) for id in ("2C40", "2C44")])
@pytest.mark.parametrize(("facts", "offered"), [({"culture": "isengard"}, True), ({"race": "uruk-hai"}, False)])
def test_a_minion_of_isengard_must_be_there(id: str, facts: dict[str, Any], offered: bool) -> None:
    """Demands of the Sackville-Bagginses and No Business of Ours: any Isengard minion is spotted to play it."""
    at = standing().pool(5)
    at.play(minion("Some Minion", **facts))
    at.play(condition("Plan of Isengard", culture="isengard", side=terms.SHADOW))
    at.hand(1, id)
    assert offered == at.shadow().offered("play", id)


@pytest.mark.card("2C40")
@pytest.mark.parametrize(
    ("effect", "tokens"), [(Exert(each(ALLY)), 2), (Wound(each(ALLY)), 0), (Exert(each(ALLY), 2), 4)]
)
def test_the_sackville_bagginses_demand_their_due(effect: Exert | Wound, tokens: int) -> None:
    """Demands of the Sackville-Bagginses: a token is added each time a Shire ally exerts."""
    at = standing()
    at.play("2C40")
    for culture in ("shire", "shire", "elven"):
        at.play(ally(f"Friend of {culture}", vitality=4, culture=culture))
    at.play(companion("Shire Folk", culture="shire", race="hobbit"))
    assert tokens == at.after(effect).table.twilight


@pytest.mark.card("2C40")
def test_companions_of_the_shire_owe_nothing() -> None:
    """Demands of the Sackville-Bagginses: a companion who exerts adds no token."""
    at = standing()
    at.play("2C40")
    assert 0 == at.after(Exert(each(filters.SHIRE & filters.COMPANION))).table.twilight


@pytest.mark.card("2U41")
@pytest.mark.parametrize(("number", "wanted"), [(0, 0), (1, 1), (2, 2)])
def test_evil_afoot(number: int, wanted: int) -> None:
    """Evil Afoot: an Uruk-hai exerts to shuffle a minion into the draw deck for each burden spotted."""
    at = standing().burdens(2)
    uruk, spare = at.play(STRANGER), at.play(URUK)
    pile = at.discard(1, URUK, ORC, ISENGARD_ORC, "2C44")
    theirs = at.discard(0, GIMLI)
    at.hand(1, "2U41")
    game = at.shadow().choose("play", "2U41")
    assert (1, [uruk, spare]) == (game.asked, game.choices())
    game.choose("choose", uruk)
    assert [0, 1, 2] == [option.amount for option in game.options("number")]
    game.choose("number", amount=number)
    if number:
        assert pile[:3] == game.choices()
        if number == 1:
            game.choose("choose", pile[1])
        else:
            game.choose_all(*pile[:2])
    assert (wanted, 1) == (len(game.table.players[1].deck), game.wounds(uruk))
    assert [terms.DISCARD_PILE] * 2 == zones(game, pile[3], *theirs)


@pytest.mark.card("2U41")
def test_evil_needs_an_uruk() -> None:
    """Evil Afoot: an Isengard Orc cannot exert for the event."""
    at = standing().burdens(2)
    at.play(ISENGARD_ORC)
    at.discard(1, URUK)
    at.hand(1, "2U41")
    assert not at.shadow().offered("play", "2U41")


@pytest.mark.card("2C42")
def test_a_goblin_man_looks_around() -> None:
    """Goblin Man: he exerts, as often as possible, to look at the Free Peoples player's hand."""
    at = standing(seats=3)
    goblin = at.play("2C42", seat=2)
    card = at.hand(0, GIMLI)[0]
    game = at.shadow().choose("use", goblin)
    assert [False, True] == [knows(game.table, seat, card) for seat in (1, 2)]
    assert (1, False) == (game.wounds(goblin), game.offered("use", goblin))


@pytest.mark.card("2C42")
@pytest.mark.parametrize(("site", "zone"), [(3, terms.PLAY), (4, terms.DISCARD_PILE)])
def test_a_goblin_man_shuns_the_deep(site: int, zone: str) -> None:
    """Goblin Man: he is discarded at an underground site."""
    at = standing(site=site)
    goblin = at.play("2C42")
    at.hand(0, GIMLI)
    assert zone == at.fellowship().choose("play", GIMLI).zone(goblin)


@pytest.mark.card("2R43")
def test_lurtz_with_his_sword() -> None:
    """Lurtz's Sword: Lurtz is damage +1, and each win discards two cards of the other draw deck."""
    at = standing(site=5)
    lurtz = at.play(LURTZ)
    at.play("2R43", on=lurtz)
    deck, own = at.deck(0, GIMLI, GANDALF, GIMLI), at.deck(1, ORC)
    hero = at.play(companion("Hero", strength=12, vitality=9))
    game = at.skirmish(hero, lurtz).pass_().pass_()
    assert (15, 2) == (game.strength(lurtz), keyword(game.table, lurtz, terms.DAMAGE))
    game.choose("respond", "2R43")
    assert [terms.DISCARD_PILE, terms.DISCARD_PILE, terms.DECK, terms.DECK] == zones(game, *deck, *own)


@pytest.mark.card("2R43")
def test_the_sword_is_for_lurtz() -> None:
    """Lurtz's Sword: only Lurtz can bear the sword, and only his win discards cards."""
    at = standing(site=5).pool(5)
    at.play(URUK)
    at.hand(1, "2R43")
    assert not at.shadow().offered("play", "2R43")
    at = standing(site=5)
    at.play("2R43", on=at.play(LURTZ))
    deck = at.deck(0, GIMLI, GIMLI)
    game = at.skirmish(at.play(companion("Hero", vitality=9, strength=8)), at.play(URUK)).passes()
    assert ([terms.DECK] * 2, False) == (zones(game, *deck), game.offered("suffer"))


@pytest.mark.card("2R45")
def test_too_much_attention() -> None:
    """Too Much Attention: when The One Ring is put on, five cards of the other draw deck are discarded."""
    at = standing().pool(1)
    orc = at.play(ISENGARD_ORC, wounds=2)
    deck, own = at.deck(0, *[GIMLI] * 6), at.deck(1, ORC)
    at.hand(1, "2R45")
    game = at.after(WearRing())
    assert 1 == game.asked
    game.choose("respond", "2R45")
    assert [terms.DISCARD_PILE] * 5 + [terms.DECK] * 2 == zones(game, *deck, *own)
    assert (0, 2) == (game.table.twilight, game.wounds(orc))


@pytest.mark.card("2R45")
@pytest.mark.parametrize(("id", "pool", "offered"), [(ISENGARD_ORC, 1, True), (STRANGER, 1, False), (URUK, 0, False)])
def test_who_pays_attention(id: str, pool: int, offered: bool) -> None:
    """Too Much Attention: an Isengard minion must be spotted, and the cost paid."""
    at = standing().pool(pool)
    at.play(id)
    at.play(condition("Plan of Isengard", culture="isengard", side=terms.SHADOW))
    at.deck(0, *[GIMLI] * 6)
    at.hand(1, "2R45")
    assert offered == at.after(WearRing()).offered("respond", "2R45")


@pytest.mark.card("2R46")
def test_a_captain_calls_an_uruk_back() -> None:
    """Uruk Captain: a token and an exertion play an Uruk-hai from the discard pile at its cost."""
    at = standing(site=5).pool(6)
    captain = at.play("2R46")
    dead = at.discard(1, STRANGER, URUK, ISENGARD_ORC)
    at.hand(1, STRANGER)
    game = at.shadow().choose("use", captain)
    assert dead[:2] == game.choices("play")
    game.choose("play", dead[0])
    assert (terms.PLAY, 3, 1) == (game.zone(dead[0]), game.table.twilight, game.wounds(captain))


@pytest.mark.card("2R46")
@pytest.mark.parametrize(("pool", "wounds", "offered"), [(3, 0, True), (2, 0, False), (3, 1, False)])
def test_what_a_captain_needs(pool: int, wounds: int, offered: bool) -> None:
    """Uruk Captain: the ability needs tokens for both costs and a captain who can exert."""
    at = standing(site=5).pool(pool)
    captain = at.play("2R46", wounds=wounds)
    at.discard(1, STRANGER)
    assert offered == at.shadow().offered("use", captain)


@pytest.mark.card("2U48")
@pytest.mark.parametrize("here", [True, False])
def test_a_wizard_storm_exerts_them_all(here: bool) -> None:
    """Wizard Storm: every companion exerts when the fellowship leaves the site."""
    at = standing(site=5)
    at.play("2U48", on=at.table.path[4 if here else 3])
    at.play(URUK)
    gimli, friend = at.play(GIMLI), at.play(ally("Friend"))
    game = at.regroup().passes().choose("move")
    assert [here, here, False] == [game.wounds(card) == 1 for card in (at.frodo(), gimli, friend)]


@pytest.mark.card("2U48")
def test_a_wizard_storm_is_made_by_a_minion_of_isengard() -> None:
    """Wizard Storm: an Isengard minion exerts to play it on the site, and it is discarded at the end of the turn."""
    at = standing(site=5).pool(6)
    orc, spare = at.play(ISENGARD_ORC), at.play(URUK)
    storm = at.hand(1, "2U48", "2U48")[0]
    game = at.shadow().choose("play", storm)
    assert (1, [orc, spare]) == (game.asked, game.choices())
    game.choose("choose", orc)
    assert (1, at.table.path[4]) == (game.wounds(orc), game.table.cards[storm].bearer)
    assert not game.offered("play", "2U48")
    turns = game.table.turns
    while game.table.turns == turns:
        game.choose(next(verb for verb in ("pass", "done", "stop") if game.offered(verb)))
    assert terms.DISCARD_PILE == game.zone(storm)
    at = standing(site=5).pool(6)
    at.play(STRANGER)
    at.hand(1, "2U48")
    assert not at.shadow().offered("play", "2U48")
