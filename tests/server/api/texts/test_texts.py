"""Texts and data for clients: catalogues, wordings and rulebooks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import inglenook
from inglenook.kernel.messages import Name
from inglenook.registry import find
from inglenook.rulebooks.catalogues import read_catalogues
from inglenook.rulebooks.pages import for_readers, marked, page_called, pages, sections
from inglenook.server.api.texts.wording import LEFT_OUT, PRODUCT, read
from inglenook.server.content_version import edition
from inglenook.wording import LANGUAGES, Wording, name_id
from inglenook.wording.faults import check
from inglenook.wording.uses import collect
from tests.server.support.browsers import Browser, House, refused

GAMES = ("lotr", "talisman")


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Yields a browser of one server for the whole module, as no test here changes anything."""
    with House(tmp_path_factory.mktemp("texts")) as house:
        yield house.browser()


def wording_of(browser: Browser, game: str, language: str) -> str:
    """Returns all wordings that a browser loads at a table of a game: the shared ones and those of the game."""
    return "".join([browser.get(f"/api/wording/{name}/{language}").text for name in dict.fromkeys([PRODUCT, game])])


def ids_of(browser: Browser, game: str, language: str) -> set[str]:
    """Returns the ids of the messages whose wordings a browser loads."""
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", wording_of(browser, game, language), re.MULTILINE))


# The catalogues.


def cards_of(browser: Browser, game: str, language: str) -> dict[str, dict[str, Any]]:
    """Returns all cards and components of all sheets."""
    address = f"/api/catalogue/{game}/{language}"
    sheets = browser.get(address).json()["sheets"]
    return {id: card for name in sheets for id, card in browser.get(f"{address}/{name}").json()["cards"].items()}


@pytest.mark.rule("SR-45")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_does_without_the_names_that_its_sheets_tell(browser: Browser, language: str) -> None:
    """The wordings of a table leave out card names, and only those, because the card sheets have them."""
    short = browser.get(f"/api/wording/lotr/{language}?for=play").text
    whole = browser.get(f"/api/wording/lotr/{language}").text
    wording = Wording(language, find("lotr").locales)
    cards = cards_of(browser, "lotr", language)

    left_out = {line for line in set(whole.splitlines()) - set(short.splitlines()) if line.startswith("name-")}
    told = {
        ", ".join([card["title"], *([card["subtitle"]] if card.get("subtitle") else [])]) for card in cards.values()
    }
    assert {wording.say(Name(id)) for id in cards} == told
    assert {f"{name_id(id)} = {wording.say(Name(id))}" for id in cards} == left_out
    assert name_id("adventure:ogre") in browser.get(f"/api/wording/talisman/{language}?for=play").text


@pytest.mark.rule("SR-27")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_printed_has_its_facts_and_texts(browser: Browser, game: str, language: str) -> None:
    """Every card and component has facts and texts in each language under the id that views use."""
    entry = find(game)
    wording = Wording(language, entry.locales)
    cards = cards_of(browser, game, language)

    assert set(entry.components.ids) == set(cards)
    for id in entry.components.ids:
        title = cards[id]["title"] + (f", {cards[id]['subtitle']}" if cards[id].get("subtitle") else "")
        assert wording.say(Name(id)) == title
    assert entry.components.text_of is not None
    for id in list(entry.components.ids)[::40]:
        told = [line if isinstance(line, str) else wording.say(line) for line in entry.components.text_of(id, wording)]
        assert [line for line in cards[id]["text"] if line not in told] == []


@pytest.mark.rule("SR-27")
def test_a_card_of_the_card_game(browser: Browser) -> None:
    """A card's sheet has its facts, their labels, and the places in the text where symbols are drawn."""
    found = browser.get("/api/catalogue/lotr/fi").json()
    card = browser.get("/api/catalogue/lotr/fi/1-gondor").json()["cards"]["1C116"]

    expected = {"type": "event", "side": "free_peoples", "culture": "gondor", "cost": 0, "phases": ["skirmish"]}
    assert expected == {key: card[key] for key in expected}
    [[line, at, length, kind, value]] = card["symbols"]
    assert ("Gondorin", "culture", "gondor") == (card["text"][line][at : at + length], kind, value)
    terms = (
        "keyword-ranger",
        "keyword-defender",
        "race-man",
        "type-companion",
        "item_class-hand_weapon",
        "culture-shire",
    )
    expected_terms = ("samooja", "puolustaja", "ihminen", "kumppani", "käsiase", "Kontu")
    assert expected_terms == tuple(found["terms"][term] for term in terms)
    site = browser.get("/api/catalogue/lotr/fi/4-site").json()["cards"]["4U335"]
    assert (2, 1, "towers", None, [["battleground", 1], ["plains", 1]]) == tuple(
        site[key] for key in ("site_number", "shadow_number", "block", "cost", "keywords")
    )


