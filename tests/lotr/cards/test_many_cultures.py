"""Cards of several cultures that share a text or interact with each other."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.effects import Effect, Spot
from inglenook.lotr.dsl.facade import add_burdens, exert
from inglenook.lotr.dsl.filters import COMPANION, RANGER
from inglenook.lotr.stats import overwhelmed_at, roaming_penalty, twilight_cost
from tests.lotr.cards.standing import (
    ARAGORN,
    BOROMIR,
    GIMLI,
    LEGOLAS,
    burdens,
    card,
    in_rohan,
    standing,
    zones,
)
from tests.lotr.positions import FRODO, Playing, Position
from tests.lotr.samples import companion, event, minion

BESIEGER = minion("Besieger", strength=5, vitality=3)
BARLIMAN = "1U70"
ROSIE = "1U309"
WELAND = "4U295"
BOUNDER = "1C286"
GUMA = "4C277"
ORC = minion("Orc", strength=5, vitality=3)
SCOUTS = [card("2C47"), card("2C89")]
RULING_AGAIN = "4C2"
RIDDLES = "4R1"
STRIKES_TWICE = minion("Strikes Twice", strength=5, vitality=9, keywords=((terms.DAMAGE, 1), (terms.FIERCE, 1)))
RULING = "1C2"
BANE = "1R1"
SHOOTS = minion("Shoots", strength=5, keywords=((terms.ARCHER, 1),))
ITHILIEN = "4C130"
ELITE = "4C265"
FAR_ORC = minion("Far Orc", strength=5, vitality=4, site_number=9)
PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)


def plan(*costs: Effect, effects: tuple[Effect, ...] = ()) -> str:
    """Returns a Free Peoples event with the given cost that adds three burdens."""
    return event("Plan", Action((terms.MANEUVER,), (*effects, add_burdens(3)), costs))


def fights(ring: str) -> Playing:
    """Returns a skirmish that Frodo loses to a minion with damage +1."""
    at = standing(site=4, ring=ring)
    return at.skirmish(at.frodo(), at.play(STRIKES_TWICE))


def rings(*rows: tuple[object, ...]) -> list[object]:
    """Returns test rows for the versions of The One Ring."""
    return [pytest.param(*row, marks=pytest.mark.card(str(row[0]))) for row in rows]


def hurt(game: Playing) -> tuple[int, int]:
    """Returns the wounds and burdens of the Ring-bearer."""
    return game.wounds(game.table.players[0].ring_bearer), burdens(game)


def shoots_at_the_wearer(ring: str) -> Playing:
    """Returns the game after Frodo, wearing The One Ring, is hit by an arrow."""
    at: Position = standing(site=4, ring=ring).wears()
    at.play(SHOOTS)
    return at.archery().pass_().pass_()


@pytest.mark.parametrize("ring", rings((BANE,), (RULING,), (RULING_AGAIN,), (RIDDLES,)))
def test_worn_until_the_regroup_phase(ring: str) -> None:
    """The One Ring: it stays on in the fierce skirmish of the turn and comes off in the regroup phase."""
    game = fights(ring)
    if ring == RIDDLES:
        game.choose("use", ring).pass_().pass_()
    else:
        game.pass_().pass_().choose("respond")
    before = burdens(game)
    seen = []
    while game.table.phase != terms.REGROUP:
        assert "prompt-respond-wound" != game.prompt
        seen.append(game.table.players[0].wearing)
        verb = next(verb for verb in ("assign", "pass") if game.offered(verb))
        game.choose(verb, game.table.players[0].ring_bearer if verb == "assign" else -1)
    assert (True, False) == (all(seen) and bool(seen), game.table.players[0].wearing)
    assert (0, 2 * before - (1 if ring == RIDDLES else 0)) == hurt(game)


@pytest.mark.parametrize(
    ("ring", "after"), rings((BANE, (0, 2)), (RULING, (1, 0)), (RULING_AGAIN, (1, 0)), (RIDDLES, (1, 0)))
)
def test_an_arrow_while_wearing(ring: str, after: tuple[int, int]) -> None:
    """The One Ring: while worn, only Isildur's Bane turns an archery wound into burdens."""
    assert after == hurt(shoots_at_the_wearer(ring))


@pytest.mark.parametrize("id", [card("1C8"), card("1C101")])
def test_armor_against_being_overwhelmed(id: str) -> None:
    """Dwarven Armor and Coat of Mail: only triple strength overwhelms the bearer."""
    at = standing()
    gimli, boromir = at.play(GIMLI), at.play(BOROMIR)
    bearer, other = (gimli, boromir) if id == "1C8" else (boromir, gimli)
    at.hand(0, id)
    game = at.fellowship().choose("play", id)
    assert (3, 2) == (overwhelmed_at(game.table, bearer), overwhelmed_at(game.table, other))


@pytest.mark.card("1U12", "4C49")
def test_two_versions_of_gimli_are_one_dwarf() -> None:
    """Gimli: a second version cannot be played, but can be discarded to heal the first."""
    at = standing()
    gimli = at.play(GIMLI, wounds=1)
    other = at.hand(0, "4C49")[0]
    game = at.fellowship()
    assert (False, True) == (game.offered("play", other), game.offered("discard-to-heal", other, gimli))
    game.choose("discard-to-heal", other, gimli)
    assert (0, [terms.DISCARD_PILE]) == (game.wounds(gimli), zones(game, other))


