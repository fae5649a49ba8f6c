"""Gondor cards of the Fellowship block."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import TALE, companion, condition, event, possession
from inglenook.lotr.words.abilities import Action, Continuous, Response, Trigger
from inglenook.lotr.words.amounts import CostOf, If
from inglenook.lotr.words.cards import Definition, On
from inglenook.lotr.words.conditions import During, Is
from inglenook.lotr.words.effects import Choose, Discard, DiscardFromHand, Heal, PlayNextSite, SeeHand, Spot, Unless
from inglenook.lotr.words.facade import (
    a,
    add_twilight,
    each,
    exert,
    heal,
    keyword,
    make,
    overwhelmed_at,
    remove_twilight,
    shadow_number,
    strength,
    wound,
    wound_limit,
)
from inglenook.lotr.words.filters import (
    BEARER,
    CHARACTER,
    COMPANION,
    CONDITION,
    EXHAUSTED,
    GONDOR,
    HOBBIT,
    MAN,
    MINION,
    ORC,
    OTHER,
    RANGER,
    ROAMING,
    SAURON,
    SHADOW_CARD,
    SITE,
    THIS,
    BorneBy,
    DefenderAtLeast,
    InSkirmish,
    Skirmishing,
    That,
    Titled,
    WithKeyword,
    WithSignet,
)
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.modifiers import Modifier
from inglenook.lotr.words.terms import (
    AN_OPPONENT,
    ARMOR,
    DEFENDER,
    FELLOWSHIP,
    FREE_PEOPLES,
    ITS_OWNER,
    MANEUVER,
    MINION_ARCHERY,
    REGROUP,
    SHIELD,
    SKIRMISH,
    TURN_STARTS,
    UNTIL_REGROUP,
    WINS,
    YOU,
)

BOROMIR: Final = Titled("Boromir")

GONDOR_CARDS: Final[tuple[Definition, ...]] = (
    possession(
        "1C92",
        "Armor",
        FREE_PEOPLES,
        "gondor",
        cost=1,
        item_class=ARMOR,
        on=On(MAN),
        abilities=(Continuous((wound_limit(1),), of=BEARER, condition=During(SKIRMISH)),),
    ),
    possession(
        "1U94",
        "Athelas",
        FREE_PEOPLES,
        "gondor",
        cost=1,
        on=On(GONDOR & MAN),
        abilities=(
            Action(
                (FELLOWSHIP,),
                costs=(Discard(a(THIS)),),
                effects=(
                    Choose(
                        (
                            (heal(COMPANION),),
                            (Discard(a(SHADOW_CARD & CONDITION & BorneBy(COMPANION))),),
                        )
                    ),
                ),
            ),
        ),
    ),
    companion(
        "1U97",
        "Boromir",
        "Son of Denethor",
        "gondor",
        "man",
        cost=3,
        strength=7,
        vitality=3,
        signet="frodo",
        abilities=(Action((SKIRMISH,), costs=(exert(THIS),), effects=(make(a(HOBBIT), strength(3)),)),),
    ),
    possession(
        "1U98",
        "Boromir's Cloak",
        FREE_PEOPLES,
        "gondor",
        unique=True,
        cost=0,
        item_class="cloak",
        on=On(BOROMIR),
        abilities=(
            Action(
                (MANEUVER,),
                costs=(exert(BOROMIR),),
                effects=(Discard(a(WithKeyword("weather") & CONDITION)),),
            ),
        ),
    ),
    possession(
        "1C101",
        "Coat of Mail",
        FREE_PEOPLES,
        "gondor",
        cost=1,
        item_class=ARMOR,
        on=On(MAN),
        abilities=(Continuous((overwhelmed_at(3),), of=BEARER),),
    ),
    event(
        "1C103",
        "Elendil's Valor",
        FREE_PEOPLES,
        "gondor",
        Action((MANEUVER,), effects=(make(a(GONDOR & COMPANION), keyword(DEFENDER), until=UNTIL_REGROUP),)),
        cost=0,
    ),
    event(
        "1C104",
        "Eregion's Trails",
        FREE_PEOPLES,
        "gondor",
        Action(
            (MANEUVER,),
            costs=(exert(RANGER),),
            effects=(make(each(ROAMING & MINION), strength(-3), until=UNTIL_REGROUP),),
        ),
        cost=1,
    ),
    condition(
        "1U105",
        "Foes of Mordor",
        FREE_PEOPLES,
        "gondor",
        cost=1,
        abilities=(Action((MANEUVER,), costs=(exert(GONDOR & CHARACTER),), effects=(wound(SAURON & MINION),)),),
    ),
    event(
        "1C106",
        "Gondor's Vengeance",
        FREE_PEOPLES,
        "gondor",
        Action((REGROUP,), costs=(exert(RANGER & COMPANION),), effects=(Discard(a(MINION)),)),
        cost=0,
    ),
    possession(
        "1C107",
        "Great Shield",
        FREE_PEOPLES,
        "gondor",
        cost=1,
        item_class=SHIELD,
        on=On(MAN),
        abilities=(Continuous((Modifier(MINION_ARCHERY, -1),)),),
    ),
    condition(
        "1U108",
        "No Stranger to the Shadows",
        FREE_PEOPLES,
        "gondor",
        cost=0,
        on=On(RANGER, limit=1),
        abilities=(Continuous((shadow_number(-1),), of=SITE),),
    ),
    event(
        "1C110",
        "Pathfinder",
        FREE_PEOPLES,
        "gondor",
        Action((FELLOWSHIP, REGROUP), costs=(Spot(RANGER),), effects=(PlayNextSite(),)),
        cost=0,
    ),
    event(
        "1C116",
        "Swordarm of the White Tower",
        FREE_PEOPLES,
        "gondor",
        Action(
            (SKIRMISH,),
            effects=(
                make(
                    a(GONDOR & COMPANION, "companion"),
                    strength(If(Is(That("companion"), DefenderAtLeast(1)), 4, 2)),
                ),
            ),
        ),
        cost=0,
    ),
    event(
        "1C117",
        "Swordsman of the Northern Kingdom",
        FREE_PEOPLES,
        "gondor",
        Action(
            (SKIRMISH,),
            effects=(
                make(
                    a(RANGER, "ranger"),
                    strength(If(Is(That("ranger"), Skirmishing(ROAMING & MINION)), 4, 2)),
                ),
            ),
        ),
        cost=0,
    ),
    event(
        "1C119",
        "What Are They?",
        FREE_PEOPLES,
        "gondor",
        Action((MANEUVER,), costs=(Spot(RANGER),), effects=(Discard(a(ROAMING & MINION)),)),
        cost=1,
    ),
    companion(
        "1P365",
        "Aragorn",
        "King in Exile",
        "gondor",
        "man",
        cost=4,
        strength=8,
        vitality=4,
        signet="aragorn",
        keywords=(("ranger", 1),),
        abilities=(
            Trigger(
                Happening(TURN_STARTS, whose=YOU),
                optional=True,
                effects=(heal(OTHER & COMPANION & WithSignet("aragorn")),),
            ),
        ),
    ),
    event(
        "2U33",
        "Flee in Terror",
        FREE_PEOPLES,
        "gondor",
        Response(
            Happening(WINS, GONDOR & COMPANION),
            effects=(
                Unless(
                    ITS_OWNER,
                    price=(remove_twilight(3),),
                    effects=(Discard(a(That("orc"))),),
                    about=a(EXHAUSTED & ORC, "orc"),
                ),
            ),
        ),
        cost=0,
    ),
    event(
        "2C37",
        "Sentinels of Númenor",
        FREE_PEOPLES,
        "gondor",
        Action(
            (SKIRMISH,),
            effects=(
                make(
                    a(GONDOR & COMPANION, "companion"),
                    strength(If(Is(That("companion"), InSkirmish(fierce=True)), 4, 2)),
                ),
            ),
        ),
        cost=0,
    ),
    condition(
        "3C37",
        "Answering the Cries",
        FREE_PEOPLES,
        "gondor",
        cost=0,
        abilities=(
            Action(
                (SKIRMISH,),
                costs=(DiscardFromHand(1, GONDOR & WithKeyword("tale")),),
                effects=(make(a(GONDOR & COMPANION), strength(2)),),
            ),
        ),
    ),
    event(
        "3C43",
        "Might of Númenor",
        FREE_PEOPLES,
        "gondor",
        Action(
            (MANEUVER,),
            costs=(Spot(GONDOR & COMPANION),),
            effects=(
                SeeHand(AN_OPPONENT, to_all=True, at_random=True, remember="card"),
                Heal(a(COMPANION, count=CostOf(That("card")))),
            ),
        ),
        cost=1,
        keywords=TALE,
    ),
    companion(
        "3P122",
        "Boromir",
        "Defender of Minas Tirith",
        "gondor",
        "man",
        cost=3,
        strength=7,
        vitality=3,
        signet="gandalf",
        keywords=(("ranger", 1),),
        abilities=(Action((FELLOWSHIP,), costs=(add_twilight(2),), effects=(heal(THIS),)),),
    ),
)
