"""Finds the message ids that Python code uses, so that a test can compare them with the existing texts."""

from __future__ import annotations

import ast
from collections.abc import Collection, Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from inglenook.wording.faults import Fault

TAKES_ID: Final[Mapping[str, int]] = {
    "Message": 0,
    "InglenookError": 0,
    "BadSetup": 0,
    "rise": 1,
    "fault": 0,
    "Worded": 0,
    "pass_option": 0,
}
"""Functions and classes that take a message id, with that argument's position; the message's own arguments follow it.

By keyword they are `id` and `arguments`.  Subclasses of a listed class need not be listed.
"""

ID_KEYWORDS: Final = frozenset({"prompt"})
"""Keyword arguments whose string literals are message ids."""

UNSAID: Final = frozenset({
    "owner", "wounds", "vitality", "before", "rule", "of", "turns", "left", "character", "space", "dice", "lives",
    "own", "against", "player", "own_from", "against_from",
    "fellowship_from", "minions_from",
})  # fmt: skip
"""Arguments that a log line may carry without printing them: facts from which a client shows what has happened."""

_SEALED: Final = "a record and a snapshot are refused for the same reasons (kernel.saved.sealed)"

BUILT: Final[Mapping[str, str]] = {
    "name-*": "the name of something printed, from the id of its definition (wording.messages.name_id)",
    "built-*": "what a deck that is no starter is called, by its name (lotr.entry.new_table)",
    "lesson-*-chapter-*": "a chapter of a lesson (lessons.lesson)",
    "lesson-*": "what a lesson says at a beat, and answers to a choice (lessons.lesson)",
    "because-own-*": "what an answer brings a player, by a subject of the judgement (search.reasons)",
    "because-their-*": "what it costs the others, likewise (search.reasons)",
    "puzzle-name-*-*": "what a puzzle is called, by its game and its goal (puzzles.puzzle)",
    "puzzle-*-*": "a goal of a puzzle, by its game and its kind (puzzles.goal)",
    "option-*": "an option is labelled by its verb (kernel.rulebook)",
    "term-*": "a term of a game's rulebook: an attribute, an alignment, a region (talisman)",
    "being-*": "a being without a card, by its name (talisman)",
    "text-*": "the text of a component, named after its word (talisman.texts)",
    "place-*": "where an ability holds, as a phrase (talisman.texts)",
    "spell-does-*": "what a Spell does (talisman.texts)",
    "text-kind-*": "the kind of a card, as its text has it (talisman.entry)",
    "text-region-*": "a region, as the text of a space has it (talisman.entry)",
    "text-quest-*": "what the Warlock wants, by the number of the quest (talisman.entry)",
    "choice-*": "what a space or a card lets a player choose, by the name of the choice (talisman.labels)",
    "account-*": "what was counted in a game that is over (lotr.entry.chronicle, talisman.entry.chronicle)",
    "coach-*": "what a newcomer is told at a question (kernel.views.coaching)",
    "danger-*": "what would befall somebody, and what that means for the game (lotr.dangers)",
    "*-threat-*": "what would befall a card, in a word on it (browser)",
    "danger-game-*": "a danger that decides the game (lotr.dangers)",
    "danger-pass-*": "a pass that decides it (lotr.dangers)",
    "danger-left-*": "what minions that are left over could do (lotr.dangers)",
    "event-*": "what a response answers, by the kind of happening (lotr.responses.facts)",
    "result-*": "what becomes of a card (lotr.results)",
    "result-skirmish-*": "what becomes of a skirmish (lotr.results)",
    "log-fight-*": "how a fight ended (talisman.rules.combat)",
    "roll-*": "what dice are rolled for (talisman.rules.dice)",
    "log-gained-*": "what a character gained (talisman.atoms)",
    "log-lost-*": "what a character lost (talisman.atoms)",
    "log-quest-*": "a quest that was given, by its number (talisman.rules)",
    "log-*combat": "a fight is psychic or not (talisman.rules.combat)",
    "phase-*": "the part of a turn (talisman.entry)",
    "prompt-follow-instruction": "what a space demands may be left undone (talisman.rules.encounters)",
    "prompt-roll-anyway": "by whom it need not be done (talisman.rules.encounters)",
    "prompt-give-up-*": "what is to be given up (talisman.rules.effects)",
    "prompt-moment-*": "a moment at which Spells may be cast, by its name (talisman.rules.spells)",
    "short-*": "the name of a space in few letters (screen.talisman)",
    "state-*": "what holds for a character for a while (talisman.entry)",
    "state-next-*": "what may be done instead of the next roll (talisman.entry)",
    "word-*": "a named choice of an option (kernel.rulebook), a phase (lotr)",
    "prompt-choose-*": "which cards something is done to, by the verb (lotr.effects.targets)",
    "prompt-order-*": "in which order cards go to a deck, by the place (lotr.effects.piles)",
    "log-move-*": "where cards go from a pile (lotr.effects.piles)",
    "log-move-unseen-*": "the same for those who did not see the card (lotr.effects.piles)",
    "log-saw-*": "what was seen, a hand or a deck (lotr.effects.reveals)",
    "log-looked-at-*": "the same for those who did not see it (lotr.effects.reveals)",
    "part-*": "a part of a card's text that a question is about (lotr.rendering.questions)",
    "prevented-*": "what was about to happen, by its kind (lotr.effects.responses)",
    "culture-*": "the culture of tokens (lotr.entry), and those to be named (lotr.effects.choices)",
    "keyword-*": "a keyword of a card (lotr.entry)",
    "type-*": "the type of a card (lotr.entry)",
    "number-*": "a number of a card that is explained (lotr.entry)",
    "share-*": "where a part of a number comes from (lotr.entry)",
    "look-*": "a group of cards in play (lotr.entry)",
    "look-archery-*": "the archery total of a side (lotr.entry)",
    "switch-*": "something a table can choose, by its key (lotr.entry, talisman.entry)",
    "league-product-*": "what a league opens, by its name (web/src/lotr/league)",
    "league-kind-*": "a draft or sealed decks (web/src/lotr/league)",
    "league-kind-*-gist": "the same in a sentence (web/src/lotr/league)",
    "league-phase-*": "how far a league is (web/src/lotr/league)",
    "league-pool-*": "a part of what somebody has (web/src/lotr/league)",
    "trial-way-*": "in which way a game was lost (web/src/lotr/decks)",
    "search-value-*": "what a value of a field of searches is called (web/src/lotr/search)",
    "deck-hope-*": "a card of a type that one hopes to draw (web/src/lotr/decks)",
    "search-field-*": "what a field of searches is called (web/src/lotr/search)",
    "deck-key-*": "what a key of the deck builder does (web/src/lotr/decks)",
    "search-about-*": "what a field of searches asks for (web/src/lotr/search)",
    "packs-of-*": "a booster, a starter or a Deluxe box (terminal.packs)",
    "pack-kind-*": "a booster, a starter or a Deluxe box (web/src/lotr/collection)",
    "pack-open-*": "to open one (web/src/lotr/collection)",
    "pack-of-*": "one of a set (web/src/lotr/collection)",
    "collection-rarity-*": "a rarity (web/src/lotr/collection)",
    "collection-show-*": "which cards of a collection (web/src/lotr/collection)",
    "rule-set-*": "a set of house rules, by its name (lotr.entry, talisman.entry)",
    "rule-set-gist-*": "how long such a game takes (lotr.entry, talisman.entry)",
    "game-*-*": "a message of a game, as pages without its wordings say it (server.api.texts.wording)",
    "word-fierce-*": "a phase that is fought once more (web/src/lotr)",
    "browser-bot-*": "what a kind of bot is called (web/src/session/position.ts)",
    "error-*-unreadable": _SEALED,
    "error-*-not-a-*": _SEALED,
    "error-*-truncated": _SEALED,
    "error-*-altered": _SEALED,
    "error-*-newer": _SEALED,
    "error-*-unknown-game": _SEALED,
    "error-*-faulty": _SEALED,
}
"""Patterns of ids that are built at run time, with `*` for the variable parts, and the reason for each."""

