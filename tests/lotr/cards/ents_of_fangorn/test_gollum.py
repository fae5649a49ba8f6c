"""Gollum cards of Ents of Fangorn."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Decision, Thing
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.stats import move_limit
from tests.lotr.cards.standing import MERRY, burdens, choices_of, hand_over, in_rohan, zones
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, minion

PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)
PLAIN_NAZG_L = minion("Plain Nazgûl", culture="wraith", race="nazgul", strength=9, vitality=3)
HERO = companion("Hero", strength=9, vitality=5)


@pytest.mark.card("6C38")
@pytest.mark.parametrize("winner", ["6C45", MERRY])
def test_do_not_follow_the_lights(winner: str) -> None:
    """Don't Follow the Lights: after Sméagol wins, a burden is added to discard any minion."""
    at = in_rohan()
    hero, other, third = at.play(winner), at.play(PLAIN_ORC), at.play(PLAIN_ORC)
    at.hand(0, "6C38")
    game = at.skirmish(hero, at.play(minion("Weak", strength=1))).passes()
    while game.offered("suffer") and not game.offered("respond"):
        game.choose("suffer")
    assert (winner == "6C45") == game.offered("respond")
    if winner == "6C45":
        game.choose("respond")
        assert 0 == game.asked
        game.choose("choose", other)
        assert (1, [terms.DISCARD_PILE, terms.PLAY]) == (burdens(game), zones(game, other, third))


@pytest.mark.card("6R39")
@pytest.mark.parametrize(("foe", "wounds"), [(PLAIN_ORC, 1), (PLAIN_NAZG_L, 2)])
def test_do_not_look_at_them(foe: str, wounds: int) -> None:
    """Don't Look at Them: three cards are discarded to wound the minion fighting Sméagol, or a Ringwraith twice."""
    at = in_rohan(4)
    smeagol, enemy, lights = at.play("6C45"), at.play(foe), at.play("6R39")
    cards = at.hand(0, PLAIN_ORC, PLAIN_ORC, PLAIN_ORC)
    game = at.skirmish(smeagol, enemy).choose("use", lights)
    assert (wounds, [terms.DISCARD_PILE] * 3) == (game.wounds(enemy), zones(game, *cards))


@pytest.mark.card("6R39")
def test_who_does_not_fight_smeagol() -> None:
    """Don't Look at Them: a minion that does not fight Sméagol is not wounded, although the cost is paid."""
    at = in_rohan(4)
    at.play("6C45")
    enemy, lights = at.play(PLAIN_ORC), at.play("6R39")
    cards = at.hand(0, PLAIN_ORC, PLAIN_ORC, PLAIN_ORC)
    game = at.skirmish(at.play(HERO), enemy).choose("use", lights)
    assert (0, [terms.DISCARD_PILE] * 3) == (game.wounds(enemy), zones(game, *cards))


@pytest.mark.card("6R39")
def test_nobody_looks_without_smeagol() -> None:
    """Don't Look at Them: Sméagol must be spotted."""
    at = in_rohan(4)
    lights = at.play("6R39")
    at.hand(0, PLAIN_ORC, PLAIN_ORC, PLAIN_ORC)
    assert not at.skirmish(at.play(HERO), at.play(PLAIN_ORC)).offered("use", lights)


@pytest.mark.card("6C45")
def test_smeagol_is_a_burden() -> None:
    """Sméagol, Poor Creature: a burden is added to play this Ring-bound companion without a race."""
    at = in_rohan()
    [smeagol] = at.hand(0, "6C45")
    game = at.fellowship().choose("play", smeagol)
    assert (1, terms.PLAY, "") == (burdens(game), game.zone(smeagol), game.table.cards[smeagol].printed.race)
    assert game.table.cards[smeagol].printed.ring_bound


@pytest.mark.card("6C45")
def test_smeagol_throws_cards_away() -> None:
    """Sméagol, Poor Creature: each card discarded from hand makes him strength +1 in the skirmish."""
    at = in_rohan()
    smeagol = at.play("6C45")
    at.hand(0, PLAIN_ORC, PLAIN_ORC)
    game = at.skirmish(smeagol, at.play(PLAIN_ORC)).choose("use", smeagol)
    if game.options("choose"):
        game.choose("choose")
    assert (4, 1) == (game.strength(smeagol), len(game.table.players[0].hand))


PATHS = "6R44"
SMEAGOL = "6C45"


def pending(game: Playing) -> Decision:
    """Returns the pending question."""
    assert game.game.pending is not None
    return game.game.pending


