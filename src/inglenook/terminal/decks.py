"""`inglenook decks`: checks, rewrites and shortens decks of the Lord of the Rings TCG, and lists possible starts."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from inglenook.arguments import Arguments, BadArgument, choice
from inglenook.kernel.messages import Argument, Message
from inglenook.lotr.decks.files import ReadDeck, read_text
from inglenook.lotr.decks.formats import FORMATS, Format
from inglenook.lotr.decks.legality import legality
from inglenook.lotr.decks.names import full_name
from inglenook.lotr.decks.starters import LONGEST, NAMED, deck_text, starter_text
from inglenook.lotr.decks.text_formats import KINDS, write_deck
from inglenook.lotr.entry import LANGUAGES
from inglenook.lotr.entry.starts import starts
from inglenook.lotr.library import LIBRARY
from inglenook.wording import Wording

CHECK: Final = "check"
CONVERT: Final = "convert"
CODE: Final = "code"
STARTS: Final = "starts"
DEEDS: Final = (CHECK, CONVERT, CODE, STARTS)
ILLEGAL: Final = 1


def declare(arguments: Arguments) -> None:
    """Declares the arguments of `inglenook decks`."""
    arguments.argument("check|convert|code|starts", Message("decks-help-deed"))
    arguments.argument("DECK", Message("decks-help-deck"))
    known: dict[str, Argument] = {"known": tuple(FORMATS)}
    arguments.option("--format", "NAME", Message("decks-help-format", known), choice("--format", tuple(FORMATS)))
    kinds: dict[str, Argument] = {"known": KINDS}
    arguments.option("--to", "KIND", Message("decks-help-to", kinds), choice("--to", KINDS), KINDS[0])


def run(arguments: Arguments, words: Sequence[str]) -> int:
    """Processes the deck in a file, of a starter, or on standard input."""
    given = arguments.read(words)
    if len(given.words) < 2:
        raise BadArgument("decks-error-what", {"known": DEEDS})
    deed, name = given.words
    choice("decks", DEEDS)(deed)
    format = FORMATS[given.format or (NAMED[name].format.name if name in NAMED else "open")]
    read = read_text(text_of(name), format)
    wording = Wording(arguments.wording.language, LANGUAGES)
    if deed == CHECK:
        return check(read, format, wording)
    for fault in read.faults:
        print(wording.say(fault.told()), file=sys.stderr)
    if deed == STARTS:
        for ids, cost in starts(read.deck.data()):
            print(f"{cost}: {' + '.join([full_name(LIBRARY[id]) for id in ids])}")
        return ILLEGAL if read.faults else 0
    print(write_deck(read.deck, CODE if deed == CODE else given.to), end="")
    return ILLEGAL if read.faults else 0


def text_of(name: str) -> str:
    """Returns the text of a deck: "-" is standard input."""
    if name == "-":
        return sys.stdin.read(LONGEST)
    return starter_text(name) if name in NAMED else deck_text(name)


def check(read: ReadDeck, format: Format, wording: Wording) -> int:
    """Prints every fault of a deck in a line of its own; the exit code says whether there are any."""
    for fault in read.faults:
        print(wording.say(fault.told()))
    reasons = legality(read.deck, format)
    for reason in reasons:
        print(wording.say(Message("deck-fault", {"fault": reason.message, "rule": reason.rule})))
    if read.faults or reasons:
        return ILLEGAL
    print(wording.say(Message("deck-legal", {"format": format.title, "cards": len(read.deck.copies())})))
    return 0
