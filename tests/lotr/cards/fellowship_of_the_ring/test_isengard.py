"""Isengard cards of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr import atoms
from inglenook.lotr.advice.reasons import about_abilities
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Response
from inglenook.lotr.dsl.effects import Prevent
from inglenook.lotr.dsl.facade import add_burdens
from inglenook.lotr.dsl.filters import COMPANION
from inglenook.lotr.dsl.happenings import Happening
from tests.lotr.cards.standing import (
    BOROMIR,
    GIMLI,
    LEGOLAS,
    MERRY,
    SAM,
    burdens,
    hand_over,
    standing,
    zones,
)
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, companion, condition, event, minion

FIGHTING_URUK = minion("Fighting Uruk", strength=9, vitality=3, culture="isengard", race="uruk-hai")
AMBITION = "1C133"
FIGHTING_ORC = minion("Fighting Orc", strength=9, vitality=3)
ENRAGE = "1C141"
ARMORY = "1C157"
COMING = "1C196"
SOME_ORC = minion("Some Orc", strength=5, vitality=3)
SOME_URUK = minion("Some Uruk", strength=5, vitality=3, culture="isengard", race="uruk-hai")
STRONG_ORC = minion("Orc", strength=9, vitality=4)
URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")
PLAIN_ORC = minion("Plain Orc", strength=9, vitality=3)
PLAIN_URUK = minion("Plain Uruk", strength=9, vitality=3, culture="isengard", race="uruk-hai")
SHAMAN = "1C152"
BROOD = "1C145"
SLAYER = "1U153"
RAGER = "1C150"
GENTLE = companion("Gentle", strength=4, vitality=5)
SOLDIER = "1C154"


def costly(culture: str) -> str:
    """Returns a Shadow event of cost 3."""
    return event(
        f"Of {culture}", Action((terms.SKIRMISH,), (add_burdens(0),)), cost=3, culture=culture, side=terms.SHADOW
    )


def shot_by_two(*ids: str) -> Playing:
    """Returns the archery phase in which two archers of the fellowship shoot at these minions."""
    at = standing()
    at.play(LEGOLAS)
    at.play(companion("Bowman of Lorien", race="elf", keywords=((terms.ARCHER, 1),)))
    for id in ids:
        at.play(id)
    return at.archery().pass_().pass_()


def wins(at: Position, id: str, hero: str = GENTLE) -> tuple[Playing, Thing]:
    """Returns the game after the minion has won its skirmish against a companion."""
    winner = at.play(id)
    return at.skirmish(at.play(hero), winner).pass_().pass_(), winner


def comes(at: Position, id: str) -> Playing:
    """Returns the game after the minion is played from hand in the Shadow phase."""
    at.hand(1, id)
    return at.shadow().choose("play", id)


@pytest.mark.card("1C121")
def test_an_uruk_exerts_and_grows() -> None:
    """Bred for Battle: an Uruk-hai exerts to be strength +3, but neither an exhausted one nor an Orc can."""
    at = standing().pool(2)
    gimli = at.play(GIMLI)
    fresh, tired = at.play(SOME_URUK), at.play(SOME_URUK, wounds=2)
    orc = at.play(SOME_ORC)
    at.hand(1, "1C121")
    game = at.skirmish(gimli, fresh, tired, orc).pass_().choose("play", "1C121")
    assert (8, 5, 5) == (game.strength(fresh), game.strength(tired), game.strength(orc))
    assert (1, 2, 2) == (game.wounds(fresh), game.wounds(tired), game.table.twilight)
    at = standing()
    at.hand(1, "1C121")
    game = at.skirmish(at.play(GIMLI), at.play(SOME_URUK, wounds=2)).pass_()
    assert not game.offered("play", "1C121")


@pytest.mark.card("1C121")
def test_who_exerts_is_for_its_player_to_say() -> None:
    """Bred for Battle: of two Uruk-hai, the Shadow player chooses which exerts."""
    at = standing().pool(2)
    uruks = [at.play(SOME_URUK), at.play(SOME_URUK)]
    at.hand(1, "1C121")
    game = at.skirmish(at.play(GIMLI), *uruks).pass_().choose("play", "1C121")
    assert (1, uruks) == (game.asked, game.choices())


@pytest.mark.card("1C133")
@pytest.mark.parametrize(("copies", "culture", "cost"), [(1, "isengard", 2), (2, "isengard", 1), (1, "moria", 3)])
def test_events_of_isengard_are_cheaper(copies: int, culture: str, cost: int) -> None:
    """Saruman's Ambition: each copy makes Isengard events cost 1 less, but not events of other cultures."""
    at = standing().pool(5)
    for _copy in range(copies):
        at.play(AMBITION)
    id = costly(culture)
    at.hand(1, id)
    game = hand_over(at.skirmish(at.play(GIMLI), at.play(FIGHTING_URUK))).choose("play", id)
    assert 5 - cost == game.table.twilight


