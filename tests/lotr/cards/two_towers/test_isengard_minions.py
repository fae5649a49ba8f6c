"""Isengard minions of The Two Towers."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.standing import (
    GIMLI,
    MERRY,
    card,
    fierce,
    hand_over,
    in_rohan,
    play_to,
    standing,
)
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, companion, condition, minion, site

URUK = minion("Uruk", strength=9, vitality=3, culture="isengard", race="uruk-hai")
STRANGE_URUK = minion("Strange Uruk", strength=9, vitality=3, race="uruk-hai")
ORC = minion("Orc", strength=9, vitality=3, culture="isengard")
TRACKER = minion("Tracker", vitality=3, culture="isengard", race="uruk-hai", keywords=(("tracker", 1),), cost=2)
STRANGE_TRACKER = minion("Strange Tracker", vitality=3, keywords=(("tracker", 1),), cost=2)
HERO = companion("Hero", strength=5, vitality=9)
SEARCH = condition("Search", side=terms.SHADOW, keywords=(("search", 1),))
BATTLEGROUNDS = [site(f"Field {number}", number, keywords=(("battleground", 1),)) for number in (1, 2)]
PLAINS = [site(f"Plain {number}", number, keywords=(("plains", 1),)) for number in (1, 2)]


def damage(game: Playing, minion: int) -> int:
    """Returns the damage bonus of a minion now."""
    return keyword(game.table, minion, terms.DAMAGE)


def holding(fields: int, plains: int = 0, seat: int = 1, **facts: Any) -> Position:
    """Returns the game with a player controlling the given battlegrounds or other sites."""
    at = in_rohan(5, **facts)
    for number in range(1, fields + plains + 1):
        at.lay_this((BATTLEGROUNDS if number <= fields else PLAINS)[number - 1], 0)
        at.control(seat, number)
    return at


# Battlegrounds.


@pytest.mark.parametrize("id", [card("4U136"), card("4R179"), card("4R200")])
@pytest.mark.parametrize(("place", "rages"), [(4, 0), (5, 1)])
def test_the_battle_makes_them_fierce(id: str, place: int, rages: int) -> None:
    """Advance Uruk Patrol, Uruk Assault Band and Uruk Vanguard: fierce while the fellowship is at a battleground."""
    at = in_rohan(place)
    at.lay_this(BATTLEGROUNDS[0], 0)
    at.control(1, 1)
    uruk, orc = at.play(id), at.play(ORC)
    game = at.maneuver()
    assert (rages, 0) == (fierce(game, uruk), fierce(game, orc))
    if id == "4R200":
        assert 1 + rages == damage(game, uruk)


@pytest.mark.parametrize(("id", "strength", "bonus"), [card("4U136", 10, 4), card("4R179", 14, 6)])
@pytest.mark.parametrize(("fields", "plains", "stronger"), [(0, 0, False), (0, 2, False), (1, 0, True), (2, 0, True)])
def test_a_field_that_was_won_makes_them_strong(
    id: str, strength: int, bonus: int, fields: int, plains: int, stronger: bool
) -> None:
    """Advance Uruk Patrol and Uruk Assault Band: stronger while their player controls a battleground."""
    at = holding(fields, plains)
    uruk = at.play(id)
    assert strength + bonus * stronger == at.maneuver().strength(uruk)


@pytest.mark.parametrize(("id", "strength"), [card("4U136", 10), card("4R179", 14)])
def test_a_field_that_another_has_won(id: str, strength: int) -> None:
    """Advance Uruk Patrol and Uruk Assault Band: a battleground of another Shadow player does not count."""
    at = holding(2, seat=2, seats=3)
    uruk = at.play(id, seat=1)
    assert strength == at.maneuver().strength(uruk)


@pytest.mark.card("4R179")
@pytest.mark.parametrize(("fields", "plains", "wounds"), [(1, 0, 1), (1, 1, 1), (2, 0, 0)])
def test_two_fields_make_them_invulnerable(fields: int, plains: int, wounds: int) -> None:
    """Uruk Assault Band: it cannot take wounds while its player controls two battlegrounds."""
    at = holding(fields, plains)
    uruk, hero = at.play("4R179"), at.play(companion("Champion", strength=30))
    assert wounds == at.skirmish(hero, uruk).pass_().pass_().wounds(uruk)


@pytest.mark.parametrize(("id", "cost"), [card("4R179", 7), card("4R200", 10)])
@pytest.mark.parametrize(("there", "offered"), [(STRANGE_URUK, True), (ORC, False)])
def test_where_one_uruk_is_others_come(id: str, cost: int, there: str, offered: bool) -> None:
    """Uruk Assault Band and Uruk Vanguard: an Uruk-hai of any culture must be spotted."""
    at = in_rohan(5).pool(cost)
    at.lay_this("4U350", 1)  # a site that gives no discount
    at.play(there)
    at.hand(1, id)
    assert offered == at.shadow().offered("play", id)


# Sites under control.


@pytest.mark.card("4U138")
@pytest.mark.parametrize(("owner", "total"), [(None, 1), (1, 2), (2, 1)])
def test_bowmen_shoot_from_their_own_walls(owner: int | None, total: int) -> None:
    """Band of Uruk Bowmen: the minion archery total is 1 higher while its player controls a site."""
    at = in_rohan(4, seats=3)
    hero = at.play(HERO)
    at.play("4U138", seat=1)
    if owner is not None:
        at.control(owner, 1)
    game = at.archery().passes()
    while game.offered("wound", hero):
        game.choose("wound", hero)
    assert total == game.wounds(hero)


@pytest.mark.card("4C206")
@pytest.mark.parametrize(("owner", "bonus"), [(None, 1), (1, 2), (2, 1)])
def test_a_patrol_in_a_land_of_its_own(owner: int | None, bonus: int) -> None:
    """Uruk-hai Patrol: another damage +1 while its player controls a site."""
    at = in_rohan(4, seats=3)
    patrol, other = at.play("4C206", seat=1), at.play(URUK, seat=1)
    if owner is not None:
        at.control(owner, 1)
    game = at.maneuver()
    assert (bonus, 0) == (damage(game, patrol), damage(game, other))


@pytest.mark.parametrize(("id", "cost"), [card("4R203", 6), card("4C204", 3), card("4U205", 5)])
@pytest.mark.parametrize("sites", [0, 1, 2])
def test_hordes_come_cheaper_over_conquered_land(id: str, cost: int, sites: int) -> None:
    """Uruk-hai Horde, Uruk-hai Marauder and Uruk-hai Mob: the cost is 1 less for each own controlled site."""
    at = in_rohan(5, seats=3).pool(10)
    at.lay_this("4U350", 1)  # a site that gives no discount
    for number in range(1, sites + 1):
        at.control(2, number)
    at.control(1, 3)
    horde = at.hand(2, id)[0]
    game = at.shadow().choose("play", id)
    assert (terms.PLAY, 10 - cost + sites) == (game.zone(horde), game.table.twilight)


BESIEGERS = [card("4C180", 2), card("4R199", 4), card("4U201", 3)]


@pytest.mark.parametrize(("id", "cost"), BESIEGERS)
def test_besiegers_lie_in_wait(id: str, cost: int) -> None:
    """Uruk Besieger, Uruk Trooper and Uruk Veteran: in the regroup phase each can be stacked on a controlled site."""
    at = in_rohan(5, seats=3)
    own, lost = at.control(2, 1), at.control(1, 2)
    uruk, other = at.play(id, seat=2), at.play(URUK, seat=2)
    game = hand_over(at.regroup()).choose("use", uruk)
    assert (terms.STACKED, own, terms.PLAY) == (game.zone(uruk), game.table.cards[uruk].bearer, game.zone(other))
    assert ((uruk,), ()) == (game.table.cards[own].stacked, game.table.cards[lost].stacked)


@pytest.mark.parametrize(("id", "cost"), BESIEGERS)
def test_besiegers_need_a_site(id: str, cost: int) -> None:
    """Uruk Besieger, Uruk Trooper and Uruk Veteran: an own controlled site and the regroup phase are required."""
    at = in_rohan(5, seats=3)
    at.control(1, 1)
    uruk = at.play(id, seat=2)
    assert terms.PLAY == hand_over(at.regroup()).choose("use", uruk).zone(uruk)
    at = in_rohan(5)
    at.control(1, 1)
    uruk = at.play(id)
    assert not hand_over(at.maneuver()).offered("use", uruk)


@pytest.mark.parametrize(("id", "cost"), BESIEGERS)
@pytest.mark.parametrize("missing", [0, 1])
def test_besiegers_come_forth(id: str, cost: int, missing: int) -> None:
    """Uruk Besieger, Uruk Trooper and Uruk Veteran: each can be played for 1 less from a controlled site."""
    at = in_rohan(5).pool(cost - 1 - missing)
    at.lay_this("4U350", 1)  # a site that gives no discount
    stacked = at.stack(id, 1, at.control(1, 1))
    game = at.shadow()
    assert (not missing) == game.offered("use", stacked)
    if not missing:
        game.choose("use", stacked)
        assert (terms.PLAY, 0) == (game.zone(stacked), game.table.twilight)


@pytest.mark.parametrize(("id", "cost"), BESIEGERS)
def test_besiegers_come_forth_from_a_site_of_their_own(id: str, cost: int) -> None:
    """Uruk Besieger, Uruk Trooper and Uruk Veteran: each can be played only from an own controlled site."""
    at = in_rohan(5, seats=3).pool(9)
    on_condition = at.stack(id, 2, at.play(condition("Pit", side=terms.SHADOW), seat=2))
    on_lost_site = at.stack(id, 2, at.control(1, 1))
    in_play = at.play(id, seat=2)
    game = at.shadow()
    assert 2 == game.asked
    assert [False] * 3 == [game.offered("use", one) for one in (on_condition, on_lost_site, in_play)]


# Fierce skirmishes, and the hunted.


@pytest.mark.parametrize(
    ("id", "strength", "more", "harder"),
    [card("4C181", 9, 2, 0), card("4C187", 5, 3, 1), card("4C189", 7, 3, 1), card("4C193", 8, 2, 0)],
)
@pytest.mark.parametrize("second", [False, True])
def test_runners_are_at_their_best_in_fierce_skirmishes(
    id: str, strength: int, more: int, harder: int, second: bool
) -> None:
    """Uruk Chaser, Foot Soldier, Plains Runner and Runner: the bonus applies only in the minion's fierce skirmish."""
    at = standing(5)
    runner, idle, hero = at.play(id), at.play(id), at.play(HERO)
    game = at.skirmish(hero, runner, fierce=second)
    assert (strength + more * second, harder * second) == (game.strength(runner), damage(game, runner))
    assert (strength, 0) == (game.strength(idle), damage(game, idle))


