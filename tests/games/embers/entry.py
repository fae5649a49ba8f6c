"""The entry of Embers: its lines for the terminal, set-up from the command line, and measurements."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from embers.game import Embers
from inglenook.kernel.data import Data, fields, items, number, text
from inglenook.kernel.errors import BadSetup
from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.kernel.rulebook import Rulebook, Setup, View
from inglenook.registry import GameEntry
from inglenook.registry.entry import Bench, Lines, Telling, Told
from inglenook.wording import Wording

if TYPE_CHECKING:
    from inglenook.scenarios.terms import ScenarioTerms


def entry() -> GameEntry:
    """Returns Embers as INGLENOOK_GAMES=embers=embers.entry loads it."""
    readings: dict[str, tuple[Message, Telling]] = {
        "hand": (Message("reading-hand"), tell_hand),
        "others": (Message("reading-others"), tell_others),
        "ash": (Message("reading-ash"), tell_ash),
    }
    return GameEntry(
        name="embers",
        title=Message("title"),
        rulebook=Embers(),
        locales=Path(__file__).parent / "locales",
        set_up=set_up,
        scenario_terms=scenario_terms,
        lines=Lines(tell_table, readings=readings),
        bench=Bench({"seats": 2, "copies": 19}, only_asking=only_asking),
    )


def scenario_terms() -> ScenarioTerms[Any]:
    """Returns the names used in scenario files; loaded when the first file is read."""
    from embers.scenario_terms import EmbersScenarioTerms

    return EmbersScenarioTerms()


def only_asking() -> Rulebook[Any]:
    """Returns the game the kernel is measured with."""
    from embers.only_asking import OnlyAsking

    return OnlyAsking()


def set_up(seats: int, options: Mapping[str, str]) -> Setup:
    """Sets up a game from options such as `--set copies=19`, the number of copies of each card."""
    setup: Setup = {"seats": seats}
    for key, value in options.items():
        if key != "copies" or not (value.isascii() and value.isdigit() and len(value) < 4):
            raise BadSetup("error-setup", {"detail": f"{key}={value}"})
        setup[key] = int(value)
    return setup


# The table in lines.


def tell_table(view: View, wording: Wording) -> list[Told]:
    """Returns the lines for the whole table: whose turn it is, the viewer's cards, the others, the piles."""
    told: list[Told] = [Message("look-turn", {"player": Player(number(view["turn"]))})]
    return told + tell_hand(view, wording) + tell_others(view, wording) + tell_deck(view) + tell_ash(view, wording)


def tell_hand(view: View, wording: Wording) -> list[Told]:
    """Returns the viewer's embers, hand and Walls."""
    own = fields(view["seats"]).get(str(view["viewer"]))
    if own is None:
        return []  # somebody who only watches
    mine = fields(own)
    hand, front = names(mine["hand"]), names(mine["front"])
    told: list[Told] = [Message("look-own", {"count": number(mine["embers"])})]
    told.append(Message("look-hand", {"count": len(hand), "cards": tuple(hand)}))
    if front:
        told.append(Message("look-own-front", {"cards": tuple(front)}))
    return told


def tell_others(view: View, wording: Wording) -> list[Told]:
    """Returns what can be seen of the other players."""
    told: list[Told] = []
    for seat, data in fields(view["seats"]).items():
        if int(seat) == view["viewer"]:
            continue
        theirs = fields(data)
        player, front = Player(int(seat)), names(theirs["front"])
        if theirs["embers"] == 0:
            told.append(Message("look-out", {"player": player}))
            continue
        told.append(Message("look-player", {"player": player, "count": number(theirs["embers"])}))
        told.append(Message("look-player-hand", {"player": player, "count": len(items(theirs["hand"]))}))
        if front:
            told.append(Message("look-player-front", {"player": player, "cards": tuple(front)}))
    return told


def tell_deck(view: View) -> list[Told]:
    """Returns the number of cards left in the deck, and those the viewer has seen."""
    deck = [text(kind) for kind in items(view["deck"])]
    told: list[Told] = [Message("look-deck", {"count": len(deck)})]
    for place, kind in enumerate(deck, 1):
        if kind:
            told.append(Message("look-seen", {"place": place, "card": Name(kind)}))
    return told


def tell_ash(view: View, wording: Wording) -> list[Told]:
    """Returns the ash pile, each kind of card once."""
    kinds = [text(fields(card)["kind"]) for card in items(view["ash"])]
    if not kinds:
        return [Message("look-no-ash")]
    counted: list[Argument] = [
        Message("look-times", {"count": kinds.count(kind), "card": Name(kind)}) for kind in dict.fromkeys(kinds)
    ]
    return [Message("look-ash", {"count": len(kinds), "cards": tuple(counted)})]


def names(cards: Data) -> list[Argument]:
    """Returns the names of cards the viewer can see."""
    return [Name(text(fields(card)["kind"])) for card in items(cards)]
