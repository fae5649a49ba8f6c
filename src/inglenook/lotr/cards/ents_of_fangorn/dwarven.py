"""Dwarven cards of Ents of Fangorn."""

from inglenook.lotr.cards.language import *

card(
    "6U9",
    "Lend Us Your Aid",
    Action(
        (MANEUVER,),
        costs=(exert(Titled("Gimli"), 2, remember="gimli"),),
        effects=(
            make(that("gimli"), strength(3), until=UNTIL_REGROUP),
            make(each(ELF & COMPANION), strength(3), until=UNTIL_REGROUP),
        ),
    ),
)

card(
    "6C10",
    "Suspended Palaces",
    Trigger(Happening(PLAYED, THIS), costs=(Spot(DWARF),), effects=(Token("dwarven", 2, a(THIS)),), optional=True),
    Action(
        (FELLOWSHIP,),
        costs=(Choose(((Discard(a(THIS)),), (Token("dwarven", -1, a(THIS)),))),),
        effects=(Stack(a(ANYTHING), a(DWARVEN & CONDITION & WithStacked(ANYTHING)), DECK),),
    ),
)

card(
    "6R11",
    "Toss Me",
    Continuous((strength(1),), of=Titled("Gimli"), condition=Is(THIS, StackedOn(DWARVEN & CONDITION)), zone=STACKED),
    Action(
        (FELLOWSHIP,),
        effects=(
            Choose(
                (
                    (MoveCards(THIS, NO_ZONE, ON_TOP_OF_DECK),),
                    (MoveCards(THIS, NO_ZONE, BENEATH_DECK),),
                    (MoveCards(OTHER & DWARVEN, HAND, ON_TOP_OF_DECK),),
                    (MoveCards(OTHER & DWARVEN, HAND, BENEATH_DECK),),
                )
            ),
        ),
    ),
)
