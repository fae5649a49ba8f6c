"""Raider cards of The Two Towers."""

from inglenook.lotr.cards.language import *

STRIKES_FIRST = Trigger(
    Happening(SKIRMISH_STARTS, THIS),
    optional=True,
    costs=(remove_twilight(3),),
    effects=(wound((COMPANION | ALLY) & Skirmishing(THIS)),),
)

DISCARDED_FOR_STRENGTH = Action((SKIRMISH,), costs=(Discard(a(THIS)),), effects=(make(a(RAIDER & MAN), strength(2)),))

EASTERLING = WithKeyword("easterling")
SOUTHRON = WithKeyword("southron")
RAIDER_ARCHER = RAIDER & WithKeyword(ARCHER)

TAKES_A_SITE = Action((REGROUP,), costs=(exert(THIS, 2),), effects=(TakeControl(),))

SHOOTS_BEFORE_OTHERS = Action(
    (ARCHERY,),
    costs=(exert(THIS),),
    effects=(exert(COMPANION & ~RING_BEARER), make(a(THIS), cannot(ADD_TO_ARCHERY))),
)

FIERCE_WITH_BURDENS = Continuous((keyword(FIERCE), damage(1)), condition=CanSpot(Burdens(), 3))

BURDENS_WHOM_HE_FIGHTS = Trigger(
    Happening(ASSIGNED, THIS, against=UNBOUND & COMPANION),
    optional=True,
    costs=(exert(THIS),),
    effects=(add_burdens(1),),
)

card(
    "4U216",
    "Arrow From the South",
    Trigger(
        Happening(LOSES, COMPANION | ALLY, against=RAIDER & MAN),
        optional=True,
        effects=(Token("raider", 1, a(THIS)),),
    ),
    Action(
        (ARCHERY,),
        effects=(Repeat(TokensOn(THIS, "raider"), (heal(RAIDER_ARCHER),)), Discard(a(THIS))),
    ),
)

card("4U217", "Desert Lancers", TAKES_A_SITE, to_play=(Spot(RAIDER & MAN),))

card(
    "4R218",
    "Desert Legion",
    Continuous((strength(5),), condition=CanSpot(Burdens(), 4)),
    Continuous((keyword(FIERCE),), condition=CanSpot(Burdens(), 5)),
    Continuous((damage(1),), condition=CanSpot(Burdens(), 6)),
)

card("4R219", "Desert Lord", SHOOTS_BEFORE_OTHERS)

card("4U220", "Desert Soldier", STRIKES_FIRST)

card("4C221", "Desert Spearman", STRIKES_FIRST)

card("4C222", "Desert Warrior", STRIKES_FIRST)

card(
    "4R223",
    "Discovered",
    Action(
        (MANEUVER,),
        costs=(exert(RAIDER & MAN),),
        effects=(Discard(a(FREE_PEOPLES_CARD & CONDITION, count=If(CanSpot(Burdens(), 3, chosen=True), 2, 1))),),
    ),
)

card("4C224", "Easterling Axeman", Continuous((strength(3), keyword(FIERCE)), condition=CanSpot(Burdens(), 2)))

card(
    "4R225",
    "Easterling Captain",
    Action((SKIRMISH,), costs=(Spot(Burdens(), 2), remove_twilight(2)), effects=(make(a(EASTERLING), strength(2)),)),
    Action((SKIRMISH,), costs=(Spot(Burdens(), 4), remove_twilight(2)), effects=(make(a(EASTERLING), strength(3)),)),
    Action((SKIRMISH,), costs=(Spot(Burdens(), 6), remove_twilight(2)), effects=(make(a(EASTERLING), strength(4)),)),
)

card("4C226", "Easterling Guard", BURDENS_WHOM_HE_FIGHTS)

card("4C227", "Easterling Infantry", FIERCE_WITH_BURDENS)

card("4C228", "Easterling Lieutenant", BURDENS_WHOM_HE_FIGHTS)

card(
    "4R229",
    "Easterling Skirmisher",
    Trigger(
        Happening(PLAYED, THIS),
        optional=True,
        costs=(Spot(OTHER & EASTERLING),),
        effects=(add_twilight(AtMost(Burdens(), 4)),),
    ),
)

