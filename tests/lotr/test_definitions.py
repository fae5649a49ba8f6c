"""Tests of card definitions: correct shapes, valid references and layers without loops."""

from __future__ import annotations

import dataclasses
import inspect
import re
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from inglenook.lotr.cards import language
from inglenook.lotr.cards.collection import ALL, collector_order
from inglenook.lotr.dsl import (
    abilities,
    amounts,
    cards,
    conditions,
    effects,
    filters,
    happenings,
    modifiers,
    terms,
)
from inglenook.lotr.dsl.abilities import Ability, Action, Continuous, Response, Trigger
from inglenook.lotr.dsl.amounts import Number
from inglenook.lotr.dsl.cards import Definition
from inglenook.lotr.dsl.effects import (
    Discard,
    DiscardFromHand,
    Effect,
    Exert,
    MoveCards,
    Prevent,
    Select,
    Spot,
    TwilightTokens,
)
from inglenook.lotr.dsl.facade import keyword, shadow_number, strength
from inglenook.lotr.dsl.filters import RANGER, That
from inglenook.lotr.dsl.happenings import IT, OTHER_SIDE
from inglenook.lotr.dsl.values import Value
from inglenook.lotr.dsl.walk import words_in
from inglenook.lotr.library import Library, printed

BY_ID: Final = {definition.id: definition for definition in ALL}


def walk(word: object) -> list[object]:
    """Returns a word and every word inside it, in the order of the sentence."""
    return [found for found, _path in words_in(word)]


# Identity.


@pytest.mark.rule("LR-24.5")
def test_collector_codes() -> None:
    """Every card has a code of its own (set, rarity, number), and the library finds it by that."""
    assert [] == [definition.id for definition in ALL if not re.fullmatch(r"[0-6][CUPRS][1-9]\d*", definition.id)]
    assert len(ALL) == len(BY_ID) == len({collector_order(definition) for definition in ALL})
    assert list(BY_ID) == [printed(id).definition.id for id in BY_ID]
    assert sorted(ALL, key=collector_order) == list(ALL)


@pytest.mark.rule("LR-24.5")
@pytest.mark.parametrize(("reprint", "first"), [("4C2", "1C2"), ("4C207", "1C158"), ("4C306", "1C299")])
def test_reprints_say_the_same(reprint: str, first: str) -> None:
    """A reprint has the same definition except for its collector code."""
    assert BY_ID[first] == replace(BY_ID[reprint], id=first)


# Shapes.

HAS: Final[dict[str, tuple[str, ...]]] = {
    terms.COMPANION_TYPE: ("side", "culture", "race", "strength", "vitality", "resistance"),
    terms.ALLY_TYPE: ("side", "culture", "race", "strength", "vitality", "homes"),
    terms.MINION_TYPE: ("side", "culture", "race", "strength", "vitality", "site_number"),
    terms.POSSESSION_TYPE: ("side", "culture"),
    terms.ARTIFACT_TYPE: ("side", "culture"),
    terms.CONDITION_TYPE: ("side", "culture"),
    terms.EVENT_TYPE: ("side", "culture", "abilities"),
    terms.SITE_TYPE: ("site_number", "block", "arrow"),
    terms.RING_TYPE: ("subtitle", "unique", "abilities"),
}
"""Facts that a card of each type must have."""

MAY_HAVE: Final[dict[str, tuple[str, ...]]] = {
    terms.COMPANION_TYPE: ("subtitle", "unique", "cost", "signet", "to_play", "ring_bearer"),
    terms.ALLY_TYPE: ("subtitle", "unique", "cost", "to_play"),
    terms.MINION_TYPE: ("subtitle", "unique", "cost", "to_play"),
    terms.POSSESSION_TYPE: ("subtitle", "unique", "cost", "strength", "vitality", "item_class", "on", "to_play"),
    terms.ARTIFACT_TYPE: ("subtitle", "unique", "cost", "strength", "vitality", "item_class", "on", "to_play"),
    terms.CONDITION_TYPE: ("subtitle", "unique", "cost", "strength", "vitality", "on", "to_play"),
    terms.EVENT_TYPE: ("cost", "to_play"),
    terms.SITE_TYPE: ("shadow_number",),
    terms.RING_TYPE: ("strength", "vitality"),
}
"""Facts that a card of each type can have."""

ALWAYS: Final = ("id", "title", "type")
RACELESS: Final = ("Gollum", "Sméagol")
"""Characters without a race (LG-45)."""
EVERYBODY: Final = ("keywords", "abilities")


