"""Gondor cards of The Two Towers."""

from inglenook.lotr.cards.language import *

MAN_OR_ROAMING = MAN | ROAMING & MINION
AGAINST_A_ROAMING_MINION = Is(That("man"), Skirmishing(ROAMING & MINION))

card(
    "4C122",
    "Gondorian Ranger",
    Continuous((Modifier(SITE_NUMBER, 2),), of=MINION & AssignedNow(RING_BOUND & MAN)),
)

card(
    "4C128",
    "New Errand",
    Action(
        (SKIRMISH,),
        costs=(Spot(RING_BOUND & MAN),),
        effects=(
            make(a(MINION, "minion"), Modifier(SITE_NUMBER, 2)),
            Later(Happening(LOSES, That("minion")), (wound(MINION),), optional=True),
        ),
    ),
)

card(
    "4C130",
    "Ranger of Ithilien",
    CHEAP_AT_THE_START,
    Continuous((strength(2),), condition=Is(THIS, Skirmishing(ROAMING & MINION))),
)

card(
    "4C131",
    "Ranger's Bow",
    Action(
        (SKIRMISH,),
        costs=(exert(BEARER),),
        condition=Is(BEARER, Skirmishing(MAN_OR_ROAMING)),
        effects=(wound(MAN_OR_ROAMING & Skirmishing(BEARER)),),
    ),
    on=On(RING_BOUND & MAN),
)

card(
    "4U132",
    "Ranger's Sword",
    Continuous((strength(2),), of=BEARER, condition=Is(BEARER, Skirmishing(URUK_HAI))),
    on=On(Titled("Aragorn")),
)

card(
    "4C134",
    "Sword of Gondor",
    Continuous((damage(1),), of=BEARER, condition=Is(BEARER, Skirmishing(MAN_OR_ROAMING))),
    on=On(GONDOR & MAN),
)

card(
    "4C135",
    "War and Valor",
    Action(
        (SKIRMISH,),
        effects=(
            make(a(GONDOR & MAN, "man"), strength(If(AGAINST_A_ROAMING_MINION, 3, 2))),
            When(AGAINST_A_ROAMING_MINION, then=(make(that("man"), damage(1)),)),
        ),
    ),
)

card(
    "4P364",
    "Aragorn",
    Trigger(
        Happening(MOVES),
        optional=True,
        effects=(Spot(UNBOUND & HOBBIT, x="x"), Repeat(Number("x"), (wound(MINION),))),
    ),
)
