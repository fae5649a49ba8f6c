"""Notes for newcomers to Talisman, shown with the questions they matter for, and the figures in them (KR-35)."""

from __future__ import annotations

from itertools import product
from typing import Final

from inglenook.kernel.decisions import Seat
from inglenook.kernel.game import Game
from inglenook.kernel.views.coaching import Measured, Note, Tip, always
from inglenook.kernel.views.coaching import tips as due
from inglenook.talisman import stats
from inglenook.talisman.ability_kinds import FEWER_DICE
from inglenook.talisman.advice.fatal_paths import on_the_stairs
from inglenook.talisman.advice.odds import offered
from inglenook.talisman.dsl.terms import CRAFT, STRENGTH
from inglenook.talisman.rules.battle.odds import SIDES, percent
from inglenook.talisman.table import TalismanTable

FEW_LIVES: Final = 2
"""Number of lives at or below which a player is advised to think twice about a fight."""


def offers(game: Game[TalismanTable], verb: str) -> bool:
    """Whether the pending question offers an option with this verb."""
    return game.pending is not None and any(option.verb == verb for option in game.pending.options)


def few_lives(game: Game[TalismanTable], seat: Seat) -> Measured:
    """Returns the lives of a character that has few left (TR-4b)."""
    lives = game.table.characters[seat].lives
    return {"lives": lives} if lives <= FEW_LIVES else None


def trophies(game: Game[TalismanTable], seat: Seat) -> Measured:
    """Returns the points that trophies would yield, if they may be traded in now (TR-1d.2)."""
    found = [option.amount for option in game.asides(seat) if option.verb == "trade-trophies"]
    return {"amount": max(found)} if found else None


def sentinel(game: Game[TalismanTable], seat: Seat) -> Measured:
    """Returns both totals and the chances of the fight on the stairs (TR-11k.2)."""
    if not offers(game, "climb"):
        return None
    odds = on_the_stairs(game.table, seat)
    return {"own": odds.own, "against": odds.against, "won": odds.won, "lives": odds.lives}


def portal(game: Game[TalismanTable], seat: Seat) -> Measured:
    """Returns how often the Portal of Power would open with the better of Strength and Craft (TR-11s)."""
    asked = game.pending is not None and game.pending.prompt.id == "prompt-portal"
    if not asked and not offers(game, "open-portal"):
        return None
    table = game.table
    strength, craft = stats.total(table, seat, STRENGTH), stats.total(table, seat, CRAFT)
    fewer = min([2, *[ability.portal_with_craft for ability in stats.abilities(table, seat, FEWER_DICE)]])
    opens = max(opening(strength, 2), opening(craft, fewer))
    return {"strength": strength, "craft": craft, "opens": opens}


def free_to_roam(game: Game[TalismanTable], seat: Seat) -> Measured:
    """Measures nothing; None for a toad, which moves one space and gains little from a choice of path (TR-19d)."""
    return None if stats.is_toad(game.table, seat) else {}


def opening(total: int, dice: int) -> int:
    """Returns the percentage of throws in which the sum of the dice is at most the total."""
    throws = [sum(faces) for faces in product(SIDES, repeat=dice)]
    return percent(len([1 for throw in throws if throw <= total]), len(throws))


def no_talisman(game: Game[TalismanTable], seat: Seat) -> Measured:
    """Applies on the way to the inner region without a Talisman, which opens the Valley of Fire (TR-11f.2)."""
    inside = game.pending is not None and game.pending.prompt.id == "prompt-inner-move"
    if not inside and not offers(game, "open-portal"):
        return None
    return None if stats.has_talisman(game.table, seat) else {}


def fight(game: Game[TalismanTable], seat: Seat) -> Measured:
    """Returns both totals before the dice, and the chances, of the fight on offer (TR-16d.1)."""
    for _option, odds in offered(game, seat):
        return {"own": odds.own, "against": odds.against, "won": odds.won, "lost": odds.lost, "lives": odds.lives}
    return None


def visit(game: Game[TalismanTable], _seat: Seat) -> Measured:
    """Returns the kind of card to visit: a Place or a Stranger (TR-15k)."""
    assert game.pending is not None
    return {"kind": game.pending.prompt.arguments["kind"]}


NOTES: Final = (
    Note("trophies", (), trophies, ("TR-1d.2", "TR-1d.3")),
    Note("no-talisman", ("prompt-path", "prompt-inner-move"), no_talisman, ("TR-11f.2",)),
    Note("portal", ("prompt-path", "prompt-portal"), portal, ("TR-11s",)),
    Note("sentinel", ("prompt-path",), sentinel, ("TR-11k.2",)),
    Note("few-lives", ("prompt-path", "prompt-encounter"), few_lives, ("TR-4b",)),
    Note("path", ("prompt-path",), free_to_roam, ("TR-11a.1",)),
    Note("fight", ("prompt-evade",), fight, ("TR-16d.1",)),
    Note("evade", ("prompt-evade",), always, ("TR-16d.1",)),
    Note("encounter", ("prompt-encounter",), always, ("TR-13b.1",)),
    Note("space", ("prompt-follow-instruction",), always, ("TR-13e.1",)),
    Note("visit", ("prompt-visit",), visit, ("TR-15k",)),
    Note("take", ("prompt-take",), always, ("TR-5c.1",)),
    Note("buy", ("prompt-buy",), always, ("TR-16d.1",)),
    Note("before-fight", ("prompt-moment-before-fight",), always, ("TR-16c",)),
    Note("spell", ("prompt-moment-turn-start",), always, ("TR-9a",)),
    Note("surplus", ("prompt-drop-surplus",), always, ("TR-5d",)),
    Note("inner", ("prompt-inner-move",), always, ("TR-11f.2",)),
    Note("command", ("prompt-life-or-concede",), always, ("TR-9h.4",)),
)
"""Notes for newcomers, the most urgent first."""


def tips(game: Game[TalismanTable], viewer: Seat) -> list[Tip]:
    """Returns the notes that matter for the viewer's question."""
    return due(NOTES, game, viewer)
