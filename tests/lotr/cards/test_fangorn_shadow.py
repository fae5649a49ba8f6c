"""The Shadow cards of Ents of Fangorn."""

from __future__ import annotations

import pytest

from inglenook.lotr.meaning.modifiers import keyword
from inglenook.lotr.stats import twilight_cost
from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action, Response, Trigger
from inglenook.lotr.words.effects import Discard
from inglenook.lotr.words.facade import a, add_burdens
from inglenook.lotr.words.filters import MINION, POSSESSION, THIS
from inglenook.lotr.words.happenings import Happening
from tests.lotr.cards.standing import EOMER, GIMLI, LEGOLAS, burdens, hand_over, in_rohan, zones
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, condition, event, minion

ORC = minion("Plain Orc", strength=5, vitality=4)
HERO = companion("Hero", strength=9, vitality=5)
ISENGARD_ORC = minion("Orc of the Ring", culture="isengard", race="orc", vitality=3, cost=2)
NAZGUL = minion("Plain Nazgûl", culture="wraith", race="nazgul", strength=9, vitality=3)
SAURON_ORC = minion("Orc of the Gate", culture="sauron", race="orc")
ARTISAN, BUILDER, MECHANICS = "6C65", "6U66", "6R68"


# Isengard.


@pytest.mark.parametrize(
    "id", [pytest.param(id, marks=pytest.mark.card(id)) for id in (ARTISAN, "6C67", "6C69", "6C71", MECHANICS)]
)
def test_an_orc_is_given_up(id: str) -> None:
    """In the regroup phase an Orc of Isengard is discarded, and the Free Peoples player wounds a companion."""
    at = in_rohan(4)
    hero = at.play(HERO)
    worker, orc = at.play(id), at.play(ISENGARD_ORC)
    at.play(ORC)
    game = hand_over(at.regroup()).choose("use", worker)
    assert sorted([worker, orc]) == sorted(game.choices())
    game.choose("choose", orc)
    assert (0, sorted([at.frodo(), hero])) == (game.asked, sorted(game.choices()))
    game.choose("choose", hero)
    assert (1, terms.DISCARD_PILE, terms.PLAY) == (game.wounds(hero), *zones(game, orc, worker))


@pytest.mark.card(MECHANICS)
@pytest.mark.rule("LR-27.3")
@pytest.mark.parametrize("verb", ["yes", "no"])
def test_mechanics_against_a_large_fellowship(verb: str) -> None:
    """If their player spots six companions two are wounded; he need not."""
    at = in_rohan(4)
    heroes = [at.play(HERO) for _hero in range(5)]
    mechanics, orc = at.play(MECHANICS), at.play(ISENGARD_ORC)
    game = hand_over(at.regroup()).choose("use", mechanics).choose("choose", orc)
    assert (1, "prompt-spot-or-not") == (game.asked, game.prompt)
    game.choose(verb)
    game.choose_all(heroes[0], heroes[1]) if verb == "yes" else game.choose("choose", heroes[0])
    assert [1, int(verb == "yes"), 0, 0, 0] == [game.wounds(hero) for hero in heroes]


@pytest.mark.card("6U63")
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_gnawing_keeps_the_orcs(verb: str) -> None:
    """An Orc of Isengard that a regroup action discards may be stacked on it."""
    at = in_rohan(4)
    at.play(HERO)
    gnawing, worker, orc = at.play("6U63"), at.play(ARTISAN), at.play(ISENGARD_ORC)
    game = hand_over(at.regroup()).choose("use", worker).choose("choose", orc)
    assert (1, True) == (game.asked, game.offered("respond", gnawing))
    game.choose(verb)
    stacked = verb == "respond"
    assert (terms.STACKED if stacked else terms.DISCARD_PILE) == game.zone(orc)
    assert ((orc,) if stacked else ()) == game.table.cards[gnawing].stacked


@pytest.mark.card("6U63")
def test_gnawing_answers_no_other_discard() -> None:
    """Not in another phase, and not the minions that go when the turn ends."""
    at = in_rohan(4)
    gnawing, orc = at.play("6U63"), at.play(ISENGARD_ORC)
    banish = event("Banish", Action((terms.MANEUVER,), (Discard(a(MINION)),)))
    at.hand(0, banish)
    assert not at.maneuver().choose("play", banish).offered("respond")
    at = in_rohan(4)
    gnawing, orc = at.play("6U63"), at.play(ISENGARD_ORC)
    game = at.regroup().passes().choose("stop")
    assert (terms.DISCARD_PILE, ()) == (game.zone(orc), game.table.cards[gnawing].stacked)


