"""Tests of active and inactive cards (LR-25)."""

from __future__ import annotations

import pytest

from inglenook.lotr.active import is_active
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous, DiscardedWhen
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.conditions import CanSpot, Is, PoolBelow, Without
from inglenook.lotr.dsl.effects import Draw
from inglenook.lotr.dsl.facade import a, add_twilight, make, without_text
from inglenook.lotr.dsl.facade import strength as more_strength
from inglenook.lotr.dsl.filters import COMPANION, CONDITION, MINION, THIS, StackedOn, Titled
from inglenook.lotr.evaluation.modifiers import strength
from tests.lotr.positions import Position
from tests.lotr.samples import companion, condition, minion, site


@pytest.mark.rule("LR-25.1", "LX-32")
def test_who_is_active() -> None:
    """In a turn the Free Peoples cards of its player and the Shadow cards of the others are active."""
    at = Position(seats=2)
    mine, theirs = at.play(companion("Mine"), seat=0), at.play(companion("Theirs"), seat=1)
    orc, my_orc = at.play(minion("Orc"), seat=1), at.play(condition("Plot", side=terms.SHADOW), seat=0)

    assert [True, False, True, False] == [is_active(at.table, card) for card in (mine, theirs, orc, my_orc)]


@pytest.mark.rule("LR-25.2")
def test_an_inactive_card_does_nothing_and_nothing_reaches_it() -> None:
    """An inactive condition lends no strength, and an inactive companion gets none."""
    banner = condition("Banner", Continuous((more_strength(2),), of=COMPANION))
    at = Position()
    mine, theirs = at.play(companion("Mine"), seat=0), at.play(companion("Theirs"), seat=1)
    at.play(banner, seat=1)
    assert 5 == strength(at.table, mine)
    at.play(banner, seat=0)

    assert 7 == strength(at.table, mine)
    assert not is_active(at.table, theirs)


@pytest.mark.rule("LR-25.3", "LX-33")
def test_a_borne_card_is_as_active_as_its_bearer() -> None:
    """A Shadow condition on a companion of the third player is inactive in the first player's turn."""
    curse = condition("Curse", side=terms.SHADOW, on=On(COMPANION))
    at = Position(seats=3)
    on_third = at.play(curse, seat=1, on=at.frodo(2))
    on_first = at.play(curse, seat=1, on=at.frodo(0))

    assert (False, True) == (is_active(at.table, on_third), is_active(at.table, on_first))


@pytest.mark.rule("LR-25.4", "LR-25.6")
def test_the_site_of_the_fellowship_and_its_ring_are_active() -> None:
    """The site of the fellowship and its Ring are active; other sites of the path and other Rings are not."""
    at = Position(site=3)
    path = at.table.path

    assert [False, False, True] == [is_active(at.table, card) for card in path]
    assert [True, False] == [is_active(at.table, at.table.players[seat].ring) for seat in (0, 1)]


@pytest.mark.rule("LD-4", "LR-30.8")
def test_a_controlled_site_is_active_besides_the_one_of_the_fellowship() -> None:
    """A controlled site is active by both rulebooks; sites that were passed and are not controlled are inactive."""
    at = Position(site=3)
    taken, passed, here = at.table.path
    at.control(1, 1)

    assert [True, False, True] == [is_active(at.table, card) for card in (taken, passed, here)]


@pytest.mark.rule("LR-25.5", "LX-34")
def test_the_shadow_ability_of_a_site() -> None:
    """While the fellowship is there, each Shadow player may use the site's Shadow ability; the Free Peoples player
    never may.
    """
    well = site("Well", 2, Action((terms.SHADOW_PHASE,), (Draw(),)))
    at = Position(seats=3, site=2)
    here = at.lay_this(well, 1)
    game = at.shadow()
    assert (2, True) == (game.asked, game.offered("use", here))
    game.pass_()
    assert (1, True) == (game.asked, game.offered("use", here))

    at = Position(seats=3, site=3)
    there = at.lay_this(well, 1)
    assert not at.shadow().offered("use", there)


@pytest.mark.rule("LR-25.7")
def test_tokens_on_inactive_cards_are_disregarded() -> None:
    """Wounds on another player's inactive companion do not let him be spotted as wounded."""
    from inglenook.lotr.dsl.filters import WOUNDED

    glee = condition("Glee", Continuous((more_strength(2),), of=MINION, condition=CanSpot(COMPANION & WOUNDED)))
    at = Position()
    orc = at.play(minion())
    at.play(glee)
    at.play(companion("Theirs"), seat=1, wounds=1)
    assert 5 == strength(at.table, orc)
    at.play(companion("Mine"), seat=0, wounds=1)

    assert 7 == strength(at.table, orc)


