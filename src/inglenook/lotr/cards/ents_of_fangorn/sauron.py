"""Sauron cards of Ents of Fangorn."""

from inglenook.lotr.cards.language import *

card(
    "6R101",
    "Gate Picket",
    Action(
        (MANEUVER,),
        costs=(exert(THIS, 2),),
        effects=(
            NameCultures(3, "cultures", by=FREE_PEOPLES_PLAYER),
            Wound(each((COMPANION | ALLY) & ~OfNamedCulture("cultures"))),
        ),
    ),
)

card(
    "6R103",
    "Gate Troll",
    Continuous((cost(-4),), condition=CanSpot(TROLL)),
    Continuous((strength(Count(OTHER & SAURON & MINION)),)),
)

card(
    "6U104",
    "Orc Insurgent",
    Action(
        (SHADOW_PHASE,),
        costs=(exert(THIS),),
        effects=(
            Spot(FREE_PEOPLES_CARD, x="x", limit=Cultures(FREE_PEOPLES_CARD, over=2)),
            Draw(Number("x")),
            add_twilight(Number("x")),
        ),
    ),
)
