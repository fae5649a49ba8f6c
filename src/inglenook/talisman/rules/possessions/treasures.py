"""Getting and giving objects, followers, gold and Talismans (TR-5, TR-6, TR-12, TR-20)."""

from __future__ import annotations

from inglenook.kernel.decisions import Option, Seat, Thing
from inglenook.kernel.messages import Message, Name, Player
from inglenook.talisman import atoms, stats
from inglenook.talisman.ability_kinds import DRIVES_FOLLOWERS_AWAY, IS_RAFT
from inglenook.talisman.dsl.terms import FOLLOWER, GOLD, MAGIC_OBJECT, OBJECT, TALISMAN
from inglenook.talisman.rules.magic import spells
from inglenook.talisman.rules.possessions import limits
from inglenook.talisman.rules.questions import choose_some_or_again
from inglenook.talisman.table import BESIDE, FOLLOWING, HELD, TROPHY, TalismanTable


def take(table: TalismanTable, seat: Seat, card: Thing) -> None:
    """Takes a card, in view of all players."""
    if table.listening:
        table.tell(Message("log-took", {"player": Player(seat), "card": Name(table.cards[card].definition)}))
    receive(table, seat, card)


def receive(table: TalismanTable, seat: Seat, card: Thing) -> None:
    """Receives a card: gold becomes counters (TD-6), a raft a state (TD-36), objects and followers are kept."""
    definition = stats.definition_of(table, card)
    if definition.gold:
        atoms.discard(table, card)
        atoms.add_points(table, seat, GOLD, definition.gold)
    elif table.cards[card].face.has(IS_RAFT):
        atoms.move_card(table, card, BESIDE, seat)  # until the raft is gone (TR-20b.2)
        # usable next turn if bought on another player's market day
        atoms.set_raft(table, seat, 2 if seat == table.turn else 1)
    elif definition.kind == FOLLOWER:
        atoms.move_card(table, card, FOLLOWING, seat)
    else:
        atoms.move_card(table, card, HELD, seat)


def is_kept(table: TalismanTable, card: Thing) -> bool:
    """Whether a card stays with the character that takes it; gold and a raft do not (TR-3b, TD-36)."""
    return not stats.definition_of(table, card).gold and not table.cards[card].face.has(IS_RAFT)


def gain_follower(table: TalismanTable, seat: Seat, card: Thing) -> None:
    """Adds a being as a follower (Centaur, charmed and raised enemies); toads and cursed characters get none."""
    if stats.is_toad(table, seat) or stats.has(table, seat, DRIVES_FOLLOWERS_AWAY):
        return
    atoms.move_card(table, card, FOLLOWING, seat)
    name = Name(table.cards[card].definition)
    table.tell(Message("log-joined", {"player": Player(seat), "card": name}))


def gain_talisman(table: TalismanTable, seat: Seat) -> None:
    """Takes a Talisman from its stack, if one is left (TR-20a, TD-9)."""
    take_from_stack(table, seat, TALISMAN)


def take_from_stack(table: TalismanTable, seat: Seat, name: str) -> bool:
    """Takes a purchase or Talisman card from its stack; False if it is sold out (TR-20b.3).

    A card for a toad stays in the space (TD-50).
    """
    stack = table.stacks[f"purchase:{name}"]
    if not stack:
        return False
    card = stack[0]
    if stats.is_toad(table, seat):
        atoms.lay_down(table, card, table.characters[seat].space)
    else:
        take(table, seat, card)
    return True


async def give_up(table: TalismanTable, seat: Seat, what: str, amount: int, dies: bool) -> bool:
    """Hands over and discards gold, a follower, an object or a magic object (TA-15); the player chooses which.

    A follower that dies of it can be preserved: then nothing is lost at all (TR-6b, TX-11).  Returns False if the
    player did something else first.
    """
    if what == GOLD:
        atoms.add_points(table, seat, GOLD, -amount)
        return True
    options = tuple([Option("give", card) for card in givable(table, seat, what)])
    chosen = await choose_some_or_again(table, seat, Message("prompt-give", {"n": amount}), options, amount, amount)
    if chosen is None:
        return False
    for option in chosen:
        if dies:
            await kill_follower(table, seat, option.subject)
        else:
            limits.part_with(table, seat, option.subject)
    return True


def givable(table: TalismanTable, seat: Seat, what: str) -> list[Thing]:
    """Returns the followers, objects or magic objects that a character can hand over (TR-6f.1)."""
    character = table.characters[seat]
    if what == FOLLOWER:
        return [card for card in character.followers if limits.may_give_up(table, card)]
    if what == OBJECT:
        return character.objects[:]
    assert what == MAGIC_OBJECT
    return [card for card in character.objects if stats.definition_of(table, card).kind == MAGIC_OBJECT]


async def kill_follower(table: TalismanTable, seat: Seat, card: Thing) -> bool:
    """Kills a follower, which leaves the game (TR-6b), unless a Spell preserves it."""
    if (await spells.moment(table, spells.FOLLOWER_ABOUT_TO_DIE, seat, (card,))).averted:
        return False
    if table.cards[card].zone != FOLLOWING or table.cards[card].owner != seat:
        return False
    name = Name(table.cards[card].definition)
    table.tell(Message("log-follower-died", {"player": Player(seat), "card": name}))
    atoms.remove(table, card)
    return True


def hand(table: TalismanTable, card: Thing, taker: Seat) -> None:
    """Gives a card of one character to another."""
    zone = table.cards[card].zone
    name = Name(table.cards[card].definition)
    giver = table.cards[card].owner
    table.tell(Message("log-took-from", {"player": Player(taker), "card": name, "other": Player(giver)}))
    if zone == FOLLOWING:
        atoms.move_card(table, card, FOLLOWING, taker)
    else:
        atoms.move_card(table, card, HELD, taker)


def hand_gold(table: TalismanTable, giver: Seat, taker: Seat, amount: int = 1) -> None:
    """Gives gold of one character to another, which must not be a toad: a toad takes nothing (TD-50)."""
    atoms.add_points(table, giver, GOLD, -amount)
    atoms.add_points(table, taker, GOLD, amount)


def can_be_taken(table: TalismanTable, card: Thing, taker: Seat) -> bool:
    """Whether the taker may hold a card (TD-43), and it is neither a sealed bag nor its contents (Bag of Carrying)."""
    owner = table.cards[card].owner
    for bearer, ability in stats.carrying(table, owner):
        if ability.sealed and (card == bearer or card in limits.in_the_bag(table, owner, bearer)):
            return False
    return stats.may_hold(table, taker, card)


def keep_trophy(table: TalismanTable, seat: Seat, card: Thing) -> None:
    """Keeps a killed enemy as a trophy, to be traded for Strength (TR-1d.1)."""
    atoms.move_card(table, card, TROPHY, seat)
