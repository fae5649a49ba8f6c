"""Values of cards and effects to a seat, from the printed terms, one by one."""

from __future__ import annotations

from typing import Final

from inglenook.bots.talisman.assessment import (
    FOLLOWER_WANTED,
    GOLD_WANTED,
    HELD_SPELL,
    MAGIC_OBJECT_WANTED,
    TURN,
    Mind,
)
from inglenook.bots.talisman.chances.fights import hands, save_chance, weapons
from inglenook.bots.talisman.chances.odds import SUMS, at_most
from inglenook.bots.talisman.observation import is_talisman
from inglenook.talisman.components import CARDS
from inglenook.talisman.dsl import abilities as able
from inglenook.talisman.dsl import effects as words
from inglenook.talisman.dsl.conditions import Condition, HasAtLeast, HasFollower, HasNoQuest, IsAligned
from inglenook.talisman.dsl.definitions import CardDefinition
from inglenook.talisman.dsl.terms import (
    ALL,
    CRAFT,
    EVIL,
    FOLLOWER,
    GOLD,
    GOOD,
    LIFE,
    MAGIC_OBJECT,
    OBJECT,
    SPELL,
    STRENGTH,
    TALISMAN,
)

# Objects and followers.


def prize(mind: Mind, card: CardDefinition) -> float:
    """Returns the value of owning an object or follower; for a held card, the value of another like it."""
    me = mind.me
    if card.gold:
        return card.gold * mind.price(GOLD)
    if not me.can_use(card):
        return 0.02
    worth = any_worth(mind, card) + sum([ability_worth(mind, ability) for ability in card.abilities])
    if mind.needs_talisman and mind.price(TALISMAN) > 0:
        if me.quest == FOLLOWER_WANTED and card.kind == FOLLOWER:
            worth = max(worth, 3.0)
        if me.quest == MAGIC_OBJECT_WANTED and card.kind == MAGIC_OBJECT:
            worth = max(worth, 3.0)
    return worth


def any_worth(mind: Mind, card: CardDefinition) -> float:
    """Returns the value of owning a card, whatever its abilities."""
    return mind.prices.follower if card.kind == FOLLOWER else mind.prices.thing


def ability_worth(mind: Mind, ability: able.Ability) -> float:
    """Returns the value of one more ability of this kind."""
    me = mind.me
    if isinstance(ability, able.Adds):
        return 1.1 * (ability.strength * mind.price(STRENGTH) + ability.craft * mind.price(CRAFT))
    if isinstance(ability, able.Weapon):
        if not me.may_use("weapon"):
            return 0.0
        held = weapons(me)[: hands(me)]
        weakest = held[-1] if len(held) == hands(me) else 0
        lasting = 0.9 * max(0, ability.strength - weakest)
        return lasting + (0.2 if ability.against else 0.0) + (0.8 if ability.drinks_life else 0.0)
    if isinstance(ability, able.Armour):
        better = save_chance(ability) - mind.saving
        return 2.0 * max(0.0, better) if me.may_use("armour") else 0.0
    if isinstance(ability, able.OpensValleyOfFire):
        return mind.prices.talisman if mind.needs_talisman else 0.2
    if isinstance(ability, able.Carries):
        return 0.6 if len(me.objects) >= 3 and me.object_limit < 100 else 0.1
    if isinstance(ability, able.FewerDice):
        return 0.0 if me.has(able.FewerDice) else 1.5
    if isinstance(ability, able.AlwaysHasSpell):
        return 0.0 if me.has(able.AlwaysHasSpell) else 1.0
    if isinstance(ability, able.WardsOffSpells):
        return 0.3 - 0.3 * len(me.spells)
    if isinstance(ability, able.DrivesFollowersAway):
        return -0.4 * len(me.followers)
    worth = SMALL_WORTH.get(type(ability), 0.1)
    return min(worth, 0.02) if me.has(type(ability)) else worth


SMALL_WORTH: Final[dict[type[able.Ability], float]] = {
    able.MustBeTaken: -0.7,
    able.OneTurnStrength: 0.5,
    able.FightsInstead: 0.5,
    able.HiredStrength: 0.5,
    able.CrossesOn: 0.4,
    able.BuildsRafts: 0.4,
    able.IsRaft: 0.2,
    able.DrawsOneMore: 0.4,
    able.DestroysSpirits: 0.3,
    able.ServedFree: 0.7,
    able.Unharmed: 0.25,
    able.Evades: 0.2,
    able.NeedNotRoll: 0.15,
    able.WardsOffSpells: 0.1,
    able.JoinsFor: -0.35,
    able.RollBeforeFight: 0.1,
    able.OneSpaceATurn: -0.5,
}


