"""Odds of a fight before a player goes into it: both numbers, the chances, and whether a life is at stake.

The fight is begun on a copy, where the rules report what each side has before the dice; the dice of that copy are
never read (KR-33).
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import PASS, Option, Seat
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message, Player
from inglenook.kernel.views.dangers import Danger
from inglenook.talisman.rules.battle import combat
from inglenook.talisman.rules.battle.combat import Fight
from inglenook.talisman.rules.battle.odds import chances
from inglenook.talisman.table import TalismanTable, character_thing

FIGHTING: Final = ("fight", "attack", "attack-psychic")
FACING: Final = "prompt-evade"
"""Prompt that leads into a fight: a player who is asked to evade goes into the fight by passing."""
COMBATS: Final = ("log-combat", "log-psychic-combat")


class Odds:
    """Odds of a fight: both totals, the percentages won, drawn and lost, and the lives left."""

    __slots__ = ("own", "against", "won", "drawn", "lost", "lives")

    def __init__(self, own: int, against: int, dice: tuple[int, int], lives: int) -> None:
        self.own: Final = own
        self.against: Final = against
        self.won, self.drawn, self.lost = chances(own, against, dice)
        self.lives: Final = lives


def dangers(game: Game[TalismanTable], viewer: Seat) -> list[Danger]:
    """Warns of each fight in which the last life could be lost, on the option that leads into it (TR-16d, TR-18)."""
    found = []
    for option, odds in offered(game, viewer):
        if odds.lives == 1 and odds.lost > 0:
            text = Message("danger-last-life", {"lost": odds.lost})
            found.append(Danger("killed", text, None, character_thing(viewer), (), "", from_option(option)))
    return found


def from_option(option: Option) -> Option | None:
    """Returns the option that causes the danger; None for a pass, which only lets it happen."""
    return None if option.verb == PASS else option


def offered(game: Game[TalismanTable], viewer: Seat) -> list[tuple[Option, Odds]]:
    """Returns the fights that the viewer's options lead into, with their odds."""
    decision = game.pending
    if decision is None or decision.seat != viewer or decision.most != 1:
        return []
    found = []
    for place, option in enumerate(decision.options):
        fights = option.verb in FIGHTING or (decision.prompt.id == FACING and option.verb == PASS)
        odds = odds_of(game, viewer, place) if fights else None
        if odds is not None:
            found.append((option, odds))
    return found


def odds_of(game: Game[TalismanTable], seat: Seat, place: int) -> Odds | None:
    """Returns the odds of the fight that an option leads into; None if it does not lead straight into one."""
    later = game.fork(keep=True)
    later.pick((place,))
    for line in later.log[len(game.log) :]:
        message = line.message
        if message.id not in COMBATS or message.arguments["player"] != Player(seat):
            continue
        own, against, lives = [message.arguments[name] for name in ("own", "against", "lives")]
        dice = message.arguments["dice"]
        assert isinstance(own, int) and isinstance(against, int) and isinstance(lives, int)
        assert isinstance(dice, tuple) and isinstance(dice[0], int) and isinstance(dice[1], int)
        return Odds(own, against, (dice[0], dice[1]), lives)
    return None


def odds_before(table: TalismanTable, one: Fight) -> Odds:
    """Returns the odds of a fight that has not begun."""
    return Odds(*combat.lead(table, one), combat.dice(table, one), table.characters[one.seat].lives)
