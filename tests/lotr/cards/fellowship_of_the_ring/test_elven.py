"""Elven cards of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous, Trigger
from inglenook.lotr.dsl.effects import Draw
from inglenook.lotr.dsl.facade import exert, strength, text_of_site
from inglenook.lotr.dsl.filters import ELF, THIS
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.stats import forbidden
from tests.lotr.cards.standing import (
    GIMLI,
    LEGOLAS,
    MERRY,
    SAM,
    in_rohan,
    standing,
)
from tests.lotr.samples import artifact, companion, condition, minion, possession, site

ORC = minion("Orc", strength=5, vitality=3)
NAZGUL = minion("Nazgul", strength=5, vitality=3, race="nazgul")
SOME_NAZGUL = minion("Some Nazgul", strength=5, vitality=3, race="nazgul")
HALDIR = "1U48"
STRONG_ORC = minion("Orc", strength=9, vitality=4)
URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")
STRONG_ORC_OF_MORDOR = minion("Orc of Mordor", strength=9, vitality=4, culture="sauron")


@pytest.mark.card("1C37")
def test_an_elf_who_does_not_fight_the_nazgul_himself() -> None:
    """Defiance: an Elf is only strength +2 while another companion skirmishes the Nazgûl."""
    at = standing()
    legolas, gimli = at.play(LEGOLAS), at.play(GIMLI)
    at.hand(0, "1C37")
    game = at.skirmish(gimli, at.play(SOME_NAZGUL)).choose("play", "1C37")
    assert 8 == game.strength(legolas)


@pytest.mark.card("1C43")
@pytest.mark.parametrize(("id", "cards"), [(LEGOLAS, 1), (GIMLI, 2)])
def test_far_seeing_eyes(id: str, cards: int) -> None:
    """Far-seeing Eyes: for each Elf played, an opponent discards a card of that opponent's choice."""
    at = standing()
    at.play("1C43")
    at.hand(0, id)
    at.hand(1, STRONG_ORC, URUK)
    game = at.fellowship().choose("play", id)
    if cards == 1:
        assert 1 == game.asked
        game.choose("choose", URUK)
    assert cards == len(game.table.players[1].hand)


@pytest.mark.card("1C43")
def test_of_several_opponents_one_is_chosen() -> None:
    """Far-seeing Eyes: the player of the Elf chooses which opponent discards."""
    at = standing(seats=3)
    at.play("1C43")
    at.hand(0, LEGOLAS)
    at.hand(1, STRONG_ORC)
    at.hand(2, STRONG_ORC)
    game = at.fellowship().choose("play", LEGOLAS).choose("player", amount=3)
    assert (1, 0) == (len(game.table.players[1].hand), len(game.table.players[2].hand))


@pytest.mark.card("1U44")
@pytest.mark.parametrize("discards", [True, False])
def test_foul_creation(discards: bool) -> None:
    """Foul Creation: a hand is revealed, and an Isengard minion in it may be discarded to draw two cards."""
    at = standing()
    elf = at.play(LEGOLAS)
    at.hand(0, "1U44")
    at.deck(0, MERRY, SAM, GIMLI)
    uruk, orc, _storm = at.hand(1, URUK, STRONG_ORC, condition("Storm", side=terms.SHADOW, culture="isengard"))
    game = at.fellowship().choose("play", "1U44")
    assert (0, 1) == (game.asked, game.wounds(elf))
    game.choose("yes" if discards else "no")
    expected = (terms.DISCARD_PILE, 2) if discards else (terms.HAND, 0)
    assert (*expected, terms.HAND) == (game.zone(uruk), len(game.table.players[0].hand), game.zone(orc))


@pytest.mark.card("1U44")
def test_foul_creation_finds_nothing() -> None:
    """Foul Creation: without an Isengard minion in the revealed hand, no card is discarded or drawn."""
    at = standing()
    at.play(LEGOLAS)
    at.hand(0, "1U44")
    at.deck(0, MERRY, SAM)
    at.hand(1, STRONG_ORC)
    game = at.fellowship().choose("play", "1U44")
    assert (False, 0, 1) == (game.offered("yes"), len(game.table.players[0].hand), len(game.table.players[1].hand))


@pytest.mark.card("1U48")
@pytest.mark.parametrize(("number", "strength"), [(5, 5), (6, 7), (8, 7), (9, 5)])
def test_haldir_is_at_home_in_the_golden_wood(number: int, strength: int) -> None:
    """Haldir: strength +2 at sites 6, 7 and 8 of the Fellowship block."""
    at = standing(site=number)
    haldir = at.play(HALDIR)
    assert strength == at.fellowship().strength(haldir)


