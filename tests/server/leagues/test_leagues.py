"""Leagues over HTTP: one link from the first seat to the last round; nothing hidden is shown and nothing lost."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from inglenook.lotr.limited.bot_drafting import build
from inglenook.lotr.limited.products import PRODUCTS, stock
from inglenook.server.storage.operator_orders import MUTE
from inglenook.server.storage.rows import OVER
from tests.server.support.browsers import Browser, House, refused

DRAFT = {"kind": "draft", "product": "set-1", "seats": 4, "rounds": 2, "bot": "uniform"}


def laid(browser: Browser, **more: object) -> str:
    """Creates a league; returns its id."""
    response = browser.post("/api/leagues", {**DRAFT, **more})
    assert 201 == response.status_code, response.text
    return str(response.json()["id"])


def act(browser: Browser, id: str, do: str, **more: object) -> dict[str, Any]:
    """Does something in a league; returns the league's new state."""
    response = browser.post(f"/api/leagues/{id}", {"do": do, **more})
    assert 200 == response.status_code, response.text
    found: dict[str, Any] = response.json()
    return found


def look(browser: Browser, id: str) -> dict[str, Any]:
    """Returns the state of a league."""
    found: dict[str, Any] = browser.get(f"/api/leagues/{id}").json()
    return found


def settle(house: House, id: str) -> None:
    """Carries out the actions that are due in leagues."""
    house.do(house.app.state.later.there)
    house.do(house.app.state.leagues.settle, id)


def end_games(house: House, id: str) -> None:
    """Ends the games of a round, each won by the first seat."""
    for match in look(house.browser(), id)["matches"][-1]:
        if match["table"] and not match["over"]:
            house.do(finish, house, match["table"])
    settle(house, id)


async def finish(house: House, table: str) -> None:
    """Ends a game."""
    assert await house.store.change_table(table, only_if_state="playing", state=OVER, winners=[0])


def drafted(house: House, people: list[Browser], id: str) -> None:
    """Lets everybody take the first card of every pack until no cards are left."""
    while "drafting" == look(people[0], id)["phase"]:
        for person in people:
            pack = look(person, id)["pack"]
            if pack:
                act(person, id, "pick", card=pack[0])


@pytest.mark.rule("LG-112", "LG-113")
def test_a_draft_and_its_league_at_one_link(house: House) -> None:
    """A draft league of two people and two bots runs at one link, from seats and packs to rounds and standings."""
    ann, ben = house.browser("Ann"), house.browser("Ben")
    id = laid(ann, title="Friday", pick_seconds=0, build_seconds=0)
    assert (["Ann", "", "", ""], "waiting", True, 0) == (
        [seat["name"] for seat in look(ann, id)["seats"]],
        *[look(ann, id)[key] for key in ("phase", "host", "you")],
    )
    assert 1 == act(ben, id, "sit")["you"]
    assert (403, "api-error-only-host") == refused(ben.post(f"/api/leagues/{id}", {"do": "begin"}))
    begun = act(ann, id, "begin")
    assert ("drafting", 1, 6, 11, 7) == (
        begun["phase"], begun["booster"], begun["boosters"], len(begun["pack"]), begun["returns"],
    )  # fmt: skip
    drafted(house, [ann, ben], id)
    pool = look(ben, id)["pool"]
    assert ("building", 66) == (look(ben, id)["phase"], sum(count for _, count in pool))
    for person in (ann, ben):
        cards = [card for card, count in look(person, id)["pool"] for _ in range(count)]
        act(person, id, "deck", deck=build(cards, stock(PRODUCTS["set-1"])).data())
    first = look(ann, id)
    assert ("playing", 2, [False, False]) == (
        first["phase"], len(first["matches"][0]), [match["over"] for match in first["matches"][0]],
    )  # fmt: skip
    own = next(match for match in first["matches"][0] if 0 in (match["first"], match["second"]))
    table = ann.get(f"/api/tables/{own['table']}").json()
    assert ("playing", id, "Friday") == (table["state"], table["league"], table["title"])
    assert 1 == len([seat for seat in table["seats"] if seat["yours"]])
    end_games(house, id)
    assert 2 == len(look(ann, id)["matches"])
    end_games(house, id)
    over = look(ann, id)
    assert ("over", [6, 3, 3, 0]) == (over["phase"], [one["points"] for one in over["standings"]])
    assert [id] == [one["id"] for one in ann.get("/api/leagues").json()]


