"""Pasted decks: every fault is named by its line and rule, and no file is ever read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from inglenook.lotr.decks import starters
from inglenook.lotr.decks.deck import deck_of
from inglenook.lotr.decks.text_formats import KINDS
from inglenook.server.belongings.cards import GivenDeck
from tests.server.support.browsers import BOT, YOU, Browser, House, refused
from tests.server.support.finished import play

pytestmark = pytest.mark.rule("SR-24")

STARTER = Path(starters.__file__).parent / "starters" / "fellowship-aragorn.deck"


def check(browser: Browser, text: str, format: str = "fellowship") -> dict[str, Any]:
    """Returns the faults of a deck."""
    report: dict[str, Any] = browser.post("/api/decks/check", {"game": "lotr", "format": format, "text": text}).json()
    return report


def faults(report: dict[str, Any]) -> list[tuple[int, str, str]]:
    """Returns line, message and rule of each fault."""
    return [(fault["line"], fault["message"]["message"], fault["rule"]) for fault in report["faults"]]


def test_a_good_deck_has_no_faults(browser: Browser) -> None:
    """A legal deck has no faults, takes its first companion's name, and every line says how it was read."""
    report = check(browser, STARTER.read_text("utf-8"))
    deck, lines = report.pop("deck"), report.pop("lines")

    assert {"ok": True, "title": "Aragorn", "cards": 60, "faults": []} == report
    assert deck == browser.get("/api/decks/lotr").json()["fellowship-aragorn"]
    written = dict(enumerate(STARTER.read_text("utf-8").splitlines(), 1))
    assert [] == [line for line in lines if f"({line['id']})" not in written[line["line"]]]
    assert 60 + 9 + 2 == sum(line["copies"] for line in lines)


def test_a_deck_says_who_can_start(browser: Browser) -> None:
    """A deck's check lists the companions that can start together for a cost of 4, even if the deck is not legal."""
    deck = browser.get("/api/decks/lotr").json()["moria-gimli"]
    found = browser.post("/api/decks/starts", {"game": "lotr", "deck": {**deck, "adventure_deck": []}}).json()
    assert {"cards": ["2P121", "1C7", "1C7"], "cost": 4} in found
    nothing = {"ring_bearer": "", "ring": "", "adventure_deck": [], "draw_deck": []}
    assert [] == browser.post("/api/decks/starts", {"game": "lotr", "deck": nothing}).json()
    assert (422, "api-error-no-decks") == refused(
        browser.post("/api/decks/starts", {"game": "talisman", "deck": nothing})
    )


@pytest.mark.parametrize("kind", KINDS)
def test_a_deck_is_written_to_hand_on(browser: Browser, kind: str) -> None:
    """A deck exported in any text format is read back as the same deck."""
    deck = browser.get("/api/decks/lotr").json()["fellowship-aragorn"]
    written = browser.post("/api/decks/write", {"game": "lotr", "kind": kind, "deck": deck}).json()["text"]

    assert deck == check(browser, written)["deck"]


def test_decks_reach_the_rules_as_lists() -> None:
    """The rules receive decks as lists, since compiled rules fail on tuples."""
    deck = GivenDeck("1R290", "1R1", ["1U320"], [("1R13", 2)])

    assert deck.data() == {
        "ring_bearer": "1R290",
        "ring": "1R1",
        "adventure_deck": ["1U320"],
        "draw_deck": [["1R13", 2]],
    }
    assert deck_of(deck.data()).data() == deck.data()


def test_a_kind_that_there_is_not_is_refused(browser: Browser) -> None:
    """An unknown format for exporting a deck is refused with the list of known formats."""
    deck = browser.get("/api/decks/lotr").json()["fellowship-aragorn"]
    answer = browser.post("/api/decks/write", {"game": "lotr", "kind": "tablet", "deck": deck})

    assert (422, "error-invalid-choice") == refused(answer)


def test_faults_name_the_cards_that_were_meant(browser: Browser) -> None:
    """A fault about an unknown card suggests the cards that were probably meant, for the player to choose."""
    report = check(browser, "Draw deck\n2 Uruk Ragr\n1 Gimli\n")

    assert ["1C150", "0P62"] == [fault["near"][0] for fault in report["faults"]]
    assert [] == report["deck"]["draw_deck"]


def test_every_line_that_cannot_be_read_is_named(browser: Browser) -> None:
    """Every unreadable line of a deck is named with its fault, and with the rule where there is one."""
    text = "Ring-bearer: Frodo, Son of Drogo\nRing: 1C2\nRing: 1C2\nDraw deck\n3 Gandalf\n2 Aragon\n1 99P999\n"

    assert [
        (3, "deck-line-only-one", "LR-5.8"),
        (5, "deck-line-which", ""),
        (6, "deck-line-unknown-near", ""),
        (7, "deck-unknown-code", ""),
    ] == faults(check(browser, text))


