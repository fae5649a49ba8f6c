"""The Free Peoples cards of Ents of Fangorn."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.meaning.modifiers import keyword
from inglenook.lotr.meaning.positions import is_roaming
from inglenook.lotr.stats import twilight_cost
from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.effects import Wound
from inglenook.lotr.words.facade import a
from inglenook.lotr.words.filters import HOBBIT, UNBOUND
from tests.lotr.cards.standing import EOMER, GIMLI, MERRY, PIPPIN, SAM, burdens, hand_over, in_rohan, zones
from tests.lotr.samples import companion, event, minion

ORC = minion("Plain Orc", strength=5, vitality=4)
ENT = companion("Plain Ent", race="ent", culture="gandalf", strength=6, vitality=4)
HERO = companion("Hero", strength=9, vitality=5)
RANGER = companion(
    "Plain Ranger", culture="gondor", vitality=4, keywords=(("ranger", 1), (terms.RING_BOUND_KEYWORD, 1))
)
NAZGUL = minion("Plain Nazgûl", culture="wraith", race="nazgul", strength=9, vitality=3)


# Ents and their friends.


@pytest.mark.card("6U24")
@pytest.mark.parametrize("hobbits", [0, 1, 2])
def test_ents_boom_for_hobbits(hobbits: int) -> None:
    """An Ent gets strength and damage by the unbound Hobbits; Frodo is bound."""
    at = in_rohan()
    ent = at.play(ENT)
    for hobbit in (MERRY, PIPPIN)[:hobbits]:
        at.play(hobbit)
    at.hand(0, "6U24")
    game = at.skirmish(ent, at.play(ORC)).choose("play", "6U24")
    assert (6 + hobbits, hobbits) == (game.strength(ent), keyword(game.table, ent, terms.DAMAGE))


@pytest.mark.card("6R26")
def test_rage_lasts_for_a_turn() -> None:
    """Four stronger, at most one on an Ent, and gone when the turn ends."""
    at = in_rohan()
    ent, other = at.play(ENT), at.play(ENT)
    rage = at.play("6R26", on=ent)
    at.hand(0, "6R26")
    game = at.fellowship()
    assert 10 == game.strength(ent)
    game.choose("play", "6R26")
    assert 10 == game.strength(other)
    at = in_rohan()
    rage = at.play("6R26", on=at.play(ENT))
    game = at.regroup().passes().choose("stop")
    assert (1, terms.DISCARD_PILE) == (game.table.turn, game.zone(rage))


@pytest.mark.card("6C27")
@pytest.mark.parametrize(("friends", "strength"), [(1, 6), (2, 8)])
def test_an_avenger_among_ents(friends: int, strength: int) -> None:
    """With three Ents in play he is two stronger."""
    at = in_rohan()
    avenger = at.play("6C27")
    for _ent in range(friends):
        at.play(ENT)
    assert strength == at.skirmish(avenger, at.play(ORC)).strength(avenger)


@pytest.mark.card("6C29")
def test_an_ent_moot_costs_a_hobbit_strength() -> None:
    """An unbound Hobbit exerts; the Ent is two stronger, and can have but one."""
    at = in_rohan()
    ent = at.play(ENT)
    at.hand(0, "6C29")
    assert not at.fellowship().offered("play", "6C29")
    at = in_rohan()
    ent, merry = at.play(ENT), at.play(MERRY)
    at.hand(0, "6C29", "6C29")
    game = at.fellowship().choose("play", "6C29")
    assert (8, 1, False) == (game.strength(ent), game.wounds(merry), game.offered("play", "6C29"))


@pytest.mark.parametrize(
    ("id", "costs"),
    [
        pytest.param(id, costs, marks=pytest.mark.card(id))
        for id, costs in (("6U32", (13, 11, 9)), ("6C33", (4, 3, 2)), ("6R35", (7, 6, 5)))
    ],
)
def test_ents_are_cheaper_among_friends(id: str, costs: tuple[int, ...]) -> None:
    """Each Ent and each unbound Hobbit in play counts; Sam does not."""
    at = in_rohan()
    [card] = at.hand(0, id)
    at.play(SAM)
    found = [twilight_cost(at.table, card)]
    for friend in (ENT, MERRY):
        at.play(friend)
        found.append(twilight_cost(at.table, card))
    assert list(costs) == found


@pytest.mark.card("6U32")
@pytest.mark.parametrize(("ents", "offered"), [(2, True), (1, False)])
def test_the_host_comes_to_two_ents(ents: int, offered: bool) -> None:
    """Two Ent companions are spotted to play it."""
    at = in_rohan()
    for _ent in range(ents):
        at.play(ENT)
    at.hand(0, "6U32")
    assert offered == at.fellowship().offered("play", "6U32")


@pytest.mark.card("6C34")
@pytest.mark.parametrize(("ents", "spots", "strength"), [(5, 5, 10), (3, 3, 9), (3, 1, 7)])
def test_a_roused_ent(ents: int, spots: int, strength: int) -> None:
    """He exerts and gets +1 for each Ent his player spots, four at most."""
    at = in_rohan()
    ent, *_others = [at.play(ENT) for _ent in range(ents)]
    at.hand(0, "6C34")
    game = at.skirmish(ent, at.play(ORC)).choose("play", "6C34").choose("choose", ent)
    game.choose("number", amount=spots)
    assert (strength, 1) == (game.strength(ent), game.wounds(ent))


@pytest.mark.card("6R35")
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_skinbark_shields_a_hobbit(verb: str) -> None:
    """He may exert to prevent a wound of an unbound Hobbit."""
    at = in_rohan()
    skinbark, merry = at.play("6R35"), at.play(MERRY)
    at.play(ORC)
    arrow = event("Arrow", Action((terms.MANEUVER,), (Wound(a(UNBOUND & HOBBIT)),)), side=terms.SHADOW)
    at.hand(1, arrow)
    game = hand_over(at.maneuver()).choose("play", arrow)
    assert game.offered("respond", skinbark)
    game.choose(verb)
    answered = verb == "respond"
    assert (int(answered), int(not answered)) == (game.wounds(skinbark), game.wounds(merry))


@pytest.mark.card("6C112")
def test_the_long_slow_wrath_of_a_hobbit() -> None:
    """He exerts; each companion of Gandalf's culture gives him strength and damage."""
    at = in_rohan()
    merry = at.play(MERRY)
    at.play(ENT)
    at.play(ENT)
    at.play(GIMLI)
    at.hand(0, "6C112")
    game = at.skirmish(merry, at.play(ORC)).choose("play", "6C112")
    found = (game.strength(merry), keyword(game.table, merry, terms.DAMAGE), game.wounds(merry))
    assert (5, 2, 1) == found


