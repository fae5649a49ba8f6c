"""The choices for a new table of the card game: format, decks, rules and switches.

Unlike on the command line, a deck is a named deck or pasted text: this module opens no file named by a user.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from inglenook.arguments import choice
from inglenook.kernel.data import Data
from inglenook.kernel.messages import Argument, Message
from inglenook.kernel.rulebook import Reason, Setup
from inglenook.lotr.decks.codes import SETS, set_of
from inglenook.lotr.decks.deck import Deck, deck_of
from inglenook.lotr.decks.files import read_deck, read_text
from inglenook.lotr.decks.formats import FELLOWSHIP_BLOCK, OFFERED, Format
from inglenook.lotr.decks.legality import FRODO, legality
from inglenook.lotr.decks.names import name_with_code
from inglenook.lotr.decks.starters import LONGEST, NAMED, STARTERS, first_fellowship, starter_deck
from inglenook.lotr.decks.text_formats import KINDS, write_deck
from inglenook.lotr.dsl import terms
from inglenook.lotr.entry.settings import (
    FORMAT_OPTION,
    RULES_OPTION,
    fitting_starter,
    read_switches,
    with_rules,
)
from inglenook.lotr.entry.starts import starts
from inglenook.lotr.house_rules import DEFAULTS, DELUXE, LIMITS, RULE_SETS
from inglenook.lotr.library import LIBRARY
from inglenook.registry.decks import Brought, CheckedDeck, DeckFault, DeckLine, FaultyDeck, NamedDeck
from inglenook.registry.new_table import Laying, Option

RULE_SET_TITLES: Final = {name: Message(f"rule-set-{name}") for name in RULE_SETS}
GISTS: Final = {name: Message(f"rule-set-gist-{name}") for name in RULE_SETS}
BRINGS: Final = {
    name: {key: str(value) for key, value in (DEFAULTS | rules).items()} for name, rules in RULE_SETS.items()
}
"""The switches set by each rule set."""
SWITCHES: Final = tuple([name for name in DEFAULTS if name not in LIMITS])


def options() -> list[Option]:
    """Returns the options: a rule set, the length of the path, and the switches."""
    low, high = LIMITS["sites"]
    found = [Option(RULES_OPTION, Message("switch-rules"), "choice", DELUXE, RULE_SET_TITLES, GISTS, BRINGS)]
    found.append(Option("sites", Message("switch-sites"), "number", str(DEFAULTS["sites"]), least=low, most=high))
    for name in SWITCHES:
        found.append(Option(name, Message(f"switch-{name}"), "switch", str(DEFAULTS[name])))
    return found


# The decks that come with the game.


@cache
def starter(name: str) -> Deck:
    """Returns a named deck, read once."""
    return starter_deck(name)


def named_deck(name: str) -> NamedDeck:
    """Returns a deck as shown for choosing: its name, set and cultures."""
    deck = starter(name)
    found = []
    for side in (terms.FREE_PEOPLES, terms.SHADOW):
        cards = [LIBRARY[id] for id in deck.copies()]
        found.append(Counter([card.culture for card in cards if card.side == side]).most_common(1)[0][0])
    newest = max(set_of(id) for id in deck.ids())
    own = NAMED[name].format.name
    formats = [own, *[one for one, format in OFFERED.items() if one != own and not legality(deck, format)]]
    built = Message(f"built-{name}") if name not in STARTERS else None
    return NamedDeck(name, TITLES.get(name, ""), formats, SETS[newest], found, deck.data(), built)


TITLES: Final = {
    "fellowship-aragorn": "Aragorn",
    "fellowship-gandalf": "Gandalf",
    "moria-gandalf": "Gandalf",
    "moria-gimli": "Gimli",
    "elf-lords-boromir": "Boromir",
    "elf-lords-legolas": "Legolas",
    "towers-aragorn": "Aragorn",
    "towers-theoden": "Théoden",
    "helms-deep-eowyn": "Éowyn",
    "helms-deep-legolas": "Legolas",
    "fangorn-faramir": "Faramir",
    "fangorn-witch-king": "The Witch-king",
}
"""The character that each starter is named after; the name is the same in every language."""


def usual_deck(seat: int, options: Mapping[str, str]) -> str:
    """Returns the starter of a seat without a deck; the starters of the format are used in turn."""
    return fitting_starter(seat, format_of(options))


# Decks of players.


def check_deck(text: str, format: str) -> CheckedDeck:
    """Returns the faults of a pasted deck, line by line."""
    return checked(text, OFFERED[choice(FORMAT_OPTION, tuple(OFFERED))(format)])[1]


def checked(text: str, format: Format) -> tuple[Deck | None, CheckedDeck]:
    """Returns the deck in a text, or None if it cannot be played in a format, and the faults."""
    if len(text.encode("utf-8", "replace")) > LONGEST:
        return None, CheckedDeck("", 0, [DeckFault(0, Message("deck-too-long", {"most": LONGEST}))])
    deck, lines, unread, cards = read_text(text, format)
    faults = [DeckFault(*fault) for fault in unread]
    if not faults:
        faults = [DeckFault(line_of(one, deck, lines), one.message, one.rule) for one in legality(deck, format)]
    found = sorted(faults, key=lambda fault: fault.line)
    result = CheckedDeck(
        "" if unread else title_of(deck), len(deck.copies()), found, deck.data(), [DeckLine(*one) for one in cards]
    )
    return None if faults else deck, result


def line_of(reason: Reason, deck: Deck, lines: Mapping[str, int]) -> int:
    """Returns the last line that names a card the reason is about; 0 if there is none."""
    said: list[Argument] = []
    for argument in reason.message.arguments.values():
        said += argument if isinstance(argument, tuple) else [argument]
    concerned = [
        lines[id]
        for id in deck.ids()
        if id in LIBRARY and (name_with_code(LIBRARY[id]) in said or LIBRARY[id].title == said_title(reason))
    ]
    return max(concerned, default=0)


def said_title(reason: Reason) -> Argument:
    """Returns the card title that a reason is about, or ""."""
    return reason.message.arguments.get("title", "")


def title_of(deck: Deck) -> str:
    """Returns a name for a deck: its first unique companion other than Frodo."""
    companions = [LIBRARY[id] for id, _ in deck.draw_deck if id in LIBRARY and LIBRARY[id].type == terms.COMPANION_TYPE]
    named = [card.title for card in companions if card.unique and card.title != FRODO]
    return named[0] if named else FRODO


def write(data: Data, kind: str) -> str:
    """Writes a deck in a text format, for sharing."""
    return write_deck(deck_of(data), choice("kind", KINDS)(kind))


# Setup.


def format_of(options: Mapping[str, str]) -> Format:
    """Returns the chosen format, or that of the first starters if none was chosen."""
    if FORMAT_OPTION not in options:
        return FELLOWSHIP_BLOCK
    return OFFERED[choice(FORMAT_OPTION, tuple(OFFERED))(options[FORMAT_OPTION])]


def set_up(brought: Sequence[Brought], options: Mapping[str, str]) -> Setup:
    """Returns the setup of a game with the decks that the seats bring."""
    known = (FORMAT_OPTION, RULES_OPTION, *DEFAULTS)
    for key in options:
        choice("options", known)(key)
    format = format_of(options)
    names = [one.deck or ("" if one.deck_text else fitting_starter(seat, format)) for seat, one in enumerate(brought)]
    decks: list[Data] = [deck_for(name, one, format).data() for name, one in zip(names, brought, strict=True)]
    setup: Setup = {"seats": len(decks), "format": format.name, "decks": decks}
    fellowships: list[Data] = [first_fellowship(name) for name in names]
    return with_rules(setup, options, fellowships, read_switches(options))


def deck_for(name: str, brought: Brought, format: Format) -> Deck:
    """Returns the deck of a seat; raises FaultyDeck with every fault if it cannot be played."""
    if name and not brought.deck_text:
        choice("deck", tuple(NAMED))(name)
        deck, faults = starter(name), [DeckFault(0, *fault(one)) for one in legality(starter(name), format)]
    else:
        own, result = checked(brought.deck_text, format)
        deck, faults = own or read_deck(""), list(result.faults)
    if faults:
        refusal = FaultyDeck("error-faulty-deck", {"format": format.title, "count": len(faults)})
        refusal.faults = faults
        raise refusal
    return deck


def fault(reason: Reason) -> tuple[Message, str]:
    """Returns a fault as its message and rule."""
    return reason.message, reason.rule


def laying() -> Laying:
    """Returns everything that can be chosen for a new table of the card game."""
    return Laying(
        set_up=set_up,
        options=options(),
        formats={name: format.title for name, format in OFFERED.items()},
        decks=[named_deck(name) for name in NAMED],
        usual_deck=usual_deck,
        check_deck=check_deck,
        kinds=KINDS,
        write_deck=write,
        beginnings=starts,
    )
