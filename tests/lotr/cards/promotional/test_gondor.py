"""Gondor cards of the promotional set."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.facade import add_burdens
from inglenook.lotr.dsl.filters import RING_BOUND, UNBOUND
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.evaluation.registry import fits
from inglenook.lotr.index import Context
from tests.lotr.cards.standing import ARAGORN, BOROMIR, burdens, standing
from tests.lotr.samples import event, minion


@pytest.mark.card("0P65")
def test_the_stewards_heir_is_a_ring_bound_knight_and_ranger() -> None:
    """Boromir, Steward's Heir: only this version is a Ring-bound knight and ranger."""
    at = standing()
    heir, son = at.play("0P65"), at.play(BOROMIR)
    table = at.fellowship().table
    context = Context(0, heir)
    assert [1, 1] == [keyword(table, heir, word) for word in ("knight", "ranger")]
    assert [True, False] == [fits(table, RING_BOUND, one, context) for one in (heir, son)]
    assert [False, True] == [fits(table, UNBOUND, one, context) for one in (heir, son)]


ANARION = "0P58"
CRY = event("Cry", Action((terms.SKIRMISH,), (add_burdens(1),)), culture="gondor", cost=1)
OTHERS = [
    event("Foreign Cry", Action((terms.SKIRMISH,), (add_burdens(1),)), culture="rohan"),
    event("Early Cry", Action((terms.MANEUVER,), (add_burdens(1),)), culture="gondor"),
]
ORC = minion("Orc", strength=9, vitality=4)


@pytest.mark.card(ANARION)
@pytest.mark.parametrize(("wounds", "strength"), [(0, 6), (2, 8)])
def test_anarion_weakens_who_fights_him_by_the_vitality_he_has_left(wounds: int, strength: int) -> None:
    """Anárion: playing a Gondor skirmish event makes each minion fighting him lose his remaining vitality."""
    at = standing()
    anarion = at.play(ANARION, wounds=wounds)
    foes = [at.play(ORC), at.play(ORC)]
    bystander = at.play(ORC)
    (cry,) = at.hand(0, CRY)
    game = at.skirmish(anarion, *foes).choose("use", anarion)
    assert [strength, strength, 9] == [game.strength(one) for one in (*foes, bystander)]
    assert (1, 1, terms.DISCARD_PILE) == (burdens(game), game.table.twilight, game.zone(cry))


@pytest.mark.card(ANARION)
def test_anarion_needs_a_skirmish_event_of_gondor() -> None:
    """Anárion: an event of another culture or phase cannot be played for the ability."""
    at = standing()
    anarion = at.play(ANARION)
    at.hand(0, *OTHERS)
    assert not at.skirmish(anarion, at.play(ORC)).offered("use", anarion)


@pytest.mark.card(ANARION, "1R93")
@pytest.mark.parametrize(("text", "strengths"), [(0, [8, 9]), (1, [11, 6])])
def test_anarion_lets_his_player_say_which_text_of_the_event_is_played(text: int, strengths: list[int]) -> None:
    """Anárion and Arwen's Fate: either half of the event can be played for the ability."""
    at = standing()
    anarion, people = at.play(ANARION), [at.play(ARAGORN), at.play("1R30")]
    foe = at.play(ORC)
    at.hand(0, "1R93")
    game = at.skirmish(anarion, foe).choose("use", anarion).choose("play", "1R93", amount=text)
    assert (strengths, 6) == ([game.strength(one) for one in people], game.strength(foe))
