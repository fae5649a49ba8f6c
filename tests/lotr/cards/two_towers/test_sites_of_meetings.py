"""Sites of The Two Towers that search for characters, exert companions or add to the Shadow number."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from tests.lotr.cards import standing
from tests.lotr.cards.standing import BOROMIR, EOMER, GIMLI, LEGOLAS, MERRY, SAM, THEODEN, card, in_rohan, zones
from tests.lotr.positions import TOWERS_SITES, Playing, Position
from tests.lotr.samples import ally, companion, minion

GUMA = "4C277"
TREEBEARD = "4C104"
SARUMAN = "4R173"
HELPER = ally("Helper", race="man", culture="rohan", cost=1)
ORC = minion("Orc of the Way", vitality=3, cost=1)
TRACKER = minion("Tracker of Isengard", culture="isengard", keywords=(("tracker", 1),))
IDLER = minion("Idler of Isengard", culture="isengard")
FOREIGN_TRACKER = minion("Tracker of Mordor", culture="sauron", keywords=(("tracker", 1),))


def on_site(id: str, number: int, **facts: Any) -> Position:
    """Returns the position with the fellowship at the given site of The Two Towers."""
    return standing.on_site(id, number, sites=TOWERS_SITES, **facts)


def before_site(id: str, number: int) -> Position:
    """Returns the position with the given site of The Two Towers as the next site."""
    return standing.before_site(id, number, sites=TOWERS_SITES)


def wounds(game: Playing, *cards: Thing) -> list[int]:
    """Returns the wounds on these cards."""
    return [game.wounds(card) for card in cards]


@pytest.mark.card("4U324")
@pytest.mark.parametrize(("besides", "discarded"), [(0, 0), (1, 1), (2, 2), (4, 2)])
def test_a_companion_at_the_eastemnet_downs(besides: int, discarded: int) -> None:
    """Eastemnet Downs: playing a companion here discards two other cards of choice from hand."""
    at = on_site("4U324", 1)
    kept = at.hand(0, *[MERRY] * besides)
    at.hand(1, ORC, ORC)
    gimli = at.hand(0, GIMLI)[0]
    game = at.fellowship().choose("play", gimli)
    if besides > 2:
        assert (0, sorted(kept)) == (game.asked, sorted(game.choices()))
        game.choose_all(*kept[-2:])
    assert (terms.PLAY, discarded) == (game.zone(gimli), len(game.table.players[0].discard))
    assert kept[: besides - discarded] == list(game.table.players[0].hand)
    assert 2 == len(game.table.players[1].hand)


@pytest.mark.card("4U324")
def test_an_ally_at_the_eastemnet_downs() -> None:
    """Eastemnet Downs: neither an ally nor a companion played elsewhere discards cards."""
    at = on_site("4U324", 1)
    others = at.hand(0, MERRY, SAM)
    at.hand(0, HELPER)
    assert [terms.HAND] * 2 == zones(at.fellowship().choose("play", HELPER), *others)
    at = in_rohan(2)
    others = at.hand(0, MERRY, SAM)
    at.hand(0, GIMLI)
    assert [terms.HAND] * 2 == zones(at.fellowship().choose("play", GIMLI), *others)


@pytest.mark.card("4U324")
def test_a_companion_while_the_eastemnet_downs_are_controlled() -> None:
    """Eastemnet Downs: while it is controlled, a companion played elsewhere discards no cards (LD-14)."""
    at = in_rohan(4)
    at.lay_this("4U324", 0)
    at.control(1, 1)
    others = at.hand(0, MERRY, SAM)
    at.hand(0, GIMLI)
    assert [terms.HAND] * 2 == zones(at.fellowship().choose("play", GIMLI), *others)


@pytest.mark.card("4U325")
def test_legolas_is_met_in_the_eastemnet_gullies() -> None:
    """Eastemnet Gullies: two unbound companions exert to play Legolas from the draw deck."""
    at = on_site("4U325", 1)
    heroes = [at.play(GIMLI), at.play(BOROMIR), at.play(EOMER)]
    at.play(SAM)
    at.play(GUMA)
    legolas = at.deck(0, MERRY, LEGOLAS)[1]
    at.hand(0, LEGOLAS)
    game = at.fellowship().choose("use", "4U325")
    assert sorted(heroes) == sorted(game.choices())
    game.choose_all(*heroes[:2])
    assert [legolas] == game.choices("play")
    game.choose("play", legolas)
    assert (terms.PLAY, 2, [1, 1, 0]) == (game.zone(legolas), game.table.twilight, wounds(game, *heroes))


@pytest.mark.card("4U325")
def test_one_companion_is_not_enough_in_the_eastemnet_gullies() -> None:
    """Eastemnet Gullies: neither an exhausted nor a Ring-bound companion can exert as the second."""
    at = on_site("4U325", 1)
    at.play(GIMLI)
    at.play(BOROMIR, wounds=2)
    at.play(SAM)
    at.deck(0, LEGOLAS)
    assert not at.fellowship().offered("use", "4U325")


@pytest.mark.card("4U329")
def test_the_ring_is_heavy_in_western_emyn_muil() -> None:
    """Western Emyn Muil: each Ring-bound companion exerts when the fellowship leaves."""
    at = on_site("4U329", 1)
    sam, gimli = at.play(SAM), at.play(GIMLI)
    tired = at.play(companion("Tired", vitality=3, keywords=((terms.RING_BOUND_KEYWORD, 1),)), wounds=2)
    helper = at.play(ally("Bound Helper", keywords=((terms.RING_BOUND_KEYWORD, 1),)))
    game = at.fellowship()
    assert [0, 0, 0, 2, 0] == wounds(game, at.frodo(), sam, gimli, tired, helper)
    game.choose("move")
    assert ([1, 1, 0, 2, 0], 2) == (wounds(game, at.frodo(), sam, gimli, tired, helper), game.table.site_number())


@pytest.mark.card("4U331")
@pytest.mark.parametrize(("trackers", "stopped"), [(2, False), (3, True)])
def test_trackers_on_the_eastfold(trackers: int, stopped: bool) -> None:
    """Eastfold: with three Isengard trackers spotted, the fellowship cannot move again this turn."""
    at = on_site("4U331", 2)
    at.play(IDLER)
    at.play(FOREIGN_TRACKER)
    for _tracker in range(trackers):
        at.play(TRACKER)
    game = at.shadow()
    assert (1, stopped) == (game.asked, game.offered("use", "4U331"))
    if stopped:
        game.choose("use", "4U331")
    turns = game.table.turns
    asked = False
    while game.table.turns == turns:
        asked = asked or game.prompt == "prompt-move-again"
        game.choose(next(verb for verb in ("stop", "pass", "done") if game.offered(verb)))
    assert stopped != asked


@pytest.mark.parametrize(
    ("id", "number", "phase", "found", "other"),
    [card("4U332", 2, "fellowship", TREEBEARD, GIMLI), card("4U348", 5, "shadow", SARUMAN, ORC)],
)
@pytest.mark.parametrize("taking", [True, False])
def test_who_waits_at_a_site(id: str, number: int, phase: str, found: str, other: str, taking: bool) -> None:
    """Fangorn Forest, Deeping Wall and similar sites: the named character is played from the draw deck at its cost."""
    at = on_site(id, number).pool(4)
    seat = 0 if phase == "fellowship" else 1
    who = at.deck(seat, other, found)[1]
    at.deck(1 - seat, found)
    at.hand(seat, found)
    game = getattr(at, phase)()
    assert seat == game.asked
    game.choose("use", id)
    assert [who] == game.choices("play")
    game.choose("play" if taking else "find-nothing")
    paid = (4 if seat == 0 else -4) if taking else 0
    assert (terms.PLAY if taking else terms.DECK, 4 + paid) == (game.zone(who), game.table.twilight)


@pytest.mark.card("4U345")
@pytest.mark.parametrize(("choice", "after"), [(1, [1, 0, 0, 0, 0]), (2, [0, 1, 0, 1, 0])])
def test_theoden_or_two_others_in_the_white_mountains(choice: int, after: list[int]) -> None:
    """White Mountains: the Free Peoples player exerts Théoden or two other companions."""
    at = before_site("4U345", 4)
    theoden, gimli, legolas, guma = at.play(THEODEN), at.play(GIMLI), at.play(LEGOLAS), at.play(GUMA)
    game = at.fellowship().choose("move")
    assert (0, [1, 2]) == (game.asked, [option.amount for option in game.options("choice")])
    game.choose("choice", amount=choice)
    if choice == 2:
        assert sorted([at.frodo(), gimli, legolas]) == sorted(game.choices())
        game.choose_all(gimli, at.frodo())
    assert after == wounds(game, theoden, gimli, legolas, at.frodo(), guma)


@pytest.mark.card("4U345")
@pytest.mark.parametrize(
    ("theoden", "gimli", "after"),
    [(2, 0, [2, 1, 1]), (0, 2, [1, 2, 0]), (2, 2, [2, 2, 1]), (None, 0, [0, 1, 1])],
    ids=["Théoden cannot", "the others cannot", "neither in full", "no Théoden"],
)
def test_what_can_be_done_in_full_is_done_in_the_white_mountains(
    theoden: int | None, gimli: int, after: list[int]
) -> None:
    """White Mountains: a choice that can be carried out in full must be taken, else as many exert as can."""
    at = before_site("4U345", 4)
    king = at.play(companion("Théoden", vitality=3) if theoden is not None else HELPER, wounds=theoden or 0)
    dwarf = at.play(GIMLI, wounds=gimli)
    game = at.fellowship().choose("move")
    if game.offered("choice"):
        game.choose("choice", amount=2)
    assert after == wounds(game, king, dwarf, at.frodo())


@pytest.mark.card("4U360")
@pytest.mark.parametrize(("companions", "number"), [(4, 9), (5, 11), (7, 15)])
def test_a_crowd_before_orthanc(companions: int, number: int) -> None:
    """Fortress of Orthanc: the Shadow number is 2 higher for each companion beyond four."""
    at = before_site("4U360", 9)
    for place in range(companions - 1):
        at.play(companion(f"In the Crowd {place}"))
    at.play(GUMA)
    assert number + companions == at.fellowship().choose("move").table.twilight


@pytest.mark.card("4U361")
@pytest.mark.parametrize(("pool", "offered"), [(2, True), (1, False)])
def test_saruman_comes_back_to_his_balcony(pool: int, offered: bool) -> None:
    """Orthanc Balcony: Saruman can be played from the discard pile for 2 less."""
    at = on_site("4U361", 9).pool(pool)
    saruman = at.discard(1, SARUMAN, ORC)[0]
    at.hand(1, SARUMAN)
    game = at.shadow()
    assert (1, offered) == (game.asked, game.offered("use", "4U361"))
    if offered:
        game.choose("use", "4U361")
        assert (terms.PLAY, 0) == (game.zone(saruman), game.table.twilight)


@pytest.mark.card("4U361")
def test_an_empty_balcony() -> None:
    """Orthanc Balcony: neither Saruman in hand nor another minion in the discard pile can be played for less."""
    at = on_site("4U361", 9).pool(9)
    at.discard(1, ORC)
    at.hand(1, SARUMAN)
    atoms.put(at.table, at.card(SARUMAN, 0), terms.DISCARD_PILE)
    assert not at.shadow().offered("use", "4U361")
