"""Shire cards of The Two Towers."""

from inglenook.lotr.cards.language import *

UNASSIGNED = Without(Is(THIS, AssignedNow()))
SLIPS_AWAY = Unless(ANY_SHADOW_PLAYER, price=(remove_twilight(2),), effects=(Discard(a(THIS)),))

card(
    "4C298",
    "Brace of Coneys",
    Action((FELLOWSHIP,), costs=(Discard(a(THIS)),), effects=(remove_burdens(1),)),
    on=On(RING_BOUND & HOBBIT),
)

card("4C302", "Frodo", Action((FELLOWSHIP,), costs=(PlayCard(RING_BOUND & COMPANION),), effects=(remove_burdens(1),)))

reprint("4C306", "Hobbit Sword", of="1C299")

card(
    "4R307",
    "Impatient and Angry",
    Action(
        (SKIRMISH,),
        costs=(exert(Titled("Sam"), remember="sam"),),
        effects=(
            make(that("sam"), strength(3)),
            Later(Happening(WINS, That("sam")), (remove_burdens(1),), optional=True),
        ),
    ),
)

card("4C308", "Knocked on the Head", Action((REGROUP,), effects=(PlayCard(UNBOUND & HOBBIT, zones=(DISCARD_PILE,)),)))

card(
    "4U309",
    "Light Shining Faintly",
    Action((FELLOWSHIP,), costs=(add_burdens(1),), effects=(heal(RING_BOUND & COMPANION, 2),)),
)

card("4C310", "Merry", Action((SKIRMISH,), costs=(exert(RING_BEARER),), effects=(SLIPS_AWAY,)))

card(
    "4R311",
    "Merry",
    Action(
        (SKIRMISH,),
        condition=UNASSIGNED,
        costs=(Discard(a(THIS)),),
        effects=(RemoveFromSkirmish(a(SAURON & ORC), involving=UNBOUND & COMPANION),),
    ),
)

card(
    "4U312",
    "Mind Your Own Affairs",
    Action(
        (SKIRMISH,),
        costs=(Spot(Titled("Frodo")), add_burdens(1)),
        effects=(wound(MINION & Skirmishing(COMPANION & WithSignet("frodo"))),),
    ),
)

card(
    "4R313",
    "Pippin",
    Action(
        (SKIRMISH,),
        condition=UNASSIGNED,
        costs=(Discard(a(THIS)),),
        effects=(RemoveFromSkirmish(a(URUK_HAI), involving=UNBOUND & COMPANION),),
    ),
)

card("4C314", "Pippin", Action((SKIRMISH,), costs=(add_burdens(1),), effects=(SLIPS_AWAY,)))

card(
    "4U318",
    "Seven We Had",
    Action((FELLOWSHIP,), costs=(add_burdens(1),), effects=(Discard(a(CONDITION & BorneBy(HOBBIT))),)),
)

card(
    "4C319",
    "Severed His Bonds",
    Action(
        (SKIRMISH,),
        effects=(
            When(
                AtSite(most=4, block=TOWERS_BLOCK),
                then=(CancelSkirmish(HOBBIT),),
                otherwise=(make(a(HOBBIT), overwhelmed_at(3)),),
            ),
        ),
    ),
)

card(
    "4C321",
    "Swiftly and Softly",
    Action(
        (SKIRMISH,),
        effects=(
            When(
                AtSite(most=5, block=TOWERS_BLOCK),
                then=(CancelSkirmish(HOBBIT),),
                otherwise=(make(a(HOBBIT), wound_limit(1)),),
            ),
        ),
    ),
)

card("4C322", "Warmed Up a Bit", Action((SKIRMISH,), effects=(Discard(a(UNBOUND & HOBBIT)),)))
