"""The atoms of Talisman: the only functions that write the table.

Each atom changes one thing, logs what can be shown, and increments the version.  Whether something may happen at all
is not decided here.
"""

from __future__ import annotations

from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.kernel.table import own
from inglenook.talisman.ability_kinds import IS_RAFT
from inglenook.talisman.card_faces import Face
from inglenook.talisman.component_index import CHARACTERS
from inglenook.talisman.dsl.terms import CRAFT, GOLD, LIFE, STRENGTH
from inglenook.talisman.table import (
    BESIDE,
    CURSED_GLADE,
    DECK,
    DISCARDED,
    FOLLOWING,
    HELD,
    LYING,
    NOWHERE,
    REMOVED,
    SPACE_IDS,
    SPELL_DECK,
    SPELL_HAND,
    STACK,
    TROPHY,
    UNKNOWN,
    USED,
    Card,
    Character,
    Space,
    TalismanTable,
)


def character_of(table: TalismanTable, seat: Seat) -> Character:
    """Returns the seat's character for writing anything that its limits do not depend on."""
    table.changed()
    return own(table, table.characters, seat)


def limited(table: TalismanTable, seat: Seat) -> Character:
    """Returns the seat's character for writing what its limits depend on; `rules.possessions.limits` then checks them.

    The limits depend on possessions, Craft, alignment, whether magic works for the character, and whether it is a toad.
    """
    character = character_of(table, seat)
    character.touched = table.touched = table.version
    return character


def card_of(table: TalismanTable, card: Thing) -> Card:
    """Returns the card for writing."""
    table.changed()
    return own(table, table.cards, card)


# Cards.


def pile_of(table: TalismanTable, zone: str, owner: Seat, definition: str) -> list[Thing]:
    """Returns the list that contains a card lying in no space."""
    if zone == DECK:
        return table.deck
    if zone == DISCARDED:
        return table.discarded
    if zone == REMOVED:
        return table.removed
    if zone == SPELL_DECK:
        return table.spell_deck
    if zone == USED:
        return table.used_spells
    if zone == BESIDE:
        return table.beside
    if zone == STACK:
        return table.stacks[definition]
    if zone == TROPHY:
        return table.left_trophies if owner == NOWHERE else character_of(table, owner).trophies
    character = limited(table, owner)
    if zone == SPELL_HAND:
        return character.spells
    character.kinds = UNKNOWN
    if zone == HELD:
        return character.objects
    assert zone == FOLLOWING
    return character.followers


def move_card(table: TalismanTable, card: Thing, zone: str, owner: Seat = NOWHERE, space: Space = NOWHERE) -> None:
    """Moves a card to another zone; in a pile it goes to the bottom, which is the end of the list."""
    piece = card_of(table, card)
    if piece.zone == LYING:
        table.lying[piece.space] = tuple([other for other in table.lying[piece.space] if other != card])
        table.fleeting -= 1 if piece.face.fleeting else 0
    else:
        pile_of(table, piece.zone, piece.owner, piece.definition).remove(card)
    piece.zone, piece.owner, piece.space = zone, owner, space
    if zone == LYING:
        table.lying[space] = (*table.lying[space], card)
        table.fleeting += 1 if piece.face.fleeting else 0
    else:
        pile_of(table, zone, owner, piece.definition).append(card)


def discard(table: TalismanTable, card: Thing) -> None:
    """Discards a card: to its stack if it was bought (TR-20b.2), to the used Spells, or to the discards (TD-7)."""
    piece = card_of(table, card)
    if piece.zone == SPELL_HAND:
        table.revealed()  # a Spell goes from a hand to the open pile: its owner died or has more than Craft allows
    piece.counters = 0
    piece.gold = 0
    if piece.face.spell is not None:
        move_card(table, card, USED)
    else:
        move_card(table, card, STACK if piece.definition.startswith("purchase:") else DISCARDED)


def remove(table: TalismanTable, card: Thing) -> None:
    """Removes a card from the game (TR-1d.5, TR-6b, TA-15), or discards it: if bought (TR-20b.2), or by house rule."""
    if table.house["removed_return"] or table.cards[card].definition.startswith("purchase:"):
        discard(table, card)
        return
    piece = card_of(table, card)
    piece.counters = 0
    piece.gold = 0
    move_card(table, card, REMOVED)


