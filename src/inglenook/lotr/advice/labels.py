"""Labels for buttons: the text of each option, with the facts that a player needs to choose it."""

from __future__ import annotations

from inglenook.kernel.decisions import NOTHING, Option, Seat, Thing
from inglenook.kernel.messages import Argument, Message, Player
from inglenook.lotr.advice.card_names import called, with_bearer
from inglenook.lotr.advice.skirmish_forecast import UNHURT, WINS, fate_of
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Ability, Action, Response, Trigger
from inglenook.lotr.library import discards_itself
from inglenook.lotr.rules.skirmish import totals
from inglenook.lotr.stats import tokens_to_play, vitality_left
from inglenook.lotr.table import LotrTable
from inglenook.lotr.visibility import knows


def label(table: LotrTable, viewer: Seat, option: Option) -> Message | None:
    """Returns an option's label if its verb and cards alone do not say enough, else None."""
    if option.label is not None:
        return option.label
    verb = option.verb
    if verb in ("play", "start-with"):
        return playing(table, viewer, option)
    if verb in ("use", "respond"):
        return using(table, viewer, option)
    if verb == "choose":
        return choosing(table, viewer, option.subject)
    if verb == "assign":
        own, against = totals(table, option.subject, (option.other,))
        fate = fate_of(table, option.subject, (option.other,), against, own) if own <= against else WINS
        numbers: dict[str, Argument] = {"strength": own, "against": against, "fate": fate or UNHURT}
        return Message("option-assign", {**both(table, viewer, option), **numbers})
    if verb == "transfer":
        names = {**both(table, viewer, option), "subject": with_bearer(table, viewer, option.subject)}
        return Message("option-transfer", names)
    if verb == "skirmish":
        return skirmish(table, viewer, option.subject)
    if verb in ("wound", "heal"):
        left = vitality_left(table, option.subject)
        return Message(f"option-{verb}", {"subject": called(table, viewer, option.subject), "left": left})
    return None


def both(table: LotrTable, viewer: Seat, option: Option) -> dict[str, Argument]:
    """Returns the names of an option's two cards."""
    return {"subject": called(table, viewer, option.subject), "other": called(table, viewer, option.other)}


def playing(table: LotrTable, viewer: Seat, option: Option) -> Message:
    """Returns the label for playing a card, with its current twilight cost, roaming penalty included.

    If an event has several texts for this phase (1R93), the label also says which text is used.
    """
    subject = called(table, viewer, option.subject)
    if option.verb == "play" and has_copy_elsewhere(table, viewer, option.subject):
        where = whereabouts(table, viewer, option.subject)
        subject = subject if where is None else Message("called-with", {"card": subject, "details": (where,)})
    about: dict[str, Argument] = {"subject": subject, "cost": tokens_to_play(table, option.subject)}
    if table.cards[option.subject].printed.type == terms.EVENT_TYPE:
        number = number_of(table, option)
        if number:
            return Message("option-play-text", {**about, "number": number})
    return Message(f"option-{option.verb}", about)


def has_copy_elsewhere(table: LotrTable, viewer: Seat, thing: Thing) -> bool:
    """Whether a card in a pile may be played while the viewer knows of a copy in another zone."""
    piece = table.cards[thing]
    if piece.zone not in (terms.DECK, terms.DISCARD_PILE, terms.DEAD_PILE):
        return False
    return any(
        other.printed is piece.printed and other.owner == piece.owner and other.zone != piece.zone
        for card, other in enumerate(table.cards)
        if knows(table, viewer, card)
    )


def using(table: LotrTable, viewer: Seat, option: Option) -> Message:
    """Returns the label for using an ability, numbered if the card has several.  A response may be an event in hand."""
    piece = table.cards[option.subject]
    subject = with_bearer(table, viewer, option.subject)
    if piece.printed.type == terms.EVENT_TYPE and not discards_itself(piece.printed.abilities[option.amount]):
        return Message("option-play", {"subject": subject, "cost": tokens_to_play(table, option.subject)})
    number = number_of(table, option)
    if number:
        return Message("option-use-ability", {"subject": subject, "number": number})
    return Message("option-use", {"subject": subject})


def choosing(table: LotrTable, viewer: Seat, thing: Thing) -> Message:
    """Returns the label for choosing a card, with its place."""
    where = whereabouts(table, viewer, thing)
    if where is None:
        return Message("option-choose", {"subject": called(table, viewer, thing)})
    return Message("option-choose-where", {"subject": called(table, viewer, thing, by_owner=False), "where": where})


def whereabouts(table: LotrTable, viewer: Seat, thing: Thing) -> Argument | None:
    """Returns a card's place: its bearer, pile or owner; None for the viewer's own cards in play or in hand."""
    piece = table.cards[thing]
    if not knows(table, viewer, thing):
        return None  # the name of a hidden card includes its place
    if piece.bearer != NOTHING:
        return Message("where-on", {"card": called(table, viewer, piece.bearer)})
    own = piece.owner == viewer
    if piece.zone == terms.DISCARD_PILE:
        return Message("where-own-discard") if own else Message("where-discard", {"player": Player(piece.owner)})
    if piece.zone == terms.DECK and own:
        return Message("where-own-deck")
    if piece.zone == terms.DEAD_PILE:
        return Message("where-own-dead") if own else Message("where-dead", {"player": Player(piece.owner)})
    return None if own or piece.zone == terms.PATH else Player(piece.owner)


def number_of(table: LotrTable, option: Option) -> int:
    """Returns the number of the offered ability on its card, counted from one; 0 if the option is unambiguous."""
    abilities = table.cards[option.subject].printed.abilities
    usable = [number for number, ability in enumerate(abilities) if is_usable(ability)]
    meant = [number for number in usable if is_meant(table, abilities[number], option)]
    return usable.index(option.amount) + 1 if len(meant) > 1 and option.amount in meant else 0


def is_usable(ability: Ability) -> bool:
    """Whether a player may decline to use an ability; required abilities are only put in order."""
    return isinstance(ability, (Action, Response)) or (isinstance(ability, Trigger) and ability.optional)


def is_meant(table: LotrTable, ability: Ability, option: Option) -> bool:
    """Whether an option can offer this ability: an action of this phase and place, or a response."""
    if option.verb in ("use", "play"):
        stacked = option.verb == "use" and table.cards[option.subject].zone == terms.STACKED
        return (
            isinstance(ability, Action) and table.phase in ability.phases and stacked == (ability.zone == terms.STACKED)
        )
    return not isinstance(ability, Action)


def skirmish(table: LotrTable, viewer: Seat, fighter: Thing) -> Message:
    """Returns the label for a skirmish to come; the option's result adds both totals."""
    minions: tuple[Thing, ...] = ()
    for other, facing in table.assignments:
        if other == fighter:
            minions = facing
    names = tuple([called(table, viewer, minion) for minion in minions])
    return Message("option-skirmish", {"subject": called(table, viewer, fighter), "minions": names})
