"""Tests of a league from the first seat to the last round, rebuilt from its recorded deeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

import inglenook.lotr.cards  # noqa: F401  # all cards there are
from inglenook.lotr.limited.bot_drafting import build
from inglenook.lotr.limited.league import (
    BUILDING,
    CLOCK,
    DRAFT,
    DRAFTING,
    MOST_SAID,
    OVER,
    PLAYING,
    SEALED,
    Agreed,
    Deed,
    Kind,
    League,
    NotNow,
    Said,
)


class Kept:
    """A league with all its recorded deeds."""

    def __init__(self, agreed: Agreed) -> None:
        self.league = League(agreed)
        self.deeds: list[Deed] = []

    def keep(self, *deeds: Deed) -> None:
        """Records a deed."""
        for deed in deeds:
            self.league.follow(deed)
            self.deeds.append(deed)

    def settle(self, now: float, over: dict[int, int] | None = None) -> None:
        """Carries out all deeds that are due without a player."""
        while deeds := self.league.due(now, over or {}, "seed"):
            self.keep(*deeds)
            over = {}

    def phase(self) -> str:
        """Returns the phase of the league."""
        return self.league.phase

    def again(self) -> League:
        """Rebuilds a league from its deeds."""
        league = League(self.league.agreed)
        for deed in self.deeds:
            league.follow(deed)
        return league


def begun(kind: Kind = DRAFT, people: int = 1, seats: int = 4, **clocks: int) -> Kept:
    """Returns a league of this many people that has begun, at 100 seconds."""
    kept = Kept(Agreed(kind, "set-1", seats, 2, **clocks))
    for person in range(people):
        kept.keep(kept.league.sit(f"guest-{person}", f"Person {person}", 0.0))
    kept.keep(kept.league.begin("seed", 100.0))
    return kept


@pytest.mark.rule("LG-112")
def test_a_draft_goes_round_until_all_is_taken() -> None:
    """In a draft every seat takes an equal number of cards, each card once; bots then build their decks."""
    kept = begun(people=1)
    opened = Counter([card for words in kept.deeds[-1].words for card in words.split(" ")])
    league = kept.league
    while league.phase == DRAFTING:
        kept.settle(100.0)
        if league.phase == DRAFTING:
            assert league.sitters[0].packs, "the league waits for its person alone"
            kept.keep(league.pick("guest-0", league.sitters[0].packs[0][0], 100.0))
    assert opened == Counter([card for sitter in league.sitters for card in sitter.pool])
    assert [66] * 4 == [len(sitter.pool) for sitter in league.sitters]
    kept.settle(100.0)
    assert BUILDING == kept.phase()
    assert [False, True, True, True] == [sitter.deck is not None for sitter in league.sitters]


@pytest.mark.rule("LG-112")
def test_packs_turn_round_with_every_booster() -> None:
    """Packs of the first booster go to the next seat, of the second to the seat before, and so on."""
    kept = begun(people=4)
    league = kept.league
    first = league.sitters[0].packs[0][0]
    rest = league.sitters[0].packs[0][1:]
    kept.keep(league.pick("guest-0", first, 101.0))
    assert rest in league.sitters[1].packs and [first] == league.sitters[0].pool
    assert (1, -1) == (league.direction, turned(league))


def turned(league: League) -> int:
    """Returns the direction of packs with the booster after this one."""
    league.booster += 1
    found = league.direction
    league.booster -= 1
    return found


@pytest.mark.rule("LG-112")
def test_the_clock_picks_for_whoever_is_late() -> None:
    """When the clock runs out, and not before, a card is picked for the late seat; it restarts with each pick."""
    kept = begun(people=4, pick_seconds=30)
    league = kept.league
    assert [] == league.due(129.9, {}, "seed")
    late = league.due(130.0, {}, "seed")
    assert [CLOCK] * 4 == [deed.by for deed in late]
    kept.keep(league.pick("guest-1", league.sitters[1].packs[0][0], 120.0))
    assert 0.0 == league.pick_ends(1), "nothing to pick from"
    kept.keep(*league.due(130.0, {}, "seed"))
    assert 160.0 == league.pick_ends(3)
    kept.settle(1000.0)
    assert 1 + 3 < len([deed for deed in kept.deeds if deed.by == CLOCK])


@pytest.mark.rule("LG-112")
def test_what_cannot_be_done_is_refused() -> None:
    """A league refuses picks from other packs, second seats, missing cards, and anything too early or too late."""
    kept = begun(people=2)
    league = kept.league
    (other,) = [card for card in league.sitters[1].packs[0][:1] if card not in league.sitters[0].packs[0]]
    wrongs: list[Callable[[], Deed]] = [
        lambda: league.pick("guest-0", other, 1.0),
        lambda: league.pick("nobody", other, 1.0),
        lambda: league.sit("guest-9", "Late", 1.0),
        lambda: league.begin("again", 1.0),
        lambda: league.hand_in("guest-0", build([], league.stock), 1.0),
    ]
    for wrong in wrongs:
        with pytest.raises(NotNow):
            wrong()
    waiting = League(Agreed(SEALED, "set-2", 2, 1))
    waiting.follow(waiting.sit("a", "A", 0.0))
    with pytest.raises(NotNow):
        waiting.sit("a", "A", 0.0)


@pytest.mark.rule("LG-112")
def test_who_sits_in_a_league_may_say_something() -> None:
    """A league member may chat at any time under the member's name, within limits; others may not."""
    kept = begun(people=2)
    league = kept.league
    with pytest.raises(NotNow):
        league.say("nobody", "Hello", 1.0)
    with pytest.raises(NotNow):
        league.say("guest-1", "", 1.0)
    for number in range(MOST_SAID):
        league.follow(league.say("guest-1", f"Hello {number}", 1.0))
    assert Said(1, 1, league.sitters[1].name, "Hello 0", 1.0) == league.said[0]
    with pytest.raises(NotNow):
        league.say("guest-1", "Hello again", 1.0)
    assert league.pick("guest-0", league.sitters[0].packs[0][0], 1.0).number == league.version + 1


