"""Dunland minions of The Two Towers: what follows a win and how sites are controlled."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.library import printed
from inglenook.lotr.stats import shadow_number
from tests.lotr.cards.standing import card, choices_of, fierce, hand_over, in_rohan, play_to
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, companion, minion

WEAK = companion("Weak", strength=3, vitality=9)
ROHIR = companion("Rohir", strength=3, vitality=9, culture="rohan", race="man")
WILD_MAN = minion("Wild Man", culture="dunland", race="man", vitality=4, cost=3)
WILD_WARG = minion("Wild Warg", culture="dunland", race="warg", vitality=4, cost=3)
SOUTHRON = minion("Plain Southron", culture="raider", race="man", vitality=4, cost=3)


def has_won(at: Position, id: str, hero: str = WEAK) -> tuple[Playing, Thing]:
    """Returns the game after the minion has won and wounds are placed, or at its player's next choice."""
    winner = at.play(id)
    game = at.skirmish(at.play(hero), winner).passes()
    while game.offered("suffer") and not game.offered("respond"):
        game.choose("suffer")
    return game, winner


def controlled(game: Playing, seat: int = 1) -> int:
    """Returns the number of sites a player controls."""
    return sum(piece.zone == terms.CONTROLLED and piece.controller == seat for piece in game.table.cards)


@pytest.mark.parametrize("id", [card("4U9"), card("4R23"), card("4U38")])
def test_wild_men_who_call_another(id: str) -> None:
    """Dunlending Arsonist, Hillman Mob and Wild Man of Dunland: a win may play a Dunland Man for 2 less."""
    at = in_rohan(4).pool(1)
    [man, *_rest] = at.hand(1, WILD_MAN, WILD_WARG, SOUTHRON)
    game, winner = has_won(at, id)
    assert 1 == game.asked
    game.choose("respond", winner)
    assert (terms.PLAY, 0) == (game.zone(man), game.table.twilight)
    assert (1, 1) == (fierce(game, man), keyword(game.table, man, terms.DAMAGE))
    assert 0 == keyword(game.table, winner, terms.DAMAGE)
    play_to(game, terms.REGROUP)
    assert (0, 0) == (fierce(game, man), keyword(game.table, man, terms.DAMAGE))


@pytest.mark.parametrize("id", [card("4U9"), card("4R23"), card("4U38")])
@pytest.mark.parametrize(("pool", "hand", "offered"), [(1, WILD_MAN, True), (0, WILD_MAN, False), (9, SOUTHRON, False)])
def test_wild_men_who_call_nobody(id: str, pool: int, hand: str, offered: bool) -> None:
    """Dunlending Arsonist, Hillman Mob and Wild Man of Dunland: playing a Man is optional and needs the tokens."""
    at = in_rohan(4).pool(pool)
    [man] = at.hand(1, hand)
    game, winner = has_won(at, id)
    assert offered == game.offered("respond", winner)
    if offered:
        game.pass_()
    assert (terms.HAND, pool) == (game.zone(man), game.table.twilight)


@pytest.mark.parametrize("id", [card("4U11"), card("4U24")])
@pytest.mark.rule("LR-26.20")
@pytest.mark.parametrize(("controller", "verb"), [(1, "respond"), (1, "pass"), (0, "respond"), (-1, "respond")])
def test_men_who_withdraw_to_a_site(id: str, controller: int, verb: str) -> None:
    """Dunlending Looter and Hillman Rabble: after winning, either may be stacked on a site its player controls."""
    at = in_rohan(4)
    site = at.control(controller, 1) if controller >= 0 else -1
    game, winner = has_won(at, id)
    assert 1 == game.asked
    game.choose(verb)
    if verb == "respond" and controller == 1:
        assert (terms.STACKED, (winner,)) == (game.zone(winner), tuple(game.table.cards[site].stacked))
    else:
        assert terms.PLAY == game.zone(winner)


@pytest.mark.parametrize("id", [card("4U11"), card("4U24")])
def test_men_who_come_back_from_a_site(id: str) -> None:
    """Dunlending Looter and Hillman Rabble: either can be played for 2 less from a site its player controls."""
    price = printed(id).cost - 2
    for pool, controller, offered in ((price, 1, True), (price - 1, 1, False), (9, 0, False)):
        at = in_rohan(4).pool(pool)
        man = at.stack(id, 1, at.control(controller, 1))
        game = at.shadow()
        assert offered == game.offered("use", man)
        if offered:
            game.choose("use", man)
            assert (terms.PLAY, 0) == (game.zone(man), game.table.twilight)


