"""Carries out effects on one character, in order, until the encounter is over (TR-13, TR-15).

`resolve` returns True if nothing more of the encounter is to happen: the character was moved, has died, or its turn
has been cut short.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import NOTHING, NUMBER, PASS, Option, Seat, Thing, pass_option
from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.talisman import atoms, stats
from inglenook.talisman.dsl import effects as words
from inglenook.talisman.dsl.conditions import Condition, HasAtLeast, HasFollower, HasNoQuest, IsAligned
from inglenook.talisman.dsl.terms import ALL, CRAFT, EVIL, FOLLOWER, GOLD, GOOD, LIFE, SPELL, STRENGTH, TALISMAN
from inglenook.talisman.rendering.effects import phrases
from inglenook.talisman.rules import lives
from inglenook.talisman.rules.battle import beings
from inglenook.talisman.rules.dice import looked_up, roll_sum
from inglenook.talisman.rules.losses import lose_lives
from inglenook.talisman.rules.possessions import limits, trade
from inglenook.talisman.rules.possessions.treasures import gain_follower, gain_talisman, givable, give_up
from inglenook.talisman.rules.questions import choose_or_again, confirm
from inglenook.talisman.rules.regions import journeys
from inglenook.talisman.rules.spaces import instructions
from inglenook.talisman.table import BESIDE, LYING, SPACE_NUMBER, TalismanTable

NO_CARD: Final = stats.NO_CARD

# Sources of effects, where the source matters.
ON_EVENT: Final = "event"
"""Source of effects: an event, whose lost turn is the present one (TR-15d.2)."""
ON_SPACE: Final = "space"
"""Source of effects: the instruction of a space, the only effects from which a water bottle or a Cross protects."""
ELSEWHERE: Final = ""


GIVE_UP_OR_NOT: Final = (Option("yes", label=Message("option-give-up")), Option("no", label=Message("option-refuse")))


async def resolve(
    table: TalismanTable,
    seat: Seat,
    effects: tuple[words.Effect, ...],
    card: Thing = NO_CARD,
    standing: str = ELSEWHERE,
) -> bool:
    """Applies the effects to a character, one after another; `card` and `standing` name their source."""
    for effect in effects:
        moved_away = await resolve_one(table, seat, effect, card, standing)
        if not limits.settled(table):
            await limits.settle(table)
        if moved_away or is_over(table, seat):
            return True
    return False


def is_over(table: TalismanTable, seat: Seat) -> bool:
    """Whether nothing more can happen to this character now."""
    return table.over or not table.characters[seat].alive or (seat == table.turn and table.turn_over)


async def resolve_one(table: TalismanTable, seat: Seat, effect: words.Effect, card: Thing, standing: str) -> bool:
    """Applies one effect; returns whether it moved the character away."""
    if isinstance(effect, words.Gain):
        gain(table, seat, effect.what, effect.amount)
    elif isinstance(effect, words.Lose):
        await lose(table, seat, effect.what, effect.amount, standing)
    elif isinstance(effect, words.Heal):
        await healing(table, seat, effect)
    elif isinstance(effect, words.MissTurn):
        miss_turns(table, seat, effect.turns, standing)
    elif isinstance(effect, words.BecomeToad):
        become_toad(table, seat)
    elif isinstance(effect, words.Become):
        become_aligned(table, seat, effect.alignment)
    elif isinstance(effect, words.GoTo):
        journeys.go_to(table, seat, SPACE_NUMBER[effect.space])
        return True
    elif isinstance(effect, words.GoAnywhere):
        return await instructions.go_anywhere(table, seat)
    elif isinstance(effect, words.FightBeing):
        await beings.fight_being(table, seat, effect.being, effect.strength, effect.craft)
    elif isinstance(effect, words.Buy):
        await trade.buy(table, seat, effect.prices, effect.most)
    elif isinstance(effect, words.SellObjects):
        await trade.sell_objects(table, seat, effect.price)
    elif isinstance(effect, words.Lessons):
        await instructions.lessons(table, seat, effect.price)
    elif isinstance(effect, words.Everyone):
        await everyone(table, seat, effect, card, standing)
    else:
        return await resolve_branching(table, seat, effect, card, standing)
    return False


async def resolve_branching(table: TalismanTable, seat: Seat, effect: words.Effect, card: Thing, standing: str) -> bool:
    """Applies an effect that leads to other effects: dice, choices, conditions."""
    if isinstance(effect, words.Roll):
        of = stats.space_of(table, seat).id if card == NOTHING else table.cards[card].definition
        total = await roll_sum(table, seat, effect.occasion or "table", effect.dice, of)
        return await resolve_result(table, seat, looked_up(effect.entries, total), card, standing)  # TA-53
    if isinstance(effect, words.ChooseOne):
        follows = await choose_effects(table, seat, effect)
    elif isinstance(effect, words.ByAlignment):
        follows = by_alignment(table, seat, effect)
    elif isinstance(effect, words.When):
        follows = effect.effects if holds(table, seat, effect.condition) else effect.otherwise
    elif isinstance(effect, words.GiveUp):
        follows = effect.effects if await gives_up(table, seat, effect) else effect.otherwise
    elif isinstance(effect, words.HandOver):
        follows = effect.effects if await hands_over(table, seat, effect) else ()
    elif isinstance(effect, words.Riddle):
        follows = effect.solved if await instructions.solves_riddle(table, seat) else effect.failed
    elif isinstance(effect, words.LeaveObject):
        follows = () if await instructions.leave_object(table, seat, effect) else effect.otherwise
    else:
        await resolve_rare(table, seat, effect, card)
        follows = ()
    return await resolve(table, seat, follows, card, standing)


async def resolve_result(
    table: TalismanTable, seat: Seat, follows: tuple[words.Effect, ...], card: Thing, standing: str
) -> bool:
    """Applies the result of a roll; a result without effect, as on a start value that cannot sink, is logged."""
    version, said = table.version, lines_said(table)
    over = await resolve(table, seat, follows, card, standing)
    if table.version == version and lines_said(table) == said:
        table.tell(Message("log-nothing-happens"))
    return over


def lines_said(table: TalismanTable) -> int:
    """Returns the number of lines logged since the last question."""
    return 0 if table.lines is None else len(table.lines)


async def resolve_rare(table: TalismanTable, seat: Seat, effect: words.Effect, card: Thing) -> None:
    """Applies an effect that only one or two cards have."""
    if isinstance(effect, words.DrawSpellsToLimit):
        instructions.draw_to_limit(table, seat)
    elif isinstance(effect, words.DiscardSpells):
        instructions.discard_spells(table, seat)
    elif isinstance(effect, words.LayGoldOn):
        instructions.lay_gold_on(table, seat, effect.space)
    elif isinstance(effect, words.LiftCurse):
        instructions.lift_curses(table, seat)
    elif isinstance(effect, words.TakeCounter):
        gain(table, seat, effect.what, 1)
        instructions.remove_counter(table, card)
    elif isinstance(effect, words.NextMove):
        instructions.allow_next_move(table, seat, effect.spaces[0] if effect.spaces else "outer")
    elif isinstance(effect, words.NextCrossing):
        instructions.allow_next_move(table, seat, "crossing")
    elif isinstance(effect, words.StayUntil):
        atoms.hold(table, seat, effect.values)
    elif isinstance(effect, words.AcceptQuest):
        await instructions.accept_quest(table, seat)
    elif isinstance(effect, words.DiscardCard):
        if table.cards[card].zone == LYING:
            atoms.discard(table, card)
    elif isinstance(effect, words.Wander):
        await instructions.wander(table, seat, card)
    elif isinstance(effect, words.JoinAsFollower):
        gain_follower(table, seat, card)
    elif isinstance(effect, words.OneSpaceForAll):
        atoms.move_card(table, card, BESIDE, seat)
        atoms.set_counters(table, card, effect.rounds)
    elif isinstance(effect, words.RollForEachFollower):
        await instructions.chasm(table, seat, effect.dies_on)
    elif isinstance(effect, words.Toll):
        await instructions.toll(table, seat, effect)
    else:
        raise AssertionError(f"nothing is known of {effect}")


# Points, lives, gold, Spells.


def gain(table: TalismanTable, seat: Seat, what: str, amount: int) -> None:
    """Gives points, lives, gold, Spells or a Talisman.  A toad gets neither points nor gold (TR-19b, TR-19c.3)."""
    toad = stats.is_toad(table, seat)
    if what == LIFE:
        atoms.add_points(table, seat, LIFE, amount)
    elif what == SPELL:
        for _ in range(amount):
            if stats.may_draw_spell(table, seat):
                atoms.draw_spell(table, seat)
            else:
                table.tell(Message("log-no-spell", {"player": Player(seat)}))  # TD-26
    elif what == TALISMAN:
        gain_talisman(table, seat)
    elif what == GOLD and toad:
        atoms.lay_gold(table, table.characters[seat].space, amount)
    elif not toad:
        atoms.add_points(table, seat, what, amount)


async def lose(table: TalismanTable, seat: Seat, what: str, amount: int, standing: str) -> None:
    """Takes lives, each with its chance to be saved; points, not below the start value (TR-1c, TR-2c); or gold."""
    character = table.characters[seat]
    if what == LIFE:
        if standing != ON_SPACE or not stats.unharmed_here(table, seat):
            await lose_lives(table, seat, amount)
        return
    if what == GOLD:
        lost = character.gold if amount == ALL else min(amount, character.gold)
    elif stats.is_toad(table, seat):
        return  # TD-52
    else:
        gained = max(0, stats.counters(character, what) - stats.start_value(table, seat, what))
        lost = gained if amount == ALL else min(amount, gained)
    if lost:
        atoms.add_points(table, seat, what, -lost)


async def healing(table: TalismanTable, seat: Seat, effect: words.Heal) -> None:
    """Heals as many lives as wanted and paid for, never above the starting number (TR-4f)."""
    most = lives.wounds(table, seat)
    if effect.most != ALL:
        most = min(most, effect.most)
    if effect.price:
        most = min(most, table.characters[seat].gold // effect.price)
        if most:
            prompt = Message("prompt-heal", {"price": effect.price, "most": most})
            options = tuple([Option("number", amount=value) for value in range(most + 1)])
            chosen = await choose_or_again(table, seat, prompt, options, NUMBER)
            if chosen is None:
                await healing(table, seat, effect)
                return
            most = chosen.amount
    if most:
        if effect.price:
            atoms.add_points(table, seat, GOLD, -most * effect.price)
        lives.heal(table, seat, most)


def miss_turns(table: TalismanTable, seat: Seat, turns: int, standing: str) -> None:
    """Makes a character miss turns: an event cuts this one short (TR-15d.2, TR-15d.3); else later ones (TA-21)."""
    if standing == ON_EVENT and seat == table.turn:
        atoms.cut_turn_short(table)
        turns -= 1
        table.tell(Message("log-turn-cut-short", {"player": Player(seat)}))
    if turns:
        atoms.add_missed(table, seat, turns)


BECAME_TOAD = "became-toad"
"""Mark of a turn in which the character became a toad, which does not count as a turn as a toad (TD-31)."""


def become_toad(table: TalismanTable, seat: Seat) -> None:
    """Turns a character into a toad for three of its turns; its property stays in the space (TR-19a, TR-19b, TD-31)."""
    limits.drop_everything(table, seat)
    atoms.set_raft(table, seat, 0)
    atoms.set_next_move(table, seat, "")
    atoms.set_toad(table, seat, 3)
    if seat == table.turn:
        atoms.mark_used(table, seat, BECAME_TOAD)


def become_aligned(table: TalismanTable, seat: Seat, alignment: str) -> None:
    """Changes the alignment, at most once in one turn (TR-7b, TD-48)."""
    character = table.characters[seat]
    if character.alignment != alignment and character.aligned_in != table.turn_number:
        atoms.set_alignment(table, seat, alignment)


# Choices and conditions.


def holds(table: TalismanTable, seat: Seat, condition: Condition) -> bool:
    """Whether a condition holds for a character."""
    character = table.characters[seat]
    if isinstance(condition, IsAligned):
        return character.alignment in condition.alignments
    if isinstance(condition, HasAtLeast):
        return amount_of(table, seat, condition.what) >= condition.amount
    if isinstance(condition, HasFollower):
        names = [stats.definition_of(table, card).name for card in character.followers]
        return any(name in names for name in condition.names)
    assert isinstance(condition, HasNoQuest)
    return not character.quest and character.quest_done_in != table.turn_number


def amount_of(table: TalismanTable, seat: Seat, what: str) -> int:
    """Returns the amount a character has of an attribute, gold or cards; of cards, only those that it can give up."""
    character = table.characters[seat]
    if what in (STRENGTH, CRAFT):
        return stats.total(table, seat, what)
    if what == GOLD:
        return character.gold
    return len(givable(table, seat, what))


def has_something_to_do(table: TalismanTable, seat: Seat, effects: tuple[words.Effect, ...]) -> bool:
    """Whether some effect can happen: False if all have conditions that do not hold (a second quest, TD-64)."""
    for effect in effects:
        if not isinstance(effect, words.When) or effect.otherwise or holds(table, seat, effect.condition):
            return True
    return False


def by_alignment(table: TalismanTable, seat: Seat, effect: words.ByAlignment) -> tuple[words.Effect, ...]:
    """Returns the effects for the character's alignment."""
    alignment = table.characters[seat].alignment
    if alignment == GOOD:
        return effect.good
    return effect.evil if alignment == EVIL else effect.neutral


