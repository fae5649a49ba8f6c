"""Casting Spells: which players may cast which Spells at which moment, and the answers to them (TR-9, TD-21 to TD-28).

`spell_effects.py` has the effects of each Spell.  That module lies above the rules that Spells can set off again
(fights, lost lives, effects) and sets the hook `SPELL_EFFECT`, so that this module need not import it.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from inglenook.kernel.compiler import mypyc_attr
from inglenook.kernel.decisions import NOTHING, Option, Seat, Thing, pass_option
from inglenook.kernel.events import Occasion, Reaction, Result, offer, perform
from inglenook.kernel.hooks import Hook
from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.talisman import atoms, stats
from inglenook.talisman.card_faces import FACES
from inglenook.talisman.dsl.definitions import SpellDefinition
from inglenook.talisman.dsl.terms import (
    ABOUT_TO_FIGHT,
    ABOUT_TO_FIGHT_BATTLE,
    AFTER_DRAWING,
    AFTER_MOVE,
    ANSWERING_SPELL,
    ANY_TIME,
    ENEMY,
    INNER,
    SPIRIT,
    TURN_END,
    TURN_START,
)
from inglenook.talisman.rules import lives
from inglenook.talisman.rules.possessions import limits
from inglenook.talisman.rules.questions import SpellEvent, SpellOccasion
from inglenook.talisman.table import (
    BESIDE,
    FIRST_CHARACTER,
    FIRST_SPACE,
    SPACE_IDS,
    SPACE_LIST,
    TalismanTable,
    character_thing,
    space_thing,
)

# Moments at which players are asked for Spells (section 4 of the catalogue).
AT_TURN_START: Final = 0
ON_ARRIVAL: Final = 1
AFTER_CARDS: Final = 2
BEFORE_FIGHT: Final = 3
LIFE_ABOUT_TO_BE_LOST: Final = 4
LIFE_LOST: Final = 5
FOLLOWER_ABOUT_TO_DIE: Final = 6
ENEMY_ABOUT_TO_DIE: Final = 7
AT_TURN_END: Final = 8

MOMENTS: Final = (
    "turn-start", "arrival", "cards-drawn", "before-fight", "life-about-to-be-lost", "life-lost",
    "follower-about-to-die", "enemy-about-to-die", "turn-end",
)  # fmt: skip
"""Names of the moments, by their numbers."""

# Players who may cast at a moment.
ANYBODY: Final = "anybody"
ACTIVE: Final = "active"
MOBILE: Final = "mobile"
"""The active player, except that one immobile at the start of its turn casts nothing that is cast at that start."""
ANOTHER: Final = "another"
NOBODY: Final = "nobody"

OWN_TURN_TIMES: Final[dict[int, tuple[str, ...]]] = {
    AT_TURN_START: (TURN_START,),
    ON_ARRIVAL: (AFTER_MOVE,),
    AFTER_CARDS: (AFTER_DRAWING,),
    AT_TURN_END: (TURN_END,),
}
"""Times of the Spells that the active player may cast at a moment, besides Spells for any time."""

REACHABLE_SPACES: Final = [number for number, space in enumerate(SPACE_LIST) if space.region != INNER]
"""Spaces of the outer and middle regions, the only ones where Spells not aimed at characters work (TR-9g.2)."""

SAVING: Final = "spell:preservation"
HEALING: Final = "spell:healing"
IMMOBILITY: Final = "spell:immobility"
INVISIBILITY: Final = "spell:invisibility"


@mypyc_attr(free_list_len=1)
class CastSpell(SpellEvent):
    """A Spell about to take effect (DP-7); `occasion` is what it was cast in answer to."""

    def __init__(self, caster: Seat, card: Thing, target: Thing, occasion: Occasion[TalismanTable] | None) -> None:
        super().__init__()
        self.caster = caster
        self.card = card
        self.target = target
        self.occasion = occasion
        self.lasts = False
        """Whether the effect lasts, so that the Spell's card is not used yet (TR-9f.2)."""

    def prompt(self, table: TalismanTable) -> Message:
        return Message("prompt-counter", {"player": Player(self.caster)})

    def passing(self) -> Option:
        return pass_option("option-let-be")

    def responses(self, table: TalismanTable) -> list[Reaction[TalismanTable]]:
        """Returns the counterspells that may answer the Spell; its caster may not counter it (TD-23)."""
        found: list[Reaction[TalismanTable]] = []
        for seat in stats.living(table):
            if seat != self.caster and stats.may_cast(table, seat):
                for card in table.characters[seat].spells:
                    if ANSWERING_SPELL in spell_of(table, card).times:
                        found.append(Cast(seat, card, self.card, self))
        return found

    def may_hide_response(self, table: TalismanTable, seat: Seat) -> bool:
        return seat != self.caster and bool(table.characters[seat].spells)

    def happen(self, table: TalismanTable) -> list[Result[TalismanTable]]:
        """Does nothing, because the effect may ask questions; `cast` carries it out."""
        return []