@pytest.mark.parametrize(
    ("id", "beside", "offered"),
    [
        card("4C14", WILD_MAN, True),
        card("4C14", WILD_WARG, False),
        card("4C14", SOUTHRON, False),
        card("4C25", WILD_MAN, True),
        card("4C25", WILD_WARG, True),
        card("4C25", SOUTHRON, False),
    ],
)
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_men_who_win_a_site(id: str, beside: str, offered: bool, verb: str) -> None:
    """Dunlending Ransacker and Hillman Tribe: a win beside another Dunland minion may take control of a site."""
    at = in_rohan(4)
    at.play(beside)
    game, winner = has_won(at, id)
    assert offered == game.offered("respond", winner)
    if offered:
        game.choose(verb)
    assert int(offered and verb == "respond") == controlled(game)


@pytest.mark.card("4C15")
@pytest.mark.parametrize(
    ("hero", "gain"), [(ROHIR, 2), (WEAK, 0), (companion("Shield", strength=3, culture="rohan", race="dwarf"), 0)]
)
def test_a_ravager_hates_rohan(hero: str, gain: int) -> None:
    """Dunlending Ravager: strength +2 while skirmishing a Rohan Man."""
    at = in_rohan(4)
    at.play(ROHIR)
    ravager = at.play("4C15")
    game = at.skirmish(at.play(hero), ravager)
    assert printed("4C15").strength + gain == game.strength(ravager)


@pytest.mark.parametrize("id", [card("4C15"), card("4C18")])
def test_men_who_hunt_an_ally(id: str) -> None:
    """Dunlending Ravager and Dunlending Warrior: each is assigned to a spotted ally, even one away from home."""
    at = in_rohan(4)
    first, second, hunter = at.play(ally("First")), at.play(ally("Second")), at.play(id)
    at.play(WEAK)
    game = hand_over(at.assignment()).choose("use", hunter)
    assert [first, second] == choices_of(game, 1)
    game.choose("choose", second)
    assert {second: (hunter,)} == dict(game.table.assignments)
    play_to(game, terms.SKIRMISH)
    assert (terms.SKIRMISH, second) == (game.table.phase, game.table.defender)


@pytest.mark.parametrize("id", [card("4C15"), card("4C18")])
def test_men_who_find_no_ally(id: str) -> None:
    """Dunlending Ravager and Dunlending Warrior: a companion cannot be spotted for the ability."""
    at = in_rohan(4)
    at.play(WEAK)
    hunter = at.play(id)
    assert not hand_over(at.assignment()).offered("use", hunter)


@pytest.mark.card("4R20")
@pytest.mark.parametrize(("site", "wounds", "offered"), [(True, 0, True), (False, 0, False), (True, 2, False)])
def test_a_hill_chief_counts_his_land(site: bool, wounds: int, offered: bool) -> None:
    """Hill Chief: with a controlled site, the chief exerts to draw three cards."""
    at = in_rohan(4)
    chief = at.play("4R20", wounds=min(wounds, printed("4R20").vitality - 1))
    at.deck(1, WILD_MAN, WILD_MAN, WILD_MAN, WILD_MAN)
    if site:
        at.control(1, 1)
    game = at.shadow()
    assert offered == game.offered("use", chief)
    if offered:
        game.choose("use", chief)
        assert (1, 3) == (game.wounds(chief), len(game.table.players[1].hand))


@pytest.mark.card("4C21")
@pytest.mark.parametrize(
    ("beside", "verb", "sites"),
    [(WILD_MAN, "respond", 1), (WILD_MAN, "pass", 0), (WILD_WARG, "", 0), (SOUTHRON, "", 0)],
)
def test_a_band_behind_the_fellowship(beside: str, verb: str, sites: int) -> None:
    """Hillman Band: with another Dunland Man, each move of the fellowship may take control of a site."""
    at = in_rohan(4)
    band = at.play("4C21")
    at.play(beside)
    game = at.fellowship().choose("move")
    assert bool(verb) == game.offered("respond", band)
    if verb:
        game.choose(verb)
    assert sites == controlled(game)