def test_what_the_rules_forbid_is_named_with_the_line_of_the_card(browser: Browser) -> None:
    """Too many of a title, a card of another set or a site in the draw deck are faults of the card's line."""
    text = STARTER.read_text("utf-8")
    line = len(text.splitlines())
    more = ["5 Sam, Son of Hamfast (1C311)", "5 Uruk Rager (1C150)", "1 4C49", "1 4C185", "1 Shores of Nen Hithoel"]

    assert [
        (line + 1, "deck-too-many", "LR-5.14"),
        (line + 2, "deck-too-many", "LR-5.14"),
        (line + 3, "deck-not-in-format", "LR-5.3"),
        (line + 4, "deck-not-in-format", "LR-5.3"),
        (line + 5, "deck-site-in-draw-deck", "LR-5.13"),
    ] == faults(check(browser, text + "\n".join(more)))


def test_what_concerns_the_whole_deck_has_no_line(browser: Browser) -> None:
    """A fault of the whole deck, such as too few cards or no sites, has no line."""
    found = faults(check(browser, "Ring-bearer: Frodo, Son of Drogo\nRing: 1C2\n"))

    assert [(0, "deck-too-few", "LR-5.10"), (0, "deck-no-site", "LR-5.16")] == found


@pytest.mark.parametrize(
    "text", ["", "\1", "x\n" * 400, "Draw deck\n" + "y" * 300, "\u2028".join("abc"), "1 " * 20_000]
)
def test_whatever_is_pasted_is_answered(browser: Browser, text: str) -> None:
    """Any pasted text gets a report and never causes a server error."""
    assert not check(browser, text)["ok"]


def test_there_are_no_decks_in_talisman(browser: Browser) -> None:
    """A table of Talisman refuses decks, because the game has none."""
    response = browser.post("/api/decks/check", {"game": "talisman", "format": "", "text": "x"})

    assert (422, "api-error-no-decks") == refused(response)


def test_a_deck_of_ones_own_is_played(browser: Browser) -> None:
    """A guest can play the guest's own deck, which other players see as "own"."""
    own = {"kind": "you", "deck_text": STARTER.read_text("utf-8")}
    id = browser.lay(own, BOT, game="lotr", begin=True)

    assert ["own", "fellowship-gandalf"] == [seat["deck"] for seat in browser.get(f"/api/tables/{id}").json()["seats"]]


def test_a_faulty_deck_is_refused_at_the_table(browser: Browser) -> None:
    """A table refuses a faulty deck with the same faults as the deck check."""
    own = {"kind": "you", "deck_text": "Draw deck\n1 Quite Unknown Wanderer\n"}

    response = browser.post("/api/tables", {"game": "lotr", "seats": [own, BOT]})

    assert (422, "error-faulty-deck") == refused(response)
    assert [2] == [fault["line"] for fault in response.json()["faults"]]


def test_no_file_is_read_that_a_client_names(house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The server reads no file that a client names as a deck, as a deck's text or as an option."""
    file = tmp_path / "mine.deck"
    file.write_text(STARTER.read_text("utf-8"), "utf-8")
    browser = house.browser("Aino")
    browser.get("/api/games")  # from now on the starters are known

    def refuse(path: Path, *arguments: object, **more: object) -> object:
        raise AssertionError(f"{path} was opened")

    monkeypatch.setattr(Path, "open", refuse)
    monkeypatch.setattr(Path, "read_text", refuse)
    for seat in ({"deck": str(file)[:40]}, {"deck": "../mine.deck"}, {"deck_text": str(file)}):
        response = browser.post("/api/tables", {"game": "lotr", "seats": [{"kind": "you", **seat}, BOT]})
        assert 422 == response.status_code
    options = {"deck1": "../mine.deck"}
    assert 422 == browser.post("/api/tables", {"game": "lotr", "seats": [YOU, BOT], "options": options}).status_code
    assert not check(browser, str(file))["ok"]


@pytest.mark.rule("SR-61")
def test_the_decks_of_a_game_can_be_had_when_it_is_over(house: House) -> None:
    """The decks of a game are available when the game is over and not before, as they reveal hidden cards."""
    browser = house.browser("Aino")
    id = browser.post("/api/tables", {"game": "lotr", "seats": [YOU, BOT], "begin": True}).json()["id"]
    assert (409, "api-error-not-over") == refused(browser.get(f"/api/tables/{id}/decks"))

    over = play(house, "lotr", options={"bids": "0,0"}, most=20)
    decks = browser.get(f"/api/tables/{over.id}/decks").json()
    starters = browser.get("/api/decks/lotr").json()
    assert [starters["fellowship-aragorn"], starters["fellowship-gandalf"]] == [one["deck"] for one in decks]