PASSED_ON: Final[Mapping[str, str]] = {
    "id": "an error hands the id it was made with to its message; elsewhere it is chosen a line above",
    "nothing": "what is not done when somebody passes (kernel.decisions)",
    "direction": "the label of a way is chosen by its direction a line above (talisman.rules.movement)",
    "chronicle.counted_in": "what players of a game count, turns or rounds (lotr.entry, talisman.entry)",
    "one": "what is wrong with a starter in a format (lotr.entry.new_table)",
    "str(data['message'])": "a message that was written as plain data, read again (kernel.messages)",
    "together.id": "the reason why even all together cannot take an answer back (server.tables.undo)",
    "part_id(printed.id, f'{path}{more}')": "a part of a card's text (lotr.rendering.questions)",
    "part_id(self.waiting.source, self.waiting.path)": "a part of a card's text (lotr.rendering.questions)",
    "text(waiting['part'])": "a part of a card's text, which a view names (lotr.rendering.questions)",
    "pile.pile": "what lies hidden at a puzzle (puzzles.goal)",
    "beat.message": "what a lesson says at a beat (lessons.course)",
    "otherwise.message": "what a lesson answers to a choice (lessons.course)",
    "refusal.id": "the reason why an answer cannot be taken back, when somebody wants to",
}
"""Expressions that pass on an id which is written, and found, elsewhere."""


class Use(NamedTuple):
    """One place ("file:line") that uses a message id, with the argument names given, or None if they cannot be seen."""

    id: str
    place: str
    arguments: frozenset[str] | None


class Uses(NamedTuple):
    """Message ids in some source: written out, built on the spot, or passed on from elsewhere."""

    written: list[Use]
    built: list[Use]
    passed_on: list[Use]


