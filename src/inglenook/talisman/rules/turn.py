"""The turn: its start, its end, and the next player (TR-10a, TR-10b, TR-4c.7, TD-40)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.compiler import mypyc_attr
from inglenook.kernel.decisions import Option, Seat, Thing, pass_option
from inglenook.kernel.messages import Message, Name, Player
from inglenook.kernel.questions import choose_one
from inglenook.kernel.steps import Step
from inglenook.talisman import atoms, stats
from inglenook.talisman.ability_kinds import IS_RAFT, LOOKS_AT_TOP_CARD
from inglenook.talisman.component_index import CHARACTERS
from inglenook.talisman.rules import lives, questions
from inglenook.talisman.rules.magic import spells
from inglenook.talisman.rules.possessions import limits
from inglenook.talisman.rules.possessions.treasures import take_from_stack
from inglenook.talisman.rules.regions import journeys
from inglenook.talisman.rules.regions.crown import AtCrown
from inglenook.talisman.rules.regions.inner_region import InnerMovement
from inglenook.talisman.rules.regions.movement import Movement
from inglenook.talisman.rules.spaces.effects import BECAME_TOAD
from inglenook.talisman.table import NOWHERE, SPACE_NUMBER, TalismanTable


@mypyc_attr(free_list_len=1)
class Turn(Step):
    """The step that begins a turn (S0); a player without a character gets a new one, or is out (TR-4c.7, TR-4c.8)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    async def run(self, table: TalismanTable) -> None:
        seat = self.seat
        if table.turn_number == 0:
            await open_game(table, seat)
        if not table.characters[seat].alive and not table.characters[seat].out:
            if lives.is_barred(table, seat):
                atoms.put_out(table, seat)
                lives.check_winner(table)
            else:
                await new_character(table, seat)
                lives.check_winner(table)
        if table.over:
            return
        if not table.characters[seat].alive:
            table.then(Turn(next_seat(table, seat)))
            return
        atoms.begin_turn(table, seat)
        count_lasting_cards(table, seat)
        table.then(EndTurn(seat))
        if table.characters[seat].missed:
            atoms.add_missed(table, seat, -1)
            if table.listening:
                table.tell(Message("log-misses-turn", {"player": Player(seat), "left": table.characters[seat].missed}))
            return
        table.then(StartOfTurn(seat))


async def open_game(table: TalismanTable, first: Seat) -> None:
    """Opens the game: if agreed, each player chooses a character, beginning with the first player (TR-S2, DP-36).

    Characters dealt during setup are announced now, as there was no log during setup.
    """
    for seat, character in enumerate(table.characters):
        if character.alive:
            dealt = Name(character.definition)
            table.tell(Message("log-dealt", {"player": Player(seat), "character": dealt}))
    table.tell(Message("log-first-player", {"player": Player(first)}))
    if not table.house.get("choose_characters"):
        return
    for place in range(table.seats):
        seat = (first + place) % table.seats
        if not table.characters[seat].alive and not table.characters[seat].out:
            await new_character(table, seat)


def next_seat(table: TalismanTable, seat: Seat) -> Seat:
    """Returns the next player to the left (TR-10b)."""
    return (seat + 1) % table.seats


@mypyc_attr(free_list_len=1)
class StartOfTurn(Step):
    """The step at the start of a turn: Spells, then movement for the character's region."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    async def run(self, table: TalismanTable) -> None:
        seat = self.seat
        atoms.set_phase(table, "start")
        if stats.printed_abilities(table, seat, LOOKS_AT_TOP_CARD) and table.deck:
            await look_at_top_card(table, seat)
        if spells.is_moment(table, spells.AT_TURN_START, seat):
            await spells.moment(table, spells.AT_TURN_START, seat)
        if table.turn_over or not table.characters[seat].alive:
            return
        if stats.space_of(table, seat).name == "crown-of-command":
            table.then(AtCrown(seat))
        elif journeys.in_inner_region(table, seat):
            table.then(InnerMovement(seat))
        else:
            table.then(Movement(seat))


async def look_at_top_card(table: TalismanTable, seat: Seat) -> None:
    """Lets the Philosopher look at the top Adventure card."""
    options = (Option("look"), pass_option("option-look-not"))
    if (await questions.choose_one(table, seat, Message("prompt-look-at-top"), options)).verb != "look":
        return
    card = table.deck[0]
    atoms.show_card(table, card, seat)
    seen = Message("log-saw-top-card", {"player": Player(seat), "card": Name(table.cards[card].definition)})
    table.tell(seen, (seat,), Message("log-looked-at-top", {"player": Player(seat)}))


def count_lasting_cards(table: TalismanTable, seat: Seat) -> None:
    """Counts the rounds of a Blizzard and a Hex, and ends Destroy Magic on its caster's next turn (TA-52).

    If the owner is out of the game, the next player to the left counts instead.  A raft has its own rule (TR-11r.2).
    """
    if table.beside:
        for card in table.beside[:]:
            count_card(table, seat, card)
    if table.fleeting:
        for cards in table.lying:
            for card in cards:
                if table.cards[card].owner != NOWHERE:
                    count_card(table, seat, card)
    if table.magic_destroyed_by != NOWHERE and counts_for(table, table.magic_destroyed_by, seat):
        atoms.destroy_magic(table, NOWHERE)


def count_card(table: TalismanTable, seat: Seat, card: Thing) -> None:
    """Counts down a lasting card if this seat's turns count for it, and discards it after its last round."""
    piece = table.cards[card]
    if piece.owner == NOWHERE or piece.face.has(IS_RAFT):
        return
    if counts_for(table, piece.owner, seat):
        atoms.set_counters(table, card, piece.counters - 1)
        if table.cards[card].counters <= 0:
            atoms.discard(table, card)


