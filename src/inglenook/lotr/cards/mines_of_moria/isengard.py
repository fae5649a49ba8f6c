"""Isengard cards of Mines of Moria."""

from inglenook.lotr.cards.language import *

PROTECTION = (ARMOR | HELM | SHIELD) & POSSESSION

card(
    "2R39",
    "Beyond the Height of Men",
    Action(
        (MANEUVER,),
        costs=(exert(URUK_HAI),),
        effects=(
            When(
                CanSpot(COMPANION, 6),
                (Discard(each(FREE_PEOPLES_CARD & PROTECTION)),),
                (Discard(a(PROTECTION)),),
            ),
        ),
    ),
)

card(
    "2C40",
    "Demands of the Sackville-Bagginses",
    Trigger(Happening(EXERTED_NOW, SHIRE & ALLY), effects=(add_twilight(1),)),
    to_play=(Spot(ISENGARD & MINION),),
)

card(
    "2U41",
    "Evil Afoot",
    Action(
        (SHADOW_PHASE,),
        costs=(exert(URUK_HAI), Spot(Burdens(), x="x")),
        effects=(MoveCards(MINION, DISCARD_PILE, SHUFFLED_INTO_DECK, Number("x")),),
    ),
)

card(
    "2C42",
    "Goblin Man",
    DiscardedWhen(AtSite("underground")),
    Action((SHADOW_PHASE,), costs=(exert(THIS),), effects=(SeeHand(FREE_PEOPLES_PLAYER),)),
)

card(
    "2R43",
    "Lurtz's Sword",
    Continuous((damage(1),), of=BEARER),
    Trigger(Happening(WINS, BEARER), effects=(DiscardFromDeck(2, FREE_PEOPLES_PLAYER),)),
    on=On(Titled("Lurtz")),
)

card(
    "2C44",
    "No Business of Ours",
    Continuous((hidden_hand(EACH_SHADOW_PLAYER),)),
    to_play=(Spot(ISENGARD & MINION),),
)

card(
    "2R45",
    "Too Much Attention",
    Response(
        Happening(RING_PUT_ON),
        costs=(Spot(ISENGARD & MINION),),
        effects=(DiscardFromDeck(5, FREE_PEOPLES_PLAYER),),
    ),
)

card(
    "2R46",
    "Uruk Captain",
    Action(
        (SHADOW_PHASE,),
        costs=(remove_twilight(1), exert(THIS)),
        effects=(PlayCard(URUK_HAI, zones=(DISCARD_PILE,)),),
    ),
)

card(
    "2C47",
    "Uruk Scout",
    Continuous((Modifier(ROAMING_PENALTY, -1),), of=YOURS & ISENGARD & MINION),
    Response(Happening(ACTION_USED, EVENT, against=RANGER), costs=(exert(THIS),), effects=(CancelAction(),)),
)

card(
    "2U48",
    "Wizard Storm",
    Trigger(Happening(MOVES_FROM, BEARER), effects=(Exert(each(COMPANION)),)),
    Trigger(Happening(TURN_ENDS), effects=(Discard(a(THIS)),)),
    on=On(SITE, limit=1),
    to_play=(exert(ISENGARD & MINION),),
)
