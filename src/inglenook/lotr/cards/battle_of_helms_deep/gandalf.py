"""Gandalf cards of Battle of Helm's Deep."""

from inglenook.lotr.cards.language import *

GANDALF = Titled("Gandalf")

HURRIES = Action(
    (ASSIGNMENT,),
    costs=(Choose(((DiscardFromHand(2),), (exert(UNBOUND & HOBBIT),))),),
    effects=(make(a(THIS), Modifier(CAN, 1, TAKE_PART_IN_SKIRMISHES)),),
)
"""The action that lets an unhasty Ent take part in skirmishes."""

card(
    "5U15",
    "Birchseed",
    HURRIES,
    Action((FELLOWSHIP,), costs=(exert(THIS),), effects=(heal(UNBOUND & HOBBIT),)),
)

card(
    "5R16",
    "Down From the Hills",
    Action(
        (MANEUVER,),
        costs=(exert(GANDALF, 3),),
        effects=(
            make(
                a(UNBOUND & COMPANION & WithSignet("gandalf")),
                strength(5),
                keyword(DEFENDER),
                damage(2),
                cannot(TAKE_WOUNDS),
                until=UNTIL_REGROUP,
            ),
        ),
    ),
)

card("5C17", "Forest Guardian", HURRIES)

card(
    "5R18",
    "Fury of the White Rider",
    Action((MANEUVER,), costs=(Spot(Twilight(), 3), exert(GANDALF)), effects=(wound(MINION, 2),)),
)

card(
    "5R19",
    "Lindenroot",
    HURRIES,
    Action((SKIRMISH,), costs=(exert(THIS),), effects=(wound(ISENGARD & MINION & Skirmishing(THIS)),)),
)

card(
    "5U20",
    "Turn of the Tide",
    Action(
        (MANEUVER,),
        costs=(exert(GANDALF),),
        effects=(
            Unless(
                ANY_SHADOW_PLAYER,
                price=(Discard(a(MINION)),),
                effects=(Discard(up_to(2, SHADOW_CARD & POSSESSION)),),
            ),
        ),
    ),
)
