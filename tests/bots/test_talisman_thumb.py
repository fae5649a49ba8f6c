"""Tests of Talisman's heuristic bot: legal, deterministic, honest and sensible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inglenook.bots.talisman.chances.odds import at_most, fight_odds, wins_first
from inglenook.bots.talisman.observation import Seen
from inglenook.bots.talisman.player import Thumb
from inglenook.bots.talisman.playing_style import ROAMING, STROLLING, TRAVELLING, WANDERING, Manner
from inglenook.bots.talisman.values.board import ENDS, PLACE, TO_PORTAL, TO_STAIRS
from inglenook.bots.talisman.values.crown import by_crypt, by_mines, descent
from inglenook.kernel.data import Data
from inglenook.kernel.decisions import ACTION, Decision, Option
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.players import SeatPlayer
from inglenook.talisman.rulebook import Talisman
from inglenook.talisman.rules.regions.crown import AtCrown
from tests.talisman.positions import Playing, Position

pytestmark = pytest.mark.rule("KR-22")


def thumb() -> Thumb:
    return Thumb(Dice("thumb"))


def answer(game: Game[Any]) -> None:
    """Takes the bot's aside or gives its answer to the pending question."""
    assert game.pending is not None
    seat = SeatPlayer(game, game.pending.seat)
    aside = thumb().aside(seat)
    if aside is None:
        game.pick(thumb().choose(seat))
    else:
        game.aside(seat.seat, aside)


def chosen(play: Playing) -> list[str]:
    """Returns the bot's current choice, in words."""
    pending = play.game.pending
    assert pending is not None
    picked = thumb().choose(SeatPlayer(play.game, pending.seat))
    return [play.words(pending.options[index]) for index in picked]


def beside(play: Playing) -> str | None:
    """Returns the bot's aside."""
    assert play.asked is not None
    return thumb().aside(SeatPlayer(play.game, play.asked))


# Whole games.


@pytest.mark.parametrize(
    ("seats", "seed", "house"), [(2, "a", {}), (2, "b", {"trophies": 2}), (3, "c", {"trophies": 1})]
)
def test_games_end_by_the_rules(seats: int, seed: str, house: dict[str, Data]) -> None:
    """Games of the bot end with a winner, trophies are traded, and every answer is legal."""
    game = Game.start(Talisman(), {"seats": seats, "house": house}, seed)
    while game.pending is not None and game.table.turn_number < 300 * seats:
        answer(game)

    assert (True, 1) == (game.over, len(game.table.winners))
    assert "trade-trophies" in [given.keys[0].split("*")[0] for given in game.answers if given.is_aside]


@pytest.mark.rule("TR-S2")
def test_it_chooses_a_character() -> None:
    """The bot chooses a strong character before the board is set up, and then plays on."""
    game = Game.start(Talisman(), {"seats": 2, "house": {"choose_characters": 1}}, "choosing")
    while game.pending is not None and game.table.turn_number < 10:
        answer(game)
    chosen = [given.keys[0] for given in game.answers[:2]]

    assert ["play-as=", "play-as="] == [key[:8] for key in chosen]
    assert (True, 2) == (game.table.turn_number >= 10, len(set(chosen)))


@pytest.mark.rule("KR-1")
def test_it_plays_the_same_game_again() -> None:
    """The bot's answers depend on the game alone, so it plays the same game again."""
    twins = [Game.start(Talisman(), {"seats": 3}, "twins") for _ in range(2)]
    for _ in range(200):
        for game in twins:
            answer(game)

    assert [given.keys for given in twins[0].answers] == [given.keys for given in twins[1].answers]


@pytest.mark.rule("KR-7")
def test_it_does_not_see_what_its_seat_does_not() -> None:
    """Dealing anew what is hidden from the bot's seat does not change its answers."""
    game = Game.start(Talisman(), {"seats": 3, "characters": ["wizard", "druid", "prophetess"]}, "hidden")
    for number in range(150):
        assert game.pending is not None
        seat = game.pending.seat
        other = game.redealt(seat, Dice(f"deal {number}"))
        assert thumb().aside(SeatPlayer(game, seat)) == thumb().aside(SeatPlayer(other, seat))
        assert thumb().choose(SeatPlayer(game, seat)) == thumb().choose(SeatPlayer(other, seat))
        answer(game)