def misshapen(definition: Definition) -> list[str]:
    """Returns the facts that a card of its type lacks, or cannot have."""
    given = [field.name for field in dataclasses.fields(definition) if getattr(definition, field.name) != field.default]
    needed = [name for name in (*ALWAYS, *HAS[definition.type]) if name != "race" or definition.title not in RACELESS]
    possible = (*needed, *MAY_HAVE[definition.type], *EVERYBODY)
    return [name for name in needed if name not in given] + [name for name in given if name not in possible]


@pytest.mark.rule("LR-1.9")
def test_shapes() -> None:
    """Every card has the facts of its type and no others: a minion its site number, a companion its vitality."""
    assert {} == {definition.id: misshapen(definition) for definition in ALL if misshapen(definition)}


@pytest.mark.rule("LR-1.9")
@pytest.mark.parametrize(
    ("card", "change", "wrong"),
    [
        ("1C145", {"site_number": 0}, ["site_number"]),
        ("1U97", {"vitality": 0}, ["vitality"]),
        ("1C37", {"strength": 2}, ["strength"]),
        ("1U320", {"side": terms.SHADOW}, ["side"]),
        ("1C286", {"homes": ()}, ["homes"]),
    ],
)
def test_wrong_shapes_are_noticed(card: str, change: dict[str, object], wrong: list[str]) -> None:
    """A fact that is missing, or that does not belong to the type, is found."""
    assert wrong == misshapen(replace(BY_ID[card], **change))  # type: ignore[arg-type]


@pytest.mark.rule("LR-1.1", "LR-1.28", "LR-13.5")
def test_facts_agree_with_each_other() -> None:
    """Sides go with types, sanctuaries with sites 3 and 6, arrows with numbers, the Ring-bearer with his resistance."""
    wrong = []
    for definition in ALL:
        if definition.type in (terms.COMPANION_TYPE, terms.ALLY_TYPE) and definition.side != terms.FREE_PEOPLES:
            wrong.append((definition.id, "side"))
        if definition.type == terms.MINION_TYPE and definition.side != terms.SHADOW:
            wrong.append((definition.id, "side"))
        if definition.type == terms.SITE_TYPE:
            is_sanctuary = (terms.SANCTUARY, 1) in definition.keywords
            if is_sanctuary != (definition.site_number in (3, 6)):
                wrong.append((definition.id, "sanctuary"))
            if (definition.arrow == terms.RIGHT) != (definition.site_number in (3, 4, 7, 8)):
                wrong.append((definition.id, "arrow"))
        if definition.ring_bearer and (definition.title, definition.resistance) != ("Frodo", 10):
            wrong.append((definition.id, "Ring-bearer"))
        if definition.subtitle and not definition.unique:
            wrong.append((definition.id, "unique"))
    assert [] == wrong


# Sentences.


def parts(ability: Ability) -> tuple[Effect, ...]:
    """Returns the costs and effects of an ability, in the order in which they are done."""
    if isinstance(ability, (Action, Response, Trigger)):
        return (*ability.costs, *ability.effects)
    return ()


def unknown_names(ability: Ability) -> list[str]:
    """Returns the names of cards and numbers that an ability uses before it remembers them."""
    known = {IT, OTHER_SIDE} if isinstance(ability, (Response, Trigger)) else set()
    numbers: set[str] = set()
    unknown: list[str] = []
    for part in parts(ability):
        inside = list(walk(part))
        known |= {word.remember for word in inside if getattr(word, "remember", "")}  # type: ignore[attr-defined]
        known |= {word.bearer for word in inside if isinstance(word, Discard) and word.bearer}
        numbers |= {word.x for word in inside if isinstance(word, (Spot, Exert, TwilightTokens)) and word.x}
        numbers |= {word.remember for word in inside if isinstance(word, (DiscardFromHand, MoveCards, Select))}
        unknown += [word.name for word in inside if isinstance(word, That) and word.name not in known]
        unknown += [word.name for word in inside if isinstance(word, Number) and word.name not in numbers]
    return unknown


@pytest.mark.rule("KR-17")
def test_what_is_named_was_remembered() -> None:
    """ "That minion" and "X" refer only to a minion or number chosen earlier in the same ability."""
    assert [] == [(card.id, name) for card in ALL for ability in card.abilities for name in unknown_names(ability)]


