"""Gondor cards of Battle of Helm's Deep: knights and fortifications."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.filters import ANYTHING, ELF
from inglenook.lotr.evaluation.modifiers import keyword, vitality
from inglenook.lotr.stats import twilight_cost
from tests.lotr.cards.standing import ARAGORN, BOROMIR, EOMER, GIMLI, card, standing, zones
from tests.lotr.samples import ally, companion, condition, minion, possession

ALCARIN, CITADEL, WALL, BACK, PLAIN_KNIGHT, KNIGHT = "5R31", "5C32", "5C33", "5U34", "5C35", "5C36"
NUMENOR, RALLY, TOWER, COVER, TURGON, WAR = "5C37", "5U38", "5R39", "5C40", "5U42", "5C43"
ORC = minion("Orc", strength=9, vitality=4)
CLUB = possession("Club", side=terms.SHADOW, on=On(ANYTHING))
OTHER_FORT = condition("Foreign Fort", culture="rohan", keywords=(("fortification", 1),))
OTHER_WALL = condition("Plain Wall", culture="gondor")


@pytest.mark.card(ALCARIN)
def test_alcarin_brings_other_knights_at_the_start_only() -> None:
    """Alcarin: each other knight in the starting fellowship costs 1 less, but other companions do not."""
    at = standing()
    at.play(ALCARIN)
    knight, other = at.hand(0, PLAIN_KNIGHT, BOROMIR)
    before = [twilight_cost(at.table, one) for one in (knight, other)]
    at.table.phase = terms.SETTING_UP
    assert [before[0] - 1, before[1]] == [twilight_cost(at.table, one) for one in (knight, other)]


@pytest.mark.card(ALCARIN)
def test_alcarin_goes_where_the_walls_are() -> None:
    """Alcarin: Alcarin is healed and assigned to a minion of the player's choice that bears a Gondor fortification."""
    at = standing()
    alcarin = at.play(ALCARIN, wounds=2)
    orc, other, second = at.play(ORC), at.play(ORC), at.play(ORC)
    at.play(WALL, on=orc)
    at.play(OTHER_FORT, on=other)
    at.play(WALL, on=second)
    game = at.assignment().choose("use", alcarin)
    assert (0, [orc, second]) == (game.asked, game.choices())
    game.choose("choose", orc)
    assert (1, ((alcarin, (orc,)),)) == (game.wounds(alcarin), game.table.assignments)


@pytest.mark.card(ALCARIN)
def test_without_a_wall_alcarin_stays() -> None:
    """Alcarin: neither a fortification of another culture nor another Gondor condition counts."""
    at = standing()
    alcarin = at.play(ALCARIN, wounds=2)
    at.play(OTHER_FORT, on=at.play(ORC))
    at.play(OTHER_WALL, on=at.play(ORC))
    assert not at.assignment().offered("use", alcarin)


@pytest.mark.card(PLAIN_KNIGHT)
def test_a_gondorian_knight_is_a_knight() -> None:
    """Gondorian Knight: the companion has the keyword knight."""
    at = standing()
    assert 1 == keyword(at.fellowship().table, at.play(PLAIN_KNIGHT), "knight")


FORTIFICATIONS = [card(CITADEL, -2, -1, 1), card(WALL, -3, 0, 1), card(TOWER, 0, -2, 2)]
"""Losses of strength and vitality of a minion that bears it, and how many Men exert for that."""


@pytest.mark.parametrize(("id", "strength", "life", "men"), FORTIFICATIONS)
def test_a_fortification_comes_before_a_minion(id: str, strength: int, life: int, men: int) -> None:
    """Citadel of the Stars, City Wall and Stone Tower: Men exert to move it to a minion they fight."""
    at = standing()
    people = [at.play(one) for one in (BOROMIR, companion("Man of Gondor", culture="gondor"))[:men]]
    at.play(EOMER)
    at.play(companion("Elf of Gondor", culture="gondor", race="elf"))
    wall, orc, other = at.play(id), at.play(ORC), at.play(ORC)
    game = at.skirmish(people[0], orc).choose("use", wall)
    if game.offered("choice"):
        game.choose("choice", amount=1)
    assert [1] * men == [game.wounds(one) for one in people]
    assert (orc, 9 + strength, 4 + life) == (
        game.table.cards[wall].bearer, game.strength(orc), vitality(game.table, orc),
    )  # fmt: skip
    assert 9 == game.strength(other)


