"""The description of the card game's table in short lines, one fact each, in an order suitable for reading aloud."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.data import fields, items, number, text
from inglenook.kernel.lines import SPECTATOR
from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.kernel.rulebook import View
from inglenook.lotr.dsl import terms
from inglenook.lotr.entry import cards
from inglenook.lotr.entry.cards import Seen
from inglenook.lotr.library import LIBRARY
from inglenook.lotr.state import NOBODY
from inglenook.registry.entry import Told
from inglenook.wording import Wording

NUMBERS: Final = ("strength", "vitality", "site_number")
"""The numbers of cards in play that can be explained."""


def tell_table(view: View, wording: Wording) -> list[Told]:
    """Describes everything: turn, site, skirmish, cards in play, hand, players."""
    told = tell_turn(view)
    told += tell_site(view, wording)[:1]
    told += tell_skirmish(view, wording) if has_skirmishes(view) else []
    return told + tell_in_play(view, wording) + tell_hand(view, wording) + tell_players(view)


def tell_opening(view: View, wording: Wording) -> list[Told]:
    """Describes what a player should know before the first decision of a session."""
    if view["turn"] == NOBODY:
        return []  # before the first turn the table is empty except for the decision at hand
    return [*tell_turn(view), *tell_in_play(view, wording)]


def tell_turn(view: View) -> list[Told]:
    """Describes the turn, the phase, the twilight pool and the pending effects of cards played before."""
    if view["turn"] == NOBODY or view["phase"] == terms.SETTING_UP:
        return [Message("look-setting-up")]
    turn = Player(number(view["turn"]))
    phase = text(view["phase"])
    if phase == terms.SHADOW_PHASE and view["shadow_player"] != NOBODY:
        shadow = Player(number(view["shadow_player"]))
        return [Message("look-turn-shadow", {"player": turn, "shadow": shadow}), pool(view), *to_come(view)]
    if view["fierce"] and phase in (terms.ASSIGNMENT, terms.SKIRMISH):
        phase = f"fierce-{phase}"
    return [Message("look-turn", {"player": turn, "phase": Message(f"word-{phase}")}), pool(view), *to_come(view)]


def to_come(view: View) -> list[Told]:
    """Describes the phases to be skipped and the delayed effects."""
    told: list[Told] = []
    for one in items(view["skips"]):
        skip = fields(one)
        seat = number(skip["seat"])
        if seat == NOBODY:
            told.append(Message("look-skips", {"phase": Message(f"word-{text(skip['phase'])}")}))
        else:
            told.append(Message("look-skips-shadow", {"player": Player(seat)}))
    for one in items(view["waiting"]):
        waiting = fields(one)
        about: dict[str, Argument] = {"card": Name(text(waiting["source"])), "part": Message(text(waiting["part"]))}
        told.append(Message("look-waiting", about))
    return told


def pool(view: View) -> Message:
    """Describes the twilight pool."""
    return Message("look-pool", {"tokens": number(view["twilight"])})


def tell_pool(view: View, wording: Wording) -> list[Told]:
    """Describes twilight, burdens and moves."""
    told: list[Told] = [pool(view)]
    for seat, player in players(view):
        told.append(Message("look-burdens", {"player": Player(seat), **burdens(player)}))
    if view["turn"] != NOBODY:
        told.append(Message("look-moves", {"moves": number(view["moves"]), "limit": number(view["move_limit"])}))
    return told


def burdens(player: Seen) -> dict[str, Argument]:
    """Returns the number of burdens of a player and the number that corrupts the Ring-bearer."""
    return {"burdens": number(player["burdens"]), "resistance": number(player["resistance"])}


def players(view: View) -> list[tuple[int, Seen]]:
    """Returns the players still in the game, in turn order, each with the cards and numbers before the player."""
    seats = fields(view["seats"])
    order = [number(seat) for seat in items(view["order"])] or [int(seat) for seat in seats]
    found = [(seat, fields(seats[str(seat)])) for seat in order]
    return [(seat, player) for seat, player in found if not player["out"]]


# Sites.


def tell_site(view: View, wording: Wording) -> list[Told]:
    """Describes the fellowship's site, then the path with the players at each site."""
    told: list[Told] = []
    path = [fields(site) for site in items(view["path"])]
    for site in path:
        if view["turn"] in items(site["markers"]) and site["definition"]:
            here: dict[str, Argument] = {"number": str(site["number"]), "site": cards.name(site)}
            said = text_of_card(text(site["definition"]), wording)
            told.append(Message("look-here", {**here, "text": said}) if said else Message("look-here-plain", here))
    for site in path:
        told.append(path_line(site))
    for seat, player in players(view):
        if player["controlled"]:
            told.append(Message("look-controls", {"player": Player(seat), "sites": cards.names(player["controlled"])}))
    return told or [Message("look-no-path")]


