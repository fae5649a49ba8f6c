"""The table of Talisman in lines: short, one fact each, in an order that makes sense when read aloud."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from inglenook.kernel.data import Data, fields, items, number, text
from inglenook.kernel.lines import SPECTATOR
from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.kernel.rulebook import View
from inglenook.registry.entry import Told
from inglenook.talisman import house_rules
from inglenook.talisman.components import CARDS, SPACES
from inglenook.talisman.dsl.terms import CRAFT, ENEMY, SPIRIT, STRENGTH
from inglenook.talisman.entry.states import states
from inglenook.talisman.rendering import text_of
from inglenook.wording import Wording

ANY_NUMBER = 1000
"""Object limit from which any number of objects can be held."""

PLAIN_TO_SEE = ("text-draw", "text-opposite")
"""Lines of a space's text that are not needed to understand what happens there."""

REMARKS = ("text-certainty-medium", "text-certainty-low")
"""Lines of a text that are about the text and not about the game."""


def tell_table(view: View, wording: Wording) -> list[Told]:
    """Describes everything: whose turn it is, the viewer's character and space, the other players, common facts."""
    told: list[Told] = [whose_turn(view), *tell_me(view, wording)]
    if mine(view) is not None:
        told += tell_here(view, wording)
    return told + tell_others(view, wording) + tell_common(view)


def tell_opening(view: View, wording: Wording) -> list[Told]:
    """Describes what a player should know before the first question: all characters, and the player's own one's
    abilities.
    """
    told: list[Told] = []
    own = mine(view)
    if own is not None:
        told += [*tell_me(view, wording), Message("look-is-here", {"space": Name(text(own["space"]))})]
    elif view["viewer"] != SPECTATOR:
        return []  # the viewer has still to choose a character
    for seat, data in fields(view["seats"]).items():
        if int(seat) != view["viewer"] and fields(data)["character"]:
            told.append(Message("look-who", who(Player(int(seat)), fields(data))))
    return told


def whose_turn(view: View) -> Message:
    """Describes whose turn it is, and which phase of it."""
    phase = text(view["phase"]) or "start"
    return Message("look-turn", {"player": Player(number(view["turn"])), "phase": Message(f"phase-{phase}")})


def mine(view: View) -> Mapping[str, Data] | None:
    """Returns the viewer's own character; None if there is none on the board."""
    own = fields(view["seats"]).get(str(view["viewer"]))
    return fields(own) if own is not None and fields(own)["character"] else None


# The viewer's own character.


def tell_me(view: View, wording: Wording) -> list[Told]:
    """Describes the viewer's character, its possessions, and its temporary states."""
    own = mine(view)
    if own is None:
        return [] if view["viewer"] == SPECTATOR else [Message("look-no-character")]
    alignment = Message(f"term-{text(own['alignment'])}")
    told: list[Told] = [
        Message("look-me", {"character": Name(text(own["character"])), "alignment": alignment}),
        Message("look-values", values(own)),
        Message("look-abilities", {"text": in_one_line(text(own["character"]), wording)}),
    ]
    objects = cards(own["objects"])
    if not objects:
        told.append(Message("look-no-objects"))
    elif number(own["object_limit"]) >= ANY_NUMBER:
        told.append(Message("look-objects-any", {"objects": tuple(objects)}))
    else:
        counted: dict[str, Argument] = {"count": len(objects), "limit": number(own["object_limit"])}
        told.append(Message("look-objects", {**counted, "objects": tuple(objects)}))
    if own["followers"]:
        told.append(Message("look-followers", {"followers": tuple(cards(own["followers"]))}))
    told += trophies(view, own)
    told += tell_spells(view, wording)
    now = states(own)
    if now:
        told.append(Message("look-states", {"states": tuple(now)}))
    return told


def values(character: Mapping[str, Data]) -> dict[str, Argument]:
    """Returns Strength, Craft, lives and gold as arguments of a message."""
    return {
        "strength": points(character, STRENGTH),
        "craft": points(character, CRAFT),
        "lives": number(character["lives"]),
        "gold": number(character["gold"]),
    }


def points(character: Mapping[str, Data], attribute: str) -> Argument:
    """Returns a total, with the character's own part of it where that part is less."""
    total, own = number(character[f"total_{attribute}"]), number(character[attribute])
    return total if total == own else Message("look-of-own", {"total": total, "own": own})


def trophies(view: View, own: Mapping[str, Data]) -> list[Told]:
    """Describes the killed enemies and the points that they yield."""
    told: list[Told] = []
    price = number(fields(view["house"])["trophies"])
    for kind, attribute in ((ENEMY, STRENGTH), (SPIRIT, CRAFT)):
        kept = [id for id in definitions(own["trophies"]) if CARDS[id].kind == kind]
        worth = number(fields(own["trophy_points"])[attribute])
        if kept:
            named: dict[str, Argument] = {"cards": tuple([Name(id) for id in kept]), "points": worth, "price": price}
            told.append(Message("look-trophies", {**named, "attribute": Message(f"term-{attribute}")}))
    return told