@pytest.mark.card("1C133")
def test_a_cheaper_event_can_be_afforded_and_never_costs_less_than_nothing() -> None:
    """Saruman's Ambition: a cheaper event can be played with fewer tokens, and no event costs less than 0."""
    at = standing().pool(2)
    at.play(AMBITION)
    id = costly("isengard")
    at.hand(1, id, "1C121")
    game = hand_over(at.skirmish(at.play(GIMLI), at.play(FIGHTING_URUK)))
    assert game.offered("play", id)
    assert 2 == game.choose("play", "1C121").table.twilight


@pytest.mark.card("1C133")
def test_minions_of_isengard_are_not_cheaper() -> None:
    """Saruman's Ambition: an Uruk-hai minion costs no less, because only events do."""
    at = standing(site=5).pool(5)
    at.play(AMBITION)
    at.hand(1, "1C151")
    assert 3 == at.shadow().choose("play", "1C151").table.twilight


@pytest.mark.card("1C133")
def test_the_events_of_another_player_are_not_cheaper() -> None:
    """Saruman's Ambition: events of another Shadow player cost no less."""
    at = standing(seats=3).pool(2)
    at.play(AMBITION, seat=1)
    id = costly("isengard")
    at.hand(1, id)
    at.hand(2, id)
    game = at.skirmish(at.play(GIMLI), at.play(FIGHTING_URUK)).pass_()
    seen = {}
    for _player in range(2):
        seen[game.asked] = game.offered("play", id)
        game.pass_()
    assert {1: True, 2: False} == seen


@pytest.mark.card("1C133")
def test_ambition_is_discarded_for_an_uruk() -> None:
    """Saruman's Ambition: the condition is discarded to make an Uruk-hai, but not an Orc, strength +2."""
    at = standing()
    ambition = at.play(AMBITION)
    uruks = [at.play(FIGHTING_URUK), at.play(FIGHTING_URUK)]
    orc = at.play(FIGHTING_ORC)
    game = hand_over(at.skirmish(at.play(GIMLI), uruks[0], orc)).choose("use", ambition)
    assert uruks == game.choices()
    game.choose("choose", uruks[0])
    assert ([11, 9, 9], terms.DISCARD_PILE) == (
        [game.strength(card) for card in (*uruks, orc)],
        game.zone(ambition),
    )


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.card(id)) for id in (AMBITION, ARMORY, COMING)])
def test_a_condition_without_a_bearer_lies_in_the_support_area(id: str) -> None:
    """Saruman's Ambition, Uruk-hai Armory and They Are Coming: each is played to the support area and stays there."""
    at = standing().pool(5)
    card = at.hand(1, id)[0]
    game = at.shadow().choose("play", id)
    assert (terms.PLAY, -1) == (game.zone(card), game.table.cards[card].bearer)
    turns = game.table.turns
    while game.table.turns == turns:
        game.choose("pass" if game.offered("pass") else "stop")
    assert terms.PLAY == game.zone(card)


@pytest.mark.card("1C138")
@pytest.mark.parametrize("here", [True, False])
def test_in_sarumans_snows_nobody_uses_skirmish_actions(here: bool) -> None:
    """Saruman's Snows: at the bearing site neither player can play skirmish events or use skirmish abilities."""
    at = standing(site=3).pool(3)
    at.play("1C138", on=at.table.path[2 if here else 1])
    boromir = at.play(BOROMIR)
    at.hand(0, "1C116")
    game = at.skirmish(boromir, at.play(STRONG_ORC))
    if here:
        assert 1 == game.wounds(boromir)  # nobody had anything to do, so the Orc has won
        atoms.start_phase(game.table, terms.SKIRMISH)
        assert "LR-26.12" in [reason.rule for reason in about_abilities(game.table, 0, boromir)]
    else:
        assert (True, True) == (game.offered("play", "1C116"), game.offered("use", boromir))


