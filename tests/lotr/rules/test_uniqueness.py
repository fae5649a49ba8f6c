"""Tests of uniqueness: one of each, and which cards count as the same (LR-24)."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Continuous
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.facade import strength
from inglenook.lotr.dsl.filters import COMPANION, MINION
from tests.lotr.positions import Position
from tests.lotr.samples import companion, condition, minion, possession

GANDALF = "1P364"


@pytest.mark.rule("LR-24.1", "LR-24.2", "LX-29")
def test_one_gandalf_each() -> None:
    """A player cannot play a second Gandalf, but another player may have one."""
    other_gandalf = companion("Gandalf", unique=True)
    at = Position()
    at.play(GANDALF, seat=0)
    at.hand(0, other_gandalf)
    assert not at.fellowship().offered("play", other_gandalf)

    at = Position(turn=1)
    at.play(GANDALF, seat=0)
    at.hand(1, GANDALF)
    assert at.fellowship().offered("play", GANDALF)


@pytest.mark.rule("LR-24.3", "LR-24.4")
def test_a_unique_shadow_card_is_one_for_all_that_are_active() -> None:
    """Another player's active copy of a unique Shadow card prevents playing it; an inactive copy does not."""
    lurtz = minion("Lurtz", unique=True)
    at = Position(seats=3)
    at.play(lurtz, seat=1)
    at.hand(2, lurtz)
    assert not at.pool(20).shadow().offered("play", lurtz)

    plot = condition("Plot", side=terms.SHADOW, unique=True)
    at = Position(seats=3, turn=0)
    at.play(plot, seat=0)  # of the Free Peoples player: inactive
    at.hand(2, plot)
    assert at.pool(20).shadow().offered("play", plot)


@pytest.mark.rule("LR-24.5", "LR-24.8", "LX-31")
def test_the_title_counts_not_the_subtitle() -> None:
    """Two versions of one staff or character with different subtitles count as the same unique card."""
    walking_stick = possession("Staff", subtitle="Walking Stick", unique=True, on=On(COMPANION))
    staff = possession("Staff", unique=True, on=On(COMPANION))
    at = Position()
    at.play(walking_stick, on=at.frodo())
    at.hand(0, staff)

    assert not at.fellowship().offered("play", staff)


@pytest.mark.rule("LR-24.11")
def test_a_version_in_play_is_not_swapped() -> None:
    """A second version of Aragorn in hand can only heal the one in play."""
    aragorn, wingfoot = "1P365", "4P364"
    at = Position()
    at.play(aragorn, wounds=1)
    at.hand(0, wingfoot)
    game = at.fellowship()

    assert (False, True) == (game.offered("play", wingfoot), game.offered("discard-to-heal", wingfoot))


@pytest.mark.rule("LR-24.9", "LR-24.10", "LD-29")
def test_copies_of_a_common_card_add_up() -> None:
    """Any number of copies of a card that is not unique may be in play, and each works."""
    drums = condition("Drums", Continuous((strength(1),), of=MINION), side=terms.SHADOW)
    at = Position()
    orc = at.play(minion(strength=5))
    at.play(drums)
    at.play(drums)
    at.hand(1, drums)
    game = at.pool(5).shadow()

    assert 7 == game.strength(orc)
    game.choose("play", drums)
    assert 8 == game.strength(orc)


@pytest.mark.rule("LX-30", "LR-24.10", "LD-28")
def test_two_ambitions_lower_the_cost_twice() -> None:
    """Two copies of Saruman's Ambition reduce an Isengard event of cost 3 to 1."""
    from inglenook.lotr.dsl.abilities import Action
    from inglenook.lotr.dsl.effects import Draw
    from tests.lotr.samples import event

    order = event("Order", Action((terms.SHADOW_PHASE,), (Draw(),)), side=terms.SHADOW, culture="isengard", cost=3)
    at = Position()
    at.play("1C133")
    at.play("1C133")
    at.hand(1, order)
    game = at.pool(3).shadow()
    game.choose("play", order)

    assert 2 == game.table.twilight


@pytest.mark.rule("LR-24.6", "LR-24.5")
def test_a_reprint_is_the_same_thing() -> None:
    """The two printings of The Ruling Ring have one title and count as the same unique card."""
    from inglenook.lotr.library import printed

    assert printed("1C2").title == printed("4C2").title
