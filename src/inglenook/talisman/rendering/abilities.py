"""Texts of abilities: sentences addressed to the owner, one line or more for each ability."""

from __future__ import annotations

from inglenook.kernel.messages import Argument, Message
from inglenook.talisman.dsl.abilities import (
    Ability,
    Adds,
    AddsCraftInBattle,
    AddsToRoll,
    AlwaysHasSpell,
    Armour,
    BuildsRafts,
    Carries,
    ChangesAlignment,
    Charms,
    CrossesOn,
    DestroysSpirits,
    DrawsOneMore,
    DrawsSpellsIn,
    DrivesFollowersAway,
    DrivesOff,
    Evades,
    FewerDice,
    FightsInstead,
    FreePurchase,
    HiredStrength,
    IsRaft,
    JoinsFor,
    KeepsSpirits,
    LooksAtTopCard,
    MayNotAttack,
    MayNotUse,
    MovesBetween,
    MustBeTaken,
    NeedNotRoll,
    NotAttackedBy,
    OneSpaceATurn,
    OneTurnStrength,
    OpensValleyOfFire,
    PlaysPipes,
    PsychicAttack,
    RaisesDead,
    Recruits,
    RestsOn,
    RollBeforeFight,
    RollsAgain,
    SeesSpells,
    SellsObjects,
    ServedFree,
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
    WardsOffSpells,
    Weapon,
)
from inglenook.talisman.dsl.terms import ALL, ANIMAL, DRAGON, MONSTER, SPIRIT
from inglenook.talisman.rendering.parts import adventure_cards, any_of, from_roll, place, places, term, text

PLAIN: dict[type[Ability], str] = {
    AddsCraftInBattle: "adds-craft-in-battle",
    BuildsRafts: "builds-rafts",
    ChangesAlignment: "changes-alignment",
    DrawsOneMore: "draws-one-more",
    DrivesFollowersAway: "drives-followers-away",
    DrivesOff: "drives-off",
    IsRaft: "is-raft",
    KeepsSpirits: "keeps-spirits",
    LooksAtTopCard: "looks-at-top-card",
    MustBeTaken: "must-be-taken",
    OneSpaceATurn: "one-space-a-turn",
    OpensValleyOfFire: "opens-valley-of-fire",
    RaisesDead: "raises-dead",
    RollBeforeFight: "roll-before-fight",
    RollsAgain: "rolls-again",
    SeesSpells: "sees-spells",
    StrikesUnseen: "strikes-unseen",
    SwapsObjects: "swaps-objects",
    TakesWonLife: "takes-won-life",
    TrainsFollowers: "trains-followers",
    TwoDiceForMovement: "two-dice-for-movement",
    TwoDiceInBattle: "two-dice-in-battle",
    TwoWeapons: "two-weapons",
    WardsOffSpells: "wards-off-spells",
}
"""Message ids of abilities without arguments."""

KINDS = (ANIMAL, MONSTER, DRAGON, SPIRIT)


