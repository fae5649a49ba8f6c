"""Gondor cards of Ents of Fangorn."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.filters import ANYTHING
from inglenook.lotr.evaluation.positions import is_roaming
from inglenook.lotr.stats import twilight_cost
from tests.lotr.cards.standing import ARAGORN, BOROMIR, EOMER, GIMLI, card, in_rohan, standing, zones
from tests.lotr.samples import ally, companion, condition, minion, possession

PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)
HERO = companion("Hero", strength=9, vitality=5)
PLAIN_RANGER = companion(
    "Plain Ranger", culture="gondor", vitality=4, keywords=(("ranger", 1), (terms.RING_BOUND_KEYWORD, 1))
)
PLAIN_NAZG_L = minion("Plain Nazgûl", culture="wraith", race="nazgul", strength=9, vitality=3)


@pytest.mark.card("6C48")
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_anborn_leads_them_astray(verb: str) -> None:
    """Anborn: when Anborn wins, a minion may get site number +3 until the regroup phase."""
    at = in_rohan(3)
    anborn, weak, other = at.play("6C48"), at.play(minion("Weak", strength=4, vitality=3)), at.play(PLAIN_ORC)
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
@pytest.mark.parametrize(("rangers", "site", "roams"), [(3, 2, True), (2, 2, False), (3, 3, False)])
def test_ancient_roads(rangers: int, site: int, roams: bool) -> None:
    """Ancient Roads: with three rangers, each minion skirmishing a ranger gets site number +2."""
    at = in_rohan(site)
    ranger, *_others = [at.play(PLAIN_RANGER) for _ranger in range(rangers)]
    at.play("6R49")
    orc, other = at.play(PLAIN_ORC), at.play(PLAIN_ORC)
    game = at.skirmish(ranger, orc)
    assert (roams, False) == (is_roaming(game.table, orc), is_roaming(game.table, other))


@pytest.mark.card("6C52")
def test_a_garrison_comes_with_tokens() -> None:
    """Garrison of Osgiliath: two Gondor tokens are put on the condition if a Gondor Man is spotted."""
    at = in_rohan()
    at.play(PLAIN_RANGER)
    [garrison] = at.hand(0, "6C52")
    game = at.fellowship().choose("play", garrison).choose("respond")
    assert (2, "gondor") == (game.table.cards[garrison].tokens, game.table.cards[garrison].culture_tokens)


@pytest.mark.card("6C52")
def test_a_garrison_without_men_has_no_tokens() -> None:
    """Garrison of Osgiliath: neither a Man of Rohan nor an Elf of Gondor counts as a Gondor Man."""
    at = in_rohan()
    at.play(EOMER)
    at.play(companion("Elf of Gondor", culture="gondor", race="elf"))
    [garrison] = at.hand(0, "6C52")
    game = at.fellowship().choose("play", garrison)
    assert (False, 0) == (game.offered("respond"), game.table.cards[garrison].tokens)


@pytest.mark.card("6C52")
@pytest.mark.parametrize("tokens", [1, 0])
def test_a_garrison_helps(tokens: int) -> None:
    """Garrison of Osgiliath: the condition or one of its tokens is spent to make a Gondor Man strength +1."""
    at = in_rohan()
    ranger, garrison = at.play(PLAIN_RANGER), at.play("6C52", tokens=tokens, culture="gondor")
    game = at.skirmish(ranger, at.play(PLAIN_ORC)).choose("use", garrison)
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
    """Perilous Ventures: two rangers exert to discard one minion or two Ringwraith minions."""
    at = in_rohan(4)
    rangers = [at.play(PLAIN_RANGER) for _ranger in range(2)]
    orc, first, second = at.play(PLAIN_ORC), at.play(PLAIN_NAZG_L), at.play(PLAIN_NAZG_L)
    at.play(condition("Dread", side=terms.SHADOW, culture="wraith"))
    at.hand(0, "6U54")
    game = at.regroup().choose("play", "6U54")
    assert 0 == game.asked
    game.choose("choice", amount=2 if wraiths else 1)
    if not wraiths:
        assert 0 == game.asked
        game.choose("choose", orc)
    gone = [terms.PLAY, terms.DISCARD_PILE] if wraiths else [terms.DISCARD_PILE, terms.PLAY]
    assert [gone[0], gone[1], gone[1]] == zones(game, orc, first, second)
    assert [1, 1] == [game.wounds(ranger) for ranger in rangers]


@pytest.mark.card("6P121")
def test_faramir_welcomes_a_ranger() -> None:
    """Faramir: playing a ranger heals a Ring-bound companion, and Faramir costs less in a starting fellowship."""
    at = in_rohan()
    faramir, eomer = at.play("6P121", wounds=2), at.play(EOMER, wounds=1)
    anborn, other = at.hand(0, "6C48", GIMLI)
    game = at.fellowship().choose("use", faramir)
    if game.prompt == "prompt-play-by-effect":
        assert [anborn] == game.choices("play")
        game.choose("play", anborn)
    assert (terms.PLAY, terms.HAND, 1, 1) == (*zones(game, anborn, other), game.wounds(faramir), game.wounds(eomer))
    at = in_rohan()
    [card] = at.hand(0, "6P121")
    usual = twilight_cost(at.table, card)
    atoms.start_phase(at.table, terms.SETTING_UP)
    assert (3, 2) == (usual, twilight_cost(at.table, card))


COMMANDER, WESTERNESSE, MORTAL, BARAHIR, TRUST = "6R50", "6U51", "6C53", "6R55", "6C56"
FOE = minion("Foe", strength=9, vitality=4)
TALLY = condition("Tally")


@pytest.mark.card(COMMANDER)
@pytest.mark.parametrize(("culture", "sentence"), [("elven", 0), ("dwarven", 1)])
def test_aragorn_spends_the_tokens_of_his_friends(culture: str, sentence: int) -> None:
    """Aragorn: an Elven token makes a minion fighting him strength -3, and a Dwarven token heals a Dwarf."""
    at = standing()
    aragorn, gimli = at.play(COMMANDER), at.play(GIMLI, wounds=1)
    tally = at.play(TALLY, tokens=2, culture=culture)
    at.play(TALLY, tokens=1, culture="gondor")
    foe, other = at.play(FOE), at.play(FOE)
    second = at.play(companion("Second Dwarf", race="dwarf"), wounds=1)
    game = at.skirmish(aragorn, foe)
    assert [sentence] == [option.amount for option in game.options("use") if option.subject == aragorn]
    game.choose("use", aragorn)
    if sentence == 1:
        assert (0, [gimli, second]) == (game.asked, game.choices())
        game.choose("choose", gimli)
    assert 1 == game.table.cards[tally].tokens
    assert (6 if sentence == 0 else 9, 9) == (game.strength(foe), game.strength(other))
    assert (1 if sentence == 0 else 0) == game.wounds(gimli)


@pytest.mark.card(COMMANDER)
@pytest.mark.parametrize(
    ("mounted", "culture", "offered"), [(True, "rohan", True), (False, "rohan", False), (True, "elven", False)]
)
def test_a_mounted_aragorn_wounds_twice(mounted: bool, culture: str, offered: bool) -> None:
    """Aragorn: while mounted, he spends a Rohan token in the regroup phase to wound a minion twice."""
    at = standing()
    aragorn, foe = at.play(COMMANDER), at.play(FOE)
    if mounted:
        at.play(possession("Horse", item_class="mount", on=On(ANYTHING)), on=aragorn)
    tally = at.play(TALLY, tokens=1, culture=culture)
    game = at.regroup()
    assert offered == game.offered("use", aragorn)
    if offered:
        game.choose("use", aragorn)
        assert (2, 0) == (game.wounds(foe), game.table.cards[tally].tokens)


@pytest.mark.card(WESTERNESSE)
@pytest.mark.parametrize("answer", ["heal", "liberate", "nothing"])
def test_the_banner_of_westernesse(answer: str) -> None:
    """Banner of Westernesse: when the bearer wins, another Gondor companion may be healed or a site liberated."""
    at = in_rohan(site=4)
    boromir = at.play(BOROMIR, wounds=1)
    friend, rider = at.play(companion("Man", culture="gondor"), wounds=1), at.play(EOMER, wounds=1)
    banner, taken = at.play(WESTERNESSE, on=boromir), at.control(1, 2)
    game = at.skirmish(boromir, at.play(minion("Weak", strength=1, vitality=3))).pass_().pass_()
    options = {option.amount: option for option in game.options("respond") if option.subject == banner}
    assert {0, 1} == set(options)
    if answer != "nothing":
        game.choose("respond", banner, amount=0 if answer == "heal" else 1)
    else:
        game.pass_()
    assert [1, int(answer != "heal"), 1] == [game.wounds(one) for one in (boromir, friend, rider)]
    freed = answer == "liberate"
    assert (freed, freed) == (game.zone(taken) != terms.CONTROLLED, game.zone(banner) == terms.DISCARD_PILE)


@pytest.mark.card(WESTERNESSE)
def test_the_banner_is_borne_by_a_companion_of_gondor_and_waits_for_him() -> None:
    """Banner of Westernesse: only a Gondor companion can bear the banner, and only the bearer's win counts."""
    at = standing()
    at.play(EOMER)
    at.play(ally("Guard", culture="gondor", race="man"))
    at.hand(0, WESTERNESSE)
    assert not at.fellowship().offered("play", WESTERNESSE)
    at = standing()
    banner = at.play(WESTERNESSE, on=at.play(BOROMIR))
    at.play(companion("Man", culture="gondor"), wounds=1)
    game = at.skirmish(at.play(GIMLI), at.play(minion("Weak", strength=1, vitality=3))).pass_().pass_()
    assert not game.offered("respond", banner)


