"""The atoms of Talisman: the only functions that write the table.

Each changes one thing, tells what can be told, and counts the version up.  Whether something may happen at all is not
decided here.
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
    """The seat's character, to be written to, but for what its limits depend on."""
    table.changed()
    return own(table, table.characters, seat)


def limited(table: TalismanTable, seat: Seat) -> Character:
    """The same where its limits depend on what is written, so that they are checked again (`rules.possessions.limits`).

    That is what it has, its Craft, its alignment, whether magic works for it, and whether it is a toad.
    """
    character = character_of(table, seat)
    character.touched = table.touched = table.version
    return character


def card_of(table: TalismanTable, card: Thing) -> Card:
    """The card, to be written to."""
    table.changed()
    return own(table, table.cards, card)


# Cards.


def pile_of(table: TalismanTable, zone: str, owner: Seat, definition: str) -> list[Thing]:
    """The list in which a card that lies in no space stands."""
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
    """A card goes from where it is to somewhere else; in a pile it goes to the bottom, that is the end."""
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
    """A card is used up: to its stack if it was bought (TR-20b.2), to the used Spells, or to the discards (TD-7)."""
    piece = card_of(table, card)
    if piece.zone == SPELL_HAND:
        table.revealed()  # from a hand to the open pile: of the dead, or more than Craft allows
    piece.counters = 0
    piece.gold = 0
    if piece.face.spell is not None:
        move_card(table, card, USED)
    else:
        move_card(table, card, STACK if piece.definition.startswith("purchase:") else DISCARDED)


def remove(table: TalismanTable, card: Thing) -> None:
    """A card leaves the game (TR-1d.5, TR-6b, TA-15), unless it was bought (TR-20b.2) or the house lets it return."""
    if table.house["removed_return"] or table.cards[card].definition.startswith("purchase:"):
        discard(table, card)
        return
    piece = card_of(table, card)
    piece.counters = 0
    piece.gold = 0
    move_card(table, card, REMOVED)


def return_spells(table: TalismanTable, spells: list[Thing]) -> None:
    """Spells go back into the face-down deck, which is shuffled: nobody knows where they lie (TR-4c.5, TA-10)."""
    for card in spells:
        move_card(table, card, SPELL_DECK)
    table.dice.shuffle("spell deck", table.spell_deck)
    for card in table.spell_deck:
        forget_card(table, card)


def lay_down(table: TalismanTable, card: Thing, space: Space) -> None:
    """A card is laid face up in a space."""
    move_card(table, card, LYING, space=space)


def set_counters(table: TalismanTable, card: Thing, counters: int) -> None:
    """Points lie on a card, or rounds are counted on it."""
    card_of(table, card).counters = counters


def set_card_owner(table: TalismanTable, card: Thing, owner: Seat) -> None:
    """Whose turns a lasting card counts; it stays where it lies."""
    card_of(table, card).owner = owner


def put_gold_on_card(table: TalismanTable, card: Thing, gold: int) -> None:
    """Gold lies on a card (the Bandit's)."""
    card_of(table, card).gold = gold


def show_card(table: TalismanTable, card: Thing, seat: Seat) -> None:
    """A seat looks at a hidden card."""
    card_of(table, card).seen_by |= 1 << seat
    table.revealed()


def forget_card(table: TalismanTable, card: Thing) -> None:
    """Nobody knows any more which card this is."""
    piece = card_of(table, card)
    piece.seen_by = 0
    piece.shuffled += 1


def become(table: TalismanTable, card: Thing, face: Face) -> None:
    """A hidden card turns out to be another one: for dealing anew what somebody cannot know."""
    card_of(table, card).face = face


def reshuffle(table: TalismanTable, pile: list[Thing], zone: str, stream: str) -> None:
    """A used-up pile is shuffled and becomes the new face-down deck (TR-9e.2, TD-8)."""
    cards = pile[:]
    table.dice.shuffle(stream, cards)
    for card in cards:
        move_card(table, card, zone)
        forget_card(table, card)
    table.tell(Message("log-reshuffled", {"deck": Message(f"term-{zone}")}))


