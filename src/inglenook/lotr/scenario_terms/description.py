"""Describes a position as the lines of a `setup` that lays it out again; usual values are left out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.lotr.decks.names import full_name
from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import strength
from inglenook.lotr.house_rules import DEFAULTS
from inglenook.lotr.library import Printed
from inglenook.lotr.scenario_terms.names import (
    BEFORE_THE_MOVE,
    PHASES,
    USUAL_RING,
    USUAL_RING_BEARER,
    ZONES,
    is_blank,
    known,
    names,
)
from inglenook.lotr.state import NOBODY
from inglenook.lotr.table import LotrTable
from inglenook.scenarios.description import PositionDescription, listed, mapping
from inglenook.scenarios.names import Naming
from inglenook.scenarios.terms import Position, quoted


class Description(PositionDescription[LotrTable]):
    """The description of a position of the card game.

    Copies are numbered in the order in which the file names them, as when the file is laid out.
    """

    def __init__(self, position: Position[LotrTable]) -> None:
        super().__init__(position)
        self.named: Final[list[Thing]] = []
        """Cards that the lines have named so far."""

    def lines(self) -> list[str]:
        """Returns the lines that describe the whole position."""
        table = self.table
        lines = [f"format: {table.format}"] if table.format != "fellowship" else []
        if table.order != tuple(range(table.seats)):
            lines.append(f"order: {listed([self.player(seat) for seat in table.order])}")
        if table.turn != NOBODY:
            lines.append(f"turn: {self.player(table.turn)}")
        if table.phase in PHASES:
            lines.append(f"phase: {PHASES[table.phase]}")
        if table.fierce:
            lines.append("fierce: yes")
        if table.phase == terms.SHADOW_PHASE and table.shadow_player != NOBODY:
            lines.append(f"shadow player: {self.player(table.shadow_player)}")
        lines.append(f"pool: {table.twilight}")
        if table.moves != int(table.phase not in BEFORE_THE_MOVE):
            lines.append(f"moves: {table.moves}")
        lines += self.sites() + self.cards_in_play() + self.piles() + self.rings()
        return lines + self.skirmishes() + self.of_the_table()

    # Names.

    def full(self, card: Thing) -> str:
        """Returns a card's name, unambiguous among all cards that exist, and counts the card as named."""
        self.named.append(card)
        printed = self.table.cards[card].printed
        if is_blank(printed):
            return printed.title
        return quoted(full_name(printed) if first_called(full_name(printed)) is printed else printed.id)

    def called(self, card: Thing) -> str:
        """Returns a card's name, unambiguous among the cards of the file; cards that it does not name come last."""
        sites = [site for player in self.table.players for site in player.adventure]
        sites.sort(key=self.place_in_adventure)
        playing = [player for player in self.table.players if not player.out]
        rest = [one for player in playing for one in (player.ring_bearer, player.ring) if one != NOTHING]
        order = dict.fromkeys([*self.named, *sites, *rest])
        return quoted(Naming([(one, names(self.table.cards[one].printed)) for one in order]).called(card))

    def place_in_adventure(self, site: Thing) -> tuple[Seat, int]:
        """Returns the owner and the number of a site."""
        piece = self.table.cards[site]
        return piece.owner, piece.printed.site_number

    def all_called(self, cards: Sequence[Thing]) -> str:
        """Returns a list of the names of cards in the file."""
        return f"[{', '.join([self.called(card) for card in cards])}]"

    def by_player(self, key: str, told: dict[Seat, str]) -> list[str]:
        """Returns the line for a key with a value for each player; no line if there are no values."""
        if not told:
            return []
        return [f"{key}: {{{', '.join([f'{self.player(seat)}: {text}' for seat, text in told.items()])}}}"]

    # Sites.

    def sites(self) -> list[str]:
        """Returns lines for the path, the player markers, and the controlled sites."""
        table = self.table
        path = [self.site(site) for site in table.path if site != NOTHING]
        lines = [f"sites: [{', '.join(path)}]"]
        lines += self.by_player("site", {seat: str(player.site) for seat, player in enumerate(table.players)})
        controlled: dict[Seat, str] = {}
        for seat in range(table.seats):
            sites = [card for card, piece in enumerate(table.cards) if piece.controller == seat]
            if sites:
                controlled[seat] = f"[{', '.join([self.site(site) for site in sites])}]"
        return lines + self.by_player("controlled", controlled)

    def site(self, site: Thing) -> str:
        """Returns the text for a site on the path or a controlled one, with its owner if that is not the usual one."""
        piece = self.table.cards[site]
        usual = self.table.order[(piece.printed.site_number - 1) % self.table.seats]
        fields = {"card": self.full(site)}
        if piece.owner != usual:
            fields["owner"] = self.player(piece.owner)
        return self.with_what_lies_on(site, fields)

    # Cards.

    def cards_in_play(self) -> list[str]:
        """Returns lines for the unborne cards in play, each with the cards on it."""
        lines = ["in play:"]
        for seat, player in enumerate(self.table.players):
            bare = [card for card in player.in_play if self.table.cards[card].bearer == NOTHING and self.is_told(card)]
            if bare:
                lines.append(f"  {self.player(seat)}:")
                lines += [f"    - {self.card(card)}" for card in bare]
        return lines if len(lines) > 1 else []

    def is_told(self, card: Thing) -> bool:
        """Whether a card must be described; the usual Ring-bearer with only the Ring on it is there by default."""
        piece = self.table.cards[card]
        if self.table.players[piece.owner].ring_bearer != card or piece.printed.id != USUAL_RING_BEARER:
            return True
        return bool(piece.wounds or piece.tokens or piece.stacked or len(piece.borne) > 1 or self.changes_of(card))

    def card(self, card: Thing) -> str:
        """Returns the text for a card in play."""
        return self.with_what_lies_on(card, {"card": self.full(card)})

    def with_what_lies_on(self, card: Thing, fields: dict[str, str]) -> str:
        """Returns the text for a card with its fields on one line, or just its name."""
        piece = self.table.cards[card]
        if piece.wounds:
            fields["wounds"] = str(piece.wounds)
        if piece.tokens:
            fields["tokens"] = f"{{{piece.culture_tokens}: {piece.tokens}}}"
        borne = [item for item in piece.borne if self.table.cards[item].printed.type != terms.RING_TYPE]
        if borne:
            fields["bears"] = f"[{', '.join([self.borne(item) for item in borne])}]"
        if piece.stacked:
            fields["stacked"] = f"[{', '.join([self.stacked(below) for below in piece.stacked])}]"
        fields |= self.changes_of(card)
        return mapping(fields) if len(fields) > 1 else fields["card"]

    def borne(self, item: Thing) -> str:
        """Returns the text for a borne card, with its owner if that is not the bearer's owner."""
        piece = self.table.cards[item]
        fields = {"card": self.full(item)}
        if piece.owner != self.table.cards[piece.bearer].owner:
            fields["owner"] = self.player(piece.owner)
        return self.with_what_lies_on(item, fields)

    def stacked(self, card: Thing) -> str:
        """Returns the text for a stacked card, with its owner if not the owner or controller of the card below."""
        piece = self.table.cards[card]
        host = self.table.cards[piece.bearer]
        usual = host.controller if host.zone == terms.CONTROLLED else host.owner
        name = self.full(card)
        return name if piece.owner == usual else mapping({"card": name, "owner": self.player(piece.owner)})

    def changes_of(self, card: Thing) -> dict[str, str]:
        """Returns a card's fields for lasting effects: its resulting strength, and keywords."""
        lasting = [one for one in self.table.lasting if card in one.cards]
        fields = {}
        if any(one.stat == terms.STRENGTH for one in lasting):
            fields["strength"] = str(strength(self.table, card))
        words: dict[str, int] = {}
        for one in lasting:
            if one.stat == terms.KEYWORD:
                words[one.word] = words.get(one.word, 0) + one.amount
        if words:
            fields["keywords"] = mapping({word: str(number) for word, number in words.items()})
        return fields

    def piles(self) -> list[str]:
        """Returns lines for hands, decks and piles; of an adventure deck only the sites that are not blank."""
        lines = []
        for key, zone in ZONES.items():
            told: dict[Seat, str] = {}
            for seat in range(self.table.seats):
                cards = self.pile(seat, zone)
                if cards:
                    told[seat] = f"[{', '.join([self.full(card) for card in cards])}]"
            lines += self.by_player(key, told)
        return lines

    def pile(self, seat: Seat, zone: str) -> Sequence[Thing]:
        """Returns the cards of a pile that must be described."""
        player = self.table.players[seat]
        if zone == terms.ADVENTURE_DECK:
            return [site for site in player.adventure if not is_blank(self.table.cards[site].printed)]
        piles = {terms.HAND: player.hand, terms.DECK: player.deck, terms.DISCARD_PILE: player.discard}
        return piles.get(zone, player.dead)

    # Players and skirmishes.

    def rings(self) -> list[str]:
        """Returns lines for unusual Rings and Ring-bearers, worn Rings, and burdens."""
        table = self.table
        rings: dict[Seat, str] = {}
        bearers: dict[Seat, str] = {}
        for seat, player in enumerate(table.players):
            if player.out:
                continue
            if player.ring != NOTHING and table.cards[player.ring].printed.id != USUAL_RING:
                rings[seat] = table.cards[player.ring].printed.id
            if player.ring_bearer != NOTHING and not table.cards[player.ring_bearer].printed.definition.ring_bearer:
                bearers[seat] = self.called(player.ring_bearer)
        lines = self.by_player("ring", rings) + self.by_player("ring-bearer", bearers)
        wearing = [self.player(seat) for seat, player in enumerate(table.players) if player.wearing]
        if wearing:
            lines.append(f"wearing: {listed(wearing)}")
        burdens = {seat: str(player.burdens) for seat, player in enumerate(table.players) if player.burdens}
        return lines + self.by_player("burdens", burdens)

    def skirmishes(self) -> list[str]:
        """Returns the line for the assigned skirmishes, with the current one first."""
        pairs = list(self.table.assignments)
        if self.table.defender != NOTHING and self.table.attackers:
            pairs.insert(0, (self.table.defender, self.table.attackers))
        cards, players = self.table.cards, self.table.players
        pairs = [pair for pair in pairs if not players[cards[pair[0]].owner].out]  # a player who is out has no cards
        if not pairs:
            return []
        told = {self.called(fighter): self.all_called(minions) for fighter, minions in pairs}
        return [f"assigned: {mapping(told)}"]

    def of_the_table(self) -> list[str]:
        """Returns lines for hidden cards seen by players, players who are out, and switches."""
        table = self.table
        seen: dict[Seat, str] = {}
        for seat in range(table.seats):
            hidden = [card for player in table.players for card in player.hand + player.deck + player.adventure]
            cards = [card for card in hidden if table.cards[card].seen_by >> seat & 1]
            if cards:
                seen[seat] = self.all_called(cards)
        lines = self.by_player("seen", seen)
        out = [self.player(seat) for seat in range(table.seats) if table.players[seat].out]
        if out:
            lines.append(f"out: {listed(out)}")
        switches = {name: str(value) for name, value in table.options.items() if value != DEFAULTS[name]}
        return [*lines, f"options: {mapping(switches)}"] if switches else lines


@cache
def first_called(name: str) -> Printed | None:
    """Returns the first card with this full name."""
    return next((printed for printed in known() if full_name(printed) == name), None)
