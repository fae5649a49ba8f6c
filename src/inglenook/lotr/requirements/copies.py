"""Rules that block a card at any cost: uniqueness, the dead pile, the Rule of 9, banned types (LR-6, LR-11, LR-24)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.lotr.active import index_of
from inglenook.lotr.dsl import terms
from inglenook.lotr.stats import companions
from inglenook.lotr.table import LotrTable

RULE_OF_NINE: Final = 9

UNIQUE_IN_PLAY: Final = "LR-24.1"
UNIQUE_SHADOW_CARD: Final = "LR-24.3"
COMPANION_DEAD: Final = "LR-3.19"
ALLY_DEAD: Final = "LR-3.20"
NINE_COMPANIONS: Final = "LR-11.17"
NOT_IN_STARTER_RULES: Final = "LR-6.16"


def is_blocked(table: LotrTable, seat: Seat, card: Thing) -> bool:
    """Whether a rule blocks playing a card, regardless of cost."""
    return bool(
        copy_in_play(table, seat, card)
        or copy_among_dead(table, seat, card)
        or one_too_many(table, seat, card)
        or unknown_kind(table, card)
    )


def blocking_rules(table: LotrTable, seat: Seat, card: Thing) -> list[str]:
    """Returns all rules that block playing a card, regardless of cost."""
    rules = [copy_in_play(table, seat, card), copy_among_dead(table, seat, card), one_too_many(table, seat, card)]
    rules.append(unknown_kind(table, card))
    return [rule for rule in rules if rule]


def copy_in_play(table: LotrTable, seat: Seat, card: Thing) -> str:
    """Returns the rule by which a copy in play blocks a unique card, or "" (LR-24.1, LR-24.3)."""
    printed = table.cards[card].printed
    if not printed.unique:
        return ""
    for other in table.players[seat].in_play:
        if table.cards[other].printed.title == printed.title:
            return UNIQUE_IN_PLAY
    if printed.side == terms.SHADOW:
        for other in index_of(table).active:
            if table.cards[other].printed.title == printed.title:
                return UNIQUE_SHADOW_CARD
    return ""


def copy_among_dead(table: LotrTable, seat: Seat, card: Thing) -> str:
    """Returns the rule by which a unique copy in the dead pile blocks a card, or "" (LR-3.19, LR-3.20).

    A card played out of that pile does not block itself (4R106).
    """
    player = table.players[seat]
    if player.dead:
        title = table.cards[card].printed.title
        for other in player.dead:
            dead = table.cards[other].printed
            if other != card and dead.unique and dead.title == title:
                return COMPANION_DEAD if dead.type == terms.COMPANION_TYPE else ALLY_DEAD
    return ""


def one_too_many(table: LotrTable, seat: Seat, card: Thing) -> str:
    """Returns the Rule of 9 if it blocks a card, or "" (LR-11.17)."""
    if table.cards[card].printed.type == terms.COMPANION_TYPE and breaks_rule_of_nine(table, seat, card):
        return NINE_COMPANIONS
    return ""


def unknown_kind(table: LotrTable, card: Thing) -> str:
    """Returns the Starter Rules' ban on allies and artifacts if it blocks a card, or "" (LR-6.16)."""
    if table.cards[card].printed.type in (terms.ALLY_TYPE, terms.ARTIFACT_TYPE):
        return NOT_IN_STARTER_RULES if table.options.get("no-allies-or-artifacts", 0) else ""
    return ""


def breaks_rule_of_nine(table: LotrTable, seat: Seat, card: Thing = NOTHING) -> bool:
    """Whether nine companions besides this one are in play and in the dead pile together (LR-11.17 to LR-11.19)."""
    player = table.players[seat]
    if len(player.in_play) + len(player.dead) < RULE_OF_NINE:
        return False
    pile = [other for other in player.dead if other != card]
    dead = [other for other in pile if table.cards[other].printed.type == terms.COMPANION_TYPE]
    return len(companions(table, seat)) + len(dead) >= RULE_OF_NINE and not table.options.get("no-rule-of-9", 0)