# Sméagol.


@pytest.mark.card("6C45")
def test_smeagol_is_a_burden() -> None:
    """To play him a burden is added; he is bound to the Ring, and of no race."""
    at = in_rohan()
    [smeagol] = at.hand(0, "6C45")
    game = at.fellowship().choose("play", smeagol)
    assert (1, terms.PLAY, "") == (burdens(game), game.zone(smeagol), game.table.cards[smeagol].printed.race)
    assert game.table.cards[smeagol].printed.ring_bound


@pytest.mark.card("6C45")
def test_smeagol_throws_cards_away() -> None:
    """Each card from hand makes him one stronger in the skirmish."""
    at = in_rohan()
    smeagol = at.play("6C45")
    at.hand(0, ORC, ORC)
    game = at.skirmish(smeagol, at.play(ORC)).choose("use", smeagol)
    if game.options("choose"):
        game.choose("choose")
    assert (4, 1) == (game.strength(smeagol), len(game.table.players[0].hand))


@pytest.mark.card("6C38")
@pytest.mark.parametrize("winner", ["6C45", MERRY])
def test_do_not_follow_the_lights(winner: str) -> None:
    """When Sméagol has won a skirmish, a burden discards a minion, any of them."""
    at = in_rohan()
    hero, other = at.play(winner), at.play(ORC)
    at.hand(0, "6C38")
    game = at.skirmish(hero, at.play(minion("Weak", strength=1))).passes()
    while game.offered("suffer") and not game.offered("respond"):
        game.choose("suffer")
    assert (winner == "6C45") == game.offered("respond")
    if winner == "6C45":
        game.choose("respond")
        if game.options("choose"):
            game.choose("choose", other)
        assert (1, terms.DISCARD_PILE) == (burdens(game), game.zone(other))


@pytest.mark.card("6R39")
@pytest.mark.parametrize(("foe", "wounds"), [(ORC, 1), (NAZGUL, 2)])
def test_do_not_look_at_them(foe: str, wounds: int) -> None:
    """Three cards wound the minion Sméagol fights, a Ringwraith twice."""
    at = in_rohan(4)
    smeagol, enemy, lights = at.play("6C45"), at.play(foe), at.play("6R39")
    cards = at.hand(0, ORC, ORC, ORC)
    game = at.skirmish(smeagol, enemy).choose("use", lights)
    assert (wounds, [terms.DISCARD_PILE] * 3) == (game.wounds(enemy), zones(game, *cards))


