"""The moments at which Spells can be cast, among which players choose when to be asked.

Every turn has many such moments, and the answer is nearly always no.  By default, a player is asked when something of
that player's own is at stake and a Spell can be cast now that could not be cast as well before.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from inglenook.kernel.data import number
from inglenook.kernel.decisions import PASS, Seat
from inglenook.kernel.messages import Message, Player
from inglenook.kernel.players import SeatPlayer
from inglenook.registry.windows import ALL_THE_SAME, Windows
from inglenook.talisman.components import SPELLS
from inglenook.talisman.dsl.terms import AFTER_DRAWING, AFTER_MOVE, TURN_END

LIVES: Final = "lives"
MY_TURN: Final = "my-turn"
MY_FIGHTS: Final = "my-fights"
COUNTER: Final = "counter"
LATER: Final = "later"
PUTTING_DOWN: Final = "putting-down"
OTHERS_FIGHTS: Final = "others-fights"
OTHERS_TURNS: Final = "others-turns"
OTHERS_LIVES: Final = "others-lives"

KINDS: Final = {
    LIVES: Message("window-lives"),
    MY_TURN: Message("window-my-turn"),
    MY_FIGHTS: Message("window-my-fights"),
    COUNTER: Message("window-counter"),
    LATER: Message("window-later"),
    PUTTING_DOWN: Message("window-putting-down"),
    OTHERS_FIGHTS: Message("window-others-fights"),
    OTHERS_TURNS: Message("window-others-turns"),
    OTHERS_LIVES: Message("window-others-lives"),
    ALL_THE_SAME: Message("window-all-the-same"),
}

MEANT_FOR: Final = {
    "prompt-moment-arrival": AFTER_MOVE,
    "prompt-moment-cards-drawn": AFTER_DRAWING,
    "prompt-moment-turn-end": TURN_END,
}
"""Prompts of later moments in one's own turn, each with its Spell timing; other Spells could be cast at the start."""

LIFE_AT_STAKE: Final = ("prompt-about-to-lose-life", "prompt-lost-life")
FIGHTS: Final = ("log-combat", "log-psychic-combat")


def kind_of(seat: SeatPlayer, lately: Iterable[Message]) -> str:
    """Returns the kind of moment a seat is asked at; "" if something other than a Spell can be used, such as armour."""
    decision = seat.decision
    verbs = {option.verb for option in decision.options} - {PASS}
    if verbs == {"put-down"}:
        return PUTTING_DOWN
    if verbs - {"cast", "put-down"}:
        return ""
    prompt = decision.prompt
    if prompt.id in LIFE_AT_STAKE:
        return LIVES if prompt.arguments["player"] == Player(seat.seat) else OTHERS_LIVES
    if prompt.id == "prompt-counter":
        return COUNTER
    if prompt.id == "prompt-moment-before-fight":
        return MY_FIGHTS if seat.seat in fighters(lately) else OTHERS_FIGHTS
    mine = number(seat.view()["turn"]) == seat.seat
    if prompt.id == "prompt-moment-enemy-about-to-die":
        return MY_FIGHTS if mine else OTHERS_FIGHTS
    if prompt.id == "prompt-moment-follower-about-to-die":
        return LIVES if mine else OTHERS_LIVES
    if not mine:
        return OTHERS_TURNS
    return MY_TURN if is_the_moment(seat, prompt.id) else LATER


def fighters(lately: Iterable[Message]) -> list[Seat]:
    """Returns the players in the latest fight."""
    fight = next(message for message in lately if message.id in FIGHTS)
    return [one.seat for one in fight.arguments.values() if isinstance(one, Player)]


def is_the_moment(seat: SeatPlayer, moment: str) -> bool:
    """Whether a moment of the seat's own turn is its start, or one for which a castable Spell is printed."""
    if moment not in MEANT_FOR:
        return True
    spells = [seat.definition(option.subject) for option in seat.decision.options if option.verb == "cast"]
    return any(MEANT_FOR[moment] in SPELLS[id].times for id in spells)


WINDOWS: Final = Windows(
    kinds=KINDS,
    usual=frozenset({LIVES, MY_TURN, MY_FIGHTS, COUNTER}),
    vital=frozenset({LIVES}),
    kind_of=kind_of,
)
