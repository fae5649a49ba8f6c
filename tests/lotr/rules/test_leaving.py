"""Tests of cards that leave play: their own texts about that (LR-26.33), and knowledge of where they went."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Response, Trigger
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import Discard, DiscardFromDeck, Modify, MoveCards, Wound
from inglenook.lotr.dsl.facade import a, add_burdens, add_twilight, each, exert, make, strength, wound
from inglenook.lotr.dsl.filters import BEARER, COMPANION, MINION, OTHER, POSSESSION, RING_BEARER, THIS, Titled
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.dsl.modifiers import Modifier
from inglenook.lotr.evaluation.modifiers import table_total
from inglenook.lotr.visibility import knows
from tests.lotr.positions import Position
from tests.lotr.samples import companion, condition, event, minion, possession

OTHERS = COMPANION & ~RING_BEARER
OWN_DEATH = Trigger(Happening(terms.KILLED, THIS), (add_twilight(3),))
OWN_DISCARD = Trigger(Happening(terms.DISCARDED_NOW, THIS), (add_twilight(3),))


@pytest.mark.rule("LR-26.33", "LR-3.16", "LR-3.17")
@pytest.mark.parametrize(("id", "pile"), [(companion, terms.DEAD_PILE), (minion, terms.DISCARD_PILE)])
def test_a_character_is_heard_on_its_own_death(id: object, pile: str) -> None:
    """A text "when this is killed" works for companions and minions out of play, but not for a copy's death."""
    assert callable(id)
    dying = id("Martyr", vitality=1, abilities=(OWN_DEATH,))
    at = Position()
    card = at.play(dying)
    at.play(id("Martyr by name", vitality=2, abilities=(OWN_DEATH,)))
    game = at.after(wound(COMPANION & ~RING_BEARER | MINION)).choose("choose", card)

    assert (pile, 3) == (game.zone(card), game.table.twilight)


@pytest.mark.rule("LR-26.33", "LR-28.1")
def test_a_card_is_heard_on_its_own_discard() -> None:
    """A text "when this is discarded" works once, and neither for its death nor for other cards' discards."""
    at = Position()
    at.play(condition("Last Word", OWN_DISCARD))
    other = at.play(possession("Other", on=On(OTHERS)), on=at.play(companion("Bearer")))
    game = at.after(Discard(a(POSSESSION)))
    assert (terms.DISCARD_PILE, 0) == (game.zone(other), game.table.twilight)
    at = Position()
    card = at.play(possession("Last Word", OWN_DISCARD))
    game = at.after(Discard(a(POSSESSION)))
    assert (terms.DISCARD_PILE, 3) == (game.zone(card), game.table.twilight)


@pytest.mark.rule("LG-74", "LR-28.8")
def test_what_goes_with_its_bearer_is_heard_too() -> None:
    """An item whose bearer is killed is discarded from play, and its own text about that works."""
    at = Position()
    hero = at.play(companion(vitality=1))
    sword = at.play(possession("Sword", OWN_DISCARD, on=On(OTHERS)), on=hero)
    game = at.after(wound(OTHERS))

    assert (terms.DEAD_PILE, terms.DISCARD_PILE, 3) == (game.zone(hero), game.zone(sword), game.table.twilight)


@pytest.mark.rule("LR-26.33")
def test_the_bearer_is_who_bore_it() -> None:
    """A text that exerts the bearer when the item is discarded means its last bearer."""
    farewell = Trigger(Happening(terms.DISCARDED_NOW, THIS), (exert(BEARER),))
    at = Position()
    hero = at.play(companion(vitality=4))
    at.play(possession("Keepsake", farewell, on=On(OTHERS)), on=hero)

    assert 1 == at.after(Discard(a(POSSESSION))).wounds(hero)


@pytest.mark.rule("LR-26.9", "LR-26.33")
def test_a_response_of_the_one_who_dies() -> None:
    """A dying character's owner may use its response if the costs can be paid."""
    answer = Response(Happening(terms.KILLED, THIS), (add_burdens(1),), (add_twilight(1),))
    at = Position()
    avenger = at.play(minion("Avenger", vitality=1, abilities=(answer,)))
    game = at.after(wound(MINION))
    assert (1, True) == (game.asked, game.offered("respond", avenger))
    game.choose("respond", avenger)

    assert (1, 1) == (game.table.players[0].burdens, game.table.twilight)


@pytest.mark.rule("LG-18", "LG-93")
def test_who_dies_together_hears_of_each_other() -> None:
    """Two companions that die at once answer each other's death; one that died earlier does not."""
    mourning = Trigger(Happening(terms.KILLED, OTHER & COMPANION), (add_twilight(3),))
    at = Position()
    first, second = (at.play(companion(title, vitality=2, abilities=(mourning,))) for title in ("First", "Second"))
    game = at.after(make(each(OTHERS), Modifier(terms.VITALITY, -2)))
    while game.prompt == "prompt-required-order":
        game.choose("respond")
    assert (terms.DEAD_PILE, terms.DEAD_PILE, 6) == (game.zone(first), game.zone(second), game.table.twilight)
    at = Position()
    for title in ("First", "Second"):
        at.play(companion(title, vitality=1, abilities=(mourning,)))
    assert 3 == at.after(Wound(each(OTHERS))).table.twilight


