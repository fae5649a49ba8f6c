"""Forecasts a skirmish to come if no more cards are played: fought out on a copy, or computed from the strengths.

On the copy every player passes.  If that reveals hidden cards or needs more than passes, the sums of the strengths are
used instead (LR-18.6 to LR-18.14).
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.data import Data
from inglenook.kernel.decisions import NOTHING, PASS, Seat, Thing
from inglenook.kernel.game import Game
from inglenook.kernel.lines import Line
from inglenook.kernel.messages import Argument, Message
from inglenook.kernel.views.dangers import LOST, WON, Danger
from inglenook.kernel.views.lookahead import MOST_PASSES, is_open
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Response
from inglenook.lotr.dsl.effects import MakeRingBearer, WearRing
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.requirements.reach import WOUNDING, can_suffer
from inglenook.lotr.responses.answers import named
from inglenook.lotr.rules.assignment import DONE
from inglenook.lotr.rules.skirmish import is_overwhelmed, shares, totals
from inglenook.lotr.stats import overwhelmed_at, vitality_left, wound_limit
from inglenook.lotr.table import LotrTable

OVERWHELMED: Final = "overwhelmed"
KILLED: Final = "killed"
WOUNDED: Final = "wounded"
UNHURT: Final = "unhurt"
WINS: Final = "wins"


class Fought:
    """Both totals of a skirmish, and their shares."""

    __slots__ = ("totals", "shares")

    def __init__(self, totals: tuple[int, int], shares: tuple[Data, Data]) -> None:
        self.totals: Final = totals
        self.shares: Final = shares


# Skirmishes fought out on a copy.


def to_come(game: Game[LotrTable], viewer: Seat, fighter: Thing, minions: tuple[Thing, ...]) -> list[Danger]:
    """Returns what the loser of an assigned skirmish would suffer: the fellowship's side, or the viewer's minions.

    Both totals as they would be in the skirmish are included, even if there is no danger.
    """
    table = game.table
    if not minions or fighter == NOTHING:
        return []
    later = fought_out(game, fighter)
    fought = fought_with(game, later, fighter, minions)
    summed = lost_skirmish(table, viewer, fighter, minions, fought.totals)
    summed += lost_minions(table, viewer, fighter, minions, fought.totals)
    if later is None:
        own = [one for one in summed if one.who == fighter]
        others = [one for one in summed if one.who != fighter]
    else:
        own, others = befallen(table, later.table, viewer, fighter, minions, summed), []
        for minion in minions_of(table, viewer, minions):
            if minion in later.table.lost_in_turn:  # otherwise its own text has removed it
                others += befallen(table, later.table, viewer, minion, (fighter,), summed)
    return ([with_totals(one, fought) for one in own] or [no_danger(fighter, minions, fought)]) + others


def fought_with(
    game: Game[LotrTable], later: Game[LotrTable] | None, fighter: Thing, minions: tuple[Thing, ...]
) -> Fought:
    """Returns the totals of a skirmish to come, or the current ones if they cannot be predicted."""
    found = None if later is None else fought_in(later.log[len(game.log) :], named(game.table, fighter))
    return found or fought_now(game.table, fighter, minions)


def fought_now(table: LotrTable, fighter: Thing, minions: tuple[Thing, ...]) -> Fought:
    """Returns the current totals of both sides of a skirmish."""
    own = () if fighter == NOTHING else (fighter,)
    return Fought(totals(table, fighter, minions), (plain(shares(table, own)), plain(shares(table, minions))))


def plain(found: Argument) -> Data:
    """Converts the shares in a log line to data: pairs of a source and an amount."""
    assert isinstance(found, tuple)
    pairs: list[Data] = []
    for share in found:
        assert isinstance(share, tuple)
        source, amount = share
        assert isinstance(source, str) and isinstance(amount, int)
        pairs.append([source, amount])
    return pairs


def no_danger(fighter: Thing, minions: tuple[Thing, ...], fought: Fought) -> Danger:
    """Returns a harmless skirmish, with both totals and how it ends for the fellowship (LR-18.8)."""
    own, against = fought.totals
    fate = WINS if own > against else UNHURT
    return Danger(fate, None, None, fighter, minions, totals=fought.totals, shares=fought.shares)


def befallen(
    table: LotrTable, fought: LotrTable, viewer: Seat, card: Thing, foes: tuple[Thing, ...], summed: list[Danger]
) -> list[Danger]:
    """Returns what happened to a character in a skirmish fought out on a copy; empty if it won or was saved."""
    after, before = fought.cards[card], table.cards[card]
    if after.zone != terms.PLAY:
        same = [one for one in summed if one.who == card and one.fate != WOUNDED]
        return same or [danger(table, viewer, KILLED, card, foes, None)]
    if after.wounds <= before.wounds:
        return []
    reason = Message("danger-wounds", {"wounds": after.wounds - before.wounds, "left": vitality_left(table, card)})
    return [danger(table, viewer, WOUNDED, card, foes, reason)]


def not_saved(table: LotrTable, after: LotrTable, expected: list[Danger]) -> list[Danger]:
    """Returns the dangers that came true; characters saved by a text are still in play and unhurt."""
    found = []
    for one in expected:
        piece = after.cards[one.who]
        if piece.zone != terms.PLAY or piece.wounds > table.cards[one.who].wounds:
            found.append(one)
    return found


def fought_in(told: list[Line], fighter: Argument) -> Fought | None:
    """Returns the totals of a skirmish from the copy's log; None if the skirmish was not resolved."""
    began = False
    for line in told:
        arguments = line.message.arguments
        if line.message.id == "log-skirmish":
            began = arguments["fighter"] == fighter
        elif began and line.message.id == "log-strengths":
            good, evil = arguments["fellowship"], arguments["minions"]
            assert isinstance(good, int) and isinstance(evil, int)
            return Fought((good, evil), (plain(arguments["fellowship_from"]), plain(arguments["minions_from"])))
    return None


