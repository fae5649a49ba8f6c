"""Options for a new table of Talisman: house rules, and whether players choose their characters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from inglenook.arguments import choice
from inglenook.kernel.messages import Message
from inglenook.kernel.rulebook import Setup
from inglenook.registry.decks import Brought
from inglenook.registry.new_table import Laying, Option
from inglenook.talisman import house_rules
from inglenook.talisman.entry.settings import CHOOSE_OPTION, HOUSE_OPTION, READINGS, SWITCHES
from inglenook.talisman.entry.settings import set_up as set_up_by_options

YES_OR_NO: Final = {"0": "no", "1": "yes"}
RULE_SETS: Final = {name: Message(f"rule-set-{name}") for name in house_rules.RULE_SETS}
GISTS: Final = {name: Message(f"rule-set-gist-{name}") for name in house_rules.RULE_SETS}
BRINGS: Final = {
    name: {key: str((house_rules.PRINTED | rules)[switch]) for key, switch in (SWITCHES | READINGS).items()}
    for name, rules in house_rules.RULE_SETS.items()
}
"""The numbers and readings that each set of house rules implies."""


def options() -> list[Option]:
    """Returns the options: a set of house rules, choosing characters, and the changeable numbers and readings."""
    found = [
        Option(HOUSE_OPTION, Message("switch-house"), "choice", house_rules.AS_PRINTED, RULE_SETS, GISTS, BRINGS),
        Option(CHOOSE_OPTION, Message("switch-choose"), "switch", "0"),
    ]
    for key, name in SWITCHES.items():
        low, high = house_rules.LIMITS[name]
        printed = str(house_rules.PRINTED[name])
        found.append(Option(key, Message(f"switch-{key}"), "number", printed, least=low, most=high))
    return found + [Option(key, Message(f"switch-{key}"), "switch", "0") for key in READINGS]


def set_up(brought: Sequence[Brought], options: Mapping[str, str]) -> Setup:
    """Sets up a game with one seat per player; players bring nothing (no decks)."""
    given = dict(options)
    for key in given:
        choice("options", (HOUSE_OPTION, CHOOSE_OPTION, *SWITCHES, *READINGS))(key)
    for key in (CHOOSE_OPTION, *READINGS):
        if key in given:
            given[key] = YES_OR_NO[choice(key, tuple(YES_OR_NO))(given[key])]
    return set_up_by_options(len(brought), given)


LAYING: Final = Laying(set_up=set_up, options=options())
