"""Rendering of amounts: the number, the things counted, the limit, and the alternative number under a condition."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Union

from inglenook.lotr.dsl import amounts as words
from inglenook.lotr.dsl.conditions import AtLeast
from inglenook.lotr.dsl.values import Amount
from inglenook.lotr.rendering.conditions import CONDITIONS, clause
from inglenook.lotr.rendering.draft import Draft
from inglenook.lotr.rendering.filters import culture, key, phrase
from inglenook.lotr.rendering.parts import (
    BARE,
    EACH,
    OR,
    A,
    Alternatives,
    Listed,
    Noun,
    Say,
    Slot,
    Twilight,
    determined,
    nouns,
    say,
)
from inglenook.lotr.rendering.registry import Registry

# The kinds of numbers, which decide the form of a number and the words around it.
BONUS = "bonus"
THINGS = "things"
COST = "cost"
TWILIGHT = "twilight"

X = "X"
"""The name of a number that is known only during play."""


@dataclass(frozen=True)
class Quantity:
    """A number as text: "+2 (or +4 if …)", "+1 for each … (at most +3)"."""

    number: Union[int, str]
    for_each: Say | None = None
    instead: Union[int, str, None] = None
    """The alternative number if `condition` holds."""
    condition: Slot = None
    limit: int | None = None

    @property
    def negative(self) -> bool:
        """Whether the number is negative."""
        return self.number < 0 if isinstance(self.number, int) else self.number.startswith("-")

    @property
    def size(self) -> Union[int, str]:
        """The number without its sign."""
        return abs(self.number) if isinstance(self.number, int) else self.number.lstrip("-")

    def tail(self, kind: str) -> Say | None:
        """Returns the text after the number; `kind` is what the number counts: a bonus, things, a cost or twilight."""
        if self.for_each is None and self.instead is None and self.limit is None:
            return None
        instead, limit = self.instead, self.limit
        if limit is not None and kind != BONUS:
            limit = abs(limit)  # the verb already says that it takes away
        return say(
            f"Tail.{kind}",
            each=self.for_each,
            instead=Twilight(instead) if kind == TWILIGHT and instead is not None else instead,
            c=self.condition,
            limit=Twilight(limit) if kind == TWILIGHT and limit is not None else limit,
        )


AMOUNTS: Final[Registry[Quantity]] = Registry("rendering/amounts.py")
"""The functions that turn an amount into a `Quantity`, by class of amount."""


def quantity(amount: Amount, draft: Draft) -> Quantity:
    """Returns an amount as a `Quantity`."""
    return Quantity(amount) if isinstance(amount, int) else AMOUNTS.told(amount, draft)


@AMOUNTS.of(words.If)
def instead(amount: words.If, draft: Draft) -> Quantity:
    """Renders a number with an alternative number if a condition holds."""
    usual, other = quantity(amount.otherwise, draft), quantity(amount.then, draft)
    return Quantity(usual.number, usual.for_each, other.number, clause(amount.condition, draft), usual.limit)


@AMOUNTS.of(words.AtMost)
def at_most(amount: words.AtMost, draft: Draft) -> Quantity:
    """Renders a number with its limit; if both are computed, X is the smaller one."""
    if isinstance(amount.limit, int):
        return replace(quantity(amount.number, draft), limit=amount.limit)
    define(say("SmallerOf", a=worth(amount.number, draft), b=worth(amount.limit, draft)), draft)
    return Quantity(X)


@AMOUNTS.of(words.Times)
def product(amount: words.Times, draft: Draft) -> Quantity:
    """Renders a number for each thing that another amount counts."""
    one, other = quantity(amount.number, draft), quantity(amount.times, draft)
    if not isinstance(one.number, int) or (one.for_each is not None and isinstance(other.number, int)):
        one, other = other, one
    each = one.for_each or other.for_each
    limit = other.limit
    if limit is not None and isinstance(one.number, int):
        limit *= one.number
    return Quantity(times_number(one.number, other.number), each, other.instead, other.condition, limit)


@AMOUNTS.of(words.Plus)
def total(amount: words.Plus, draft: Draft) -> Quantity:
    """Renders the sum of two numbers: X, or X plus a number."""
    match amount:
        case words.Plus(first=words.Number(name=name), second=int() as more) if name not in draft.spotted:
            return Quantity(f"{X}+{more}")
    define(say("SumOf", a=worth(amount.first, draft), b=worth(amount.second, draft)), draft)
    return Quantity(X)


@AMOUNTS.of(words.Number)
def number(amount: words.Number, draft: Draft) -> Quantity:
    """Renders a remembered number: of spotted, discarded or shuffled cards, or an X already defined."""
    if amount.name in draft.spotted and amount.name not in draft.lettered:
        spotted, bound = draft.spotted[amount.name]
        if isinstance(bound, words.Cultures):
            return Quantity(1, say("Number.over", x=culture_of(bound, draft), n=bound.over))
        return Quantity(1, say("Number", x=determined(spotted, EACH)), limit=bound or None)
    if amount.name in draft.discarded:
        define(say("HowManyThere", each=say("Discarded"), tail=None), draft)
    if amount.name in draft.shuffled:
        return counted(say("Shuffled"))
    return Quantity(X)


@AMOUNTS.of(words.CostOf, words.StrengthOf, words.VitalityOf)
def number_of_card(amount: words.CostOf | words.StrengthOf | words.VitalityOf, draft: Draft) -> Quantity:
    """Renders a number taken from another card, as X."""
    define(worth(amount, draft), draft)
    return Quantity(X)


def counted(for_each: Say) -> Quantity:
    """Returns the quantity of one for each of something."""
    return Quantity(1, for_each)


@AMOUNTS.of(words.Count)
def count(amount: words.Count, draft: Draft) -> Quantity:
    """Renders a count of cards: "for each other Uruk-hai you can spot"."""
    what = determined(phrase(amount.of, draft), EACH)
    if amount.over:
        return counted(say("Count.over", x=what, n=amount.over))
    if amount.among:
        return counted(say("Count.among", x=what))
    narrowed = any(noun.after or noun.exceptions for noun in nouns(what))
    several = isinstance(what, Alternatives)
    return counted(say("Count.narrowed" if narrowed else "Count.several" if several else "Count", x=what))


@AMOUNTS.of(words.InPile)
def in_pile(amount: words.InPile, draft: Draft) -> Quantity:
    """Renders a count of cards in the dead pile or in your hand."""
    return counted(say(f"InPile.{amount.pile}", x=determined(phrase(amount.what, draft), EACH)))


@AMOUNTS.of(words.Cultures)
def cultures(amount: words.Cultures, draft: Draft) -> Quantity:
    """Renders a count of cultures."""
    culture = culture_of(amount, draft)
    if amount.among:
        return counted(say("Count.among", x=culture))
    return counted(say("Count.over", x=culture, n=amount.over) if amount.over else say("Count", x=culture))


@AMOUNTS.of(words.Races)
def races(amount: words.Races, _draft: Draft) -> Quantity:
    """Renders a count of races."""
    return counted(say("Races", list=Listed([key(race) for race in amount.races], OR)))


@AMOUNTS.of(words.WoundsOn)
def wounds_on(amount: words.WoundsOn, draft: Draft) -> Quantity:
    """Renders a count of wounds on a card."""
    wounded = phrase(amount.card, draft)
    if all(noun.determiner == A for noun in nouns(wounded)):
        wounded = determined(wounded, BARE)  # "on minions skirmishing that Man": on all of them together
    narrowed = any(noun.after for noun in nouns(wounded))
    return counted(say("WoundsOn.narrowed" if narrowed else "WoundsOn", x=wounded))


@AMOUNTS.of(words.TokensOn)
def tokens_on(amount: words.TokensOn, draft: Draft) -> Quantity:
    """Renders a count of tokens on a card, of any culture or of one."""
    host = phrase(amount.card, draft)
    if not amount.culture:
        return counted(say("TokensOn", x=host))
    return counted(say("TokensOn.of", x=host, t=Noun("token", determiner=EACH, attributes=[culture(amount.culture)])))


@AMOUNTS.of(words.Burdens, words.SitesControlled, words.Twilight)
def always_the_same(amount: Amount, _draft: Draft) -> Quantity:
    """Renders a count without parameters; the template has the whole text."""
    return counted(say(type(amount).__name__))


def times_number(one: Union[int, str], other: Union[int, str]) -> Union[int, str]:
    """Returns the product of two numbers, of which one may be X."""
    if isinstance(one, int) and isinstance(other, int):
        return one * other
    number, letter = (one, other) if isinstance(one, int) else (other, one)
    factor = {1: "", -1: "-"}.get(number, str(number)) if isinstance(number, int) else ""
    return f"{factor}{letter}"


def culture_of(cultures: words.Cultures, draft: Draft) -> Noun:
    """Returns the noun phrase "each culture" of a kind of card."""
    return Noun("culture", determiner=EACH, attributes=nouns(phrase(cultures.of, draft))[0].attributes)


def worth(amount: Amount, draft: Draft) -> Slot:
    """Returns the definition of X: "the twilight cost of that card"."""
    match amount:
        case int():
            return amount
        case words.CostOf(card=card):
            return say("CostOf", x=phrase(card, draft))
        case words.StrengthOf(card=card):
            return say("StrengthOf", x=phrase(card, draft))
        case words.VitalityOf(card=card):
            return say("VitalityOf", x=phrase(card, draft))
    found = quantity(amount, draft)
    return number_of(found) or say("Worth", n=found.number, tail=found.tail(THINGS))


@CONDITIONS.of(AtLeast)
def at_least(condition: AtLeast, draft: Draft) -> Say:
    """Renders the condition that a number is at least a value; a sum is written out in place."""
    number = condition.number
    if isinstance(number, words.Plus):
        total: Slot = say("SumOf", a=worth(number.first, draft), b=worth(number.second, draft))
    else:
        total = worth(number, draft)
    return say("AtLeast", x=total, n=condition.least)


def number_of(found: Quantity) -> Say | None:
    """Returns the phrase for a number of things: "the number of Hobbits you can spot"."""
    if found.number != 1 or found.for_each is None:
        return None
    return say("HowManyThere", each=found.for_each, tail=replace(found, for_each=None).tail(THINGS))


def before_noun(amount: Amount, draft: Draft) -> Quantity:
    """Returns the quantity for a number before a noun: X, with a sentence of its own for the things it counts."""
    found = quantity(amount, draft)
    if found.for_each is None:
        return found
    define(number_of(found) or say("Worth", n=found.number, tail=found.tail(THINGS)), draft)
    return replace(found, number=X, for_each=None)


def define(value: Slot, draft: Draft) -> None:
    """Adds a sentence after the effects that defines X."""
    number = isinstance(value, Say) and value.id == "HowManyThere"
    draft.sentences.append(say("XIs.number" if number else "XIs", value=value))


def count_noun(head: str, amount: Amount, draft: Draft) -> tuple[Noun, Say | None]:
    """Returns a noun with its number: "a card", "2 burdens", "a burden for each …"."""
    found = quantity(amount, draft)
    digit = found.for_each is not None or found.instead is not None
    return Noun(head, count=found.size, digit=digit), found.tail(THINGS)


def times(amount: Amount, draft: Draft) -> Say | None:
    """Renders a number of times: nothing for once, "twice", "3 times", "X times" and then what X is."""
    found = before_noun(amount, draft)  # "X times": the same card, while "for each …" lets another be chosen each time
    if found.number == 1 and found.instead is None:
        return None
    tail = found.tail(THINGS)
    if isinstance(found.instead, int) and found.instead > 1:
        instead = say("Times.two", tail=None) if found.instead == 2 else say("Times.n", n=found.instead, tail=None)
        tail = say("Tail.times", instead=instead, c=found.condition)
    if found.number == 1:
        return say("Times.tail", tail=tail)
    return say("Times.two" if found.number == 2 else "Times.n", n=found.number, tail=tail)
