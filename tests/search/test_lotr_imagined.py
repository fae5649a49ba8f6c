"""Tests that the search's reading of a table equals the seat's view and gives equal answers."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.bots.keen import Keen
from inglenook.bots.lotr.observation import Card, Seen, Side
from inglenook.bots.lotr.player import Thumb, best_of
from inglenook.bots.lotr.question import Question
from inglenook.bots.lotr.view_reader import Sight
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.players import SeatPlayer
from inglenook.lotr.dsl import terms
from inglenook.lotr.entry.settings import set_up
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.search.lotr.imagined import Imagined

WORDS = (terms.DAMAGE, terms.ARCHER, terms.FIERCE, terms.DEFENDER)


def card_told(card: Card) -> list[object]:
    """Returns all that is known of a card, except its name."""
    numbers = [card.strength, card.vitality, card.cost, card.wounds, card.used, card.tokens]
    state = [card.owner, card.id, card.active, card.roaming, card.ring_bearer, card.token_culture]
    return [*state, *numbers, [card.word(word) for word in WORDS], [one.id for one in card.borne]]


def side_told(side: Side) -> list[object]:
    """Returns all that is known of a side."""
    piles = [[card_told(card) for card in pile] for pile in (side.hand, side.dead, side.in_play)]
    return [*piles, side.out, side.site, side.burdens, side.resistance, side.wearing, side.controlled]


def told(seen: Seen) -> list[object]:
    """Returns all that is known of a table."""
    fighting = [] if seen.fighter is None else [seen.fighter.id, *[card.id for card in seen.attackers]]
    assigned = [(fighter.id, [card.id for card in minions]) for fighter, minions in seen.assigned]
    path = [
        (site.printed.id, site.shadow_number, site.keywords) for site in [seen.site_at(n) for n in range(seen.sites)]
    ]
    turn = [seen.seat, seen.turn, seen.phase, seen.fierce, seen.twilight, seen.moves, seen.last_site]
    return [turn, [side_told(side) for side in seen.sides], fighting, assigned, path, len(seen.stubborn)]


@pytest.mark.rule("KR-7", "KR-22")
@pytest.mark.parametrize(
    ("seed", "decks"),
    [
        ("1", ("fellowship-aragorn", "moria-gimli")),
        ("2", ("helms-deep-eowyn", "fangorn-witch-king", "towers-theoden")),
    ],
)
def test_a_table_dealt_anew_reads_like_the_view(seed: str, decks: tuple[str, ...]) -> None:
    """A table dealt anew equals the view number for number, and the heuristic answers alike."""
    named = {f"deck{seat + 1}": deck for seat, deck in enumerate(decks)}
    game: Game[Any] = Game.start(LordOfTheRings(), set_up(len(decks), named), seed)
    bot = Keen(Dice(seed), Thumb(Dice(seed)), ("play", "use", "respond"))
    compared = 0
    while game.pending is not None and compared < 90:
        decision = game.pending
        player = SeatPlayer(game, decision.seat)
        view, table = Sight(player.view(), player), Imagined(game.table, decision.seat)
        assert told(view) == told(table)
        assert best_of(Question(view, decision)) == best_of(Question(table, decision))
        compared += 1
        game.pick(bot.choose(player))

    assert compared >= 80
