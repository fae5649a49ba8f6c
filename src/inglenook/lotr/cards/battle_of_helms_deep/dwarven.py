"""Dwarven cards of Battle of Helm's Deep."""

from inglenook.lotr.cards.language import *

card("5R5", "Baruk Khazâd", Action((MANEUVER,), costs=(exert(DWARF),), effects=(wound(MINION), ActAgain())))

card(
    "5C6",
    "Defending the Keep",
    Action(
        (FELLOWSHIP,),
        costs=(Spot(DWARF),),
        effects=(Choose(((Draw(),), (PlayCard(DWARVEN & CONDITION, zones=(DISCARD_PILE,)),))),),
    ),
)

card(
    "5R7",
    "Gimli",
    Trigger(Happening(WINS, THIS), effects=(wound(MINION & AssignedNow(UNBOUND & COMPANION)),), optional=True),
)

card(
    "5U8",
    "Horn of Helm",
    Action(
        (MANEUVER,),
        costs=(exert(DWARF & COMPANION),),
        effects=(
            When(
                AtSite("battleground"),
                (make(each(MINION), Modifier(NO_KEYWORD, 1, DAMAGE), until=UNTIL_REGROUP),),
            ),
        ),
    ),
)

card(
    "5U9",
    "More to My Liking",
    Action((MANEUVER,), effects=(Stack(a(ANYTHING), a(THIS), DECK),), uses=1, period=THIS_PHASE),
    Action(
        (MANEUVER,),
        costs=(Discard(a(StackedOn(DWARVEN & CONDITION))), Spot(DWARF)),
        effects=(MoveCards(FREE_PEOPLES_CARD & StackedOn(THIS), STACKED, HAND),),
    ),
)
