"""Encounters with a space: its cards in the order of their numbers, then its instruction (S6).

TR-12, TR-13, TR-15.  Each card, or group of enemies, is a step of its own; `table.met` lists the cards dealt with.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.compiler import mypyc_attr
from inglenook.kernel.decisions import PASS, Option, Seat, Thing, pass_option
from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.kernel.steps import Step
from inglenook.talisman import atoms, stats
from inglenook.talisman.ability_kinds import DRAWS_ONE_MORE, JOINS_FOR, NEED_NOT_ROLL, UNAFFECTED
from inglenook.talisman.dsl.terms import EVENT, GOLD, INNER, OBJECT, ORDER_NUMBER, PLACE, STRANGER
from inglenook.talisman.rules import asides
from inglenook.talisman.rules.battle.enemies import meet_enemies
from inglenook.talisman.rules.battle.evasion import evade_cards
from inglenook.talisman.rules.dice import roll_dice
from inglenook.talisman.rules.magic import spells
from inglenook.talisman.rules.possessions import limits
from inglenook.talisman.rules.possessions.trade import trade_here, trades_here
from inglenook.talisman.rules.possessions.treasures import is_kept, take
from inglenook.talisman.rules.questions import (
    about_each_card,
    choose_one,
    choose_or_again,
    choose_some_or_again,
    confirm,
)
from inglenook.talisman.rules.regions.inner_region import InnerTask
from inglenook.talisman.rules.spaces.effects import ELSEWHERE, ON_EVENT, ON_SPACE, has_something_to_do, is_over, resolve
from inglenook.talisman.table import LYING, SPACE_IDS, SPACE_NUMBER, TalismanTable

GOLD_NUMBER: Final = ORDER_NUMBER[OBJECT]
"""Order number of gold, which is met among the objects (TA-8)."""

STRANGER_NUMBER: Final = ORDER_NUMBER[STRANGER]
LATER: Final = 10
"""Offset above any order number, added to the numbers of cards that come later."""

VISIT_OR_NOT: Final = {
    PLACE: (Option("yes", label=Message("option-visit-place")), Option("no", label=Message("option-visit-not"))),
    STRANGER: (
        Option("yes", label=Message("option-meet-stranger")),
        Option("no", label=Message("option-leave-stranger")),
    ),
}
FOLLOW_OR_NOT: Final = (Option("yes", label=Message("option-follow")), Option("no", label=Message("option-follow-not")))
ROLL_OR_NOT: Final = (Option("yes", label=Message("option-roll")), Option("no", label=Message("option-roll-not")))

WHAT_TO_TAKE: Final = Message("prompt-take")
TAKE: Final = about_each_card("take")


@mypyc_attr(free_list_len=1)
class EncounterSpace(Step):
    """The step that encounters a space: draws cards up to its number (TR-13d), after which everything is met."""

    __match_args__ = ("seat", "turning_back")

    def __init__(self, seat: Seat, turning_back: bool = False) -> None:
        self.seat: Final = seat
        self.turning_back: Final = turning_back

    async def run(self, table: TalismanTable) -> None:
        seat = self.seat
        if table.turn_over or not table.characters[seat].alive:
            return
        table.then(FollowInstruction(seat, self.turning_back))
        table.then(MeetCards(seat))  # before the instruction
        wanted = cards_wanted(table, seat)
        if wanted > 0:
            await draw_cards(table, seat, wanted)


def cards_wanted(table: TalismanTable, seat: Seat) -> int:
    """Returns how many cards bring those lying here up to the printed number (TR-13d.3, TD-4, TD-5)."""
    return stats.space_of(table, seat).draw - len(table.lying[table.characters[seat].space])


async def draw_cards(table: TalismanTable, seat: Seat, wanted: int) -> None:
    """Draws cards (TR-13d); those that belong elsewhere go there first of all."""
    space = table.characters[seat].space
    extra = 0
    if stats.has(table, seat, DRAWS_ONE_MORE):
        extra = 1 if await confirm(table, seat, Message("prompt-draw-one-more", {"n": wanted})) else 0
    drawn: list[Thing] = []
    for _ in range(wanted + extra):
        card = atoms.turn_up(table, space)
        if card is not None:
            drawn.append(card)
            if table.listening:
                name = Name(table.cards[card].definition)
                told: dict[str, Argument] = {"card": name, "space": Name(SPACE_IDS[space]), "player": Player(seat)}
                table.tell(Message("log-drew-card", told))
    if extra and len(drawn) > wanted:
        options = tuple([Option("discard", card) for card in drawn])
        chosen = await choose_one(table, seat, Message("prompt-discard-drawn"), options)
        name = Name(table.cards[chosen.subject].definition)
        table.tell(Message("log-discarded", {"player": Player(seat), "card": name}))
        atoms.discard(table, chosen.subject)
        drawn.remove(chosen.subject)
    for card in drawn:
        if stats.definition_of(table, card).placed_by_roll:
            await place_elsewhere(table, seat, card)
    atoms.note_drawn(table, [card for card in drawn if table.cards[card].space == space])
    if spells.is_moment(table, spells.AFTER_CARDS, seat):
        await spells.moment(table, spells.AFTER_CARDS, seat)


async def place_elsewhere(table: TalismanTable, seat: Seat, card: Thing) -> None:
    """Moves a card to the space that a die gives it first of all; the card only counts there (TR-15a)."""
    places = stats.definition_of(table, card).placed_by_roll
    roll = (await roll_dice(table, seat, "placing"))[0]
    space = SPACE_NUMBER[places[roll - 1]]
    if space != table.characters[seat].space:
        atoms.lay_down(table, card, space)
    name = Name(table.cards[card].definition)
    table.tell(Message("log-placed", {"card": name, "space": Name(SPACE_IDS[space])}))


@mypyc_attr(free_list_len=1)
class MeetCards(Step):
    """The step that meets the next card or group, drawn cards before those lying there (TR-12a.5, TR-15b, TA-19)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    async def run(self, table: TalismanTable) -> None:
        seat = self.seat
        if is_over(table, seat):
            return
        group = next_group(table, seat)
        number = order(table, group[0]) if group else GOLD_NUMBER
        if may_trade_before(table, seat, number):
            await trade_before_next(table, seat)
            group = next_group(table, seat)
            number = order(table, group[0]) if group else GOLD_NUMBER
        if number >= GOLD_NUMBER and not (group and comes_first(table, group[0])):
            take_gold(table, seat)
        if not group:
            return
        table.then(MeetCards(seat))
        if number in (2, 3):
            await meet_enemies(table, seat, group)
            return
        if number == GOLD_NUMBER:
            await take_what_is_wanted(table, seat, group)
            return
        card = group[0]
        if len(group) > 1:  # TD-3
            options = tuple([Option("meet", one) for one in group])
            chosen = await choose_or_again(table, seat, Message("prompt-meet-next"), options)
            if chosen is None:
                return
            card = chosen.subject
        atoms.note_met(table, card)
        await meet_card(table, seat, card)


