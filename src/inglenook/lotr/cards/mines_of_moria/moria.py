"""Moria cards of Mines of Moria."""

from inglenook.lotr.cards.language import *

CAVE_TROLL = Titled("Cave Troll of Moria")
THE_BALROG = Titled("The Balrog")

TENTACLE = WithKeyword("tentacle")
BEARS_NO_POSSESSIONS = Continuous((cannot(BEAR, by=POSSESSION),))
LIVES_IN_MARSHES = DiscardedWhen(Without(AtSite("marsh")))

card("2R49", "Archer Commander", Continuous((strength(2),), of=OTHER & MORIA & WithKeyword(ARCHER)))

card(
    "2R50",
    "The Balrog's Sword",
    Continuous((damage(1),), of=BEARER),
    on=On(THE_BALROG, extra_class=True),
)

card(
    "2C51",
    "The Balrog",
    DiscardedWhen(CanSpot(THIS), OTHER & MINION),
    Continuous((Modifier(SKIP, 1, ARCHERY),)),
    DiscardedWhen(Without(AtSite("underground"))),
)

card(
    "2R52",
    "The Balrog",
    DiscardedWhen(Without(AtSite("underground"))),
    Action(
        (SHADOW_PHASE,),
        costs=(exert(THIS), remove_twilight(2)),
        effects=(PlayCard(MORIA & ORC, zones=(DISCARD_PILE,)),),
    ),
    to_play=(Spot(MORIA & ORC),),
)

card(
    "2R53",
    "Cave Troll's Chain",
    Trigger(Happening(PHASE_ENDS, phase=MANEUVER), effects=(May((SkipPhase(ARCHERY),), FREE_PEOPLES_PLAYER),)),
    Trigger(
        Happening(WOUNDED_NOW, CAVE_TROLL, phase=ARCHERY),
        optional=True,
        effects=(wound(WithKeyword(ARCHER) & COMPANION),),
    ),
    on=On(CAVE_TROLL),
)

card(
    "2U54",
    "Dark Fire",
    Trigger(Happening(MOVES), effects=(exert(BEARER),)),
    on=On(Titled("Gandalf")),
    to_play=(Spot(THE_BALROG),),
)

card(
    "2C55",
    "Dark Places",
    Continuous((strength(1),), of=Unique() & MORIA & MINION),
    Action((SHADOW_PHASE,), effects=(ReplaceSite(new=WithKeyword("marsh") | WithKeyword("underground")),)),
)

card(
    "2U56",
    "Fill With Fear",
    Continuous((Modifier(SKIP, 1, ARCHERY),), condition=CanSpot(THE_BALROG)),
    Action((MANEUVER,), costs=(exert(THE_BALROG),), effects=(Discard(a(RANGED_WEAPON)),)),
)

card(
    "2R57",
    "Final Cry",
    Response(
        Happening(SKIRMISH_ABOUT_TO_END, THE_BALROG & Bearing(Titled("Whip of Many Thongs"))),
        effects=(wound(COMPANION & InSkirmish(), 2),),
    ),
)

card(
    "2C58",
    "Foul Tentacle",
    Trigger(Happening(PLAYED, THIS), optional=True, effects=(PlayCard(TENTACLE, zones=(DECK,)),)),
    BEARS_NO_POSSESSIONS,
    LIVES_IN_MARSHES,
)

card("2U59", "Foul Things", Action((SHADOW_PHASE,), effects=(PlayCard(MORIA & MINION, zones=(DISCARD_PILE,)),)))

card("2C60", "Goblin Bowman")

card(
    "2C61",
    "Goblin Flankers",
    Trigger(Happening(PLAYED, THIS), condition=HasMoved(), optional=True, effects=(add_twilight(3),)),
)

card("2C62", "Goblin Pursuer", Continuous((strength(3),), condition=HasMoved()))

card(
    "2C63",
    "Goblin Reinforcements",
    Trigger(Happening(PLAYED, THIS), optional=True, effects=(heal(MORIA & MINION),)),
)

card(
    "2C64",
    "Goblin Scrabbler",
    Trigger(Happening(PLAYED, THIS), optional=True, effects=(Discard(a(ELVEN & CONDITION)),)),
    Continuous((Modifier(ROAMING_PENALTY, -1),), of=YOURS & MORIA & ORC),
)

card("2C65", "Goblin Spearman", Continuous((damage(2),), condition=Is(THIS, Bearing(Titled("Goblin Spear")))))

card(
    "2R66",
    "Huge Tentacle",
    Trigger(
        Happening(PLAYED, THIS),
        optional=True,
        effects=(PlayCard(Titled("Watcher in the Water"), zones=(DECK,)),),
    ),
    BEARS_NO_POSSESSIONS,
    LIVES_IN_MARSHES,
)

card(
    "2U67",
    "Moria Archer Troop",
    Continuous((Modifier(MINION_ARCHERY, 1),), condition=CanSpot(OTHER & MORIA & WithKeyword(ARCHER))),
)

card("2U68", "Must Do Without Hope", Action((MANEUVER,), costs=(exert(THE_BALROG),), effects=(add_burdens(1),)))

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

card(
    "2U70",
    "Power and Terror",
    Action(
        (SHADOW_PHASE,),
        costs=(RevealFromHand(any_number(MORIA & ORC, "orcs")),),
        effects=(PlayCard(THE_BALROG, discount=Times(2, Number("orcs"))),),
    ),
)

card(
    "2U71",
    "Throw Yourself in Next Time",
    Continuous((cannot(BE_EXERTED, by=~SHADOW_CARD),), of=BEARER),
    on=On(HOBBIT & COMPANION),
    to_play=(Spot(MORIA & ORC),),
)

card(
    "2U72",
    "Troubled Mountains",
    Action(
        (SHADOW_PHASE,),
        costs=(exert(MORIA & MINION), Spot(Burdens(), x="x", limit=5)),
        effects=(add_twilight(Number("x")),),
    ),
)

card(
    "2R73",
    "Watcher in the Water",
    DiscardedWhen(CanSpot(THIS), OTHER & MINION & ~TENTACLE),
    Continuous((strength(2), damage(1)), of=TENTACLE),
    BEARS_NO_POSSESSIONS,
    LIVES_IN_MARSHES,
)

card(
    "2R74",
    "Whip of Many Thongs",
    Action(
        (SKIRMISH,),
        costs=(exert(BEARER),),
        effects=(
            Discard(a(OfClass((SHIELD_CLASS, HELM_CLASS, ARMOR_CLASS)) & BorneBy(CHARACTER & Skirmishing(BEARER)))),
        ),
    ),
    on=On(THE_BALROG),
)
