"""Strangers: people who may be visited, unless they act by themselves (TA-20)."""

from __future__ import annotations

from typing import Final

from inglenook.talisman.components.purchase import PEDLAR_PRICES
from inglenook.talisman.dsl.abilities import DrivesOff
from inglenook.talisman.dsl.conditions import HasAtLeast
from inglenook.talisman.dsl.definitions import HIGH, LOW, MEDIUM, CardDefinition
from inglenook.talisman.dsl.effects import (
    BecomeToad,
    Buy,
    ByAlignment,
    Choice,
    ChooseOne,
    DiscardCard,
    Effect,
    Entry,
    Gain,
    GiveUp,
    GoAnywhere,
    Heal,
    JoinAsFollower,
    Lessons,
    Lose,
    MissTurn,
    Riddle,
    Roll,
    Wander,
    When,
)
from inglenook.talisman.dsl.terms import CRAFT, FOLLOWER, GOLD, LIFE, SPELL, STRANGER, STRENGTH, TALISMAN


def stranger(name: str, *effects: Effect, must: bool = False, certainty: str = HIGH) -> CardDefinition:
    return CardDefinition(f"adventure:{name}", STRANGER, effects=effects, must=must, certainty=certainty)


WISH: Final = ChooseOne(
    (
        Choice("spell", (Gain(SPELL),)),
        Choice("gold", (Gain(GOLD),)),
        Choice("strength", (Gain(STRENGTH),)),
        Choice("craft", (Gain(CRAFT),)),
        Choice("life", (Gain(LIFE),)),
        Choice("move", (GoAnywhere(),)),
    )
)

# A being that grants a wish to the first eligible visitor leaves first, as the wish can lead to another space.
GRANTED: Final = (DiscardCard(), WISH)

WITCH: Final = Roll(
    (
        Entry(1, 1, (BecomeToad(),)),
        Entry(2, 2, (Lose(LIFE),)),
        Entry(3, 3, (Gain(STRENGTH),)),
        Entry(4, 4, (Gain(CRAFT),)),
        Entry(5, 5, (Gain(SPELL),)),
        Entry(6, 6, (Gain(LIFE),)),
    )
)

CENTAUR: Final = Roll((Entry(1, 2, (Lose(LIFE),)), Entry(3, 4), Entry(5, 6, (JoinAsFollower(),))))

STRANGERS: Final = (
    stranger("enchanter", When(HasAtLeast(CRAFT, 4), GRANTED), certainty=MEDIUM),
    stranger("fairy", ByAlignment(good=GRANTED)),
    stranger("healer", Heal(2)),
    CardDefinition(
        "adventure:hermit",
        STRANGER,
        effects=(Gain(TALISMAN), DiscardCard()),
        placed_by_roll=(
            "space:crypt",
            "space:plain-of-peril",
            "space:cursed-glade",
            "space:oasis",
            "space:crags",
            "space:forest",
        ),
        certainty=MEDIUM,
    ),
    stranger("mage", ByAlignment(good=(Gain(SPELL),))),
    stranger("phantom", ByAlignment(evil=GRANTED)),
    # Any character who ends a move here is enthralled.
    stranger("siren", MissTurn(), must=True, certainty=LOW),
    stranger("sorcerer", Buy(((SPELL, 1),), most=1)),
    # A character that lands here must roll.
    stranger("witch", WITCH, must=True, certainty=MEDIUM),
    CardDefinition("adventure:centaur", STRANGER, effects=(CENTAUR,), abilities=(DrivesOff(),), certainty=LOW),
    # A visit to the Cyclops is mandatory; a character that gives up no follower loses a life.
    stranger("cyclops", GiveUp(FOLLOWER, otherwise=(Lose(LIFE),), dies=True), must=True, certainty=LOW),
    stranger("instructor", Lessons(price=3), certainty=LOW),
    # The Judge acts unasked: no evil character would ever visit a Stranger who only costs it something.
    stranger(
        "judge",
        ByAlignment(good=(Gain(GOLD),), evil=(GiveUp(GOLD, otherwise=(MissTurn(),)),)),
        must=True,
        certainty=LOW,
    ),
    stranger("pedlar", Buy(PEDLAR_PRICES), Wander(), certainty=LOW),
    # Pegasus leaves after the first meeting, ridden or not.
    stranger(
        "pegasus",
        DiscardCard(),
        ChooseOne((Choice("ride", (GoAnywhere(),)),), optional=True),
        must=True,
        certainty=LOW,
    ),
    # The card does not say that the Sphinx's riddle must be tried.
    stranger("sphinx", Riddle(solved=(Gain(CRAFT), DiscardCard()), failed=(Lose(LIFE),)), certainty=LOW),
)
