"""Shire cards of The Fellowship of the Ring."""

from inglenook.lotr.cards.language import *

BILBO = Titled("Bilbo")
FRODO = Titled("Frodo")
MERRY = Titled("Merry")
PIPPIN = Titled("Pippin")
SAM = Titled("Sam")
PIPEWEED = WithKeyword("pipeweed") & POSSESSION
TALE = WithKeyword("tale")

card(
    "1R284",
    "Bilbo",
    Action((FELLOWSHIP,), costs=(exert(THIS),), effects=(MoveCards(SHIRE, DISCARD_PILE, SHUFFLED_INTO_DECK),)),
)

card(
    "1U285",
    "Bilbo's Pipe",
    Action(
        (FELLOWSHIP,),
        costs=(Discard(a(PIPEWEED)), Spot(PIPE, x="pipes")),
        effects=(MoveCards(TALE, DISCARD_PILE, SHUFFLED_INTO_DECK, Number("pipes")),),
    ),
    on=On(HOBBIT),
)

card("1C286", "Bounder", Action((SKIRMISH,), costs=(exert(THIS),), effects=(make(a(HOBBIT), overwhelmed_at(3)),)))

card(
    "1C287",
    "Extraordinary Resilience",
    Response(Happening(ABOUT_TO_HEAL, RING_BEARER), effects=(Prevent(instead=(remove_burdens(1),)),)),
)

card("1R288", "Farmer Maggot", Action((FELLOWSHIP,), costs=(exert(THIS),), effects=(heal(MERRY | PIPPIN),)))

card("1R289", "Frodo", Trigger(Happening(TURN_STARTS, whose=YOU), optional=True, effects=(heal(HOBBIT & ALLY),)))

card(
    "1C290",
    "Frodo",
    Action((FELLOWSHIP,), costs=(exert(OTHER & COMPANION & WithSignet("frodo")),), effects=(heal(THIS),)),
)

card("1R291", "The Gaffer", Action((FELLOWSHIP,), costs=(exert(THIS),), effects=(heal(FRODO | SAM),)))

card(
    "1U292",
    "The Gaffer's Pipe",
    Action(
        (FELLOWSHIP,),
        costs=(Discard(a(PIPEWEED)), Spot(PIPE, x="pipes")),
        effects=(TwilightTokens(Times(-1, Number("pipes"))),),
    ),
    on=On(HOBBIT),
)

card(
    "1U293",
    "Halfling Deftness",
    Action((SKIRMISH,), costs=(exert(HOBBIT, remember="hobbit"),), effects=(make(that("hobbit"), strength(3)),)),
)

card(
    "1C294",
    "Hobbit Appetite",
    Action(
        (FELLOWSHIP,),
        # Tokens beyond the number of wounds would have no effect.
        costs=(TwilightTokens(WoundsOn(HOBBIT & COMPANION), x="x"),),
        effects=(heal(HOBBIT & COMPANION, Number("x")),),
    ),
)

card(
    "1C295",
    "Hobbit Farmer",
    Continuous((text_of_site(1, FELLOWSHIP_BLOCK),)),
    Action((FELLOWSHIP,), costs=(exert(THIS),), effects=(ReplaceSite(1, FELLOWSHIP_BLOCK),)),
)

card(
    "1C296",
    "Hobbit Intuition",
    Action(
        (SKIRMISH,),
        effects=(
            When(
                AtSite(most=4, block=FELLOWSHIP_BLOCK),
                then=(CancelSkirmish(HOBBIT),),
                otherwise=(make(a(HOBBIT), strength(3)),),
            ),
        ),
    ),
)

card(
    "1C297",
    "Hobbit Party Guest",
    Trigger(Happening(TURN_STARTS, whose=YOU), effects=(heal(THIS),)),
    Action((FELLOWSHIP,), costs=(exert(THIS),), effects=(heal(OTHER & HOBBIT & ALLY & HomeAt(1, FELLOWSHIP_BLOCK)),)),
)

card(
    "1C298",
    "Hobbit Stealth",
    Action(
        (SKIRMISH,),
        effects=(
            When(
                AtSite(most=5, block=FELLOWSHIP_BLOCK),
                then=(CancelSkirmish(HOBBIT),),
                otherwise=(make(a(HOBBIT), strength(2)),),
            ),
        ),
    ),
)

card("1C299", "Hobbit Sword", on=On(HOBBIT))

card(
    "1C300",
    "Longbottom Leaf",
    Trigger(Happening(PLAYED, THIS), optional=True, effects=(DiscardFromHand(2, up_to=True),)),
)

