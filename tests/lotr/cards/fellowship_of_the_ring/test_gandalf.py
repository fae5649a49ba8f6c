"""Gandalf cards of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import Wound
from inglenook.lotr.dsl.facade import each, wound
from inglenook.lotr.dsl.filters import ALLY, ANYTHING, COMPANION
from inglenook.lotr.library import printed
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import (
    BOROMIR,
    GANDALF,
    GIMLI,
    LEGOLAS,
    MERRY,
    hand_over,
    standing,
    zones,
)
from tests.lotr.positions import FELLOWSHIP_SITES, FRODO, TOWERS_SITES, Playing, Position
from tests.lotr.samples import ally, companion, condition, event, minion, possession

BARLIMAN = "1U70"
HURT_ALL = event("Hurt All", Action((terms.MANEUVER,), (Wound(each(COMPANION)),)), side=terms.SHADOW)
PLAIN_ORC = minion("Plain Orc", strength=8, vitality=3)
HURT_ALLY = event("Hurt Ally", Action((terms.MANEUVER,), (wound(ALLY),)), side=terms.SHADOW)
SOME_ORC = minion("Some Orc", strength=5, vitality=3)
STRONG_ORC = minion("Orc", strength=9, vitality=4)


def hurt(card: str, *companions: str, copies: int = 1) -> tuple[Playing, Position]:
    """Returns the maneuver phase in which a Shadow event wounds a character while Intimidate is in hand."""
    at = standing()
    for id in companions:
        at.play(id)
    at.play(PLAIN_ORC)
    at.hand(0, *["1C76"] * copies)
    at.hand(1, card)
    return at.maneuver().pass_().choose("play", card), at


def begin(fighter: str, against: str, site: int, event: str, burdens: int = 0, wounds: int = 0) -> Playing:
    """Returns a skirmish at a site of the event's block, with the event in its owner's hand."""
    sites = FELLOWSHIP_SITES if event[0] == "1" else TOWERS_SITES
    at = standing(site, sites=sites).burdens(burdens).pool(5)
    hero = at.frodo() if fighter == FRODO else at.play(fighter)
    shadow = printed(event).side == terms.SHADOW
    at.hand(1 if shadow else 0, event)
    game = at.skirmish(hero, at.play(against, wounds=wounds))
    return hand_over(game) if shadow else game


@pytest.mark.card("1U70")
def test_barliman_brings_back_an_event_of_gandalf() -> None:
    """Barliman Butterbur: he exerts to take a Gandalf event, but no other card, from the discard pile into hand."""
    at = standing(seats=3)
    barliman = at.play(BARLIMAN)
    sleep, threat = at.discard(0, "1C84", "1C76")
    at.discard(0, GANDALF, "1C116")
    game = at.fellowship().choose("use", BARLIMAN)
    assert sorted([sleep, threat]) == sorted(game.choices())
    game.choose("choose", threat)
    assert ([terms.DISCARD_PILE, terms.HAND], 1) == (zones(game, sleep, threat), game.wounds(barliman))
    assert not game.offered("use", BARLIMAN)  # he is exhausted now


@pytest.mark.card("1C76")
def test_intimidate_prevents_that_wound_only() -> None:
    """Intimidate: only the wound being responded to is prevented when two companions are wounded."""
    game, at = hurt(HURT_ALL, GANDALF)
    gandalf = game.in_play(GANDALF)[0]
    assert ("prompt-respond-wound", 0) == (game.prompt, game.asked)
    game.choose("respond", "1C76")
    assert [0, 1] == sorted([game.wounds(at.frodo()), game.wounds(gandalf)])
    assert (0, 2) == (game.wounds(at.frodo()), game.table.twilight)


@pytest.mark.card("1C76")
def test_intimidate_in_a_skirmish() -> None:
    """Intimidate: one of the two wounds dealt by a damage bonus is prevented."""
    at = standing()
    gandalf = at.play(GANDALF)
    uruk = at.play(minion("Strong", strength=12, keywords=((terms.DAMAGE, 1),)))
    at.hand(0, "1C76")
    game = at.skirmish(gandalf, uruk).pass_().pass_().choose("respond", "1C76")
    assert (1, "prompt-phase-action") == (game.wounds(gandalf), game.prompt)


@pytest.mark.card("1C76")
@pytest.mark.parametrize(
    ("harm", "companions"), [(HURT_ALL, (BOROMIR,)), (HURT_ALLY, (GANDALF, "1U70"))], ids=["no gandalf", "an ally"]
)
def test_intimidate_needs_gandalf_and_a_companion(harm: str, companions: tuple[str, ...]) -> None:
    """Intimidate: the event needs Gandalf in play and protects only companions, not allies."""
    game, _at = hurt(harm, *companions)
    while game.prompt == "prompt-respond-wound":
        assert not game.offered("respond", "1C76")
        game.pass_()
    assert 1 == game.wounds(game.in_play(companions[-1])[0])


@pytest.mark.card("1C78")
@pytest.mark.parametrize(("burdens", "gain"), [(0, 4), (4, 4), (5, 2)])
def test_gandalf_while_burdens_are_few(burdens: int, gain: int) -> None:
    """Mysterious Wizard: Gandalf is strength +4 with four or fewer burdens, and strength +2 with more."""
    game = begin(GANDALF, SOME_ORC, 2, "1C78", burdens=burdens)
    game.choose("play", "1C78")
    assert (7 + gain, 7) == (game.strength(game.table.defender), game.table.twilight)


@pytest.mark.card("1C78")
def test_without_gandalf_nobody_is_made_stronger() -> None:
    """Mysterious Wizard: without Gandalf in play, the event can be played at its cost without effect."""
    game = begin(GIMLI, SOME_ORC, 2, "1C78").choose("play", "1C78")
    assert (6, 5, 7) == (
        game.strength(game.table.defender),
        game.strength(game.table.attackers[0]),
        game.table.twilight,
    )


@pytest.mark.card("1C84")
def test_every_condition_of_both_sides_goes() -> None:
    """Sleep, Caradhras: every active condition of both sides is discarded, but possessions are not."""
    at = Position(seats=3)
    gandalf = at.play(GANDALF)
    mine = at.play(condition("Song"))
    theirs = at.play(condition("Blizzard", side=terms.SHADOW))
    wound_of_morgul = at.play(condition("Blade Tip", side=terms.SHADOW, on=On(ANYTHING)), on=at.frodo())
    asleep = at.play(condition("Song of Seat 1"), seat=1)
    sword = at.play("1C299", on=at.frodo())
    at.hand(0, "1C84", ally())
    game = at.fellowship().choose("play", "1C84")
    assert [terms.DISCARD_PILE] * 3 == zones(game, mine, theirs, wound_of_morgul)
    assert [terms.PLAY] * 2 == zones(game, asleep, sword)
    assert (1, 3) == (game.wounds(gandalf), game.table.twilight)


@pytest.mark.card("1C84")
@pytest.mark.parametrize("wounds", [3, 2], ids=["exhausted", "able"])
def test_gandalf_must_be_able_to_exert_for_it(wounds: int) -> None:
    """Sleep, Caradhras: Gandalf must be able to exert, and another Wizard cannot exert for him."""
    at = standing(seats=3)
    at.play(GANDALF, wounds=wounds)
    at.play(companion("Another Wizard", race="wizard", culture="gandalf"))
    at.hand(0, "1C84")
    assert (wounds < 3) == at.fellowship().offered("play", "1C84")


@pytest.mark.card("1C85")
def test_strength_of_spirit_leaves_out_the_token() -> None:
    """Strength of Spirit: the exertion counts as a cost, but no wound token is placed (LG-83)."""
    at = standing()
    gandalf, boromir = at.play(GANDALF), at.play(BOROMIR)
    at.hand(0, "1C85")
    merry = at.play(MERRY)
    game = (
        at.skirmish(merry, at.play(STRONG_ORC)).choose("use", boromir).choose("respond", "1C85").choose("choose", merry)
    )
    assert (0, 0, 6) == (game.wounds(gandalf), game.wounds(boromir), game.strength(merry))


@pytest.mark.card("1C85")
def test_strength_of_spirit_needs_gandalf() -> None:
    """Strength of Spirit: without Gandalf in play there is no response, and the exertion places its token."""
    at = standing()
    boromir, merry = at.play(BOROMIR), at.play(MERRY)
    at.hand(0, "1C85")
    game = at.skirmish(merry, at.play(STRONG_ORC)).choose("use", boromir)
    assert (False, 1) == (game.offered("respond", "1C85"), game.wounds(boromir))


@pytest.mark.card("1C85")
def test_strength_of_spirit_is_for_companions() -> None:
    """Strength of Spirit: an exertion by an ally cannot be responded to."""
    at = standing()
    at.play(GANDALF)
    barliman = at.play(BARLIMAN)
    at.hand(0, "1C85")
    at.discard(0, "1C84")
    game = at.fellowship().choose("use", barliman)
    assert (False, 1) == (game.offered("respond", "1C85"), game.wounds(barliman))


@pytest.mark.card("1C86")
@pytest.mark.parametrize("seats", [2, 3])
def test_an_opponents_hand_is_revealed_to_all(seats: int) -> None:
    """Treachery Deeper Than You Know: a chosen opponent reveals a hand to all players and keeps the cards."""
    at = standing(seats=seats)
    at.play(GANDALF)
    hidden = at.hand(1, "1C187", "1C121")
    at.hand(0, "1C86")
    game = at.fellowship().choose("play", "1C86")
    if seats == 3:
        assert [2, 3] == sorted(option.amount for option in game.options("player"))
        game.choose("player", amount=2)
    assert all(knows(game.table, seat, card) for seat in range(seats) for card in hidden)
    assert ([terms.HAND] * 2, 1) == (zones(game, *hidden), game.table.twilight)


@pytest.mark.card("1C86")
def test_no_hand_is_revealed_without_gandalf() -> None:
    """Treachery Deeper Than You Know: Gandalf must be spotted, but may be exhausted."""
    for wounds, offered in ((None, False), (3, True)):
        at = standing()
        if wounds is not None:
            at.play(GANDALF, wounds=wounds)
        at.hand(0, "1C86")
        assert offered == at.fellowship().offered("play", "1C86")


@pytest.mark.card("1P364")
def test_gandalf_brings_a_friend() -> None:
    """Gandalf: he exerts to play a companion with his signet from hand for 2 less, but never below 0."""
    at = standing(seats=3)
    gandalf = at.play(GANDALF)
    legolas, dwarf = at.hand(0, LEGOLAS, "4C49")
    at.hand(0, BOROMIR, ally("Friendly Ally", signet="gandalf"))
    game = at.fellowship().choose("use", GANDALF)
    assert sorted([legolas, dwarf]) == sorted(game.choices("play"))
    game.choose("play", legolas)
    assert (terms.PLAY, 1, 0) == (game.zone(legolas), game.wounds(gandalf), game.table.twilight)


@pytest.mark.card("1P364")
def test_gandalf_saves_two_tokens_not_more() -> None:
    """Gandalf: the cost of a companion of cost 5 becomes 3, and no other companion costs less."""
    at = standing()
    at.play(GANDALF)
    costly = companion("Costly", cost=5, signet="gandalf")
    at.hand(0, costly, BOROMIR)
    game = at.fellowship().choose("use", GANDALF)
    assert 3 == game.table.twilight
    game.choose("play", BOROMIR)
    assert 6 == game.table.twilight


@pytest.mark.card("1P364")
@pytest.mark.parametrize(
    ("wounds", "in_hand"), [(3, LEGOLAS), (0, BOROMIR), (0, GANDALF)], ids=["exhausted", "wrong signet", "in play"]
)
def test_gandalf_must_really_bring_somebody(wounds: int, in_hand: str) -> None:
    """Gandalf: the ability needs a Gandalf who can exert and a companion who can be played."""
    at = standing()
    at.play(GANDALF, wounds=wounds)
    at.hand(0, in_hand)
    assert not at.fellowship().offered("use", GANDALF)


@pytest.mark.card("1C82")
def test_risk_a_little_light() -> None:
    """Risk a Little Light: the player looks at two cards, takes one into hand unseen and discards the other."""
    at = standing()
    at.play(GANDALF)
    at.hand(0, "1C82")
    first, second, third = at.deck(0, BOROMIR, GIMLI, LEGOLAS)
    game = at.pool(1).fellowship().choose("play", "1C82")
    assert [[True, True, False], [False, False, False]] == [
        [knows(game.table, seat, one) for one in (first, second, third)] for seat in (0, 1)
    ]
    game.choose("choose", second)
    assert [terms.DISCARD_PILE, terms.HAND, terms.DECK] == zones(game, first, second, third)
    assert not knows(game.table, 1, second)
    told = [line for line in game.game.log if line.message.id == "log-move-hand"]
    assert [((0,), "log-move-unseen-hand")] == [(line.only, line.otherwise and line.otherwise.id) for line in told]


@pytest.mark.card("1C82")
@pytest.mark.parametrize(("tokens", "gandalf"), [(2, True), (1, False)])
def test_no_light_without_gandalf_or_with_too_many_tokens(tokens: int, gandalf: bool) -> None:
    """Risk a Little Light: Gandalf must be spotted with fewer than two tokens in the twilight pool."""
    at = standing()
    if gandalf:
        at.play(GANDALF)
    at.hand(0, "1C82")
    at.deck(0, BOROMIR, GIMLI)
    assert not at.pool(tokens).fellowship().offered("play", "1C82")


LEAF = possession("Leaf", keywords=(("pipeweed", 1),))
GANDALFS_PIPE, ARAGORNS_PIPE = "1U74", "1U91"


@pytest.mark.card(GANDALFS_PIPE)
@pytest.mark.parametrize(("named", "left"), [(0, 3), (1, 2), (2, 1)])
def test_gandalf_smokes_his_burdens_away(named: int, left: int) -> None:
    """Gandalf's Pipe: a pipeweed possession is discarded to remove a burden for each pipe the player spots."""
    at = standing(seats=3).burdens(3)
    at.play(GANDALFS_PIPE, on=at.play(GANDALF))
    at.play(ARAGORNS_PIPE, on=at.play(BOROMIR))
    leaf = at.play(LEAF)
    game = at.fellowship().choose("use", GANDALFS_PIPE)
    assert [0, 1, 2] == sorted(option.amount for option in game.options())
    game.choose("number", amount=named)
    assert (left, terms.DISCARD_PILE) == (game.table.players[0].burdens, game.zone(leaf))


