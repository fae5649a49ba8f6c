"""Raider cards of Battle of Helm's Deep."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import Wound
from inglenook.lotr.dsl.facade import a
from inglenook.lotr.dsl.filters import MINION
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.stats import move_limit, twilight_cost
from tests.lotr.cards.standing import hand_over, in_rohan
from tests.lotr.samples import companion, event, minion, possession

PLAIN_ELF = companion("Plain Elf", race="elf", vitality=4)
PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)


@pytest.mark.card("5R70", "5C73")
def test_the_army_of_haradrim_calls_a_mumak() -> None:
    """Army of Haradrim and Mûmak: three tokens and the card's cost play it in a skirmish."""
    at = in_rohan(4).pool(5)
    hero, army = at.play(PLAIN_ELF), at.play("5R70")
    [mumak, _warg] = at.discard(1, "5C73", "5C65")
    game = hand_over(at.skirmish(hero, army)).choose("use", army)
    if game.prompt == "prompt-play-by-effect":
        game.choose("play", mumak)
    assert (terms.PLAY, 17, 1, 0) == (
        game.zone(mumak),
        game.strength(army),
        keyword(game.table, army, terms.FIERCE),
        game.table.twilight,
    )


@pytest.mark.card("5R70")
def test_the_army_of_haradrim_calls_no_warg() -> None:
    """Army of Haradrim: neither a mount of another culture nor another Raider card can be played."""
    at = in_rohan(4).pool(9)
    hero, army = at.play(PLAIN_ELF), at.play("5R70")
    at.discard(1, possession("Warg", side=terms.SHADOW, item_class=terms.MOUNT_CLASS, on=On(MINION)), "5C75")
    assert not hand_over(at.skirmish(hero, army)).offered("use", army)


@pytest.mark.card("5C73")
@pytest.mark.parametrize(("verb", "tokens"), [("respond", 2), ("pass", 0)])
def test_a_mumak_that_wins(verb: str, tokens: int) -> None:
    """Mûmak: two twilight tokens may be added when the bearer wins a skirmish."""
    at = in_rohan(4)
    hero, southron = at.play(PLAIN_ELF), at.play("5C76")
    at.play("5C73", on=southron)
    game = at.skirmish(hero, southron).passes()
    while not game.offered("respond"):
        game.choose("suffer")
    assert tokens == game.choose(verb).table.twilight


@pytest.mark.parametrize(
    ("id", "cost"), [pytest.param(id, cost, marks=pytest.mark.card(id)) for id, cost in (("5C74", 4), ("5C75", 3))]
)
def test_southrons_follow_southrons(id: str, cost: int) -> None:
    """Southron Marcher and Southron Runner: the cost is 2 less with a Southron in play, and each has ambush."""
    at = in_rohan(4)
    [card] = at.hand(1, id)
    alone = twilight_cost(at.table, card)
    at.play("5C76")
    assert (cost, cost - 2) == (alone, twilight_cost(at.table, card))
    assert 2 == keyword(at.table, card, terms.AMBUSH)


@pytest.mark.card("5C76")
@pytest.mark.parametrize(("foe", "pool", "offered"), [("5C74", 3, True), ("5C74", 2, False), (PLAIN_ORC, 3, False)])
def test_a_traveler_guards_southrons(foe: str, pool: int, offered: bool) -> None:
    """Southron Traveler: three tokens prevent a wound to any Southron, including the traveler."""
    at = in_rohan(4).pool(pool)
    target = at.play(foe)
    traveler = at.play("5C76")
    shot = event("Shot", Action((terms.MANEUVER,), (Wound(a(MINION)),)))
    at.hand(0, shot)
    game = at.maneuver().choose("play", shot).choose("choose", target)
    assert offered == game.offered("respond", traveler)
    if offered:
        game.choose("respond", traveler)
        assert (terms.PLAY, 0, 0) == (game.zone(target), game.wounds(target), game.table.twilight)


SOUTHRON = minion("Some Southron", strength=6, vitality=4, culture="raider", race="man", keywords=(("southron", 1),))


