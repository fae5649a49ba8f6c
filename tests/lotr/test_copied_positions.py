"""Tests that positions of random games can be printed and laid out again, with controlled sites."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.filters import Titled
from inglenook.lotr.dsl.walk import words_in
from inglenook.lotr.effects.modifiers import given_before
from inglenook.lotr.evaluation.modifiers import strength
from inglenook.lotr.evaluation.positions import assigned_against
from inglenook.lotr.scenario_terms import LotrScenarioTerms
from inglenook.lotr.scenario_terms.names import PHASES, blank_characters, known
from inglenook.lotr.table import LotrTable
from inglenook.scenarios import PASSED, UNREADABLE
from inglenook.scenarios.names import Naming
from inglenook.scenarios.scenario import Players
from inglenook.scenarios.scenario_game import ScenarioGame
from inglenook.scenarios.spelling import words
from tests.lotr.copies import copied, described, laid_out, outcome_of
from tests.lotr.walks import walk

Laid = dict[str, object]


def summary(table: LotrTable) -> Laid:
    """Returns each card with its place, in an order independent of how the cards were made."""
    cards = sorted([str(lying(table, card)) for card in range(len(table.cards)) if told(table, card)])
    players = [
        (player.site, player.burdens, player.wearing, player.out, hand_of(table, seat), pile_of(table, player.deck))
        for seat, player in enumerate(table.players)
    ]
    numbers = (table.format, table.turn, table.phase, table.fierce, table.twilight, table.moves, table.order)
    return {"cards": cards, "players": players, "numbers": numbers}


def told(table: LotrTable, card: int) -> bool:
    """Whether a card is part of the printed position: it has a zone, and is no blank site of an adventure deck."""
    return table.cards[card].zone != terms.NO_ZONE


def lying(table: LotrTable, card: int) -> tuple[object, ...]:
    """Returns a card with its place and the cards on it."""
    piece = table.cards[card]
    host = lying(table, piece.bearer)[:4] if piece.bearer >= 0 else None
    numbers = (piece.wounds, piece.tokens, piece.culture_tokens, piece.controller)
    foes = sorted([table.cards[other].printed.id for other in assigned_against(table, card)])
    return (piece.printed.id, piece.owner, piece.zone, numbers, host, foes)


def hand_of(table: LotrTable, seat: int) -> list[str]:
    """Returns a hand, in no order."""
    return sorted([table.cards[card].printed.id for card in table.players[seat].hand])


def pile_of(table: LotrTable, pile: tuple[int, ...]) -> list[str]:
    """Returns a draw deck, the top card first."""
    return [table.cards[card].printed.id for card in pile]


def begins_here(table: LotrTable) -> bool:
    """Whether a scenario could begin here: in a phase, with each remaining player's Ring-bearer."""
    return table.turn >= 0 and table.phase in PHASES and not table.over


@pytest.mark.rule("KR-18")
@pytest.mark.parametrize(("seats", "games"), [(2, 3), (3, 2), (4, 2), (6, 1)])
def test_any_position_of_a_game_can_be_copied(seats: int, games: int) -> None:
    """A printed position of a random game, laid out again, has every card in its place."""
    copies = 0
    players = Players(tuple([f"Player {seat}" for seat in range(seats)]))
    for number in range(games):
        for question, game in enumerate(walk(f"copied {seats} {number}", seats)):
            if question % 12 or not begins_here(game.table):
                continue
            sitting = ScenarioGame(LotrScenarioTerms(), players, game, ())
            again = copied(sitting)
            assert described(sitting) == described(again)
            there, here = summary(game.table), summary(again.game.table)
            assert there["cards"] == here["cards"]
            assert there == here
            copies += 1
    assert copies > 8 * games


HEAD = "title: A\ngame: lotr\nplayers: [Ann, Bob, Cat]\n"


@pytest.mark.rule("KR-18")
def test_cards_lie_on_a_controlled_site() -> None:
    """Cards stacked on or borne by a controlled site are in the printed position."""
    setup = (
        "setup:\n  format: tower\n  phase: shadow\n  pool: 9\n  shadow player: Bob\n  site: 4\n"
        "  controlled: {Bob: [{card: 4U323, owner: Cat, stacked: [Dunlending Looter, 4U24]}, 2], Cat: [3]}\n"
    )
    play = laid_out(f"{HEAD}{setup}play: []")
    play.begin(1)
    printed = described(play)

    assert printed == described(copied(play))
    assert [line for line in printed if "controlled" in line and "owner: Cat" in line and "stacked: [" in line]
    assert play.game.pending is not None
    assert "use" in {option.verb for option in play.game.pending.options}