async def trade_before_next(table: TalismanTable, seat: Seat) -> None:
    """Offers to trade in trophies before a card and before the instruction (TR-1d.2, TD-61).

    A player whose trophies yield nothing is not asked; where a question follows anyway, that question is the moment for
    the other asides.
    """
    while may_trade(table, seat):
        trades = asides.trades(table, seat)
        if not trades:
            return
        go_on = pass_option("option-go-on")
        chosen = await choose_or_again(table, seat, Message("prompt-before-next"), (go_on, *trades))
        if chosen is not None and chosen.verb == PASS:
            return
        if chosen is not None:
            asides.trade_trophies(table, seat, chosen)
            await limits.settle(table)


def may_trade(table: TalismanTable, seat: Seat) -> bool:
    """Whether there are trophies, and a card was drawn or met since the last question about what to meet."""
    begun = table.met or (table.drawn and not table.house["fewer_trades"])
    return bool(table.characters[seat].trophies and begun) and not stats.is_toad(table, seat)


def may_trade_before(table: TalismanTable, seat: Seat, number: int) -> bool:
    """Whether trophies may be traded before a card of this number; the question of what to take has its own asides."""
    if number == GOLD_NUMBER or (number > GOLD_NUMBER and table.house["fewer_trades"]):
        return False
    return may_trade(table, seat)


