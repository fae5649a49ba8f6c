"""Rule catalogues: reading the project's and invented ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from inglenook.rulebooks.catalogues import (
    BadCatalogue,
    Catalogue,
    Rule,
    all_rules,
    cited,
    read_catalogue,
    read_catalogues,
)
from tests.rulebooks.projects import HERE, write


def ids(text: str) -> list[str]:
    return list(read_catalogue(text, "docs/rules/page.md").rules)


@pytest.mark.rule("KR-19")
def test_a_rule_is_an_item_that_begins_with_its_id() -> None:
    """Rule ids of every kind in use are read, and other items and paragraphs are skipped."""
    page = """\
# A page about XR-1

- **LR-18.11** A rule. [F §Kosten]
- **TR-11l.1** A statement of a rule with a letter.
- **TR-C1** A rule of an unnumbered part.
- **TX-D3** A derived example.
- **TA-7** L. An ambiguity.
- **DP-1** A decision point is no rule.
- TR-6c, TR-6d: no such rules.
**LR-0.1** Not an item.
| LR-7.11 | in a table |
"""
    assert ids(page) == ["LR-18.11", "TR-11l.1", "TR-C1", "TX-D3", "TA-7"]


@pytest.mark.rule("KR-19")
def test_a_rule_goes_on_in_indented_lines() -> None:
    """A rule continues in indented lines, and a list below it is not part of the rule."""
    page = "- **XR-1** One\n  and the same.\n  - a remark\n- **XR-2** Two.\n\nAnd more.\n"

    assert list(read_catalogue(page, "docs/rules/page.md").rules.values()) == [
        Rule("XR-1", "One and the same.", 1),
        Rule("XR-2", "Two.", 4),
    ]


@pytest.mark.rule("KR-19")
def test_what_cannot_be_observed_says_why() -> None:
    """A rule that cannot be observed has a mark with its reason at the end, after the source."""
    page = "- **XR-1** It is round. [F §Kaarten] (not observable: we draw our own (LD-3))"

    assert read_catalogue(page, "docs/rules/page.md").rules["XR-1"] == Rule(
        "XR-1", "It is round. [F §Kaarten]", 1, "we draw our own (LD-3)"
    )


@pytest.mark.rule("KR-19")
@pytest.mark.parametrize(
    "text",
    ["It is. (not observable)", "It is. (not observable: )", "It is (not observable: who looks?) round. [F]"],
)
def test_a_mark_without_a_reason_is_refused(text: str) -> None:
    """A mark without a reason is refused, as the rule could be wrongly taken as proven or exempt."""
    with pytest.raises(BadCatalogue, match=r"docs/rules/page\.md:2: XR-1 has to say at its very end"):
        read_catalogue(f"# Page\n- **XR-1** {text}", "docs/rules/page.md")


@pytest.mark.rule("KR-19")
def test_an_id_is_given_once(tmp_path: Path) -> None:
    """A rule id used twice is refused with both places, on one page or two."""
    with pytest.raises(BadCatalogue, match=r"page\.md:2 gives XR-1 again, after page\.md:1"):
        read_catalogue("- **XR-1** One.\n- **XR-1** Two.", "page.md")

    write(tmp_path / "docs/rules/one.md", "- **XR-1** One.\n- **XR-2** Two.\n")
    write(tmp_path / "tests/games/two/rules.md", "- **XR-2** Two.\n- **XR-1** One.\n")
    with pytest.raises(BadCatalogue) as refused:
        read_catalogues(tmp_path)
    assert str(refused.value) == (
        "The rule catalogues have faults: tests/games/two/rules.md:1 gives XR-2 again, after docs/rules/one.md:2"
        " and tests/games/two/rules.md:2 gives XR-1 again, after docs/rules/one.md:1."
    )


@pytest.mark.rule("KR-19")
def test_catalogues_are_called_after_their_page_or_game(tmp_path: Path) -> None:
    """Catalogues are named after their page or game, and a page without rules is none."""
    write(tmp_path / "docs/rules/one.md", "- **XR-1** One.\n")
    write(tmp_path / "docs/rules/README.md", "How the catalogues are written.\n")
    write(tmp_path / "tests/games/two/rules.md", "- **YR-1** One.\n")

    assert read_catalogues(tmp_path) == [
        Catalogue("one", "docs/rules/one.md", {"XR-1": Rule("XR-1", "One.", 1)}),
        Catalogue("two", "tests/games/two/rules.md", {"YR-1": Rule("YR-1", "One.", 1)}),
    ]


@pytest.mark.rule("KR-19")
def test_our_own_catalogues_can_be_read() -> None:
    """The project's catalogues of house rules and of Embers are read completely."""
    rules = all_rules(read_catalogues(HERE))

    assert [f"KR-{number}" for number in range(1, 24) if f"KR-{number}" not in rules] == []
    assert rules["ER-3"].text == "A Twig gives its player 1 ember."


@pytest.mark.rule("KR-19")
@pytest.mark.parametrize(("kind", "least"), [("LX", 75), ("LD", 45), ("LG", 125)])
def test_examples_and_decisions_of_the_card_game_are_whole(kind: str, least: int) -> None:
    """Examples, settled disagreements and gaps of the card game are numbered without a hole."""
    found = [id for id in all_rules(read_catalogues(HERE)) if id.startswith(kind)]

    assert [f"{kind}-{number}" for number in range(1, len(found) + 1)] == found
    assert len(found) >= least


@pytest.mark.rule("KR-19")
def test_sections_of_the_card_game_are_whole() -> None:
    """The rules of the card game's 32 sections are numbered without a hole."""
    sections: dict[int, list[int]] = {}
    for id in all_rules(read_catalogues(HERE)):
        if id.startswith("LR-"):
            section, number = id.removeprefix("LR-").split(".")
            sections.setdefault(int(section), []).append(int(number))

    assert list(range(32)) == list(sections)
    assert [] == [section for section, found in sections.items() if found != list(range(1, len(found) + 1))]


@pytest.mark.rule("KR-19")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Most embers win; a tie is shared (ER-13).", ["ER-13"]),
        ("A wound (LR-3.1, LR-18.11); see LR-3.1.", ["LR-3.1", "LR-18.11"]),
        ("It does what it says (ER-9 to ER-11).", ["ER-9", "ER-10", "ER-11"]),
        ("LR-21.9 to LR-21.11 and TR-16i.2", ["LR-21.9", "LR-21.10", "LR-21.11", "TR-16i.2"]),
        ("from LR-1.9 to LR-2.1", ["LR-1.9", "LR-2.1"]),
        ("UTF-8, SHA-256, XML-R2 and KR-", []),
    ],
)
def test_citations_are_found_in_a_text(text: str, expected: list[str]) -> None:
    """Citations are found in any text, in order and once each, with ranges expanded."""
    assert cited(text) == expected