def with_totals(one: Danger, fought: Fought) -> Danger:
    """Returns a danger with both totals and without the option that leads to it."""
    return Danger(
        one.fate, one.text, one.reason, one.who, one.foes, one.ends, totals=fought.totals, shares=fought.shares
    )


def minions_of(table: LotrTable, viewer: Seat, minions: tuple[Thing, ...]) -> list[Thing]:
    """Returns the viewer's own minions among these."""
    return [minion for minion in minions if table.cards[minion].owner == viewer]


def fought_out(game: Game[LotrTable], fighter: Thing) -> Game[LotrTable] | None:
    """Returns the game after this skirmish, fought first, if every player passes; None if that cannot be predicted."""
    later = game.fork(keep=True)
    for _ in range(2 * MOST_PASSES):
        table = later.table
        if table.over or not is_open(game, later):
            return None  # an end of the game is reported for the current skirmish
        if table.defender != fighter and all(other != fighter for other, _minions in table.assignments):
            return later
        if not goes_on(later, fighter):
            return None
    return None


def goes_on(game: Game[LotrTable], fighter: Thing) -> bool:
    """Passes, finishes, chooses this skirmish or takes the sole option; returns whether one of these was possible."""
    decision = game.pending
    options = () if decision is None else decision.options
    for place, option in enumerate(options):
        this = option.verb == "skirmish" and option.subject == fighter
        if option.verb in (PASS, DONE) or this or len(options) == 1:
            game.pick((place,))
            return True
    return False


# Computed from strengths.


def lost_skirmish(
    table: LotrTable, viewer: Seat, fighter: Thing, minions: tuple[Thing, ...], fought: tuple[int, int] | None = None
) -> list[Danger]:
    """Returns what the fellowship's side of a skirmish would suffer (LR-18.8 to LR-18.12); empty if it wins.

    Uses the current totals of both sides, or the predicted ones in `fought`.
    """
    if not minions or fighter == NOTHING:
        return []
    good, evil = fought or totals(table, fighter, minions)
    return [] if good > evil else suffered(table, viewer, fighter, minions, evil, good)


def lost_minions(
    table: LotrTable, viewer: Seat, fighter: Thing, minions: tuple[Thing, ...], fought: tuple[int, int] | None = None
) -> list[Danger]:
    """Returns what the viewer's minions would suffer; empty if they win, and for viewers without minions there."""
    losers = minions_of(table, viewer, minions)
    if not losers or fighter == NOTHING:
        return []
    good, evil = fought or totals(table, fighter, minions)
    if good <= evil:
        return []
    return [one for loser in losers for one in suffered(table, viewer, loser, (fighter,), good, evil)]


def suffered(
    table: LotrTable, viewer: Seat, loser: Thing, winners: tuple[Thing, ...], won_by: int, lost_by: int
) -> list[Danger]:
    """Returns what a loser suffers, and why: the strengths, or the wounds compared with the vitality left."""
    fate = fate_of(table, loser, winners, won_by, lost_by)
    if not fate:
        return []
    if fate == OVERWHELMED:
        reason = reason_overwhelmed(table, loser, winners, won_by, lost_by)
    else:
        wounds = wounds_for(table, loser, winners)
        reason = Message("danger-wounds", {"wounds": wounds, "left": vitality_left(table, loser)})
    return [danger(table, viewer, fate, loser, winners, reason)]


def fate_of(table: LotrTable, loser: Thing, winners: tuple[Thing, ...], won_by: int, lost_by: int) -> str:
    """Returns what a lost skirmish does to a character: overwhelmed, killed or wounded; "" for nothing."""
    if is_overwhelmed(table, loser, won_by, lost_by):
        return OVERWHELMED
    if not can_suffer(table, loser, WOUNDING, NOTHING):
        return ""
    return KILLED if would_kill(table, loser, winners) else WOUNDED