def return_spells(table: TalismanTable, spells: list[Thing]) -> None:
    """Returns Spells to the face-down deck and shuffles it, so that their places are unknown (TR-4c.5, TA-10)."""
    for card in spells:
        move_card(table, card, SPELL_DECK)
    table.dice.shuffle("spell deck", table.spell_deck)
    for card in table.spell_deck:
        forget_card(table, card)


def lay_down(table: TalismanTable, card: Thing, space: Space) -> None:
    """Lays a card face up in a space."""
    move_card(table, card, LYING, space=space)


def set_counters(table: TalismanTable, card: Thing, counters: int) -> None:
    """Sets the counters on a card: points, or rounds that are counted on it."""
    card_of(table, card).counters = counters


def set_card_owner(table: TalismanTable, card: Thing, owner: Seat) -> None:
    """Sets the seat whose turns a lasting card counts; the card stays where it lies."""
    card_of(table, card).owner = owner


def put_gold_on_card(table: TalismanTable, card: Thing, gold: int) -> None:
    """Sets the gold on a card (the Bandit's)."""
    card_of(table, card).gold = gold


def show_card(table: TalismanTable, card: Thing, seat: Seat) -> None:
    """Shows a hidden card to a seat."""
    card_of(table, card).seen_by |= 1 << seat
    table.revealed()


def forget_card(table: TalismanTable, card: Thing) -> None:
    """Makes a card unknown to every seat."""
    piece = card_of(table, card)
    piece.seen_by = 0
    piece.shuffled += 1


def become(table: TalismanTable, card: Thing, face: Face) -> None:
    """Turns a hidden card into another one, for re-dealing what a player cannot know."""
    card_of(table, card).face = face


def reshuffle(table: TalismanTable, pile: list[Thing], zone: str, stream: str) -> None:
    """Shuffles a used-up pile into the new face-down deck (TR-9e.2, TD-8)."""
    cards = pile[:]
    table.dice.shuffle(stream, cards)
    for card in cards:
        move_card(table, card, zone)
        forget_card(table, card)
    table.tell(Message("log-reshuffled", {"deck": Message(f"term-{zone}")}))


def turn_up(table: TalismanTable, space: Space) -> Thing | None:
    """Turns up the top Adventure card in a space (TR-13d, TD-8); None if there is none left."""
    if not table.deck:
        reshuffle(table, table.discarded, DECK, "adventure deck")
    if not table.deck:
        return None
    card = table.deck[0]
    lay_down(table, card, space)
    definition = table.cards[card].face.card
    if definition is not None and definition.counters:
        set_counters(table, card, definition.counters)
    table.revealed()
    return card


def draw_spell(table: TalismanTable, seat: Seat) -> Thing | None:
    """Draws the top Spell into a character's hand, hidden from others (TR-9b, TR-9e); None if none is left (TD-9)."""
    if not table.spell_deck:
        reshuffle(table, table.used_spells, SPELL_DECK, "spell deck")
    if not table.spell_deck:
        return None
    card = table.spell_deck[0]
    move_card(table, card, SPELL_HAND, seat)
    table.revealed()
    if table.listening:
        told = Message("log-drew-spell-known", {"player": Player(seat), "spell": Name(table.cards[card].definition)})
        table.tell(told, (seat,), Message("log-drew-spell", {"player": Player(seat)}))
    return card


# Points, lives and gold.


def add_points(table: TalismanTable, seat: Seat, what: str, amount: int, bought: Argument | None = None) -> None:
    """Adds or removes Strength or Craft counters, lives or gold; `bought` names what gold is spent on (TR-20b.3)."""
    character = limited(table, seat) if what == CRAFT else character_of(table, seat)
    if what == STRENGTH:
        character.strength += amount
        now = character.strength
    elif what == CRAFT:
        character.craft += amount
        now = character.craft
    elif what == LIFE:
        character.lives += amount
        now = character.lives
    else:
        assert what == GOLD
        character.gold += amount
        now = character.gold
    if table.listening:
        told: dict[str, Argument] = {"player": Player(seat), "amount": abs(amount), "now": now}
        id = f"log-gained-{what}" if amount > 0 else f"log-lost-{what}"
        table.tell(Message(id, told) if bought is None else Message("log-bought", {**told, "card": bought}))


