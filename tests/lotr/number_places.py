"""Checks that numbers shown to a player of the card game in several places agree.

Each check takes a `Look`: the game at a question, with all that a viewer is shown.  It yields a sentence for every two
places that tell different numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from inglenook.chronicle import Chronicle
from inglenook.kernel.decisions import PASS, Option, Seat, Thing
from inglenook.kernel.game import Game
from inglenook.kernel.lines import SPECTATOR
from inglenook.kernel.messages import Message
from inglenook.kernel.views.coaching import Tip
from inglenook.kernel.views.dangers import Danger
from inglenook.lotr.advice.coaching import tips
from inglenook.lotr.advice.dangers import dangers
from inglenook.lotr.advice.labels import label
from inglenook.lotr.advice.reasons import why_not
from inglenook.lotr.advice.results import results
from inglenook.lotr.entry.chronicle import BURDENS, SITES, LotrChronicle
from inglenook.lotr.rules.archery import fellowship_archery, minion_archery
from inglenook.lotr.table import LotrTable
from inglenook.lotr.view import build_view, handle

FATAL: Final = ("overwhelmed", "killed")


class Look:
    """A game at a question, with all that a viewer is shown."""

    def __init__(self, game: Game[LotrTable], viewer: Seat) -> None:
        self.game: Final = game
        self.table: Final = game.table
        self.viewer: Final = viewer
        self.view: Final[Any] = build_view(game.table, viewer)
        self.dangers: Final[list[Danger]] = dangers(game, viewer)
        self.tips: Final[list[Tip]] = tips(game, viewer)
        self.results: Final[list[tuple[Option, list[Message]]]] = results(game, viewer)
        self.shown: Final = {node["handle"]: node for node in nodes(self.view) if "handle" in node}

    def card(self, thing: Thing) -> dict[str, Any]:
        """Returns a card as the view shows it; nothing if the view does not."""
        return self.shown.get(handle(self.table, self.viewer, thing), {})

    def labels(self) -> Iterator[tuple[Option, Message]]:
        """Yields the options of the viewer's question with their labels."""
        pending = self.game.pending
        for option in () if pending is None or pending.seat != self.viewer else pending.options:
            said = label(self.table, self.viewer, option)
            if said is not None:
                yield option, said

    def results_of(self, beginning: str) -> Iterator[tuple[Option, dict[str, Any]]]:
        """Yields the numbers of option results whose message starts like this."""
        for option, messages in self.results:
            for message in messages:
                told = message.arguments.get("told", message)
                assert isinstance(told, Message)
                if told.id.startswith(beginning):
                    yield option, dict(told.arguments)

    def tips_of(self, *names: str) -> Iterator[dict[str, Any]]:
        """Yields the numbers of the tips of these names."""
        for one in self.tips:
            if one.name in names:
                yield dict(one.text.arguments)


def nodes(data: Any) -> Iterator[dict[str, Any]]:
    """Yields every mapping in a view."""
    if isinstance(data, dict):
        yield data
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from nodes(part)


def before(number: Any) -> Any:
    """Returns the value of a number in a result before the change."""
    return number.arguments["before"] if isinstance(number, Message) else number


def differ(what: str, *numbers: object) -> Iterator[str]:
    """Yields a sentence if these numbers differ."""
    if any(number != numbers[0] for number in numbers[1:]):
        yield f"{what}: {' / '.join([str(number) for number in numbers])}"


# Numbers in the view.


def breakdowns(look: Look) -> Iterator[str]:
    """Yields each number that is shown with its parts, and their sum."""
    for node in nodes(look.view):
        for name, found in node.items():
            if name.endswith("_from"):
                number = node[name.removesuffix("_from")]
                yield from differ(f"{name} {node.get('definition', '')}", number, sum([share[1] for share in found]))


