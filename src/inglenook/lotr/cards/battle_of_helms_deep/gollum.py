"""Gollum cards of Battle of Helm's Deep."""

from inglenook.lotr.cards.language import *

SMEAGOL = Titled("Sméagol")
GOLLUM = Titled("Gollum")

card(
    "5R21",
    "Be Back Soon",
    Action(
        (MANEUVER,),
        costs=(Discard(a(SMEAGOL)),),
        effects=(Unless(ANY_SHADOW_PLAYER, price=(exert(MINION, 2),), effects=(Discard(a(MINION)),)),),
    ),
)

card(
    "5U22",
    "Evil-smelling Fens",
    Continuous((keyword("marsh"),), of=SITE & OnPath()),
    Action(
        (SHADOW_PHASE,),
        costs=(exert(GOLLUM, 2), Discard(a(THIS))),
        effects=(PlayCard(MINION, zones=(DISCARD_PILE,)),),
    ),
)

card(
    "5U23",
    "Follow Sméagol",
    Action((REGROUP,), costs=(exert(SMEAGOL | GOLLUM),), effects=(PlayNextSite(),)),
    on=On(SMEAGOL),
)

card("5C24", "Gollum", Action((REGROUP,), costs=(Discard(a(THIS)),), effects=(exert(COMPANION | ALLY),)))

card(
    "5R25",
    "Gollum",
    Continuous((strength(Burdens()),)),
    Trigger(Happening(WINS, THIS), optional=True, effects=(add_burdens(1),)),
)

card(
    "5U26", "Look at Him", Action((SHADOW_PHASE,), costs=(Spot(SMEAGOL | GOLLUM),), effects=(add_twilight(Burdens()),))
)

card(
    "5C27",
    "Poor Wretch",
    Action((SKIRMISH,), costs=(Discard(a(THIS)),), effects=(make(a(SMEAGOL), damage(1)),)),
    on=On(SMEAGOL),
)

card(
    "5C28",
    "Sméagol",
    Action(
        (REGROUP,),
        costs=(exert(SMEAGOL | GOLLUM, 2),),
        effects=(
            SeeDeck(4, remember="revealed"),
            Repeat(Count(SHADOW_CARD, among="revealed"), (wound(MINION),)),
            MoveCards(ANYTHING, DECK, BENEATH_DECK, ALL, among="revealed"),
        ),
    ),
    to_play=(add_burdens(1),),
)

card(
    "5R29",
    "Sméagol",
    Action((SKIRMISH,), costs=(add_burdens(1),), effects=(make(a(THIS), strength(2), cannot(TAKE_WOUNDS)),)),
    to_play=(add_burdens(1),),
)

card(
    "5C30",
    "We Must Have It",
    Action((SHADOW_PHASE,), effects=(PlayCard(GOLLUM, zones=(DECK, DISCARD_PILE)),)),
    Action((SKIRMISH,), costs=(DiscardFromHand(1, at_random=True),), effects=(make(a(GOLLUM), strength(3)),)),
)
