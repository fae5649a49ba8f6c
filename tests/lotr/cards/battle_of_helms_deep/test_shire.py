"""Shire cards of Battle of Helm's Deep."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Response
from inglenook.lotr.dsl.facade import add_burdens, exert
from inglenook.lotr.dsl.filters import COMPANION, Titled
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.stats import overwhelmed_at
from tests.lotr.cards.standing import EOMER, GIMLI, MERRY, SAM, burdens, card, choices_of, in_rohan
from tests.lotr.samples import companion, condition, event, minion


@pytest.mark.card("5U115")
@pytest.mark.parametrize(("friend", "times"), [("6C45", 3), (EOMER, 2)])
def test_sam_with_smeagol(friend: str, times: int) -> None:
    """Sam: with Frodo and Sméagol in play, Sam is overwhelmed only if his strength is tripled."""
    at = in_rohan()
    sam = at.play("5U115")
    at.play(friend)
    assert times == overwhelmed_at(at.table, sam)


@pytest.mark.card("5U115")
def test_this_sam_takes_over_the_ring() -> None:
    """Sam: if Frodo is killed, Sam may become the Ring-bearer and all burdens are removed."""
    at = in_rohan().burdens(3)
    sam, killer = at.play("5U115"), at.play(minion("Killer", strength=20))
    game = at.skirmish(at.frodo(), killer).passes()
    while not game.offered("respond", sam):
        game.choose("suffer") if game.offered("suffer") else game.choose("pass")
    game.choose("respond", sam)
    assert (sam, 0) == (game.table.players[0].ring_bearer, burdens(game))


MASTER, NO_USE, SMEAGOL = "5U111", "5R113", "6C45"
ORC = minion("Orc", strength=5, vitality=4)


@pytest.mark.card(MASTER)
def test_the_master_calls_smeagol() -> None:
    """Frodo: a burden is added to play Sméagol from the discard pile, besides Sméagol's own burden."""
    at = in_rohan(frodo=MASTER)
    [smeagol, eomer] = at.discard(0, SMEAGOL, EOMER)
    game = at.fellowship().choose("use", at.frodo())
    assert (2, terms.PLAY, terms.DISCARD_PILE) == (burdens(game), game.zone(smeagol), game.zone(eomer))


@pytest.mark.card(MASTER)
def test_the_master_calls_nobody_else() -> None:
    """Frodo: Sméagol cannot be played from hand with this ability."""
    at = in_rohan(frodo=MASTER)
    at.discard(0, EOMER)
    at.hand(0, SMEAGOL)
    assert not at.fellowship().offered("use", at.frodo())


@pytest.mark.card(NO_USE)
@pytest.mark.parametrize(("signet", "wounds"), [("frodo", 2), ("gandalf", 0)])
def test_no_use_that_way(signet: str, wounds: int) -> None:
    """No Use That Way: three burdens are added to wound a minion fighting a companion with Frodo's signet twice."""
    at = in_rohan()
    hero = at.play(companion("Hero", signet=signet))
    orc, second, idle = at.play(ORC), at.play(ORC), at.play(ORC)
    at.hand(0, NO_USE)
    game = at.skirmish(hero, orc, second).choose("play", NO_USE)
    if wounds:
        assert (0, [orc, second]) == (game.asked, game.choices())
        game.choose("choose", orc)
    assert (3, [wounds, 0, 0]) == (burdens(game), [game.wounds(one) for one in (orc, second, idle)])


@pytest.mark.card("5R112")
@pytest.mark.parametrize(
    ("sam", "guide", "offered"),
    [("5U115", SMEAGOL, True), ("5U115", "6C40", True), ("5U115", EOMER, False), (EOMER, SMEAGOL, False)],
)
def test_there_is_no_help_for_it(sam: str, guide: str, offered: bool) -> None:
    """No Help for It: with Sam in play, three burdens are added to discard Sméagol or Gollum."""
    at = in_rohan().burdens(4)
    at.play(sam)
    lost = at.play(guide)
    at.hand(0, "5R112")
    game = at.regroup()
    assert offered == game.offered("play", "5R112")
    if offered:
        game.choose("play", "5R112")
        assert (1, terms.DISCARD_PILE) == (burdens(game), game.zone(lost))


BALLAST, STING, HELP, GOLLUM = "5U114", "5R116", "5C117", "6C40"
SCOUT = minion("Scout", abilities=(Action((terms.REGROUP,), (add_burdens(2),)),))
BOUND_MAN = companion("Bound Man", vitality=4, keywords=((terms.RING_BOUND_KEYWORD, 1),))
CUNNING = event("Cunning", Action((terms.REGROUP,), (add_burdens(2),)), side=terms.SHADOW)


@pytest.mark.parametrize(("id", "bearer"), [card(BALLAST, "sam"), card(STING, "frodo")])
def test_who_bears_it(id: str, bearer: str) -> None:
    """Rare Good Ballast and Sting: only Sam can bear the ballast, and only Frodo can bear Sting."""
    at = in_rohan()
    known = {"frodo": at.frodo(), "sam": at.play(SAM)}
    at.play(MERRY)
    [item] = at.hand(0, id)
    game = at.fellowship().choose("play", id)
    assert known[bearer] == game.table.cards[item].bearer


@pytest.mark.card(BALLAST)
@pytest.mark.parametrize("guide", [SMEAGOL, GOLLUM])
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_the_ballast_goes_overboard(guide: str, verb: str) -> None:
    """Rare Good Ballast: Sméagol or Gollum may be discarded to cancel a regroup special ability."""
    at = in_rohan()
    ballast, lost, scout = at.play(BALLAST, on=at.play(SAM)), at.play(guide), at.play(SCOUT)
    game = at.regroup().pass_().choose("use", scout)
    assert (0, True) == (game.asked, game.offered("respond", ballast))
    game.choose(verb)
    cancelled = verb == "respond"
    assert (0 if cancelled else 2, cancelled) == (burdens(game), game.zone(lost) == terms.DISCARD_PILE)