def next_group(table: TalismanTable, seat: Seat) -> list[Thing]:
    """Returns the cards to meet next, among those in the space that were not dealt with yet (TR-12a.5, TR-15b).

    A Hex has no number: it has been met on arrival.
    """
    group: list[Thing] = stats.NONE
    lowest = 0
    for card in table.lying[table.characters[seat].space]:
        number = order(table, card)
        if number == 0 or (table.met and card in table.met):
            continue
        place = rank(table, card)
        if not group or place < lowest:
            lowest = place
            group = [card]
        elif place == lowest:
            group.append(card)
    return group


def order(table: TalismanTable, card: Thing) -> int:
    """Returns the order number of a card (TR-15c); 0 for a card without one."""
    return table.cards[card].face.order


def comes_first(table: TalismanTable, card: Thing) -> bool:
    """Whether a card was drawn, and is so dealt with before cards that lay there (TR-12a.5, TA-19)."""
    return card in table.drawn and not table.house["pooled_cards"]


def rank(table: TalismanTable, card: Thing) -> int:
    """Returns the rank of a card: drawn cards before those that lay there, events and enemies before the rest (TA-19).

    Numbers 4 to 6 have to wait until every enemy in the space is beaten or evaded (TR-15g, TR-15i.2).
    """
    number = table.cards[card].face.order
    drawn = card in table.drawn and not table.house["pooled_cards"]  # as in `comes_first`: asked for every card
    return number + (0 if drawn else LATER) + (0 if number < STRANGER_NUMBER else 2 * LATER)


async def meet_card(table: TalismanTable, seat: Seat, card: Thing) -> None:
    """Meets an event, a stranger or a place (TR-15d, TR-15h, TR-15j)."""
    definition = stats.definition_of(table, card)
    if any(definition.name in ability.cards for ability in stats.abilities(table, seat, UNAFFECTED)):
        return
    evadable = definition.being or definition.kind == STRANGER  # TR-18b.3, TA-33
    if evadable and (definition.must or definition.kind == EVENT):
        if not await evade_cards(table, seat, [card]):
            if definition.kind == EVENT:
                atoms.discard(table, card)  # TD-18
            return
        if is_over(table, seat) or table.cards[card].zone != LYING:
            return
    is_event = definition.kind == EVENT
    visiting = not is_event and not definition.must  # TA-20
    if visiting:
        asked = Message("prompt-visit", {"card": Name(definition.id), "kind": definition.kind})
        if not await confirm(table, seat, asked, VISIT_OR_NOT[definition.kind]):
            return
    if not is_event and trades_here(table, seat, definition.name):
        await trade_here(table, seat, definition.name)
    if table.listening:
        table.tell(Message("log-meets", {"card": Name(definition.id), "player": Player(seat)}))
    await resolve(table, seat, definition.effects, card, ON_EVENT if is_event else ELSEWHERE)
    piece = table.cards[card]
    if piece.zone == LYING and (is_event or definition.leaves_after):
        atoms.discard(table, card)


