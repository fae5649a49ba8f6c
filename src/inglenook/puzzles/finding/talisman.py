"""Where puzzles of Talisman are looked for: at the beginning of a turn, with the coming dice and cards laid open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from inglenook.kernel.decisions import Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.puzzles.finding.draft import Draft, described, players_around
from inglenook.scenarios.terms import ScenarioTerms
from inglenook.talisman.table import TalismanTable

MOVEMENT: Final = "movement"
EARLY: Final = 4
"""Rounds in which nobody has much to choose from."""
EVERY: Final = 5
"""Positions of turns that follow one another are much alike."""
ROLLS: Final = 8
"""So many dice are laid open; a line that needs more of them counts with every face."""
AWAY: Final = "9"
"""The others miss so many turns: a puzzle is played alone."""
TURNS: Final = (2, 3)
MORE: Final = {"strength": (1,), "craft": (1,), "lives": (1, 2), "gold": (2, 3, 4)}
NOTED: Final = ("Crown of Command", "Valley of Fire", "Plain of Peril", "Portal of Power", "Temple", "Warlock's Cave")


def moment(game: Game[Any]) -> object:
    """Only the beginnings of turns are looked at."""
    table: TalismanTable = game.table
    begins = table.phase == MOVEMENT and game.pending is not None and game.pending.seat == table.turn
    late = table.turn_number > EARLY * table.seats and table.turn_number % EVERY == 0
    return table.turn_number if begins and late else None


def drafts(scenario_terms: ScenarioTerms[Any], game: Game[Any], dice: Dice) -> Iterator[tuple[Draft, list[object]]]:
    """The position of whoever's turn it is, for two and three turns, with what may be asked for."""
    table: TalismanTable = game.table
    draft = draft_of(scenario_terms, game, table.turn, dice)
    yield draft, goals(table, draft.setup)


def draft_of(scenario_terms: ScenarioTerms[Any], game: Game[Any], seat: Seat, dice: Dice) -> Draft:
    """The position at the beginning of a turn of one player, whom the others leave alone."""
    table: TalismanTable = game.table
    players = players_around(seat, table.seats)
    setup = described(scenario_terms, game, players)
    for one, player in enumerate(players):
        character = setup["characters"][player]
        if one != seat and character not in ("waiting", "out"):
            named = character if isinstance(character, dict) else {"character": character}
            setup["characters"][player] = {**named, "missed turns": AWAY}
    setup["turn"] = players[seat]
    setup["phase"] = "start of turn"
    setup["rest"], setup["rest of spells"] = "discarded", "used Spells"
    setup.pop("seen", None)
    rolls = [dice.roll("puzzle") for _ in range(ROLLS)]
    return Draft("talisman", players, setup, rolls)


def goals(table: TalismanTable, setup: dict[str, Any]) -> list[object]:
    """More of each counter, each card that lies about or comes next, and the spaces that one longs for."""
    character = table.characters[table.turn]
    counters = {"strength": character.strength, "craft": character.craft, "lives": character.lives}
    counters["gold"] = character.gold
    found: list[object] = []
    for turns in TURNS:
        for kind, amount in counters.items():
            found += [{kind: amount + more, "turns": turns} for more in MORE[kind]]
        cards = [card for cards in setup.get("lying", {}).values() for card in cards] + list(setup.get("deck", []))
        for card in cards:
            found += [{"get": card, "turns": turns}, {"slay": card, "turns": turns}]
        found += [{"reach": space, "turns": turns} for space in NOTED]
    return found


def least(draft: Draft) -> int:
    """Without others, chance finds what there is."""
    return 1