async def choose_effects(table: TalismanTable, seat: Seat, effect: words.ChooseOne) -> tuple[words.Effect, ...]:
    """Lets the player choose among the choices open to the character (DP-25, DP-31)."""
    open_choices = [choice for choice in effect.choices if choice.needs is None or holds(table, seat, choice.needs)]
    options = [Option("choose", word=choice.name) for choice in open_choices]
    if effect.optional:
        options.append(pass_option("option-choose-nothing"))
    if not options:
        return ()
    chosen = await choose_or_again(table, seat, Message("prompt-choose-effect"), tuple(options))
    if chosen is None:
        return await choose_effects(table, seat, effect)
    for choice in open_choices:
        if choice.name == chosen.word:
            return choice.effects
    return ()


async def everyone(table: TalismanTable, seat: Seat, effect: words.Everyone, card: Thing, standing: str) -> None:
    """Applies effects to every character, or to those of this region, from the active player clockwise (TD-38)."""
    region = stats.space_of(table, seat).region
    victims = []
    for other in stats.living(table):
        away = effect.this_region and stats.space_of(table, other).region != region
        if not away and table.characters[other].alignment not in effect.except_aligned:
            victims.append(other)
    if all(isinstance(found, words.Lose) and found.what == LIFE for found in effect.effects):
        await lose_together(table, victims, effect.effects)
        return
    for other in victims:
        if table.characters[other].alive:
            if card != NO_CARD:
                await trade.trade_here(table, other, stats.definition_of(table, card).name)
            await resolve(table, other, effect.effects, card, standing)


