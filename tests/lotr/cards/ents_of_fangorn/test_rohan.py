"""Rohan cards of Ents of Fangorn."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.filters import CHARACTER
from inglenook.lotr.stats import move_limit, overwhelmed_at
from tests.lotr.cards.standing import BOROMIR, card, choices_of, in_rohan, zones
from tests.lotr.positions import Position
from tests.lotr.samples import ally, companion, minion, possession

BANNER, CAPTAIN, HOPE, HAMA = "6U90", "6R92", "6U93", "6R94"
HRETHEL, NEWS, NONE_ALIVE = "6C95", "6R96", "6C97"
ROHIR = companion("Rohir", culture="rohan", vitality=4)
ENT = companion("Ent", culture="rohan", race="ent", vitality=4)
FARMER = ally("Farmer", culture="rohan", race="man")
ORC = minion("Orc", strength=5, vitality=4)
WEAK = minion("Weak", strength=4, vitality=4)
GREY_HORSE = "4C283"
CLUB = possession("Club", side=terms.SHADOW, item_class=terms.HAND_WEAPON_CLASS, on=On(CHARACTER))
SHADOW_SHIELD = possession("Shield", side=terms.SHADOW, item_class=terms.SHIELD_CLASS, on=On(CHARACTER))


def riders(at: Position, count: int) -> list[int]:
    """Returns mounted Men of Rohan of the given number, a mounted Man of Gondor, and a Man of Rohan on foot."""
    men = [at.play(companion(f"Rider {number}", culture="rohan")) for number in range(count)]
    for man in (*men, at.play(BOROMIR)):
        at.play(GREY_HORSE, on=man)
    at.play(ROHIR)
    return men


@pytest.mark.card(BANNER)
@pytest.mark.parametrize("answer", ["exert", "liberate", "nothing"])
def test_the_banner_of_the_mark(answer: str) -> None:
    """Banner of the Mark: when the bearer wins, a minion may exert, or the banner is discarded to liberate a site."""
    at = in_rohan(site=4)
    man = at.play(ROHIR)
    banner, taken = at.play(BANNER, on=man), at.control(1, 2)
    foe = at.play(WEAK)
    game = at.skirmish(man, foe).pass_().pass_()
    assert {0, 1} == {option.amount for option in game.options("respond") if option.subject == banner}
    if answer == "nothing":
        game.pass_()
    else:
        game.choose("respond", banner, amount=0 if answer == "exert" else 1)
    freed = answer == "liberate"
    assert (freed, freed) == (game.zone(taken) != terms.CONTROLLED, game.zone(banner) == terms.DISCARD_PILE)
    assert 1 + (answer == "exert") == game.wounds(foe)


@pytest.mark.card(BANNER)
def test_the_banner_exerts_one_minion() -> None:
    """Banner of the Mark: any minion in play can be made to exert, even outside the skirmish, but no companion."""
    at = in_rohan()
    man = at.play(ROHIR)
    banner = at.play(BANNER, on=man)
    foe, other = at.play(WEAK), at.play(ORC)
    game = at.skirmish(man, foe).pass_().pass_().choose("respond", banner, amount=0)
    assert sorted([foe, other]) == choices_of(game)
    game.choose("choose", other)
    assert (1, 0) == (game.wounds(other), game.wounds(man))


@pytest.mark.card(BANNER)
@pytest.mark.parametrize(("bearer", "offered"), [(ENT, True), (FARMER, False), (BOROMIR, False)])
def test_a_companion_of_rohan_bears_the_banner(bearer: str, offered: bool) -> None:
    """Banner of the Mark: a Rohan companion of any race can bear it, and only the bearer's win counts."""
    at = in_rohan()
    at.play(bearer)
    at.hand(0, BANNER)
    assert offered == at.fellowship().offered("play", BANNER)
    at = in_rohan()
    banner = at.play(BANNER, on=at.play(ENT))
    game = at.skirmish(at.play(bearer), at.play(WEAK)).pass_().pass_()
    assert not game.offered("respond", banner)


@pytest.mark.card(CAPTAIN)
@pytest.mark.parametrize(("friend", "cost"), [(FARMER, 2), (BOROMIR, 3), (ENT, 3)])
def test_the_captain_is_cheaper_among_men_of_rohan(friend: str, cost: int) -> None:
    """Éomer: the cost is 1 less while a Man of Rohan can be spotted."""
    at = in_rohan()
    at.play(friend)
    at.hand(0, CAPTAIN)
    assert cost == at.fellowship().choose("play", CAPTAIN).table.twilight