@pytest.mark.card(GANDALFS_PIPE)
def test_an_empty_pipe_does_nothing() -> None:
    """Gandalf's Pipe: only Gandalf can bear the pipe, and pipeweed is required to use it."""
    at = standing().burdens(3)
    at.play(GANDALFS_PIPE, on=at.play(GANDALF))
    at.play(possession("Bread"))
    at.play(condition("Smell of Leaf", keywords=(("pipeweed", 1),)))
    assert not at.fellowship().offered("use", GANDALFS_PIPE)
    at = standing()
    at.play(BOROMIR)
    at.hand(0, GANDALFS_PIPE)
    assert not at.fellowship().offered("play", GANDALFS_PIPE)


NINE_WALKERS = "1R79"
LONE_DWARF = companion("Lone Dwarf", race="dwarf", cost=3)


@pytest.mark.card(NINE_WALKERS)
@pytest.mark.parametrize(("there", "price"), [((), 1), ((GIMLI,), 3), ((BOROMIR,), 1)])
def test_the_first_of_a_race_walks_for_less(there: tuple[str, ...], price: int) -> None:
    """The Nine Walkers: a companion costs 2 less if its race cannot be spotted."""
    at = standing()
    at.play(NINE_WALKERS)
    for id in there:
        at.play(id)
    at.hand(0, LONE_DWARF)
    assert price == at.fellowship().choose("play", LONE_DWARF).table.twilight


