"""The effects of each Spell once it has been cast (TR-9)."""

from __future__ import annotations

from inglenook.kernel.decisions import NOTHING, Option, Seat, Thing
from inglenook.kernel.events import Event
from inglenook.kernel.messages import Message, Name, Player
from inglenook.talisman import atoms, stats
from inglenook.talisman.dsl.terms import GOLD, INNER, MIDDLE, OUTER
from inglenook.talisman.rules.battle.fights import Fight
from inglenook.talisman.rules.losses import LifeLoss, lose_lives
from inglenook.talisman.rules.magic import spells
from inglenook.talisman.rules.magic.spells import CastSpell, Moment, spell_of
from inglenook.talisman.rules.possessions.treasures import can_be_taken, hand, hand_gold
from inglenook.talisman.rules.questions import choose_one, choose_or_again
from inglenook.talisman.rules.spaces.effects import gain, resolve
from inglenook.talisman.table import (
    FIRST_CHARACTER,
    LYING,
    SPACE_LIST,
    SPELL_HAND,
    TalismanTable,
    space_thing,
)


async def do_spell(table: TalismanTable, cast: CastSpell) -> None:
    """Carries out a Spell on its target (TR-9.1); if the target is gone, the Spell has no effect (TD-25)."""
    spell = spell_of(table, cast.card)
    caster, target = cast.caster, cast.target
    aimed_at = target - FIRST_CHARACTER if FIRST_CHARACTER <= target else NOTHING
    if aimed_at != NOTHING and not table.characters[aimed_at].alive:
        return
    if spell.does == "effects":
        await resolve(table, aimed_at, spell.effects, cast.card)
    elif spell.does == "cancel":
        assert isinstance(cast.occasion, Event)
        cast.occasion.void = True
    elif spell.does == "save":
        save(cast)
    elif spell.does in ("take-object-or-gold", "take-follower", "take-spell"):
        await take_from(table, caster, aimed_at, spell.does)
    elif spell.does == "destroy-magic":
        atoms.destroy_magic(table, caster)
        spells.keep_for_turns(table, cast, caster, 1)
    elif spell.does == "discard":
        if table.cards[target].zone == LYING:
            atoms.discard(table, target)
    elif spell.does == "look-ahead":
        look_ahead(table, caster, spell.amount)
    elif spell.does == "lie-in-wait":
        atoms.lay_down(table, cast.card, target - space_thing(0))
        atoms.set_card_owner(table, cast.card, caster)
        atoms.set_counters(table, cast.card, spell.amount)
    elif spell.does == "immobilise":
        immobilise(table, cast)
    elif spell.does == "vanish":
        atoms.make_invisible(table, caster)
        spells.keep_for_this_turn(table, cast)
    elif spell.does == "add-craft":
        assert isinstance(cast.occasion, Fight)
        cast.occasion.side(caster).blasts += (cast.card,)
        cast.lasts = True
    elif spell.does == "teleport":
        atoms.place_character(table, caster, target - space_thing(0))
    elif spell.does == "take-turns":
        atoms.add_extra_turns(table, caster, spell.amount - 1)
        spells.keep_for_turns(table, cast, caster, spell.amount - 1)
    elif spell.does == "double-craft":
        atoms.double_craft_for_turn(table, caster)
        spells.keep_for_this_turn(table, cast)
    elif spell.does == "kill":
        await kill_outright(table, cast)
    elif spell.does == "replace":
        await replace_enemy(table, caster, target)
    else:
        assert spell.does == "storm"
        await summon_storm(table, caster, cast)


def save(cast: CastSpell) -> None:
    """Prevents the loss of a life, or the death of a follower or an enemy (Preservation, TD-62)."""
    if isinstance(cast.occasion, LifeLoss):
        cast.occasion.void = True
    elif isinstance(cast.occasion, Moment):
        cast.occasion.averted = True


