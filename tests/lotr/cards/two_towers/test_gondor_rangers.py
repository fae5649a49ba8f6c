"""Rangers of Ithilien in The Two Towers: Faramir, his Men and their cards."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Response
from inglenook.lotr.dsl.effects import Prevent
from inglenook.lotr.dsl.facade import add_burdens, wound
from inglenook.lotr.dsl.filters import ANYTHING, MINION
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.stats import twilight_cost
from tests.lotr.cards.standing import (
    ARAGORN,
    BOROMIR,
    EOMER,
    GIMLI,
    card,
    hand_over,
    in_rohan,
    on_site,
    standing,
    zones,
)
from tests.lotr.samples import ally, companion, event, minion, site

FARAMIR, CAPTAIN, ARROWS, BROTHER, GAUNTLETS, CURSE = "4R116", "4C117", "4U110", "4R111", "4C112", "4C113"
DAMROD, HOPE, BOW, CLOAK, MABLUNG, PATHFINDER = "4U114", "4C115", "4R118", "4R119", "4U127", "4C129"
BOUND = companion("Bound Man", culture="gondor", vitality=4, keywords=(("ring-bound", 1),))
FREE_MAN = companion("Free Man", culture="gondor", vitality=4)
BOUND_ELF = companion("Bound Elf", race="elf", vitality=4, keywords=(("ring-bound", 1),))
ORC = minion("Orc", strength=9, vitality=4)
ROAMER = minion("Roamer", strength=9, vitality=4, site_number=9)
SOUTHRON = minion("Southron", strength=9, vitality=4, culture="raider", race="man")
URUK = minion("Uruk", strength=9, vitality=4, race="uruk-hai")


@pytest.mark.card("4C109")
def test_this_aragorn_is_a_defender() -> None:
    """Aragorn, Heir of Elendil: he is defender +1."""
    at = standing()
    assert 1 == keyword(at.fellowship().table, at.play("4C109"), terms.DEFENDER)


@pytest.mark.card(ARROWS)
@pytest.mark.parametrize("phase", [terms.ARCHERY, terms.SKIRMISH])
def test_arrows_thick_in_the_air(phase: str) -> None:
    """Arrows Thick in the Air: two Ring-bound Men exert to wound each roaming minion in either phase."""
    at = standing()
    men = [at.play(BOUND), at.play(BOUND)]
    others = [at.play(FREE_MAN), at.play(BOUND_ELF)]
    foes = [at.play(ROAMER), at.play(ROAMER), at.play(ORC)]
    at.hand(0, ARROWS)
    game = at.archery() if phase == terms.ARCHERY else at.skirmish(men[0], foes[2])
    game.choose("play", ARROWS)
    assert [1, 1, 0, 0, 1, 1, 0] == [game.wounds(one) for one in (*men, *others, *foes)]


@pytest.mark.parametrize(
    ("id", "phase"), [card(ARROWS, terms.ARCHERY), card(CURSE, terms.SKIRMISH), card(HOPE, terms.MANEUVER)]
)
def test_who_cannot_pay(id: str, phase: str) -> None:
    """Arrows Thick in the Air, Curse Them and Defend It and Hope: only Men of the right kind can exert."""
    at = standing()
    fighter = at.play(EOMER if id == HOPE else FREE_MAN)
    at.play(BOUND_ELF)
    if id == ARROWS:
        at.play(BOUND)
    orc = at.play(ROAMER)
    at.hand(0, id)
    game = at.skirmish(fighter, orc) if phase == terms.SKIRMISH else getattr(at, phase)()
    assert not game.offered("play", id)


@pytest.mark.card(BROTHER)
def test_boromir_my_brother() -> None:
    """Boromir, My Brother: a Gondor card from hand gives a Ring-bound Man strength +1."""
    at = standing()
    faramir, free = at.play(FARAMIR), at.play(FREE_MAN)
    brother = at.play(BROTHER, on=faramir)
    gondor, other = at.hand(0, ARROWS, EOMER)
    game = at.skirmish(faramir, at.play(ORC)).choose("use", brother)
    assert (8, 5, [terms.DISCARD_PILE, terms.HAND]) == (
        game.strength(faramir), game.strength(free), zones(game, gondor, other),
    )  # fmt: skip
    assert not game.pass_().offered("use", brother)


@pytest.mark.parametrize(
    ("id", "right", "wrong"),
    [
        card(BROTHER, FARAMIR, BOROMIR),
        card(BOW, CAPTAIN, BOROMIR),
        card(CLOAK, FARAMIR, BOROMIR),
        card(GAUNTLETS, ally("Guard", culture="gondor", race="man"), EOMER),
    ],
)
def test_who_bears_it(id: str, right: str, wrong: str) -> None:
    """Boromir, My Brother and Boromir's Gauntlets: only Faramir, or only a Gondor Man, can be the bearer."""
    at = standing()
    at.play(wrong)
    at.play(GIMLI)
    at.play(companion("Elf of Gondor", culture="gondor", race="elf"))
    at.hand(0, id)
    assert not at.fellowship().offered("play", id)
    at = standing()
    bearer = at.play(right)
    at.play(wrong)
    at.hand(0, id)
    assert 1 == len(at.fellowship().choose("play", id).table.cards[bearer].borne)


