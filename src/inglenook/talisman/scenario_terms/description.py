"""Describes a position as the lines of a `setup` that recreates it; usual values are left out."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import Seat, Thing
from inglenook.scenarios.description import PositionDescription, block, listed, mapping
from inglenook.scenarios.terms import quoted
from inglenook.talisman import house_rules
from inglenook.talisman.components import CARDS, CHARACTERS
from inglenook.talisman.scenario_terms.layout import CROWN
from inglenook.talisman.scenario_terms.names import (
    DONE,
    NEXT_MOVES,
    NUMBERS,
    OUT,
    PHASES,
    PILES,
    RAFT,
    SEVERAL,
    TRUTHS,
    WAITING,
    title,
)
from inglenook.talisman.table import NOWHERE, SPACE_IDS, SPACE_NUMBER, Character, Space, TalismanTable

SHOWN: Final = 8
"""Number of cards of a deck that are named; the others lie below them in any order."""


class Description(PositionDescription[TalismanTable]):
    """Describes a position of Talisman as scenario lines."""

    def lines(self) -> list[str]:
        """Returns the lines of the whole position."""
        table = self.table
        lines = [f"turn: {self.player(table.turn)}"]
        if table.phase in PHASES:
            lines.append(f"phase: {PHASES[table.phase]}")
        lines.append("characters:")
        lines += [f"  {self.player(seat)}: {self.character(seat)}" for seat in range(table.seats)]
        lines += self.in_spaces()
        lines += self.deck("deck", table.deck, "rest", "discarded", table.discarded)
        lines += [f"removed: {self.position.called(table.removed)}"] if table.removed else []
        beside = [card for card in table.beside if table.cards[card].owner == NOWHERE]  # Spells being cast
        lines += self.deck("spell deck", table.spell_deck, "rest of spells", "used spells", table.used_spells + beside)
        return lines + self.on_cards() + self.of_the_table()

    # Characters.

    def character(self, seat: Seat) -> str:
        """Returns a character as fields in one line, or just its title."""
        character = self.table.characters[seat]
        if not character.alive:
            return OUT if character.out else WAITING
        fields = {"character": title(character.definition)} | self.whereabouts(character)
        usual = usual_numbers(character)
        for name, attribute in NUMBERS.items():
            value = getattr(character, attribute)
            if value != usual.get(name, 0):
                fields[name] = str(value)
        if character.alignment != CHARACTERS[character.definition].alignment:
            fields["alignment"] = character.alignment
        if character.aligned_in == self.table.turn_number:
            fields["alignment changed"] = "yes"
        fields |= {name: "yes" for name, attribute in TRUTHS.items() if getattr(character, attribute)}
        fields |= self.ahead(character)
        cards = {"objects": character.objects, "followers": character.followers, "trophies": character.trophies}
        for key, held in (cards | {"spells": character.spells}).items():
            if held:
                fields[key] = self.position.called(held)
        return mapping(fields) if len(fields) > 1 else fields["character"]

    def whereabouts(self, character: Character) -> dict[str, str]:
        """Returns the character's space, and in the inner region the space it came from."""
        fields = {}
        if character.space != SPACE_NUMBER[CHARACTERS[character.definition].start]:
            fields["space"] = quoted(title(SPACE_IDS[character.space]))
        if character.came_from != NOWHERE and character.space >= SPACE_NUMBER["space:plain-of-peril"]:
            fields["came from"] = quoted(title(SPACE_IDS[character.came_from]))
        return fields

    def ahead(self, character: Character) -> dict[str, str]:
        """Returns what the character may or must do next."""
        fields = {}
        if character.raft:
            fields["raft"] = next(name for name, age in RAFT.items() if age == character.raft)
        if character.next_move:
            ways = [name for name, way in NEXT_MOVES.items() if way == character.next_move]
            fields["next move"] = quoted(ways[0] if ways else title(character.next_move))
        if character.held_until:
            fields["held until"] = listed([str(roll) for roll in character.held_until])
        if character.task:
            fields["task"] = DONE if character.task < 0 else str(character.task)
        if character.used:
            fields["used"] = listed([quoted(mark) for mark in character.used])
        return fields

    # Cards and gold.

    def in_spaces(self) -> list[str]:
        """Returns the cards and gold in spaces, and the cards that last for rounds."""
        table = self.table
        lying: dict[str, str] = {}
        for space, cards in enumerate(table.lying):
            plain = [card for card in cards if table.cards[card].definition in CARDS]
            if plain:
                lying[quoted(title(SPACE_IDS[space]))] = self.position.called(plain)
        gold = {quoted(title(SPACE_IDS[space])): str(gold) for space, gold in enumerate(table.gold_lying) if gold}
        lasting: dict[str, str] = {}
        for card in table.beside + [card for cards in table.lying for card in cards]:
            piece = table.cards[card]
            if piece.owner != NOWHERE:
                fields = {"player": self.player(piece.owner), "rounds": str(piece.counters)}
                if piece.space != NOWHERE:
                    fields["space"] = quoted(title(SPACE_IDS[piece.space]))
                lasting[self.called(card)] = mapping(fields)
        lines = block("lying", lying)
        lines += block(
            "left trophies", {quoted(title(SPACE_IDS[space])): named for space, named in self.left().items()}
        )
        if gold:
            lines.append(f"gold lying: {mapping(gold)}")
        return lines + block("lasting", lasting)

    def left(self) -> dict[Space, str]:
        """Returns the trophies of dead characters, by space."""
        cards: dict[Space, list[Thing]] = {}
        for card in self.table.left_trophies:
            cards.setdefault(self.table.cards[card].space, []).append(card)
        return {space: self.position.called(left) for space, left in cards.items()}

    def deck(self, key: str, pile: list[Thing], rest: str, used_key: str, used: list[Thing]) -> list[str]:
        """Returns the top of a deck and its discards; if the deck is empty, cards with no other place are discarded."""
        if not pile:
            return [f"{rest}: {PILES['discarded' if rest == 'rest' else 'used']}"]
        seen = [place for place, card in enumerate(pile) if self.table.cards[card].seen_by]
        shown = max([SHOWN, *[place + 1 for place in seen]])
        more = f"  # and {len(pile) - shown} more" if len(pile) > shown else ""
        lines = [f"{key}: {self.position.called(pile[:shown])}{more}"]
        return [*lines, f"{used_key}: {self.position.called(used)}"] if used else lines

    def on_cards(self) -> list[str]:
        """Returns the points and gold on cards, and which players have seen which hidden cards."""
        table = self.table
        counters: dict[str, str] = {}
        gold: dict[str, str] = {}
        for card in [card for cards in table.lying for card in cards]:
            piece = table.cards[card]
            if piece.definition in CARDS and piece.counters != CARDS[piece.definition].counters:
                counters[self.called(card)] = str(piece.counters)
            if piece.gold:
                gold[self.called(card)] = str(piece.gold)
        seen: dict[str, str] = {}
        for seat in range(table.seats):
            cards = [card for card in table.deck + table.spell_deck if table.cards[card].seen_by >> seat & 1]
            if cards:
                seen[self.player(seat)] = self.position.called(cards)
        found = {"counters": counters, "gold on": gold, "seen": seen}
        return [f"{key}: {mapping(fields)}" for key, fields in found.items() if fields]

    # The table.

    def of_the_table(self) -> list[str]:
        """Returns the facts common to all players."""
        table = self.table
        lines = []
        if table.dice.unused_picks():
            lines.append(f"next characters: {listed([quoted(title(id)) for id in table.dice.unused_picks()])}")
        reached = self.crown_reached()
        if reached:
            lines.append(f"crown reached: {reached}")
        house = {name: str(value) for name, value in table.house.items() if value != house_rules.PRINTED[name]}
        return [*lines, f"house: {mapping(house)}"] if house else lines

    def crown_reached(self) -> str:
        """Returns which characters have reached the Crown of Command, if that does not follow from their spaces."""
        table = self.table
        there = [seat for seat, character in enumerate(table.characters) if character.space == CROWN]
        if not table.crown_reached:
            return "no" if there else ""
        if table.crowned == NOWHERE:
            return (SEVERAL if len(there) == 1 else "") if there else "yes"
        return "" if there == [table.crowned] else self.player(table.crowned)


def usual_numbers(character: Character) -> dict[str, int]:
    """Returns a character's start values; a toad has no gold."""
    sheet = CHARACTERS[character.definition]
    gold = 0 if character.toad else sheet.gold
    return {"strength": sheet.strength, "craft": sheet.craft, "lives": sheet.lives, "gold": gold}