def on_safe_paths(seats: int = 2) -> tuple[Playing, list[Thing]]:
    """Returns the game after Safe Paths in the regroup phase of the first move, with filled Shadow discard piles."""
    at = in_rohan(4, seats=seats)
    atoms.count_move(at.table)
    at.play(SMEAGOL)
    orcs = [at.play(PLAIN_ORC), at.play(PLAIN_NAZG_L)]
    at.hand(0, PATHS)
    for seat in range(1, seats):
        at.discard(seat, *[PLAIN_ORC] * 4, HERO)
    return at.regroup().choose("play", PATHS), orcs


@pytest.mark.card(PATHS)
def test_safe_paths_cost_a_guide() -> None:
    """Safe Paths: Sméagol exerts three times and is discarded; minions are wounded and the move limit rises by 1."""
    game, orcs = on_safe_paths()
    [smeagol] = [card for card, piece in enumerate(game.table.cards) if piece.printed.id == SMEAGOL]
    assert (terms.DISCARD_PILE, 3) == (game.zone(smeagol), move_limit(game.table))
    assert [1, 1] == [game.wounds(orc) for orc in orcs]
    assert 3 == game.log().count("log-exerted")


@pytest.mark.card(PATHS)
@pytest.mark.parametrize(("id", "wounds", "offered"), [(SMEAGOL, 0, True), (SMEAGOL, 1, False), (HERO, 0, False)])
def test_who_leads_on_safe_paths(id: str, wounds: int, offered: bool) -> None:
    """Safe Paths: only a Sméagol who can exert three times can pay for the event."""
    at = in_rohan(4)
    at.play(id, wounds=wounds)
    at.hand(0, PATHS)
    assert offered == at.regroup().offered("play", PATHS)


@pytest.mark.card(PATHS)
@pytest.mark.rule("LR-10.13")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_price_of_safe_paths(answer: str) -> None:
    """Safe Paths: after the next move, each Shadow player may take up to three Shadow cards from the discard pile."""
    game, _orcs = on_safe_paths(seats=3)
    game.passes()
    while game.prompt == "prompt-reconcile":
        game.pass_()
    game.choose("move")
    for seat in game.table.shadow_players():
        before = len(game.table.players[seat].hand)
        assert (seat, "prompt-may") == (game.asked, game.prompt)
        game.choose(answer)
        if answer == "yes":
            assert (4, 0, 3) == (len(game.options("choose")), pending(game).least, pending(game).most)
            game.choose_all(*[PLAIN_ORC] * 3)
        assert before + 3 * (answer == "yes") == len(game.table.players[seat].hand)


@pytest.mark.card(PATHS)
@pytest.mark.rule("LR-26.33", "LG-95")
def test_the_price_of_safe_paths_is_paid_once() -> None:
    """Safe Paths: Shadow players take cards only after the next move of the same turn."""
    game, _orcs = on_safe_paths()
    assert 1 == len(game.table.waiting)
    game.passes()
    while game.prompt == "prompt-reconcile":
        game.pass_()
    game.choose("move").choose("no")
    assert [] == list(game.table.waiting)


VILLAIN = "6C40"
TOUGH = companion("Tough", strength=4, vitality=9)
BOUND = companion("Bound", strength=4, vitality=9, keywords=((terms.RING_BOUND_KEYWORD, 1),))


@pytest.mark.card(VILLAIN)
@pytest.mark.parametrize(("foe", "strength"), [(TOUGH, 6), (BOUND, 7)])
def test_an_old_villain_throws_cards_away(foe: str, strength: int) -> None:
    """Gollum, Old Villain: a card from hand makes him strength +1, or +2 against a Ring-bound companion."""
    at = in_rohan()
    gollum = at.play(VILLAIN)
    at.hand(1, PLAIN_ORC)
    game = hand_over(at.skirmish(at.play(foe), gollum)).choose("use", gollum)
    assert (strength, 0) == (game.strength(gollum), len(game.table.players[1].hand))
    game.pass_()
    assert not game.offered("use", gollum)


