"""Conditions of Isengard of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import NOTHING
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import Home
from inglenook.lotr.stats import move_limit
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import (
    BOROMIR,
    GANDALF,
    GIMLI,
    LEGOLAS,
    SAM,
    burdens,
    card,
    fierce,
    hand_over,
    play_to,
    standing,
    zones,
)
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, companion, minion

URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")
STRANGER = minion("Strange Uruk", strength=9, vitality=4, race="uruk-hai")
ISENGARD_ORC = minion("Orc of Isengard", strength=6, vitality=3, culture="isengard")
ORC = minion("Orc", strength=6, vitality=3)
STRONG = companion("Strong", strength=8, vitality=6)
HERE, ELSEWHERE = Home(5, terms.FELLOWSHIP_BLOCK), Home(3, terms.FELLOWSHIP_BLOCK)


# Where they are played, and what that needs.


@pytest.mark.parametrize(
    ("id", "able", "unable"),
    [
        card("1R120", STRANGER, ISENGARD_ORC),
        card("1R129", STRANGER, ISENGARD_ORC),
        card("1U162", STRANGER, ISENGARD_ORC),
        card("1C134", ISENGARD_ORC, STRANGER),
        card("1U135", ISENGARD_ORC, STRANGER),
        card("1R140", ISENGARD_ORC, STRANGER),
        card("1C138", ISENGARD_ORC, STRANGER),
    ],
)
def test_a_minion_exerts_for_the_condition(id: str, able: str, unable: str) -> None:
    """Spies of Saruman, Worry and similar conditions: a minion named by the text exerts to play the condition."""
    at = standing(site=5).pool(4)
    minions = [at.play(able), at.play(able)]
    at.play(unable)
    at.hand(1, id)
    game = at.shadow().choose("play", id)
    assert (1, minions) == (game.asked, game.choices())
    assert 1 == game.choose("choose", minions[1]).wounds(minions[1])
    at = standing(site=5).pool(4)
    at.play(able, wounds=3 if able == STRANGER else 2)
    at.play(unable)
    at.hand(1, id)
    assert not at.shadow().offered("play", id)


@pytest.mark.parametrize("id", [card("1R125"), card("1U142"), card("1U159")])
@pytest.mark.parametrize(("spotted", "offered"), [(STRANGER, True), (ISENGARD_ORC, False)])
def test_an_uruk_must_be_there(id: str, spotted: str, offered: bool) -> None:
    """Greed, Traitor's Voice and Uruk-hai Rampage: an Uruk-hai must be spotted to play the condition."""
    at = standing(site=5).pool(4)
    minion = at.play(spotted, wounds=2)
    at.hand(1, id)
    game = at.shadow()
    assert offered == game.offered("play", id)
    if offered:
        assert 2 == game.choose("play", id).wounds(minion)


@pytest.mark.parametrize(
    "id", [card(id) for id in ("1R120", "1R125", "1R129", "1U130", "1U142", "1C144", "1U159", "1U162")]
)
def test_it_lies_in_the_support_area_and_stays(id: str) -> None:
    """Greed, Worry and similar Isengard conditions: each is played to the support area and stays after the turn."""
    at = standing(site=5).pool(4)
    at.play(URUK)
    thing = at.hand(1, id)[0]
    game = at.shadow().choose("play", id)
    assert NOTHING == game.table.cards[thing].bearer
    turns = game.table.turns
    while game.table.turns == turns:
        game.choose(next(verb for verb in ("pass", "done", "stop") if game.offered(verb)))
    assert terms.PLAY == game.zone(thing)


@pytest.mark.parametrize(("id", "copies"), [card("1C134", 1), card("1U135", 1), card("1R140", 2)])
def test_it_lies_on_a_site_until_the_turn_ends(id: str, copies: int) -> None:
    """Saruman's Chill, Saruman's Frost and Spies of Saruman: each is played on a site and discarded after the turn."""
    at = standing(site=5).pool(4)
    at.play(URUK)
    first = at.hand(1, id, id)[0]
    game = at.shadow().choose("play", first)
    assert at.table.path[4] == game.table.cards[first].bearer
    assert (copies == 2) == game.offered("play", id)
    turns = game.table.turns
    while game.table.turns == turns:
        game.choose(next(verb for verb in ("pass", "done", "stop") if game.offered(verb)))
    assert terms.DISCARD_PILE == game.zone(first)


# Effects of the conditions.


def alive_and_unspoiled(load: int, pool: int = 3) -> tuple[Playing, list[int]]:
    """Returns the game with Alive and Unspoiled in play, the given burdens and three cards in the other hand."""
    at = standing(site=5).pool(pool).burdens(load)
    at.play("1R120")
    cards = at.hand(0, GIMLI, LEGOLAS, BOROMIR)
    at.hand(1, URUK)
    return at.shadow(), cards