def lay_gold(table: TalismanTable, space: Space, amount: int) -> None:
    """Adds gold to a space, or takes it away."""
    table.gold_lying[space] += amount
    table.changed()


# A character's state and position.


def place_character(table: TalismanTable, seat: Seat, space: Space) -> None:
    """Places a character in a space and ends whatever held it in the old one."""
    magic_changes = space == CURSED_GLADE or table.characters[seat].space == CURSED_GLADE
    character = limited(table, seat) if magic_changes else character_of(table, seat)
    if character.space != space:
        character.task = 0
        character.held_until = ()
        if character.raft:
            set_raft(table, seat, 0)
    character.came_from = character.space
    character.space = space
    if table.listening and space != NOWHERE:
        table.tell(Message("log-moved", {"player": Player(seat), "space": Name(SPACE_IDS[space])}))


def set_alignment(table: TalismanTable, seat: Seat, alignment: str) -> None:
    """Changes a character's alignment (TR-7)."""
    character = limited(table, seat)
    character.alignment = alignment
    character.aligned_in = table.turn_number
    table.tell(Message("log-alignment", {"player": Player(seat), "alignment": Message(f"term-{alignment}")}))


def set_toad(table: TalismanTable, seat: Seat, turns: int) -> None:
    """Turns a character into a toad for a number of turns, or back into itself with 0 (TR-19)."""
    limited(table, seat).toad = turns
    table.tell(Message("log-toad" if turns else "log-no-toad", {"player": Player(seat), "turns": turns}))


def count_toad_turn(table: TalismanTable, seat: Seat) -> None:
    """Counts down one turn as a toad."""
    limited(table, seat).toad -= 1


def add_missed(table: TalismanTable, seat: Seat, turns: int) -> None:
    """Adds turns that a character must miss, or takes off one that it has missed."""
    character_of(table, seat).missed += turns
    if turns > 0 and table.listening:
        table.tell(Message("log-will-miss", {"player": Player(seat), "turns": turns}))


def add_extra_turns(table: TalismanTable, seat: Seat, turns: int) -> None:
    """Gives a character extra turns in a row (Temporal Warp)."""
    character_of(table, seat).extra_turns += turns


def set_raft(table: TalismanTable, seat: Seat, age: int) -> None:
    """Sets the age of a raft: 2 new, 1 usable this turn, 0 none, which discards its card (TR-11p, TR-11r, TD-36)."""
    character_of(table, seat).raft = age
    if age == 0:
        for card in table.beside[:]:
            if table.cards[card].owner == seat and table.cards[card].face.has(IS_RAFT):
                discard(table, card)


def set_next_move(table: TalismanTable, seat: Seat, move: str) -> None:
    """Sets what a character may do instead of its next movement roll."""
    character_of(table, seat).next_move = move
    if move:
        table.tell(Message("log-next-move", {"player": Player(seat)}))


def hold(table: TalismanTable, seat: Seat, values: tuple[int, ...]) -> None:
    """Holds a character in its space until it rolls one of these values; an empty tuple frees it."""
    character_of(table, seat).held_until = values
    if values:
        table.tell(Message("log-held", {"player": Player(seat)}))


def set_quest(table: TalismanTable, seat: Seat, quest: int) -> None:
    """Sets a character's Warlock quest, or marks the quest as done (0)."""
    character = character_of(table, seat)
    if quest == 0 and character.quest:
        character.quest_done_in = table.turn_number
    character.quest = quest


def set_task(table: TalismanTable, seat: Seat, task: int) -> None:
    """Sets the task that remains in a space of the inner region (TR-11d)."""
    character_of(table, seat).task = task


def strengthen_for_turn(table: TalismanTable, seat: Seat, always: int, battle: int) -> None:
    """Adds Strength until the end of the turn: for everything, or in combat only."""
    character = character_of(table, seat)
    character.turn_strength += always
    character.battle_strength += battle


def double_craft_for_turn(table: TalismanTable, seat: Seat) -> None:
    """Doubles a character's Craft until the end of the turn (Brainwave)."""
    limited(table, seat).doubles_craft = True


def make_invisible(table: TalismanTable, seat: Seat) -> None:
    """Lets a character evade everything until the end of the turn (Invisibility)."""
    character_of(table, seat).invisible = True


def mark_used(table: TalismanTable, seat: Seat, ability: str) -> None:
    """Marks a once-a-turn ability as used."""
    character_of(table, seat).used.append(ability)


