"""Piles, looking, stacking, numbers (LR-28)."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous, Trigger
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import Discard, Draw, MoveCards, PlayCard, SeeHand, Stack
from inglenook.lotr.dsl.facade import a, cost, make
from inglenook.lotr.dsl.facade import strength as more_strength
from inglenook.lotr.dsl.filters import COMPANION, CONDITION, MINION, RING_BEARER, THIS, Titled
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.stats import twilight_cost
from inglenook.lotr.visibility import knows
from tests.lotr.positions import Position
from tests.lotr.samples import companion, condition, event, minion, possession

FELLOWSHIP = (terms.FELLOWSHIP,)


@pytest.mark.rule("LR-28.1", "LR-28.2")
def test_discard_means_from_play() -> None:
    """An effect that discards a condition means one in play, not in hand, in a pile or stacked."""
    purge = event("Purge", Action(FELLOWSHIP, (Discard(a(CONDITION)),)))
    at = Position()
    shelf = at.play(condition("Shelf"))
    stacked = at.stack(condition("Stacked"), 0, shelf)
    held = at.hand(0, purge, condition("Held"))[1]
    game = at.fellowship().choose("play", purge)

    assert terms.DISCARD_PILE == game.zone(shelf)
    assert terms.HAND == game.zone(held)
    assert terms.DISCARD_PILE == game.zone(stacked), "not chosen, but it went with what it lay on (LR-28.8)"


@pytest.mark.rule("LR-28.8", "LG-74")
def test_what_lies_on_a_card_goes_with_it() -> None:
    """Borne and stacked cards are discarded when their card leaves play, whatever the reason."""
    banish = event("Banish", Action(FELLOWSHIP, (Discard(a(COMPANION & ~RING_BEARER)),)))
    at = Position()
    man = at.play(companion())
    sword = at.play(possession("Sword", on=On(COMPANION)), on=man)
    curse = at.play(condition("Curse", side=terms.SHADOW, on=On(COMPANION)), on=man)
    at.hand(0, banish)
    game = at.fellowship().choose("play", banish)

    assert [terms.DISCARD_PILE] * 3 == [game.zone(card) for card in (man, sword, curse)]
    assert (curse in game.table.players[1].discard, sword in game.table.players[0].discard) == (True, True)


@pytest.mark.rule("LR-28.3", "LR-28.4", "LR-28.5")
def test_discard_piles_are_open() -> None:
    """All players and spectators know the discarded cards."""
    at = Position()
    (card,) = at.discard(0, companion())

    assert [True, True, True] == [knows(at.table, viewer, card) for viewer in (0, 1, -1)]


@pytest.mark.rule("LR-28.10", "LR-26.25")
def test_playing_from_the_deck_costs_what_it_costs() -> None:
    """A companion found in the draw deck adds its twilight cost; a search may find nothing (LR-28.12)."""
    hero = companion("Hero", cost=3)
    call = event("Call", Action(FELLOWSHIP, (PlayCard(Titled("Hero"), (terms.DECK,)),)))
    at = Position()
    at.deck(0, hero)
    at.hand(0, call, companion("Held"))
    game = at.fellowship().choose("play", call).choose("play", hero)
    assert (3, terms.PLAY) == (game.table.twilight, game.zone(game.in_play(hero)[0]))

    at = Position()
    at.deck(0, companion("Other"))
    at.hand(0, call, companion("Held"))
    game = at.fellowship().choose("play", call)
    assert "prompt-fellowship-action" == game.prompt


@pytest.mark.rule("LR-28.12")
def test_a_search_may_end_with_nothing_by_choice() -> None:
    """A player who searches a deck may choose to find nothing."""
    hero = companion("Hero")
    call = event("Call", Action(FELLOWSHIP, (PlayCard(Titled("Hero"), (terms.DECK,)),)))
    at = Position()
    (card,) = at.deck(0, hero)
    at.hand(0, call)
    game = at.fellowship().choose("play", call).choose("find-nothing")

    assert terms.DECK == game.zone(card)


@pytest.mark.rule("LR-28.13")
def test_playing_from_the_discard_pile_costs_what_it_costs() -> None:
    """A minion of cost 4 from the discard pile needs four tokens."""
    host = event("Host", Action((terms.SHADOW_PHASE,), (PlayCard(MINION, (terms.DISCARD_PILE,)),)), side=terms.SHADOW)
    orc = minion("Orc", cost=4)
    at = Position()
    at.discard(1, orc)
    at.hand(1, host)
    assert not at.pool(3).shadow().offered("play", host)

    at = Position()
    at.discard(1, orc)
    at.hand(1, host)
    game = at.pool(4).shadow().choose("play", host)
    assert 0 == game.table.twilight


@pytest.mark.rule("LR-28.14", "LR-28.15", "LR-28.16")
@pytest.mark.parametrize(("to_all", "knowing"), [(False, [True, False]), (True, [True, True])])
def test_looking_and_revealing(to_all: bool, knowing: list[bool]) -> None:
    """A hand looked at is seen by one player, a hand revealed by all; it stays a hand."""
    spy = event("Spy", Action(FELLOWSHIP, (SeeHand(terms.AN_OPPONENT, to_all),)))
    at = Position(seats=3)
    (card,) = at.hand(2, minion())
    at.hand(0, spy)
    game = at.fellowship().choose("play", spy)
    if game.prompt == "prompt-choose-opponent":
        game.choose("player", amount=3)

    assert knowing == [knows(game.table, viewer, card) for viewer in (0, 1)]
    assert terms.HAND == game.zone(card)


@pytest.mark.rule("LX-47", "LR-28.17")
def test_a_card_between_piles_is_shown_to_all() -> None:
    """A card shuffled from the discard pile into the deck is named in the log."""
    recall = MoveCards(COMPANION, terms.DISCARD_PILE, terms.SHUFFLED_INTO_DECK)
    at = Position()
    (card,) = at.discard(0, companion("Lost"))
    at.play(condition("Memory", Action(FELLOWSHIP, (recall,))))
    game = at.fellowship()
    game.choose("use")

    assert terms.DECK == game.zone(card)
    lines = [line.message for line in game.game.log if line.message.id == "log-move-shuffled-into-deck"]
    assert 1 == len(lines)


@pytest.mark.rule("LR-28.18", "LR-28.19", "LG-32")
def test_a_number_is_floored_only_when_it_is_used() -> None:
    """Strength 2 with -5 counts as 0; with +4 more it is 1, not 4."""
    weaken = event("Weaken", Action(FELLOWSHIP, (make(a(COMPANION & ~RING_BEARER), more_strength(-5)),)))
    help = event("Help", Action(FELLOWSHIP, (make(a(COMPANION & ~RING_BEARER), more_strength(4)),)))
    at = Position()
    weak = at.play(companion(strength=2))
    at.hand(0, weaken, help, companion("Held"))
    game = at.fellowship().choose("play", weaken)
    assert 0 == game.strength(weak)
    game.choose("play", help)

    assert 1 == game.strength(weak)


@pytest.mark.rule("LG-75", "LR-26.20")
def test_drawing_more_than_there_is() -> None:
    """An effect that draws two cards from a deck of one draws one."""
    feast = event("Feast", Action(FELLOWSHIP, (Draw(2),)))
    at = Position()
    at.deck(0, companion())
    at.hand(0, feast)
    game = at.fellowship().choose("play", feast)

    assert (1, 0) == (len(game.table.players[0].hand), len(game.table.players[0].deck))


@pytest.mark.rule("LR-28.20", "LG-71")
def test_a_card_changes_its_own_cost_only_if_it_names_itself() -> None:
    """A companion that makes companions cheaper does not make itself cheaper; one that names itself does."""
    generous = companion("Generous", cost=3, abilities=(Continuous((cost(-1),), of=COMPANION),))
    modest = companion("Modest", cost=3, abilities=(Continuous((cost(-1),), of=THIS),))
    at = Position()
    first, second = at.hand(0, generous, modest)
    assert [3, 2] == [twilight_cost(at.table, card) for card in (first, second)]
    at.play(generous)

    assert [2, 1] == [twilight_cost(at.table, card) for card in (first, second)]


@pytest.mark.rule("LR-28.21")
def test_a_stacked_card_was_not_played() -> None:
    """Stacking a card does not count as playing it."""
    echo = Trigger(Happening(terms.PLAYED, who=COMPANION), (Draw(),))
    hide = Action(FELLOWSHIP, (Stack(a(COMPANION), a(THIS), terms.HAND),))
    at = Position()
    at.play(condition("Echo", echo))
    cellar = at.play(condition("Cellar", hide))
    hidden, _other = at.hand(0, companion("Hidden"), minion())
    at.deck(0, companion())
    game = at.fellowship().choose("use", cellar)

    assert (terms.STACKED, 1) == (game.zone(hidden), len(game.table.players[0].deck))


@pytest.mark.rule("LR-28.22", "LR-28.24")
def test_stacks_are_public_and_do_not_count_for_uniqueness() -> None:
    """A unique card stacked does not stop a copy from being played, nor another copy from being stacked."""
    at = Position()
    cellar = at.play(condition("Cellar"))
    first = at.stack("1P364", 0, cellar)
    second = at.stack("1P364", 0, cellar)
    at.hand(0, "1P364")

    assert [True] * 4 == [knows(at.table, viewer, card) for viewer in (1, -1) for card in (first, second)]
    assert at.fellowship().offered("play", "1P364")


@pytest.mark.rule("LR-28.6")
def test_other_discard_piles_are_no_source_of_cards() -> None:
    """A card that plays from "your" discard pile never offers what lies in another one."""
    host = event("Host", Action((terms.SHADOW_PHASE,), (PlayCard(MINION, (terms.DISCARD_PILE,)),)), side=terms.SHADOW)
    at = Position(seats=3)
    at.discard(1, minion("Orc"))
    at.hand(2, host)

    assert not at.pool(9).shadow().offered("play", host)


@pytest.mark.rule("LG-91")
@pytest.mark.parametrize(("to", "places"), [(terms.BENEATH_DECK, (1, 4)), (terms.ON_TOP_OF_DECK, (0, 3))])
@pytest.mark.parametrize("source", [terms.HAND, terms.DISCARD_PILE])
def test_the_owner_orders_what_goes_to_a_deck(to: str, places: tuple[int, int], source: str) -> None:
    """The owner orders several cards that go to the top or bottom of a deck; the first named lies uppermost."""
    ids = [companion("First"), companion("Second"), companion("Third")]
    at = Position()
    lying = at.deck(0, companion("Lying"))[0]
    first, second, third = at.hand(0, *ids) if source == terms.HAND else at.discard(0, *ids)
    game = at.after(MoveCards(COMPANION & ~Titled("Waiting"), source, to, 3))
    assert f"prompt-order-{to}" == game.prompt
    game.choose_all(second, third, first)
    deck = game.table.players[0].deck
    assert (lying, [second, third, first]) == (deck[3 - 3 * places[0]], list(deck[places[0] : places[1]]))


@pytest.mark.rule("LG-91")
def test_a_single_card_needs_no_order() -> None:
    """With one card to put beneath the deck, the player is asked only which card."""
    at = Position()
    one, other = at.discard(0, companion("First"), companion("Second"))
    game = at.after(MoveCards(COMPANION, terms.DISCARD_PILE, terms.BENEATH_DECK)).choose("choose", one)
    assert ((one,), "prompt-fellowship-action") == (game.table.players[0].deck, game.prompt)
    assert terms.DISCARD_PILE == game.zone(other)
