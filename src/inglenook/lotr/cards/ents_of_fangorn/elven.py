"""Elven cards of Ents of Fangorn."""

from inglenook.lotr.cards.language import *

card(
    "6C12",
    "Agility",
    Trigger(Happening(PLAYED, THIS), optional=True, costs=(Spot(ELF),), effects=(Token("elven", 2, a(THIS)),)),
    Action(
        (SKIRMISH,),
        costs=(Choose(((Discard(a(THIS)),), (Token("elven", -1, a(THIS)),))),),
        effects=(make(a(MINION & Skirmishing(ELF)), strength(-1)),),
    ),
)

card(
    "6U13",
    "Arwen",
    Action((SKIRMISH,), costs=(exert(ELF),), effects=(make(a(MINION & Skirmishing(THIS)), strength(-1)),)),
)

card(
    "6U14",
    "Banner of Elbereth",
    Trigger(Happening(WINS, BEARER), optional=True, effects=(Draw(1),)),
    Response(Happening(WINS, BEARER), costs=(Discard(a(THIS)),), effects=(Liberate(),)),
    on=On(ELF & COMPANION),
)

card(
    "6R15",
    "Elrond",
    Trigger(Happening(TURN_STARTS), effects=(heal(THIS),)),
    Action(
        (FELLOWSHIP,),
        costs=(exert(THIS),),
        effects=(
            DiscardFromDeck(remember="card"),
            When(
                Is(That("card"), ELVEN),
                (May((MoveCards(That("card"), DISCARD_PILE, HAND), heal(ELF & COMPANION))),),
            ),
        ),
    ),
)

card(
    "6U16",
    "Forearmed",
    Action(
        (SKIRMISH,),
        costs=(SeeDeck(remember="card"),),
        effects=(make(a(MINION & Skirmishing(ELF)), strength(Times(-1, CostOf(That("card"))))),),
    ),
)

card(
    "6C17",
    "Forewarned",
    Action(
        (FELLOWSHIP,),
        costs=(add_twilight(1),),
        effects=(
            SeeDeck(to_all=False, remember="card"),
            May((MoveCards(That("card"), DECK, DISCARD_PILE),), costs=(Discard(a(THIS)),)),
        ),
    ),
    to_play=(Spot(ELF, 2),),
)

card(
    "6R18",
    "Galadriel",
    Trigger(Happening(TURN_STARTS), effects=(heal(THIS),)),
    Action(
        (SKIRMISH,),
        costs=(exert(THIS),),
        effects=(
            DiscardFromDeck(remember="card"),
            When(Is(That("card"), SHADOW_CARD), (make(a(MINION & Skirmishing(ELF)), strength(-3)),)),
        ),
    ),
)

card(
    "6U19",
    "Gift of Foresight",
    Action(
        (FELLOWSHIP,),
        costs=(Spot(ELF),),
        effects=(
            SeeDeck(remember="card"),
            Choose(  # a player who does none of the three leaves the card on top
                (
                    (MoveCards(That("card"), DECK, DISCARD_PILE),),
                    (MoveCards(That("card"), DECK, ON_TOP_OF_DECK),),
                    (MoveCards(That("card"), DECK, HAND),),
                )
            ),
        ),
    ),
)

card(
    "6U20",
    "Must Be a Dream",
    Action(
        (FELLOWSHIP,),
        costs=(Spot(ELF),),
        effects=(
            SeeDeck(remember="card"),
            Heal(up_to(2, COMPANION & OfCultureOf(That("card")))),
            May((MoveCards(That("card"), DECK, DISCARD_PILE),)),
        ),
    ),
)

card(
    "6C21",
    "Naith Longbow",
    Action(
        (ARCHERY,),
        costs=(exert(BEARER),),
        effects=(DiscardFromDeck(remember="card"), When(Is(That("card"), ELVEN), (exert(MINION),))),
    ),
    on=On(ELF & COMPANION),
)

card(
    "6U22",
    "Naith Troop",
    Action(
        (SKIRMISH,),
        costs=(exert(THIS),),
        effects=(
            DiscardFromDeck(remember="card"),
            When(Is(That("card"), ELVEN), (make(a(MINION & Skirmishing(THIS)), strength(-2)),)),
        ),
    ),
    to_play=(Spot(ELF & COMPANION, 3),),
)

card(
    "6R23",
    "Naith Warband",
    Continuous((wound_limit(1, SKIRMISH), cannot(ADD_TO_ARCHERY)), condition=Is(THIS, Bearing(RANGED_WEAPON))),
    to_play=(Spot(ELF & COMPANION, 3),),
)