def end_effects_of_turn(table: TalismanTable) -> None:
    """Ends all effects that last until the end of the turn."""
    for seat, character in enumerate(table.characters):
        lasting = character.turn_strength or character.battle_strength or character.doubles_craft
        if lasting or character.invisible or character.used:
            changed = limited(table, seat) if character.doubles_craft else character_of(table, seat)
            changed.turn_strength = changed.battle_strength = 0
            changed.doubles_craft = changed.invisible = False
            changed.used = []


# Entering and leaving.


def enter(table: TalismanTable, seat: Seat, definition: str, space: Space) -> None:
    """Gives a seat a character, in its start space with its start values (TR-S4 to TR-S6)."""
    sheet = CHARACTERS[definition]
    before = limited(table, seat)
    table.vacant -= 0 if before.definition else 1
    if table.crowned == seat:
        table.crowned = NOWHERE  # the crown belonged to the player's previous character
    fresh = Character(before.stamp)
    fresh.definition = definition
    fresh.space = space
    fresh.strength, fresh.craft = sheet.strength, sheet.craft
    fresh.lives, fresh.gold = sheet.lives, sheet.gold
    fresh.alignment = sheet.alignment
    fresh.touched = table.version
    table.characters[seat] = fresh
    if definition in table.unused:
        table.unused.remove(definition)
    table.tell(Message("log-enters", {"player": Player(seat), "character": Name(definition)}))


def leave(table: TalismanTable, seat: Seat, out: bool) -> None:
    """Takes a character off the board; its sheet rejoins the unused ones (TR-4c.2, TR-4c.6)."""
    set_raft(table, seat, 0)
    character = character_of(table, seat)
    table.vacant += 1
    table.unused.append(character.definition)
    table.unused.sort()  # face down the sheets cannot be told apart, and their order must not show who died when
    empty = Character(character.stamp)
    empty.out = out
    table.characters[seat] = empty


def put_out(table: TalismanTable, seat: Seat) -> None:
    """Puts a player without a character out of the game; the player gets no new character."""
    character_of(table, seat).out = True
    table.tell(Message("log-out", {"player": Player(seat)}))


# The course of play.


def begin_turn(table: TalismanTable, seat: Seat) -> None:
    """Begins a player's turn."""
    table.turn = seat
    table.turn_number += 1
    table.turn_over = False
    begin_encounter(table)
    if table.listening:
        table.tell(Message("log-turn", {"player": Player(seat)}))


def set_phase(table: TalismanTable, phase: str) -> None:
    """Sets the phase of the turn."""
    table.phase = phase
    table.changed()


def cut_turn_short(table: TalismanTable) -> None:
    """Ends the turn at once and drops the rest of it."""
    table.turn_over = True
    table.changed()


def note_met(table: TalismanTable, card: Thing) -> None:
    """Records that a card of this space has been dealt with in this encounter."""
    if card not in table.met:
        table.met.append(card)
    table.changed()


def note_drawn(table: TalismanTable, cards: list[Thing]) -> None:
    """Records the cards that have just been drawn."""
    table.drawn = cards[:]
    table.changed()


def begin_encounter(table: TalismanTable) -> None:
    """Begins the encounter with a space, in which nothing has been dealt with yet."""
    if table.met:
        table.met.clear()
    if table.drawn:
        table.drawn.clear()
    table.changed()


def reach_crown(table: TalismanTable, seat: Seat) -> None:
    """Records that a character has reached the Crown of Command, as the only one so far or one of several (TA-25)."""
    table.crowned = seat if not table.crown_reached or table.crowned == seat else NOWHERE
    table.crown_reached = True
    table.changed()


def destroy_magic(table: TalismanTable, seat: Seat) -> None:
    """Stops all Spells and magic objects until this seat's next turn; with NOWHERE, magic works again (TD-60)."""
    table.magic_destroyed_by = seat
    for other in range(table.seats):
        limited(table, other)


def drop_steps_before(table: TalismanTable, step: str) -> None:
    """Drops the remaining steps of the turn, up to the step with this name."""
    while table.ahead and type(table.agenda[-1]).__name__ != step:
        table.next_step()
    table.changed()


def note_settled(table: TalismanTable) -> None:
    """Records that all characters are within their limits; nothing changes, so the version stays."""
    table.settled_at = table.version
