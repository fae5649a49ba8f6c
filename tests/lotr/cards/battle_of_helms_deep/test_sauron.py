"""Sauron cards of Battle of Helm's Deep."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.legality import may_play
from inglenook.lotr.meaning.positions import is_roaming
from inglenook.lotr.words import terms
from inglenook.lotr.words.effects import SeeHand
from tests.lotr.cards.standing import hand_over, in_rohan, zones
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import companion, minion

PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)
CROWD = companion("Crowd")
WEAK_ORC_OF_MORDOR = minion("Orc of Mordor", culture="sauron", race="orc", cost=2, site_number=6)
PLAIN_ELF = companion("Plain Elf", race="elf", vitality=4)


def comes(at: Position, id: str) -> Playing:
    """The minion is played from hand in the Shadow phase."""
    at.hand(1, id)
    return at.shadow().choose("play", id)


@pytest.mark.parametrize(
    ("id", "burdens_", "companions", "hand", "offered"),
    [
        pytest.param(*row, marks=pytest.mark.card(row[0]))
        for row in (
            *(("5C98", 5, 0, 0, True), ("5C98", 4, 0, 0, False), ("5C99", 0, 5, 0, True), ("5C99", 0, 4, 0, False)),
            *(("5C109", 0, 0, 2, True), ("5C109", 0, 0, 1, False)),
        )
    ],
)
def test_an_orc_brings_a_card(id: str, burdens_: int, companions: int, hand: int, offered: bool) -> None:
    """He may exert, if there are five burdens, six companions or two cards to discard, and a card is drawn."""
    at = in_rohan(6).pool(2).burdens(burdens_)
    for _one in range(companions):
        at.play(CROWD)
    [top] = at.deck(1, PLAIN_ORC)
    cards = at.hand(1, *[PLAIN_ORC] * hand)
    game = comes(at, id)
    assert offered == game.offered("respond")
    if offered:
        game.choose("respond")
        assert (1, terms.HAND) == (game.wounds(game.in_play(id)[0]), game.zone(top))
        assert [terms.DISCARD_PILE] * hand == zones(game, *cards)


@pytest.mark.parametrize(
    ("id", "less"),
    [pytest.param(id, less, marks=pytest.mark.card(id)) for id, less in (("5U104", 3), ("5C108", 1), ("5C109", 1))],
)
def test_trackers_make_orcs_at_home(id: str, less: int) -> None:
    """The site number of every Orc of Mordor is less, of those in hand too; that of other Orcs is not."""
    at = in_rohan(6 - less)
    [card, other] = at.hand(1, WEAK_ORC_OF_MORDOR, minion("Far Orc", race="orc", culture="moria", site_number=6))
    before = is_roaming(at.table, card)
    tracker = at.play(id)
    assert [True, False, False, True] == [before, *[is_roaming(at.table, one) for one in (card, tracker, other)]]
    atoms.place_marker(at.table, 0, 5 - less)
    assert is_roaming(at.table, card)
    assert may_play(at.pool(4).table, 1, card) and not may_play(at.pool(3).table, 1, card)


@pytest.mark.card("5U104")
def test_a_cutthroat_gives_up_another_orc() -> None:
    """Another Orc of Mordor is discarded and he exerts: the companion he fights is wounded."""
    at = in_rohan(6)
    hero, cutthroat = at.play(PLAIN_ELF), at.play("5U104")
    game = at.skirmish(hero, cutthroat)
    assert not hand_over(game).offered("use", cutthroat)
    at = in_rohan(6)
    hero, cutthroat, orc = at.play(PLAIN_ELF), at.play("5U104"), at.play(WEAK_ORC_OF_MORDOR)
    game = hand_over(at.skirmish(hero, cutthroat)).choose("use", cutthroat)
    assert (1, 1, terms.DISCARD_PILE) == (game.wounds(hero), game.wounds(cutthroat), game.zone(orc))


@pytest.mark.card("5C108")
@pytest.mark.parametrize(("pool", "offered"), [(4, True), (3, False)])
def test_a_pursuer_brings_a_card(pool: int, offered: bool) -> None:
    """Besides his cost of two he may exert and take two more tokens for a card."""
    at = in_rohan(6).pool(pool)
    [top] = at.deck(1, PLAIN_ORC)
    game = comes(at, "5C108")
    assert offered == game.offered("respond")
    if offered:
        game.choose("respond")
        assert (0, terms.HAND) == (game.table.twilight, game.zone(top))


EYE = "5R96"


@pytest.mark.card(EYE)
@pytest.mark.parametrize(("orc", "change"), [(WEAK_ORC_OF_MORDOR, -2), (PLAIN_ORC, 0)])
def test_the_eye_weighs_on_the_ring_bound(orc: str, change: int) -> None:
    """Who skirmishes an Orc of Sauron is weaker by one for each Ring-bound companion, Frodo and Sam here."""
    at = in_rohan()
    elf = at.play(PLAIN_ELF)
    at.play("1C311")
    at.hand(1, EYE)
    game = hand_over(at.skirmish(elf, at.play(orc)))
    before = game.strength(elf)
    game.choose("play", EYE)
    assert before + change == game.strength(elf)


@pytest.mark.card(EYE)
@pytest.mark.parametrize("answer", ["respond", "pass"])
def test_the_eye_sees_who_reveals_it(answer: str) -> None:
    """Revealed from hand by a card of the Free Peoples player, it may be discarded for two burdens."""
    at = in_rohan()
    eye, _orc = at.hand(1, EYE, PLAIN_ORC)
    game = at.after(SeeHand(terms.AN_OPPONENT, to_all=True))
    assert 1 == game.asked
    game.choose(answer)
    burdens = game.table.players[0].burdens
    assert ((2, terms.DISCARD_PILE) if answer == "respond" else (0, terms.HAND)) == (burdens, game.zone(eye))


@pytest.mark.card(EYE)
@pytest.mark.parametrize("at_random", [0, 1])
def test_the_eye_is_not_woken_by_a_look(at_random: int) -> None:
    """Looked at by one player it is not revealed."""
    at = in_rohan()
    at.hand(1, EYE)
    assert not at.after(SeeHand(terms.AN_OPPONENT, at_random=at_random)).offered("respond", EYE)
