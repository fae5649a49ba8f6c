"""Elven cards of the Fellowship block."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import ARCHER, TALE, ally, companion, condition, event
from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action, Continuous, Response, Trigger
from inglenook.lotr.words.amounts import If
from inglenook.lotr.words.cards import Definition, Home
from inglenook.lotr.words.conditions import Any, AtSite, CanSpot, Is
from inglenook.lotr.words.effects import Discard, DiscardFromHand, Draw, May, MoveCards, Prevent, SeeHand, Spot
from inglenook.lotr.words.facade import a, exert, make, strength
from inglenook.lotr.words.filters import (
    COMPANION,
    CONDITION,
    ELF,
    ISENGARD,
    MINION,
    NAZGUL,
    ORC,
    POSSESSION,
    SAURON,
    THIS,
    URUK_HAI,
    Skirmishing,
    That,
    WithKeyword,
)
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.modifiers import Modifier
from inglenook.lotr.words.terms import (
    ABOUT_TO_BE_WOUNDED,
    AN_OPPONENT,
    FELLOWSHIP,
    FELLOWSHIP_ARCHERY,
    FELLOWSHIP_BLOCK,
    FREE_PEOPLES,
    HAND,
    MANEUVER,
    MINION_ARCHERY,
    PLAY,
    PLAYED,
    REGROUP,
    SKIRMISH,
    YOU,
)

ELVEN_CARDS: Final[tuple[Definition, ...]] = (
    event(
        "1C32",
        "Border Defenses",
        FREE_PEOPLES,
        "elven",
        Action(
            (SKIRMISH,),
            effects=(
                make(
                    a(ELF, "elf"),
                    strength(If(Is(That("elf"), Skirmishing(WithKeyword(terms.ARCHER))), 4, 2)),
                ),
            ),
        ),
        cost=1,
    ),
    event(
        "1C37",
        "Defiance",
        FREE_PEOPLES,
        "elven",
        Action(
            (SKIRMISH,),
            effects=(make(a(ELF, "elf"), strength(If(Is(That("elf"), Skirmishing(NAZGUL)), 4, 2))),),
        ),
        cost=1,
    ),
    condition(
        "1C43",
        "Far-seeing Eyes",
        FREE_PEOPLES,
        "elven",
        cost=2,
        unique=True,
        abilities=(Trigger(Happening(PLAYED, ELF, whose=YOU), effects=(DiscardFromHand(1, whose=AN_OPPONENT),)),),
    ),
    event(
        "1U44",
        "Foul Creation",
        FREE_PEOPLES,
        "elven",
        Action(
            (FELLOWSHIP,),
            costs=(exert(ELF),),
            effects=(
                SeeHand(AN_OPPONENT, to_all=True, remember="revealed"),
                May(
                    (Draw(2),),
                    costs=(DiscardFromHand(1, ISENGARD & MINION, AN_OPPONENT, among="revealed"),),
                ),
            ),
        ),
        cost=1,
    ),
    companion(
        "1U48",
        "Haldir",
        "Elf of the Golden Wood",
        "elven",
        "elf",
        cost=2,
        strength=5,
        vitality=3,
        to_play=(Spot(ELF),),
        abilities=(Continuous((strength(2),), condition=AtSite(least=6, most=8, block=FELLOWSHIP_BLOCK)),),
    ),
    companion(
        "1U51",
        "Legolas",
        "Prince of Mirkwood",
        "elven",
        "elf",
        cost=2,
        strength=6,
        vitality=3,
        signet="gandalf",
        keywords=ARCHER,
        abilities=(Continuous((strength(3),), condition=Is(THIS, Skirmishing(NAZGUL))),),
    ),
    event(
        "1U63",
        "Stand Against Darkness",
        FREE_PEOPLES,
        "elven",
        Action(
            (MANEUVER,),
            costs=(exert(ELF),),
            effects=(Discard(a(SAURON & (MINION | CONDITION | POSSESSION))),),
        ),
        cost=1,
    ),
    condition(
        "2U18",
        "Hosts of the Last Alliance",
        FREE_PEOPLES,
        "elven",
        cost=2,
        keywords=TALE,
        abilities=(
            Continuous((Modifier(MINION_ARCHERY, -1),), condition=CanSpot(ELF & COMPANION)),
            Response(Happening(ABOUT_TO_BE_WOUNDED, ELF), costs=(Discard(a(THIS)),), effects=(Prevent(),)),
        ),
    ),
    ally(
        "3U18",
        "Galdor",
        "Councilor From the West",
        "elven",
        "elf",
        cost=2,
        strength=5,
        vitality=2,
        homes=(Home(3, FELLOWSHIP_BLOCK),),
        to_play=(Spot(ELF),),
        abilities=(
            Action(
                (REGROUP,),
                costs=(exert(THIS), Spot(MINION, remember="minion")),
                effects=(MoveCards(That("minion"), PLAY, HAND),),
            ),
        ),
    ),
    ally(
        "3U20",
        "Golradir",
        "Councilor of Imladris",
        "elven",
        "elf",
        cost=2,
        strength=4,
        vitality=3,
        homes=(Home(3, FELLOWSHIP_BLOCK),),
        to_play=(Spot(ELF),),
        abilities=(Action((SKIRMISH,), costs=(exert(THIS),), effects=(make(a(ORC), strength(-1)),)),),
    ),
    ally(
        "3U25",
        "Saelbeth",
        "Elven Councilor",
        "elven",
        "elf",
        cost=2,
        strength=4,
        vitality=3,
        homes=(Home(3, FELLOWSHIP_BLOCK),),
        to_play=(Spot(ELF),),
        abilities=(Action((SKIRMISH,), costs=(exert(THIS),), effects=(make(a(URUK_HAI), strength(-1)),)),),
    ),
    companion(
        "3P121",
        "Legolas",
        "Son of Thranduil",
        "elven",
        "elf",
        cost=2,
        strength=6,
        vitality=3,
        signet="aragorn",
        keywords=ARCHER,
        abilities=(Continuous((Modifier(FELLOWSHIP_ARCHERY, 1),), condition=Any((AtSite("river"), AtSite("forest")))),),
    ),
)