@pytest.mark.card("1R120")
@pytest.mark.parametrize("number", [1, 2])
def test_burdens_bring_cards_to_light(number: int) -> None:
    """Alive and Unspoiled: a card is revealed for each burden spotted, and one of them may be discarded."""
    game, cards = alive_and_unspoiled(2)
    game.choose("use", "1R120")
    assert [0, 1, 2] == [option.amount for option in game.options("number")]
    game.choose("number", amount=number)
    revealed = game.choices()
    assert (1, number, 0) == (game.asked, len(revealed), game.table.twilight)
    assert game.game.pending is not None
    assert (0, 1) == (game.game.pending.least, game.game.pending.most)
    assert sorted(revealed) == [one for one in cards if knows(game.table, 1, one)]
    game.choose_all(revealed[0])
    assert [one == revealed[0] for one in cards] == [zone == terms.DISCARD_PILE for zone in zones(game, *cards)]


@pytest.mark.card("1R120")
def test_a_card_that_was_revealed_may_be_left() -> None:
    """Alive and Unspoiled: discarding a revealed card is optional."""
    game, cards = alive_and_unspoiled(1)
    game.choose("use", "1R120").choose("number", amount=1).choose_all()
    assert [terms.HAND] * 3 == zones(game, *cards)


@pytest.mark.card("1R120")
def test_no_burden_reveals_nothing() -> None:
    """Alive and Unspoiled: without a burden no card is revealed."""
    game, cards = alive_and_unspoiled(0)
    game.choose("use", "1R120")
    assert [False] * 3 == [knows(game.table, 1, one) for one in cards]


@pytest.mark.card("1R120")
def test_bringing_cards_to_light_costs_three() -> None:
    """Alive and Unspoiled: three twilight tokens are required."""
    game, _cards = alive_and_unspoiled(2, pool=2)
    assert not game.offered("use", "1R120")


@pytest.mark.card("1R125")
@pytest.mark.parametrize(("companions", "pool", "offered"), [(5, 2, True), (4, 2, False), (5, 1, False)])
def test_greed(companions: int, pool: int, offered: bool) -> None:
    """Greed: with six companions spotted, two tokens are removed to wound a companion, not the Ring-bearer."""
    at = standing(site=5).pool(pool)
    greed = at.play("1R125")
    at.play(URUK)
    heroes = [at.play(companion(f"Man {place}")) for place in range(companions)]
    at.play(ally("Onlooker"))
    game = hand_over(at.maneuver())
    assert offered == game.offered("use", greed)
    if offered:
        game.choose("use", greed)
        assert (1, heroes) == (game.asked, game.choices())
        game.choose("choose", heroes[2])
        assert (1, 0, pool - 2) == (game.wounds(heroes[2]), game.wounds(heroes[0]), game.table.twilight)


@pytest.mark.card("1R129")
@pytest.mark.parametrize(("site", "id", "cost"), [(2, GIMLI, 4), (3, GIMLI, 2), (2, ally("Friend", cost=1), 1)])
def test_the_misadventure_of_mr_underhill(site: int, id: str, cost: int) -> None:
    """The Misadventure of Mr. Underhill: each companion, but no ally, costs 2 more, except at a sanctuary."""
    at = standing(site=site)
    at.play("1R129")
    at.hand(0, id)
    assert cost == at.fellowship().choose("play", id).table.twilight


@pytest.mark.card("1R129")
def test_each_misadventure_counts() -> None:
    """The Misadventure of Mr. Underhill: two copies make each companion cost 4 more."""
    at = standing()
    for _copy in range(2):
        at.play("1R129")
    at.hand(0, GIMLI)
    assert 6 == at.fellowship().choose("play", GIMLI).table.twilight


@pytest.mark.card("1U130")
def test_no_ordinary_storm() -> None:
    """No Ordinary Storm: when a weather condition is played, a Gandalf companion or ally exerts."""
    at = standing(site=5).pool(5)
    at.play("1U130")
    at.play(URUK)
    gandalf, friend = at.play(GANDALF), at.play(ally("Friend", culture="gandalf"))
    at.play(GIMLI)
    at.hand(1, "1C134")
    game = at.shadow().choose("play", "1C134")
    assert (1, [gandalf, friend]) == (game.asked, game.choices())
    game.choose("choose", friend)
    assert (0, 1) == (game.wounds(gandalf), game.wounds(friend))


