"""Evaluation of card terms by the heuristic player: true, false, or unknown, and never the wrong one."""

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
    """Returns all words of a kind."""
    found = [word for _name, word in inspect.getmembers(module, inspect.isclass)]
    return [word for word in found if issubclass(word, base) and word is not base]


ALL_WORDS = words(filters, filters.Filter) + words(conditions, conditions.Condition) + words(amounts, Value)


def test_every_word_is_understood_or_said_not_to_be() -> None:
    """A new word needs a line in FILTERS, CONDITIONS or AMOUNTS of bots/lotr/evaluation.py, or in NOT_UNDERSTOOD."""
    understood: list[type] = [*FILTERS, *CONDITIONS, *AMOUNTS]
    missing = [word.__name__ for word in ALL_WORDS if word not in understood and word not in NOT_UNDERSTOOD]
    both = [word.__name__ for word in ALL_WORDS if word in understood and word in NOT_UNDERSTOOD]
    assert ([], []) == (missing, both), "give them a meaning in bots/lotr/evaluation.py, or say why they have none"


def test_the_words_that_are_not_understood_stand_in_the_documentation() -> None:
    """The words that are not understood stand in the documentation: docs/bots.md tells players and authors of cards
    which they are, and why.
    """
    documented = (Path(__file__).parents[2] / "docs/bots.md").read_text(encoding="utf-8")
    rows = [f"| `{word.__name__}` | {why} |" for word, why in NOT_UNDERSTOOD.items()]
    assert rows == [line for line in documented.splitlines() if line in rows], "a row of docs/bots.md is missing"


def standing() -> tuple[Position, list[Thing]]:
    """Returns a position with an ally at home, characters of both sides, an item, wounds, skirmishes; and all cards in
    play.
    """
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
    """The bot reads descriptions as the rules do. Of every card in play, whoever looks: the bot says true or false,
    and the rules say the same.
    """
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
    """Everything that is unknown stays unknown under not: neither "that card" nor "any card but that" fits as long as
    it is unknown which is meant.
    """
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
    """The back of a card tells nothing: of a card in another's hand it is unknown what it is, and what it is not."""
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
    """Conditions are evaluated from any view."""
    at, _cards = standing()
    seen = seen_by(at, 0)
    speaker = Reader(seen, card_of(seen, at, 0, at.frodo()))
    context = Context(0, at.frodo())
    assert [] == [what for what in CERTAIN if speaker.holds(what) is not holds(at.table, what, context)]


@pytest.mark.parametrize("controller", [0, 1])
def test_it_knows_who_controls_sites(controller: Seat) -> None:
    """A player who speaks, or an opponent."""
    at = Position(site=4)
    at.control(controller, 1)
    seen = seen_by(at, 0)
    speaker = Reader(seen, card_of(seen, at, 0, at.frodo()))
    asked = [conditions.Controls(1), conditions.Controls(2), conditions.Controls(1, whose=terms.AN_OPPONENT)]
    read = [speaker.holds(what) for what in asked]
    assert [controller == 0, False, controller == 1] == read
    assert [holds(at.table, what, Context(0, at.frodo())) for what in asked] == read


def test_a_condition_that_is_unknown_is_neither_true_nor_false() -> None:
    """A condition that is unknown is neither true nor false. Nor is its opposite; together with a false one it is
    false, with a true one unknown.
    """
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
    """Conditions are evaluated from any view."""
    at, _cards = standing()
    seen = seen_by(at, 0)
    speaker = Reader(seen, card_of(seen, at, 0, at.frodo()))
    context = Context(0, at.frodo())
    assert [] == [what for what in NUMBERS if speaker.amount(what) != amount(at.table, what, context)]


def test_what_will_be_seen_only_then_is_taken_to_be_one() -> None:
    """Everything that will be seen only then is taken to be one. 5C28, 6U110: the Shadow cards and cultures among
    revealed cards are not those in play.
    """
    at, _cards = standing()
    seen = seen_by(at, 0)
    speaker = Reader(seen, card_of(seen, at, 0, at.frodo()))
    found = (amounts.Count(ANYTHING, among="revealed"), amounts.Cultures(ANYTHING, among="revealed"))
    assert [1, 1] == [speaker.amount(what) for what in found]
