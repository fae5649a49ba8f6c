"""Tests of the start of a turn and of the fellowship phase (LR-11.1 to LR-11.23)."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.kernel.decisions import NOTHING
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Response, Trigger
from inglenook.lotr.dsl.amounts import Twilight
from inglenook.lotr.dsl.cards import Home, On
from inglenook.lotr.dsl.conditions import PoolBelow
from inglenook.lotr.dsl.effects import Draw, MoveCards, PlayCard, When
from inglenook.lotr.dsl.facade import add_twilight, exert
from inglenook.lotr.dsl.filters import (
    COMPANION,
    DWARF,
    EVENT,
    RING_BEARER,
)
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.stats import companions
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, artifact, companion, condition, event, fellowship_event, minion, possession

OTHERS = COMPANION & ~RING_BEARER
WAITING = ally("Waiting")
"""A card in hand that can always be played keeps the phase open."""


def hand(game: Playing, seat: int = 0) -> int:
    """Returns the number of cards in a hand."""
    return len(game.table.players[seat].hand)


# The pool.


@pytest.mark.rule("LR-11.1", "LR-10.2", "LD-1")
def test_the_pool_is_emptied_before_anything_happens_in_a_turn() -> None:
    """Texts at the start of a turn see an empty twilight pool, and tokens they add stay."""
    looks = Trigger(Happening(terms.TURN_STARTS), (When(PoolBelow(1), (add_twilight(2),), (add_twilight(9),)),))
    at = Position().pool(5)
    at.play(condition("Watcher", looks))
    at.hand(0, WAITING)
    game = at.start_of_turn()
    assert ("prompt-fellowship-action", 2) == (game.prompt, game.table.twilight)


@pytest.mark.rule("LR-11.2")
def test_the_pool_is_kept_when_the_fellowship_moves_again() -> None:
    """At a second move the tokens stay: three, Shadow number 0 and Frodo make four."""
    at = Position().pool(3)
    at.hand(1, minion("Free"))
    game = at.regroup().pass_().choose("move")
    assert ("prompt-shadow-action", 4) == (game.prompt, game.table.twilight)


@pytest.mark.rule("LX-42", "LR-26.5", "LR-10.3")
@pytest.mark.parametrize(("first", "expected"), [(0, 8), (1, 5)])
def test_the_order_of_required_start_of_turn_actions_is_the_players(first: int, expected: int) -> None:
    """The player orders two required start of turn actions, and each is done once."""
    at = Position()
    start = Happening(terms.TURN_STARTS)
    texts = (add_twilight(3),), (add_twilight(1), add_twilight(Twilight()))
    cards = [at.play(condition(f"Dawn {number}", Trigger(start, effects))) for number, effects in enumerate(texts)]
    at.hand(0, WAITING)
    game = at.start_of_turn()
    assert (0, "prompt-required-order") == (game.asked, game.prompt)
    game.choose("respond", cards[first])
    assert ("prompt-fellowship-action", expected) == (game.prompt, game.table.twilight)


# Players who act, and how often.


@pytest.mark.rule("LR-11.3")
def test_only_the_free_peoples_player_performs_fellowship_actions() -> None:
    """Other players with fellowship events and abilities are not asked in the fellowship phase."""
    at = Position(seats=3)
    act = Action((terms.FELLOWSHIP,), (add_twilight(1),))
    for seat in (1, 2):
        at.hand(seat, event("Plot", act, side=terms.SHADOW), fellowship_event(add_twilight(1)), WAITING)
        at.play(condition("Lore", act, side=terms.SHADOW), seat=seat)
        at.play(condition("Lore", act), seat=seat)
    at.hand(0, WAITING, WAITING)
    game = at.fellowship()
    assert (0, ["move", "play", "play"]) == (game.asked, [option.verb for option in game.options()])
    game.choose("play", WAITING)
    assert (0, ["move", "play"]) == (game.asked, [option.verb for option in game.options()])


@pytest.mark.rule("LR-11.4", "LR-11.10")
def test_any_number_of_actions_in_any_order() -> None:
    """A player may use any number of fellowship actions in any order: events, abilities, companions, allies."""
    at = Position()
    counsel, guard = fellowship_event(add_twilight(2)), companion("Guard", cost=1)
    lore = at.play(condition("Lore", Action((terms.FELLOWSHIP,), (add_twilight(1),))))
    at.hand(0, guard, WAITING, counsel)
    game = at.fellowship()
    game.choose("use", lore).choose("play", counsel).choose("use", lore).choose("play", guard)
    game.choose("play", WAITING).choose("use", lore)
    assert ("prompt-fellowship-action", 6) == (game.prompt, game.table.twilight)
    assert terms.FELLOWSHIP == game.table.phase


@pytest.mark.rule("LR-11.5")
@pytest.mark.parametrize(
    "id",
    [
        companion("Card"),
        ally("Card"),
        possession("Card", on=On(RING_BEARER)),
        artifact("Card", on=On(RING_BEARER)),
        condition("Card"),
    ],
)
def test_every_type_that_stays_is_played_at_any_time_of_the_phase(id: str) -> None:
    """Every Free Peoples card type that stays in play can be played at any time of the phase; Shadow cards cannot."""
    at = Position()
    at.hand(0, id, id, WAITING, minion("Orc"), condition("Dread", side=terms.SHADOW))
    game = at.fellowship()
    assert {id, WAITING} == {game.table.cards[option.subject].printed.id for option in game.options("play")}
    game.choose("play", id).choose("play", id)
    assert 2 == len(game.in_play(id))


@pytest.mark.rule("LR-11.11")
def test_nothing_is_drawn_by_the_rules() -> None:
    """No card is drawn at the start of a turn or in the fellowship phase."""
    at = Position()
    at.deck(0, *[WAITING] * 9)
    at.hand(0, WAITING)
    at.hand(1, minion("Free"))
    game = at.start_of_turn().choose("play", WAITING)
    assert ("prompt-shadow-action", 0) == (game.prompt, hand(game))
    assert 9 == len(game.table.players[0].deck)


@pytest.mark.rule("LG-57")
def test_shadow_players_may_respond_in_the_fellowship_phase() -> None:
    """Shadow players may use responses in the fellowship phase, which forbids them only phase actions."""
    watch = Response(Happening(terms.PLAYED, COMPANION), (add_twilight(4),))
    guard = companion("Guard")
    at = Position()
    spy = at.play(condition("Spy", watch, side=terms.SHADOW))
    at.hand(0, guard, WAITING)
    game = at.fellowship().choose("play", guard)
    assert 1 == game.asked
    game.choose("respond", spy)
    assert ("prompt-fellowship-action", 4) == (game.prompt, game.table.twilight)


# Discarding to heal.

BOROMIR = companion("Boromir of the test", subtitle="One", vitality=3, unique=True)
OTHER_BOROMIR = companion("Boromir of the test", subtitle="Another", vitality=3, unique=True)


@pytest.mark.rule("LR-11.6", "LR-11.7")
@pytest.mark.parametrize("id", [BOROMIR, OTHER_BOROMIR])
def test_discarding_the_title_of_a_unique_companion_heals_him(id: str) -> None:
    """Discarding a companion's title from hand heals one wound, whatever the subtitle, and may be repeated."""
    at = Position()
    hurt = at.play(BOROMIR, wounds=2)
    at.hand(0, id, id)
    game = at.fellowship().choose("discard-to-heal", id, hurt)
    assert (1, 1) == (game.wounds(hurt), len(game.table.players[0].discard))
    game.choose("discard-to-heal", id, hurt)
    assert (0, 2) == (game.wounds(hurt), len(game.table.players[0].discard))