@pytest.mark.card("6C42", "6C47")
@pytest.mark.parametrize("id", ["6C42", "6C47"])
@pytest.mark.parametrize(("winner", "answers"), [(VILLAIN, True), (PLAIN_ORC, False)])
def test_gollum_has_won(id: str, winner: str, answers: bool) -> None:
    """Nasty, Foul Hobbitses and You're a Liar and a Thief: Gollum's win adds a burden or wounds a companion."""
    at = in_rohan()
    loser, friend = at.play(TOUGH), at.play(HERO)
    at.play(ally("Friend"))
    at.hand(1, id)
    game = at.skirmish(loser, at.play(winner)).passes()
    assert answers == game.offered("respond", id)
    if not answers:
        return
    before = game.wounds(friend)
    game.choose("respond", id)
    if id == "6C42":
        assert (1, before) == (burdens(game), game.wounds(friend))
    else:
        assert sorted([loser, friend]) == choices_of(game, 1)
        game.choose("choose", friend)
        assert (0, before + 1) == (burdens(game), game.wounds(friend))


@pytest.mark.card("6C43")
@pytest.mark.parametrize(("winner", "answers"), [(SMEAGOL, True), (HERO, False)])
def test_smeagol_does_not_listen(winner: str, answers: bool) -> None:
    """Not Listening: after Sméagol wins, he is healed and two burdens are removed."""
    at = in_rohan().burdens(3)
    hero = at.play(winner, wounds=2)
    other = at.play(MERRY, wounds=1)
    at.hand(0, "6C43")
    game = at.skirmish(hero, at.play(minion("Weak", strength=1, vitality=3))).passes()
    assert answers == game.offered("respond", "6C43")
    if answers:
        game.choose("respond", "6C43")
        assert (1, 1, 1) == (game.wounds(hero), game.wounds(other), burdens(game))


@pytest.mark.card("6R41")
@pytest.mark.parametrize(("id", "wounds", "offered"), [(VILLAIN, 0, True), (VILLAIN, 1, False), (PLAIN_ORC, 0, False)])
def test_the_master_broke_his_promise(id: str, wounds: int, offered: bool) -> None:
    """Master Broke His Promise: Gollum exerts three times, each companion is wounded, and the move limit drops by 1."""
    at = in_rohan(4).pool(9)
    gollum, hero, friend = at.play(id, wounds=wounds), at.play(HERO), at.play(ally("Friend"))
    at.hand(1, "6R41")
    game = hand_over(at.regroup())
    assert offered == game.offered("play", "6R41")
    if offered:
        game.choose("play", "6R41")
        assert [3, 1, 1, 0] == [game.wounds(one) for one in (gollum, hero, at.frodo(), friend)]
        assert 1 == move_limit(game.table)


STOLE, STRANGER = "6R46", companion("Stranger", strength=9, vitality=5)


@pytest.mark.card(STOLE)
@pytest.mark.parametrize(("id", "wounds"), [(MERRY, 2), (STRANGER, 1)])
def test_they_stole_it(id: str, wounds: int) -> None:
    """They Stole It: three cards are discarded to wound the companion fighting Gollum, twice if a Shire companion."""
    at = in_rohan(4)
    thief, gollum, stolen = at.play(id), at.play("6C40"), at.play(STOLE)
    at.play(MERRY if id == STRANGER else STRANGER)
    cards = at.hand(1, PLAIN_ORC, PLAIN_ORC, PLAIN_ORC)
    game = hand_over(at.skirmish(thief, gollum)).choose("use", stolen)
    assert (wounds, [terms.DISCARD_PILE] * 3) == (game.wounds(thief), zones(game, *cards))


@pytest.mark.card(STOLE)
@pytest.mark.parametrize(("foe", "cards", "offered"), [("6C40", 2, False), (PLAIN_ORC, 3, False), ("6C40", 3, True)])
def test_what_it_takes_to_be_robbed(foe: str, cards: int, offered: bool) -> None:
    """They Stole It: three cards in hand and Gollum in play are required."""
    at = in_rohan(4)
    enemy, stolen = at.play(foe), at.play(STOLE)
    at.hand(1, *[PLAIN_ORC] * cards)
    assert offered == hand_over(at.skirmish(at.play(HERO), enemy)).offered("use", stolen)


@pytest.mark.card(STOLE)
@pytest.mark.parametrize(("fighter", "foe"), [(HERO, PLAIN_ORC), (ally("Ally", vitality=5), "6C40")])
def test_who_has_stolen_nothing(fighter: str, foe: str) -> None:
    """They Stole It: neither a companion fighting another minion nor an ally fighting Gollum is wounded."""
    at = in_rohan(4)
    hero, enemy, stolen = at.play(fighter), at.play(foe), at.play(STOLE)
    if foe == PLAIN_ORC:
        at.play("6C40")
    at.hand(1, PLAIN_ORC, PLAIN_ORC, PLAIN_ORC)
    game = hand_over(at.skirmish(hero, enemy)).choose("use", stolen)
    assert 0 == game.wounds(hero)
