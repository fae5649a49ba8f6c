"""What stands on the buttons: each option in words, with what a player needs to know to choose it."""

from __future__ import annotations

from inglenook.kernel.decisions import Option, Seat, Thing
from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.lotr.index import Context
from inglenook.lotr.meaning.modifiers import strength
from inglenook.lotr.meaning.registry import amount
from inglenook.lotr.state import NOBODY
from inglenook.lotr.stats import roaming_penalty, twilight_cost, vitality_left
from inglenook.lotr.table import LotrTable
from inglenook.lotr.visibility import knows
from inglenook.lotr.words import effects, terms
from inglenook.lotr.words.abilities import Ability, Action, Response, Trigger
from inglenook.lotr.words.amounts import Amount
from inglenook.lotr.words.effects import Effect


def called(table: LotrTable, viewer: Seat, thing: Thing) -> Argument:
    """A card's name as the viewer may hear it; a wounded character is told from its unhurt copies."""
    piece = table.cards[thing]
    if not knows(table, viewer, thing):
        if piece.zone == terms.HAND:
            return Message("hidden-card", {"player": Player(piece.owner)})
        return Message("hidden-thing")
    if piece.wounds and not piece.printed.unique:
        return Message("called-wounded", {"card": Name(piece.printed.id), "wounds": piece.wounds})
    return Name(piece.printed.id)


def label(table: LotrTable, viewer: Seat, option: Option) -> Message | None:
    """The label of an option whose verb and things alone do not say enough; None if they do."""
    if option.label is not None:
        return option.label
    verb = option.verb
    if verb in ("play", "start-with"):
        return playing(table, viewer, option)
    if verb in ("use", "respond"):
        return using(table, viewer, option)
    if verb == "assign":
        numbers: dict[str, Argument] = {
            "strength": strength(table, option.subject),
            "against": strength(table, option.other),
        }
        return Message("option-assign", {**both(table, viewer, option), **numbers})
    if verb == "skirmish":
        return skirmish(table, viewer, option.subject)
    if verb in ("wound", "heal"):
        left = vitality_left(table, option.subject)
        return Message(f"option-{verb}", {"subject": called(table, viewer, option.subject), "left": left})
    if verb == "choice":
        return choice(table, option)
    return None


def both(table: LotrTable, viewer: Seat, option: Option) -> dict[str, Argument]:
    """The names of the two cards an option concerns."""
    return {"subject": called(table, viewer, option.subject), "other": called(table, viewer, option.other)}


def playing(table: LotrTable, viewer: Seat, option: Option) -> Message:
    """A card to be played, with its twilight cost as it is now, the roaming penalty included."""
    cost = twilight_cost(table, option.subject)
    if table.turn != NOBODY and option.verb == "play":
        cost += roaming_penalty(table, option.subject)
    subject = called(table, viewer, option.subject)
    return Message(f"option-{option.verb}", {"subject": subject, "cost": cost})


def using(table: LotrTable, viewer: Seat, option: Option) -> Message:
    """An ability; which one, if the card has several that could be meant.  A response may be an event in hand."""
    piece = table.cards[option.subject]
    subject = called(table, viewer, option.subject)
    if piece.printed.type == terms.EVENT_TYPE:
        return Message("option-play", {"subject": subject, "cost": twilight_cost(table, option.subject)})
    abilities = piece.printed.abilities
    usable = [number for number, ability in enumerate(abilities) if is_usable(ability)]
    meant = [number for number in usable if is_meant(table, abilities[number], option)]
    if len(meant) > 1 and option.amount in meant:
        number = usable.index(option.amount) + 1
        return Message("option-use-ability", {"subject": subject, "number": number})
    return Message("option-use", {"subject": subject})


def is_usable(ability: Ability) -> bool:
    """Whether a player may use an ability or not; what is required is only put in order."""
    return isinstance(ability, (Action, Response)) or (isinstance(ability, Trigger) and ability.optional)