@pytest.mark.parametrize("id", [card(CITADEL), card(WALL)])
@pytest.mark.parametrize(("knights", "offered"), [(3, True), (2, False)])
def test_three_knights_are_enough_to_be_spotted(id: str, knights: int, offered: bool) -> None:
    """Citadel of the Stars and City Wall: three knights, even exhausted, can be spotted instead of exerting."""
    at = standing()
    people = [
        at.play(companion(f"Knight {one}", culture="gondor", keywords=(("knight", 1),)), wounds=2)
        for one in range(knights)
    ]
    wall, orc = at.play(id), at.play(ORC)
    game = at.skirmish(people[0], orc)
    assert offered == game.offered("use", wall)
    if offered:
        game.choose("use", wall)
        assert (orc, [2] * 3) == (game.table.cards[wall].bearer, [game.wounds(one) for one in people])


@pytest.mark.parametrize("id", [card(CITADEL), card(WALL), card(TOWER)])
@pytest.mark.parametrize("fighter", [GIMLI, companion("Elf of Gondor", culture="gondor", race="elf"), EOMER])
def test_it_needs_a_man_of_gondor_in_the_skirmish(id: str, fighter: str) -> None:
    """Citadel of the Stars, City Wall and Stone Tower: a Man of Gondor must be in the skirmish; the tower needs two."""
    at = standing()
    for _man in range(2):
        at.play(companion("Bystander", culture="gondor"))
    wall = at.play(id)
    game = at.skirmish(at.play(fighter), at.play(ORC))
    if game.offered("use", wall):
        game.choose("use", wall)
        if game.offered("choose"):
            game.choose("choose")
    assert -1 == game.table.cards[wall].bearer
    at = standing()
    boromir, tower = at.play(BOROMIR), at.play(TOWER)
    assert not at.skirmish(boromir, at.play(ORC)).offered("use", tower)


@pytest.mark.card(TOWER)
def test_two_of_three_men_build_the_tower() -> None:
    """Stone Tower: of three Men of Gondor, the player chooses which two exert."""
    at = standing()
    people = [at.play(companion(f"Man {one}", culture="gondor")) for one in range(3)]
    tower = at.play(TOWER)
    game = at.skirmish(people[0], at.play(ORC)).choose("use", tower)
    assert (0, people) == (game.asked, game.choices())
    game.choose_all(*people[1:])
    assert [0, 1, 1] == [game.wounds(one) for one in people]


@pytest.mark.card(BACK)
def test_fall_back_takes_everything_from_a_minion() -> None:
    """Fall Back: all Shadow cards on a minion that bears a fortification are discarded, but the fortification stays."""
    at = standing()
    orc, other = at.play(ORC), at.play(ORC)
    wall = at.play(WALL, on=orc)
    at.play(OTHER_FORT, on=other)
    lost = [at.play(CLUB, on=orc), at.play(condition("Oath", side=terms.SHADOW, on=On(ANYTHING)), on=orc)]
    kept = at.play(CLUB, on=other)
    at.hand(0, BACK)
    game = at.skirmish(at.play(BOROMIR), orc).choose("play", BACK)
    assert [terms.DISCARD_PILE, terms.DISCARD_PILE, terms.PLAY, terms.PLAY] == zones(game, *lost, wall, kept)


