"""Bidding for turn order, and the seats that follow from it (LR-8)."""

from __future__ import annotations

import pytest

from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Player
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Continuous
from inglenook.lotr.dsl.filters import RING_BEARER
from inglenook.lotr.dsl.modifiers import Modifier
from inglenook.lotr.rulebook import LordOfTheRings
from tests.lotr.beginnings import Beginning, beginning, set_up_game
from tests.lotr.positions import Position
from tests.lotr.samples import condition, minion

EMPTY: list[str] = []
TIED = "tied-3"
"""A seed with which, of the equal bids of seats 0 and 2 among four, that of seat 0 is drawn first."""


def burdens(game: Beginning) -> list[int]:
    """Returns the burdens of each player."""
    return [player.burdens for player in game.table.players]


@pytest.mark.rule("LR-8.1")
def test_each_player_is_asked_for_a_number_of_burdens() -> None:
    """Before anything else each player is asked once for a bid of zero or more burdens."""
    game = beginning(EMPTY, EMPTY, EMPTY)
    asked = []
    for bid in (0, 2, 1):
        asked.append((game.asked, game.prompt, game.options()[0].amount))
        game.bid(bid)
    assert [(0, "prompt-bid", 0), (1, "prompt-bid", 0), (2, "prompt-bid", 0)] == asked


@pytest.mark.rule("LR-8.1", "LR-8.2")
def test_a_bid_is_secret_until_all_have_bid() -> None:
    """A player's view does not depend on the bids of others until the last bid is made; then all bids are shown."""
    low, high = beginning(EMPTY, EMPTY), beginning(EMPTY, EMPTY)
    low.bid(0)
    high.bid(4)
    view = LordOfTheRings().view
    assert view(low.table, 1) == view(high.table, 1)
    assert ([], []) == (low.told("log-bid"), high.told("log-bid"))
    high.bid(2)
    assert [0, 1] == high.told("log-bid")
    assert [4, 2] == burdens(high)


@pytest.mark.rule("LR-8.1")
def test_an_imagined_game_imagines_the_bids_of_others() -> None:
    """An imagined game deals new bids for opponents until the bids are disclosed."""
    game = beginning(EMPTY, EMPTY).bid(9)
    twins = [game.game.redealt(1, Dice(str(seed))) for seed in range(20)]
    assert 9 not in [twin.table.players[0].bid for twin in twins]


@pytest.mark.rule("LR-8.3")
@pytest.mark.parametrize("place", [1, 2, 3])
def test_the_highest_bidder_takes_any_place(place: int) -> None:
    """The highest bidder chooses first among all places."""
    game = beginning(EMPTY, EMPTY, EMPTY).bid(1, 5, 2)
    assert (1, [1, 2, 3]) == (game.asked, game.places())
    game.take(place)
    game.take(game.places()[0])
    assert place == game.table.order.index(1) + 1


@pytest.mark.rule("LR-8.4")
def test_the_others_choose_in_descending_order_of_bids() -> None:
    """After the highest bidder the others choose from the remaining places in descending order of bids."""
    game = beginning(EMPTY, EMPTY, EMPTY, EMPTY).bid(0, 3, 1, 2)
    asked = []
    for place in (4, 2, 1):
        asked.append((game.asked, game.places()))
        game.take(place)
    assert [(1, [1, 2, 3, 4]), (3, [1, 2, 3]), (2, [1, 3])] == asked
    assert (2, 3, 0, 1) == game.table.order


@pytest.mark.rule("LR-8.5")
def test_chance_decides_between_equal_bids() -> None:
    """Over many games each of several equal bidders sometimes chooses first, and never a lower bidder."""
    first = [beginning(EMPTY, EMPTY, EMPTY, seed=str(seed)).bid(2, 2, 1).asked for seed in range(40)]
    assert {0, 1} == set(first)


@pytest.mark.rule("LR-8.6", "LR-9.3")
def test_everybody_starts_with_his_own_bid() -> None:
    """Every player starts with burdens equal to their own bid."""
    game = beginning(EMPTY, EMPTY, EMPTY).bid(1, 5, 2)
    assert [1, 5, 2] == burdens(game)


@pytest.mark.rule("LR-8.6", "LR-8.3")
def test_bids_that_were_made_before_the_game() -> None:
    """With bids made in the set-up, nobody is asked for a bid, and places are chosen as usual."""
    game = set_up_game("fellowship-aragorn", "fellowship-gandalf", "fellowship-aragorn", bids=[1, 0, 4])
    assert ([1, 0, 4], "prompt-place", 2) == (burdens(game), game.prompt, game.asked)


