"""Setup of a game (TR-S1 to TR-S13)."""

from __future__ import annotations

from inglenook.kernel.data import Data
from inglenook.kernel.dice import Dice
from inglenook.kernel.editions import edition_of
from inglenook.kernel.errors import BadSetup
from inglenook.kernel.rulebook import Setup
from inglenook.talisman import house_rules
from inglenook.talisman.card_faces import FACE_OF
from inglenook.talisman.components import ADVENTURE_DECK, CHARACTERS, PURCHASE_STACKS
from inglenook.talisman.components import SPELL_DECK as ALL_SPELLS
from inglenook.talisman.rules.turn import Turn, enter_with_goods
from inglenook.talisman.table import DECK, SPELL_DECK, STACK, Card, Character, TalismanTable

FEWEST = 2
MOST = 6


def set_up(setup: Setup, dice: Dice) -> TalismanTable:
    """Sets up a table.  `setup`: seats, characters by seat (optional), house rules (name of a set, or switches)."""
    seats = read_seats(setup)
    chosen = read_characters(setup, seats)
    table = bare_table(seats, dice, read_house(setup))
    for seat, id in enumerate(dealt(table, chosen)):
        if id:
            enter_with_goods(table, seat, id)
    table.then(Turn(first_player(table)))
    return table


def bare_table(seats: int, dice: Dice, house: dict[str, int]) -> TalismanTable:
    """Returns a table with shuffled decks and full stacks, but without characters (TR-S8, TR-S10)."""
    table = TalismanTable(seats, dice)
    table.house = house
    table.characters = [Character(table.stamp) for _ in range(seats)]
    table.unused = sorted(CHARACTERS)
    for id in ADVENTURE_DECK:
        table.deck.append(len(table.cards))
        table.cards.append(Card(table.stamp, FACE_OF[id], DECK))
    for id in ALL_SPELLS:
        table.spell_deck.append(len(table.cards))
        table.cards.append(Card(table.stamp, FACE_OF[id], SPELL_DECK))
    for id, count in PURCHASE_STACKS.items():
        table.stacks[id] = []
        for _ in range(count):
            table.stacks[id].append(len(table.cards))
            table.cards.append(Card(table.stamp, FACE_OF[id], STACK))
    dice.shuffle("adventure deck", table.deck)
    dice.shuffle("spell deck", table.spell_deck)
    return table


def dealt(table: TalismanTable, chosen: list[str]) -> list[str]:
    """Returns each player's character: the chosen one, or one drawn unseen from the others (TR-S1, TR-S2).

    If the players have agreed to choose, those still without a character are asked before the first turn (`Turn`).
    """
    if table.house["choose_characters"]:
        return chosen
    rest = [id for id in table.unused if id not in chosen]
    table.dice.shuffle("characters", rest)
    return [id or rest.pop() for id in chosen]


def first_player(table: TalismanTable) -> int:
    """Rolls for the first turn, which the highest roll takes; tied players roll again (TR-S12, TD-2)."""
    rivals = list(range(table.seats))
    while len(rivals) > 1:
        rolls = [table.dice.roll("first player") for _ in rivals]
        rivals = [seat for seat, roll in zip(rivals, rolls, strict=True) if roll == max(rolls)]
    return rivals[0]


# Reading and checking the setup.


def read_seats(setup: Setup) -> int:
    """Reads the number of seats: 2 to 6 (TD-1)."""
    seats = setup.get("seats", 2)
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise BadSetup("error-setup", {"detail": f"seats: {seats!r}"})
    if not FEWEST <= seats <= MOST:
        raise BadSetup("error-seats", {"given": str(seats), "least": FEWEST, "most": MOST})
    return seats


def read_characters(setup: Setup, seats: int) -> list[str]:
    """Reads the chosen characters by seat; an empty name means that one is drawn."""
    given = setup.get("characters", [])
    if not isinstance(given, list) or len(given) > seats:
        raise BadSetup("error-characters", {"given": str(given), "seats": seats})
    chosen = []
    for name in given:
        id = f"character:{name}" if name else ""
        if id and id not in CHARACTERS:
            known = tuple([one.name for one in CHARACTERS.values()])
            raise BadSetup("error-unknown-character", {"given": str(name), "known": known})
        if id and id in chosen:
            raise BadSetup("error-character-twice", {"given": str(name)})
        chosen.append(id)
    return chosen + [""] * (seats - len(chosen))


def read_house(setup: Setup) -> dict[str, int]:
    """Reads the house rules: the name of a set, or switches; the others as in the setup's edition (KR-36)."""
    house = house_rules.defaults(edition_of(setup))
    given: Data = setup.get("house", house_rules.AS_PRINTED)
    if isinstance(given, str):
        named = house_rules.FORMER_NAMES.get(given, given)
        if named not in house_rules.RULE_SETS:
            known = tuple(house_rules.RULE_SETS)
            raise BadSetup("error-unknown-rule-set", {"given": given, "known": known})
        return house | house_rules.RULE_SETS[named]
    if not isinstance(given, dict):
        raise BadSetup("error-setup", {"detail": f"house: {given}"})
    for name, value in given.items():
        if name not in house_rules.LIMITS:
            known = tuple(house_rules.LIMITS)
            raise BadSetup("error-unknown-house-rule", {"given": name, "known": known})
        low, high = house_rules.LIMITS[name]
        if not isinstance(value, int) or not low <= value <= high:
            raise BadSetup("error-house-rule", {"rule": name, "given": str(value), "low": low, "high": high})
        house[name] = int(value)
    return house
