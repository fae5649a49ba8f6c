"""Only atoms write a table, and every atom notes its change."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.hygiene.sources import Source, found, kernel, objections, rules
from tests.hygiene.writing import loud_functions, piece_classes, silent_atoms, writers

pytestmark = pytest.mark.rule("KR-17")

ATOMS = ("table", "state", "atoms")
"""The modules, or packages of them, that hold a table and its atoms."""

MAY_WRITE = {
    "src/inglenook/kernel/game.py::Game._attend": "the driver gives the table the log to write in",
    "src/inglenook/kernel/course.py::run_steps": "the next step is taken from the agenda and started",
    "src/inglenook/lotr/active.py::index_of": "the index is prepared from the position, and no part of it",
    "src/inglenook/lotr/active.py::prepare_text": "the same of what each card says",
    "src/inglenook/lotr/active.py::answered_by_events": "the same of what events answer",
    "src/inglenook/lotr/responses/consequences.py::kill": "who is dying is alive only while a step runs",
    "src/inglenook/kernel/events.py::perform": "the depth is alive only while a step runs, and no part of the position",
}
"""Functions that write a table without being atoms, with the reason."""

MAY_BE_SILENT = {
    "src/inglenook/kernel/table.py::Table.changed": "it is what the others have to call",
    "src/inglenook/kernel/table.py::Table.revealed": "it only counts; the atom that shows something has changed it",
    "src/inglenook/kernel/table.py::Table.tell": "nothing is computed from the log",
    "src/inglenook/kernel/table.py::Table.run_anew": "it only counts what the rules do",
    "src/inglenook/kernel/table.py::Table.count_turn": "the same",
    "src/inglenook/kernel/table.py::Table.then": "nothing is computed from the agenda",
    "src/inglenook/kernel/table.py::Table.agenda": "the same",
    "src/inglenook/kernel/table.py::Table.next_step": "the same",
    "src/inglenook/lotr/table.py::LotrTable.has_been": "positions met inside an action are no part of the position",
    "src/inglenook/lotr/table.py::LotrTable.forget_positions": "the same",
    "src/inglenook/lotr/atoms/turn.py::note_settled": "it notes that nothing had to change",
    "src/inglenook/lotr/atoms/turn.py::forget_settled": "the same",
    "src/inglenook/lotr/atoms/zones.py::note_shifts": "it says where changes are noted",
    "src/inglenook/talisman/atoms.py::note_settled": "it notes that nothing had to change",
    "src/inglenook/talisman/table.py::TalismanTable.kinds_of": "it remembers what follows from the table",
}
"""Atoms that write without changing the position, with the reason."""


def is_atoms(source: Source) -> bool:
    return any(part in ATOMS for part in Path(source.path).with_suffix("").parts)


# The real tree.


def test_only_atoms_write_the_table() -> None:
    """Rules change the table through atoms only; the driver has a few listed exceptions."""
    everything = kernel() + rules()
    pieces = piece_classes(*[source.tree for source in everything])
    others = [source for source in everything if not is_atoms(source)]

    assert objections(partial(writers, pieces=pieces), others, MAY_WRITE) == []


def test_every_atom_notes_the_change() -> None:
    """Every atom notes its change, so that cached values are computed again."""
    atoms = [source for source in kernel() + rules() if is_atoms(source)]
    pieces = piece_classes(*[source.tree for source in atoms])

    loud = frozenset().union(*[loud_functions(source.tree) for source in atoms if "pieces" in source.path])

    assert objections(partial(silent_atoms, pieces=pieces, loud_besides=loud), atoms, MAY_BE_SILENT) == []


# The checks find what they are for.


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("table.turn = 1", "writes table.turn"),
        ("table.turn += 1", "writes table.turn"),
        ("table.embers[seat] -= 1", "writes table.embers[seat]"),
        ("del table.deck[0]", "writes table.deck[0]"),
        ("x, table.turn = 1, 2", "writes table.turn"),
        ("table.turn: int = 1", "writes table.turn"),
        ("table.hands[0].append(1)", "changes table.hands[0] by append()"),
        ("table.marks.get(1).append(2)", "changes table.marks.get(1) by append()"),
        ("table.pile(1).remove(2)", "changes table.pile(1) by remove()"),
        ("table.cards[0].wounds = 1", "writes table.cards[0].wounds"),
        ("card = table.cards[0]\n    card.wounds += 1", "writes card.wounds"),
        ("for card in table.cards: card.wounds = 0", "writes card.wounds"),
        ("for place, card in enumerate(table.cards[:]): card.wounds = 0", "writes card.wounds"),
        ("hand = table.hands[0]\n    rest = hand\n    rest.clear()", "changes rest by clear()"),
        ("a, b = table.deck, 1\n    a.pop()", "changes a by pop()"),
        ("hand = table.hands[0]\n    hand += [3]", "extends hand in place"),
        ("card = find(table, 3)\n    card.wounds = 1", "writes card.wounds"),
        ("best(table).wounds = 1", "writes best(table).wounds"),
        ("event.table.turn = 1", "writes event.table.turn"),
        (
            "table.dice.shuffle('deck', table.deck)",
            "changes a part of the table: table.dice.shuffle('deck', table.deck)",
        ),
        ("setattr(table, 'turn', 1)", "changes a part of the table: setattr(table, 'turn', 1)"),
        ("piece = own(table, table.cards, 1)", "calls own(), which is for atoms"),
    ],
)
def test_writing_past_the_atoms_is_found(statement: str, expected: str) -> None:
    """Writing to a table without atoms is found directly, through a variable, in a loop, or on a function's result."""
    assert found(writers, f"def rule(table, seat, event):\n    {statement}") == [expected]


