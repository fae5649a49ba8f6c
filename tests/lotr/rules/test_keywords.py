"""Tests of keywords, loaded and unloaded (LR-29)."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous
from inglenook.lotr.dsl.cards import Home, On
from inglenook.lotr.dsl.facade import a, damage, make
from inglenook.lotr.dsl.facade import keyword as gives
from inglenook.lotr.dsl.filters import (
    BEARER,
    CHARACTER,
    COMPANION,
    ENT,
    RING_BOUND,
    UNBOUND,
    Titled,
    WithKeyword,
)
from inglenook.lotr.dsl.modifiers import Modifier
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.evaluation.registry import fits, spotted
from inglenook.lotr.index import Context
from inglenook.lotr.stats import is_hasty_enough
from tests.lotr.positions import Position
from tests.lotr.samples import ally, companion, condition, event, minion, possession

LOADED = (terms.ARCHER, terms.DAMAGE, terms.DEFENDER, terms.FIERCE, terms.SANCTUARY, terms.AMBUSH, terms.UNHASTY)
UNLOADED = (
    "search", "stealth", "battleground", "easterling", "machine", "southron", "valiant", "villager", "tracker",
    "dwelling", "forest", "marsh", "mountain", "plains", "river", "underground", "knight", "ranger", "spell", "tale",
    "warg-rider", "weather", "twilight", "fortification", "pipeweed", "tentacle",
)  # fmt: skip


@pytest.mark.rule("LR-29.2", "LR-29.5", "LR-29.6")
@pytest.mark.parametrize("word", UNLOADED)
def test_an_unloaded_keyword_only_serves_to_be_named(word: str) -> None:
    """An unloaded keyword has no effect of its own, and other cards find it."""
    at = Position()
    man = at.play(companion("Man", 5, keywords=((word, 1),)))
    orc = at.play(minion(strength=4, vitality=4))
    game = at.skirmish(man, orc)

    assert 1 == game.wounds(orc)
    assert [man] == spotted(game.table, WithKeyword(word) & COMPANION, Context(0, man))


@pytest.mark.rule("LR-29.7", "LR-29.24")
def test_keywords_of_the_cards_are_known() -> None:
    """The rules list every keyword that a card of the library has."""
    from inglenook.lotr.cards.collection import ALL

    used = {word for card in ALL for word, _number in card.keywords}

    assert set() == used - set(UNLOADED) - set(LOADED) - {terms.RING_BOUND_KEYWORD}


@pytest.mark.rule("LR-29.8", "LG-44")
def test_a_word_in_a_title_is_no_keyword() -> None:
    """A card called Ranger is not a ranger."""
    at = Position()
    named = at.play(companion("Ranger of the North", subtitle="Ranger"))

    assert 0 == keyword(at.table, named, "ranger")


@pytest.mark.rule("LR-29.10", "LR-29.11", "LG-43")
def test_damage_adds_up() -> None:
    """Damage bonuses add up: +1 printed and +2 borne make four wounds for the loser."""
    axe = possession("Axe", Continuous((damage(2),), of=BEARER), on=On(COMPANION))
    at = Position()
    gimli = at.play(companion("Gimli", 6, keywords=((terms.DAMAGE, 1),)))
    at.play(axe, on=gimli)
    orc = at.play(minion(strength=5, vitality=6))
    game = at.skirmish(gimli, orc)

    assert 4 == game.wounds(orc)


@pytest.mark.rule("LR-29.12", "LR-29.13")
def test_defender_adds_up() -> None:
    """Defender bonuses add up: +1 printed and +1 given allow three minions, and no fourth."""
    shield = condition("Shield", Continuous((gives(terms.DEFENDER),), of=BEARER), on=On(COMPANION))
    at = Position()
    boromir = at.play(companion("Boromir", keywords=((terms.DEFENDER, 1),)))
    at.play(shield, on=boromir)
    for _number in range(4):
        at.play(minion())
    game = at.assignment()
    for _number in range(3):
        game.choose("assign", boromir)

    assert not game.offered("assign", boromir)


@pytest.mark.rule("LR-29.9")
def test_an_archer_adds_one_whatever_its_number() -> None:
    """An archer adds one to the archery total, even if made an archer again."""
    bow = possession("Bow", Continuous((gives(terms.ARCHER),), of=BEARER), on=On(COMPANION))
    at = Position()
    legolas = at.play(companion("Legolas", keywords=((terms.ARCHER, 1),)))
    at.play(bow, on=legolas)
    orc = at.play(minion(vitality=4))
    game = at.archery()

    assert 1 == game.wounds(orc)


@pytest.mark.rule("LR-29.14")
def test_the_ring_bearer_is_who_bears_the_ring() -> None:
    """A filter for the Ring-bearer finds the Frodo of the current turn only."""
    from inglenook.lotr.dsl.filters import RING_BEARER

    at = Position()
    man = at.play(companion())

    assert [at.frodo()] == spotted(at.table, RING_BEARER, Context(0, man))


@pytest.mark.rule("LR-29.20", "LR-29.21", "LR-29.22")
def test_ring_bound_and_unbound() -> None:
    """Frodo and Sam are Ring-bound, printed or not; a companion without the keyword is unbound; others are neither."""
    at = Position()
    sam, man = at.play("1C311"), at.play(companion())
    bound = at.play(companion(keywords=((terms.RING_BOUND_KEYWORD, 1),)))
    friend, orc = at.play(ally()), at.play(minion())
    here = Context(0, man)
    everybody = (at.frodo(), sam, man, bound, friend, orc)

    assert [True, True, False, True, False, False] == [fits(at.table, RING_BOUND, card, here) for card in everybody]
    assert [False, False, True, False, False, False] == [fits(at.table, UNBOUND, card, here) for card in everybody]


@pytest.mark.rule("LR-29.21", "LR-29.22")
def test_ring_bound_by_a_card() -> None:
    """A companion made Ring-bound for a time is not unbound meanwhile; companions not named stay unbound."""
    vow = event("Vow", Action((terms.FELLOWSHIP,), (make(a(Titled("Bound")), gives(terms.RING_BOUND_KEYWORD)),)))
    at = Position()
    bound, free = at.play(companion("Bound")), at.play(companion("Free"))
    at.hand(0, vow, companion("Waiting"))
    game = at.fellowship()
    here = Context(0, bound)
    assert [False, False] == [fits(game.table, RING_BOUND, card, here) for card in (bound, free)]
    game.choose("play", vow)
    assert [True, False] == [fits(game.table, RING_BOUND, card, here) for card in (bound, free)]
    assert [False, True] == [fits(game.table, UNBOUND, card, here) for card in (bound, free)]


@pytest.mark.rule("LR-29.23", "LG-46", "LD-27")
def test_unhasty() -> None:
    """An unhasty ally fights at home or where a card allows it; an unhasty companion is not assigned by its player."""
    home = (Home(2, terms.FELLOWSHIP_BLOCK),)
    for site, hasty in ((2, True), (3, False)):
        at = Position(site=site)
        ent = at.play(ally("Treebeard", race="ent", homes=home, keywords=((terms.UNHASTY, 1),)))
        assert hasty == is_hasty_enough(at.table, ent)

    at = Position(site=3)
    ent = at.play(companion("Quickbeam", race="ent", keywords=((terms.UNHASTY, 1),)))
    orc = at.play(minion())
    game = at.assignment()
    assert not game.offered("assign", ent)
    game.choose("done")
    assert game.offered("assign", ent, orc), "Shadow players may pick it"

    counsel = condition("Counsel", Continuous((Modifier(terms.CAN, 1, terms.TAKE_PART),), of=ENT), culture="gandalf")
    at = Position(site=3)
    ent = at.play(companion("Quickbeam", race="ent", keywords=((terms.UNHASTY, 1),)))
    at.play(counsel)
    orc = at.play(minion())
    assert at.assignment().offered("assign", ent, orc)


@pytest.mark.rule("LR-29.3", "LR-29.4", "LR-29.16")
def test_a_keyword_is_lost_as_it_is_given() -> None:
    """Fierce lost for a time is regained when that time ends."""
    rage = event("Rage", Action((terms.MANEUVER,), (make(a(CHARACTER, "it"), gives(terms.FIERCE)),)), side=terms.SHADOW)
    at = Position()
    orc = at.play(minion())
    at.hand(1, rage, rage)
    game = at.maneuver().choose("play", rage).choose("choose", orc)
    assert 1 == keyword(game.table, orc, terms.FIERCE)
    game.passes()

    assert 0 == keyword(game.table, orc, terms.FIERCE)


@pytest.mark.rule("LR-29.19", "LG-42", "LD-26")
def test_two_ambushes_are_used_one_by_one() -> None:
    """A minion with ambush 2 and ambush 1 has its player asked for each."""
    at = Position()
    man = at.play(companion())
    southron = at.play(minion("Southron", keywords=((terms.AMBUSH, 2), (terms.AMBUSH, 1))))
    game = at.assignment().choose("assign", man, southron)
    assert ("prompt-ambush", 1) == (game.prompt, game.asked)
    game.choose("ambush", southron, amount=2)
    game.pass_()

    assert 2 == game.table.twilight


@pytest.mark.rule("LR-29.17", "LR-29.18", "LX-48")
def test_no_ambush_where_a_shadow_player_assigns() -> None:
    """A minion with ambush that a Shadow player assigns adds no tokens."""
    at = Position()
    man = at.play(companion())
    southron = at.play(minion("Southron", keywords=((terms.AMBUSH, 2),)))
    game = at.assignment().choose("done").choose("assign", man, southron)

    assert ("prompt-ambush" != game.prompt, 0) == (True, game.table.twilight)