@pytest.mark.card("1U130")
@pytest.mark.parametrize("id", ["1R140", "1U136"])
def test_an_ordinary_day(id: str) -> None:
    """No Ordinary Storm: neither a condition without weather nor an event makes a character exert."""
    at = standing(site=5).pool(5)
    at.play("1U130")
    at.play(URUK)
    gandalf = at.play(GANDALF)
    at.hand(1, id)
    assert 0 == at.shadow().choose("play", id).wounds(gandalf)


@pytest.mark.card("1U130")
def test_weather_that_is_an_event() -> None:
    """No Ordinary Storm: a weather event makes no character exert, because only conditions count."""
    at = standing(site=5).pool(5)
    at.play("1U130")
    at.play(URUK)
    gandalf = at.play(GANDALF)
    at.hand(1, "1R124")
    assert 0 == hand_over(at.maneuver()).choose("play", "1R124").choose("choice", amount=2).wounds(gandalf)


@pytest.mark.card("1U130")
def test_the_storm_of_another_player_is_ordinary() -> None:
    """No Ordinary Storm: a weather condition of another Shadow player does not count."""
    at = standing(site=5, seats=3).pool(5)
    at.play("1U130", seat=2)
    at.play(URUK, seat=1)
    gandalf = at.play(GANDALF)
    at.hand(1, "1C134")
    assert 0 == at.shadow().pass_().choose("play", "1C134").wounds(gandalf)


def left(at: Position, id: str, here: bool) -> Playing:
    """Returns the game after the fellowship has moved from the site bearing the condition or another site."""
    at.play(id, on=at.table.path[4 if here else 3])
    at.play(URUK)
    return at.regroup().passes().choose("move")


@pytest.mark.card("1C134")
@pytest.mark.parametrize("here", [True, False])
def test_hobbits_feel_sarumans_chill(here: bool) -> None:
    """Saruman's Chill: each Hobbit companion exerts when the fellowship leaves the site."""
    at = standing(site=5)
    sam, spent, gimli = at.play(SAM), at.play(companion("Spent", race="hobbit", vitality=1)), at.play(GIMLI)
    friend = at.play(ally("Friend", race="hobbit", homes=(HERE,)))
    game = left(at, "1C134", here)
    chilled = [game.wounds(one) for one in (at.frodo(), sam, spent, gimli, friend)]
    assert ([1, 1, 0, 0, 0] if here else [0] * 5) == chilled


@pytest.mark.card("1U135")
@pytest.mark.parametrize(("here", "less"), [(True, 2), (False, 0)])
def test_hobbits_are_weak_in_sarumans_frost(here: bool, less: int) -> None:
    """Saruman's Frost: each Hobbit companion at the site and each Hobbit ally at home there is weaker."""
    at = standing(site=5)
    at.play("1U135", on=at.table.path[4 if here else 3])
    sam, gimli = at.play(SAM), at.play(GIMLI)
    host, guest = (
        at.play(ally(name, race="hobbit", homes=(home,))) for name, home in (("Host", HERE), ("Guest", ELSEWHERE))
    )
    game = at.maneuver()
    strengths = [game.strength(one) for one in (at.frodo(), sam, host, guest, gimli)]
    assert [4 - less, 3 - less, 3 - less, 3, 6] == strengths


@pytest.mark.card("1R140")
@pytest.mark.parametrize("here", [True, False])
def test_spies_keep_arrows_away(here: bool) -> None:
    """Spies of Saruman: the archery phase is skipped while the fellowship is at the site."""
    at = standing(site=5)
    at.play("1R140", on=at.table.path[4 if here else 3])
    at.play(URUK)
    game = play_to(at.maneuver(), terms.ASSIGNMENT)
    assert here != (terms.ARCHERY in game.phases())


@pytest.mark.card("1U142")
@pytest.mark.parametrize(("load", "wounds", "limit"), [(4, 2, 2), (5, 0, 1), (0, 3, 1), (6, 3, 1)])
def test_a_traitors_voice_slows_them_down(load: int, wounds: int, limit: int) -> None:
    """Traitor's Voice: the move limit is 1 less with five burdens or an exhausted Ring-bearer, but at least 1."""
    at = standing(site=5).burdens(load)
    atoms.set_wounds(at.table, at.frodo(), wounds)
    at.play("1U142")
    at.play("1U142")
    at.play(URUK)
    assert limit == move_limit(at.maneuver().choose("use").table)