def turn_up(table: TalismanTable, space: Space) -> Thing | None:
    """The top Adventure card is turned up in a space (TR-13d, TD-8); None if there is none left."""
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
    """The top Spell goes to a character's hand, hidden from the others (TR-9b, TR-9e); None if none is left (TD-9)."""
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
    """Strength or Craft counters, lives or gold come or go: gold perhaps for something that is bought (TR-20b.3)."""
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
    """Gold comes to lie in a space, or is taken from it."""
    table.gold_lying[space] += amount
    table.changed()


# What a character is and where.


def place_character(table: TalismanTable, seat: Seat, space: Space) -> None:
    """A character comes to stand in a space.  Whatever held it in the old one is over."""
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
    """The alignment changes (TR-7)."""
    character = limited(table, seat)
    character.alignment = alignment
    character.aligned_in = table.turn_number
    table.tell(Message("log-alignment", {"player": Player(seat), "alignment": Message(f"term-{alignment}")}))


def set_toad(table: TalismanTable, seat: Seat, turns: int) -> None:
    """A toad for so many turns; 0: itself again (TR-19)."""
    limited(table, seat).toad = turns
    table.tell(Message("log-toad" if turns else "log-no-toad", {"player": Player(seat), "turns": turns}))


def count_toad_turn(table: TalismanTable, seat: Seat) -> None:
    """One of the turns as a toad is over."""
    limited(table, seat).toad -= 1


def add_missed(table: TalismanTable, seat: Seat, turns: int) -> None:
    """Turns to be missed are added, or one has been missed."""
    character_of(table, seat).missed += turns
    if turns > 0 and table.listening:
        table.tell(Message("log-will-miss", {"player": Player(seat), "turns": turns}))


def add_extra_turns(table: TalismanTable, seat: Seat, turns: int) -> None:
    """Turns in a row (Temporal Warp)."""
    character_of(table, seat).extra_turns += turns


def set_raft(table: TalismanTable, seat: Seat, age: int) -> None:
    """2: just got a raft; 1: it can be used this turn; 0: none, and its card goes, too (TR-11p, TR-11r, TD-36)."""
    character_of(table, seat).raft = age
    if age == 0:
        for card in table.beside[:]:
            if table.cards[card].owner == seat and table.cards[card].face.has(IS_RAFT):
                discard(table, card)


def set_next_move(table: TalismanTable, seat: Seat, move: str) -> None:
    """What may be done instead of the next movement roll."""
    character_of(table, seat).next_move = move
    if move:
        table.tell(Message("log-next-move", {"player": Player(seat)}))


def hold(table: TalismanTable, seat: Seat, values: tuple[int, ...]) -> None:
    """Held in the space until one of these values is rolled; free if there are none."""
    character_of(table, seat).held_until = values
    if values:
        table.tell(Message("log-held", {"player": Player(seat)}))


def set_quest(table: TalismanTable, seat: Seat, quest: int) -> None:
    """A quest of the Warlock begins, or is done (0)."""
    character = character_of(table, seat)
    if quest == 0 and character.quest:
        character.quest_done_in = table.turn_number
    character.quest = quest


def set_task(table: TalismanTable, seat: Seat, task: int) -> None:
    """What is still to be done in a space of the inner region (TR-11d)."""
    character_of(table, seat).task = task


def strengthen_for_turn(table: TalismanTable, seat: Seat, always: int, battle: int) -> None:
    """Strength until the end of the turn: always, or in combat only."""
    character = character_of(table, seat)
    character.turn_strength += always
    character.battle_strength += battle


def double_craft_for_turn(table: TalismanTable, seat: Seat) -> None:
    """Craft counts double until the end of the turn (Brainwave)."""
    limited(table, seat).doubles_craft = True


