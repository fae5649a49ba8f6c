"""Filters, amounts, conditions, modifiers and happenings for the samples: every word, and every way to read it."""

from __future__ import annotations

from inglenook.lotr.words import amounts, conditions, filters, terms
from inglenook.lotr.words.amounts import Amount
from inglenook.lotr.words.conditions import Condition
from inglenook.lotr.words.facade import (
    cannot,
    damage,
    extra_cost,
    keyword,
    strength,
    wound,
)
from inglenook.lotr.words.filters import (
    BEARER,
    COMPANION,
    DWARF,
    ELF,
    HOBBIT,
    MINION,
    OTHER,
    RING_BEARER,
    THIS,
    YOURS,
    Filter,
)
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.modifiers import Modifier

FILTERS: tuple[Filter, ...] = (
    COMPANION & DWARF,
    COMPANION | filters.ALLY,
    ~filters.OfCulture("gondor") & COMPANION,
    filters.ANYTHING,
    filters.OfType(terms.ITEM_TYPES),
    filters.FREE_PEOPLES_CARD,
    filters.SHADOW_CARD & filters.CONDITION,
    filters.GONDOR & filters.MAN,
    (filters.GONDOR | filters.SHIRE) & COMPANION,
    filters.OfClass((terms.HAND_WEAPON_CLASS, terms.RANGED_WEAPON_CLASS)),
    filters.ARMOR & filters.POSSESSION,
    filters.ROHAN & filters.MOUNT,
    filters.Titled("Gandalf"),
    filters.Titled("Frodo") & RING_BEARER,
    filters.WithKeyword("ranger") & COMPANION,
    ELF & filters.WithKeyword("archer"),
    filters.NAZGUL & filters.WithKeyword("twilight"),
    filters.WithKeyword("twilight") & MINION,
    filters.WithKeyword("fierce") & MINION,
    filters.WithKeyword("spell"),
    filters.WithKeyword("river") & filters.SITE,
    OTHER & COMPANION & filters.WithSignet("theoden"),
    filters.Unique() & MINION,
    ~filters.Unique() & MINION,
    THIS,
    BEARER & HOBBIT,
    YOURS & filters.MORIA & filters.ORC,
    RING_BEARER,
    filters.RING_BOUND & COMPANION,
    filters.UNBOUND & HOBBIT,
    filters.EXHAUSTED & COMPANION,
    ~filters.EXHAUSTED & COMPANION,
    filters.WOUNDED & MINION,
    ~filters.WOUNDED & MINION,
    filters.ROAMING & MINION,
    filters.MOUNTED & COMPANION,
    COMPANION & filters.Bearing(filters.DWARVEN & filters.HAND_WEAPON),
    filters.WEAPON & filters.BorneBy(COMPANION),
    filters.Anything() & filters.StackedOn(THIS),
    MINION & filters.Skirmishing(ELF),
    COMPANION & filters.InSkirmish(),
    COMPANION & ~filters.InSkirmish(),
    COMPANION & filters.InSkirmish(fierce=True),
    COMPANION & filters.Bearing(filters.HAND_WEAPON, 2),
    MINION & filters.AssignedNow(),
    MINION & ~filters.AssignedNow(),
    MINION & filters.AssignedNow(filters.RING_BOUND & filters.MAN),
    MINION & ~filters.AssignedNow(ELF),
    COMPANION & filters.OfNamedCulture("cultures"),
    COMPANION & ~filters.OfNamedCulture("cultures"),
    COMPANION & filters.RaceInPlay(),
    COMPANION & ~filters.RaceInPlay(),
    filters.ALLY & filters.HomeAt(6, terms.FELLOWSHIP_BLOCK),
    ELF & filters.ALLY & filters.HomeAt(3, terms.TOWERS_BLOCK),
    filters.SiteYouControl(),
    filters.InSupportArea(),
    MINION & filters.StrengthAtLeast(10),
    MINION & filters.VitalityAtLeast(2),
    COMPANION & filters.DefenderAtLeast(1),
    filters.FREE_PEOPLES_CARD & filters.ForPhase(terms.REGROUP),
    COMPANION & ~HOBBIT,
)