@pytest.mark.rule("SR-95")
def test_decks_of_a_league_stay_hidden_until_it_is_over(house: House) -> None:
    """Decks and records of a league are hidden until it is over, except for a player's own decks of finished games."""
    ann, stranger = house.browser("Ann"), house.browser("Ces")
    id = laid(ann, kind="sealed", seats=2, rounds=2)
    act(ann, id, "begin")
    settle(house, id)
    cards = [card for card, count in look(ann, id)["pool"] for _ in range(count)]
    act(ann, id, "deck", deck=build(cards, stock(PRODUCTS["set-1"])).data())
    settle(house, id)
    table = look(ann, id)["matches"][0][0]["table"]
    for phase, own, others in (("playing", 1, 0), ("over", 2, 2)):
        end_games(house, id)
        assert phase == look(ann, id)["phase"]
        assert [own, others] == [len(one.get(f"/api/tables/{table}/decks").json()) for one in (ann, stranger)]
        record = stranger.get(f"/api/tables/{table}/record")
        hands = stranger.get(f"/api/tables/{table}/replay/frames?viewer=-2")
        told = [(response.status_code, response.json().get("error", {}).get("message")) for response in (record, hands)]
        assert ((409, "api-error-league-goes-on") in told) == (phase == "playing")


@pytest.mark.rule("LG-112", "SR-42")
def test_nobody_sees_packs_or_pools_of_others(house: House) -> None:
    """A view of a league names the viewer's own and public cards, and a stranger's view only public cards."""
    ann, ben = house.browser("Ann"), house.browser("Ben")
    id = laid(ann)
    act(ben, id, "sit")
    act(ann, id, "begin")
    for _turn in range(5):
        for person in (ann, ben):
            pack = look(person, id)["pack"]
            if pack:
                act(person, id, "pick", card=pack[-1])
    _, league = house.do(house.app.state.leagues.look, id)
    everybody = set(league.stock)
    for person, seat in ((ann, 0), (ben, 1)):
        known = {*league.sitters[seat].pool, *[card for pack in league.sitters[seat].packs[:1] for card in pack]}
        named = cards_named(person.get(f"/api/leagues/{id}").text)
        assert named <= known | everybody
        assert known <= named
    assert set() == cards_named(house.browser("Eve").get(f"/api/leagues/{id}").text)


def cards_named(text: str) -> set[str]:
    """Returns all card codes in a text."""
    return set(re.findall(r'"(\d[CURP]\d+)"', text))


@pytest.mark.rule("LG-112")
def test_the_clock_runs_on_the_server(house: House) -> None:
    """The server runs a league's clock: it reports the seconds left, and picks a card or builds a deck at the end."""
    ann = house.browser("Ann")
    id = laid(ann, pick_seconds=30, build_seconds=60)
    begun = act(ann, id, "begin")
    assert 30 == begun["seconds"]
    house.wall.now += 29
    settle(house, id)
    assert (1, 0) == (look(ann, id)["seconds"], len(look(ann, id)["pool"]))
    house.wall.now += 1
    settle(house, id)
    assert (30, 1) == (look(ann, id)["seconds"], len(look(ann, id)["pool"]))
    for _pick in range(65):
        house.wall.now += 30
        settle(house, id)
    assert ("building", 60) == tuple(look(ann, id)[key] for key in ("phase", "seconds"))
    house.wall.now += 60
    settle(house, id)
    assert "playing" == look(ann, id)["phase"]
    assert look(ann, id)["deck"] is not None


