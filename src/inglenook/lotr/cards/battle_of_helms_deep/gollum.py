"""Gollum cards of Battle of Helm's Deep."""

from inglenook.lotr.cards.language import *

card(
    "5C28",
    "Sméagol",
    Action(
        (REGROUP,),
        costs=(exert(Titled("Sméagol") | Titled("Gollum"), 2),),
        effects=(
            SeeDeck(4, remember="revealed"),
            Repeat(Count(SHADOW_CARD, among="revealed"), (wound(MINION),)),
            MoveCards(ANYTHING, DECK, BENEATH_DECK, ALL, among="revealed"),
        ),
    ),
    to_play=(add_burdens(1),),
)
