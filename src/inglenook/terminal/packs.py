"""`inglenook packs`: boosters, starters and Deluxe boxes of the Lord of the Rings TCG, opened from a seed."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence

from inglenook.arguments import Arguments, BadArgument, line, number
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Argument, Message
from inglenook.lotr.cards.facts import facts
from inglenook.lotr.decks.codes import SETS
from inglenook.lotr.decks.packs import DELUXE, PREFIXES, Opened, open_booster, open_deluxe, open_starter
from inglenook.lotr.entry import LANGUAGES
from inglenook.lotr.rendering.face import full_title
from inglenook.wording import Wording


def declare(arguments: Arguments) -> None:
    """Declares the arguments of `inglenook packs`."""
    arguments.option("--set", "N", Message("packs-help-set"), number("--set", 1, len(PREFIXES)), 1)
    arguments.option("--boosters", "N", Message("packs-help-boosters"), number("--boosters", 0, 1000), 1)
    arguments.option("--starters", "N", Message("packs-help-starters"), number("--starters", 0, 100), 0)
    arguments.option("--deluxe", "N", Message("packs-help-deluxe"), number("--deluxe", 0, 100), 0)
    arguments.option("--seed", "TEXT", Message("packs-help-seed"), line("--seed"), "1")
    arguments.flag("--json", Message("packs-help-json"))


def run(arguments: Arguments, words: Sequence[str]) -> int:
    """Opens the packs and prints their contents."""
    given = arguments.read(words)
    packs = opened(given)
    if given.json:
        print(json.dumps([[title, [one.__dict__ for one in cards]] for _told, title, cards in packs], indent=1))
        return 0
    wording = Wording(arguments.wording.language, LANGUAGES)
    for place, (kind, title, cards) in enumerate(packs, 1):
        told: dict[str, Argument] = {"number": place, "set": SETS[given.set], "cards": len(cards), "starter": title}
        print(wording.say(Message(f"packs-of-{kind}", told)))
        for text in [row(one, wording) for one in cards]:
            print(text)
    return 0


def opened(given: Namespace) -> list[tuple[str, str, list[Opened]]]:
    """Returns the opened packs: Deluxe boxes, starters, boosters, each with its kind and the name of its deck.

    Packs depend only on the seed.
    """
    if given.deluxe and given.set not in DELUXE:
        raise BadArgument("packs-error-no-deluxe", {"given": given.set, "known": DELUXE})
    dice = Dice(given.seed)
    boxes = [("deluxe", *open_deluxe(given.set, dice)) for _pack in range(given.deluxe)]
    starters = [("starter", *open_starter(given.set, dice)) for _pack in range(given.starters)]
    boosters = [("booster", "", open_booster(given.set, dice)) for _pack in range(given.boosters)]
    return [*boxes, *starters, *boosters]


def row(card: Opened, wording: Wording) -> str:
    """Words one card: code and title, and whether it is a foil or has another picture."""
    told = f"{card.id}: {full_title(facts(card.id))}"
    special = [Message("packs-foil")] * card.foil + [Message("packs-another-picture")] * card.another_picture
    return told + "".join([f" ({wording.say(message)})" for message in special])