@pytest.mark.parametrize(
    "statement",
    [
        "table.move(1, 'ash')",
        "table.add(1)",
        "table.then(Turn(1))\n    table.tell(m)\n    table.end(())",
        "roll = table.dice.roll('log')",
        "cards = table.deck[:2]\n    cards.append(1)",
        "cards = [card for card in table.deck]\n    cards.sort()",
        "cards = sorted(table.deck)\n    cards.remove(1)",
        "options = playable(table)\n    options.append(1)",
        "count = table.embers[0]\n    count -= 1",
        "event.amount -= 1\n    event.void = True",
        "loss = Loss(table, 1)\n    loss.void = True",
        "other = EmbersTable(2, dice)\n    other.turn = 1",
        "counts = {}\n    counts[table.turn] = 1",
    ],
)
def test_reading_and_calling_atoms_is_left_alone(statement: str) -> None:
    """Copies, events, a rule's own counters and a table under construction may be written."""
    assert found(writers, f"def rule(table, event):\n    {statement}") == []


def test_tables_and_pieces_are_known_by_their_types() -> None:
    """A table is recognised by its type rather than by the parameter's name, and its own methods are atoms."""
    snippet = """
class Card(Piece):
    def copy(self): ...
class HearthTable(Table):
    def burn(self): self.logs.pop()
def a(where: HearthTable): where.turn = 1
def b(card: Card): card.wounds = 1
def c(card: Definition): card.wounds = 1
"""
    assert found(partial(writers, pieces=["Card"]), snippet) == ["writes where.turn", "writes card.wounds"]


def test_silent_atoms_are_found() -> None:
    """An atom that writes without `changed()` is found; making, copying or reading a table is no write."""
    snippet = """
class HearthTable(Table):
    def __init__(self): self.logs = []
    def read(self, data): self.logs = data
    def count(self): return len(self.logs)
    def loud(self):
        self.turn = 1
        self.changed()
    def silent(self): self.turn = 1
    def silent_too(self, card): self.pile(card).append(card)
    def piece(self, card): own(self, self.cards, card).wounds += 1
    def through_another(self):
        self.loud()
        self.turn = 2
def atom(table): table.turn = 1
def loud_atom(table):
    table.turn = 1
    table.changed()
"""
    assert found(silent_atoms, snippet) == [
        "silent writes the table without changed()",
        "silent_too writes the table without changed()",
        "piece writes the table without changed()",
        "atom writes the table without changed()",
    ]