card(
    "1U301",
    "Master Proudfoot",
    Action(
        (FELLOWSHIP,),
        condition=PoolBelow(3),
        costs=(add_twilight(2),),
        effects=(
            SeeDeck(3, remember="revealed"),
            MoveCards(SHIRE, DECK, HAND, ALL, among="revealed"),
            MoveCards(ANYTHING, DECK, DISCARD_PILE, ALL, among="revealed"),
        ),
    ),
)

card(
    "1R302",
    "Merry",
    Action(
        (SKIRMISH,),
        condition=Without(Is(THIS, AssignedNow())),
        costs=(exert(THIS, 2),),
        effects=(make(a(OTHER & COMPANION), strength(StrengthOf(THIS))),),
    ),
)

card("1C303", "Merry", Continuous((strength(2),), condition=Is(THIS, Bearing(WEAPON))))

card(
    "1C304",
    "Noble Intentions",
    Action((SKIRMISH,), costs=(exert(COMPANION & ~HOBBIT),), effects=(make(a(HOBBIT), strength(3)),)),
)

card("1C305", "Old Toby", Trigger(Happening(PLAYED, THIS), optional=True, effects=(Draw(1),)))

card("1C306", "Pippin", Continuous((cannot(BE_DISCARDED_BY_OPPONENTS),), of=YOURS & SHIRE & TALE))

card(
    "1R307",
    "Pippin",
    Trigger(Happening(PLAYED, THIS), effects=(Choose(((remove_burdens(1),), (heal(COMPANION),))),)),
)

card(
    "1R308",
    "Power According to His Stature",
    Action((SKIRMISH,), costs=(add_burdens(1),), effects=(Wound(each(MINION & Skirmishing(RING_BEARER))),)),
)

card(
    "1U309",
    "Rosie Cotton",
    Continuous((strength(1),), of=SAM),
    Action((FELLOWSHIP,), costs=(exert(THIS),), effects=(heal(SAM),)),
)

card(
    "1R310",
    "Sam",
    Action((FELLOWSHIP,), effects=(PlayCard(Titled("Bill the Pony"), zones=(DECK,)),)),
    Response(Happening(KILLED, FRODO & RING_BEARER), effects=(MakeRingBearer(),)),
)

card(
    "1C311",
    "Sam",
    Action((FELLOWSHIP,), costs=(exert(THIS),), effects=(remove_burdens(1),)),
    Response(Happening(KILLED, FRODO & RING_BEARER), effects=(MakeRingBearer(),)),
)

card(
    "1C312",
    "Sorry About Everything",
    Action((FELLOWSHIP,), costs=(exert(HOBBIT & COMPANION),), effects=(remove_burdens(1),)),
)

card(
    "1R313",
    "Sting",
    Action(
        (FELLOWSHIP, REGROUP),
        costs=(exert(FRODO),),
        effects=(
            SeeHand(AN_OPPONENT, to_all=True, remember="revealed"),
            TwilightTokens(Times(-1, Count(ORC, among="revealed")), total=4),
        ),
    ),
    on=On(FRODO),
)

card(
    "1R314",
    "Stone Trolls",
    Continuous((strength(3),), of=BEARER, condition=Is(BEARER, Skirmishing(TROLL | URUK_HAI))),
    on=On(CHARACTER, limit=1),
    to_play=(Spot(BILBO),),
)

card("1C315", "Stout and Sturdy", Action((MANEUVER, SKIRMISH), effects=(heal(HOBBIT),)))

card(
    "1U316",
    "A Talent for Not Being Seen",
    Trigger(
        Happening(MOVES),
        costs=(Spot(HOBBIT & COMPANION, 2),),
        effects=(Modify((shadow_number(If(CanSpot(HOBBIT & COMPANION, 4, chosen=True), -2, -1)),)),),
    ),
    to_play=(exert(HOBBIT),),
)

card(
    "1C317",
    "There and Back Again",
    Action(
        (MANEUVER,),
        costs=(Discard(a(THIS)),),
        effects=(make(each(HOBBIT & COMPANION), strength(2), until=UNTIL_REGROUP),),
    ),
    on=On(HOBBIT & COMPANION),
)

card(
    "1R318",
    "Thrór's Map",
    Action(
        (FELLOWSHIP, REGROUP),
        costs=(Exert(a(HOBBIT, count=2)), Discard(a(THIS))),
        effects=(PlayNextSite(),),
    ),
)