def make_invisible(table: TalismanTable, seat: Seat) -> None:
    """May evade everything until the end of the turn (Invisibility)."""
    character_of(table, seat).invisible = True


def mark_used(table: TalismanTable, seat: Seat, ability: str) -> None:
    """An ability that works once a turn has been used."""
    character_of(table, seat).used.append(ability)


def end_effects_of_turn(table: TalismanTable) -> None:
    """Whatever lasts until the end of the turn is over."""
    for seat, character in enumerate(table.characters):
        lasting = character.turn_strength or character.battle_strength or character.doubles_craft
        if lasting or character.invisible or character.used:
            changed = limited(table, seat) if character.doubles_craft else character_of(table, seat)
            changed.turn_strength = changed.battle_strength = 0
            changed.doubles_craft = changed.invisible = False
            changed.used = []


# Coming and going.


def enter(table: TalismanTable, seat: Seat, definition: str, space: Space) -> None:
    """A seat gets a character, which starts in its start space with its start values (TR-S4 to TR-S6)."""
    sheet = CHARACTERS[definition]
    before = limited(table, seat)
    table.vacant -= 0 if before.definition else 1
    if table.crowned == seat:
        table.crowned = NOWHERE  # it was another character of that player
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
    """A character leaves the board; its card rejoins the unused ones (TR-4c.2, TR-4c.6)."""
    set_raft(table, seat, 0)
    character = character_of(table, seat)
    table.vacant += 1
    table.unused.append(character.definition)
    table.unused.sort()  # nobody can tell them apart face down, and the order must not tell who died when
    empty = Character(character.stamp)
    empty.out = out
    table.characters[seat] = empty


def put_out(table: TalismanTable, seat: Seat) -> None:
    """A player without a character gets no new one: out of the game."""
    character_of(table, seat).out = True
    table.tell(Message("log-out", {"player": Player(seat)}))


# The course of play.


def begin_turn(table: TalismanTable, seat: Seat) -> None:
    """A player's turn begins."""
    table.turn = seat
    table.turn_number += 1
    table.turn_over = False
    begin_encounter(table)
    if table.listening:
        table.tell(Message("log-turn", {"player": Player(seat)}))


def set_phase(table: TalismanTable, phase: str) -> None:
    """Another part of the turn."""
    table.phase = phase
    table.changed()


def cut_turn_short(table: TalismanTable) -> None:
    """The turn ends at once: what was still to come of it comes to nothing."""
    table.turn_over = True
    table.changed()


def note_met(table: TalismanTable, card: Thing) -> None:
    """A card of this space has been dealt with in this encounter."""
    if card not in table.met:
        table.met.append(card)
    table.changed()


def note_drawn(table: TalismanTable, cards: list[Thing]) -> None:
    """These cards have just been drawn."""
    table.drawn = cards[:]
    table.changed()


def begin_encounter(table: TalismanTable) -> None:
    """A new space is encountered: nothing in it has been dealt with yet."""
    if table.met:
        table.met.clear()
    if table.drawn:
        table.drawn.clear()
    table.changed()


def reach_crown(table: TalismanTable, seat: Seat) -> None:
    """A character has reached the Crown of Command: the only one so far, or one of several (TA-25)."""
    table.crowned = seat if not table.crown_reached or table.crowned == seat else NOWHERE
    table.crown_reached = True
    table.changed()


def destroy_magic(table: TalismanTable, seat: Seat) -> None:
    """No Spells and no magic objects until this seat's next turn; NOWHERE: magic works again (TD-60)."""
    table.magic_destroyed_by = seat
    for other in range(table.seats):
        limited(table, other)


def drop_steps_before(table: TalismanTable, step: str) -> None:
    """What was still to come of the turn comes to nothing, up to the step of this name."""
    while table.ahead and type(table.agenda[-1]).__name__ != step:
        table.next_step()
    table.changed()


def note_settled(table: TalismanTable) -> None:
    """All characters are within their limits; nothing has changed by it, so the version stays."""
    table.settled_at = table.version