@pytest.mark.parametrize(("id", "strength"), [card("4U194", 9), card("4C195", 6)])
@pytest.mark.parametrize(
    ("borne", "found"), [(SEARCH, True), (condition("Gloom", side=terms.SHADOW), False), ("", False)]
)
def test_searchers_fall_upon_the_hunted(id: str, strength: int, borne: str, found: bool) -> None:
    """Uruk Searcher and Uruk Seeker: strength +2 and damage +1 against a character bearing a search card."""
    at = standing(5)
    seeker, idle, hero, other = at.play(id), at.play(id), at.play(HERO), at.play(GIMLI)
    at.play(SEARCH, on=other)
    if borne:
        at.play(borne, on=hero)
    game = at.skirmish(hero, seeker)
    assert (strength + 2 * found, int(found)) == (game.strength(seeker), damage(game, seeker))
    assert (strength, 0) == (game.strength(idle), damage(game, idle))


@pytest.mark.card("4R176")
@pytest.mark.parametrize(("trackers", "strength", "harder"), [(0, 9, 0), (1, 12, 0), (2, 12, 1)])
def test_ugluk_leads_the_trackers(trackers: int, strength: int, harder: int) -> None:
    """Uglúk: two Isengard trackers make him strength +3, and three make him damage +1."""
    at = standing(5)
    ugluk = at.play("4R176")
    for other in (URUK, STRANGE_TRACKER, *[TRACKER] * trackers):
        at.play(other)
    game = at.maneuver()
    assert (strength, harder) == (game.strength(ugluk), damage(game, ugluk))


