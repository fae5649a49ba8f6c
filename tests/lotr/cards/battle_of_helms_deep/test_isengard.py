"""Isengard cards of Battle of Helm's Deep."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Response
from inglenook.lotr.dsl.effects import Wound
from inglenook.lotr.dsl.facade import a
from inglenook.lotr.dsl.filters import COMPANION, MINION, RING_BEARER, THIS
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.standing import hand_over, in_rohan, zones
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import companion, event, minion

RIDER_OF_WARGS = minion(
    "Rider of Wargs", culture="isengard", race="orc", strength=5, vitality=4, keywords=(("warg-rider", 1),)
)
PLAIN_ELF = companion("Plain Elf", race="elf", vitality=4)
ARCHER_OF_WIT = companion("Wit", strength=5, vitality=4, abilities=(Action((terms.SKIRMISH,), (Wound(a(MINION)),)),))
PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)


def comes(at: Position, id: str) -> Playing:
    """Returns the game after the minion is played from hand in the Shadow phase."""
    at.hand(1, id)
    return at.shadow().choose("play", id)


@pytest.mark.parametrize(
    ("id", "wounds", "fierce"),
    [
        pytest.param(id, wounds, fierce, marks=pytest.mark.card(id))
        for id, wounds, fierce in (
            *(("5C52", 0, 1), ("5C52", 1, 0), ("5C53", 1, 1), ("5C53", 2, 0), ("5C66", 0, 1), ("5C66", 1, 0)),
            *(("5C67", 0, 1), ("5C67", 1, 0), ("5R50", 1, 1), ("5R50", 2, 0)),
        )
    ],
)
def test_warg_riders_are_fierce_until_exhausted(id: str, wounds: int, fierce: int) -> None:
    """Warg-rider, Warg-master, Isengard Rider, Isengard Flanker and Foul Horde: fierce until exhausted."""
    at = in_rohan(4)
    rider = at.play(id, wounds=wounds)
    assert fierce == keyword(at.table, rider, terms.FIERCE)


@pytest.mark.card("5R50")
@pytest.mark.parametrize(
    ("mount", "wounds", "ambush", "damage"), [("", 0, 1, 0), ("", 1, 0, 0), ("5U64", 0, 1, 1), ("5U64", 2, 1, 0)]
)
def test_a_foul_horde_by_its_vitality(mount: str, wounds: int, ambush: int, damage: int) -> None:
    """Foul Horde: the horde has ambush at vitality 3 and a damage bonus at vitality 4."""
    at = in_rohan(4)
    horde = at.play("5R50", wounds=wounds)
    if mount:
        at.play(mount, on=horde)
    found = [keyword(at.table, horde, word) for word in (terms.AMBUSH, terms.DAMAGE)]
    assert [ambush, damage] == found


@pytest.mark.card("5U54")
@pytest.mark.parametrize(("sites", "verb", "tokens"), [(2, "respond", 5), (1, "respond", 4), (2, "pass", 3)])
def test_a_scimitar_of_isengard(sites: int, verb: str, tokens: int) -> None:
    """Isengard Scimitar: the Shadow player may add a twilight token for each site that player controls."""
    at = in_rohan(4).pool(3)
    for number in range(1, sites + 1):
        at.control(1, number)
    orc = at.play(RIDER_OF_WARGS)
    at.hand(1, "5U54")
    at.play(PLAIN_ORC)
    game = at.shadow().choose("play", "5U54").choose(verb)
    assert (tokens, 7) == (game.table.twilight, game.strength(orc))


@pytest.mark.card("5U63")
def test_a_berserker_smells_blood() -> None:
    """Uruk-hai Berserker: strength +1 for each wound on any character in the berserker's own skirmish."""
    at = in_rohan(5)
    hero, berserker, other = at.play(PLAIN_ELF, wounds=2), at.play("5U63", wounds=1), at.play("5U63", wounds=1)
    at.play(PLAIN_ELF, wounds=1)
    assert 7 == at.table.cards[berserker].printed.strength
    game = at.skirmish(hero, berserker)
    assert (10, 7) == (game.strength(berserker), game.strength(other))


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.card(id)) for id in ("5C65", "5U64")])
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_a_warg_cancels_a_special_ability(id: str, verb: str) -> None:
    """Warg and War-warg: the rider may exert to cancel a skirmish special ability in the rider's skirmish."""
    at = in_rohan(4)
    hero, rider = at.play(ARCHER_OF_WIT), at.play(RIDER_OF_WARGS)
    warg = at.play(id, on=rider)
    game = at.skirmish(hero, rider)
    assert 8 + (id == "5U64") == game.strength(rider)
    game.choose("use", hero)
    assert (1, True) == (game.asked, game.offered("respond", warg))
    game.choose(verb)
    assert 1 == game.wounds(rider)  # by his exertion, or by what he did not cancel
    assert (verb == "respond") == ("log-cancelled" in game.log())


