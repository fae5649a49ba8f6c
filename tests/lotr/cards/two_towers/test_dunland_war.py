"""Dunland conditions, events and possessions of The Two Towers."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.facade import strength, wound
from inglenook.lotr.dsl.filters import COMPANION, MINION
from tests.lotr.cards.standing import choices_of, fierce, hand_over, in_rohan, play_to, zones
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, condition, event, minion, possession

WEAK = companion("Weak", strength=3, vitality=9)
ROHIR = companion("Rohir", strength=3, vitality=9, culture="rohan", race="man")
HORSE_ELF = companion("Elf of Rohan", strength=3, vitality=9, culture="rohan", race="elf")
WILD_MAN = minion("Wild Man", culture="dunland", race="man", vitality=4, cost=3)
WILD_WARG = minion("Wild Warg", culture="dunland", race="warg", vitality=4, cost=3)
SOUTHRON = minion("Plain Southron", culture="raider", race="man", vitality=4, cost=3)
BLADE = possession("Blade", strength=2, on=On(COMPANION))
HOPE = condition("Hope", on=On(COMPANION))
CURSE = condition("Curse", side=terms.SHADOW, on=On(COMPANION))
SHOT = event("Shot", Action((terms.MANEUVER,), (wound(MINION),)))


def won(game: Playing) -> Playing:
    """Returns the game after both players have passed, at the Shadow player's next response."""
    game.passes()
    while game.offered("suffer") and not game.offered("respond"):
        game.choose("suffer")
    return game


@pytest.mark.card("4C3")
@pytest.mark.parametrize(
    ("others", "site", "offered"),
    [
        ((WILD_MAN, WILD_WARG), False, True),
        ((WILD_MAN, SOUTHRON), False, False),
        ((WILD_MAN, "4R6"), False, False),
        ((), True, True),
        ((), False, False),
    ],
)
def test_anger(others: tuple[str, ...], site: bool, offered: bool) -> None:
    """Anger: with three Dunland minions or a controlled site, a Dunland Man is fierce until regroup."""
    at = in_rohan(4).pool(3)
    man = at.play(WILD_MAN)
    rest = [at.play(id) for id in others]
    if site:
        at.control(1, 1)
    at.hand(1, "4C3")
    game = hand_over(at.skirmish(at.play(WEAK), man))
    assert offered == game.offered("play", "4C3")
    if offered:
        game.choose("play", "4C3")
        if game.offered("choose"):
            assert [man, *rest[:1]] == choices_of(game, 1)
            game.choose("choose", man)
        assert [1, *[0 for _other in rest]] == [fierce(game, one) for one in (man, *rest)]
        assert 0 == fierce(play_to(game, terms.REGROUP), man)


@pytest.mark.card("4C5")
@pytest.mark.parametrize(("controller", "gain"), [(1, 4), (0, 2), (-1, 2)])
def test_burn_every_village(controller: int, gain: int) -> None:
    """Burn Every Village: a Dunland Man is strength +2, or +4 with a controlled site."""
    at = in_rohan(4).pool(3)
    man, second, *others = [at.play(id) for id in (WILD_MAN, WILD_MAN, WILD_WARG, SOUTHRON)]
    if controller >= 0:
        at.control(controller, 1)
    at.hand(1, "4C5")
    game = hand_over(at.skirmish(at.play(WEAK), man)).choose("play", "4C5")
    assert [man, second] == choices_of(game, 1)
    game.choose("choose", man)
    assert [5 + gain, 5, 5, 5] == [game.strength(one) for one in (man, second, *others)]


