"""Rohan cards of The Two Towers."""

from inglenook.lotr.cards.language import *

EOMER = Titled("Éomer")
THEODEN = Titled("Théoden")

TRAMPLES = Trigger(Happening(SKIRMISH_STARTS, BEARER), effects=(Exert(each(MINION & Skirmishing(BEARER))),))
"""The text of Rohan's horses: minions that skirmish the rider exert."""

card(
    "4R262",
    "Aldor",
    Action((ARCHERY,), costs=(exert(THIS), Spot(VILLAGER)), effects=(Modify((Modifier(FELLOWSHIP_ARCHERY, 1),)),)),
)

card(
    "4U263",
    "Brego",
    Trigger(Happening(PLAYED, THIS), optional=True, effects=(heal(BEARER),)),
    TRAMPLES,
    on=On(MAN | ELF | WIZARD),
    to_play=(Spot(ROHAN & MAN),),
)

card(
    "4U264",
    "Ceorl",
    Response(
        Happening(ABOUT_TO_TAKE_CONTROL, whose=AN_OPPONENT),
        costs=(exert(THIS), exert(VILLAGER)),
        effects=(Prevent(),),
    ),
)

card(
    "4C265",
    "Elite Rider",
    CHEAP_AT_THE_START,
    Continuous((strength(2),), condition=Is(THIS, Skirmishing(WOUNDED & MINION))),
)

card(
    "4C266",
    "Éomer",
    Continuous((cost(-1),), condition=CanSpot(ROHAN & MAN)),
    Trigger(Happening(TURN_STARTS), optional=True, effects=(heal(ROHAN & ALLY),)),
)

card(
    "4R267",
    "Éomer",
    Continuous((cost(-1),), condition=CanSpot(ROHAN & MAN)),
    Continuous((strength(Times(2, WoundsOn(MINION & Skirmishing(THIS)))),)),
)

card(
    "4U268",
    "Éomer's Spear",
    Continuous((damage(2),), of=BEARER, condition=All((Is(BEARER, EOMER), Is(BEARER, MOUNTED)))),
    on=On(ROHAN & MAN),
)

card(
    "4R269",
    "Éothain",
    Trigger(Happening(MOVES_TO, WithKeyword("plains") & SITE), effects=(Exert(each(MINION)),)),
)

card(
    "4C270",
    "Éowyn",
    Response(
        Happening(ABOUT_TO_BE_WOUNDED, UNBOUND & COMPANION),
        costs=(exert(THIS), add_twilight(1)),
        effects=(Prevent(),),
    ),
)

card(
    "4R271",
    "Éowyn",
    Response(
        Happening(ABOUT_TO_BE_WOUNDED, THIS, phase=SKIRMISH),
        condition=Is(THIS, EXHAUSTED),
        costs=(DiscardFromHand(2),),
        effects=(Prevent(),),
    ),
)

card(
    "4R272",
    "Éowyn's Sword",
    Continuous((damage(1),), of=BEARER, condition=CanSpot(VILLAGER)),
    on=On(Titled("Éowyn")),
)

card(
    "4C273",
    "Fight for the Villagers",
    Action((SKIRMISH,), effects=(make(a(ROHAN & MAN), strength(If(CanSpot(VILLAGER, chosen=True), 3, 2))),)),
)

card(
    "4R274",
    "Firefoot",
    Continuous((keyword(DEFENDER),), of=BEARER, condition=Is(BEARER, EOMER)),
    TRAMPLES,
    on=On(ROHAN & MAN),
)

card(
    "4U275",
    "Forth Eorlingas!",
    Action(
        (MANEUVER,),
        costs=(exert(THEODEN),),
        effects=(make(a(COMPANION & WithSignet("theoden")), keyword(DEFENDER), until=UNTIL_REGROUP),),
    ),
)

card(
    "4U276",
    "Fortress Never Fallen",
    Trigger(Happening(WINS, ROHAN & MAN), optional=True, effects=(Token("rohan", 1, a(THIS)),)),
    Action(
        (REGROUP,),
        effects=(Repeat(TokensOn(THIS, "rohan"), (Discard(a(SHADOW_CARD & CONDITION)),)), Discard(a(THIS))),
    ),
)

card(
    "4C277",
    "Guma",
    DiscardedWhen(HomeControlledByOpponent()),
    Action((FELLOWSHIP,), costs=(exert(THIS),), effects=(heal(ROHAN & MAN),)),
)

card("4C278", "Heavy Chain", Continuous((overwhelmed_at(3),), of=BEARER), on=On(MAN))

card(
    "4R279",
    "Helm! Helm!",
    Action((REGROUP,), costs=(Spot(MOUNTED & ROHAN & MAN, 2),), effects=(Choose(((Liberate(),), (Draw(3),))),)),
)