async def lose_together(table: TalismanTable, victims: list[Seat], effects: tuple[words.Effect, ...]) -> None:
    """Takes lives from several characters; all of them lose first, and deaths come after (TD-38)."""
    for other in victims:
        for effect in effects:
            assert isinstance(effect, words.Lose)
            await lose_lives(table, other, effect.amount, burying=False)
    lives.bury(table)


async def gives_up(table: TalismanTable, seat: Seat, effect: words.GiveUp) -> bool:
    """Whether the character hands over what is wanted; a player who has it may refuse, where the effect allows that."""
    if amount_of(table, seat, effect.what) < effect.amount:
        return False
    if effect.optional:
        said: dict[str, Argument] = {"n": effect.amount, "otherwise": phrases(effect.otherwise)}
        if effect.what == FOLLOWER:
            said["followers"] = tuple([Name(table.cards[one].definition) for one in table.characters[seat].followers])
        if not await confirm(table, seat, Message(f"prompt-give-up-{effect.what}", said), GIVE_UP_OR_NOT):
            return False
        if amount_of(table, seat, effect.what) < effect.amount:
            return False  # the player put it down before it could be handed over
    return await give_up(table, seat, effect.what, effect.amount, effect.dies) or await gives_up(table, seat, effect)


async def hands_over(table: TalismanTable, seat: Seat, effect: words.HandOver) -> bool:
    """Whether the player hands over one of these followers (Prince and Princess at the Castle)."""
    followers = table.characters[seat].followers
    fitting = [one for one in followers if stats.definition_of(table, one).name in effect.names]
    if not fitting:
        return False
    options = (pass_option("option-hand-over-nobody"), *[Option("hand-over", one) for one in fitting])
    chosen = await choose_or_again(table, seat, Message("prompt-hand-over"), options)
    if chosen is None:
        return await hands_over(table, seat, effect)
    if chosen.verb == PASS:
        return False
    atoms.discard(table, chosen.subject)
    return True