@pytest.mark.card(KNIGHT)
def test_a_knight_of_gondor_heals_himself() -> None:
    """Knight of Gondor: the player discards a Gondor condition of choice from play to heal the knight."""
    at = standing()
    knight, boromir = at.play(KNIGHT, wounds=2), at.play(BOROMIR, wounds=1)
    wall, second, foreign = at.play(OTHER_WALL), at.play(OTHER_WALL), at.play(OTHER_FORT)
    at.play(possession("Cart", culture="gondor"))
    game = at.fellowship().choose("use", knight)
    assert (0, [wall, second]) == (game.asked, game.choices())
    game.choose("choose", wall)
    assert (1, 1, [terms.DISCARD_PILE, terms.PLAY, terms.PLAY]) == (
        game.wounds(knight), game.wounds(boromir), zones(game, wall, second, foreign),
    )  # fmt: skip
    game.choose("use", knight)
    assert not game.offered("use", knight)


@pytest.mark.card(NUMENOR, TURGON)
def test_who_is_behind_walls_is_wounded() -> None:
    """Men of Númenor and Turgon: a minion that bears a Gondor fortification is wounded, but no other minion."""
    at = standing()
    orc, other, third = at.play(ORC), at.play(ORC), at.play(ORC)
    at.play(WALL, on=orc)
    at.play(OTHER_FORT, on=other)
    at.play(OTHER_WALL, on=third)
    second = at.play(ORC)
    at.play(WALL, on=second)
    at.hand(0, NUMENOR)
    game = at.skirmish(at.play(GIMLI), other).choose("play", NUMENOR)
    assert (0, [orc, second]) == (game.asked, game.choices())
    game.choose("choose", orc)
    assert [1, 0, 0, 0] == [game.wounds(one) for one in (orc, other, third, second)]
    at = standing()
    turgon, orc, other = at.play(TURGON), at.play(ORC), at.play(ORC)
    at.play(WALL, on=orc)
    at.play(OTHER_FORT, on=other)
    at.play(OTHER_WALL, on=at.play(ORC))
    game = at.maneuver().choose("use", turgon)
    assert [1, 1, 0] == [game.wounds(one) for one in (turgon, orc, other)]


@pytest.mark.card(TURGON)
@pytest.mark.parametrize(("spotted", "offered"), [(PLAIN_KNIGHT, True), (BOROMIR, False)])
def test_turgon_follows_a_knight(spotted: str, offered: bool) -> None:
    """Turgon: a knight must be spotted to play Turgon."""
    at = standing()
    at.play(spotted)
    at.hand(0, TURGON)
    assert offered == at.fellowship().offered("play", TURGON)


@pytest.mark.card(RALLY)
@pytest.mark.parametrize(("payer", "offered"), [(PLAIN_KNIGHT, True), (BOROMIR, False)])
def test_the_rally_point_brings_a_fortification_back(payer: str, offered: bool) -> None:
    """Rally Point: a knight exerts to return a fortification borne by a minion to the support area."""
    at = standing()
    rally, knight, orc = at.play(RALLY), at.play(payer), at.play(ORC)
    wall, worn = at.play(WALL, on=orc), at.play(CITADEL, on=at.play(GIMLI))
    at.play(OTHER_FORT, on=orc)
    second = at.play(TOWER, on=orc)
    game = at.regroup()
    assert offered == game.offered("use", rally)
    if offered:
        game.choose("use", rally)
        assert (0, [wall, second]) == (game.asked, game.choices())
        game.choose("choose", wall)
        assert (1, -1, 9, terms.PLAY) == (
            game.wounds(knight), game.table.cards[wall].bearer, game.strength(orc), game.zone(wall),
        )  # fmt: skip
        assert -1 != game.table.cards[worn].bearer


@pytest.mark.card(COVER)
@pytest.mark.parametrize(("payer", "offered"), [(PLAIN_KNIGHT, True), (BOROMIR, False)])
def test_take_cover_behind_an_old_wall(payer: str, offered: bool) -> None:
    """Take Cover: a knight exerts to play a Gondor fortification from the discard pile at its cost."""
    at = standing()
    knight = at.play(payer)
    wall, foreign, plain = at.discard(0, WALL, OTHER_FORT, OTHER_WALL)
    at.hand(0, COVER)
    game = at.fellowship()
    assert offered == game.offered("play", COVER)
    if offered:
        game.choose("play", COVER)
        assert [terms.PLAY, terms.DISCARD_PILE, terms.DISCARD_PILE] == zones(game, wall, foreign, plain)
        assert (1, 1) == (game.wounds(knight), game.table.twilight)


