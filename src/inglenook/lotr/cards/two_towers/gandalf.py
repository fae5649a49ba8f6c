"""Gandalf cards of The Two Towers."""

from inglenook.lotr.cards.language import *

GANDALF = Titled("Gandalf")

card(
    "4R95",
    "Into Dark Tunnels",
    Response(
        Happening(ABOUT_TO_DISCARD_EVENT, GANDALF_CULTURE & EVENT, whose=YOU),
        costs=(exert(GANDALF, 2),),
        effects=(Prevent(instead=(MoveCards(That("it"), NO_ZONE, HAND),)),),
    ),
)

card(
    "4R103",
    "Treebeard",
    Response(
        Happening(ABOUT_TO_BE_DISCARDED, UNBOUND & HOBBIT),
        effects=(Prevent(instead=(Stack(that("it"), a(THIS)),)),),
    ),
    Action(
        (FELLOWSHIP,),
        costs=(exert(THIS), add_twilight(1)),
        effects=(PlayCard(UNBOUND & HOBBIT & StackedOn(THIS), zones=(STACKED,)),),
    ),
)

card(
    "4R107",
    "Windows in a Stone Wall",
    Response(
        Happening(KILLED, ISENGARD & MINION),
        costs=(Discard(a(THIS)),),
        effects=(
            SeeDeck(10, AN_OPPONENT, remember="seen"),
            MoveCards(SHADOW_CARD, DECK, DISCARD_PILE, among="seen"),
            MoveCards(FREE_PEOPLES_CARD, DECK, DISCARD_PILE, among="seen"),
            MoveCards(ANYTHING, DECK, SHUFFLED_INTO_DECK, ALL, among="seen"),
        ),
    ),
    on=On(That("ent")),
    to_play=(exert(ENT, remember="ent"),),
)
