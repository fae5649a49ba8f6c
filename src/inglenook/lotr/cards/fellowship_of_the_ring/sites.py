"""The sites of The Fellowship of the Ring."""

from inglenook.lotr.cards.language import *

GIMLI = Titled("Gimli")
FRODO = Titled("Frodo")

TALE = WithKeyword("tale")

card(
    "1U319",
    "Bag End",
    Action((FELLOWSHIP,), costs=(exert(HOBBIT),), effects=(PlayCard(Titled("The Gaffer"), zones=(DECK,)),)),
)

card("1U320", "East Road", Continuous((cost(2),), of=COMPANION))

card(
    "1U321",
    "Farmer Maggot's Fields",
    Action(
        (FELLOWSHIP,),
        costs=(exert(HOBBIT),),
        effects=(PlayCard(Titled("Merry") | Titled("Pippin"), zones=(DECK,)),),
    ),
)

card(
    "1U322",
    "Green Dragon Inn",
    Action((FELLOWSHIP,), costs=(exert(HOBBIT),), effects=(PlayCard(Titled("Sam"), zones=(DECK,)),)),
)

card("1U323", "Green Hill Country", Continuous((cost(-1),), of=HOBBIT))

card(
    "1U324",
    "The Prancing Pony",
    Action((FELLOWSHIP,), costs=(add_burdens(1),), effects=(PlayCard(Titled("Aragorn"), zones=(DECK,)),)),
)

card(
    "1U325",
    "Shire Lookout Point",
    Action(
        (FELLOWSHIP,),
        costs=(Spot(Titled("Gandalf")),),
        effects=(PlayCard(Titled("Gandalf's Cart"), zones=(DECK,)),),
    ),
)

card(
    "1C326",
    "Westfarthing",
    Action((FELLOWSHIP,), costs=(exert(HOBBIT),), effects=(PlayCard(COMPANION | ALLY, discount=1),)),
)

card(
    "1U327",
    "Bree Gate",
    # Once changed, the move limit stays changed for the turn (LR-20.21).
    Continuous((Modifier(MOVE_LIMIT, 1),), condition=CanSpot(RANGER)),
)

card("1U328", "Bree Streets", Continuous((Modifier(ROAMING_PENALTY, -2),), of=NAZGUL, condition=AtThisSite()))

card("1U329", "Breeland Forest", Continuous((cannot(BE_PLAYED),), of=WithKeyword("stealth") & EVENT))

card(
    "1U330",
    "Buckleberry Ferry",
    Continuous(
        (Modifier(SKIP, 1, ASSIGNMENT), Modifier(SKIP, 1, SKIRMISH)),
        condition=All((AtThisSite(), Without(CanSpot(COMPANION & ~HOBBIT)))),
    ),
)

card(
    "1C331",
    "Ettenmoors",
    Action(
        (SKIRMISH,),
        costs=(exert(YOURS & (COMPANION | MINION), remember="character"),),
        effects=(make(that("character"), strength(2)),),
    ),
)

card(
    "1U332",
    "Midgewater Marshes",
    Trigger(Happening(MOVES_TO, THIS), effects=(Exert(each(HOBBIT & COMPANION), by=FREE_PEOPLES_PLAYER),)),
)

card(
    "1U333",
    "Midgewater Moors",
    Trigger(Happening(PLAYED, MINION), effects=(DiscardFromHand(1, whose=FREE_PEOPLES_PLAYER),)),
)

card(
    "1U334",
    "Trollshaw Forest",
    Trigger(
        Happening(PLAYED, ITEM, against=YOURS & COMPANION, whose=YOU),
        effects=(Draw(1),),
    ),
)

card("1U335", "Weatherhills", Continuous((cost(-1),), of=NAZGUL))

card("1U336", "Weathertop", Continuous((keyword(FIERCE),), of=NAZGUL, condition=AtThisSite()))

card("1C337", "Council Courtyard", Trigger(Happening(MOVES_FROM, THIS), effects=(remove_twilight(2),)))

card(
    "1U338", "Ford of Bruinen", Continuous((cost(-5),), of=NAZGUL, condition=NotYetPlayed(NAZGUL, THIS_TURN, here=True))
)

card("1U339", "Frodo's Bedroom", Action((FELLOWSHIP,), costs=(PlayCard(HOBBIT),), effects=(Draw(1),)))

card("1U340", "Rivendell Terrace", Action((FELLOWSHIP,), costs=(PlayCard(MAN),), effects=(Draw(1),)))

card("1U341", "Rivendell Valley", Action((FELLOWSHIP,), costs=(PlayCard(ELF),), effects=(Draw(1),)))

card(
    "1U342",
    "Rivendell Waterfall",
    # Once changed, the move limit stays changed for the turn (LR-20.21).
    Continuous((Modifier(MOVE_LIMIT, 1),), condition=All((CanSpot(RANGER), AtThisSite()))),
)

