"""Lays out the position that a scenario file describes.

Cards are created in the order of the file: the first Gimli it names is `Gimli#1`, in any zone.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.editions import TODAY
from inglenook.kernel.messages import Message
from inglenook.lotr import atoms
from inglenook.lotr.decks.formats import FORMATS
from inglenook.lotr.decks.names import full_name
from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword, strength
from inglenook.lotr.house_rules import DEFAULTS, DELUXE, rule_sets
from inglenook.lotr.library import LIBRARY, Printed
from inglenook.lotr.scenario_terms.fields import Fields, card_fields, list_of
from inglenook.lotr.scenario_terms.names import (
    BEFORE_THE_MOVE,
    BLANK_SITES,
    CARD_KEYS,
    KEYS,
    KEYWORDS,
    PHASES,
    USUAL_RING,
    USUAL_RING_BEARER,
    ZONES,
    blank_characters,
    blank_site,
    everything,
    is_blank,
    names,
    not_implemented,
)
from inglenook.lotr.scenario_terms.next_steps import next_steps
from inglenook.lotr.state import NOBODY, Lasting, Player
from inglenook.lotr.stats import minions
from inglenook.lotr.table import LotrTable
from inglenook.scenarios.file import Written, unknown
from inglenook.scenarios.names import Naming
from inglenook.scenarios.scenario import Players
from inglenook.scenarios.spelling import words
from inglenook.scenarios.terms import Laid

LAST_SITE: Final = 9


class Layout:
    """Lays out a position: first the cards in the order of the file, then everything that the rules require."""

    def __init__(self, written: Written, players: Players, dice: Dice) -> None:
        self.fields: Final = written.fields(KEYS)
        self.players: Final = players
        self.table: Final = LotrTable(len(players.names), dice)
        self.table.options = self.options()
        self.table.players = [Player(self.table.stamp) for _ in players.names]
        self.table.starting_limit = max(2, len(players.names) - 1)  # LR-20.18, LR-20.19
        self.named: Final[list[Thing]] = []
        """Cards that the file names, in its order."""
        self.phase: Final = self.chosen_phase()
        self.turn: Final = self.seat(self.fields["turn"]) if "turn" in self.fields else 0
        self.out: Final = [self.seat(name) for name in self.fields["out"].items()] if "out" in self.fields else []
        """Players who are out of the game, with all their cards."""
        self.changes: Final[list[tuple[Thing, Fields]]] = []
        """Cards to which the file gives a strength or keywords of its own."""

    def laid(self) -> Laid[LotrTable]:
        """Returns the whole position, with the steps that come next."""
        table, fields = self.table, self.fields
        self.table.format = self.format()
        atoms.set_order(table, self.order())
        atoms.start_turn(table, self.turn)
        atoms.start_phase(table, self.phase, self.shadow_player())
        for key, field in fields.items():
            if key == "in play":
                self.put_in_play(field)
            elif key in ZONES:
                self.put_in_pile(ZONES[key], field)
            elif key == "sites":
                self.lay_sites(field)
            elif key == "controlled":
                self.control_sites(field)
        self.complete_sites()
        for seat in range(table.seats):
            self.complete_player(seat)
        self.change_cards()
        self.put_numbers()
        self.assign()
        table.then_all(next_steps(table))
        return Laid(table, tuple(self.named))

    # Names.

    def seat(self, name: Written) -> Seat:
        """Returns the seat of a player."""
        return self.players.seat(name.text(), name.line)

    def by_player(self, key: str) -> dict[Seat, Written]:
        """Returns the value of a key for each player."""
        return self.players.fields(self.fields[key]) if key in self.fields else {}

    def definition(self, name: Written) -> Printed:
        """Returns the card with this title and subtitle or collector code; for reprints, the first."""
        naming, cards = everything()
        said = words(name.text())
        bare = (*said[:-1], said[-1].partition("#")[0]) if said else said
        for blank in (*BLANK_SITES[self.block()], *blank_characters()):
            if words(blank.title) == bare:
                return blank
        meant = naming.meant(bare)
        if not meant:
            versions = [full_name(card) for card in cards if words(card.title) == bare]
            code = "" if versions else not_implemented(" ".join(bare))
            if code:
                raise name.mistake(Message("scenario-not-implemented", {"given": name.text(), "code": code}))
            every = list(dict.fromkeys([name for card in cards for name in (card.title, full_name(card))]))
            raise unknown(name.text(), versions or every, name.line)
        return cards[meant[0]]

    def new(self, name: Written, owner: Seat) -> Thing:
        """Creates a card that the file names."""
        card = self.add(self.definition(name), owner)
        self.named.append(card)
        return card

    def add(self, card: Printed, owner: Seat) -> Thing:
        """Creates a card, in no zone yet."""
        self.table.index = None
        return atoms.add_card(self.table, card, owner)

    def placed(self, name: Written) -> Thing:
        """Returns a card that the file has named before, or that is there without being named."""
        naming = Naming([(card, names(piece.printed)) for card, piece in enumerate(self.table.cards)])
        meant = naming.meant(words(name.text()))
        if not meant:
            raise unknown(name.text(), naming.names(), name.line)
        if len(meant) > 1:
            meanings = tuple([naming.called(card) for card in meant])
            raise name.mistake(Message("scenario-ambiguous", {"given": name.text(), "meanings": meanings}))
        return meant[0]

    # The turn.

    def options(self) -> dict[str, int]:
        """Returns the switches of the game: those of a named rule set, and single ones."""
        known = {name: name for name in rule_sets(TODAY)}
        chosen = self.fields["rules"].choice(known) if "rules" in self.fields else DELUXE
        options = {**DEFAULTS, **rule_sets(TODAY)[chosen]}
        for name, value in (self.fields["options"].fields(tuple(options)) if "options" in self.fields else {}).items():
            options[name] = value.number()
        return options

    def format(self) -> str:
        """Returns the name of the format, which determines the block of the sites."""
        return (
            self.fields["format"].choice({name: name for name in FORMATS}) if "format" in self.fields else "fellowship"
        )

    def chosen_phase(self) -> str:
        """Returns the phase that the file names."""
        if "phase" not in self.fields:
            return terms.FELLOWSHIP
        return self.fields["phase"].choice({name: key for key, name in PHASES.items()})

    def order(self) -> tuple[Seat, ...]:
        """Returns the seats clockwise."""
        if "order" not in self.fields:
            return tuple(range(self.table.seats))
        order = tuple([self.seat(name) for name in self.fields["order"].items()])
        if sorted(order) != list(range(self.table.seats)):
            raise self.fields["order"].mistake(Message("scenario-everybody-once"))
        return order

    def shadow_player(self) -> Seat:
        """Returns the player of the Shadow phase: by default the one on the right of the Free Peoples player."""
        if self.phase != terms.SHADOW_PHASE:
            return NOBODY
        if "shadow player" in self.fields:
            return self.seat(self.fields["shadow player"])
        return self.table.shadow_players()[0]

    # Cards.

    def put_in_play(self, field: Written) -> None:
        """Puts each player's cards into play, with the cards that they bear."""
        for seat, cards in self.players.fields(field).items():
            for written in list_of(cards):
                self.put_card(written, seat, NOTHING)

    def put_card(self, written: Written, seat: Seat, bearer: Thing) -> None:
        """Puts a card into play, given by its name alone or with more fields."""
        about = card_fields(written)
        if "card" not in about:
            raise written.mistake(Message("scenario-key-missing", {"key": "card"}))
        definition = self.definition(about["card"])
        if definition.type in (terms.SITE_TYPE, terms.EVENT_TYPE):
            raise about["card"].mistake(
                Message("scenario-not-there", {"given": about["card"].text(), "place": "in play"})
            )
        owner = self.seat(about["owner"]) if "owner" in about else seat
        card = self.new(about["card"], owner)
        atoms.enter_play(self.table, card, bearer)
        self.put_on_card(card, about)

    def put_on_card(self, card: Thing, about: Fields) -> None:
        """Puts wounds, tokens, borne cards and stacked cards on a card."""
        table = self.table
        owner, side = table.cards[card].owner, table.cards[card].printed.side
        if "wounds" in about:
            atoms.set_wounds(table, card, about["wounds"].number())
        if "tokens" in about:
            self.put_tokens(card, about["tokens"])
        for written in list_of(about["bears"]) if "bears" in about else []:
            name = written if isinstance(written.value, str) else written.fields(CARD_KEYS)["card"]
            theirs = side != terms.SHADOW and self.definition(name).side == terms.SHADOW
            self.put_card(written, table.next_clockwise(owner) if theirs else owner, card)
        below = table.cards[card].controller if table.cards[card].zone == terms.CONTROLLED else owner
        for written in list_of(about["stacked"]) if "stacked" in about else []:
            stacked = card_fields(written)
            whose = self.seat(stacked["owner"]) if "owner" in stacked else below
            atoms.stack(table, self.new(stacked["card"], whose), card)
        if "strength" in about or "keywords" in about:
            self.changes.append((card, about))

    def put_tokens(self, card: Thing, tokens: Written) -> None:
        """Puts culture tokens on a card: a number for the card's own culture, or a number for each culture."""
        if isinstance(tokens.value, str):
            atoms.set_tokens(self.table, card, self.table.cards[card].printed.culture, tokens.number())
            return
        for culture, number in tokens.fields().items():
            atoms.set_tokens(self.table, card, culture, number.number())

    def put_in_pile(self, zone: str, field: Written) -> None:
        """Fills a hand, a deck (top card first), a discard pile, a dead pile or an adventure deck."""
        for seat, cards in self.players.fields(field).items():
            for name in list_of(cards):
                is_site = self.definition(name).type == terms.SITE_TYPE
                if is_site != (zone == terms.ADVENTURE_DECK):
                    raise name.mistake(Message("scenario-not-there", {"given": name.text(), "place": zone}))
                atoms.put(self.table, self.new(name, seat), zone)

    # Sites.

    def owner_of_place(self, number: int) -> Seat:
        """Returns the default owner of a site with this number: the players take turns."""
        return self.table.order[(number - 1) % self.table.seats]

    def lay_sites(self, field: Written) -> None:
        """Puts the sites of the path at their numbers."""
        for written in list_of(field):
            about = card_fields(written)
            number = self.site_number(about["card"])
            owner = self.seat(about["owner"]) if "owner" in about else self.owner_of_place(number)
            site = self.new(about["card"], owner)
            self.lay_site(site, number, about["card"])
            self.put_on_card(site, about)

    def lay_site(self, site: Thing, number: int, name: Written) -> None:
        """Puts a site at its number, if no other site is there or controlled."""
        for piece in self.table.cards:
            if piece.zone in (terms.PATH, terms.CONTROLLED) and piece.printed.site_number == number:
                raise name.mistake(Message("scenario-site-twice", {"number": number}))
        atoms.lay_site(self.table, site, number)

    def site_number(self, name: Written) -> int:
        """Returns the number of a named site."""
        card = self.definition(name)
        if card.type != terms.SITE_TYPE:
            raise name.mistake(Message("scenario-not-there", {"given": name.text(), "place": "sites"}))
        return card.site_number

    def control_sites(self, field: Written) -> None:
        """Gives players the sites that they control, by name or number; these are gaps in the path."""
        for seat, sites in self.players.fields(field).items():
            for written in list_of(sites):
                about = card_fields(written)
                name = about["card"]
                is_number = name.text().isdecimal()
                number = name.number() if is_number else self.site_number(name)
                owner = self.seat(about["owner"]) if "owner" in about else self.owner_of_place(number)
                site = self.add(blank_site(number, self.block()), owner) if is_number else self.new(name, owner)
                self.lay_site(site, number, name)
                atoms.control_site(self.table, site, seat)
                self.put_on_card(site, about)

    def block(self) -> str:
        """Returns the block of the sites: that of the named sites, else that of the format."""
        for piece in self.table.cards:
            if piece.printed.type == terms.SITE_TYPE and not is_blank(piece.printed):
                return piece.printed.block
        return FORMATS[self.table.format].site_block

    def complete_sites(self) -> None:
        """Places the markers, extends the path to reach them, and gives each player the rest of nine sites."""
        table = self.table
        usual = 1 if self.phase in BEFORE_THE_MOVE else 2
        where = dict.fromkeys(range(table.seats), usual)
        if "site" in self.fields:
            field = self.fields["site"]
            if isinstance(field.value, str):
                where = {seat: field.number() for seat in where}
            else:
                where |= {seat: number.number() for seat, number in self.players.fields(field).items()}
        for seat, number in where.items():
            if not 1 <= number <= LAST_SITE:
                raise self.fields["site"].mistake(Message("scenario-needs-number"))
            atoms.place_marker(table, seat, number)
        block = self.block()
        held = [
            (piece.owner, piece.printed.site_number) for piece in table.cards if piece.printed.type == terms.SITE_TYPE
        ]
        lying = {piece.printed.site_number for piece in table.cards if piece.zone in (terms.PATH, terms.CONTROLLED)}
        for number in range(1, LAST_SITE + 1):
            if number not in lying and number <= max([*where.values(), *lying]):
                site = self.add(blank_site(number, block), self.owner_of_place(number))
                atoms.lay_site(table, site, number)
                held.append((self.owner_of_place(number), number))
        for seat in range(table.seats):
            for number in range(1, LAST_SITE + 1):
                if (seat, number) not in held and seat not in self.out:
                    atoms.put(table, self.add(blank_site(number, block), seat), terms.ADVENTURE_DECK)

    # Players.

    def complete_player(self, seat: Seat) -> None:
        """Gives a player a Ring-bearer with a Ring, unless the player is out of the game (LR-9.7)."""
        table = self.table
        if seat in self.out:
            atoms.set_out(table, seat)
            return
        bearer = NOTHING
        chosen = self.by_player("ring-bearer")
        if seat in chosen:
            bearer = self.placed(chosen[seat])
        for card in table.players[seat].in_play:
            if bearer == NOTHING and table.cards[card].printed.definition.ring_bearer:
                bearer = card
        if bearer == NOTHING:
            bearer = self.add(LIBRARY[USUAL_RING_BEARER], seat)
            atoms.enter_play(table, bearer)
        atoms.make_ring_bearer(table, seat, bearer)
        rings = self.by_player("ring")
        ring = self.add(LIBRARY[self.ring(rings[seat]) if seat in rings else USUAL_RING], seat)
        atoms.enter_play(table, ring, bearer)
        atoms.set_ring(table, seat, ring)

    def ring(self, name: Written) -> str:
        """Returns the id of a version of The One Ring, by its subtitle or collector code."""
        known: dict[str, str] = {}
        for card in LIBRARY.all().values():
            if card.type == terms.RING_TYPE:
                known |= {card.definition.subtitle: card.id, card.id: card.id}
        return name.choice(known)

    def change_cards(self) -> None:
        """Gives cards the strength and keywords of the file, as if by an effect until the end of the turn."""
        table = self.table
        for card, about in self.changes:
            id = table.cards[card].printed.id
            # If the card itself were the source, the change would count towards the limit of its own text.
            source = table.players[table.cards[card].owner].ring
            for word, number in (about["keywords"].fields(KEYWORDS) if "keywords" in about else {}).items():
                if word not in terms.NUMBERED_KEYWORDS and number.number() != 1:
                    raise number.mistake(Message("scenario-keyword-number", {"keyword": word}))
                change = Lasting(id, source, terms.KEYWORD, number.number(), word, (card,), terms.THIS_TURN)
                atoms.add_lasting(table, change)
            if "strength" in about:
                missing = about["strength"].number() - strength(table, card)
                atoms.add_lasting(table, Lasting(id, source, terms.STRENGTH, missing, "", (card,), terms.THIS_TURN))

    def put_numbers(self) -> None:
        """Sets the pool, burdens, worn Rings, moves, fierce skirmishes, and the cards that players have seen."""
        table, fields = self.table, self.fields
        if "pool" in fields:
            atoms.set_twilight(table, fields["pool"].number())
        for seat, burdens in self.by_player("burdens").items():
            atoms.set_burdens(table, seat, burdens.number())
        for name in fields["wearing"].items() if "wearing" in fields else []:
            atoms.wear_ring(table, self.seat(name), True)
        moves = fields["moves"].number() if "moves" in fields else int(self.phase not in BEFORE_THE_MOVE)
        for _ in range(moves):
            atoms.count_move(table)
        if "fierce" in fields:
            fierce = tuple([card for card in minions(table) if keyword(table, card, terms.FIERCE) > 0])
            atoms.set_fierce(table, fields["fierce"].truth(), fierce)
        for seat, cards in self.by_player("seen").items():
            for card in cards.items():
                atoms.show(table, self.placed(card), (seat,))

    def assign(self) -> None:
        """Assigns minions to the fighters of the skirmishes to come."""
        for name, facing in (self.fields["assigned"].fields() if "assigned" in self.fields else {}).items():
            fighter = self.placed(Written(name, facing.line))
            atoms.assign(self.table, fighter, tuple([self.placed(minion) for minion in facing.items()]))