@pytest.mark.card(GAUNTLETS)
@pytest.mark.parametrize(("pool", "pays"), [(1, True), (1, False), (0, False)])
def test_boromirs_gauntlets_end_the_skirmish_of_their_bearer(pool: int, pays: bool) -> None:
    """Boromir's Gauntlets: the bearer exerts to cancel its skirmish unless a Shadow player removes a token."""
    at = standing().pool(pool)
    boromir = at.play(BOROMIR)
    gauntlets = at.play(GAUNTLETS, on=boromir)
    game = at.skirmish(boromir, at.play(ORC)).choose("use", gauntlets)
    assert 1 == game.wounds(boromir)
    if pool:
        assert 1 == game.asked
        game.choose("yes" if pays else "no")
    assert (pays, pool - pays) == (game.table.phase == terms.SKIRMISH, game.table.twilight)


@pytest.mark.card(GAUNTLETS)
def test_the_gauntlets_end_no_other_skirmish() -> None:
    """Boromir's Gauntlets: another companion's skirmish is not cancelled."""
    at = standing()
    boromir, gimli = at.play(BOROMIR), at.play(GIMLI)
    gauntlets = at.play(GAUNTLETS, on=boromir)
    game = at.skirmish(gimli, at.play(ORC))
    if game.offered("use", gauntlets):
        game.choose("use", gauntlets)
    assert terms.SKIRMISH == game.table.phase


@pytest.mark.card(CURSE)
@pytest.mark.parametrize(("foe", "over"), [(ROAMER, True), (ORC, False)])
def test_curse_them(foe: str, over: bool) -> None:
    """Curse Them: a Ring-bound Man exerts to cancel a skirmish with a roaming minion."""
    at = standing()
    bound, gimli, second = at.play(BOUND), at.play(GIMLI), at.play(BOUND)
    at.play(BOUND_ELF)
    at.hand(0, CURSE)
    game = at.skirmish(gimli, at.play(foe)).choose("play", CURSE)
    assert (0, [bound, second]) == (game.asked, game.choices())
    game.choose("choose", bound)
    assert (1, 0, over) == (game.wounds(bound), game.wounds(gimli), game.table.phase != terms.SKIRMISH)


@pytest.mark.parametrize(
    ("id", "foe", "wounds"),
    [
        card(DAMROD, SOUTHRON, 3),
        card(DAMROD, ROAMER, 0),
        card(MABLUNG, ROAMER, 3),
        card(MABLUNG, SOUTHRON, 0),
    ],
)
def test_damrod_and_mablung_exhaust_who_fights_them(id: str, foe: str, wounds: int) -> None:
    """Damrod and Mablung: Damrod exerts to exhaust a Man he fights, Mablung a roaming minion."""
    at = standing()
    ranger, minions = at.play(id), [at.play(foe), at.play(foe)]
    game = at.skirmish(ranger, minions[0]).choose("use", ranger)
    assert [1, wounds, 0] == [game.wounds(one) for one in (ranger, *minions)]


