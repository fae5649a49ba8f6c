"""The characters: Strength, Craft, alignment, start space, starting possessions and abilities."""

from __future__ import annotations

from typing import Final

from inglenook.talisman.dsl.abilities import (
    Ability,
    AddsCraftInBattle,
    AddsToRoll,
    AlwaysHasSpell,
    ChangesAlignment,
    Charms,
    DestroysSpirits,
    DrawsOneMore,
    DrawsSpellsIn,
    Evades,
    FewerDice,
    FreePurchase,
    KeepsSpirits,
    LooksAtTopCard,
    MayNotAttack,
    MayNotUse,
    MovesBetween,
    NeedNotRoll,
    NotAttackedBy,
    PlaysPipes,
    PsychicAttack,
    RaisesDead,
    Recruits,
    RestsOn,
    RollsAgain,
    SeesSpells,
    SellsObjects,
    StrikesUnseen,
    SwapsObjects,
    Takes,
    TakesWonLife,
    TrainsFollowers,
    TwoDiceForMovement,
    TwoDiceInBattle,
    TwoWeapons,
    Unaffected,
    Unharmed,
)
from inglenook.talisman.dsl.definitions import HIGH, LOW, MEDIUM, CharacterDefinition
from inglenook.talisman.dsl.terms import (
    ANIMAL,
    AT_CAVE,
    AT_GRAVEYARD,
    AT_TAVERN,
    CRAFT,
    DRAGON,
    EVIL,
    FOLLOWER,
    GOLD,
    GOOD,
    MAGIC_OBJECT,
    NEUTRAL,
    OBJECT,
    PRAYING,
    SPIRIT,
)


def character(
    name: str,
    strength: int,
    craft: int,
    alignment: str,
    start: str,
    *abilities: Ability,
    spells: int = 0,
    objects: tuple[str, ...] = (),
    gold: int = 1,
    certainty: str = HIGH,
) -> CharacterDefinition:
    return CharacterDefinition(
        f"character:{name}",
        strength,
        craft,
        alignment,
        f"space:{start}",
        spells,
        objects,
        gold,
        abilities=abilities,
        certainty=certainty,
    )


CRAGS: Final = NeedNotRoll(("crags",))
FOREST: Final = NeedNotRoll(("forest",))
PRAYS: Final = AddsToRoll(PRAYING)
WOOS: Final = Takes("lead-away", (FOLLOWER,), only=("maiden", "princess"))

# fmt: off
BASE: Final = (
    character("assassin", 3, 3, EVIL, "city", StrikesUnseen()),
    character("druid", 2, 4, NEUTRAL, "forest", ChangesAlignment(), DrawsSpellsIn(("woods",)), spells=1),
    character("dwarf", 3, 3, NEUTRAL, "crags",
              CRAGS, Evades(("hills",)), AddsToRoll(AT_CAVE), FewerDice(), Unaffected(("maze",))),
    character("elf", 3, 4, GOOD, "forest", FOREST, Evades(("woods",)), MovesBetween("woods")),
    character("ghoul", 2, 4, EVIL, "graveyard", PsychicAttack(), TakesWonLife(), RaisesDead()),
    character("minstrel", 2, 4, GOOD, "tavern", NotAttackedBy((ANIMAL, DRAGON)), Charms(ANIMAL), WOOS),
    character("monk", 2, 3, GOOD, "village", AddsCraftInBattle(), PRAYS, MayNotUse(("weapon", "armour"))),
    character("priest", 2, 4, GOOD, "chapel",
              PRAYS, DestroysSpirits(draws_spell=True), MayNotUse(("weapon",)), spells=1, certainty=MEDIUM),
    character("prophetess", 2, 4, GOOD, "chapel",
              AlwaysHasSpell(), DrawsOneMore(), SeesSpells(), spells=1, certainty=MEDIUM),
    character("sorceress", 2, 4, EVIL, "graveyard",
              PsychicAttack(), Takes("beguile", (GOLD, OBJECT), from_roll=(6, 5, 4)),
              Takes("lead-away", (FOLLOWER,), never=("maiden", "unicorn", "princess")), spells=1),
    character("thief", 3, 3, NEUTRAL, "city",
              Takes("steal", (GOLD, OBJECT)), FreePurchase(("village", "city", "market", "market-day")),
              certainty=MEDIUM),
    character("troll", 6, 1, NEUTRAL, "crags", CRAGS, RestsOn(6)),
    character("warrior", 4, 3, NEUTRAL, "tavern", TwoDiceInBattle(), TwoWeapons()),
    character("wizard", 2, 5, EVIL, "graveyard", AlwaysHasSpell(), PsychicAttack(), spells=2),
)

# The Expansion Set certainly has these fourteen characters, but their abilities are uncertain.
EXPANSION: Final = (
    character("amazon", 4, 2, NEUTRAL, "village", Unaffected(("siren",)), TwoDiceForMovement(), certainty=LOW),
    character("barbarian", 5, 1, NEUTRAL, "forest", FOREST, CRAGS, MayNotUse((MAGIC_OBJECT,)), certainty=LOW),
    character("gladiator", 4, 2, EVIL, "tavern", TrainsFollowers(), objects=("sword", "helmet"), certainty=LOW),
    character("halfling", 2, 3, NEUTRAL, "village", RollsAgain(), Evades(("fields",)), certainty=LOW),
    character("hobgoblin", 3, 3, EVIL, "crags",
              CRAGS, NotAttackedBy(("goblin", "hobgoblin")), Recruits(("goblin",)), certainty=LOW),
    character("knight", 3, 3, GOOD, "chapel",
              KeepsSpirits(), PRAYS, MayNotAttack(GOOD), objects=("sword", "armour"), certainty=LOW),
    # Leprechaun and Merchant begin with 2 gold more than the others.
    character("leprechaun", 2, 4, GOOD, "forest",
              FOREST, Evades(("woods", "forest"), characters_only=True), spells=1, gold=3, certainty=LOW),
    character("merchant", 2, 3, NEUTRAL, "city",
              SwapsObjects(), SellsObjects(("city", "village", "market")), objects=("mule",), gold=3, certainty=LOW),
    character("necromancer", 3, 4, EVIL, "graveyard",
              PsychicAttack(), Charms(SPIRIT, CRAFT), AddsToRoll(AT_GRAVEYARD), spells=1, certainty=LOW),
    character("philosopher", 2, 4, NEUTRAL, "city",
              LooksAtTopCard(), PsychicAttack(attacking=False, defending=True), spells=1, certainty=LOW),
    character("pilgrim", 2, 4, GOOD, "chapel",
              PRAYS, Unharmed(("desert",)), MayNotAttack(GOOD), spells=1, certainty=LOW),
    character("ranger", 3, 3, GOOD, "village", FOREST, CRAGS, Evades(("woods", "hills")), certainty=LOW),
    character("rogue", 3, 3, EVIL, "tavern",
              Takes("swindle", (GOLD, FOLLOWER), from_roll=(4, 4, 4)), AddsToRoll(AT_TAVERN, or_subtract=True),
              certainty=LOW),
    character("satyr", 2, 4, EVIL, "crags", CRAGS, PlaysPipes(4), WOOS, spells=1, certainty=LOW),
)
# fmt: on

ALL_CHARACTERS: Final = (*BASE, *EXPANSION)
