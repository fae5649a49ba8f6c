"""The conditions: what holds while they lie there, and what they let a player do."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.facade import add_burdens
from tests.lotr.cards.standing import ARAGORN, BOROMIR, GIMLI, LEGOLAS, hand_over, in_rohan, standing, zones
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, event, minion

STRANGER, AMBITION, ENRAGE, ARMORY, COMING, STORED = "1U108", "1C133", "1C141", "1C157", "1C196", "4U296"
URUK = minion("Fighting Uruk", strength=9, vitality=3, culture="isengard", race="uruk-hai")
ORC = minion("Fighting Orc", strength=9, vitality=3)
TROLL = minion("Cave Troll", culture="moria", race="troll", cost=2)
GOBLIN = minion("Goblin", strength=5, culture="moria", cost=2)


# No Stranger to the Shadows.


@pytest.mark.card("1U108")
@pytest.mark.parametrize(("copies", "tokens"), [(0, 4), (1, 3), (2, 2)])
def test_each_ranger_knows_a_way_through_the_shadows(copies: int, tokens: int) -> None:
    """The Shadow number of the next site is one less for each: here 2 and two companions, without them 4 tokens."""
    at = standing(site=1)
    at.lay_this("1U327", 1)
    ranger = at.play(ARAGORN)
    if copies:
        at.play(STRANGER, on=ranger)
    if copies > 1:
        at.play(STRANGER, on=at.play(companion("Second Ranger", keywords=(("ranger", 1),))))
    game = at.fellowship().choose("move")
    assert tokens + (copies > 1) == game.table.twilight  # the second ranger is one more companion


@pytest.mark.card("1U108")
def test_only_one_for_each_ranger() -> None:
    """It goes on a ranger who has none, ally or companion; on nobody else."""
    at = standing()
    aragorn, watcher = at.play(ARAGORN), at.play(ally("Watcher", keywords=(("ranger", 1),)))
    at.play(BOROMIR)
    at.hand(0, STRANGER, STRANGER, STRANGER)
    game = at.fellowship().choose("play", STRANGER)
    assert sorted([aragorn, watcher]) == sorted(game.choices("bear"))
    game.choose("bear", aragorn).choose("play", STRANGER)
    assert (1, 1, False) == (
        len(game.table.cards[aragorn].borne),
        len(game.table.cards[watcher].borne),
        game.offered("play", STRANGER),
    )


@pytest.mark.card("1U108")
def test_a_shadow_number_is_never_below_zero() -> None:
    """At site 3 it is none already: only the two companions add a token each."""
    at = standing(site=2)
    at.play(STRANGER, on=at.play(ARAGORN))
    assert 2 == at.fellowship().choose("move").table.twilight


# Saruman's Ambition.


def costly(culture: str) -> str:
    """A Shadow event of cost 3."""
    return event(
        f"Of {culture}", Action((terms.SKIRMISH,), (add_burdens(0),)), cost=3, culture=culture, side=terms.SHADOW
    )


@pytest.mark.card("1C133")
@pytest.mark.parametrize(("copies", "culture", "cost"), [(1, "isengard", 2), (2, "isengard", 1), (1, "moria", 3)])
def test_events_of_isengard_are_cheaper(copies: int, culture: str, cost: int) -> None:
    """One token less for each Ambition; events of other cultures cost what they cost."""
    at = standing().pool(5)
    for _copy in range(copies):
        at.play(AMBITION)
    id = costly(culture)
    at.hand(1, id)
    game = hand_over(at.skirmish(at.play(GIMLI), at.play(URUK))).choose("play", id)
    assert 5 - cost == game.table.twilight


@pytest.mark.card("1C133")
def test_a_cheaper_event_can_be_afforded_and_never_costs_less_than_nothing() -> None:
    """With two tokens the event of three is offered; one that costs nothing still costs nothing."""
    at = standing().pool(2)
    at.play(AMBITION)
    id = costly("isengard")
    at.hand(1, id, "1C121")
    game = hand_over(at.skirmish(at.play(GIMLI), at.play(URUK)))
    assert game.offered("play", id)
    assert 2 == game.choose("play", "1C121").table.twilight


@pytest.mark.card("1C133")
def test_minions_of_isengard_are_not_cheaper() -> None:
    """It speaks of events: an Uruk-hai costs what it costs."""
    at = standing(site=5).pool(5)
    at.play(AMBITION)
    at.hand(1, "1C151")
    assert 3 == at.shadow().choose("play", "1C151").table.twilight


@pytest.mark.card("1C133")
def test_the_events_of_another_player_are_not_cheaper() -> None:
    """It says "your": the other Shadow player pays in full."""
    at = standing(seats=3).pool(2)
    at.play(AMBITION, seat=1)
    id = costly("isengard")
    at.hand(1, id)
    at.hand(2, id)
    game = at.skirmish(at.play(GIMLI), at.play(URUK)).pass_()
    seen = {}
    for _player in range(2):
        seen[game.asked] = game.offered("play", id)
        game.pass_()
    assert {1: True, 2: False} == seen


@pytest.mark.card("1C133")
def test_ambition_is_discarded_for_an_uruk() -> None:
    """Strength +2 for any Uruk-hai, and only that once; not for an Orc."""
    at = standing()
    ambition = at.play(AMBITION)
    uruks = [at.play(URUK), at.play(URUK)]
    orc = at.play(ORC)
    game = hand_over(at.skirmish(at.play(GIMLI), uruks[0], orc)).choose("use", ambition)
    assert uruks == game.choices()
    game.choose("choose", uruks[0])
    assert ([11, 9, 9], terms.DISCARD_PILE) == (
        [game.strength(card) for card in (*uruks, orc)],
        game.zone(ambition),
    )


# Their Arrows Enrage.


@pytest.mark.card("1C141")
@pytest.mark.parametrize(
    ("spotted", "offered"),
    [(URUK, True), (minion("Saruman", unique=True, race="wizard"), True), (ORC, False)],
    ids=["uruk", "saruman", "orc"],
)
def test_who_is_enraged(spotted: str, offered: bool) -> None:
    """To play it an Uruk-hai or Saruman must be in play."""
    at = standing().pool(5)
    at.play(spotted)
    at.hand(1, ENRAGE)
    assert offered == at.shadow().offered("play", ENRAGE)


@pytest.mark.card("1C141")
def test_archers_are_weaker() -> None:
    """Companions and allies that are archers, one for each copy; not other companions, and not archer minions."""
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


# Uruk-hai Armory.


def shot_by_two(*ids: str) -> Playing:
    """Two archers of the fellowship shoot at these minions; where arrows are left, the Shadow player is asked."""
    at = standing()
    at.play(LEGOLAS)
    at.play(companion("Bowman of Lorien", race="elf", keywords=((terms.ARCHER, 1),)))
    for id in ids:
        at.play(id)
    return at.archery().pass_().pass_()


@pytest.mark.card("1C157")
@pytest.mark.parametrize(
    ("ids", "arrows"),
    [((URUK,), 2), ((URUK, ARMORY), 1), ((URUK, ARMORY, ARMORY), 0), ((ORC, ARMORY), 2)],
    ids=["none", "one", "two", "no uruk"],
)
def test_the_armory_stops_an_arrow(ids: tuple[str, ...], arrows: int) -> None:
    """Each takes one from the fellowship's archery total while an Uruk-hai can be spotted."""
    game = shot_by_two(*ids)
    assert arrows == game.wounds(game.in_play(ids[0])[0])