def keeping(mind: Mind, id: str) -> float:
    """Returns the value of keeping a held card: of several with the same use, only the best counts."""
    card = CARDS[id]
    me = mind.me
    others = list(me.objects)
    if id in others:
        others.remove(id)
    rest = [CARDS[other] for other in others]
    worth = any_worth(mind, card)
    for ability in card.abilities:
        if isinstance(ability, able.Weapon):
            better = [one.strength for other in rest for one in other.abilities if isinstance(one, able.Weapon)]
            spare = len([strength for strength in better if strength >= ability.strength]) >= hands(me)
            worth += 0.9 * ability.strength if me.may_use("weapon") and not spare else 0.0
        elif isinstance(ability, able.Armour):
            saves = [save_chance(one) for other in rest for one in other.abilities if isinstance(one, able.Armour)]
            better_save = save_chance(ability) - max([0.0, *saves])
            worth += 2.0 * max(0.0, better_save) if me.may_use("armour") else 0.0
        elif isinstance(ability, able.OpensValleyOfFire):
            worth += 0.3 if any(is_talisman(other) for other in rest) else 8.0
        elif isinstance(ability, able.Adds):
            worth += 1.1 * (ability.strength + ability.craft) if me.can_use(card) else 0.0
        elif isinstance(ability, (able.Carries, able.AlwaysHasSpell, able.FewerDice)):
            worth += 1.0
        else:
            worth += SMALL_WORTH.get(type(ability), 0.1)
    return worth


def cheapest(mind: Mind, ids: list[str]) -> float:
    """Returns the value of the least useful of some held cards."""
    return min([keeping(mind, id) for id in ids], default=0.0)


# Cards that are met.


def stranger_or_place(mind: Mind, card: CardDefinition) -> float:
    """Returns the value of meeting a stranger or a place; cards that do not act by themselves can be left alone."""
    if any(card.name in ability.cards for ability in mind.me.abilities(able.Unaffected)):
        return 0.0
    worth = effects_worth(mind, card.effects)
    return worth if card.must else max(0.0, worth)


def has_room(mind: Mind, card: CardDefinition) -> bool:
    """Whether an object can be taken without putting one down."""
    carries = any(isinstance(ability, able.Carries) for ability in card.abilities)
    return card.kind == FOLLOWER or card.gold > 0 or carries or len(mind.me.objects) < mind.me.object_limit


def taking(mind: Mind, card: CardDefinition) -> float:
    """Returns the value of taking a card in the space; with a full bag, the least useful object is lost."""
    me = mind.me
    if me.toad or me.alignment in card.forbidden_to:
        return 0.0
    worth = prize(mind, card)
    if card.kind == FOLLOWER and me.has(able.DrivesFollowersAway):
        return 0.0
    if not has_room(mind, card):
        worth -= cheapest(mind, me.objects) + 0.05
    return worth


# Effects.


def effects_worth(mind: Mind, effects: tuple[words.Effect, ...]) -> float:
    """Returns the value of a sequence of effects."""
    return sum([effect_worth(mind, effect) for effect in effects])


def effect_worth(mind: Mind, effect: words.Effect) -> float:
    """Returns the value of one effect."""
    me = mind.me
    if isinstance(effect, words.Gain):
        return gain_worth(mind, effect.what, effect.amount)
    if isinstance(effect, words.Lose):
        return -loss_worth(mind, effect.what, effect.amount)
    if isinstance(effect, words.Heal):
        return healing_worth(mind, effect)
    if isinstance(effect, words.Roll):
        return roll_worth(mind, effect)
    if isinstance(effect, words.ChooseOne):
        worths = [choice_worth(mind, choice) for choice in effect.choices]
        return max([0.0, *worths]) if effect.optional else max(worths)
    if isinstance(effect, words.ByAlignment):
        return effects_worth(mind, by_alignment(me.alignment, effect))
    if isinstance(effect, words.When):
        return effects_worth(mind, effect.effects if holds(mind, effect.condition) else effect.otherwise)
    if isinstance(effect, words.GiveUp):
        refused = effects_worth(mind, effect.otherwise)
        given = effects_worth(mind, effect.effects) - giving_cost(mind, effect)
        return max(given, refused) if effect.optional else given
    if isinstance(effect, words.Everyone):
        return 0.5 * effects_worth(mind, effect.effects)  # the other characters share in the effect
    if isinstance(effect, words.Buy):
        return max([0.0, *[buying_worth(mind, name, price) for name, price in effect.prices]])
    if isinstance(effect, words.FightBeing):
        return mind.fight(effect.strength or effect.craft, effect.strength == 0, 0)
    if isinstance(effect, words.TakeCounter):
        return gain_worth(mind, effect.what, 1)
    if isinstance(effect, words.BecomeToad):
        return -toad_cost(mind)
    if isinstance(effect, words.AcceptQuest):
        return 0.7 * mind.price(TALISMAN) if mind.needs_talisman else 0.0
    return rare_worth(mind, effect)


