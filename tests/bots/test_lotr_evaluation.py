"""Tests of the heuristic bot's evaluation of card terms: true, false or unknown, and never wrong."""

from __future__ import annotations

import inspect
from pathlib import Path
from types import ModuleType

import pytest

from inglenook.bots.lotr.evaluation import AMOUNTS, CONDITIONS, FILTERS, NOT_UNDERSTOOD, UNKNOWN, Reader
from inglenook.bots.lotr.observation import Card, Seen
from inglenook.bots.lotr.view_reader import Sight
from inglenook.kernel.decisions import Seat, Thing
from inglenook.lotr.dsl import amounts, conditions, filters, terms
from inglenook.lotr.dsl.filters import ANYTHING, COMPANION, MINION, THIS, That, Titled
from inglenook.lotr.dsl.values import Value
from inglenook.lotr.evaluation.registry import amount, fits, holds
from inglenook.lotr.index import Context
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.view import handle
from tests.lotr.positions import Position

pytestmark = pytest.mark.rule("KR-22")

GIMLI = "1U12"
AXE = "1C9"
LEGOLAS = "1U51"
BARLIMAN = "1U70"
SCOUT = "1C191"
SAM = "1C311"


def words(module: ModuleType, base: type) -> list[type]:
    """Returns all words of one kind."""
    found = [word for _name, word in inspect.getmembers(module, inspect.isclass)]
    return [word for word in found if issubclass(word, base) and word is not base]


ALL_WORDS = words(filters, filters.Filter) + words(conditions, conditions.Condition) + words(amounts, Value)


def test_every_word_is_understood_or_said_not_to_be() -> None:
    """Every word is in FILTERS, CONDITIONS or AMOUNTS of bots/lotr/evaluation.py, or in NOT_UNDERSTOOD."""
    understood: list[type] = [*FILTERS, *CONDITIONS, *AMOUNTS]
    missing = [word.__name__ for word in ALL_WORDS if word not in understood and word not in NOT_UNDERSTOOD]
    both = [word.__name__ for word in ALL_WORDS if word in understood and word in NOT_UNDERSTOOD]
    assert ([], []) == (missing, both), "give them a meaning in bots/lotr/evaluation.py, or say why they have none"


def test_the_words_that_are_not_understood_stand_in_the_documentation() -> None:
    """The page docs/bots.md lists the words that the bot does not understand, with reasons."""
    documented = (Path(__file__).parents[2] / "docs/bots.md").read_text(encoding="utf-8")
    rows = [f"| `{word.__name__}` | {why} |" for word, why in NOT_UNDERSTOOD.items()]
    assert rows == [line for line in documented.splitlines() if line in rows], "a row of docs/bots.md is missing"


def standing() -> tuple[Position, list[Thing]]:
    """Returns a position with many kinds of cards, wounds and skirmishes, and all cards in play."""
    at = Position(site=1)
    gimli, legolas, sam = at.play(GIMLI, wounds=2), at.play(LEGOLAS), at.play(SAM)
    at.play(AXE, on=gimli)
    at.play(BARLIMAN)
    scouts = [at.play(SCOUT), at.play(SCOUT, wounds=0)]
    at.play(GIMLI, seat=1)
    at.skirmishes((legolas, (scouts[0],)), (sam, (scouts[1],)))
    return at, [card for player in at.table.players for card in player.in_play]


def seen_by(at: Position, seat: Seat) -> Seen:
    return Sight(LordOfTheRings().view(at.table, seat))


def card_of(seen: Seen, at: Position, seat: Seat, thing: Thing) -> Card:
    return seen.by_handle[handle(at.table, seat, thing)]


