"""Tests of a deck tried against others, and of each card's contribution."""

from __future__ import annotations

import csv
import io
from dataclasses import replace

import msgspec
import pytest

from inglenook.arena.match import Match, Outcome, play
from inglenook.arena.trial import PLAYED, UNDRAWN, Opponent, Report, cards_as_csv, trial
from inglenook.arena.unplayed_cards import HELD
from inglenook.kernel.saved.records import Record
from inglenook.lotr.decks.starters import starter_deck

NAMES = ["moria-gimli", "elf-lords-legolas"]


def tried(games: int) -> tuple[list[Match], list[Outcome]]:
    """Returns the trial of a starter against two others."""
    opponents = [Opponent(name, starter_deck(name).data()) for name in NAMES]
    deck = starter_deck("fellowship-aragorn").data()
    matches = trial("lotr", "fellowship", deck, opponents, "uniform", games, "trial")
    return matches, [play(match) for match in matches]


@pytest.mark.rule("KR-23")
def test_a_deck_is_tried_in_both_seats_against_each() -> None:
    """A tried deck plays equally often in both seats; each card has a result in every game, and figures add up."""
    matches, outcomes = tried(4)
    report = Report(NAMES, outcomes)
    deck = starter_deck("fellowship-aragorn")
    sat = [msgspec.convert(match.setup["decks"], list[object]) for match in matches]
    assert [deck.data()] * 8 == [decks[report.seat(one)] for decks, one in zip(sat, outcomes, strict=True)]
    assert (8, 4, 4) == (report.wins().games, report.wins(0).games, report.wins(1).games)
    assert report.wins(first=True).games + report.wins(first=False).games == 8
    assert {id for id, _ in deck.draw_deck} == {card.id for card in report.cards()}
    for card in report.cards():
        assert card.drawn.games + card.left.games == 8
        assert card.drawn.games == card.played.games + card.held
        assert card.low <= card.difference <= card.high
    assert any(card.held for card in report.cards()) and any(card.played.games for card in report.cards())
    rows = list(csv.DictReader(io.StringIO(cards_as_csv({"aragorn": report.cards()}))))
    assert len(deck.draw_deck) == len(rows) and {"deck", "card", "held", "difference"} <= set(rows[0])


def outcome(number: int, won: bool, fate: str) -> Outcome:
    """Returns a game against a single opponent with this result for a card."""
    seat = (number - 1) % 2
    fates = ({"card": fate}, {}) if seat == 0 else ({}, {"card": fate})
    return Outcome(number, 10 + number, (seat,) if won else (1 - seat,), bots=("a", "a"), first=0, fates=fates)


@pytest.mark.rule("KR-23")
def test_a_card_is_judged_by_what_was_drawn() -> None:
    """A card that wins whenever it is drawn is significant after many games, and not after a few."""
    many = [outcome(number, number % 4 < 2, (PLAYED, HELD, UNDRAWN, UNDRAWN)[number % 4]) for number in range(1, 101)]
    (card,) = Report(["other"], many).cards()
    assert (1.0, 50, 50, 25, 25) == (
        card.difference, card.drawn.games, card.left.games, card.played.games, card.held,
    )  # fmt: skip
    assert card.low > 0.5
    (early,) = Report(["other"], many[:3]).cards()
    assert early.low < 0.5
    assert [one.number for one in Report(["other"], many).losses(3)] == [2]


@pytest.mark.rule("KR-23")
def test_a_game_can_be_kept_to_be_watched() -> None:
    """A game recorded for watching is the same game as without a record."""
    matches, outcomes = tried(1)
    again = play(replace(matches[0], keeps_record=True))
    assert (outcomes[0].winners, outcomes[0].decisions) == (again.winners, again.decisions)
    assert len(Record.from_text(again.record, "trial", ("lotr",)).answers) == again.decisions
