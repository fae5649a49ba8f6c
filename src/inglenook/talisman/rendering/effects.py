"""Texts of effects and conditions.

Effects are phrases that follow a colon, addressed to the player whose character is affected; conditions are clauses.
Effects on another character (the target of a Spell, every character) use the phrase in its form `.they`.

An effect with several lines (a roll table, a choice, a list by alignment) gets lines of its own if it stands alone,
and brackets if it is part of another effect.
"""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.kernel.messages import Argument, Message, Name
from inglenook.talisman.dsl.conditions import Condition, HasAtLeast, HasFollower, HasNoQuest, IsAligned
from inglenook.talisman.dsl.effects import (
    AcceptQuest,
    Become,
    BecomeToad,
    Buy,
    ByAlignment,
    Choice,
    ChooseOne,
    DiscardCard,
    DiscardSpells,
    DrawSpellsToLimit,
    Effect,
    Entry,
    Everyone,
    FightBeing,
    Gain,
    GiveUp,
    GoAnywhere,
    GoTo,
    HandOver,
    Heal,
    JoinAsFollower,
    LayGoldOn,
    LeaveObject,
    Lessons,
    LiftCurse,
    Lose,
    MissTurn,
    NextCrossing,
    NextMove,
    OneSpaceForAll,
    Riddle,
    Roll,
    RollForEachFollower,
    SellObjects,
    StayUntil,
    TakeCounter,
    Toll,
    Wander,
    When,
)
from inglenook.talisman.dsl.terms import ALL, EVIL, GOOD, LIFE, NEUTRAL, PRAYING
from inglenook.talisman.rendering.parts import (
    Table,
    adventure_cards,
    aligned,
    any_of,
    bracketed,
    goods,
    in_order,
    line,
    or_else,
    results,
    row,
    term,
    text,
)

PEOPLE = ("healer", "blacksmith", "mystic", "enchantress", "alchemist", "doctor")
"""Choices named after a person to call on, whose name says more than the effects."""

QUESTS = range(1, 7)
"""Quests of the Warlock, by the roll of a die (TD-64)."""


ON_TARGET = "on-target"
"""Label of the effects that a Spell has on another character, worded in the third person."""

CONDITIONAL = ("on-visit", "if-you-wish")
"""Labels with a form that includes the condition of what follows, so that one clause says both: `on-visit-if`."""


def lines(label: str, effects: Sequence[Effect]) -> list[Message]:
    """Returns effects as lines of their own; the label says when they happen."""
    found: list[Message] = []
    for effect in effects:
        table = spread(effect)
        said = phrase(effect) if table is None else table.intro
        found.append(line(labelled("then" if found else label, said)))
        rows = table.rows if table else []
        found += [line(text("of-target", effects=said) if label == ON_TARGET else said) for said in rows]
    return found


def labelled(label: str, said: Message) -> Message:
    """Puts a label before a phrase."""
    if label in CONDITIONAL and said.id == "text-when":
        return text(f"{label}-if", **said.arguments)
    return text(label, effects=said)


def phrases(effects: Sequence[Effect]) -> Message:
    """Joins several effects into one phrase."""
    return in_order([phrase(effect) for effect in effects])


