"""Answers to a happening: triggers and responses of active cards, events in hand (LR-26.5 to LR-26.9)."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from inglenook.kernel.decisions import NOTHING, RESPOND, Option, Seat, Thing
from inglenook.kernel.events import Event, Reaction, Result, offer
from inglenook.kernel.hooks import Hook
from inglenook.kernel.messages import Message, Name
from inglenook.lotr.active import answered_by_events, index_of, is_active, is_heard_in_play, is_heard_now, is_lent
from inglenook.lotr.dsl import effects, terms
from inglenook.lotr.dsl.abilities import Ability, Response, Trigger
from inglenook.lotr.dsl.happenings import IT, OTHER_SIDE, Happening
from inglenook.lotr.evaluation.positions import in_skirmish
from inglenook.lotr.evaluation.registry import BEARER, fits, holds
from inglenook.lotr.index import Context, Saying
from inglenook.lotr.library import LIBRARY, discards_itself, part_id
from inglenook.lotr.requirements.bearers import NO, fits_as_printed
from inglenook.lotr.requirements.gained_costs import can_pay_gained
from inglenook.lotr.requirements.legality import can_do_all, can_follow
from inglenook.lotr.requirements.reach import concerned
from inglenook.lotr.responses.facts import Facts, event_of, takes_over
from inglenook.lotr.state import NOBODY, Waiting
from inglenook.lotr.stats import forbidden
from inglenook.lotr.table import LotrTable


class Answer(Reaction[LotrTable]):
    """An ability that answers a happening: a trigger once (LR-10.3), a Response as often as it can be paid (LG-66).

    A Response without costs also answers only once, as it could be used without end (LG-99, 1R183).
    """

    def __init__(
        self, seat: Seat, card: Thing, number: int, ability: Ability, facts: Facts, about: Event[Any] | None, due: bool
    ) -> None:
        once = isinstance(ability, Trigger) or (isinstance(ability, Response) and not ability.costs)
        super().__init__(seat, card, number, due or (isinstance(ability, Trigger) and not ability.optional), once)
        self.words: Final = ability
        self.facts: Final = facts
        self.about: Final = about

    async def resolve(self, table: LotrTable) -> None:
        await CARRY_OUT.get()(table, self)


MOST_ABILITIES: Final = 100
"""Upper bound of the number of abilities on a card."""


class Promised(Reaction[LotrTable]):
    """Effects that an ability announced for a later happening, when it comes (`dsl.effects.Later`).

    Each announcement counts as an ability of its own: all of them are carried out.
    """

    def __init__(self, waiting: Waiting, later: effects.Later, facts: Facts, about: Event[Any] | None) -> None:
        heard_as = waiting.ability + MOST_ABILITIES * waiting.place
        super().__init__(waiting.seat, waiting.card, heard_as, required=not later.optional, once=True)
        self.waiting: Final = waiting
        self.facts: Final = facts
        self.about: Final = about

    def option(self) -> Option:
        said = Message(part_id(self.waiting.source, self.waiting.path))
        again = str(self.waiting.place + 1) if self.waiting.place else ""
        return Option(RESPOND, self.card, amount=self.waiting.ability, word=again, label=said)

    async def resolve(self, table: LotrTable) -> None:
        await KEEP_PROMISE.get()(table, self)


ACTIONS: Final = "inglenook.lotr.effects.actions"

CARRY_OUT: Final[Hook[Callable[[LotrTable, Answer], Coroutine[Any, Any, None]]]] = Hook(ACTIONS)
"""Pays for an answer and carries it out."""

KEEP_PROMISE: Final[Hook[Callable[[LotrTable, Promised], Coroutine[Any, Any, None]]]] = Hook(ACTIONS)
"""Carries out announced effects."""

SETTLE: Final[Hook[Callable[[LotrTable, Thing], Coroutine[Any, Any, None]]]] = Hook(ACTIONS)
"""Applies the rules' permanent checks: death (by the card of the last wound, if any), corruption, self-discards."""

PLAY: Final[Hook[Callable[[LotrTable, Seat, Thing, effects.PlayCard, Context], Coroutine[Any, Any, bool]]]] = Hook(
    ACTIONS
)
"""Plays a card by an effect; returns whether it was played."""

MAY_PLAY_EVENT: Final[Hook[Callable[[LotrTable, Seat, Thing], bool]]] = Hook(ACTIONS)
"""Whether an event's twilight cost and play requirements can be met."""


