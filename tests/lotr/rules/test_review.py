"""Tests of faults found in a review of the whole engine, in sequences of several rules."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Response, Trigger
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import (
    ALL,
    ActAgain,
    Burden,
    Discard,
    Draw,
    May,
    Modify,
    MoveCards,
    PlayCard,
    SeeHand,
    Select,
    Stack,
    TwilightTokens,
)
from inglenook.lotr.dsl.facade import strength
from inglenook.lotr.dsl.filters import ANYTHING, COMPANION, MAN, MINION, THIS, Titled
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.state import NOBODY
from inglenook.lotr.visibility import knows
from tests.lotr.positions import Position
from tests.lotr.samples import companion, condition, event, minion, possession


@pytest.mark.rule("LR-28.8", "LR-28.23")
def test_what_a_stacked_card_bore_is_discarded() -> None:
    """A minion that is stacked leaves play, so what it bears is discarded."""
    stacking = Action((terms.MANEUVER,), (Stack(Select(Titled("Runner")), Select(Titled("Pit")), source=terms.PLAY),))
    at = Position(site=4)
    at.play(minion("Other"))
    runner = at.play(minion("Runner"))
    pit = at.play(condition("Pit", stacking, side=terms.SHADOW))
    blade = at.play(possession("Blade", side=terms.SHADOW, on=On(MINION)), on=runner)
    game = at.maneuver().choose("use", pit)
    assert (terms.STACKED, terms.DISCARD_PILE) == (game.zone(runner), game.zone(blade))
    assert [] == game.game.rulebook.faults(game.table)


@pytest.mark.rule("LR-28.14", "LG-59")
def test_who_saw_a_hand_does_not_know_which_card_went_beneath_the_deck() -> None:
    """A player who saw a hand does not learn which of its cards was put beneath the deck."""
    looking = Action((terms.MANEUVER,), (SeeHand(terms.AN_OPPONENT),))
    hiding = Action((terms.MANEUVER,), (MoveCards(ANYTHING, terms.HAND, terms.BENEATH_DECK),))
    at = Position(site=4)
    at.play(minion())
    eye = at.play(condition("Eye", looking, side=terms.SHADOW))
    pack = at.play(condition("Pack", hiding))
    first, second = at.hand(0, companion("First"), companion("Second"))
    game = at.maneuver().pass_().choose("use", eye)
    assert [True, True] == [knows(game.table, 1, card) for card in (first, second)]
    game.choose("use", pack).choose("choose", first)
    assert terms.DECK == game.zone(first)
    assert [True, False] == [knows(game.table, seat, first) for seat in (0, 1)]


@pytest.mark.rule("LR-28.10")
def test_a_deck_is_shuffled_before_the_card_found_in_it_does_anything() -> None:
    """A deck is shuffled after a search before the text of the card played from it draws cards."""
    drawing = Trigger(Happening(terms.PLAYED, THIS), (Draw(1),))
    found = companion("Found", abilities=(drawing,))
    at = Position()
    tops = [at.deck(0, companion(f"Number {number}"))[0] for number in range(20)]
    at.deck(0, found)
    game = at.after(PlayCard(Titled("Found"), (terms.DECK,))).choose("play", found)
    drawn = [card for card in tops if game.zone(card) == terms.HAND]
    assert 1 == len(drawn)
    assert tops[:1] != drawn


@pytest.mark.rule("LR-10.13", "LG-87")
def test_what_lasts_for_a_shadow_phase_ends_with_it_though_its_player_concedes() -> None:
    """A Shadow player who concedes in his Shadow phase ends it, and what lasted for it."""
    stronger = Modify((strength(5),), Select(Titled("Orc")))
    at = Position(seats=3, site=4)
    orc = at.play(minion("Orc", strength=3), seat=1)
    at.hand(2, event("Drums", Action((terms.SHADOW_PHASE,), (stronger,)), side=terms.SHADOW), minion("Waiting"))
    at.hand(1, minion("Also waiting"))
    game = at.pool(20).shadow().choose("play", at.table.players[2].hand[0])
    assert 8 == game.strength(orc)
    game.game.aside(2, "concede")
    assert (1, 3) == (game.asked, game.strength(orc))


@pytest.mark.rule("LR-11.24", "LR-12.7")
def test_an_item_of_the_free_peoples_is_not_played_on_a_minion() -> None:
    """A minion that is a Man bears no armor of the Free Peoples, whenever that is played."""
    arming = Action((terms.MANEUVER,), (PlayCard(Titled("Mail")),))
    at = Position(site=4)
    man = at.play(companion("Man"))
    at.play(companion("Other man"))
    at.play(minion("Wild man", race="man"))
    smith = at.play(condition("Smith", arming))
    at.hand(0, possession("Mail", on=On(MAN)))
    game = at.maneuver().choose("use", smith)
    assert [man, man + 1] == game.choices("bear")


@pytest.mark.rule("LG-19")
@pytest.mark.parametrize(
    "effect",
    [
        MoveCards(COMPANION, terms.PLAY, terms.HAND),
        Stack(Select(COMPANION), Select(Titled("Pit")), source=terms.PLAY),
    ],
    ids=["to-hand", "stacked"],
)
def test_the_ring_bearer_does_not_leave_play_by_an_effect(effect: MoveCards | Stack) -> None:
    """No effect takes the Ring-bearer out of play, because the game could not go on."""
    at = Position(site=4)
    at.play(minion())
    aragorn = at.play("1P365")
    at.play(companion("Other"))
    pit = at.play(condition("Pit", Action((terms.MANEUVER,), (effect,)), side=terms.SHADOW))
    game = at.maneuver().choose("use", pit)
    assert [aragorn, aragorn + 1] == game.choices()


@pytest.mark.rule("LR-21.10", "LR-21.14")
def test_who_goes_out_by_an_effect_is_not_asked_about_the_rest_of_it() -> None:
    """A player whose own action corrupts his Ring-bearer is out, and his action ends."""
    ruin = Action((terms.MANEUVER,), (Burden(10), May((Draw(1),))))
    at = Position(seats=3, site=4)
    at.play(minion())
    card = at.play(condition("Ruin", ruin))
    game = at.maneuver().choose("use", card)
    assert game.table.players[0].out
    assert 0 != game.asked


@pytest.mark.rule("LR-18.21", "LG-17")
def test_a_loser_that_was_discarded_first_is_not_wounded() -> None:
    """A loser discarded by a text before the wounds cannot be chosen to take them."""
    sweeping = Trigger(Happening(terms.WINS, THIS), (Discard(Select(Titled("Orc one"))),))
    answering = Trigger(Happening(terms.WOUNDED_NOW, MINION), (TwilightTokens(1),))
    at = Position(site=4)
    hero = at.play(companion("Hero", strength=9, abilities=(sweeping,)))
    orcs = [at.play(minion(f"Orc {name}", strength=3, vitality=3)) for name in ("one", "two")]
    at.play(condition("Drum", answering, side=terms.SHADOW))
    game = at.skirmish(hero, *orcs).choose("respond", hero)
    assert "prompt-next-loser" != game.prompt
    assert (terms.DISCARD_PILE, 1) == (game.zone(orcs[0]), game.wounds(orcs[1]))


@pytest.mark.rule("LR-26.24")
def test_a_response_that_plays_a_card_needs_one_to_play() -> None:
    """A Response whose effect is to play a card from hand is offered only with such a card in hand."""
    calling = Response(Happening(terms.ABOUT_TO_BE_WOUNDED, COMPANION), (PlayCard(Titled("Herald")),))
    offered = []
    for ids in ((), (companion("Herald"),)):
        at = Position(site=4)
        hero = at.play(companion("Hero", strength=2, vitality=4))
        horn = at.play(condition("Horn", calling))
        at.hand(0, *ids)
        game = at.skirmish(hero, at.play(minion(strength=3)))
        offered.append(game.offered("respond", horn))
    assert [False, True] == offered


@pytest.mark.rule("LR-11.15")
def test_of_all_cards_only_as_many_are_taken_into_hand_as_the_rule_of_four_allows() -> None:
    """Of six cards to be taken into hand, the player chooses four by the rule of 4."""
    at = Position()
    cards = at.discard(0, *[companion(f"Number {number}") for number in range(6)])
    game = at.after(MoveCards(COMPANION, terms.DISCARD_PILE, terms.HAND, count=ALL)).choose_all(*cards[2:])
    assert [terms.DISCARD_PILE] * 2 + [terms.HAND] * 4 == [game.zone(card) for card in cards]
    assert 4 == game.log().count("log-move-hand")


@pytest.mark.rule("LG-74", "LR-28.8")
@pytest.mark.parametrize(
    "effect",
    [
        MoveCards(Titled("Hero"), terms.PLAY, terms.HAND),
        Stack(Select(Titled("Hero")), Select(THIS), source=terms.PLAY),
    ],
    ids=["to-hand", "stacked"],
)
def test_what_is_borne_is_discarded_from_play_wherever_its_bearer_goes(effect: MoveCards | Stack) -> None:
    """A text about a card being discarded from play is followed when its bearer returns to hand or is stacked."""
    mourning = Trigger(Happening(terms.DISCARDED_NOW, Titled("Blade")), (TwilightTokens(5),))
    at = Position(site=4)
    at.play(minion())
    hero = at.play(companion("Hero"))
    at.play(possession("Blade", on=On(COMPANION)), on=hero)
    at.play(condition("Mourning", mourning))
    call = at.play(condition("Call", Action((terms.MANEUVER,), (effect,))))
    game = at.maneuver().choose("use", call)
    assert 5 == game.table.twilight


@pytest.mark.rule("LR-10.6", "LR-21.14")
def test_the_opportunity_of_one_who_went_out_does_not_outlast_the_phase() -> None:
    """A player to whom a card gave the next opportunity goes out; later phases begin as they always do."""
    ruin = Action((terms.MANEUVER,), (ActAgain(), Burden(10)))
    at = Position(seats=3, site=4)
    at.play(minion())
    card = at.play(condition("Ruin", ruin))
    game = at.maneuver().choose("use", card)
    assert (1, NOBODY) == (game.table.turn, game.table.acts_again)