@pytest.mark.card("1C138")
def test_the_snows_do_not_hinder_other_phases_and_melt() -> None:
    """Saruman's Snows: other phases are unaffected, and the condition is discarded at the end of the turn."""
    at = standing(site=3).pool(3)
    snows = at.play("1C138", on=at.table.path[2])
    at.play(STRONG_ORC)
    game = at.maneuver()
    assert game.offered("use")
    while game.table.turn == 0:
        game.choose(game.options()[0].verb)
    assert terms.DISCARD_PILE == game.zone(snows)
    at = standing(site=3).pool(3)
    uruk = at.play(URUK)
    at.hand(1, "1C138")
    assert 1 == at.shadow().choose("play", "1C138").wounds(uruk)


@pytest.mark.card("1C138")
def test_the_snows_do_not_hinder_responses() -> None:
    """Saruman's Snows: response events can still be played in a skirmish (LG-55)."""
    at = standing(site=3).pool(3)
    at.play("1C138", on=at.table.path[2])
    shelter = event("Shelter", Response(Happening(terms.ABOUT_TO_BE_WOUNDED, COMPANION), (Prevent(),)))
    at.hand(0, shelter)
    assert at.skirmish(at.play(BOROMIR), at.play(STRONG_ORC)).offered("respond", shelter)


@pytest.mark.card("1C141")
@pytest.mark.parametrize(
    ("spotted", "offered"),
    [(FIGHTING_URUK, True), (minion("Saruman", unique=True, race="wizard"), True), (FIGHTING_ORC, False)],
    ids=["uruk", "saruman", "orc"],
)
def test_who_is_enraged(spotted: str, offered: bool) -> None:
    """Their Arrows Enrage: an Uruk-hai or Saruman must be spotted to play the condition."""
    at = standing().pool(5)
    at.play(spotted)
    at.hand(1, ENRAGE)
    assert offered == at.shadow().offered("play", ENRAGE)


@pytest.mark.card("1C141")
def test_archers_are_weaker() -> None:
    """Their Arrows Enrage: each copy makes archer companions and archer allies strength -1."""
    at = standing()
    archer = ((terms.ARCHER, 1),)
    legolas, gimli = at.play(LEGOLAS), at.play(GIMLI)
    watch = at.play(ally("Elf Watch", strength=4, keywords=archer))
    bowman = at.play(minion("Bowman", strength=5, keywords=archer))
    copies = [at.play(ENRAGE), at.play(ENRAGE)]
    game = at.skirmish(gimli, bowman)
    assert [4, 6, 2, 5] == [game.strength(card) for card in (legolas, gimli, watch, bowman)]
    atoms.put(game.table, copies[0], terms.DISCARD_PILE)
    assert 5 == game.strength(legolas)


@pytest.mark.card(BROOD)
@pytest.mark.parametrize("number", [0, 2])
def test_the_brood_counts_its_brothers(number: int) -> None:
    """Uruk Brood: two tokens are removed for strength +1 per other Uruk-hai that the player spots."""
    at = standing(site=5).pool(2)
    brood = at.play(BROOD)
    for id in (PLAIN_URUK, PLAIN_URUK, PLAIN_ORC):
        at.play(id)
    game = hand_over(at.skirmish(at.play(GIMLI), brood)).choose("use", brood)
    assert [0, 1, 2] == [option.amount for option in game.options("number")]
    game.choose("number", amount=number)
    assert (9 + number, 0) == (game.strength(brood), game.table.twilight)
    assert not hand_over(game).offered("use", brood)


@pytest.mark.card(RAGER)
def test_a_rager_costs_two_cards_each_time() -> None:
    """Uruk Rager: when it wins, the Free Peoples player discards the top two cards of the draw deck."""
    at = standing(site=5)
    deck = at.deck(0, GIMLI, LEGOLAS, BOROMIR)
    own = at.deck(1, PLAIN_ORC, PLAIN_ORC)
    game, _rager = wins(at, RAGER, companion("Loses Narrowly", strength=8, vitality=5))
    game.choose("suffer")  # the Free Peoples player puts wounds and discarding in order
    assert [terms.DISCARD_PILE, terms.DISCARD_PILE, terms.DECK] == zones(game, *deck)
    assert [terms.DECK] * 2 == zones(game, *own)


@pytest.mark.card(RAGER)
def test_a_rager_who_loses_costs_nothing() -> None:
    """Uruk Rager: no card is discarded when it loses."""
    at = standing(site=5)
    deck = at.deck(0, GIMLI, LEGOLAS)
    game, _rager = wins(at, RAGER, companion("Champion", strength=12))
    assert [terms.DECK] * 2 == zones(game, *deck)