card("4U280", "Herugrim", Continuous((damage(1),), of=BEARER), on=On(THEODEN))

card(
    "4C281",
    "Hlafwine",
    DiscardedWhen(HomeControlledByOpponent()),
    Action((SKIRMISH,), costs=(exert(THIS),), effects=(make(a(ROHAN & MAN), strength(2)),)),
)

card(
    "4U282",
    "An Honorable Charge",
    Action(
        (SKIRMISH,),
        effects=(
            Spot(ROHAN & MAN, x="x"),
            make(a(UNBOUND & COMPANION), strength(AtMost(Number("x"), 3))),
        ),
    ),
)

card("4C283", "Horse of Rohan", TRAMPLES, on=On(MAN | ELF | WIZARD), to_play=(Spot(ROHAN & MAN),))

card(
    "4R284",
    "King's Mail",
    Continuous((wound_limit(1),), of=BEARER, condition=During(SKIRMISH)),
    Continuous(
        (cannot(TAKE_WOUNDS),), of=BEARER, condition=All((Is(BEARER, THEODEN), Without(Is(BEARER, InSkirmish()))))
    ),
    on=On(ROHAN & MAN),
)

card(
    "4U285",
    "Léod",
    DiscardedWhen(HomeControlledByOpponent()),
    Action((SKIRMISH,), costs=(exert(THIS),), effects=(make(a(MOUNTED & COMPANION), strength(2)),)),
)

card(
    "4C286",
    "Rider of Rohan",
    Action(
        (SKIRMISH,),
        condition=Is(THIS, MOUNTED),
        costs=(exert(THIS),),
        effects=(exert(MINION & Skirmishing(UNBOUND & COMPANION)),),
    ),
)

card("4C287", "Rider's Mount", TRAMPLES, on=On(ROHAN & MAN))

card("4C288", "Rider's Spear", Continuous((damage(1),), of=BEARER, condition=Is(BEARER, MOUNTED)), on=On(ROHAN & MAN))

card(
    "4R289",
    "Simbelmynë",
    Action(
        (FELLOWSHIP,),
        condition=Any((CanSpot(ROHAN & MAN, 2), CanSpot(WithKeyword("valiant") & ROHAN & MAN))),
        effects=(PlayCard(ROHAN & (CHARACTER | POSSESSION), zones=(DECK,)),),
    ),
)

card(
    "4R290",
    "Supplies of the Mark",
    Action(
        (FELLOWSHIP,),
        costs=(add_twilight(2), MoveCards(VILLAGER, HAND, BENEATH_DECK)),
        effects=(heal(ROHAN & ALLY),),
    ),
)

card(
    "4C291",
    "Sword of Rohan",
    Continuous((damage(1),), of=BEARER, condition=Is(BEARER, Skirmishing(URUK_HAI))),
    on=On(ROHAN & MAN),
)

card("4C292", "Théoden", Action((REGROUP,), costs=(Spot(ROHAN & ALLY), exert(THIS)), effects=(Liberate(),)))

card(
    "4R293",
    "Valleys of the Mark",
    Trigger(
        Happening(PLAYED, ROAMING & MINION, whose=AN_OPPONENT),
        optional=True,
        costs=(Spot(VILLAGER),),
        effects=(Exert(that(IT)),),
    ),
)

card(
    "4R294",
    "Weapon Store",
    Action((FELLOWSHIP,), costs=(exert(ROHAN & MAN),), effects=(PlayCard(HAND_WEAPON, zones=(DISCARD_PILE,)),)),
)

card(
    "4U295",
    "Weland",
    DiscardedWhen(HomeControlledByOpponent()),
    Action((FELLOWSHIP,), costs=(exert(THIS),), effects=(heal(MOUNTED & COMPANION),)),
)

card(
    "4U296",
    "Well Stored",
    Trigger(Happening(PHASE_STARTS, phase=FELLOWSHIP), optional=True, effects=(heal(VILLAGER),)),
)

card(
    "4C297",
    "Work for the Sword",
    Action(
        (SKIRMISH,),
        effects=(
            make(a(ROHAN & MAN, "man"), strength(2)),
            When(Is(That("man"), MOUNTED), then=(make(that("man"), damage(2)),)),
        ),
    ),
)

card(
    "4P365",
    "Théoden",
    Action(
        (FELLOWSHIP,),
        costs=(PlayCard(ROHAN & POSSESSION, on=ROHAN & COMPANION, remember="possession"),),
        effects=(heal(COMPANION & Bearing(That("possession"))),),
        uses=1,
        period=THIS_TURN,
    ),
)
