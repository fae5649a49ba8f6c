"""Dunland cards of The Two Towers."""

from inglenook.lotr.cards.language import *

WINS_AND_GROWS = Trigger(
    Happening(WINS, THIS),
    optional=True,
    effects=(make(a(THIS), strength(2), keyword(FIERCE), until=UNTIL_REGROUP),),
)

CALLS_ANOTHER = Trigger(
    Happening(WINS, THIS),
    optional=True,
    effects=(
        PlayCard(DUNLAND & MAN, discount=2, remember="man"),
        make(that("man"), keyword(FIERCE), damage(1), until=UNTIL_REGROUP),
    ),
)

LIES_IN_WAIT = (
    Trigger(Happening(WINS, THIS), optional=True, effects=(Stack(a(THIS), a(SiteYouControl())),)),
    Action(
        (SHADOW_PHASE,),
        condition=Is(THIS, StackedOn(SiteYouControl())),
        effects=(PlayCard(THIS, zones=(STACKED,), discount=2),),
        zone=STACKED,
    ),
)

HUNTS_AN_ALLY = Action(
    (ASSIGNMENT,),
    costs=(Spot(ALLY, remember="ally"),),
    effects=(make(that("ally"), Modifier(CAN, 1, TAKE_PART_IN_SKIRMISHES)), Assign(a(THIS), that("ally"))),
)

card(
    "4C3",
    "Anger",
    Action(
        (SKIRMISH,),
        costs=(Choose(((Spot(DUNLAND & MINION, 3),), (Spot(SiteYouControl()),))),),
        effects=(make(a(DUNLAND & MAN), keyword(FIERCE), until=UNTIL_REGROUP),),
    ),
)

card(
    "4C4",
    "Band of Wild Men",
    Trigger(
        Happening(WINS, THIS),
        optional=True,
        effects=(make(a(THIS), keyword(FIERCE), until=UNTIL_REGROUP),),
    ),
)

card(
    "4C5", "Burn Every Village", Action((SKIRMISH,), effects=(make(a(DUNLAND & MAN), strength(If(Controls(1), 4, 2))),))
)

card(
    "4R6",
    "Constantly Threatening",
    Action(
        (SHADOW_PHASE,),
        condition=HasMoved(),
        costs=(remove_twilight(2),),
        effects=(PlayCard(DUNLAND & MAN, zones=(DISCARD_PILE,)),),
    ),
)

card("4C7", "Dark Fury", Action((SKIRMISH,), effects=(make(a(DUNLAND & MAN), strength(If(AtSite(SANCTUARY), 4, 2))),)))

card(
    "4U8",
    "Death to the Strawheads",
    Action((SKIRMISH,), effects=(Spot(COMPANION, x="x"), make(a(DUNLAND & MAN), strength(Number("x"))))),
)

card("4U9", "Dunlending Arsonist", CALLS_ANOTHER)

card("4C10", "Dunlending Brigand")

card("4U11", "Dunlending Looter", *LIES_IN_WAIT)

card("4C12", "Dunlending Madman", WINS_AND_GROWS)

card(
    "4U13",
    "Dunlending Pillager",
    Trigger(
        Happening(WINS, THIS),
        optional=True,
        effects=(
            When(
                CanSpot(COMPANION, 6, chosen=True),
                then=(Discard(a(FREE_PEOPLES_CARD & POSSESSION, count=2)),),
                otherwise=(Discard(a(FREE_PEOPLES_CARD & POSSESSION)),),
            ),
        ),
    ),
)

card(
    "4C14",
    "Dunlending Ransacker",
    Trigger(Happening(WINS, THIS), optional=True, costs=(Spot(OTHER & DUNLAND & MAN),), effects=(TakeControl(),)),
)

card(
    "4C15",
    "Dunlending Ravager",
    Continuous((strength(2),), condition=Is(THIS, Skirmishing(ROHAN & MAN))),
    HUNTS_AN_ALLY,
)

card("4C16", "Dunlending Robber", WINS_AND_GROWS)

card("4C17", "Dunlending Savage")

card("4C18", "Dunlending Warrior", HUNTS_AN_ALLY)

card(
    "4R19",
    "Hides",
    Trigger(Happening(PLAYED, THIS), optional=True, effects=(Draw(),)),
    Response(
        Happening(ABOUT_TO_BE_WOUNDED, DUNLAND & MAN),
        costs=(Choose(((remove_twilight(2),), (Discard(a(THIS)),))),),
        effects=(Prevent(),),
    ),
)

card("4R20", "Hill Chief", Action((SHADOW_PHASE,), costs=(Spot(SiteYouControl()), exert(THIS)), effects=(Draw(3),)))

card(
    "4C21",
    "Hillman Band",
    Trigger(Happening(MOVES), optional=True, costs=(Spot(OTHER & DUNLAND & MAN),), effects=(TakeControl(),)),
)