@pytest.mark.card("4R176")
@pytest.mark.parametrize(
    ("facts", "less"),
    [
        ({"culture": "isengard", "keywords": (("tracker", 1),)}, 2),
        ({"culture": "isengard"}, 0),
        ({"culture": "moria", "keywords": (("tracker", 1),)}, 0),
    ],
)
def test_ugluk_knows_the_way(facts: dict[str, Any], less: int) -> None:
    """Uglúk: the roaming penalty of his player's Isengard trackers is 2 less."""
    at = standing(2).pool(9)
    at.play("4R176")
    runner = at.hand(1, minion("Runner", race="uruk-hai", cost=3, site_number=5, **facts))[0]
    game = at.shadow().choose("play", runner)
    assert 9 - 3 - 2 + less == game.table.twilight


@pytest.mark.card("4R176")
def test_ugluk_leads_only_his_own() -> None:
    """Uglúk: trackers of another Shadow player pay the full roaming penalty."""
    at = standing(2, seats=3).pool(9)
    at.play("4R176", seat=2)
    runner = at.hand(1, minion("Runner", culture="isengard", cost=3, site_number=5, keywords=(("tracker", 1),)))[0]
    game = at.shadow().pass_()
    assert 1 == game.asked
    assert 4 == game.choose("play", runner).table.twilight


