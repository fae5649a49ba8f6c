"""Sauron cards of Ents of Fangorn."""

from __future__ import annotations

import pytest

from inglenook.kernel.messages import Message
from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.stats import twilight_cost
from tests.lotr.cards.mordor import CAVE_ORC, EYE, SNOW, SONG, TROLL_OF_MORDOR
from tests.lotr.cards.standing import (
    BELL,
    DRUM,
    EOMER,
    GIMLI,
    LEGOLAS,
    burdens,
    card,
    choices_of,
    hand_over,
    in_rohan,
    zones,
)
from tests.lotr.samples import ally, companion, condition, minion

PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)
ORC_OF_THE_GATE = minion("Orc of the Gate", culture="sauron", race="orc")
HERO = companion("Hero", strength=9, vitality=5)
GHOST = minion("Ghost", race="wraith", culture="moria", vitality=3, keywords=(("twilight", 1),))
DUSK = condition("Dusk", side=terms.SHADOW, keywords=(("twilight", 1),))
CULTURES = (GIMLI, LEGOLAS, EOMER)
"""Three cultures besides Frodo's: two beyond two."""


@pytest.mark.card("6R101")
def test_cultures_are_named_at_the_gate() -> None:
    """Gate Picket: companions and allies of cultures that the Free Peoples player did not name are wounded."""
    at = in_rohan(6)
    gimli, legolas, eomer = [at.play(hero) for hero in CULTURES]
    elf = at.play(ally("Elf of the Wood", culture="elven", race="elf"))
    stranger = at.play(ally("Stranger"))
    orc, stray = at.play(ORC_OF_THE_GATE), at.play(PLAIN_ORC)
    picket = at.play("6R101")
    game = hand_over(at.maneuver()).choose("use", picket)
    assert (0, "prompt-name-cultures") == (game.asked, game.prompt)
    assert list(terms.CULTURES) == [option.word for option in game.options("name")]
    keys = [option.key for option in game.options() if option.word in ("dwarven", "gondor", "sauron")]
    game.game.answer(tuple(keys))
    assert [0, 1, 1, 1, 1] == [game.wounds(card) for card in (gimli, legolas, eomer, elf, stranger)]
    assert [1, 0, 0, 2] == [game.wounds(card) for card in (at.frodo(), orc, stray, picket)]
    [told] = [line.message for line in game.game.log if line.message.id == "log-named-cultures"]
    named = told.arguments["cultures"]
    assert isinstance(named, tuple)
    assert [Message(f"culture-{name}") for name in ("dwarven", "gondor", "sauron")] == list(named)


@pytest.mark.card("6R101")
@pytest.mark.parametrize("wounds", [0, 1])
def test_a_picket_exerts_twice(wounds: int) -> None:
    """Gate Picket: the picket must be able to exert twice."""
    at = in_rohan(6)
    picket = at.play("6R101", wounds=wounds)
    assert (wounds == 0) == hand_over(at.maneuver()).offered("use", picket)


@pytest.mark.parametrize(("id", "cost"), [card("6R103", 8), card("6R106", 10)])
def test_trolls_come_together(id: str, cost: int) -> None:
    """Gate Troll and Troll of Udûn: the cost is 4 less while another Troll of any culture can be spotted."""
    at = in_rohan(6)
    [troll] = at.hand(1, id)
    at.play(ORC_OF_THE_GATE)
    alone = twilight_cost(at.table, troll)
    at.play(minion("Stone Troll", race="troll"))
    assert (cost, cost - 4) == (alone, twilight_cost(at.table, troll))


@pytest.mark.card("6R103")
def test_a_troll_at_the_gate() -> None:
    """Gate Troll: strength +1 for each other Sauron minion in play."""
    at = in_rohan(6)
    troll = at.play("6R103")
    for _orc in range(2):
        at.play(ORC_OF_THE_GATE)
    at.play(PLAIN_ORC)
    game = at.skirmish(at.play(HERO), troll)
    assert (15, 1) == (game.strength(troll), keyword(game.table, troll, terms.FIERCE))


@pytest.mark.card("6U104")
@pytest.mark.rule("LR-27.3")
@pytest.mark.parametrize(("companions", "named"), [(3, 2), (3, 1), (3, 0), (2, 1), (1, 0)])
def test_an_insurgent_among_many_cultures(companions: int, named: int) -> None:
    """Orc Insurgent: it exerts to draw a card and add a token for each Free Peoples culture spotted beyond two."""
    at = in_rohan(6)
    for hero in CULTURES[:companions]:
        at.play(hero)
    at.deck(1, PLAIN_ORC, PLAIN_ORC, PLAIN_ORC)
    insurgent = at.play("6U104")
    game = at.shadow().choose("use", insurgent)
    if companions > 1:
        assert list(range(companions)) == [option.amount for option in game.options("number")]
        game.choose("number", amount=named)
    found = (len(game.table.players[1].hand), game.table.twilight, game.wounds(insurgent))
    assert (named, named, 1) == found


