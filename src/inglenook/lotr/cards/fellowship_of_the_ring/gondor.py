"""Gondor cards of The Fellowship of the Ring."""

from inglenook.lotr.cards.language import *

BOROMIR = Titled("Boromir")

card(
    "1U91",
    "Aragorn's Pipe",
    Action(
        (FELLOWSHIP,),
        costs=(Discard(a(WithKeyword("pipeweed") & POSSESSION)), Spot(PIPE, x="pipes")),
        effects=(Heal(a(COMPANION, count=Number("pipes"))),),
    ),
    on=On(GONDOR & COMPANION),
)

card("1C92", "Armor", Continuous((wound_limit(1),), of=BEARER, condition=During(SKIRMISH)), on=On(MAN))

card(
    "1U94",
    "Athelas",
    Action(
        (FELLOWSHIP,),
        costs=(Discard(a(THIS)),),
        effects=(
            Choose(
                (
                    (heal(COMPANION),),
                    (Discard(a(SHADOW_CARD & CONDITION & BorneBy(COMPANION))),),
                )
            ),
        ),
    ),
    on=On(GONDOR & MAN),
)

card("1U97", "Boromir", Action((SKIRMISH,), costs=(exert(THIS),), effects=(make(a(HOBBIT), strength(3)),)))

card(
    "1U98",
    "Boromir's Cloak",
    Action(
        (MANEUVER,),
        costs=(exert(BOROMIR),),
        effects=(Discard(a(WithKeyword("weather") & CONDITION)),),
    ),
    on=On(BOROMIR),
)

card("1C101", "Coat of Mail", Continuous((overwhelmed_at(3),), of=BEARER), on=On(MAN))

card(
    "1C103",
    "Elendil's Valor",
    Action((MANEUVER,), effects=(make(a(GONDOR & COMPANION), keyword(DEFENDER), until=UNTIL_REGROUP),)),
)

card(
    "1C104",
    "Eregion's Trails",
    Action(
        (MANEUVER,),
        costs=(exert(RANGER),),
        effects=(make(each(ROAMING & MINION), strength(-3), until=UNTIL_REGROUP),),
    ),
)

card(
    "1U105",
    "Foes of Mordor",
    Action((MANEUVER,), costs=(exert(GONDOR & CHARACTER),), effects=(wound(SAURON & MINION),)),
)

card(
    "1C106", "Gondor's Vengeance", Action((REGROUP,), costs=(exert(RANGER & COMPANION),), effects=(Discard(a(MINION)),))
)

card("1C107", "Great Shield", Continuous((Modifier(MINION_ARCHERY, -1),)), on=On(MAN))

card("1U108", "No Stranger to the Shadows", Continuous((shadow_number(-1),), of=SITE), on=On(RANGER, limit=1))

card("1C110", "Pathfinder", Action((FELLOWSHIP, REGROUP), costs=(Spot(RANGER),), effects=(PlayNextSite(),)))

card(
    "1C116",
    "Swordarm of the White Tower",
    Action(
        (SKIRMISH,),
        effects=(
            make(
                a(GONDOR & COMPANION, "companion"),
                strength(If(Is(That("companion"), DefenderAtLeast(1)), 4, 2)),
            ),
        ),
    ),
)

card(
    "1C117",
    "Swordsman of the Northern Kingdom",
    Action(
        (SKIRMISH,),
        effects=(
            make(
                a(RANGER, "ranger"),
                strength(If(Is(That("ranger"), Skirmishing(ROAMING & MINION)), 4, 2)),
            ),
        ),
    ),
)

card("1C119", "What Are They?", Action((MANEUVER,), costs=(Spot(RANGER),), effects=(Discard(a(ROAMING & MINION)),)))

card(
    "1P365",
    "Aragorn",
    Trigger(
        Happening(TURN_STARTS, whose=YOU),
        optional=True,
        effects=(heal(OTHER & COMPANION & WithSignet("aragorn")),),
    ),
)
