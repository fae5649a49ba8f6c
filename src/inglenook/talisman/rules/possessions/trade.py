"""Buying and selling: purchase cards from their stacks, objects for gold (TR-3.1, TR-20)."""

from __future__ import annotations

from inglenook.kernel.decisions import PASS, Option, Seat, Thing, pass_option
from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.talisman import atoms, stats
from inglenook.talisman.ability_kinds import FREE_PURCHASE, SELLS_OBJECTS
from inglenook.talisman.dsl.terms import GOLD, SPELL
from inglenook.talisman.rules.possessions import limits
from inglenook.talisman.rules.possessions.treasures import receive, take_from_stack
from inglenook.talisman.rules.questions import choose_one, choose_or_again, choose_some_or_again
from inglenook.talisman.table import TalismanTable


async def buy(table: TalismanTable, seat: Seat, prices: tuple[tuple[str, int], ...], most: int) -> None:
    """Sells goods one after another, as long as gold and stacks last (TR-20b.3); a toad buys nothing."""
    bought = 0
    while not stats.is_toad(table, seat) and bought != most:
        gold = table.characters[seat].gold
        offers = [(name, price) for name, price in prices if price <= gold and for_sale(table, seat, name)]
        if not offers:
            return
        nothing = pass_option("option-buy-no-more" if bought else "option-buy-nothing")
        options = (nothing, *[buying(name, price) for name, price in offers])
        chosen = await choose_or_again(table, seat, Message("prompt-buy", {"gold": gold}), options)
        if chosen is None:
            continue
        if chosen.verb == PASS:
            return
        bought += 1
        what = Message("bought-spell") if chosen.word == SPELL else sold_as(chosen.word)
        atoms.add_points(table, seat, GOLD, -chosen.amount, what)
        if chosen.word == SPELL:
            atoms.draw_spell(table, seat)
        else:
            receive(table, seat, table.stacks[f"purchase:{chosen.word}"][0])
        await limits.settle(table)


def buying(name: str, price: int) -> Option:
    """Returns the option to buy a card or a Spell."""
    return Option("buy", amount=price, word=name, label=Message("option-buy", {"what": sold_as(name), "price": price}))


def sold_as(name: str) -> Argument:
    """Returns the name of the goods sold under this id."""
    return Message("term-spell") if name == SPELL else Name(f"purchase:{name}")


def for_sale(table: TalismanTable, seat: Seat, name: str) -> bool:
    """Whether the stack has any cards left, or Craft allows another Spell."""
    if name == SPELL:
        return stats.may_draw_spell(table, seat) and bool(table.spell_deck or table.used_spells)
    return bool(table.stacks[f"purchase:{name}"])


def steals_here(table: TalismanTable, seat: Seat, name: str) -> bool:
    """Whether this is a place where the Thief takes a card free."""
    return any(name in ability.places for ability in stats.printed_abilities(table, seat, FREE_PURCHASE))


def sells_here(table: TalismanTable, seat: Seat, name: str) -> bool:
    """Whether this is a place where the Merchant sells objects."""
    return any(name in ability.places for ability in stats.printed_abilities(table, seat, SELLS_OBJECTS))


def trades_here(table: TalismanTable, seat: Seat, name: str) -> bool:
    """Whether the Thief may take or the Merchant may sell in this place."""
    return steals_here(table, seat, name) or sells_here(table, seat, name)


async def trade_here(table: TalismanTable, seat: Seat, name: str) -> None:
    """Offers the Thief's and the Merchant's trade in a place, whatever else is done there."""
    if steals_here(table, seat, name):
        await take_free(table, seat)
    if sells_here(table, seat, name):
        await sell_objects(table, seat)


async def take_free(table: TalismanTable, seat: Seat) -> None:
    """Offers one purchase card of the player's choice, free (Thief)."""
    names = [id.partition(":")[2] for id in sorted(table.stacks) if table.stacks[id] and id != "purchase:talisman"]
    options = (pass_option("option-take-nothing"), *[free(name) for name in names])
    chosen = await choose_one(
        table, seat, Message("prompt-take-free", {"character": Name(table.characters[seat].definition)}), options
    )
    if chosen.verb != PASS:
        take_from_stack(table, seat, chosen.word)
        await limits.settle(table)


def free(name: str) -> Option:
    """Returns the option to take a purchase card free."""
    return Option("take-free", word=name, label=Message("option-take-free", {"what": Name(f"purchase:{name}")}))


async def sell_objects(table: TalismanTable, seat: Seat, price: int = 1) -> None:
    """Offers to sell any number of own objects for gold; they are discarded (Alchemist, Merchant)."""
    objects = table.characters[seat].objects
    if not objects:
        return
    options = tuple([Option("sell", card) for card in objects])
    prompt = Message("prompt-sell", {"price": price})
    chosen = await choose_some_or_again(table, seat, prompt, options, 0, len(options))
    if chosen is None:
        await sell_objects(table, seat, price)
        return
    sold = [option.subject for option in chosen]
    bags = [card for card in sold if limits.in_the_bag(table, seat, card)]
    for card in [card for card in sold if card not in bags] + bags:  # objects that would be lost with a bag go first
        sell(table, seat, card, price)
    await limits.settle(table)


def sell(table: TalismanTable, seat: Seat, card: Thing, price: int = 1) -> None:
    """Sells an object for gold and discards it."""
    name = Name(table.cards[card].definition)
    table.tell(Message("log-sold", {"player": Player(seat), "card": name}))
    limits.part_with(table, seat, card)
    atoms.add_points(table, seat, GOLD, price)