card("4U230", "Easterling Trooper", FIERCE_WITH_BURDENS)

card(
    "4R231",
    "Eastern Emyn Muil",
    Trigger(
        Happening(
            COMPANION_MOVES_FROM,
            RING_BOUND & COMPANION,
            against=SITE,
            condition=AtSite(least=2, most=2, block=TOWERS_BLOCK),
        ),
        effects=(Exert(that("it"), 2),),
    ),
    Action((MANEUVER,), costs=(Discard(a(THIS)), exert(RAIDER & MAN)), effects=(exert(RING_BOUND & COMPANION),)),
)

card("4U232", "Elite Archer", SHOOTS_BEFORE_OTHERS)

card(
    "4U233",
    "Fearless",
    Action(
        (SKIRMISH,),
        effects=(
            Choose(
                (
                    (Spot(Burdens(), x="x", limit=5), make(a(SOUTHRON), strength(Number("x")))),
                    (make(a(RAIDER & MAN), strength(2)),),
                )
            ),
        ),
    ),
)

card("4U234", "Flanking Attack", Action((MANEUVER, SKIRMISH), costs=(exert(SOUTHRON),), effects=(add_twilight(3),)))

card(
    "4C235",
    "Gathering to the Summons",
    Action((SKIRMISH,), costs=(Spot(RAIDER & MAN & Skirmishing(RING_BOUND & COMPANION)),), effects=(add_burdens(1),)),
)

card(
    "4U236",
    "Howl of Harad",
    Trigger(
        Happening(LOSES, COMPANION | ALLY, against=SOUTHRON),
        optional=True,
        costs=(remove_twilight(4),),
        effects=(Wound(a(RING_BOUND & COMPANION), by=FREE_PEOPLES_PLAYER),),
    ),
)

card(
    "4R237",
    "Ithilien Wilderness",
    Trigger(
        Happening(PHASE_ENDS),
        condition=All((MovedTo(7, 9, TOWERS_BLOCK), PoolBelow(7))),
        effects=(add_twilight(8),),
        optional=True,
    ),
    DISCARDED_FOR_STRENGTH,
)

card(
    "4R238",
    "Men of Harad",
    Action(
        (SHADOW_PHASE,),
        costs=(Spot(SOUTHRON, 3), Spot(SiteYouControl()), remove_twilight(2)),
        effects=(Draw(),),
    ),
)

card(
    "4C239",
    "Men of Rhûn",
    Action((SKIRMISH,), effects=(make(a(RAIDER & MAN), strength(If(CanSpot(Burdens(), 4, chosen=True), 4, 3))),)),
)

card(
    "4R240",
    "New Fear",
    Action(
        (REGROUP,),
        costs=(exert(RAIDER & MAN),),
        effects=(
            Unless(
                FREE_PEOPLES_PLAYER,
                price=(Discard(a(COMPANION & ~RING_BEARER, count=2)),),
                effects=(Burden(Count(COMPANION, over=4)),),
            ),
        ),
    ),
)

card(
    "4C241",
    "On the March",
    Action((SKIRMISH,), effects=(make(a(RAIDER & MAN), strength(If(CanSpot(COMPANION, 6, chosen=True), 5, 3))),)),
)

card(
    "4U242",
    "Raiders From the East",
    Action((SHADOW_PHASE,), costs=(remove_twilight(3), exert(RAIDER & MAN)), effects=(Token("raider", 1, a(THIS)),)),
    Action((MANEUVER,), costs=(Token("raider", -1, a(THIS)),), effects=(add_twilight(1),)),
)

card(
    "4R243",
    "Rapid Fire",
    Action(
        (ARCHERY,),
        costs=(exert(RAIDER_ARCHER),),
        effects=(Modify((Modifier(MINION_ARCHERY, AtMost(Burdens(), 5)),)),),
    ),
)

card("4R244", "Regiment of Haradrim", TAKES_A_SITE, to_play=(Spot(RAIDER & MAN),))

card(
    "4R245",
    "Southron Archer",
    Continuous((Modifier(MINION_ARCHERY, SitesControlled()),), condition=CanSpot(OTHER & SOUTHRON)),
)

