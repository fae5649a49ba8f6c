"""Sauron events of Realms of the Elf-lords, and the minions required to play events and conditions."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from tests.lotr.cards.mordor import (
    CAVE_ORC,
    ELF_AT_HOME,
    EXERT_MINION,
    EXERT_ORC,
    EYE,
    FLAGON,
    OATH,
    SONG,
    SPOT_MINION,
    STRONG_ORC_OF_MORDOR,
    TROLL_OF_MORDOR,
    WRAITH,
    exerts_one,
    served_by,
    sizes,
)
from tests.lotr.cards.standing import (
    BELL,
    BOROMIR,
    GANDALF,
    GIMLI,
    LEGOLAS,
    MERRY,
    SAM,
    burdens,
    card,
    hand_over,
    standing,
    zones,
)
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, companion

GALADRIEL = ally("Galadriel", vitality=4, race="elf", culture="elven", unique=True)
BILBO = ally("Bilbo", vitality=2, race="hobbit", culture="shire", unique=True)
RACES = [((), 0), ((GIMLI,), 1), ((GIMLI, LEGOLAS, BOROMIR), 3), ((GIMLI, "1C7", SAM, GANDALF), 2)]
"""Companions, and how many of the races count: Hobbits do not, nor two of one race."""


@pytest.mark.card("3U92")
@pytest.mark.parametrize(("companions", "count"), RACES)
def test_massing_in_the_east(companions: tuple[str, ...], count: int) -> None:
    """Massing in the East: a Sauron minion exerts to discard a card of the other deck for each race."""
    at = standing().pool(1)
    orc = at.play(STRONG_ORC_OF_MORDOR)
    for id in companions:
        at.play(id)
    at.deck(0, *[MERRY] * 5)
    at.hand(1, "3U92")
    game = hand_over(at.regroup()).choose("play", "3U92")
    assert (5 - count, 1) == (len(game.table.players[0].deck), game.wounds(orc))


@pytest.mark.parametrize(
    ("id", "phase", "verb", "servants"),
    [
        card("3C87", terms.REGROUP, "play", EXERT_MINION),
        card("3U88", terms.SHADOW_PHASE, "play", SPOT_MINION),
        card("3U89", terms.REGROUP, "play", EXERT_ORC),
        card("3C90", terms.MANEUVER, "play", EXERT_MINION),
        card("3R91", terms.REGROUP, "use", EXERT_MINION),
        card("3U92", terms.REGROUP, "play", EXERT_MINION),
        card("3R91", terms.SHADOW_PHASE, "play", [True, True, True, True]),
        card("3R102", terms.SHADOW_PHASE, "play", EXERT_MINION),
        card("3R103", terms.MANEUVER, "play", SPOT_MINION),
        card("3R104", terms.SHADOW_PHASE, "play", EXERT_MINION),
        card("3R105", terms.MANEUVER, "play", SPOT_MINION),
    ],
)
def test_who_serves_sauron(id: str, phase: str, verb: str, servants: list[bool]) -> None:
    """Hand of Sauron, Massing in the East and similar cards: a Sauron minion or Orc is spotted or exerts."""
    assert servants == served_by(id, phase, verb)
    if servants in (EXERT_ORC, EXERT_MINION):
        assert exerts_one(id, phase, verb)


@pytest.mark.card("3C87")
@pytest.mark.parametrize(("price", "discarded"), [(0, 0), (2, 2), (5, 4)])
def test_the_dark_lord_advances(price: int, discarded: int) -> None:
    """The Dark Lord Advances: a random card is revealed, and its owner discards as many cards as it costs."""
    at = standing().pool(2)
    orc = at.play(STRONG_ORC_OF_MORDOR)
    held = at.hand(0, *[companion(f"Held {number}", cost=price) for number in range(4)])
    at.hand(1, "3C87")
    game = hand_over(at.regroup()).choose("play", "3C87")
    if 0 < discarded < 4:
        assert (0, sorted(held)) == (game.asked, sorted(game.choices()))
        game.choose_all(*held[:discarded])
    assert ((4 - discarded, 0, discarded), 1) == (sizes(game), game.wounds(orc))
    assert 1 == game.log().count("log-saw-hand")


@pytest.mark.card("3C87")
def test_the_dark_lord_advances_on_an_empty_hand() -> None:
    """The Dark Lord Advances: with an empty hand no card is revealed or discarded."""
    at = standing().pool(2)
    at.play(STRONG_ORC_OF_MORDOR)
    at.hand(1, "3C87")
    assert (0, 0, 0) == sizes(hand_over(at.regroup()).choose("play", "3C87"))


@pytest.mark.card("3U88")
@pytest.mark.parametrize(("burden", "wraith", "gone"), [(3, True, 3), (0, True, 0), (3, False, None)])
def test_get_off_the_road(burden: int, wraith: bool, gone: int | None) -> None:
    """Get Off the Road!: with a Nazgûl in play, a card of the other draw deck is discarded for each burden."""
    at = standing().burdens(burden)
    at.play(STRONG_ORC_OF_MORDOR)
    if wraith:
        at.play(WRAITH)
    at.deck(0, *[MERRY] * 5)
    at.hand(1, "3U88")
    game = at.shadow()
    assert (gone is not None) == game.offered("play", "3U88")
    if gone is not None:
        assert (0, 5 - gone, gone) == sizes(game.choose("play", "3U88"))


@pytest.mark.card("3U89")
@pytest.mark.parametrize(
    ("id", "offered"), [(BOROMIR, True), (GIMLI, False), (ally("Man of Gondor", culture="gondor", race="man"), False)]
)
def test_gleaming_in_the_snow(id: str, offered: bool) -> None:
    """Gleaming in the Snow: with a Gondor companion, a Sauron Orc exerts to add a burden."""
    at = standing()
    orc = at.play(STRONG_ORC_OF_MORDOR)
    at.play(id)
    at.hand(1, "3U89")
    game = hand_over(at.regroup())
    assert offered == game.offered("play", "3U89")
    if offered:
        game.choose("play", "3U89")
        assert (1, 1) == (burdens(game), game.wounds(orc))


@pytest.mark.card("3C90")
def test_the_hand_of_sauron() -> None:
    """Hand of Sauron: a Sauron minion exerts to make the Free Peoples player discard a random card."""
    at = standing()
    troll = at.play(TROLL_OF_MORDOR)
    at.hand(0, MERRY, SAM, GIMLI)
    at.hand(1, "3C90", CAVE_ORC)
    game = hand_over(at.maneuver()).choose("play", "3C90")
    assert ((2, 0, 1), (1, 0, 1), 1) == (sizes(game), sizes(game, 1), game.wounds(troll))


def dawn(at: Position) -> Playing:
    """Returns the game with Galadriel in play before Terrible as the Dawn is played."""
    at.play(STRONG_ORC_OF_MORDOR)
    at.hand(1, "3R103")
    return hand_over(at.maneuver()).choose("play", "3R103")


@pytest.mark.card("3R103")
@pytest.mark.parametrize("paid", [False, True])
def test_terrible_as_the_dawn(paid: bool) -> None:
    """Terrible as the Dawn: Galadriel is wounded three times unless two Elves are discarded."""
    at = standing()
    lady, legolas, elf = at.play(GALADRIEL), at.play(LEGOLAS), at.play(ELF_AT_HOME)
    at.play(GIMLI)
    game = dawn(at)
    assert 0 == game.asked
    if not paid:
        game.choose("no")
        assert (3, terms.PLAY) == (game.wounds(lady), game.zone(legolas))
        return
    game.choose("yes")
    assert (0, sorted([lady, legolas, elf])) == (game.asked, sorted(game.choices()))
    game.choose_all(legolas, elf)
    gone = terms.DISCARD_PILE
    assert ([terms.PLAY, gone, gone], 0) == (zones(game, lady, legolas, elf), game.wounds(lady))


@pytest.mark.card("3R103")
def test_one_elf_is_not_enough() -> None:
    """Terrible as the Dawn: Galadriel alone cannot be discarded as the two Elves, and without her nothing happens."""
    at = standing()
    lady, gimli = at.play(GALADRIEL), at.play(GIMLI)
    game = dawn(at)
    assert (3, 0) == (game.wounds(lady), game.wounds(gimli))


@pytest.mark.card("3R105")
@pytest.mark.parametrize("paid", [False, True])
def test_why_should_bilbo_keep_it(paid: bool) -> None:
    """Why Shouldn't I Keep It?: Bilbo is discarded unless two Free Peoples conditions are discarded."""
    at = standing()
    at.play(STRONG_ORC_OF_MORDOR)
    bilbo, merry, song, oath = at.play(BILBO), at.play(MERRY), at.play(SONG), at.play(OATH)
    at.play(EYE)
    at.play(FLAGON)
    at.hand(1, "3R105")
    game = hand_over(at.maneuver()).choose("play", "3R105")
    assert 0 == game.asked
    if not paid:
        game.choose("no")
        gone, stays = terms.DISCARD_PILE, terms.PLAY
        assert [gone, stays, stays, stays] == zones(game, bilbo, merry, song, oath)
        return
    game.choose("yes")
    assert (0, sorted([song, oath, *game.in_play(BELL)])) == (game.asked, sorted(game.choices()))
    game.choose_all(song, oath)
    gone, stays = terms.DISCARD_PILE, terms.PLAY
    assert [stays, stays, gone, gone] == zones(game, bilbo, merry, song, oath)


@pytest.mark.card("3R105")
def test_one_condition_does_not_save_bilbo() -> None:
    """Why Shouldn't I Keep It?: one condition is not enough to save Bilbo."""
    at = standing()
    at.play(STRONG_ORC_OF_MORDOR)
    bilbo = at.play(BILBO)
    at.play(EYE)
    at.hand(1, "3R105")
    game = hand_over(at.maneuver()).choose("play", "3R105")
    assert terms.DISCARD_PILE == game.zone(bilbo)