@pytest.mark.card(CAPTAIN)
@pytest.mark.parametrize("fights", [True, False])
def test_the_captain_spends_three_cards(fights: bool) -> None:
    """Éomer: three discarded cards give a Rohan Man strength +2 for each wound on the minions he fights."""
    at = in_rohan()
    captain, man = at.play(CAPTAIN), at.play(ROHIR)
    at.play(ENT)
    hand = at.hand(0, *[ROHIR] * 3)
    foes = at.play(ORC, wounds=2), at.play(ORC, wounds=1)
    at.play(ORC, wounds=3)
    game = at.skirmish(man, *foes).choose("use", captain)
    assert sorted([captain, man]) == choices_of(game)
    game.choose("choose", man if fights else captain)
    assert (11 if fights else 5, 7) == (game.strength(man), game.strength(captain))
    assert [terms.DISCARD_PILE] * 3 == zones(game, *hand)


@pytest.mark.card(CAPTAIN)
def test_the_captain_needs_three_cards() -> None:
    """Éomer: two cards in hand are not enough to pay for the ability."""
    at = in_rohan()
    captain = at.play(CAPTAIN)
    at.hand(0, ROHIR, ROHIR)
    assert not at.skirmish(captain, at.play(ORC, wounds=2)).offered("use", captain)


@pytest.mark.card(HOPE)
@pytest.mark.parametrize("count", [0, 1, 2])
def test_the_hope_of_men(count: int) -> None:
    """Ever the Hope of Men: two mounted Men of Rohan exert to discard up to two wounded minions."""
    at = in_rohan()
    men = riders(at, 2)
    orcs = [at.play(ORC, wounds=1) for _orc in range(3)]
    hale = at.play(ORC)
    at.hand(0, HOPE)
    game = at.regroup().choose("play", HOPE)
    assert hale not in game.choices()
    game.choose_all(*orcs[:count])
    assert [1, 1] == [game.wounds(man) for man in men]
    assert [terms.DISCARD_PILE] * count + [terms.PLAY] * (4 - count) == zones(game, *orcs, hale)


@pytest.mark.card(HOPE)
def test_one_rider_is_no_hope() -> None:
    """Ever the Hope of Men: neither a mounted Man of Gondor nor a Man of Rohan on foot can exert for the event."""
    at = in_rohan()
    riders(at, 1)
    at.play(ORC, wounds=1)
    at.hand(0, HOPE)
    assert not at.regroup().offered("play", HOPE)


@pytest.mark.parametrize("id", [card(HAMA), card(HRETHEL)])
@pytest.mark.parametrize(("friend", "offered"), [(FARMER, True), (BOROMIR, False), (ENT, False)])
def test_who_follows_a_man_of_rohan(id: str, friend: str, offered: bool) -> None:
    """Háma and Hrethel: a Man of Rohan must be spotted to play either companion."""
    at = in_rohan()
    at.play(friend)
    at.hand(0, id)
    assert offered == at.fellowship().offered("play", id)


@pytest.mark.card(HAMA)
def test_hama_takes_what_a_foe_bears() -> None:
    """Háma: his exertion discards a possession of a minion that he fights."""
    at = in_rohan()
    hama, foe, other = at.play(HAMA), at.play(ORC), at.play(ORC)
    club, second, own = at.play(CLUB, on=foe), at.play(CLUB, on=other), at.play("4C291", on=hama)
    shield = at.play(SHADOW_SHIELD, on=foe)
    game = at.skirmish(hama, foe).choose("use", hama)
    assert (1, [club, shield]) == (game.wounds(hama), choices_of(game))
    game.choose("choose", club)
    assert [terms.DISCARD_PILE, terms.PLAY, terms.PLAY] == zones(game, club, second, own)
    at = in_rohan()
    hama = at.play(HAMA, wounds=2)
    foe = at.play(ORC)
    at.play(CLUB, on=foe)
    assert not at.skirmish(hama, foe).offered("use", hama)


@pytest.mark.card(HRETHEL)
def test_hrethel_spares_a_foe() -> None:
    """Hrethel: healing a minion that he fights makes him strength +3, at most once in each skirmish."""
    at = in_rohan()
    hrethel, foe, other = at.play(HRETHEL), at.play(ORC, wounds=2), at.play(ORC, wounds=1)
    game = at.skirmish(hrethel, foe).choose("use", hrethel)
    assert (9, 1, 1) == (game.strength(hrethel), game.wounds(foe), game.wounds(other))
    game.pass_().choose("use", hrethel)
    assert (9, 0) == (game.strength(hrethel), game.wounds(foe))
    at = in_rohan()
    hrethel = at.play(HRETHEL)
    at.play(ORC, wounds=1)
    assert not at.skirmish(hrethel, at.play(ORC)).offered("use", hrethel)


@pytest.mark.card(NEWS)
@pytest.mark.parametrize("draws", [True, False])
def test_news_from_the_mark(draws: bool) -> None:
    """News From the Mark: the move limit rises by 2 this turn, and the Shadow player may draw six cards."""
    at = in_rohan()
    riders(at, 3)
    deck = at.deck(1, *[ORC] * 7)
    at.hand(0, NEWS)
    game = at.fellowship()
    before = move_limit(game.table)
    game.choose("play", NEWS)
    assert 1 == game.asked
    game.choose("yes" if draws else "no")
    assert before + 2 == move_limit(game.table)
    assert ([terms.HAND] * 6 if draws else [terms.DECK] * 6) + [terms.DECK] == zones(game, *deck)