@pytest.mark.card(NINE_WALKERS)
def test_a_minion_of_the_race_can_be_spotted_too() -> None:
    """The Nine Walkers: the race of any active character counts, but not of inactive characters (LR-27.2)."""
    at = standing()
    at.play(NINE_WALKERS)
    at.play(minion("Dwarf of Moria", race="dwarf"))
    at.hand(0, LONE_DWARF)
    assert 3 == at.fellowship().choose("play", LONE_DWARF).table.twilight
    at = standing()
    at.play(NINE_WALKERS)
    at.play(GIMLI, seat=1)
    at.hand(0, LONE_DWARF)
    assert 1 == at.fellowship().choose("play", LONE_DWARF).table.twilight


@pytest.mark.card(NINE_WALKERS)
def test_the_nine_walkers_follow_gandalf() -> None:
    """The Nine Walkers: Gandalf must be spotted to play the condition, and allies cost no less."""
    for there, offered in ((BOROMIR, False), (GANDALF, True)):
        at = standing()
        at.play(there)
        at.hand(0, NINE_WALKERS)
        assert offered == at.fellowship().offered("play", NINE_WALKERS)
    at = standing()
    at.play(NINE_WALKERS)
    friend = ally("Friend", race="dwarf", cost=3)
    at.hand(0, friend)
    assert 3 == at.fellowship().choose("play", friend).table.twilight
