"""Sauron cards of Realms of the Elf-lords."""

from inglenook.lotr.cards.language import *

SLAYS = Action((REGROUP,), costs=(exert(THIS),), effects=(wound(COMPANION & ~RING_BEARER),))

card(
    "3C87",
    "The Dark Lord Advances",
    Action(
        (REGROUP,),
        costs=(exert(SAURON & MINION),),
        effects=(
            SeeHand(FREE_PEOPLES_PLAYER, to_all=True, at_random=1, remember="card"),
            DiscardFromHand(CostOf(That("card")), whose=THAT_PLAYER),
        ),
    ),
)

card(
    "3U88",
    "Get Off the Road!",
    Action(
        (SHADOW_PHASE,),
        costs=(Spot(SAURON & MINION), Spot(NAZGUL)),
        effects=(DiscardFromDeck(Burdens(), FREE_PEOPLES_PLAYER),),
    ),
)

card(
    "3U89",
    "Gleaming in the Snow",
    Action((REGROUP,), costs=(Spot(GONDOR & COMPANION), exert(SAURON & ORC)), effects=(add_burdens(1),)),
)

card(
    "3C90",
    "Hand of Sauron",
    Action(
        (MANEUVER,),
        costs=(exert(SAURON & MINION),),
        effects=(DiscardFromHand(1, whose=FREE_PEOPLES_PLAYER, at_random=True),),
    ),
)

card(
    "3R91",
    "His Cruelty and Malice",
    Action((REGROUP,), costs=(exert(SAURON & MINION),), effects=(DiscardFromDeck(1, FREE_PEOPLES_PLAYER),)),
)

card(
    "3U92",
    "Massing in the East",
    Action(
        (REGROUP,),
        costs=(exert(SAURON & MINION),),
        effects=(DiscardFromDeck(Races(FREE_RACES), FREE_PEOPLES_PLAYER),),
    ),
)

card("3R93", "Morgul Slayer", SLAYS)

card("3C94", "Orc Butcher", Continuous((strength(Count(SAURON & CONDITION)),)))

card(
    "3C95",
    "Orc Guard",
    Action(
        (MANEUVER,),
        costs=(exert(THIS), Discard(a(YOURS & SAURON & CONDITION))),
        effects=(Discard(a(FREE_PEOPLES_CARD & CONDITION)),),
    ),
)

card(
    "3U96",
    "Orc Pillager",
    Continuous(
        (strength(Times(-1, Count(FREE_PEOPLES_CARD & BorneBy(That("it"))))),),
        of=CHARACTER & Skirmishing(THIS),
    ),
)

card("3U97", "Orc Slayer", SLAYS)

card("3C98", "Orc Swordsman", Continuous((strength(2),), condition=Is(THIS, Bearing(WEAPON))))

card("3R99", "Orc Trooper", Continuous((strength(InPile(HAND)),)))

card(
    "3U100",
    "Orc Veteran",
    Action(
        (SKIRMISH,),
        costs=(Discard(a(YOURS & SAURON & CONDITION)),),
        effects=(make(a(CHARACTER & Skirmishing(THIS)), strength(-1)),),
    ),
)

card(
    "3C101",
    "Orc Warrior",
    Action(
        (MANEUVER,),
        costs=(exert(THIS), Discard(a(YOURS & SAURON & CONDITION))),
        effects=(DiscardFromDeck(2, FREE_PEOPLES_PLAYER),),
    ),
)

card(
    "3R102",
    "Our List of Allies Grows Thin",
    Trigger(Happening(MOVES), effects=(add_twilight(Count(ALLY)),)),
    to_play=(exert(SAURON & MINION),),
)

card(
    "3R103",
    "Terrible as the Dawn",
    Action(
        (MANEUVER,),
        costs=(Spot(SAURON & MINION),),
        effects=(Unless(FREE_PEOPLES_PLAYER, (Discard(a(ELF, count=2)),), (wound(Titled("Galadriel"), 3),)),),
    ),
)

card(
    "3R104",
    "Tower of Barad-dûr",
    Trigger(Happening(MOVES), effects=(DiscardFromHand(1, whose=FREE_PEOPLES_PLAYER),)),
    to_play=(exert(SAURON & MINION),),
)

card(
    "3R105",
    "Why Shouldn't I Keep It?",
    Action(
        (MANEUVER,),
        costs=(Spot(SAURON & MINION),),
        effects=(
            Unless(
                FREE_PEOPLES_PLAYER,
                (Discard(a(FREE_PEOPLES_CARD & CONDITION, count=2)),),
                (Discard(a(Titled("Bilbo"))),),
            ),
        ),
    ),
)
