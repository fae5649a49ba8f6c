"""Elven cards of The Two Towers."""

from inglenook.lotr.cards.language import *

LEGOLAS = Titled("Legolas")

GONE_IN_REGROUP = Trigger(Happening(PHASE_STARTS, phase=REGROUP), effects=(Discard(a(THIS)),))

card(
    "4R58",
    "Alliance Reforged",
    Action((FELLOWSHIP,), costs=(Spot(ELF & COMPANION, x="x"),), effects=(Draw(Number("x")),)),
)

card(
    "4U59",
    "Arrow and Blade",
    Action(
        (SKIRMISH,),
        costs=(Exert(any_number(ELF & COMPANION, "x")),),
        effects=(make(a(MINION & Skirmishing(UNBOUND & COMPANION)), strength(Times(-1, Number("x")))),),
    ),
)

card(
    "4U60",
    "Blades Drawn",
    Continuous((strength(Times(-2, WoundsOn(That(IT)))),), of=MINION),
    GONE_IN_REGROUP,
    to_play=(Spot(ELF, 3),),
)

card(
    "4R61",
    "Company of Archers",
    Action((ARCHERY,), costs=(Spot(ELF & COMPANION, 2),), effects=(Discard(a(CONDITION)),)),
)

card("4U62", "Elven Bow", Continuous((keyword(ARCHER),), of=BEARER), on=On(ELF))

card(
    "4U63",
    "Elven Brooch",
    Response(
        Happening(ABOUT_TO_BE_DISCARDED, OTHER & POSSESSION & BorneBy(BEARER), against=SHADOW_CARD),
        effects=(Prevent(instead=(Discard(a(THIS)),)),),
    ),
    on=On(COMPANION),
    to_play=(Spot(ELF),),
)

card(
    "4C64",
    "Elven Sword",
    Action(
        (SKIRMISH,),
        costs=(Choose(((exert(BEARER),), (DiscardFromHand(2),))),),
        effects=(make(a(MINION & Skirmishing(BEARER)), strength(-1)),),
    ),
    on=On(ELF),
)

card(
    "4R65",
    "Erethón",
    Continuous((strength(1), damage(1), cannot(ADD_TO_ARCHERY)), condition=Is(THIS, Bearing(RANGED_WEAPON))),
    to_play=(Spot(ELF),),
)

card(
    "4U66",
    "Feathered",
    Action(
        (SKIRMISH,),
        effects=(make(a(MINION & Skirmishing(ELF), "minion"), strength(Times(-2, WoundsOn(That("minion"))))),),
    ),
)

card(
    "4C67",
    "Fereveldir",
    Action(
        (SKIRMISH,),
        costs=(exert(THIS), Token("elven", -1, a(YOURS & CONDITION))),
        effects=(wound(MINION & Skirmishing(THIS)),),
    ),
    to_play=(Spot(ELF),),
)

card(
    "4C68",
    "Ferevellon",
    Action((SKIRMISH,), costs=(exert(THIS),), effects=(make(a(MINION & Skirmishing(THIS)), strength(-2)),)),
    to_play=(Spot(ELF),),
)

card(
    "4R69",
    "Final Count",
    Trigger(Happening(WINS, LEGOLAS), effects=(Token("elven", 1, a(THIS)),), optional=True),
    Continuous(
        (strength(AtMost(AtMost(TokensOn(THIS, "elven"), TokensOn(Titled("My Axe Is Notched"), "dwarven")), 3)),),
        of=LEGOLAS,
    ),
)

card(
    "4C70",
    "Flashing Steel",
    Action(
        (SKIRMISH,),
        costs=(exert(ELF, remember="elf"),),
        effects=(make(a(MINION & Skirmishing(That("elf"))), strength(-3)),),
    ),
)

card(
    "4C71",
    "Haldir",
    Continuous((strength(2),), condition=Without(Controls(1, whose=AN_OPPONENT))),
    Action(
        (REGROUP,),
        condition=AtSite("battleground"),
        costs=(exert(THIS), exert(OTHER & ELF)),
        effects=(Liberate(),),
    ),
)

