"""Scores of Spells to cast and of their targets: the change a Spell causes, less the value of keeping the Spell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from inglenook.bots.talisman.assessment import HELD_SPELL, TURN, Mind
from inglenook.bots.talisman.observation import Figure
from inglenook.bots.talisman.values.cards import effects_worth, keeping
from inglenook.bots.talisman.values.foes import foe_now
from inglenook.bots.talisman.values.others import taking_from
from inglenook.talisman.components import CARDS, SPELLS
from inglenook.talisman.dsl.abilities import AlwaysHasSpell
from inglenook.talisman.dsl.terms import ENEMY, MIDDLE, OUTER, SPIRIT


class Casting:
    """A Spell that can be cast now, with its target and the moment it would be cast at."""

    def __init__(self, mind: Mind, spell: str, target: str, prompt: str, concerned: int) -> None:
        self.mind: Final = mind
        self.spell: Final = spell
        self.target: Final = target
        """Id of the target: a character, a card or a space."""
        self.prompt: Final = prompt
        self.concerned: Final = concerned
        """Seat that the moment concerns, or -1."""

    @property
    def on(self) -> Figure | None:
        """The character the Spell is aimed at, or None."""
        return self.mind.seen.by_id(self.target)

    @property
    def on_me(self) -> bool:
        """Whether the Spell is aimed at the caster."""
        return self.target == self.mind.me.id


def casting_worth(casting: Casting) -> float:
    """Returns the score of a cast; not casting scores 0."""
    judge = JUDGES.get(casting.spell)
    if judge is None:
        return -1.0
    return judge(casting) - holding(casting.mind)


def holding(mind: Mind) -> float:
    """Returns the value of keeping the Spell: little for a caster who would then draw another."""
    me = mind.me
    if len(me.spells) == 1 and me.has(AlwaysHasSpell):
        return 0.05
    return HELD_SPELL if len(me.spells) < me.spell_limit else 0.6 * HELD_SPELL


# Scores of the individual Spells.


def acquisition(casting: Casting) -> float:
    """Scores Acquisition by the target's best object, or by gold."""
    other = casting.on
    if other is None:
        return -1.0
    return max([0.2, *[taking_from(casting.mind, other, id) for id in other.objects]])


def mesmerism(casting: Casting) -> float:
    """Scores Mesmerism by the target's best follower."""
    other = casting.on
    if other is None:
        return -1.0
    return max([0.0, *[taking_from(casting.mind, other, id) for id in other.followers]])


def healing(casting: Casting) -> float:
    """Scores Healing on the caster; in response to the loss of a life only if it is the last one."""
    mind = casting.mind
    if not casting.on_me:
        return -1.0
    if casting.prompt == "prompt-about-to-lose-life" and mind.me.lives > 1:
        return -1.0  # cast later, the Spell heals one more life
    return mind.gaining_lives(mind.wounds()) - 0.6


def preservation(casting: Casting) -> float:
    """Scores Preservation: only for the caster's life."""
    mind = casting.mind
    if casting.prompt == "prompt-about-to-lose-life" and casting.concerned == mind.seen.seat:
        return mind.losing_lives(1) - 0.5
    return -1.0


def counterspell(casting: Casting) -> float:
    """Scores Counterspell: another player's Spell may be for the caster; with two players, the Command Spell is."""
    mind = casting.mind
    if casting.target in HARMLESS:
        return -1.0
    if casting.target:
        return 1.2 / mind.seen.rivals
    return mind.losing_lives(1) / mind.seen.rivals


HARMLESS: Final = ("spell:divination", "spell:alchemy", "spell:brainwave", "spell:healing", "spell:hex")


def destroy_magic(casting: Casting) -> float:
    """Scores Destroy Magic: it stops the Command Spell for a round."""
    mind = casting.mind
    return 0.6 * mind.losing_lives(1) if mind.seen.crowned is not None else -1.0


def destruction(casting: Casting) -> float:
    """Scores Destruction of an enemy in the caster's way here."""
    mind = casting.mind
    arriving = casting.prompt == "prompt-moment-arrival" and mind.seen.my_turn
    here = casting.target in CARDS and casting.target in mind.seen.cards(mind.me.space)
    return -enemy_here(mind, casting.target) if arriving and here else -1.0


def enemy_here(mind: Mind, id: str) -> float:
    """Returns the value of a card in this space if the card is an enemy."""
    card = CARDS[id]
    if card.kind not in (ENEMY, SPIRIT):
        return 0.0
    psychic = card.kind == SPIRIT
    points = card.craft if psychic else card.strength
    return mind.fight(points + mind.me.space.enemy_die_bonus, psychic, 0 if psychic else card.strength)


def divination(casting: Casting) -> float:
    """Scores Divination: it only makes room for another Spell."""
    return 0.1 if len(casting.mind.me.spells) >= casting.mind.me.spell_limit else 0.0


def hex_worth(casting: Casting) -> float:
    """Scores Hex on a space where others may land before the caster; the space just left is not offered."""
    mind = casting.mind
    if mind.me.crowned or mind.me.inside:
        return 0.5
    far = [figure for figure in mind.seen.others if figure.space.region != mind.me.space.region]
    target = casting.target
    return 0.4 if any(figure.space.clockwise == target for figure in far) else 0.0


