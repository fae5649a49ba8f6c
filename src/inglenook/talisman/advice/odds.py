"""What a fight would be at, before somebody goes into it: both numbers, the chances, and whether a life hangs on it.

The fight is begun on a copy, where the rules tell what each side sets against the other before the dice; the dice of
that copy are not looked at (KR-33).
"""

from __future__ import annotations

from itertools import product
from typing import Final

from inglenook.kernel.decisions import PASS, Option, Seat
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message, Player
from inglenook.kernel.views.dangers import Danger
from inglenook.talisman import stats
from inglenook.talisman.table import TalismanTable, character_thing

FIGHTING: Final = ("fight", "attack", "attack-psychic")
FACING: Final = "prompt-evade"
"""What leads into a fight; whoever is asked to evade goes into it by passing."""
COMBATS: Final = ("log-combat", "log-psychic-combat")
SIDES: Final = range(1, 7)


class Odds:
    """What is set against what, how that ends of a hundred times, and how many lives are left."""

    __slots__ = ("own", "against", "won", "drawn", "lives")

    def __init__(self, own: int, against: int, dice: tuple[int, int], lives: int) -> None:
        self.own: Final = own
        self.against: Final = against
        throws = [
            own + max(mine) - against - max(theirs)
            for mine in product(SIDES, repeat=dice[0])
            for theirs in product(SIDES, repeat=dice[1])
        ]
        self.won: Final = percent(len([1 for by in throws if by > 0]), len(throws))
        self.drawn: Final = percent(len([1 for by in throws if by == 0]), len(throws))
        self.lives: Final = lives

    @property
    def lost(self) -> int:
        """In how many of a hundred such fights one loses."""
        return 100 - self.won - self.drawn


def percent(part: int, whole: int) -> int:
    """So many of a hundred; what is possible is never none, and what is not certain never all."""
    found = round(100 * part / whole)
    return min(max(found, 1 if part else 0), 99 if part < whole else 100)


def dangers(game: Game[TalismanTable], viewer: Seat) -> list[Danger]:
    """A fight in which the last life could go (TR-16d, TR-18): it is said of the option that leads into it."""
    found = []
    for option, odds in offered(game, viewer):
        if odds.lives == 1 and odds.lost > 0:
            text = Message("danger-last-life", {"lost": odds.lost})
            found.append(Danger("killed", text, None, character_thing(viewer), (), "", from_option(option)))
    return found


def from_option(option: Option) -> Option | None:
    """What it follows from; who only passes lets it come."""
    return None if option.verb == PASS else option


def offered(game: Game[TalismanTable], viewer: Seat) -> list[tuple[Option, Odds]]:
    """The fights that whoever is asked could go into now."""
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
    """What a fight would be at; None if the option does not lead straight into one."""
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
        enemy = not isinstance(message.arguments["foe"], Player)
        more = stats.space_of(later.table, seat).enemy_die_bonus if enemy else 0
        return Odds(own, against + more, (dice[0], dice[1]), lives)
    return None