@pytest.mark.rule("KR-17")
def test_unknown_names_are_noticed() -> None:
    """A reference to what nobody has chosen yet is found."""
    swordsman = BY_ID["1C117"].abilities[0]
    assert isinstance(swordsman, Action)
    effects = tuple([replace(effect, who=None) for effect in swordsman.effects])  # type: ignore[call-arg]
    assert ["ranger"] == unknown_names(replace(swordsman, effects=effects))


@pytest.mark.rule("KR-17")
def test_only_what_is_about_to_happen_is_prevented() -> None:
    """Prevention answers a happening that is about to take place, never one that has taken place."""
    wrong = []
    for definition in ALL:
        for ability in definition.abilities:
            if any(isinstance(word, Prevent) for part in parts(ability) for word in walk(part)):
                happening = ability.to if isinstance(ability, Response) else getattr(ability, "on", None)
                if happening is None or not happening.kind.startswith("about-to-"):
                    wrong.append(definition.id)
    assert [] == wrong


@pytest.mark.rule("KR-17")
def test_limits_have_a_period() -> None:
    """A number of uses says for how long, and a period says how many."""
    limited = [ability for card in ALL for ability in card.abilities if isinstance(ability, (Action, Trigger))]
    assert [] == [ability for ability in limited if (ability.uses > 0) != (ability.period != "")]


# Layers.

KEYWORDS: Final = (terms.KEYWORD, terms.NO_KEYWORD)
READS: Final[dict[type, tuple[str, ...]]] = {
    filters.WithKeyword: KEYWORDS,
    filters.DefenderAtLeast: KEYWORDS,
    filters.RingBound: KEYWORDS,
    filters.Unbound: KEYWORDS,
    filters.Exhausted: (terms.VITALITY,),
    filters.Roaming: (terms.SITE_NUMBER, terms.NOT_ROAMING),
    filters.WithFellowship: (terms.CAN,),
    filters.StrengthAtLeast: (terms.STRENGTH,),
    filters.VitalityAtLeast: (terms.VITALITY,),
    amounts.StrengthOf: (terms.STRENGTH,),
    amounts.VitalityOf: (terms.VITALITY,),
    amounts.Count: (terms.SPOTTED,),
    conditions.CanSpot: (terms.SPOTTED,),
    conditions.CanSpotMore: (terms.SPOTTED,),
    conditions.AtSite: KEYWORDS,
    conditions.Controls: KEYWORDS,
}
"""The words that read a number which modifiers can change."""

READS_NOTHING: Final = (
        *(filters.Filter, filters.Both, filters.Either, filters.Except, filters.Anything, filters.OfType,
      filters.OfSide, filters.OfCulture, filters.OfRace, filters.OfClass, filters.Titled, filters.WithSignet,
      filters.Unique, filters.This, filters.Bearer, filters.That, filters.Yours, filters.OfThatPlayer,
      filters.RingBearer,
      filters.Wounded, filters.Mounted, filters.Bearing, filters.BorneBy, filters.StackedOn, filters.WithStacked,
      filters.Skirmishing, filters.InSkirmish, filters.AssignedNow, filters.HomeAt, filters.SiteYouControl,
      filters.OnPath, filters.InSupportArea, filters.ForPhase, filters.OfNamedCulture, filters.OfCultureOf,
      filters.OfTokenCulture, filters.RaceInPlay, filters.CopyOf),
        *(Value, amounts.Races, amounts.Number, amounts.If, amounts.Times, amounts.Plus,
      amounts.AtMost, amounts.Burdens, amounts.Cultures, amounts.Twilight, amounts.WoundsOn, amounts.TokensOn,
      amounts.CostOf, amounts.SitesControlled, amounts.InPile),
        *(conditions.Condition, conditions.All, conditions.Any, conditions.Without,
      conditions.Is, conditions.AtThisSite, conditions.PoolBelow, conditions.BurdensAtMost, conditions.HasMoved,
      conditions.MovedTo,
      conditions.AtLeast, conditions.DeckIsEmpty, conditions.WasAssigned, conditions.HasLost,
      conditions.DeadPileHas, conditions.RingIsWorn, conditions.During, conditions.NotYetPlayed,
      conditions.HomeControlledByOpponent, conditions.HandAtLeast),
)  # fmt: skip
"""The words that read only the table: positions, tokens, piles, what is printed; or nothing but the words in them."""