@pytest.mark.parametrize(
    ("id", "culture"), [card(MORTAL, "rohan"), card(MORTAL, "elven"), card(TRUST, "elven"), card(TRUST, "rohan")]
)
@pytest.mark.parametrize("spotted", [True, False])
def test_events_that_look_for_a_token(id: str, culture: str, spotted: bool) -> None:
    """Mortal Men and Trust: a Gondor Man is strength +2, with a further effect if the right token is spotted."""
    at = standing()
    boromir, foe = at.play(BOROMIR), at.play(FOE)
    gimli = at.play(GIMLI, wounds=1)
    at.play(EOMER, wounds=1)
    at.play(companion("Elf of Gondor", culture="gondor", race="elf"))
    tally = at.play(TALLY, tokens=1, culture=culture)
    at.hand(0, id)
    game = at.skirmish(boromir, foe).choose("play", id)
    right = (id == MORTAL) == (culture == "rohan")
    assert right == game.offered("yes")
    if right:
        game.choose("yes" if spotted else "no")
    more = right and spotted
    if more and id == TRUST:
        assert 0 == game.asked
        game.choose("choose", gimli)
    assert (9, 1) == (game.strength(boromir), game.table.cards[tally].tokens)
    assert (int(more and id == MORTAL), int(not (more and id == TRUST))) == (game.wounds(foe), game.wounds(gimli))