@pytest.mark.rule("LR-25.8", "LR-25.9", "LX-35")
def test_of_two_copies_of_a_unique_shadow_card_the_first_on_the_right_works() -> None:
    """In the third player's turn the second player's copy works; the other copy is active but has no effect."""
    plot = condition("Plot", Continuous((more_strength(2),), of=MINION), side=terms.SHADOW, unique=True)
    at = Position(seats=3, turn=2)
    orc = at.play(minion(), seat=0)
    first, second = at.play(plot, seat=0), at.play(plot, seat=1)

    assert [True, True] == [is_active(at.table, card) for card in (first, second)]
    assert 7 == strength(at.table, orc)


@pytest.mark.rule("LD-2", "LD-12", "LD-13")
def test_four_copies_of_a_common_shadow_card_work() -> None:
    """Four copies of a common Shadow card work, counted by seat; a fifth does not, unless it is an exempt minion."""
    drums = condition("Drums", Continuous((more_strength(1),), of=MINION), side=terms.SHADOW)
    at = Position(seats=3)
    orc = at.play(minion(), seat=1)
    for seat in (1, 1, 1, 2, 2):
        at.play(drums, seat=seat)
    assert 9 == strength(at.table, orc)

    captain = minion("Captain", abilities=(Continuous((more_strength(1),), of=MINION),))
    for switch, expected in ((0, 9), (1, 10)):
        at = Position(seats=3, switches={"minion-copies-work": switch})
        orc = at.play(minion(), seat=1)
        for seat in (1, 1, 1, 2, 2):
            at.play(captain, seat=seat)
        active = [is_active(at.table, card) for card in at.table.players[2].in_play]
        assert (expected, True) == (strength(at.table, orc), any(active[1:]))


@pytest.mark.rule("LD-2", "LR-25.3")
def test_the_fellowship_rulebook_lets_idle_copies_sleep() -> None:
    """By the Fellowship rulebook's switch, a second copy of a unique card is inactive with all cards on it."""
    plot = condition("Plot", Continuous((more_strength(2),), of=MINION), side=terms.SHADOW, unique=True)
    drums = condition("Drums", Continuous((more_strength(1),), of=MINION), side=terms.SHADOW)
    for switch, active, expected in ((0, True, 11), (1, False, 12)):
        at = Position(seats=3, turn=2, switches={"idle-copies-inactive": switch})
        orc = at.play(minion(), seat=0)
        at.play(plot, seat=1)  # on the right of the Free Peoples player
        idle = at.play(plot, seat=0)
        for seat in (0, 0, 0, 1, 1):
            at.play(drums, seat=seat)
        assert (active, expected) == (is_active(at.table, idle), strength(at.table, orc))


@pytest.mark.rule("LR-28.21")
def test_a_text_that_speaks_while_its_card_is_stacked() -> None:
    """A text with the zone "stacked" works while its card is stacked on an active card, and not in play (6R11)."""
    on_another = Is(THIS, StackedOn(CONDITION))
    lying = Continuous((more_strength(1),), of=Titled("Gimli"), condition=on_another, zone=terms.STACKED)
    card, host = condition("Lying", lying), condition("Host")
    for seat, stacked, gain in ((0, True, 1), (0, False, 0), (1, True, 0)):
        at = Position()
        gimli, below = at.play("1U12"), at.play(host, seat=seat)
        before = at.fellowship().strength(gimli)
        if stacked:
            at.stack(card, seat, below)
        else:
            at.play(card)
        assert before + gain == at.fellowship().strength(gimli)


@pytest.mark.rule("LD-37")
@pytest.mark.parametrize(("sentence", "zone"), [(0, terms.PLAY), (1, terms.DISCARD_PILE), (2, terms.PLAY)])
def test_a_silenced_sentence_discards_nothing(sentence: int, zone: str) -> None:
    """A card that is discarded under a condition stays in play while that sentence or its whole text is silenced."""
    fleeting = condition("Fleeting", Continuous((more_strength(1),), COMPANION), DiscardedWhen(Without(PoolBelow(3))))
    at = Position()
    card = at.play(fleeting)
    game = at.after(make(a(Titled("Fleeting")), without_text(sentence)), add_twilight(5))
    assert zone == game.zone(card)
