"""Moria cards of Mines of Moria."""

from inglenook.lotr.cards.language import *

card(
    "2C51",
    "The Balrog",
    DiscardedWhen(CanSpot(THIS), OTHER & MINION),
    Continuous((Modifier(SKIP, 1, ARCHERY),)),
    DiscardedWhen(Without(AtSite("underground"))),
)

card(
    "2R53",
    "Cave Troll's Chain",
    Trigger(Happening(PHASE_ENDS, phase=MANEUVER), effects=(May((SkipPhase(ARCHERY),), FREE_PEOPLES_PLAYER),)),
    Trigger(
        Happening(WOUNDED_NOW, Titled("Cave Troll of Moria"), phase=ARCHERY),
        optional=True,
        effects=(wound(WithKeyword(ARCHER) & COMPANION),),
    ),
    on=On(Titled("Cave Troll of Moria")),
)

card(
    "2R57",
    "Final Cry",
    Response(
        Happening(SKIRMISH_ABOUT_TO_END, Titled("The Balrog") & Bearing(Titled("Whip of Many Thongs"))),
        effects=(wound(COMPANION & InSkirmish(), 2),),
    ),
)

card(
    "2C61",
    "Goblin Flankers",
    Trigger(Happening(PLAYED, THIS), condition=HasMoved(), optional=True, effects=(add_twilight(3),)),
)

card("2C62", "Goblin Pursuer", Continuous((strength(3),), condition=HasMoved()))

card("2C65", "Goblin Spearman", Continuous((damage(2),), condition=Is(THIS, Bearing(Titled("Goblin Spear")))))

card(
    "2C69",
    "Old Differences",
    Action(
        (SKIRMISH,),
        effects=(
            make(
                a((ELF | DWARF) & Skirmishing(MORIA & ORC)),
                strength(If(All((CanSpot(ELF, chosen=True), CanSpot(DWARF, chosen=True))), -3, -1)),
            ),
        ),
    ),
)