@pytest.mark.card(BARAHIR)
@pytest.mark.parametrize("healed", [True, False])
def test_the_ring_of_barahir(healed: bool) -> None:
    """Ring of Barahir: at the start of the turn, a companion may be healed if a token of its culture can be spotted."""
    at = standing()
    aragorn, gimli, boromir = at.play(ARAGORN), at.play(GIMLI, wounds=1), at.play(BOROMIR, wounds=1)
    at.play(ally("Dwarf Ally", culture="dwarven", race="dwarf"), wounds=1)
    ring = at.play(BARAHIR, on=aragorn)
    at.play(TALLY, tokens=1, culture="dwarven")
    second = at.play(companion("Second Dwarf", culture="dwarven", race="dwarf"), wounds=1)
    at.hand(0, EOMER)
    game = at.start_of_turn()
    while not game.offered("respond", ring):
        game.pass_()
    if healed:
        game.choose("respond", ring)
        assert (0, [gimli, second]) == (game.asked, game.choices())
        game.choose("choose", gimli)
    else:
        game.pass_()
    assert [int(not healed), 1, 1] == [game.wounds(one) for one in (gimli, second, boromir)]


@pytest.mark.card(BARAHIR)
def test_the_ring_of_barahir_is_aragorns() -> None:
    """Ring of Barahir: only Aragorn can bear the ring."""
    at = standing()
    at.play(BOROMIR)
    at.hand(0, BARAHIR)
    assert not at.fellowship().offered("play", BARAHIR)