card(
    "4R72",
    "Killing Field",
    Continuous((Modifier(NO_KEYWORD, 1, FIERCE),), of=WOUNDED & MINION),
    GONE_IN_REGROUP,
    to_play=(Spot(ELF, 3),),
)

card("4R73", "Legolas", Continuous((cost(Count(UNBOUND & HOBBIT)),), of=SHADOW_CARD & (EVENT | CONDITION)))

card(
    "4C74",
    "Legolas",
    Action(
        (SKIRMISH,),
        costs=(exert(THIS),),
        effects=(
            make(
                a(MINION & Skirmishing(UNBOUND & COMPANION), "minion"),
                strength(If(Is(That("minion"), Skirmishing(Titled("Gimli"))), -2, -1)),
            ),
        ),
    ),
)

card(
    "4R75",
    "Lembas",
    Action((REGROUP,), costs=(Discard(a(THIS)),), effects=(Reconcile(),)),
    on=On(COMPANION),
    to_play=(Spot(ELF, 3),),
)

card(
    "4C76",
    "Lórien Guardian",
    Action((REGROUP,), costs=(exert(THIS),), effects=(Wound(a(MINION), by=AN_OPPONENT),)),
)

card(
    "4U77",
    "Lórien Is Most Welcome",
    Continuous((Modifier(NO_KEYWORD, 1, DAMAGE),), of=WOUNDED & MINION),
    GONE_IN_REGROUP,
    to_play=(Spot(ELF, 3),),
)

card("4C78", "Lórien Swordsman", Continuous((strength(Times(-2, WoundsOn(That(IT)))),), of=MINION & Skirmishing(THIS)))

card(
    "4R79",
    "Night Without End",
    Response(Happening(WINS, ELF), costs=(exert(That(IT)),), effects=(Choose(((Liberate(),), (wound(MINION),))),)),
)

card("4U80", "Ordulus", Continuous((Modifier(COST, -1, on=THIS),), of=RANGED_WEAPON), to_play=(Spot(ELF),))

card(
    "4U81",
    "Pengedhel",
    Continuous((strength(2), cannot(ADD_TO_ARCHERY)), condition=Is(THIS, Bearing(RANGED_WEAPON))),
    to_play=(Spot(ELF),),
)

card(
    "4U82",
    "Strength of Arms",
    Trigger(Happening(WINS, ELF), effects=(Token("elven", 1, a(THIS)),), optional=True),
    Action(
        (SKIRMISH,),
        effects=(
            make(a(MINION & Skirmishing(ELF)), strength(Times(-1, AtMost(TokensOn(THIS, "elven"), 3)))),
            Discard(a(THIS)),
        ),
    ),
)

card(
    "4C83",
    "Supporting Fire",
    Action(
        (SKIRMISH,),
        effects=(
            When(
                CanSpot(ELF & COMPANION, 3, chosen=True),
                then=(make(a(ELF), strength(3)),),
                otherwise=(make(a(ELF), strength(2)),),
            ),
        ),
    ),
)

card(
    "4R84",
    "Sword-wall",
    Action(
        (SKIRMISH, REGROUP),
        costs=(Spot(ELF & COMPANION, 3),),
        effects=(Choose(((Liberate(),), (exert(MINION),))),),
    ),
)

card(
    "4C85",
    "Thandronen",
    Action((REGROUP,), costs=(exert(THIS),), effects=(Discard(a(MINION & StackedOn(CONDITION | SITE))),)),
    to_play=(Spot(ELF),),
)

card(
    "4U86",
    "Thónnas",
    Continuous((strength(-2),), of=MINION & Skirmishing(THIS), condition=Is(THIS, Bearing(RANGED_WEAPON))),
    Continuous((cannot(ADD_TO_ARCHERY),), condition=Is(THIS, Bearing(RANGED_WEAPON))),
    to_play=(Spot(ELF),),
)

card(
    "4C87",
    "Valor",
    Action(
        (SKIRMISH,),
        effects=(make(a(ELF, "elf"), strength(If(Is(That("elf"), Skirmishing(WOUNDED & MINION)), 3, 2))),),
    ),
)
