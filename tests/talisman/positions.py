"""Positions for the tests of Talisman: characters, what they hold, what lies where, and the dice to come.

    play = Position("warrior", "wizard").holding(0, "sword").lying("runes-w", "dragon").deck("bear").dice(4, 2)
    game = play.turn_of(0, at="temple")
    game.choose("roll")

Cards are called by the last part of their ids; spaces likewise ("runes-w").  Nothing is left to chance: a die that is
not given fails the test (KR-18).
"""

from __future__ import annotations

from typing import Any

from inglenook.kernel.decisions import Option, Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.steps import Step
from inglenook.talisman import atoms, house_rules, setup
from inglenook.talisman.components import CARDS, CHARACTERS
from inglenook.talisman.rulebook import Talisman
from inglenook.talisman.rules.spaces.arrival import Arrival
from inglenook.talisman.rules.turn import Turn
from inglenook.talisman.table import (
    BESIDE,
    DECK,
    FOLLOWING,
    HELD,
    LYING,
    NOWHERE,
    SPACE_NUMBER,
    SPELL_DECK,
    SPELL_HAND,
    STACK,
    TROPHY,
    Character,
    TalismanTable,
    character_thing,
    space_thing,
)

Choice = str | tuple[str, str] | tuple[str, str, str]


class Position:
    """A position in the making.  Characters stand in their start spaces, without Spells and goods, until told so."""

    def __init__(self, *characters: str, house: dict[str, int] | None = None) -> None:
        self.table = setup.bare_table(len(characters), Dice("position"), house_rules.PRINTED | (house or {}))
        self.table.dice.strict = True
        for seat, name in enumerate(characters):
            id = f"character:{name}"
            atoms.enter(self.table, seat, id, SPACE_NUMBER[CHARACTERS[id].start])

    # Places of things.

    def card(self, name: str) -> Thing:
        """Returns a card of this name that nobody has yet: from the Adventure deck, else from a stack, else a Spell."""
        for prefix, zone in (("adventure", DECK), ("purchase", STACK), ("spell", SPELL_DECK)):
            for number, card in enumerate(self.table.cards):
                if card.definition == f"{prefix}:{name}" and card.zone == zone:
                    return number
        raise LookupError(f"no card {name} is left")

    def holding(self, seat: Seat, *names: str) -> Position:
        """Gives a character objects."""
        for name in names:
            atoms.move_card(self.table, self.card(name), HELD, seat)
        return self

    def followed(self, seat: Seat, *names: str) -> Position:
        """Gives a character followers."""
        for name in names:
            atoms.move_card(self.table, self.card(name), FOLLOWING, seat)
        return self

    def trophies(self, seat: Seat, *names: str) -> Position:
        """Gives a character trophies: enemies it has killed."""
        for name in names:
            atoms.move_card(self.table, self.card(name), TROPHY, seat)
        return self

    def spells(self, seat: Seat, *names: str) -> Position:
        """Gives a character Spells in hand."""
        for name in names:
            card = next(
                n for n, c in enumerate(self.table.cards) if c.definition == f"spell:{name}" and c.zone == SPELL_DECK
            )
            atoms.move_card(self.table, card, SPELL_HAND, seat)
        return self

    def lying(self, space: str, *names: str, gold: int = 0) -> Position:
        """Lays cards face up in a space."""
        for name in names:
            card = self.card(name)
            atoms.move_card(self.table, card, LYING, space=SPACE_NUMBER[f"space:{space}"])
            counters = setup_counters(self.table, card)
            atoms.set_counters(self.table, card, counters)
        atoms.lay_gold(self.table, SPACE_NUMBER[f"space:{space}"], gold)
        return self

    def deck(self, *names: str) -> Position:
        """Sets the next Adventure cards to be drawn, the top card first."""
        self.on_top(self.table.deck, "adventure", names)
        return self

    def spell_deck(self, *names: str) -> Position:
        """Sets the next Spells to be drawn, the top Spell first."""
        self.on_top(self.table.spell_deck, "spell", names)
        return self

    def on_top(self, pile: list[Thing], prefix: str, names: tuple[str, ...]) -> None:
        """Puts cards on top of a pile."""
        chosen: list[Thing] = []
        for name in names:
            id = f"{prefix}:{name}"
            chosen.append(next(c for c in pile if self.table.cards[c].definition == id and c not in chosen))
        pile[:] = chosen + [card for card in pile if card not in chosen]

    def at(self, seat: Seat, space: str, came_from: str = "") -> Position:
        """Sets the space in which a character stands."""
        character = atoms.character_of(self.table, seat)
        character.space = SPACE_NUMBER[f"space:{space}"]
        if came_from:
            character.came_from = SPACE_NUMBER[f"space:{came_from}"]
        return self

    def having(self, seat: Seat, **values: Any) -> Position:
        """Sets other values of a character: strength, craft, lives, gold, alignment, toad, missed, quest, raft …"""
        character = atoms.character_of(self.table, seat)
        for name, value in values.items():
            assert hasattr(character, name), name
            setattr(character, name, value)
        return self

    def gone(self, seat: Seat, out: bool = False) -> Position:
        """Sets a player without a character, who waits for a new character or is out of the game."""
        atoms.leave(self.table, seat, out)
        return self

    def crown_reached(self, seat: Seat = NOWHERE) -> Position:
        """Records that a character reached the Crown of Command: the character of this seat, or one already dead."""
        atoms.reach_crown(self.table, seat)
        return self

    def beside(self, seat: Seat, name: str, rounds: int) -> Position:
        """Lays a lasting card, such as a Blizzard, beside the board; its rounds are counted for one player."""
        card = self.card(name)
        atoms.move_card(self.table, card, BESIDE, seat)
        atoms.set_counters(self.table, card, rounds)
        return self

    def dice(self, *rolls: int) -> Position:
        """Sets the coming rolls, in order, whatever they are rolled for."""
        self.table.dice.expect("*", list(rolls))
        return self

    # Playing.

    def turn_of(self, seat: Seat) -> Playing:
        """Sets up a position: the turn of this seat begins."""
        return self.start(Turn(seat))

    def arrives(self, seat: Seat, space: str) -> Playing:
        """Sets up a position: the character's move ends in this space, and play stops before the encounter."""
        self.table.turn = seat
        return self.at(seat, space).start(Arrival(seat))

    def start(self, *steps: Step) -> Playing:
        """Returns the game after the rules have carried out these steps."""
        assert [] == Talisman().faults(self.table), "this is not a possible position"
        self.table.then_all(steps)
        return Playing(self.table)