@pytest.mark.card("4R6")
@pytest.mark.parametrize(("moves", "pool", "offered"), [(2, 5, True), (1, 5, False), (2, 4, False)])
def test_a_constant_threat(moves: int, pool: int, offered: bool) -> None:
    """Constantly Threatening: after a second move, two tokens play a Dunland Man from the discard pile."""
    at = in_rohan(4).pool(pool)
    threat = at.play("4R6")
    [man, *_rest] = at.discard(1, WILD_MAN, WILD_WARG, SOUTHRON)
    at.table.moves = moves
    game = at.shadow()
    assert offered == game.offered("use", threat)
    if offered:
        game.choose("use", threat)
        assert (terms.PLAY, 0) == (game.zone(man), game.table.twilight)


@pytest.mark.card("4R19")
@pytest.mark.parametrize(("verb", "drawn"), [("respond", 1), ("pass", 0)])
def test_hides_are_found(verb: str, drawn: int) -> None:
    """Hides: when it is played, its player may draw a card."""
    at = in_rohan(4).pool(9)
    at.hand(1, "4R19")
    at.deck(1, WILD_MAN, WILD_MAN)
    game = at.shadow().choose("play", "4R19").choose(verb)
    assert drawn == len(game.table.players[1].hand)


@pytest.mark.card("4R19")
@pytest.mark.parametrize(("pool", "choice", "left"), [(2, 1, 0), (2, 2, 2), (1, 0, 1)])
def test_hides_protect(pool: int, choice: int, left: int) -> None:
    """Hides: two tokens are removed or the possession is discarded to prevent a wound to a Dunland Man."""
    at = in_rohan(4).pool(pool)
    hides, man = at.play("4R19"), at.play(WILD_MAN)
    at.hand(0, SHOT)
    game = at.maneuver().choose("play", SHOT).choose("respond", hides)
    if choice:
        game.choose("choice", amount=choice)
    gone = terms.PLAY if choice == 1 else terms.DISCARD_PILE
    assert (0, left, gone) == (game.wounds(man), game.table.twilight, game.zone(hides))


@pytest.mark.card("4R19")
@pytest.mark.parametrize("foe", [WILD_WARG, SOUTHRON])
def test_hides_protect_nobody_else(foe: str) -> None:
    """Hides: neither a Dunland beast nor a Man of another culture is protected."""
    at = in_rohan(4).pool(2)
    hides, target = at.play("4R19"), at.play(foe)
    at.hand(0, SHOT)
    game = at.maneuver().choose("play", SHOT)
    assert (False, 1) == (game.offered("respond", hides), game.wounds(target))


@pytest.mark.card("4U27", "4C37")
@pytest.mark.parametrize(
    ("id", "hero", "foe", "gain"),
    [
        ("4U27", ROHIR, WILD_MAN, 2),
        ("4U27", WEAK, WILD_MAN, 0),
        ("4U27", HORSE_ELF, WILD_MAN, 0),
        ("4U27", ROHIR, SOUTHRON, 0),
        ("4U27", ROHIR, WILD_WARG, 0),
        ("4C37", WEAK, WILD_MAN, 4),
        ("4C37", WEAK, WILD_WARG, 0),
        ("4C37", WEAK, SOUTHRON, 0),
    ],
)
@pytest.mark.parametrize("taken", [True, False])
def test_who_wins_grows(id: str, hero: str, foe: str, gain: int, taken: bool) -> None:
    """Living Off Rock and War Cry of Dunland: a Dunland Man who has won becomes stronger and fierce."""
    at = in_rohan(4).pool(9)
    winner, other = at.play(foe), at.play(WILD_MAN)
    if id == "4U27":
        at.play(id)
    else:
        at.hand(1, id)
    game = won(at.skirmish(at.play(hero), winner))
    assert bool(gain) == game.offered("respond", id)
    if gain and taken:
        game.choose("respond", id)
        assert (5 + gain, 1, 5, 0) == (
            game.strength(winner),
            fierce(game, winner),
            game.strength(other),
            fierce(game, other),
        )
        assert 5 == play_to(game, terms.REGROUP).strength(winner)
    elif gain:
        assert (5, 0) == (game.pass_().strength(winner), fierce(game, winner))


