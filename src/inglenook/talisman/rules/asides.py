"""Asides: actions that a player may take at any moment, such as trading in trophies (DP-1, DP-2, DP-37, TD-61)."""

from __future__ import annotations

from inglenook.kernel.decisions import ASIDES_OF_ALL, Decision, Option, Seat, Thing
from inglenook.kernel.messages import Message, Name, Player
from inglenook.talisman import atoms, stats
from inglenook.talisman.ability_kinds import CHANGES_ALIGNMENT, ONE_TURN_STRENGTH, SELLS_OBJECTS
from inglenook.talisman.dsl.terms import CRAFT, ENEMY, EVIL, GOOD, NEUTRAL, STRENGTH
from inglenook.talisman.rules.possessions import limits, trade
from inglenook.talisman.rules.spaces import quests
from inglenook.talisman.table import TalismanTable


def asides(table: TalismanTable, seat: Seat, pending: Decision) -> tuple[Option, ...]:
    """Returns a player's asides: giving up cards (TR-5d, TR-6f), trading trophies (TR-1d.2), some abilities."""
    character = table.characters[seat]
    if not character.alive or character.toad:
        return ()
    options = [Option("put-down", card) for card in character.objects]
    options += [Option("send-away", card) for card in character.followers if limits.may_give_up(table, card)]
    options += trades(table, seat)
    options += [Option("use", card) for card, _ in stats.sources(table, seat, ONE_TURN_STRENGTH)]
    if seat == table.turn and any(not ability.places for ability in stats.abilities(table, seat, SELLS_OBJECTS)):
        options += [Option("sell", card) for card in character.objects]  # the Alchemist's gold
    if stats.printed_abilities(table, seat, CHANGES_ALIGNMENT) and character.aligned_in != table.turn_number:
        others = [alignment for alignment in (GOOD, NEUTRAL, EVIL) if alignment != character.alignment]
        options += [Option("become", word=alignment) for alignment in others]
    # fulfilling a quest moves the character, so not in the middle of anything (TD-70)
    if pending.asides == ASIDES_OF_ALL:
        options += quests.gifts(table, seat)
    return tuple(options)


def do_aside(table: TalismanTable, seat: Seat, option: Option) -> None:
    """Carries out an aside; a surplus of objects or Spells that follows is settled when the rules go on (TD-44)."""
    if option.verb in ("put-down", "send-away"):
        limits.drop(table, seat, option.subject)
    elif option.verb == "trade-trophies":
        trade_trophies(table, seat, option)
    elif option.verb == "use":
        drink(table, seat, option.subject)
    elif option.verb == "sell":
        trade.sell(table, seat, option.subject)
    elif option.verb == "fulfil":
        quests.hand_over(table, seat, option)
    else:
        atoms.set_alignment(table, seat, option.word)
        limits.drop_forbidden(table, seat)


def drink(table: TalismanTable, seat: Seat, card: Thing) -> None:
    """Uses up a potion for Strength until the end of the turn."""
    strength = sum([ability.strength for one, ability in stats.sources(table, seat, ONE_TURN_STRENGTH) if one == card])
    name = Name(table.cards[card].definition)
    table.tell(Message("log-used", {"player": Player(seat), "card": name}))
    atoms.discard(table, card)
    atoms.strengthen_for_turn(table, seat, strength, 0)


# Trophies.


def trades(table: TalismanTable, seat: Seat, attributes: tuple[str, ...] = (STRENGTH, CRAFT)) -> list[Option]:
    """Returns the trades of killed enemies for counters: one, two, or as many as all trophies yield (TA-14).

    If several sets of trophies yield the same, each set is a trade of its own for the owner to choose (DP-1).
    """
    options: list[Option] = []
    if not table.characters[seat].trophies:
        return options
    for attribute in attributes:
        for amount in range(1, gain(table, seat, attribute) + 1):
            chosen = cheapest(table, seat, attribute, amount)
            if sum([points(table, card, attribute) for card in chosen]) // price(table) == amount:
                for place in range(len(ways(table, seat, attribute, amount))):
                    word = f"{attribute}-{place + 1}" if place else attribute
                    options.append(Option("trade-trophies", amount=amount, word=word))
    return options


