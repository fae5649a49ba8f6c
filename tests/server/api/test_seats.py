"""Seats: sitting down, getting up, bots, decks and links to other devices."""

from __future__ import annotations

import pytest

from tests.server.support.browsers import BOT, HERE, OPEN, YOU, Browser, House, refused


def seats_of(browser: Browser, id: str) -> list[tuple[str, str, bool]]:
    """Returns the occupant of each seat."""
    seats = browser.get(f"/api/tables/{id}").json()["seats"]
    return [(seat["kind"], seat["name"], seat["yours"]) for seat in seats]


@pytest.mark.rule("SR-22")
def test_people_sit_down_and_get_up(house: House) -> None:
    """The first guest to come takes a seat, which is free again when that guest leaves."""
    aino, bram, chiara = house.browser("Aino"), house.browser("Bram"), house.browser("Chiara")
    id = aino.lay(YOU, OPEN)

    assert {"id": id} == bram.post(f"/api/tables/{id}/seats/1", {"do": "sit"}).json()
    assert (409, "api-error-taken") == refused(chiara.post(f"/api/tables/{id}/seats/1", {"do": "sit"}))
    assert (403, "api-error-not-your-seat") == refused(chiara.post(f"/api/tables/{id}/seats/1", {"do": "leave"}))
    assert [("person", "Aino", False), ("person", "Bram", True)] == seats_of(bram, id)

    bram.post(f"/api/tables/{id}/seats/1", {"do": "leave"})
    assert [("person", "Aino", False), ("empty", "", False)] == seats_of(chiara, id)


@pytest.mark.rule("SR-20", "SR-22")
def test_a_newcomer_sits_down_by_the_link_of_the_table(house: House) -> None:
    """A visitor without a name sits down by the table's link and becomes a guest."""
    id = house.browser("Aino").lay(YOU, OPEN)
    newcomer = house.browser()

    assert 200 == newcomer.post(f"/api/tables/{id}/seats/1", {"do": "sit", "name": "Bram"}).status_code

    assert [("person", "Aino", False), ("person", "Bram", True)] == seats_of(newcomer, id)


@pytest.mark.rule("SR-22")
def test_who_laid_the_table_puts_in_bots_and_opens_seats(house: House) -> None:
    """The host of a table, and nobody else, puts bots into seats and opens seats."""
    aino, bram = house.browser("Aino"), house.browser("Bram")
    id = aino.lay(YOU, OPEN)

    assert (403, "api-error-only-host") == refused(bram.post(f"/api/tables/{id}/seats/1", {"do": "bot"}))
    aino.post(f"/api/tables/{id}/seats/1", {"do": "bot", "bot": "uniform"})
    assert [("person", "Aino", True), ("bot", "uniform", False)] == seats_of(aino, id)
    assert (422, "api-error-unknown-bot") == refused(
        aino.post(f"/api/tables/{id}/seats/1", {"do": "bot", "bot": "hal"})
    )
    aino.post(f"/api/tables/{id}/seats/1", {"do": "open"})
    assert [("person", "Aino", True), ("empty", "", False)] == seats_of(aino, id)


@pytest.mark.rule("SR-22")
def test_decks_are_chosen_in_the_waiting_room(house: House) -> None:
    """In the waiting room a player chooses the player's own deck, and the host the decks of bots."""
    aino, bram = house.browser("Aino"), house.browser("Bram")
    id = aino.lay(YOU, BOT, OPEN, game="lotr", options={"format": "tower"})
    bram.post(f"/api/tables/{id}/seats/2", {"do": "sit", "deck": "towers-theoden"})

    assert 200 == aino.post(f"/api/tables/{id}/seats/0", {"do": "deck", "deck": "fangorn-faramir"}).status_code
    assert 200 == aino.post(f"/api/tables/{id}/seats/1", {"do": "deck", "deck": "helms-deep-eowyn"}).status_code
    assert (403, "api-error-not-your-seat") == refused(
        aino.post(f"/api/tables/{id}/seats/2", {"do": "deck", "deck": "fangorn-faramir"})
    )
    assert (422, "error-faulty-deck") == refused(
        bram.post(f"/api/tables/{id}/seats/2", {"do": "deck", "deck": "moria-gimli"})
    )

    decks = [seat["deck"] for seat in aino.get(f"/api/tables/{id}").json()["seats"]]
    assert ["fangorn-faramir", "helms-deep-eowyn", "towers-theoden"] == decks


@pytest.mark.rule("SR-22", "SR-23")
def test_nobody_gets_up_after_play_has_begun(house: House) -> None:
    """A player cannot leave a seat after play has begun; a bot may take over, but the seat stays the player's."""
    aino = house.browser("Aino")
    id = aino.lay(YOU, BOT, begin=True)

    for body in ({"do": "leave"}, {"do": "deck"}, {"do": "open"}):
        assert (409, "api-error-begun") == refused(aino.post(f"/api/tables/{id}/seats/0", body))


