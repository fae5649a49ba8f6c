"""Elven events of Realms of the Elf-lords."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import BOROMIR, GIMLI, LEGOLAS, standing, zones
from tests.lotr.samples import ally, artifact, companion, condition, minion, possession, site

ORC = minion("Orc", strength=9, vitality=4)
URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")
SINGER = ally("Singer", culture="elven", race="elf", vitality=4)
MAN = ally("Man of Bree", race="man")
FIRE, FRIENDS, HEALING, NEAR, VOICE = "3C11", "3C16", "3C22", "3U26", "3C28"
ELROND = "3R13"


@pytest.mark.card(FIRE)
@pytest.mark.parametrize(("first", "second", "drawn"), [(2, 2, 2), (1, 0, 1), (0, 0, 0)])
def test_each_opponent_casts_a_card_away(first: int, second: int, drawn: int) -> None:
    """Cast It Into the Fire!: each Shadow player discards a card, and a card is drawn for each."""
    at = standing(seats=3)
    at.play(LEGOLAS)
    at.play(ORC)
    at.hand(0, FIRE)
    at.deck(0, GIMLI, GIMLI, GIMLI)
    hands = [at.hand(1, *(ORC,) * first), at.hand(2, *(ORC,) * second)]
    game = at.maneuver().choose("play", FIRE)
    if first == 2:
        asked = [game.asked]
        game.choose("choose", hands[asked[0] - 1][1])
        asked.append(game.asked)
        game.choose("choose", hands[asked[1] - 1][1])
        assert [1, 2] == sorted(asked)
    left = [len(player.hand) for player in game.table.players]
    assert [drawn, max(0, first - 1), max(0, second - 1)] == left


@pytest.mark.card(FIRE)
def test_an_elf_has_to_say_it() -> None:
    """Cast It Into the Fire!: an Elf must be spotted to play the event."""
    at = standing()
    at.play(GIMLI)
    at.play(ORC)
    at.hand(0, FIRE)
    at.hand(1, ORC)
    assert not at.maneuver().offered("play", FIRE)


@pytest.mark.card(FRIENDS)
@pytest.mark.parametrize(("cost", "healed"), [(0, 0), (2, 2), (9, 3)])
def test_friends_of_old(cost: int, healed: int) -> None:
    """Friends of Old: a random card is revealed, and its cost is the number of Elven allies healed."""
    at = standing()
    allies = [at.play(SINGER, wounds=2) for _singer in range(3)]
    others = [at.play(MAN, wounds=1), at.play(LEGOLAS, wounds=1)]
    at.hand(0, FRIENDS)
    hand = at.hand(1, minion("Costly", cost=cost), minion("Costly", cost=cost))
    game = at.fellowship().choose("play", FRIENDS)
    if game.options("choose"):
        game.choose_all(*allies[:healed])
    assert healed == [game.wounds(one) for one in allies].count(1)
    assert ([1, 1], 2) == ([game.wounds(one) for one in others], len(game.table.players[1].hand))
    assert [False, True] == sorted([knows(game.table, 0, one) for one in hand])


@pytest.mark.card(FRIENDS)
def test_friends_of_old_find_an_empty_hand() -> None:
    """Friends of Old: an opponent with an empty hand reveals no card, and no ally is healed."""
    at = standing()
    singer = at.play(SINGER, wounds=1)
    at.hand(0, FRIENDS)
    assert 1 == at.fellowship().choose("play", FRIENDS).wounds(singer)


@pytest.mark.card(HEALING)
@pytest.mark.parametrize("phase", [terms.FELLOWSHIP, terms.REGROUP])
@pytest.mark.parametrize(
    ("elves", "offered"),
    [((ELROND,), True), ((SINGER, SINGER), True), ((SINGER, MAN), False), ((LEGOLAS, SINGER), False)],
)
def test_a_master_of_healing(phase: str, elves: tuple[str, ...], offered: bool) -> None:
    """Master of Healing: with Elrond or two Elven allies spotted, a companion or ally is healed."""
    at = standing()
    for one in elves:
        at.play(one)
    hurt = [at.play(BOROMIR, wounds=2), at.play(MAN, wounds=1)]
    at.play(ORC, wounds=1)
    at.hand(0, HEALING)
    game = at.fellowship() if phase == terms.FELLOWSHIP else at.regroup()
    assert offered == game.offered("play", HEALING)
    if offered:
        game.choose("play", HEALING)
        assert sorted(hurt) == sorted(game.choices())
        game.choose("choose", hurt[0])
        assert [1, 1] == [game.wounds(one) for one in hurt]


@pytest.mark.card(NEAR)
@pytest.mark.parametrize("phase", [terms.FELLOWSHIP, terms.MANEUVER])
def test_something_draws_near(phase: str) -> None:
    """Something Draws Near: an Elf exerts to discard an Isengard possession or artifact."""
    at = standing()
    elf, uruk = at.play(LEGOLAS), at.play(URUK)
    sword = at.play(possession("Sword", side=terms.SHADOW, culture="isengard"), on=uruk)
    stone = at.play(artifact("Stone", side=terms.SHADOW, culture="isengard"))
    at.play(possession("Blade", side=terms.SHADOW, culture="moria"), on=at.play(ORC))
    at.play(condition("Storm", side=terms.SHADOW, culture="isengard"))
    at.hand(0, NEAR)
    game = (at.fellowship() if phase == terms.FELLOWSHIP else at.maneuver()).choose("play", NEAR)
    assert sorted([sword, stone]) == sorted(game.choices())
    game.choose("choose", stone)
    assert ([terms.PLAY, terms.DISCARD_PILE], 1) == (zones(game, sword, stone), game.wounds(elf))


@pytest.mark.card(NEAR)
def test_only_an_elf_feels_it() -> None:
    """Something Draws Near: a Dwarf cannot exert for the event."""
    at = standing()
    at.play(GIMLI)
    at.play(artifact("Stone", side=terms.SHADOW, culture="isengard"))
    at.hand(0, NEAR)
    assert not at.fellowship().offered("play", NEAR)


@pytest.mark.card(VOICE)
@pytest.mark.parametrize(("kind", "offered"), [("river", True), ("forest", True), ("plains", False)])
def test_the_voice_of_nimrodel(kind: str, offered: bool) -> None:
    """Voice of Nimrodel: at a river or in a forest, an Elf exerts to cancel that Elf's skirmish."""
    at = standing(site=1)
    at.lay_this(site(f"Place of {kind}", 1, keywords=((kind, 1),)), 1)
    elf, orc = at.play(LEGOLAS), at.play(ORC)
    at.hand(0, VOICE)
    game = at.skirmish(elf, orc)
    assert offered == game.offered("play", VOICE)
    if offered:
        game.choose("play", VOICE).passes()
        assert (1, 0, True) == (game.wounds(elf), game.wounds(orc), "log-skirmish-cancelled" in game.log())


@pytest.mark.card(VOICE)
def test_the_voice_is_for_the_elf_who_fights() -> None:
    """Voice of Nimrodel: the skirmish is not cancelled if an Elf outside it exerts."""
    at = standing(site=2)
    at.lay_this(site("Place of river", 2, keywords=(("river", 1),)), 1)
    gimli, elf, orc = at.play(GIMLI), at.play(companion("Elf", race="elf")), at.play(ORC)
    at.hand(0, VOICE)
    game = at.skirmish(gimli, orc).choose("play", VOICE)
    assert 1 == game.wounds(elf)
    assert (1, False) == (game.passes().wounds(gimli), "log-skirmish-cancelled" in game.log())
