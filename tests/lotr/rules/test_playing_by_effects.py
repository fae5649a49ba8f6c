"""Tests of cards that are played by another card's effect, with what its costs leave (LR-26.23, LR-26.31)."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import effects, terms
from inglenook.lotr.dsl.abilities import Action, Response, Trigger
from inglenook.lotr.dsl.effects import Burden, DiscardFromHand, Effect, Exert
from inglenook.lotr.dsl.walk import words_in
from inglenook.lotr.evaluation.registry import fits
from inglenook.lotr.index import Context
from inglenook.lotr.library import LIBRARY, Printed
from tests.lotr.positions import TOWERS_SITES, Position
from tests.lotr.samples import minion

ISENGARD_MINION = minion("Orc of Isengard", vitality=3, culture="isengard")
FELL_VOICE, SARUMAN = "3R52", "3R68"
WEATHER = ("1C134", "1U135", "1C138", "2U48")
CHAMBER, DEAD_ONES = "4U363", "6C100"


def taken(costs: tuple[Effect, ...]) -> set[str]:
    """Returns the resources that these costs share with other costs."""
    found = set()
    for cost, _path in words_in(costs, ""):
        if isinstance(cost, Exert):
            found.add("exertions")
        elif isinstance(cost, Burden) and isinstance(cost.amount, int) and cost.amount < 0:
            found.add("burdens")
        elif isinstance(cost, DiscardFromHand):
            found.add("cards in hand")
    return found


def contended() -> set[tuple[str, str]]:
    """Returns each card pair where one plays the other from an open pile and both cost the same resources."""
    cards = [card for card in LIBRARY.all().values() if not card.id.startswith("sample:")]
    costly = [card for card in cards if taken(card.definition.to_play) and card.type != terms.EVENT_TYPE]
    found = set()
    for player in cards:
        for ability in player.abilities:
            if not isinstance(ability, (Action, Response, Trigger)) or not taken(ability.costs):
                continue
            for effect, _path in words_in(ability.effects, ""):
                if isinstance(effect, effects.PlayCard) and terms.DECK not in effect.zones:
                    found |= {(player.id, one.id) for one in costly if plays(player, ability, effect, one)}
    return found


def plays(player: Printed, ability: Action | Response | Trigger, effect: effects.PlayCard, card: Printed) -> bool:
    """Whether an effect can play another card that needs the resources which the effect's own costs use up."""
    if not taken(ability.costs) & taken(card.definition.to_play):
        return False
    at = Position()
    seat = 1 if card.side == terms.SHADOW else 0
    speaker = at.card(player.id, seat)
    if effect.zones[0] == terms.STACKED:
        played = at.stack(card.id, seat, on=at.frodo())
        atoms.stack(at.table, speaker, at.frodo())
    else:
        played = at.card(card.id, seat)
        atoms.put(at.table, played, effect.zones[0])
    return fits(at.table, effect.what, played, Context(seat, speaker))


@pytest.mark.rule("LR-26.23")
def test_cards_that_cost_what_the_effect_has_cost_are_known() -> None:
    """Lists the cards whose cost and effect need the same resource; each has a test or concerns different cards."""
    ours = {(FELL_VOICE, id) for id in WEATHER} | {(CHAMBER, DEAD_ONES)}
    apart = {("5R41", "3U24")}  # Aragorn exerts for one, an Elf for the other
    assert ours | apart == contended()


@pytest.mark.rule("LR-26.23", "LG-31")
def test_every_kind_of_cost_before_a_card_is_played_is_known() -> None:
    """Every kind of cost states whether it takes a resource that the card played afterwards needs.

    Exertions, burdens and cards in hand can be due twice (`taken`), tokens make the pool smaller, and what is revealed
    can make a card cheaper.  What is spotted stays, and what leaves the draw deck or play (5U22, 6U63) is needed by no
    card that is played for it.
    """
    kinds = set()
    for card in LIBRARY.all().values():
        for ability in card.abilities if not card.id.startswith("sample:") else ():
            done = [effect for effect, _path in words_in(getattr(ability, "effects", ()), "")]
            if any(isinstance(effect, effects.PlayCard) for effect in done):
                costs = [cost for cost, _path in words_in(getattr(ability, "costs", ()), "")]
                kinds |= {type(cost) for cost in costs if isinstance(cost, Effect)}
    taking = {Exert, Burden, DiscardFromHand, effects.TwilightTokens, effects.RevealFromHand}
    assert kinds == taking | {effects.Spot, effects.Discard, effects.DiscardFromDeck}


