"""Shire cards of The Two Towers."""

from inglenook.lotr.cards.language import *

FRODO = Titled("Frodo")
FOLLOWS_FRODO = Response(Happening(KILLED, FRODO & RING_BEARER), effects=(MakeRingBearer(),))
EARLY_ON_THE_WAY = AtSite(most=4, block=TOWERS_BLOCK)
UNASSIGNED = Without(Is(THIS, AssignedNow()))
SLIPS_AWAY = Unless(ANY_SHADOW_PLAYER, price=(remove_twilight(2),), effects=(Discard(a(THIS)),))

card(
    "4C298",
    "Brace of Coneys",
    Action((FELLOWSHIP,), costs=(Discard(a(THIS)),), effects=(remove_burdens(1),)),
    on=On(RING_BOUND & HOBBIT),
)

card(
    "4R299",
    "Cliffs of Emyn Muil",
    Trigger(
        Happening(MOVES_FROM, condition=AtSite(least=1, most=1, block=TOWERS_BLOCK)),
        effects=(Burden(-2, up_to=True),),
    ),
    Action((SKIRMISH,), costs=(Discard(a(THIS)),), effects=(wound(MINION & Skirmishing(HOBBIT & COMPANION)),)),
)

card(
    "4R300",
    "Escape",
    Action(
        (SKIRMISH,),
        costs=(exert(BEARER, 2),),
        effects=(Unless(ANY_SHADOW_PLAYER, price=(remove_twilight(1),), effects=(CancelSkirmish(BEARER),)),),
    ),
    on=On(UNBOUND & HOBBIT, limit=1),
)

card(
    "4R301",
    "Frodo",
    Continuous(
        (cannot(BE_DISCARDED_FROM_HAND_OR_DECK, by=SHADOW_CARD),),
        of=YOURS,
        condition=CanSpot(UNBOUND & COMPANION, 3),
    ),
)

card("4C302", "Frodo", Action((FELLOWSHIP,), costs=(PlayCard(RING_BOUND & COMPANION),), effects=(remove_burdens(1),)))

card(
    "4R303",
    "Frodo's Cloak",
    Action(
        (SKIRMISH,),
        condition=EARLY_ON_THE_WAY,
        costs=(add_burdens(1), Discard(a(THIS))),
        effects=(CancelSkirmish(FRODO),),
    ),
    Action(
        (SKIRMISH,),
        condition=Without(EARLY_ON_THE_WAY),
        costs=(Discard(a(THIS)),),
        effects=(remove_burdens(1), heal(FRODO)),
    ),
    on=On(FRODO),
)

card(
    "4R304",
    "Get On and Get Away",
    Action((FELLOWSHIP,), costs=(add_burdens(2),), effects=(PlayNextSite(count=2),)),
)

card(
    "4U305",
    "Good Work",
    Trigger(Happening(WINS, HOBBIT), optional=True, effects=(Token("shire", 1, a(THIS)),)),
    Action(
        (FELLOWSHIP,),
        effects=(Burden(Times(-1, AtMost(TokensOn(THIS, "shire"), 3))), Discard(a(THIS))),
    ),
)

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
        costs=(Spot(FRODO), add_burdens(1)),
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
    "4R315",
    "Sam",
    Action((FELLOWSHIP,), effects=(PlayCard(Titled("Sam's Pack"), zones=(DECK,)),)),
    FOLLOWS_FRODO,
)

card(
    "4C316",
    "Sam",
    Response(
        Happening(ABOUT_TO_ADD_BURDENS, against=SHADOW_CARD),
        costs=(Spot(FRODO), exert(THIS)),
        effects=(Prevent(),),
    ),
    FOLLOWS_FRODO,
)

card(
    "4R317",
    "Sam's Pack",
    Trigger(
        Happening(TURN_STARTS),
        optional=True,
        costs=(add_twilight(2),),
        effects=(heal(RING_BOUND & COMPANION),),
    ),
    on=On(RING_BOUND & HOBBIT),
)

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
                EARLY_ON_THE_WAY,
                then=(CancelSkirmish(HOBBIT),),
                otherwise=(make(a(HOBBIT), overwhelmed_at(3)),),
            ),
        ),
    ),
)

card(
    "4U320",
    "Store-room",
    Action((REGROUP,), effects=(heal(UNBOUND & HOBBIT, If(CanSpot(Titled("Gandalf"), chosen=True), 2, 1)),)),
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
