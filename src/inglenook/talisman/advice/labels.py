"""Labels of the option buttons: each option as a message, with what a player needs to know to choose it."""

from __future__ import annotations

from inglenook.kernel.decisions import Option, Seat, Thing
from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.talisman import stats
from inglenook.talisman.components import SPELLS
from inglenook.talisman.dsl.definitions import SpellDefinition
from inglenook.talisman.dsl.effects import Heal
from inglenook.talisman.rules import asides
from inglenook.talisman.rules.possessions.treasures import is_kept
from inglenook.talisman.table import (
    FIRST_CHARACTER,
    FIRST_SPACE,
    FOLLOWING,
    HELD,
    LYING,
    SPACE_IDS,
    SPELL_HAND,
    TROPHY,
    Space,
    TalismanTable,
    character_thing,
)
from inglenook.talisman.visibility import knows

TO_SPACES = ("go", "fly", "cross", "step-through", "go-straight", "slip", "go-back")
"""Verbs of options whose subject is the space that the character goes to."""


def called(table: TalismanTable, viewer: Seat, thing: Thing) -> Argument:
    """Returns a thing's name as far as the viewer may know it.

    Characters are named with their players: two players may talk of "my Warrior" in one game.
    """
    if thing >= FIRST_CHARACTER:
        seat = thing - FIRST_CHARACTER
        character = table.characters[seat]
        if character.alive:
            return Message("player-as", {"player": Player(seat), "character": Name(character.definition)})
        return Player(seat)
    if thing >= FIRST_SPACE:
        return Name(SPACE_IDS[thing - FIRST_SPACE])
    card = table.cards[thing]
    if knows(table, viewer, thing):
        return Name(card.definition)
    if card.zone == SPELL_HAND:
        return Message("hidden-spell", {"player": Player(card.owner)})
    return Message("hidden-thing")


def label(table: TalismanTable, viewer: Seat, option: Option) -> Message | None:
    """Returns the label of an option whose verb and things do not say enough; None if they do."""
    verb = option.verb
    if verb in TO_SPACES:
        said = option.label
        if said is None:
            said = Message(f"option-{verb}", {"subject": called(table, viewer, option.subject)})
        return with_what_is_there(table, viewer, said, option.subject - FIRST_SPACE)
    if option.label is not None:
        return option.label
    if verb == "cast":
        return casting(table, viewer, option)
    if verb == "use" and option.other >= 0:
        return Message("option-use-on", both(table, viewer, option))
    if verb == "bring":
        return bringing(table, viewer, option.subject)
    if verb == "fight":
        return fighting(table, option)
    if verb == "choose":
        return Message(f"choice-{option.word}")
    if verb == "take" and is_one_too_many(table, viewer, option.subject):
        return Message("option-take-for-another", {"subject": called(table, viewer, option.subject)})
    if verb == "trade-trophies":
        return trading(table, viewer, option)
    if verb == "fulfil" and option.subject < 0:
        return Message("option-fulfil-gold", {"amount": option.amount})
    if verb == "encounter-space":
        return Message("option-encounter-space", {"space": Name(stats.space_of(table, viewer).id)})
    if verb == "open-with":
        total = stats.total(table, viewer, option.word)
        return Message("option-open-with", {"word": Message(f"word-{option.word}"), "total": total})
    if verb == "command":
        subject, lives = called(table, viewer, option.subject), table.characters[option.subject - FIRST_CHARACTER].lives
        return Message("option-command", {"subject": subject, "lives": lives})
    if verb == "lose-life":
        return Message("option-lose-life", {"amount": table.house.get("command_lives", 1)})
    return None


def both(table: TalismanTable, viewer: Seat, option: Option) -> dict[str, Argument]:
    """Returns the names of the two things that an option concerns."""
    return {"subject": called(table, viewer, option.subject), "other": called(table, viewer, option.other)}