@pytest.mark.card("5C65", "5U64")
@pytest.mark.rule("LR-10.19")
@pytest.mark.parametrize("id", ["5C65", "5U64"])
def test_a_warg_does_not_cancel_a_response(id: str) -> None:
    """Warg and War-warg: a response special ability used in a skirmish cannot be cancelled."""
    at = in_rohan(4)
    hit_back = Response(Happening(terms.WOUNDED_NOW, THIS), (Wound(a(MINION)),))
    strike = Action((terms.SKIRMISH,), (Wound(a(COMPANION & ~RING_BEARER)),))
    hero = at.play(companion("Hits Back", strength=5, vitality=4, abilities=(hit_back,)))
    rider = at.play(RIDER_OF_WARGS)
    at.play(id, on=rider)
    blow = event("Blow", strike, side=terms.SHADOW)
    at.hand(1, blow)
    game = hand_over(at.skirmish(hero, rider)).choose("play", blow).choose("respond", hero)
    assert (0, 1) == (game.asked, game.wounds(rider))  # nobody was asked in between


@pytest.mark.card("5C65", "5U64")
@pytest.mark.parametrize("id", ["5C65", "5U64"])
@pytest.mark.parametrize("elsewhere", [True, False])
def test_what_a_warg_does_not_cancel(id: str, elsewhere: bool) -> None:
    """Warg and War-warg: neither an event nor an ability in a skirmish without the rider can be cancelled."""
    at = in_rohan(4)
    hero, rider, orc = at.play(ARCHER_OF_WIT), at.play(RIDER_OF_WARGS), at.play(PLAIN_ORC)
    at.play(id, on=rider)
    shot = event("Shot", Action((terms.SKIRMISH,), (Wound(a(MINION)),)))
    at.hand(0, shot)
    game = at.skirmish(hero, orc if elsewhere else rider)
    game.choose("use", hero) if elsewhere else game.choose("play", shot)
    assert 0 == game.asked and not game.offered("respond")


@pytest.mark.card("5C66")
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_a_warg_master_finds_a_warg(verb: str) -> None:
    """Warg-master: a mount of Isengard may be played from the discard pile at its cost."""
    at = in_rohan(4).pool(5)
    [warg, mumak] = at.discard(1, "5C65", "5C73")
    game = comes(at, "5C66").choose(verb)
    if game.options("play") and game.prompt == "prompt-play-by-effect":
        game.choose("play", warg)
    zone, tokens = (terms.PLAY, 0) if verb == "respond" else (terms.DISCARD_PILE, 3)
    assert ([zone, terms.DISCARD_PILE], tokens) == (zones(game, warg, mumak), game.table.twilight)


@pytest.mark.card("5C68")
@pytest.mark.parametrize(("mounted", "wounds"), [(True, 1), (False, 2)])
def test_wolf_voices(mounted: bool, wounds: int) -> None:
    """Wolf-voices: an Isengard Orc is strength +2, and is healed once if that Orc bears a mount."""
    at = in_rohan(4).pool(1)
    hero, rider = at.play(PLAIN_ELF), at.play(RIDER_OF_WARGS, wounds=2)
    if mounted:
        at.play("5C65", on=rider)
    at.hand(1, "5C68")
    game = hand_over(at.skirmish(hero, rider)).choose("play", "5C68")
    assert (7 + 3 * mounted, wounds) == (game.strength(rider), game.wounds(rider))
