"""Gondor cards of Realms of the Elf-lords."""

from inglenook.lotr.cards.language import *

BOROMIR = Titled("Boromir")

card(
    "3C37",
    "Answering the Cries",
    Action(
        (SKIRMISH,),
        costs=(DiscardFromHand(1, GONDOR & WithKeyword("tale")),),
        effects=(make(a(GONDOR & COMPANION), strength(2)),),
    ),
)

card("3R38", "Aragorn", Trigger(Happening(MOVES, phase=FELLOWSHIP), effects=(remove_twilight(2),)))

card(
    "3R39",
    "Banner of the White Tree",
    Action(
        (MANEUVER,),
        costs=(exert(GONDOR & COMPANION, remember="companion"),),
        effects=(make(that("companion"), strength(3), keyword(DEFENDER), until=UNTIL_REGROUP),),
    ),
)

card(
    "3R40",
    "Citadel of Minas Tirith",
    Trigger(
        Happening(TURN_ENDS),
        optional=True,
        condition=Without(HasLost(COMPANION | ALLY)),
        effects=(heal(GONDOR & COMPANION),),
    ),
)

card(
    "3R41",
    "Gondor Bowmen",
    Action(
        (ARCHERY,),
        costs=(exert(GONDOR & COMPANION), Discard(a(THIS))),
        effects=(Modify((Modifier(FELLOWSHIP_ARCHERY, 2),)),),
    ),
)

card(
    "3R42",
    "Horn of Boromir",
    Action(
        (MANEUVER,),
        costs=(exert(BOROMIR), Spot(ALLY, remember="ally")),
        effects=(make(that("ally"), strength(3), Modifier(CAN, 1, TAKE_PART), until=UNTIL_REGROUP),),
    ),
    on=On(BOROMIR),
)

card(
    "3C43",
    "Might of Númenor",
    Action(
        (MANEUVER,),
        costs=(Spot(GONDOR & COMPANION),),
        effects=(
            SeeHand(AN_OPPONENT, to_all=True, at_random=1, remember="card"),
            Heal(a(COMPANION, count=CostOf(That("card")))),
        ),
    ),
)

card(
    "3R44",
    "The Shards of Narsil",
    Action((FELLOWSHIP,), effects=(Stack(a(GONDOR), a(THIS), HAND),)),
    Action((FELLOWSHIP,), costs=(add_twilight(1),), effects=(MoveCards(StackedOn(THIS), STACKED, HAND),)),
)

card(
    "3U45",
    "Some Who Resisted",
    Action(
        (MANEUVER,),
        costs=(Spot(GONDOR & COMPANION),),
        effects=(Modify((cost(2, of=EVENT & ForPhase(MANEUVER)),)),),
    ),
)

card(
    "3U46",
    "Still Sharp",
    Action(
        (SKIRMISH,),
        costs=(Spot(Titled("The Shards of Narsil")),),
        effects=(make(a(GONDOR & COMPANION), strength(3), damage(1)),),
    ),
)

card(
    "3U47",
    "Voice of Rauros",
    Action(
        (MANEUVER,),
        costs=(exert(Titled("Aragorn")),),
        effects=(make(each(COMPANION & WithSignet("aragorn")), damage(1), until=UNTIL_REGROUP),),
    ),
)

card(
    "3C48",
    "We Must Go Warily",
    Response(
        Happening(MOVES, phase=REGROUP),
        costs=(exert(GONDOR & COMPANION, 2),),
        effects=(Modify((cost(1, of=MINION),), until=UNTIL_REGROUP),),
    ),
)

card("3P122", "Boromir", Action((FELLOWSHIP,), costs=(add_twilight(2),), effects=(heal(THIS),)))