# They Are Coming.


@pytest.mark.card("1C196")
def test_three_cards_for_a_goblin() -> None:
    """The player picks the three; then a Moria Orc comes from the discard pile, at its cost."""
    at = standing(site=4).pool(5)
    coming = at.play(COMING)
    hand = at.hand(1, GOBLIN, ORC, "1C121", "1C187")
    dead = at.discard(1, GOBLIN, "1C151")[0]
    game = at.shadow().choose("use", coming).choose_all(*hand[1:])
    assert ([terms.HAND, *[terms.DISCARD_PILE] * 3], terms.PLAY) == (zones(game, *hand), game.zone(dead))
    assert 3 == game.table.twilight


@pytest.mark.card("1C196")
@pytest.mark.parametrize(
    ("hand", "discarded", "pool"),
    [(2, GOBLIN, 5), (3, ORC, 5), (3, TROLL, 5), (3, GOBLIN, 1)],
    ids=["two cards", "not of moria", "no orc", "too dear"],
)
def test_nobody_comes(hand: int, discarded: str, pool: int) -> None:
    """With fewer than three cards, with no such Orc in the discard pile, or with too few tokens for it."""
    at = standing(site=4).pool(pool)
    at.play(COMING)
    at.hand(1, *[GOBLIN] * hand)
    at.discard(1, discarded)
    assert not at.shadow().offered("use", COMING)


# Well Stored.


@pytest.mark.card("4U296")
def test_a_villager_heals_at_the_start_of_the_fellowship_phase() -> None:
    """The player may heal one; who is no villager is not meant, and each copy heals one."""
    at = in_rohan()
    stores = [at.play(STORED), at.play(STORED)]
    guma, weland = at.play("4C277", wounds=1), at.play("4U295", wounds=1)
    hardy = at.play(ally("Hardy", keywords=(("villager", 1),)), wounds=2)
    bounder = at.play("1C286", wounds=1)
    game = at.start_of_turn()
    assert sorted(stores) == sorted(game.choices("respond"))
    game.choose("respond", stores[0])
    assert sorted([guma, weland, hardy]) == sorted(game.choices())
    game.choose("choose", hardy)
    assert (1, 1, [stores[1]]) == (game.wounds(guma), game.wounds(hardy), game.choices("respond"))
    game.pass_()
    assert (1, 1, "prompt-fellowship-action") == (game.wounds(guma), game.wounds(bounder), game.prompt)


@pytest.mark.card("4U296")
def test_no_stores_in_the_turns_of_others() -> None:
    """The start of the fellowship phase of another player heals nobody."""
    at = in_rohan(turn=1)
    at.play(STORED, seat=0)
    guma = at.play("4C277", seat=0, wounds=1)
    game = at.start_of_turn()
    assert (1, "prompt-fellowship-action", 1) == (game.wounds(guma), game.prompt, game.asked)


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.card(id)) for id in (AMBITION, ARMORY, COMING)])
def test_a_condition_without_a_bearer_lies_in_the_support_area(id: str) -> None:
    """It is played from hand in the Shadow phase, nobody bears it, and it stays when the turn ends."""
    at = standing().pool(5)
    card = at.hand(1, id)[0]
    game = at.shadow().choose("play", id)
    assert (terms.PLAY, -1) == (game.zone(card), game.table.cards[card].bearer)
    turns = game.table.turns
    while game.table.turns == turns:
        game.choose("pass" if game.offered("pass") else "stop")
    assert terms.PLAY == game.zone(card)