class Moment(Result[LotrTable]):
    """A happening that has just occurred, or a moment such as the start of a turn or of a skirmish."""

    def __init__(self, facts: Facts) -> None:
        self.facts: Final = facts

    def responses(self, table: LotrTable) -> list[Reaction[LotrTable]]:
        return answers_to(table, self.facts, None)

    def about(self) -> Thing:
        return self.facts.card

    def prompt(self, table: LotrTable) -> Message:
        return Message("prompt-respond", {"event": event_of(table, self.facts)})

    def may_hide_response(self, table: LotrTable, seat: Seat) -> bool:
        return may_answer_from_hand(table, self.facts, seat)

    async def settle(self, table: LotrTable) -> None:
        await SETTLE.get()(table, NOTHING)


class AboutTo(Event[LotrTable]):
    """A happening that is about to occur to a card; subclasses define what it does."""

    def __init__(self, facts: Facts) -> None:
        super().__init__()
        self.facts: Final = facts

    def responses(self, table: LotrTable) -> list[Reaction[LotrTable]]:
        return answers_to(table, self.facts, self)

    def prompt(self, table: LotrTable) -> Message:
        return Message("prompt-respond-about-to", {"event": event_of(table, self.facts)})

    def may_hide_response(self, table: LotrTable, seat: Seat) -> bool:
        return may_answer_from_hand(table, self.facts, seat)

    def happen(self, table: LotrTable) -> list[Result[LotrTable]]:
        return []

    async def settle(self, table: LotrTable) -> None:
        if table.settled_at != table.version:
            await SETTLE.get()(table, NOTHING)


def is_answered(table: LotrTable, kind: str) -> bool:
    """Whether any card could answer such a happening, so that a response window is needed.

    Events count whether or not they are in this game: a window must not reveal what is in a deck.
    """
    return is_heard_in_play(table, kind) or kind in LIBRARY.answered_from_hand()


def is_heard(table: LotrTable, kind: str) -> bool:
    """Whether any card could answer a moment that is only offered; if no one watches, only this game's cards count."""
    if is_heard_in_play(table, kind):
        return True
    return kind in LIBRARY.answered_from_hand() and (table.watched or kind in answered_by_events(table))


def moment(
    table: LotrTable,
    kind: str,
    card: Thing,
    others: tuple[Thing, ...] = (),
    seat: Seat = NOBODY,
    source: Thing = -1,
    timing: str = "",
) -> list[Result[LotrTable]]:
    """Returns the moment to be answered, or an empty list if no card could answer it."""
    if not is_answered(table, kind):
        return []
    return [Moment(Facts(kind, card, others, seat, source, timing))]


def leaving(
    table: LotrTable,
    kind: str,
    card: Thing,
    together: Sequence[Thing],
    others: tuple[Thing, ...] = (),
    source: Thing = -1,
    timing: str = "",
) -> list[Result[LotrTable]]:
    """Returns the moment of a card's death or discard, recorded while it is still in play so that its own text answers.

    Cards that leave play together with it answer, too (LG-93), but not with abilities usable only in play (LR-10.17).
    """
    if not is_answered(table, kind):
        return []
    facts = Facts(kind, card, others, source=source, timing=timing)
    for saying in index_of(table).answers:
        if saying.when != kind or not is_heard_now(table, saying):
            continue
        if saying.card == card or (saying.card in together and isinstance(saying.ability, Trigger)):
            facts.last_words += (saying,)
            facts.bearers += (table.cards[saying.card].bearer,)
    return [Moment(facts)]


def answers_to(table: LotrTable, facts: Facts, about: Event[Any] | None) -> list[Reaction[LotrTable]]:
    """Returns everything that may or must answer a happening now."""
    found: list[Reaction[LotrTable]] = []
    sayings = index_of(table).answers
    if facts.last_words:
        sayings = [saying for saying in facts.last_words if not is_active(table, saying.card)] + sayings
    for saying in sayings:
        if saying.when == facts.kind and is_heard_now(table, saying):
            for seat in speakers_of(table, saying):
                if can_answer(table, facts, saying.ability, seat, saying.card, saying.number):
                    due = takes_over(table, facts, saying.ability)
                    found.append(Answer(seat, saying.card, saying.number, saying.ability, facts, about, due))
    for waiting in table.waiting:
        later = waiting.words()
        if later.on.kind != facts.kind or table.players[waiting.seat].out:
            continue
        if comes_true(table, waiting, later, facts):
            found.append(Promised(waiting, later, facts, about))
    sides = LIBRARY.answered_from_hand().get(facts.kind)
    if sides is not None and table.turn != NOBODY and facts.kind in answered_by_events(table):
        for seat in table.seats_in_order():
            side = terms.FREE_PEOPLES if seat == table.turn else terms.SHADOW
            if side in sides:
                for card in table.players[seat].hand:
                    add_from_hand(table, facts, about, seat, card, side, found)
    return found


