"""Sauron cards of Realms of the Elf-lords."""

from inglenook.lotr.cards.language import *

card(
    "3U92",
    "Massing in the East",
    Action(
        (REGROUP,),
        costs=(exert(SAURON & MINION),),
        effects=(DiscardFromDeck(Races(FREE_RACES), FREE_PEOPLES_PLAYER),),
    ),
)

card("3C94", "Orc Butcher", Continuous((strength(Count(SAURON & CONDITION)),)))

card("3C98", "Orc Swordsman", Continuous((strength(2),), condition=Is(THIS, Bearing(WEAPON))))

card(
    "3C101",
    "Orc Warrior",
    Action(
        (MANEUVER,),
        costs=(exert(THIS), Discard(a(YOURS & SAURON & CONDITION))),
        effects=(DiscardFromDeck(2, FREE_PEOPLES_PLAYER),),
    ),
)