@pytest.mark.card("1U51")
def test_legolas_against_a_nazgul() -> None:
    """Legolas, Prince of Mirkwood: strength +3 only while he is skirmishing a Nazgûl."""
    at = standing()
    legolas, orc, rider = at.play(LEGOLAS), at.play(ORC), at.play(NAZGUL)
    game = at.skirmish(legolas, orc, rider)
    assert 9 == game.strength(legolas)
    at = standing()
    legolas, orc, rider = at.play(LEGOLAS), at.play(ORC), at.play(NAZGUL)
    game = at.skirmish(legolas, orc)
    assert 6 == game.strength(legolas)
    at = standing()
    legolas, rider = at.play(LEGOLAS), at.play(NAZGUL)
    atoms.assign(at.table, legolas, (rider,))
    game = at.skirmish(at.play(GIMLI), at.play(ORC))
    assert 6 == game.strength(legolas)


@pytest.mark.card("1U63")
def test_stand_against_darkness() -> None:
    """Stand Against Darkness: an Elf exerts to discard a Sauron minion, condition or possession."""
    at = standing()
    elf, orc = at.play(LEGOLAS), at.play(STRONG_ORC_OF_MORDOR)
    eye = at.play(condition("Eye", side=terms.SHADOW, culture="sauron"))
    blade = at.play(possession("Blade", side=terms.SHADOW, culture="sauron"), on=orc)
    at.play(URUK)
    at.play(artifact("Crown", side=terms.SHADOW, culture="sauron"))
    at.hand(0, "1U63")
    game = at.maneuver().choose("play", "1U63")
    assert sorted([orc, eye, blade]) == sorted(game.choices())
    game.choose("choose", eye)
    assert (terms.DISCARD_PILE, 1) == (game.zone(eye), game.wounds(elf))


@pytest.mark.card("1R50")
@pytest.mark.rule("LR-29.9")
@pytest.mark.parametrize(("used", "wounds"), [(False, 1), (True, 1), (True, 2)])
def test_legolas_shoots_before_the_volley(used: bool, wounds: int) -> None:
    """Legolas, Greenleaf: he exerts to wound a minion instead of being counted in the archery total."""
    at = standing()
    legolas, orc = at.play("1R50"), at.play(STRONG_ORC)
    if used and wounds == 1:
        at.play(STRONG_ORC)
    if wounds == 2:
        at.play(companion("Bowman", keywords=(("archer", 1),)))
    game = at.archery()
    if used:
        game.choose("use", legolas)
        if wounds == 1:
            game.choose("choose", orc)
        assert (1, 1) == (game.wounds(legolas), game.wounds(orc))
    game.passes()
    assert wounds == game.wounds(orc)


@pytest.mark.card("1R50")
@pytest.mark.rule("LR-10.13")
def test_legolas_is_an_archer_all_the_same() -> None:
    """Legolas, Greenleaf: he stays an archer, although he is not counted in the archery total of the phase."""
    at = standing()
    legolas = at.play("1R50")
    at.play(STRONG_ORC)
    game = at.archery().choose("use", legolas)
    assert 1 == keyword(game.table, legolas, terms.ARCHER)
    assert forbidden(game.table, legolas, terms.ADD_TO_ARCHERY)
    game.passes()
    assert not forbidden(game.table, legolas, terms.ADD_TO_ARCHERY)


SILINDE, URUVIEL = "1U60", "1C67"
GLADE = site("Glade", 6, Action((terms.FELLOWSHIP,), (Draw(1),), (exert(ELF),)))
HOUSE = site("House", 3, Continuous((strength(2),), of=ELF))
LEAVING = site("Last House", 3, Trigger(Happening(terms.MOVES_FROM, THIS), (Draw(1),)))
FORD = site("Ford", 3, Action((terms.SHADOW_PHASE, terms.SKIRMISH), (Draw(1),)))


@pytest.mark.card(URUVIEL)
@pytest.mark.rule("LG-92")
@pytest.mark.parametrize("owner", [0, 1])
def test_uruviel_has_the_text_of_your_site_6(owner: int) -> None:
    """Uruviel: the text of the player's own site 6 can be used wherever the fellowship is."""
    at = standing(site=4)
    maid, glade = at.play(URUVIEL), at.lay_this(GLADE, owner)
    at.deck(0, LEGOLAS)
    game = at.fellowship()
    assert (owner == 0) == game.offered("use", glade)
    if owner == 0:
        game.choose("use", glade)
        assert (1, 1) == (game.wounds(maid), len(game.table.players[0].hand))