@pytest.mark.card("4R158")
def test_a_lieutenant_spurs_another() -> None:
    """Lieutenant of Orthanc: another Uruk-hai becomes fierce by its exertion, until the regroup phase."""
    at = standing(5)
    lieutenant, uruk, stranger = at.play("4R158"), at.play(URUK), at.play(STRANGE_URUK)
    at.play(ORC)
    at.play(companion("Endures", vitality=20, strength=1))
    game = hand_over(at.maneuver()).choose("use", lieutenant)
    assert (1, [uruk, stranger]) == (game.asked, game.choices())
    game.choose("choose", uruk)
    assert (1, 1, 0, 0) == (
        game.wounds(lieutenant),
        *[fierce(game, one) for one in (uruk, stranger, lieutenant)],
    )
    play_to(game, terms.ASSIGNMENT)
    assert 1 == fierce(game, uruk)
    play_to(game, terms.REGROUP)
    assert 0 == fierce(game, uruk)


@pytest.mark.card("4R158")
def test_an_exhausted_lieutenant_spurs_nobody() -> None:
    """Lieutenant of Orthanc: an exhausted lieutenant cannot exert."""
    at = standing(5)
    lieutenant = at.play("4R158", wounds=2)
    at.play(URUK)
    assert not hand_over(at.maneuver()).offered("use", lieutenant)


@pytest.mark.card("4R160")
def test_mauhur_guards_a_tracker() -> None:
    """Mauhúr: two tokens are removed so that an Isengard tracker takes no wounds in this skirmish."""
    at = standing(5).pool(4)
    mauhur, tracker, hero = at.play("4R160"), at.play(TRACKER), at.play(companion("Champion", strength=20))
    at.play(STRANGE_TRACKER)
    at.play(URUK)
    game = hand_over(at.skirmish(hero, tracker)).choose("use", mauhur)
    assert (1, [mauhur, tracker]) == (game.asked, game.choices())
    game.choose("choose", tracker)
    assert 2 == game.table.twilight
    assert 0 == game.passes().wounds(tracker)


@pytest.mark.card("4R160")
@pytest.mark.parametrize(("pool", "offered"), [(1, False), (2, True)])
def test_mauhur_must_pay(pool: int, offered: bool) -> None:
    """Mauhúr: one token is not enough for the ability."""
    at = standing(5).pool(pool)
    mauhur = at.play("4R160")
    assert offered == hand_over(at.skirmish(at.play(HERO), mauhur)).offered("use", mauhur)


# Archers and machines.


@pytest.mark.parametrize(("id", "vitality"), [card("4R150", 3), card("4R169", 2)])
def test_an_aimed_shot(id: str, vitality: int) -> None:
    """Elite Crossbowmen and Ranged Commander: each exerts to wound a companion instead of adding an arrow."""
    at = in_rohan(2)
    gimli, merry, bowman = at.play(GIMLI), at.play(MERRY), at.play(id)
    at.play(ally("Friend"))
    game = hand_over(at.archery()).choose("use", bowman)
    assert (0, [gimli, merry]) == (game.asked, game.choices())
    game.choose("choose", merry).passes()
    assert not game.offered("wound")
    assert (1, 1, 0, 0) == (game.wounds(merry), game.wounds(bowman), game.wounds(gimli), game.wounds(at.frodo()))
    at = in_rohan(2)
    gimli, bowman = at.play(GIMLI), at.play(id, wounds=vitality - 1)
    assert not hand_over(at.archery()).offered("use", bowman)


@pytest.mark.card("4R169")
@pytest.mark.parametrize(
    ("facts", "less"),
    [
        ({"culture": "isengard", "keywords": (("archer", 1),)}, 1),
        ({"culture": "isengard"}, 0),
        ({"culture": "moria", "keywords": (("archer", 1),)}, 0),
    ],
)
def test_a_commander_of_archers(facts: dict[str, Any], less: int) -> None:
    """Ranged Commander: each Isengard archer costs 1 less."""
    at = standing(5).pool(9)
    at.play("4R169")
    recruit = at.hand(1, minion("Recruit", cost=4, **facts))[0]
    assert 5 + less == at.shadow().choose("play", recruit).table.twilight


@pytest.mark.card("4U182")
@pytest.mark.parametrize("wanted", [True, False])
def test_crossbows_feed_a_machine(wanted: bool) -> None:
    """Uruk Crossbow Troop: when played, it may put a token on a machine, but on no other condition."""
    at = standing(5).pool(9)
    machines = [
        at.play(condition(f"Machine {number}", side=terms.SHADOW, keywords=(("machine", 1),))) for number in (1, 2)
    ]
    wall = at.play(condition("Wall", side=terms.SHADOW))
    at.hand(1, "4U182")
    game = at.shadow().choose("play", "4U182")
    if wanted:
        game.choose("respond", "4U182")
        assert machines == game.choices()
        game.choose("choose", machines[0])
    else:
        game.pass_()
    pieces = [game.table.cards[one] for one in (*machines, wall)]
    assert [int(wanted), 0, 0] == [piece.tokens for piece in pieces]
    assert ("isengard" if wanted else "") == pieces[0].culture_tokens
