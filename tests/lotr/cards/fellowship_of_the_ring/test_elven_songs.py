"""Songs of the Blessed Realm, and events that count as played cards (LR-26.29)."""

from __future__ import annotations

import pytest

from tests.lotr.cards.standing import LEGOLAS, burdens, standing
from tests.lotr.samples import condition, minion, site

SONGS = "1C61"
VOICE_OF_NIMRODEL = "3C28"
TALE = condition("Elven Tale", culture="elven", keywords=(("tale", 1),))
HOBBIT_TALE = condition("Hobbit Tale", culture="shire", keywords=(("tale", 1),))
ELVEN_CONDITION = condition("Elven Custom", culture="elven")


@pytest.mark.card(SONGS)
@pytest.mark.parametrize(("id", "offered"), [(TALE, True), (HOBBIT_TALE, False), (ELVEN_CONDITION, False)])
def test_songs_of_the_blessed_realm(id: str, offered: bool) -> None:
    """Songs of the Blessed Realm: a burden may be removed each time the player plays an Elven tale."""
    at = standing().burdens(3)
    songs = at.play(SONGS)
    at.hand(0, id)
    game = at.fellowship().choose("play", id)
    assert offered == game.offered("respond", songs)
    if offered:
        game.choose("respond", songs)
    assert 2 + (not offered) == burdens(game)


@pytest.mark.card(SONGS)
def test_songs_may_be_left_unsung() -> None:
    """Songs of the Blessed Realm: a player may decline to remove a burden."""
    at = standing().burdens(3)
    at.play(SONGS)
    at.hand(0, TALE)
    assert 3 == burdens(at.fellowship().choose("play", TALE).pass_())


@pytest.mark.card(SONGS)
@pytest.mark.rule("LR-26.29")
def test_an_event_is_a_tale_too() -> None:
    """Songs of the Blessed Realm: an event is played once its cost is paid, before its effect."""
    at = standing(site=2).burdens(3)
    at.lay_this(site("Place of river", 2, keywords=(("river", 1),)), 1)
    songs, elf = at.play(SONGS), at.play(LEGOLAS)
    at.hand(0, VOICE_OF_NIMRODEL)
    game = at.skirmish(elf, at.play(minion("Orc", strength=9))).choose("play", VOICE_OF_NIMRODEL)
    assert (True, 1) == (game.offered("respond", songs), game.wounds(elf))
    assert "log-skirmish-cancelled" not in game.log()
    game.choose("respond", songs)
    assert (2, True) == (burdens(game), "log-skirmish-cancelled" in game.log())
