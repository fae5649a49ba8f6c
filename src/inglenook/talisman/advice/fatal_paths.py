"""Warning that the last life is at stake on a path, because of the enemies that lie face up there (KR-24).

The numbers are computed without playing on: a copy of the game would draw cards that no player has seen.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import Option, Seat, Thing
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.views.dangers import Danger
from inglenook.talisman import atoms, stats
from inglenook.talisman.ability_kinds import CHARMS, DESTROYS_SPIRITS, NOT_ATTACKED_BY, RECRUITS
from inglenook.talisman.advice.odds import Odds, odds_before
from inglenook.talisman.dsl.definitions import CardDefinition
from inglenook.talisman.dsl.terms import ENEMY, SPIRIT
from inglenook.talisman.rules.battle.combat import Fight
from inglenook.talisman.rules.battle.enemies import OWN_WAYS, is_one_of
from inglenook.talisman.rules.regions.movement import SENTINEL, SENTINEL_STRENGTH
from inglenook.talisman.table import FIRST_SPACE, Space, TalismanTable, character_thing

TO_GO: Final = ("go", "fly")


def dangers(game: Game[TalismanTable], viewer: Seat) -> list[Danger]:
    """Returns the paths on which the last life could be lost, each with the percentage of its fights that are lost."""
    decision, table = game.pending, game.table
    if decision is None or decision.seat != viewer or decision.prompt.id != "prompt-path":
        return []
    if table.characters[viewer].lives != 1:
        return []
    found = []
    for option in decision.options:
        lost = max([one.lost for one in fights(table, viewer, option)], default=0)
        if lost:
            text = Message("danger-last-life-way", {"lost": lost})
            found.append(Danger("killed", text, None, character_thing(viewer), (), "", option))
    return found


def fights(table: TalismanTable, seat: Seat, option: Option) -> list[Odds]:
    """Returns the fights on a path, as far as they can be foreseen."""
    if option.verb == "climb":
        return [on_the_stairs(table, seat)]
    if option.verb not in TO_GO:
        return []
    space = option.subject - FIRST_SPACE
    groups = [(kind == SPIRIT, hostile(table, seat, space, kind)) for kind in (ENEMY, SPIRIT)]
    there = standing_in(table, seat, space)
    return [odds_before(there, Fight(seat, psychic, cards)) for psychic, cards in groups if cards]


def on_the_stairs(table: TalismanTable, seat: Seat) -> Odds:
    """Returns the odds of the fight against the Sentinel for a character that climbs (TR-11k.2)."""
    there = standing_in(table, seat, SENTINEL)
    return odds_before(there, Fight(seat, False, being="sentinel", value=SENTINEL_STRENGTH))


def standing_in(table: TalismanTable, seat: Seat, space: Space) -> TalismanTable:
    """Returns a copy of the table with the character moved to a space, for abilities that count only there."""
    there = table.copy()
    atoms.place_character(there, seat, space)
    return there


def hostile(table: TalismanTable, seat: Seat, space: Space, kind: str) -> list[Thing]:
    """Returns the enemies in a space that attack together, without those that can be placated (TD-10, TD-63)."""
    found: list[Thing] = []
    for thing in table.lying[space]:
        card = table.cards[thing].face.card  # a Spell may lie there as well (TA-18)
        if card is None or card.kind != kind or card.special in OWN_WAYS:
            continue
        if not is_won_over(table, seat, card):
            found.append(thing)
    return found


def is_won_over(table: TalismanTable, seat: Seat, card: CardDefinition) -> bool:
    """Whether the character can get past an enemy without a fight (TR-8.1)."""
    if card.special == "bandit" and table.characters[seat].gold:
        return True
    if card.subtype == SPIRIT and stats.has(table, seat, DESTROYS_SPIRITS):
        return True
    return (
        any(is_one_of(card, one.kinds) for one in stats.printed_abilities(table, seat, NOT_ATTACKED_BY))
        or any(card.name in one.cards for one in stats.printed_abilities(table, seat, RECRUITS))
        or any(card.subtype == one.kind for one in stats.printed_abilities(table, seat, CHARMS))
    )