@pytest.mark.card("6C98")
@pytest.mark.parametrize(("answer", "sites"), [("respond", 1), ("respond", 3), ("pass", 3)])
def test_the_banner_brings_tokens(answer: str, sites: int) -> None:
    """Banner of the Eye: when the bearer wins, its player may add a token for each controlled site."""
    at = in_rohan(6)
    for number in range(sites):
        at.control(1, number + 1)
    at.control(0, sites + 1)
    orc = at.play(minion("Winner", culture="sauron", strength=9))
    at.play("6C98", on=orc)
    game = at.skirmish(at.play(companion("Loser", strength=8, vitality=5)), orc)
    assert 10 == game.strength(orc)
    game.passes().choose(answer)
    assert (sites if answer == "respond" else 0) == game.table.twilight


@pytest.mark.card("6C98")
def test_the_banner_is_silent_for_others() -> None:
    """Banner of the Eye: a skirmish won by another minion adds no token."""
    at = in_rohan(6)
    at.control(1, 1)
    at.play("6C98", on=at.play(ORC_OF_THE_GATE))
    game = at.skirmish(at.play(companion("Loser", strength=8, vitality=5)), at.play(minion("Other", strength=9)))
    assert not game.passes().offered("respond")


@pytest.mark.parametrize(("id", "bearers"), [card("6C98", (ORC_OF_THE_GATE,)), card("6U107", (TROLL_OF_MORDOR,))])
def test_who_bears_arms_of_mordor(id: str, bearers: tuple[str, ...]) -> None:
    """Banner of the Eye and Troll's Chain: a Sauron Orc bears the banner, and a Sauron Troll the chain."""
    at = in_rohan(6).pool(9)
    at.hand(1, id)
    others = (CAVE_ORC, minion("Stone Troll", race="troll"), ORC_OF_THE_GATE, TROLL_OF_MORDOR)
    minions = {other: at.play(other) for other in others}
    game = at.shadow().choose("play", id)
    [item] = game.in_play(id)
    assert [minions[bearer] for bearer in bearers] == [game.table.cards[item].bearer]


@pytest.mark.card("6U107")
@pytest.mark.parametrize(("answer", "zone"), [("respond", terms.HAND), ("pass", terms.DECK)])
def test_a_chain_brings_a_card(answer: str, zone: str) -> None:
    """Troll's Chain: a card may be drawn when the chain is played, and the bearer is strength +2."""
    at = in_rohan(6).pool(1)
    troll, [top, below] = at.play(TROLL_OF_MORDOR), at.deck(1, SNOW, SNOW)
    at.hand(1, "6U107")
    game = at.shadow().choose("play", "6U107").choose(answer)
    assert ([zone, terms.DECK], 11) == (zones(game, top, below), game.strength(troll))


@pytest.mark.card("6C99")
def test_lights_strengthen_their_own() -> None:
    """Corpse Lights: per twilight minion, its exertion gives a Sauron or twilight minion strength +1."""
    at = in_rohan(6)
    lights, orc, ghost = at.play("6C99"), at.play(ORC_OF_THE_GATE), at.play(GHOST)
    for other in (PLAIN_ORC, DUSK):
        at.play(other)
    game = hand_over(at.skirmish(at.play(HERO), lights)).choose("use", lights)
    assert [lights, orc, ghost] == choices_of(game, 1)
    before = [game.strength(one) for one in (lights, orc, ghost)]
    game.choose("choose", orc)
    assert [before[0], before[1] + 2, before[2]] == [game.strength(one) for one in (lights, orc, ghost)]
    assert 1 == game.wounds(lights)
    game.pass_()
    assert not game.offered("use", lights)


@pytest.mark.card("6C100")
@pytest.mark.parametrize(("count", "spots", "ways"), [(1, True, 2), (1, False, 1), (0, True, 1), (0, False, 0)])
def test_dead_ones_come_for_a_burden_or_another(count: int, spots: bool, ways: int) -> None:
    """Dead Ones: a burden is removed or a twilight minion is spotted to play the minion."""
    at = in_rohan(6).pool(9).burdens(count)
    for other in (GHOST if spots else ORC_OF_THE_GATE, DUSK):
        at.play(other)
    at.hand(1, "6C100")
    game = at.shadow()
    assert bool(ways) == game.offered("play", "6C100")
    if ways:
        game.choose("play", "6C100")
        if ways == 2:
            assert (1, 2) == (game.asked, len(game.options()))
            game.choose("choice", amount=1)
        assert (0, 1) == (burdens(game), len(game.in_play("6C100")))


@pytest.mark.card("6C100")
def test_dead_ones_may_leave_the_burden() -> None:
    """Dead Ones: no burden is removed if the Shadow player spots a twilight minion instead."""
    at = in_rohan(6).pool(9).burdens(1)
    at.play(GHOST)
    at.hand(1, "6C100")
    game = at.shadow().choose("play", "6C100").choose("choice", amount=2)
    assert (1, 1) == (burdens(game), len(game.in_play("6C100")))


