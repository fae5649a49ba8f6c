"""The Lord of the Rings TCG on the screen: the path, both sides face to face, the hand, and the texts of the cards."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from inglenook.kernel.data import Data, fields, items, number, text
from inglenook.kernel.decisions import Seat
from inglenook.kernel.messages import Argument, Message, Player
from inglenook.kernel.rulebook import View
from inglenook.lotr.dsl import terms
from inglenook.lotr.entry import cards, description
from inglenook.lotr.entry.cards import Seen
from inglenook.lotr.library import LIBRARY
from inglenook.lotr.state import NOBODY
from inglenook.screen.tableau import Cell, Row, Tableau

PLAYER: Final = "player-"
SUPPORT: Final = "support-"
ASLEEP: Final = "asleep-"
PLACE: Final = "place-"
"""Prefixes of handles that do not belong to cards; the seat, or the number of the place, follows."""

TWILIGHT: Final = "◐"
FIGHTS: Final = "⚔"
LYING: Final = "≡"
PILES: Final = (
    ("controlled", Message("laid-controlled")),
    ("dead", Message("laid-dead")),
    ("discard", Message("laid-discard")),
    ("adventure", Message("laid-adventure")),
)
WIDTH: Final = 64
WIDTH_WHEN_BRIEF: Final = 44
"""Minimum width, in columns, of the cards in play, with much room and with little."""
INDENT: Final = "   "
"""Indentation as wide as the number of an option, which replaces it."""

OPEN_GROUND: Final = 0
SANCTUARY_GROUND: Final = 1


class LotrTableau(Tableau):
    """The layout of the game: the path along the top, below it the table, beside it the hand."""

    columns = 9
    rows = 1
    strip = True
    people_title = Message("screen-table")

    def status(self, view: View) -> str:
        lines = description.tell_turn(view)
        if view["turn"] != NOBODY:
            lines.append(Message("laid-moves", {"moves": str(view["moves"]), "limit": str(view["move_limit"])}))
        return " ".join(line if isinstance(line, str) else self.say(line) for line in lines)

    def signs(self) -> list[str]:
        return [self.say(Message("laid-signs"))]

    # The path.

    def cells(self, view: View) -> list[Cell]:
        sites: list[Seen] = [fields(site) for site in items(view["path"])]
        length = number(fields(view["options"]).get("sites", LotrTableau.columns))
        sites += [{"number": place, "definition": "", "markers": []} for place in range(len(sites) + 1, length + 1)]
        return [self._cell(column, site) for column, site in enumerate(sites)]

    def _cell(self, column: int, site: Seen) -> Cell:
        place = str(site["number"])
        standing = tuple([number(seat) for seat in items(site["markers"])])
        if not site["definition"]:
            return Cell(f"{PLACE}{place}", column, 0, place, place, OPEN_GROUND, standing)
        title = LIBRARY[text(site["definition"])].title
        words = [text(items(pair)[0]) for pair in items(site["keywords"])]
        ground = SANCTUARY_GROUND if terms.SANCTUARY in words else OPEN_GROUND
        marks = [f"{TWILIGHT}{number(site['shadow_number'])}"]
        stacked = len(items(site.get("stacked", [])))
        marks += [f"{LYING}{stacked}"] if stacked else []
        name = f"{place} {title}"
        short = f"{place} {title.removeprefix('The ')}"
        return Cell(text(site["handle"]), column, 0, name, short, ground, standing, tuple(marks), tuple(marks))

    def home(self, view: View) -> str:
        """Returns the handle of the site where the fellowship is."""
        for site in [fields(one) for one in items(view["path"])]:
            if view["turn"] in items(site["markers"]) and site["definition"]:
                return text(site["handle"])
        return ""

    # Both sides.

    def people(self, view: View, brief: bool) -> list[Row]:
        """Returns the skirmish, then each player's cards, beginning with the player whose fellowship moves."""
        rows = self._skirmish(view)
        players = description.players(view)
        seats = [seat for seat, _ in players]
        first = seats.index(number(view["turn"])) if view["turn"] in seats else 0
        for seat, player in players[first:] + players[:first]:
            rows += self._player(view, seat, player, brief)
        return rows

    def _skirmish(self, view: View) -> list[Row]:
        now = fields(view["skirmish"])
        if not now:
            return []
        in_play = cards_in_play(view)
        minions = tuple([title(in_play[text(handle)]) for handle in items(now["minions"])])
        fighter: Argument = title(in_play[text(now["fighter"])]) if now["fighter"] else Message("look-nobody")
        sides: dict[str, Argument] = {
            "fighter": fighter,
            "strength": number(now["strength"]),
            "minions": minions or Message("look-nobody"),
            "against": number(now["minion_strength"]),
        }
        return [Row(f"{FIGHTS} {self.say(Message('laid-skirmish', sides))}", text(now["fighter"]), heading=True)]

    def _player(self, view: View, seat: Seat, player: Seen, brief: bool) -> list[Row]:
        """Returns the rows of a player: characters, each with the minions that it faces, and support."""
        rows = [Row(self._sheet(seat, player, brief), f"{PLAYER}{seat}", heading=True, badge=seat)]
        groups = grouped(player)
        faced = facing(view)
        in_play = cards_in_play(view)
        assigned = [handle for minions in faced.values() for handle in minions]
        for card in groups["companions"]:
            rows.append(self._character(card, in_play, brief))
            rows += self._facing(card, faced, in_play, brief)
        for card in groups["minions"]:
            if card["handle"] not in assigned:
                rows.append(self._character(card, in_play, brief))
        support = groups["support"]
        for card in support:
            if not brief or text(card["handle"]) in faced:
                rows.append(self._character(card, in_play, brief))
                rows += self._facing(card, faced, in_play, brief)
        if support and brief:
            rows.append(self._listed(Message("laid-support", titles(support)), f"{SUPPORT}{seat}", brief))
        if groups["asleep"]:
            rows.append(self._listed(Message("laid-asleep", titles(groups["asleep"])), f"{ASLEEP}{seat}", brief))
        return rows

    def _sheet(self, seat: Seat, player: Seen, brief: bool) -> str:
        told: dict[str, Argument] = {
            "player": Player(seat),
            "site": str(player["site"]),
            "burdens": str(player["burdens"]),
            "resistance": str(player["resistance"]),
            "hand": str(len(items(player["hand"]))),
            "deck": str(player["deck"]),
        }
        said = self.say(Message("laid-player-short", told) if brief else Message("laid-player", told))
        return f"{said}, {self.say(Message('laid-wearing'))}" if player["wearing"] else said

    def _character(self, card: Seen, in_play: dict[str, Seen], brief: bool, sign: str = "") -> Row:
        """Returns a row for a card: its numbers, its keywords where there is room, its borne cards."""
        parts = [title(card) if brief else self.say(cards.name(card)), self._values(card)]
        found = [self.say(word) for word in cards.keywords(card)] if not brief else []
        found += [self.say(Message("detail-roaming"))] if card.get("roaming") and not brief else []
        if "tokens" in card:
            found.append(f"{LYING}{number(card['tokens'])}")
        if "stacked" in card:
            found.append(f"{LYING}{len(items(card['stacked']))}")
        borne = [title(in_play[text(handle)]) for handle in items(card.get("borne", []))]
        said = " ".join([part for part in [*parts, ", ".join(found)] if part])
        said = f"{said} + {', '.join(borne)}" if borne else said
        return Row(hanging(INDENT + sign + said, brief), text(card["handle"]))

    def _values(self, card: Seen) -> str:
        """Words strength and vitality, with the vitality left if the card is wounded."""
        if "strength" not in card:
            return ""
        vitality = number(card["vitality"])
        left = f"{number(card['vitality_left'])}/{vitality}" if card["wounds"] else str(vitality)
        return self.say(Message("laid-values", {"strength": str(card["strength"]), "vitality": left}))

    def _facing(self, card: Seen, faced: dict[str, list[str]], in_play: dict[str, Seen], brief: bool) -> list[Row]:
        """Returns rows for the minions that a character faces."""
        minions = faced.get(text(card["handle"]), [])
        return [self._character(in_play[handle], in_play, brief, f"  {FIGHTS} ") for handle in minions]

    def _listed(self, told: Message, handle: str, brief: bool) -> Row:
        return Row(hanging(INDENT + self.say(told), brief), handle)

    # The hand.

    def hand(self, view: View, brief: bool) -> list[Row]:
        own = description.mine(view)
        if own is None:
            return []
        rows = []
        for card in [fields(one) for one in items(own["hand"])]:
            printed = LIBRARY[text(card["definition"])]
            kind = Message(f"type-{printed.type}")
            known: dict[str, Argument] = {"cost": str(card["cost"]), "card": printed.title, "kind": kind}
            told = Message("laid-hand-card-short", known) if brief else Message("laid-hand-card", known)
            rows.append(Row(("" if brief else INDENT) + self.say(told), text(card["handle"])))
        return rows

    # About a thing.

    def about(self, view: View, handle: str) -> list[Row]:
        for beginning, told in ((SUPPORT, "support"), (ASLEEP, "asleep")):
            if handle.startswith(beginning):
                seat = int(handle.removeprefix(beginning))
                return self._about_group(view, seat, told)
        if handle.startswith(PLAYER):
            return self._about_player(view, int(handle.removeprefix(PLAYER)))
        if handle.startswith(PLACE):
            return [Row(self.say(Message("look-path-gap", {"number": handle.removeprefix(PLACE)})), heading=True)]
        card = all_cards(view).get(handle)
        return [] if card is None else self._about_card(view, card)

    def _about_group(self, view: View, seat: Seat, group: str) -> list[Row]:
        """Returns the cards of one group, each in a row of its own."""
        found = grouped(fields(fields(view["seats"])[str(seat)]))[group]
        heading = Message("look-support", {"player": Player(seat)}) if group == "support" else Player(seat)
        in_play = cards_in_play(view)
        return [
            Row(self.say(heading), heading=True, badge=seat),
            *[self._character(card, in_play, brief=False) for card in found],
        ]

    def _about_player(self, view: View, seat: Seat) -> list[Row]:
        """Returns a player's piles, card by card, with what the viewer may know of the adventure deck."""
        player = fields(fields(view["seats"])[str(seat)])
        rows = [Row(self._sheet(seat, player, brief=False), f"{PLAYER}{seat}", heading=True, badge=seat)]
        for pile, heading in PILES:
            shown = player[pile]
            if isinstance(shown, list) and shown:
                rows.append(Row(self.say(heading), heading=True))
                rows += self._card_rows(shown)
        return rows

    def _card_rows(self, shown: Data) -> list[Row]:
        found = [fields(card) for card in items(shown)]
        return [Row(f"· {self.say(cards.name(card))}", text(card["handle"])) for card in found]

    def _about_card(self, view: View, card: Seen) -> list[Row]:
        """Returns the details of a card: its numbers and their sources, the cards with it, and its printed text."""
        rows = [Row(self.say(cards.name(card)), text(card["handle"]), heading=True)]
        id = text(card["definition"])
        if not id:
            return rows
        for seat in items(card.get("markers", [])):
            rows.append(Row(self.say(Player(number(seat))), f"{PLAYER}{number(seat)}", badge=number(seat)))
        in_play = cards_in_play(view)
        if "active" in card:
            alone = {name: value for name, value in card.items() if name not in ("borne", "stacked")}
            details = [self.say(detail) for detail in cards.details(alone, {})]
            rows += [Row(", ".join(details))] if details else []
        rows += [
            Row(self._told(line))
            for line in description.explained(card, (*description.NUMBERS, "cost", "shadow_number"))
        ]
        for handle in items(card.get("borne", [])):
            rows.append(Row(f"+ {self.say(cards.name(in_play[text(handle)]))}", text(handle)))
        rows += [
            Row(f"{LYING} {row.text.removeprefix('· ')}", row.handle)
            for row in self._card_rows(card.get("stacked", []))
        ]
        return rows + [Row(self._told(line)) for line in description.text_of(id, self.wording)]

    def _told(self, line: Message | str) -> str:
        return line if isinstance(line, str) else self.say(line)


