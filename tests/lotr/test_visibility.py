"""Tests of who knows which cards, and of dealing anew."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.lines import SPECTATOR
from inglenook.kernel.rulebook import Setup
from inglenook.lotr import atoms, visibility
from inglenook.lotr.active import index_of
from inglenook.lotr.decks.plausible import SIDES, unseen_cards
from inglenook.lotr.decks.starters import STARTERS, starter_deck
from inglenook.lotr.dsl import terms
from inglenook.lotr.library import LIBRARY, printed
from inglenook.lotr.rulebook import LordOfTheRings
from tests.lotr.beginnings import beginning
from tests.lotr.positions import Position

ARAGORN = "1P365"
GIMLI = "1U12"
SAM = "1C311"
SCOUT = "1C191"
VALOR = "4C87"


def knowers(at: Position, card: Thing) -> list[Seat]:
    """Returns all viewers, the spectator included, that may know a card."""
    viewers = [*range(at.table.seats), SPECTATOR]
    return [viewer for viewer in viewers if visibility.knows(at.table, viewer, card)]


def position() -> Position:
    """Returns a game of three players, of whom the first has a card in each zone."""
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
    """Hands and adventure decks are open to their owner, draw decks to nobody, other zones to everybody."""
    at = position()
    card = at.card("1U320" if zone == terms.ADVENTURE_DECK else GIMLI, 0)
    atoms.put(at.table, card, zone)

    assert expected == knowers(at, card)


@pytest.mark.rule("LR-28.22", "LR-28.23")
def test_what_is_in_play_or_stacked_is_open() -> None:
    """Cards in play, stacked or on the path are face up for everybody."""
    at = position()
    gimli = at.play(GIMLI)

    everybody = [0, 1, 2, SPECTATOR]
    cards = (gimli, at.stack(SCOUT, 1, gimli), at.table.path[0])
    assert [everybody] * 3 == [knowers(at, card) for card in cards]


@pytest.mark.rule("LR-28.14", "LR-28.15")
def test_what_was_seen_stays_known_until_it_is_shuffled_away() -> None:
    """A card stays known to those that saw it, by looking or revealing, until it is shuffled."""
    at = position()
    looked, revealed = at.deck(0, GIMLI, SAM)
    atoms.show(at.table, looked, (1,))
    atoms.show(at.table, revealed, (0, 1, 2))

    assert ([1], [0, 1, 2]) == (knowers(at, looked), knowers(at, revealed))
    atoms.shuffle_deck(at.table, 0)
    assert ([], []) == (knowers(at, looked), knowers(at, revealed))


def dealt_anew(at: Position, viewer: Seat, count: int) -> list[list[str]]:
    """Returns the identities of each card over several new deals."""
    found = []
    for seed in range(count):
        table = at.table.copy()
        visibility.redeal(table, viewer, Dice(f"anew {seed}"))
        found.append([card.printed.id for card in table.cards])
    return found


@pytest.mark.rule("LR-5.19")
def test_dealing_anew_changes_only_what_is_hidden_from_the_viewer() -> None:
    """Dealing anew changes another player's hand and draw deck, but no card the viewer knows."""
    at = position()
    own = at.hand(1, GIMLI, SAM)
    seen = at.hand(0, ARAGORN)[0]
    atoms.show(at.table, seen, (1,))
    hidden = at.hand(0, VALOR) + at.deck(0, SCOUT, "1C145", "1C150", "1C151", "1C152")
    kept = [*own, seen, at.play("1U97")]
    before = [card.printed.id for card in at.table.cards]

    deals = dealt_anew(at, 1, 5)

    assert [[before[card] for card in kept]] * 5 == [[after[card] for card in kept] for after in deals]
    assert len({tuple([after[card] for card in hidden]) for after in deals}) > 1


@pytest.mark.rule("LR-5.20", "LR-5.19")
def test_of_the_own_deck_only_the_order_is_unknown() -> None:
    """Dealing anew changes the order of the viewer's own deck, independent of the real order."""
    decks = []
    for order in (("1C145", "1C150", SAM, SCOUT), (SCOUT, SAM, "1C150", "1C145")):
        at = position()
        deck = at.deck(1, *order)
        decks.append([[after[card] for card in deck] for after in dealt_anew(at, 1, 6)])

    assert decks[0] == decks[1]
    assert {("1C145", "1C150", SCOUT, SAM)} == {tuple(sorted(deck)) for deck in decks[0]}
    assert len({tuple(deck) for deck in decks[0]}) > 1