@pytest.mark.card(BALLAST)
def test_which_of_the_two_is_ballast() -> None:
    """Rare Good Ballast: with both Sméagol and Gollum in play, the player chooses which is discarded."""
    at = in_rohan()
    ballast, smeagol, gollum = at.play(BALLAST, on=at.play(SAM)), at.play(SMEAGOL), at.play(GOLLUM)
    scout = at.play(SCOUT)
    game = at.regroup().pass_().choose("use", scout).choose("respond", ballast)
    assert sorted([smeagol, gollum]) == choices_of(game)
    game.choose("choose", gollum)
    assert (terms.PLAY, (gollum,), 0) == (game.zone(smeagol), game.table.players[1].discard, burdens(game))


@pytest.mark.card(BALLAST)
def test_what_the_ballast_does_not_cancel() -> None:
    """Rare Good Ballast: events and abilities of other phases are not cancelled."""
    at = in_rohan()
    ballast = at.play(BALLAST, on=at.play(SAM))
    at.play(SMEAGOL)
    at.play(ORC)
    at.hand(1, CUNNING)
    game = at.regroup().pass_().choose("play", CUNNING)
    assert (2, False) == (burdens(game), game.offered("respond", ballast))
    at = in_rohan()
    ballast = at.play(BALLAST, on=at.play(SAM))
    at.play(SMEAGOL)
    early = at.play(minion("Early Scout", abilities=(Action((terms.MANEUVER,), (add_burdens(2),)),)))
    game = at.maneuver().pass_().choose("use", early)
    assert (2, False) == (burdens(game), game.offered("respond", ballast))
    at = in_rohan()
    ballast = at.play(BALLAST, on=at.play(SAM))
    at.play(EOMER)
    scout = at.play(SCOUT)
    game = at.regroup().pass_().choose("use", scout)
    assert (2, False) == (burdens(game), game.offered("respond", ballast))


@pytest.mark.card(BALLAST)
@pytest.mark.rule("LR-10.19")
def test_the_ballast_does_not_cancel_a_response() -> None:
    """Rare Good Ballast: a response used in the regroup phase is not a regroup special ability."""
    at = in_rohan()
    ballast = at.play(BALLAST, on=at.play(SAM))
    at.play(SMEAGOL)
    answer = Response(Happening(terms.EXERTED_NOW, COMPANION), effects=(add_burdens(2),))
    shade = at.play(condition("Shade", answer, side=terms.SHADOW))
    haste = event("Haste", Action((terms.REGROUP,), (exert(Titled("Sam")),)))
    at.hand(0, haste)
    game = at.regroup().choose("play", haste).choose("respond", shade)
    assert (2, False) == (burdens(game), game.offered("respond", ballast))


@pytest.mark.card(STING)
@pytest.mark.parametrize(("friend", "foe"), [(True, True), (True, False), (False, True)])
@pytest.mark.parametrize("option", [1, 2])
def test_sting_is_known_to_him(friend: bool, foe: bool, option: int) -> None:
    """Sting: an exertion of Frodo gives Sméagol strength +2, or takes 2 strength from Gollum."""
    at = in_rohan()
    smeagol = at.play(SMEAGOL) if friend else -1
    gollum = at.play(GOLLUM) if foe else -1
    sting, orc = at.play(STING, on=at.frodo()), at.play(ORC)
    game = at.skirmish(at.play(GIMLI), orc)
    before = {one: game.strength(one) for one in (smeagol, gollum, orc) if one >= 0}
    game.choose("use", sting)
    if friend and foe:
        assert 0 == game.asked
        game.choose("choice", amount=option)
    first = friend and (not foe or option == 1)
    changed = {smeagol: 2} if first else {gollum: -2}
    after = {one: game.strength(one) - number for one, number in before.items()}
    assert (1, {one: changed.get(one, 0) for one in before}) == (game.wounds(at.frodo()), after)


@pytest.mark.card(STING)
def test_sting_needs_frodo_rested() -> None:
    """Sting: an exhausted Frodo cannot use the ability."""
    at = in_rohan()
    at.play(SMEAGOL)
    sting = at.play(STING, on=at.frodo())
    atoms.set_wounds(at.table, at.frodo(), 3)
    assert not at.skirmish(at.play(GIMLI), at.play(ORC)).offered("use", sting)


@pytest.mark.card(HELP)
def test_he_must_help_them() -> None:
    """You Must Help Us: Sméagol is played from the discard pile and each Ring-bound Hobbit is healed twice."""
    at = in_rohan()
    sam, merry, bound = at.play(SAM, wounds=3), at.play(MERRY, wounds=2), at.play(BOUND_MAN, wounds=2)
    atoms.set_wounds(at.table, at.frodo(), 1)
    [smeagol] = at.discard(0, SMEAGOL)
    at.hand(0, HELP)
    game = at.fellowship().choose("play", HELP)
    assert (terms.PLAY, 1) == (game.zone(smeagol), burdens(game))
    assert [0, 1, 2, 2] == [game.wounds(one) for one in (at.frodo(), sam, merry, bound)]


@pytest.mark.card(HELP)
def test_he_is_not_there_to_help() -> None:
    """You Must Help Us: Sméagol must be in the discard pile, not in hand or in the draw deck."""
    at = in_rohan()
    at.play(SAM, wounds=3)
    at.discard(0, EOMER, MERRY)
    at.hand(0, HELP, SMEAGOL)
    at.deck(0, SMEAGOL)
    assert not at.fellowship().offered("play", HELP)