@pytest.mark.card("4U28")
def test_no_defense_is_bought() -> None:
    """No Defense: three twilight tokens are removed to put a Dunland token on the condition."""
    at = in_rohan(4).pool(3)
    cover = at.play("4U28")
    game = at.shadow().choose("use", cover)
    assert (1, "dunland", 0) == (
        game.table.cards[cover].tokens,
        game.table.cards[cover].culture_tokens,
        game.table.twilight,
    )
    at = in_rohan(4).pool(2)
    assert not at.shadow().offered("use", at.play("4U28"))


@pytest.mark.card("4U28")
@pytest.mark.parametrize(("foe", "offered"), [(WILD_MAN, True), (SOUTHRON, False), (WILD_WARG, False)])
def test_no_defense(foe: str, offered: bool) -> None:
    """No Defense: a character skirmishing the spotted Dunland Man gets no strength from possessions."""
    at = in_rohan(4)
    cover = at.play("4U28", tokens=1, culture="dunland")
    hero, bystander, man = at.play(WEAK), at.play(WEAK), at.play(foe)
    at.play(BLADE, on=hero)
    at.play(BLADE, on=bystander)
    game = hand_over(at.skirmish(hero, man))
    assert (5, offered) == (game.strength(hero), game.offered("use", cover))
    if offered:
        game.choose("use", cover)
        assert (3, 5, 0) == (game.strength(hero), game.strength(bystander), game.table.cards[cover].tokens)
        assert 5 == play_to(game, terms.REGROUP).strength(hero)


@pytest.mark.card("4U28")
def test_no_defense_for_what_is_taken_up_later() -> None:
    """No Defense: a possession played later in the skirmish gives no strength, but other cards do."""
    at = in_rohan(4)
    cover = at.play("4U28", tokens=1, culture="dunland")
    gamling, man = at.play("5R82"), at.play(WILD_MAN)
    at.play(condition("Valour", Continuous((strength(1),), of=COMPANION)))
    [sword] = at.hand(0, "4C291")
    game = hand_over(at.skirmish(gamling, man)).choose("use", cover).choose("use", gamling)
    assert (gamling, 6 + 1 + 2) == (game.table.cards[sword].bearer, game.strength(gamling))


@pytest.mark.card("4U28")
def test_no_defense_without_a_token() -> None:
    """No Defense: the skirmish action needs a Dunland token on the condition."""
    at = in_rohan(4)
    cover = at.play("4U28")
    assert not hand_over(at.skirmish(at.play(WEAK), at.play(WILD_MAN))).offered("use", cover)


@pytest.mark.card("4R30")
@pytest.mark.parametrize(("controller", "offered"), [(1, True), (0, False), (-1, False)])
def test_where_there_is_no_retreat(controller: int, offered: bool) -> None:
    """No Retreat: it can only be played on a site that its player controls."""
    at = in_rohan(4).pool(9)
    site = at.control(controller, 1) if controller >= 0 else -1
    at.hand(1, "4R30")
    game = at.shadow()
    assert offered == game.offered("play", "4R30")
    if offered:
        game.choose("play", "4R30")
        [card] = game.in_play("4R30")
        assert site == game.table.cards[card].bearer


@pytest.mark.card("4R30")
@pytest.mark.rule("LR-20.17")
@pytest.mark.parametrize(("men", "moves", "offered"), [(2, 1, True), (1, 1, False), (2, 2, False)])
def test_no_retreat(men: int, moves: int, offered: bool) -> None:
    """No Retreat: with two Dunland Men it is discarded to make the fellowship move again if the limit allows."""
    at = in_rohan(4)
    at.table.moves = moves
    card = at.play("4R30", on=at.control(1, 1))
    for id in (*[WILD_MAN] * men, WILD_WARG, SOUTHRON):
        at.play(id)
    game = hand_over(at.regroup())
    if moves == 1:
        assert offered == game.offered("use", card)
    if offered:
        game.choose("use", card)
        assert terms.DISCARD_PILE == game.zone(card)
        while game.table.moves == moves and game.offered("pass"):
            assert not game.offered("stop")
            game.pass_()
        assert (moves + 1, 5) == (game.table.moves, game.table.site_number())