@pytest.mark.rule("SR-27", "SR-45")
def test_a_sheet_has_the_cards_that_the_index_says(browser: Browser) -> None:
    """A sheet has the cards of one set and culture that the index lists; Rings and sites have sheets of their own."""
    sheets = browser.get("/api/catalogue/lotr/nl").json()["sheets"]
    sheet = browser.get("/api/catalogue/lotr/nl/2-moria").json()

    assert list(sheets["2-moria"]) == list(sheet["cards"])
    assert {(2, "moria", "shadow")} == {(one["set"], one["culture"], one["side"]) for one in sheet["cards"].values()}
    assert sheet["messages"]
    assert {id for id in sheet["messages"] if id.split("-")[1] not in sheet["cards"]} == set()
    assert {"1R1", "1C2"} == set(sheets["1-the_one_ring"])
    assert {"site"} == {card["type"] for card in sheets["1-site"].values()}
    for cards in sheets.values():
        assert len({(card["set"], card["culture"]) for card in cards.values()}) == 1


@pytest.mark.rule("SR-27")
def test_the_index_says_of_a_card_what_its_sheet_says(browser: Browser) -> None:
    """The index gives a card the facts of its sheet, so that the card can be drawn before the sheet arrives."""
    index = browser.get("/api/catalogue/lotr/en").json()["sheets"]["1-shire"]
    sheet = browser.get("/api/catalogue/lotr/en/1-shire").json()["cards"]

    assert {"type": "companion", "side": "free_peoples", "culture": "shire", "set": 1} == index["1C290"]
    assert [] == [id for id, brief in index.items() if {**sheet[id], **brief} != sheet[id]]


@pytest.mark.rule("SR-27")
def test_the_board_of_the_board_game(browser: Browser) -> None:
    """The board of Talisman lists its spaces ring by ring, each clockwise, with the Crown last."""
    cards = cards_of(browser, "talisman", "en")
    spaces = sorted([card for card in cards.values() if card["kind"] == "space"], key=lambda card: int(card["place"]))

    assert [24, 16, 9] == [
        len([one for one in spaces if one["region"] == ring]) for ring in ("outer", "middle", "inner")
    ]
    assert ["outer"] * 24 + ["middle"] * 16 + ["inner"] * 9 == [space["region"] for space in spaces]
    assert ("Village", "Crown of Command") == (spaces[0]["title"], spaces[-1]["title"])
    assert cards["space:fields-n"]["title"] != cards["space:fields-n"]["name_word"]
    bear, village = cards["adventure:bear"], cards["space:village"]
    assert ("enemy", "animal", 3, True, "") == tuple(
        bear[key] for key in ("type", "subtype", "strength", "certain", "uncertain")
    )
    assert not village["certain"] and village["uncertain"] and village["uncertain"] not in village["text"]


# Wordings.


@pytest.mark.rule("SR-27")
@pytest.mark.parametrize("game", [PRODUCT, *GAMES])
def test_wordings_have_no_faults(browser: Browser, tmp_path: Path, game: str) -> None:
    """The wordings of every language are complete: no reference is missing and no message comes twice."""
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        text = wording_of(browser, game, language)
        (tmp_path / language / "all.ftl").write_text(text, "utf-8")

    assert [] == [str(fault) for fault in check([tmp_path])]


@pytest.mark.rule("SR-27", "SR-28")
def test_whatever_the_server_says_a_browser_can_word(browser: Browser) -> None:
    """A browser has wordings for all messages of the server and of the kernel."""
    source = Path(inglenook.__file__).parent
    said = {use.id for part in ("server", "kernel") for use in collect(source / part).written}

    assert [] == sorted(said - ids_of(browser, PRODUCT, "en"))


@pytest.mark.rule("SR-27")
@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_game_says_a_browser_can_word(browser: Browser, game: str) -> None:
    """A browser has wordings for a game's names, prompts, log, reasons and faults of decks."""
    files = [file for file in (find(game).locales / "fi").glob("*.ftl") if file.name not in LEFT_OUT]
    said = {id for entries in read(files).values() for id in entries if not id.startswith("-")}

    assert {"prompts.ftl", "log.ftl", "names.ftl", "reasons.ftl"} <= {file.name for file in files}
    assert [] == sorted(said - ids_of(browser, game, "fi"))
    assert [] == [id for id in find(game).components.ids if name_id(id) not in said]


@pytest.mark.rule("SR-27")
@pytest.mark.parametrize("wordings", [PRODUCT, *GAMES])
def test_what_tables_can_choose_is_worded_for_any_page(browser: Browser, wordings: str) -> None:
    """Every page has the wordings for the list of games and their choices."""
    known = ids_of(browser, wordings, "nl")
    for listed in browser.get("/api/games").json():
        titles = [listed["title"], *[option["title"] for option in listed["options"]]]
        values = [value for option in listed["options"] for value in option["values"]]
        titles += [value["title"] for value in values] + [value["gist"] for value in values if value["gist"]]
        titles += [format["title"] for format in listed["formats"]] + [deck["set"] for deck in listed["decks"]]
        assert [] == [title for title in titles if title["message"] not in known]