SPOTTED = amounts.Number("x")

AMOUNTS: tuple[Amount, ...] = (
    amounts.Count(filters.ORC, among="seen"),
    3,
    -1,
    amounts.Count(OTHER & filters.URUK_HAI),
    amounts.Count(MINION & filters.Skirmishing(ELF)),
    amounts.Count(COMPANION, over=4),
    amounts.Count(ELF | DWARF),
    SPOTTED,
    amounts.If(conditions.AtThisSite(), 4, 2),
    amounts.Times(-2, amounts.Count(HOBBIT)),
    amounts.Times(amounts.Burdens(), 2),
    amounts.Plus(1, amounts.StrengthOf(THIS)),
    amounts.Plus(amounts.Count(ELF), SPOTTED),
    amounts.Plus(amounts.Number("y"), 1),
    amounts.AtMost(amounts.WoundsOn(BEARER), 3),
    amounts.AtMost(amounts.AtMost(amounts.TokensOn(THIS), amounts.Count(ELF)), 3),
    amounts.Burdens(),
    amounts.Cultures(filters.FREE_PEOPLES_CARD),
    amounts.Cultures(filters.FREE_PEOPLES_CARD, over=2),
    amounts.WoundsOn(filters.CHARACTER & filters.InSkirmish()),
    amounts.Races(("dwarf", "elf")),
    amounts.Twilight(),
    amounts.TokensOn(THIS),
    amounts.TokensOn(THIS, "dwarven"),
    amounts.Plus(1, amounts.TokensOn(THIS, "gandalf")),
    amounts.CostOf(BEARER),
    amounts.StrengthOf(RING_BEARER),
    amounts.SitesControlled(),
)

CONDITIONS: tuple[Condition, ...] = (
    conditions.All((conditions.CanSpot(ELF), conditions.Controls(1))),
    conditions.Any((conditions.CanSpot(ELF, 3), conditions.Controls(2))),
    conditions.Any((conditions.CanSpot(ELF, 3), conditions.CanSpot(amounts.Burdens(), 2))),
    conditions.Without(conditions.CanSpot(ELF)),
    conditions.Without(conditions.During(terms.ARCHERY)),
    conditions.Without(conditions.RingIsWorn()),
    conditions.Without(conditions.AtThisSite()),
    conditions.Without(conditions.Controls(1)),
    conditions.Without(conditions.Without(conditions.AtThisSite())),
    *(
        wanted
        for what in (
            filters.Titled("Legolas"),
            filters.MOUNTED,
            filters.WOUNDED,
            filters.Skirmishing(filters.NAZGUL),
            filters.Bearing(filters.HAND_WEAPON),
            filters.BorneBy(COMPANION),
            filters.StackedOn(filters.SiteYouControl()),
            filters.AssignedNow(),
            filters.AssignedNow(ELF),
            filters.InSkirmish(),
            filters.InSkirmish(fierce=True),
            filters.WithSignet("frodo"),
            filters.DefenderAtLeast(1),
            filters.StrengthAtLeast(7),
            filters.VitalityAtLeast(3),
        )
        for wanted in (conditions.Is(THIS, what), conditions.Without(conditions.Is(BEARER, what)))
    ),
    conditions.Is(THIS, filters.MOUNTED & filters.Skirmishing(ELF)),
    *(
        wanted
        for place in (
            conditions.AtSite(least=4, most=5),
            conditions.AtSite(keyword="battleground"),
            conditions.AtSite(least=4, most=4, block=terms.FELLOWSHIP_BLOCK),
            conditions.AtSite(least=1, most=4, block=terms.TOWERS_BLOCK),
            conditions.AtSite(least=5),
        )
        for wanted in (place, conditions.Without(place))
    ),
    conditions.AtThisSite(),
    conditions.PoolBelow(2),
    conditions.HasMoved(),
    conditions.MovedTo(7, 9, terms.TOWERS_BLOCK),
    conditions.MovedTo(5, 5),
    conditions.BurdensAtMost(4),
    conditions.CanSpot(amounts.Burdens(), 5),
    conditions.CanSpot(amounts.Burdens(), 5, chosen=True),
    conditions.CanSpot(amounts.Twilight(), 3),
    conditions.CanSpot(amounts.WoundsOn(RING_BEARER), 2),
    conditions.Without(conditions.CanSpot(amounts.Burdens(), 2)),
    conditions.DeadPileHas(filters.ALLY),
    conditions.DeadPileHas(filters.ANYTHING, 3),
    conditions.RingIsWorn(),
    conditions.During(terms.SKIRMISH),
    conditions.NotYetPlayed(filters.ORC),
    conditions.NotYetPlayed(filters.ORC, terms.THIS_TURN),
    conditions.HomeControlledByOpponent(),
    conditions.Controls(2),
)