@pytest.mark.parametrize("id", [card(DAMROD), card(MABLUNG)])
@pytest.mark.parametrize(("spotted", "offered"), [(BOUND, True), (FREE_MAN, False), (BOUND_ELF, False)])
def test_they_follow_a_ring_bound_man(id: str, spotted: str, offered: bool) -> None:
    """Damrod and Mablung: a Ring-bound Man must be spotted to play the companion."""
    at = standing()
    at.play(spotted)
    at.hand(0, id)
    assert offered == at.fellowship().offered("play", id)


@pytest.mark.card(HOPE)
@pytest.mark.parametrize(("foe", "wounds"), [(URUK, 2), (ORC, 1)])
def test_defend_it_and_hope(foe: str, wounds: int) -> None:
    """Defend It and Hope: a Gondor Man exerts to wound an Uruk-hai twice or another minion once."""
    at = standing()
    man, orc = at.play(FREE_MAN), at.play(foe)
    other = at.play(ORC)
    at.hand(0, HOPE)
    game = at.maneuver().choose("play", HOPE)
    assert 0 == game.asked
    game.choose("choose", orc)
    assert [1, wounds, 0] == [game.wounds(one) for one in (man, orc, other)]


@pytest.mark.card(HOPE)
@pytest.mark.parametrize(
    "other", [BOUND_ELF, companion("Man of Rohan"), companion("Elf of Gondor", culture="gondor", race="elf")]
)
def test_only_men_of_gondor_hope(other: str) -> None:
    """Defend It and Hope: neither a Man of another culture nor a Gondor companion who is no Man can exert."""
    at = standing()
    at.play(other)
    at.play(URUK)
    at.hand(0, HOPE)
    assert not at.maneuver().offered("play", HOPE)


@pytest.mark.card(FARAMIR)
def test_faramir_brings_others_at_the_start_only() -> None:
    """Faramir, Captain of Gondor: other Gondor Men cost 1 less only in the starting fellowship."""
    dear = companion("Dear Man", culture="gondor", cost=3)
    at = standing()
    at.play(FARAMIR)
    man, rider, elf = at.hand(0, dear, EOMER, companion("Dear Elf", culture="gondor", race="elf", cost=3))
    before = [twilight_cost(at.table, one) for one in (man, rider, elf)]
    at.table.phase = terms.SETTING_UP
    assert [before[0] - 1, *before[1:]] == [twilight_cost(at.table, one) for one in (man, rider, elf)]


@pytest.mark.card(FARAMIR)
@pytest.mark.parametrize(("foe", "strength"), [(ROAMER, 9), (ORC, 7)])
def test_faramir_is_stronger_against_who_roams(foe: str, strength: int) -> None:
    """Faramir, Captain of Gondor: strength +2 while skirmishing a roaming minion."""
    at = standing()
    faramir = at.play(FARAMIR)
    assert strength == at.skirmish(faramir, at.play(foe)).strength(faramir)


@pytest.mark.card(CAPTAIN)
@pytest.mark.parametrize("fights", [True, False])
def test_opponents_do_nothing_in_a_skirmish_of_faramir(fights: bool) -> None:
    """Faramir, Son of Denethor: in his skirmish Shadow players cannot use skirmish events or abilities."""
    trick = event("Trick", Action((terms.SKIRMISH,), (add_burdens(1),)), side=terms.SHADOW)
    own = event("Own Trick", Action((terms.SKIRMISH,), (add_burdens(0),)))
    field = site("Field", 2, Action((terms.SKIRMISH,), (add_burdens(0),)))
    at = on_site(field, 2)
    faramir, gimli = at.play(CAPTAIN), at.play(GIMLI)
    at.hand(0, own)
    held = at.hand(1, trick)[0]
    game = at.skirmish(faramir if fights else gimli, at.play(ORC))
    assert [True, True] == [game.offered("play", own), game.offered("use", field)]
    game.pass_()
    if fights:
        assert (1, terms.HAND) == (game.wounds(faramir), game.zone(held))  # nobody could do more, so the Orc has won
    else:
        assert (1, True, True) == (game.asked, game.offered("play", trick), game.offered("use", field))


