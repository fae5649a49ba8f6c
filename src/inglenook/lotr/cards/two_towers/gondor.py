"""Gondor cards of The Two Towers."""

from inglenook.lotr.cards.language import *

ARAGORN = Titled("Aragorn")
FARAMIR = Titled("Faramir")
MAN_OR_ROAMING = MAN | ROAMING & MINION
AGAINST_A_ROAMING_MINION = Is(That("man"), Skirmishing(ROAMING & MINION))

card("4C109", "Aragorn")

card(
    "4U110",
    "Arrows Thick in the Air",
    Action(
        (ARCHERY, SKIRMISH),
        costs=(Exert(a(RING_BOUND & MAN, count=2)),),
        effects=(Wound(each(ROAMING & MINION)),),
    ),
)

card(
    "4R111",
    "Boromir, My Brother",
    Action((SKIRMISH,), costs=(DiscardFromHand(1, GONDOR),), effects=(make(a(RING_BOUND & MAN), strength(1)),)),
    on=On(FARAMIR),
)

card(
    "4C112",
    "Boromir's Gauntlets",
    Action(
        (SKIRMISH,),
        costs=(exert(BEARER),),
        effects=(Unless(ANY_SHADOW_PLAYER, price=(remove_twilight(1),), effects=(CancelSkirmish(BEARER),)),),
    ),
    on=On(GONDOR & MAN),
)

card(
    "4C113",
    "Curse Them",
    Action((SKIRMISH,), costs=(exert(RING_BOUND & MAN),), effects=(CancelSkirmish(ROAMING & MINION),)),
)

card(
    "4U114",
    "Damrod",
    Action((SKIRMISH,), costs=(exert(THIS),), effects=(Exhaust(a(MAN & Skirmishing(THIS))),)),
    to_play=(Spot(RING_BOUND & MAN),),
)

card(
    "4C115",
    "Defend It and Hope",
    Action(
        (MANEUVER,),
        costs=(exert(GONDOR & MAN),),
        effects=(wound(MINION, If(Is(That("minion"), URUK_HAI), 2, 1), remember="minion"),),
    ),
)

card(
    "4R116",
    "Faramir",
    Continuous((cost(-1),), of=OTHER & GONDOR & MAN, condition=During(SETTING_UP)),
    Continuous((strength(2),), condition=Is(THIS, Skirmishing(ROAMING & MINION))),
)

card(
    "4C117",
    "Faramir",
    Continuous((cannot(BE_PLAYED),), of=SHADOW_CARD & EVENT & ForPhase(SKIRMISH), condition=Is(THIS, InSkirmish())),
    Continuous((cannot(BE_USED_BY_OPPONENTS, phase=SKIRMISH),), of=ANYTHING, condition=Is(THIS, InSkirmish())),
)

card(
    "4R118",
    "Faramir's Bow",
    Continuous((keyword(ARCHER),), of=BEARER),
    Action(
        (SKIRMISH,),
        costs=(exert(FARAMIR),),
        condition=Is(FARAMIR, Skirmishing(MAN_OR_ROAMING)),
        effects=(wound(MAN_OR_ROAMING & Skirmishing(FARAMIR)),),
    ),
    on=On(FARAMIR),
)

card(
    "4R119",
    "Faramir's Cloak",
    Continuous((strength(-1),), of=ROAMING & MINION & Skirmishing(RING_BOUND & MAN)),
    on=On(FARAMIR),
)

card(
    "4R120",
    "Forbidden Pool",
    Continuous((wound_limit(1, SKIRMISH),), of=RING_BOUND & MAN, condition=AtSite(least=6, most=6, block=TOWERS_BLOCK)),
    Action((FELLOWSHIP,), costs=(add_twilight(2), Discard(a(THIS))), effects=(heal(RING_BOUND & MAN),)),
)

card(
    "4R121",
    "Forests of Ithilien",
    Continuous(
        (Modifier(SITE_NUMBER, 2),),
        of=MAN & MINION & InSkirmish(),
        condition=AtSite(least=5, most=5, block=TOWERS_BLOCK),
    ),
    Action((REGROUP,), costs=(exert(RING_BOUND & MAN), Discard(a(THIS))), effects=(Liberate(),)),
)

card(
    "4C122",
    "Gondorian Ranger",
    Continuous((Modifier(SITE_NUMBER, 2),), of=MINION & AssignedNow(RING_BOUND & MAN)),
)

card(
    "4U123",
    "Hard Choice",
    Action((FELLOWSHIP,), costs=(Spot(ARAGORN),), effects=(heal(COMPANION & WithSignet("aragorn"), 2),)),
)

card(
    "4R124",
    "Help in Doubt and Need",
    Action((SKIRMISH,), costs=(exert(UNBOUND & GONDOR & MAN),), effects=(make(a(ROHAN & COMPANION), strength(2)),)),
    Action((SKIRMISH,), costs=(exert(ROHAN & COMPANION),), effects=(make(a(UNBOUND & GONDOR & MAN), strength(2)),)),
)

card(
    "4R125",
    "Henneth Annûn",
    Continuous(
        (strength(-2),),
        of=ROAMING & MINION & Skirmishing(RING_BOUND & COMPANION),
        condition=AtSite(least=6, most=6, block=TOWERS_BLOCK),
    ),
    Action((SKIRMISH,), costs=(Spot(GONDOR & MAN), Discard(a(THIS))), effects=(wound(ROAMING & MINION),)),
)

card(
    "4U126",
    "Ithilien Trap",
    Trigger(Happening(WINS, GONDOR & MAN), optional=True, effects=(Token("gondor", 1, a(THIS)),)),
    Action(
        (MANEUVER,),
        effects=(Repeat(AtMost(TokensOn(THIS, "gondor"), 3), (exert(MINION),)), Discard(a(THIS))),
    ),
)

card(
    "4U127",
    "Mablung",
    Action((SKIRMISH,), costs=(exert(THIS),), effects=(Exhaust(a(ROAMING & MINION & Skirmishing(THIS))),)),
    to_play=(Spot(RING_BOUND & MAN),),
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

reprint("4C129", "Pathfinder", of="1C110")

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
    "4R133",
    "Ruins of Osgiliath",
    Continuous((keyword(DEFENDER),), of=RING_BOUND & MAN, condition=AtSite(least=7, most=7, block=TOWERS_BLOCK)),
    Action((SKIRMISH,), costs=(Discard(a(THIS)), Spot(RING_BOUND & MAN)), effects=(wound(MAN & MINION),)),
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
