"""Gandalf cards of Mines of Moria."""

from inglenook.lotr.cards.language import *

GANDALF = Titled("Gandalf")
STAFF = OfClass(("staff",))

card("2C21", "Erland", Continuous((hidden_hand(FREE_PEOPLES_PLAYER),)), to_play=(Spot(GANDALF),))

card(
    "2R22",
    "Gandalf's Staff",
    Continuous((cost(-1),), of=GANDALF_CULTURE & WithKeyword("spell")),
    Action((SKIRMISH,), costs=(exert(GANDALF, 2, "gandalf"),), effects=(CancelSkirmish(That("gandalf")),)),
    on=On(GANDALF),
)

card(
    "2C23",
    "Gandalf's Wisdom",
    Continuous((Modifier(COST, -1, on=GANDALF | (CHARACTER & WithSignet("gandalf"))),), of=ITEM),
)

card(
    "2C24",
    "Hugin",
    Action(
        (FELLOWSHIP,),
        costs=(exert(THIS),),
        effects=(MoveCards(FREE_PEOPLES_CARD, DISCARD_PILE, BENEATH_DECK),),
    ),
    to_play=(Spot(GANDALF),),
)

card(
    "2R25",
    "Járnsmid",
    Continuous((cost(-1),), of=FREE_PEOPLES_CARD & (SHIELD | ARMOR | HELM | HAND_WEAPON)),
    to_play=(Spot(GANDALF),),
)

card(
    "2C26",
    'Speak "Friend" and Enter',
    Action(
        (FELLOWSHIP, REGROUP),
        costs=(Spot(GANDALF),),
        effects=(
            PlayNextSite(remember="site"),
            When(Is(That("site"), WithKeyword("underground")), then=(Draw(1),)),
        ),
    ),
)

card(
    "2R27",
    "Staff Asunder",
    Action(
        (SKIRMISH,),
        costs=(Discard(a(STAFF & BorneBy(GANDALF))), exert(GANDALF, 2, "gandalf")),
        effects=(Discard(a(MINION & Skirmishing(That("gandalf")))),),
    ),
)

card(
    "2U28",
    "Wielder of the Flame",
    Action(
        (MANEUVER,),
        costs=(Spot(GANDALF),),
        effects=(
            Unless(
                ANY_SHADOW_PLAYER,
                (remove_twilight(3),),
                (make(a(COMPANION), keyword(DEFENDER), until=UNTIL_REGROUP),),
            ),
        ),
    ),
)

card(
    "2C29",
    "Wizard Staff",
    Action((SKIRMISH,), costs=(exert(BEARER, 2),), effects=(make(a(MINION), strength(-3)),)),
    on=On(WIZARD),
)

card(
    "2U30",
    "You Cannot Pass!",
    Action(
        (MANEUVER,),
        costs=(Spot(GANDALF & Bearing(STAFF)),),
        effects=(make(a(MINION), Modifier(NO_KEYWORD, 1, FIERCE), until=UNTIL_REGROUP),),
    ),
)

card("2P122", "Gandalf", Trigger(Happening(TURN_STARTS, whose=YOU), optional=True, effects=(Draw(1),)))
