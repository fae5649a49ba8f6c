"""A fight, and the Spells and cards used in it before the dice (TR-16c, TR-16g, TD-61)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from inglenook.kernel.compiler import mypyc_attr
from inglenook.kernel.decisions import NOTHING, Option, Seat, Thing, pass_option
from inglenook.kernel.events import Reaction
from inglenook.kernel.hooks import Hook
from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.talisman import atoms, stats
from inglenook.talisman.ability_kinds import (
    CHARMS,
    FIGHTS_INSTEAD,
    HIRED_STRENGTH,
    ONE_TURN_STRENGTH,
    ROLL_BEFORE_FIGHT,
)
from inglenook.talisman.dsl.abilities import HiredStrength
from inglenook.talisman.dsl.definitions import CardDefinition
from inglenook.talisman.dsl.terms import CRAFT, ENEMY, GOLD, INNER, SPIRIT, STRENGTH
from inglenook.talisman.rules import asides
from inglenook.talisman.rules.dice import roll_dice
from inglenook.talisman.rules.losses import lose_lives
from inglenook.talisman.rules.magic import spells
from inglenook.talisman.rules.possessions import limits
from inglenook.talisman.rules.questions import SpellOccasion, about_each_card
from inglenook.talisman.table import FOLLOWING, TalismanTable, character_thing

BEGUN: Final[Hook[Callable[[TalismanTable, Any], dict[str, Argument]]]] = Hook("inglenook.talisman.rules.battle.combat")
"""Hook to the function that returns both fighters and their totals before the dice."""

PUT_DOWN: Final = about_each_card("put-down")


class Side:
    """Cards that a character has used in a fight so far."""

    __slots__ = ("bonus", "blasts", "champion", "summoned", "artefact_rolled", "weapons")

    def __init__(self) -> None:
        self.bonus = 0
        """Points that cards add to the side's score."""
        self.blasts: tuple[Thing, ...] = ()
        """Spells that add Craft to Strength in this fight (Psionic Blast)."""
        self.champion: Thing = NOTHING
        """The follower that fights in the character's place."""
        self.summoned = False
        """Whether a charmed or raised follower helps already: only one may in each fight."""
        self.artefact_rolled = False
        self.weapons: tuple[Thing, ...] = ()


@mypyc_attr(free_list_len=1)
class Fight(SpellOccasion):
    """One fight: a character against cards, a being without a card, or another character."""

    def __init__(
        self,
        seat: Seat,
        psychic: bool,
        cards: Sequence[Thing] = (),
        being: str = "",
        value: int = 0,
        other: Seat = NOTHING,
    ) -> None:
        self.seat: Final = seat
        self.psychic: Final = psychic
        self.cards = list(cards)
        self.being = being
        self.value: Final = value
        self.other: Final = other
        self.fighters: Final = [seat] if other == NOTHING else [seat, other]
        """The characters in the fight."""
        self.sides: Final = [Side() for _ in self.fighters]
        self.foe_rolls = True
        """Whether the foe rolls a die; False if the victim is struck unseen (Assassin)."""
        self.killed = False
        """Whether a Spell has killed the last of the enemies."""
        self.slain = 0
        """Number of enemies on cards that a Spell has killed."""

    def side(self, seat: Seat) -> Side:
        """Returns the side of one of the fighters."""
        return self.sides[0 if seat == self.seat else 1]

    def champion(self, table: TalismanTable, seat: Seat) -> Thing:
        """Returns the follower that fights for this character (TR-16d.5); NOTHING if it has left since (TR-19b.1)."""
        card = self.side(seat).champion
        if card == NOTHING or table.cards[card].zone != FOLLOWING or table.cards[card].owner != seat:
            return NOTHING
        return card

    def foe(self, table: TalismanTable) -> Argument:
        """Returns the name of the character's opponent."""
        if self.other != NOTHING:
            return Player(self.other)
        if self.being:
            return Message(f"being-{self.being}")
        return tuple([Name(table.cards[card].definition) for card in self.cards])

    def prompt(self, table: TalismanTable) -> Message:
        told = BEGUN.get()(table, self)
        told["way"] = "psychic" if self.psychic else "combat"
        told["duel"] = "no" if self.other == NOTHING else "yes"
        return Message("prompt-moment-before-fight", told)

    def passing(self) -> Option:
        return pass_option("option-use-nothing")

    def responses(self, table: TalismanTable) -> list[Reaction[TalismanTable]]:
        """Returns all players' fitting Spells, and what fighters can use before the dice (TR-16c, TR-16g, TD-61)."""
        if self.killed or not all(table.characters[seat].alive for seat in self.fighters):
            return []
        found = spells.castable_by_anyone(table, spells.BEFORE_FIGHT, self, self.seat)
        for seat in self.fighters:
            if table.characters[seat].spells and stats.may_cast(table, seat):
                found += [Fighting(seat, card, target, self) for card, target in self.fight_spells(table, seat)]
            add_usable(table, self, seat, found)
            add_asides(table, self, seat, found)
        return found

    def fight_spells(self, table: TalismanTable, seat: Seat) -> list[tuple[Thing, Thing]]:
        """Returns the Spells of a fighter for this fight, with their targets (TR-16c, TR-16g, TR-9g)."""
        times = spells.fight_times(self.psychic)
        found: list[tuple[Thing, Thing]] = []
        for card in table.characters[seat].spells:
            spell = spells.spell_of(table, card)
            if not any(time in spell.times for time in times):
                continue
            if spell.target in ("self", "none"):
                found.append((card, character_thing(seat)))
            elif self.other != NOTHING:
                foe = self.other if seat == self.seat else self.seat
                if stats.may_be_aimed_at(table, foe):
                    found.append((card, character_thing(foe)))
            elif stats.space_of(table, seat).region != INNER:  # TR-9g.2, TR-14d.1
                found += [(card, enemy) for enemy in self.cards] if self.cards else [(card, NOTHING)]
        return found


