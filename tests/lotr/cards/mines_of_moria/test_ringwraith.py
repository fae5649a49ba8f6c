"""Ringwraith cards of Mines of Moria."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.effects import Assign
from inglenook.lotr.dsl.facade import a
from inglenook.lotr.dsl.filters import MINION, Titled
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.evaluation.positions import is_roaming
from inglenook.lotr.library import printed
from tests.lotr.cards.riders import (
    FRIEND,
    GLOAMING_ORC,
    HERO,
    MAIL,
    ORC,
    RIDER,
    SECOND_RIDER,
    SHADE,
    SONG,
    SWORD,
)
from tests.lotr.cards.standing import BOROMIR, GIMLI, LEGOLAS, SAM, burdens, card, hand_over, standing, zones
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, event, minion

FERNY, HELPLESS = "2R75", "2U76"
SECOND_SHADE = minion("Second Shade", race="nazgul", culture="wraith", vitality=3, keywords=(("twilight", 1),))
ROAMER = minion("Roamer", cost=2, site_number=3)
SERVANTS, FOUND, UNBEARABLE, DUMB = "2R77", "2U78", "2U79", "2R80"
FIND, ATTEA, ENQUEA, NELYA, WITCH_KING, WORLD = "2U81", "2U82", "2U83", "2R84", "2R85", "2R86"


@pytest.mark.card(HELPLESS)
def test_helpless_sam_says_nothing() -> None:
    """Helpless: Sam loses his text, but keeps his numbers."""
    for helpless in (False, True):
        at = standing().burdens(2)
        sam = at.play(SAM)
        if helpless:
            at.play(HELPLESS, seat=1, on=sam)
        game = at.fellowship()
        assert helpless != game.offered("use", sam)
        assert 3 == game.strength(sam)


@pytest.mark.card(HELPLESS)
@pytest.mark.rule("LD-37")
def test_helpless_sam_does_not_take_the_ring() -> None:
    """Helpless: Sam cannot become the Ring-bearer when Frodo is killed."""
    for helpless in (False, True):
        at = standing()
        sam, frodo = at.play(SAM), at.frodo()
        if helpless:
            at.play(HELPLESS, seat=1, on=sam)
        game = at.skirmish(frodo, at.play(minion("Giant", strength=30))).pass_().pass_()
        assert helpless == (game.table.over or game.table.players[0].out)


@pytest.mark.card(HELPLESS)
@pytest.mark.parametrize(("sam", "rider"), [(True, True), (True, False), (False, True)])
def test_helpless_is_played_on_sam_by_a_nazgul(sam: bool, rider: bool) -> None:
    """Helpless: Frodo and a Nazgûl must be spotted, and only Sam can bear it."""
    at = standing().pool(5)
    friend = at.play(SAM) if sam else -1
    if rider:
        at.play(RIDER)
    card = at.hand(1, HELPLESS)[0]
    game = at.shadow()
    assert (sam and rider) == game.offered("play", HELPLESS)
    if sam and rider:
        game.choose("play", HELPLESS)
        assert (terms.PLAY, friend) == (game.zone(card), game.table.cards[card].bearer)


@pytest.mark.card(HELPLESS)
def test_helpless_is_not_played_without_frodo() -> None:
    """Helpless: a Ring-bearer other than Frodo does not count."""
    at = standing(frodo=companion("Bilbo", race="hobbit")).pool(5)
    at.play(SAM)
    at.play(RIDER)
    at.hand(1, HELPLESS)
    assert not at.shadow().offered("play", HELPLESS)


@pytest.mark.card(SERVANTS)
@pytest.mark.parametrize(
    ("foe", "pool", "offered"),
    [(SHADE, 1, True), (SHADE, 0, False), (RIDER, 1, False), (GLOAMING_ORC, 1, False)],
)
@pytest.mark.parametrize("used", [True, False])
def test_his_terrible_servants(foe: str, pool: int, offered: bool, used: bool) -> None:
    """His Terrible Servants: a token may be removed to prevent a wound to a twilight Nazgûl."""
    at = standing().pool(pool)
    villain, servants = at.play(foe), at.play(SERVANTS)
    game = at.skirmish(at.play(HERO), villain).pass_().pass_()
    assert offered == game.offered("respond", servants)
    if offered:
        game.choose("respond", servants) if used else game.pass_()
    done = offered and used
    assert (1 - done, pool - done) == (game.wounds(villain), game.table.twilight)


@pytest.mark.card(UNBEARABLE)
def test_which_shade_exerts() -> None:
    """Resistance Becomes Unbearable: its player chooses which of several twilight Nazgûl exerts."""
    at = standing().pool(5)
    shade, second = at.play(SHADE), at.play(SECOND_SHADE)
    at.hand(1, UNBEARABLE)
    game = hand_over(at.maneuver()).choose("play", UNBEARABLE)
    assert (1, sorted([shade, second])) == (game.asked, sorted(game.choices()))
    assert (0, 1) == (game.choose("choose", second).wounds(shade), game.wounds(second))


SHADES_NEEDED = [
    # Each event, and whether its Nazgûl must exert.
    card(FOUND, False),
    card(UNBEARABLE, True),
]


@pytest.mark.parametrize(("event", "exerts"), SHADES_NEEDED)
@pytest.mark.parametrize(("foe", "wounds"), [(SHADE, 0), (SHADE, 2), (RIDER, 0), (GLOAMING_ORC, 0)])
def test_a_twilight_nazgul_is_needed(event: str, exerts: bool, foe: str, wounds: int) -> None:
    """It Wants to be Found, Resistance Becomes Unbearable and similar events: only a twilight Nazgûl counts."""
    at = standing().pool(5)
    villain = at.play(foe, wounds=wounds)
    at.hand(1, event)
    game = hand_over(at.maneuver())
    offered = foe == SHADE and not (exerts and wounds)
    assert offered == game.offered("play", event)
    if offered:
        game.choose("play", event)
        assert (wounds + exerts, 5 - printed(event).cost) == (game.wounds(villain), game.table.twilight)
        assert (int(event == FOUND), int(event == UNBEARABLE)) == (burdens(game), game.wounds(at.frodo()))


@pytest.mark.card(UNBEARABLE)
@pytest.mark.parametrize(("wounds", "worn"), [(1, False), (2, True), (3, True)])
def test_resistance_becomes_unbearable(wounds: int, worn: bool) -> None:
    """Resistance Becomes Unbearable: Frodo exerts and, if then exhausted, wears The One Ring."""
    at = standing().pool(5)
    atoms.set_wounds(at.table, at.frodo(), wounds)
    at.play(SHADE)
    at.hand(1, UNBEARABLE)
    game = hand_over(at.maneuver()).choose("play", UNBEARABLE)
    assert (min(3, wounds + 1), worn) == (game.wounds(at.frodo()), game.table.players[0].wearing)
    while game.table.phase != terms.REGROUP:
        game.choose("done" if game.offered("done") else "pass")
    assert not game.table.players[0].wearing


@pytest.mark.card(DUMB)
@pytest.mark.parametrize(
    ("foe", "wounds", "offered"), [("1R237", 0, True), (WITCH_KING, 0, True), ("1R237", 3, False), (RIDER, 0, False)]
)
def test_stricken_dumb(foe: str, wounds: int, offered: bool) -> None:
    """Stricken Dumb: the Witch-king exerts to discard a tale or a weapon of either side."""
    at = standing().pool(5)
    lord, gimli = at.play(foe, wounds=wounds), at.play(GIMLI)
    song, sword = at.play(SONG), at.play(SWORD, on=gimli)
    blade = at.play("1R216", on=at.play(SECOND_RIDER))
    at.play(MAIL, on=gimli)
    at.hand(1, DUMB)
    game = hand_over(at.maneuver())
    assert offered == game.offered("play", DUMB)
    if offered:
        game.choose("play", DUMB)
        assert (1, sorted([song, sword, blade])) == (game.asked, sorted(game.choices()))
        game.choose("choose", song)
        assert ([terms.DISCARD_PILE, terms.PLAY], 1) == (zones(game, song, sword), game.wounds(lord))


@pytest.mark.card(FIND)
@pytest.mark.parametrize(("x", "exerted"), [(0, ()), (1, (GIMLI,)), (2, (GIMLI, LEGOLAS))])
def test_they_will_find_the_ring(x: int, exerted: tuple[str, ...]) -> None:
    """They Will Find the Ring: two Nazgûl exert to exert a companion for each burden spotted."""
    at = standing().burdens(2).pool(1)
    heroes = {id: at.play(id) for id in (GIMLI, LEGOLAS)}
    friend = at.play(FRIEND)
    riders = [at.play(RIDER), at.play(SECOND_RIDER)]
    shade = at.play(SHADE)
    at.hand(1, FIND)
    game = hand_over(at.maneuver()).choose("play", FIND)
    assert (1, sorted([*riders, shade])) == (game.asked, sorted(game.choices()))
    game.choose_all(*riders)
    assert [0, 1, 2] == [option.amount for option in game.options("number")]
    game.choose("number", amount=x)
    if x:
        assert (1, sorted([at.frodo(), *heroes.values()])) == (game.asked, sorted(game.choices()))
        game.choose_all(*[heroes[id] for id in exerted])
    assert [1, 1] == [game.wounds(rider) for rider in riders]
    assert [int(id in exerted) for id in heroes] == [game.wounds(hero) for hero in heroes.values()]
    assert (0, 0, 2) == (game.wounds(friend), game.table.twilight, burdens(game))


@pytest.mark.card(FIND)
@pytest.mark.parametrize(("second", "wounds"), [(ORC, 0), (SECOND_RIDER, 2)])
def test_one_nazgul_does_not_find_it(second: str, wounds: int) -> None:
    """They Will Find the Ring: two Nazgûl who can exert are required."""
    at = standing().burdens(2).pool(1)
    at.play(RIDER)
    at.play(second, wounds=wounds)
    at.hand(1, FIND)
    assert not hand_over(at.maneuver()).offered("play", FIND)


@pytest.mark.card(ATTEA)
@pytest.mark.parametrize("used", [True, False])
def test_attea_comes_upon_an_ally(used: bool) -> None:
    """Úlairë Attëa: when he is played, an ally may be wounded."""
    at = standing(3).pool(6)
    at.play(GIMLI)
    friend, other = at.play(FRIEND), at.play(ally("Second Friend"))
    at.hand(1, ATTEA)
    game = at.shadow().choose("play", ATTEA)
    assert game.offered("respond", ATTEA)
    if used:
        game.choose("respond", ATTEA)
        assert (1, sorted([friend, other])) == (game.asked, sorted(game.choices()))
        game.choose("choose", friend)
    else:
        game.pass_()
    assert (int(used), 0) == (game.wounds(friend), game.wounds(other))


@pytest.mark.card(ATTEA)
def test_attea_is_silent_when_another_comes() -> None:
    """Úlairë Attëa: playing another Nazgûl wounds no ally."""
    at = standing(3).pool(6)
    at.play(FRIEND)
    at.play(ATTEA)
    at.hand(1, SECOND_RIDER)
    assert not at.shadow().choose("play", SECOND_RIDER).offered("respond", ATTEA)


def won_by(lord: str, before: int = 0, wounds: int = 0, winner: str = "") -> tuple[Playing, Thing, Thing]:
    """Returns the game after a companion has lost to the given Nazgûl or to another Nazgûl beside him."""
    at = standing().burdens(before)
    nazgul = at.play(lord, wounds=wounds)
    loser = at.play(companion("Loser", strength=8, vitality=5))
    game = at.skirmish(loser, at.play(winner) if winner else nazgul).pass_().pass_()
    while game.offered("suffer"):
        game.choose("suffer")
    return game, nazgul, at.frodo()


@pytest.mark.parametrize(("lord", "before", "hurt"), [card(ENQUEA, 4, 1), card(ENQUEA, 5, 2), card(WITCH_KING, 0, 2)])
@pytest.mark.parametrize("used", [True, False])
def test_he_wins_and_strikes_at_the_ring_bearer(lord: str, before: int, hurt: int, used: bool) -> None:
    """Úlairë Enquëa and The Witch-king: after winning, the Nazgûl may exert to wound the Ring-bearer."""
    game, nazgul, frodo = won_by(lord, before)
    assert (1, True) == (game.asked, game.offered("respond", nazgul))
    game.choose("respond", nazgul) if used else game.pass_()
    while game.offered("respond"):
        game.pass_()  # the Ring is not put on
    assert (int(used), hurt if used else 0) == (game.wounds(nazgul), game.wounds(frodo))


@pytest.mark.parametrize("lord", [card(ENQUEA), card(WITCH_KING)])
def test_he_strikes_only_when_he_wins_and_can_exert(lord: str) -> None:
    """Úlairë Enquëa and The Witch-king: only an own win and a Nazgûl who can exert allow the wound."""
    game, nazgul, _frodo = won_by(lord, winner=minion("Winner", strength=12, race="nazgul"))
    assert not game.offered("respond", nazgul)
    game, nazgul, _frodo = won_by(lord, wounds=printed(lord).vitality - 1)
    assert not game.offered("respond", nazgul)


@pytest.mark.card(NELYA)
@pytest.mark.parametrize(("before", "wounds", "fierce"), [(0, 0, 0), (1, 1, 0), (2, 0, 1), (0, 2, 1), (3, 3, 1)])
def test_nelya_scents_weakness(before: int, wounds: int, fierce: int) -> None:
    """Úlairë Nelya: fierce and damage +1 with two burdens or two wounds on the Ring-bearer."""
    at = standing().burdens(before)
    atoms.set_wounds(at.table, at.frodo(), wounds)
    at.play(BOROMIR, wounds=2)
    nelya = at.play(NELYA)
    table = at.maneuver().table
    assert (fierce, fierce) == (keyword(table, nelya, terms.FIERCE), keyword(table, nelya, terms.DAMAGE))


@pytest.mark.card(WORLD)
@pytest.mark.parametrize(
    ("foe", "worn", "offered"),
    [(SHADE, True, True), (SHADE, False, False), (RIDER, True, False), (GLOAMING_ORC, True, False)],
)
def test_the_wraith_world(foe: str, worn: bool, offered: bool) -> None:
    """Wraith-world: with a twilight Nazgûl and The One Ring worn, three burdens are added."""
    at = standing().pool(1)
    if worn:
        at.wears()
    villain = at.play(foe)
    at.hand(1, WORLD)
    game = hand_over(at.skirmish(at.play(HERO), villain))
    assert offered == game.offered("play", WORLD)
    if offered:
        game.choose("play", WORLD)
        assert (3, 0, 0) == (burdens(game), game.wounds(villain), game.table.twilight)


@pytest.mark.parametrize("id", [card(ATTEA), card(ENQUEA), card(NELYA), card(WITCH_KING)])
def test_they_are_in_twilight(id: str) -> None:
    """The Witch-king, Úlairë Attëa, Úlairë Enquëa and Úlairë Nelya: each has the twilight keyword."""
    at = standing().pool(5)
    at.play(id)
    at.hand(1, FOUND)
    assert hand_over(at.maneuver()).offered("play", FOUND)


@pytest.mark.card(FERNY)
@pytest.mark.parametrize(("id", "pool", "offered"), [("1U232", 4, True), ("1U232", 3, False), (ROAMER, 3, False)])
def test_bill_ferny_shows_the_way(id: str, pool: int, offered: bool) -> None:
    """Bill Ferny: Nazgûl are never roaming while he is in play, but other minions are."""
    at = standing(2).pool(pool)
    at.play(FERNY)
    at.hand(1, id)
    game = at.shadow()
    assert offered == game.offered("play", id)
    if offered:
        game.choose("play", id)
        assert (0, False) == (game.table.twilight, is_roaming(game.table, game.in_play(id)[0]))


@pytest.mark.card(FERNY)
def test_without_him_they_roam() -> None:
    """Bill Ferny: without him in play, Nazgûl pay the roaming penalty of 2."""
    at = standing(2).pool(5)
    at.hand(1, "1U232")
    assert not at.shadow().offered("play", "1U232")
    assert [True, False] == [is_roaming(at.table, at.play(id)) for id in ("1U232", "1U233")]


@pytest.mark.card(FERNY)
def test_nobody_faces_bill_ferny() -> None:
    """Bill Ferny: the Free Peoples player cannot assign a character to him, but his own player can."""
    at = standing()
    gimli, ferny, orc = at.play(GIMLI), at.play(FERNY), at.play(ORC)
    game = at.assignment().pass_().pass_()
    assert 0 == game.asked
    assert {orc} == {option.other for option in game.options("assign")}
    game.choose("assign", gimli, orc)
    while game.asked == 0:
        game.choose("done")
    game.choose("assign", gimli, ferny)
    assert ((gimli, (orc, ferny)),) == game.table.assignments or (gimli, (orc, ferny)) == (
        game.table.defender,
        game.table.attackers,
    )


@pytest.mark.card(FERNY)
def test_he_is_not_assigned_by_a_free_peoples_card() -> None:
    """Bill Ferny: a Free Peoples card cannot assign him, but a Shadow card can."""
    for side in (terms.FREE_PEOPLES, terms.SHADOW):
        at = standing()
        gimli, ferny = at.play(GIMLI), at.play(FERNY)
        challenge = event("Challenge", Action((terms.ASSIGNMENT,), (Assign(a(MINION), a(Titled("Gimli"))),)), side=side)
        at.hand(0 if side == terms.FREE_PEOPLES else 1, challenge)
        game = at.assignment()
        if side == terms.SHADOW:
            game.pass_()
        game.choose("play", challenge)
        assert (((gimli, (ferny,)),) if side == terms.SHADOW else ()) == game.table.assignments


@pytest.mark.card(FERNY)
@pytest.mark.parametrize(("site", "zone"), [(3, terms.PLAY), (4, terms.DISCARD_PILE)])
def test_bill_ferny_does_not_go_underground(site: int, zone: str) -> None:
    """Bill Ferny: he is discarded at an underground site."""
    at = standing(site)
    ferny = at.play(FERNY)
    at.hand(1, ORC)
    assert zone == at.shadow().choose("play", ORC).zone(ferny)
