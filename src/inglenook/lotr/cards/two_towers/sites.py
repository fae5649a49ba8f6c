"""The sites of The Two Towers."""

from inglenook.lotr.cards.language import *

SARUMAN = Titled("Saruman")
THEODEN = Titled("Théoden")

DUNLENDINGS_FEAR_NO_ARROWS = Continuous((cannot(TAKE_WOUNDS),), of=DUNLAND & MAN, condition=During(ARCHERY))

card("4U323", "East Wall of Rohan", Trigger(Happening(MOVES_FROM, THIS), effects=(add_twilight(2),)))

card(
    "4U324",
    "Eastemnet Downs",
    Trigger(Happening(PLAYED, COMPANION, whose=YOU), condition=AtThisSite(), effects=(DiscardFromHand(2),)),
)

card(
    "4U325",
    "Eastemnet Gullies",
    Action(
        (FELLOWSHIP,),
        costs=(Exert(a(UNBOUND & COMPANION, count=2)),),
        effects=(PlayCard(Titled("Legolas"), zones=(DECK,)),),
    ),
)

card(
    "4U326",
    "Horse-country",
    # Once changed, the move limit stays changed for the turn (LR-20.21).
    Continuous((Modifier(MOVE_LIMIT, 1),), condition=All((CanSpot(ROHAN & MOUNT), AtThisSite()))),
)

card(
    "4U327",
    "Plains of Rohan",
    Action(
        (FELLOWSHIP,),
        costs=(Exert(a(UNBOUND & COMPANION, count=2)),),
        effects=(PlayCard(Titled("Gimli"), zones=(DECK,)),),
    ),
)

card(
    "4U328",
    "The Riddermark",
    Action(
        (FELLOWSHIP,),
        costs=(Exert(a(UNBOUND & COMPANION, count=2)),),
        effects=(PlayCard(Titled("Aragorn"), zones=(DECK,)),),
    ),
)

card(
    "4U329",
    "Western Emyn Muil",
    Trigger(Happening(MOVES_FROM, THIS), effects=(Exert(each(RING_BOUND & COMPANION), by=FREE_PEOPLES_PLAYER),)),
)

card(
    "4U330",
    "Derndingle",
    Continuous((Modifier(MOVE_LIMIT, 1),), condition=All((CanSpot(UNBOUND & HOBBIT), AtThisSite()))),
)

card(
    "4U331",
    "Eastfold",
    Action((SHADOW_PHASE,), costs=(Spot(ISENGARD & WithKeyword("tracker"), 3),), effects=(NoMoreMoves(),)),
)

card("4U332", "Fangorn Forest", Action((FELLOWSHIP,), effects=(PlayCard(Titled("Treebeard"), zones=(DECK,)),)))

card(
    "4U333",
    "Plains of Rohan Camp",
    # Three wounds are healed in all, on one companion or several.
    Trigger(Happening(PHASE_STARTS, phase=FELLOWSHIP), effects=(Repeat(3, (Heal(up_to(1, COMPANION)),)),)),
)

card("4U334", "Rohirrim Village", DUNLENDINGS_FEAR_NO_ARROWS)

card("4U335", "Uruk Camp", Trigger(Happening(PLAYED, URUK_HAI), effects=(Exert(that(IT)),)))

card(
    "4U336",
    "Wold of Rohan",
    Trigger(Happening(ASSIGNED, ALLY | COMPANION, whose=FREE_PEOPLES_PLAYER), effects=(add_twilight(1),)),
)

card(
    "4U337",
    "Barrows of Edoras",
    Action((FELLOWSHIP,), effects=(MoveCards(ANYTHING, HAND, BENEATH_DECK, count=ALL), Draw(4))),
)

card("4U338", "Golden Hall", Trigger(Happening(MOVES_TO, THIS), effects=(Discard(each(FREE_PEOPLES_CARD & WEAPON)),)))

card(
    "4U339",
    "Stables",
    Action(
        (FELLOWSHIP,),
        costs=(exert(ROHAN & MAN),),
        effects=(PlayCard(ROHAN & MOUNT, zones=(DECK,)),),
        uses=1,
        period=THIS_TURN,
    ),
)

card("4U340", "Streets of Edoras", Continuous((cannot(TAKE_PART),), of=ROHAN & ALLY, condition=AtThisSite()))

card("4U341", "Throne Room", Action((FELLOWSHIP,), effects=(PlayCard(THEODEN, zones=(DECK,)),)))