def phrase(effect: Effect) -> Message:
    """Returns one effect as a phrase."""
    table = spread(effect)
    if table is not None:
        return table.inline
    effect = simplified(effect)
    match effect:
        case Gain(what, amount):
            return text(f"gain-{what}", amount=amount)
        case Lose(what, amount):
            return text(f"lose-all-{what}") if amount == ALL else text(f"lose-{what}", amount=amount)
        case Heal():
            return heal(effect)
        case MissTurn(turns):
            return text("miss-turn", turns=turns)
        case BecomeToad():
            return text("become-toad")
        case Become(alignment):
            return text(f"become-{alignment}")
        case GoTo(space):
            return text("go-to", space=Name(space))
        case GoAnywhere():
            return text("go-anywhere")
        case NextMove(spaces):
            return text("next-move", spaces=any_of([Name(space) for space in spaces])) if spaces else text("next-outer")
        case NextCrossing():
            return text("next-crossing")
        case StayUntil(values):
            return text("stay-until", values=any_of(values))
        case FightBeing(being, strength, 0):
            return text("fight-strength", being=Message("being-" + being), amount=strength)
        case FightBeing(being, 0, craft):
            return text("fight-craft", being=Message("being-" + being), amount=craft)
        case When(condition, (), otherwise):
            return text("unless", condition=clause(condition), effects=phrases(otherwise))
        case When(condition, effects, otherwise):
            return unless(text("when", condition=clause(condition), effects=phrases(effects)), otherwise)
        case GiveUp():
            return give_up(effect)
        case HandOver(names, effects):
            return text("hand-over", followers=any_of(adventure_cards(names)), effects=phrases(effects))
        case ChooseOne((choice,), optional):
            return text("do-if-you-wish", effects=choice_text(choice)) if optional else choice_text(choice)
        case Everyone():
            return everyone(effect)
        case Buy():
            return buy(effect)
        case SellObjects(price):
            return text("sell-objects", price=price)
        case DrawSpellsToLimit():
            return text("draw-spells-to-limit")
        case DiscardSpells():
            return text("discard-spells")
        case LeaveObject():
            return leave_object(effect)
        case LiftCurse():
            return text("lift-curse")
        case LayGoldOn(space):
            return text("lay-gold-on", space=Name(space))
        case TakeCounter(what):
            return text(f"take-counter-{what}")
        case Lessons(price):
            return text("lessons", price=price)
        case DiscardCard():
            return text("discard-card")
        case Wander():
            return text("wander")
        case JoinAsFollower():
            return text("join-as-follower")
        case OneSpaceForAll(rounds):
            return text("one-space-for-all", rounds=rounds)
        case RollForEachFollower(dies_on):
            return text("roll-for-each-follower", values=any_of(dies_on))
    raise AssertionError(f"{type(effect).__name__} has no wording")


def clause(condition: Condition) -> Message:
    """Returns a condition as a clause after "if"."""
    match condition:
        case IsAligned(alignments):
            return text("is-aligned", alignments=aligned(alignments))
        case HasAtLeast(what, amount):
            return text(f"has-at-least-{what}", amount=amount)
        case HasFollower(names):
            return text("has-follower", followers=any_of(adventure_cards(names)))
        case HasNoQuest():
            return text("has-no-quest")
    raise AssertionError(f"{type(condition).__name__} has no wording")


def simplified(effect: Effect) -> Effect:
    """Turns an effect on one alignment only into a conditional effect."""
    match effect:
        case ByAlignment(good, (), ()):
            return When(IsAligned((GOOD,)), good)
        case ByAlignment((), (), evil):
            return When(IsAligned((EVIL,)), evil)
    return effect


def spread(effect: Effect) -> Table | None:
    """Returns the effect as a table of lines; None if it has no such lines."""
    match simplified(effect):
        case Roll() as rolled:
            return roll(rolled)
        case ChooseOne(choices, optional) if len(choices) > 1:
            cells = [choice_text(choice) for choice in choices]
            rows = [text("choice", choice=cell) for cell in cells]
            intro = text("may-choose-one" if optional else "choose-one")
            return Table(intro, rows, text("choices", intro=intro, cells=or_else(cells)))
        case ByAlignment(good, neutral, evil):
            parts = {GOOD: phrases(good), NEUTRAL: phrases(neutral), EVIL: phrases(evil)}
            rows = [text(f"row-{alignment}", effects=found) for alignment, found in parts.items()]
            cells = [row(term(alignment), found) for alignment, found in parts.items()]
            return bracketed(text("by-alignment"), rows, cells)
        case Toll(entries):
            rows = [row(results(low, high), phrase(Lose(LIFE, lives))) for low, high, lives in entries]
            return bracketed(text("toll"), rows)
        case Riddle(solved, failed):
            rows = [text("solved", effects=phrases(solved)), text("failed", effects=phrases(failed))]
            return bracketed(text("roll", dice=2), rows)
        case AcceptQuest():
            rows = [row(number, text(f"quest-{number}")) for number in QUESTS]
            return bracketed(text("accept-quest"), rows)
        case When(condition, effects, ()):
            table = spread(effects[-1])
            if table is not None:
                leading = in_order([*map(phrase, effects[:-1]), table.intro])
                inline = text("when", condition=clause(condition), effects=phrases(effects))
                return Table(text("when", condition=clause(condition), effects=leading), table.rows, inline)
    return None