class Asked(SeatPlayer):
    """A seat of a real game that is asked a question unknown to the bot."""

    def __init__(self, game: Game[Any], asked: Decision) -> None:
        super().__init__(game, 0)
        self.asked = asked

    @property
    def decision(self) -> Decision:
        return self.asked


@settings(deadline=None)
@given(st.data(), st.integers(1, 9), st.booleans())
def test_what_it_does_not_know_is_answered_legally(data: st.DataObject, count: int, ordered: bool) -> None:
    """The bot answers unknown questions legally, with as many different options as required."""
    least = data.draw(st.integers(0, count))
    most = data.draw(st.integers(least, count + 3))
    options = tuple([Option("juggle", amount=number + 1) for number in range(count)])
    decision = Decision(0, ACTION, Message("prompt-juggle"), options, least, most, ordered)

    picked = thumb().choose(Asked(started(), decision))

    assert (True, len(picked)) == (least <= len(picked) <= most, len(set(picked)))
    assert all(0 <= index < count for index in picked)


@cache
def started() -> Game[Any]:
    """Returns a game with its first question unanswered."""
    return Game.start(Talisman(), {"seats": 2}, "unknown")


# Single decisions.


def at_the_smith() -> Playing:
    return Position("warrior", "elf").having(0, gold=2).arrives(0, "village").choose("yes")


def in_the_woods(enemy: str, strength: int = 3) -> Playing:
    return Position("elf", "troll").having(0, strength=strength).deck(enemy).arrives(0, "woods-n")


def hurt_in_the_city() -> Playing:
    return Position("warrior", "elf").having(0, gold=2, lives=1).arrives(0, "city").choose("yes")


def at_the_portal(**values: int) -> Playing:
    position = Position("warrior", "elf").at(0, "portal-of-power").holding(0, "talisman").having(0, **values)
    return position.dice(3).turn_of(0)


def on_the_plain(**values: int) -> Playing:
    return Position("warrior", "elf").at(0, "plain-of-peril").holding(0, "talisman").having(0, **values).turn_of(0)


def blasting(enemy: str, **values: int) -> Playing:
    position = Position("warrior", "elf").spells(0, "psionic-blast").having(0, **values)
    return position.deck(enemy).arrives(0, "fields-n")


def commanding() -> Playing:
    position = Position("warrior", "elf", "troll").at(0, "crown-of-command").crown_reached()
    return position.having(1, lives=1).start(AtCrown(0))


def beaten_at_the_crown() -> Playing:
    position = Position("thief", "monk", "troll", "elf").crown_reached().having(1, gold=2, lives=2)
    for seat in (0, 1):
        position = position.at(seat, "crown-of-command")
    return position.having(0, strength=9).dice(6, 1).start(AtCrown(0)).choose("attack")


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        pytest.param(at_the_smith, "choose blacksmith", id="a sword from the smith"),
        pytest.param(hurt_in_the_city, "choose doctor", id="to the doctor when hurt"),
        pytest.param(partial(in_the_woods, "dragon"), "evade", id="away from a Dragon"),
        pytest.param(partial(in_the_woods, "serpent", 8), "pass", id="at a Serpent when strong"),
        pytest.param(partial(at_the_portal, strength=12), "open-portal 3", id="through the Portal when strong"),
        pytest.param(partial(on_the_plain, strength=12), "go crypt", id="in by the Crypt when strong"),
        pytest.param(partial(on_the_plain, craft=14, strength=8), "go mines", id="in by the Mines when skilled"),
        pytest.param(on_the_plain, "leave-by-portal", id="out again when weak"),
        pytest.param(partial(blasting, "giant", craft=4), "cast psionic-blast 0", id="a Blast that turns the fight"),
        pytest.param(partial(blasting, "wild-boar", strength=9), "pass", id="no Blast where none is needed"),
        pytest.param(commanding, "command 1", id="the one who is nearly driven off"),
        pytest.param(beaten_at_the_crown, "take-life", id="at the Crown only lives count"),
    ],
)
def test_it_chooses_what_is_sensible(position: Callable[[], Playing], expected: str) -> None:
    """The bot makes the clearly best choice in each of these positions."""
    assert [expected] == chosen(position())


