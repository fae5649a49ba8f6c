"""Creatures of the lake and Dark Places in Mines of Moria."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.filters import MINION
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.standing import card, on_site, standing, zones
from tests.lotr.positions import Position
from tests.lotr.samples import artifact, minion, possession

FOUL = "2C58"
HUGE = "2R66"
WATCHER = "2R73"
MARSH = "1C346"
GOBLIN = minion("Goblin", strength=5, vitality=3, culture="moria")
RAGS = possession("Rags", on=On(MINION), side=terms.SHADOW, culture="moria")
RELIC = artifact("Relic", on=On(MINION), side=terms.SHADOW, culture="moria")


def at_the_lake() -> Position:
    """Returns the game at Moria Lake, a marsh, with enough twilight tokens."""
    return on_site(MARSH, 4).pool(20)


@pytest.mark.parametrize("id", [card(FOUL), card(HUGE), card(WATCHER)])
def test_what_lives_in_the_water_stays_there(id: str) -> None:
    """Foul Tentacle, Huge Tentacle and Watcher in the Water: each is discarded at a site that is not a marsh."""
    at = on_site(MARSH, 4)
    creature = at.play(id)
    assert terms.PLAY == at.maneuver().choose("use").zone(creature)
    at = standing(site=4)
    creature, goblin = at.play(id), at.play(GOBLIN)
    game = at.shadow().choose("use")
    assert [terms.DISCARD_PILE, terms.DISCARD_PILE if id == WATCHER else terms.PLAY] == zones(game, creature, goblin)


@pytest.mark.parametrize("id", [card(FOUL), card(HUGE), card(WATCHER)])
@pytest.mark.parametrize(("item", "offered"), [(RAGS, False), (RELIC, True)], ids=["possession", "artifact"])
def test_tentacles_carry_nothing(id: str, item: str, offered: bool) -> None:
    """Foul Tentacle, Huge Tentacle and Watcher in the Water: none can bear possessions, but artifacts can be borne."""
    at = at_the_lake()
    at.play(id)
    at.hand(1, item)
    assert offered == at.shadow().offered("play", item)


@pytest.mark.card(FOUL)
@pytest.mark.parametrize("used", [True, False])
def test_one_tentacle_brings_another(used: bool) -> None:
    """Foul Tentacle: when played, it may bring another tentacle from the draw deck at its cost."""
    at = at_the_lake()
    huge, foul = at.deck(1, HUGE, FOUL, WATCHER, GOBLIN)[:2]
    at.hand(1, FOUL)
    game = at.shadow().choose("play", FOUL)
    if not used:
        assert [terms.DECK, terms.DECK] == zones(game.pass_(), huge, foul)
        return
    game.choose("respond", FOUL)
    assert sorted([huge, foul]) == sorted(game.choices("play"))
    game.choose("play", huge)
    assert (terms.PLAY, 20 - 2 - 2) == (game.zone(huge), game.table.twilight)


@pytest.mark.card(HUGE)
@pytest.mark.parametrize("used", [True, False])
def test_a_huge_tentacle_brings_the_watcher(used: bool) -> None:
    """Huge Tentacle: when played, it may bring Watcher in the Water from the draw deck at its cost."""
    at = at_the_lake()
    watcher = at.deck(1, FOUL, WATCHER, HUGE)[1]
    at.hand(1, HUGE)
    game = at.shadow().choose("play", HUGE)
    if not used:
        assert terms.DECK == game.pass_().zone(watcher)
        return
    game.choose("respond", HUGE)
    assert [watcher] == game.choices("play")
    game.choose("play", watcher)
    assert (terms.PLAY, 20 - 2 - 4) == (game.zone(watcher), game.table.twilight)


@pytest.mark.card(WATCHER)
def test_only_tentacles_stay_beside_the_watcher() -> None:
    """Watcher in the Water: every other minion that is no tentacle is discarded, even if played later."""
    at = at_the_lake()
    tentacle, goblin = at.play(FOUL), at.play(GOBLIN)
    watcher, late, huge = at.hand(1, WATCHER, GOBLIN, HUGE)
    game = at.shadow().choose("play", watcher)
    assert [terms.PLAY, terms.PLAY, terms.DISCARD_PILE] == zones(game, watcher, tentacle, goblin)
    game.choose("play", late).choose("play", huge)
    assert [terms.DISCARD_PILE, terms.PLAY, terms.PLAY] == zones(game, late, huge, at.frodo())


@pytest.mark.card(WATCHER)
def test_tentacles_are_strong_with_the_watcher() -> None:
    """Watcher in the Water: each tentacle is strength +2 and damage +1."""
    at = at_the_lake()
    foul, huge, watcher = at.play(FOUL), at.play(HUGE), at.play(WATCHER)
    game = at.maneuver()
    assert [4 + 2, 7 + 2, 11] == [game.strength(one) for one in (foul, huge, watcher)]
    assert [1, 2, 1] == [keyword(game.table, one, terms.DAMAGE) for one in (foul, huge, watcher)]


DARK = "2C55"
CHIEF = minion("Chief", strength=5, culture="moria", unique=True)
CAPTAIN_OF_MORDOR = minion("Captain of Mordor", strength=5, culture="sauron", unique=True)


@pytest.mark.card(DARK)
def test_chiefs_are_stronger_in_dark_places() -> None:
    """Dark Places: each unique Moria minion is strength +1."""
    at = standing(site=4)
    at.play(DARK)
    chief, goblin, captain = at.play(CHIEF), at.play(GOBLIN), at.play(CAPTAIN_OF_MORDOR)
    game = at.maneuver()
    assert [6, 5, 5] == [game.strength(one) for one in (chief, goblin, captain)]


@pytest.mark.card(DARK)
@pytest.mark.rule("LR-13.20", "LG-97")
@pytest.mark.parametrize(
    ("own", "offered"),
    [("1U345", True), (MARSH, True), ("1U348", False)],
    ids=["underground", "marsh", "neither"],
)
def test_a_place_becomes_dark(own: str, offered: bool) -> None:
    """Dark Places: an opponent's site is replaced with the player's own marsh or underground site."""
    sites = ("1U320", "1U327", "1C337", own, "1U353", "1U350", "1U353", "1U358", "1U361")
    at = standing(site=3, sites=sites)
    theirs = at.lay(0, 4)
    dark = at.play(DARK)
    game = at.shadow()
    assert offered == game.offered("use", dark)
    if offered:
        game.choose("use", dark)
        new = game.table.path[3]
        assert (1, own, terms.ADVENTURE_DECK) == (
            game.table.cards[new].owner,
            game.table.cards[new].printed.id,
            game.zone(theirs),
        )
        assert not game.offered("use", dark)


@pytest.mark.card(DARK)
def test_dark_places_are_not_made_of_ones_own() -> None:
    """Dark Places: the site to be replaced must be an opponent's."""
    at = standing(site=4)
    at.play(DARK)
    assert not at.shadow().offered("use", DARK)
