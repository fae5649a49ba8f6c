"""The Talisman terms of scenario files: names, places, the wording of moves, and expectations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from inglenook.kernel.decisions import Option, Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Player
from inglenook.scenarios.file import Written
from inglenook.scenarios.scenario import Players
from inglenook.scenarios.terms import Laid, Position, ScenarioTerms, Value
from inglenook.talisman import stats
from inglenook.talisman.components import CARDS, CHARACTERS
from inglenook.talisman.rulebook import Talisman
from inglenook.talisman.scenario_terms.description import Description
from inglenook.talisman.scenario_terms.layout import Layout
from inglenook.talisman.scenario_terms.names import DONE, NUMBERS, PHASES, PILES, TRUTHS, space_names, title, titles
from inglenook.talisman.table import (
    DECK,
    FIRST_CHARACTER,
    FIRST_SPACE,
    FOLLOWING,
    HELD,
    NOWHERE,
    SPACE_IDS,
    SPACE_LIST,
    SPELL_DECK,
    SPELL_HAND,
    STACK,
    TROPHY,
    TalismanTable,
    character_thing,
    space_thing,
)

# fmt: off
SAID: Final[dict[str, tuple[str, ...]]] = {
    "pass": ("pass", "face it"), "move-one": ("move one space",), "build-raft": ("build raft", "build a raft"),
    "step-through": ("step through to",), "open-portal": ("open Portal",), "open-with": ("open with",),
    "encounter-space": ("encounter space",), "attack-psychic": ("attack psychically", "attack in psychic combat"),
    "go": ("go to",), "go-straight": ("go straight to",), "go-back": ("go back to",),
    "leave-by-portal": ("leave by Portal",), "leave-alone": ("leave alone",), "hand-over": ("hand over",),
    "take-gold": ("take gold",), "take-life": ("take life",), "lose-life": ("lose life",), "put-down": ("put down",),
    "send-away": ("send away",), "trade-trophies": ("trade trophies for",), "take-free": ("take free",),
    "roll-again": ("roll again",), "play-as": ("play as",),
}
"""Wordings of verbs that differ from the verb itself."""

PLAIN: Final = (
    "roll", "cross", "slip", "cast", "climb", "descend", "rest", "fly", "encounter", "attack", "evade", "use", "fight",
    "recruit", "charm", "destroy", "pay", "keep", "raise", "take", "drop", "discard", "meet", "give", "sacrifice",
    "sell", "buy", "learn", "choose", "wield", "swap", "concede", "command", "become", "fulfil", "look", "region",
    "bring", "stay",
)
"""Verbs worded as they are; a file may use any of them, even for options that are not offered."""

ABILITIES: Final = {
    "beguile": "beguile", "lead-away": "lead away from", "pipes": "play pipes to", "steal": "steal from",
    "swap": "swap with", "swindle": "swindle",
}
"""Wordings of the abilities that are used instead of an attack."""

CHOICES: Final = (
    "strength", "craft", "life", "gold", "spell", "move", "good", "neutral", "evil", "outer", "middle", "inner",
    "clockwise", "anticlockwise", "healer", "blacksmith", "mystic", "call-spirits", "heal", "pray", "enchantress",
    "alchemist", "doctor", "ride",
)
"""Named choices of options, worded as they are, with spaces for hyphens."""
# fmt: on

AIMED: Final = ("attack", "attack-psychic", "use-ability", "take-gold", "take-life")
"""Verbs that may be combined with the character the question is about: "attack Bob"."""

WITH: Final = {HELD: "held by", FOLLOWING: "follows", TROPHY: "trophy of", SPELL_HAND: "Spell of"}


class TalismanScenarioTerms(ScenarioTerms[TalismanTable]):
    """The cards, spaces, characters, verbs and numbers of Talisman."""

    def __init__(self) -> None:
        self.rulebook = Talisman()
        self.start_keys = ("characters", "house")
        self.verbs = {verb: (verb,) for verb in PLAIN} | SAID | {"use-ability": tuple(ABILITIES.values())}
        self.words = {word: (word.replace("-", " "),) for word in CHOICES}

    # The position.

    def lay_out(self, setup: Written, players: Players, dice: Dice) -> Laid[TalismanTable]:
        return Layout(setup, players, dice).laid()

    def describe(self, position: Position[TalismanTable]) -> list[str]:
        return Description(position).lines()

    # Things.

    def things(self, table: TalismanTable) -> Sequence[Thing]:
        """Returns cards, then spaces, then characters."""
        spaces = [space_thing(space) for space in range(len(SPACE_IDS))]
        return [*range(len(table.cards)), *spaces, *[character_thing(seat) for seat in range(table.seats)]]

    def names(self, table: TalismanTable, thing: Thing) -> tuple[str, ...]:
        """Returns title and id; for spaces also the name that they share with others."""
        if FIRST_SPACE <= thing < FIRST_CHARACTER:
            return space_names(thing - FIRST_SPACE)
        id = self.rulebook.definition(table, thing)
        return (title(id), id) if id else ()

    def player_thing(self, table: TalismanTable, seat: Seat) -> Thing:
        return character_thing(seat)

    def places(self, position: Position[TalismanTable], thing: Thing) -> tuple[str, ...]:
        """Returns the names of a thing's place: a space, a pile, or its owner."""
        table = position.table
        if thing >= FIRST_CHARACTER:
            character = table.characters[thing - FIRST_CHARACTER]
            return space_names(character.space) if character.alive else ("off the board",)
        if thing >= FIRST_SPACE:
            return (f"{SPACE_LIST[thing - FIRST_SPACE].region} region",)
        card = table.cards[thing]
        if card.space != NOWHERE:
            return space_names(card.space)
        if card.zone in (DECK, SPELL_DECK):
            pile = table.deck if card.zone == DECK else table.spell_deck
            return (PILES[card.zone], f"{PILES[card.zone]} {pile.index(thing) + 1}")
        if card.zone in WITH:
            owner = position.naming.spellings(character_thing(card.owner))
            return tuple([f"{WITH[card.zone]} {name}" for name in owner])
        return (PILES.get(card.zone, "stack" if card.zone == STACK else "beside the board"),)

    # Numbers and facts.

    def table_values(self, table: TalismanTable) -> Mapping[str, Value]:
        values: dict[str, Value] = {
            "cards in Adventure deck": len(table.deck),
            "cards in Spell deck": len(table.spell_deck),
            "discarded cards": titles(table, table.discarded),
            "removed cards": titles(table, table.removed),
            "used Spells": titles(table, table.used_spells),
            "Crown reached": table.crown_reached,
            "magic destroyed": table.magic_destroyed_by != NOWHERE,
        }
        return values | {f"stack of {title(id)}": len(stack) for id, stack in table.stacks.items()}

    def player_values(self, table: TalismanTable, seat: Seat) -> Mapping[str, Value]:
        character = table.characters[seat]
        values: dict[str, Value] = {"out": character.out, "alive": character.alive}
        if not character.alive:
            return values
        values |= {name: int(getattr(character, attribute)) for name, attribute in NUMBERS.items()}
        values |= {name: bool(getattr(character, attribute)) for name, attribute in TRUTHS.items()}
        return values | {
            "character": title(character.definition),
            "space": title(SPACE_IDS[character.space]),
            "alignment": character.alignment,
            "total Strength": stats.total_strength(table, seat),
            "total Craft": stats.total_craft(table, seat),
            "objects": titles(table, character.objects),
            "followers": titles(table, character.followers),
            "trophies": titles(table, character.trophies),
            "Spells": titles(table, character.spells),
            "number of objects": stats.objects_counted(table, seat),
            "number of Spells": len(character.spells),
            "object limit": stats.object_limit(table, seat),
            "Spell limit": stats.spell_limit(table, seat),
            "raft": character.raft > 0,
            "task": DONE if character.task < 0 else str(character.task),
        }

    def thing_values(self, table: TalismanTable, thing: Thing) -> Mapping[str, Value]:
        """Returns a character's values (its player's), the cards and gold in a space, or the numbers on a card."""
        if thing >= FIRST_CHARACTER:
            return self.player_values(table, thing - FIRST_CHARACTER)
        if thing >= FIRST_SPACE:
            space = thing - FIRST_SPACE
            left = [card for card in table.left_trophies if table.cards[card].space == space]
            lying = titles(table, table.lying[space])
            return {"cards": lying, "gold": table.gold_lying[space], "trophies": titles(table, left)}
        card = table.cards[thing]
        values: dict[str, Value] = {"counters": card.counters, "gold": card.gold}
        if card.definition in CARDS:
            values |= {"strength": CARDS[card.definition].strength, "craft": CARDS[card.definition].craft}
        return values

    # Time and options.

    def phases(self, position: Position[TalismanTable]) -> Sequence[str]:
        names = ("turn", *PHASES.values())
        return [*PHASES.values(), *[f"{name} of {player}" for player in position.players.names for name in names]]

    def current_phases(self, position: Position[TalismanTable]) -> Sequence[str]:
        player = position.player(position.table.turn)
        phase = PHASES.get(position.table.phase, "")
        return [f"turn of {player}", *([phase, f"{phase} of {player}"] if phase else [])]

    def parts(self, position: Position[TalismanTable], option: Option) -> list[tuple[str, ...]]:
        """Returns the wordings of an option; goods and characters have their titles, an attack may name its victim."""
        verb, word = option.verb, option.word
        if verb in ("buy", "take-free", "play-as"):
            id = f"character:{word}" if verb == "play-as" else f"purchase:{word}"
            named = (title(id), id) if id in CHARACTERS or id in CARDS else (word,)
            return [self.verbs[verb], named, *([(f"for {option.amount}",)] if option.amount else [])]
        parts = super().parts(position, option)
        if verb == "use-ability":
            parts = [(ABILITIES[word],)]
        about = None if position.pending is None else position.pending.prompt.arguments.get("player")
        if verb in AIMED and isinstance(about, Player):
            parts.append(position.naming.spellings(character_thing(about.seat)))
        return parts