def in_play_answers(table: LotrTable, kind: str, card: Thing) -> bool:
    """Whether a card in play, visible to all players, would answer such a happening to this card."""
    facts = Facts(kind, card)
    sayings = [saying for saying in index_of(table).answers if saying.when == kind and is_heard_now(table, saying)]
    spoken = [(saying, seat) for saying in sayings for seat in speakers_of(table, saying)]
    return any(can_answer(table, facts, one.ability, seat, one.card, one.number) for one, seat in spoken)


def add_from_hand(
    table: LotrTable,
    facts: Facts,
    about: Event[Any] | None,
    seat: Seat,
    card: Thing,
    side: str,
    found: list[Reaction[LotrTable]],
) -> None:
    """Adds a fitting Response event in hand to `found` (LG-55)."""
    printed = table.cards[card].printed
    if printed.side != side or printed.type != terms.EVENT_TYPE:
        return
    for number in printed.answers.get(facts.kind, ()):
        ability = printed.abilities[number]
        fits_now = can_answer(table, facts, ability, seat, card, number)
        if fits_now and (discards_itself(ability) or MAY_PLAY_EVENT.get()(table, seat, card)):
            found.append(Answer(seat, card, number, ability, facts, about, False))


def speaker_of(table: LotrTable, saying: Saying) -> Seat:
    """Returns the player of an ability: the card's owner, or for a site the Free Peoples player."""
    piece = table.cards[saying.card]
    return table.turn if piece.printed.type == terms.SITE_TYPE else piece.owner


def speakers_of(table: LotrTable, saying: Saying) -> tuple[Seat, ...]:
    """Returns the players who may use an ability; a site's response is for any player whom it fits (LR-25.5)."""
    is_site = table.cards[saying.card].printed.type == terms.SITE_TYPE
    if is_site and isinstance(saying.ability, Response) and not is_lent(table, saying.card):
        return table.seats_in_order()
    return (speaker_of(table, saying),)


def may_answer_from_hand(table: LotrTable, facts: Facts, seat: Seat) -> bool:
    """Whether other players must expect an event from this hand, because its side has one for this happening."""
    if table.turn == NOBODY or not table.players[seat].hand:
        return False
    side = terms.FREE_PEOPLES if seat == table.turn else terms.SHADOW
    awaited = LIBRARY.awaited_from_hand().get(facts.kind, ())
    return any(owner == side and may_be_meant(table, happening, facts, seat) for owner, happening in awaited)


def may_be_meant(table: LotrTable, happening: Happening, facts: Facts, seat: Seat) -> bool:
    """Whether a player's event could answer this happening, judged only by printed properties that cannot change."""
    if happening.phase not in ("", facts.timing or table.phase):
        return False
    if happening.whose == terms.YOU and facts.seat != seat:
        return False
    anybody = facts.card < 0 or facts.kind in OF_BOTH_SIDES
    return anybody or fits_as_printed(table, happening.who, facts.card, seat) != NO


def remember_bearer(table: LotrTable, context: Context) -> None:
    """Remembers a card's bearer when its ability is used, in case the card is discarded as a cost."""
    bearer = table.cards[context.this].bearer
    if bearer != NOTHING:
        context.remember(BEARER, (bearer,))


def context_for(
    table: LotrTable, facts: Facts, seat: Seat, card: Thing, number: int, about: Event[Any] | None = None
) -> Context:
    """Returns the context of an answering ability, which remembers the cards of the happening."""
    context = Context(seat, card, number)
    context.about = about
    if facts.card >= 0:
        context.remember(IT, (facts.card,))
    context.remember(OTHER_SIDE, facts.others)
    remember_bearer(table, context)
    bearer = facts.bearer_of(card)
    if bearer != NOTHING:
        context.remember(BEARER, (bearer,))
    return context


