"""Notes for newcomers, shown with a question when they matter, and the numbers that they mention (KR-35).

The numbers are public or come from the hand of the player who is asked.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import NOTHING, Decision, Seat, Thing
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Argument
from inglenook.kernel.views.coaching import Measured, Note, Tip, always
from inglenook.kernel.views.coaching import tips as due
from inglenook.lotr.advice.results import fate_in
from inglenook.lotr.advice.skirmish_forecast import KILLED, OVERWHELMED, enough_to_live, minions_of
from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import strength
from inglenook.lotr.responses.answers import named
from inglenook.lotr.rules.archery import fellowship_archery, minion_archery
from inglenook.lotr.rules.assignment import ASSIGN
from inglenook.lotr.rules.movement import added_by_move, site_ahead
from inglenook.lotr.rules.options import PLAY
from inglenook.lotr.rules.skirmish import is_overwhelmed, overwhelming_from, totals_now
from inglenook.lotr.stats import companions, minions, resistance, vitality_left
from inglenook.lotr.table import LotrTable

FEW_LEFT: Final = 4
"""Number of burdens left to bear at or below which the note about burdens is shown."""


def asked(game: Game[LotrTable]) -> Decision:
    """Returns the pending question."""
    assert game.pending is not None
    return game.pending


# The fellowship phase, and moving again.


def burdened(game: Game[LotrTable], seat: Seat) -> Measured:
    """Returns the number of burdens the Ring-bearer can still bear, if it is small (LR-21.6)."""
    table = game.table
    bearer = table.players[seat].ring_bearer
    if bearer == NOTHING:
        return None
    burdens, most = table.players[seat].burdens, resistance(table, bearer)
    return {"burdens": burdens, "most": most, "left": most - burdens} if 0 < most - burdens <= FEW_LEFT else None


def twilight(game: Game[LotrTable], seat: Seat) -> Measured:
    """Returns the least twilight the Shadow will have, while cards that add to it can be played (LR-13.9, LR-13.10)."""
    if not any(option.verb == PLAY for option in asked(game).options):
        return None
    table = game.table
    more = sum(added_by_move(table, site_ahead(table)))
    return {
        "pool": table.twilight,
        "more": more,
        "total": table.twilight + more,
        "walking": len(companions(table, seat)),
    }


def moving_again(game: Game[LotrTable], seat: Seat) -> Measured:
    """Returns the wounds and minions that come along on another move, and the twilight it adds (LR-20.9, LR-20.11)."""
    table = game.table
    wounds = sum([table.cards[card].wounds for card in companions(table, seat)])
    return {"more": sum(added_by_move(table, site_ahead(table))), "wounds": wounds, "minions": len(minions(table))}


# The Shadow phase.


def affordable(game: Game[LotrTable], _seat: Seat) -> Measured:
    """Returns the number of minions in hand that the pool can pay for, each by itself (LR-4.4)."""
    table = game.table
    cards = [option.subject for option in asked(game).options if option.verb == PLAY]
    found = {card for card in cards if table.cards[card].printed.type == terms.MINION_TYPE}
    return {"pool": table.twilight, "count": len(found)} if found else None


# Maneuver and archery.


def arrows_to_come(game: Game[LotrTable], _seat: Seat) -> Measured:
    """Returns the archery totals, while a player can still act before archery (LR-16.3, LR-16.4)."""
    table = game.table
    if table.phase != terms.MANEUVER or len(asked(game).options) < 2:
        return None
    minion, fellowship = minion_archery(table), fellowship_archery(table, 0)
    return {"minion": minion, "fellowship": fellowship} if minion + fellowship else None


def arrows_that_kill(game: Game[LotrTable], _seat: Seat) -> Measured:
    """Returns the characters that one more wound would kill, if another character could take it (LR-16.9, LR-3.14)."""
    table = game.table
    targets = [option.subject for option in asked(game).options if option.verb == "wound"]
    weak = [card for card in targets if vitality_left(table, card) <= 1]
    return {"cards": names(table, weak), "count": len(weak)} if 0 < len(weak) < len(targets) else None


def names(table: LotrTable, cards: list[Thing]) -> Argument:
    """Returns the names of cards."""
    return tuple([named(table, card) for card in cards])


# Assignment.


def outnumbered(game: Game[LotrTable], _seat: Seat) -> Measured:
    """Returns by how many the minions outnumber the fighters; the Shadow assigns those left over (LR-17.8)."""
    pairs = [option for option in asked(game).options if option.verb == ASSIGN]
    facing = len({pair.other for pair in pairs})
    fighting = len({pair.subject for pair in pairs})
    left = facing - fighting
    return {"minions": facing, "fighters": fighting, "left": left} if left > 0 else None


def overwhelming(game: Game[LotrTable], _seat: Seat) -> Measured:
    """Returns the characters that the strongest minion alone would overwhelm (LR-18.11)."""
    table = game.table
    pairs = [option for option in asked(game).options if option.verb == ASSIGN]
    foes = sorted({pair.other for pair in pairs})
    if not foes:
        return None
    strengths = [strength(table, foe) for foe in foes]
    power = max(strengths)
    worst = foes[strengths.index(power)]
    friends = sorted({pair.subject for pair in pairs if pair.other == worst})
    weak = [card for card in friends if is_overwhelmed(table, card, power, strength(table, card))]
    told: dict[str, Argument] = {"card": named(table, worst), "strength": power, "count": len(weak)}
    return {**told, "cards": names(table, weak)} if weak else None


def weakest(game: Game[LotrTable], _seat: Seat) -> Measured:
    """Returns the character that the least strength overwhelms, for the Shadow player (LR-17.8, LR-18.11)."""
    table = game.table
    friends = sorted({option.subject for option in asked(game).options if option.verb == ASSIGN})
    if not friends:
        return None
    enough = [overwhelming_from(table, card, strength(table, card)) for card in friends]
    weak = friends[enough.index(min(enough))]
    return {"card": named(table, weak), "strength": strength(table, weak), "enough": min(enough)}


# Skirmishes.


def winning(game: Game[LotrTable], seat: Seat) -> Measured:
    """Returns the numbers of a skirmish that the player is winning (LR-18.7)."""
    return under_way(game, seat, True)


def overwhelmed(game: Game[LotrTable], seat: Seat) -> Measured:
    """Returns the player's characters about to be overwhelmed, and the extra strength that saves them (LR-18.11)."""
    measured, doomed = under_way(game, seat, False), falling(game.table, seat)
    found = [(card, enough) for card, enough in doomed if enough]
    if measured is None or not found:
        return None
    lost_by = measured["own"]
    assert isinstance(lost_by, int)
    cards = names(game.table, [card for card, _enough in found])
    return {**measured, "cards": cards, "count": len(found), "saved": max([most for _card, most in found]) - lost_by}


