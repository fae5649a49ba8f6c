"""Tests of a viewer's view of the table, and of the things in it that can be pointed at."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.kernel.lines import SPECTATOR
from inglenook.kernel.messages import Message
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.entry import entry
from inglenook.lotr.entry.description import tell_turn
from inglenook.lotr.state import NOBODY, Lasting, Waiting
from inglenook.lotr.view import CLOSED_DISCARD_PILES, build_view, handle, things
from inglenook.wording import Wording
from tests.lotr.positions import Position

ARAGORN = "1P365"
BOROMIR = "1U97"
GIMLI = "1U12"
LEGOLAS = "1U51"
MARKSMAN = "1C176"
SAM = "1C311"
SCOUT = "1C191"
SWORD = "1C299"
ARMORY = "1C157"


def seat_of(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """Returns a player's part of a view."""
    found: dict[str, Any] = view["seats"][str(seat)]
    return found


def seen(at: Position, viewer: int, card: int) -> dict[str, Any]:
    """Returns a card in play as a viewer sees it."""
    view: dict[str, Any] = build_view(at.table, viewer)
    cards = [card for seat in range(at.table.seats) for card in seat_of(view, seat)["in_play"]]
    found: dict[str, Any] = next(one for one in cards if one["handle"] == handle(at.table, viewer, card))
    return found


@pytest.mark.rule("LR-5.19", "KR-7")
def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    """Other players see the backs of a hand, each with a handle, and the sizes of the decks."""
    at = Position()
    at.hand(0, GIMLI, SAM)
    at.deck(0, ARAGORN, BOROMIR, LEGOLAS)
    own, other = seat_of(build_view(at.table, 0), 0), seat_of(build_view(at.table, 1), 0)

    assert [GIMLI, SAM] == [card["definition"] for card in own["hand"]]
    assert ["", ""] == [card["definition"] for card in other["hand"]]
    assert (3, 3) == (own["deck"], other["deck"])
    assert ["", "", ""] == own["deck_known"]
    assert (9, 9) == (len(own["adventure"]), other["adventure"])


@pytest.mark.rule("LR-28.6")
@pytest.mark.parametrize(("closed", "shown"), [(0, [GIMLI, SAM, ARAGORN]), (1, [ARAGORN])])
def test_discard_piles_are_open_unless_a_switch_closes_them(closed: int, shown: list[str]) -> None:
    """By default only the top card and the size of another player's discard pile are visible."""
    at = Position(switches={CLOSED_DISCARD_PILES: closed})
    pile = at.discard(0, GIMLI, SAM, ARAGORN)
    own, other = seat_of(build_view(at.table, 0), 0), seat_of(build_view(at.table, 1), 0)

    assert [GIMLI, SAM, ARAGORN] == [card["definition"] for card in own["discard"]]
    assert shown == [card["definition"] for card in other["discard"]]
    assert 3 == other["discarded"]
    assert len(shown) == len([card for card in pile if card in things(at.table, 1)])


@pytest.mark.rule("LR-1.31", "LR-3.2", "LR-25.1")
def test_a_card_in_play_has_its_numbers_as_they_are_now() -> None:
    """A card in play shows its current strength, wounds and keywords, and an inactive player is marked."""
    at = Position()
    sam = at.play(SAM, wounds=2)
    sword = at.play(SWORD, on=sam)
    gimli = at.play(GIMLI)
    idle = at.play(BOROMIR, seat=1)
    found = seen(at, 1, sam)

    assert (5, 4, 2, True) == (found["strength"], found["vitality"], found["wounds"], found["active"])
    assert [["printed", 3], [SWORD, 2]] == found["strength_from"]
    assert [handle(at.table, 1, sword)] == found["borne"]
    assert handle(at.table, 1, sam) == seen(at, 1, sword)["bearer"]
    assert [["damage", 1]] == seen(at, 1, gimli)["keywords"]
    assert "strength_from" not in seen(at, 1, gimli)
    assert not seen(at, 1, idle)["active"]


@pytest.mark.rule("LR-18.11", "LG-81")
def test_who_is_not_overwhelmed_by_double_says_so() -> None:
    """A bearer of Coat of Mail shows that triple strength overwhelms it; other cards show nothing."""
    at = Position()
    bearer, other = at.play(BOROMIR), at.play(GIMLI)
    at.play("1C101", on=bearer)
    assert [seen(at, 0, one).get("overwhelmed_at") for one in (bearer, other)] == [3, None]