DESCRIPTIONS = [
    *[value for _name, value in inspect.getmembers(filters) if isinstance(value, filters.Filter)],
    COMPANION & ~filters.WOUNDED,
    ~(COMPANION | MINION),
    filters.OfType((terms.COMPANION_TYPE,)) & filters.Unique(),
    filters.Bearing(filters.HAND_WEAPON),
    filters.Bearing(ANYTHING, 2),
    filters.BorneBy(filters.DWARF),
    filters.Skirmishing(filters.ORC),
    filters.InSkirmish(),
    filters.InSkirmish(fierce=True),
    filters.AssignedNow(),
    filters.HomeAt(3, terms.FELLOWSHIP_BLOCK),
    filters.StrengthAtLeast(6),
    filters.VitalityAtLeast(2),
    filters.DefenderAtLeast(1),
    filters.ForPhase(terms.SKIRMISH),
    filters.OfTokenCulture(),
    filters.WithKeyword(terms.ARCHER),
    filters.WithSignet("aragorn"),
    filters.StackedOn(ANYTHING),
    ~filters.StackedOn(ANYTHING),
    filters.SiteYouControl(),
    filters.OnPath(),
]


@pytest.mark.parametrize("seat", [0, 1])
def test_it_reads_descriptions_as_the_rules_do(seat: Seat) -> None:
    """The bot's evaluation of filters agrees with the rules for every card in play and every viewer."""
    at, cards = standing()
    seen = seen_by(at, seat)
    this = at.frodo()
    speaker = Reader(seen, card_of(seen, at, seat, this))
    wrong = [
        (what, at.table.cards[card].printed.id)
        for what in DESCRIPTIONS
        for card in cards
        if speaker.fits(what, card_of(seen, at, seat, card)) is not fits(at.table, what, card, Context(0, this))
    ]
    assert [] == wrong


def test_what_is_unknown_stays_unknown_under_not() -> None:
    """The negation of an unknown filter is unknown for every card."""
    at, _cards = standing()
    seen = seen_by(at, 0)
    frodo = card_of(seen, at, 0, at.frodo())
    speaker = Reader(seen, frodo)
    that = That("chosen")
    assert [UNKNOWN, UNKNOWN] == [speaker.fits(that, frodo), speaker.fits(~that, frodo)]
    assert [UNKNOWN, False] == [speaker.fits(ANYTHING & ~that, frodo), speaker.fits(MINION & that, frodo)]
    assert [True, UNKNOWN] == [speaker.fits(COMPANION | that, frodo), speaker.fits(MINION | ~that, frodo)]
    assert ([], []) == (speaker.found(that), speaker.found(~that))
    speaker.memory["chosen"] = [frodo]
    assert [True, False] == [speaker.fits(that, frodo), speaker.fits(~that, frodo)]


def test_the_back_of_a_card_tells_nothing() -> None:
    """The bot cannot tell of a hidden card that it fits a filter, or that it does not."""
    at = Position()
    at.hand(1, SCOUT)
    seen = seen_by(at, 0)
    back = seen.sides[1].hand[0]
    speaker = Reader(seen, seen.me.in_play[0])
    assert [UNKNOWN] * 4 == [speaker.fits(what, back) for what in (MINION, ~MINION, Titled("Frodo"), COMPANION)]
    assert [False, True] == [speaker.fits(what, back) for what in (filters.YOURS, ~filters.YOURS)]


CERTAIN = [
    conditions.CanSpot(COMPANION, 3),
    conditions.CanSpot(COMPANION, 6),
    conditions.Without(conditions.CanSpot(MINION, 2)),
    conditions.All((conditions.CanSpot(MINION), conditions.PoolBelow(3))),
    conditions.Any((conditions.CanSpot(filters.TROLL), conditions.BurdensAtMost(0))),
    conditions.AtSite(least=2, most=4),
    conditions.AtSite(terms.SANCTUARY),
    conditions.AtSite(block=terms.TOWERS_BLOCK),
    conditions.CanSpot(amounts.Burdens(), 1),
    conditions.CanSpot(amounts.Burdens(), 9),
    conditions.CanSpot(amounts.WoundsOn(Titled("Gimli")), 1),
    conditions.AtLeast(amounts.Plus(amounts.Burdens(), amounts.InPile(terms.DEAD_PILE)), 2),
    conditions.AtLeast(amounts.InPile(terms.HAND), 9),
    conditions.DeadPileHas(COMPANION),
    conditions.HandAtLeast(1),
    conditions.HandAtLeast(9),
    conditions.RingIsWorn(),
    conditions.During(terms.SKIRMISH),
    conditions.HasMoved(0),
    conditions.Controls(1),
    conditions.Controls(1, "battleground"),
    conditions.Controls(1, whose=terms.AN_OPPONENT),
    conditions.CanSpotMore(MINION, than=COMPANION),
    conditions.CanSpotMore(COMPANION, than=MINION),
    conditions.Is(THIS, filters.WOUNDED),
]


