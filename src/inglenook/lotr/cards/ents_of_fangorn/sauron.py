"""Sauron cards of Ents of Fangorn."""

from inglenook.lotr.cards.language import *

TWILIGHT = WithKeyword("twilight")
CHEAPER_BESIDE_A_TROLL = Continuous((cost(-4),), condition=CanSpot(TROLL))

card(
    "6C98",
    "Banner of the Eye",
    Trigger(Happening(WINS, BEARER), optional=True, effects=(add_twilight(SitesControlled()),)),
    on=On(SAURON & ORC),
)

card(
    "6C99",
    "Corpse Lights",
    Action(
        (SKIRMISH,),
        costs=(exert(THIS),),
        effects=(make(a((SAURON | TWILIGHT) & MINION), strength(Count(TWILIGHT & MINION))),),
    ),
)

card(
    "6C100",
    "Dead Ones",
    to_play=(Choose(((remove_burdens(1),), (Spot(TWILIGHT & MINION),))),),
)

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
    "6C102",
    "Gate Sentry",
    Action(
        (MANEUVER,),
        costs=(Spot(OTHER & SAURON & MINION), exert(THIS, 2)),
        effects=(Discard(a(CONDITION)),),
    ),
)

card(
    "6R103",
    "Gate Troll",
    CHEAPER_BESIDE_A_TROLL,
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

card(
    "6U105",
    "Peril",
    Action(
        (REGROUP,),
        costs=(exert(SAURON & ORC),),
        effects=(PlayCard(NAZGUL | SAURON & MINION, discount=4, exhausted=True),),
    ),
)

card(
    "6R106",
    "Troll of Udûn",
    CHEAPER_BESIDE_A_TROLL,
    Action((SKIRMISH,), costs=(DiscardFromHand(1, SAURON),), effects=(make(a(THIS), strength(1)),)),
)

card(
    "6U107",
    "Troll's Chain",
    Trigger(Happening(PLAYED, THIS), optional=True, effects=(Draw(1),)),
    on=On(SAURON & TROLL),
)

card(
    "6C108",
    "Wisp of Pale Sheen",
    Action(
        (REGROUP,),
        costs=(Spot(OTHER & (SAURON | TWILIGHT) & MINION), Discard(a(THIS))),
        effects=(add_burdens(1),),
    ),
)