def casting(table: TalismanTable, viewer: Seat, option: Option) -> Message:
    """Labels an option to cast a Spell: alone, on a target, on oneself, or to go to a space."""
    spell = SPELLS[table.cards[option.subject].definition]
    if spell.does == "teleport":
        said = Message("option-cast-go", both(table, viewer, option))
        return with_what_is_there(table, viewer, said, option.other - FIRST_SPACE)
    if option.other < 0 or spell.target in ("self", "none"):
        return Message("option-cast", {"subject": Name(spell.id)})
    if option.other == character_thing(viewer):
        return Message("option-cast-self-harm" if harms(spell) else "option-cast-self", {"subject": Name(spell.id)})
    names = both(table, viewer, option)
    where = whereabouts(table, viewer, option.other)
    return (
        Message("option-cast-on", names) if where is None else Message("option-cast-on-at", {**names, "where": where})
    )


def harms(spell: SpellDefinition) -> bool:
    """Whether a Spell that can target any character would harm a player's own character."""
    return spell.does != "save" and not all(isinstance(effect, Heal) for effect in spell.effects or (None,))


def whereabouts(table: TalismanTable, viewer: Seat, thing: Thing) -> Argument | None:
    """Returns a card's place (its space or its owner), as several cards may share a name; None if it is not in play."""
    if thing < 0 or thing >= FIRST_SPACE:
        return None
    card = table.cards[thing]
    if card.zone == LYING:
        return Name(SPACE_IDS[card.space])
    if card.zone not in (HELD, FOLLOWING, TROPHY):
        return None
    return Message("where-yours") if card.owner == viewer else Message("where-with", {"player": Player(card.owner)})


def bringing(table: TalismanTable, viewer: Seat, thing: Thing) -> Message:
    """Labels an option to bring an Enemy from somewhere else on the board."""
    where = whereabouts(table, viewer, thing)
    subject = called(table, viewer, thing)
    if where is None:
        return Message("option-bring", {"subject": subject})
    return Message("option-bring-from", {"subject": subject, "where": where})


def fighting(table: TalismanTable, option: Option) -> Message:
    """Labels a fight with the enemy's Strength or Craft; an enemy with neither has its own way of fighting."""
    enemy = stats.definition_of(table, option.subject)
    if enemy.strength and enemy.craft == 0:
        return Message("option-fight-strength", {"subject": Name(enemy.id), "strength": enemy.strength})
    if enemy.craft and enemy.strength == 0:
        return Message("option-fight-craft", {"subject": Name(enemy.id), "craft": enemy.craft})
    return Message("option-fight", {"subject": Name(enemy.id)})


def is_one_too_many(table: TalismanTable, viewer: Seat, card: Thing) -> bool:
    """Whether the viewer has to put down an object in order to take this one (TR-12a.9, TD-43)."""
    return is_kept(table, card) and not stats.has_room(table, viewer, card)


def trading(table: TalismanTable, viewer: Seat, option: Option) -> Message:
    """Labels a trade of trophies: what it yields, and which trophies it takes (DP-1)."""
    cards = [called(table, viewer, card) for card in asides.handed_in(table, viewer, option)]
    attribute = Message(f"word-{asides.attribute_of(option)}")
    return Message("option-trade-trophies", {"word": attribute, "amount": option.amount, "cards": tuple(cards)})


def with_what_is_there(table: TalismanTable, viewer: Seat, said: Message, space: Space) -> Message:
    """Adds to the label of a path the cards, gold and characters in its space."""
    there: list[Argument] = [called(table, viewer, card) for card in table.lying[space]]
    if table.gold_lying[space]:
        there.append(Message("gold-there", {"amount": table.gold_lying[space]}))
    for seat in stats.living(table):
        if seat != viewer and table.characters[seat].space == space:
            there.append(called(table, viewer, character_thing(seat)))
    return Message("option-there", {"label": said, "there": tuple(there)}) if there else said
