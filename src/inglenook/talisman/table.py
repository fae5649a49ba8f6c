"""The table of Talisman: characters, cards and spaces as plain data.

Only the atoms (`atoms.py`) write the table.  Numbers such as total Strength are computed (`stats.py`), not stored.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.data import Data, fields, items, number, numbers, text
from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.table import Piece, Stamp, Table
from inglenook.talisman.ability_kinds import KINDS
from inglenook.talisman.card_faces import FACE_OF, Face
from inglenook.talisman.components import SPACES
from inglenook.talisman.house_rules import saved_switches

Space = int
"""The number of a space: its index in the board's list."""

NOWHERE: Final = -1
UNKNOWN: Final = -1

# Zones of a card.
DECK: Final = "deck"
DISCARDED: Final = "discarded"
REMOVED: Final = "removed"
"""Zone of cards that are out of the game for good (TA-15)."""
LYING: Final = "lying"
HELD: Final = "held"
FOLLOWING: Final = "following"
TROPHY: Final = "trophy"
SPELL_DECK: Final = "spell-deck"
SPELL_HAND: Final = "spell-hand"
USED: Final = "used"
STACK: Final = "stack"
BESIDE: Final = "beside"
"""Zone beside the board: a Blizzard while it lasts, a Spell while it is being cast."""

# Things that players point at besides cards: spaces and characters.
FIRST_SPACE: Final = 300
FIRST_CHARACTER: Final = 400

SPACE_IDS: Final = list(SPACES)
SPACE_NUMBER: Final[dict[str, Space]] = {id: place for place, id in enumerate(SPACE_IDS)}
SPACE_LIST: Final = list(SPACES.values())
CURSED_GLADE: Final[Space] = SPACE_NUMBER["space:cursed-glade"]
CLOCKWISE: Final[list[list[list[Seat]]]] = [[[*range(seat, n), *range(seat)] for seat in range(n)] for n in range(7)]
"""Seats of a table in clockwise order, by number of seats and first seat."""


def space_thing(space: Space) -> Thing:
    """Returns a space as a thing that can be pointed at."""
    return FIRST_SPACE + space


def character_thing(seat: Seat) -> Thing:
    """Returns a character as a thing that can be pointed at."""
    return FIRST_CHARACTER + seat


class Card(Piece):
    """A card of any deck: its face, place, owner, counters and gold, and the seats that have seen it."""

    __slots__ = ("face", "zone", "owner", "space", "counters", "gold", "seen_by", "shuffled")

    def __init__(self, stamp: Stamp, face: Face, zone: str) -> None:
        super().__init__(stamp)
        self.face = face
        self.zone = zone
        self.owner: Seat = NOWHERE
        self.space: Space = NOWHERE
        self.counters = 0
        self.gold = 0
        self.seen_by = 0
        self.shuffled = 0

    def copy(self) -> Card:
        twin = Card(self.stamp, self.face, self.zone)
        twin.owner = self.owner
        twin.space = self.space
        twin.counters = self.counters
        twin.gold = self.gold
        twin.seen_by = self.seen_by
        twin.shuffled = self.shuffled
        return twin

    @property
    def definition(self) -> str:
        """The id of the card's definition."""
        return self.face.id

    def to_data(self) -> Data:
        """Returns the card as plain data."""
        where: list[Data] = [self.face.id, self.zone, self.owner, self.space]
        return [*where, self.counters, self.gold, self.seen_by, self.shuffled]

    @staticmethod
    def from_data(stamp: Stamp, data: Data) -> Card:
        """Restores a saved card."""
        definition, zone, owner, space, counters, gold, seen_by, shuffled = items(data)
        card = Card(stamp, FACE_OF[text(definition)], text(zone))
        card.owner, card.space = number(owner), number(space)
        card.counters, card.gold = number(counters), number(gold)
        card.seen_by, card.shuffled = number(seen_by), number(shuffled)
        return card