def context_of_promise(table: LotrTable, waiting: Waiting, facts: Facts, about: Event[Any] | None) -> Context:
    """Returns the context for announced effects: what was remembered then, and the cards of the happening now."""
    context = context_for(table, facts, waiting.seat, waiting.card, waiting.ability, about)
    for name, cards in waiting.memory:
        if name not in (IT, OTHER_SIDE):
            context.remember(name, cards)
    for name, number in waiting.numbers:
        context.remember_number(name, number)
    return context


def comes_true(table: LotrTable, waiting: Waiting, later: effects.Later, facts: Facts) -> bool:
    """Whether this happening is the one that announced effects wait for."""
    return matches(table, later.on, facts, context_of_promise(table, waiting, facts, None))


def can_answer(table: LotrTable, facts: Facts, ability: Ability, seat: Seat, card: Thing, number: int) -> bool:
    """Whether an ability answers this happening now and its costs can be paid."""
    if isinstance(ability, Trigger):
        happening = ability.on
        if ability.uses and times_used(table, card, number, ability.period) >= ability.uses:
            return False
        condition = ability.condition
    else:
        assert isinstance(ability, Response)
        happening = ability.to
        condition = ability.condition
        if forbidden(table, card, terms.USE_SPECIAL_ABILITIES):
            return False
    context = context_for(table, facts, seat, card, number)
    if not matches(table, happening, facts, context):
        return False
    if condition is not None and not holds(table, condition, context):
        return False
    costs = ability.costs
    if (costs and not can_do_all(table, costs, context)) or not can_pay_gained(table, costs, ability.effects, context):
        return False
    required = isinstance(ability, Trigger) and not ability.optional
    return required or can_follow(table, costs, ability.effects, context)


def times_used(table: LotrTable, card: Thing, number: int, period: str) -> int:
    """Returns how often an ability was used in this phase or turn (LR-26.37)."""
    used = table.used_in_turn if period == terms.THIS_TURN else table.used_in_phase
    return used.get(card * MOST_ABILITIES + number, 0)


OF_BOTH_SIDES: Final = (terms.SKIRMISH_STARTS, terms.SKIRMISH_ABOUT_TO_END)
"""Kinds of happenings that concern all characters in a skirmish, on either side."""


def matches(table: LotrTable, happening: Happening, facts: Facts, context: Context) -> bool:
    """Whether a happening is the one that an ability waits for."""
    if happening.phase and happening.phase != (facts.timing or table.phase):
        return False
    wound_of_skirmish = happening.phase == terms.SKIRMISH and facts.kind == terms.ABOUT_TO_BE_WOUNDED
    if wound_of_skirmish and not in_skirmish(table, facts.card):  # in the phase, not in the skirmish (LG-104)
        return False
    if happening.first and facts.seat != table.shadow_players()[0]:
        return False
    if facts.again and happening.against is None:  # the character is already assigned to this skirmish (LG-115)
        return False
    if happening.whose == terms.YOU and facts.seat != context.you:
        return False
    if happening.whose == terms.FREE_PEOPLES_PLAYER and facts.seat != table.turn:
        return False
    if happening.whose == terms.AN_OPPONENT and facts.seat not in concerned(table, happening.whose, context):
        return False
    meant = (facts.card, *facts.others) if facts.kind in OF_BOTH_SIDES else (facts.card,)
    if facts.card >= 0 and not any(fits(table, happening.who, card, context) for card in meant):
        return False
    if happening.against is not None:
        against = happening.against
        others = facts.others if facts.source < 0 else (*facts.others, facts.source)
        if happening.phase == terms.SKIRMISH and facts.kind == terms.KILLED:
            # A skirmish involves only its participants, not characters that strike from outside (LG-104).
            others = tuple([other for other in others if in_skirmish(table, other)])
        if not any(fits(table, against, other, context) for other in others):
            return False
    return happening.condition is None or holds(table, happening.condition, context)


def named(table: LotrTable, card: Thing) -> Name:
    """Returns the name of a card that all players see."""
    return Name(table.cards[card].printed.id)


async def offer_moment(table: LotrTable, kind: str, card: Thing = -1, seat: Seat = NOBODY) -> None:
    """Offers responses to a moment at which nothing else happens."""
    if is_heard(table, kind):
        await offer(table, Moment(Facts(kind, card, (), seat)))