def collect(root: Path, takes_id: Mapping[str, int] = TAKES_ID, id_keywords: Collection[str] = ID_KEYWORDS) -> Uses:
    """Returns the message ids used in the Python files below a folder."""
    uses = Uses([], [], [])
    files = {file: _parsed(file.read_text("utf-8")) for file in sorted(root.rglob("*.py"))}
    takers = _with_derived(takes_id, [node for classes, _ in files.values() for node in classes])
    for file, (_, calls) in files.items():
        for node in calls:
            place = f"{file.relative_to(root).as_posix()}:{node.lineno}"
            position = takers.get(_called(node))
            if position is not None:
                id = _argument(node, position, "id")
                if id is not None:
                    _note(id, place, _names(_argument(node, position + 1, "arguments")), uses)
            for keyword in node.keywords:
                if keyword.arg in id_keywords and isinstance(keyword.value, (ast.Constant, ast.JoinedStr)):
                    _note(keyword.value, place, None, uses)
    return uses


@cache
def _parsed(source: str) -> tuple[list[ast.ClassDef], list[ast.Call]]:
    """Returns the classes and calls in some source; cached, as several tests read all sources and parsing is slow."""
    nodes = list(ast.walk(ast.parse(source)))
    return [node for node in nodes if isinstance(node, ast.ClassDef)], [
        node for node in nodes if isinstance(node, ast.Call)
    ]


def part(uses: Uses, folders: Collection[str], inside: bool = True) -> Uses:
    """Returns the uses inside (or outside) some top-level folders, such as those of a game."""
    found = Uses([], [], [])
    for some, kept in zip(uses, found, strict=True):
        kept += [use for use in some if (use.place.split("/")[0] in folders) == inside]
    return found


def compare(
    uses: Uses,
    worded: Mapping[str, Collection[str]],
    built: Mapping[str, str] = BUILT,
    passed_on: Mapping[str, str] = PASSED_ON,
) -> list[Fault]:
    """Compares the ids used with the existing texts (each with the arguments it needs) and returns the faults.

    The kinds: `unworded`, `arguments` (not those the text needs), `unlisted` (an id built or passed on in a way that
    the tables above do not explain) and `unused`.
    """
    faults: list[Fault] = []
    for use in uses.written:
        if use.id not in worded:
            faults.append(Fault("unworded", use.place, f"there is no wording for {use.id}"))
        elif use.arguments is not None and not set(worded[use.id]) <= use.arguments <= {*worded[use.id], *UNSAID}:
            needed, given = sorted(worded[use.id]), sorted(use.arguments)
            faults.append(Fault("arguments", use.place, f"{use.id} needs {needed}, given are {given}"))
    for use in uses.built:
        if use.id not in built:
            faults.append(Fault("unlisted", use.place, f"{use.id} is put together here, but not listed in BUILT"))
    for use in uses.passed_on:
        if use.id not in passed_on:
            faults.append(Fault("unlisted", use.place, f"{use.id} is handed on here, but not listed in PASSED_ON"))
    written = {use.id for use in uses.written}
    for id in sorted(worded):
        if id not in written and not any(fnmatchcase(id, pattern) for pattern in built):
            faults.append(Fault("unused", id, "nothing uses this wording"))
    return faults


def _called(call: ast.Call) -> str:
    """Returns the plain name of the function or method called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _argument(call: ast.Call, position: int, name: str) -> ast.expr | None:
    if len(call.args) > position:
        return call.args[position]
    return next((keyword.value for keyword in call.keywords if keyword.arg == name), None)


def _with_derived(takes_id: Mapping[str, int], classes: Collection[ast.ClassDef]) -> dict[str, int]:
    """Returns the functions and classes that take an id, including subclasses that share the constructor."""
    takers = dict(takes_id)
    found = True
    while found:
        found = False
        for node in classes:
            parents = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id in takers]
            makes_itself = any(isinstance(part, ast.FunctionDef) and part.name == "__init__" for part in node.body)
            if parents and node.name not in takers and not makes_itself:
                takers[node.name] = takers[parents[0]]
                found = True
    return takers


def _names(arguments: ast.expr | None) -> frozenset[str] | None:
    """Returns the names of a message's arguments; None where they are not written out."""
    if arguments is None:
        return frozenset()
    keys = arguments.keys if isinstance(arguments, ast.Dict) else [None]
    names = [key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str)]
    return frozenset(names) if len(names) == len(keys) else None


def _note(id: ast.expr, place: str, arguments: frozenset[str] | None, uses: Uses) -> None:
    """Records the id or ids that an expression stands for."""
    if isinstance(id, ast.IfExp):
        _note(id.body, place, arguments, uses)
        _note(id.orelse, place, arguments, uses)
        return
    pattern = _pattern(id)
    if pattern is None:
        uses.passed_on.append(Use(ast.unparse(id), place, arguments))
    elif "*" in pattern:
        uses.built.append(Use(pattern, place, arguments))
    else:
        uses.written.append(Use(pattern, place, arguments))


def _pattern(expression: ast.expr) -> str | None:
    """Returns a string expression with `*` for its variable parts; None if no part is written out."""
    match expression:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(_pattern(part) or "*" for part in parts)
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return (_pattern(left) or "*") + (_pattern(right) or "*")
    return None
