"""Isengard cards of The Fellowship of the Ring."""

from inglenook.lotr.cards.language import *

SNOWED_IN = All((AtThisSite(), During(SKIRMISH)))

card(
    "1C121",
    "Bred for Battle",
    Action((SKIRMISH,), costs=(exert(URUK_HAI, remember="uruk"),), effects=(make(that("uruk"), strength(3)),)),
)

card(
    "1C133",
    "Saruman's Ambition",
    Continuous((cost(-1),), of=YOURS & ISENGARD & EVENT),
    Action((SKIRMISH,), costs=(Discard(a(THIS)),), effects=(make(a(URUK_HAI), strength(2)),)),
)

card(
    "1C138",
    "Saruman's Snows",
    Continuous((cannot(BE_PLAYED),), of=EVENT & ForPhase(SKIRMISH), condition=SNOWED_IN),
    Continuous((cannot(BE_USED),), of=ANYTHING, condition=SNOWED_IN),
    Trigger(Happening(TURN_ENDS), effects=(Discard(a(THIS)),)),
    on=On(SITE),
    to_play=(exert(ISENGARD & MINION),),
)

card(
    "1C141",
    "Their Arrows Enrage",
    Continuous((strength(-1),), of=WithKeyword(ARCHER) & (COMPANION | ALLY)),
    to_play=(Spot(Titled("Saruman") | URUK_HAI),),
)

card(
    "1C145",
    "Uruk Brood",
    Action(
        (SKIRMISH,),
        costs=(remove_twilight(2),),
        effects=(Spot(OTHER & URUK_HAI, x="x"), make(a(THIS), strength(Number("x")))),
    ),
)

card("1C150", "Uruk Rager", Trigger(Happening(WINS, THIS), effects=(DiscardFromDeck(2, FREE_PEOPLES_PLAYER),)))

card("1C151", "Uruk Savage")

card("1C152", "Uruk Shaman", Action((MANEUVER,), costs=(remove_twilight(2),), effects=(heal(URUK_HAI),)))

card(
    "1U153",
    "Uruk Slayer",
    Action((SKIRMISH,), costs=(remove_twilight(1),), effects=(Modify((strength(1),), a(THIS), total=3),)),
)

card(
    "1C154",
    "Uruk Soldier",
    Trigger(Happening(PLAYED, THIS), optional=True, effects=(DiscardFromDeck(1, FREE_PEOPLES_PLAYER),)),
)

card("1C157", "Uruk-hai Armory", Continuous((Modifier(FELLOWSHIP_ARCHERY, -1),), condition=CanSpot(URUK_HAI)))

card("1C158", "Uruk-hai Raiding Party")

card(
    "1C160",
    "Uruk-hai Sword",
    Trigger(Happening(WINS, BEARER), effects=(DiscardFromDeck(1, FREE_PEOPLES_PLAYER),)),
    on=On(URUK_HAI),
)