def lanes(look: Look) -> Iterator[str]:
    """Yields the totals of skirmishes, and the strengths on the cards in them."""
    for lane in [*look.view["assignments"], look.view["skirmish"]]:
        if lane:
            own = look.shown[lane["fighter"]]["strength"] if lane["fighter"] else 0
            against = sum([look.shown[minion]["strength"] for minion in lane["minions"]])
            yield from differ("lane", (lane["strength"], lane["minion_strength"]), (own, against))


def archery(look: Look) -> Iterator[str]:
    """Yields both archery totals as shown, and as used for placing wounds."""
    shown = look.view["archery"]
    if shown:
        placed = fellowship_archery(look.table, 0), minion_archery(look.table)
        yield from differ("archery", (shown["fellowship"], shown["minions"]), placed)


# Labels, results and reasons.


def labels(look: Look) -> Iterator[str]:
    """Yields numbers on buttons, and the same numbers on their cards."""
    for option, said in look.labels():
        card, numbers = look.card(option.subject), said.arguments
        if said.id in ("option-play", "option-play-text") and "cost" in card:
            yield from differ(f"{said.id} {card['definition']}", numbers["cost"], card["cost"])
        if said.id in ("option-wound", "option-heal"):
            yield from differ(said.id, numbers["left"], card["vitality"] - card["wounds"])
        if said.id == "option-assign":
            both = card["strength"], look.card(option.other)["strength"]
            yield from differ(said.id, (numbers["strength"], numbers["against"]), both)


def outcomes(look: Look) -> Iterator[str]:
    """Yields the starting numbers of option results, and the shown numbers."""
    skirmish = look.view["skirmish"]
    for _option, told in look.results_of("result-skirmish-"):
        if "own" in told:
            both = skirmish["strength"], skirmish["minion_strength"]
            yield from differ("result-skirmish", (before(told["own"]), before(told["against"])), both)
    for _option, told in look.results_of("result-twilight"):
        yield from differ("result-twilight", before(told["twilight"]), look.view["twilight"])
    fought = {one.who: one.totals for one in look.dangers if one.totals is not None and one.option is None}
    for option, told in look.results_of("result-fought"):
        yield from differ("result-fought", (told["own"], told["against"]), fought.get(option.subject))
    for _option, told in look.results_of("result-move"):
        for tip in look.tips_of("twilight", "move-again"):
            yield from differ("result-move", told.get("total", told["companions"]), tip["more"])


def reasons(look: Look) -> Iterator[str]:
    """Yields a card's cost as told in the reason why it cannot be played, and as shown."""
    for card in look.table.players[look.viewer].hand if look.viewer >= 0 else ():
        for reason in why_not(look.table, look.viewer, card, look.game.pending):
            told = reason.message.arguments
            if "cost" in told:
                both = look.card(card)["cost"], look.view["twilight"]
                yield from differ(reason.message.id, (told["cost"], told["pool"]), both)


# Tips and dangers.


def tips_and_view(look: Look) -> Iterator[str]:
    """Yields numbers told to a newcomer, and the shown numbers."""
    view = look.view
    for tip in look.tips_of("winning", "overwhelmed", "dying", "losing"):
        both = view["skirmish"]["strength"], view["skirmish"]["minion_strength"]
        yield from differ("tip: skirmish", (tip["own"], tip["against"]), both if is_fellowship(look) else both[::-1])
    for tip in look.tips_of("arrows"):
        both = view["archery"]["minions"], view["archery"]["fellowship"]
        yield from differ("tip: arrows", (tip["minion"], tip["fellowship"]), both)
    for tip in look.tips_of("burdens"):
        player = view["seats"][str(look.viewer)]
        yield from differ("tip: burdens", (tip["burdens"], tip["most"]), (player["burdens"], player["resistance"]))
    for tip in look.tips_of("twilight"):
        yield from differ("tip: pool", (tip["pool"], tip["total"] - tip["more"]), (view["twilight"], view["twilight"]))
    for tip in look.tips_of("shadow"):
        yield from differ("tip: pool", tip["pool"], view["twilight"])