@pytest.mark.card("5R78")
@pytest.mark.rule("LR-18.11")
@pytest.mark.parametrize(("strength", "overwhelmed"), [(5, True), (6, False)])
def test_a_war_mumak_tramples(strength: int, overwhelmed: bool) -> None:
    """War Mûmak: five tokens may be added when the bearer overwhelms a character, but not for an ordinary win."""
    at = in_rohan(4)
    hero, rider = at.play(companion("Walker", strength=strength)), at.play(SOUTHRON)
    mumak = at.play("5R78", on=rider)
    game = at.skirmish(hero, rider)
    assert (10, 1) == (game.strength(rider), keyword(game.table, rider, terms.FIERCE))
    game.passes()
    assert overwhelmed == game.offered("respond", mumak)
    if overwhelmed:
        assert 5 == game.choose("respond", mumak).table.twilight


@pytest.mark.card("5R71")
@pytest.mark.rule("LR-20.21")
@pytest.mark.parametrize(("pool", "beside", "offered"), [(9, True, True), (8, True, False), (9, False, False)])
def test_a_company_of_haradrim_bars_the_way(pool: int, beside: bool, offered: bool) -> None:
    """Company of Haradrim: with another Southron, nine tokens reduce the move limit by 1 for this turn."""
    at = in_rohan(4).pool(pool)
    at.table.starting_limit = 3
    company = at.play("5R71")
    at.play(SOUTHRON if beside else PLAIN_ORC)
    game = hand_over(at.regroup())
    before = move_limit(game.table)
    assert offered == game.offered("use", company)
    if offered:
        game.choose("use", company)
        assert (3, 2, 0) == (before, move_limit(game.table), game.table.twilight)


@pytest.mark.card("5R72")
@pytest.mark.parametrize(("cultures", "offered"), [(("elven", "gondor", "rohan"), True), (("elven", "gondor"), False)])
def test_a_desert_stalker_among_many_peoples(cultures: tuple[str, ...], offered: bool) -> None:
    """Desert Stalker: with four Free Peoples cultures spotted, the stalker exerts to make every companion exert."""
    at = in_rohan(4)
    stalker = at.play("5R72")
    heroes = [at.play(companion(f"One of {culture}", culture=culture)) for culture in cultures]
    at.play(SOUTHRON)
    game = hand_over(at.maneuver())
    assert offered == game.offered("use", stalker)
    if offered:
        game.choose("use", stalker)
        assert [1] * 5 == [game.wounds(one) for one in (stalker, at.frodo(), *heroes)]


@pytest.mark.card("5R72")
def test_an_exhausted_stalker() -> None:
    """Desert Stalker: an exhausted companion does not exert when every companion has to."""
    at = in_rohan(4)
    stalker = at.play("5R72", wounds=1)
    for culture in ("elven", "gondor", "rohan"):
        at.play(companion(f"One of {culture}", culture=culture))
    assert not hand_over(at.maneuver()).offered("use", stalker)


AMBUSHER = minion("Ambusher", culture="raider", race="man", keywords=((terms.AMBUSH, 1),))
STRANGE_AMBUSHER = minion("Strange Ambusher", culture="dunland", race="man", keywords=((terms.AMBUSH, 2),))
AMBUSHING_ORC = minion("Ambushing Orc", keywords=((terms.AMBUSH, 1),))


@pytest.mark.card("5U77")
@pytest.mark.parametrize("named", [0, 2])
def test_strength_in_numbers(named: int) -> None:
    """Strength in Numbers: the condition is discarded to add a token for each Man with ambush spotted."""
    at = in_rohan(4).pool(0)
    strength = at.play("5U77")
    for id in (AMBUSHER, STRANGE_AMBUSHER, AMBUSHING_ORC, SOUTHRON):
        at.play(id)
    game = hand_over(at.maneuver()).choose("use", strength)
    assert [0, 1, 2] == [option.amount for option in game.options("number")]
    game.choose("number", amount=named)
    assert (named, terms.DISCARD_PILE) == (game.table.twilight, game.zone(strength))


@pytest.mark.card("5U77")
@pytest.mark.parametrize(("beside", "offered"), [(SOUTHRON, True), (AMBUSHER, False)])
def test_strength_begins_with_a_southron(beside: str, offered: bool) -> None:
    """Strength in Numbers: a Southron must be spotted to play the condition."""
    at = in_rohan(4)
    at.play(beside)
    at.hand(1, "5U77")
    assert offered == at.shadow().offered("play", "5U77")
