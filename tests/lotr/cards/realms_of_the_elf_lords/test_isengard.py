"""Isengard cards of Realms of the Elf-lords."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import facade, terms
from inglenook.lotr.dsl.abilities import Continuous
from inglenook.lotr.dsl.filters import BEARER
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import (
    BOROMIR,
    GANDALF,
    GIMLI,
    LEGOLAS,
    SAM,
    hand_over,
    standing,
    zones,
)
from tests.lotr.samples import ally, companion, condition, minion, possession

STRONG_ORC = minion("Orc", strength=9, vitality=4)
URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")
ISENGARD_ORC = minion("Orc of Isengard", strength=6, vitality=3, culture="isengard")
RACES = [((), 0), ((GIMLI,), 1), ((GIMLI, LEGOLAS, BOROMIR), 3), ((GIMLI, "1C7", SAM, GANDALF), 2)]
"""Companions, and how many of the races count: Hobbits do not, nor two of one race."""


@pytest.mark.card("3C49")
@pytest.mark.parametrize("count", [0, 2, 3])
def test_abandoning_reason_for_madness(count: int) -> None:
    """Abandoning Reason for Madness: up to three cards are discarded to draw as many."""
    at = standing().pool(1)
    at.play(URUK)
    cards = at.hand(1, "3C49", STRONG_ORC, STRONG_ORC, STRONG_ORC, STRONG_ORC)[1:]
    at.deck(1, URUK, URUK, URUK, URUK)
    game = at.shadow().choose("play", "3C49")
    assert game.game.pending is not None
    assert (0, 3) == (game.game.pending.least, game.game.pending.most)
    game.choose_all(*cards[:count])
    player = game.table.players[1]
    assert (4, 4 - count, 1 + count) == (len(player.hand), len(player.deck), len(player.discard))


@pytest.mark.card("3C49")
@pytest.mark.parametrize(("id", "offered"), [(ISENGARD_ORC, True), (STRONG_ORC, False)])
def test_who_abandons_reason(id: str, offered: bool) -> None:
    """Abandoning Reason for Madness: an Isengard minion must be spotted."""
    at = standing().pool(1)
    at.play(condition("Plan of Isengard", culture="isengard", side=terms.SHADOW))
    at.play(id)
    at.hand(1, "3C49", URUK)
    assert offered == at.shadow().offered("play", "3C49")


@pytest.mark.card("3C63")
def test_who_exerts_to_ask_for_one_of_them() -> None:
    """One of You Must Do This: of two Isengard minions, the Shadow player chooses which exerts."""
    at = standing().pool(1)
    minions = [at.play(URUK), at.play(ISENGARD_ORC)]
    at.play(STRONG_ORC)
    at.hand(1, "3C63")
    game = hand_over(at.maneuver()).choose("play", "3C63")
    assert (1, minions) == (game.asked, game.choices())


@pytest.mark.card("3C56")
def test_a_forger_brings_twilight() -> None:
    """Isengard Forger: it exerts to add a twilight token, as often as possible."""
    at = standing(site=4)
    forger = at.play("3C56")
    game = at.shadow().choose("use", forger)
    assert (1, 1, False) == (game.table.twilight, game.wounds(forger), game.offered("use", forger))


@pytest.mark.card("3C63")
@pytest.mark.parametrize(("companions", "count"), RACES)
def test_one_of_you_must_do_this(companions: tuple[str, ...], count: int) -> None:
    """One of You Must Do This: an Isengard minion exerts to exert a companion for each race spotted."""
    at = standing().pool(1)
    uruk = at.play(URUK)
    all_of_them = [at.frodo(), *[at.play(id) for id in companions]]
    at.hand(1, "3C63")
    game = hand_over(at.maneuver()).choose("play", "3C63")
    if count and count < len(all_of_them):
        assert 0 == game.asked
        game.choose_all(*all_of_them[:count])
    assert (count, 1) == (sum(game.wounds(one) for one in all_of_them), game.wounds(uruk))


@pytest.mark.card("3C74")
@pytest.mark.parametrize(("dead", "strength", "fierce"), [("", 6, 0), (ally("Fallen"), 9, 1), (SAM, 6, 0)])
def test_a_raider_is_roused_by_a_dead_ally(dead: str, strength: int, fierce: int) -> None:
    """Uruk Raider: strength +3 and fierce while an ally is in the dead pile."""
    at = standing(site=5)
    raider = at.play("3C74")
    if dead:
        at.dead(0, dead)
    game = at.skirmish(at.play(GIMLI), raider)
    assert (strength, fierce) == (game.strength(raider), keyword(game.table, raider, terms.FIERCE))


@pytest.mark.card("3R65")
def test_an_overseer_exhausts_a_companion() -> None:
    """Orc Overseer: it exerts twice to exhaust a companion other than the Ring-bearer (LR-3.28)."""
    at = standing(site=4)
    overseer = at.play("3R65")
    gimli, boromir, spent = at.play(GIMLI), at.play(BOROMIR, wounds=1), at.play(LEGOLAS, wounds=2)
    at.play(ally("Onlooker"))
    game = hand_over(at.regroup()).choose("use", overseer)
    assert (1, [gimli, boromir]) == (game.asked, game.choices())
    game.choose("choose", gimli)
    assert (2, 2, 1, 2) == tuple(game.wounds(card) for card in (gimli, overseer, boromir, spent))


@pytest.mark.card("3R65")
@pytest.mark.parametrize(("wounds", "offered"), [(1, True), (2, False)])
def test_an_overseer_must_be_able_to_exert_twice(wounds: int, offered: bool) -> None:
    """Orc Overseer: with vitality 2 it cannot exert twice (LR-3.26)."""
    at = standing(site=4)
    overseer = at.play("3R65", wounds=wounds)
    at.play(GIMLI)
    assert offered == hand_over(at.regroup()).offered("use", overseer)


@pytest.mark.card("3U73")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_trees_are_strong(number: int) -> None:
    """The Trees Are Strong: any number of Isengard Orcs are discarded to wound as many companions."""
    at = standing().pool(3)
    orcs = [at.play(ISENGARD_ORC), at.play(ISENGARD_ORC)]
    others = [at.play(URUK), at.play(STRONG_ORC)]
    heroes = [at.frodo(), at.play(GIMLI), at.play(BOROMIR)]
    onlooker = at.play(ally("Onlooker"))
    at.hand(1, "3U73")
    game = hand_over(at.regroup()).choose("play", "3U73")
    assert (1, orcs) == (game.asked, game.choices())
    game.choose_all(*orcs[:number])
    if number:
        assert (0, heroes) == (game.asked, game.choices())
        game.choose_all(*heroes[1 : 1 + number])
    assert [0, *[1] * number, *[0] * (2 - number), 0] == [game.wounds(card) for card in (*heroes, onlooker)]
    assert [terms.DISCARD_PILE] * number + [terms.PLAY] * (2 - number) == zones(game, *orcs)
    assert [terms.PLAY] * 2 == zones(game, *others)


@pytest.mark.card("3U73")
def test_each_companion_is_wounded_once() -> None:
    """The Trees Are Strong: each companion is wounded only once, even if more Orcs are discarded (LR-3.5)."""
    at = standing().pool(3)
    orcs = [at.play(ISENGARD_ORC) for _orc in range(3)]
    gimli = at.play(GIMLI)
    at.hand(1, "3U73")
    game = hand_over(at.regroup()).choose("play", "3U73").choose_all(*orcs)
    assert (1, 1) == (game.wounds(at.frodo()), game.wounds(gimli))


@pytest.mark.card("3R67")
@pytest.mark.parametrize(
    ("pool", "id", "offered"), [(1, "isengard", True), (0, "isengard", False), (1, "moria", False)]
)
def test_the_palantir_shows_a_card(pool: int, id: str, offered: bool) -> None:
    """The Palantír of Orthanc: a token puts a random card of the other hand on top of its draw deck."""
    at = standing().pool(pool)
    stone = at.play("3R67")
    at.play(condition("Plan of Isengard", culture="isengard", side=terms.SHADOW))
    at.play(minion("Seer", culture=id))
    cards = at.hand(0, GIMLI, LEGOLAS)
    at.deck(0, BOROMIR)
    game = at.shadow()
    assert offered == game.offered("use", stone)
    if offered:
        game.choose("use", stone)
        top = game.table.players[0].deck[0]
        assert (True, 2, 1, 0) == (
            top in cards,
            *(len(pile) for pile in (game.table.players[0].deck, game.table.players[0].hand)),
            game.table.twilight,
        )
        assert [True, True] == [knows(game.table, seat, top) for seat in (0, 1)]
        assert [False, False] == [
            knows(game.table, 1, card) for card in (*game.table.players[0].hand, game.table.players[0].deck[1])
        ]


@pytest.mark.card("3U72")
@pytest.mark.parametrize(("foe", "damage"), [(ISENGARD_ORC, 1), (STRONG_ORC, 2), (URUK, 2)])
def test_weapons_strike_no_harder_when_trapped(foe: str, damage: int) -> None:
    """Trapped and Alone: weapons give no damage bonus to a character skirmishing an Isengard Orc."""
    at = standing()
    at.play("3U72")
    axe = possession("Axe", Continuous((facade.damage(1),), of=BEARER), item_class="hand_weapon", strength=2)
    hero, idle = (at.play(companion(name, keywords=((terms.DAMAGE, 1),))) for name in ("Hero", "Idle"))
    belt = possession("Belt", Continuous((facade.damage(1),), of=BEARER))
    for bearer in (hero, idle):
        at.play(axe, on=bearer)
        at.play(belt, on=bearer)
    game = at.skirmish(hero, at.play(foe))
    assert [damage + 1, 3] == [keyword(game.table, one, terms.DAMAGE) for one in (hero, idle)]
    assert 7 == game.strength(hero)