@pytest.mark.card("4U31")
@pytest.mark.parametrize(("site", "pool", "offered"), [(True, 2, True), (False, 2, False), (True, 1, False)])
def test_over_the_isen(site: bool, pool: int, offered: bool) -> None:
    """Over the Isen: with a controlled site, two tokens assign a Dunland Man to an unbound companion."""
    at = in_rohan(4).pool(pool)
    isen, hero, other, man = at.play("4U31"), at.play(WEAK), at.play(ROHIR), at.play(WILD_MAN)
    at.play(WILD_WARG)
    at.play(SOUTHRON)
    at.play(ally())
    if site:
        at.control(1, 1)
    game = hand_over(at.assignment())
    assert offered == game.offered("use", isen)
    if offered:
        game.choose("use", isen)
        assert [hero, other] == choices_of(game, 1)
        game.choose("choose", other)
        assert ({other: (man,)}, 0) == (dict(game.table.assignments), game.table.twilight)


@pytest.mark.card("4R32")
@pytest.mark.parametrize("loser", [WEAK, ally("Loser", vitality=9)])
def test_the_defeated_are_ravaged(loser: str) -> None:
    """Ravage the Defeated: each Free Peoples card borne by the loser is discarded, but no Shadow card."""
    at = in_rohan(4).pool(9)
    hero, other, man = at.play(loser), at.play(WEAK), at.play(WILD_MAN)
    lost = [at.play(BLADE, on=hero), at.play(HOPE, on=hero)]
    kept = [at.play(CURSE, on=hero), at.play(BLADE, on=other)]
    at.hand(1, "4R32")
    game = won(at.skirmish(hero, man)).choose("respond", "4R32")
    assert [terms.DISCARD_PILE] * 2 + [terms.PLAY] * 2 == zones(game, *lost, *kept)


@pytest.mark.card("4R32")
@pytest.mark.parametrize(("foe", "seat"), [(WILD_WARG, 1), (SOUTHRON, 1), (WILD_MAN, 2)])
def test_whose_defeat_it_is(foe: str, seat: int) -> None:
    """Ravage the Defeated: only a win by the player's own Dunland Man allows the response."""
    at = in_rohan(4, seats=3).pool(9)
    hero, enemy = at.play(WEAK), at.play(foe, seat=seat)
    at.play(BLADE, on=hero)
    at.hand(1, "4R32")
    assert not won(at.skirmish(hero, enemy)).offered("respond", "4R32")


@pytest.mark.card("4U34")
@pytest.mark.parametrize(
    ("foe", "verb", "number"), [(WILD_MAN, "respond", 1), (WILD_MAN, "pass", 0), (WILD_WARG, "", 0)]
)
@pytest.mark.parametrize("loser", [WEAK, ally("Loser", vitality=9)])
def test_a_secret_folk_watches(loser: str, foe: str, verb: str, number: int) -> None:
    """Secret Folk: when a companion or ally loses to a Dunland Man, a token may be put on the condition."""
    at = in_rohan(4)
    folk = at.play("4U34")
    game = won(at.skirmish(at.play(loser), at.play(foe)))
    assert bool(verb) == game.offered("respond", folk)
    if verb:
        game.choose(verb)
    assert number == game.table.cards[folk].tokens