@pytest.mark.rule("KR-18")
@pytest.mark.parametrize(
    "setup",
    [
        "  sites: [East Road]\n  controlled: {Bob: [East Road]}",
        "  controlled: {Bob: [East Road]}\n  sites: [East Road]",
        "  sites: [East Road]\n  controlled: {Bob: [1]}",
        "  controlled: {Bob: [1], Cat: [1]}",
    ],
)
def test_a_site_lies_in_one_place(setup: str) -> None:
    """A site number both on the path and under control is a mistake, reported with its line."""
    outcome = outcome_of(f"{HEAD}play: [expect: {{asked: Ann}}]\nsetup:\n{setup}")

    assert (UNREADABLE, "scenario-site-twice") == (outcome.status, outcome.message and outcome.message.id)


@pytest.mark.rule("KR-18", "LR-26.37")
def test_a_strength_that_is_laid_out_counts_for_no_limit() -> None:
    """A character whose text gives itself strength up to a limit has given none of it yet."""
    table = laid_out(f"{HEAD}setup: {{in play: {{Bob: [{{card: 1U153, strength: 9}}]}}}}\nplay: []").game.table
    slayer = next(card for card, piece in enumerate(table.cards) if piece.printed.id == "1U153")

    assert (9, 0) == (strength(table, slayer), given_before(table, slayer, terms.STRENGTH))


@pytest.mark.rule("KR-18")
def test_every_bearer_that_a_card_names_can_be_laid_out() -> None:
    """Every bearer named on a card can be laid out, also a companion without a card, as one without text."""
    named = {
        (word.title, card.id)
        for card in known()
        if card.on is not None
        for word, _path in words_in(card.on.bearer, "")
        if isinstance(word, Titled)
    }
    titles = {card.title for card in known()} | {card.title for card in blank_characters()}
    assert [] == [one for one in sorted(named) if one[0] not in titles]
    text = f"{HEAD}setup: {{in play: {{Ann: [{{card: Radagast, bears: [0P57]}}]}}}}\nplay: []"
    play = laid_out(text)
    play.begin(1)

    assert described(play) == described(copied(play))
    assert any("Radagast" in line and "0P57" not in line for line in described(play))


@pytest.mark.rule("KR-18")
def test_every_title_can_be_numbered() -> None:
    """A number behind any title means a copy of that card, whatever the title ends in."""
    for card in known():
        naming = Naming([(number, (card.title,)) for number in range(2)])
        assert [1] == naming.meant(words(f"{card.title}#2")), card.title


SEVERAL = (
    "setup:\n  phase: skirmish\n  pool: 5\n"
    "  in play:\n    Ann: [1P365]\n"
    "    Bob: [{card: Uruk Savage, wounds: 1}, {card: Uruk Savage, wounds: 2}, Uruk Bloodlust]\n"
    "  assigned: {Aragorn: [Uruk Savage#1, Uruk Savage#2]}\n"
)


@pytest.mark.rule("KR-18", "KR-2")
@pytest.mark.parametrize(
    ("move", "status", "wounds"),
    [
        ("use Uruk Bloodlust", UNREADABLE, (1, 2)),
        ("use Uruk Bloodlust for Uruk Savage#1", PASSED, (0, 2)),
        ("use Uruk Bloodlust for Uruk Savage#2", PASSED, (1, 1)),
    ],
)
def test_a_response_is_said_with_what_it_answers(move: str, status: str, wounds: tuple[int, int]) -> None:
    """When two Uruk-hai win together, a response must name which one it answers."""
    one, two = wounds
    text = (
        f"title: A\ngame: lotr\nplayers: [Ann, Bob]\n{SEVERAL}play:\n  - Bob: {move}\n"
        f"  - expect: {{asked: Bob, values: {{Uruk Savage#1 wounds: {one}, Uruk Savage#2 wounds: {two}}}}}"
    )
    assert status == outcome_of(text).status