card(
    "4R246",
    "Southron Assassin",
    Trigger(
        Happening(LOSES, COMPANION | ALLY, against=SOUTHRON),
        optional=True,
        costs=(remove_twilight(1),),
        effects=(Wound(a(RING_BOUND & COMPANION), by=FREE_PEOPLES_PLAYER),),
    ),
)

card(
    "4R247",
    "Southron Bow",
    Continuous((keyword(ARCHER),), of=BEARER),
    Continuous((Modifier(MINION_ARCHERY, 1),), condition=CanSpot(~BEARER & RAIDER & MAN)),
    on=On(RAIDER & MAN),
)

card("4C248", "Southron Bowman", SHOOTS_BEFORE_OTHERS)

card(
    "4U249",
    "Southron Commander",
    Action(
        (ASSIGNMENT,),
        costs=(Spot(COMPANION, 6),),
        effects=(
            Unless(
                FREE_PEOPLES_PLAYER,
                price=(Discard(a(UNBOUND & COMPANION)),),
                effects=(Assign(a(THIS), a(RING_BEARER)),),
            ),
        ),
    ),
)

card(
    "4U250",
    "Southron Explorer",
    Action((REGROUP,), costs=(exert(THIS), remove_twilight(5)), effects=(TakeControl(),)),
)

card(
    "4R251",
    "Southron Fighter",
    Action(
        (MANEUVER,),
        costs=(exert(THIS), Spot(COMPANION, 5)),
        effects=(Exert(a(COMPANION), by=FREE_PEOPLES_PLAYER),),
    ),
)

card("4C252", "Southron Scout")

card(
    "4U253",
    "Southron Sentry",
    Action((MANEUVER,), costs=(exert(THIS),), effects=(add_twilight(Times(2, SitesControlled())),)),
)

card("4C254", "Southron Soldier")

card(
    "4C255",
    "Southron Spear",
    Action(
        (SKIRMISH,),
        costs=(remove_twilight(4), exert(BEARER)),
        effects=(wound((COMPANION | ALLY) & Skirmishing(BEARER)),),
    ),
    on=On(SOUTHRON),
)

card(
    "4R256",
    "Southron Troop",
    Action(
        (ASSIGNMENT,),
        costs=(Spot(COMPANION, 7),),
        effects=(
            Unless(
                FREE_PEOPLES_PLAYER,
                price=(Discard(a(COMPANION & ~RING_BEARER), by=PLAYER_OF_THIS),),
                effects=(Assign(a(THIS), a(RING_BEARER)),),
            ),
        ),
    ),
    to_play=(Spot(SOUTHRON),),
)

card(
    "4R257",
    "Southron Veterans",
    Action(
        (MANEUVER,),
        costs=(exert(THIS), Spot(COMPANION, 6)),
        effects=(Exert(a(COMPANION, count=2), by=FREE_PEOPLES_PLAYER),),
    ),
)

card(
    "4C258",
    "Southron Wanderer",
    Action(
        (ASSIGNMENT,),
        costs=(exert(THIS), Spot(COMPANION, 5)),
        effects=(Unless(FREE_PEOPLES_PLAYER, price=(add_twilight(4),), effects=(Assign(a(THIS), a(RING_BEARER)),)),),
    ),
)

card(
    "4R259",
    "Vision From Afar",
    Action(
        (ASSIGNMENT,),
        effects=(
            Unless(FREE_PEOPLES_PLAYER, price=(add_burdens(1),), effects=(Assign(a(EASTERLING), a(RING_BEARER)),)),
        ),
    ),
)

card("4C260", "Whirling Strike", Action((SKIRMISH,), effects=(wound((ALLY | COMPANION) & Skirmishing(RAIDER & MAN)),)))

card(
    "4R261",
    "Wrath of Harad",
    Continuous(
        (extra_cost(wound(COMPANION), spotting=RANGER),),
        of=FREE_PEOPLES_CARD & EVENT,
        condition=CanSpot(RAIDER & MAN),
    ),
    DISCARDED_FOR_STRENGTH,
)