def attribute_of(trade: Option) -> str:
    """Returns the attribute that a trade is for: Strength or Craft."""
    return trade.word.partition("-")[0]


def handed_in(table: TalismanTable, seat: Seat, trade: Option) -> list[Thing]:
    """Returns the trophies that a trade takes."""
    place = trade.word.partition("-")[2]
    return ways(table, seat, attribute_of(trade), trade.amount)[int(place) - 1 if place else 0]


def price(table: TalismanTable) -> int:
    """Returns the points of killed enemies that yield one counter (TR-1d.3); a house rule may lower it."""
    return table.house.get("trophies", 7)


def trophies_for(table: TalismanTable, seat: Seat, attribute: str) -> list[Thing]:
    """Returns the trophies that count for an attribute: enemies for Strength, a Knight's spirits for Craft."""
    trophies = table.characters[seat].trophies
    wanted = ENEMY if attribute == STRENGTH else "spirit"
    return [card for card in trophies if stats.definition_of(table, card).kind == wanted]


def points(table: TalismanTable, card: Thing, attribute: str) -> int:
    """Returns the points of a trophy."""
    definition = stats.definition_of(table, card)
    return definition.strength if attribute == STRENGTH else definition.craft


def worth(table: TalismanTable, seat: Seat, attribute: str) -> int:
    """Returns the points of all trophies together (TA-14)."""
    return sum(points(table, card, attribute) for card in trophies_for(table, seat, attribute))


def gain(table: TalismanTable, seat: Seat, attribute: str) -> int:
    """Returns the counters that all trophies together yield (TR-1d.3)."""
    return worth(table, seat, attribute) // price(table)


def trade_trophies(table: TalismanTable, seat: Seat, trade: Option) -> None:
    """Trades trophies for counters, with as few points as possible; the cards leave the game (TR-1d.5).

    Points beyond a multiple are lost (TR-1d.4), so the cards are chosen to lose the least (TD-73): a player with
    trophies of 4 and 3 and 2 hands in the 4 and the 3.
    """
    chosen = handed_in(table, seat, trade)
    for card in chosen:
        atoms.remove(table, card)
    table.tell(Message("log-traded", {"player": Player(seat), "n": len(chosen)}))
    atoms.add_points(table, seat, attribute_of(trade), trade.amount)


def ways(table: TalismanTable, seat: Seat, attribute: str, amount: int) -> list[list[Thing]]:
    """Returns the sets of trophies that yield this many counters with the least surplus (DP-1).

    Only their points distinguish the sets: a Dragon of 7, or animals of 4 and 3, as the owner prefers.
    """
    first = cheapest(table, seat, attribute, amount)
    alike: dict[int, list[Thing]] = {}
    for card in trophies_for(table, seat, attribute):
        alike.setdefault(points(table, card, attribute), []).append(card)
    total = sum([points(table, card, attribute) for card in first])
    used = sorted([points(table, card, attribute) for card in first])
    found = [first]
    for way in worth_together(list(alike.items()), total):
        if sorted([points(table, card, attribute) for card in way]) != used:
            found.append(way)
    return found


def worth_together(alike: list[tuple[int, list[Thing]]], total: int) -> list[list[Thing]]:
    """Returns all selections of cards with exactly this total; `alike` groups the cards by points."""
    if total == 0:
        return [[]]
    if not alike:
        return []
    each, cards = alike[0]
    found: list[list[Thing]] = []
    for count in range(min(len(cards), total // each) + 1):
        for rest in worth_together(alike[1:], total - count * each):
            found.append(cards[:count] + rest)
    return found


def cheapest(table: TalismanTable, seat: Seat, attribute: str, amount: int) -> list[Thing]:
    """Returns trophies for this many counters with the least surplus; among equals the first found."""
    sums: dict[int, list[Thing]] = {0: []}
    for card in trophies_for(table, seat, attribute):
        for total in sorted(sums, reverse=True):
            more = total + points(table, card, attribute)
            if more not in sums:
                sums[more] = [*sums[total], card]
    return sums[min(total for total in sums if total >= amount * price(table))]
