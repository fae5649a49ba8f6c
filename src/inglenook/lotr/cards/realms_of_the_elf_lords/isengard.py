"""Isengard cards of Realms of the Elf-lords."""

from inglenook.lotr.cards.language import *

MAKES_THEM_WOUND = Action((REGROUP,), costs=(exert(THIS),), effects=(Wound(a(COMPANION), by=FREE_PEOPLES_PLAYER),))
STAYS_IN_HIS_TOWER = Continuous((cannot(TAKE_WOUNDS, phase=ARCHERY), cannot(BE_ASSIGNED)))

card(
    "3C49",
    "Abandoning Reason for Madness",
    Action(
        (SHADOW_PHASE,),
        costs=(Spot(ISENGARD & MINION),),
        effects=(DiscardFromHand(3, remember="discarded", up_to=True), Draw(Number("discarded"))),
    ),
)

card(
    "3R50",
    "Can You Protect Me From Yourself?",
    Action(
        (MANEUVER,),
        costs=(Spot(ISENGARD & MINION),),
        effects=(Unless(FREE_PEOPLES_PLAYER, price=(add_burdens(2),), effects=(Exhaust(a(Titled("Aragorn"))),)),),
    ),
)

card(
    "3C51",
    "Coming for the Ring",
    Action(
        (REGROUP,),
        effects=(
            SeeHand(FREE_PEOPLES_PLAYER, to_all=True, at_random=1, remember="card"),
            Heal(a(ISENGARD & MINION, count=CostOf(That("card")))),
        ),
    ),
)

card(
    "3R52",
    "A Fell Voice on the Air",
    Action(
        (SHADOW_PHASE,),
        costs=(exert(Titled("Saruman")),),
        effects=(PlayCard(ISENGARD & WithKeyword("weather") & CONDITION, zones=(DISCARD_PILE,), discount=2),),
    ),
)

card(
    "3U53",
    "Hate and Anger",
    Action((SHADOW_PHASE,), costs=(Spot(URUK_HAI), Spot(MORIA & MINION)), effects=(Draw(3),)),
)

card(
    "3R54",
    "Hollowing of Isengard",
    Action((SHADOW_PHASE,), costs=(Discard(a(THIS)),), effects=(add_twilight(3),)),
    to_play=(Spot(ISENGARD & ORC),),
)

card("3C55", "Isengard Axe", Trigger(Happening(PLAYED, THIS), effects=(add_twilight(1),)), on=On(ISENGARD & ORC))

card("3C56", "Isengard Forger", Action((SHADOW_PHASE,), costs=(exert(THIS),), effects=(add_twilight(1),)))

card("3U57", "Isengard Retainer", MAKES_THEM_WOUND)

card("3U58", "Isengard Servant", MAKES_THEM_WOUND)

card(
    "3C59",
    "Isengard Shaman",
    Response(Happening(ABOUT_TO_BE_WOUNDED, ISENGARD & ORC), costs=(remove_twilight(2),), effects=(Prevent(),)),
)

card(
    "3U60",
    "Isengard Smith",
    Action(
        (REGROUP,),
        costs=(exert(THIS),),
        effects=(
            When(
                CanSpot(COMPANION, 5),
                (Discard(each(FREE_PEOPLES_CARD & POSSESSION)),),
                (Discard(a(WEAPON)),),
            ),
        ),
    ),
)

card(
    "3U61",
    "Isengard Warrior",
    Continuous((cannot(BE_USED, phase=ARCHERY),), of=ANYTHING, condition=CanSpot(OTHER & ISENGARD & ORC)),
    Action(
        (REGROUP,),
        costs=(Spot(WoundsOn(RING_BEARER), 3), exert(THIS)),
        effects=(Exert(each(COMPANION)),),
    ),
)

card("3C62", "Isengard Worker", MAKES_THEM_WOUND)

card(
    "3C63",
    "One of You Must Do This",
    Action(
        (MANEUVER,),
        costs=(exert(ISENGARD & MINION),),
        effects=(Exert(a(COMPANION, count=Races(FREE_RACES)), by=FREE_PEOPLES_PLAYER),),
    ),
)

card("3R64", "Orc Commander", Continuous((strength(1),), of=OTHER & ISENGARD & ORC), MAKES_THEM_WOUND)

card(
    "3R65",
    "Orc Overseer",
    Action((REGROUP,), costs=(exert(THIS, 2),), effects=(Exhaust(a(COMPANION & ~RING_BEARER)),)),
)

card(
    "3R66",
    "Orthanc Berserker",
    Action(
        (MANEUVER,),
        costs=(Spot(Burdens(), 5), exert(THIS, 2)),
        effects=(Exhaust(a(COMPANION & ~RING_BEARER)),),
    ),
)

card(
    "3R67",
    "The Palantír of Orthanc",
    Action(
        (SHADOW_PHASE,),
        costs=(Spot(ISENGARD & MINION), remove_twilight(1)),
        effects=(
            SeeHand(FREE_PEOPLES_PLAYER, to_all=True, at_random=1, remember="card"),
            MoveCards(That("card"), HAND, ON_TOP_OF_DECK),
        ),
    ),
    to_play=(Spot(ISENGARD & MINION),),
)

card(
    "3R68",
    "Saruman",
    STAYS_IN_HIS_TOWER,
    Continuous((keyword(FIERCE),), of=URUK_HAI),
    Response(Happening(ABOUT_TO_BE_WOUNDED, URUK_HAI), costs=(exert(THIS),), effects=(Prevent(),)),
)

card(
    "3C69",
    "Saruman",
    STAYS_IN_HIS_TOWER,
    Action(
        (ASSIGNMENT,),
        costs=(exert(THIS),),
        effects=(
            Unless(
                FREE_PEOPLES_PLAYER,
                price=(exert(That("companion")),),
                effects=(Assign(a(ISENGARD & MINION), a(That("companion"))),),
                about=a(COMPANION & ~RING_BEARER, "companion"),
            ),
        ),
    ),
)

card(
    "3C70",
    "Servants to Saruman",
    Action(
        (SKIRMISH,),
        effects=(make(a(ISENGARD & ORC), strength(If(Without(AtLeast(InPile(HAND), 3)), 3, 2))),),
    ),
)

card(
    "3R71",
    "Tower of Orthanc",
    Trigger(Happening(MOVES), condition=CanSpot(EXHAUSTED & COMPANION), optional=True, effects=(add_twilight(3),)),
    to_play=(Spot(ISENGARD & MINION),),
)

card(
    "3U72",
    "Trapped and Alone",
    Continuous((no_bonus(DAMAGE),), of=WEAPON & BorneBy(Skirmishing(ISENGARD & ORC))),
)

card(
    "3U73",
    "The Trees Are Strong",
    Action(
        (REGROUP,),
        costs=(Discard(any_number(ISENGARD & ORC, "x")),),
        effects=(Wound(a(COMPANION, count=Number("x")), by=FREE_PEOPLES_PLAYER),),
    ),
)

card("3C74", "Uruk Raider", Continuous((strength(3), keyword(FIERCE)), condition=DeadPileHas(ALLY)))

card(
    "3U75",
    "Uruk Ravager",
    Trigger(Happening(PLAYED, THIS), costs=(Spot(Titled("Saruman")),), optional=True, effects=(add_twilight(2),)),
)