@pytest.mark.rule("LR-11.6")
@pytest.mark.parametrize("kind", [companion, ally])
def test_only_a_unique_character_is_healed_by_discarding(kind: Any) -> None:
    """Discarding a copy of a character that is not unique does not heal."""
    at = Position()
    guard = kind("Guard")
    at.play(guard, wounds=1)
    at.hand(0, guard)
    assert not at.fellowship().offered("discard-to-heal")


@pytest.mark.rule("LR-11.8", "LD-16")
def test_the_card_that_heals_comes_from_hand() -> None:
    """The healing copy must come from the player's own hand."""
    at = Position()
    at.play(BOROMIR, wounds=1)
    at.deck(0, BOROMIR)
    at.discard(0, BOROMIR)
    at.hand(1, BOROMIR)
    at.hand(0, WAITING)
    assert not at.fellowship().offered("discard-to-heal")


@pytest.mark.rule("LR-11.9")
def test_an_unwounded_character_is_not_healed_by_discarding() -> None:
    """Only the player's own wounded characters can be healed by discarding a copy."""
    at = Position()
    at.play(BOROMIR)
    at.play(BOROMIR, seat=1, wounds=2)
    at.hand(0, BOROMIR, WAITING)
    assert not at.fellowship().offered("discard-to-heal")