def setup_counters(table: TalismanTable, card: Thing) -> int:
    """Returns the points that lie on a card when it is turned up."""
    definition = table.cards[card].definition
    return CARDS[definition].counters if definition in CARDS else 0


class Playing:
    """A game under way that is answered in words."""

    def __init__(self, table: TalismanTable) -> None:
        self.game = Game(Talisman(), table, {"seats": table.seats}, "position")
        self.game.run()

    @property
    def table(self) -> TalismanTable:
        return self.game.table

    @property
    def asked(self) -> Seat | None:
        """Returns the seat that must answer now, or nothing when the game is over."""
        return None if self.game.pending is None else self.game.pending.seat

    @property
    def prompt(self) -> str:
        """Returns the id of the current prompt."""
        return "" if self.game.pending is None else self.game.pending.prompt.id

    def words(self, option: Option) -> str:
        """Returns an option in words: verb, what it concerns, word and amount ("cast healing on 1", "go runes-w
        clockwise").
        """
        parts = [option.verb]
        for thing in (option.subject, option.other):
            if thing >= 0:
                parts.append(self.thing(thing))
        if option.word:
            parts.append(option.word)
        if option.amount:
            parts.append(str(option.amount))
        return " ".join(parts)

    def thing(self, thing: Thing) -> str:
        """Returns the word for a card, space or character."""
        if thing >= character_thing(0):
            return str(thing - character_thing(0))
        if thing >= space_thing(0):
            return Talisman().definition(self.table, thing).partition(":")[2]
        return self.table.cards[thing].definition.partition(":")[2]

    @property
    def offered(self) -> list[str]:
        """Returns everything that is offered now, in words."""
        return [] if self.game.pending is None else [self.words(option) for option in self.game.pending.options]

    def choose(self, *texts: str) -> Playing:
        """Answers the current question with the options of these words, each of which must be offered."""
        pending = self.game.pending
        assert pending is not None, f"nobody is asked, so {texts} cannot be chosen"
        keys: list[str] = []
        for text in texts:
            found = [one.key for one in pending.options if self.words(one) == text and one.key not in keys]
            assert found, f"{text!r} is not among {self.offered} ({self.prompt}, seat {self.asked})"
            keys.append(found[0])
        self.game.answer(tuple(keys))
        return self

    def aside(self, seat: Seat, text: str) -> Playing:
        """Takes an action beside the current question, such as dropping an object."""
        found = [option.key for option in self.game.asides(seat) if self.words(option) == text]
        assert found, f"{text!r} is not among {[self.words(option) for option in self.game.asides(seat)]}"
        self.game.aside(seat, found[0])
        return self

    # Facts about a position.

    def character(self, seat: Seat) -> Character:
        """Returns the character of a seat."""
        return self.table.characters[seat]

    def where(self, seat: Seat) -> str:
        """Returns the space of a character."""
        return self.thing(space_thing(self.table.characters[seat].space))

    def objects(self, seat: Seat) -> list[str]:
        return [self.thing(card) for card in self.table.characters[seat].objects]

    def followers(self, seat: Seat) -> list[str]:
        return [self.thing(card) for card in self.table.characters[seat].followers]

    def spells(self, seat: Seat) -> list[str]:
        return [self.thing(card) for card in self.table.characters[seat].spells]

    def trophies(self, seat: Seat) -> list[str]:
        return [self.thing(card) for card in self.table.characters[seat].trophies]

    def lying(self, space: str) -> list[str]:
        return [self.thing(card) for card in self.table.lying[SPACE_NUMBER[f"space:{space}"]]]

    def gold_lying(self, space: str) -> int:
        return self.table.gold_lying[SPACE_NUMBER[f"space:{space}"]]

    def seen(self, viewer: Seat, seat: Seat) -> dict[str, Any]:
        """Returns a character as a viewer sees it, with the ids of its cards, or "" for hidden cards."""
        view: Any = Talisman().view(self.table, viewer)
        shown: dict[str, Any] = dict(view["seats"][str(seat)])
        for kind in ("objects", "followers", "trophies", "spells"):
            shown[kind] = [card["definition"].partition(":")[2] for card in shown[kind]]
        return shown

    def discarded(self) -> list[str]:
        return [self.thing(card) for card in self.table.discarded]

    def removed(self) -> list[str]:
        return [self.thing(card) for card in self.table.removed]

    def left_trophies(self, space: str) -> list[str]:
        cards = self.table.left_trophies
        return [self.thing(card) for card in cards if self.table.cards[card].space == SPACE_NUMBER[f"space:{space}"]]

    @property
    def dice_left(self) -> list[int]:
        """Returns the given rolls that have not been used yet."""
        return self.table.dice.unused().get("*", [])

    def log(self) -> list[Message]:
        return [line.message for line in self.game.log]