@pytest.mark.card("4U34")
@pytest.mark.parametrize(("tokens", "gone"), [(1, 1), (3, 3), (5, 3)])
def test_a_secret_folk_strikes(tokens: int, gone: int) -> None:
    """Secret Folk: a Free Peoples possession is discarded for each token, up to three, and then the condition."""
    at = in_rohan(4)
    folk = at.play("4U34", tokens=tokens, culture="dunland")
    hero = at.play(WEAK)
    blades = [at.play(BLADE, on=hero) for _one in range(4)]
    rest = [at.play(HOPE, on=hero), at.play("4C26", on=at.play(WILD_MAN))]
    game = hand_over(at.maneuver()).choose("use", folk)
    for one in range(gone):
        assert blades[one:] == choices_of(game, 1)
        game.choose("choose", blades[one])
    assert [terms.DISCARD_PILE] * gone + [terms.PLAY] * (4 - gone) == zones(game, *blades)
    assert [terms.PLAY, terms.PLAY, terms.DISCARD_PILE] == zones(game, *rest, folk)


@pytest.mark.card("4R35")
@pytest.mark.parametrize(("sites", "offered"), [(2, True), (1, False)])
def test_a_wake_of_destruction(sites: int, offered: bool) -> None:
    """Wake of Destruction: with two controlled sites, each of the player's Dunland Men is fierce."""
    at = in_rohan(4, seats=3).pool(9)
    own, warg, strange = [at.play(WILD_MAN), at.play(WILD_MAN)], at.play(WILD_WARG), at.play(WILD_MAN, seat=2)
    for number in range(sites):
        at.control(1, number + 1)
    at.hand(1, "4R35")
    game = hand_over(at.maneuver())
    while game.asked != 1:
        game.pass_()
    assert offered == game.offered("play", "4R35")
    if offered:
        game.choose("play", "4R35")
        assert [1, 1, 0, 0] == [fierce(game, one) for one in (*own, warg, strange)]


@pytest.mark.card("4U36")
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_a_war_club(verb: str) -> None:
    """War Club: when the bearer wins, two Free Peoples possessions may be discarded."""
    at = in_rohan(4)
    hero, man = at.play(companion("Armed", strength=1, vitality=9)), at.play(WILD_MAN)
    club = at.play("4U36", on=man)
    blades: list[Thing] = [at.play(BLADE, on=at.play(WEAK)) for _one in range(3)]
    game = won(at.skirmish(hero, man)).choose(verb)
    if verb == "respond":
        assert blades == choices_of(game, 1)
        game.choose_all(*blades[:2])
    gone = 2 if verb == "respond" else 0
    assert [terms.DISCARD_PILE] * gone + [terms.PLAY] * (4 - gone) == zones(game, *blades, club)


@pytest.mark.card("4U36")
@pytest.mark.parametrize(("bearer", "offered"), [(WILD_MAN, True), (WILD_WARG, False), (SOUTHRON, False)])
def test_who_bears_a_war_club(bearer: str, offered: bool) -> None:
    """War Club: only a Dunland Man can bear the weapon."""
    at = in_rohan(4).pool(9)
    at.play(bearer)
    at.hand(1, "4U36")
    assert offered == at.shadow().offered("play", "4U36")


@pytest.mark.card("4R39")
@pytest.mark.parametrize(("men", "offered"), [(3, True), (2, False)])
def test_a_raid_of_wild_men(men: int, offered: bool) -> None:
    """Wild Man Raid: with three Dunland Men, a Free Peoples possession or condition is discarded."""
    at = in_rohan(4).pool(9)
    for id in (*[WILD_MAN] * men, WILD_WARG, SOUTHRON):
        at.play(id)
    hero = at.play(WEAK)
    goods = [at.play(BLADE, on=hero), at.play(HOPE, on=hero)]
    at.play(CURSE, on=hero)
    at.hand(1, "4R39")
    game = hand_over(at.maneuver())
    assert offered == game.offered("play", "4R39")
    if offered:
        game.choose("play", "4R39")
        assert goods == choices_of(game, 1)[1:]  # after the bell
        game.choose("choose", goods[1])
        assert [terms.PLAY, terms.DISCARD_PILE] == zones(game, *goods)
