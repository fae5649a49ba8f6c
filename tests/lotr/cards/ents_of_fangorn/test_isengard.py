"""Isengard cards of Ents of Fangorn."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Response, Trigger
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import Discard, Wound
from inglenook.lotr.dsl.facade import a, add_burdens
from inglenook.lotr.dsl.filters import CHARACTER, MINION, POSSESSION, THIS
from inglenook.lotr.dsl.happenings import Happening
from tests.lotr.cards.standing import burdens, card, choices_of, hand_over, in_rohan, zones
from tests.lotr.samples import ally, companion, condition, event, minion, possession

MECHANICS = "6R68"
PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)
ISENGARD_ORC = minion("Orc of the Ring", culture="isengard", race="orc", vitality=3, cost=2)
ARTISAN = "6C65"
HERO = companion("Hero", strength=9, vitality=5)
BUILDER = "6U66"
IRON_FIST, TENDER, SCAFFOLDING = "6U64", "6U70", "6U73"
KEEPERS = [card(id) for id in ("6U63", IRON_FIST, SCAFFOLDING)]
ISENGARD_URUK = minion("Uruk of the Ring", culture="isengard", race="uruk-hai", vitality=3)
REGROUP_BAN = event("Regroup Ban", Action((terms.REGROUP,), (Discard(a(MINION)),)))
SPEAR = possession("Spear", on=On(CHARACTER))
SHADOW_SPEAR = possession("Shadow Spear", side=terms.SHADOW, on=On(CHARACTER))


@pytest.mark.parametrize("id", KEEPERS)
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_the_orcs_are_kept(id: str, verb: str) -> None:
    """Gnawing, Biting, Hacking, Burning: an Isengard Orc discarded by a regroup action may be stacked here."""
    at = in_rohan(4)
    at.play(HERO)
    gnawing, worker, orc = at.play(id), at.play(ARTISAN), at.play(ISENGARD_ORC)
    game = hand_over(at.regroup()).choose("use", worker).choose("choose", orc)
    assert (1, True) == (game.asked, game.offered("respond", gnawing))
    game.choose(verb)
    stacked = verb == "respond"
    assert (terms.STACKED if stacked else terms.DISCARD_PILE) == game.zone(orc)
    assert ((orc,) if stacked else ()) == game.table.cards[gnawing].stacked


@pytest.mark.parametrize("id", KEEPERS)
def test_other_discards_are_not_kept(id: str) -> None:
    """Gnawing, Biting, Hacking, Burning: only Isengard Orcs discarded by a regroup action can be stacked."""
    at = in_rohan(4)
    gnawing, orc = at.play(id), at.play(ISENGARD_ORC)
    banish = event("Banish", Action((terms.MANEUVER,), (Discard(a(MINION)),)))
    at.hand(0, banish)
    assert not at.maneuver().choose("play", banish).offered("respond")
    for other in (PLAIN_ORC, ISENGARD_URUK):
        at = in_rohan(4)
        at.play(id)
        at.play(other)
        at.hand(0, REGROUP_BAN)
        assert not at.regroup().choose("play", REGROUP_BAN).offered("respond")
    at = in_rohan(4)
    gnawing, orc = at.play(id), at.play(ISENGARD_ORC)
    game = at.regroup().passes().choose("stop")
    assert (terms.DISCARD_PILE, ()) == (game.zone(orc), game.table.cards[gnawing].stacked)


@pytest.mark.parametrize("id", KEEPERS)
@pytest.mark.card(BUILDER)
@pytest.mark.rule("LR-28.1")
def test_a_stacked_orc_is_not_kept_once_more(id: str) -> None:
    """Isengard Builder: a stacked Builder that is discarded is not stacked again, because it was not in play."""
    at = in_rohan(4)
    keeper = at.play(id)
    builder = at.stack(BUILDER, 1, keeper)
    game = hand_over(at.regroup()).choose("use", builder)
    assert (terms.DISCARD_PILE, 2, False) == (game.zone(builder), game.table.twilight, game.offered("respond"))


@pytest.mark.card("6U63", "6R62")
def test_orcs_that_are_the_price_of_an_event_are_kept() -> None:
    """Gnawing, Biting, Hacking, Burning: each Orc discarded as the cost of Fires and Foul Fumes may be stacked."""
    at = in_rohan(4).pool(4)
    hero = at.play(HERO)
    gnawing, orcs = at.play("6U63"), [at.play(ISENGARD_ORC) for _orc in range(4)]
    at.hand(1, "6R62")
    game = hand_over(at.regroup()).choose("play", "6R62")
    for _orc in orcs[:3]:
        game.choose("respond", gnawing)
    game.choose("pass")
    assert (3, 4) == (len(game.table.cards[gnawing].stacked), game.wounds(hero))


@pytest.mark.card("6U63")
@pytest.mark.rule("LR-10.19")
@pytest.mark.parametrize("answer", [Response, Trigger])
def test_gnawing_does_not_answer_a_response(answer: type[Response | Trigger]) -> None:
    """Gnawing, Biting, Hacking, Burning: a discard by a response or a trigger in the regroup phase does not count."""
    at = in_rohan(4)
    gnawing, worker, orc = at.play("6U63"), at.play(ARTISAN), at.play(ISENGARD_ORC)
    wounded = Happening(terms.WOUNDED_NOW, THIS)
    hero = at.play(companion(f"Avenger by {answer.__name__}", abilities=(answer(wounded, (Discard(a(MINION)),)),)))
    game = hand_over(at.regroup()).choose("use", worker).choose("choose", orc).choose("respond", gnawing)
    game.choose("choose", hero)
    if answer is Response:
        game.choose("respond", hero)
    assert (terms.DISCARD_PILE, (orc,)) == (game.zone(worker), game.table.cards[gnawing].stacked)


@pytest.mark.card("6U63")
@pytest.mark.rule("LR-26.31", "LG-31")
@pytest.mark.parametrize(("pool", "orcs", "offered"), [(3, 1, True), (2, 1, False), (3, 0, False)])
def test_gnawing_gives_an_orc_back(pool: int, orcs: int, offered: bool) -> None:
    """Gnawing, Biting, Hacking, Burning: two stacked cards and a token play an Isengard Orc from discard."""
    at = in_rohan(4).pool(pool)
    gnawing = at.play("6U63")
    stacked = [at.stack(ISENGARD_ORC, 1, gnawing) for _orc in range(2)]
    waiting = at.discard(1, *[ISENGARD_ORC] * orcs)
    game = at.shadow()
    assert offered == game.offered("use", gnawing)
    if offered:
        game.choose("use", gnawing)
        assert [terms.DISCARD_PILE, terms.DISCARD_PILE, terms.PLAY] == zones(game, *stacked, *waiting)
        assert 0 == game.table.twilight


@pytest.mark.parametrize(
    "id", [pytest.param(id, marks=pytest.mark.card(id)) for id in (ARTISAN, "6C67", "6C69", "6C71", MECHANICS)]
)
def test_an_orc_is_given_up(id: str) -> None:
    """Isengard Artisan, Journeyman, Plodder, Tinker and Mechanics: discarding an Orc wounds a companion."""
    at = in_rohan(4)
    hero = at.play(HERO)
    worker, orc = at.play(id), at.play(ISENGARD_ORC)
    at.play(PLAIN_ORC)
    at.play(ISENGARD_URUK)
    game = hand_over(at.regroup()).choose("use", worker)
    assert sorted([worker, orc]) == sorted(game.choices())
    game.choose("choose", orc)
    assert (0, sorted([at.frodo(), hero])) == (game.asked, sorted(game.choices()))
    game.choose("choose", hero)
    assert (1, terms.DISCARD_PILE, terms.PLAY) == (game.wounds(hero), *zones(game, orc, worker))


@pytest.mark.card(BUILDER, MECHANICS)
@pytest.mark.parametrize(("id", "friend", "tokens"), [(BUILDER, PLAIN_ORC, 2), (MECHANICS, ISENGARD_ORC, 3)])
def test_stacked_orcs_work(id: str, friend: str, tokens: int) -> None:
    """Isengard Builder and Isengard Mechanics: stacked on an Isengard card, either is discarded to add twilight."""
    at = in_rohan(4)
    gnawing = at.play("6U63")
    at.play(friend)
    orc = at.stack(id, 1, gnawing)
    game = hand_over(at.regroup()).choose("use", orc)
    assert (tokens, terms.DISCARD_PILE) == (game.table.twilight, game.zone(orc))


@pytest.mark.card(BUILDER, MECHANICS)
def test_what_stacked_orcs_cannot_do() -> None:
    """Isengard Builder and Isengard Mechanics: neither works in play, and Mechanics need an Isengard Orc."""
    at = in_rohan(4)
    builder = at.play(BUILDER)
    assert not hand_over(at.regroup()).offered("use", builder)
    at = in_rohan(4)
    builder = at.stack(BUILDER, 1, at.play(PLAIN_ORC))
    assert not hand_over(at.regroup()).offered("use", builder)
    at = in_rohan(4)
    mechanics = at.stack(MECHANICS, 1, at.play("6U63"))
    at.play(PLAIN_ORC)
    assert not hand_over(at.regroup()).offered("use", mechanics)


@pytest.mark.card(IRON_FIST)
def test_an_iron_fist_breaks_what_they_carry() -> None:
    """Iron Fist of the Orc: three stacked cards and a token are spent to discard a Free Peoples possession."""
    at = in_rohan(4).pool(3)
    fist = at.play(IRON_FIST)
    hero, orc = at.play(HERO), at.play(PLAIN_ORC)
    at.play(SPEAR, on=hero)
    spear, shadow_spear = at.play(SPEAR, on=hero), at.play(SHADOW_SPEAR, on=orc)
    stacked = [at.stack(PLAIN_ORC, 1, fist) for _orc in range(4)]
    game = hand_over(at.regroup()).choose("use", fist)
    assert stacked == choices_of(game, 1)
    game.choose_all(*stacked[:3])
    assert (2, terms.STACKED) == (game.table.twilight, game.zone(stacked[3]))
    assert [terms.DISCARD_PILE] * 3 == zones(game, *stacked[:3])
    assert spear in game.choices() and shadow_spear not in game.choices() and len(game.choices()) == 2
    game.choose("choose", spear)
    assert [terms.DISCARD_PILE, terms.PLAY] == zones(game, spear, shadow_spear)


@pytest.mark.card(IRON_FIST)
@pytest.mark.parametrize(("cards", "pool", "offered"), [(3, 1, True), (2, 1, False), (3, 0, False)])
def test_an_iron_fist_has_its_price(cards: int, pool: int, offered: bool) -> None:
    """Iron Fist of the Orc: three cards stacked on this condition and a twilight token are required."""
    at = in_rohan(4).pool(pool)
    fist, other = at.play(IRON_FIST), at.play("6U63")
    at.play(SPEAR, on=at.play(HERO))
    for _card in range(cards):
        at.stack(PLAIN_ORC, 1, fist)
    for _card in range(3):
        at.stack(PLAIN_ORC, 1, other)
    assert offered == hand_over(at.regroup()).offered("use", fist)


@pytest.mark.card(TENDER)
def test_a_tender_wears_them_out() -> None:
    """Isengard Tender: the stacked minion is discarded and two tokens removed to exhaust a companion."""
    at = in_rohan(4).pool(3)
    hero = at.play(HERO, wounds=1)
    at.play(ally("Friend"))
    tender = at.stack(TENDER, 1, at.play("6U63"))
    game = hand_over(at.regroup()).choose("use", tender)
    assert (1, sorted([at.frodo(), hero])) == (game.asked, sorted(game.choices()))
    game.choose("choose", hero)
    assert (4, 1, terms.DISCARD_PILE) == (game.wounds(hero), game.table.twilight, game.zone(tender))


@pytest.mark.card(TENDER)
@pytest.mark.parametrize(("host", "pool", "offered"), [("6U63", 2, True), ("6U63", 1, False), ("", 9, False)])
def test_a_tender_has_his_price(host: str, pool: int, offered: bool) -> None:
    """Isengard Tender: the ability needs two tokens and works only while stacked on an Isengard card."""
    at = in_rohan(4).pool(pool)
    tender = at.stack(TENDER, 1, at.play(host or condition("Cave", side=terms.SHADOW)))
    idle = at.play(TENDER)
    game = hand_over(at.regroup())
    assert [offered, False] == [game.offered("use", one) for one in (tender, idle)]


@pytest.mark.card(SCAFFOLDING)
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_a_scaffolding_takes_a_wound(verb: str) -> None:
    """Scaffolding: two stacked cards are discarded to prevent one wound to an Isengard Orc."""
    strike = event("Bolt", Action((terms.MANEUVER,), (Wound(a(MINION)),)))
    at = in_rohan(4)
    scaffolding, orc = at.play(SCAFFOLDING), at.play(ISENGARD_ORC)
    stacked = [at.stack(PLAIN_ORC, 1, scaffolding) for _orc in range(3)]
    at.hand(0, strike)
    game = at.maneuver().choose("play", strike)
    assert (1, True) == (game.asked, game.offered("respond", scaffolding))
    game.choose(verb)
    if verb == "respond":
        assert stacked == choices_of(game, 1)
        game.choose_all(*stacked[:2])
    gone = terms.DISCARD_PILE if verb == "respond" else terms.STACKED
    assert [gone, gone, terms.STACKED] == zones(game, *stacked)
    assert (verb == "pass") == game.wounds(orc)


@pytest.mark.card(SCAFFOLDING)
@pytest.mark.parametrize(("victim", "cards"), [(ISENGARD_ORC, 1), (PLAIN_ORC, 2), (ISENGARD_URUK, 2)])
def test_whom_a_scaffolding_does_not_save(victim: str, cards: int) -> None:
    """Scaffolding: one stacked card is not enough, and only Isengard Orcs are protected."""
    strike = event("Bolt", Action((terms.MANEUVER,), (Wound(a(MINION)),)))
    at = in_rohan(4)
    scaffolding, orc = at.play(SCAFFOLDING), at.play(victim)
    for _orc in range(cards):
        at.stack(PLAIN_ORC, 1, scaffolding)
    at.hand(0, strike)
    assert 1 == at.maneuver().choose("play", strike).wounds(orc)


@pytest.mark.card(MECHANICS)
@pytest.mark.rule("LR-27.3")
@pytest.mark.parametrize("verb", ["yes", "no"])
def test_mechanics_against_a_large_fellowship(verb: str) -> None:
    """Isengard Mechanics: two companions may be wounded instead of one if six companions are spotted."""
    at = in_rohan(4)
    heroes = [at.play(HERO) for _hero in range(5)]
    mechanics, orc = at.play(MECHANICS), at.play(ISENGARD_ORC)
    game = hand_over(at.regroup()).choose("use", mechanics).choose("choose", orc)
    assert (1, "prompt-spot-or-not") == (game.asked, game.prompt)
    game.choose(verb)
    game.choose_all(heroes[0], heroes[1]) if verb == "yes" else game.choose("choose", heroes[0])
    assert [1, int(verb == "yes"), 0, 0, 0] == [game.wounds(hero) for hero in heroes]


@pytest.mark.rule("LR-20.14", "LR-28.1")
def test_the_minions_that_go_at_the_end_are_discarded_from_play() -> None:
    """Responses to a discard see the minions discarded at the end of the turn and the cards they bear."""
    at = in_rohan(4)
    waiting = Trigger(Happening(terms.DISCARDED_NOW, MINION | POSSESSION), (add_burdens(1),))
    at.play(condition("Long List", waiting, side=terms.SHADOW))
    orc = at.play(ISENGARD_ORC)
    warg = at.play("5C65", on=orc)
    game = at.regroup()
    before = burdens(game)
    game.passes().choose("stop")
    assert ([terms.DISCARD_PILE] * 2, before + 2) == (zones(game, orc, warg), game.table.players[0].burdens)
