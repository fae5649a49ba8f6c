"""Every request and message has a price that covers its highest cost, and none blocks the event loop (SR-91)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from structlog.testing import capture_logs

from inglenook.server import prices, protocol
from inglenook.server.api.everything import ENDPOINTS
from inglenook.server.api.v1 import PROGRAMS
from inglenook.server.health import metrics
from inglenook.server.prices import ADDRESS, BUDGETS, FREE, GUEST, Budget, Overspent, Price, pay, payers
from inglenook.server.rate_limits import Rate, RateLimits
from inglenook.server.websocket.connection import PRICES
from tests.server.prices.messages import Messages
from tests.server.prices.sweep import DONE, REFUSED, Cost, Sweep, calibrated, quietly
from tests.server.support.browsers import House, refused
from tests.server.support.clock import StoppedClock

LONGEST: Final = 20.0
"""Milliseconds of processor time for which one thing may keep the event loop, on the reference machine."""
CHEAP: Final = 10
"""Milliseconds of processor time that a request without a price may cost."""
ATTEMPTS: Final = 4
"""Times an apparently too expensive request is measured again, with the speed of the machine."""


@pytest.fixture(scope="module")
def sweep(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sweep]:
    """Yields a server with data of every kind."""
    patch = pytest.MonkeyPatch()
    folder: Path = tmp_path_factory.mktemp("prices")
    with quietly(patch, folder) as house:
        yield Sweep(house)
    patch.undo()


def meant(name: str) -> Collection[int]:
    """Returns the expected status of an endpoint's most expensive request."""
    return range(200, 500) if " /api/v1/" in name else [REFUSED[name]] if name in REFUSED else DONE


def too_dear(price: int, measure: Callable[[], Cost], ends: Collection[int] = DONE) -> str:
    """Returns the fault of a measured cost, or "" if its price covers the cost."""
    found = ""
    for _ in range(ATTEMPTS):
        unit, cost = calibrated(), measure()
        if cost.status not in ends:
            return f"ended with {cost.status}: what is refused at once is not the dearest"
        work, stretch = cost.work / unit, cost.stretch / unit
        if work <= price and stretch <= LONGEST:
            return ""
        found = f"costs {work:.1f} ms of {price}, keeps the loop for {stretch:.1f} ms of {LONGEST}"
    return found


@pytest.mark.rule("SR-90", "SR-91")
@pytest.mark.timeout(180)
def test_every_endpoint_is_worth_its_price(sweep: Sweep) -> None:
    """Every endpoint, including a new one, has its most expensive request in the sweep and a price that covers it."""
    dearest = sweep.dearest()
    known = {f"{one.method} {one.path}": one.price for one in (*ENDPOINTS, *PROGRAMS)}
    assert set(known) == set(dearest)

    wrong = {
        name: too_dear(
            price.work,
            partial(sweep.cost, name.partition(" ")[0], dearest[name]),
            meant(name),
        )
        for name, price in known.items()
    }

    assert {} == {name: found for name, found in wrong.items() if found}


@pytest.mark.rule("SR-90", "SR-91")
@pytest.mark.timeout(180)
def test_every_message_is_worth_its_price(sweep: Sweep) -> None:
    """The price of every message covers its cost late in a game, including all replies, and no message fails."""
    told = Messages(sweep)
    messages = told.dearest()
    known = {kind.__name__: price for kind, price in PRICES.items()}
    assert set(known) == {name.partition(" ")[0] for name in messages}
    assert {one.__name__ for one in protocol.FromClient.__subclasses__()} == set(known)

    wrong = {
        name: too_dear(max(1, known[name.partition(" ")[0]].work), partial(told.cost, message), [0])
        for name, message in messages.items()
    }

    assert {} == {name: found for name, found in wrong.items() if found}


@pytest.mark.rule("SR-91")
@pytest.mark.timeout(180)
def test_what_has_no_price_costs_next_to_nothing(sweep: Sweep) -> None:
    """A request without a price, such as one for a page, costs no more than counting it is worth."""
    wrong = {
        name: too_dear(CHEAP, partial(sweep.cost, "GET", make), (200, 404)) for name, make in sweep.unpriced().items()
    }

    assert {name: found for name, found in wrong.items() if found} == {}


# Paying.


@pytest.mark.rule("SR-91")
def test_a_shorter_body_costs_less() -> None:
    """A shorter body costs proportionally less, but never nothing."""
    price = Price(100, keeps=50, body=10_000)

    assert [(1, 60), (10, 1_050), (100, 10_050), (100, 20_050)] == [
        (price.of(size).work, price.of(size).keeps) for size in (10, 1_000, 10_000, 20_000)
    ]
    assert 0 == Price(5).of(1_000).keeps, "most requests keep nothing"