class Character(Piece):
    """A seat's character, or an empty one while the seat waits for a new character or is out of the game."""

    __slots__ = (
        "definition", "space", "came_from", "strength", "craft", "lives", "gold", "alignment", "aligned_in",
        "objects", "followers", "trophies", "spells", "toad", "missed", "extra_turns", "out", "raft", "next_move",
        "held_until", "quest", "quest_done_in", "task", "turn_strength", "battle_strength", "doubles_craft",
        "invisible", "used", "touched", "kinds",
    )  # fmt: skip

    def __init__(self, stamp: Stamp) -> None:
        super().__init__(stamp)
        self.definition = ""
        """Id of the character; empty while the seat has none."""
        self.space: Space = NOWHERE
        self.came_from: Space = NOWHERE
        """In the inner region: the space that the character came from (TD-67)."""
        self.strength = 0
        self.craft = 0
        self.lives = 0
        self.gold = 0
        self.alignment = ""
        self.aligned_in = -1
        """The turn in which the alignment last changed (TR-7b)."""
        self.objects: list[Thing] = []
        self.followers: list[Thing] = []
        self.trophies: list[Thing] = []
        self.spells: list[Thing] = []
        self.toad = 0
        """Own turns that the character must still spend as a toad."""
        self.missed = 0
        """Turns that the character must still miss."""
        self.extra_turns = 0
        self.out = False
        """Whether the player is out of the game for good."""
        self.raft = 0
        """Age of the raft: 2 in the turn in which it was got, 1 in the next, when it can be used (TR-11p, TR-11r)."""
        self.next_move = ""
        """Replacement of the next movement roll: "outer", "crossing" or the id of a space."""
        self.held_until: tuple[int, ...] = ()
        """The movement rolls that free a character held in its space."""
        self.quest = 0
        """The number of the Warlock's quest that the character is on."""
        self.quest_done_in = -1
        self.task = 0
        """In the inner region: the Werewolf's Strength, Pit Fiends left, 1 while Death is not beaten; -1 if done."""
        # Until the end of the turn:
        self.turn_strength = 0
        self.battle_strength = 0
        self.doubles_craft = False
        self.invisible = False
        self.used: list[str] = []
        """Once-a-turn abilities already used this turn."""
        self.touched = 0
        """The version at which anything that the limits depend on was last written, for checks of limits."""
        self.kinds = UNKNOWN
        """The kinds of abilities of the character and all its cards (`kinds_of`): computed anew, not saved."""

    def copy(self) -> Character:
        twin = Character(self.stamp)
        twin.definition = self.definition
        twin.space = self.space
        twin.came_from = self.came_from
        twin.strength = self.strength
        twin.craft = self.craft
        twin.lives = self.lives
        twin.gold = self.gold
        twin.alignment = self.alignment
        twin.aligned_in = self.aligned_in
        twin.objects = self.objects[:]
        twin.followers = self.followers[:]
        twin.trophies = self.trophies[:]
        twin.spells = self.spells[:]
        twin.toad = self.toad
        twin.missed = self.missed
        twin.extra_turns = self.extra_turns
        twin.out = self.out
        twin.raft = self.raft
        twin.next_move = self.next_move
        twin.held_until = self.held_until
        twin.quest = self.quest
        twin.quest_done_in = self.quest_done_in
        twin.task = self.task
        twin.turn_strength = self.turn_strength
        twin.battle_strength = self.battle_strength
        twin.doubles_craft = self.doubles_craft
        twin.invisible = self.invisible
        twin.used = self.used[:]
        twin.touched = self.touched
        twin.kinds = self.kinds
        return twin

    def to_data(self) -> Data:
        """Returns the character as plain data."""
        return {
            "definition": self.definition,
            "space": self.space,
            "came_from": self.came_from,
            "strength": self.strength,
            "craft": self.craft,
            "lives": self.lives,
            "gold": self.gold,
            "alignment": self.alignment,
            "aligned_in": self.aligned_in,
            "objects": list(self.objects),
            "followers": list(self.followers),
            "trophies": list(self.trophies),
            "spells": list(self.spells),
            "toad": self.toad,
            "missed": self.missed,
            "extra_turns": self.extra_turns,
            "out": self.out,
            "raft": self.raft,
            "next_move": self.next_move,
            "held_until": list(self.held_until),
            "quest": self.quest,
            "quest_done_in": self.quest_done_in,
            "task": self.task,
            "turn_strength": self.turn_strength,
            "battle_strength": self.battle_strength,
            "doubles_craft": self.doubles_craft,
            "invisible": self.invisible,
            "used": list(self.used),
        }

    @staticmethod
    def from_data(stamp: Stamp, data: Data) -> Character:
        """Restores a saved character."""
        saved = fields(data)
        character = Character(stamp)
        character.definition = text(saved["definition"])
        character.space = number(saved["space"])
        character.came_from = number(saved["came_from"])
        character.strength, character.craft = number(saved["strength"]), number(saved["craft"])
        character.lives, character.gold = number(saved["lives"]), number(saved["gold"])
        character.alignment = text(saved["alignment"])
        character.aligned_in = number(saved["aligned_in"])
        character.objects = numbers(saved["objects"])
        character.followers = numbers(saved["followers"])
        character.trophies = numbers(saved["trophies"])
        character.spells = numbers(saved["spells"])
        character.toad, character.missed = number(saved["toad"]), number(saved["missed"])
        character.extra_turns = number(saved["extra_turns"])
        character.out = bool(saved["out"])
        character.raft = number(saved["raft"])
        character.next_move = text(saved["next_move"])
        character.held_until = tuple(numbers(saved["held_until"]))
        character.quest = number(saved["quest"])
        character.quest_done_in = number(saved["quest_done_in"])
        character.task = number(saved["task"])
        character.turn_strength = number(saved["turn_strength"])
        character.battle_strength = number(saved["battle_strength"])
        character.doubles_craft, character.invisible = bool(saved["doubles_craft"]), bool(saved["invisible"])
        character.used = [text(mark) for mark in items(saved["used"])]
        return character

    @property
    def alive(self) -> bool:
        """Whether the seat has a character on the board."""
        return bool(self.definition)


