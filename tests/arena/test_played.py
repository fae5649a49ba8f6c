"""Tests of `inglenook simulate --played`, which counts the games in which each component was played."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from inglenook.arena.match import Match, Outcome, play
from inglenook.arena.summary import Played, Summary
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.players import SeatPlayer
from inglenook.lotr.decks.starters import STARTERS, starter_deck
from inglenook.registry import find
from inglenook.wording import LANGUAGES
from tests.command_line.commands import check_refused, run

DECK = Path(__file__).parent / "lights.deck"


def counted(*words: str) -> dict[str, dict[str, int]]:
    """Returns the counts for each component."""
    results: dict[str, Any] = json.loads(run("simulate", *words, "--json").out)
    found: dict[str, dict[str, int]] = results.get("components", {})
    return found


@pytest.mark.rule("KR-1")
def test_counts_do_not_depend_on_the_number_of_processes() -> None:
    """Counts are equal for any number of processes, listed rarest first, and absent unless requested."""
    words = ("lotr", "--games", "6", "--seed", "s")
    alone = counted(*words, "--played", "3")

    assert list(alone.items()) == list(counted(*words, "--played", "3", "--jobs", "2").items())
    assert [one["played"] for one in alone.values()] == sorted(one["played"] for one in alone.values())
    assert counted(*words) == {}


def match_of(number: int) -> Match:
    """Returns a game of two starters."""
    entry = find("lotr")
    first, second = list(STARTERS)[number], next(iter(STARTERS))
    setup = entry.set_up(2, {"deck1": first, "deck2": second, "bids": "0,0"})
    return Match("lotr", setup, f"played {number}", ("uniform", "uniform"), number, counts_components=True)


@pytest.mark.rule("LR-5.5", "KR-15")
@pytest.mark.parametrize("number", [0, 1])
def test_played_is_what_left_hand_deck_and_adventure_deck_for_the_table(number: int) -> None:
    """A card counts as played if it was seen in play at a question, or is an event; all deck cards took part."""
    match = match_of(number)
    entry = find("lotr")
    told = play(match).components
    game = Game.start(entry.rulebook, match.setup, match.seed)
    bots = [entry.bots[name](Dice(f"{match.seed}\nbot {seat}")) for seat, name in enumerate(match.bots)]
    seen: set[str] = set()
    while game.pending is not None:
        seen |= {card.printed.id for card in game.table.cards if card.zone in ("play", "path")}
        seat = game.pending.seat
        game.pick(bots[seat].choose(SeatPlayer(game, seat)))
    decks = [starter_deck(list(STARTERS)[place]) for place in (number, 0)]
    types = {card.printed.id: card.printed.type for card in game.table.cards}

    assert told.keys() == {id for deck in decks for id in deck.ids()} == types.keys()
    assert seen <= {id for id, was in told.items() if was}
    # A minion can be played and be gone before anybody is asked again; a card of any other kind that stays cannot.
    assert {types[id] for id, was in told.items() if was and id not in seen} <= {"event", "minion"}


@pytest.mark.rule("KR-15")
def test_failed_games_and_games_not_asked_about_count_nothing() -> None:
    """A component that only took part has count 0, and equal counts are ordered by id."""
    outcomes = [
        Outcome(1, 10, (0,), components={"a": True, "b": False, "c": True}),
        Outcome(2, 10, (0,), components={"c": True, "b": False}),
        Outcome(3, 10, (0,), components={"d": True}),
        Outcome(4, 10, (), Message("simulate-endless", {"count": 1}), components={"b": True}),
    ]
    summary = Summary(outcomes, 2)

    assert summary.components == [Played("b", 0, 2), Played("a", 1, 1), Played("d", 1, 1), Played("c", 2, 2)]
    assert summary.to_data()["components"] == {one.id: counts(one) for one in summary.components}
    assert play(replace(match_of(0), counts_components=False)).components == {}


def counts(one: Played) -> dict[str, int]:
    """Returns the counts in machine-readable form."""
    return {"played": one.played, "games": one.games}


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_played_too_seldom_is_told(language: str) -> None:
    """The report names each component played too seldom with both totals, otherwise only the rarest."""
    words = ("simulate", "lotr", "--games", "2", "--language", language)
    plain = len(run(*words).lines)
    few, all_of_them = run(*words, "--played", "1"), run(*words, "--played", "3")
    total, enough = [int(line.rpartition(":")[2]) for line in few.lines[plain : plain + 2]]

    assert len(few.lines) == plain + 2 + max(1, total - enough)
    assert len(all_of_them.lines) == plain + 2 + total
    assert any("(1C2)" in line and line.count("2") >= 2 for line in all_of_them.lines)
    assert (few.status, few.err) == (0, "")


@pytest.mark.rule("KR-21")
def test_a_game_that_cannot_tell_is_refused() -> None:
    """A game such as Embers that cannot count components refuses the option."""
    check_refused(run("simulate", "embers", "--games", "1", "--played", "1"), "not counted")


@pytest.mark.rule("KR-15")
def test_talisman_counts_what_came_up() -> None:
    """Talisman counts cards drawn or taken, Spells cast, characters played and spaces entered."""
    entry = find("talisman")
    told = play(Match("talisman", entry.set_up(2, {}), "t", ("uniform", "uniform"), counts_components=True)).components
    kinds = Counter([id.partition(":")[0] for id, was in told.items() if was])

    assert set(told) == set(entry.components.ids)
    assert kinds.keys() == {id.partition(":")[0] for id in entry.components.ids}


@pytest.mark.long
@pytest.mark.rule("LR-26.5")
@pytest.mark.card("6C38")
def test_the_rarest_event_is_played_with_a_deck_of_its_own() -> None:
    """The rarest event is played in some of a hundred random games of the deck that the documents name for it."""
    decks = ("--set", f"deck1={DECK}", "--set", f"deck2={DECK}", "--set", "format=tower", "--set", "bids=0,0")
    found = counted("lotr", "--games", "400", *decks, "--played", "1")

    assert found["6C38"]["played"] > 0
    assert found["6C38"]["games"] == 400