@pytest.mark.card("6U63")
@pytest.mark.rule("LR-10.19")
@pytest.mark.parametrize("answer", [Response, Trigger])
def test_gnawing_does_not_answer_a_response(answer: type[Response | Trigger]) -> None:
    """In the regroup phase, too, what a response or a trigger discards was discarded by no regroup action."""
    at = in_rohan(4)
    gnawing, worker, orc = at.play("6U63"), at.play(ARTISAN), at.play(ISENGARD_ORC)
    wounded = Happening(terms.WOUNDED_NOW, THIS)
    hero = at.play(companion(f"Avenger by {answer.__name__}", abilities=(answer(wounded, (Discard(a(MINION)),)),)))
    game = hand_over(at.regroup()).choose("use", worker).choose("choose", orc).choose("respond", gnawing)
    game.choose("choose", hero)
    if answer is Response:
        game.choose("respond", hero)
    assert (terms.DISCARD_PILE, (orc,)) == (game.zone(worker), game.table.cards[gnawing].stacked)


@pytest.mark.rule("LR-20.14", "LR-28.1")
def test_the_minions_that_go_at_the_end_are_discarded_from_play() -> None:
    """What waits for a discard hears of them, and of what they bear; only the phase has no action in it."""
    at = in_rohan(4)
    waiting = Trigger(Happening(terms.DISCARDED_NOW, MINION | POSSESSION), (add_burdens(1),))
    at.play(condition("Long List", waiting, side=terms.SHADOW))
    orc = at.play(ISENGARD_ORC)
    warg = at.play("5C65", on=orc)
    game = at.regroup()
    before = burdens(game)
    game.passes().choose("stop")
    assert ([terms.DISCARD_PILE] * 2, before + 2) == (zones(game, orc, warg), game.table.players[0].burdens)


@pytest.mark.card("6U63")
@pytest.mark.rule("LR-26.31", "LG-31")
@pytest.mark.parametrize(("pool", "orcs", "offered"), [(3, 1, True), (2, 1, False), (3, 0, False)])
def test_gnawing_gives_an_orc_back(pool: int, orcs: int, offered: bool) -> None:
    """Two stacked cards and a token: an Orc from the discard pile is played at its cost, and none of these."""
    at = in_rohan(4).pool(pool)
    gnawing = at.play("6U63")
    stacked = [at.stack(ISENGARD_ORC, 1, gnawing) for _orc in range(2)]
    waiting = at.discard(1, *[ISENGARD_ORC] * orcs)
    game = at.shadow()
    assert offered == game.offered("use", gnawing)
    if offered:
        game.choose("use", gnawing)
        assert [terms.DISCARD_PILE, terms.DISCARD_PILE, terms.PLAY] == zones(game, *stacked, *waiting)
        assert 0 == game.table.twilight


@pytest.mark.card(BUILDER, MECHANICS)
@pytest.mark.parametrize(("id", "friend", "tokens"), [(BUILDER, ORC, 2), (MECHANICS, ISENGARD_ORC, 3)])
def test_stacked_orcs_work(id: str, friend: str, tokens: int) -> None:
    """Stacked on a card of Isengard they can be discarded for twilight."""
    at = in_rohan(4)
    gnawing = at.play("6U63")
    at.play(friend)
    orc = at.stack(id, 1, gnawing)
    game = hand_over(at.regroup()).choose("use", orc)
    assert (tokens, terms.DISCARD_PILE) == (game.table.twilight, game.zone(orc))


@pytest.mark.card(BUILDER, MECHANICS)
def test_what_stacked_orcs_cannot_do() -> None:
    """In play the Builder has nothing to do; stacked Mechanics need an Orc in play, and give nobody up."""
    at = in_rohan(4)
    builder = at.play(BUILDER)
    assert not hand_over(at.regroup()).offered("use", builder)
    at = in_rohan(4)
    mechanics = at.stack(MECHANICS, 1, at.play("6U63"))
    at.play(ORC)
    assert not hand_over(at.regroup()).offered("use", mechanics)


# Nazgûl and Mordor.


@pytest.mark.card("6U83")
@pytest.mark.parametrize(("hand", "offered"), [(2, True), (1, False)])
def test_a_fell_beast(hand: int, offered: bool) -> None:
    """Two cards are discarded to play it; the Nazgûl is two stronger, and fierce."""
    at = in_rohan(4)
    nazgul = at.play(NAZGUL)
    cards = at.hand(1, *["4C297"] * hand)
    at.hand(1, "6U83")
    game = at.shadow()
    assert offered == game.offered("play", "6U83")
    if offered:
        game.choose("play", "6U83")
        assert (11, 1) == (game.strength(nazgul), keyword(game.table, nazgul, terms.FIERCE))
        assert [terms.DISCARD_PILE] * 2 == zones(game, *cards)