MODIFIERS: tuple[Modifier, ...] = (
    strength(-3),
    damage(2),
    keyword(terms.FIERCE),
    keyword(terms.ARCHER),
    keyword(terms.DEFENDER),
    keyword(terms.AMBUSH, 1),
    *(Modifier(stat, 1) for stat in (terms.VITALITY, terms.SITE_NUMBER, terms.RESISTANCE, terms.SHADOW_NUMBER)),
    *(Modifier(stat, -1) for stat in (terms.FELLOWSHIP_ARCHERY, terms.MINION_ARCHERY, terms.MOVE_LIMIT)),
    Modifier(terms.COST, 2),
    Modifier(terms.COST, -1, on=DWARF),
    Modifier(terms.ROAMING_PENALTY, -2),
    Modifier(terms.ROAMING_PENALTY, 1),
    Modifier(terms.WOUND_LIMIT, 1),
    Modifier(terms.OVERWHELMED_AT, 3),
    Modifier(terms.OVERWHELMED_AT, 4),
    Modifier(terms.TEXT, 1),
    Modifier(terms.SITE_TEXT, 3),
    Modifier(terms.NO_BONUS, 1, terms.STRENGTH),
    Modifier(terms.NO_KEYWORD, 1, terms.DAMAGE),
    Modifier(terms.NO_KEYWORD, 1, terms.FIERCE),
    Modifier(terms.NO_KEYWORD, 1, "archer"),
    *(
        cannot(word, filters.SHADOW_CARD)
        for word in (
            terms.TAKE_WOUNDS,
            terms.BE_EXERTED,
            terms.BE_HEALED,
            terms.BE_ASSIGNED,
            terms.BE_DISCARDED,
        )
    ),
    cannot(terms.BE_PLAYED),
    cannot(terms.BE_PLAYED_FROM_DECK),
    cannot(terms.BE_PLAYED_FROM_DISCARD_PILE),
    cannot(terms.BEAR, filters.POSSESSION),
    cannot(terms.FACE_SEVERAL),
    Modifier(terms.COMES_EXHAUSTED, 1),
    cannot(terms.BE_USED),
    cannot(terms.ADD_TO_ARCHERY),
    Modifier(terms.SKIP, 1, terms.ARCHERY),
    Modifier(terms.ARCHERY_HITS, 1, terms.ALLY_TYPE),
    *(Modifier(terms.HIDDEN_HAND, 1, whose) for whose in (terms.FREE_PEOPLES_PLAYER, terms.EACH_SHADOW_PLAYER)),
    Modifier(terms.SPOTTED, 1, terms.PIPE_CLASS),
    Modifier(terms.SPOTTED, -1, terms.PIPE_CLASS),
    Modifier(terms.CAN, 1, terms.TAKE_PART),
    extra_cost(wound(COMPANION), spotting=filters.RANGER),
)

