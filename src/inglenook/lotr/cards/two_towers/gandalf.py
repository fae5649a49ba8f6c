"""Gandalf cards of The Two Towers."""

from inglenook.lotr.cards.language import *

GANDALF = Titled("Gandalf")

card(
    "4U88",
    "Behold the White Rider",
    Trigger(Happening(WINS, GANDALF), optional=True, effects=(Token("gandalf", 1, a(THIS)),)),
    Action(
        (SKIRMISH,),
        effects=(Repeat(TokensOn(THIS, "gandalf"), (wound(MINION & Skirmishing(GANDALF)),)), Discard(a(THIS))),
    ),
)

card(
    "4R89",
    "Gandalf",
    Action(
        (FELLOWSHIP,),
        condition=PoolBelow(2),
        costs=(add_twilight(2),),
        effects=(PlayCard(CHARACTER, zones=(DISCARD_PILE,)),),
    ),
)

card("4C90", "Gandalf", Continuous((strength(3),), condition=CanSpot(Twilight(), 3)))

card("4R91", "Gandalf's Staff", Continuous((damage(2),), of=GANDALF, condition=CanSpot(Twilight(), 2)), on=On(GANDALF))

card("4R92", "Grown Suddenly Tall", Action((FELLOWSHIP,), costs=(Spot(GANDALF),), effects=(Discard(each(CONDITION)),)))

card("4C93", "Have Patience", Action((FELLOWSHIP,), costs=(Spot(GANDALF),), effects=(heal(UNBOUND & COMPANION, 2),)))

card(
    "4R94",
    "Hearken to Me",
    Trigger(Happening(PLAYED, THIS), effects=(Discard(each(SHADOW_CARD & CONDITION & BorneBy(BEARER))),)),
    Continuous((cannot(BE_PLAYED_ON, by=SHADOW_CARD & CONDITION),), of=BEARER),
    on=On(Titled("Théoden")),
    to_play=(Spot(GANDALF),),
)

card(
    "4R95",
    "Into Dark Tunnels",
    Response(
        Happening(ABOUT_TO_DISCARD_EVENT, GANDALF_CULTURE & EVENT, whose=YOU),
        costs=(exert(GANDALF, 2),),
        effects=(Prevent(instead=(MoveCards(That("it"), NO_ZONE, HAND),)),),
    ),
)

card(
    "4U96",
    "Keep Your Forked Tongue",
    Action(
        (SKIRMISH,),
        costs=(Spot(GANDALF), Spot(Twilight(), 3)),
        effects=(make(a(COMPANION & WithSignet("gandalf")), cannot(TAKE_WOUNDS)),),
    ),
)

card(
    "4C97",
    "Long I Fell",
    Action(
        (SKIRMISH,),
        costs=(Spot(GANDALF),),
        effects=(
            Unless(
                ANY_SHADOW_PLAYER,
                price=(Wound(a(MINION), by=PLAYER_OF_THIS),),
                effects=(make(a(GANDALF), cannot(TAKE_WOUNDS)),),
            ),
        ),
    ),
)

card(
    "4C98",
    "Mithrandir, Mithrandir!",
    Action((MANEUVER,), costs=(exert(GANDALF),), effects=(Wound(each(MINION & ~StrengthAtLeast(7))),)),
)

card(
    "4U99",
    "Roll of Thunder",
    Action((FELLOWSHIP, MANEUVER), costs=(Spot(GANDALF),), effects=(Discard(a(SHADOW_CARD & ITEM)),)),
)

card(
    "4R100",
    "Shadowfax",
    Trigger(Happening(PLAYED, THIS), effects=(Discard(each(HAND_WEAPON & BorneBy(BEARER))),)),
    Continuous((cannot(BEAR, by=HAND_WEAPON),), of=BEARER),
    Trigger(Happening(SKIRMISH_STARTS, BEARER), effects=(Exert(each(MINION & Skirmishing(BEARER))),)),
    on=On(GANDALF),
)

card(
    "4U101",
    "Stump and Bramble",
    Action(
        (MANEUVER,),
        costs=(Spot(ISENGARD & MINION), Spot(ENT & ALLY, remember="ally")),
        effects=(make(that("ally"), damage(2), Modifier(CAN, 1, TAKE_PART), until=UNTIL_REGROUP),),
    ),
)

card(
    "4C102",
    "Task Was Not Done",
    Action((REGROUP,), costs=(exert(GANDALF),), effects=(Discard(up_to(2, WOUNDED & MINION)),)),
)

card(
    "4R103",
    "Treebeard",
    Response(
        Happening(ABOUT_TO_BE_DISCARDED, UNBOUND & HOBBIT),
        effects=(Prevent(instead=(Stack(that("it"), a(THIS)),)),),
    ),
    Action(
        (FELLOWSHIP,),
        costs=(exert(THIS), add_twilight(1)),
        effects=(PlayCard(UNBOUND & HOBBIT & StackedOn(THIS), zones=(STACKED,)),),
    ),
)

card(
    "4C104",
    "Treebeard",
    Action(
        (FELLOWSHIP,),
        costs=(exert(THIS), DiscardFromHand(1, UNBOUND & COMPANION)),
        effects=(heal(UNBOUND & COMPANION),),
    ),
)

card(
    "4C105",
    "Under the Living Earth",
    Action(
        (SKIRMISH,),
        effects=(Spot(Twilight(), x="x", limit=5), make(a(GANDALF), strength(Number("x")))),
    ),
)

card(
    "4R106",
    "Well Met Indeed",
    Action(
        (FELLOWSHIP,),
        costs=(Spot(ELF), Spot(GONDOR & MAN), Spot(DWARF)),
        effects=(PlayCard(GANDALF, zones=(DEAD_PILE,)),),
    ),
)

card(
    "4R107",
    "Windows in a Stone Wall",
    Response(
        Happening(KILLED, ISENGARD & MINION),
        costs=(Discard(a(THIS)),),
        effects=(
            SeeDeck(10, AN_OPPONENT, remember="seen"),
            MoveCards(SHADOW_CARD, DECK, DISCARD_PILE, among="seen"),
            MoveCards(FREE_PEOPLES_CARD, DECK, DISCARD_PILE, among="seen"),
            MoveCards(ANYTHING, DECK, SHUFFLED_INTO_DECK, ALL, among="seen"),
        ),
    ),
    on=On(That("ent")),
    to_play=(exert(ENT, remember="ent"),),
)

card(
    "4U108",
    "Wizardry Indeed",
    Action(
        (MANEUVER,),
        condition=CanSpotMore(MINION, than=COMPANION),
        costs=(exert(GANDALF),),
        effects=(Discard(a(MINION), by=AN_OPPONENT),),
    ),
)