@pytest.mark.rule("LG-113")
def test_a_league_is_played_to_its_last_round() -> None:
    """A new round begins when all games of the last are over, and results keep their order."""
    kept = begun(kind=SEALED, people=2, build_seconds=60)
    league = kept.league
    assert BUILDING == kept.phase()
    kept.keep(league.hand_in("guest-1", build(league.sitters[1].pool), 110.0))
    kept.settle(159.0)
    assert league.sitters[0].deck is None
    kept.settle(160.0)
    assert (PLAYING, 1, [0, 1]) == (kept.phase(), len(league.rounds), league.open_pairs())
    kept.settle(200.0, {1: league.rounds[0][1][0]})
    assert [0] == league.open_pairs()
    kept.settle(210.0, {0: league.rounds[0][0][1]})
    assert (PLAYING, 2) == (kept.phase(), len(league.rounds))
    kept.settle(220.0, {0: league.rounds[1][0][0], 1: -1})
    assert OVER == kept.phase()
    assert 3 * 3 == sum(one.points for one in league.standings())


@pytest.mark.rule("LG-112")
def test_the_deeds_are_the_league() -> None:
    """A league rebuilt from its recorded deeds equals the original at every moment."""
    kept = begun(people=1)
    league = kept.league
    for _turn in range(20):
        kept.settle(100.0)
        kept.keep(league.pick("guest-0", league.sitters[0].packs[0][-1], 100.0))
        again = kept.again()
        assert (again.version, again.sitters, again.phase) == (league.version, league.sitters, league.phase)


@pytest.mark.rule("LG-112")
def test_a_bot_goes_on_for_whoever_leaves() -> None:
    """A bot takes over the seat of a member who leaves a league."""
    kept = begun(people=1)
    kept.settle(100.0)
    assert DRAFTING == kept.phase()
    kept.keep(kept.league.leave("guest-0", 101.0))
    kept.settle(101.0)
    assert PLAYING == kept.phase()
