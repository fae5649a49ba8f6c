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
    """Long Slow Wrath: an unbound Hobbit exerts to be strength +1 and damage +1 for each Gandalf companion."""
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
    """Merry, Impatient Hobbit: he is discarded to heal a Gandalf companion, but neither a Dwarf nor an ally."""
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
    """Returns the game after a Shadow event has wounded a character, at the first response or later."""
    at.play(PLAIN_ORC)
    at.hand(1, DART)
    game = at.maneuver().pass_().choose("play", DART)
    return game.choose("choose", who) if game.options("choose") else game


@pytest.mark.card(HELD)
@pytest.mark.parametrize(("wounds", "after", "added"), [(3, 3, 1), (2, 3, 0), (0, 1, 0)])
def test_frodo_is_held_when_a_wound_would_kill_him(wounds: int, after: int, added: int) -> None:
    """Held: a wound that would kill Frodo becomes a burden, but an earlier wound stays a wound."""
    at = in_rohan()
    frodo = at.frodo()
    at.play(HELD, on=frodo)
    atoms.set_wounds(at.table, frodo, wounds)
    game = struck(at, frodo)
    assert (terms.PLAY, after, added) == (game.zone(frodo), game.wounds(frodo), burdens(game))


@pytest.mark.card(HELD)
def test_each_wound_counts_and_no_one_else_is_held() -> None:
    """Held: two killing wounds become two burdens, and neither Merry nor an overwhelmed Frodo is saved."""
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
    """Held: Frodo is corrupted when the fellowship moves to site 9, but at no earlier site."""
    at = in_rohan(site)
    at.play(HELD, on=at.frodo())
    game = at.fellowship().choose("move")
    assert (over, (1,) if over else ()) == (game.table.over, game.table.winners)


@pytest.mark.card(HELD)
@pytest.mark.parametrize("minions", [0, 1])
def test_frodo_is_held_no_longer(minions: int) -> None:
    """Held: the condition can be discarded in the regroup phase if no minion can be spotted."""
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
    """Held: only Frodo can bear the condition."""
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
    """It Burns Us: an opponent reveals a hand, and a minion is wounded once for each culture in that hand."""
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
    """It Burns Us: Sam and either Sméagol or Gollum must be spotted."""
    at = in_rohan()
    for friend in friends:
        at.play(friend)
    at.play(SAURON)
    at.hand(1, ISENGARD)
    at.hand(0, BURNS)
    assert not at.regroup().offered("play", BURNS)


@pytest.mark.card(SAFE)
def test_they_come_with_two_tokens() -> None:
    """Kept Safe: two Shire tokens are put on the condition when it is played."""
    at = in_rohan()
    [safe] = at.hand(0, SAFE)
    game = at.fellowship().choose("play", SAFE)
    piece = game.table.cards[safe]
    assert (2, "shire", 2) == (piece.tokens, piece.culture_tokens, game.table.twilight)


@pytest.mark.card(SAFE)
@pytest.mark.parametrize(("option", "zone", "tokens"), [(1, terms.DISCARD_PILE, 0), (2, terms.PLAY, 1)])
def test_a_hobbit_is_kept_safe(option: int, zone: str, tokens: int) -> None:
    """Kept Safe: the condition or one of its tokens is spent to prevent a wound to an unbound Hobbit."""
    at = in_rohan()
    merry, safe = at.play(MERRY), at.play(SAFE, tokens=2, culture="shire")
    game = struck(at, merry).choose("respond", safe).choose("choice", amount=option)
    assert (0, zone, tokens) == (game.wounds(merry), game.zone(safe), game.table.cards[safe].tokens)


@pytest.mark.card(SAFE)
def test_without_tokens_the_condition_is_the_price() -> None:
    """Kept Safe: a player may decline to spend a token or the condition, and the Hobbit is wounded."""
    for verb, wounds, zone in (("respond", 0, terms.DISCARD_PILE), ("pass", 1, terms.PLAY)):
        at = in_rohan()
        merry, safe = at.play(MERRY), at.play(SAFE)
        game = struck(at, merry).choose(verb)
        assert (wounds, zone) == (game.wounds(merry), game.zone(safe))


@pytest.mark.card(SAFE)
@pytest.mark.parametrize("friend", [SAM, GIMLI])
def test_others_are_not_kept_safe(friend: str) -> None:
    """Kept Safe: neither Ring-bound Hobbits nor Dwarves are protected."""
    at = in_rohan()
    other, safe = at.play(friend), at.play(SAFE, tokens=2, culture="shire")
    game = struck(at, other)
    assert (1, 2) == (game.wounds(other), game.table.cards[safe].tokens)


@pytest.mark.card(HASTIEST)
def test_the_hastiest_of_all() -> None:
    """Pippin, Hastiest of All: he is discarded, and an opponent wounds one of that opponent's own minions."""
    at = in_rohan()
    pippin, first, second = at.play(HASTIEST), at.play(PLAIN_ORC), at.play(PLAIN_ORC)
    game = at.regroup().choose("use", pippin)
    assert [first, second] == choices_of(game, 1)
    game.choose("choose", second)
    assert (terms.DISCARD_PILE, 0, 1) == (game.zone(pippin), game.wounds(first), game.wounds(second))


@pytest.mark.card(HASTIEST)
def test_each_shadow_player_wounds_his_own_minions() -> None:
    """Pippin, Hastiest of All: the player chooses a Shadow player, who can wound only that player's own minions."""
    at = in_rohan(seats=3)
    pippin = at.play(HASTIEST)
    at.play(PLAIN_ORC, seat=1)
    first, second = at.play(PLAIN_ORC, seat=2), at.play(PLAIN_ORC, seat=2)
    game = at.regroup().choose("use", pippin)
    assert (0, {2, 3}) == (game.asked, {option.amount for option in game.options("player")})
    game.choose("player", amount=3)
    assert [first, second] == choices_of(game, 2)