@pytest.mark.card(CAPTAIN)
def test_the_captain_says_nothing_before_the_skirmish() -> None:
    """Faramir, Son of Denethor: Shadow players can use abilities in the maneuver phase."""
    at = standing()
    at.play(CAPTAIN)
    at.play(ORC)
    assert hand_over(at.maneuver()).options("use")


@pytest.mark.card(BOW)
@pytest.mark.parametrize(("foe", "offered"), [(ROAMER, True), (SOUTHRON, True), (ORC, False)])
def test_faramirs_bow(foe: str, offered: bool) -> None:
    """Faramir's Bow: he is an archer and exerts to wound a Man or roaming minion he is skirmishing."""
    at = standing()
    faramir, orc = at.play(FARAMIR), at.play(foe)
    at.play(ROAMER)
    bow = at.play(BOW, on=faramir)
    game = at.skirmish(faramir, orc)
    assert (1, offered) == (keyword(game.table, faramir, terms.ARCHER), game.offered("use", bow))
    if offered:
        game.choose("use", bow)
        assert (1, 1) == (game.wounds(faramir), game.wounds(orc))


@pytest.mark.card(BOW)
def test_faramirs_bow_hits_one_of_two() -> None:
    """Faramir's Bow: the player chooses which Man or roaming minion in the skirmish is wounded."""
    at = standing()
    faramir, foes = at.play(FARAMIR), [at.play(ROAMER), at.play(SOUTHRON)]
    bow = at.play(BOW, on=faramir)
    game = at.skirmish(faramir, *foes, at.play(ORC)).choose("use", bow)
    assert (0, foes) == (game.asked, game.choices())
    game.choose("choose", foes[1])
    assert [0, 1] == [game.wounds(one) for one in foes]


@pytest.mark.card(CAPTAIN)
def test_opponents_still_respond_in_a_skirmish_of_faramir() -> None:
    """Faramir, Son of Denethor: Shadow players can still play response events in his skirmish."""
    save = event("Save", Response(Happening(terms.ABOUT_TO_BE_WOUNDED, ANYTHING), (Prevent(),)), side=terms.SHADOW)
    cut = event("Cut", Action((terms.SKIRMISH,), (wound(MINION),)))
    at = standing()
    faramir, orc = at.play(CAPTAIN), at.play(ORC)
    at.hand(0, cut)
    at.hand(1, save)
    game = at.skirmish(faramir, orc).choose("play", cut).choose("respond", save)
    assert 0 == game.wounds(orc)


@pytest.mark.card(CLOAK)
@pytest.mark.parametrize(
    ("fighter", "foe", "strength"), [(BOUND, ROAMER, 8), (BOUND, ORC, 9), (FREE_MAN, ROAMER, 9), (BOUND_ELF, ROAMER, 9)]
)
def test_faramirs_cloak(fighter: str, foe: str, strength: int) -> None:
    """Faramir's Cloak: roaming minions that fight a Ring-bound Man lose 1 strength."""
    at = standing()
    at.play(CLOAK, on=at.play(FARAMIR))
    man, orc, other = at.play(fighter), at.play(foe), at.play(foe)
    game = at.skirmish(man, orc)
    assert (strength, 9) == (game.strength(orc), game.strength(other))


@pytest.mark.card(PATHFINDER)
@pytest.mark.parametrize(("spotted", "offered"), [(ARAGORN, True), (BOROMIR, False)])
def test_the_pathfinder_of_the_towers(spotted: str, offered: bool) -> None:
    """Pathfinder: a ranger is spotted to play the player's own next site."""
    at = in_rohan(site=2)
    at.play(spotted)
    at.hand(0, PATHFINDER)
    game = at.fellowship()
    assert offered == game.offered("play", PATHFINDER)
    if offered:
        game.choose("play", PATHFINDER)
        assert (3, 0) == (len(game.table.path), game.table.cards[game.table.path[2]].owner)