class TalismanTable(Table):
    """The table: characters by seat, cards by number, and the contents of piles and spaces."""

    __slots__ = (
        "characters", "cards", "deck", "discarded", "removed", "spell_deck", "used_spells", "beside", "stacks", "lying",
        "left_trophies", "gold_lying", "unused", "house", "turn", "turn_number", "phase", "turn_over",
        "crown_reached", "crowned", "magic_destroyed_by", "met", "drawn", "settled_at", "touched", "fleeting", "vacant",
    )  # fmt: skip

    def __init__(self, seats: int, dice: Dice, original: TalismanTable | None = None) -> None:
        super().__init__(seats, dice, original)
        if original is None:
            self.characters: list[Character] = []
            self.cards: list[Card] = []
            self.deck: list[Thing] = []
            self.discarded: list[Thing] = []
            self.removed: list[Thing] = []
            """Cards that have left the game and form no new deck (TA-15)."""
            self.left_trophies: list[Thing] = []
            """Trophies of dead characters, each in the space where its owner died (TD-41)."""
            self.spell_deck: list[Thing] = []
            self.used_spells: list[Thing] = []
            self.beside: list[Thing] = []
            self.stacks: dict[str, list[Thing]] = {}
            """Purchase and Talisman cards, by id."""
            self.lying: list[tuple[Thing, ...]] = [()] * len(SPACE_IDS)
            """Cards in each space; tuples, so that copies of the table share them."""
            self.fleeting = 0
            """Number of cards in spaces that do not stay there: computed anew, not saved."""
            self.vacant = seats
            """Number of seats without a character: computed anew, not saved."""
            self.gold_lying: list[int] = [0] * len(SPACE_IDS)
            self.unused: list[str] = []
            """Characters that are not in play."""
            self.house: dict[str, int] = {}
            self.turn: Seat = 0
            self.turn_number = 0
            self.phase = ""
            self.turn_over = False
            """Whether the turn has been cut short, so that the rest of it does not happen."""
            self.crown_reached = False
            self.crowned: Seat = NOWHERE
            """The seat whose present or last character alone has reached the Crown of Command (TA-25)."""
            self.magic_destroyed_by: Seat = NOWHERE
            self.met: list[Thing] = []
            """The cards of this space that the encounter has dealt with."""
            self.drawn: list[Thing] = []
            """The cards drawn in this encounter."""
        else:
            self.characters = original.characters[:]
            self.cards = original.cards[:]
            self.deck, self.discarded = original.deck[:], original.discarded[:]
            self.removed, self.left_trophies = original.removed[:], original.left_trophies[:]
            self.spell_deck, self.used_spells = original.spell_deck[:], original.used_spells[:]
            self.beside = original.beside[:]
            self.stacks = {name: stack[:] for name, stack in original.stacks.items()}
            self.lying, self.gold_lying = original.lying[:], original.gold_lying[:]
            self.unused = original.unused[:]
            self.house = original.house
            self.turn, self.turn_number = original.turn, original.turn_number
            self.phase = original.phase
            self.turn_over, self.crown_reached = original.turn_over, original.crown_reached
            self.crowned = original.crowned
            self.magic_destroyed_by = original.magic_destroyed_by
            self.fleeting, self.vacant = original.fleeting, original.vacant
            self.met, self.drawn = original.met[:], original.drawn[:]
        self.settled_at = -1
        """The version at which all characters were found within their limits: computed anew, not saved."""
        self.touched = 0
        """The version at which anything that limits depend on was last written: computed anew, not saved."""

    def copy(self) -> TalismanTable:
        return TalismanTable(self.seats, self.dice.copy(), self)

    def glance(self) -> list[Data]:
        return [character.to_data() for character in self.characters]

    def to_data(self) -> dict[str, Data]:
        return self.own_data() | {
            "characters": [character.to_data() for character in self.characters],
            "cards": [card.to_data() for card in self.cards],
            "deck": list(self.deck),
            "discarded": list(self.discarded),
            "removed": list(self.removed),
            "left_trophies": list(self.left_trophies),
            "spell_deck": list(self.spell_deck),
            "used_spells": list(self.used_spells),
            "beside": list(self.beside),
            "stacks": {name: list(stack) for name, stack in self.stacks.items()},
            "lying": [list(cards) for cards in self.lying],
            "gold_lying": list(self.gold_lying),
            "unused": list(self.unused),
            "house": {name: value for name, value in self.house.items()},
            "turn": self.turn,
            "turn_number": self.turn_number,
            "phase": self.phase,
            "turn_over": self.turn_over,
            "crown_reached": self.crown_reached,
            "crowned": self.crowned,
            "magic_destroyed_by": self.magic_destroyed_by,
            "met": list(self.met),
            "drawn": list(self.drawn),
        }

    def read(self, data: dict[str, Data]) -> None:
        """Restores saved data, except for the data that every table has."""
        self.characters = [Character.from_data(self.stamp, saved) for saved in items(data["characters"])]
        self.vacant = len([character for character in self.characters if not character.definition])
        self.cards = [Card.from_data(self.stamp, saved) for saved in items(data["cards"])]
        self.deck, self.discarded = numbers(data["deck"]), numbers(data["discarded"])
        self.removed = numbers(data.get("removed", []))
        self.left_trophies = numbers(data.get("left_trophies", []))
        self.spell_deck, self.used_spells = numbers(data["spell_deck"]), numbers(data["used_spells"])
        self.beside = numbers(data["beside"])
        self.stacks = {name: numbers(stack) for name, stack in fields(data["stacks"]).items()}
        self.lying = [tuple(numbers(cards)) for cards in items(data["lying"])]
        self.fleeting = len([one for cards in self.lying for one in cards if self.cards[one].face.fleeting])
        self.gold_lying, self.unused = numbers(data["gold_lying"]), [text(id) for id in items(data["unused"])]
        self.house = saved_switches(fields(data["house"]))
        self.turn, self.turn_number, self.phase = number(data["turn"]), number(data["turn_number"]), text(data["phase"])
        self.turn_over, self.met, self.drawn = bool(data["turn_over"]), numbers(data["met"]), numbers(data["drawn"])
        self.crown_reached, self.crowned = bool(data["crown_reached"]), number(data.get("crowned", NOWHERE))
        self.magic_destroyed_by = number(data["magic_destroyed_by"])

    def seats_in_order(self) -> tuple[Seat, ...]:
        """Returns the living characters' seats: the active one, then clockwise (TD-23)."""
        return tuple(self.living())

    def living(self) -> list[Seat]:
        """Returns the living characters' seats, clockwise from the active one, as a shared list not to be changed."""
        seats = CLOCKWISE[self.seats][self.turn]
        return [seat for seat in seats if self.characters[seat].definition] if self.vacant else seats

    def kinds_of(self, character: Character) -> int:
        """Returns the kinds of abilities printed on a character and all its cards, as bits, whether they count or not.

        The kinds are cached with the character until it gets or loses a card (always through `atoms.pile_of`): what is
        printed on open cards stays the same.
        """
        if character.kinds == UNKNOWN:
            kinds = KINDS.get(character.definition, 0)
            for card in character.objects + character.followers:
                kinds |= self.cards[card].face.kinds
            character.kinds = kinds
        return character.kinds