def path_line(site: Seen) -> Message:
    """Describes one site of the path."""
    place = str(site["number"])
    if not site["definition"]:
        return Message("look-path-gap", {"number": place})
    shadow: dict[str, Argument] = {"number": place, "site": cards.name(site), "shadow": number(site["shadow_number"])}
    markers = tuple([Player(number(seat)) for seat in items(site["markers"])])
    if markers:
        return Message("look-path-markers", {**shadow, "players": markers})
    return Message("look-path", shadow)


# Skirmishes.


def has_skirmishes(view: View) -> bool:
    """Whether a skirmish is under way or to come."""
    return bool(view["skirmish"]) or bool(view["assignments"])


def tell_skirmish(view: View, wording: Wording) -> list[Told]:
    """Describes the current skirmish with both totals, then the assigned skirmishes to come."""
    called = names_by_handle(view)
    told: list[Told] = []
    now = fields(view["skirmish"])
    if now:
        minions = tuple([called[text(handle)] for handle in items(now["minions"])])
        fighter = called[text(now["fighter"])] if now["fighter"] else Message("look-nobody")
        sides: dict[str, Argument] = {"fighter": fighter, "minions": minions or Message("look-nobody")}
        totals: dict[str, Argument] = {
            "strength": number(now["strength"]),
            "against": number(now["minion_strength"]),
        }
        told.append(Message("look-skirmish", {**sides, **totals}))
    for pair in items(view["assignments"]):
        one = fields(pair)
        minions = tuple([called[text(handle)] for handle in items(one["minions"])])
        told.append(Message("look-assigned", {"fighter": called[text(one["fighter"])], "minions": minions}))
    return told or [Message("look-no-skirmish")]


def names_by_handle(view: View) -> dict[str, Argument]:
    """Returns the names of cards in play and sites by their handles."""
    called: dict[str, Argument] = {}
    for player in fields(view["seats"]).values():
        for card in items(fields(player)["in_play"]):
            called[text(fields(card)["handle"])] = cards.name(fields(card))
    for site in items(view["path"]):
        if fields(site)["definition"]:
            called[text(fields(site)["handle"])] = cards.name(fields(site))
    return called


# Cards in play.


def tell_in_play(view: View, wording: Wording) -> list[Told]:
    """Describes the fellowship with its support, the minions with theirs, then inactive cards."""
    return in_play_of(players(view), view, wording)


def tell_mine(view: View, wording: Wording) -> list[Told]:
    """Describes the viewer's own cards in play, hand and piles."""
    own = [(seat, player) for seat, player in players(view) if seat == view["viewer"]]
    return in_play_of(own, view, wording) + player_lines(own)


def tell_opponents(view: View, wording: Wording) -> list[Told]:
    """Describes the public cards of the other players."""
    others = [(seat, player) for seat, player in players(view) if seat != view["viewer"]]
    return in_play_of(others, view, wording) + player_lines(others)


def in_play_of(whose: list[tuple[int, Seen]], view: View, wording: Wording) -> list[Told]:
    """Describes the cards in play of some players, in groups."""
    called = names_by_handle(view)
    told: list[Told] = []
    idle: list[Told] = []
    for seat, player in whose:
        mine = [fields(card) for card in items(player["in_play"])]
        bare = [card for card in mine if not card["bearer"]]
        active = [card for card in bare if card["active"]]
        for group, types in GROUPS:
            found = [card for card in active if LIBRARY[text(card["definition"])].type in types]
            if found:
                told.append(Message(f"look-{group}", {"player": Player(seat)}))
                told += [cards.line(card, called, wording) for card in found]
        asleep = [cards.name(card) for card in bare if not card["active"]]
        if asleep:
            idle.append(Message("look-inactive", {"player": Player(seat), "cards": tuple(asleep)}))
    return told + idle


GROUPS: Final = (
    ("companions", (terms.COMPANION_TYPE,)),
    ("minions", (terms.MINION_TYPE,)),
    ("support", (terms.ALLY_TYPE, terms.POSSESSION_TYPE, terms.ARTIFACT_TYPE, terms.CONDITION_TYPE)),
)
"""The groups in which cards in play are described."""


# Hand, piles, players.


def mine(view: View) -> Seen | None:
    """Returns the viewer's own cards and numbers, or None."""
    return None if view["viewer"] == SPECTATOR else fields(fields(view["seats"])[str(view["viewer"])])