# The Rule of 4.

DRAW_THREE = fellowship_event(Draw(3))
DRAW_TWO = fellowship_event(Draw(2))
RECALL = fellowship_event(MoveCards(~EVENT, terms.DISCARD_PILE, terms.HAND, count=2))


@pytest.mark.rule("LR-11.12", "LR-11.15", "LX-66")
def test_four_cards_at_most_come_to_hand() -> None:
    """By the rule of 4, after three drawn cards an effect that draws two more draws one."""
    at = Position()
    at.deck(0, *[WAITING] * 9)
    at.hand(0, DRAW_THREE, DRAW_TWO, DRAW_TWO)
    game = at.fellowship().choose("play", DRAW_THREE)
    assert 3 + 2 == hand(game)
    game.choose("play", DRAW_TWO)
    assert 4 + 1 == hand(game)
    game.choose("play", DRAW_TWO)
    assert (4, 5) == (hand(game), len(game.table.players[0].deck))
    told = [line.message for line in game.game.log if line.message.id == "log-drew"]
    assert [3, 1] == [message.arguments["count"] for message in told]


@pytest.mark.rule("LR-11.13", "LR-11.15")
def test_cards_from_the_discard_pile_count_as_well() -> None:
    """Cards taken from the discard pile count for the rule of 4, and the player chooses which to take."""
    at = Position()
    at.deck(0, *[WAITING] * 9)
    old = at.discard(0, WAITING, WAITING)
    at.hand(0, DRAW_THREE, RECALL)
    game = at.fellowship().choose("play", DRAW_THREE).choose("play", RECALL)
    game.choose("choose", old[1])
    assert 4 == hand(game)
    assert [terms.DISCARD_PILE, terms.HAND] == [game.zone(card) for card in old]
    assert 1 == game.log().count("log-move-hand")


@pytest.mark.rule("LR-11.14", "LX-66")
def test_cards_drawn_at_the_start_of_the_turn_do_not_count() -> None:
    """The card drawn at the start of the turn does not count: four more may be drawn in the fellowship phase."""
    at = Position()
    at.play(condition("Early", Trigger(Happening(terms.TURN_STARTS), (Draw(1),))))
    at.deck(0, *[WAITING] * 9)
    at.hand(0, DRAW_THREE, DRAW_TWO)
    game = at.start_of_turn().choose("play", DRAW_THREE).choose("play", DRAW_TWO)
    assert 5 == hand(game)


@pytest.mark.rule("LR-11.12")
def test_the_move_is_still_in_the_fellowship_phase() -> None:
    """A text about the move draws no card after four in the fellowship phase, for the move is part of it (LR-13.1)."""
    at = Position()
    at.play(condition("On the road", Trigger(Happening(terms.MOVES), (Draw(1),))))
    at.deck(0, *[WAITING] * 9)
    at.hand(0, DRAW_THREE, DRAW_TWO)
    at.hand(1, minion("Free"))
    game = at.fellowship().choose("play", DRAW_THREE).choose("play", DRAW_TWO).choose("move")
    assert ("prompt-shadow-action", 4) == (game.prompt, hand(game))


@pytest.mark.rule("LR-11.12")
def test_the_rule_of_4_is_for_the_own_fellowship_phase_only() -> None:
    """A Shadow player may draw six cards in another player's fellowship phase, and each turn counts anew."""
    gift = fellowship_event(Draw(6, terms.AN_OPPONENT), Draw(4))
    at = Position()
    at.deck(0, *[WAITING] * 9)
    at.deck(1, *[WAITING] * 9)
    at.hand(0, gift)
    game = at.fellowship().choose("play", gift)
    assert (4, 6) == (hand(game), hand(game, 1))


@pytest.mark.rule("LG-48")
def test_the_rule_of_4_does_not_limit_reconciling() -> None:
    """After four cards in the fellowship phase, reconciling still fills the hand to eight."""
    at = Position()
    at.deck(0, *[condition("Unplayable", to_play=(exert(DWARF),))] * 12)
    at.hand(0, DRAW_THREE, DRAW_TWO)
    game = at.fellowship().choose("play", DRAW_THREE).choose("play", DRAW_TWO)
    assert ("prompt-move-again", 4) == (game.prompt, hand(game))
    game.choose("stop").choose("pass")
    assert 8 == hand(game)


