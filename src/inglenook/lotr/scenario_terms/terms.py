"""Scenario terms of the card game: names, places, moves, and values that a scenario can expect."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from inglenook.kernel.data import Data
from inglenook.kernel.decisions import NOTHING, PASS, Option, Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.rulebook import Setup
from inglenook.lotr import stats
from inglenook.lotr.active import is_active
from inglenook.lotr.advice import explain
from inglenook.lotr.decks.deck import Deck
from inglenook.lotr.decks.files import read_deck
from inglenook.lotr.decks.formats import FORMATS, Format
from inglenook.lotr.decks.starters import NAMED, STARTERS, first_fellowship, parse_deck_argument
from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import strength, vitality
from inglenook.lotr.evaluation.positions import controlled_sites, is_roaming
from inglenook.lotr.house_rules import is_short
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.rules.archery import fellowship_archery, minion_archery
from inglenook.lotr.scenario_terms.description import Description
from inglenook.lotr.scenario_terms.layout import Layout
from inglenook.lotr.scenario_terms.names import PHASES, PILES, names, titles
from inglenook.lotr.state import NOBODY
from inglenook.lotr.table import LotrTable
from inglenook.scenarios.file import Written
from inglenook.scenarios.scenario import Players
from inglenook.scenarios.terms import Laid, Position, ScenarioTerms, Value

SAID: Final[dict[str, tuple[str, ...]]] = {
    "discard-to-heal": ("discard",),
    "find-nothing": ("find nothing",),
    "lay-on-top": ("lay on top",),
    "player": ("choose",),
    "choice": ("choose effect",),
    "respond": ("use", "respond with", "play"),
    "skirmish": ("resolve skirmish of", "skirmish"),
}
"""Scenario phrases for verbs whose own name is not used."""

PLAIN: Final = (
    "move", "stop", "play", "use", "transfer", "heal", "choose", "bear", "wound", "assign", "done", "ambush", "suffer",
    "discard", "place", "start-with", "name",
)  # fmt: skip
"""Verbs used under their own name; a file may use any of them, even for moves that are not offered."""

FIERCE: Final = "fierce"


class LotrScenarioTerms(ScenarioTerms[LotrTable]):
    """The cards, verbs and numbers of the card game in scenario files."""

    def __init__(self) -> None:
        self.rulebook = LordOfTheRings()
        self.start_keys = ("decks", "format", "rules", "switches", "bids")
        self.passing = (PASS, "done", "stop")
        self.verbs = {verb: (verb,) for verb in PLAIN} | SAID

    # The position.

    def lay_out(self, setup: Written, players: Players, dice: Dice) -> Laid[LotrTable]:
        return Layout(setup, players, dice).laid()

    def begin(self, start: Written, players: Players, dice: Dice, folder: Path) -> Laid[LotrTable]:
        """Begins a real game: `decks` has a deck for each player; by default players get the first starters."""
        given = start.fields(self.start_keys) if start.value else {}
        setup: Setup = {key: field.data() for key, field in given.items()}
        format = given["format"].choice(FORMATS) if "format" in given else FORMATS["fellowship"]
        usual = [name for name, one in STARTERS.items() if one.format.site_block == format.site_block]
        chosen = decks_by_seat(given["decks"], players) if "decks" in given else {}
        decks: list[Data] = []
        fellowships: list[Data] = []
        for seat in range(len(players.names)):
            name = chosen[seat].text() if seat in chosen else usual[seat % len(usual)]
            decks.append(deck_meant(name, format, folder).data())
            fellowships.append(first_fellowship(name))
        if is_short(setup.get("rules")):
            setup.setdefault("fellowships", fellowships)
        return Laid(self.rulebook.set_up({**setup, "format": format.name, "decks": decks}, dice))

    def describe(self, position: Position[LotrTable]) -> list[str]:
        return Description(position).lines()

    # Things.

    def things(self, table: LotrTable) -> Sequence[Thing]:
        """Returns all cards, including those in no zone."""
        return range(len(table.cards))

    def names(self, table: LotrTable, thing: Thing) -> tuple[str, ...]:
        """Returns the names of a card: title, title with subtitle, collector code."""
        return names(table.cards[thing].printed)

    def places(self, position: Position[LotrTable], thing: Thing) -> tuple[str, ...]:
        """Returns a card's place: a player's pile, in play, on another card, on the path, or controlled."""
        table = position.table
        piece = table.cards[thing]
        owner = position.player(piece.owner)
        if piece.zone in PILES:
            pile = f"{PILES[piece.zone]} of {owner}"
            if piece.zone != terms.DECK:
                return (pile,)
            return (pile, f"{pile} {table.players[piece.owner].deck.index(thing) + 1}")
        if piece.zone == terms.STACKED:
            return tuple([f"stacked on {name}" for name in position.naming.spellings(piece.bearer)])
        if piece.zone == terms.PLAY:
            where = ("in play", f"in play of {owner}")
            if piece.bearer == NOTHING:
                return where
            return (*[f"on {name}" for name in position.naming.spellings(piece.bearer)], *where)
        if piece.zone == terms.PATH:
            return (f"site {piece.printed.site_number}", "path")
        if piece.zone == terms.CONTROLLED:
            return (f"controlled by {position.player(piece.controller)}",)
        return ("nowhere",)

    # Numbers and facts.

    def table_values(self, table: LotrTable) -> Mapping[str, Value]:
        sites = [site for site in table.path if site != NOTHING]
        values: dict[str, Value] = {
            "pool": table.twilight,
            "twilight pool": table.twilight,
            "turn number": table.turns,
            "moves": table.moves,
            "move limit": stats.move_limit(table),
            "path": titles(table, sites),
            "skirmishes to come": len(table.assignments),
            "skirmish": titles(table, [table.defender, *table.attackers] if table.defender != NOTHING else []),
        }
        if table.turn != NOBODY:
            values["fellowship archery total"] = fellowship_archery(table, 0)
            values["minion archery total"] = minion_archery(table)
        return values

    def player_values(self, table: LotrTable, seat: Seat) -> Mapping[str, Value]:
        player = table.players[seat]
        bearer = player.ring_bearer
        return {
            "out": player.out,
            "burdens": player.burdens,
            "site": player.site,
            "ring-bearer": "" if bearer == NOTHING else table.cards[bearer].printed.title,
            "resistance": 0 if bearer == NOTHING else stats.resistance(table, bearer),
            "wearing": player.wearing,
            "cards in hand": len(player.hand),
            "cards in draw deck": len(player.deck),
            "cards in discard pile": len(player.discard),
            "cards in dead pile": len(player.dead),
            "hand": titles(table, player.hand),
            "discard pile": titles(table, player.discard),
            "dead pile": titles(table, player.dead),
            "adventure deck": titles(table, player.adventure),
            "in play": titles(table, player.in_play),
            "companions": titles(table, stats.companions(table, seat)),
            "sites controlled": controlled_sites(table, seat),
        }

    def thing_values(self, table: LotrTable, thing: Thing) -> Mapping[str, Value]:
        """Returns the current numbers of a card."""
        piece = table.cards[thing]
        printed = piece.printed
        values: dict[str, Value] = {
            "active": table.turn != NOBODY and is_active(table, thing),
            "tokens": piece.tokens,
            "bears": titles(table, piece.borne),
            "stacked": titles(table, piece.stacked),
            "assigned to": titles(table, opponents(table.assignments, thing)),
            "skirmishing": titles(table, opponents(((table.defender, table.attackers),), thing)),
        }
        if table.turn == NOBODY:
            return values
        keywords = dict(explain.keywords(table, thing))
        values |= {word: number for word, number in keywords.items()}
        values["keywords"] = tuple(keywords)
        if printed.is_character:
            values |= {
                "wounds": piece.wounds,
                "strength": strength(table, thing),
                "vitality": vitality(table, thing),
                "vitality left": stats.vitality_left(table, thing),
                "resistance": stats.resistance(table, thing),
            }
        if printed.type == terms.MINION_TYPE:
            values["roaming"] = is_roaming(table, thing)
        if printed.type == terms.SITE_TYPE:
            values["shadow number"] = stats.shadow_number(table, thing)
        else:
            values["cost"] = stats.tokens_to_play(table, thing)
        return values

    # Time and options.

    def phases(self, position: Position[LotrTable]) -> Sequence[str]:
        named = [*PHASES.values(), f"{FIERCE} assignment", f"{FIERCE} skirmish"]
        players = position.players.names
        return [*named, *[f"{name} of {player}" for player in players for name in (*named, "turn")]]

    def current_phases(self, position: Position[LotrTable]) -> Sequence[str]:
        """Returns the current turn and phase, with their player; a Shadow phase belongs to its Shadow player."""
        table = position.table
        if table.turn == NOBODY:
            return []
        player = position.player(table.turn)
        found = [f"turn of {player}"]
        phase = PHASES.get(table.phase, "")
        if not phase:
            return found
        if table.phase == terms.SHADOW_PHASE and table.shadow_player != NOBODY:
            player = position.player(table.shadow_player)
        found += [phase, f"{phase} of {player}"]
        if table.fierce:
            found += [f"{FIERCE} {phase}", f"{FIERCE} {phase} of {player}"]
        return found

    def parts(self, position: Position[LotrTable], option: Option) -> list[tuple[str, ...]]:
        """Returns the parts of an option's phrase: chosen players by name, abilities by number only if several.

        "Assign" works in both directions: a companion to a minion, or the minion to the companion.
        """
        if option.verb == "player":
            return [("choose",), (position.player(option.amount - 1),)]
        parts = super().parts(position, option)
        if option.verb in ("play", "use", "respond"):
            parts = parts[: 1 + int(option.subject != NOTHING)]
            parts += [(f"ability {number + 1}",) for number in self.several(position, option)]
        elif option.verb == "choice":
            parts = [("choose effect",), (str(option.amount),)]
        elif option.verb in ("transfer", "discard-to-heal"):
            to = "to" if option.verb == "transfer" else "to heal"
            parts[2] = tuple([f"{to} {name}" for name in position.naming.spellings(option.other)])
        elif option.verb == "assign":
            first, second = position.naming.spellings(option.subject), position.naming.spellings(option.other)
            parts = [parts[0], (*first, *second), tuple([f"to {name}" for name in (*second, *first)])]
        return parts

    def several(self, position: Position[LotrTable], option: Option) -> list[int]:
        """Returns the number of an option's ability if another ability of the same card is also offered."""
        if position.pending is None:
            return []
        beside = {
            one.amount for one in position.pending.options if (one.verb, one.subject) == (option.verb, option.subject)
        }
        return [option.amount] if len(beside) > 1 else []


def decks_by_seat(written: Written, players: Players) -> dict[Seat, Written]:
    """Returns the deck of each player: by player name, or in the order of the seats."""
    if isinstance(written.value, dict):
        return players.fields(written)
    return dict(enumerate(written.items()))


def deck_meant(text: str, format: Format, folder: Path) -> Deck:
    """Returns a deck: a starter by name, a deck file, beside the scenario or elsewhere, or a deck given as lines."""
    if "\n" in text:
        return read_deck(text, format)
    beside = folder / text
    return parse_deck_argument(str(beside) if text not in NAMED and beside.is_file() else text, format)


def opponents(skirmishes: Iterable[tuple[Thing, tuple[Thing, ...]]], card: Thing) -> list[Thing]:
    """Returns the cards that a card faces in these skirmishes: a fighter's minions, or a minion's fighter."""
    facing: list[Thing] = []
    for fighter, minions in skirmishes:
        if fighter == card:
            facing += minions
        elif card in minions and fighter != NOTHING:
            facing.append(fighter)
    return facing
