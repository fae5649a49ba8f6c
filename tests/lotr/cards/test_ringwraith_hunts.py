"""Bent on Discovery, Black Breath and The Ring Draws Them: Ringwraith conditions of two sets."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import NOTHING
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.effects import Burden
from inglenook.lotr.dsl.facade import heal
from inglenook.lotr.dsl.filters import COMPANION
from tests.lotr.cards.riders import FRIEND, HERO, ORC, RIDER, SECOND_RIDER
from tests.lotr.cards.standing import GIMLI, burdens, card, hand_over, standing
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import companion, fellowship_event

DISCOVERY, BREATH, DRAWS = "1R206", "1U207", "3U83"


def to_the_end(at: Position) -> Playing:
    """Returns the Shadow phases until a choice is pending or all are over."""
    game = at.shadow()
    while game.prompt == "prompt-shadow-action":
        game.pass_()
    return game


@pytest.mark.parametrize("id", [card(DISCOVERY), card(DRAWS)])
@pytest.mark.parametrize("exerts", [True, False])
def test_it_wants_its_price(id: str, exerts: bool) -> None:
    """Bent on Discovery and The Ring Draws Them: at the end of the Shadow phase a Nazgûl exerts or it is discarded."""
    at = standing()
    rider, other, hunt = at.play(RIDER), at.play(SECOND_RIDER), at.play(id)
    game = to_the_end(at)
    assert 1 == game.asked
    game.choose("choice", amount=1 if exerts else 2)
    if exerts:
        assert (1, sorted([rider, other])) == (game.asked, sorted(game.choices()))
        game.choose("choose", rider)
    assert (int(exerts), terms.PLAY if exerts else terms.DISCARD_PILE) == (game.wounds(rider), game.zone(hunt))


@pytest.mark.parametrize("id", [card(DISCOVERY), card(DRAWS)])
@pytest.mark.parametrize(("foe", "wounds"), [(RIDER, 2), (ORC, 0)])
def test_it_goes_without_a_nazgul(id: str, foe: str, wounds: int) -> None:
    """Bent on Discovery and The Ring Draws Them: without a Nazgûl who can exert it is discarded (LG-63)."""
    at = standing()
    villain, hunt = at.play(foe, wounds=wounds), at.play(id)
    game = to_the_end(at)
    assert (wounds, terms.DISCARD_PILE) == (game.wounds(villain), game.zone(hunt))


@pytest.mark.parametrize("id", [card(DISCOVERY), card(DRAWS)])
def test_only_your_own_shadow_phase_counts(id: str) -> None:
    """Bent on Discovery and The Ring Draws Them: only the end of its own player's Shadow phase counts."""
    for owner in (1, 2):
        at = standing(seats=3)
        rider = at.play(RIDER, seat=owner)
        at.play(id, seat=owner)
        game = at.shadow()
        ended = []
        while game.prompt == "prompt-shadow-action":
            ended.append(game.asked)
            game.pass_()
        assert owner == game.asked == ended[-1]
        game.choose("choice", amount=1)
        while game.prompt == "prompt-shadow-action":
            game.pass_()
        assert (1, False) == (game.wounds(rider), game.offered("choice"))


@pytest.mark.card(DISCOVERY)
def test_bent_on_discovery() -> None:
    """Bent on Discovery: its player draws a card at the start of each own Shadow phase."""
    for owner in (1, 2):
        at = standing(seats=3)
        at.play(DISCOVERY, seat=owner)
        at.deck(1, ORC, ORC)
        at.deck(2, ORC, ORC)
        game = at.shadow()
        drawn = []
        while game.prompt == "prompt-shadow-action":
            drawn.append((game.asked, len(game.table.players[owner].hand)))
            game.pass_()
        first = drawn[0][0]
        assert [(first, int(first == owner)), (3 - first, 1)] == drawn
        assert (1, 0) == (len(game.table.players[owner].hand), len(game.table.players[3 - owner].hand))


@pytest.mark.card(DRAWS)
@pytest.mark.parametrize(("before", "added"), [(0, 0), (3, 3)])
def test_the_ring_draws_them(before: int, added: int) -> None:
    """The Ring Draws Them: each move adds a token for each burden."""
    pools = []
    for drawn in (False, True):
        at = standing().burdens(before)
        if drawn:
            at.play(DRAWS)
        pools.append(at.fellowship().choose("move").table.twilight)
    assert added == pools[1] - pools[0]


@pytest.mark.card(BREATH)
def test_black_breath_falls_on_who_fights_a_nazgul() -> None:
    """Black Breath: it moves from the support area to a character skirmishing a Nazgûl and stays there."""
    at = standing()
    gimli, breath = at.play(GIMLI), at.play(BREATH)
    at.play(HERO)
    game = hand_over(at.skirmish(gimli, at.play(RIDER))).choose("use", breath)
    assert gimli == game.table.cards[breath].bearer
    assert not game.pass_().offered("use", breath)


@pytest.mark.card(BREATH)
def test_no_orc_breathes_so() -> None:
    """Black Breath: a character skirmishing an Orc cannot get it."""
    at = standing()
    breath = at.play(BREATH)
    game = hand_over(at.skirmish(at.play(GIMLI), at.play(ORC)))
    if game.offered("use", breath):
        game.choose("use", breath)
    assert NOTHING == game.table.cards[breath].bearer


@pytest.mark.card(BREATH)
@pytest.mark.parametrize(("victim", "left"), [("gimli", (2, 1)), ("frodo", (1, 2)), ("nobody", (1, 1))])
def test_its_wounds_do_not_heal(victim: str, left: tuple[int, int]) -> None:
    """Black Breath: the bearer cannot be healed or lose burdens."""
    at = standing().burdens(2)
    gimli = at.play(GIMLI, wounds=2)
    if victim != "nobody":
        at.play(BREATH, seat=1, on=gimli if victim == "gimli" else at.frodo())
    cure = fellowship_event(heal(COMPANION), Burden(-1))
    at.hand(0, cure, companion("Waiting"))
    game = at.fellowship().choose("play", cure)
    assert left == (game.wounds(gimli), burdens(game))


@pytest.mark.card(BREATH)
@pytest.mark.parametrize(("borne", "offered"), [(False, True), (True, False)])
def test_a_burden_that_stays_pays_for_nothing(borne: bool, offered: bool) -> None:
    """Black Breath: removing a burden cannot be paid as a cost (LR-26.16)."""
    at = standing().burdens(2)
    at.play(FRIEND)
    if borne:
        at.play(BREATH, seat=1, on=at.frodo())
    relief = fellowship_event(heal(COMPANION), costs=(Burden(-1),))
    at.hand(0, relief, companion("Waiting"))
    assert offered == at.fellowship().offered("play", relief)
