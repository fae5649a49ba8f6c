"""Cached values of the table always equal the computed ones (KR-1)."""

from __future__ import annotations

import pytest

from inglenook.bots.uniform import Uniform
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.players import SeatPlayer
from inglenook.talisman import stats
from inglenook.talisman.ability_kinds import ALL_KINDS, ALWAYS_HAS_SPELL
from inglenook.talisman.component_index import CARDS
from inglenook.talisman.rulebook import Talisman
from inglenook.talisman.rules.possessions import limits
from inglenook.talisman.table import TalismanTable

SEEDS = ("one", "two", "three")
DECISIONS = 600


def kinds_that_differ(table: TalismanTable) -> list[tuple[int, int]]:
    """Returns the seats and kinds of abilities whose cached value differs from the printed one."""
    found = []
    for seat, character in enumerate(table.characters):
        ids = [
            character.definition,
            *[table.cards[card].definition for card in character.objects + character.followers],
        ]
        for place, kind in enumerate(ALL_KINDS):
            printed = any(id in kind.cards or id in kind.characters for id in ids)
            if printed != bool(table.kinds_of(character) & kind.bit):
                found.append((seat, place))
    return found


def beyond_limits(table: TalismanTable) -> list[int]:
    """Returns the seats over their limits that the cache marks as checked."""
    found = []
    for seat, character in enumerate(table.characters):
        if not character.alive or character.toad or character.touched > table.settled_at:
            continue
        forbidden = [CARDS[table.cards[card].definition].forbidden_to for card in character.objects]
        surplus = limits.surplus_objects(table, seat) > 0 or limits.surplus_spells(table, seat) > 0
        draws = not character.spells and stats.has(table, seat, ALWAYS_HAS_SPELL)
        lacking = draws and stats.may_draw_spell(table, seat)
        if surplus or lacking or any(character.alignment in alignments for alignments in forbidden):
            found.append(seat)
    return found


@pytest.mark.rule("TD-44")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_remembered_of_a_character_is_true(seed: str) -> None:
    """In a random game the cached kinds of abilities and checked limits of each character are always right."""
    game = Game.start(Talisman(), {"seats": 4}, seed, keep=False)
    bot = Uniform(Dice(seed))
    players = [SeatPlayer(game, seat) for seat in range(4)]
    looked_at = 0
    while game.pending is not None and looked_at < DECISIONS:
        assert ([], []) == (kinds_that_differ(game.table), beyond_limits(game.table)), f"decision {looked_at}"
        looked_at += 1
        game.pick(bot.choose(players[game.pending.seat]))
    assert looked_at > 100


@pytest.mark.rule("KR-32")
def test_what_is_seen_at_a_glance_is_part_of_the_whole() -> None:
    """Tables that continue alike have equal quick summaries, which exclude mere counters."""
    game = Game.start(Talisman(), {"seats": 3}, "glance")
    bot = Uniform(Dice("glance"))
    for _ in range(40):
        assert game.pending is not None
        game.pick(bot.choose(SeatPlayer(game, game.pending.seat)))
    table = game.table

    assert table.glance() == table.essence()["characters"]
    assert table.glance() == game.fork().table.glance() != Game.start(Talisman(), {"seats": 3}, "glance").table.glance()
