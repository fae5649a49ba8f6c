"""Moria cards of Realms of the Elf-lords."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.filters import COMPANION
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import BOROMIR, GIMLI, LEGOLAS, hand_over, standing, zones
from tests.lotr.samples import ally, artifact, companion, minion, possession

GAMBLE = "3C76"
DEPTHS = "3R77"
HIDE = "3C78"
MALICE = "3U79"
LITTLE_THING = "3R80"
GOBLIN = minion("Goblin", strength=5, vitality=3, culture="moria")
TROLL = minion("Some Troll", strength=5, vitality=3, culture="moria", race="troll")
ORC_OF_MORDOR = minion("Orc of Mordor", strength=5, vitality=3, culture="sauron")
NAZGUL_OF_MORDOR = minion("Nazgul of Mordor", culture="sauron", race="nazgul")
HERO = companion("Hero", strength=9, vitality=6)
HOBBIT_OF_THE_SHIRE = companion("Hobbit of the Shire", culture="shire", race="hobbit")
PACK = possession("Pack", on=On(COMPANION))


@pytest.mark.card(GAMBLE)
@pytest.mark.parametrize(("held", "tokens"), [(GIMLI, 2), (BOROMIR, 3)])
def test_a_gamble_pays_what_the_card_costs(held: str, tokens: int) -> None:
    """Dangerous Gamble: a random card is revealed, and tokens equal to its twilight cost are added."""
    at = standing(site=4, seats=3).pool(2)
    at.play(GOBLIN, seat=2)
    mine = at.hand(0, held)[0]
    other = at.hand(1, GOBLIN)[0]
    at.hand(2, GAMBLE)
    game = at.shadow().choose("play", GAMBLE)
    assert (tokens, terms.HAND) == (game.table.twilight, game.zone(mine))
    assert [True, True, False] == [
        knows(game.table, 1, mine),
        knows(game.table, 2, mine),
        knows(game.table, 2, other),
    ]


@pytest.mark.card(GAMBLE)
@pytest.mark.rule("LR-28.15")
def test_a_gamble_shows_one_card() -> None:
    """Dangerous Gamble: only one random card of the hand is revealed."""
    at = standing(site=4).pool(2)
    at.play(TROLL)
    hand = at.hand(0, GIMLI, BOROMIR, LEGOLAS)
    at.hand(1, GAMBLE)
    game = at.shadow().choose("play", GAMBLE)
    shown = [one for one in hand if knows(game.table, 1, one)]
    assert (1, game.table.cards[shown[0]].printed.cost) == (len(shown), game.table.twilight)


@pytest.mark.card(GAMBLE)
def test_only_moria_gambles() -> None:
    """Dangerous Gamble: a Moria minion must be spotted."""
    at = standing(site=4).pool(2)
    at.play(ORC_OF_MORDOR)
    at.play("1C192")
    at.hand(0, GIMLI)
    at.hand(1, GAMBLE)
    assert not at.shadow().offered("play", GAMBLE)


@pytest.mark.card(DEPTHS)
def test_the_depths_of_moria_punish_haste() -> None:
    """Depths of Moria: a move in the regroup phase adds two tokens."""
    at = standing(site=4)
    at.play(DEPTHS)
    assert 6 + 1 == at.fellowship().choose("move").table.twilight
    at = standing(site=4)
    at.play(DEPTHS)
    at.table.moves = 1
    game = at.regroup().passes()
    while not game.offered("move"):
        game.pass_()
    assert 6 + 1 + 2 == game.choose("move").table.twilight


@pytest.mark.card(DEPTHS)
@pytest.mark.parametrize(("friend", "offered"), [(GOBLIN, True), (TROLL, False), (ORC_OF_MORDOR, False)])
def test_who_knows_the_depths(friend: str, offered: bool) -> None:
    """Depths of Moria: a Moria Orc must be spotted to play the condition."""
    at = standing(site=4).pool(5)
    at.play(friend)
    at.hand(1, DEPTHS)
    assert offered == at.shadow().offered("play", DEPTHS)


@pytest.mark.card(HIDE)
def test_hide_and_seek() -> None:
    """Hide and Seek: with two Shire companions spotted, a Moria minion is damage +1."""
    at = standing(site=4).pool(3)
    at.play(HOBBIT_OF_THE_SHIRE)
    hero, goblin, troll, orc = at.play(HERO), at.play(GOBLIN), at.play(TROLL), at.play(ORC_OF_MORDOR)
    at.play("3R77")  # a condition of Moria is no minion
    at.hand(1, HIDE)
    game = hand_over(at.skirmish(hero, goblin, orc)).choose("play", HIDE)
    assert sorted([goblin, troll]) == sorted(game.choices())
    game.choose("choose", troll)
    assert (2, [0, 1, 0]) == (
        game.table.twilight,
        [keyword(game.table, one, terms.DAMAGE) for one in (goblin, troll, orc)],
    )
    while game.table.phase == terms.SKIRMISH:
        game.passes()
    assert 0 == keyword(game.table, troll, terms.DAMAGE)


@pytest.mark.card(HIDE)
@pytest.mark.parametrize("friend", [GIMLI, ally("Ally of the Shire", culture="shire", race="hobbit")])
def test_nobody_to_seek(friend: str) -> None:
    """Hide and Seek: neither a companion of another culture nor a Shire ally counts among the two."""
    at = standing(site=4).pool(3)
    at.play(friend)
    at.hand(1, HIDE)
    assert not hand_over(at.skirmish(at.play(HERO), at.play(GOBLIN))).offered("play", HIDE)


BOWMAN = companion("Bowman", keywords=((terms.ARCHER, 1),))


@pytest.mark.card(MALICE)
def test_malice_wounds_an_archer() -> None:
    """Malice: with a Moria Orc and a Sauron Orc spotted, an archer is wounded."""
    at = standing(site=4)
    bowman, legolas = at.play(BOWMAN), at.play(LEGOLAS)
    at.play(GIMLI)
    own = at.play(minion("Uruk with a Bow", culture="isengard", race="uruk-hai", keywords=((terms.ARCHER, 1),)))
    goblin, orc = at.play(GOBLIN), at.play(ORC_OF_MORDOR)
    at.hand(1, MALICE)
    game = hand_over(at.archery()).choose("play", MALICE)
    assert (1, sorted([bowman, legolas, own])) == (game.asked, sorted(game.choices()))
    game.choose("choose", bowman)
    assert [1, 0, 0, 0] == [game.wounds(one) for one in (bowman, legolas, goblin, orc)]


@pytest.mark.card(MALICE)
@pytest.mark.parametrize(
    "minions",
    [(GOBLIN,), (ORC_OF_MORDOR,), (TROLL, ORC_OF_MORDOR), (GOBLIN, NAZGUL_OF_MORDOR)],
    ids=["no orc of mordor", "none of moria", "troll", "nazgul"],
)
def test_malice_needs_orcs_of_both(minions: tuple[str, ...]) -> None:
    """Malice: one Orc of each of the two cultures is required."""
    at = standing(site=4)
    at.play(BOWMAN)
    for id in minions:
        at.play(id)
    at.hand(1, MALICE)
    game = hand_over(at.archery())
    assert (1, False) == (game.asked, game.offered("play", MALICE))


@pytest.mark.card(LITTLE_THING)
@pytest.mark.parametrize(("packs", "answer", "wounds", "left"), [(2, "yes", 0, 0), (3, "no", 3, 3), (1, "", 3, 1)])
def test_boromir_and_such_a_little_thing(packs: int, answer: str, wounds: int, left: int) -> None:
    """Such a Little Thing: Boromir is wounded three times unless two Free Peoples possessions are discarded."""
    at = standing(site=4)
    hero = at.play(companion("Boromir", vitality=5))
    for _pack in range(packs):
        at.play(PACK, on=hero)
    scimitar = at.play("1C180", on=at.play(GOBLIN))
    at.hand(1, LITTLE_THING)
    game = hand_over(at.maneuver()).choose("play", LITTLE_THING)
    assert bool(answer) == game.offered("yes")
    if answer:
        assert 0 == game.asked
        game.choose(answer)
    assert (wounds, left, terms.PLAY) == (game.wounds(hero), len(game.in_play(PACK)), game.zone(scimitar))


@pytest.mark.card(LITTLE_THING)
def test_which_possessions_are_given_for_boromir() -> None:
    """Such a Little Thing: the Free Peoples player chooses the two possessions, which cannot be artifacts."""
    at = standing(site=4)
    hero = at.play(companion("Boromir", vitality=5))
    packs = [at.play(PACK, on=hero) for _pack in range(3)]
    at.play(artifact("Heirloom", on=On(COMPANION)), on=hero)
    at.play("1C180", on=at.play(GOBLIN))
    at.hand(1, LITTLE_THING)
    game = hand_over(at.maneuver()).choose("play", LITTLE_THING).choose("yes")
    assert (0, sorted(packs)) == (game.asked, sorted(game.choices()))
    game.choose_all(*packs[1:])
    assert ([terms.PLAY, terms.DISCARD_PILE, terms.DISCARD_PILE], 0) == (zones(game, *packs), game.wounds(hero))


@pytest.mark.card(LITTLE_THING)
def test_nobody_but_boromir_wants_it() -> None:
    """Such a Little Thing: the event needs a Moria minion and affects only Boromir."""
    at = standing(site=4)
    gimli = at.play(GIMLI)
    at.play(TROLL)
    at.hand(1, LITTLE_THING)
    game = hand_over(at.maneuver()).choose("play", LITTLE_THING)
    assert (0, [terms.PLAY]) == (game.wounds(gimli), zones(game, gimli))
    at = standing(site=4)
    at.play(BOROMIR)
    at.play(ORC_OF_MORDOR)
    at.play("1C192")
    at.hand(1, LITTLE_THING)
    assert not hand_over(at.maneuver()).offered("play", LITTLE_THING)