def dying(game: Game[LotrTable], seat: Seat) -> Measured:
    """Returns the player's characters that only a victory would save from death (LR-3.14)."""
    measured, doomed = under_way(game, seat, False), falling(game.table, seat)
    if measured is None or not doomed or any(enough for _card, enough in doomed):
        return None
    return {**measured, "cards": names(game.table, [card for card, _enough in doomed]), "count": len(doomed)}


def losing(game: Game[LotrTable], seat: Seat) -> Measured:
    """Returns the numbers of a skirmish that would be lost with wounds at most; the Shadow wins ties (LR-18.8)."""
    measured = under_way(game, seat, False)
    return None if measured is None or falling(game.table, seat) else measured


def falling(table: LotrTable, seat: Seat) -> list[tuple[Thing, int]]:
    """Returns the characters of one side that would die, with the strength that would save each; 0 if none would."""
    side = (table.defender,) if seat == table.turn else tuple(minions_of(table, seat, table.attackers))
    foes = table.attackers if seat == table.turn else (table.defender,)
    doomed = [card for card in side if fate_in(table, card) in (OVERWHELMED, KILLED)]
    return [(card, enough_to_live(table, card, foes, max(totals_now(table)))) for card in doomed]


def under_way(game: Game[LotrTable], seat: Seat, won: bool) -> Measured:
    """Returns the current skirmish's totals, own first, if the player can still act and is winning as in `won`."""
    table = game.table
    if table.phase != terms.SKIRMISH or table.defender == NOTHING or table.skirmish_over:
        return None
    if len(asked(game).options) < 2:
        return None
    fellowship, shadow = totals_now(table)
    ours, against = (fellowship, shadow) if seat == table.turn else (shadow, fellowship)
    mine = (fellowship > shadow) == (seat == table.turn)
    if mine != won:
        return None
    more = against - ours + (1 if seat == table.turn else 0)
    return {"own": ours, "against": against, "more": max(0, more)}


PHASE: Final = ("prompt-phase-action",)

NOTES: Final = (
    Note("burdens", ("prompt-fellowship-action", "prompt-move-again"), burdened, ("LR-21.6",)),
    Note("bid", ("prompt-bid",), always, ("LR-8.6",)),
    Note("starting-fellowship", ("prompt-starting-fellowship",), always, ("LR-9.9",)),
    Note("twilight", ("prompt-fellowship-action",), twilight, ("LR-4.3",)),
    Note("shadow", ("prompt-shadow-action",), affordable, ("LR-4.4",)),
    Note("arrows", PHASE, arrows_to_come, ("LR-16.3",)),
    Note("winning", PHASE, winning, ("LR-10.8",), passing=True),
    Note("overwhelmed", PHASE, overwhelmed, ("LR-18.11",)),
    Note("dying", PHASE, dying, ("LR-3.14",)),
    Note("losing", PHASE, losing, ("LR-18.8",)),
    Note("phase", PHASE, always, ("LR-10.8",)),
    Note("arrow-kills", ("prompt-archery-wound",), arrows_that_kill, ("LR-3.14",)),
    Note("archery", ("prompt-archery-wound",), always, ("LR-16.9",)),
    Note("outnumbered", ("prompt-assign-defenders",), outnumbered, ("LR-17.8",)),
    Note("overwhelming", ("prompt-assign-defenders",), overwhelming, ("LR-18.11",)),
    Note("assign", ("prompt-assign-defenders",), always, ("LR-17.4",)),
    Note("assign-minions", ("prompt-assign-minions",), weakest, ("LR-17.8",)),
    Note("skirmish", ("prompt-next-skirmish",), always, ("LR-18.7",)),
    Note("reconcile", ("prompt-reconcile",), always, ("LR-20.4",)),
    Note("move-again", ("prompt-move-again",), moving_again, ("LR-20.9",)),
)
"""Notes for newcomers, the most urgent first."""


def tips(game: Game[LotrTable], viewer: Seat) -> list[Tip]:
    """Returns the notes that matter at the viewer's pending question."""
    return due(NOTES, game, viewer) if game.table.cards else []