def ability_text(ability: Ability) -> list[Message]:
    """Returns the text of an ability: what it lets its owner do, or makes its owner put up with."""
    if type(ability) in PLAIN:
        return [text(PLAIN[type(ability)])]
    match ability:
        case Adds(strength, 0):
            return [text("adds-strength", strength=strength)]
        case Adds(0, craft):
            return [text("adds-craft", craft=craft)]
        case Adds(strength, craft):
            return [text("adds-both", strength=strength, craft=craft)]
        case Weapon():
            return weapon(ability)
        case Armour(saves_from):
            return [text("armour", values=from_roll(saves_from))]
        case MayNotUse(what):
            return [text(f"may-not-use-{kind}") for kind in what]
        case HiredStrength(strength, price):
            return [text("hired-strength", strength=strength, price=price)]
        case OneTurnStrength(strength):
            return [text("one-turn-strength", strength=strength)]
        case FightsInstead(strength):
            return [text("fights-instead", strength=strength)]
        case Carries(more, sealed):
            said = text("carries-all") if more == ALL else text("carries", more=more)
            return [said, text("carries-sealed")] if sealed else [said]
        case AlwaysHasSpell(beyond_limit):
            return [text("always-has-spell-beyond-limit" if beyond_limit else "always-has-spell")]
        case DrawsSpellsIn(spaces):
            return [text("draws-spells-in", places=places(spaces))]
        case Evades(spaces, characters_only):
            return [text("evades-characters" if characters_only else "evades", places=places(spaces))]
        case NeedNotRoll(spaces):
            return [text("need-not-roll", places=places(spaces))]
        case Unharmed(spaces):
            return [text("unharmed", places=places(spaces))]
        case Unaffected(cards):
            return [text("unaffected", cards=tuple(adventure_cards(cards)))]
        case AddsToRoll(occasion, amount, or_subtract):
            word = "shifts-roll" if or_subtract else "adds-to-roll"
            return [text(word, occasion=text(f"rolling-{occasion}"), amount=amount)]
        case FewerDice(portal_with_craft, mines):
            return [text("fewer-dice", portal=portal_with_craft, mines=mines)]
        case MovesBetween(space):
            return [text("moves-between", place=place(space))]
        case RestsOn(roll):
            return [text("rests-on", roll=roll)]
        case CrossesOn(roll):
            return [text("crosses-on", roll=roll)]
        case FreePurchase(names):
            return [text("free-purchase", places=places(names))]
        case SellsObjects(names):
            return [text("sells-objects-in", places=places(names)) if names else text("sells-objects")]
        case ServedFree(gold):
            return [text("served-free", gold=gold)]
        case NotAttackedBy(kinds, may_attack):
            return [text("not-attacked" if may_attack else "no-fight-with", kinds=tuple(map(enemies, kinds)))]
        case Charms(kind, attribute):
            return [text(f"charms-{kind}-{attribute}")]
        case Recruits(cards):
            return [text("recruits", cards=any_of(adventure_cards(cards)))]
        case DestroysSpirits(draws_spell):
            return [text("destroys-spirits-for-spell" if draws_spell else "destroys-spirits")]
        case PsychicAttack(attacking, defending):
            used = {"psychic-attack": attacking, "psychic-defence": defending}
            return [text(word) for word, is_so in used.items() if is_so]
        case MayNotAttack(alignment):
            return [text("may-not-attack", alignment=term(alignment))]
        case Takes():
            return takes(ability)
        case PlaysPipes(least):
            return [text("plays-pipes", values=from_roll(least))]
        case JoinsFor(gold):
            return [text("joins-for", gold=gold)]
    raise AssertionError(f"{type(ability).__name__} has no wording")


def weapon(ability: Weapon) -> list[Message]:
    """Returns the text of a weapon: its Strength, exceptions to that, and its other effects."""
    found = [text("weapon", strength=ability.strength)]
    if ability.against:
        found.append(text(f"weapon-against-{ability.against}", strength=ability.strength_against))
    if ability.drinks_life:
        found.append(text("weapon-drinks-life"))
    return found


def takes(ability: Takes) -> list[Message]:
    """Returns the text of what may be taken from another character, and of the roll that it needs."""
    what = any_of([text(f"taken-{kind}") for kind in ability.what])
    found = [text("takes" if not any(ability.from_roll) else "takes-by-roll", what=what)]
    if ability.only:
        found = [text("takes-only", followers=any_of(adventure_cards(ability.only)))]
    if any(ability.from_roll):
        good, neutral, evil = map(from_roll, ability.from_roll)
        if good == neutral == evil:
            found.append(text("takes-from-roll", values=good))
        else:
            found.append(text("takes-from-rolls", good=good, neutral=neutral, evil=evil))
    if ability.never:
        found.append(text("takes-never", followers=any_of(adventure_cards(ability.never))))
    return found


def enemies(kind: str) -> Argument:
    """Returns a kind of enemies, or the name of one enemy card."""
    return text(f"many-{kind}") if kind in KINDS else adventure_cards([kind])[0]