@pytest.mark.parametrize(
    ("manner", "expected"),
    [
        pytest.param(ROAMING, ["plains-w", "plains-s", "ruins"], id="to the cards, also to a Dragon"),
        pytest.param(WANDERING, ["plains-s", "plains-w", "ruins"], id="to what is printed, but to no Dragon"),
        pytest.param(STROLLING, ["plains-s", "plains-s", "ruins"], id="to what is best within reach"),
        pytest.param(TRAVELLING, ["plains-s", "plains-s", "woods-s"], id="towards the Talisman"),
    ],
)
def test_everybody_finds_the_way_in_a_manner_of_their_own(manner: Manner, expected: list[str]) -> None:
    """Each style of the bot has its own preference between a Dragon, a Ring and a distant Talisman."""
    tavern = [Position("wizard", "elf").at(0, "tavern") for _ in expected]
    plays = [
        tavern[0].lying("plains-w", "dragon").dice(3).turn_of(0),
        tavern[1].lying("plains-s", "ring").dice(3).turn_of(0),
        tavern[2].lying("fields-s", "talisman").dice(2).turn_of(0),
    ]

    ways = []
    for play in plays:
        assert play.game.pending is not None
        picked = Thumb(Dice("thumb"), manner).choose(SeatPlayer(play.game, 0))
        ways.append(play.words(play.game.pending.options[picked[0]]).split()[1])

    assert expected == ways


@pytest.mark.parametrize("manner", [WANDERING, STROLLING])
@pytest.mark.parametrize(("elsewhere", "expected"), [("forest", "oasis"), ("crown-of-command", "runes-w")])
def test_once_another_has_the_crown_there_is_one_way_to_go(manner: Manner, elsewhere: str, expected: str) -> None:
    """When another character has the Crown, even a short-sighted bot goes to the Portal instead of taking cards."""
    position = Position("warrior", "elf").at(0, "temple").holding(0, "talisman").having(0, strength=12)
    if elsewhere == "crown-of-command":
        position = position.crown_reached()
    play = position.at(1, elsewhere).dice(2).turn_of(0)
    assert play.game.pending is not None
    picked = Thumb(Dice("thumb"), manner).choose(SeatPlayer(play.game, 0))

    assert ["go", expected] == play.words(play.game.pending.options[picked[0]]).split()[:2]


def test_it_does_not_go_in_while_weak() -> None:
    """The bot does not try the Portal with its starting Strength."""
    assert "open-portal 3" not in chosen(at_the_portal())


@pytest.mark.parametrize(("others_strength", "tried"), [(3, False), (12, True)])
def test_it_goes_in_sooner_when_another_one_may_be_first(others_strength: int, tried: bool) -> None:
    """With a middling chance the bot tries the Portal if a rival with a Talisman has a good chance."""
    position = Position("warrior", "elf").at(0, "portal-of-power").holding(0, "talisman").having(0, strength=8)
    play = position.holding(1, "talisman").having(1, strength=others_strength).dice(3).turn_of(0)

    assert tried == ("open-portal 3" in chosen(play))


@pytest.mark.rule("TR-9h.4")
def test_it_never_concedes() -> None:
    """The bot never concedes while it has a life."""
    play = Position("warrior", "elf").at(0, "crown-of-command").crown_reached().dice(4).start(AtCrown(0))

    assert (["lose-life"], 1) == (chosen(play), play.asked)


@pytest.mark.parametrize(
    ("space", "held", "expected"),
    [
        pytest.param("vampires-tower", ("talisman",), "cast lightning-bolt 1", id="on the last way"),
        pytest.param("vampires-tower", (), "pass", id="inside without a Talisman"),
        pytest.param("castle", ("talisman",), "pass", id="outside still"),
    ],
)
def test_the_one_who_leads_is_everybodys_business(space: str, held: tuple[str, ...], expected: str) -> None:
    """Among four players the bot keeps its Spell for the leader, who has a Talisman on the way to the Crown."""
    position = Position("warrior", "elf", "troll", "dwarf").having(0, craft=5).spells(0, "lightning-bolt")

    assert [expected] == chosen(position.at(1, space).holding(1, *held).dice(3).turn_of(0))


@pytest.mark.rule("TR-16d.2")
def test_it_wields_the_better_weapon() -> None:
    """The bot uses the Holy Lance against a Dragon, though it had the sword first."""
    play = Position("elf", "troll").holding(0, "sword", "holy-lance").having(0, strength=9).deck("dragon")
    fight = play.arrives(0, "fields-n")

    assert ("prompt-weapon", ["wield holy-lance"]) == (fight.prompt, chosen(fight))