class Cast(Reaction[TalismanTable]):
    """The reaction of casting a Spell on one target."""

    def __init__(self, seat: Seat, card: Thing, target: Thing, occasion: Occasion[TalismanTable] | None) -> None:
        super().__init__(seat, card, max(target, 0))
        self.target = target
        self.occasion = occasion

    def option(self) -> Option:
        return Option("cast", self.card, self.target)

    async def resolve(self, table: TalismanTable) -> None:
        await cast(table, self.seat, self.card, self.target, self.occasion)


SPELL_EFFECT: Final[Hook[Callable[[TalismanTable, CastSpell], Coroutine[Any, Any, None]]]] = Hook(
    "inglenook.talisman.rules.magic.spell_effects"
)
"""Hook to the function that carries out a cast Spell."""


async def cast(
    table: TalismanTable, seat: Seat, card: Thing, target: Thing, occasion: Occasion[TalismanTable] | None
) -> bool:
    """Casts a Spell that may be countered, and discards it (TR-9f); returns whether it took effect.

    The card of a Spell whose effect lasts stays beside the board until the effect is over (TR-9f.2).
    """
    tell_cast(table, seat, card, target)
    atoms.move_card(table, card, BESIDE)
    event = CastSpell(seat, card, target, occasion)
    happened = await perform(table, event)
    if happened:
        await SPELL_EFFECT.get()(table, event)
    if table.cards[card].zone == BESIDE and not event.lasts:
        atoms.discard(table, card)
    await limits.settle(table)
    return happened


def keep_for_turns(table: TalismanTable, cast: CastSpell, whose: Seat, turns: int) -> None:
    """Keeps the card of a lasting Spell beside the board until this many turns of the seat have begun."""
    cast.lasts = True
    atoms.set_card_owner(table, cast.card, whose)
    atoms.set_counters(table, cast.card, turns)


def keep_for_this_turn(table: TalismanTable, cast: CastSpell) -> None:
    """Keeps the card of a lasting Spell beside the board until the next turn begins, even if of the same player."""
    again = table.characters[table.turn].extra_turns > 0
    keep_for_turns(table, cast, table.turn if again else (table.turn + 1) % table.seats, 1)


def tell_cast(table: TalismanTable, seat: Seat, card: Thing, target: Thing) -> None:
    """Logs a cast Spell and its target for all players."""
    if not table.listening:
        return
    spell = Name(table.cards[card].definition)
    if target == NOTHING or target == character_thing(seat):
        # the target could have been another character
        chosen = target != NOTHING and spell_of(table, card).target == "character"
        table.tell(Message("log-cast-self" if chosen else "log-cast", {"player": Player(seat), "spell": spell}))
        return
    on: Argument = Player(target - FIRST_CHARACTER)
    if target < FIRST_CHARACTER:
        on = Name(SPACE_IDS[target - FIRST_SPACE] if target >= FIRST_SPACE else table.cards[target].definition)
    table.tell(Message("log-cast-on", {"player": Player(seat), "spell": spell, "target": on}))


def spell_of(table: TalismanTable, card: Thing) -> SpellDefinition:
    """Returns the definition of a Spell card."""
    spell = table.cards[card].face.spell
    assert spell is not None, "that is no Spell"
    return spell


# Moments.