@pytest.mark.rule("LG-119", "LR-26.31")
def test_every_card_that_empties_the_deck_and_plays_or_takes_is_known() -> None:
    """A card that leaves the deck as a cost may be taken into hand (2C9), and may not be played (2R1)."""
    found = set()
    for card in LIBRARY.all().values():
        for ability in card.abilities if not card.id.startswith("sample:") else ():
            costs = [cost for cost, _path in words_in(getattr(ability, "costs", ()), "")]
            if any(isinstance(cost, effects.DiscardFromDeck) for cost in costs):
                done = [effect for effect, _path in words_in(getattr(ability, "effects", ()), "")]
                piles = [effect for effect in done if isinstance(effect, (effects.PlayCard, effects.MoveCards))]
                found |= {(card.id, type(effect)) for effect in piles}
    stacked = {("4R46", effects.MoveCards)}  # takes what lies on it, whatever the deck has lost
    assert found == stacked | {("2C9", effects.MoveCards), (BENEATH, effects.PlayCard)}


@pytest.mark.card(FELL_VOICE)
@pytest.mark.rule("LR-26.23")
@pytest.mark.parametrize("id", WEATHER)
@pytest.mark.parametrize(
    ("wounds", "helpers", "offered"), [(0, 0, True), (1, 0, True), (2, 0, False), (2, 1, True), (3, 1, False)]
)
def test_the_voice_leaves_somebody_for_the_weather(id: str, wounds: int, helpers: int, offered: bool) -> None:
    """Saruman with vitality 4 can exert for the Voice, and he or another Isengard minion for the weather card."""
    at = Position(site=5).pool(9)
    at.play(SARUMAN, wounds=wounds)
    for _helper in range(helpers):
        at.play(ISENGARD_MINION)
    at.play(FELL_VOICE)
    weather = at.discard(1, id)[0]
    at.hand(1, ISENGARD_MINION)
    game = at.shadow()
    assert offered == game.offered("use", FELL_VOICE)
    if offered:
        game.choose("use", FELL_VOICE)
        for verb in ("bear", "choose"):
            if game.offered(verb):
                game.choose(verb)
        assert terms.PLAY == game.zone(weather)


@pytest.mark.card(CHAMBER, DEAD_ONES)
@pytest.mark.rule("LR-26.23")
@pytest.mark.parametrize(("burdens", "others", "offered"), [(3, 0, True), (2, 0, False), (2, 1, True)])
def test_the_chamber_leaves_a_burden_for_the_dead(burdens: int, others: int, offered: bool) -> None:
    """Two burdens are removed to play a minion by the chamber, and the dead need a third or another minion."""
    at = Position(site=9, sites=TOWERS_SITES).burdens(burdens).pool(9)
    for _other in range(others):
        at.play(DEAD_ONES)
    dead = at.discard(1, DEAD_ONES)[0]
    at.hand(1, ISENGARD_MINION)
    at.lay_this(CHAMBER, 0)
    game = at.shadow()
    assert offered == game.offered("use", CHAMBER)
    if offered:
        assert terms.PLAY == game.choose("use", CHAMBER).zone(dead)


POWER, BALROG, GOBLIN = "2U70", "2R52", "1C174"


@pytest.mark.card(POWER)
@pytest.mark.rule("LR-26.23")
@pytest.mark.parametrize(("pool", "least"), [(14, 0), (13, 1), (10, 2), (8, 3)])
def test_so_many_goblins_that_the_balrog_can_be_played(pool: int, least: int) -> None:
    """At least the number of Goblins that makes the Balrog affordable must be revealed."""
    at = Position(site=4).pool(pool)
    at.play(GOBLIN)
    at.hand(1, GOBLIN, GOBLIN, GOBLIN, POWER)
    balrog = at.hand(1, BALROG)[0]
    game = at.shadow().choose("play", POWER)
    if game.prompt == "prompt-choose-reveal":
        assert game.game.pending is not None
        assert least == game.game.pending.least
        game.choose_all(*game.choices()[:least])
    assert terms.PLAY == game.zone(balrog)


BENEATH, DWARF, AXE = "2R1", "1C7", "1C9"


@pytest.mark.card(BENEATH)
@pytest.mark.rule("LR-26.31", "LG-119")
@pytest.mark.parametrize("before", [True, False])
def test_a_weapon_must_lie_there_to_be_played(before: bool) -> None:
    """A weapon to be played from the discard pile must be there before the top cards are discarded for it."""
    at = Position(site=1)
    at.play(DWARF)
    at.play(BENEATH)
    at.hand(0, DWARF)
    if before:
        at.discard(0, AXE)
    at.deck(0, AXE, DWARF, DWARF)
    assert before == at.fellowship().offered("use", BENEATH)