@pytest.mark.rule("SR-28")
@pytest.mark.parametrize(
    "path",
    ["catalogue/chess/en", "catalogue/lotr/en/9-moria", "wording/chess/en", "wording/lotr/de", "rules/chess"],
)
def test_texts_that_there_are_not(browser: Browser, path: str) -> None:
    """A request for texts that do not exist is refused in words."""
    status, message = refused(browser.get(f"/api/{path}"))

    assert (404, True) == (status, message.startswith("api-error-"))


# Sent again only if something has changed.


@pytest.mark.rule("SR-27")
@pytest.mark.parametrize(
    "path",
    ["/api/catalogue/talisman/nl", "/api/catalogue/lotr/nl/1-elven", "/api/wording/lotr/fi", "/api/rules/kernel/en"],
)
def test_what_a_browser_has_is_not_sent_again(browser: Browser, path: str) -> None:
    """A request with the current ETag gets 304, and an address with the hash in it may be cached for ever."""
    first = browser.get(path)
    mark = first.headers["etag"]

    again = browser.get(path, if_none_match=mark)

    assert (304, b"") == (again.status_code, again.content)
    assert "no-cache" in first.headers["cache-control"]
    named = browser.get(f"{path}?v={mark.strip(chr(34))}")
    assert (200, first.content) == (named.status_code, named.content)
    assert "immutable" in named.headers["cache-control"]
    assert "immutable" not in browser.get(f"{path}?v=other").headers["cache-control"]


@pytest.mark.rule("SR-27")
def test_the_mark_of_the_sheets_changes_with_what_they_are_made_from(browser: Browser, tmp_path: Path) -> None:
    """The hash of the sheets, which the index tells, changes only when their sources change."""
    named = browser.get("/api/catalogue/lotr/en").json()["edition"]
    assert f'"{named}"' == browser.get("/api/catalogue/lotr/en/3-sauron").headers["etag"]

    (tmp_path / "cards.py").write_text("ONE = 1\n")
    (tmp_path / "notes.txt").write_text("nothing that is drawn\n")
    before = edition.__wrapped__(tmp_path)
    (tmp_path / "notes.txt").write_text("nothing either\n")
    assert before == edition.__wrapped__(tmp_path)
    (tmp_path / "cards.py").write_text("ONE = 2\n")
    assert before != edition.__wrapped__(tmp_path)


@pytest.mark.rule("SR-27")
def test_texts_are_sent_compressed_to_who_can_read_that(browser: Browser) -> None:
    """Texts are sent compressed to clients that accept compression and plain to others."""
    packed = browser.get("/api/catalogue/lotr/en/1-elven", accept_encoding="gzip")
    plain = browser.get("/api/catalogue/lotr/en/1-elven", accept_encoding="identity")

    assert ("gzip", None) == (packed.headers.get("content-encoding"), plain.headers.get("content-encoding"))
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) * 4 < int(plain.headers["content-length"])


# Rulebooks.


@pytest.mark.rule("SR-27")
@pytest.mark.parametrize("name", sorted(pages()))
def test_a_rulebook_has_all_its_rules(browser: Browser, name: str) -> None:
    """A rulebook has all its rules in their sections, each once, with its text."""
    [catalogue] = [one for one in read_catalogues(Path()) if one.page == f"docs/rules/{name}.md"]
    book = browser.get(f"/api/rules/{name}/en").json()
    rules = [rule for section in book["sections"] for rule in section["rules"]]

    assert list(catalogue.rules) == [rule["id"] for rule in rules]
    assert book["title"] and all(rule["text"] and rule["html"] for rule in rules)


@pytest.mark.rule("SR-27")
def test_a_page_becomes_sections_with_notes_and_rules() -> None:
    """A rulebook page becomes sections of rules, with their indented lines, and of notes for all other text."""
    page = (
        "# Book\n\nHello *you*.\nMore.\n\n## One (x)\n\n- **SR-20** First\n  goes on, see SR-21.\n- **SR-21** Second\n"
        "- another item\n\n| a | b |\n|---|---|\n| 1 | `2` |\n\n---\n\n## Empty\n"
    )

    title, found = sections(page)

    assert "Book" == title
    assert [("Book", 1), ("One (x)", 2)] == [(section.title, section.level) for section in found]
    assert ["<p>Hello <em>you</em>. More.</p>"] == found[0].notes
    assert [("SR-20", "First goes on, see SR-21."), ("SR-21", "Second")] == [
        (one.id, one.text) for one in found[1].rules
    ]
    assert found[1].rules[0].html.endswith('see <a href="/rules/server#SR-21">SR-21</a>.')
    head, body = "<tr><th>a</th><th>b</th></tr>", "<tr><td>1</td><td><code>2</code></td></tr>"
    table = f"<table><thead>{head}</thead><tbody>{body}</tbody></table>"
    assert ["<p>another item</p>", table] == found[1].notes