@mypyc_attr(free_list_len=1)
class Moment(SpellOccasion):
    """A moment at which Spells may be cast: the active player first, then clockwise, until all pass (TD-23)."""

    def __init__(self, moment: int, concerning: Seat = NOTHING, cards: tuple[Thing, ...] = ()) -> None:
        self.moment = moment
        self.concerning = concerning
        self.cards = cards
        self.averted = False
        """Whether the impending event was prevented (Preservation)."""

    def prompt(self, table: TalismanTable) -> Message:
        about: dict[str, Argument] = {"player": Player(self.concerning)}
        if self.moment == ON_ARRIVAL:
            about["reached"] = Name(SPACE_IDS[table.characters[self.concerning].space])
        return Message(f"prompt-moment-{MOMENTS[self.moment]}", about)

    def responses(self, table: TalismanTable) -> list[Reaction[TalismanTable]]:
        return castable_by_anyone(table, self.moment, self, self.concerning, self.cards)


def is_moment(table: TalismanTable, moment: int, concerning: Seat) -> bool:
    """Whether any player is asked at a moment; in a rollout, only players who can cast a Spell."""
    casters = CASTERS[moment]
    for seat, character in enumerate(table.characters):
        if character.spells and (table.watched or can_cast(table, seat, casters, concerning)):
            return True
    return False


def can_cast(table: TalismanTable, seat: Seat, casters: list[str], concerning: Seat) -> bool:
    """Whether this seat can cast anything at a moment, given who may cast each Spell then."""
    for card in table.characters[seat].spells:
        if casts(table, seat, casters[table.cards[card].face.number]) and stats.may_cast(table, seat):
            spell = spell_of(table, card)
            if spell.target == "space" or targets(table, seat, spell, concerning, ()):
                return True  # there are more spaces than characters: at least one is always free
    return False


async def moment(table: TalismanTable, at: int, concerning: Seat = NOTHING, cards: tuple[Thing, ...] = ()) -> Moment:
    """Asks for Spells at a moment of the turn, unless no player holds any, which is public."""
    occasion = Moment(at, concerning, cards)
    for character in table.characters:
        if character.spells:
            await offer(table, occasion)
            break
    return occasion


def castable_by_anyone(
    table: TalismanTable,
    moment: int,
    occasion: Occasion[TalismanTable],
    concerning: Seat = NOTHING,
    cards: tuple[Thing, ...] = (),
) -> list[Reaction[TalismanTable]]:
    """Returns every Spell that fits the moment, of all players who may cast, once for each target (TD-28)."""
    found: list[Reaction[TalismanTable]] = []
    casters = CASTERS[moment]
    for seat in table.living():
        for card in table.characters[seat].spells:
            if casts(table, seat, casters[table.cards[card].face.number]) and stats.may_cast(table, seat):
                for target in targets(table, seat, spell_of(table, card), concerning, cards):
                    found.append(Cast(seat, card, target, occasion))
    return found


def who_casts(spell: SpellDefinition, moment: int) -> str:
    """Returns which players may cast a Spell at this moment (TR-9f.1, TR-9.1).

    If a loss is imminent or has just happened, only Spells that save or heal may be cast (TD-62, TA-30).
    """
    if spell.id == SAVING:
        return ANYBODY if moment in (LIFE_ABOUT_TO_BE_LOST, FOLLOWER_ABOUT_TO_DIE, ENEMY_ABOUT_TO_DIE) else NOBODY
    if moment in (FOLLOWER_ABOUT_TO_DIE, ENEMY_ABOUT_TO_DIE):
        return NOBODY
    if moment in (LIFE_ABOUT_TO_BE_LOST, LIFE_LOST):
        return ANYBODY if spell.id == HEALING else NOBODY
    if spell.id == IMMOBILITY:
        return ANOTHER if moment == AT_TURN_START else NOBODY
    if spell.id == INVISIBILITY:
        return NOBODY  # Invisibility evades, and is offered where an evasion is possible
    if ANY_TIME in spell.times:
        return ANYBODY
    if not any(time in spell.times for time in OWN_TURN_TIMES.get(moment, ())):
        return NOBODY
    return MOBILE if moment == AT_TURN_START else ACTIVE


