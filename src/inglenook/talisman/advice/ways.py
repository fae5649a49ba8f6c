"""Whether the last life hangs on a way that somebody may go: who lies in wait there, face up (KR-24).

The numbers are reckoned: a copy of the game would draw cards that nobody has seen.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import Option, Seat
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.views.dangers import Danger
from inglenook.talisman import stats
from inglenook.talisman.advice.odds import Odds
from inglenook.talisman.kinds import CHARMS, DESTROYS_SPIRITS, NOT_ATTACKED_BY, RECRUITS
from inglenook.talisman.rules.battle.enemies import OWN_WAYS, is_one_of
from inglenook.talisman.rules.regions.movement import SENTINEL_STRENGTH
from inglenook.talisman.table import FIRST_SPACE, SPACE_LIST, Space, TalismanTable, character_thing
from inglenook.talisman.words.definitions import CardDefinition
from inglenook.talisman.words.terms import ENEMY, SPIRIT

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
        return [with_arms(table, seat, SENTINEL_STRENGTH)]
    if option.verb not in TO_GO:
        return []
    space = option.subject - FIRST_SPACE
    more = SPACE_LIST[space].enemy_die_bonus
    strength = sum(card.strength for card in hostile(table, seat, space, ENEMY))
    craft = sum(card.craft for card in hostile(table, seat, space, SPIRIT))
    found = [with_arms(table, seat, strength + more)] if strength else []
    return [*found, Odds(stats.total_craft(table, seat), craft + more, (1, 1), 1)] if craft else found


def with_arms(table: TalismanTable, seat: Seat, strength: int) -> Odds:
    """A fight with the best weapons against so much Strength (TR-16d.2)."""
    added = [weapon.strength for _card, weapon in stats.weapons(table, seat)]
    own = stats.total_strength(table, seat) + stats.armed(table, seat, added)
    return Odds(own, strength, (1, 1), table.characters[seat].lives)


def hostile(table: TalismanTable, seat: Seat, space: Space, kind: str) -> list[CardDefinition]:
    """The enemies of a space that attack together; not those that one could come to terms with (TD-10, TD-63)."""
    lying = [table.cards[card].face.card for card in table.lying[space]]  # a Spell may lie there, too (TA-18)
    return [
        card
        for card in lying
        if card is not None
        and card.kind == kind
        and card.special not in OWN_WAYS
        and not is_won_over(table, seat, card)
    ]


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
