"""Ringwraith cards of The Fellowship of the Ring."""

from inglenook.lotr.cards.language import *

card("1U203", "All Blades Perish", Response(Happening(ABOUT_TO_BE_WOUNDED, NAZGUL), effects=(Prevent(),)))

card(
    "1R204",
    "All Veils Removed",
    Action((SKIRMISH,), effects=(make(a(NAZGUL), strength(If(RingIsWorn(), 5, 2))),)),
)

card(
    "1R205",
    "Beauty Is Fading",
    Action(
        (MANEUVER,),
        costs=(exert(NAZGUL),),
        effects=(
            When(
                CanSpot(FREE_PEOPLES_CARD & (CONDITION | POSSESSION)),
                then=(Discard(a(FREE_PEOPLES_CARD & (CONDITION | POSSESSION))),),
                otherwise=(Discard(a(ALLY | COMPANION & ~RING_BEARER)),),
            ),
        ),
    ),
)

card(
    "1R206",
    "Bent on Discovery",
    Trigger(Happening(PHASE_STARTS, phase=SHADOW_PHASE, whose=YOU), effects=(Draw(1),)),
    Trigger(
        Happening(PHASE_ENDS, phase=SHADOW_PHASE, whose=YOU),
        effects=(Choose(((exert(NAZGUL),), (Discard(a(THIS)),))),),
    ),
)

card(
    "1U207",
    "Black Breath",
    Action(
        (SKIRMISH,),
        condition=Is(THIS, InSupportArea()),
        effects=(Transfer(a(THIS), a(Skirmishing(NAZGUL)), zones=(SUPPORT_AREA,)),),
    ),
    Continuous((cannot(LOSE_BURDENS), cannot(BE_HEALED)), of=BEARER),
)

card(
    "1R208",
    "Black Steed",
    Continuous((strength(2),), of=BEARER, condition=AtSite("plains")),
    DiscardedWhen(AtSite("underground")),
    on=On(NAZGUL),
)

card(
    "1U209",
    "Blade Tip",
    Response(
        Happening(WINS, YOURS & NAZGUL, against=CHARACTER),
        condition=Is(THIS, InSupportArea()),
        effects=(Transfer(a(THIS), that("other"), zones=(SUPPORT_AREA,), limit=1),),
    ),
    Trigger(
        Happening(PHASE_STARTS, phase=FELLOWSHIP),
        condition=Is(THIS, BorneBy(CHARACTER & ~RING_BEARER)),
        effects=(wound(BEARER),),
    ),
    Trigger(
        Happening(PHASE_STARTS, phase=FELLOWSHIP),
        condition=Is(THIS, BorneBy(RING_BEARER)),
        effects=(add_burdens(1),),
    ),
)

card(
    "1R210",
    "Dark Whispers",
    Action((SKIRMISH,), costs=(Spot(Burdens(), 3),), effects=(make(a(NAZGUL), strength(1), damage(1)),)),
    Action((SKIRMISH,), costs=(Spot(Burdens(), 6),), effects=(make(a(NAZGUL), strength(3), damage(2)),)),
)

card(
    "1U211",
    "Drawn to Its Power",
    Trigger(Happening(KILLED, COMPANION, against=NAZGUL, phase=SKIRMISH), effects=(add_burdens(1),)),
)

card("1R212", "Fear", Action((MANEUVER,), costs=(exert(YOURS & NAZGUL),), effects=(Discard(a(ALLY)),)))

card(
    "1U213",
    "Frozen by Fear",
    Action((SKIRMISH,), effects=(make(a(NAZGUL), strength(If(Is(RING_BEARER, AssignedNow()), 3, 2))),)),
)

card(
    "1R214",
    "In the Ringwraith's Wake",
    Response(
        Happening(WINS, NAZGUL),
        effects=(Choose(((exert(RING_BEARER),), (add_burdens(1),)), by=FREE_PEOPLES_PLAYER),),
    ),
)

card(
    "1U215",
    "The Master's Will",
    Action(
        (SHADOW_PHASE,),
        costs=(Spot(NAZGUL, x="x"),),
        effects=(
            SeeDeck(Number("x"), remember="seen"),
            MoveCards(RINGWRAITH, DECK, HAND, ALL, among="seen"),
            MoveCards(ANYTHING, DECK, DISCARD_PILE, ALL, among="seen"),
        ),
    ),
)

card(
    "1R216",
    "Morgul Blade",
    Action(
        (SKIRMISH,),
        costs=(Discard(a(THIS)),),
        effects=(
            Transfer(
                a(Titled("Blade Tip")),
                a(COMPANION & Skirmishing(BEARER)),
                zones=(SUPPORT_AREA, DISCARD_PILE),
                limit=1,
            ),
        ),
    ),
    on=On(NAZGUL, extra_class=True),
)

card("1R217", "Morgul Gates", Action((SHADOW_PHASE,), effects=(PlayCard(NAZGUL, discount=2),)))