def immobility(casting: Casting) -> float:
    """Scores Immobility at the start of another character's turn: only to stop the Command Spell."""
    mind = casting.mind
    other = casting.on
    if other is None or not other.crowned:
        return -1.0
    return 0.5 * mind.losing_lives(1)


def nullify(casting: Casting) -> float:
    """Scores Nullify: best on a strong character with many Spells."""
    other = casting.on
    if other is None or casting.on_me:
        return -1.0
    return 0.25 * len(other.spells) / casting.mind.sharing(other)


def psionic_blast(casting: Casting) -> float:
    """Scores Psionic Blast: Craft is added to Strength, where that turns the fight."""
    mind = casting.mind
    foe = foe_now(mind)
    return -1.0 if foe is None or foe.psychic else foe.worth(mind.me.craft) - foe.worth(0)


def random_worth(casting: Casting) -> float:
    """Scores Random: best on the character with most to lose."""
    mind = casting.mind
    other = casting.on
    if other is None or casting.on_me:
        return -1.0
    worth = 0.8 * (other.gained_strength + other.gained_craft) + 0.2 * other.gold
    worth += 1.2 + 0.5 * len(other.objects) + 0.4 * len(other.followers) - 1.7
    return worth / 6 / mind.sharing(other) * 2


def temporal_warp(casting: Casting) -> float:
    """Scores Temporal Warp: two more turns, each with a Command Spell if the caster is at the Crown."""
    mind = casting.mind
    if mind.me.toad:
        return -1.0
    return 3.0 if mind.me.crowned else 2 * TURN


def brainwave(casting: Casting) -> float:
    """Scores Brainwave: twice the Craft, on arrival in the Mines or before a psychic fight."""
    mind = casting.mind
    if casting.prompt == "prompt-moment-arrival" and mind.seen.my_turn and mind.me.space.name == "mines":
        return 2.0 if mind.me.craft < 14 else -1.0
    foe = foe_now(mind) if casting.prompt == "prompt-moment-before-fight" else None
    return -1.0 if foe is None or not foe.psychic else foe.worth(mind.me.craft) - foe.worth(0)


def finger_of_death(casting: Casting) -> float:
    """Scores Finger of Death: on an enemy that would win, or for a life of another character."""
    mind = casting.mind
    other = casting.on
    if other is not None:
        return mind.harm(other)
    foe = foe_now(mind)
    return -1.0 if foe is None else -foe.worth(0)


def lightning_bolt(casting: Casting) -> float:
    """Scores Lightning Bolt: it takes a life every second time."""
    other = casting.on
    if other is None or casting.on_me:
        return -1.0
    return 0.5 * casting.mind.harm(other) + 0.1 * (other.crowned or other.inside)


def metamorph(casting: Casting) -> float:
    """Scores Metamorph on a newly drawn enemy that would win; an easier enemy can usually be found."""
    mind = casting.mind
    return -0.7 * enemy_here(mind, casting.target) if casting.target in CARDS else -1.0


def mind_steal(casting: Casting) -> float:
    """Scores Mind Steal: a Spell in exchange for a Spell, and one fewer for the other character."""
    other = casting.on
    return -1.0 if other is None else 0.9 * HELD_SPELL + 0.1


def summon_storm(casting: Casting) -> float:
    """Scores Summon Storm: a lost turn in a region where only other characters are."""
    mind = casting.mind
    return max([storm_worth(mind, region) for region in (OUTER, MIDDLE, "inner")])


def storm_worth(mind: Mind, region: str) -> float:
    """Returns the value of a missed turn for all characters in a region."""
    worth = 0.0
    for figure in mind.seen.figures:
        if figure.space.region == region:
            if figure.seat == mind.seen.seat:
                worth -= 1.5 * TURN
            else:
                worth += (1.0 if figure.crowned else TURN) / mind.seen.rivals
    return worth


def alchemy(casting: Casting) -> float:
    """Scores Alchemy: gold for objects of no use."""
    mind = casting.mind
    spare = [id for id in mind.me.objects if keeping(mind, id) < 0.3]
    return effects_worth(mind, SPELLS[casting.spell].effects) if spare else -1.0


JUDGES: Final[dict[str, Callable[[Casting], float]]] = {
    "spell:acquisition": acquisition,
    "spell:alchemy": alchemy,
    "spell:brainwave": brainwave,
    "spell:counterspell": counterspell,
    "spell:destroy-magic": destroy_magic,
    "spell:destruction": destruction,
    "spell:divination": divination,
    "spell:finger-of-death": finger_of_death,
    "spell:healing": healing,
    "spell:hex": hex_worth,
    "spell:immobility": immobility,
    "spell:lightning-bolt": lightning_bolt,
    "spell:mesmerism": mesmerism,
    "spell:metamorph": metamorph,
    "spell:mind-steal": mind_steal,
    "spell:nullify": nullify,
    "spell:preservation": preservation,
    "spell:psionic-blast": psionic_blast,
    "spell:random": random_worth,
    "spell:summon-storm": summon_storm,
    "spell:temporal-warp": temporal_warp,
}
"""Scoring function of each Spell.  Teleport and Invisibility are scored where they are used: moving and evading."""
