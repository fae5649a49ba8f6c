"""Elven cards of Realms of the Elf-lords."""

from inglenook.lotr.cards.language import *

card(
    "3U9",
    "Beren and Lúthien",
    Action(
        (SKIRMISH,),
        costs=(exert(ELVEN & ALLY),),
        effects=(
            DiscardFromDeck(bottom=True, remember="card"),
            When(Is(That("card"), ELVEN), (make(a(MINION & Skirmishing(ELF)), strength(-1)),)),
        ),
    ),
)

card(
    "3U18",
    "Galdor",
    Action(
        (REGROUP,),
        costs=(exert(THIS), Spot(MINION, remember="minion")),
        effects=(MoveCards(That("minion"), PLAY, HAND),),
    ),
    to_play=(Spot(ELF),),
)

card(
    "3U20",
    "Golradir",
    Action((SKIRMISH,), costs=(exert(THIS),), effects=(make(a(ORC), strength(-1)),)),
    to_play=(Spot(ELF),),
)

card(
    "3U25",
    "Saelbeth",
    Action((SKIRMISH,), costs=(exert(THIS),), effects=(make(a(URUK_HAI), strength(-1)),)),
    to_play=(Spot(ELF),),
)

card(
    "3P121",
    "Legolas",
    Continuous((Modifier(FELLOWSHIP_ARCHERY, 1),), condition=Any((AtSite("river"), AtSite("forest")))),
)
