"""Sauron cards of Battle of Helm's Deep."""

from inglenook.lotr.cards.language import *

ORCS_RANGE_FAR = Continuous((Modifier(SITE_NUMBER, -3),), of=SAURON & ORC)

card(
    "5R95",
    "Dead Marshes",
    Continuous(
        (strength(-1),),
        of=RING_BOUND & COMPANION & Skirmishing(SAURON & ORC),
        condition=AtSite(least=4, most=4, block=TOWERS_BLOCK),
    ),
    Action(
        (MANEUVER,),
        costs=(Spot(SAURON & ORC, 2),),
        effects=(
            Repeat(2, (PlayCard(SAURON & CONDITION, zones=(DISCARD_PILE,)),), until_stopped=True),
            Discard(a(THIS)),
        ),
    ),
)

card(
    "5R96",
    "Eye of Barad-Dûr",
    Action(
        (SKIRMISH,),
        effects=(
            make(
                a((COMPANION | ALLY) & Skirmishing(SAURON & ORC)),
                strength(Times(-1, Count(RING_BOUND & COMPANION))),
            ),
        ),
    ),
    # The card is discarded from hand, not played (LG-116).
    Response(
        Happening(REVEALED_FROM_HAND, THIS, whose=FREE_PEOPLES_PLAYER),
        costs=(DiscardFromHand(1, THIS),),
        effects=(add_burdens(2),),
    ),
)

card(
    "5C97",
    "Gate Soldier",
    Trigger(
        Happening(PLAYED, SAURON & CONDITION, whose=YOU),
        optional=True,
        costs=(remove_twilight(2), exert(THIS)),
        effects=(Draw(1),),
    ),
)

card(
    "5C98",
    "Gate Trooper",
    Trigger(
        Happening(PLAYED, THIS),
        optional=True,
        costs=(exert(THIS), Spot(Burdens(), 5)),
        effects=(Draw(1),),
    ),
)

card(
    "5C99",
    "Gate Veteran",
    Trigger(
        Happening(PLAYED, THIS),
        optional=True,
        costs=(exert(THIS), Spot(COMPANION, 6)),
        effects=(Draw(1),),
    ),
)

card(
    "5R100",
    "Grishnákh",
    ORCS_RANGE_FAR,
    Action(
        (SHADOW_PHASE,),
        costs=(exert(THIS, 2), Spot(OTHER & SAURON & ORC)),
        effects=(Unless(FREE_PEOPLES_PLAYER, (add_burdens(2),), (Draw(3),)),),
    ),
)

card(
    "5U101",
    "I'd Make You Squeak",
    Continuous((shadow_number(AtMost(WoundsOn(HOBBIT), 3)),), of=SITE),
    to_play=(Exert(a(SAURON & ORC, count=2)),),
)

card(
    "5R102",
    "Morannon",
    Continuous(
        (cost(-3),),
        of=SAURON & ORC,
        condition=All((AtSite(least=4, most=4, block=TOWERS_BLOCK), NotYetPlayed(SAURON & ORC, THIS_TURN, here=True))),
    ),
    Action(
        (SHADOW_PHASE,),
        costs=(DiscardFromHand(4), Spot(SAURON & ORC, 2)),
        effects=(Draw(3), Discard(a(THIS))),
    ),
)

card(
    "5R103",
    "Orc Captain",
    Trigger(
        Happening(PLAYED, THIS),
        optional=True,
        costs=(Spot(SAURON & CONDITION),),
        effects=(Draw(AtMost(SitesControlled(), 3)),),
    ),
)

card(
    "5U104",
    "Orc Cutthroat",
    ORCS_RANGE_FAR,
    Action(
        (SKIRMISH,),
        costs=(Discard(a(OTHER & SAURON & ORC)), exert(THIS)),
        effects=(wound(COMPANION & Skirmishing(THIS)),),
    ),
)

card(
    "5U105",
    "Orc Fighter",
    Action((REGROUP,), costs=(Spot(SAURON & CONDITION), exert(THIS)), effects=(TakeControl(),)),
)

card(
    "5C106",
    "Orc Infantry",
    Action((REGROUP,), costs=(Spot(SAURON & CONDITION), Discard(a(THIS))), effects=(TakeControl(),)),
)

card(
    "5U107",
    "Orc Patrol",
    ORCS_RANGE_FAR,
    Action(
        (MANEUVER,),
        costs=(exert(THIS, 2), Spot(OTHER & SAURON & ORC)),
        effects=(Discard(a(CONDITION)),),
    ),
)

card(
    "5C108",
    "Orc Pursuer",
    Continuous((Modifier(SITE_NUMBER, -1),), of=SAURON & ORC),
    Trigger(
        Happening(PLAYED, THIS),
        optional=True,
        costs=(exert(THIS), remove_twilight(2)),
        effects=(Draw(1),),
    ),
)

card(
    "5C109",
    "Orc Runner",
    Continuous((Modifier(SITE_NUMBER, -1),), of=SAURON & ORC),
    Trigger(
        Happening(PLAYED, THIS),
        optional=True,
        costs=(exert(THIS), DiscardFromHand(2)),
        effects=(Draw(1),),
    ),
)

card(
    "5U110",
    "Teeth of Mordor",
    Action(
        (REGROUP,),
        costs=(Spot(SAURON & ORC, remember="orc"), remove_twilight(3)),
        effects=(Stack(that("orc"), a(THIS)),),
    ),
    Action((SHADOW_PHASE,), effects=(PlayCard(SAURON & ORC & StackedOn(THIS), zones=(STACKED,)),)),
)