@pytest.mark.card("6U86")
def test_lemenya_carries_a_companion_off() -> None:
    """He exerts, three cards are discarded, and a companion goes back to hand without his things; never Frodo."""
    at = in_rohan(4)
    eomer, legolas = at.play(EOMER), at.play(LEGOLAS)
    bow = at.play("4U62", on=legolas)
    lemenya = at.play("6U86")
    cards = at.hand(1, ORC, ORC, ORC)
    game = hand_over(at.regroup()).choose("use", lemenya)
    assert (1, sorted([eomer, legolas])) == (game.asked, sorted(game.choices()))
    game.choose("choose", legolas)
    assert [terms.HAND, terms.DISCARD_PILE, terms.PLAY] == zones(game, legolas, bow, eomer)
    assert ((legolas,), 1) == (game.table.players[0].hand, game.wounds(lemenya))
    assert [terms.DISCARD_PILE] * 3 == zones(game, *cards)


CULTURES = (GIMLI, LEGOLAS, EOMER)
"""Three cultures besides Frodo's: two beyond two."""


@pytest.mark.card("6U87")
@pytest.mark.parametrize(("companions", "nazgul", "wounds"), [(3, True, 2), (2, True, 1), (1, True, 0), (3, False, 0)])
def test_nertea_hunts_the_ring_bound(companions: int, nazgul: bool, wounds: int) -> None:
    """With another Nazgûl, the Free Peoples player exerts a Ring-bound companion for each culture beyond two."""
    at = in_rohan(4).pool(4)
    for hero in CULTURES[:companions]:
        at.play(hero)
    if nazgul:
        at.play(NAZGUL)
    at.hand(1, "6U87")
    game = at.shadow().choose("play", "6U87")
    assert wounds == game.wounds(at.frodo())


@pytest.mark.card("6P122")
@pytest.mark.parametrize("exerting", [True, False])
def test_the_witch_king_rejoices(exerting: bool) -> None:
    """When a Nazgûl kills a companion in a skirmish, another exerts or an ally is wounded twice."""
    at = in_rohan(4)
    victim, hero, helper = at.play(companion("Victim", strength=1)), at.play(HERO), at.play(ally("Helper", vitality=4))
    at.play("6P122")
    game = falls(at.skirmish(victim, at.play(NAZGUL)))
    assert 1 == game.asked
    game.choose("choice", amount=1 if exerting else 2)
    if exerting:
        game.choose("choose", hero)
    assert (terms.DEAD_PILE, int(exerting), 0 if exerting else 2) == (
        game.zone(victim),
        game.wounds(hero),
        game.wounds(helper),
    )


@pytest.mark.card("6P122")
def test_the_witch_king_and_the_deeds_of_orcs() -> None:
    """A companion whom an Orc kills is nothing to him."""
    at = in_rohan(4)
    victim = at.play(companion("Victim", strength=1))
    at.play(ally("Helper", vitality=4))
    at.play("6P122")
    game = falls(at.skirmish(victim, at.play(ORC)))
    assert (terms.DEAD_PILE, False) == (game.zone(victim), game.offered("choice"))


def falls(game: Playing) -> Playing:
    """The skirmish is resolved, and the loser overwhelmed."""
    game.passes()
    while game.offered("suffer"):
        game.choose("suffer")
    return game


@pytest.mark.card("6R103")
def test_a_troll_at_the_gate() -> None:
    """Four cheaper with a Troll in play; each other minion of Mordor makes it stronger."""
    at = in_rohan(6)
    [card] = at.hand(1, "6R103")
    alone = twilight_cost(at.table, card)
    at.play(minion("Stone Troll", race="troll"))
    assert (8, 4) == (alone, twilight_cost(at.table, card))
    at = in_rohan(6)
    troll = at.play("6R103")
    for _orc in range(2):
        at.play(SAURON_ORC)
    at.play(ORC)
    game = at.skirmish(at.play(HERO), troll)
    assert (15, 1) == (game.strength(troll), keyword(game.table, troll, terms.FIERCE))


@pytest.mark.card("6U104")
@pytest.mark.rule("LR-27.3")
@pytest.mark.parametrize(("companions", "named"), [(3, 2), (3, 1), (3, 0), (2, 1), (1, 0)])
def test_an_insurgent_among_many_cultures(companions: int, named: int) -> None:
    """He exerts for a card and a token for each culture of the Free Peoples that his player spots beyond two."""
    at = in_rohan(6)
    for hero in CULTURES[:companions]:
        at.play(hero)
    at.deck(1, ORC, ORC, ORC)
    insurgent = at.play("6U104")
    game = at.shadow().choose("use", insurgent)
    if companions > 1:
        assert list(range(companions)) == [option.amount for option in game.options("number")]
        game.choose("number", amount=named)
    found = (len(game.table.players[1].hand), game.table.twilight, game.wounds(insurgent))
    assert (named, named, 1) == found