@pytest.mark.rule("SR-23")
@pytest.mark.parametrize("body", [{"do": "leave"}, {"do": "open"}, {"do": "deck"}])
def test_nobody_gets_up_while_play_begins(house: House, monkeypatch: pytest.MonkeyPatch, body: dict[str, str]) -> None:
    """A player who leaves in the moment play begins is refused with the reason, and the seat stays as it was."""
    aino = house.browser("Aino")
    id = aino.lay(YOU, BOT)
    waiting = house.do(house.store.table, id)
    tables = [waiting]
    true = house.store.table

    async def table(wanted: str) -> object:
        return tables.pop() if tables else await true(wanted)

    assert 200 == aino.post(f"/api/tables/{id}/begin").status_code
    monkeypatch.setattr(house.store, "table", table)

    assert (409, "api-error-begun") == refused(aino.post(f"/api/tables/{id}/seats/0", body))
    assert [("person", "Aino", True), ("bot", "normal", False)] == seats_of(aino, id)


@pytest.mark.rule("SR-22")
def test_there_is_no_seventh_seat(house: House) -> None:
    """A request for a seat that the table does not have is refused."""
    aino = house.browser("Aino")
    id = aino.lay(YOU, BOT)

    assert (404, "api-error-no-seat") == refused(aino.post(f"/api/tables/{id}/seats/4", {"do": "sit"}))


# Links.


@pytest.mark.rule("SR-22")
def test_a_seat_is_carried_to_another_device(house: House) -> None:
    """The link of a seat moves it to the device that opens it, and opening it twice changes nothing."""
    laptop, phone, thief = house.browser("Aino"), house.browser(), house.browser("Bram")
    id = laptop.lay(YOU, BOT, begin=True)
    link = laptop.post(f"/api/tables/{id}/seats/0/link").json()["link"]
    token = link.removeprefix("/seat/")

    assert {"table": id, "seat": 0} == phone.post(f"/api/seat-links/{token}").json()
    assert {"table": id, "seat": 0} == phone.post(f"/api/seat-links/{token}").json()
    for other in (thief, laptop, house.browser()):
        assert (404, "api-error-no-link") == refused(other.post(f"/api/seat-links/{token}"))

    assert [("person", "Aino", True), ("bot", "normal", False)] == seats_of(phone, id)
    assert [("person", "Aino", False), ("bot", "normal", False)] == seats_of(laptop, id)
    assert (True, False) == tuple(one.get(f"/api/tables/{id}").json()["host"] for one in (phone, laptop))


@pytest.mark.rule("SR-22")
def test_a_guest_at_the_device_takes_only_the_own_seat_along(house: House) -> None:
    """A guest who moves one of several seats takes only that seat, and the host stays host while having a seat."""
    laptop, phone, tablet = house.browser("Aino"), house.browser(), house.browser()
    id = laptop.lay(YOU, HERE, OPEN)

    def carry(seat: int, device: Browser) -> list[bool]:
        link = laptop.post(f"/api/tables/{id}/seats/{seat}/link").json()["link"].removeprefix("/seat/")
        assert 200 == device.post(f"/api/seat-links/{link}").status_code
        return [one.get(f"/api/tables/{id}").json()["host"] for one in (laptop, phone, tablet)]

    assert [True, False, False] == carry(1, phone)
    assert (403, "api-error-only-host") == refused(phone.post(f"/api/tables/{id}/seats/2", {"do": "bot"}))
    assert [False, False, True] == carry(0, tablet)


@pytest.mark.rule("SR-22")
def test_only_the_person_in_a_seat_makes_its_link_and_a_new_one_ends_the_old(house: House) -> None:
    """Only the player in a seat makes its link, a new link ends the old one, and only a hash of it is stored."""
    aino, bram = house.browser("Aino"), house.browser("Bram")
    id = aino.lay(YOU, OPEN)
    assert (403, "api-error-not-your-seat") == refused(bram.post(f"/api/tables/{id}/seats/0/link"))
    assert (403, "api-error-not-your-seat") == refused(aino.post(f"/api/tables/{id}/seats/1/link"))

    old, new = [aino.post(f"/api/tables/{id}/seats/0/link").json()["link"].removeprefix("/seat/") for _ in range(2)]

    assert (404, "api-error-no-link") == refused(bram.post(f"/api/seat-links/{old}"))
    assert new not in [seat.link for seat in house.do(house.store.seats, id)]
    assert 200 == bram.post(f"/api/seat-links/{new}").status_code
