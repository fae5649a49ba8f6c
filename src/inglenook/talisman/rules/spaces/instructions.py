"""Instructions of single cards and spaces: the Chasm, the Sphinx, the Warlock; each in a function of its own.

`effects.py` handles what follows from them (a solved riddle, nothing to leave behind).
"""

from __future__ import annotations

from inglenook.kernel.decisions import PASS, Option, Seat, Thing, pass_option
from inglenook.kernel.messages import Message, Name, Player
from inglenook.kernel.questions import choose_some
from inglenook.talisman import atoms, stats
from inglenook.talisman.ability_kinds import DRIVES_FOLLOWERS_AWAY
from inglenook.talisman.dsl import effects as words
from inglenook.talisman.dsl.terms import CRAFT, GOLD, MAGIC_OBJECT, STRENGTH
from inglenook.talisman.rules.dice import roll_dice, roll_sum
from inglenook.talisman.rules.losses import lose_lives
from inglenook.talisman.rules.possessions import limits
from inglenook.talisman.rules.possessions.treasures import kill_follower
from inglenook.talisman.rules.questions import choose_one, choose_or_again
from inglenook.talisman.rules.regions import journeys
from inglenook.talisman.table import LYING, SPACE_LIST, SPACE_NUMBER, TalismanTable, space_thing

# Moving.


async def go_anywhere(table: TalismanTable, seat: Seat) -> bool:
    """Moves the character to another space of its region; returns whether it moved."""
    region = stats.space_of(table, seat).region
    here = table.characters[seat].space
    spaces = [space for space, known in enumerate(SPACE_LIST) if known.region == region and space != here]
    options = (pass_option("option-stay-here"), *[Option("go", space_thing(space)) for space in spaces])
    chosen = await choose_one(table, seat, Message("prompt-go-anywhere"), options)
    if chosen.verb == PASS:
        return False
    journeys.go_to(table, seat, chosen.subject - space_thing(0))
    return True


def allow_next_move(table: TalismanTable, seat: Seat, move: str) -> None:
    """Sets what may replace the next turn's movement roll; the end of the present turn leaves it alone."""
    atoms.set_next_move(table, seat, move)
    atoms.mark_used(table, seat, "next-move")


async def wander(table: TalismanTable, seat: Seat, card: Thing) -> None:
    """Moves the card on clockwise by the roll of a die (Pedlar, Vampire Bats)."""
    if table.cards[card].zone != LYING:
        return
    steps = (await roll_dice(table, seat, "wandering"))[0]
    space = journeys.neighbour(table.cards[card].space, True, steps)
    atoms.lay_down(table, card, space)
    name = Name(table.cards[card].definition)
    table.tell(Message("log-wandered", {"card": name, "space": Name(SPACE_LIST[space].id)}))


# Spells, gold and points.


def draw_to_limit(table: TalismanTable, seat: Seat) -> None:
    """Draws as many Spells as Craft allows, while there are any (Book of Spells, Druid)."""
    if not stats.may_draw_spell(table, seat):
        table.tell(Message("log-no-spell", {"player": Player(seat)}))
    while stats.may_draw_spell(table, seat):
        if atoms.draw_spell(table, seat) is None:
            return


def discard_spells(table: TalismanTable, seat: Seat) -> None:
    """Discards all Spells of the character (Magical Vortex, Nullify)."""
    for spell in table.characters[seat].spells[:]:
        limits.discard_spell(table, seat, spell)


def lay_gold_on(table: TalismanTable, seat: Seat, space: str) -> None:
    """Lays all gold of the character on a space (Raiders)."""
    gold = table.characters[seat].gold
    if gold:
        atoms.add_points(table, seat, GOLD, -gold)
        atoms.lay_gold(table, SPACE_NUMBER[space], gold)


def remove_counter(table: TalismanTable, card: Thing) -> None:
    """Removes one of the points on the card, which is discarded when none is left."""
    left = table.cards[card].counters - 1
    atoms.set_counters(table, card, max(0, left))
    if left <= 0:
        atoms.discard(table, card)


async def lessons(table: TalismanTable, seat: Seat, price: int) -> None:
    """Sells 1 Strength or 1 Craft for each price paid, at the cost of one turn (Instructor)."""
    while table.characters[seat].gold >= price:  # a toad has no gold
        options = (pass_option("option-learn-nothing"), Option("learn", word=STRENGTH), Option("learn", word=CRAFT))
        chosen = await choose_or_again(table, seat, Message("prompt-lessons", {"price": price}), options)
        if chosen is None:
            continue
        if chosen.verb == PASS:
            return
        atoms.add_points(table, seat, GOLD, -price)
        atoms.add_points(table, seat, chosen.word, 1)
        atoms.add_missed(table, seat, 1)


# Single cards and spaces.


async def leave_object(table: TalismanTable, seat: Seat, effect: words.LeaveObject) -> bool:
    """Leaves an object in the space, chosen by the player or at random; False if there is none."""
    objects = table.characters[seat].objects
    if effect.magic:
        objects = [one for one in objects if stats.definition_of(table, one).kind == MAGIC_OBJECT]
    if not objects:
        return False
    if effect.random:
        left = objects[table.dice.below("random object", len(objects))]
    else:
        options = tuple([Option("drop", one) for one in objects])
        chosen = await choose_or_again(table, seat, Message("prompt-leave-object"), options)
        if chosen is None:
            return await leave_object(table, seat, effect)
        left = chosen.subject
    limits.drop(table, seat, left)
    return True


def lift_curses(table: TalismanTable, seat: Seat) -> None:
    """Lifts the curse that keeps followers away, whatever the Mystic of the Village answers (Cursed by a Hag)."""
    for card, _ in stats.sources(table, seat, DRIVES_FOLLOWERS_AWAY):
        atoms.discard(table, card)


async def solves_riddle(table: TalismanTable, seat: Seat) -> bool:
    """Whether two dice do not exceed total Craft (Sphinx)."""
    return await roll_sum(table, seat, "riddle", 2) <= stats.total_craft(table, seat)


async def accept_quest(table: TalismanTable, seat: Seat) -> None:
    """Gives the character a quest of the Warlock by the roll of a die."""
    quest = (await roll_dice(table, seat, "quest"))[0]
    atoms.set_quest(table, seat, quest)
    table.tell(Message(f"log-quest-{quest}", {"player": Player(seat)}))


async def chasm(table: TalismanTable, seat: Seat, dies_on: tuple[int, ...]) -> None:
    """Rolls a die for each follower, which falls to its death on a low one (TR-6b)."""
    for follower in table.characters[seat].followers[:]:
        roll = (await roll_dice(table, seat, "chasm"))[0]
        if roll in dies_on:
            await kill_follower(table, seat, follower)


async def toll(table: TalismanTable, seat: Seat, effect: words.Toll) -> None:
    """Takes lives by the roll of a die; each may be paid with a follower (Vampire's Tower)."""
    roll = (await roll_dice(table, seat, "toll"))[0]
    due = next(lost for low, high, lost in effect.entries if low <= roll <= high)
    followers = [card for card in table.characters[seat].followers if limits.may_give_up(table, card)]
    if followers:
        most = min(due, len(followers))
        options = tuple([Option("sacrifice", follower) for follower in followers])
        for option in await choose_some(seat, Message("prompt-toll", {"lives": due}), options, 0, most):
            due -= 1
            await kill_follower(table, seat, option.subject)
    await lose_lives(table, seat, due)