@pytest.mark.parametrize("id", SCOUTS)
@pytest.mark.parametrize(
    ("plan_id", "offered"),
    [
        (plan(Spot(RANGER)), True),
        (plan(exert(RANGER)), True),
        (plan(effects=(Spot(RANGER),)), True),
        (plan(Spot(COMPANION)), False),
        (plan(), False),
    ],
    ids=["spots", "exerts", "will spot", "spots another", "neither"],
)
def test_a_scout_cancels_what_a_ranger_is_needed_for(id: str, plan_id: str, offered: bool) -> None:
    """Uruk Scout and Orc Scout: an event that must spot or exert a ranger can be cancelled."""
    at = standing(site=6)
    at.play(ARAGORN)
    scout = at.play(id)
    at.hand(0, plan_id)
    game = at.maneuver().choose("play", plan_id)
    assert offered == game.offered("respond", scout)
    if offered:
        game.choose("respond", scout)
        if id == "2C89":
            game.choose("choice", amount=1)
        assert (0, 1) == (burdens(game), game.wounds(scout))
    else:
        assert 3 == burdens(game)


@pytest.mark.parametrize("id", SCOUTS)
def test_a_special_ability_is_no_event(id: str) -> None:
    """Uruk Scout and Orc Scout: an ability that exerts a ranger cannot be cancelled."""
    at = standing(site=6)
    ranger = at.play(
        companion("Ranger", keywords=(("ranger", 1),), abilities=(Action((terms.MANEUVER,), (add_burdens(3),)),))
    )
    scout = at.play(id)
    game = at.maneuver().choose("use", ranger)
    assert (False, 3) == (game.offered("respond", scout), burdens(game))


@pytest.mark.parametrize(("id", "culture"), [card("2C47", "isengard"), card("2C89", "sauron")])
def test_a_scout_makes_roaming_cheaper(id: str, culture: str) -> None:
    """Uruk Scout and Orc Scout: the roaming penalty of minions of the scout's culture is 1 less."""
    at = standing(site=2)
    at.play(id)
    own, other = at.hand(
        1, minion("Own", culture=culture, site_number=6), minion("Other", culture="moria", site_number=6)
    )
    table = at.shadow().table
    assert (1, 2) == (roaming_penalty(table, own), roaming_penalty(table, other))


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.card(id)) for id in (LEGOLAS, "4C74")])
def test_legolas_shoots(id: str) -> None:
    """Legolas: as an archer he makes the Shadow player wound a minion of choice."""
    at = standing()
    at.play(id)
    orcs = [at.play(ORC), at.play(ORC)]
    game = at.archery().pass_().pass_()
    assert (1, orcs) == (game.asked, game.choices("wound"))
    game.choose("wound", orcs[1])
    assert [0, 1] == [game.wounds(orc) for orc in orcs]


@pytest.mark.parametrize(
    ("id", "home", "towers"),
    [
        pytest.param(BARLIMAN, 1, False, marks=pytest.mark.card(BARLIMAN)),
        pytest.param(BOUNDER, 2, False, marks=pytest.mark.card(BOUNDER)),
        pytest.param(ROSIE, 1, False, marks=pytest.mark.card(ROSIE)),
        pytest.param(GUMA, 4, True, marks=pytest.mark.card(GUMA)),
        pytest.param(WELAND, 4, True, marks=pytest.mark.card(WELAND)),
    ],
)
def test_they_can_be_attacked_at_home_only(id: str, home: int, towers: bool) -> None:
    """Bounder, Guma, Weland and other allies: minions can be assigned to an ally only at its home site."""
    for site, there in ((home, True), (home + 1, False)):
        at = in_rohan(site) if towers else standing(site)
        villager = at.play(id)
        orc = at.play(BESIEGER)
        game = at.assignment().pass_().pass_()
        assert (there, True) == (game.offered("assign", villager, orc), game.offered("assign", at.frodo(), orc))


@pytest.mark.card(ITHILIEN, ELITE)
@pytest.mark.parametrize("id", [ITHILIEN, ELITE])
def test_cheaper_in_the_starting_fellowship(id: str) -> None:
    """Ranger of Ithilien and Elite Rider: each costs 1 less only in the starting fellowship."""
    at = standing()
    [card] = at.hand(0, id)
    atoms.start_phase(at.table, terms.SETTING_UP)
    before = twilight_cost(at.table, card)
    game = at.fellowship()
    assert (2, 3) == (before, twilight_cost(game.table, card))


@pytest.mark.parametrize(
    ("id", "foe", "wounds", "strength"),
    [
        pytest.param(ITHILIEN, FAR_ORC, 0, 8, marks=pytest.mark.card(ITHILIEN)),
        pytest.param(ITHILIEN, PLAIN_ORC, 1, 6, marks=pytest.mark.card(ITHILIEN)),
        pytest.param(ELITE, PLAIN_ORC, 1, 8, marks=pytest.mark.card(ELITE)),
        pytest.param(ELITE, FAR_ORC, 0, 6, marks=pytest.mark.card(ELITE)),
    ],
)
def test_stronger_against_some(id: str, foe: str, wounds: int, strength: int) -> None:
    """Ranger of Ithilien and Elite Rider: strength +2 against a roaming or a wounded minion, respectively."""
    at = standing()
    hero, orc = at.play(id), at.play(foe, wounds=wounds)
    assert strength == at.skirmish(hero, orc).strength(hero)


@pytest.mark.parametrize("frodo", [pytest.param(id, marks=pytest.mark.card(id)) for id in (FRODO, "4C302")])
@pytest.mark.parametrize(("burdens", "lost"), [(9, False), (10, True)])
def test_frodo_resists_nine_burdens(frodo: str, burdens: int, lost: bool) -> None:
    """Frodo: ten burdens corrupt him, but nine do not."""
    at = standing(frodo=frodo).burdens(burdens)
    at.play(ORC)
    game = at.start_of_turn()
    assert lost == game.table.over
