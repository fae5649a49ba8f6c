"""Isengard cards of Realms of the Elf-lords."""

from inglenook.lotr.cards.language import *

card(
    "3C49",
    "Abandoning Reason for Madness",
    Action(
        (SHADOW_PHASE,),
        costs=(Spot(ISENGARD & MINION),),
        effects=(DiscardFromHand(3, remember="discarded", up_to=True), Draw(Number("discarded"))),
    ),
)

card("3C56", "Isengard Forger", Action((SHADOW_PHASE,), costs=(exert(THIS),), effects=(add_twilight(1),)))

card(
    "3C63",
    "One of You Must Do This",
    Action(
        (MANEUVER,),
        costs=(exert(ISENGARD & MINION),),
        effects=(Exert(a(COMPANION, count=Races(FREE_RACES)), by=FREE_PEOPLES_PLAYER),),
    ),
)

card(
    "3R65",
    "Orc Overseer",
    Action((REGROUP,), costs=(exert(THIS, 2),), effects=(Exhaust(a(COMPANION & ~RING_BEARER)),)),
)

card(
    "3R67",
    "The Palantír of Orthanc",
    Action(
        (SHADOW_PHASE,),
        costs=(Spot(ISENGARD & MINION), remove_twilight(1)),
        effects=(
            SeeHand(FREE_PEOPLES_PLAYER, to_all=True, at_random=1, remember="card"),
            MoveCards(That("card"), HAND, ON_TOP_OF_DECK),
        ),
    ),
    to_play=(Spot(ISENGARD & MINION),),
)

card(
    "3U72",
    "Trapped and Alone",
    Continuous((no_bonus(DAMAGE),), of=WEAPON & BorneBy(Skirmishing(ISENGARD & ORC))),
)

card(
    "3U73",
    "The Trees Are Strong",
    Action(
        (REGROUP,),
        costs=(Discard(any_number(ISENGARD & ORC, "x")),),
        effects=(Wound(a(COMPANION, count=Number("x")), by=FREE_PEOPLES_PLAYER),),
    ),
)

card("3C74", "Uruk Raider", Continuous((strength(3), keyword(FIERCE)), condition=DeadPileHas(ALLY)))
