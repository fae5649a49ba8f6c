"""Gondor cards of The Fellowship of the Ring."""

from inglenook.lotr.cards.language import *

ARAGORN = Titled("Aragorn")
ARWEN = Titled("Arwen")
BOROMIR = Titled("Boromir")

card("1R88", "An Able Guide", Action((REGROUP,), costs=(Spot(RANGER),), effects=(remove_twilight(4),)))

card(
    "1R89",
    "Aragorn",
    Action((MANEUVER,), costs=(exert(THIS),), effects=(make(a(THIS), keyword(DEFENDER), until=UNTIL_REGROUP),)),
)

card(
    "1R90",
    "Aragorn's Bow",
    Continuous((keyword(ARCHER),), of=BEARER),
    Action(
        (ARCHERY,),
        costs=(exert(ARAGORN),),
        effects=(wound(MINION), make(a(ARAGORN), cannot(ADD_TO_ARCHERY))),
    ),
    on=On(ARAGORN),
)

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
    "1R93",
    "Arwen's Fate",
    Action((SKIRMISH,), costs=(exert(ARAGORN),), effects=(make(a(ARWEN), strength(3)),)),
    Action((SKIRMISH,), costs=(exert(ARWEN),), effects=(make(a(ARAGORN), strength(3)),)),
)

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

card(
    "1R95",
    "Blade of Gondor",
    Continuous((damage(1),), of=BEARER),
    Action((SKIRMISH,), costs=(exert(BOROMIR),), effects=(wound((ORC | URUK_HAI) & Skirmishing(BOROMIR)),)),
    on=On(BOROMIR),
)

card("1R96", "Boromir", Continuous((overwhelmed_at(3),)))

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

card(
    "1R99",
    "Change of Plans",
    Action(
        (REGROUP,),
        costs=(exert(RANGER),),
        effects=(
            MoveCards(ANYTHING, HAND, SHUFFLED_INTO_DECK, ALL, whose=AN_OPPONENT),
            Draw(8, THAT_PLAYER),
        ),
    ),
)

card(
    "1R100",
    "The Choice of Lúthien",
    Action((MANEUVER,), costs=(exert(ARAGORN),), effects=(heal(ARWEN),)),
    Action((MANEUVER,), costs=(exert(ARWEN),), effects=(heal(ARAGORN),)),
)

card("1C101", "Coat of Mail", Continuous((overwhelmed_at(3),), of=BEARER), on=On(MAN))

card(
    "1C102",
    "Dagger Strike",
    Action(
        (SKIRMISH,),
        effects=(make(a((GONDOR | SHIRE) & COMPANION & Bearing(HAND_WEAPON)), strength(2), damage(1)),),
    ),
)

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

card(
    "1U109",
    "One Whom Men Would Follow",
    Action(
        (MANEUVER,),
        costs=(exert(ARAGORN),),
        effects=(make(a(ALLY), strength(2), Modifier(CAN, 1, TAKE_PART), until=UNTIL_REGROUP),),
    ),
)

card("1C110", "Pathfinder", Action((FELLOWSHIP, REGROUP), costs=(Spot(RANGER),), effects=(PlayNextSite(),)))

card(
    "1R111",
    "Pursuit Just Behind",
    Action((REGROUP,), costs=(exert(RANGER & COMPANION),), effects=(Wound(each(MINION)),)),
)

card("1U112", "Ranger's Sword", Continuous((damage(1),), of=BEARER), on=On(ARAGORN))

card(
    "1U113",
    "A Ranger's Versatility",
    Action(
        (MANEUVER,),
        costs=(exert(RANGER),),
        condition=Any((AtSite("river"), AtSite("forest"))),
        effects=(Exhaust(a(MINION)),),
    ),
)

card(
    "1R114",
    "The Saga of Elendil",
    Action((SKIRMISH,), costs=(Discard(a(THIS)),), effects=(make(a(BEARER), strength(2)),)),
    on=On(GONDOR & COMPANION),
)

card(
    "1R115",
    "Strength of Kings",
    Response(
        Happening(ACTION_USED, EVENT & ForPhase(SKIRMISH), phase=SKIRMISH),
        condition=CanSpot(GONDOR & MAN & InSkirmish()),
        effects=(CancelAction(),),
    ),
)

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

card(
    "1R118",
    "Valiant Man of the West",
    Action(
        (MANEUVER,),
        effects=(make(a(ARAGORN), keyword(DEFENDER), wound_limit(1, SKIRMISH), until=UNTIL_REGROUP),),
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
