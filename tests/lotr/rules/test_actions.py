"""Tests of actions, requirements, costs and effects (LR-26)."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous, Trigger
from inglenook.lotr.dsl.conditions import PoolBelow, Without
from inglenook.lotr.dsl.effects import (
    Choose,
    Discard,
    DiscardFromHand,
    Draw,
    May,
    PlayCard,
    Spot,
)
from inglenook.lotr.dsl.facade import a, add_twilight, each, exert, heal, make, wound
from inglenook.lotr.dsl.facade import strength as more_strength
from inglenook.lotr.dsl.filters import COMPANION, CONDITION, DWARF, RING_BEARER, THIS, Titled
from inglenook.lotr.dsl.happenings import Happening
from tests.lotr.positions import Position
from tests.lotr.samples import companion, condition, event, minion

FELLOWSHIP = (terms.FELLOWSHIP,)
OTHERS = COMPANION & ~RING_BEARER
HELD = companion("Held")


def shadow_event(title: str, *abilities: object, **facts: object) -> str:
    """Returns an event of the Shadow."""
    return event(title, *abilities, side=terms.SHADOW, **facts)


@pytest.mark.rule("LX-41", "LR-26.12", "LR-26.13")
@pytest.mark.parametrize(("tokens", "offered"), [(1, False), (2, True)])
def test_requirements_are_checked_before_costs(tokens: int, offered: bool) -> None:
    """An event that needs two tokens in the pool cannot count its own twilight cost of 2."""
    late = event("Late", Action(FELLOWSHIP, (Draw(),), condition=Without(PoolBelow(2))), cost=2)
    at = Position()
    at.hand(0, late, HELD)

    assert offered == at.pool(tokens).fellowship().offered("play", late)


@pytest.mark.rule("LX-36", "LR-26.16", "LR-26.14")
def test_what_cannot_be_paid_cannot_be_used() -> None:
    """An event that exerts a companion is refused while all companions but Frodo are exhausted."""
    feat = event("Feat", Action(FELLOWSHIP, (Draw(),), costs=(exert(OTHERS),)))
    at = Position()
    at.play(companion(vitality=3), wounds=2)
    at.hand(0, feat, HELD)

    assert not at.fellowship().offered("play", feat)


@pytest.mark.rule("LX-37", "LR-26.17")
def test_one_payment_serves_one_ability() -> None:
    """Exerting the Dwarf once pays for one of two conditions, not for both."""
    song = Action(FELLOWSHIP, (add_twilight(1),), costs=(exert(DWARF),))
    at = Position()
    dwarf = at.play(companion(vitality=3, race="dwarf"))
    one, two = at.play(condition("One", song)), at.play(condition("Two", song))
    at.hand(0, HELD)
    game = at.fellowship().choose("use", one)

    assert (1, 1) == (game.wounds(dwarf), game.table.twilight)
    game.choose("use", two)
    assert (2, 2) == (game.wounds(dwarf), game.table.twilight)


@pytest.mark.rule("LX-38", "LR-26.20")
def test_as_much_as_possible() -> None:
    """An effect that discards two cards from hand discards one if there is only one."""
    rob = shadow_event("Rob", Action((terms.SHADOW_PHASE,), (DiscardFromHand(2, whose=terms.FREE_PEOPLES_PLAYER),)))
    at = Position()
    (only,) = at.hand(0, HELD)
    at.hand(1, rob)
    game = at.shadow().choose("play", rob)

    assert terms.DISCARD_PILE == game.zone(only)


@pytest.mark.rule("LR-26.21", "LG-63")
@pytest.mark.parametrize(("wounded", "choices"), [(True, 2), (False, 0)])
def test_of_two_effects_one_that_can_be_done(wounded: bool, choices: int) -> None:
    """Of two alternative effects, healing and twilight, the only possible one is done without a question."""
    either = Choose(((heal(OTHERS),), (add_twilight(2),)))
    pick = event("Pick", Action(FELLOWSHIP, (either,)))
    at = Position()
    at.play(companion(vitality=4), wounds=int(wounded))
    at.hand(0, pick, HELD)
    game = at.fellowship().choose("play", pick)

    assert choices == len(game.options("choice"))
    assert (0 if wounded else 2) == game.table.twilight


@pytest.mark.rule("LR-26.22", "LG-62")
def test_an_action_may_be_without_effect() -> None:
    """An event that heals may be played with nobody wounded."""
    balm = event("Balm", Action(FELLOWSHIP, (heal(OTHERS),)))
    at = Position()
    at.hand(0, balm, HELD)

    assert at.fellowship().offered("play", balm)


@pytest.mark.rule("LR-26.23", "LR-26.24")
def test_an_effect_that_plays_a_card_must_play_one() -> None:
    """An effect that plays a card is offered only if there is a card to play, in hand or discard pile."""
    call = PlayCard(Titled("Hero"), (terms.DISCARD_PILE,))
    by_event = event("Call", Action(FELLOWSHIP, (call,)))
    by_trigger = Trigger(Happening(terms.PLAYED, who=THIS), (call,), optional=True)
    herald = companion("Herald", abilities=(by_trigger,))
    for there in (False, True):
        at = Position()
        caller = at.play(condition("Caller", Action(FELLOWSHIP, (call,))))
        at.hand(0, by_event, herald, HELD)
        if there:
            at.discard(0, companion("Hero"))
        game = at.fellowship()
        assert [there, there] == [game.offered("play", by_event), game.offered("use", caller)]
        game.choose("play", herald)
        assert there == ("prompt-respond" == game.prompt)


@pytest.mark.rule("LR-26.25", "LD-23")
def test_a_search_of_the_deck_may_be_begun_in_vain() -> None:
    """An event that plays a card from the draw deck is offered with an empty deck."""
    call = event("Call", Action(FELLOWSHIP, (PlayCard(Titled("Hero"), (terms.DECK,)),)))
    at = Position()
    at.hand(0, call, HELD)

    assert at.fellowship().offered("play", call)


@pytest.mark.rule("LR-26.26")
def test_the_source_is_the_card_that_prints_the_effect() -> None:
    """The source of an effect is the event, not the character exerted for it, so protection from each differs."""
    from inglenook.lotr.dsl.facade import cannot
    from inglenook.lotr.dsl.filters import EVENT

    mishap = event("Mishap", Action(FELLOWSHIP, (wound(Titled("Safe")),), costs=(exert(Titled("Payer")),)))
    for source, wounds in ((EVENT, 0), (COMPANION, 1)):
        at = Position()
        safe = companion("Safe", vitality=4, abilities=(Continuous((cannot(terms.TAKE_WOUNDS, source),)),))
        man, payer = at.play(safe), at.play(companion("Payer", vitality=3))
        at.hand(0, mishap, HELD)
        game = at.fellowship().choose("play", mishap)
        assert (wounds, 1) == (game.wounds(man), game.wounds(payer))


@pytest.mark.rule("LR-26.28", "LG-30")
def test_a_card_being_played_is_nowhere() -> None:
    """A card being played is in no zone and cannot be discarded to pay its own cost."""
    greedy = event("Greedy", Action(FELLOWSHIP, (Draw(),), costs=(DiscardFromHand(1),)))
    at = Position()
    at.hand(0, greedy)
    at.play(companion("Cook", abilities=(Action(FELLOWSHIP, (Draw(),)),)))
    assert not at.fellowship().offered("play", greedy)

    at = Position()
    at.hand(0, greedy, HELD)
    assert at.fellowship().offered("play", greedy)


@pytest.mark.rule("LR-26.29")
def test_the_order_of_playing_a_card() -> None:
    """To play a card, twilight is paid first, then the other costs, then responses are asked for."""
    guard = companion("Guard", cost=2, to_play=(exert(RING_BEARER),))
    echo = condition("Echo", Trigger(Happening(terms.PLAYED, who=OTHERS), (add_twilight(1),)))
    at = Position()
    at.play(echo)
    card, _held = at.hand(0, guard, HELD)
    game = at.fellowship().choose("play", card)
    told = [id for id in game.log() if id in ("log-played", "log-twilight", "log-exerted")]

    assert ["log-played", "log-twilight", "log-exerted", "log-twilight"] == told
    assert 3 == game.table.twilight


@pytest.mark.rule("LR-26.30")
def test_a_payment_that_is_interrupted() -> None:
    """If the first cost removes the card needed for the second, the played card is discarded and twilight stays
    paid.
    """
    guard = companion("Guard", cost=2, to_play=(exert(RING_BEARER), Discard(a(CONDITION))))
    flight = Trigger(Happening(terms.EXERTED_NOW, who=RING_BEARER), (Discard(a(THIS)),))
    at = Position()
    at.play(condition("Flight", flight))
    card, _held = at.hand(0, guard, HELD)
    game = at.fellowship().choose("play", card)

    assert (terms.DISCARD_PILE, 2) == (game.zone(card), game.table.twilight)


@pytest.mark.rule("LR-26.32")
def test_a_card_discarded_as_it_comes_into_play_triggers_nothing() -> None:
    """A companion with vitality 0 is discarded as it comes into play, and its "when you play" text does nothing."""
    from inglenook.lotr.dsl.modifiers import Modifier

    frail = companion("Frail", vitality=1, abilities=(Trigger(Happening(terms.PLAYED, who=THIS), (add_twilight(5),)),))
    plague = condition("Plague", Continuous((Modifier(terms.VITALITY, -1),), of=OTHERS), side=terms.SHADOW)
    at = Position()
    at.play(plague)
    card, _held = at.hand(0, frail, HELD)
    game = at.fellowship().choose("play", card)

    assert (terms.DEAD_PILE, 0) == (game.zone(card), game.table.twilight)


@pytest.mark.rule("LR-26.33", "LG-37")
def test_when_each_time_and_while() -> None:
    """A trigger happens at every occurrence; a continuous text holds as long as its card is there."""
    echo = condition("Echo", Trigger(Happening(terms.PLAYED, who=OTHERS), (add_twilight(1),)))
    banner = condition("Banner", Continuous((more_strength(1),), of=OTHERS))
    purge = event("Purge", Action(FELLOWSHIP, (Discard(each(CONDITION)),)))
    at = Position()
    man = at.play(companion("Man"))
    at.play(echo)
    at.play(banner)
    at.hand(0, HELD, HELD, purge, HELD)
    game = at.fellowship().choose("play", HELD).choose("play", HELD)
    assert (2, 6) == (game.table.twilight, game.strength(man))
    game.choose("play", purge)

    assert 5 == game.strength(man)


@pytest.mark.rule("LR-26.36", "LG-33")
def test_a_lasting_effect_reaches_only_the_cards_in_play() -> None:
    """A lasting effect on each companion does not reach companions played afterwards."""
    rally = event("Rally", Action(FELLOWSHIP, (make(each(OTHERS), more_strength(2)),)))
    at = Position()
    man = at.play(companion("Man"))
    at.hand(0, rally, HELD, HELD)
    game = at.fellowship().choose("play", rally).choose("play", HELD)
    late = game.in_play(HELD)[0]

    assert [7, 5] == [game.strength(card) for card in (man, late)]


@pytest.mark.rule("LR-26.37", "LG-34")
def test_a_printed_limit_counts_for_each_copy_and_phase() -> None:
    """A limit of once per phase counts for each copy, so two copies allow two uses."""
    once = Action(FELLOWSHIP, (add_twilight(1),), uses=1, period=terms.THIS_PHASE)
    at = Position()
    one, two = at.play(condition("Well", once)), at.play(condition("Well", once))
    at.hand(0, HELD)
    game = at.fellowship().choose("use", one)
    assert [False, True] == [game.offered("use", card) for card in (one, two)]
    game.choose("use", two)

    assert not game.offered("use", two)


@pytest.mark.rule("LG-61")
def test_an_effect_exerts_an_exhausted_character() -> None:
    """Exerting an exhausted character by an effect does nothing, and the rest of the text is carried out."""
    toil = event("Toil", Action(FELLOWSHIP, (exert(OTHERS), add_twilight(1))))
    at = Position()
    man = at.play(companion(vitality=2), wounds=1)
    at.hand(0, toil, HELD)
    game = at.fellowship().choose("play", toil)

    assert (1, 1) == (game.wounds(man), game.table.twilight)


@pytest.mark.rule("LG-70")
def test_a_card_discarded_as_cost_is_no_target() -> None:
    """A condition discarded as a cost has left play and cannot be the target."""
    purge = Action(FELLOWSHIP, (Discard(a(CONDITION)),), costs=(Discard(a(THIS)),))
    at = Position()
    one, two = at.play(condition("One", purge)), at.play(condition("Two"))
    at.hand(0, HELD)
    game = at.fellowship().choose("use", one)

    assert [terms.DISCARD_PILE] * 2 == [game.zone(card) for card in (one, two)]


@pytest.mark.rule("LG-28")
def test_the_opponent_of_a_shadow_player_is_the_free_peoples_player() -> None:
    """In a game of three, an opponent in a Shadow card's text means the Free Peoples player."""
    from inglenook.lotr.dsl.effects import SeeHand

    spy = shadow_event("Spy", Action((terms.SHADOW_PHASE,), (SeeHand(terms.AN_OPPONENT),)))
    at = Position(seats=3)
    at.hand(2, spy, minion())
    at.hand(0, HELD)
    game = at.shadow().choose("play", spy)

    assert "prompt-choose-opponent" != game.prompt


@pytest.mark.rule("LR-14.11", "LG-56")
def test_each_shadow_player_may_decline_for_himself() -> None:
    """Each Shadow player is asked whether to draw, and draws or declines independently."""
    feast = event("Feast", Action(FELLOWSHIP, (May((Draw(),), by=terms.EACH_SHADOW_PLAYER),)))
    at = Position(seats=3)
    at.hand(0, feast, HELD)
    at.deck(1, minion())
    at.deck(2, minion())
    game = at.fellowship().choose("play", feast).choose("yes").choose("no")

    assert [0, 1] == [len(game.table.players[seat].hand) for seat in (1, 2)]


@pytest.mark.rule("LR-26.1")
def test_spotting_is_no_action_that_changes_anything() -> None:
    """Spotting as a cost changes nothing on the table."""
    look = event("Look", Action(FELLOWSHIP, (add_twilight(1),), costs=(Spot(OTHERS),)))
    at = Position()
    man = at.play(companion())
    at.hand(0, look, HELD)
    game = at.fellowship().choose("play", look)

    assert (0, 1) == (game.wounds(man), game.table.twilight)