def tell_spells(view: View, wording: Wording) -> list[Told]:
    """Describes the viewer's Spells, each with its text."""
    own = mine(view)
    if own is None:
        return []
    held = definitions(own["spells"])
    limit = number(own["spell_limit"])
    if not held:
        return [Message("look-no-spells", {"limit": limit})]
    told: list[Told] = [Message("look-spells", {"count": len(held), "limit": limit})]
    return told + [Message("look-spell", {"spell": Name(id), "text": in_one_line(id, wording)}) for id in held]


def in_full(id: str, wording: Wording) -> Sequence[Told]:
    """Returns the text of a printed component, line by line."""
    return text_of(id)


def in_one_line(id: str, wording: Wording) -> str:
    """Returns the text of a printed component, without its head line and without remarks on its certainty."""
    return " ".join(wording.say(line) for line in text_of(id)[1:] if line.id not in REMARKS)


def in_brief(id: str, wording: Wording) -> str:
    """Returns what a player needs to know on first meeting a component; empty for a space that only draws cards."""
    if id in SPACES:
        return " ".join(wording.say(line) for line in text_of(id)[1:] if line.id not in (*REMARKS, *PLAIN_TO_SEE))
    if id not in CARDS:
        return in_one_line(id, wording)
    card = CARDS[id]
    values = [Message(f"text-kind-{card.subtype or card.kind}")]
    if card.strength:
        values.append(Message("text-strength", {"amount": card.strength}))
    if card.craft:
        values.append(Message("text-craft", {"amount": card.craft}))
    return f"{', '.join(wording.say(value) for value in values)}. {in_one_line(id, wording)}".strip()


def tell_quest(view: View, wording: Wording) -> list[Told]:
    """Describes the viewer's quest for the Warlock."""
    own = mine(view)
    if own is None or not own["quest"]:
        return [Message("look-no-quest")]
    return [Message("look-quest", {"quest": Message(f"text-quest-{number(own['quest'])}")})]


# Spaces.


def tell_here(view: View, wording: Wording) -> list[Told]:
    """Describes the viewer's space: its text, and the characters, cards and gold there."""
    own = mine(view)
    if own is None:
        return [Message("look-no-character")]
    id = text(own["space"])
    space = SPACES[id]
    region = Message(f"term-{space.region}")
    told: list[Told] = [Message("look-here", {"space": Name(id), "region": region})]
    said = in_one_line(id, wording)
    if said:
        told.append(Message("look-space-text", {"text": said}))
    if space.clockwise:
        beside: dict[str, Argument] = {"clockwise": Name(space.clockwise), "anticlockwise": Name(space.anticlockwise)}
        told.append(Message("look-neighbours", beside))
    there = lying(view, id)
    told.append(Message("look-lying", {"cards": tuple(there)}) if there else Message("look-nothing-lies"))
    told += left_trophies(view, id)
    people = who_is_at(view, id)
    if people:
        told.append(Message("look-also-here", {"characters": tuple(people)}))
    return told


def lying(view: View, id: str) -> list[Argument]:
    """Returns the cards and the gold in a space."""
    there = fields(view["spaces"]).get(id)
    if there is None:
        return []
    found = cards(fields(there)["cards"])
    gold = number(fields(there)["gold"])
    return [*found, Message("gold-there", {"amount": gold})] if gold else found


def left_trophies(view: View, id: str) -> list[Told]:
    """Describes the trophies that dead characters left in a space."""
    there = fields(view["spaces"]).get(id)
    left = cards(fields(there)["trophies"]) if there is not None else []
    return [Message("look-trophies-at", {"space": Name(id), "cards": tuple(left)})] if left else []


def who_is_at(view: View, id: str) -> list[Argument]:
    """Returns the other characters in a space."""
    people: list[Argument] = []
    for seat, data in fields(view["seats"]).items():
        character = fields(data)
        if character["character"] and character["space"] == id and int(seat) != view["viewer"]:
            named: dict[str, Argument] = {"player": Player(int(seat)), "character": Name(text(character["character"]))}
            people.append(Message("player-as", named))
    return people


def tell_board(view: View, wording: Wording) -> list[Told]:
    """Describes where every character is, and which cards lie where."""
    told: list[Told] = []
    for seat, data in fields(view["seats"]).items():
        character = fields(data)
        if character["character"]:
            told.append(Message("look-is-at", {"player": Player(int(seat)), "space": Name(text(character["space"]))}))
    for id in SPACES:
        there = lying(view, id)
        if there:
            told.append(Message("look-lying-at", {"space": Name(id), "cards": tuple(there)}))
        told += left_trophies(view, id)
    return told + tell_common(view)