@pytest.mark.card(URUVIEL)
@pytest.mark.rule("LG-92")
def test_two_who_have_the_text_of_a_site_offer_it_once() -> None:
    """Uruviel: an action of the site is offered only once, even if two cards have its text."""
    at = standing(site=4)
    at.play(URUVIEL)
    at.play(companion("Also Uruviel", abilities=(Continuous((text_of_site(6, terms.FELLOWSHIP_BLOCK),)),)))
    glade = at.lay_this(GLADE, 0)
    at.deck(0, LEGOLAS)
    assert 1 == [option.subject for option in at.fellowship().options()].count(glade)


@pytest.mark.card(URUVIEL)
def test_uruviel_says_nothing_without_her_site() -> None:
    """Uruviel: nothing is offered unless both she and the player's own site 6 are in play."""
    at = standing(site=4)
    at.play(URUVIEL)
    assert not at.fellowship().offered("use", GLADE)
    at = standing(site=4)
    at.play(LEGOLAS)
    at.lay_this(GLADE, 0)
    assert not at.fellowship().offered("use", GLADE)


@pytest.mark.card(SILINDE)
@pytest.mark.rule("LG-92")
@pytest.mark.parametrize(("here", "there"), [(3, 1), (2, 0)])
def test_what_happens_at_site_3_happens_once(here: int, there: int) -> None:
    """Silinde: a trigger of site 3 happens only once, although Silinde has its text as well."""
    at = standing(site=here).pool(0)
    at.play(SILINDE)
    at.lay_this(LEAVING, 0)
    at.deck(0, LEGOLAS, LEGOLAS)
    game = at.fellowship().choose("move")
    assert there == len(game.table.players[0].hand)


@pytest.mark.card(SILINDE)
@pytest.mark.rule("LG-77", "LG-92")
@pytest.mark.parametrize(("here", "gain"), [(2, 2), (3, 4), (4, 2)])
def test_silinde_says_what_site_3_says(here: int, gain: int) -> None:
    """Silinde: an effect of the player's own site 3 holds everywhere and counts twice at the site itself."""
    at = standing(site=here)
    silinde = at.play(SILINDE)
    before = at.fellowship().strength(silinde)
    at.lay_this(HOUSE, 0)
    assert before + gain == at.fellowship().strength(silinde)


@pytest.mark.card(SILINDE)
def test_silinde_does_not_speak_for_her_enemies() -> None:
    """Silinde: only her own player can use the site's text; Shadow players use it only at the site itself."""
    for here in (2, 3):
        at = standing(site=here)
        at.play(SILINDE)
        ford = at.lay_this(FORD, 0)
        assert (here == 3) == at.shadow().offered("use", ford)
    at = standing(site=2)
    at.play(SILINDE)
    ford = at.lay_this(FORD, 0)
    game = at.skirmish(at.play(LEGOLAS), at.play(ORC))
    assert (0, True) == (game.asked, game.offered("use", ford))
    assert (1, False) == (game.pass_().asked, game.offered("use", ford))


@pytest.mark.card(SILINDE)
@pytest.mark.rule("LG-92")
def test_silinde_remembers_a_site_that_was_taken() -> None:
    """Silinde: the text of a controlled site 3 still counts, and an action is offered only once at the site."""
    for switch, doubled in ((0, 2), (1, 4)):  # the site speaks for itself, too, and she says it once more
        at = standing(site=5, switches={"controlled-site-text": switch})
        silinde = at.play(SILINDE)
        before = at.fellowship().strength(silinde)
        at.lay_this(HOUSE, 0)
        at.control(1, 3)
        assert before + doubled == at.fellowship().strength(silinde)
    at = standing(site=3)
    at.play(SILINDE)
    ford = at.lay_this(FORD, 0)
    game = at.skirmish(at.play(LEGOLAS), at.play(ORC))
    assert 1 == game.choices("use").count(ford)


@pytest.mark.card(SILINDE)
@pytest.mark.rule("LR-13.18")
def test_silinde_knows_no_site_of_the_other_block() -> None:
    """Silinde: site 3 of the Tower block gives her no text."""
    at = in_rohan(5)
    silinde = at.play(SILINDE)
    before = at.fellowship().strength(silinde)
    at.lay_this(site("House of Rohan", 3, Continuous((strength(2),), of=ELF), block=terms.TOWERS_BLOCK), 0)
    assert before == at.fellowship().strength(silinde)