def is_fellowship(look: Look) -> bool:
    """Whether the viewer's fellowship is the one that moves."""
    return look.viewer == look.table.turn


def tips_and_dangers(look: Look) -> Iterator[str]:
    """Yields skirmish tips that differ from the dangers about deaths, unless the Ring can still be put on."""
    table = look.table
    side = {table.defender} if is_fellowship(look) else set(table.attackers)
    falling = [one for one in look.dangers if one.who in side and one.fate in FATAL and is_as_things_stand(one)]
    falling = [one for one in falling if one.text is not None and one.text.id != "danger-ring"]
    if list(look.tips_of("overwhelmed", "dying")) and not falling:
        yield f"a tip of a loss that is no danger: {[tip.text for tip in look.tips]}"
    if list(look.tips_of("losing", "winning")) and falling:
        yield f"a danger that the tip does not have: {[tip.text for tip in look.tips]}"


def is_as_things_stand(danger: Danger) -> bool:
    """Whether a danger follows from inaction rather than from an option."""
    return danger.option is None or danger.option.verb == PASS


def dangers_and_view(look: Look) -> Iterator[str]:
    """Yields numbers in the dangers, and those on the cards."""
    lanes = {one.who: one.totals for one in look.dangers if one.totals is not None and one.option is None}
    for one in look.dangers:
        told, card = one.reason.arguments if one.reason is not None else {}, look.card(one.who)
        if "times" in told:
            yield from differ("danger: times", told["times"], card.get("overwhelmed_at", 2))
        if "left" in told:
            yield from differ("danger: vitality left", told["left"], card["vitality"] - card["wounds"])
        if "own" in told and is_as_things_stand(one):
            fighter = one.who if one.who in lanes else one.foes[0]
            both = lanes[fighter]
            assert both is not None
            yield from differ(
                "danger: totals", (told["own"], told["against"]), both if fighter == one.who else both[::-1]
            )
    if look.view["skirmish"] and look.table.defender in lanes:
        skirmish = look.view["skirmish"]
        both = skirmish["strength"], skirmish["minion_strength"]
        yield from differ("danger: the skirmish under way", lanes[look.table.defender], both)


# The log.


def log(look: Look) -> Iterator[str]:
    """Yields the final account of the game as the log has it, and the current numbers."""
    account: Chronicle = LotrChronicle(look.table.seats)
    for number, line in enumerate(look.game.log):
        heard = line.heard_by(SPECTATOR)
        if heard is not None:
            account.tell(number, heard)
    for seat, player in look.view["seats"].items():
        if not player["out"]:
            yield from differ("account: burdens", account.counts[BURDENS][int(seat)], player["burdens"])
            yield from differ("account: site", account.counts[SITES][int(seat)], max(1, player["site"]))


def pool_in_log(look: Look) -> Iterator[str]:
    """Yields the last log line about the twilight pool in the current turn."""
    for line in reversed(look.game.log):
        if line.message.id == "log-turn":
            return
        if line.message.id == "log-twilight":
            yield from differ("log: pool", line.message.arguments["tokens"], look.view["twilight"])
            return


CHECKS: Final[tuple[Callable[[Look], Iterator[str]], ...]] = (
    breakdowns,
    lanes,
    archery,
    labels,
    outcomes,
    reasons,
    tips_and_view,
    tips_and_dangers,
    dangers_and_view,
    pool_in_log,
)
"""The checks of a question."""


def disagreements(game: Game[LotrTable], viewer: Seat) -> list[str]:
    """Returns all pairs of places that now tell this viewer different numbers."""
    look = Look(game, viewer)
    return [f"{check.__name__}: {found}" for check in CHECKS for found in check(look)]


def disagreements_with_account(game: Game[LotrTable]) -> list[str]:
    """Returns every number of the final account that differs from the table."""
    return list(log(Look(game, SPECTATOR)))