def tell_map(view: View, wording: Wording) -> list[Told]:
    """Describes the spaces of the viewer's region in order, with the characters, cards and gold there."""
    own = mine(view)
    if own is None:
        return [Message("look-no-character")]
    start = text(own["space"])
    told: list[Told] = [Message("look-map", {"space": Name(start)})]
    id, steps = SPACES[start].clockwise, 1
    while id and id != start:
        there = [*lying(view, id), *who_is_at(view, id)]
        named: dict[str, Argument] = {"steps": steps, "space": Name(id)}
        told.append(
            Message("look-map-there", {**named, "there": tuple(there)}) if there else Message("look-map-space", named)
        )
        id, steps = SPACES[id].clockwise, steps + 1
    return told


# The other players, and common facts.


def tell_others(view: View, wording: Wording) -> list[Told]:
    """Describes what can be seen of the other players."""
    told: list[Told] = []
    for seat, data in fields(view["seats"]).items():
        if int(seat) != view["viewer"]:
            told += tell_other(Player(int(seat)), fields(data))
    return told


def tell_other(player: Player, character: Mapping[str, Data]) -> list[Told]:
    """Describes another player."""
    if character["out"]:
        return [Message("look-out", {"player": player})]
    if not character["character"]:
        return [Message("look-waiting", {"player": player})]
    spells = items(character["spells"])
    told: list[Told] = [
        who_and_where(player, character),
        Message("look-other-values", {"player": player, **values(character), "spells": len(spells)}),
    ]
    goods = cards(character["objects"]) + cards(character["followers"])
    if goods:
        told.append(Message("look-other-goods", {"player": player, "cards": tuple(goods)}))
    known = definitions(character["spells"])
    if known:
        told.append(Message("look-other-spells", {"player": player, "spells": tuple([Name(id) for id in known])}))
    now = states(character)
    if now:
        told.append(Message("look-other-states", {"player": player, "states": tuple(now)}))
    return told


def who_and_where(player: Player, character: Mapping[str, Data]) -> Message:
    """Describes another player's character and space."""
    return Message("look-other", {**who(player, character), "space": Name(text(character["space"]))})


def who(player: Player, character: Mapping[str, Data]) -> dict[str, Argument]:
    """Returns a player, the character and its alignment as arguments of a message."""
    alignment = Message(f"term-{text(character['alignment'])}")
    return {"player": player, "character": Name(text(character["character"])), "alignment": alignment}


def tell_common(view: View) -> list[Told]:
    """Describes the facts common to all players, and the decks."""
    told: list[Told] = []
    if view["crown_reached"]:
        told.append(Message("look-crown-reached"))
    if view["magic_destroyed"]:
        told.append(Message("look-magic-destroyed"))
    if view["beside"]:
        told.append(Message("look-beside", {"cards": tuple(cards(view["beside"]))}))
    decks: dict[str, Argument] = {"adventures": number(view["deck"]), "spells": number(view["spell_deck"])}
    told.append(Message("look-decks", decks))
    told += tell_house(view)
    for place, id in enumerate([text(known) for known in items(view["deck_known"])], 1):
        if id:
            told.append(Message("look-deck-known", {"place": place, "card": Name(id)}))
    return told


def tell_house(view: View) -> list[Told]:
    """Describes the house rules of the table, if there are any."""
    house = fields(view["house"])
    rules: list[Argument] = []
    for name in [text(one) for one in items(view["house_rules"])]:
        titled = Message(f"switch-{house_rules.key(name)}")
        numbered = name not in house_rules.TRUTHS
        rules.append(Message("house-number", {"rule": titled, "value": number(house[name])}) if numbered else titled)
    return [Message("look-house", {"rules": tuple(rules)})] if rules else []


def tell_stock(view: View, wording: Wording) -> list[Told]:
    """Describes the purchase cards and Talismans that are left, and the cards that have left the game."""
    left: list[Argument] = []
    for id, count in fields(view["stacks"]).items():
        if count:
            left.append(Message("look-times", {"count": number(count), "card": Name(id)}))
    told: list[Told] = [Message("look-stock", {"cards": tuple(left)})]
    if view["removed"]:
        told.append(Message("look-removed", {"cards": tuple(cards(view["removed"]))}))
    return told


# Cards.


def definitions(shown: Data) -> list[str]:
    """Returns the definitions of the cards that the viewer may know."""
    return [text(fields(card)["definition"]) for card in items(shown) if fields(card)["definition"]]


def cards(shown: Data) -> list[Argument]:
    """Returns the names of open cards, with the points or gold on them."""
    named: list[Argument] = []
    for data in items(shown):
        card = fields(data)
        name = Name(text(card["definition"]))
        counters, gold = number(card["counters"]), number(card["gold"])
        if gold:
            named.append(Message("card-with-gold", {"card": name, "amount": gold}))
        elif counters and name.definition in CARDS and CARDS[name.definition].counters:
            named.append(Message("card-with-points", {"card": name, "amount": counters}))
        else:
            named.append(name)
    return named