@pytest.mark.card("1U29")
@pytest.mark.rule("LR-10.13")
@pytest.mark.parametrize(("strength", "cards"), [(5, 1), (9, 3)])
def test_ancient_enmity(strength: int, cards: int) -> None:
    """Ancient Enmity: an Elf is strength +1, and the owner of a minion that loses to it discards two random cards."""
    at = standing()
    legolas, orc = at.play(LEGOLAS), at.play(minion("Foe", strength=strength, vitality=3))
    at.hand(0, "1U29")
    at.hand(1, ORC, NAZGUL, URUK)
    game = at.skirmish(legolas, orc).choose("play", "1U29")
    assert (7, 3) == (game.strength(legolas), len(game.table.players[1].hand))
    game.passes()
    if cards == 1:
        game.choose("respond", "1U29")  # or first the wound of the loser: the order is free (LG-68)
    assert cards == len(game.table.players[1].hand)


@pytest.mark.card("1U29")
def test_ancient_enmity_for_another_elf() -> None:
    """Ancient Enmity: no card is discarded if the minion loses to a different Elf."""
    at = standing()
    legolas, haldir = at.play(LEGOLAS), at.play(HALDIR)
    at.hand(0, "1U29")
    at.hand(1, ORC, NAZGUL, URUK)
    game = at.skirmish(legolas, at.play(minion("Weak", strength=4, vitality=3))).choose("play", "1U29")
    assert 3 == len(game.choose("choose", haldir).passes().table.players[1].hand)


@pytest.mark.card("1U29")
@pytest.mark.rule("LR-18.5")
def test_ancient_enmity_ends_with_its_skirmish() -> None:
    """Ancient Enmity: the effect does not carry over to the same Elf's next skirmish."""
    at = standing()
    legolas, fierce = at.play(LEGOLAS), at.play(minion("Fierce", strength=6, vitality=4, keywords=(("fierce", 1),)))
    at.hand(0, "1U29")
    at.hand(1, ORC, NAZGUL, URUK, ORC)
    game = at.skirmish(legolas, fierce).choose("play", "1U29")
    waiting = len(game.table.waiting)
    game.passes().choose("suffer")
    assert (1, 0, 2) == (waiting, len(game.table.waiting), len(game.table.players[1].hand))


@pytest.mark.card("1U29")
def test_ancient_enmity_to_two_minions() -> None:
    """Ancient Enmity: each minion that loses to the Elf makes its owner discard two cards."""
    at = standing()
    hero = at.play(companion("Elf Lord", strength=20, race="elf"))
    orcs = [at.play(minion("Weak", strength=4, vitality=3)) for _orc in range(2)]
    at.hand(0, "1U29")
    at.hand(1, ORC, NAZGUL, URUK, ORC, URUK)
    game = at.skirmish(hero, *orcs).choose("play", "1U29").passes()
    while game.prompt == "prompt-required-order":
        game.choose(game.options()[0].verb)
    assert 1 == len(game.table.players[1].hand)


@pytest.mark.card("1R36")
@pytest.mark.parametrize(("hand", "left"), [((ORC, URUK, STRONG_ORC), 1), ((URUK, URUK), 2)])
def test_curse_their_foul_feet(hand: tuple[str, ...], left: int) -> None:
    """Curse Their Foul Feet!: an Elf exerts, and the opponent discards a card for each Orc in the revealed hand."""
    at = standing()
    elf = at.play(LEGOLAS)
    at.hand(0, "1R36")
    cards = at.hand(1, *hand)
    game = at.fellowship().choose("play", "1R36")
    if left == 1:
        assert (1, 1) == (game.asked, game.wounds(elf))
        game.choose_all(cards[0], cards[1])
    assert left == len(game.table.players[1].hand)


@pytest.mark.card("1R36")
def test_the_same_opponent_reveals_and_discards() -> None:
    """Curse Their Foul Feet!: only the chosen opponent reveals and discards cards."""
    at = standing(seats=3)
    at.play(LEGOLAS)
    at.hand(0, "1R36")
    at.hand(1, ORC)
    at.hand(2, ORC)
    game = at.fellowship().choose("play", "1R36").choose("player", amount=3)
    assert (1, 0) == (len(game.table.players[1].hand), len(game.table.players[2].hand))
