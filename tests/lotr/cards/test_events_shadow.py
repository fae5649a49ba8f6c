"""Shadow events that do something else than make a minion stronger."""

from __future__ import annotations

import pytest

from inglenook.lotr.words import terms
from tests.lotr.cards.standing import standing, zones
from tests.lotr.samples import minion

HOST, RUNNER, TROOP, SCOUT, SAVAGE = "1C187", "1U178", "1C177", "1C191", "1C151"

ORC, TROLL = minion("Orc of Mordor", culture="sauron"), minion("Troll of Moria", culture="moria", race="troll")


@pytest.mark.card(HOST)
def test_a_moria_orc_comes_back_from_the_discard_pile() -> None:
    """At its cost, and as any minion that is played: a runner may bring his tokens again.  The event is spent."""
    at = standing(site=4).pool(2)
    runner, scout = at.discard(1, RUNNER, SCOUT)
    at.discard(1, TROOP, SAVAGE, ORC, TROLL)  # too dear, of Isengard, of another culture, and no Orc
    event = at.hand(1, HOST)[0]
    game = at.shadow().choose("play", HOST)
    assert sorted([runner, scout]) == sorted(game.choices("play"))
    game.choose("play", runner).choose("respond", runner)
    assert ([terms.PLAY, terms.DISCARD_PILE, terms.DISCARD_PILE], 3) == (
        zones(game, runner, scout, event),
        game.table.twilight,
    )


@pytest.mark.card(HOST)
@pytest.mark.parametrize(
    ("site", "pool", "discarded", "offered"),
    [(4, 2, SCOUT, True), (4, 1, SCOUT, False), (3, 3, SCOUT, False), (3, 4, SCOUT, True), (4, 9, SAVAGE, False)],
    ids=["paid", "too dear", "roaming", "roaming and paid", "of isengard"],
)
def test_an_orc_must_really_come(site: int, pool: int, discarded: str, offered: bool) -> None:
    """Without one that can be paid for, roaming included, the event cannot be played; others' piles do not count."""
    at = standing(site, seats=3).pool(pool)
    at.discard(2, discarded)
    at.discard(1, RUNNER)
    at.hand(2, HOST)
    game = at.shadow()
    if game.asked != 2:
        game.pass_()
    assert (2, offered) == (game.asked, game.offered("play", HOST))


@pytest.mark.card(HOST)
def test_the_host_comes_in_the_shadow_phase() -> None:
    """Not later."""
    at = standing(site=4).pool(9)
    at.play(SCOUT)
    at.discard(1, SCOUT)
    at.hand(1, HOST)
    game = at.maneuver().pass_()
    assert (1, False) == (game.asked, game.offered("play", HOST))