@pytest.mark.card("1U142")
@pytest.mark.rule("LG-124")
def test_two_voices_leave_one_move_before_a_bonus() -> None:
    """Traitor's Voice: two copies reduce a limit of 2 to 0, which counts as 1 unless a bonus is added to 0."""
    at = standing(site=5).burdens(5)
    at.play("1U142")
    at.play("1U142")
    at.play(URUK)
    table = at.maneuver().choose("use").table
    assert 1 == move_limit(table)
    atoms.change_limit(table, at.frodo(), 1)
    assert 1 == move_limit(table)
    atoms.change_limit(table, at.frodo(), 1)
    assert 2 == move_limit(table)


@pytest.mark.card("1U142")
def test_a_traitors_voice_costs_one_move() -> None:
    """Traitor's Voice: with four players, one copy reduces the move limit of 3 to 2 (LX-64)."""
    at = standing(site=5, seats=4).burdens(5)
    at.play("1U142")
    at.play(URUK)
    assert 2 == move_limit(at.maneuver().choose("use").table)


@pytest.mark.card("1C144")
@pytest.mark.parametrize(("pool", "offered"), [(1, True), (0, False)])
def test_bloodlust_heals_the_winner(pool: int, offered: bool) -> None:
    """Uruk Bloodlust: a token is removed to heal the Uruk-hai who has won, if the player chooses."""
    at = standing(site=5).pool(pool)
    at.play("1C144")
    winner, other = at.play(STRANGER, wounds=2), at.play(URUK, wounds=1)
    game = at.skirmish(at.play(STRONG), winner).pass_().pass_()
    assert offered == game.offered("respond", "1C144")
    if offered:
        game.choose("respond", "1C144")
        assert (1, 1, 0) == (game.wounds(winner), game.wounds(other), game.table.twilight)


@pytest.mark.card("1U159")
@pytest.mark.parametrize(("pool", "offered"), [(3, True), (2, False)])
def test_rampage_makes_the_winner_fierce(pool: int, offered: bool) -> None:
    """Uruk-hai Rampage: three tokens are removed to make the winning Uruk-hai fierce until the regroup phase."""
    at = standing(site=5).pool(pool)
    at.play("1U159")
    winner, other = at.play(STRANGER), at.play(URUK)
    game = at.skirmish(at.play(STRONG), winner).pass_().pass_()
    assert offered == game.offered("respond", "1U159")
    if offered:
        game.choose("respond", "1U159")
        assert (1, 0, 0) == (fierce(game, winner), fierce(game, other), game.table.twilight)
        assert 1 == fierce(play_to(game, terms.ASSIGNMENT), winner)
        assert 0 == fierce(play_to(game, terms.REGROUP), winner)


@pytest.mark.parametrize("id", [card("1C144"), card("1U159")])
@pytest.mark.parametrize(("winner", "seat"), [(minion("Strong Orc", strength=9, culture="isengard"), 1), (URUK, 2)])
def test_only_your_own_uruk_is_meant(id: str, winner: str, seat: int) -> None:
    """Uruk Bloodlust and Uruk-hai Rampage: only a win by the player's own Uruk-hai allows the response."""
    at = standing(site=5, seats=3).pool(5)
    at.play(id, seat=1)
    fighter = at.play(winner, seat=seat, wounds=1)
    game = at.skirmish(at.play(STRONG), fighter).passes()
    assert not game.offered("respond", id)


@pytest.mark.card("1U162")
@pytest.mark.parametrize("loser", [STRONG, ally("Host", strength=8, vitality=6, homes=(HERE,))])
@pytest.mark.parametrize(("choice", "gained", "wounds"), [(1, 0, 1), (2, 1, 0)])
def test_worry(loser: str, choice: int, gained: int, wounds: int) -> None:
    """Worry: when an Uruk-hai wins, the Free Peoples player exerts the Ring-bearer or adds a burden."""
    at = standing(site=5)
    at.play("1U162")
    game = at.skirmish(at.play(loser), at.play(STRANGER), at.play(ORC)).pass_().pass_()
    while not game.offered("choice"):
        game.choose("suffer", "1U162" if game.offered("suffer", "1U162") else NOTHING)
    assert 0 == game.asked
    game.choose("choice", amount=choice)
    assert (gained, wounds) == (burdens(game), game.wounds(at.frodo()))


@pytest.mark.card("1U162")
@pytest.mark.parametrize(
    ("hero", "foe"), [(STRONG, minion("Strong Orc", strength=9, culture="isengard")), (GIMLI, ORC)]
)
def test_no_worry(hero: str, foe: str) -> None:
    """Worry: nothing happens if an Orc wins or no character loses to an Uruk-hai."""
    at = standing(site=5)
    at.play("1U162")
    game = at.skirmish(at.play(hero), at.play(foe)).passes()
    assert (0, False) == (burdens(game), game.offered("choice"))