@pytest.mark.rule("KR-7")
def test_another_deck_is_imagined_from_what_was_seen_of_it_alone() -> None:
    """The imagined deck of another player does not depend on its real content; sites keep their numbers (LR-5.16)."""
    deals, at = [], position()
    for hidden in ((SCOUT, SCOUT, SCOUT, SCOUT), ("1C145", "1C150", SAM, VALOR)):
        at = position()
        at.play("1U97", seat=0)
        at.deck(0, *hidden)
        at.hand(0, hidden[0])
        deals.append(dealt_anew(at, 1, 5))
    sites = at.table.players[0].adventure
    numbers = [at.table.cards[site].printed.site_number for site in sites]

    assert deals[0] == deals[1]
    assert [numbers] * 5 == [[printed(after[site]).site_number for site in sites] for after in deals[1]]


def starter_seen(*names: str, shown: Sequence[str]) -> list[set[str]]:
    """Returns the imagined draw decks of a starter game in which these cards of the first deck were seen."""
    setup: Setup = {
        "seats": 2,
        "format": "fellowship",
        "decks": [starter_deck(name).data() for name in names],
        "bids": [0, 0],
    }
    table = LordOfTheRings().set_up(setup, Dice("starter"))
    for id in shown:
        hidden = [card for card in table.players[0].deck if table.cards[card].printed.id == id]
        atoms.show(table, hidden[0], (0, 1))
    found = []
    for seed in range(6):
        twin = table.copy()
        visibility.redeal(twin, 1, Dice(f"anew {seed}"))
        found.append({twin.cards[card].printed.id for card in twin.players[0].deck})
    return found


@pytest.mark.rule("KR-7")
def test_a_starter_is_recognised_by_what_only_it_has() -> None:
    """An imagined deck may be any starter at first, and the right one after its cards were seen."""
    names = ("moria-gimli", "fellowship-gandalf")
    deck = starter_deck("moria-gimli")
    others = {id for name in STARTERS for id in starter_deck(name).ids() if name != "moria-gimli"}
    only = [id for id, _count in deck.draw_deck if id not in others][:2]

    assert len({frozenset(one) for one in starter_seen(*names, shown=())}) > 1
    assert [set(deck.copies())] * 6 == starter_seen(*names, shown=only)


@pytest.mark.rule("KR-7", "LR-5.11")
def test_a_deck_that_is_no_starter_has_the_cultures_that_were_seen() -> None:
    """A deck that is no starter is imagined with the cultures seen in each half."""
    seen = ("1C145", "1C145", "1C145", "1C145", GIMLI, GIMLI, "1U51")
    for seed in range(5):
        cards, deck = unseen_cards("fellowship", seen, 56, Dice(f"anew {seed}"))
        halves = [[card for card in cards if card.side == side] for side in SIDES]

        assert (None, 56) == (deck, len(cards))
        assert {printed(id).culture for id in seen} >= {card.culture for card in cards}
        assert abs(len(halves[0]) - len(halves[1])) <= 4


@pytest.mark.rule("LR-8.1", "LR-8.2")
def test_bids_are_imagined_until_they_are_disclosed() -> None:
    """Undisclosed bids of other players are dealt anew, and the viewer's own bid stays."""
    game = beginning([GIMLI], [GIMLI], [GIMLI])
    game.bid(7, 6)
    imagined = [game.game.redealt(1, Dice(f"anew {seed}")).table for seed in range(6)]

    assert {6} == {table.players[1].bid for table in imagined}
    assert len({table.players[0].bid for table in imagined}) > 1
    assert 7 not in {table.players[0].bid for table in imagined}


@pytest.mark.rule("LR-28.14")
def test_a_card_dealt_anew_says_what_is_on_it_now() -> None:
    """A card dealt anew shows its new identity at that table only, without changing the original."""
    at = Position()
    gimli = at.play(GIMLI)
    assert terms.FELLOWSHIP in [saying.when for saying in index_of(at.table).actions]
    atoms.put(at.table, gimli, terms.DECK)
    table = at.table.copy()
    atoms.become(table, [gimli], [LIBRARY[ARAGORN]])
    speaking = []
    for one in (at.table, table):
        atoms.enter_play(one, gimli)
        actions = [saying for saying in index_of(one).actions if saying.when == terms.FELLOWSHIP]
        speaking.append(gimli in [saying.card for saying in actions])

    assert [True, False] == speaking
