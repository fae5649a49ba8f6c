"""Warning that the last life is at stake in a roll on offer: the outcome of each throw (KR-24).

Every throw is tried on a copy with preset dice; the dice of the game itself are never read.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from inglenook.kernel.decisions import RESPONSE, Seat
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message, Player
from inglenook.kernel.views.dangers import Danger
from inglenook.kernel.views.lookahead import passes
from inglenook.talisman.advice import command, fatal_paths, odds
from inglenook.talisman.rules.battle.odds import SIDES, percent
from inglenook.talisman.table import TalismanTable, character_thing

OFFERS: Final = ("prompt-visit", "prompt-follow-instruction", "prompt-roll-anyway")
"""Prompts that ask whether the player follows the instructions of a card or a space."""
MOST_DICE: Final = 2
MOST_PASSES: Final = 8


def dangers(game: Game[TalismanTable], viewer: Seat) -> list[Danger]:
    """Returns every danger to the last life: fights, rolls on offer, paths, and the Command Spell."""
    reckoned = [*fatal_paths.dangers(game, viewer), *command.dangers(game, viewer)]
    return [*odds.dangers(game, viewer), *of_throws(game, viewer), *reckoned]


def of_throws(game: Game[TalismanTable], viewer: Seat) -> list[Danger]:
    """Warns of each offered roll that would cost the last life, with the percentage of fatal throws."""
    decision = game.pending
    if decision is None or decision.seat != viewer or decision.prompt.id not in OFFERS:
        return []
    if game.table.characters[viewer].lives != 1:
        return []
    found = []
    for place, option in enumerate(decision.options):
        lost = deadly(game, viewer, place) if option.verb == "yes" else 0
        if lost:
            text = Message("danger-last-life-roll", {"lost": lost})
            found.append(Danger("killed", text, None, character_thing(viewer), (), "", option))
    return found


def deadly(game: Game[TalismanTable], seat: Seat, place: int) -> int:
    """Returns the percentage of throws after which the character is dead; 0 where more than the throw decides it."""
    count = len(thrown(tried(game, place, [1] * MOST_DICE), seat))
    if not 0 < count <= MOST_DICE:
        return 0
    ends = [is_dead(tried(game, place, list(faces)), seat) for faces in product(SIDES, repeat=count)]
    dead = len([1 for end in ends if end])
    return percent(dead, len(ends)) if dead and None not in ends else 0


def tried(game: Game[TalismanTable], place: int, faces: list[int]) -> list[Message]:
    """Returns the messages that an option leads to with these dice and no responses.

    The list is empty after a rules error, which surfaces when the option is really chosen.
    """
    later = game.fork(keep=True)
    later.table.dice.lie(faces)
    try:
        later.pick((place,))
        for _ in range(MOST_PASSES):
            if later.pending is None or later.pending.kind != RESPONSE or not passes(later):
                break
    except InglenookError:
        return []
    return [line.message for line in later.log[len(game.log) :]]


def thrown(told: list[Message], seat: Seat) -> tuple[object, ...]:
    """Returns the dice of a seat's first roll among these messages."""
    for message in told:
        if message.id == "log-rolled" and message.arguments["player"] == Player(seat):
            rolled = message.arguments["rolled"]
            return rolled if isinstance(rolled, tuple) else ()
    return ()


def is_dead(told: list[Message], seat: Seat) -> bool | None:
    """Whether the seat's character dies in these messages; None if the seat rolled more than once before that."""
    rolls = 0
    for message in told:
        if message.arguments.get("player") != Player(seat):
            continue
        rolls += message.id == "log-rolled"
        if message.id == "log-died":
            return True if rolls == 1 else None
    return False