@pytest.mark.rule("LR-14.13", "LR-28.22", "LR-31.1")
def test_minions_stacks_and_tokens_are_seen() -> None:
    """The view shows a minion's site number and roaming, stacked cards and culture tokens."""
    at = Position(site=2)
    scout = at.play(SCOUT)
    at.stack(MARKSMAN, 1, scout)
    armory = at.play(ARMORY, tokens=2, culture="isengard")

    assert (4, True) == (seen(at, 0, scout)["site_number"], seen(at, 0, scout)["roaming"])
    assert [MARKSMAN] == [card["definition"] for card in seen(at, 0, scout)["stacked"]]
    assert (2, "isengard") == (seen(at, 0, armory)["tokens"], seen(at, 0, armory)["token_culture"])


@pytest.mark.rule("LR-9.5", "LR-13.9", "LR-30.6")
def test_the_path_has_its_sites_markers_and_gaps() -> None:
    """Each place of the path shows its site, Shadow number and markers; a controlled site is a gap."""
    at = Position(seats=2, site=3)
    at.control(1, 1)
    at.marker(1, 2)
    view: dict[str, Any] = build_view(at.table, SPECTATOR)

    assert ["", "1U327", "1C337"] == [site["definition"] for site in view["path"]]
    assert [[], [1], [0]] == [site["markers"] for site in view["path"]]
    assert at.table.cards[at.table.path[2]].printed.shadow_number == view["path"][2]["shadow_number"]
    assert ["1U320"] == [site["definition"] for site in seat_of(view, 1)["controlled"]]


@pytest.mark.rule("LR-18.6", "LR-17.16")
def test_skirmishes_are_seen_with_their_totals() -> None:
    """The view shows the current skirmish with both strengths, and the coming ones."""
    at = Position()
    boromir, gimli, scouts = at.play(BOROMIR), at.play(GIMLI), [at.play(SCOUT) for _ in range(3)]
    atoms.assign(at.table, gimli, (scouts[2],))
    game = at.skirmish(boromir, scouts[0], scouts[1])
    view: dict[str, Any] = build_view(game.table, 1)
    named = [handle(game.table, 1, card) for card in (boromir, *scouts, gimli)]

    assert (named[0], named[1:3], 7, 12) == tuple(
        view["skirmish"][key] for key in ("fighter", "minions", "strength", "minion_strength")
    )
    (lane,) = view["assignments"]
    assert (named[4], named[3:4], 6, 6) == (lane["fighter"], lane["minions"], lane["strength"], lane["minion_strength"])
    assert [[SCOUT, 6], [SCOUT, 6]] == view["skirmish"]["minion_strength_from"]


@pytest.mark.rule("LR-16.3", "LR-16.4")
def test_archery_totals_name_the_archers() -> None:
    """The view shows both archery totals, each with its archers."""
    at = Position()
    at.play(LEGOLAS)
    at.play(MARKSMAN)
    at.play(MARKSMAN)
    view: dict[str, Any] = build_view(at.table, 0)

    assert (1, 2) == (view["archery"]["fellowship"], view["archery"]["minions"])
    assert [[MARKSMAN, 1], [MARKSMAN, 1]] == view["archery"]["minions_from"]


@pytest.mark.rule("LR-10.13", "LR-26.36")
def test_lasting_effects_do_not_follow_a_card_into_a_hand() -> None:
    """Lasting effects are shown with the cards they affect, only while those are in play."""
    at = Position()
    gimli, sam = at.play(GIMLI), at.play(SAM)
    atoms.add_lasting(at.table, Lasting(SWORD, 0, terms.STRENGTH, 2, "", (gimli, sam), terms.THIS_PHASE))
    atoms.put(at.table, sam, terms.HAND)
    view: dict[str, Any] = build_view(at.table, 1)

    assert [(SWORD, "strength", 2, [handle(at.table, 1, gimli)])] == [
        (one["source"], one["stat"], one["amount"], one["cards"]) for one in view["lasting"]
    ]


