"""Where a word can stand in a sentence: each kind in an ability of its own, each effect in every mood."""

from __future__ import annotations

from collections.abc import Iterator

from inglenook.lotr.dsl import conditions, effects, terms
from inglenook.lotr.dsl.abilities import Ability, Action, Continuous, Response, Trigger
from inglenook.lotr.dsl.amounts import Number
from inglenook.lotr.dsl.cards import Definition
from inglenook.lotr.dsl.conditions import Condition
from inglenook.lotr.dsl.effects import Effect, Select
from inglenook.lotr.dsl.facade import a, exert, keyword, strength
from inglenook.lotr.dsl.filters import ELF, HOBBIT, MINION, THIS, Filter
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.dsl.modifiers import Modifier
from inglenook.lotr.dsl.values import Value

OPPONENT = terms.AN_OPPONENT
WINS = Happening(terms.WINS, THIS)
EXERTS = Happening(terms.ABOUT_TO_EXERT, ELF)
DRAW = (effects.Draw(),)


def card(*abilities: Ability) -> Definition:
    """Returns a minion with these abilities and no others."""
    return Definition("0C9", "Sample", terms.MINION_TYPE, resistance=5, abilities=abilities)


def sentence(word: object) -> Ability:
    """Returns the plainest ability that says a word."""
    match word:
        case Ability():
            return word
        case Filter():
            return Continuous((strength(1),), word)
        case Value():
            return Action((terms.SKIRMISH,), (effects.Spot(HOBBIT, x="x"), effects.Modify((strength(word),), a(ELF))))
        case Condition():
            return Continuous((keyword(terms.FIERCE),), condition=conditions.All((word,)))
        case Modifier():
            return Continuous((word,), MINION)
        case effects.Spot(x=x) if x:
            return Action((terms.SKIRMISH,), (word, effects.Modify((strength(Number(x)),), a(ELF))))
        case Effect():
            return Action((terms.SKIRMISH,), (word,))
        case Select():
            return Action((terms.SKIRMISH,), (effects.Wound(word),))
        case Happening():
            return Trigger(word, DRAW)
    raise TypeError(
        f"{type(word).__name__} is a new kind of word: say in tests/lotr/rendering/frames.py where it stands"
    )


def moods(effect: Effect) -> Iterator[tuple[str, Ability]]:
    """Yields an effect in every mood: alone, optional, as a cost, by another player, inside other effects."""
    todo = (effect,)
    price = (exert(THIS),)
    composed: dict[str, Effect] = {
        "May": effects.May(todo),
        "May with this as its cost": effects.May(DRAW, costs=todo),
        "May of another player": effects.May(todo, OPPONENT),
        "May of another player with this as its cost": effects.May(DRAW, OPPONENT, todo),
        "May at a price": effects.May(todo, costs=price),
        "May of another player at a price": effects.May(todo, OPPONENT, price),
        "Choose": effects.Choose((todo, DRAW)),
        "Choose of another player": effects.Choose((todo, DRAW), OPPONENT),
        "Unless": effects.Unless(terms.ANY_SHADOW_PLAYER, price, todo),
        "Unless with this as its price": effects.Unless(terms.ANY_SHADOW_PLAYER, todo, DRAW),
        "When": effects.When(conditions.AtThisSite(), todo),
        "When not": effects.When(conditions.AtThisSite(), DRAW, todo),
        "Later": effects.Later(WINS, todo),
        "Repeat": effects.Repeat(3, todo),
        "Prevent": effects.Prevent(todo),
    }
    yield "a command", Action((terms.SKIRMISH,), todo)
    yield "a cost", Action((terms.SKIRMISH,), DRAW, todo)
    yield "optional", Trigger(WINS, todo, optional=True)
    yield "followed by more", Trigger(WINS, (*todo, *DRAW))
    yield "at a moment and followed by more", Trigger(Happening(terms.TURN_STARTS), (*todo, *DRAW))
    yield "an optional cost", Trigger(WINS, DRAW, todo, optional=True)
    yield "in a response", Response(EXERTS, todo, todo)
    yield "another player’s choice in a response", Response(EXERTS, (effects.Choose((todo, DRAW), OPPONENT),))
    for name, outer in composed.items():
        yield f"inside {name}", Action((terms.SKIRMISH,), (outer,))