@pytest.mark.card(SHAMAN)
def test_a_shaman_heals_an_uruk() -> None:
    """Uruk Shaman: in the maneuver phase two tokens are removed to heal any Uruk-hai, as often as possible."""
    at = standing(site=5).pool(5)
    shaman, uruk = at.play(SHAMAN, wounds=1), at.play(PLAIN_URUK, wounds=2)
    at.play(PLAIN_ORC, wounds=1)
    game = hand_over(at.maneuver()).choose("use", shaman)
    assert (1, sorted([shaman, uruk])) == (game.asked, sorted(game.choices()))
    game.choose("choose", uruk)
    assert (1, 1, 3) == (game.wounds(uruk), game.wounds(shaman), game.table.twilight)
    hand_over(game).choose("use", shaman).choose("choose", uruk)
    assert (0, 1) == (game.wounds(uruk), game.table.twilight)
    assert not hand_over(game).offered("use", shaman)


@pytest.mark.card(SLAYER)
def test_a_slayer_grows_by_three_at_most() -> None:
    """Uruk Slayer: each token removed gives strength +1, up to +3 for each slayer in a skirmish."""
    at = standing(site=5).pool(9)
    slayer, other = at.play(SLAYER), at.play(SLAYER)
    game = at.skirmish(at.play(GIMLI), slayer, other)
    seen = []
    for user in (slayer, slayer, slayer, slayer, other):
        hand_over(game).choose("use", user)
        seen.append((user == other, game.strength(slayer), game.strength(other)))
    assert [(False, 10, 9), (False, 11, 9), (False, 12, 9), (False, 12, 9), (True, 12, 10)] == seen
    assert 9 - 5 == game.table.twilight


@pytest.mark.card(SOLDIER)
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_a_soldier_costs_a_card(verb: str) -> None:
    """Uruk Soldier: when it is played, the Free Peoples player may have to discard the top card of the draw deck."""
    at = standing(site=5).pool(3)
    top, next_card = at.deck(0, GIMLI, LEGOLAS)
    own = at.deck(1, PLAIN_ORC)[0]
    game = comes(at, SOLDIER).choose(verb)
    gone = terms.DISCARD_PILE if verb == "respond" else terms.DECK
    assert [gone, terms.DECK, terms.DECK] == zones(game, top, next_card, own)


@pytest.mark.card("1C157")
@pytest.mark.parametrize(
    ("ids", "arrows"),
    [
        ((FIGHTING_URUK,), 2),
        ((FIGHTING_URUK, ARMORY), 1),
        ((FIGHTING_URUK, ARMORY, ARMORY), 0),
        ((FIGHTING_ORC, ARMORY), 2),
    ],
    ids=["none", "one", "two", "no uruk"],
)
def test_the_armory_stops_an_arrow(ids: tuple[str, ...], arrows: int) -> None:
    """Uruk-hai Armory: each copy reduces the fellowship archery total by 1 while an Uruk-hai can be spotted."""
    game = shot_by_two(*ids)
    assert arrows == game.wounds(game.in_play(ids[0])[0])


@pytest.mark.card("1C160")
def test_an_uruk_hai_sword_costs_a_card() -> None:
    """Uruk-hai Sword: each time the bearer wins, the Free Peoples player discards the top card of the draw deck."""
    at = standing(site=5)
    uruk = at.play(URUK)
    sword = at.play("1C160", on=uruk)
    merry, sam = at.deck(0, MERRY, SAM)
    game = at.skirmish(at.play(GIMLI), uruk).pass_().pass_().choose("respond", sword)
    assert (11, [terms.DISCARD_PILE, terms.DECK]) == (game.strength(uruk), zones(game, merry, sam))


@pytest.mark.card("1C160")
@pytest.mark.parametrize(("id", "offered"), [(PLAIN_URUK, True), (PLAIN_ORC, False)])
def test_an_uruk_hai_sword_is_for_uruks(id: str, offered: bool) -> None:
    """Uruk-hai Sword: an Orc cannot bear the sword."""
    at = standing(site=5).pool(5)
    at.play(id)
    at.hand(1, "1C160")
    assert offered == at.shadow().offered("play", "1C160")


@pytest.mark.card("1U161")
def test_wariness_is_for_events() -> None:
    """Wariness: an ability of a stealth condition cannot be cancelled."""
    at = standing()
    step = Action((terms.SKIRMISH,), (add_burdens(1),))
    trick = at.play(condition("Soft Step", step, keywords=(("stealth", 1),)))
    at.hand(1, "1U161")
    game = at.skirmish(at.play(GIMLI), at.play(URUK)).choose("use", trick)
    assert (False, 1) == (game.offered("respond", "1U161"), burdens(game))