@pytest.mark.rule("LR-26.28")
def test_a_card_that_is_being_played_can_be_pointed_at() -> None:
    """A card being played can be pointed at by all, although it is in no zone."""
    at = Position(seats=3)
    card = at.card(GIMLI, 0)
    gone = at.card(SAM, 2)
    atoms.set_out(at.table, 2)

    assert (True, False) == (card in things(at.table, 1), gone in things(at.table, 1))


@pytest.mark.rule("LR-4.9", "LR-14.14")
def test_ones_own_cards_have_their_costs() -> None:
    """A player's own cards show their costs, with the roaming penalty as a share; cards of others do not."""
    at = Position(site=2)
    at.hand(1, SCOUT, SAM)
    own = seat_of(build_view(at.table, 1), 1)["hand"]
    other = seat_of(build_view(at.table, 0), 1)["hand"]

    assert [4, 2] == [card["cost"] for card in own]
    assert [["printed", 2], ["roaming", 2]] == own[0]["cost_from"]
    assert [False, False] == ["cost" in card for card in other]


@pytest.mark.rule("LR-5.19", "LR-28.14")
def test_nobody_points_into_the_decks_of_others() -> None:
    """A viewer can point at cards in hands by their backs, and in decks only at own sites and seen cards."""
    at = Position()
    hand, deck = at.hand(0, GIMLI)[0], at.deck(0, SAM, ARAGORN)
    atoms.show(at.table, deck[1], (0, 1))
    site = at.table.players[0].adventure[0]

    assert [True, False, True, True] == [card in things(at.table, 0) for card in (hand, *deck, site)]
    assert [True, False, False, False] == [card in things(at.table, 1) for card in (hand, *deck, site)]


@pytest.mark.card("4C128")
@pytest.mark.rule("KR-7")
def test_what_is_to_come_is_seen_by_all() -> None:
    """All viewers see phases that will be skipped and announced effects, without the cards these remember."""
    at = Position()
    atoms.skip_next(at.table, terms.ARCHERY, NOBODY)
    atoms.skip_next(at.table, terms.SHADOW_PHASE, 1)
    atoms.add_waiting(at.table, Waiting("4C128", 3, 0, 0, "0-effects-1", (("minion", (4,)),), (), terms.THIS_PHASE))
    for viewer in (0, 1, SPECTATOR):
        view: dict[str, Any] = build_view(at.table, viewer)
        assert [{"phase": "archery", "seat": NOBODY}, {"phase": "shadow", "seat": 1}] == view["skips"]
        assert [{"source": "4C128", "seat": 0, "part": "part-4C128-0-effects-1"}] == view["waiting"]


TO_COME = {
    "en": [
        "The next archery phase is skipped.",
        "The next Shadow phase of Bob is skipped.",
        "New Errand is waiting: as soon as that minion has lost a skirmish in this phase, you may wound a minion.",
    ],
    "fi": [
        "Seuraava jousiammuntavaihe ohitetaan.",
        "Seuraava varjovaihe ohitetaan: Bob.",
        (
            "New Errand odottaa: jos kyseinen palvelija häviää taistelun tässä vaiheessa, "
            "voit haavoittaa jotakin palvelijaa."
        ),
    ],
    "nl": [
        "De volgende boogschietfase wordt overgeslagen.",
        "De volgende schaduwfase van Bob wordt overgeslagen.",
        "New Errand wacht: als die volgeling in deze fase een gevecht verliest, mag je een volgeling verwonden.",
    ],
}


@pytest.mark.card("4C128")
@pytest.mark.parametrize("language", ["en", "fi", "nl"])
def test_what_is_to_come_is_told(language: str) -> None:
    """Coming effects are told in each language after the turn and the pool."""
    at = Position()
    atoms.skip_next(at.table, terms.ARCHERY, NOBODY)
    atoms.skip_next(at.table, terms.SHADOW_PHASE, 1)
    atoms.add_waiting(at.table, Waiting("4C128", 3, 0, 0, "0-effects-1", (), (), terms.THIS_PHASE))
    wording = Wording(language, entry().locales)
    told = [line for line in tell_turn(build_view(at.table, 0))[2:] if isinstance(line, Message)]
    assert TO_COME[language] == [wording.say(line, ("Ann", "Bob")) for line in told]
