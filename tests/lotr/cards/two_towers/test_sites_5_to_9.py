"""Sites 5 to 9 of The Two Towers."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.filters import CHARACTER, MINION
from inglenook.lotr.rules.archery import fellowship_archery, minion_archery
from tests.lotr.cards import standing
from tests.lotr.cards.standing import (
    BOROMIR,
    EOMER,
    GIMLI,
    MERRY,
    SAM,
    burdens,
    zones,
)
from tests.lotr.positions import TOWERS_SITES, Playing, Position
from tests.lotr.samples import companion, minion, possession

CHAIN = "4C278"
GUMA = "4C277"
ORC_OF_THE_PATH = minion("Orc of the Path", strength=5, vitality=3, cost=3)
URUK_OF_THE_PATH = minion("Uruk of the Path", culture="isengard", race="uruk-hai", strength=9, vitality=4, cost=4)
WILD_MAN_OF_THE_PATH = minion("Wild Man of the Path", culture="dunland", race="man", vitality=2, cost=2)
ORC_OF_THE_WALL = minion("Orc of the Wall", strength=5, vitality=3)
SPEAR = possession("Spear of Shadow", item_class=terms.HAND_WEAPON_CLASS, on=On(MINION), side=terms.SHADOW)
BLADE = possession("Blade", item_class=terms.HAND_WEAPON_CLASS, on=On(CHARACTER))
ARCHER_OF_THE_WALL = minion("Archer of the Wall", keywords=((terms.ARCHER, 1),))


def before_site(id: str, number: int, **facts: Any) -> Position:
    """Returns the position with the given site of The Two Towers as the next site."""
    return standing.before_site(id, number, sites=TOWERS_SITES, **facts)


def on_site(id: str, number: int, **facts: Any) -> Position:
    """Returns the position with the fellowship at the given site of The Two Towers."""
    return standing.on_site(id, number, sites=TOWERS_SITES, **facts)


def shot(at: Position) -> Playing:
    """Returns the archery phase after all players have passed."""
    return at.archery().pass_().pass_()


@pytest.mark.card("4U347")
def test_the_first_uruk_in_the_deep() -> None:
    """Deep of Helm: the first Uruk-hai played here each turn costs 3 less."""
    at = on_site("4U347", 5).pool(20)
    at.hand(1, ORC_OF_THE_PATH, URUK_OF_THE_PATH, URUK_OF_THE_PATH)
    game = at.shadow()
    costs = []
    for id in (ORC_OF_THE_PATH, URUK_OF_THE_PATH, URUK_OF_THE_PATH):
        before = game.table.twilight
        costs.append(before - game.choose("play", id).table.twilight)
    assert [3, 1, 4] == costs


@pytest.mark.card("4U347")
def test_the_first_uruk_of_the_turn_not_of_the_phase() -> None:
    """Deep of Helm: only one Uruk-hai in each turn is the first, even with two Shadow players."""
    at = on_site("4U347", 5, seats=3).pool(20)
    at.hand(1, URUK_OF_THE_PATH)
    at.hand(2, URUK_OF_THE_PATH)
    game = at.shadow()
    costs = []
    while game.table.phase == terms.SHADOW_PHASE:
        before = game.table.twilight
        if game.offered("play", URUK_OF_THE_PATH):
            costs.append(before - game.choose("play", URUK_OF_THE_PATH).table.twilight)
        else:
            game.pass_()
    assert [1, 4] == costs
    at = before_site("4U347", 5).pool(20)
    at.hand(1, URUK_OF_THE_PATH, URUK_OF_THE_PATH)
    game = at.shadow().choose("play", URUK_OF_THE_PATH)
    while not game.offered("move"):
        game.choose("pass" if game.offered("pass") else "done")
    game.choose("move")
    before = game.table.twilight
    assert 1 == before - game.choose("play", URUK_OF_THE_PATH).table.twilight


@pytest.mark.card("4U349")
def test_swords_at_helms_gate() -> None:
    """Helm's Gate: a hand weapon gives companions and minions strength +2."""
    at = on_site("4U349", 5)
    eomer, orc, idle = at.play(EOMER), at.play(ORC_OF_THE_WALL), at.play(ORC_OF_THE_WALL)
    at.play(BLADE, on=eomer)
    at.play(SPEAR, on=orc)
    game = at.skirmish(eomer, orc)
    assert [9, 7, 5] == [game.strength(card) for card in (eomer, orc, idle)]