def rare_worth(mind: Mind, effect: words.Effect) -> float:
    """Returns the value of an effect that only one or two cards have."""
    me = mind.me
    if isinstance(effect, words.MissTurn):
        return -TURN * effect.turns
    if isinstance(effect, words.HandOver):
        fitting = [id for id in me.followers if CARDS[id].name in effect.names]
        return effects_worth(mind, effect.effects) if fitting else 0.0
    if isinstance(effect, words.SellObjects):
        spare = [id for id in me.objects if keeping(mind, id) < effect.price * mind.price(GOLD)]
        return 0.3 * mind.price(GOLD) * len(spare)
    if isinstance(effect, words.DrawSpellsToLimit):
        return HELD_SPELL * max(0, me.spell_limit - len(me.spells))
    if isinstance(effect, words.DiscardSpells):
        return -HELD_SPELL * len(me.spells)
    if isinstance(effect, words.LayGoldOn):
        return -mind.price(GOLD) * me.gold
    if isinstance(effect, words.LeaveObject):
        objects = [id for id in me.objects if not effect.magic or CARDS[id].kind == MAGIC_OBJECT]
        return -cheapest(mind, objects) if objects else effects_worth(mind, effect.otherwise)
    if isinstance(effect, words.LiftCurse):
        return 1.0 if me.has(able.DrivesFollowersAway) else 0.0
    if isinstance(effect, words.Riddle):
        solved = at_most(2, me.craft)
        return solved * effects_worth(mind, effect.solved) + (1 - solved) * effects_worth(mind, effect.failed)
    if isinstance(effect, words.Lessons):
        return lesson_worth(mind, effect.price) if me.gold >= effect.price else 0.0
    if isinstance(effect, words.RollForEachFollower):
        return -len(effect.dies_on) / 6 * sum([keeping(mind, id) for id in me.followers])
    if isinstance(effect, words.Toll):
        return -mind.losing_lives(max(0, 2 - len(me.followers)))
    return SMALL_EFFECTS.get(type(effect), 0.0)


SMALL_EFFECTS: Final[dict[type[words.Effect], float]] = {
    words.GoAnywhere: 0.4,
    words.NextMove: 0.1,
    words.NextCrossing: 0.3,
    words.StayUntil: -0.2,
    words.JoinAsFollower: 0.4,
    words.OneSpaceForAll: -0.2,
}


def gain_worth(mind: Mind, what: str, amount: int) -> float:
    """Returns the value of gaining something."""
    if what == LIFE:
        return mind.gaining_lives(amount)
    if mind.me.toad and what != TALISMAN:
        return 0.0
    return amount * mind.price(what)


def loss_worth(mind: Mind, what: str, amount: int) -> float:
    """Returns the cost of losing something; points do not fall below the start value."""
    me = mind.me
    if what == LIFE:
        safe = any(mind.place.name in ability.spaces for ability in me.abilities(able.Unharmed))
        return 0.0 if safe else mind.losing_lives(amount)
    held = me.gold if what == GOLD else me.gained_strength if what == STRENGTH else me.gained_craft
    lost = held if amount == ALL else min(held, amount)
    return lost * max(0.3, mind.price(what))


