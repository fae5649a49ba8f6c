"""Elven cards of Mines of Moria."""

from inglenook.lotr.cards.language import *

card(
    "2U16",
    "A Blended Race",
    Continuous((strength(-2), Modifier(NO_KEYWORD, 1, DAMAGE)), of=URUK_HAI),
    Trigger(Happening(PHASE_STARTS, phase=REGROUP), effects=(Discard(a(THIS)),)),
    to_play=(Spot(ELF),),
)

card(
    "2U17",
    "Dismay Our Enemies",
    Response(
        Happening(WINS, ELF & WithKeyword(ARCHER)),
        effects=(Unless(AN_OPPONENT, price=(remove_twilight(3),), effects=(Discard(a(MINION), by=THAT_PLAYER),)),),
    ),
)

card(
    "2U18",
    "Hosts of the Last Alliance",
    Continuous((Modifier(MINION_ARCHERY, -1),), condition=CanSpot(ELF & COMPANION)),
    Response(Happening(ABOUT_TO_BE_WOUNDED, ELF), costs=(Discard(a(THIS)),), effects=(Prevent(),)),
)

card(
    "2R19",
    "Release the Angry Flood",
    Action((MANEUVER,), costs=(exert(ELF),), effects=(Wound(each(NAZGUL), If(AtSite("river"), 2, 1)),)),
)

card(
    "2R20",
    "Secret Sentinels",
    Action(
        (MANEUVER,),
        costs=(exert(ELF & ALLY),),
        effects=(Discard(a(CONDITION, count=If(CanSpot(ORC, chosen=True), 2, 1))),),
    ),
)