# The Rule of 9.


@pytest.mark.rule("LR-11.17", "LR-11.18", "LX-14")
@pytest.mark.parametrize(("in_play", "allowed"), [(5, True), (6, False)])
def test_nine_companions_in_play_and_dead_together(in_play: int, allowed: bool) -> None:
    """With three dead companions, five in play allow a sixth, and six in play no seventh."""
    at = Position()
    guard = companion("Guard")
    at.dead(0, companion("Merry of the test", unique=True), guard, guard)
    for _card in range(in_play - 1):
        at.play(guard)
    at.hand(0, guard, WAITING)
    assert allowed == at.fellowship().offered("play", guard)


@pytest.mark.rule("LR-11.19")
def test_copies_of_a_unique_companion_in_the_dead_pile_count_each() -> None:
    """With eight dead copies of one companion and Frodo in play, no tenth companion can be played."""
    at = Position()
    guard = companion("Guard")
    at.dead(0, *[BOROMIR] * 8)
    at.hand(0, guard, WAITING)
    assert not at.fellowship().offered("play", guard)


@pytest.mark.rule("LR-11.17")
def test_allies_and_the_dead_of_others_do_not_count_for_the_rule_of_9() -> None:
    """Dead allies, allies in play and companions of another player leave room."""
    at = Position()
    guard = companion("Guard")
    at.dead(0, *[WAITING] * 9)
    at.dead(1, *[guard] * 9)
    for _card in range(9):
        at.play(WAITING)
        at.play(guard, seat=1)
    at.hand(0, guard, WAITING)
    assert at.fellowship().offered("play", guard)


@pytest.mark.rule("LG-49", "LR-11.17")
@pytest.mark.parametrize(("dead", "allowed"), [(7, True), (8, False)])
def test_an_effect_cannot_break_the_rule_of_9(dead: int, allowed: bool) -> None:
    """An event that plays a companion cannot be used for a tenth companion."""
    at = Position()
    guard = companion("Guard")
    summons = fellowship_event(PlayCard(COMPANION))
    at.dead(0, *[guard] * dead)
    at.hand(0, guard, summons, WAITING)
    assert allowed == at.fellowship().offered("play", summons)


# Allies.


@pytest.mark.rule("LR-11.20", "LR-11.21")
def test_an_ally_stands_behind_the_fellowship_and_is_no_part_of_it() -> None:
    """An ally in play is not among the companions, and adds no token when the fellowship moves."""
    at = Position(site=2)
    friend = ally("Friend")
    at.hand(0, friend, WAITING)
    at.hand(1, minion("Free"))
    game = at.fellowship().choose("play", friend)
    card = game.in_play(friend)[0]
    assert NOTHING == game.table.cards[card].bearer
    assert [at.frodo()] == companions(game.table, 0)
    game.choose("move")
    assert ("prompt-shadow-action", 1) == (game.prompt, game.table.twilight)


@pytest.mark.rule("LR-11.22")
@pytest.mark.parametrize("site", [1, 3, 8])
def test_an_ally_is_played_wherever_the_fellowship_is(site: int) -> None:
    """An ally may be played wherever the fellowship is, even on the other block's path."""
    at = Position(site=site)
    friend = ally("Friend", homes=(Home(3, terms.TOWERS_BLOCK),))
    at.hand(0, friend)
    assert at.fellowship().offered("play", friend)


@pytest.mark.rule("LR-11.23")
def test_there_is_no_limit_of_allies() -> None:
    """There is no limit on the number of allies in play."""
    at = Position()
    for _card in range(12):
        at.play(WAITING)
    at.hand(0, WAITING, WAITING)
    assert 13 == len(at.fellowship().choose("play", WAITING).in_play(WAITING))


@pytest.mark.rule("LR-12.1", "KR-5")
def test_who_can_only_move_is_told_so() -> None:
    """A fellowship that can do nothing else moves by itself, and only its player is told so."""
    at = Position(site=2)
    at.hand(0, WAITING)
    at.hand(1, minion("Free"))
    game = at.fellowship().choose("play", WAITING)
    assert game.prompt == "prompt-shadow-action"
    (line,) = [line for line in game.game.log if line.message.id == "log-moves-on"]
    assert (line.only, line.otherwise) == ((0,), None)
