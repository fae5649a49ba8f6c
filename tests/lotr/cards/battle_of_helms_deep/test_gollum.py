"""Gollum cards of Battle of Helm's Deep."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.evaluation.positions import ring_bound
from tests.lotr.cards.standing import GIMLI, burdens, choices_of, hand_over, in_rohan, zones
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, minion

ORC = minion("Orc", strength=5, vitality=4)
OLD_NOSER = "5C28"


@pytest.mark.card(OLD_NOSER)
def test_the_old_noser_comes_with_a_burden() -> None:
    """Sméagol, Old Noser: a burden is added to play this Ring-bound companion."""
    at = in_rohan()
    at.hand(0, OLD_NOSER)
    game = at.fellowship().choose("play", OLD_NOSER)
    (smeagol,) = game.in_play(OLD_NOSER)
    assert (1, True) == (burdens(game), ring_bound(game.table, smeagol))


@pytest.mark.card(OLD_NOSER)
def test_the_old_noser_smells_what_is_coming() -> None:
    """Sméagol, Old Noser: two exertions reveal the top four cards, and each Shadow card among them wounds."""
    at = in_rohan()
    smeagol, orc, other = at.play(OLD_NOSER), at.play(ORC), at.play(ORC)
    first, second, third, fourth, fifth = at.deck(0, ORC, GIMLI, ORC, ORC, ORC)
    game = at.regroup().choose("use", smeagol).choose("choose", orc)
    assert (0, [orc, other]) == (game.asked, game.choices())
    game.choose("choose", orc).choose("choose", other).choose_all(fourth, third, second, first)
    assert [2, 1, 2] == [game.wounds(one) for one in (orc, other, smeagol)]
    assert (fifth, fourth, third, second, first) == game.table.players[0].deck


@pytest.mark.card(OLD_NOSER)
def test_the_old_noser_needs_the_strength_for_it() -> None:
    """Sméagol, Old Noser: with two wounds on four vitality, Sméagol cannot exert twice."""
    at = in_rohan()
    smeagol = at.play(OLD_NOSER, wounds=2)
    at.deck(0, ORC, ORC, ORC, ORC)
    assert not at.regroup().offered("use", smeagol)


TREACHEROUS, STINKER, SLINKER = "5C24", "5R25", "5R29"
LOOK, WRETCH = "5U26", "5C27"
HERO = companion("Hero", strength=1, vitality=9)


@pytest.mark.card(TREACHEROUS)
def test_the_treacherous_creature_slips_away() -> None:
    """Gollum: Gollum is discarded to make a companion or ally exert, but not a minion."""
    at = in_rohan()
    gollum, gimli, friend = at.play(TREACHEROUS), at.play(GIMLI), at.play(ally("Friend"))
    at.play(ORC)
    game = hand_over(at.regroup()).choose("use", gollum)
    assert sorted([at.frodo(), gimli, friend]) == choices_of(game, 1)
    game.choose("choose", gimli)
    assert (terms.DISCARD_PILE, 1, 0) == (game.zone(gollum), game.wounds(gimli), game.wounds(friend))


@pytest.mark.card(STINKER)
@pytest.mark.parametrize("number", [0, 1, 4])
def test_stinker_thrives_on_burdens(number: int) -> None:
    """Gollum, Stinker: Gollum is strength +1 for each burden."""
    at = in_rohan().burdens(number)
    gollum, orc = at.play(STINKER), at.play(ORC)
    game = at.skirmish(at.play(HERO), gollum)
    assert (5 + number, 5) == (game.strength(gollum), game.strength(orc))


@pytest.mark.card(STINKER)
@pytest.mark.parametrize(("id", "verb", "added"), [(STINKER, "respond", 1), (STINKER, "pass", 0), (ORC, "", 0)])
def test_stinker_wins(id: str, verb: str, added: int) -> None:
    """Gollum, Stinker: Gollum may add a burden each time he wins a skirmish, but no other minion does."""
    at = in_rohan()
    if id != STINKER:
        at.play(STINKER)
    foe = at.play(id)
    game = at.skirmish(at.play(HERO), foe).passes()
    if verb:
        game.choose(verb)
    assert added == burdens(game)


@pytest.mark.card(LOOK)
@pytest.mark.parametrize(("id", "offered"), [(SLINKER, True), (STINKER, True), (GIMLI, False), (ORC, False)])
def test_look_at_him(id: str, offered: bool) -> None:
    """Look at Him: a twilight token is added for each burden if Sméagol or Gollum can be spotted."""
    at = in_rohan().burdens(3).pool(1)
    at.play(id)
    at.hand(1, LOOK)
    game = at.shadow()
    assert offered == game.offered("play", LOOK)
    if offered:
        before = game.table.twilight
        assert before + 3 == game.choose("play", LOOK).table.twilight


@pytest.mark.card(WRETCH)
def test_a_poor_wretch() -> None:
    """Poor Wretch: only Sméagol bears the condition, which is discarded to make him damage +1."""
    at = in_rohan()
    at.play(GIMLI)
    at.hand(0, WRETCH)
    assert not at.fellowship().offered("play", WRETCH)
    at = in_rohan()
    smeagol = at.play(SLINKER)
    wretch = at.play(WRETCH, on=smeagol)
    game = at.skirmish(smeagol, at.play(ORC))
    assert (4, 0) == (game.strength(smeagol), keyword(game.table, smeagol, terms.DAMAGE))
    game.choose("use", wretch)
    assert (terms.DISCARD_PILE, 1) == (game.zone(wretch), keyword(game.table, smeagol, terms.DAMAGE))


@pytest.mark.card(SLINKER)
def test_slinker_comes_with_a_burden_and_takes_no_wounds_for_one() -> None:
    """Sméagol, Slinker: a burden is added to play him, and another makes him strength +2 and prevents his wounds."""
    at = in_rohan()
    at.hand(0, SLINKER)
    game = at.fellowship().choose("play", SLINKER)
    [smeagol] = game.in_play(SLINKER)
    assert (1, True) == (burdens(game), ring_bound(game.table, smeagol))
    at = in_rohan()
    smeagol = at.play(SLINKER)
    game = at.skirmish(smeagol, at.play(minion("Orc of Seven", strength=7))).choose("use", smeagol)
    assert (1, 5) == (burdens(game), game.strength(smeagol))
    game.passes()
    assert (0, terms.PLAY) == (game.wounds(smeagol), game.zone(smeagol))


BACK_SOON, FENS, FOLLOW, MUST_HAVE = "5R21", "5U22", "5U23", "5C30"
TIRED = minion("Tired", strength=5, vitality=2)


def back_soon(*foes: str, seats: int = 2) -> tuple[Playing, list[int]]:
    """Returns the game after Sméagol is discarded for Be Back Soon."""
    at = in_rohan(seats=seats)
    smeagol = at.play(SLINKER)
    minions = [at.play(foe) for foe in foes]
    at.hand(0, BACK_SOON)
    return at.maneuver().choose("play", BACK_SOON), [smeagol, *minions]


@pytest.mark.card(BACK_SOON)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_he_will_be_back_soon(answer: str) -> None:
    """Be Back Soon: Sméagol is discarded to discard a minion, unless an opponent makes a minion exert twice."""
    game, (smeagol, first, second) = back_soon(ORC, ORC)
    assert ("prompt-pay-to-prevent", 1, terms.DISCARD_PILE) == (game.prompt, game.asked, game.zone(smeagol))
    game.choose(answer)
    assert [first, second] == choices_of(game, 1 if answer == "yes" else 0)
    game.choose("choose", second)
    wounds, gone = ([0, 2], terms.PLAY) if answer == "yes" else ([0, 0], terms.DISCARD_PILE)
    assert ([terms.PLAY, gone], wounds) == (zones(game, first, second), [game.wounds(one) for one in (first, second)])


@pytest.mark.card(BACK_SOON)
def test_nobody_is_strong_enough_to_prevent_it() -> None:
    """Be Back Soon: the minion is discarded if no minion can exert twice, and the event needs Sméagol."""
    game, (_smeagol, tired) = back_soon(TIRED)
    assert terms.DISCARD_PILE == game.zone(tired)
    at = in_rohan()
    at.play(GIMLI)
    at.play(ORC)
    at.hand(0, BACK_SOON)
    assert not at.maneuver().offered("play", BACK_SOON)


@pytest.mark.card(BACK_SOON)
def test_any_opponent_may_prevent_it() -> None:
    """Be Back Soon: a second opponent may prevent the discard if the first opponent declines."""
    game, (_smeagol, orc) = back_soon(ORC, seats=3)
    first = game.asked
    game.choose("no")
    assert ("prompt-pay-to-prevent", True) == (game.prompt, first != game.asked)
    assert (terms.PLAY, 2) == (game.choose("yes").zone(orc), game.wounds(orc))


@pytest.mark.card(FENS)
def test_the_fens_are_everywhere() -> None:
    """Evil-smelling Fens: each site on the adventure path is a marsh, but controlled sites are not."""
    at = in_rohan(4)
    at.marker(1, 4)
    taken = at.control(1, 1)
    others = [site for site in at.table.path if site >= 0]
    before = [keyword(at.table, site, "marsh") for site in (taken, *others)]
    at.play(FENS)
    after = [keyword(at.table, site, "marsh") for site in (taken, *others)]
    assert ([0] * 4, [0, 1, 1, 1]) == (before, after)


@pytest.mark.card(FENS)
def test_out_of_the_fens() -> None:
    """Evil-smelling Fens: Gollum exerts twice and the fens are discarded to play a minion from the discard pile."""
    at = in_rohan(4).pool(9)
    gollum, fens = at.play(STINKER), at.play(FENS)
    dear = minion("Dear", cost=3)
    orc, other = at.discard(1, dear, ORC)
    at.discard(1, LOOK)
    game = at.shadow().choose("use", fens)
    assert sorted([orc, other]) == sorted(game.choices("play"))
    game.choose("play", orc)
    assert (2, [terms.DISCARD_PILE, terms.PLAY], 6) == (
        game.wounds(gollum),
        zones(game, fens, orc),
        game.table.twilight,
    )


@pytest.mark.card(FENS)
@pytest.mark.parametrize(("who", "wounds", "pile"), [(STINKER, 2, ORC), (ORC, 0, ORC), (STINKER, 0, LOOK)])
def test_nobody_comes_out_of_the_fens(who: str, wounds: int, pile: str) -> None:
    """Evil-smelling Fens: the action needs a Gollum who can exert twice and a minion in the discard pile."""
    at = in_rohan(4).pool(9)
    at.play(who, wounds=wounds)
    fens = at.play(FENS)
    at.discard(1, pile)
    assert not at.shadow().offered("use", fens)


@pytest.mark.card(FOLLOW)
@pytest.mark.parametrize("tired", [False, True])
def test_follow_smeagol(tired: bool) -> None:
    """Follow Sméagol: Sméagol or Gollum exerts to replace an opponent's next site with the player's own."""
    at = in_rohan(3)
    smeagol, theirs = at.play(SLINKER, wounds=3 if tired else 0), at.lay(1, 4)
    at.play(GIMLI)
    follow = at.play(FOLLOW, on=smeagol)
    if tired:
        assert not at.regroup().offered("use", follow)
        return
    gollum = at.play(STINKER)
    game = at.regroup().choose("use", follow)
    assert sorted([smeagol, gollum]) == choices_of(game)
    game.choose("choose", gollum)
    assert (0, 1, terms.ADVENTURE_DECK) == (game.wounds(smeagol), game.wounds(gollum), game.zone(theirs))
    assert (0, 4) == (game.table.cards[game.table.path[3]].owner, len(game.table.path))


@pytest.mark.card(FOLLOW)
def test_only_smeagol_is_followed() -> None:
    """Follow Sméagol: only Sméagol can bear the condition."""
    at = in_rohan()
    at.play(GIMLI)
    at.hand(0, FOLLOW)
    assert not at.fellowship().offered("play", FOLLOW)
    at = in_rohan()
    smeagol = at.play(SLINKER)
    [follow] = at.hand(0, FOLLOW)
    assert smeagol == at.fellowship().choose("play", FOLLOW).table.cards[follow].bearer


@pytest.mark.card(MUST_HAVE)
def test_gollum_comes_for_it() -> None:
    """We Must Have It: Gollum, but no other minion, can be played from the draw deck or discard pile at his cost."""
    at = in_rohan(4).pool(9)
    [deep, _orc] = at.deck(1, STINKER, ORC)
    [gone, _other] = at.discard(1, TREACHEROUS, ORC)
    at.hand(1, MUST_HAVE, STINKER)
    game = at.shadow().choose("play", MUST_HAVE)
    assert sorted([deep, gone]) == sorted(game.choices("play"))
    game.choose("play", gone)
    assert ([terms.DECK, terms.PLAY], 7) == (zones(game, deep, gone), game.table.twilight)


@pytest.mark.card(MUST_HAVE)
def test_gollum_must_have_it() -> None:
    """We Must Have It: in a skirmish a random card from hand is discarded to make Gollum strength +3."""
    at = in_rohan(4)
    gollum, orc = at.play(STINKER), at.play(ORC)
    cards = at.hand(1, ORC, GIMLI)
    at.hand(1, MUST_HAVE)
    game = hand_over(at.skirmish(at.play(HERO), gollum, orc)).choose("play", MUST_HAVE)
    gone = [one for one in cards if game.zone(one) == terms.DISCARD_PILE]
    assert (1, 8, 5) == (len(gone), game.strength(gollum), game.strength(orc))


@pytest.mark.card(MUST_HAVE)
def test_the_event_itself_does_not_pay() -> None:
    """We Must Have It: the skirmish action cannot be played when the event is the only card in hand."""
    at = in_rohan(4)
    gollum = at.play(STINKER)
    at.hand(1, MUST_HAVE)
    assert not hand_over(at.skirmish(at.play(HERO), gollum)).offered("play", MUST_HAVE)