def counts_for(table: TalismanTable, owner: Seat, seat: Seat) -> bool:
    """Whether this seat's turn counts for a lasting card of the owner."""
    while table.characters[owner].out:
        owner = next_seat(table, owner)
    return owner == seat


@mypyc_attr(free_list_len=1)
class EndTurn(Step):
    """The step that ends a turn (S9): Spells, rafts, toads, lasting effects; then the next player (TR-10b)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    async def run(self, table: TalismanTable) -> None:
        seat = self.seat
        atoms.set_phase(table, "end")
        if table.characters[seat].alive and spells.is_moment(table, spells.AT_TURN_END, seat):
            await spells.moment(table, spells.AT_TURN_END, seat)
        remove_unclaimed_rafts(table)
        character = table.characters[seat]
        if character.alive:
            if character.raft:
                atoms.set_raft(table, seat, character.raft - 1)  # TR-11r.2, TA-23
            if character.next_move and "next-move" not in character.used:
                atoms.set_next_move(table, seat, "")
            if character.toad and BECAME_TOAD not in character.used:  # TD-31: the turn of the change does not count
                atoms.count_toad_turn(table, seat)
                if not table.characters[seat].toad:
                    atoms.set_toad(table, seat, 0)  # TR-19a.2
        atoms.end_effects_of_turn(table)
        if not limits.settled(table):
            await limits.settle(table)
        lives.check_winner(table)
        if table.characters[seat].alive and table.characters[seat].extra_turns:
            atoms.add_extra_turns(table, seat, -1)
            table.then(Turn(seat))
        else:
            table.then(Turn(next_seat(table, seat)))


def remove_unclaimed_rafts(table: TalismanTable) -> None:
    """Discards rafts that no player took, at the end of the turn (TR-11r.1, TD-68)."""
    if not table.fleeting:
        return
    for cards in table.lying:
        for card in cards:
            if table.cards[card].face.has(IS_RAFT):
                atoms.discard(table, card)


async def new_character(table: TalismanTable, seat: Seat) -> None:
    """Gives the seat a new character, at random or by choice where that was agreed (TR-4c.7, TD-40, DP-36)."""
    if table.house.get("choose_characters"):
        options = tuple([Option("play-as", word=id.partition(":")[2], label=playing(id)) for id in table.unused])
        chosen = "character:" + (await choose_one(seat, Message("prompt-choose-character"), options)).word
    else:
        chosen = table.dice.pick("characters", table.unused)
    enter_with_goods(table, seat, chosen)


def playing(id: str) -> Message:
    """Returns the label of a character to choose."""
    return Message("option-play-as", {"character": Name(id)})


def enter_with_goods(table: TalismanTable, seat: Seat, id: str) -> None:
    """Puts a character on the board with its start values, objects and Spells (TR-S4 to TR-S6, TR-S9, TR-2g.2)."""
    sheet = CHARACTERS[id]
    atoms.enter(table, seat, id, SPACE_NUMBER[sheet.start])
    for name in sheet.objects:
        take_from_stack(table, seat, name)
    for _ in range(sheet.spells):
        if stats.may_draw_spell(table, seat):
            atoms.draw_spell(table, seat)
    limits.keep_a_spell(table, seat)
