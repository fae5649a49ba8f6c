"""Moria cards of The Fellowship of the Ring."""

from inglenook.lotr.cards.language import *

card(
    "1C168",
    "Drums in the Deep",
    Action(
        (SKIRMISH,),
        effects=(make(a(MORIA & ORC, "orc"), strength(If(Is(That("orc"), Skirmishing(DWARF)), 4, 2))),),
    ),
)

card(
    "1R170",
    "Fool of a Took!",
    Action(
        (SHADOW_PHASE,),
        costs=(Spot(HOBBIT & ~RING_BEARER),),
        effects=(
            SeeDeck(until=~(MORIA & MINION), remember="revealed"),
            MoveCards(ANYTHING, DECK, HAND, ALL, among="revealed"),
        ),
    ),
)

card("1C176", "Goblin Marksman")

card("1C177", "Goblin Patrol Troop")

card("1U178", "Goblin Runner", Trigger(Happening(PLAYED, THIS), optional=True, effects=(add_twilight(2),)))

card(
    "1C179",
    "Goblin Scavengers",
    Trigger(
        Happening(PLAYED, THIS),
        optional=True,
        effects=(PlayCard(WEAPON, zones=(DISCARD_PILE,), on=YOURS & MORIA & ORC),),
    ),
)

card(
    "1C180", "Goblin Scimitar", Trigger(Happening(PLAYED, THIS), optional=True, effects=(Draw(1),)), on=On(MORIA & ORC)
)

card(
    "1U181",
    "Goblin Sneak",
    Trigger(
        Happening(PLAYED, THIS),
        optional=True,
        effects=(MoveCards(MORIA & ORC, DISCARD_PILE, BENEATH_DECK),),
    ),
)

card(
    "1C182",
    "Goblin Spear",
    Trigger(
        Happening(KILLED, COMPANION, against=BEARER, phase=SKIRMISH),
        effects=(Burden(If(Is(That("it"), HOBBIT), 2, 1)),),
    ),
    on=On(MORIA & MINION),
)

card("1C187", "Host of Thousands", Action((SHADOW_PHASE,), effects=(PlayCard(MORIA & ORC, zones=(DISCARD_PILE,)),)))

card(
    "1U188",
    "The Long Dark",
    Trigger(
        Happening(MOVES_TO),
        condition=AtSite(least=4, most=5, block=FELLOWSHIP_BLOCK),
        effects=(add_twilight(Times(2, Count(DWARF & COMPANION))),),
    ),
    Action((SKIRMISH,), costs=(Discard(a(THIS)),), effects=(make(a(YOURS & MORIA & ORC), strength(2)),)),
)

card("1C191", "Moria Scout", Trigger(Happening(PLAYED, THIS), costs=(Spot(ELF),), effects=(add_twilight(2),)))

card(
    "1C196",
    "They Are Coming",
    Action(
        (SHADOW_PHASE,),
        costs=(DiscardFromHand(3),),
        effects=(PlayCard(MORIA & ORC, zones=(DISCARD_PILE,)),),
    ),
)

card(
    "1R200",
    "The Underdeeps of Moria",
    Action(
        (SHADOW_PHASE,),
        costs=(remove_twilight(3),),
        effects=(
            SeeDeck(bottom=True, remember="card"),
            When(
                Is(That("card"), MORIA & ORC),
                (MoveCards(That("card"), DECK, HAND),),
                (MoveCards(That("card"), DECK, DISCARD_PILE),),
            ),
        ),
    ),
)
