"""Dangers if no more cards are played: overwhelming, death, corruption, and who would lose the game by it.

The current skirmish, assigned ones and the outcome of a pass are tried out on copies in which every player passes, so
that a worn Ring and texts that save a character count.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import NOTHING, PASS, Decision, Option, Seat, Thing
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Argument, Message
from inglenook.kernel.views.dangers import LOST, WON, Danger
from inglenook.kernel.views.lookahead import MOST_PASSES, is_open, passed_on, passes
from inglenook.lotr.advice.skirmish_forecast import (
    KILLED,
    WOUNDED,
    end_for,
    fought_now,
    lost_minions,
    lost_skirmish,
    may_wear,
    no_danger,
    not_saved,
    to_come,
    with_end,
    with_heir,
)
from inglenook.lotr.dsl import terms
from inglenook.lotr.responses.answers import named
from inglenook.lotr.rules.assignment import ASSIGN, DONE
from inglenook.lotr.rules.movement import last_site
from inglenook.lotr.stats import resistance, vitality_left
from inglenook.lotr.table import LotrTable

CORRUPTED: Final = "corrupted"
DECIDED: Final = "decided"

DECISIVE: Final = (terms.SKIRMISH, terms.ARCHERY)
"""Phases in which a pass can end the game."""


def dangers(game: Game[LotrTable], viewer: Seat) -> list[Danger]:
    """Returns all dangers for one viewer, the most urgent first."""
    table = game.table
    if table.over or game.pending is None or not table.cards:
        return []
    found = under_way(game, viewer) + as_fought_now(table)
    for fighter, minions in table.assignments:
        if fighter != table.defender:
            found += to_come(game, viewer, fighter, minions)
    if game.pending.seat == viewer:
        found += of_options(game, viewer, game.pending)
    return found


# The current skirmish, tried out.


def under_way(game: Game[LotrTable], viewer: Seat) -> list[Danger]:
    """Returns the dangers of the current skirmish or archery phase if every player passes."""
    table = game.table
    if table.phase not in DECISIVE:
        return []
    fighter = table.defender if table.skirmish_began else NOTHING
    expected: list[Danger] = []
    fallen: list[Danger] = []
    if fighter != NOTHING and not table.skirmish_over:
        expected = lost_skirmish(table, viewer, fighter, table.attackers)
        fallen = lost_minions(table, viewer, fighter, table.attackers)
    if not expected and not fallen and not is_at_stake(table):
        return []
    later = tried_out(game)
    if later is None:
        return with_pass(game, viewer, expected) + fallen
    after = later.table
    is_last_answer = game.pending is not None and is_last_wound(table, game.pending)
    if after.over:
        return with_pass(game, viewer, [ended(table, after, viewer, fighter, expected, is_last_answer)])
    if fighter == NOTHING or table.skirmish_over:
        return []
    return not_saved(table, after, expected + fallen)


def as_fought_now(table: LotrTable) -> list[Danger]:
    """Returns both totals of the current skirmish, without text."""
    if table.phase != terms.SKIRMISH or table.defender == NOTHING or not table.attackers or table.skirmish_over:
        return []
    return [no_danger(table.defender, table.attackers, fought_now(table, table.defender, table.attackers))]


def is_at_stake(table: LotrTable) -> bool:
    """Whether the game could end in this phase without a lost skirmish: at the last site, or by one more wound."""
    bearer = table.players[table.turn].ring_bearer
    return table.site_number() >= last_site(table) or is_exhausted(table, bearer)


def is_last_wound(table: LotrTable, decision: Decision) -> bool:
    """Whether the pending wound would kill the Ring-bearer; a player who passes now does not put on the Ring."""
    return decision.prompt.id == "prompt-respond-wound" and is_exhausted(table, table.players[table.turn].ring_bearer)


def is_exhausted(table: LotrTable, bearer: Thing) -> bool:
    """Whether one more wound kills a character (LR-3.14)."""
    return bearer != NOTHING and vitality_left(table, bearer) <= 1


def tried_out(game: Game[LotrTable]) -> Game[LotrTable] | None:
    """Returns the game after this skirmish or phase if no player acts; None if that cannot be predicted.

    Among required answers, the losers' wounds are resolved first; a question after them, as for a text of the winner,
    does not change those wounds.
    """
    later = passed_on(game)
    if later is None:
        return None
    phase, fighter = game.table.phase, game.table.defender
    suffered = False
    for _ in range(MOST_PASSES):
        table = later.table
        if not is_open(game, later):
            return None
        if table.over or table.phase != phase or table.defender not in (fighter, NOTHING):
            return later
        if not passes(later):
            if not suffers(later):
                return later if suffered else None
            suffered = True
    return None


def suffers(later: Game[LotrTable]) -> bool:
    """Picks the answer that makes the losers of a skirmish suffer, if that is an option; returns whether it was."""
    for place, option in enumerate(() if later.pending is None else later.pending.options):
        if option.verb == "suffer":
            later.pick((place,))
            return True
    return False


def ended(
    table: LotrTable, after: LotrTable, viewer: Seat, fighter: Thing, expected: list[Danger], is_last_answer: bool
) -> Danger:
    """Returns how the game ends: by an expected or pending death, by burdens, or because the fellowship survives."""
    ends = "" if viewer < 0 else WON if viewer in after.winners else LOST
    for one in expected:
        if one.fate != WOUNDED and (one.ends or not is_last_answer):
            return one
    bearer = table.players[table.turn].ring_bearer
    if table.turn not in after.winners:
        fate = CORRUPTED if after.players[table.turn].burdens >= resistance(table, bearer) else KILLED
        text = Message(f"danger-{fate}", {"card": named(table, bearer)})
        return Danger(fate, with_end(text, ends), None, bearer, table.attackers, ends)
    return Danger(DECIDED, with_end(Message("danger-survives"), ends), None, NOTHING, (), ends)


def with_pass(game: Game[LotrTable], viewer: Seat, found: list[Danger]) -> list[Danger]:
    """Attaches a danger that ends the game to the viewer's pass button, if there is one."""
    decision = game.pending
    if decision is None or decision.seat != viewer:
        return found
    passing = [option for option in decision.options if option.verb == PASS]
    fatal = [one for one in found if one.ends]
    if not passing or not fatal:
        return found
    one = fatal[0]
    button = Message(f"danger-pass-{one.ends}")
    return [Danger(one.fate, one.text, one.reason, one.who, one.foes, one.ends, passing[0], button)]


