"""Shire cards of Mines of Moria."""

from inglenook.lotr.cards.language import *

BILBO = Titled("Bilbo")
FRODO = Titled("Frodo")
SAM = Titled("Sam")
TALE = WithKeyword("tale")
BANES = Titled("Sting") | Titled("Glamdring")

card(
    "2U96",
    "Bilbo",
    Action(
        (FELLOWSHIP,),
        costs=(exert(THIS), Discard(a(TALE))),
        effects=(Discard(a(SHADOW_CARD & CONDITION & InSupportArea())),),
    ),
)

card(
    "2R97",
    "Consorting With Wizards",
    Continuous((cannot(TAKE_WOUNDS),), of=BILBO, condition=Without(During(ARCHERY))),
    Action(
        (FELLOWSHIP, REGROUP),
        costs=(Choose(((exert(BILBO),), (Discard(a(THIS)),))),),
        effects=(remove_twilight(1),),
    ),
    on=On(BILBO),
)

card(
    "2U98",
    "Dear Friends",
    Action(
        (FELLOWSHIP,),
        costs=(exert(COMPANION, remember="friend"),),
        effects=(
            MoveCards(
                FREE_PEOPLES_CARD,
                DISCARD_PILE,
                BENEATH_DECK,
                If(Is(That("friend"), WithSignet("frodo")), 2, 1),
            ),
        ),
    ),
)

card(
    "2C99",
    "Deft in Their Movements",
    Action((REGROUP,), costs=(Spot(HOBBIT, 2),), effects=(Modify((shadow_number(-2),), until=THIS_TURN),)),
)

card(
    "2R100",
    "Fearing the Worst",
    Continuous((cost(2),), of=WithKeyword("search") | WithKeyword("tracker")),
    to_play=(Exert(a(HOBBIT, count=2)),),
)

card(
    "2C101",
    "Filibert Bolger",
    Action(
        (SKIRMISH,),
        costs=(exert(HOBBIT & COMPANION, 2, remember="hobbit"),),
        effects=(CancelSkirmish(That("hobbit"), fierce=True),),
    ),
)

reprint("2C102", "Frodo", of="0P67")

card(
    "2U103",
    "Hobbit Sword-play",
    Action(
        (MANEUVER,),
        costs=(exert(HOBBIT & Bearing(WEAPON)),),
        effects=(
            Unless(
                ITS_OWNER, price=(remove_twilight(3),), effects=(Wound(a(That("minion"))),), about=a(MINION, "minion")
            ),
        ),
    ),
)

card(
    "2C104",
    "Merry",
    Action((FELLOWSHIP,), costs=(exert(THIS),), effects=(PlayCard(Titled("Farmer Maggot"), zones=(DECK,)),)),
)

card(
    "2R105",
    "Mithril-coat",
    Continuous((Modifier(MINION_ARCHERY, -1),)),
    Continuous((no_bonus(),), of=WEAPON & BorneBy(MINION & Skirmishing(FRODO))),
    Continuous((Modifier(NO_KEYWORD, 1, DAMAGE),), of=MINION & Skirmishing(FRODO)),
    on=On(FRODO),
)

card(
    "2U106",
    "Nice Imitation",
    Response(Happening(ABOUT_TO_BE_WOUNDED, HOBBIT), costs=(Discard(a(THIS)),), effects=(Prevent(),)),
)

card(
    "2U107",
    "Not Feared in Sunlight",
    Continuous((strength(-4),), of=NAZGUL),
    Trigger(Happening(PHASE_STARTS, phase=REGROUP), effects=(Discard(a(THIS)),)),
    to_play=(Spot(HOBBIT, 2),),
)

card(
    "2R108",
    "O Elbereth! Gilthoniel!",
    Action(
        (SKIRMISH,),
        costs=(Discard(a(THIS)),),
        effects=(Choose(((WearRing(off=True),), (CancelSkirmish(RING_BEARER & Skirmishing(NAZGUL)),))),),
    ),
    on=On(RING_BEARER),
)

card(
    "2R109",
    "Orc-bane",
    Action(
        (MANEUVER,),
        costs=(Spot(BANES), Exert(a(Bearing(BANES)), x="x")),
        effects=(Choose(((Wound(a(ORC, count=Number("x"))),), (Wound(a(URUK_HAI, count=Number("x"))),))),),
    ),
)

card(
    "2C110",
    "Pippin",
    Action((FELLOWSHIP,), effects=(PlayCard(Titled("Gandalf") | Titled("Aragorn"), discount=2),)),
)

card(
    "2U111",
    "Practically Everyone Was Invited",
    Action((FELLOWSHIP,), costs=(exert(BILBO),), effects=(PlayCard(HOBBIT, zones=(DECK,)),)),
)

card(
    "2R112",
    "A Promise",
    Continuous(
        (strength(1),),
        of=FRODO | SAM,
        condition=All((All((CanSpot(FRODO), CanSpot(SAM))), Is(FRODO, ~EXHAUSTED), Is(SAM, ~EXHAUSTED))),
    ),
)

card(
    "2R113",
    "Red Book of Westmarch",
    Trigger(Happening(PLAYED, TALE, whose=YOU), optional=True, costs=(Spot(BILBO),), effects=(Draw(1),)),
)

card(
    "2C114",
    "Sam",
    Action((MANEUVER,), costs=(exert(THIS, 2),), effects=(make(a(THIS), keyword(DEFENDER, 1), until=UNTIL_REGROUP),)),
    Response(Happening(KILLED, FRODO & RING_BEARER), effects=(MakeRingBearer(),)),
)