async def take_from(table: TalismanTable, caster: Seat, victim: Seat, does: str) -> None:
    """Takes an object or gold (Acquisition), a follower (Mesmerism) or a random Spell (Mind-Steal) (TR-9.1)."""
    character = table.characters[victim]
    options: list[Option] = []
    if does == "take-object-or-gold":
        if character.gold:
            options.append(Option("take-gold"))
        options += [Option("take", card) for card in character.objects if can_be_taken(table, card, caster)]
    elif does == "take-follower":
        options += [Option("take", card) for card in character.followers if can_be_taken(table, card, caster)]
    elif stats.may_draw_spell(table, caster):
        steal_spell(table, caster, victim)
        return
    if not options:
        return
    prompt = Message("prompt-take-from", {"player": Player(victim)})
    chosen = await choose_or_again(table, caster, prompt, tuple(options))
    if chosen is None:
        await take_from(table, caster, victim, does)
        return
    if chosen.verb == "take-gold":
        hand_gold(table, victim, caster)
    else:
        hand(table, chosen.subject, caster)


def steal_spell(table: TalismanTable, caster: Seat, victim: Seat) -> None:
    """Moves a random Spell of the victim to the caster, as Spells cannot be told apart from behind (TR-9b)."""
    held = table.characters[victim].spells
    if not held:
        return
    card = held[table.dice.below("blind choice", len(held))]
    atoms.move_card(table, card, SPELL_HAND, caster)
    atoms.show_card(table, card, victim)  # the victim knows which Spell was taken
    taken = Message("log-stole-spell", {"player": Player(caster), "other": Player(victim)})
    spell = Name(table.cards[card].definition)
    known = Message("log-stole-spell-known", {"player": Player(caster), "other": Player(victim), "spell": spell})
    table.tell(known, (caster, victim), taken)


def look_ahead(table: TalismanTable, caster: Seat, amount: int) -> None:
    """Shows the caster the top Adventure cards; their order stays (Divination, TR-9.1)."""
    for card in table.deck[:amount]:
        atoms.show_card(table, card, caster)
    names = tuple([Name(table.cards[card].definition) for card in table.deck[:amount]])
    seen = Message("log-looked-ahead-known", {"player": Player(caster), "cards": names})
    table.tell(seen, (caster,), Message("log-looked-ahead", {"player": Player(caster), "n": len(names)}))


def immobilise(table: TalismanTable, cast: CastSpell) -> None:
    """Ends the turn of a character immobilised as it begins (TR-9.1); `evasion` handles Immobility on an attacker."""
    if isinstance(cast.occasion, Moment):
        atoms.cut_turn_short(table)


async def kill_outright(table: TalismanTable, cast: CastSpell) -> None:
    """Kills an enemy without a trophy, unless preserved; a character loses a life instead (Finger of Death, TR-9.1)."""
    one = cast.occasion
    assert isinstance(one, Fight)
    if cast.target >= FIRST_CHARACTER:
        await lose_lives(table, cast.target - FIRST_CHARACTER)
        return
    if (await spells.moment(table, spells.ENEMY_ABOUT_TO_DIE, one.seat, (cast.target,))).averted:
        return
    if cast.target in one.cards:
        one.cards.remove(cast.target)
        one.slain += 1
        gold = table.cards[cast.target].gold
        atoms.discard(table, cast.target)
        if gold:
            gain(table, cast.caster, GOLD, gold)
    one.killed = not one.cards


async def replace_enemy(table: TalismanTable, caster: Seat, drawn: Thing) -> None:
    """Discards an enemy just drawn and brings another one from the board in its place (Metamorph, TR-9.1)."""
    options = tuple([Option("bring", card) for card in spells.other_enemies(table)])
    if not options or table.cards[drawn].zone != LYING:
        return
    chosen = await choose_one(table, caster, Message("prompt-metamorph"), options)
    space = table.cards[drawn].space
    atoms.discard(table, drawn)
    atoms.lay_down(table, chosen.subject, space)
    atoms.note_drawn(table, [chosen.subject if card == drawn else card for card in table.drawn])


async def summon_storm(table: TalismanTable, caster: Seat, cast: CastSpell) -> None:
    """Makes every character in a region of the caster's choice miss a turn (Summon Storm, TR-9.1)."""
    options = tuple([Option("region", word=region) for region in (OUTER, MIDDLE, INNER)])
    region = (await choose_one(table, caster, Message("prompt-storm"), options)).word
    for seat in stats.living(table):
        if SPACE_LIST[table.characters[seat].space].region == region and stats.may_be_aimed_at(table, seat):
            await resolve(table, seat, spell_of(table, cast.card).effects)


spells.SPELL_EFFECT.set(do_spell)
