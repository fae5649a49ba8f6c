"""Candidate positions for puzzles of Talisman: beginnings of turns, with the coming dice and cards laid open."""

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
"""Rounds at the start of a game that are skipped, because players have little to choose from."""
EVERY: Final = 5
"""Interval between examined positions, in turns: those of successive turns are much alike."""
ROLLS: Final = 8
"""Dice rolls laid open; a line that needs more of them must work with every face."""
AWAY: Final = "9"
"""Turns that the other players miss: a puzzle is played alone."""
TURNS: Final = (2, 3)
MORE: Final = {"strength": (1,), "craft": (1,), "lives": (1, 2), "gold": (2, 3, 4)}
NOTED: Final = ("Crown of Command", "Valley of Fire", "Plain of Peril", "Portal of Power", "Temple", "Warlock's Cave")


def moment(game: Game[Any]) -> object:
    """Returns a key for the moment of a position, or None; only beginnings of turns are examined."""
    table: TalismanTable = game.table
    begins = table.phase == MOVEMENT and game.pending is not None and game.pending.seat == table.turn
    late = table.turn_number > EARLY * table.seats and table.turn_number % EVERY == 0
    return table.turn_number if begins and late else None


def drafts(scenario_terms: ScenarioTerms[Any], game: Game[Any], dice: Dice) -> Iterator[tuple[Draft, list[object]]]:
    """Yields the position of the current player, with goals for two and three turns."""
    table: TalismanTable = game.table
    draft = draft_of(scenario_terms, game, table.turn, dice)
    yield draft, goals(table, draft.setup)


def draft_of(scenario_terms: ScenarioTerms[Any], game: Game[Any], seat: Seat, dice: Dice) -> Draft:
    """Returns the position at the beginning of a player's turn, in which the others miss their turns."""
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
    """Returns the possible goals: more of each counter, each card lying on the board or next in the deck, desirable
    spaces.
    """
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
    """Returns the fewest random playouts that must reach the goal: without opponents, chance finds what is possible."""
    return 1