CASTERS: Final = [
    [NOBODY if face.spell is None else who_casts(face.spell, moment) for face in FACES]
    for moment in range(len(MOMENTS))
]
"""Players who may cast each Spell, by moment and by the number of the Spell's face."""


def casts(table: TalismanTable, seat: Seat, who: str) -> bool:
    """Whether this seat is one of the players who may cast."""
    if who == NOBODY:
        return False
    if who == ACTIVE:
        return seat == table.turn
    if who == MOBILE:
        return seat == table.turn and not table.turn_over
    return who == ANYBODY or seat != table.turn


def targets(
    table: TalismanTable, seat: Seat, spell: SpellDefinition, concerning: Seat, cards: tuple[Thing, ...]
) -> list[Thing]:
    """Returns the targets at which a Spell may be aimed now (TR-9g, TD-25, TR-9.1)."""
    kind = spell.target
    if kind == "none":
        return [NOTHING]
    if kind == "self":
        return [character_thing(seat)]
    if spell.id == SAVING and cards:
        return list(cards) if is_reachable(table, concerning) else []
    if spell.id == IMMOBILITY or spell.id == SAVING:
        return [character_thing(concerning)] if stats.may_be_aimed_at(table, concerning) else []
    if kind in ("character", "other"):
        aims: list[Thing] = []
        for other in table.living():
            may_be_meant = other != seat or kind != "other"
            if may_be_meant and worthwhile(table, seat, spell, other) and stats.may_be_aimed_at(table, other):
                aims.append(character_thing(other))
        return aims
    if kind == "card":
        return [card for space in REACHABLE_SPACES for card in table.lying[space] if is_adventure(table, card)]
    if kind == "space":
        taken = [table.characters[other].space for other in stats.living(table)]
        return [space_thing(space) for space in REACHABLE_SPACES if space not in taken]
    if kind == "drawn-enemy":
        here = table.lying[table.characters[seat].space]  # a Ghost that was drawn may have settled elsewhere
        drawn = [card for card in table.drawn if card in here and is_enemy(table, card)]
        return drawn if other_enemies(table) else []
    return list(cards)


def worthwhile(table: TalismanTable, caster: Seat, spell: SpellDefinition, target: Seat) -> bool:
    """Whether a Spell can work on the target: on wounds, gold, objects, followers or Spells (TD-25, TR-4f)."""
    character = table.characters[target]
    if spell.id == HEALING:
        return lives.wounds(table, target) > 0
    if spell.does == "take-object-or-gold":
        return bool(character.gold or character.objects)
    if spell.does == "take-follower":
        return bool(character.followers)
    if spell.id in ("spell:nullify", "spell:mind-steal"):
        return len(character.spells) > (1 if target == caster else 0)  # the Spell being cast does not count
    return True


def is_reachable(table: TalismanTable, seat: Seat) -> bool:
    """Whether Spells work on beings in this character's space: not in the inner region (TR-9g.2, TR-14d.1)."""
    return stats.space_of(table, seat).region != INNER


def is_adventure(table: TalismanTable, card: Thing) -> bool:
    """Whether the card is an Adventure card."""
    return table.cards[card].definition.startswith("adventure:")


def is_enemy(table: TalismanTable, card: Thing) -> bool:
    """Whether the card is an enemy or a spirit."""
    definition = table.cards[card].face.card
    return definition is not None and definition.kind in (ENEMY, SPIRIT)


def other_enemies(table: TalismanTable) -> list[Thing]:
    """Returns the enemies lying face up elsewhere on the board (Metamorph)."""
    here = table.characters[table.turn].space
    found = []
    for space in REACHABLE_SPACES:
        if space != here:
            found += [card for card in table.lying[space] if is_enemy(table, card)]
    return found


def fight_times(psychic: bool) -> tuple[str, ...]:
    """Returns the times of the Spells that a fighter may cast before the dice of a fight (TR-16c, TR-16g)."""
    return (ABOUT_TO_FIGHT,) if psychic else (ABOUT_TO_FIGHT, ABOUT_TO_FIGHT_BATTLE)