@pytest.mark.card("4R22")
@pytest.mark.parametrize("sites", [1, 2, 3, 4])
def test_a_horde_over_much_land(sites: int) -> None:
    """Hillman Horde: with two, three and four controlled sites, one more of its three effects applies."""
    at = in_rohan(6, seats=3)
    horde, man, other = at.play("4R22"), at.play(WILD_MAN), at.play(WILD_MAN, seat=2)
    warg = at.play(WILD_WARG)
    for number in range(sites):
        at.control(1, number + 1)
    game = at.maneuver()
    damage = [keyword(game.table, one, terms.DAMAGE) for one in (horde, man, other, warg)]
    assert [int(sites > 2)] * 2 + [0, 0] == [fierce(game, one) for one in (horde, man, other, warg)]
    assert [int(sites > 3)] * 2 + [0, 0] == damage
    while game.table.phase == terms.MANEUVER:
        game.pass_()
    assert (sites < 2) == (game.table.phase == terms.ARCHERY)


@pytest.mark.card("4R33")
@pytest.mark.parametrize("men", [0, 2])
def test_saruman_rouses_the_hills(men: int) -> None:
    """Saruman, Rabble-rouser: each move exerts a companion for each Dunland Man in play."""
    at = in_rohan(4)
    hero, other = at.play(WEAK), at.play(companion("Other"))
    for id in (*[WILD_MAN] * men, WILD_WARG, SOUTHRON, "4R33"):
        at.play(id)
    at.play(ally())
    game = at.fellowship().choose("move")
    for _man in range(men):
        assert [at.frodo(), hero, other] == choices_of(game)
        game.choose("choose", hero)
    assert (men, 0, 0) == (game.wounds(hero), game.wounds(other), game.wounds(at.frodo()))
    assert not game.offered("choose")


@pytest.mark.card("4R33")
def test_saruman_does_not_fight() -> None:
    """Saruman, Rabble-rouser: he cannot be assigned, but exerts to make a Dunland Man strength +2."""
    at = in_rohan(4)
    hero, saruman, man = at.play(WEAK), at.play("4R33"), at.play(WILD_MAN)
    game = at.assignment().passes()
    assert (True, False) == (game.offered("assign", hero, man), game.offered("assign", hero, saruman))
    at = in_rohan(4)
    hero, saruman, man, southron = at.play(WEAK), at.play("4R33"), at.play(WILD_MAN), at.play(SOUTHRON)
    game = hand_over(at.skirmish(hero, man)).choose("use", saruman)
    assert (1, 7, 5) == (game.wounds(saruman), game.strength(man), game.strength(southron))


@pytest.mark.card("4R40")
@pytest.mark.parametrize(
    ("winner", "wounds", "offered"),
    [(WILD_MAN, 0, True), (WILD_MAN, 9, False), (WILD_WARG, 0, False), ("4R40", 0, False)],
)
def test_wulf_follows_a_victory(winner: str, wounds: int, offered: bool) -> None:
    """Wulf: when another Dunland Man wins, he may exert to take control of a site."""
    at = in_rohan(4)
    if winner == "4R40":
        game, wulf = has_won(at, winner)
    else:
        wulf = at.play("4R40", wounds=min(wounds, printed("4R40").vitality - 1))
        game, _winner = has_won(at, winner)
    assert offered == game.offered("respond", wulf)
    if offered:
        game.choose("respond", wulf)
        assert (1, 1) == (controlled(game), game.wounds(wulf))


@pytest.mark.card("4R29")
@pytest.mark.parametrize(("stacked", "more"), [(WILD_MAN, 5), (WILD_WARG, 0), (SOUTHRON, 0), ("", 0)])
def test_no_refuge(stacked: str, more: int) -> None:
    """No Refuge: with a Dunland Man stacked on a site, every Shadow number is 5 higher."""
    at = in_rohan(4)
    at.play("4R29")
    at.play(WILD_MAN)
    site = at.control(1, 1)
    if stacked:
        at.stack(stacked, 1, site)
    here, before = at.table.path[3], at.table.path[2]
    for one in (here, before):
        assert printed(at.table.cards[one].printed.id).shadow_number + more == shadow_number(at.table, one)