card(
    "1U343",
    "Balin's Tomb",
    Action(
        (MANEUVER,),
        costs=(Choose(((Discard(a(YOURS & TALE)),), (DiscardFromHand(1, TALE),))),),
        effects=(heal(YOURS & COMPANION),),
    ),
)

card(
    "1U344",
    "Dwarrowdelf Chamber",
    Trigger(
        Happening(MOVES_TO, THIS),
        effects=(
            Choose(
                (
                    (Exert(a(GIMLI), by=FREE_PEOPLES_PLAYER),),
                    (Exert(a(COMPANION & ~GIMLI, count=2), by=FREE_PEOPLES_PLAYER),),
                ),
                by=FREE_PEOPLES_PLAYER,
            ),
        ),
    ),
)

card(
    "1U345",
    "Mithril Mine",
    Action(
        (SHADOW_PHASE,),
        costs=(remove_twilight(1),),
        effects=(PlayCard(SHADOW_CARD & WEAPON, zones=(DISCARD_PILE,)),),
    ),
)

card(
    "1C346",
    "Moria Lake",
    Trigger(
        Happening(MOVES_TO, THIS),
        effects=(
            Choose(
                (
                    (Exert(a(FRODO), by=FREE_PEOPLES_PLAYER),),
                    (Exert(a(COMPANION & ~FRODO, count=2), by=FREE_PEOPLES_PLAYER),),
                ),
                by=FREE_PEOPLES_PLAYER,
            ),
        ),
    ),
)

card("1U347", "Moria Stairway", Continuous((damage(1),), of=(COMPANION | MINION) & Bearing(HAND_WEAPON)))

card(
    "1U348",
    "Pass of Caradhras",
    Action(
        (SHADOW_PHASE,),
        costs=(Spot(ISENGARD & MINION),),
        effects=(PlayCard(WithKeyword("weather"), zones=(DECK,)),),
        uses=1,
        period=THIS_TURN,
    ),
)

card(
    "1C349",
    "The Bridge of Khazad-dûm",
    Action((SHADOW_PHASE,), effects=(PlayCard(Titled("The Balrog"), zones=(DECK, HAND), discount=6),)),
)

card(
    "1U350",
    "Dimrill Dale",
    Continuous((cost(-2),), of=MORIA & ORC, condition=All((During(SHADOW_PHASE), NotYetPlayed(MORIA & ORC)))),
)

card("1C351", "Galadriel's Glade", Action((FELLOWSHIP,), costs=(exert(ELF),), effects=(SeeHand(AN_OPPONENT),)))

card("1U352", "Lothlórien Woods", Continuous((strength(3),), of=ALLY & HomeAt(6, FELLOWSHIP_BLOCK)))

card("1U353", "Anduin Confluence", Trigger(Happening(MOVES_TO, THIS), effects=(Discard(each(ALLY)),)))

card("1C354", "Anduin Wilderland", Continuous((Modifier(SKIP, 1, ARCHERY),), condition=AtThisSite()))

card(
    "1U355",
    "Silverlode Banks",
    Trigger(
        Happening(MOVES_TO, THIS),
        condition=Without(CanSpot(RANGER)),
        effects=(Exert(each(COMPANION), by=FREE_PEOPLES_PLAYER),),
    ),
)

card("1C356", "Anduin Banks", Continuous((Modifier(MINION_ARCHERY, Times(2, Count(COMPANION, over=4))),)))

card(
    "1U357",
    "Brown Lands",
    Continuous((Modifier(MINION_ARCHERY, AtMost(Count(WithKeyword(ARCHER) & MINION), 4)),), condition=AtThisSite()),
)

card(
    "1U358",
    "Pillars of the Kings",
    Action((FELLOWSHIP,), costs=(DiscardFromHand(1, GONDOR),), effects=(heal(GONDOR & COMPANION),)),
)

card(
    "1U359", "Shores of Nen Hithoel", Action((SHADOW_PHASE,), costs=(Spot(ORC & MINION, 5),), effects=(NoMoreMoves(),))
)

card(
    "1U360",
    "Emyn Muil",
    Action(
        (MANEUVER,),
        costs=(exert(YOURS & MINION, remember="minion"),),
        effects=(make(that("minion"), keyword(FIERCE), until=UNTIL_REGROUP),),
    ),
)

card("1U361", "Slopes of Amon Hen", Continuous((cost(-1),), of=ISENGARD & MINION))

card(
    "1C362",
    "Summit of Amon Hen",
    Trigger(Happening(MOVES_TO, THIS), effects=(May((Draw(Burdens()),), by=EACH_SHADOW_PLAYER),)),
)

card(
    "1U363",
    "Tol Brandir",
    Action(
        (SHADOW_PHASE,),
        effects=(
            Repeat(3, (PlayCard(WithKeyword("tracker"), zones=(DISCARD_PILE,)),), until_stopped=True),
            EndShadowPhase(),
        ),
    ),
)
