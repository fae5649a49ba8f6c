"""Sets up a game from the players' decks, the format and the switches (LR-5, LR-9)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.data import Data
from inglenook.kernel.decisions import Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.editions import TODAY, edition_of
from inglenook.kernel.errors import BadSetup, InglenookError
from inglenook.kernel.messages import Player
from inglenook.kernel.rulebook import Setup
from inglenook.lotr import atoms
from inglenook.lotr.decks.deck import Deck, deck_of
from inglenook.lotr.decks.formats import FORMATS, OPEN
from inglenook.lotr.decks.legality import refuse_illegal
from inglenook.lotr.dsl import terms
from inglenook.lotr.house_rules import DEFAULTS, LIMITS, defaults, rule_sets
from inglenook.lotr.library import LIBRARY, Printed, printed
from inglenook.lotr.rules.preparation import Fellowships, first_steps
from inglenook.lotr.state import Player as PlayerPiece
from inglenook.lotr.table import LotrTable

FEWEST: Final = 2
MOST: Final = 6


def set_up(setup: Setup, dice: Dice) -> LotrTable:
    """Returns the table before the bids: adventure decks, Frodos with their Rings, draw decks (LR-9.1 to LR-9.3).

    - `decks`: a deck for each seat, as `Deck.data` gives it.
    - `format`: open by default (LR-5.1).
    - `rules`: the name of a rule set; `switches`: single switches.
    - `bids`: bids made before, by seat (LR-8.6).
    - `fellowships`: by seat, the starting companions that a variant prescribes (LR-6.3, LR-6.4); None if the player
      chooses.
    - `edition`: edition of the defaults, today's by default (KR-36).
    """
    reading = Reading(setup)
    table = LotrTable(len(reading.decks), dice)
    table.options = reading.switches
    table.format = reading.format
    table.starting_limit = 2 if len(reading.decks) == 2 else len(reading.decks) - 1  # LR-20.18, LR-20.19
    for seat, deck in enumerate(reading.decks):
        table.players.append(PlayerPiece(table.stamp))
        lay_out(table, seat, deck)
    for seat, bid in enumerate(reading.bids):
        atoms.set_bid(table, seat, bid)
    bidding = bool(table.options["bidding"]) and not reading.bids
    table.then_all(first_steps(bidding, reading.fellowships))
    return table


def lay_out(table: LotrTable, seat: Seat, deck: Deck) -> None:
    """Lays out one player's cards (LR-9.1, LR-9.2), with sites only up to the last one of the game (LR-6.1)."""
    bearer = add_card(table, deck.ring_bearer, seat)
    ring = add_card(table, deck.ring, seat)
    atoms.enter_play(table, bearer)
    atoms.enter_play(table, ring, bearer)
    atoms.make_ring_bearer(table, seat, bearer)
    atoms.set_ring(table, seat, ring)
    sites = [printed(id) for id in deck.adventure_deck]
    sites = [site for site in sites if site.site_number <= table.options["sites"]]
    atoms.lay_pile(table, sites, seat, terms.ADVENTURE_DECK)
    cards: list[Printed] = []
    for id, count in deck.draw_deck:
        card = printed(id)
        for _copy in range(count):
            cards.append(card)
    atoms.lay_pile(table, cards, seat, terms.DECK)


def add_card(table: LotrTable, id: str, seat: Seat) -> int:
    """Adds a card to the game, in no zone yet."""
    return atoms.add_card(table, printed(id), seat)


