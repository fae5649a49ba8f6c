"""Shire cards of Ents of Fangorn."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.facade import wound
from inglenook.lotr.dsl.filters import COMPANION, HOBBIT
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.standing import EOMER, GIMLI, MERRY, PIPPIN, SAM, burdens, choices_of, in_rohan
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, companion, event, minion

PLAIN_ENT = companion("Plain Ent", race="ent", culture="gandalf", strength=6, vitality=4)
PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)


@pytest.mark.card("6C112")
def test_the_long_slow_wrath_of_a_hobbit() -> None:
    """Long Slow Wrath: he exerts; each companion of Gandalf's culture gives him strength and damage."""
    at = in_rohan()
    merry = at.play(MERRY)
    at.play(PLAIN_ENT)
    at.play(PLAIN_ENT)
    at.play(GIMLI)
    at.play(ally("Old Ent", race="ent", culture="gandalf"))
    second = at.play(PIPPIN)
    at.hand(0, "6C112")
    game = at.skirmish(merry, at.play(PLAIN_ORC)).choose("play", "6C112")
    assert (0, [merry, second]) == (game.asked, game.choices())
    game.choose("choose", merry)
    found = (game.strength(merry), keyword(game.table, merry, terms.DAMAGE), game.wounds(merry))
    assert (5, 2, 1) == found


@pytest.mark.card("6R113")
def test_an_impatient_hobbit_runs_off() -> None:
    """Merry: he is discarded, and a companion of Gandalf's culture heals once; no Dwarf, and no ally."""
    at = in_rohan()
    merry, first, second = at.play("6R113"), at.play(PLAIN_ENT, wounds=2), at.play(PLAIN_ENT, wounds=1)
    at.play(GIMLI, wounds=1)
    at.play(ally("Old Ent", race="ent", culture="gandalf"), wounds=1)
    game = at.regroup().choose("use", merry)
    assert sorted([first, second]) == sorted(game.choices())
    game.choose("choose", first)
    assert (terms.DISCARD_PILE, 1, 1) == (game.zone(merry), game.wounds(first), game.wounds(second))


HELD, BURNS, SAFE, HASTIEST = "6R109", "6U110", "6C111", "6R114"
SMEAGOL, GOLLUM = "6C45", "6C40"
DART = event("Dart", Action((terms.MANEUVER,), (wound(COMPANION | HOBBIT),)), side=terms.SHADOW)


def struck(at: Position, who: int) -> Playing:
    """Sets up a position: a Shadow event wounds somebody; play has come to what answers that, or further."""
    at.play(PLAIN_ORC)
    at.hand(1, DART)
    game = at.maneuver().pass_().choose("play", DART)
    return game.choose("choose", who) if game.options("choose") else game


@pytest.mark.card(HELD)
@pytest.mark.parametrize(("wounds", "after", "added"), [(3, 3, 1), (2, 3, 0), (0, 1, 0)])
def test_frodo_is_held_when_a_wound_would_kill_him(wounds: int, after: int, added: int) -> None:
    """Held: he has four vitality: the last wound is a burden instead; another wound is a wound."""
    at = in_rohan()
    frodo = at.frodo()
    at.play(HELD, on=frodo)
    atoms.set_wounds(at.table, frodo, wounds)
    game = struck(at, frodo)
    assert (terms.PLAY, after, added) == (game.zone(frodo), game.wounds(frodo), burdens(game))


@pytest.mark.card(HELD)
def test_each_wound_counts_and_no_one_else_is_held() -> None:
    """Held: two wounds of one skirmish are two burdens; Merry dies of his last wound, and overwhelming is no wound."""
    at = in_rohan()
    at.play(HELD, on=at.frodo())
    atoms.set_wounds(at.table, at.frodo(), 3)
    foe = at.play(minion("Sly", strength=4, keywords=((terms.DAMAGE, 1),)))
    game = at.skirmish(at.frodo(), foe).passes()
    assert (terms.PLAY, 3, 2) == (game.zone(at.frodo()), game.wounds(at.frodo()), burdens(game))
    at = in_rohan()
    at.play(HELD, on=at.frodo())
    merry = at.play(MERRY, wounds=3)
    atoms.set_wounds(at.table, at.frodo(), 3)
    game = struck(at, merry)
    assert (terms.DEAD_PILE, 0) == (game.zone(merry), burdens(game))
    at = in_rohan()
    at.play(HELD, on=at.frodo())
    assert at.skirmish(at.frodo(), at.play(minion("Big", strength=20))).passes().table.over


@pytest.mark.card(HELD)
@pytest.mark.parametrize(("site", "over"), [(8, True), (7, False)])
def test_at_the_last_site_frodo_is_lost(site: int, over: bool) -> None:
    """Held: when the fellowship moves to site 9 he is corrupted, and nowhere before."""
    at = in_rohan(site)
    at.play(HELD, on=at.frodo())
    game = at.fellowship().choose("move")
    assert (over, (1,) if over else ()) == (game.table.over, game.table.winners)


@pytest.mark.card(HELD)
@pytest.mark.parametrize("minions", [0, 1])
def test_frodo_is_held_no_longer(minions: int) -> None:
    """Held: in the regroup phase the condition can be discarded if no minion can be spotted."""
    at = in_rohan()
    held = at.play(HELD, on=at.frodo())
    for _one in range(minions):
        at.play(PLAIN_ORC)
    game = at.regroup()
    assert (minions == 0) == game.offered("use", held)
    if not minions:
        assert terms.DISCARD_PILE == game.choose("use", held).zone(held)