@pytest.mark.card(NEWS)
def test_three_riders_bring_the_news() -> None:
    """News From the Mark: three mounted Men of Rohan must be spotted."""
    at = in_rohan()
    riders(at, 2)
    at.hand(0, NEWS)
    assert not at.fellowship().offered("play", NEWS)


@pytest.mark.card(NONE_ALIVE)
@pytest.mark.parametrize(("friend", "answer", "tokens"), [(FARMER, "respond", 2), (FARMER, "pass", 0), (ENT, "", 0)])
def test_none_was_left_alive(friend: str, answer: str, tokens: int) -> None:
    """We Left None Alive: two Rohan tokens may be put on the condition if a Man of Rohan is spotted."""
    at = in_rohan()
    at.play(friend)
    [left] = at.hand(0, NONE_ALIVE)
    game = at.fellowship().choose("play", left)
    assert bool(answer) == game.offered("respond", left)
    if answer:
        game.choose(answer)
    assert tokens == game.table.cards[left].tokens


@pytest.mark.card(NONE_ALIVE)
@pytest.mark.parametrize(("foe_wounds", "gain"), [(3, 2), (2, 0)])
@pytest.mark.parametrize("token", [True, False])
def test_the_exhausted_are_slain(foe_wounds: int, gain: int, token: bool) -> None:
    """We Left None Alive: a token or the condition makes a Rohan Man fighting an exhausted minion strength +2."""
    at = in_rohan()
    man, left = at.play(ROHIR), at.play(NONE_ALIVE, tokens=2, culture="rohan")
    at.play(ORC, wounds=3)
    game = at.skirmish(man, at.play(ORC, wounds=foe_wounds)).choose("use", left)
    game.choose("choice", amount=2 if token else 1)
    assert 5 + gain == game.strength(man)
    if token:
        assert (1, terms.PLAY) == (game.table.cards[left].tokens, game.zone(left))
    else:
        assert terms.DISCARD_PILE == game.zone(left)


@pytest.mark.card(NONE_ALIVE)
def test_an_ent_of_rohan_gains_nothing() -> None:
    """We Left None Alive: only Men benefit, and without tokens the condition itself is discarded."""
    at = in_rohan()
    ent, left = at.play(ENT), at.play(NONE_ALIVE)
    game = at.skirmish(ent, at.play(ORC, wounds=3)).choose("use", left)
    assert (5, terms.DISCARD_PILE) == (game.strength(ent), game.zone(left))


BLOOD = "6U91"


@pytest.mark.card(BLOOD)
@pytest.mark.parametrize(("strength", "zone"), [(14, terms.PLAY), (15, terms.DEAD_PILE)])
def test_blood_has_been_spilled(strength: int, zone: str) -> None:
    """Blood Has Been Spilled: a Rohan Man's mount is discarded so that only triple strength overwhelms him."""
    at = in_rohan()
    first, second = riders(at, 2)
    blood = at.play(BLOOD)
    horses = [at.table.cards[man].borne[0] for man in (first, second)]
    game = at.skirmish(second, at.play(minion("Exact", strength=strength))).choose("use", blood)
    assert sorted(horses) == choices_of(game)
    game.choose("choose", horses[1])
    assert [2, 3] == [overwhelmed_at(game.table, man) for man in (first, second)]
    assert [terms.PLAY, terms.DISCARD_PILE] == zones(game, *horses)
    game.passes()
    assert zone == game.zone(second)


@pytest.mark.card(BLOOD)
@pytest.mark.parametrize("rider", [ENT, BOROMIR, FARMER])
def test_whose_horse_it_is(rider: str) -> None:
    """Blood Has Been Spilled: only a mount borne by a Rohan Man, companion or ally, can be discarded."""
    at = in_rohan()
    hero, blood = at.play(rider), at.play(BLOOD)
    horse = at.play(GREY_HORSE, on=hero)
    game = at.skirmish(at.play(ROHIR), at.play(ORC))
    assert (rider == FARMER) == game.offered("use", blood)
    if rider == FARMER:
        game.choose("use", blood)
        assert (3, terms.DISCARD_PILE) == (overwhelmed_at(game.table, hero), game.zone(horse))


@pytest.mark.card(BLOOD)
def test_a_weapon_is_no_mount() -> None:
    """Blood Has Been Spilled: a weapon or other possession cannot be discarded instead of a mount."""
    at = in_rohan()
    man, blood = at.play(ROHIR), at.play(BLOOD)
    at.play(possession("Spear", item_class=terms.HAND_WEAPON_CLASS), on=man)
    assert not at.skirmish(man, at.play(ORC)).offered("use", blood)