@pytest.mark.card("6C102")
@pytest.mark.parametrize(
    ("fellow", "wounds", "offered"),
    [(TROLL_OF_MORDOR, 0, True), (ORC_OF_THE_GATE, 1, False), (CAVE_ORC, 0, False), (EYE, 0, False)],
)
def test_a_sentry_needs_another_minion_of_mordor(fellow: str, wounds: int, offered: bool) -> None:
    """Gate Sentry: with another Sauron minion in play, the sentry exerts twice to discard a condition."""
    at = in_rohan(6)
    sentry, _fellow, song, snow = at.play("6C102", wounds=wounds), at.play(fellow), at.play(SONG), at.play(SNOW)
    game = hand_over(at.maneuver())
    assert offered == game.offered("use", sentry)
    if offered:
        game.choose("use", sentry)
        bells = [piece for piece, one in enumerate(at.table.cards) if one.printed.id in (BELL, DRUM)]
        assert sorted([song, snow, *bells]) == choices_of(game, 1)
        game.choose("choose", song)
        assert (2, terms.DISCARD_PILE, terms.PLAY) == (game.wounds(sentry), *zones(game, song, snow))


@pytest.mark.card("6R106")
def test_a_troll_of_udun_feeds_on_the_hand() -> None:
    """Troll of Udûn: each Sauron card discarded from hand makes it strength +1."""
    at = in_rohan(6)
    troll, [eye, orc, snow] = at.play("6R106"), at.hand(1, EYE, ORC_OF_THE_GATE, SNOW)
    game = hand_over(at.skirmish(at.play(HERO), troll)).choose("use", troll)
    assert [eye, orc] == choices_of(game, 1)
    game.choose("choose", eye)
    assert (15, 1) == (game.strength(troll), keyword(game.table, troll, terms.FIERCE))
    game.pass_().choose("use", troll)
    assert (16, False) == (game.strength(troll), game.pass_().offered("use", troll))
    assert [terms.DISCARD_PILE, terms.DISCARD_PILE, terms.HAND] == zones(game, eye, orc, snow)


@pytest.mark.card("6C108")
@pytest.mark.parametrize(
    ("fellow", "offered"), [(ORC_OF_THE_GATE, True), (GHOST, True), (CAVE_ORC, False), (EYE, False)]
)
def test_a_wisp_leads_astray(fellow: str, offered: bool) -> None:
    """Wisp of Pale Sheen: with another Sauron or twilight minion in play, it is discarded to add a burden."""
    at = in_rohan(6)
    wisp, _fellow = at.play("6C108"), at.play(fellow)
    game = hand_over(at.regroup())
    assert offered == game.offered("use", wisp)
    if offered:
        game.choose("use", wisp)
        assert (terms.DISCARD_PILE, 1) == (game.zone(wisp), burdens(game))


@pytest.mark.card("6U105")
def test_peril_calls_one_more() -> None:
    """Peril: a Sauron Orc exerts to play a Nazgûl or Sauron minion from hand for 4 less, exhausted."""
    at = in_rohan(6).pool(2)
    peril, orc, idle = at.play("6U105"), at.play(ORC_OF_THE_GATE), at.play(ORC_OF_THE_GATE)
    troll = minion("Dear Troll", culture="sauron", race="troll", cost=6, vitality=4)
    nazgul = minion("Stray Wraith", culture="raider", race="nazgul", cost=5, vitality=3)
    dear = minion("Dearer Troll", culture="sauron", race="troll", cost=7)
    called, wraith, *_others = at.hand(1, troll, nazgul, dear, CAVE_ORC, EYE)
    at.discard(1, ORC_OF_THE_GATE)
    game = hand_over(at.regroup()).choose("use", peril)
    assert [orc, idle] == choices_of(game, 1)
    game.choose("choose", orc)
    assert (1, [called, wraith]) == (game.asked, sorted(game.choices("play")))
    game.choose("play", called)
    assert (terms.PLAY, 3, 1, 0) == (game.zone(called), *[game.wounds(one) for one in (called, orc, idle)])
    assert 0 == game.table.twilight


@pytest.mark.card("6U105")
@pytest.mark.parametrize(
    ("id", "wounds", "offered"),
    [(ORC_OF_THE_GATE, 0, True), (ORC_OF_THE_GATE, 1, False), (TROLL_OF_MORDOR, 0, False), (CAVE_ORC, 0, False)],
)
def test_peril_exerts_an_orc_of_mordor(id: str, wounds: int, offered: bool) -> None:
    """Peril: only a Sauron Orc that is not exhausted can exert."""
    at = in_rohan(6)
    peril, _minion = at.play("6U105"), at.play(id, wounds=wounds)
    at.hand(1, minion("Called", culture="sauron", cost=1))
    assert offered == hand_over(at.regroup()).offered("use", peril)
