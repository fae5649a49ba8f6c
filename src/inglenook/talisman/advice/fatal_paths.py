"""Whether the last life hangs on a way that somebody may go: who lies in wait there, face up (KR-24).

The numbers are reckoned: a copy of the game would draw cards that nobody has seen.
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
    """Ways on which the last life could go, each with how many of a hundred such fights are lost."""
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
    """The fights that are met on a way, as far as can be seen."""
    if option.verb == "climb":
        return [on_the_stairs(table, seat)]
    if option.verb not in TO_GO:
        return []
    space = option.subject - FIRST_SPACE
    groups = [(kind == SPIRIT, hostile(table, seat, space, kind)) for kind in (ENEMY, SPIRIT)]
    there = standing_in(table, seat, space)
    return [odds_before(there, Fight(seat, psychic, cards)) for psychic, cards in groups if cards]


def on_the_stairs(table: TalismanTable, seat: Seat) -> Odds:
    """The fight against the Sentinel, for whoever climbs (TR-11k.2)."""
    there = standing_in(table, seat, SENTINEL)
    return odds_before(there, Fight(seat, False, being="sentinel", value=SENTINEL_STRENGTH))


def standing_in(table: TalismanTable, seat: Seat, space: Space) -> TalismanTable:
    """A copy of the table on which the character has come to a space: what counts there may count nowhere else."""
    there = table.copy()
    atoms.place_character(there, seat, space)
    return there


def hostile(table: TalismanTable, seat: Seat, space: Space, kind: str) -> list[Thing]:
    """The enemies of a space that attack together; not those that one could come to terms with (TD-10, TD-63)."""
    found: list[Thing] = []
    for thing in table.lying[space]:
        card = table.cards[thing].face.card  # a Spell may lie there, too (TA-18)
        if card is None or card.kind != kind or card.special in OWN_WAYS:
            continue
        if not is_won_over(table, seat, card):
            found.append(thing)
    return found


def is_won_over(table: TalismanTable, seat: Seat, card: CardDefinition) -> bool:
    """Whether somebody has a way past an enemy without a fight (TR-8.1)."""
    if card.special == "bandit" and table.characters[seat].gold:
        return True
    if card.subtype == SPIRIT and stats.has(table, seat, DESTROYS_SPIRITS):
        return True
    return (
        any(is_one_of(card, one.kinds) for one in stats.printed_abilities(table, seat, NOT_ATTACKED_BY))
        or any(card.name in one.cards for one in stats.printed_abilities(table, seat, RECRUITS))
        or any(card.subtype == one.kind for one in stats.printed_abilities(table, seat, CHARMS))
    )