def tell_hand(view: View, wording: Wording) -> list[Told]:
    """Describes the viewer's hand: each card with its cost and text."""
    own = mine(view)
    if own is None:
        return []
    hand = [fields(card) for card in items(own["hand"])]
    told: list[Told] = [Message("look-hand", {"count": len(hand)})]
    for card in hand:
        id = text(card["definition"])
        kind = Message(f"type-{LIBRARY[id].type}")
        known: dict[str, Argument] = {"card": Name(id), "kind": kind, "cost": number(card["cost"])}
        told.append(Message("look-hand-card", {**known, "text": text_of_card(id, wording)}))
    return told


def tell_players(view: View) -> list[Told]:
    """Describes each player in a line."""
    return player_lines(players(view))


def player_lines(whose: list[tuple[int, Seen]]) -> list[Told]:
    """Returns a line for each player: site, burdens, cards."""
    told: list[Told] = []
    for seat, player in whose:
        numbers: dict[str, Argument] = {"hand": len(items(player["hand"])), "deck": number(player["deck"])}
        where: dict[str, Argument] = {"player": Player(seat), "site": str(player["site"])}
        told.append(Message("look-player", {**where, **burdens(player), **numbers}))
        if player["wearing"]:
            told.append(Message("look-wearing", {"player": Player(seat)}))
    return told


def tell_piles(view: View, wording: Wording) -> list[Told]:
    """Describes discard piles, dead piles and the viewer's own adventure deck."""
    told: list[Told] = []
    for seat, player in players(view):
        if player["discard"]:
            pile: dict[str, Argument] = {"player": Player(seat), "count": number(player["discarded"])}
            told.append(Message("look-discard", {**pile, "cards": cards.names(player["discard"])}))
        if player["dead"]:
            told.append(Message("look-dead", {"player": Player(seat), "cards": cards.names(player["dead"])}))
    own = mine(view)
    if own is not None and own["adventure"]:
        told.append(Message("look-adventure", {"cards": cards.names(own["adventure"])}))
    return told or [Message("look-no-piles")]


# Explanations of numbers.


def tell_numbers(view: View, wording: Wording) -> list[Told]:
    """Explains every number that differs from print, part by part: active cards, the hand, sites, the move limit."""
    told: list[Told] = []
    for _seat, player in players(view):
        for card in [fields(one) for one in items(player["in_play"])]:
            told += explained(card, NUMBERS) if card["active"] else []
    own = mine(view)
    for card in [fields(one) for one in items(own["hand"])] if own is not None else []:
        told += explained(card, ("cost",))
    for site in [fields(one) for one in items(view["path"])]:
        told += explained(site, ("shadow_number",))
    archery = fields(view["archery"])
    for side in ("fellowship", "minions"):
        if archery and archery[f"{side}_from"]:
            total: dict[str, Argument] = {"number": number(archery[side])}
            told.append(Message(f"look-archery-{side}", {**total, "shares": cards.shares(archery[f"{side}_from"])}))
    if len(items(view["move_limit_from"])) > 1:
        limit: dict[str, Argument] = {"number": number(view["move_limit"])}
        told.append(Message("look-limit-from", {**limit, "shares": cards.shares(view["move_limit_from"])}))
    return told or [Message("look-no-numbers")]


def explained(card: Seen, numbers: tuple[str, ...]) -> list[Told]:
    """Explains the numbers of a card that consist of more than the printed number."""
    told: list[Told] = []
    for one in numbers:
        if f"{one}_from" in card:
            what = Message(f"number-{one.replace('_', '-')}")
            said: dict[str, Argument] = {"card": cards.name(card), "what": what, "number": number(card[one])}
            told.append(Message("look-number", {**said, "shares": cards.shares(card[f"{one}_from"])}))
    return told


# Texts.  The renderer is imported when the first text is read.


def text_of(id: str, wording: Wording) -> list[Told]:
    """Returns the text of a card line by line, as a player wants to read it, without its title."""
    from inglenook.lotr.rendering.face import face

    return [line for line in face(LIBRARY[id].definition, spoken(wording))[1:]]


def text_of_card(id: str, wording: Wording) -> str:
    """Returns the text of a card in one line."""
    from inglenook.lotr.rendering.card_texts import render

    return " ".join([str(line) for line in render(LIBRARY[id].definition, spoken(wording)).lines])


def spoken(wording: Wording) -> str:
    """Returns the language for card texts: the current language if it has card texts, else English."""
    from inglenook.lotr.rendering.card_texts import LANGUAGES

    return wording.language if wording.language in LANGUAGES else "en"