def wounds_for(table: LotrTable, loser: Thing, winners: tuple[Thing, ...]) -> int:
    """Returns a lost skirmish's wounds: one, and one more for each damage bonus (LR-18.9, LR-29.11)."""
    wounds = 1 + sum([keyword(table, winner, terms.DAMAGE) for winner in winners])
    limit = wound_limit(table, loser)
    return min(wounds, limit) if limit else wounds


def would_kill(table: LotrTable, loser: Thing, winners: tuple[Thing, ...]) -> bool:
    """Whether a lost skirmish's wounds would kill a character (LR-3.14)."""
    return wounds_for(table, loser, winners) >= vitality_left(table, loser)


def enough_to_live(table: LotrTable, loser: Thing, winners: tuple[Thing, ...], won_by: int) -> int:
    """Returns the strength that saves a side's character from being overwhelmed; 0 if the wounds kill it anyway."""
    return 0 if would_kill(table, loser, winners) else won_by // overwhelmed_at(table, loser) + 1


def reason_overwhelmed(
    table: LotrTable, loser: Thing, winners: tuple[Thing, ...], won_by: int, lost_by: int
) -> Message:
    """Returns by how much a character is overwhelmed, and the strength that would leave it with wounds only."""
    told: dict[str, Argument] = {"against": won_by, "own": lost_by, "times": overwhelmed_at(table, loser)}
    enough = enough_to_live(table, loser, winners, won_by)
    if not enough:
        return Message("danger-doubled", told)
    return Message("danger-strengths", {**told, "enough": enough, "card": named(table, loser)})


def danger(
    table: LotrTable, viewer: Seat, fate: str, fighter: Thing, minions: tuple[Thing, ...], reason: Message | None
) -> Danger:
    """Returns a character's danger, and for a Ring-bearer what it means for the game (LR-21.4)."""
    text = Message(f"danger-{fate}", {"card": named(table, fighter)})
    if fate == WOUNDED:
        return Danger(fate, text, reason, fighter, minions)
    if fate == KILLED and may_wear(table, fighter):
        return Danger(fate, Message("danger-ring", {"danger": text}), reason, fighter, minions)
    ends = end_for(table, viewer, fighter)
    return Danger(fate, with_heir(table, fighter, with_end(text, ends)), reason, fighter, minions, ends)


def has_ring(table: LotrTable, card: Thing) -> bool:
    """Whether a Ring-bearer wears the Ring, or may put it on in response to a wound."""
    player = table.players[table.cards[card].owner]
    return player.ring_bearer == card and (player.wearing or may_wear(table, card))


def may_wear(table: LotrTable, bearer: Thing) -> bool:
    """Whether the Ring is not worn yet and could be put on in response to a wound in a skirmish (LR-22.10)."""
    player = table.players[table.cards[bearer].owner]
    if player.ring_bearer != bearer or player.wearing or player.ring == NOTHING:
        return False
    for ability in table.cards[player.ring].printed.abilities:
        if isinstance(ability, Response) and any(isinstance(effect, WearRing) for effect in ability.effects):
            return True
    return False


def end_for(table: LotrTable, viewer: Seat, card: Thing) -> str:
    """Returns what a card's death means for a viewer: game lost, game won, or "" if the game goes on."""
    owner = table.cards[card].owner
    if table.players[owner].ring_bearer != card or heir(table, card) != NOTHING:
        return ""
    if viewer == owner:
        return LOST
    return WON if viewer >= 0 and len(table.remaining()) == 2 and not table.players[viewer].out else ""


def heir(table: LotrTable, bearer: Thing) -> Thing:
    """Returns another character of the fellowship that may take over the dead bearer's Ring, or NOTHING (LR-22.21)."""
    for card in table.players[table.cards[bearer].owner].in_play:
        for ability in table.cards[card].printed.abilities if card != bearer else ():
            if isinstance(ability, Response) and any(isinstance(effect, MakeRingBearer) for effect in ability.effects):
                return card
    return NOTHING


def with_heir(table: LotrTable, card: Thing, text: Message) -> Message:
    """Adds to a Ring-bearer's death the character who could bear the Ring then."""
    if table.players[table.cards[card].owner].ring_bearer != card:
        return text
    next_bearer = heir(table, card)
    return (
        text if next_bearer == NOTHING else Message("danger-heir", {"danger": text, "card": named(table, next_bearer)})
    )


def with_end(text: Message, ends: str) -> Message:
    """Adds to a danger what it means for the game."""
    return Message(f"danger-game-{ends}", {"danger": text}) if ends else text