def roll(effect: Roll) -> Table:
    """Returns the table of a roll; a table that only sends the character to spaces just names them."""
    destinations = [destination(entry) for entry in effect.entries]
    if all(destinations):
        rows = [
            row(results(entry.low, entry.high), Name(space))
            for entry, space in zip(effect.entries, destinations, strict=True)
        ]
        return bracketed(text("roll-for-space", dice=effect.dice), rows)
    rows = [row(results(entry.low, entry.high), phrases(entry.effects)) for entry in effect.entries]
    return bracketed(text("pray" if effect.occasion == PRAYING else "roll", dice=effect.dice), rows)


def destination(entry: Entry) -> str:
    """Returns the space to which a table line sends the character, if that is its only effect."""
    match entry.effects:
        case (GoTo(space),):
            return space
    return ""


def choice_text(choice: Choice) -> Message:
    """Returns the text of a choice, with the person it comes from and its condition."""
    said = phrases(choice.effects)
    if choice.name in PEOPLE:
        said = text(f"call-on-{choice.name}", effects=said)
    if choice.needs is not None:
        said = text("only-if", condition=clause(choice.needs), effects=said)
    return said


def heal(effect: Heal) -> Message:
    """Returns the text of healing: all lives or some, free or for a price."""
    arguments: dict[str, Argument] = {}
    if effect.most != ALL:
        arguments["most"] = effect.most
    if effect.price:
        arguments["price"] = effect.price
    kind = {(): "heal-all", ("most",): "heal", ("price",): "heal-all-for", ("most", "price"): "heal-for"}
    return text(kind[tuple(arguments)], **arguments)


def give_up(effect: GiveUp) -> Message:
    """Returns the text of what is handed over, what follows, and what happens otherwise."""
    how = "let-die" if effect.dies else "give-up"
    said = text(f"{'may-' if effect.optional else ''}{how}-{effect.what}", amount=effect.amount)
    if effect.effects:
        said = text("and-so", cost=said, effects=phrases(effect.effects))
    return unless(said, effect.otherwise)


def buy(effect: Buy) -> Message:
    """Returns the text of the goods for sale, with their prices and the most that can be bought."""
    things = goods([name for name, _ in effect.prices])
    prices = [price for _, price in effect.prices]
    offers = tuple(text("price", thing=thing, price=price) for thing, price in zip(things, prices, strict=True))
    return text("buy", goods=offers) if effect.most == ALL else text("buy-at-most", goods=offers, most=effect.most)


def leave_object(effect: LeaveObject) -> Message:
    """Returns the text of an object that stays behind, and of how it is chosen."""
    chosen = "random-" if effect.random else ""
    said = text(f"leave-{chosen}{'magic-object' if effect.magic else 'object'}")
    return text("if-none", first=said, otherwise=phrases(effect.otherwise)) if effect.otherwise else said


def everyone(effect: Everyone) -> Message:
    """Returns the text of effects on every character, or on some of them."""
    who = text("each-here" if effect.this_region else "each")
    if effect.except_aligned:
        who = text("each-except", who=who, alignments=aligned(effect.except_aligned))
    return text("everyone", who=who, effects=phrases(effect.effects))


def unless(said: Message, otherwise: Sequence[Effect]) -> Message:
    """Adds to a phrase what happens if it does not apply."""
    return text("if-not", first=said, otherwise=phrases(otherwise)) if otherwise else said
