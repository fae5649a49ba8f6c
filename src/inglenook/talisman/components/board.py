"""The board: three rings of spaces and the Crown of Command in their middle (TR-C1).

Each ring is listed clockwise from its top-left corner; neighbours and places on the grid follow from that.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from inglenook.talisman.components.purchase import BLACKSMITH_PRICES
from inglenook.talisman.dsl.conditions import HasFollower, HasNoQuest
from inglenook.talisman.dsl.definitions import HIGH, MEDIUM, SpaceDefinition
from inglenook.talisman.dsl.effects import (
    AcceptQuest,
    Become,
    BecomeToad,
    Buy,
    ByAlignment,
    Choice,
    ChooseOne,
    Effect,
    Entry,
    FightBeing,
    Gain,
    GiveUp,
    HandOver,
    Heal,
    LiftCurse,
    Lose,
    MissTurn,
    NextMove,
    Roll,
    RollForEachFollower,
    SellObjects,
    StayUntil,
    Toll,
    When,
)
from inglenook.talisman.dsl.terms import (
    AT_GRAVEYARD,
    AT_TAVERN,
    CRAFT,
    FOLLOWER,
    GOLD,
    GOOD,
    INNER,
    LIFE,
    MIDDLE,
    OUTER,
    PRAYING,
    SPELL,
    STRENGTH,
    TALISMAN,
)


def space(
    name: str,
    where: str = "",
    across: str = "",
    effects: tuple[Effect, ...] = (),
    draw: int = 0,
    optional: bool = False,
    enemy_die_bonus: int = 0,
    certainty: str = HIGH,
) -> SpaceDefinition:
    """Creates a space: `where` tells it from others of its name, `across` is where a raft over the river lands."""
    return SpaceDefinition(
        f"space:{name}-{where}" if where else f"space:{name}",
        name,
        region="",
        opposite=(f"space:{across}",) if across else (),
        draw=draw,
        effects=effects,
        optional=optional,
        enemy_die_bonus=enemy_die_bonus,
        certainty=certainty,
    )


def ring(region: str, corner: int, spaces: tuple[SpaceDefinition, ...]) -> tuple[SpaceDefinition, ...]:
    """Lays out spaces as a ring whose top-left corner is at this column and row of the grid."""
    side = len(spaces) // 4
    placed = []
    for place, found in enumerate(spaces):
        edge, step = divmod(place, side)
        column, row = ((step, 0), (side, step), (side - step, side), (0, side - step))[edge]
        placed.append(
            replace(
                found,
                region=region,
                clockwise=spaces[(place + 1) % len(spaces)].id,
                anticlockwise=spaces[place - 1].id,
                grid=(corner + column, corner + row),
            )
        )
    return tuple(placed)


# The people and the dangers of the outer region.

MYSTIC: Final = Roll(
    (Entry(1, 3), Entry(4, 4, (Become(GOOD),)), Entry(5, 5, (Gain(CRAFT),)), Entry(6, 6, (Gain(SPELL),)))
)

VILLAGE: Final = ChooseOne(
    (
        Choice("healer", (Heal(price=1),)),
        Choice("blacksmith", (Buy(BLACKSMITH_PRICES),)),
        Choice("mystic", (LiftCurse(), MYSTIC)),
    )
)

CALLED_SPIRITS: Final = Roll(
    (Entry(1, 1, (MissTurn(),)), Entry(2, 4, (Heal(1),)), Entry(5, 6, (Gain(SPELL),))),
    occasion=AT_GRAVEYARD,
)

GRAVEYARD: Final = ByAlignment(
    good=(Lose(LIFE),),
    evil=(ChooseOne((Choice("call-spirits", (CALLED_SPIRITS,)),), optional=True),),
)

PRAYER: Final = Roll((Entry(1, 4), Entry(5, 5, (Gain(LIFE),)), Entry(6, 6, (Gain(SPELL),))), occasion=PRAYING)

CHAPEL: Final = ByAlignment(
    good=(ChooseOne((Choice("heal", (Heal(),)), Choice("pray", (PRAYER,)))),),
    neutral=(Heal(price=1),),
    evil=(Lose(LIFE),),
)

CRAGS: Final = Roll(
    (
        Entry(1, 1, (FightBeing("crag-spirit", craft=4),)),
        Entry(2, 3, (MissTurn(),)),
        Entry(4, 5),
        Entry(6, 6, (Gain(STRENGTH),)),
    )
)

ENCHANTRESS: Final = Roll(
    (
        Entry(1, 1, (BecomeToad(),)),
        Entry(2, 2, (Lose(STRENGTH),)),
        Entry(3, 3, (Lose(CRAFT),)),
        Entry(4, 4, (Gain(CRAFT),)),
        Entry(5, 5, (Gain(STRENGTH),)),
        Entry(6, 6, (Gain(SPELL),)),
    )
)

CITY: Final = ChooseOne(
    (
        Choice("enchantress", (ENCHANTRESS,)),
        Choice("alchemist", (SellObjects(),)),
        Choice("doctor", (Heal(2, price=1),)),
    )
)

TAVERN: Final = Roll(
    (
        Entry(1, 1, (MissTurn(),)),
        Entry(2, 2, (FightBeing("farmer", strength=3),)),
        Entry(3, 3, (Lose(GOLD),)),
        Entry(4, 4, (Gain(GOLD),)),
        Entry(5, 5, (NextMove(),)),
        Entry(6, 6, (NextMove(("space:temple",)),)),
    ),
    occasion=AT_TAVERN,
)

FOREST: Final = Roll(
    (
        Entry(1, 1, (FightBeing("brigand", strength=4),)),
        Entry(2, 3, (MissTurn(),)),
        Entry(4, 5),
        Entry(6, 6, (Gain(CRAFT),)),
    )
)

# The corner spaces face the corner of the other ring: likely, not certain.
OUTER_RING: Final = ring(
    OUTER,
    0,
    (
        space("village", "", "portal-of-power", (VILLAGE,), optional=True, certainty=MEDIUM),
        space("fields", "n", "portal-of-power", draw=1),
        space("graveyard", "", "black-knight", (GRAVEYARD,)),
        space("woods", "n", "hidden-valley", draw=1),
        space("sentinel", "", "hills-m", draw=1),
        space("hills", "n", "cursed-glade", draw=1),
        space("chapel", "", "cursed-glade", (CHAPEL,), certainty=MEDIUM),
        space("fields", "ne", "cursed-glade", draw=1),
        space("crags", "", "runes-ne", (CRAGS,)),
        space("plains", "e", "chasm", draw=1),
        space("woods", "e", "runes-se", draw=1),
        space("fields", "se", "warlocks-cave", draw=1),
        space("city", "", "warlocks-cave", (CITY,), optional=True, certainty=MEDIUM),
        space("fields", "s", "warlocks-cave", draw=1),
        space("hills", "s", "desert-e", draw=1),
        space("plains", "s", "oasis", draw=1),
        space("woods", "s", "desert-w", draw=1),
        space("plains", "sw", "temple", draw=1),
        space("tavern", "", "temple", (TAVERN,), certainty=MEDIUM),
        space("fields", "sw", "temple", draw=1),
        space("ruins", "", "woods-m", draw=2),
        space("plains", "w", "runes-w", draw=1),
        space("forest", "", "castle", (FOREST,)),
        space("fields", "nw", "portal-of-power", draw=1),
    ),
)

# The middle region.

BLACK_KNIGHT: Final = GiveUp(GOLD, otherwise=(Lose(LIFE),))

CHASM: Final = (Roll((Entry(1, 2, (Lose(LIFE),)), Entry(3, 6))), RollForEachFollower(dies_on=(1, 2)))

TEMPLE: Final = Roll(
    (
        Entry(2, 2, (Lose(LIFE, 2),)),
        Entry(3, 3, (Lose(LIFE),)),
        Entry(4, 4, (GiveUp(FOLLOWER, otherwise=(Lose(LIFE),)),)),
        Entry(5, 5, (StayUntil((4, 5, 6)),)),
        Entry(6, 6, (Gain(STRENGTH),)),
        Entry(7, 7, (Gain(CRAFT),)),
        Entry(8, 9, (Gain(SPELL),)),
        Entry(10, 10, (Gain(TALISMAN),)),
        Entry(11, 11, (Gain(LIFE),)),
        Entry(12, 12, (Gain(LIFE, 2),)),
    ),
    dice=2,
    occasion=PRAYING,
)

HEIRS: Final = ("prince", "princess")

CASTLE: Final = (
    When(HasFollower(HEIRS), (Heal(),), otherwise=(Heal(price=1),)),
    HandOver(HEIRS, (Gain(GOLD, 3),)),
)

_MIDDLE_RING: Final = ring(
    MIDDLE,
    1,
    (
        space("portal-of-power", draw=1, certainty=MEDIUM),
        space("black-knight", effects=(BLACK_KNIGHT,)),
        space("hidden-valley", draw=3),
        space("hills", "m", draw=1),
        space("cursed-glade", draw=1, certainty=MEDIUM),
        space("runes", "ne", draw=1, enemy_die_bonus=3, certainty=MEDIUM),
        space("chasm", effects=CHASM),
        space("runes", "se", draw=1, enemy_die_bonus=2),
        space("warlocks-cave", effects=(When(HasNoQuest(), (AcceptQuest(),)),), optional=True, certainty=MEDIUM),
        space("desert", "e", effects=(Lose(LIFE),), certainty=MEDIUM),
        space("oasis", draw=2),
        space("desert", "w", effects=(Lose(LIFE),), certainty=MEDIUM),
        space("temple", effects=(TEMPLE,), optional=True, certainty=MEDIUM),
        space("woods", "m", draw=1),
        space("runes", "w", draw=1, enemy_die_bonus=2),
        space("castle", effects=CASTLE, optional=True),
    ),
)

MIDDLE_RING: Final = tuple(
    [
        replace(found, opposite=tuple([outer.id for outer in OUTER_RING if found.id in outer.opposite]))
        for found in _MIDDLE_RING
    ]
)
"""The middle ring; a raft from one of its spaces lands where a raft to that space can start (TA-38)."""

# The inner region.  Most of its spaces have procedures of their own (TR-14c.1), which are rules, not data.

TOLL: Final = Toll(((1, 2, 1), (3, 4, 2), (5, 6, 3)))

INNER_RING: Final = ring(
    INNER,
    2,
    (
        space("plain-of-peril"),
        space("mines"),
        space("vampires-tower", effects=(TOLL,)),
        space("pits"),
        space("valley-of-fire"),
        space("werewolf-den"),
        space("dice-with-death"),
        space("crypt"),
    ),
)

CROWN_OF_COMMAND: Final = replace(space("crown-of-command"), region=INNER, grid=(3, 3))
"""The Crown of Command, entered from the Valley of Fire and never left (TR-11f.1, TR-11g): it has no neighbours."""

BOARD: Final = (*OUTER_RING, *MIDDLE_RING, *INNER_RING, CROWN_OF_COMMAND)