async def take_what_is_wanted(table: TalismanTable, seat: Seat, group: list[Thing]) -> None:
    """Offers objects, gold and followers to take, each or none; the player can make room (TR-12a, TR-15i, DP-29).

    Cards are taken one at a time, because each changes what may still be taken; so do asides.
    """
    for card in group:
        if limits.is_forced(table, card) and stats.may_hold(table, seat, card):
            atoms.note_met(table, card)
            take(table, seat, card)
            await limits.settle(table)
            return
    options = [pass_option("option-take-nothing")]
    for card in group:
        if may_take(table, seat, card):
            options.append(TAKE[card])
    chosen = await choose_or_again(table, seat, WHAT_TO_TAKE, tuple(options))
    if chosen is None:
        return
    if chosen.verb == PASS:
        for card in group:
            atoms.note_met(table, card)
        return
    card = chosen.subject
    if is_kept(table, card) and not stats.has_room(table, seat, card) and not await make_room(table, seat):
        return
    wages = joins_for(table, card)
    if wages:
        atoms.add_points(table, seat, GOLD, -wages)
    take(table, seat, card)
    atoms.note_met(table, card)
    if not limits.settled(table):
        await limits.settle(table)


def may_take(table: TalismanTable, seat: Seat, card: Thing) -> bool:
    """Whether the character may hold the card (TR-5b) and can pay for it; room can be made later (TR-12a.9)."""
    return stats.may_hold(table, seat, card) and table.characters[seat].gold >= joins_for(table, card)


def joins_for(table: TalismanTable, card: Thing) -> int:
    """Returns the gold that a follower demands for joining (Mercenary, Porter)."""
    face = table.cards[card].face
    return sum([ability.gold for ability in JOINS_FOR.cards[face.id]]) if face.has(JOINS_FOR) else 0


async def make_room(table: TalismanTable, seat: Seat) -> bool:
    """Puts down an object to take another (TR-12a.9); False if the player did something else first."""
    bearers = [card for card, _ in stats.carrying(table, seat)]
    objects = [card for card in table.characters[seat].objects if card not in bearers]
    options = tuple([Option("drop", card) for card in objects])
    chosen = await choose_some_or_again(table, seat, Message("prompt-make-room"), options, 1, 1)
    if chosen is None:
        return False
    for option in chosen:
        atoms.note_met(table, option.subject)
        limits.drop(table, seat, option.subject)
    return True


def take_gold(table: TalismanTable, seat: Seat) -> None:
    """Takes the gold in the space, before anything it could pay for (TR-12a.2, TA-8); a toad cannot (TR-19b.1).

    Gold weighs nothing (TR-3b) and is never a disadvantage, so the player is not asked.
    """
    space = table.characters[seat].space
    amount = table.gold_lying[space]
    if amount and not stats.is_toad(table, seat):
        atoms.lay_gold(table, space, -amount)
        atoms.add_points(table, seat, GOLD, amount)


@mypyc_attr(free_list_len=1)
class FollowInstruction(Step):
    """The step that carries out the space's printed instruction, after the cards (TR-12a.7, TR-13e, DP-31)."""

    __match_args__ = ("seat", "turning_back")

    def __init__(self, seat: Seat, turning_back: bool = False) -> None:
        self.seat: Final = seat
        self.turning_back: Final = turning_back

    async def run(self, table: TalismanTable) -> None:
        seat = self.seat
        if is_over(table, seat):
            return
        space = stats.space_of(table, seat)
        if space.region == INNER:
            if not self.turning_back:
                if not table.house["fewer_trades"] and may_trade(table, seat):
                    await trade_before_next(table, seat)
                table.then(InnerTask(seat))
            return
        if space.effects and may_trade(table, seat):
            await trade_before_next(table, seat)
        if trades_here(table, seat, space.name):
            await trade_here(table, seat, space.name)
        if not has_something_to_do(table, seat, space.effects) or is_over(table, seat):
            return
        need_not = any(space.name in ability.spaces for ability in stats.abilities(table, seat, NEED_NOT_ROLL))
        if space.optional or need_not:
            id = "prompt-follow-instruction" if space.optional else "prompt-roll-anyway"
            answers = FOLLOW_OR_NOT if space.optional else ROLL_OR_NOT
            if not await confirm(table, seat, Message(id, {"space": Name(space.id)}), answers):
                return
        await resolve(table, seat, space.effects, standing=ON_SPACE)
