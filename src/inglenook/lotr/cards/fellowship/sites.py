"""Sites of the Fellowship block.  "You" on a site is whoever uses it; its text works while the fellowship is there."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import site
from inglenook.lotr.words.abilities import Action, Continuous, Trigger
from inglenook.lotr.words.cards import Definition
from inglenook.lotr.words.conditions import All, CanSpot, During, NotYetPlayed, Without
from inglenook.lotr.words.effects import (
    Choose,
    Discard,
    DiscardFromHand,
    Draw,
    Exert,
    NoMoreMoves,
    PlayCard,
    SeeHand,
    Spot,
)
from inglenook.lotr.words.facade import a, cost, each, exert, heal, keyword, make, remove_twilight, strength, that
from inglenook.lotr.words.filters import (
    ALLY,
    COMPANION,
    ELF,
    GONDOR,
    HOBBIT,
    ISENGARD,
    MAN,
    MINION,
    MORIA,
    ORC,
    RANGER,
    SHADOW_CARD,
    THIS,
    WEAPON,
    YOURS,
    Titled,
)
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.modifiers import Modifier
from inglenook.lotr.words.terms import (
    AN_OPPONENT,
    DECK,
    DISCARD_PILE,
    FELLOWSHIP,
    FELLOWSHIP_BLOCK,
    FIERCE,
    FREE_PEOPLES_PLAYER,
    HAND,
    MANEUVER,
    MOVE_LIMIT,
    MOVES_FROM,
    MOVES_TO,
    SANCTUARY,
    SHADOW_PHASE,
    SKIRMISH,
    UNTIL_REGROUP,
)

FRODO: Final = Titled("Frodo")

SITES: Final[tuple[Definition, ...]] = (
    site("1U320", "East Road", FELLOWSHIP_BLOCK, 1, 0, Continuous((cost(2),), of=COMPANION)),
    site(
        "1C326",
        "Westfarthing",
        FELLOWSHIP_BLOCK,
        1,
        0,
        Action((FELLOWSHIP,), costs=(exert(HOBBIT),), effects=(PlayCard(COMPANION | ALLY, discount=1),)),
    ),
    site(
        "1U327",
        "Bree Gate",
        FELLOWSHIP_BLOCK,
        2,
        2,
        # Once changed, the limit stays so for the turn (LR-20.21).
        Continuous((Modifier(MOVE_LIMIT, 1),), condition=CanSpot(RANGER)),
    ),
    site(
        "1C331",
        "Ettenmoors",
        FELLOWSHIP_BLOCK,
        2,
        2,
        Action(
            (SKIRMISH,),
            costs=(exert(YOURS & (COMPANION | MINION), remember="character"),),
            effects=(make(that("character"), strength(2)),),
        ),
        keywords=("plains",),
    ),
    site(
        "1C337",
        "Council Courtyard",
        FELLOWSHIP_BLOCK,
        3,
        0,
        Trigger(Happening(MOVES_FROM, THIS), effects=(remove_twilight(2),)),
        keywords=(SANCTUARY,),
    ),
    site(
        "1U340",
        "Rivendell Terrace",
        FELLOWSHIP_BLOCK,
        3,
        0,
        Action((FELLOWSHIP,), costs=(PlayCard(MAN),), effects=(Draw(1),)),
        keywords=(SANCTUARY,),
    ),
    site(
        "1U345",
        "Mithril Mine",
        FELLOWSHIP_BLOCK,
        4,
        3,
        Action(
            (SHADOW_PHASE,),
            costs=(remove_twilight(1),),
            effects=(PlayCard(SHADOW_CARD & WEAPON, zones=(DISCARD_PILE,)),),
        ),
        keywords=("underground",),
    ),
    site(
        "1C346",
        "Moria Lake",
        FELLOWSHIP_BLOCK,
        4,
        3,
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
        keywords=("marsh",),
    ),
    site(
        "1C349",
        "The Bridge of Khazad-dûm",
        FELLOWSHIP_BLOCK,
        5,
        6,
        Action((SHADOW_PHASE,), effects=(PlayCard(Titled("The Balrog"), zones=(DECK, HAND), discount=6),)),
        keywords=("underground",),
    ),
    site(
        "1U350",
        "Dimrill Dale",
        FELLOWSHIP_BLOCK,
        6,
        3,
        Continuous((cost(-2),), of=MORIA & ORC, condition=All((During(SHADOW_PHASE), NotYetPlayed(MORIA & ORC)))),
        keywords=(SANCTUARY,),
    ),
    site(
        "1C351",
        "Galadriel's Glade",
        FELLOWSHIP_BLOCK,
        6,
        3,
        Action((FELLOWSHIP,), costs=(exert(ELF),), effects=(SeeHand(AN_OPPONENT),)),
        keywords=(SANCTUARY,),
    ),
    site(
        "1U353",
        "Anduin Confluence",
        FELLOWSHIP_BLOCK,
        7,
        6,
        Trigger(Happening(MOVES_TO, THIS), effects=(Discard(each(ALLY)),)),
        keywords=("river",),
    ),
    site(
        "1U355",
        "Silverlode Banks",
        FELLOWSHIP_BLOCK,
        7,
        6,
        Trigger(
            Happening(MOVES_TO, THIS),
            condition=Without(CanSpot(RANGER)),
            effects=(Exert(each(COMPANION), by=FREE_PEOPLES_PLAYER),),
        ),
        keywords=("river",),
    ),
    site(
        "1U358",
        "Pillars of the Kings",
        FELLOWSHIP_BLOCK,
        8,
        6,
        Action((FELLOWSHIP,), costs=(DiscardFromHand(1, GONDOR),), effects=(heal(GONDOR & COMPANION),)),
        keywords=("river",),
    ),
    site(
        "1U359",
        "Shores of Nen Hithoel",
        FELLOWSHIP_BLOCK,
        8,
        9,
        Action((SHADOW_PHASE,), costs=(Spot(ORC & MINION, 5),), effects=(NoMoreMoves(),)),
        keywords=("river",),
    ),
    site(
        "1U360",
        "Emyn Muil",
        FELLOWSHIP_BLOCK,
        9,
        9,
        Action(
            (MANEUVER,),
            costs=(exert(YOURS & MINION, remember="minion"),),
            effects=(make(that("minion"), keyword(FIERCE), until=UNTIL_REGROUP),),
        ),
    ),
    site("1U361", "Slopes of Amon Hen", FELLOWSHIP_BLOCK, 9, 9, Continuous((cost(-1),), of=ISENGARD & MINION)),
)