@pytest.mark.card("4U350")
@pytest.mark.parametrize(("friend", "tokens"), [("1P365", 6), ("4P364", 6), (BOROMIR, 8)])
def test_aragorn_in_the_hornburg_courtyard(friend: str, tokens: int) -> None:
    """Hornburg Courtyard: with any version of Aragorn in play, the Shadow number is 2 less."""
    at = before_site("4U350", 5)
    at.play(friend)
    game = at.fellowship().choose("move")
    if game.prompt == "prompt-respond":
        game.pass_()
    assert tokens + 2 == game.table.twilight


@pytest.mark.card("4U351")
@pytest.mark.parametrize(("archers", "arrows"), [(0, 0), (1, 0), (2, 1)])
def test_arrows_on_the_parapet(archers: int, arrows: int) -> None:
    """Hornburg Parapet: the fellowship archery total is 1 higher and the minion archery total 1 lower."""
    at = on_site("4U351", 5)
    for _archer in range(archers):
        at.play(ARCHER_OF_THE_WALL)
    assert (arrows, 1) == (minion_archery(at.table), fellowship_archery(at.table, 0))


@pytest.mark.card("4U354")
def test_a_possession_in_the_hornburg_armory_brings_a_card() -> None:
    """Hornburg Armory: playing a possession at its cost draws a card."""
    at = on_site("4U354", 6)
    at.play(BOROMIR)
    top, below = at.deck(0, MERRY, SAM)
    chain = at.hand(0, CHAIN, GIMLI)[0]
    game = at.fellowship().choose("use", "4U354")
    assert ([terms.PLAY, terms.HAND, terms.DECK], 1) == (zones(game, chain, top, below), game.table.twilight)
    assert not game.offered("use", "4U354")


@pytest.mark.card("4U354")
def test_a_possession_nobody_can_bear_brings_no_card() -> None:
    """Hornburg Armory: no card is drawn if no character can bear the possession."""
    at = on_site("4U354", 6)
    at.deck(0, MERRY)
    at.hand(0, CHAIN)
    assert not at.fellowship().offered("use", "4U354")


@pytest.mark.card("4U356")
@pytest.mark.parametrize(("companions", "arrows"), [(3, 0), (4, 2), (5, 4)])
def test_the_crowd_on_the_causeway_is_a_good_mark(companions: int, arrows: int) -> None:
    """Hornburg Causeway: the minion archery total is 2 higher for each unbound companion beyond three."""
    at = on_site("4U356", 7)
    at.play(SAM)
    at.play(GUMA)
    for number in range(companions):
        at.play(companion(f"In the Crowd {number}", vitality=5))
    at.play(ORC_OF_THE_PATH)
    game = shot(at)
    placed = 0
    while game.offered("wound"):
        game.choose("wound", game.table.players[0].in_play[-1])
        placed += 1
    assert arrows == placed


@pytest.mark.card("4U357")
@pytest.mark.parametrize(
    ("friend", "wounds"), [(BOROMIR, [0, 0, 1, 1, 2]), (GUMA, [0, 0, 0, 1, 2]), (EOMER, [0, 0, 0, 0, 2])]
)
def test_strangers_in_the_kings_room(friend: str, wounds: list[int]) -> None:
    """King's Room: arriving without a Rohan companion exerts the unbound companions."""
    at = before_site("4U357", 7)
    sam, hero, merry, gimli = at.play(SAM), at.play(friend), at.play(MERRY), at.play(GIMLI, wounds=2)
    game = at.fellowship().choose("move")
    assert wounds == [game.wounds(card) for card in (at.frodo(), sam, hero, merry, gimli)]