def test_it_reads_conditions_as_the_rules_do() -> None:
    """The bot's evaluation of conditions agrees with the rules for every viewer."""
    at, _cards = standing()
    seen = seen_by(at, 0)
    speaker = Reader(seen, card_of(seen, at, 0, at.frodo()))
    context = Context(0, at.frodo())
    assert [] == [what for what in CERTAIN if speaker.holds(what) is not holds(at.table, what, context)]


@pytest.mark.parametrize("controller", [0, 1])
def test_it_knows_who_controls_sites(controller: Seat) -> None:
    """The bot knows which sites the player of a card controls, and which an opponent."""
    at = Position(site=4)
    at.control(controller, 1)
    seen = seen_by(at, 0)
    speaker = Reader(seen, card_of(seen, at, 0, at.frodo()))
    asked = [conditions.Controls(1), conditions.Controls(2), conditions.Controls(1, whose=terms.AN_OPPONENT)]
    read = [speaker.holds(what) for what in asked]
    assert [controller == 0, False, controller == 1] == read
    assert [holds(at.table, what, Context(0, at.frodo())) for what in asked] == read


def test_a_condition_that_is_unknown_is_neither_true_nor_false() -> None:
    """The negation of an unknown condition is unknown; with a false condition it is false, with a true one unknown."""
    at, _cards = standing()
    seen = seen_by(at, 0)
    speaker = Reader(seen, card_of(seen, at, 0, at.frodo()))
    unknown, true = conditions.NotYetPlayed(ANYTHING), conditions.CanSpot(COMPANION)
    assert [UNKNOWN, UNKNOWN] == [speaker.holds(unknown), speaker.holds(conditions.Without(unknown))]
    assert UNKNOWN is speaker.holds(conditions.All((unknown, true)))
    assert False is speaker.holds(conditions.All((unknown, conditions.Without(true))))
    assert True is speaker.holds(conditions.Any((unknown, true)))
    assert UNKNOWN is speaker.holds(conditions.CanSpot(That("chosen")))


NUMBERS = [
    amounts.Count(COMPANION, over=1),
    amounts.Cultures(COMPANION),
    amounts.Races(("dwarf", "elf", "man")),
    amounts.If(conditions.CanSpot(MINION), 3, 4),
    amounts.Times(2, amounts.Count(MINION)),
    amounts.Plus(1, amounts.Burdens()),
    amounts.AtMost(amounts.Count(COMPANION), 2),
    amounts.Twilight(),
    amounts.WoundsOn(Titled("Gimli")),
    amounts.TokensOn(Titled("Gimli")),
    amounts.CostOf(Titled("Legolas")),
    amounts.StrengthOf(Titled("Gimli")),
    amounts.VitalityOf(Titled("Gimli")),
    amounts.SitesControlled(),
]


def test_it_reads_numbers_as_the_rules_do() -> None:
    """The bot's evaluation of amounts agrees with the rules for every viewer."""
    at, _cards = standing()
    seen = seen_by(at, 0)
    speaker = Reader(seen, card_of(seen, at, 0, at.frodo()))
    context = Context(0, at.frodo())
    assert [] == [what for what in NUMBERS if speaker.amount(what) != amount(at.table, what, context)]


def test_what_will_be_seen_only_then_is_taken_to_be_one() -> None:
    """An amount that depends on cards revealed later, as on 5C28 and 6U110, is estimated as one."""
    at, _cards = standing()
    seen = seen_by(at, 0)
    speaker = Reader(seen, card_of(seen, at, 0, at.frodo()))
    found = (amounts.Count(ANYTHING, among="revealed"), amounts.Cultures(ANYTHING, among="revealed"))
    assert [1, 1] == [speaker.amount(what) for what in found]