def is_meant(table: LotrTable, ability: Ability, option: Option) -> bool:
    """Whether an ability can be what such an option offers: an action of this phase and place, or an answer."""
    if option.verb == "use":
        stacked = table.cards[option.subject].zone == terms.STACKED
        return (
            isinstance(ability, Action) and table.phase in ability.phases and stacked == (ability.zone == terms.STACKED)
        )
    return not isinstance(ability, Action)


def skirmish(table: LotrTable, viewer: Seat, fighter: Thing) -> Message:
    """A skirmish to come, with both totals as they are now."""
    minions: tuple[Thing, ...] = ()
    for other, facing in table.assignments:
        if other == fighter:
            minions = facing
    names = tuple([called(table, viewer, minion) for minion in minions])
    totals: dict[str, Argument] = {
        "strength": strength(table, fighter),
        "against": sum([strength(table, minion) for minion in minions]),
    }
    return Message("option-skirmish", {"subject": called(table, viewer, fighter), "minions": names, **totals})


# Alternatives.


def choice(table: LotrTable, option: Option) -> Message:
    """One of several effects of a card, in a few words."""
    printed = table.cards[option.subject].printed
    ability = printed.abilities[int(option.word.rpartition("-")[2])]
    context = Context(table.cards[option.subject].owner, option.subject)
    said: list[Argument] = []
    for found in choices_in(todo_of(ability)):
        if option.amount <= len(found.options):
            said = [in_words(table, effect, context) for effect in found.options[option.amount - 1]]
    return Message("option-choice", {"effects": tuple(said)})


def todo_of(ability: Ability) -> tuple[Effect, ...]:
    """The costs and effects of an ability."""
    if isinstance(ability, (Action, Response, Trigger)):
        return (*ability.costs, *ability.effects)
    return ()


def choices_in(todo: tuple[Effect, ...]) -> list[effects.Choose]:
    """The choices among some effects, also inside others."""
    found: list[effects.Choose] = []
    for effect in todo:
        if isinstance(effect, effects.Choose):
            found.append(effect)
        elif isinstance(effect, (effects.May, effects.Repeat, effects.Unless)):
            found += choices_in(effect.effects)
        elif isinstance(effect, effects.When):
            found += choices_in((*effect.then, *effect.otherwise))
        elif isinstance(effect, effects.Prevent):
            found += choices_in(effect.instead)
    return found


def in_words(table: LotrTable, effect: Effect, context: Context) -> Message:
    """What an effect does, in a few words; the whole is on the card."""
    if isinstance(effect, effects.Burden):
        return counted("burdens", amount(table, effect.amount, context))
    if isinstance(effect, effects.TwilightTokens):
        return counted("twilight", amount(table, effect.amount, context))
    if isinstance(effect, effects.Exert):
        return times("exert", table, effect.who.count, effect.times, context)
    if isinstance(effect, effects.Wound):
        return times("wound", table, effect.who.count, effect.times, context)
    if isinstance(effect, effects.Heal):
        return times("heal", table, effect.who.count, effect.times, context)
    if isinstance(effect, effects.Discard):
        return Message("does-discard", {"count": max(1, amount(table, effect.who.count, context))})
    if isinstance(effect, effects.DiscardFromHand):
        return Message("does-discard-from-hand", {"count": amount(table, effect.count, context)})
    if isinstance(effect, effects.Draw):
        return Message("does-draw", {"count": amount(table, effect.count, context)})
    if isinstance(effect, effects.Modify) and effect.modifiers:
        modifier = effect.modifiers[0]
        if modifier.stat == terms.STRENGTH:
            return Message("does-strength", {"amount": amount(table, modifier.amount, context)})
        if modifier.stat == terms.KEYWORD:
            return Message("does-keyword", {"keyword": Message(f"keyword-{modifier.word}")})
    return Message("does-something")


def times(verb: str, table: LotrTable, count: Amount, often: Amount, context: Context) -> Message:
    """What is done to characters, one time or more."""
    return Message(f"does-{verb}", {"count": max(1, amount(table, count, context) * amount(table, often, context))})


def counted(what: str, change: int) -> Message:
    """Tokens that come or go."""
    verb = f"remove-{what}" if change < 0 else f"add-{what}"
    return Message(f"does-{verb}", {"count": abs(change)})