class Fighting(spells.Cast):
    """A Spell cast by a fighter for the fight itself."""


# Cards that can be used before the dice.


def add_usable(table: TalismanTable, fight: Fight, seat: Seat, found: list[Reaction[TalismanTable]]) -> None:
    """Adds potions, hired and charmed followers, the Artefact and the Champion, if they fit this fight (TR-16d.1)."""
    character = table.characters[seat]
    side = fight.side(seat)
    if not fight.psychic:
        for card, hired in stats.sources(table, seat, HIRED_STRENGTH):
            if character.gold >= hired.price and "hired" not in character.used:
                found.append(Hire(fight, seat, card, hired))
        for card, _ in stats.sources(table, seat, ONE_TURN_STRENGTH):
            found.append(Drink(fight, seat, card))
        if fight.champion(table, seat) == NOTHING:
            for card, _ in stats.sources(table, seat, FIGHTS_INSTEAD):
                found.append(StandIn(fight, seat, card))
    if not side.artefact_rolled:
        for card, _ in stats.sources(table, seat, ROLL_BEFORE_FIGHT):
            found.append(UseArtefact(fight, seat, card))
    if not side.summoned and not stats.is_toad(table, seat):
        for card in character.followers:
            if summoned_points(stats.definition_of(table, card), fight.psychic):
                found.append(Summon(fight, seat, card))


def add_asides(table: TalismanTable, fight: Fight, seat: Seat, found: list[Reaction[TalismanTable]]) -> None:
    """Adds asides before the dice, for the attacked player as well (TD-61).

    Only asides that can matter are added: trophies for the fight's attribute, objects that the winner could take.
    """
    character = table.characters[seat]
    if character.trophies and not character.toad:
        for trade in asides.trades(table, seat, (CRAFT,) if fight.psychic else (STRENGTH,)):
            found.append(TradeIn(seat, trade))
    if fight.other != NOTHING:
        for card in character.objects:
            found.append(PutDown(fight, seat, card))


def summoned_points(definition: CardDefinition, psychic: bool) -> int:
    """Returns what an enemy that was won over adds: Strength in combat, Craft in psychic combat (TR-8.1)."""
    if definition.kind == SPIRIT:
        return definition.craft if psychic else 0
    if definition.kind == ENEMY:
        return 0 if psychic else definition.strength
    return 0


class InFight(Reaction[TalismanTable]):
    """A fighter's card that can be used before the dice."""

    def __init__(self, fight: Fight, seat: Seat, card: Thing) -> None:
        super().__init__(seat, card)
        self.fight = fight

    def option(self) -> Option:
        return Option("use", self.card)

    def tell(self, table: TalismanTable) -> None:
        """Logs the used card for all players."""
        name = Name(table.cards[self.card].definition)
        table.tell(Message("log-used", {"player": Player(self.seat), "card": name}))


class Hire(InFight):
    """Pays the Mercenary for Strength until the end of the turn, once a turn (TR-16d.1)."""

    def __init__(self, fight: Fight, seat: Seat, card: Thing, hired: HiredStrength) -> None:
        super().__init__(fight, seat, card)
        self.hired = hired

    async def resolve(self, table: TalismanTable) -> None:
        self.tell(table)
        atoms.add_points(table, self.seat, GOLD, -self.hired.price)
        atoms.strengthen_for_turn(table, self.seat, 0, self.hired.strength)
        atoms.mark_used(table, self.seat, "hired")


class Drink(InFight):
    """Drinks a potion for Strength until the end of the turn; it is used up."""

    async def resolve(self, table: TalismanTable) -> None:
        asides.drink(table, self.seat, self.card)


class StandIn(InFight):
    """Lets the Champion fight in its owner's place (TR-16d.5)."""

    async def resolve(self, table: TalismanTable) -> None:
        self.tell(table)
        self.fight.side(self.seat).champion = self.card


class UseArtefact(InFight):
    """Rolls a die for what the Ancient Artefact does."""

    async def resolve(self, table: TalismanTable) -> None:
        self.tell(table)
        side = self.fight.side(self.seat)
        side.artefact_rolled = True
        roll = (await roll_dice(table, self.seat, "artefact"))[0]
        if roll <= 2:
            atoms.discard(table, self.card)
        if roll == 1:
            await lose_lives(table, self.seat)
        if roll >= 5:
            side.bonus += 1 if roll == 5 else 3


class Summon(InFight):
    """Lets a charmed enemy help, one in each fight; a raised or recruited one is then discarded (TR-8.1)."""

    async def resolve(self, table: TalismanTable) -> None:
        self.tell(table)
        side = self.fight.side(self.seat)
        side.summoned = True
        side.bonus += summoned_points(stats.definition_of(table, self.card), self.fight.psychic)
        if not stats.has(table, self.seat, CHARMS):
            atoms.discard(table, self.card)


class PutDown(InFight):
    """Leaves an object in the space before the dice (TR-5d, TD-61)."""

    def option(self) -> Option:
        return PUT_DOWN[self.card]

    async def resolve(self, table: TalismanTable) -> None:
        limits.drop(table, self.seat, self.card)
        await limits.settle(table)


class TradeIn(Reaction[TalismanTable]):
    """Trades in trophies before the dice (TR-1d.2, TD-61)."""

    def __init__(self, seat: Seat, trade: Option) -> None:
        super().__init__(seat, NOTHING)
        self.trade = trade

    def option(self) -> Option:
        return self.trade

    async def resolve(self, table: TalismanTable) -> None:
        asides.do_aside(table, self.seat, self.trade)