# Dangers of single options.


def of_options(game: Game[LotrTable], viewer: Seat, decision: Decision) -> list[Danger]:
    """Returns dangers of the options: wounds that kill, and minions left for the Shadow to assign."""
    table = game.table
    found: list[Danger] = []
    for option in decision.options:
        if option.verb == "wound" and vitality_left(table, option.subject) <= 1:
            found.append(of_wound(table, viewer, option))
        elif option.verb == DONE and decision.prompt.id == "prompt-assign-defenders":
            found += left_over(game, viewer, option)
    return found


def of_wound(table: LotrTable, viewer: Seat, option: Option) -> Danger:
    """Returns the danger that placing this wound kills the character (LR-3.14)."""
    card = option.subject
    ends = end_for(table, viewer, card)
    text = with_end(Message(f"danger-{KILLED}", {"card": named(table, card)}), ends)
    return Danger(KILLED, text, None, card, (), ends, option)


def left_over(game: Game[LotrTable], viewer: Seat, done: Option) -> list[Danger]:
    """Returns the worst that the Shadow can do to the Ring-bearer with the minions left over (LR-17.8)."""
    bearer = game.table.players[viewer].ring_bearer
    later = game.fork()
    later.answer((done.key,))
    decision = later.pending
    while decision is not None and decision.prompt.id != "prompt-assign-minions" and passes(later):
        decision = later.pending
    if decision is None or decision.prompt.id != "prompt-assign-minions" or not is_open(game, later):
        return []
    foes = [option.other for option in decision.options if option.verb == ASSIGN and option.subject == bearer]
    table = later.table
    facing = [minions for fighter, minions in table.assignments if fighter == bearer]
    together = (*(facing[0] if facing else ()), *foes)
    worst = lost_skirmish(table, viewer, bearer, together) if foes else []
    if not worst or worst[0].fate == WOUNDED:
        return []
    one = worst[0]
    names: Argument = tuple([named(table, foe) for foe in foes])
    told: dict[str, Argument] = {"card": named(table, bearer), "minions": names, "count": len(foes)}
    text = with_heir(table, bearer, Message(f"danger-left-{one.fate}", told))
    if one.fate == KILLED and may_wear(table, bearer):
        text = Message("danger-ring", {"danger": text})
    button = Message("danger-done-risk") if one.ends else None
    return [Danger(one.fate, text, one.reason, bearer, tuple(foes), one.ends, done, button)]


def planned(game: Game[LotrTable], viewer: Seat, picked: list[str]) -> list[Danger] | None:
    """Returns the dangers after a planned series of answers, tried on a copy; None if they cannot be predicted.

    Minions left over could do their worst; assigned skirmishes are fought with no more cards played.
    """
    later = game.fork(keep=True)
    later.go_step_by_step()
    for key in picked:
        if not offers(later, viewer, key):
            return None
        later.answer((key,))
    found = []
    if offers(later, viewer, DONE):
        assert later.pending is not None
        found = of_options(later, viewer, later.pending)
        later.answer((DONE,))
    if not is_open(game, later):
        return None
    after = dangers(later, viewer)
    return found + [without_option(one) for one in after]


def without_option(one: Danger) -> Danger:
    """Returns a danger without the option that leads to it."""
    return Danger(one.fate, one.text, one.reason, one.who, one.foes, one.ends, totals=one.totals, shares=one.shares)


def offers(game: Game[LotrTable], seat: Seat, key: str) -> bool:
    """Whether a player is asked a question that this answer fits."""
    decision = game.pending
    return decision is not None and decision.seat == seat and key in [option.key for option in decision.options]