@pytest.mark.rule("LG-112")
def test_what_cannot_be_done_is_refused(house: House) -> None:
    """An action that a league does not allow is refused with the reason, such as a card that is not in the pack."""
    ann, eve = house.browser("Ann"), house.browser("Eve")
    assert (404, "api-error-no-league") == refused(ann.get("/api/leagues/nowhere"))
    assert (422, "api-error-product") == refused(ann.post("/api/leagues", {**DRAFT, "product": "set-9"}))
    id = laid(ann)
    assert (409, "league-error-sits") == refused(ann.post(f"/api/leagues/{id}", {"do": "sit"}))
    pack = act(ann, id, "begin")["pack"]
    assert (409, "league-error-not-in-it") == refused(eve.post(f"/api/leagues/{id}", {"do": "pick", "card": pack[0]}))
    assert (409, "league-error-not-in-pack") == refused(ann.post(f"/api/leagues/{id}", {"do": "pick", "card": "1R"}))
    assert (409, "league-error-phase") == refused(eve.post(f"/api/leagues/{id}", {"do": "sit"}))
    none = {"ring_bearer": "", "ring": "", "adventure_deck": [], "draw_deck": []}
    assert (409, "league-error-phase") == refused(ann.post(f"/api/leagues/{id}", {"do": "deck", "deck": none}))
    assert (409, "league-error-deck") == refused(ann.post(f"/api/leagues/{sealed(ann)}", {"do": "deck", "deck": none}))
    assert 422 == ann.post(f"/api/leagues/{sealed(ann)}", {"do": "deck"}).status_code


@pytest.mark.rule("LG-112")
def test_there_is_a_chat_in_a_league(house: House) -> None:
    """Members of a league write single chat lines, which everybody with its link can read."""
    ann, eve = house.browser("Ann"), house.browser("Eve")
    id = laid(ann, name="Ann")
    act(ann, id, "say", text="Shall we begin?")
    (line,) = look(eve, id)["chat"]
    assert (1, 0, "Ann", "Shall we begin?") == tuple(line[key] for key in ("number", "seat", "name", "text"))
    assert (409, "league-error-not-in-it") == refused(eve.post(f"/api/leagues/{id}", {"do": "say", "text": "Yes"}))
    assert (409, "league-error-said") == refused(ann.post(f"/api/leagues/{id}", {"do": "say", "text": "  "}))
    assert 400 == ann.post(f"/api/leagues/{id}", {"do": "say", "text": "x" * 501}).status_code
    house.app.state.hall.barred = {"address 203.0.113.7": MUTE}
    assert (403, "server-refused-muted") == refused(ann.post(f"/api/leagues/{id}", {"do": "say", "text": "Well?"}))


def sealed(browser: Browser) -> str:
    """Returns a league with sealed decks in which decks are being built."""
    id = laid(browser, kind="sealed")
    assert "building" == act(browser, id, "begin")["phase"]
    return id


@pytest.mark.rule("LG-112", "SR-1")
def test_a_league_survives_its_server(tmp_path: Path) -> None:
    """After a restart a league goes on at the same pick, creates its tables once and takes the results."""
    with House(tmp_path) as house:
        ann = house.browser("Ann")
        cookies = ann.client.cookies
        id = laid(ann)
        act(ann, id, "begin")
        before = act(ann, id, "pick", card=look(ann, id)["pack"][3])
    with House(tmp_path) as house:
        ann = house.browser()
        ann.client.cookies = cookies
        assert before == look(ann, id)
        drafted(house, [ann], id)
        cards = [card for card, count in look(ann, id)["pool"] for _ in range(count)]
        act(ann, id, "deck", deck=build(cards, stock(PRODUCTS["set-1"])).data())
        own = look(ann, id)["matches"][0]
    with House(tmp_path) as house:
        ann = house.browser()
        ann.client.cookies = cookies
        settle(house, id)
        assert own == look(ann, id)["matches"][0]
        end_games(house, id)
        assert 2 == len(look(ann, id)["matches"])


@pytest.mark.rule("LG-112")
def test_who_gave_no_name_is_no_bot(house: House) -> None:
    """A member who gave no name is listed apart from a free seat and from a bot."""
    ann = house.browser()
    id = laid(ann, seats=2)

    assert [(True, True), (False, False)] == [(one["person"], one["yours"]) for one in look(ann, id)["seats"]]


@pytest.mark.rule("LG-112", "KR-21")
def test_no_deck_is_no_deck(house: House) -> None:
    """A player who hands in no deck is refused in words, and nothing is stored."""
    ann = house.browser("Ann")
    id = laid(ann, kind="sealed", seats=2)
    act(ann, id, "begin")
    before = look(ann, id)

    assert (422, "error-deck-data") == refused(ann.post(f"/api/leagues/{id}", {"do": "deck"}))
    assert before["deck"] is None
    assert before["version"] == look(ann, id)["version"]