card(
    "4R22",
    "Hillman Horde",
    Continuous((Modifier(SKIP, 1, ARCHERY),), condition=Controls(2)),
    Continuous((keyword(FIERCE),), of=YOURS & DUNLAND & MAN, condition=Controls(3)),
    Continuous((damage(1),), of=YOURS & DUNLAND & MAN, condition=Controls(4)),
)

card("4R23", "Hillman Mob", CALLS_ANOTHER)

card("4U24", "Hillman Rabble", *LIES_IN_WAIT)

card(
    "4C25",
    "Hillman Tribe",
    Trigger(Happening(WINS, THIS), optional=True, costs=(Spot(OTHER & DUNLAND & MINION),), effects=(TakeControl(),)),
)

card("4C26", "Iron Axe", on=On(DUNLAND & MAN))

card(
    "4U27",
    "Living Off Rock",
    Trigger(
        Happening(WINS, DUNLAND & MAN, against=ROHAN & MAN),
        optional=True,
        effects=(make(that("it"), strength(2), keyword(FIERCE), until=UNTIL_REGROUP),),
    ),
)

card(
    "4U28",
    "No Defense",
    Action((SHADOW_PHASE,), costs=(remove_twilight(3),), effects=(Token("dunland", 1, a(THIS)),)),
    Action(
        (SKIRMISH,),
        costs=(Spot(DUNLAND & MAN, remember="man"), Token("dunland", -1, a(THIS))),
        effects=(make(a(CHARACTER & Skirmishing(That("man"))), no_bonus(by=POSSESSION)),),
    ),
)

card(
    "4R29",
    "No Refuge",
    Continuous((shadow_number(5),), of=SITE, condition=CanSpot(SITE & WithStacked(DUNLAND & MAN))),
)

card(
    "4R30",
    "No Retreat",
    Action((REGROUP,), costs=(Spot(DUNLAND & MAN, 2), Discard(a(THIS))), effects=(MoveAgain(),)),
    on=On(SiteYouControl()),
)

card(
    "4U31",
    "Over the Isen",
    Action(
        (ASSIGNMENT,),
        costs=(Spot(SiteYouControl()), remove_twilight(2)),
        effects=(Assign(a(DUNLAND & MAN), a(UNBOUND & COMPANION)),),
    ),
)

card(
    "4R32",
    "Ravage the Defeated",
    Response(
        Happening(WINS, YOURS & DUNLAND & MAN, against=COMPANION | ALLY),
        effects=(Discard(each(FREE_PEOPLES_CARD & BorneBy(That("other")))),),
    ),
)

card(
    "4R33",
    "Saruman",
    Continuous((cannot(BE_ASSIGNED),)),
    Trigger(Happening(MOVES), effects=(Repeat(Count(DUNLAND & MAN), (Exert(a(COMPANION), by=FREE_PEOPLES_PLAYER),)),)),
    Action((SKIRMISH,), costs=(exert(THIS),), effects=(make(a(DUNLAND & MAN), strength(2)),)),
)

card(
    "4U34",
    "Secret Folk",
    Trigger(
        Happening(LOSES, COMPANION | ALLY, against=DUNLAND & MAN),
        optional=True,
        effects=(Token("dunland", 1, a(THIS)),),
    ),
    Action(
        (MANEUVER,),
        effects=(
            Repeat(AtMost(TokensOn(THIS, "dunland"), 3), (Discard(a(FREE_PEOPLES_CARD & POSSESSION)),)),
            Discard(a(THIS)),
        ),
    ),
)

card(
    "4R35",
    "Wake of Destruction",
    Action(
        (MANEUVER,),
        costs=(Spot(SiteYouControl(), 2),),
        effects=(make(each(YOURS & DUNLAND & MAN), keyword(FIERCE), until=UNTIL_REGROUP),),
    ),
)

card(
    "4U36",
    "War Club",
    Trigger(Happening(WINS, BEARER), optional=True, effects=(Discard(a(FREE_PEOPLES_CARD & POSSESSION, count=2)),)),
    on=On(DUNLAND & MAN),
)

card(
    "4C37",
    "War Cry of Dunland",
    Response(
        Happening(WINS, DUNLAND & MAN),
        effects=(make(that("it"), strength(4), keyword(FIERCE), until=UNTIL_REGROUP),),
    ),
)

card("4U38", "Wild Man of Dunland", CALLS_ANOTHER)

card(
    "4R39",
    "Wild Man Raid",
    Action(
        (MANEUVER,),
        costs=(Spot(DUNLAND & MAN, 3),),
        effects=(Discard(a(FREE_PEOPLES_CARD & (POSSESSION | CONDITION))),),
    ),
)

card(
    "4R40",
    "Wulf",
    Response(Happening(WINS, OTHER & DUNLAND & MAN), costs=(exert(THIS),), effects=(TakeControl(),)),
)
