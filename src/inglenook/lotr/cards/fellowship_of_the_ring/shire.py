"""Shire cards of The Fellowship of the Ring."""

from inglenook.lotr.cards.language import *

SAM = Titled("Sam")
FRODO = Titled("Frodo")

card("1C286", "Bounder", Action((SKIRMISH,), costs=(exert(THIS),), effects=(make(a(HOBBIT), overwhelmed_at(3)),)))

card(
    "1C290",
    "Frodo",
    Action((FELLOWSHIP,), costs=(exert(OTHER & COMPANION & WithSignet("frodo")),), effects=(heal(THIS),)),
)

card(
    "1C296",
    "Hobbit Intuition",
    Action(
        (SKIRMISH,),
        effects=(
            When(
                AtSite(most=4, block=FELLOWSHIP_BLOCK),
                then=(CancelSkirmish(HOBBIT),),
                otherwise=(make(a(HOBBIT), strength(3)),),
            ),
        ),
    ),
)

card("1C299", "Hobbit Sword", on=On(HOBBIT))

card("1C303", "Merry", Continuous((strength(2),), condition=Is(THIS, Bearing(WEAPON))))

card(
    "1C304",
    "Noble Intentions",
    Action((SKIRMISH,), costs=(exert(COMPANION & ~HOBBIT),), effects=(make(a(HOBBIT), strength(3)),)),
)

card(
    "1U309",
    "Rosie Cotton",
    Continuous((strength(1),), of=SAM),
    Action((FELLOWSHIP,), costs=(exert(THIS),), effects=(heal(SAM),)),
)

card(
    "1C311",
    "Sam",
    Action((FELLOWSHIP,), costs=(exert(THIS),), effects=(remove_burdens(1),)),
    Response(Happening(KILLED, FRODO & RING_BEARER), effects=(MakeRingBearer(),)),
)

card(
    "1C312",
    "Sorry About Everything",
    Action((FELLOWSHIP,), costs=(exert(HOBBIT & COMPANION),), effects=(remove_burdens(1),)),
)