@pytest.mark.rule("LX-10", "LR-8.4", "LR-8.10")
def test_four_bidders() -> None:
    """With bids Tom 3, Jan 4, Tim 3, Anja 1, Jan chooses first, Tom second, Tim fourth, and Anja gets the third."""
    tom, jan, tim, anja = range(4)
    game = beginning(EMPTY, EMPTY, EMPTY, EMPTY, seed=TIED).bid(3, 4, 3, 1)
    asked = [game.asked]
    asked.append(game.take(1).asked)
    asked.append(game.take(2).asked)
    game.take(4)
    assert [jan, tom, tim] == asked
    assert (jan, tom, anja, tim) == game.table.order
    told = next(line.message for line in game.game.log if line.message.id == "log-order")
    assert tuple(Player(seat) for seat in (jan, tom, anja, tim)) == told.arguments["players"]
    assert [3, 4, 3, 1] == burdens(game)
    clockwise = [game.table.next_clockwise(seat) for seat in (jan, tom, anja, tim)]
    assert [tom, anja, tim, jan] == clockwise


@pytest.mark.rule("LX-11", "LR-8.7", "LR-8.9")
def test_who_bids_his_resistance_has_lost() -> None:
    """A bid of ten burdens corrupts Frodo before a card is played, and of two players the other wins."""
    game = beginning(EMPTY, EMPTY).bid(10, 3)
    assert ((1,), True) == (game.table.winners, game.game.over)
    assert [0] == game.told("log-out")


@pytest.mark.rule("LR-8.7")
def test_one_less_is_no_loss() -> None:
    """A bid of nine burdens does not corrupt Frodo."""
    game = beginning(EMPTY, EMPTY).bid(9, 3)
    assert ((), "prompt-place") == (game.table.winners, game.prompt)


@pytest.mark.rule("LR-8.8")
def test_a_bid_above_the_resistance_loses_as_well() -> None:
    """A set-up bid above Frodo's resistance corrupts him as well."""
    game = set_up_game("fellowship-aragorn", "fellowship-gandalf", bids=[2, 12])
    assert ((0,), True) == (game.table.winners, game.game.over)


@pytest.mark.rule("LR-8.7", "LR-21.9", "LR-21.10")
def test_with_more_players_who_bids_too_much_is_out_and_the_others_play() -> None:
    """A player who bids too much takes no place and loses all cards; the others play on."""
    game = beginning(EMPTY, EMPTY, EMPTY).bid(10, 1, 2)
    assert (2, [1, 2]) == (game.asked, game.places())
    game.take(1)
    game.done()
    assert (2, 1) == game.table.order
    assert {terms.NO_ZONE} == {piece.zone for piece in game.table.cards if piece.owner == 0}
    assert [] == LordOfTheRings().faults(game.table)


@pytest.mark.rule("LG-23")
@pytest.mark.parametrize(
    ("bids", "winners"), [((10, 10, 10), ()), ((10, 10, 4), (2,)), ((0, 10, 10), (0,))], ids=["all", "but one", "two"]
)
def test_when_all_or_all_but_one_bid_too_much(bids: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """If all players bid too much the game has no winner; if all but one do, the other wins."""
    game = beginning(EMPTY, EMPTY, EMPTY).bid(*bids)
    assert (winners, True) == (game.table.winners, game.table.over)


@pytest.mark.rule("LR-8.9", "LR-22.6")
@pytest.mark.parametrize(("burdens_now", "lost"), [(8, False), (9, True)])
def test_frodo_is_lost_at_ten_burdens(burdens_now: int, lost: bool) -> None:
    """Frodo is corrupted by the tenth burden during play, too."""
    at = Position().burdens(burdens_now).wears()
    orc = at.play(minion(strength=5))
    game = at.skirmish(at.frodo(), orc)
    assert lost == game.table.over
    assert burdens_now + 1 == game.table.players[0].burdens


@pytest.mark.rule("LG-22")
def test_corruption_by_a_loss_of_resistance() -> None:
    """When resistance falls to the number of burdens, the Ring-bearer is corrupted at once."""
    weariness = condition(
        "Weariness", Continuous((Modifier(terms.RESISTANCE, -3),), of=RING_BEARER), side=terms.SHADOW, cost=1
    )
    at = Position(site=3).burdens(7).pool(1)
    at.hand(1, weariness)
    game = at.shadow().choose("play", weariness)
    assert ((1,), ["log-corrupted"]) == (game.table.winners, [line for line in game.log() if "corrupt" in line])