@pytest.mark.rule("TR-1d.3")
def test_it_trades_in_trophies_before_anything_else() -> None:
    """The bot trades trophies of seven points of Strength before anything else."""
    play = Position("warrior", "elf").trophies(0, "giant", "wild-boar").dice(3).turn_of(0)

    assert "trade-trophies" == str(beside(play)).split("*")[0]


@pytest.mark.rule("TD-64")
@pytest.mark.parametrize(("held", "expected"), [((), True), (("talisman",), False)])
def test_it_brings_the_warlock_his_gold_for_a_talisman_only(held: tuple[str, ...], expected: bool) -> None:
    """The bot gives gold to the Warlock only if it has no Talisman."""
    play = Position("warrior", "elf").holding(0, *held).having(0, quest=6, gold=2).dice(3).turn_of(0)

    assert expected == str(beside(play)).startswith("fulfil")


# The parts.


@pytest.mark.parametrize(
    ("ahead", "two_dice", "won", "lost"),
    [(0, False, 15, 15), (1, False, 21, 10), (6, False, 36, 0), (-6, False, 0, 36), (20, False, 36, 0)],
)
@pytest.mark.rule("TR-16d.1")
def test_odds_of_a_fight_are_counted(ahead: int, two_dice: bool, won: int, lost: int) -> None:
    """The odds of a fight are counted over the 36 pairs of dice."""
    odds = fight_odds(ahead, two_dice)

    assert (won, 36 - won - lost, lost) == tuple([round(36 * chance) for chance in odds])


def test_odds_with_two_dice_are_better() -> None:
    """With the higher of two dice, 125 of 216 throws win and 55 lose."""
    won, _, lost = fight_odds(0, two_dice=True)

    assert (125, 55) == (round(216 * won), round(216 * lost))


@pytest.mark.rule("TR-14e.1")
def test_sums_and_series_are_counted() -> None:
    """Two dice show at most 3 in 3 of 36 cases; with even trials, two wins before a loss have chance 1 in 4."""
    assert pytest.approx(3 / 36) == at_most(2, 3)
    assert pytest.approx([1.0, 0.0]) == [at_most(3, 18), at_most(3, 2)]
    assert pytest.approx([0.25, 0.5, 0.0]) == [
        wins_first(wins, losses, 0.5) for wins, losses in ((2, 1), (2, 2), (1, 0))
    ]
    assert pytest.approx(1.0) == descent(18, 3)


@pytest.mark.rule("TR-11j", "TR-11v")
def test_the_board_is_known() -> None:
    """The bot knows where moves of two spaces end, and the distances to the stairs and the Portal."""
    temple, oasis, runes = (PLACE[f"space:{name}"] for name in ("temple", "oasis", "runes-w"))

    assert {oasis, runes} == set(ENDS[temple][2])
    assert [0, 2, 0] == [TO_STAIRS[PLACE[f"space:{name}"]] for name in ("sentinel", "chapel", "hills-m")]
    assert [0, 1, 7] == [TO_PORTAL[PLACE[f"space:{name}"]] for name in ("portal-of-power", "castle", "village")]


@pytest.mark.rule("TR-14e.2", "TR-14f")
def test_either_way_to_the_crown_has_its_own_chance() -> None:
    """Strength improves the way by the Crypt, Craft that by the Mines, lives both; no chance is certain."""
    views = [on_the_plain(strength=strength, craft=craft, lives=lives) for strength, craft, lives in POWERS]
    figures = [Seen(SeatPlayer(play.game, 0).view()).me for play in views]
    crypt = [by_crypt(figure) for figure in figures]
    mines = [by_mines(figure) for figure in figures]

    assert 0 < crypt[0] < crypt[1] < crypt[3] < 1
    assert 0 < mines[0] < mines[2] < mines[4] < 1


@pytest.mark.rule("TD-8")
def test_what_is_left_in_the_deck_is_known() -> None:
    """Cards that lie open, are held or discarded are not in the bot's imagined deck, unless it is reshuffled."""
    game = Game.start(Talisman(), {"seats": 4}, "the deck")
    sizes = [len(game.table.deck)]
    while game.pending is not None and sizes[-1] <= min(sizes):
        answer(game)
        table = game.table
        left = Counter(Seen(SeatPlayer(game, 0).view()).deck())
        pile = table.deck or table.discarded
        assert Counter([table.cards[card].definition for card in pile]) == +left
        sizes.append(len(table.deck))

    assert sizes[-1] > min(sizes)


POWERS = [(6, 6, 4), (12, 6, 4), (6, 12, 4), (12, 6, 6), (6, 12, 6)]