EXCEPTIONS: Final[tuple[tuple[str, str], ...]] = (
    ("0P56", terms.KEYWORD),  # it asks for a forest, and nothing that makes a site one asks for defenders
    ("1U135", terms.STRENGTH),  # it asks who takes part, and nothing that lets an ally take part reads a strength
    ("2R73", terms.KEYWORD),  # it gives tentacles damage, and nothing makes a tentacle
    ("4C122", terms.SITE_NUMBER),  # it looks for the Ring-bound, and nothing that binds to the Ring reads a site number
    ("4R133", terms.KEYWORD),  # it makes the Ring-bound defenders, and nothing that binds to the Ring reads that
    ("4U136", terms.KEYWORD),  # it asks for a battleground, and nothing makes a site one
    ("4R176", terms.KEYWORD),  # it spots trackers, and nothing makes a tracker
    ("4R179", terms.KEYWORD),  # a battleground, as 4U136
    ("4U194", terms.KEYWORD),  # it looks for cards that are searches, and nothing makes a search
    ("4C195", terms.KEYWORD),  # the same
    ("4R200", terms.KEYWORD),  # a battleground, as 4U136
    ("4R272", terms.KEYWORD),  # it asks for villagers, and nothing makes a villager
    ("6R49", terms.SITE_NUMBER),  # it spots rangers, and nothing that makes a ranger reads a site number
)
"""Cards whose text reads what it changes, by id and stat, each with a comment that says why that comes to an end."""


def loops(definition: Definition) -> list[tuple[str, str]]:
    """Returns a card's modifiers that read a stat not calculated before the one they change."""
    wrong = []
    for ability in definition.abilities:
        if isinstance(ability, Continuous):
            for modifier in ability.modifiers:
                for word in walk((ability.of, ability.condition, modifier.amount, modifier.by, modifier.on)):
                    if isinstance(word, (conditions.AtSite, conditions.Controls)) and not word.keyword:
                        continue
                    for stat in READS.get(type(word), ()):
                        if terms.STATS.index(stat) >= terms.STATS.index(modifier.stat):
                            wrong.append((definition.id, modifier.stat))
    return wrong


@pytest.mark.rule("KR-17")
def test_no_text_reads_what_it_changes() -> None:
    """A continuous text reads only numbers that come before the one it changes, so no question comes back to itself."""
    assert list(EXCEPTIONS) == list(dict.fromkeys([loop for definition in ALL for loop in loops(definition)]))


@pytest.mark.rule("KR-17")
def test_loops_are_noticed() -> None:
    """A strength that depends on keywords is fine, a keyword that depends on keywords is not."""
    fine = Continuous((strength(1), shadow_number(1)), of=RANGER)
    loop = Continuous((keyword(terms.FIERCE),), of=filters.MINION, condition=conditions.CanSpot(RANGER))
    card = replace(BY_ID["1U97"], abilities=(fine, loop))
    assert [("1U97", terms.KEYWORD)] * 2 == loops(card)


@pytest.mark.rule("KR-17")
def test_every_word_says_what_it_reads() -> None:
    """Each filter, amount and condition is listed with the stats it reads."""
    words = [
        kind
        for module, base in ((filters, filters.Filter), (amounts, Value), (conditions, conditions.Condition))
        for _name, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, base) and kind.__module__.startswith(module.__name__)
    ]
    assert [] == [kind.__name__ for kind in words if kind not in READS and kind not in READS_NOTHING]


# The guide.

GUIDE: Final = (Path(__file__).parents[2] / "docs" / "card-language.md").read_text(encoding="utf-8")


@pytest.mark.card("1C37", "1C121", "4C270")
def test_examples_of_the_guide(monkeypatch: pytest.MonkeyPatch) -> None:
    """The examples that the guide shows are the definitions that are played."""
    examples = Library()
    monkeypatch.setattr(language, "LIBRARY", examples)
    for block in re.findall(r"```python\n(card\(.*?)```", GUIDE, re.DOTALL):
        exec(block, dict(vars(language)))
    assert ["1C121", "1C37", "4C270"] == list(examples.cards)
    assert [BY_ID[id] for id in examples.cards] == [card.definition for card in examples.cards.values()]


@pytest.mark.rule("KR-17")
def test_the_guide_has_every_word() -> None:
    """The guide lists each word of the card language."""
    bases = ("Ability", "Effect", "Filter", "Value", "Condition")
    words = [
        name
        for module in (filters, amounts, conditions, modifiers, effects, happenings, abilities, cards)
        for name, kind in inspect.getmembers(module, inspect.isclass)
        if kind.__module__.startswith(module.__name__) and name not in bases
    ]
    assert [] == [name for name in words if f"`{name}`" not in GUIDE]