@pytest.mark.rule("LG-74", "LG-93")
def test_an_item_hears_of_the_death_of_its_bearer() -> None:
    """An item leaves play with its bearer and responds to that death; another player's item does not."""
    relic = possession("Relic", Trigger(Happening(terms.KILLED, BEARER), (add_twilight(3),)), on=On(OTHERS))
    at = Position()
    hero, other = at.play(companion(vitality=1)), at.play(companion("Other"))
    at.play(relic, on=hero)
    at.play(relic, on=other)
    game = at.after(wound(OTHERS)).choose("choose", hero)
    assert (terms.DEAD_PILE, 3) == (game.zone(hero), game.table.twilight)


@pytest.mark.rule("LR-20.14", "LG-93")
def test_minions_that_go_at_the_end_hear_of_each_other() -> None:
    """Minions discarded together at the end all answer each other's discarding."""
    gossip = Trigger(Happening(terms.DISCARDED_NOW, OTHER & MINION), (add_burdens(1),))
    at = Position()
    for title in ("First", "Second", "Third"):
        at.play(minion(title, abilities=(gossip,)))
    game = at.regroup().passes().choose("stop")
    while game.prompt == "prompt-required-order":
        game.choose("respond")
    assert 6 == game.table.players[0].burdens


@pytest.mark.rule("LR-20.14", "LR-26.33")
def test_minions_are_heard_when_they_go_at_the_end() -> None:
    """Texts about minions discarded at the end of the turn work, after the Free Peoples player reconciles."""
    at = Position()
    at.play(minion("Runner", abilities=(Trigger(Happening(terms.DISCARDED_NOW, THIS), (add_burdens(2),)),)))
    game = at.regroup().passes().choose("stop")

    assert 2 == game.table.players[0].burdens


@pytest.mark.rule("LG-24", "LR-20.14", "LR-21.14")
def test_minions_that_outlive_the_fellowship_are_discarded_from_play() -> None:
    """After the Ring-bearer's death, texts about discards answer the minions that are discarded."""
    waiting = Trigger(Happening(terms.DISCARDED_NOW, MINION), (DiscardFromDeck(2),))
    at = Position(seats=3)
    runner = at.play(minion("Runner"), seat=1)
    at.play(condition("Long List", waiting, side=terms.SHADOW), seat=2)
    deck = at.deck(2, minion(), minion(), minion())
    slay = Action((terms.MANEUVER,), (Wound(each(RING_BEARER), 9),))
    at.hand(1, event("Slay", slay, side=terms.SHADOW))
    game = at.maneuver().choose("play")

    assert (True, terms.DISCARD_PILE) == (game.table.players[0].out, game.zone(runner))
    assert [terms.DISCARD_PILE] * 2 == [game.zone(card) for card in deck[:2]]


@pytest.mark.rule("LR-26.36", "LR-10.13")
def test_what_lasted_on_a_card_does_not_wait_for_its_return() -> None:
    """An effect for the turn on a companion ends when it returns to hand, and is not there when replayed."""
    rally = (
        make(each(OTHERS), strength(2), until=terms.THIS_TURN),
        Modify((Modifier(terms.FELLOWSHIP_ARCHERY, 1),), until=terms.THIS_TURN),
        MoveCards(Titled("Goer"), terms.PLAY, terms.HAND),
    )
    at = Position()
    goer, stayer = at.play(companion("Goer")), at.play(companion("Stayer"))
    game = at.after(*rally).choose("play", goer)
    assert [terms.PLAY, 5, 7] == [game.zone(goer), game.strength(goer), game.strength(stayer)]
    assert 1 == table_total(game.table, terms.FELLOWSHIP_ARCHERY)


@pytest.mark.rule("LR-10.13", "LR-10.4", "LG-26")
def test_what_lasted_for_the_turn_is_forgotten_with_it() -> None:
    """An effect until the end of the turn does not reach the same companion in the next turn."""
    periods = (terms.THIS_PHASE, terms.THAT_SKIRMISH, terms.UNTIL_REGROUP, terms.THIS_TURN)
    rally = [make(a(Titled("Hero")), strength(1), until=period) for period in periods]
    at = Position()
    hero = at.play(companion("Hero"))
    at.hand(0, event("Rally", Action((terms.REGROUP,), tuple(rally))))
    game = at.regroup().choose("play")
    assert 9 == game.strength(hero)
    game.choose("stop")
    assert (1, ()) == (game.table.turn, game.table.lasting)


@pytest.mark.rule("LG-59", "LR-28.17")
@pytest.mark.parametrize("source", [terms.PLAY, terms.DISCARD_PILE])
def test_all_have_seen_which_card_went_to_a_hand(source: str) -> None:
    """A card that goes to hand from play or from the discard pile stays known to all players."""
    at = Position(seats=3)
    card = at.play(companion("Known")) if source == terms.PLAY else at.discard(0, companion("Known"))[0]
    held = at.hand(0, companion("Held"))[0]
    game = at.after(MoveCards(OTHERS, source, terms.HAND))

    assert terms.HAND == game.zone(card)
    assert [True, True, True] == [knows(game.table, seat, card) for seat in range(3)]
    assert [True, False, False] == [knows(game.table, seat, held) for seat in range(3)]


@pytest.mark.rule("LG-59")
def test_what_was_drawn_nobody_has_seen() -> None:
    """Drawn cards are hidden, and known cards shuffled into a deck are forgotten."""
    at = Position()
    drawn = at.deck(0, companion("Drawn"))[0]
    gone = at.discard(0, companion("Gone"))[0]
    atoms.put(at.table, drawn, terms.HAND)
    atoms.put(at.table, gone, terms.DECK)
    atoms.shuffle_deck(at.table, 0)

    assert [False, False] == [knows(at.table, 1, card) for card in (drawn, gone)]