HAPPENINGS: tuple[Happening, ...] = (
    Happening(terms.ABOUT_TO_BE_WOUNDED, ELF, filters.SAURON & MINION),
    Happening(terms.ABOUT_TO_BE_WOUNDED, BEARER, phase=terms.SKIRMISH),
    Happening(terms.ABOUT_TO_EXERT, ELF),
    Happening(terms.ABOUT_TO_HEAL, ELF),
    Happening(terms.ABOUT_TO_BE_DISCARDED, ELF, filters.SHADOW_CARD),
    Happening(terms.ABOUT_TO_BE_KILLED, ELF),
    Happening(terms.ABOUT_TO_ADD_BURDENS, against=filters.SHADOW_CARD),
    Happening(terms.BURDEN_ADDED, against=filters.SHADOW_CARD),
    Happening(terms.BURDEN_REMOVED),
    *(Happening(terms.BURDEN_REMOVED, against=~ELF, whose=whose) for whose in (terms.YOU, terms.AN_OPPONENT)),
    Happening(terms.ABOUT_TO_ADD_TWILIGHT),
    Happening(terms.ABOUT_TO_TAKE_CONTROL),
    Happening(terms.WOUNDED_NOW, ELF, phase=terms.ARCHERY),
    Happening(terms.EXERTED_NOW, ELF),
    Happening(terms.HEALED_NOW, ELF),
    Happening(terms.KILLED, COMPANION, MINION, phase=terms.SKIRMISH),
    Happening(terms.DISCARDED_NOW, YOURS & filters.MORIA & filters.WEAPON),
    *(
        Happening(kind, whose=whose)
        for kind in (terms.REVEALED_FROM_HAND, terms.TAKEN_INTO_HAND)
        for whose in ("", terms.YOU, terms.AN_OPPONENT)
    ),
    *(
        Happening(terms.DISCARDED_FROM_HAND, against=filters.SHADOW_CARD, whose=whose)
        for whose in ("", terms.YOU, terms.AN_OPPONENT)
    ),
    *(
        Happening(terms.ABOUT_TO_DISCARD_EVENT, filters.EVENT, whose=whose)
        for whose in ("", terms.YOU, terms.AN_OPPONENT)
    ),
    Happening(terms.PLAYED, THIS),
    Happening(terms.PLAYED, filters.URUK_HAI),
    Happening(terms.PLAYED, filters.POSSESSION, COMPANION, whose=terms.YOU),
    Happening(terms.PLAYED, filters.EVENT, whose=terms.AN_OPPONENT),
    Happening(terms.ACTION_USED, filters.ForPhase(terms.SKIRMISH)),
    Happening(terms.ACTION_USED, filters.FREE_PEOPLES_CARD & filters.EVENT, filters.RANGER),
    Happening(terms.WINS, DWARF, filters.URUK_HAI),
    Happening(terms.LOSES, COMPANION, MINION),
    Happening(terms.OVERWHELMS, BEARER, filters.CHARACTER),
    Happening(terms.MOVES, phase=terms.REGROUP),
    Happening(terms.MOVES_TO, THIS),
    Happening(terms.MOVES_TO),
    Happening(terms.MOVES_FROM, filters.WithKeyword("river")),
    Happening(terms.MOVES_FROM),
    Happening(terms.COMPANION_MOVES_FROM, DWARF & COMPANION, filters.SITE & filters.WithKeyword("river")),
    *(
        Happening(kind, whose=whose)
        for kind in (terms.TURN_STARTS, terms.TURN_ENDS)
        for whose in ("", terms.YOU, terms.AN_OPPONENT)
    ),
    *(
        moment
        for kind in (terms.PHASE_STARTS, terms.PHASE_ENDS)
        for moment in (
            Happening(kind, phase=terms.REGROUP),
            Happening(kind),
            Happening(kind, phase=terms.FELLOWSHIP, whose=terms.YOU),
            Happening(kind, phase=terms.SHADOW_PHASE, first=True),
        )
    ),
    Happening(terms.SKIRMISH_STARTS),
    Happening(terms.SKIRMISH_ABOUT_TO_END),
    Happening(terms.SKIRMISH_ABOUT_TO_END, ELF),
    Happening(terms.SKIRMISH_STARTS, BEARER),
    Happening(terms.ASSIGNED, COMPANION, MINION),
    Happening(terms.ASSIGNED, COMPANION, MINION, whose=terms.YOU),
    Happening(terms.ASSIGNED, COMPANION, MINION, whose=terms.AN_OPPONENT),
    Happening(terms.ACTION_USED, ~filters.EVENT, phase=terms.SKIRMISH),
    Happening(terms.KILLED, COMPANION, BEARER, phase=terms.SKIRMISH),
    Happening(terms.RING_PUT_ON),
)