def hanging(said: str, brief: bool) -> str:
    """Wraps a long line so that only its first line begins where the other rows do."""
    deeper = " " * (len(said) - len(said.lstrip()) + 4)
    return "\n".join(wrap(said, WIDTH_WHEN_BRIEF if brief else WIDTH, subsequent_indent=deeper, break_on_hyphens=False))


def titles(found: Sequence[Seen]) -> dict[str, Argument]:
    """Returns the titles of several cards, as arguments of a message."""
    return {"cards": tuple([title(card) for card in found])}


def title(card: Seen) -> str:
    """Returns the title of an open card, without its subtitle."""
    return LIBRARY[text(card["definition"])].title


def cards_in_play(view: View) -> dict[str, Seen]:
    """Returns the cards in play by their handles."""
    found: dict[str, Seen] = {}
    for player in fields(view["seats"]).values():
        for card in items(fields(player)["in_play"]):
            found[text(fields(card)["handle"])] = fields(card)
    return found


def grouped(player: Seen) -> dict[str, list[Seen]]:
    """Returns a player's cards in play without a bearer: companions, minions, support, and inactive cards."""
    bare = [fields(card) for card in items(player["in_play"]) if not fields(card)["bearer"]]
    groups: dict[str, list[Seen]] = {"asleep": [card for card in bare if not card["active"]]}
    for group, types in description.GROUPS:
        groups[group] = [card for card in bare if card["active"] and LIBRARY[text(card["definition"])].type in types]
    return groups


def facing(view: View) -> dict[str, list[str]]:
    """Returns the minions that each character faces, in the current skirmish or a later one, by their handles."""
    pairs = [fields(pair) for pair in (view["skirmish"], *items(view["assignments"])) if pair]
    found: dict[str, list[str]] = {}
    for pair in pairs:
        if pair["fighter"]:
            minions = [text(handle) for handle in items(pair["minions"])]
            found.setdefault(text(pair["fighter"]), minions)
    return found


def all_cards(view: View) -> dict[str, Seen]:
    """Returns every card that the viewer can point at, by its handle."""
    piles: list[Data] = [view["being_played"], view["path"]]
    for player in fields(view["seats"]).values():
        for pile in ("in_play", "hand", "discard", "dead", "adventure", "controlled"):
            shown = fields(player)[pile]
            piles += [shown] if isinstance(shown, list) else []
    found = [fields(card) for pile in piles for card in items(pile)]
    found += [fields(under) for card in found for under in items(card.get("stacked", []))]
    return {text(card["handle"]): card for card in found if "handle" in card}


LAYOUT = LotrTableau