@pytest.mark.rule("SR-27")
def test_readers_are_spared_working_notes() -> None:
    """A rulebook for readers leaves out sources and notes on tests, and writes abbreviations out."""
    page = (
        "<!-- working notes -->\nTags.\n\n| a |\n<!-- end of working notes -->\n\n"
        "## One (l. 3-4)\n- **LR-9.1** The FPP asks each SP [F §X (y)] [CR §z] {eng}. (not observable: we (all) know)\n"
        "- **LR-9.2** [decision] An RB, an SP, see LR-9.1 (and LG-1)."
    )

    assert (
        "## One\n- **LR-9.1** The Free Peoples player asks each Shadow player.\n"
        "- **LR-9.2** A Ring-bearer, a Shadow player, see LR-9.1 (and LG-1)." == for_readers(page)
    )


@pytest.mark.rule("SR-27")
def test_a_book_without_a_translation_is_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rulebook is sent in the language asked for, or in English, and says so, if it has no translation."""
    (tmp_path / "fi").mkdir()
    (tmp_path / "house.md").write_text("# House", "utf-8")
    (tmp_path / "fi" / "house.md").write_text("# Talo", "utf-8")
    monkeypatch.setattr("inglenook.rulebooks.pages.FOLDERS", (tmp_path,))

    assert [("# Talo", "fi"), ("# House", "en")] == [page_called("house", language) for language in ("fi", "nl")]


@pytest.mark.rule("SR-27")
def test_what_a_rule_of_the_card_game_cites_is_there() -> None:
    """Every rule that a card-game rule cites exists, and no citation is a section's prefix."""
    found = [rule for section in sections(page_called("lotr")[0])[1] for rule in section.rules]
    cited = {target for rule in found for target in re.findall(r'href="/rules/lotr#([^"]+)"', rule.html)}

    assert cited and set() == cited - {rule.id for rule in found}


def facts(rule: str) -> list[str]:
    """Returns what no translation changes: the cited rules and the figures.

    Other languages say the names of two rules in words, as at the table: regel van vier, neljän sääntö.
    """
    return sorted(re.findall(r"\b[LT][RXADG]-[A-Z]?\d+\w*(?:\.\d+)?|(?<!Rule of )\d+", rule))


@pytest.mark.rule("SR-27")
@pytest.mark.parametrize(
    "page", sorted(Path("docs/rules").glob("*/*.md")), ids=lambda page: f"{page.parent.name}-{page.stem}"
)
def test_a_translated_rulebook_says_the_same(page: Path) -> None:
    """A translated rulebook has the rules of the original in its order, with its citations and figures."""
    name, language = page.stem, page.parent.name
    original, translated = [
        {rule.id: rule.text for section in sections(page_called(name, one)[0])[1] for rule in section.rules}
        for one in ("en", language)
    ]

    assert list(original) == list(translated)
    assert {} == {
        id: (facts(text), facts(translated[id]))
        for id, text in original.items()
        if facts(text) != facts(translated[id])
    }


@pytest.mark.rule("SR-27")
@pytest.mark.parametrize("language", ["en", "fi", "nl"])
@pytest.mark.parametrize("game", ["lotr", "talisman"])
def test_the_rulebook_of_a_game_is_read_in_every_language(browser: Browser, game: str, language: str) -> None:
    """The rulebook of a game is served in every language, and not in English instead."""
    assert language == browser.get(f"/api/rules/{game}/{language}").json()["language"]


@pytest.mark.rule("SR-29")
def test_nothing_but_our_own_marks_comes_out_of_a_rule() -> None:
    """Text of a rulebook page is escaped, so that a browser runs no script from it."""
    assert "&lt;script&gt;alert(1)&lt;/script&gt; <strong>a &amp; b</strong> x &quot;onclick=&quot;" == marked(
        '<script>alert(1)</script> **a & b** [x](javascript:alert) "onclick="'
    )


@pytest.mark.rule("SR-27")
def test_a_wheel_brings_the_rulebooks_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wheel contains the rulebooks, and a server without any has none to show."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "house.md").write_text("# House\n", "utf-8")

    monkeypatch.setattr("inglenook.rulebooks.pages.FOLDERS", (tmp_path / "docs", Path("docs/rules")))
    assert ["house"] == list(pages())
    monkeypatch.setattr("inglenook.rulebooks.pages.FOLDERS", (tmp_path / "nowhere",))
    assert [] == list(pages())
