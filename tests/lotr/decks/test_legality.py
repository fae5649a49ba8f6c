"""Tests of deck legality and of the reports on illegal decks."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import inglenook.lotr
from inglenook.lotr.decks.deck import Deck
from inglenook.lotr.decks.formats import FELLOWSHIP_BLOCK, FORMATS, OPEN
from inglenook.lotr.decks.legality import IllegalDeck, legality, refuse_illegal
from inglenook.lotr.library import printed
from inglenook.wording import Wording
from tests.lotr.decks.samples import (
    ARAGORN_KING,
    ARAGORN_RANGER,
    BANE,
    CULTURES,
    DIMRILL_DALE,
    FELLOWSHIP_DECK,
    FRODO,
    FRODO_HEIR,
    GREAT_HALL,
    RING,
    SHADOW_CULTURES,
    SITES,
    TOWERS,
    TOWERS_DECK,
    Found,
    faults,
    filled,
    rules,
    with_cards,
    with_sites,
)

pytestmark = pytest.mark.usefixtures("samples")

LANGUAGES = Path(inglenook.lotr.__file__).parent / "locales"


# Legal decks.


@pytest.mark.rule("LR-5.6", "LR-5.9")
def test_the_smallest_deck_has_71_cards() -> None:
    """Frodo, the Ring, nine sites and sixty cards are enough, and neither Frodo nor the Ring counts for a side."""
    deck = FELLOWSHIP_DECK

    assert 71 == len([deck.ring_bearer, deck.ring, *deck.adventure_deck, *deck.copies()])
    assert faults(deck) == []


@pytest.mark.rule("LR-5.10", "LR-5.11")
def test_a_draw_deck_may_be_larger() -> None:
    """A draw deck may be larger than sixty cards if its two sides are equal."""
    assert faults(with_cards({}, 40, 40)) == []


@pytest.mark.rule("LR-5.7")
@pytest.mark.parametrize("frodo", [FRODO, FRODO_HEIR])
def test_any_frodo_may_bear_the_ring(frodo: str) -> None:
    """Every version of Frodo may bear the Ring."""
    assert faults(replace(FELLOWSHIP_DECK, ring_bearer=frodo)) == []


@pytest.mark.rule("LR-5.8")
@pytest.mark.parametrize("ring", [RING, BANE])
def test_any_version_of_the_ring_may_be_brought(ring: str) -> None:
    """Every version of the Ring may be in a deck."""
    assert faults(replace(FELLOWSHIP_DECK, ring=ring)) == []


@pytest.mark.rule("LR-2.3")
def test_cultures_may_be_mixed() -> None:
    """A deck with cards of twelve cultures is legal."""
    cultures = {printed(id).culture for id in FELLOWSHIP_DECK.copies()}

    assert {*CULTURES, *SHADOW_CULTURES} == cultures
    assert faults(FELLOWSHIP_DECK) == []


# Each fault by itself.


@pytest.mark.parametrize(
    ("deck", "expected"),
    [
        pytest.param(
            with_cards({}, 29, 29),
            [("LR-5.10", "deck-too-few", {"n": 58, "least": 60})],
            marks=pytest.mark.rule("LR-5.10"),
            id="too few cards",
        ),
        pytest.param(
            with_cards({}, 31, 30),
            [("LR-5.11", "deck-unequal", {"free": 31, "shadow": 30})],
            marks=pytest.mark.rule("LR-5.11"),
            id="unequal sides",
        ),
        pytest.param(
            with_cards({BANE: 1}, 30, 30),
            [("LR-5.12", "deck-ring-in-draw-deck", {"card": "The One Ring, Isildur's Bane (1R1)"})],
            marks=pytest.mark.rule("LR-5.12"),
            id="a second Ring",
        ),
        pytest.param(
            with_cards({DIMRILL_DALE: 5}, 30, 30),
            [("LR-5.13", "deck-site-in-draw-deck", {"card": "Dimrill Dale (1U350)"})],
            marks=pytest.mark.rule("LR-5.13"),
            id="sites in the draw deck",
        ),
        pytest.param(
            with_cards({"1C600": 1}, 29, 30),
            [("LR-5.14", "deck-too-many", {"n": 5, "title": "Light 1 0", "most": 4})],
            marks=pytest.mark.rule("LR-5.14"),
            id="five of a title",
        ),
        pytest.param(
            with_cards({FRODO: 2, FRODO_HEIR: 2}, 26, 30),
            [("LR-5.15", "deck-too-many", {"n": 4, "title": "Frodo", "most": 3})],
            marks=pytest.mark.rule("LR-5.15"),
            id="a Frodo too many",
        ),
        pytest.param(
            with_sites(*SITES[:4], *SITES[5:8]),
            [("LR-5.16", "deck-no-site", {"numbers": (5, 9)})],
            marks=pytest.mark.rule("LR-5.16"),
            id="sites missing",
        ),
        pytest.param(
            with_sites(*SITES, SITES[0]),
            [("LR-5.16", "deck-sites-of-one-number", {"number": 1, "sites": ("Road 1 (1U501)", "Road 1 (1U501)")})],
            marks=pytest.mark.rule("LR-5.16"),
            id="two sites of a number",
        ),
        pytest.param(
            with_sites(*SITES, ARAGORN_KING),
            [("LR-5.16", "deck-not-a-site", {"card": "Aragorn, King in Exile (1P365)"})],
            marks=pytest.mark.rule("LR-5.16"),
            id="something else among the sites",
        ),
        pytest.param(
            replace(FELLOWSHIP_DECK, ring_bearer=""),
            [("LR-5.7", "deck-no-ring-bearer", {})],
            marks=pytest.mark.rule("LR-5.7"),
            id="no Ring-bearer",
        ),
        pytest.param(
            replace(FELLOWSHIP_DECK, ring_bearer="1C311"),
            [("LR-5.7", "deck-not-frodo", {"card": "Sam, Son of Hamfast (1C311)"})],
            marks=pytest.mark.rule("LR-5.7"),
            id="another Ring-bearer",
        ),
        pytest.param(
            replace(FELLOWSHIP_DECK, ring=""),
            [("LR-5.8", "deck-no-ring", {})],
            marks=pytest.mark.rule("LR-5.8"),
            id="no Ring",
        ),
        pytest.param(
            replace(FELLOWSHIP_DECK, ring=FRODO),
            [("LR-5.8", "deck-not-the-ring", {"card": "Frodo, Son of Drogo (1C290)"})],
            marks=pytest.mark.rule("LR-5.8"),
            id="something else for the Ring",
        ),
    ],
)
def test_a_fault_is_named(deck: Deck, expected: Found) -> None:
    """A deck with one fault is refused for this fault and no other, with its rule."""
    assert expected == faults(deck)


@pytest.mark.rule("LR-5.17", "LR-5.4")
def test_site_blocks_are_not_mixed() -> None:
    """A mixture of site blocks is a fault of its own, beside the sites that the format forbids."""
    deck = replace(TOWERS_DECK, adventure_deck=(SITES[0], *TOWERS[1:]))
    mixed = {"fellowship": ("Road 1 (1U501)",), "towers": tuple(f"{printed(id).title} ({id})" for id in TOWERS[1:])}

    assert ["LR-5.4", "LR-5.17"] == rules(deck, OPEN)
    assert ("LR-5.17", "deck-mixed-blocks", mixed) == faults(deck, OPEN)[1]


@pytest.mark.rule("LR-5.18")
def test_tower_sites_do_not_continue_the_others() -> None:
    """An adventure deck with 1 to 9 and 1T to 9T has two sites of every number."""
    doubled = [found for found in faults(with_sites(*SITES, *TOWERS)) if found[1] == "deck-sites-of-one-number"]

    assert list(range(1, 10)) == [arguments["number"] for _, _, arguments in doubled]


@pytest.mark.rule("LX-20", "LR-13.17")
def test_great_hall_and_dimrill_dale_are_never_together() -> None:
    """6T and 6 have the same site number and are different sites; an adventure deck with both has two faults."""
    hall, dale = printed(GREAT_HALL), printed(DIMRILL_DALE)
    deck = with_sites(*SITES, GREAT_HALL)

    assert hall.site_number == dale.site_number == 6
    assert (hall.site_number, hall.block) != (dale.site_number, dale.block)
    for format in FORMATS.values():
        assert {"LR-5.16", "LR-5.17"} <= set(rules(deck, format))


# Titles.


@pytest.mark.parametrize(
    ("cards", "free", "expected"),
    [
        pytest.param({ARAGORN_KING: 4}, 26, [], marks=pytest.mark.rule("LX-6"), id="four of one version"),
        pytest.param(
            {ARAGORN_KING: 2, ARAGORN_RANGER: 2},
            26,
            [],
            marks=pytest.mark.rule("LX-7"),
            id="two and two of two versions",
        ),
        pytest.param(
            {ARAGORN_KING: 4, ARAGORN_RANGER: 4},
            22,
            [("LR-5.14", "deck-too-many", {"n": 8, "title": "Aragorn", "most": 4})],
            marks=pytest.mark.rule("LX-8"),
            id="four and four of two versions",
        ),
        pytest.param({FRODO: 3}, 27, [], marks=pytest.mark.rule("LX-9"), id="three more Frodos"),
        pytest.param(
            {FRODO: 4},
            26,
            [("LR-5.15", "deck-too-many", {"n": 4, "title": "Frodo", "most": 3})],
            marks=pytest.mark.rule("LX-9"),
            id="four more Frodos",
        ),
    ],
)
def test_titles_are_counted(cards: dict[str, int], free: int, expected: Found) -> None:
    """A deck has at most four cards of a title, and three more Frodos; subtitles do not count."""
    assert expected == faults(with_cards(cards, free, 30))


@pytest.mark.rule("LR-5.14", "LR-24.5")
def test_printings_of_a_card_have_one_title() -> None:
    """Copies with different collector codes are counted together."""
    assert ["LR-5.14"] == rules(with_cards({"1C110": 3, "4C129": 2}, 25, 30), replace(FELLOWSHIP_BLOCK, sets=()))


# Cards that there are not.


@pytest.mark.rule("LR-5.3")
@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("1U290", ["Frodo, Son of Drogo (1C290)"]),
        ("4U608", ["Light 4 8 (4C608)"]),
        ("1c2900", ["Frodo, Son of Drogo (1C290)"]),
        ("Frodo", []),
    ],
)
def test_an_unknown_card_is_named_with_what_may_be_meant(given: str, expected: list[str]) -> None:
    """An unknown code with a wrong letter or digit gets a suggestion; a text that is no code gets none."""
    [(rule, id, arguments)] = faults(replace(FELLOWSHIP_DECK, ring_bearer=given))
    near = arguments.get("near", ())

    assert ("LR-5.3", given) == (rule, arguments["given"])
    assert ("deck-unknown-code-near" if expected else "deck-unknown-code") == id
    assert isinstance(near, tuple)
    assert expected == list(near[:1])


@pytest.mark.rule("LR-5.11", "LR-5.16")
def test_an_unknown_card_is_no_second_fault() -> None:
    """An unknown card may be what a side or the adventure deck lacks; two cards too few are reported all the same."""
    assert ["LR-5.3"] == rules(with_cards({"1C999": 1}, 29, 30))
    assert ["LR-5.3"] == rules(with_sites(*SITES[:8], "1U999"))
    assert ["LR-5.3", "LR-5.11"] == rules(with_cards({"1C999": 1}, 28, 31))
    assert ["LR-5.3", "LR-5.16"] == rules(with_sites(*SITES[:7], "1U999"))


# All at once.


WRONG = Deck(
    "1C311",
    "",
    ("4U501", *SITES[1:8], "1U999"),
    ((FRODO, 4), (ARAGORN_KING, 3), (ARAGORN_RANGER, 2), (RING, 1), (SITES[8], 1), *filled(10, 10)),
)
"""A deck with everything wrong with it."""


@pytest.mark.rule("LR-5.6")
def test_every_fault_is_told_at_once() -> None:
    """All faults of a deck are reported at once."""
    numbers = [3, 3, 7, 8, 10, 11, 12, 13, 15, 14, 17]

    assert [f"LR-5.{number}" for number in numbers] == rules(WRONG)


@pytest.mark.rule("LR-5.6", "KR-20")
@pytest.mark.parametrize(
    ("language", "beginning", "part"),
    [
        ("en", "The deck mine may not be played in the format Fellowship block: ", "The One Ring is missing (LR-5.8)"),
        ("fi", "Pakalla mine ei voi pelata formaatissa Ritariblokki: ", "Sormus puuttuu (LR-5.8)"),
        ("nl", "Het deck mine mag in het formaat Reisgenootschapsblok niet", "de Ene Ring ontbreekt (LR-5.8)"),
    ],
)
def test_an_illegal_deck_is_refused_with_every_reason(language: str, beginning: str, part: str) -> None:
    """The refusal says in the reader's language all that is wrong, each with its rule."""
    with pytest.raises(IllegalDeck) as refused:
        refuse_illegal(WRONG, FELLOWSHIP_BLOCK, "mine")
    said = Wording(language, LANGUAGES).say(refused.value.message)

    assert said.startswith(beginning)
    assert part in said
    assert [one.rule for one in refused.value.reasons] == rules(WRONG)
    assert all(f"({rule})" in said for rule in rules(WRONG))


@pytest.mark.rule("LR-5.6")
def test_a_legal_deck_is_not_refused() -> None:
    """A legal deck raises no error."""
    assert legality(FELLOWSHIP_DECK, FELLOWSHIP_BLOCK) == ()
    refuse_illegal(FELLOWSHIP_DECK, FELLOWSHIP_BLOCK, "mine")