@pytest.mark.card(WAR)
@pytest.mark.parametrize(("fort", "strength"), [(WALL, 11), (OTHER_FORT, 9), (OTHER_WALL, 9)])
def test_war_must_be(fort: str, strength: int) -> None:
    """War Must Be: a Man of Gondor is strength +2, or +4 against a minion that bears a Gondor fortification."""
    at = standing()
    boromir, orc = at.play(BOROMIR), at.play(ORC)
    at.play(EOMER)
    at.play(ally("Elf of Gondor", culture="gondor", race="elf"))
    at.play(fort, on=orc)
    at.hand(0, WAR)
    second = at.play(companion("Second Man", culture="gondor"))
    game = at.skirmish(boromir, orc).choose("play", WAR)
    assert (0, [boromir, second]) == (game.asked, game.choices())
    game.choose("choose", boromir)
    assert strength == game.strength(boromir)


PEOPLE = "5R41"
SIGNED = companion("Sworn Man", signet="aragorn")
CLOAK = possession("Cloak", on=On(ANYTHING), cost=1)
BOW = possession("Bow of the Wood", on=On(ELF), cost=1)
LANTERN = possession("Lantern", cost=1)
BLESSING = condition("Blessing", on=On(ANYTHING))


@pytest.mark.card(PEOPLE)
@pytest.mark.rule("LR-28.13")
def test_aragorn_arms_his_people() -> None:
    """These Are My People: Aragorn exerts twice to play possessions from discard on companions with his signet."""
    at = standing().pool(0)
    aragorn, signed = at.play(ARAGORN), at.play(SIGNED)
    at.play(companion("Man of Another Signet", signet="frodo"))
    at.play(ally("Ally with a Signet", signet="aragorn"))
    cloaks = at.discard(0, CLOAK, CLOAK, CLOAK)
    at.discard(0, BOW, LANTERN, BLESSING)
    at.hand(0, PEOPLE)
    game = at.fellowship().choose("play", PEOPLE)
    assert (2, 3) == (game.wounds(aragorn), game.table.twilight)
    for cloak, bearer in zip(cloaks[:2], (signed, aragorn), strict=True):
        assert [one for one in cloaks if game.zone(one) == terms.DISCARD_PILE] == sorted(game.choices("play"))
        game.choose("play", cloak)
        assert [aragorn, signed] == sorted(game.choices("bear"))
        game.choose("bear", bearer)
        assert bearer == game.table.cards[cloak].bearer
        assert "prompt-go-on" == game.prompt
        game.choose("yes" if bearer == signed else "no")
    assert (5, terms.DISCARD_PILE) == (game.table.twilight, game.zone(cloaks[2]))


@pytest.mark.card(PEOPLE)
def test_aragorn_arms_them_all() -> None:
    """These Are My People: the player is not asked to continue when no possession is left to play."""
    at = standing()
    at.play(ARAGORN)
    cloaks = at.discard(0, CLOAK, CLOAK)
    at.hand(0, PEOPLE, EOMER)
    game = at.fellowship().choose("play", PEOPLE).choose("play", cloaks[0]).choose("yes")
    assert [terms.PLAY, terms.PLAY] == zones(game, *cloaks)
    assert "prompt-go-on" != game.prompt


@pytest.mark.card(PEOPLE)
@pytest.mark.rule("LR-26.23")
@pytest.mark.parametrize(
    ("hero", "wounds", "item", "offered"),
    [(ARAGORN, 1, CLOAK, True), (ARAGORN, 2, CLOAK, False), (SIGNED, 0, CLOAK, False), (ARAGORN, 0, BOW, False)],
)
def test_who_has_nothing_to_give(hero: str, wounds: int, item: str, offered: bool) -> None:
    """These Are My People: Aragorn must exert twice, and at least one possession must be played."""
    at = standing()
    at.play(hero, wounds=wounds)
    at.discard(0, item)
    at.hand(0, PEOPLE, EOMER)
    assert offered == at.fellowship().offered("play", PEOPLE)