def healing_worth(mind: Mind, effect: words.Heal) -> float:
    """Returns the value of a healer: as many lives as are missing, allowed and affordable."""
    most = mind.wounds() if effect.most == ALL else min(effect.most, mind.wounds())
    if not effect.price:
        return mind.gaining_lives(most)
    most = min(most, mind.me.gold // effect.price)
    return max([0.0, *[paid_healing(mind, count, effect.price) for count in range(1, most + 1)]])


def paid_healing(mind: Mind, count: int, price: int) -> float:
    """Returns the value of healing a number of lives at this price."""
    return mind.gaining_lives(count) - count * price * mind.price(GOLD)


def roll_worth(mind: Mind, effect: words.Roll) -> float:
    """Returns the average value over the dice; a character that may add to the roll takes the better result."""
    chances = SUMS[effect.dice]
    worths = [0.0] * (len(chances) + 2)
    for total in range(effect.dice - 1, len(worths)):
        worths[total] = effects_worth(mind, looked_up(effect.entries, total))
    shifts = [ability for ability in mind.me.abilities(able.AddsToRoll) if ability.occasion == effect.occasion]
    average = 0.0
    for total, chance in enumerate(chances):
        if chance:
            best = worths[total]
            for shift in shifts:
                best = max(best, worths[total + shift.amount])
                if shift.or_subtract:
                    best = max(best, worths[max(0, total - shift.amount)])
            average += chance * best
    return average


def looked_up(entries: tuple[words.Entry, ...], total: int) -> tuple[words.Effect, ...]:
    """Returns the effects of a table's line for a result; outside the table, of the first or last line."""
    for entry in entries:
        if total <= entry.high:
            return entry.effects
    return entries[-1].effects


def choice_worth(mind: Mind, choice: words.Choice) -> float:
    """Returns the value of one of several choices."""
    return effects_worth(mind, choice.effects)


def by_alignment(alignment: str, effect: words.ByAlignment) -> tuple[words.Effect, ...]:
    """Returns the effects for an alignment."""
    return effect.good if alignment == GOOD else effect.evil if alignment == EVIL else effect.neutral


def holds(mind: Mind, condition: Condition) -> bool:
    """Whether a condition holds for the viewer's character."""
    me = mind.me
    if isinstance(condition, IsAligned):
        return me.alignment in condition.alignments
    if isinstance(condition, HasAtLeast):
        return amount_of(mind, condition.what) >= condition.amount
    if isinstance(condition, HasFollower):
        return any(CARDS[id].name in condition.names for id in me.followers)
    assert isinstance(condition, HasNoQuest)
    return not me.quest


def amount_of(mind: Mind, what: str) -> int:
    """Returns how much of something the viewer's character has."""
    me = mind.me
    counts = {STRENGTH: me.strength, CRAFT: me.craft, LIFE: me.lives, GOLD: me.gold}
    counts |= {FOLLOWER: len(me.followers), OBJECT: len(me.objects)}
    if what == MAGIC_OBJECT:
        return len([id for id in me.objects if CARDS[id].kind == MAGIC_OBJECT])
    return counts[what]


def giving_cost(mind: Mind, effect: words.GiveUp) -> float:
    """Returns the cost of handing something over; a character cannot give what it does not have."""
    if amount_of(mind, effect.what) < effect.amount:
        return 100.0
    if effect.what == GOLD:
        return effect.amount * mind.price(GOLD)
    held = mind.me.followers if effect.what == FOLLOWER else mind.me.objects
    return cheapest(mind, held)


def buying_worth(mind: Mind, name: str, price: int) -> float:
    """Returns the value of a purchase less its price."""
    me = mind.me
    if me.gold < price or me.toad:
        return 0.0
    spent = price * mind.price(GOLD)
    if me.gold - price < GOLD_WANTED.get(me.quest, 0) and mind.needs_talisman:
        spent += 1.0  # the Warlock's quest needs the gold
    if name == SPELL:
        return mind.price(SPELL) - spent
    if not mind.seen.stacks.get(f"purchase:{name}", 0):
        return 0.0
    return taking(mind, CARDS[f"purchase:{name}"]) - spent


def lesson_worth(mind: Mind, price: int) -> float:
    """Returns the value of a lesson with the Instructor: a point for gold and a turn."""
    return max(mind.price(STRENGTH), mind.price(CRAFT)) - price * mind.price(GOLD) - TURN


def toad_cost(mind: Mind) -> float:
    """Returns the cost of becoming a toad: three slow turns, and all that the character holds."""
    me = mind.me
    return 3 * TURN + 0.6 * sum([keeping(mind, id) for id in me.objects + me.followers]) + 0.2 * me.gold
