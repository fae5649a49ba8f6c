"""Texts of whole components: a head line with the printed values, then a line for each thing that changes play."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.kernel.messages import Argument, Message, Name
from inglenook.talisman.components import CARDS, CHARACTERS, SPACES, SPELLS
from inglenook.talisman.dsl.abilities import Ability
from inglenook.talisman.dsl.definitions import (
    HIGH,
    CardDefinition,
    CharacterDefinition,
    SpaceDefinition,
    SpellDefinition,
)
from inglenook.talisman.dsl.terms import ENEMY, EVENT, ORDER_NUMBER, PLACE, SPIRIT, STRANGER
from inglenook.talisman.rendering.abilities import ability_text
from inglenook.talisman.rendering.effects import ON_TARGET, lines, phrases
from inglenook.talisman.rendering.parts import aligned, any_of, goods, head, line, row, term, text
from inglenook.talisman.rendering.spaces import procedure

WEAKER_SIDE = "weaker-side"
"""Special value of enemies that attack on the character's weaker side."""

EFFECTS = "effects"
SELF = "self"
"""Values of a Spell that only has its listed effects, and that affects its caster."""


def text_of(id: str) -> list[Message]:
    """Returns the text of a component by its id: a head line, then a line for each thing that changes play."""
    if id in CARDS:
        return card_text(CARDS[id])
    if id in SPELLS:
        return spell_text(SPELLS[id])
    if id in CHARACTERS:
        return character_text(CHARACTERS[id])
    return space_text(SPACES[id])


def card_text(card: CardDefinition) -> list[Message]:
    """Returns the text of an Adventure or purchase card."""
    found = [card_head(card)]
    if card.placed_by_roll:
        found.append(text("placed-by-roll"))
        found += [line(row(roll, Name(id))) for roll, id in enumerate(card.placed_by_roll, 1)]
    if card.kind in (ENEMY, SPIRIT) and card.special != WEAKER_SIDE:
        found.append(text(f"attacks-{card.kind}"))
    if card.special:
        found.append(text(f"special-{card.special}"))
    if card.being:
        found.append(text("being"))
    if card.counters:
        found.append(text("counters", amount=card.counters))
    if card.effects:
        found += lines(effects_label(card), card.effects)
    if card.on_defeat:
        found += lines("on-defeat", card.on_defeat)
    if card.instead_of_life:
        found += lines("instead-of-life", card.instead_of_life)
    if card.gold:
        found.append(text("turns-into-gold", amount=card.gold))
    if card.forbidden_to:
        found.append(text("forbidden-to", alignments=aligned(card.forbidden_to)))
    if card.abilities and card.kind in (STRANGER, PLACE):
        found.append(text("as-follower"))
    found += abilities_text(card.abilities)
    if card.leaves_after:
        found.append(text("leaves-after"))
    return found + certainty_text(card.certainty)


def card_head(card: CardDefinition) -> Message:
    """Returns the head line of a card: kind, order number, Strength and Craft, number of copies."""
    parts = [text(f"kind-{card.subtype if card.kind in (ENEMY, SPIRIT) else card.kind}")]
    if card.id.startswith("purchase:"):
        parts.append(text("purchase-card"))
    else:
        parts.append(text("order-number", number=ORDER_NUMBER[card.kind]))
    if card.strength:
        parts.append(text("strength", amount=card.strength))
    if card.craft:
        parts.append(text("craft", amount=card.craft))
    parts.append(text("copies", count=card.count))
    return head(parts)


def effects_label(card: CardDefinition) -> str:
    """Returns the label that says when the effects of a card happen (TR-15d, TA-20)."""
    if card.kind == EVENT:
        return "when-drawn"
    if card.kind in (ENEMY, SPIRIT):
        return "after-fight"
    if card.must:
        return "on-meeting"
    return "on-visit-place" if card.kind == PLACE else "on-visit"


def spell_text(spell: SpellDefinition) -> list[Message]:
    """Returns the text of a Spell: when it may be cast, on which target, and with what effect."""
    found = [
        head([text("spell"), text("copies", count=spell.count)]),
        text("cast", times=any_of([text(f"cast-{time}") for time in spell.times])),
        text("target", target=text(f"target-{spell.target}")),
    ]
    if spell.does == EFFECTS:
        found += lines("on-self" if spell.target == SELF else ON_TARGET, spell.effects)
    else:
        arguments: dict[str, Argument] = {"amount": spell.amount, "effects": phrases(spell.effects)}
        found.append(Message("spell-does-" + spell.does, arguments))
    return found + certainty_text(spell.certainty)


def character_text(character: CharacterDefinition) -> list[Message]:
    """Returns the text of a character: its start values and its abilities."""
    parts = [
        text("character"),
        text("strength", amount=character.strength),
        text("craft", amount=character.craft),
        text("lives", amount=character.lives),
        text("gold", amount=character.gold),
        term(character.alignment),
        text("start", space=Name(character.start)),
    ]
    if character.spells:
        parts.append(text("start-spells", amount=character.spells))
    if character.objects:
        parts.append(text("start-objects", objects=tuple(goods(character.objects))))
    return [head(parts), *abilities_text(character.abilities), *certainty_text(character.certainty)]


def space_text(space: SpaceDefinition) -> list[Message]:
    """Returns the text of a space: its region, the cards to draw there, and its instruction."""
    found = [text(f"region-{space.region}")]
    if space.draw:
        found.append(text("draw", amount=space.draw))
    if space.enemy_die_bonus:
        found.append(text("enemy-die-bonus", amount=space.enemy_die_bonus))
    if space.effects:
        found += lines("if-you-wish" if space.optional else "on-space", space.effects)
    found += procedure(space.id, space.name)
    if space.opposite:
        found.append(text("opposite", spaces=any_of([Name(id) for id in space.opposite])))
    return found + certainty_text(space.certainty)


def abilities_text(abilities: Sequence[Ability]) -> list[Message]:
    """Returns the lines of all abilities."""
    return [said for ability in abilities for said in ability_text(ability)]


def certainty_text(certainty: str) -> list[Message]:
    """Returns a remark if the definition is not certain."""
    return [] if certainty == HIGH else [text(f"certainty-{certainty}")]