@pytest.mark.card(HELD)
def test_only_frodo_is_held() -> None:
    """Held: nobody else bears it."""
    at = in_rohan()
    at.play(SAM)
    [held] = at.hand(0, HELD)
    assert at.frodo() == at.fellowship().choose("play", HELD).table.cards[held].bearer


ISENGARD = minion("Of Isengard", culture="isengard", vitality=9)
SAURON = minion("Of Sauron", culture="sauron", vitality=9)


@pytest.mark.card(BURNS)
@pytest.mark.parametrize(
    ("hand", "wounds"),
    [((), 0), ((ISENGARD, ISENGARD), 1), ((ISENGARD, SAURON, EOMER, PLAIN_ORC), 3)],
)
@pytest.mark.parametrize("guide", [SMEAGOL, GOLLUM])
def test_it_burns_them(hand: tuple[str, ...], wounds: int, guide: str) -> None:
    """It Burns Us: a wound for each culture in the hand that an opponent reveals; a card without a culture has none."""
    at = in_rohan()
    at.play(SAM)
    led, orc = at.play(guide), at.play(SAURON)
    at.hand(1, *hand)
    at.hand(0, BURNS)
    game = at.regroup().choose("play", BURNS)
    if guide == GOLLUM:
        assert sorted([led, orc]) == choices_of(game)
        game.choose("choose", orc)
    assert (wounds, True) == (game.wounds(orc), "log-saw-hand" in game.log())


@pytest.mark.card(BURNS)
@pytest.mark.parametrize("friends", [(SAM,), (SMEAGOL,), (SAM, MERRY), (MERRY, GOLLUM)])
def test_it_burns_nobody(friends: tuple[str, ...]) -> None:
    """It Burns Us: Sam and one of the two must be there."""
    at = in_rohan()
    for friend in friends:
        at.play(friend)
    at.play(SAURON)
    at.hand(1, ISENGARD)
    at.hand(0, BURNS)
    assert not at.regroup().offered("play", BURNS)


@pytest.mark.card(SAFE)
def test_they_come_with_two_tokens() -> None:
    """Kept Safe: two Shire tokens are put there when it is played."""
    at = in_rohan()
    [safe] = at.hand(0, SAFE)
    game = at.fellowship().choose("play", SAFE)
    piece = game.table.cards[safe]
    assert (2, "shire", 2) == (piece.tokens, piece.culture_tokens, game.table.twilight)


@pytest.mark.card(SAFE)
@pytest.mark.parametrize(("option", "zone", "tokens"), [(1, terms.DISCARD_PILE, 0), (2, terms.PLAY, 1)])
def test_a_hobbit_is_kept_safe(option: int, zone: str, tokens: int) -> None:
    """Kept Safe: a wound of an unbound Hobbit is prevented for a token, or for the condition itself."""
    at = in_rohan()
    merry, safe = at.play(MERRY), at.play(SAFE, tokens=2, culture="shire")
    game = struck(at, merry).choose("respond", safe).choose("choice", amount=option)
    assert (0, zone, tokens) == (game.wounds(merry), game.zone(safe), game.table.cards[safe].tokens)


@pytest.mark.card(SAFE)
def test_without_tokens_the_condition_is_the_price() -> None:
    """Kept Safe: it may be left, too: then he is wounded."""
    for verb, wounds, zone in (("respond", 0, terms.DISCARD_PILE), ("pass", 1, terms.PLAY)):
        at = in_rohan()
        merry, safe = at.play(MERRY), at.play(SAFE)
        game = struck(at, merry).choose(verb)
        assert (wounds, zone) == (game.wounds(merry), game.zone(safe))


@pytest.mark.card(SAFE)
@pytest.mark.parametrize("friend", [SAM, GIMLI])
def test_others_are_not_kept_safe(friend: str) -> None:
    """Kept Safe: neither the Ring-bound nor a Dwarf."""
    at = in_rohan()
    other, safe = at.play(friend), at.play(SAFE, tokens=2, culture="shire")
    game = struck(at, other)
    assert (1, 2) == (game.wounds(other), game.table.cards[safe].tokens)


@pytest.mark.card(HASTIEST)
def test_the_hastiest_of_all() -> None:
    """Pippin: he is discarded, and an opponent wounds a minion of his own choice."""
    at = in_rohan()
    pippin, first, second = at.play(HASTIEST), at.play(PLAIN_ORC), at.play(PLAIN_ORC)
    game = at.regroup().choose("use", pippin)
    assert [first, second] == choices_of(game, 1)
    game.choose("choose", second)
    assert (terms.DISCARD_PILE, 0, 1) == (game.zone(pippin), game.wounds(first), game.wounds(second))


@pytest.mark.card(HASTIEST)
def test_each_shadow_player_wounds_his_own_minions() -> None:
    """Pippin: You choose which Shadow player; the minions of the others are out of reach."""
    at = in_rohan(seats=3)
    pippin = at.play(HASTIEST)
    at.play(PLAIN_ORC, seat=1)
    first, second = at.play(PLAIN_ORC, seat=2), at.play(PLAIN_ORC, seat=2)
    game = at.regroup().choose("use", pippin)
    assert (0, {2, 3}) == (game.asked, {option.amount for option in game.options("player")})
    game.choose("player", amount=3)
    assert [first, second] == choices_of(game, 2)