class Reading:
    """A set-up request, read and checked.  All its faults are reported at once."""

    def __init__(self, setup: Setup) -> None:
        self.faults: Final[list[InglenookError]] = []
        self.format: Final = self.read_format(setup.get("format", OPEN.name))
        self.switches: Final = self.read_switches(setup)
        self.decks: Final = self.read_decks(setup.get("decks", []))
        self.bids: Final = self.read_bids(setup.get("bids", []))
        self.fellowships: Final = self.read_fellowships(setup.get("fellowships", []))
        if len(self.faults) == 1:
            raise self.faults[0]
        if self.faults:
            raise BadSetup("error-setup-faults", {"faults": tuple([fault.message for fault in self.faults])})

    def read_format(self, given: Data) -> str:
        """Returns the format, one of the three that exist (LR-5.1)."""
        if isinstance(given, str) and given in FORMATS:
            return given
        self.faults.append(BadSetup("error-unknown-format", {"given": str(given), "known": tuple(FORMATS)}))
        return ""

    def read_switches(self, setup: Setup) -> dict[str, int]:
        """Returns the switches: the defaults, then the chosen rule set, then single switches."""
        edition = self.read_edition(setup)
        values = defaults(edition)
        rules, known = setup.get("rules", ""), rule_sets(edition)
        if isinstance(rules, str) and rules in known:
            values.update(known[rules])
        elif rules != "":
            self.faults.append(BadSetup("error-unknown-rule-set", {"given": str(rules), "known": tuple(known)}))
        given = setup.get("switches", {})
        for name, value in given.items() if isinstance(given, dict) else [(str(given), 0)]:
            low, high = LIMITS.get(name, (0, 1))
            if name not in DEFAULTS:
                self.faults.append(BadSetup("error-unknown-switch", {"given": name, "known": tuple(DEFAULTS)}))
            elif not isinstance(value, int) or not low <= value <= high:
                self.faults.append(
                    BadSetup("error-switch", {"switch": name, "given": str(value), "low": low, "high": high})
                )
            else:
                values[name] = int(value)
        return values

    def read_edition(self, setup: Setup) -> int:
        """Returns the edition of the defaults (KR-36)."""
        try:
            return edition_of(setup)
        except InglenookError as problem:  # base class: compiled code tells subclasses of BadSetup apart
            self.faults.append(problem)
            return TODAY

    def read_decks(self, given: Data) -> list[Deck]:
        """Returns a legal deck for each of two to six players (LR-5.2 to LR-5.17)."""
        found = given if isinstance(given, list) else []
        if not found:
            self.faults.append(BadSetup("error-no-decks"))
        elif not FEWEST <= len(found) <= MOST:
            self.faults.append(BadSetup("error-seats", {"given": len(found), "least": FEWEST, "most": MOST}))
        decks = []
        for seat, data in enumerate(found):
            try:
                deck = deck_of(data)
                decks.append(deck)
                if self.format:
                    refuse_illegal(deck, FORMATS[self.format], str(seat + 1))
            except InglenookError as problem:  # base class: compiled code tells subclasses of BadSetup apart
                self.faults.append(problem)
        return decks

    def read_bids(self, given: Data) -> list[int]:
        """Returns bids made before the game: only if there is bidding, and one for each player (LR-8.1, LR-6.6)."""
        found = given if isinstance(given, list) else [given]
        bids = [bid for bid in found if isinstance(bid, int) and not isinstance(bid, bool) and bid >= 0]
        if found and (bids != found or len(bids) != len(self.decks) or not self.switches["bidding"]):
            self.faults.append(BadSetup("error-bids", {"given": str(given)[:80], "seats": len(self.decks)}))
        return bids

    def read_fellowships(self, given: Data) -> Fellowships:
        """Returns the prescribed companions of each player, taken from the player's draw deck (LR-6.3, LR-6.4)."""
        if not isinstance(given, list) or len(given) not in (0, len(self.decks)):
            self.faults.append(BadSetup("error-fellowships", {"given": str(given)[:80], "seats": len(self.decks)}))
            return ()
        fellowships: list[tuple[str, ...] | None] = []
        for seat, (deck, ids) in enumerate(zip(self.decks, given, strict=False)):
            if ids is None:
                fellowships.append(None)
                continue
            left = deck.copies()
            chosen: list[str] = []
            for id in ids if isinstance(ids, list) else [ids]:
                if isinstance(id, str) and id in left and id in LIBRARY and LIBRARY[id].type == terms.COMPANION_TYPE:
                    left.remove(id)
                    chosen.append(id)
                else:
                    self.faults.append(BadSetup("error-fellowship", {"player": Player(seat), "given": str(id)[:80]}))
            fellowships.append(tuple(chosen))
        return tuple(fellowships)
