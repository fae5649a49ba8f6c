"""Shire cards of Realms of the Elf-lords."""

from inglenook.lotr.cards.language import *

card(
    "3U106",
    "Bill the Pony",
    Continuous((shadow_number(-1),), of=SITE),
    DiscardedWhen(AtSite("underground")),
    on=On(HOBBIT & COMPANION),
)

card(
    "3U107",
    "Frodo's Pipe",
    Action(
        (FELLOWSHIP,),
        costs=(Discard(a(WithKeyword("pipeweed") & POSSESSION)), Spot(PIPE, x="pipes")),
        effects=(heal(COMPANION & WithSignet("frodo"), Number("pipes")),),
    ),
    on=On(Titled("Frodo")),
)

card(
    "3C108",
    "Frying Pan",
    Action((SKIRMISH,), costs=(exert(BEARER),), effects=(wound(ORC & Skirmishing(BEARER)),)),
    on=On(HOBBIT),
)

card(
    "3C109",
    "Meant to Be Alone",
    Action(
        (FELLOWSHIP,),
        costs=(Spot(HOBBIT & COMPANION & ~RING_BEARER),),
        effects=(
            SeeHand(AN_OPPONENT, to_all=True, at_random=1, remember="revealed"),
            TwilightTokens(Times(-1, CostOf(That("revealed")))),
        ),
    ),
)

card(
    "3R110",
    "Melilot Brandybuck",
    Response(Happening(ABOUT_TO_ADD_BURDENS, against=SHADOW_CARD), costs=(exert(THIS),), effects=(Prevent(one=True),)),
)

card(
    "3C111",
    "Old Noakes",
    Trigger(
        Happening(DISCARDED_FROM_HAND, whose=YOU, against=SHADOW_CARD),
        optional=True,
        effects=(Discard(a(MINION | SHADOW_CARD & CONDITION)),),
    ),
)

card(
    "3C112",
    "Seek and Hide",
    Action(
        (SKIRMISH,),
        costs=(Spot(SHIRE & COMPANION, 2),),
        effects=(make(a(MINION), Modifier(NO_KEYWORD, 1, DAMAGE)),),
    ),
)

card(
    "3R113",
    "The Shire Countryside",
    Trigger(Happening(BURDEN_REMOVED, whose=YOU, against=~HOBBIT), optional=True, effects=(heal(COMPANION),)),
    to_play=(Spot(SHIRE & COMPANION, 2),),
)

card(
    "3C114",
    "Three Monstrous Trolls",
    Response(
        Happening(ABOUT_TO_ADD_TWILIGHT, against=SHADOW_CARD), costs=(exert(HOBBIT & ALLY),), effects=(Prevent(),)
    ),
)