@pytest.mark.card("6R39")
def test_who_does_not_fight_smeagol() -> None:
    """A minion in the skirmish of another is not wounded; what was paid is gone."""
    at = in_rohan(4)
    at.play("6C45")
    enemy, lights = at.play(ORC), at.play("6R39")
    cards = at.hand(0, ORC, ORC, ORC)
    game = at.skirmish(at.play(HERO), enemy).choose("use", lights)
    assert (0, [terms.DISCARD_PILE] * 3) == (game.wounds(enemy), zones(game, *cards))


# Gondor.


@pytest.mark.card("6C48")
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_anborn_leads_them_astray(verb: str) -> None:
    """When he has won, a minion may get site number +3, until the regroup phase."""
    at = in_rohan(3)
    anborn, weak, other = at.play("6C48"), at.play(minion("Weak", strength=4, vitality=3)), at.play(ORC)
    game = at.skirmishes((anborn, (weak,)), (at.play(HERO), (other,))).choose("skirmish", anborn).passes()
    while not game.offered("respond"):
        game.choose("suffer")
    game.choose(verb)
    if verb == "respond":
        game.choose("choose", other)
    assert (verb == "respond") == is_roaming(game.table, other)
    atoms.end_lasting(game.table, terms.UNTIL_REGROUP)
    assert not is_roaming(game.table, other)


@pytest.mark.card("6R49")
@pytest.mark.parametrize(("rangers", "roams"), [(3, True), (2, False)])
def test_ancient_roads(rangers: int, roams: bool) -> None:
    """With three rangers, a minion that fights one has site number +2; one that does not has its own."""
    at = in_rohan(2)
    ranger, *_others = [at.play(RANGER) for _ranger in range(rangers)]
    at.play("6R49")
    orc, other = at.play(ORC), at.play(ORC)
    game = at.skirmish(ranger, orc)
    assert (roams, False) == (is_roaming(game.table, orc), is_roaming(game.table, other))


@pytest.mark.card("6C52")
def test_a_garrison_comes_with_tokens() -> None:
    """If a Man of Gondor is spotted, two tokens lie on it."""
    at = in_rohan()
    at.play(RANGER)
    [garrison] = at.hand(0, "6C52")
    game = at.fellowship().choose("play", garrison).choose("respond")
    assert (2, "gondor") == (game.table.cards[garrison].tokens, game.table.cards[garrison].culture_tokens)


@pytest.mark.card("6C52")
@pytest.mark.parametrize("tokens", [1, 0])
def test_a_garrison_helps(tokens: int) -> None:
    """A token, or the condition itself, makes a Man of Gondor one stronger."""
    at = in_rohan()
    ranger, garrison = at.play(RANGER), at.play("6C52", tokens=tokens, culture="gondor")
    game = at.skirmish(ranger, at.play(ORC)).choose("use", garrison)
    if tokens:
        game.choose("choice", amount=2)
    assert (6, terms.PLAY if tokens else terms.DISCARD_PILE, 0) == (
        game.strength(ranger),
        game.zone(garrison),
        game.table.cards[garrison].tokens,
    )


@pytest.mark.card("6U54")
@pytest.mark.parametrize("wraiths", [True, False])
def test_perilous_ventures(wraiths: bool) -> None:
    """Two rangers exert: one minion goes, or two Ringwraiths."""
    at = in_rohan(4)
    rangers = [at.play(RANGER) for _ranger in range(2)]
    orc, first, second = at.play(ORC), at.play(NAZGUL), at.play(NAZGUL)
    at.hand(0, "6U54")
    game = at.regroup().choose("play", "6U54").choose("choice", amount=2 if wraiths else 1)
    if not wraiths:
        game.choose("choose", orc)
    gone = [terms.PLAY, terms.DISCARD_PILE] if wraiths else [terms.DISCARD_PILE, terms.PLAY]
    assert [gone[0], gone[1], gone[1]] == zones(game, orc, first, second)
    assert [1, 1] == [game.wounds(ranger) for ranger in rangers]


@pytest.mark.card("6P121")
def test_faramir_welcomes_a_ranger() -> None:
    """A ranger is played, and a Ring-bound companion healed; in a starting fellowship he costs two."""
    at = in_rohan()
    faramir, eomer = at.play("6P121", wounds=1), at.play(EOMER, wounds=1)
    anborn, other = at.hand(0, "6C48", GIMLI)
    game = at.fellowship().choose("use", faramir)
    if game.prompt == "prompt-play-by-effect":
        assert [anborn] == game.choices("play")
        game.choose("play", anborn)
    assert (terms.PLAY, terms.HAND, 0, 1) == (*zones(game, anborn, other), game.wounds(faramir), game.wounds(eomer))
    at = in_rohan()
    [card] = at.hand(0, "6P121")
    usual = twilight_cost(at.table, card)
    atoms.start_phase(at.table, terms.SETTING_UP)
    assert (3, 2) == (usual, twilight_cost(at.table, card))
