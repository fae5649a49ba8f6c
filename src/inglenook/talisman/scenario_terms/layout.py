"""Builds the position that a scenario file describes."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Message
from inglenook.kernel.steps import Step
from inglenook.scenarios.file import Mistake, Written, unknown
from inglenook.scenarios.names import Box, Naming
from inglenook.scenarios.scenario import Players
from inglenook.scenarios.spelling import words
from inglenook.scenarios.terms import Laid
from inglenook.talisman import atoms, setup, stats
from inglenook.talisman.components import CARDS, CHARACTERS
from inglenook.talisman.dsl.terms import CRAFT, EVIL, GOLD, GOOD, INNER, LIFE, NEUTRAL, STRENGTH
from inglenook.talisman.rules.regions.crown import AtCrown
from inglenook.talisman.rules.regions.inner_region import InnerMovement
from inglenook.talisman.rules.regions.movement import Movement
from inglenook.talisman.rules.spaces.arrival import Arrival
from inglenook.talisman.rules.turn import EndTurn, Turn
from inglenook.talisman.scenario_terms.names import (
    BELONGINGS,
    CHARACTER_KEYS,
    DONE,
    KEYS,
    NEXT_MOVES,
    NUMBERS,
    OUT,
    PHASES,
    PILES,
    RAFT,
    SEVERAL,
    WAITING,
    belongs,
    printed_rounds,
    space_names,
    title,
)
from inglenook.talisman.table import (
    BESIDE,
    DECK,
    DISCARDED,
    LYING,
    NOWHERE,
    REMOVED,
    SPACE_IDS,
    SPACE_NUMBER,
    SPELL_DECK,
    TROPHY,
    USED,
    Space,
    TalismanTable,
)

Fields = dict[str, Written]

USUAL: Final = ("warrior", "troll", "dwarf", "elf", "monk", "thief")
"""Plain characters, in this order, for players whose character the file does not name."""

HEAPS: Final = {"discarded": DISCARDED, "removed": REMOVED, "used spells": USED}
POINTS: Final = {"strength": STRENGTH, "craft": CRAFT, "lives": LIFE, "gold": GOLD}
CROWN: Final = SPACE_NUMBER["space:crown-of-command"]


class Layout:
    """A position being built: characters first, then cards in the order of the file, which numbers their copies."""

    def __init__(self, written: Written, players: Players, dice: Dice) -> None:
        self.fields: Final = written.fields(KEYS)
        self.players: Final = players
        house = setup.read_house({"house": self.fields["house"].data()} if "house" in self.fields else {})
        self.table: Final = setup.bare_table(len(players.names), dice, house)
        named = [(card, (title(piece.definition), piece.definition)) for card, piece in enumerate(self.table.cards)]
        self.box: Final = Box(named)
        self.spaces: Final = Naming([(space, space_names(space)) for space in range(len(SPACE_IDS))])

    def laid(self) -> Laid[TalismanTable]:
        """Builds the whole position, with its next steps."""
        fields = self.fields
        seat = self.seat(fields["turn"]) if "turn" in fields else 0
        phase = fields["phase"].choice({name: key for key, name in PHASES.items()}) if "phase" in fields else "start"
        given = self.players.fields(fields["characters"]) if "characters" in fields else {}
        self.put_characters(given)
        if phase != "start":
            atoms.begin_turn(self.table, seat)
        self.note_changed_alignments(given)
        for key, field in fields.items():
            if key == "characters":
                self.put_belongings(given)
            elif key in ("lying", "left trophies", "lasting"):
                self.lay_in_spaces(key, field)
            elif key in ("deck", "spell deck"):
                self.put_on_top(key, field)
            elif key in HEAPS:
                for name in field.items():
                    atoms.move_card(self.table, self.take(name, HEAPS[key]), HEAPS[key])
        self.put_rest("rest", DECK, DISCARDED, self.table.deck)
        self.put_rest("rest of spells", SPELL_DECK, USED, self.table.spell_deck)
        self.shorten_stacks()
        self.add_to_cards()
        self.script_characters()
        self.table.then_all(next_steps(self.table, seat, phase))
        return Laid(self.table, tuple(self.box.taken))

    def shorten_stacks(self) -> None:
        """Shortens the stacks of bought cards to the file's numbers; the other cards go to the Crown of Command."""
        table = self.table
        ids = {title(id): id for id in table.stacks}
        for name, number in (self.fields["stacks"].fields(tuple(ids)) if "stacks" in self.fields else {}).items():
            stack = table.stacks[ids[name]]
            if not 0 <= number.number() <= len(stack):
                raise number.mistake(Message("scenario-no-more", {"given": name, "count": len(stack)}))
            for card in stack[number.number() :]:
                atoms.lay_down(table, card, CROWN)

    def script_characters(self) -> None:
        """Scripts which characters are drawn for players whose character is dead."""
        known = {name: id for id in CHARACTERS for name in (id, title(id))}
        for name in self.fields["next characters"].items() if "next characters" in self.fields else []:
            self.table.dice.expect_pick("characters", name.choice(known))

    # Names.

    def seat(self, name: Written) -> Seat:
        """Returns the seat of a player."""
        return self.players.seat(name.text(), name.line)

    def space(self, name: str, line: int) -> Space:
        """Returns the only space with this name."""
        meant = self.spaces.meant(words(name))
        if not meant:
            raise unknown(name, self.spaces.names(), line)
        if len(meant) > 1:
            meanings = tuple([self.spaces.called(space) for space in meant])
            raise Mistake(Message("scenario-ambiguous", {"given": name, "meanings": meanings}), line)
        return meant[0]

    def take(self, name: Written, zone: str) -> Thing:
        """Takes the next copy of a card, if a card of this kind can be in the zone."""
        card = self.box.take(name)
        if not belongs(self.table.cards[card].definition, zone):
            every = dict.fromkeys([piece.definition for piece in self.table.cards])
            raise unknown(name.text(), [title(id) for id in every if belongs(id, zone)], name.line)
        return card

    # Characters.

    def put_characters(self, given: dict[Seat, Written]) -> None:
        """Puts each character in its start space with its start values, unless the file says more."""
        known = {name: id for id in CHARACTERS for name in (id, title(id))} | {WAITING: WAITING, OUT: OUT}
        fields: dict[Seat, Fields] = {}
        for seat, written in given.items():
            short = isinstance(written.value, str)
            fields[seat] = {"character": written} if short else written.fields(CHARACTER_KEYS)
        chosen = {seat: about["character"].choice(known) for seat, about in fields.items() if "character" in about}
        plain = [id for id in [f"character:{name}" for name in USUAL] if id not in chosen.values()]
        for seat in range(self.table.seats):
            id = chosen[seat] if seat in chosen else plain.pop(0)
            if id in CHARACTERS:
                self.put_character(seat, id, fields.get(seat, {}))
            elif id == OUT:
                atoms.put_out(self.table, seat)
        self.note_crown()

    def note_crown(self) -> None:
        """Records which seats have reached the Crown: characters there, one that has died since, or several."""
        table = self.table
        written = self.fields.get("crown reached")
        players: dict[str, list[Seat]] = {name: [seat] for seat, name in enumerate(self.players.names)}
        there = [seat for seat, character in enumerate(table.characters) if character.space == CROWN]
        known = players | {"yes": there or [NOWHERE], "no": [], SEVERAL: [*there, NOWHERE]}
        for seat in there if written is None else written.choice(known):
            atoms.reach_crown(table, seat)

    def put_character(self, seat: Seat, id: str, fields: Fields) -> None:
        """Sets up a character from the fields of the file, except for its cards."""
        table = self.table
        ways = [self.space(fields[key].text(), fields[key].line) for key in ("came from", "space") if key in fields]
        if "space" not in fields:
            ways.append(SPACE_NUMBER[CHARACTERS[id].start])
        atoms.enter(table, seat, id, ways[0])
        for space in ways[1:]:
            atoms.place_character(table, seat, space)
        if "toad" in fields:
            atoms.add_points(table, seat, GOLD, -table.characters[seat].gold)
        for key, field in fields.items():
            if key in POINTS:
                now: int = getattr(table.characters[seat], NUMBERS[key])
                atoms.add_points(table, seat, POINTS[key], field.number() - now)
            elif key == "alignment":
                atoms.set_alignment(table, seat, field.choice({GOOD: GOOD, NEUTRAL: NEUTRAL, EVIL: EVIL}))
            elif key == "raft":
                atoms.set_raft(table, seat, field.choice(RAFT))
            elif key == "next move":
                atoms.set_next_move(table, seat, self.next_move(field))
            elif key == "held until":
                atoms.hold(table, seat, tuple([roll.number() for roll in field.items()]))
            elif key == "task":
                atoms.set_task(table, seat, -1 if field.text() == DONE else field.number())
            elif key == "used":
                for mark in field.items():
                    atoms.mark_used(table, seat, mark.text())
            else:
                self.put_state(seat, key, field)

    def next_move(self, field: Written) -> str:
        """Reads a next move: a space, or one of the other ways to move without a roll."""
        for name, way in NEXT_MOVES.items():
            if words(name) == words(field.text()):
                return way
        return SPACE_IDS[self.space(field.text(), field.line)]

    def put_state(self, seat: Seat, key: str, field: Written) -> None:
        """Sets turns as a toad, turns to be missed, and effects until the end of the turn."""
        table = self.table
        if key == "toad":
            atoms.set_toad(table, seat, field.number())
        elif key == "missed turns":
            atoms.add_missed(table, seat, field.number())
        elif key == "extra turns":
            atoms.add_extra_turns(table, seat, field.number())
        elif key == "quest":
            atoms.set_quest(table, seat, field.number())
        elif key == "strength this turn":
            atoms.strengthen_for_turn(table, seat, field.number(), 0)
        elif key == "combat strength this turn":
            atoms.strengthen_for_turn(table, seat, 0, field.number())
        elif key == "craft doubled" and field.truth():
            atoms.double_craft_for_turn(table, seat)
        elif key == "invisible" and field.truth():
            atoms.make_invisible(table, seat)

    def note_changed_alignments(self, given: dict[Seat, Written]) -> None:
        """Marks alignments that have changed in the current turn, as they cannot change again in it (TR-7b)."""
        for seat, written in given.items():
            fields = written.value if isinstance(written.value, dict) else {}
            if "alignment changed" in fields and fields["alignment changed"].truth():
                atoms.set_alignment(self.table, seat, self.table.characters[seat].alignment)

    def put_belongings(self, given: dict[Seat, Written]) -> None:
        """Gives characters their objects, followers, trophies and Spells."""
        for seat, written in given.items():
            fields = written.value if isinstance(written.value, dict) else {}
            for key, field in fields.items():
                if key in BELONGINGS:
                    for name in field.items():
                        atoms.move_card(self.table, self.take(name, BELONGINGS[key]), BELONGINGS[key], seat)

    # Cards.

    def lay_in_spaces(self, key: str, field: Written) -> None:
        """Puts cards in spaces: open ones with their points, left trophies, and cards that last for rounds."""
        table = self.table
        if key == "left trophies":
            for space, names in field.fields().items():
                for name in names.items():
                    card = self.take(name, TROPHY)
                    atoms.move_card(table, card, TROPHY, space=self.space(space, names.line))
            return
        if key == "lying":
            for space, names in field.fields().items():
                for name in names.items():
                    card = self.take(name, LYING)
                    atoms.lay_down(table, card, self.space(space, names.line))
                    atoms.set_counters(table, card, CARDS[table.cards[card].definition].counters)
            return
        for title_of_card, about in field.fields().items():
            card = self.take(Written(title_of_card, about.line), BESIDE)
            self.put_lasting(card, about.fields(("player", "rounds", "space")))

    def put_lasting(self, card: Thing, about: Fields) -> None:
        """Places a lasting card with its owner and its remaining rounds."""
        owner = self.seat(about["player"]) if "player" in about else 0
        rounds = about["rounds"].number() if "rounds" in about else printed_rounds(self.table.cards[card].definition)
        if "space" in about:
            space = self.space(about["space"].text(), about["space"].line)
            atoms.move_card(self.table, card, LYING, owner, space)
        else:
            atoms.move_card(self.table, card, BESIDE, owner)
        atoms.set_counters(self.table, card, rounds)
        if self.table.cards[card].definition == "spell:destroy-magic":
            atoms.destroy_magic(self.table, owner)

    def put_on_top(self, key: str, field: Written) -> None:
        """Puts the named cards on top of a deck, in order; the others stay shuffled below them."""
        zone, pile = (DECK, self.table.deck) if key == "deck" else (SPELL_DECK, self.table.spell_deck)
        top = [self.take(name, zone) for name in field.items()]
        for card in top + [card for card in pile if card not in top]:
            atoms.move_card(self.table, card, zone)

    def put_rest(self, key: str, zone: str, other: str, pile: list[Thing]) -> None:
        """Leaves the cards that are not named in their deck, or moves them where the file says."""
        if key in self.fields and self.fields[key].choice({PILES[zone]: zone, PILES[other]: other}) == other:
            for card in [card for card in pile if card not in self.box.taken]:
                atoms.move_card(self.table, card, other)

    def add_to_cards(self) -> None:
        """Puts counters and gold on placed cards, marks them as seen, and lays gold in spaces."""
        table, fields = self.table, self.fields
        for space, gold in (fields["gold lying"].fields() if "gold lying" in fields else {}).items():
            atoms.lay_gold(table, self.space(space, gold.line), gold.number())
        for name, counters in (fields["counters"].fields() if "counters" in fields else {}).items():
            atoms.set_counters(table, self.box.placed(Written(name, counters.line)), counters.number())
        for name, gold in (fields["gold on"].fields() if "gold on" in fields else {}).items():
            atoms.put_gold_on_card(table, self.box.placed(Written(name, gold.line)), gold.number())
        for seat, cards in (self.players.fields(fields["seen"]) if "seen" in fields else {}).items():
            for card in cards.items():
                atoms.show_card(table, self.box.placed(card), seat)


def next_steps(table: TalismanTable, seat: Seat, phase: str) -> tuple[Step, ...]:
    """Returns the next steps in a phase of a turn."""
    if phase == "start":
        return (Turn(seat),)
    if phase == "movement":
        inner = table.characters[seat].alive and stats.space_of(table, seat).region == INNER
        return (InnerMovement(seat) if inner else Movement(seat), EndTurn(seat))
    if phase == "encounter":
        return (Arrival(seat), EndTurn(seat))
    return (AtCrown(seat), EndTurn(seat)) if phase == "crown" else (EndTurn(seat),)