@pytest.mark.card("4U358")
def test_wild_men_in_the_ring_of_isengard_bring_a_card() -> None:
    """Ring of Isengard: playing a Dunland minion at its cost draws a card."""
    at = on_site("4U358", 8).pool(9)
    top, below = at.deck(1, ORC_OF_THE_PATH, ORC_OF_THE_PATH)
    wild_man = at.hand(1, WILD_MAN_OF_THE_PATH, URUK_OF_THE_PATH, "4C26")[0]
    game = at.shadow().choose("use", "4U358")
    assert ([terms.PLAY, terms.HAND, terms.DECK], 7) == (zones(game, wild_man, top, below), game.table.twilight)
    assert not game.offered("use", "4U358")


@pytest.mark.card("4U358")
def test_a_wild_man_too_dear_brings_no_card() -> None:
    """Ring of Isengard: no card is drawn if the minion's cost cannot be paid."""
    at = on_site("4U358", 8).pool(1)
    at.hand(1, WILD_MAN_OF_THE_PATH)
    assert not at.shadow().offered("use", "4U358")


@pytest.mark.card("4U359")
@pytest.mark.parametrize(("pool", "after"), [(0, 4), (8, 12), (9, 9)])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_wizards_vale_gathers_twilight(pool: int, after: int, seats: int) -> None:
    """Wizard's Vale: four tokens are added at the start of the first Shadow phase with fewer than nine."""
    at = on_site("4U359", 8, seats=seats).pool(pool)
    game = at.shadow()
    assert after == game.table.twilight
    if seats == 3:
        assert after == game.pass_().table.twilight


@pytest.mark.card("4U362")
@pytest.mark.parametrize(("companions", "drawn"), [(4, 0), (6, 2)])
def test_each_shadow_player_may_draw_at_the_orthanc_library(companions: int, drawn: int) -> None:
    """Orthanc Library: for each companion beyond four, the Shadow players may draw a card."""
    at = before_site("4U362", 9, seats=3)
    for number in range(companions - 1):
        at.play(companion(f"Reader {number}"))
    for seat in (1, 2):
        at.deck(seat, *[ORC_OF_THE_PATH] * 5)
    game = at.fellowship().choose("move")
    answers = {2: "yes", 1: "no"}
    while game.prompt == "prompt-may":
        game.choose(answers[game.asked])
    assert (0, drawn) == (len(game.table.players[1].hand), len(game.table.players[2].hand))


@pytest.mark.card("4U363")
def test_the_palantir_lifts_burdens_to_bring_a_minion_back() -> None:
    """Palantír Chamber: two burdens are removed to play a minion from the discard pile at its cost."""
    at = on_site("4U363", 9).burdens(3).pool(4)
    orc, uruk = at.discard(1, ORC_OF_THE_PATH, URUK_OF_THE_PATH)
    at.discard(1, "1C157")
    game = at.shadow().choose("use", "4U363")
    assert sorted([orc, uruk]) == sorted(game.choices("play"))
    game.choose("play", orc)
    assert (1, 1, terms.PLAY) == (burdens(game), game.table.twilight, game.zone(orc))
    assert not game.offered("use", "4U363")


@pytest.mark.card("4U363")
@pytest.mark.parametrize(("carried", "pool"), [(1, 9), (5, 2)])
def test_the_palantir_in_vain(carried: int, pool: int) -> None:
    """Palantír Chamber: two burdens and an affordable minion in the discard pile are required."""
    at = on_site("4U363", 9).burdens(carried).pool(pool)
    at.discard(1, ORC_OF_THE_PATH)
    assert not at.shadow().offered("use", "4U363")