@pytest.mark.rule("SR-30", "SR-91")
def test_the_guests_of_an_address_share_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """New guests share the budget of their address, other addresses do not, and a refusal tells the time to return."""
    small = {GUEST: Budget(Rate(100), Rate(100), Rate(100)), ADDRESS: Budget(Rate(250), Rate(250), Rate(250))}
    monkeypatch.setattr(prices, "BUDGETS", small)
    clock = StoppedClock()
    limits = RateLimits(clock=clock)

    def asks(guest: str, address: str = "here") -> int:
        return pay(limits, Price(60), payers(guest, address))[0]

    assert [0, 0, 60 + 10] == [asks("aino") for _ in range(3)], "20 more than there may be, and 100 reach a minute back"
    assert [0, 0, 0] == [asks(guest) for guest in ("bram", "bram", "ces")]
    wait = asks("fresh")
    assert wait
    assert 0 == asks("fresh", "elsewhere")
    clock.now += wait + 0.5
    assert 0 == asks("another")


@pytest.mark.rule("SR-30", "SR-91")
def test_what_is_refused_says_when_to_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal over a budget says when to return, in words and in a header, by the day for storage."""
    usual = BUDGETS[GUEST]
    small = {kind: usual._replace(work=Rate(300), keeps=Rate(10_000, 24 * 3600)) for kind in (GUEST, ADDRESS)}
    monkeypatch.setattr(prices, "BUDGETS", small)
    with House(tmp_path, limited=True) as house:
        browser = house.browser()
        text = "\n".join([f"1 Aragon {number}" for number in range(300)]).ljust(10_000)
        checked = [browser.post("/api/decks/check", {"game": "lotr", "format": "open", "text": text}) for _ in range(3)]
        assert [200, 200, 429] == [one.status_code for one in checked]
        assert (429, "api-error-too-many") == refused(checked[-1])
        assert 1 <= int(checked[-1].headers["retry-after"]) <= 120
        elsewhere = house.browser(address="198.51.100.9")
        deck = {"ring_bearer": "", "ring": "", "adventure_deck": [], "draw_deck": []}
        kept = {"name": "", "format": "open", "notes": "x" * 2000, "changed": 1, "deck": deck, "versions": []}
        again = [elsewhere.put("/api/me/decks/one", {"base": 0, "kept": kept}).status_code for _ in range(6)]
        assert [200] * 6 == again, "to keep the same deck anew takes no more room"
        more = [elsewhere.put(f"/api/me/decks/{number}", {"base": 0, "kept": kept}) for number in range(6)]
        assert (429, "api-error-too-much-kept") == refused(more[-1])
        assert 3600 < int(more[-1].headers["retry-after"])


@pytest.mark.rule("SR-91")
def test_who_overspends_is_counted_and_logged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Overspending is counted in the metrics each time, and logged with its address once a minute."""
    monkeypatch.setattr(prices, "BUDGETS", {kind: Budget(Rate(1), Rate(1), Rate(1)) for kind in (GUEST, ADDRESS)})
    monkeypatch.setattr(prices, "OVERSPENT", Overspent())
    counted = metrics.overspent.labels("work", ADDRESS)
    before = counted._value.get()
    limits = RateLimits(clock=StoppedClock())
    with capture_logs() as logged:
        waits = [pay(limits, Price(5), payers("", "192.0.2.1"))[0] for _ in range(4)]

    assert [wait > 0 for wait in waits] == [False, True, True, True]
    assert counted._value.get() == before + 3
    assert logged == [
        {"event": "budget exceeded", "log_level": "warning", "budget": "work", "payer": ADDRESS, "address": "192.0.2.1",
         "refused": 1}
    ]  # fmt: skip


@pytest.mark.rule("SR-91")
def test_a_household_that_plays_never_meets_the_budgets() -> None:
    """Four people at one address who play, ask for hints and build decks for ten minutes never meet the budget."""
    clock = StoppedClock()
    limits = RateLimits(clock=clock)
    check = next(one.price for one in ENDPOINTS if one.path == "/api/decks/check").of(1_800)
    hint = next(one.price for one in ENDPOINTS if one.path.endswith("/hint"))
    look = next(one.price for one in ENDPOINTS if one.path == "/api/tables/{id}")
    for second in range(600):
        clock.now += 1
        for guest in ("aino", "bram", "ces", "dirk"):
            asked = [PRICES[protocol.Answer], look, *([check] if second % 3 == 0 else []),
                     *([hint] if second % 30 == 0 else [])]  # fmt: skip
            assert [0] * len(asked) == [pay(limits, price, payers(guest, "here"))[0] for price in asked]
    assert 0 == FREE.work
