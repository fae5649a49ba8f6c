"""Who may know what, and what is dealt anew."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.lines import SPECTATOR
from inglenook.lotr import atoms, visibility
from inglenook.lotr.active import index_of
from inglenook.lotr.library import LIBRARY
from inglenook.lotr.words import terms
from tests.lotr.beginnings import beginning
from tests.lotr.positions import Position

ARAGORN = "1P365"
GIMLI = "1U12"
SAM = "1C311"
SCOUT = "1C191"
VALOR = "4C87"


def knowers(at: Position, card: Thing) -> list[Seat]:
    """Who may know what a card is, the spectator included."""
    viewers = [*range(at.table.seats), SPECTATOR]
    return [viewer for viewer in viewers if visibility.knows(at.table, viewer, card)]


def position() -> Position:
    """Three players, of whom the first has a card in each zone."""
    return Position(seats=3)


@pytest.mark.rule("LR-5.19", "LR-5.20", "LR-28.3")
@pytest.mark.parametrize(
    ("zone", "expected"),
    [
        (terms.HAND, [0]),
        (terms.DECK, []),
        (terms.ADVENTURE_DECK, [0]),
        (terms.DISCARD_PILE, [0, 1, 2, SPECTATOR]),
        (terms.DEAD_PILE, [0, 1, 2, SPECTATOR]),
        (terms.NO_ZONE, [0, 1, 2, SPECTATOR]),
    ],
)
def test_hands_and_decks_are_hidden(zone: str, expected: list[Seat]) -> None:
    """A hand and an adventure deck are open to their owner, a draw deck to nobody, all else to everybody."""
    at = position()
    card = at.card("1U320" if zone == terms.ADVENTURE_DECK else GIMLI, 0)
    atoms.put(at.table, card, zone)

    assert expected == knowers(at, card)


@pytest.mark.rule("LR-28.22", "LR-28.23")
def test_what_is_in_play_or_stacked_is_open() -> None:
    """Face up for everybody, on the path too."""
    at = position()
    gimli = at.play(GIMLI)

    everybody = [0, 1, 2, SPECTATOR]
    cards = (gimli, at.stack(SCOUT, 1, gimli), at.table.path[0])
    assert [everybody] * 3 == [knowers(at, card) for card in cards]


@pytest.mark.rule("LR-28.14", "LR-28.15")
def test_what_was_seen_stays_known_until_it_is_shuffled_away() -> None:
    """Looking is for one player, revealing for all; a shuffle ends it."""
    at = position()
    looked, revealed = at.deck(0, GIMLI, SAM)
    atoms.show(at.table, looked, (1,))
    atoms.show(at.table, revealed, (0, 1, 2))

    assert ([1], [0, 1, 2]) == (knowers(at, looked), knowers(at, revealed))
    atoms.shuffle_deck(at.table, 0)
    assert ([], []) == (knowers(at, looked), knowers(at, revealed))


@pytest.mark.rule("LR-5.19")
def test_dealing_anew_moves_only_what_is_hidden_from_the_viewer() -> None:
    """Hand and draw deck of another player mix; the own hand, what was seen and what is open stay."""
    at = position()
    own = at.hand(1, GIMLI, SAM)
    seen = at.hand(0, ARAGORN)[0]
    atoms.show(at.table, seen, (1,))
    hidden = at.hand(0, VALOR) + at.deck(0, SCOUT, "1C145", "1C150", "1C151", "1C152")
    open_card = at.play("1U97")
    before = [card.printed.id for card in at.table.cards]

    mixed = []
    for seed in range(5):
        table = at.table.copy()
        visibility.redeal(table, 1, Dice(f"anew {seed}"))
        after = [card.printed.id for card in table.cards]
        kept = [*own, seen, open_card, *table.players[0].adventure]
        assert [before[card] for card in kept] == [after[card] for card in kept]
        assert sorted(before[card] for card in hidden) == sorted(after[card] for card in hidden)
        mixed.append([after[card] for card in hidden])

    assert len({tuple(order) for order in mixed}) > 1


@pytest.mark.rule("LR-5.16", "LR-5.19")
def test_sites_change_places_with_those_of_their_number() -> None:
    """Between two other players; each adventure deck keeps one site of every number."""
    at = Position(seats=3, site=1)
    for card in at.table.players[2].adventure:
        if at.table.cards[card].printed.site_number == 4:
            atoms.put(at.table, card, terms.NO_ZONE)
    other = at.card("1C346", 2)
    atoms.put(at.table, other, terms.ADVENTURE_DECK)

    found = set()
    for seed in range(8):
        table = at.table.copy()
        visibility.redeal(table, 0, Dice(f"anew {seed}"))
        decks = [
            sorted(table.cards[card].printed.site_number for card in table.players[seat].adventure) for seat in (1, 2)
        ]
        assert [list(range(2, 10)), list(range(1, 10))] == decks
        found.add(table.cards[other].printed.id)

    assert {"1C346", "1U345"} == found


@pytest.mark.rule("LR-8.1", "LR-8.2")
def test_bids_are_imagined_until_they_are_disclosed() -> None:
    """Who has bid may have bid anything, for the others; one's own bid stays."""
    game = beginning([GIMLI], [GIMLI], [GIMLI])
    game.bid(7, 6)
    imagined = [game.game.redealt(1, Dice(f"anew {seed}")).table for seed in range(6)]

    assert {6} == {table.players[1].bid for table in imagined}
    assert len({table.players[0].bid for table in imagined}) > 1
    assert 7 not in {table.players[0].bid for table in imagined}


@pytest.mark.rule("LR-28.14")
def test_a_card_dealt_anew_says_what_is_on_it_now() -> None:
    """A card has spoken, goes back into a deck and turns out to be another one: at this table, not at the first."""
    at = Position()
    gimli = at.play(GIMLI)
    assert index_of(at.table).actions[terms.FELLOWSHIP]
    atoms.put(at.table, gimli, terms.DECK)
    table = at.table.copy()
    atoms.become(table, gimli, LIBRARY[ARAGORN])
    speaking = []
    for one in (at.table, table):
        atoms.enter_play(one, gimli)
        speaking.append(gimli in [saying.card for saying in index_of(one).actions[terms.FELLOWSHIP]])

    assert [True, False] == speaking