card(
    "1U218",
    "Nazgûl Sword",
    Continuous((damage(1),), of=BEARER, condition=CanSpot(Burdens(), 3)),
    on=On(NAZGUL),
)

card(
    "1U219",
    "The Nine Servants of Sauron",
    Trigger(Happening(PLAYED, NAZGUL, whose=YOU), optional=True, effects=(exert(HOBBIT & ~RING_BEARER),)),
)

card(
    "1U220",
    "Not Easily Destroyed",
    Action((MANEUVER, SKIRMISH), costs=(remove_twilight(3),), effects=(heal(NAZGUL),)),
)

card(
    "1R221",
    "The Pale Blade",
    Continuous((damage(1),), of=BEARER),
    Response(
        Happening(WINS, Titled("The Witch-king")),
        costs=(exert(That("it")),),
        effects=(Discard(a(FREE_PEOPLES_CARD & CONDITION)),),
    ),
    on=On(Titled("The Witch-king")),
)

card(
    "1U222",
    "Paths Seldom Trodden",
    Action((SHADOW_PHASE,), costs=(remove_twilight(3),), effects=(ReplaceSite(here=True),)),
    to_play=(Spot(NAZGUL),),
)

card(
    "1U223",
    "Relentless Charge",
    Action((MANEUVER,), costs=(exert(NAZGUL),), effects=(Wound(each(COMPANION & WithKeyword(ARCHER))),)),
)

card(
    "1R224",
    "Return to Its Master",
    Response(
        Happening(PHASE_ENDS, phase=SKIRMISH),
        condition=RingIsWorn(),
        effects=(
            CancelAssignments(),
            Assign(a(NAZGUL), a(RING_BEARER)),
            make(a(Titled("The One Ring")), without_text(), until=THAT_SKIRMISH),
        ),
    ),
)

card(
    "1U225",
    "Sword of Minas Morgul",
    Continuous((damage(1),), of=BEARER),
    Action(
        (SKIRMISH,),
        costs=(exert(Titled("Úlairë Lemenya"), remember="lemenya"),),
        effects=(Discard(a(POSSESSION & BorneBy(Skirmishing(That("lemenya"))))),),
    ),
    on=On(Titled("Úlairë Lemenya")),
)

card("1U226", "Their Power Is in Terror", Action((MANEUVER,), costs=(exert(NAZGUL),), effects=(Wound(each(ALLY)),)))

card(
    "1U227",
    "Threshold of Shadow",
    Action((SKIRMISH,), effects=(make(a(NAZGUL), strength(If(CanSpot(Burdens(), 5, chosen=True), 4, 2))),)),
)

card(
    "1R228",
    "The Twilight World",
    Response(Happening(RING_PUT_ON), costs=(exert(NAZGUL),), effects=(add_burdens(2),)),
)

card(
    "1R229",
    "Úlairë Attëa",
    Action((SKIRMISH,), costs=(remove_twilight(1),), effects=(Modify((strength(1),), a(THIS), total=5),)),
)

card(
    "1R230",
    "Úlairë Cantëa",
    Action(
        (SKIRMISH,),
        costs=(exert(THIS),),
        effects=(Discard(a(WEAPON & BorneBy(Skirmishing(THIS)))),),
    ),
)

card(
    "1U231",
    "Úlairë Enquëa",
    Action(
        (MANEUVER,),
        condition=Any((CanSpot(COMPANION, 6), CanSpot(Burdens(), 5))),
        costs=(exert(THIS),),
        effects=(wound(COMPANION & ~RING_BEARER),),
    ),
)

card(
    "1U232",
    "Úlairë Lemenya",
    Continuous((strength(-2),), of=(COMPANION | ALLY) & Bearing(RINGWRAITH & CONDITION)),
)

card("1U233", "Úlairë Nelya", Action((SHADOW_PHASE,), costs=(exert(THIS),), effects=(ReplaceSite(),)))

card(
    "1U234",
    "Úlairë Nertëa",
    Trigger(
        Happening(PLAYED, THIS),
        effects=(Repeat(Count(COMPANION, over=4), (May((PlayCard(MINION, zones=(DISCARD_PILE,)),)),)),),
    ),
)

card(
    "1U235",
    "Úlairë Otsëa",
    Action(
        (SHADOW_PHASE,),
        costs=(exert(THIS),),
        effects=(make(a(RINGWRAITH & MINION), keyword(FIERCE), until=UNTIL_REGROUP),),
    ),
)

card(
    "1R236",
    "Úlairë Toldëa",
    Action((ASSIGNMENT,), costs=(Spot(Burdens(), 4),), effects=(Assign(a(THIS), a(COMPANION & ~RING_BEARER)),)),
)

card("1R237", "The Witch-king", Continuous((strength(Times(2, Count(OTHER & NAZGUL))),)))

card(
    "1U238",
    "Wreathed in Shadow",
    Action((ARCHERY,), costs=(remove_twilight(1),), effects=(Modify((Modifier(FELLOWSHIP_ARCHERY, -1),)),)),
    to_play=(Spot(NAZGUL),),
)