card("4U342", "Westemnet Plains", DUNLENDINGS_FEAR_NO_ARROWS)

card("4U343", "Ered Nimrais", Continuous((cost(3),), of=COMPANION | ALLY, condition=AtThisSite()))

card(
    "4U344", "Westemnet Hills", Trigger(Happening(MOVES_TO, THIS), effects=(Heal(each(MOUNTED & (COMPANION | ALLY))),))
)

card(
    "4U345",
    "White Mountains",
    Trigger(
        Happening(MOVES_TO, THIS),
        effects=(
            Choose(
                (
                    (Exert(a(THEODEN), by=FREE_PEOPLES_PLAYER),),
                    (Exert(a(COMPANION & ~THEODEN, count=2), by=FREE_PEOPLES_PLAYER),),
                ),
                by=FREE_PEOPLES_PLAYER,
            ),
        ),
    ),
)

card("4U346", "White Rocks", Continuous((shadow_number(Count(MOUNTED & COMPANION)),)))

card(
    "4U347",
    "Deep of Helm",
    Continuous((cost(-3),), of=URUK_HAI, condition=NotYetPlayed(URUK_HAI, THIS_TURN, here=True)),
)

card("4U348", "Deeping Wall", Action((SHADOW_PHASE,), effects=(PlayCard(SARUMAN, zones=(DECK,)),)))

card("4U349", "Helm's Gate", Continuous((strength(2),), of=(COMPANION | MINION) & Bearing(HAND_WEAPON)))

card("4U350", "Hornburg Courtyard", Continuous((shadow_number(-2),), condition=CanSpot(Titled("Aragorn"))))

card("4U351", "Hornburg Parapet", Continuous((Modifier(FELLOWSHIP_ARCHERY, 1), Modifier(MINION_ARCHERY, -1))))

card(
    "4U352",
    "Caves of Aglarond",
    Action(
        (MANEUVER,),
        costs=(remove_twilight(2), Spot(YOURS & URUK_HAI, remember="uruk")),
        effects=(make(that("uruk"), keyword(FIERCE), until=UNTIL_REGROUP),),
    ),
)

card("4U353", "Great Hall", Continuous((Modifier(CAN, 1, TAKE_PART),), of=ROHAN & ALLY, condition=AtThisSite()))

card("4U354", "Hornburg Armory", Action((FELLOWSHIP,), costs=(PlayCard(POSSESSION),), effects=(Draw(1),)))

card(
    "4U355",
    "Cavern Entrance",
    Continuous((cannot(BE_PLAYED),), of=EVENT & ForPhase(SKIRMISH)),
    Continuous((cannot(BE_USED, phase=SKIRMISH),), of=ANYTHING),
)

card(
    "4U356", "Hornburg Causeway", Continuous((Modifier(MINION_ARCHERY, Times(2, Count(UNBOUND & COMPANION, over=3))),))
)

card(
    "4U357",
    "King's Room",
    Trigger(
        Happening(MOVES_TO, THIS),
        condition=Without(CanSpot(ROHAN & COMPANION)),
        effects=(Exert(each(UNBOUND & COMPANION), by=FREE_PEOPLES_PLAYER),),
    ),
)

card("4U358", "Ring of Isengard", Action((SHADOW_PHASE,), costs=(PlayCard(DUNLAND & MINION),), effects=(Draw(1),)))

card(
    "4U359",
    "Wizard's Vale",
    Trigger(
        Happening(PHASE_STARTS, phase=SHADOW_PHASE, first=True),
        condition=PoolBelow(9),
        effects=(add_twilight(4),),
        uses=1,
        period=THIS_TURN,
    ),
)

card("4U360", "Fortress of Orthanc", Continuous((shadow_number(Times(2, Count(COMPANION, over=4))),)))

card(
    "4U361",
    "Orthanc Balcony",
    Action((SHADOW_PHASE,), effects=(PlayCard(SARUMAN, zones=(DISCARD_PILE,), discount=2),)),
)

card(
    "4U362",
    "Orthanc Library",
    Trigger(
        Happening(MOVES_TO, THIS),
        effects=(May((Draw(Count(COMPANION, over=4)),), by=EACH_SHADOW_PLAYER),),
    ),
)

card(
    "4U363",
    "Palantír Chamber",
    Action((SHADOW_PHASE,), costs=(remove_burdens(2),), effects=(PlayCard(MINION, zones=(DISCARD_PILE,)),)),
)
