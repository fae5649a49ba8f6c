"""Rendering of effects that move cards between zones."""

from __future__ import annotations

from inglenook.lotr.dsl import effects as words
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.effects import ALL
from inglenook.lotr.dsl.filters import ANYTHING, BorneBy, Both, Filter, That
from inglenook.lotr.rendering.amounts import COST, THINGS, before_noun, count_noun, quantity
from inglenook.lotr.rendering.draft import CHARACTER_HEADS, Draft
from inglenook.lotr.rendering.filters import phrase
from inglenook.lotr.rendering.parts import OR, THE, Listed, Noun, Phrase, Say, Twilight, nouns, say
from inglenook.lotr.rendering.verbs import EFFECTS, chosen, selected


@EFFECTS.of(words.Discard)
def discard(effect: words.Discard, draft: Draft) -> Say:
    """Renders the discarding of cards in play; their bearer may be referred to later."""
    gone = selected(effect.who, draft)
    if effect.bearer:
        draft.remember(effect.bearer, phrase(bearer_in(effect.who.what), draft))
    return say("Discard", x=gone)


def bearer_in(what: Filter) -> Filter:
    """Returns the bearer in a description of borne cards."""
    match what:
        case Both(first=first, second=second):
            return bearer_in(second if bearer_in(first) == ANYTHING else first)
        case BorneBy(whom=whom):
            return whom
    return ANYTHING


@EFFECTS.of(words.DiscardFromHand)
def discard_from_hand(effect: words.DiscardFromHand, draft: Draft) -> Say:
    """Renders discarding from a hand: all cards, some, random ones, or some of those revealed."""
    if effect.count == ALL and effect.what == ANYTHING:
        return say("DiscardFromHand.all")
    found = chosen(effect.what, effect.count, effect.up_to, effect.remember, draft)
    if effect.remember:
        draft.discarded.append(effect.remember)
    if effect.among:
        seen = "looked" if effect.among in draft.looked_at else "revealed"
        return say("Discard" if isinstance(effect.what, That) else f"DiscardFromHand.{seen}", x=found)
    if effect.at_random:
        return say("DiscardFromHand.random", x=count_noun("card", effect.count, draft)[0])
    return say("DiscardFromHand", x=found)


@EFFECTS.of(words.DiscardFromDeck)
def discard_from_deck(effect: words.DiscardFromDeck, draft: Draft) -> Say:
    """Renders discarding from the top or the bottom of a draw deck."""
    noun, tail = count_noun("card", effect.count, draft)
    draft.remember(effect.remember, noun)
    kind = "DiscardFromDeck.bottom" if effect.bottom else "DiscardFromDeck"
    return say(f"{kind}.n" if noun.plural else kind, n=noun.count, tail=tail)


@EFFECTS.of(words.Draw)
def draw(effect: words.Draw, draft: Draft) -> Say:
    """Renders drawing cards."""
    noun, tail = count_noun("card", effect.count, draft)
    return say("Draw", x=noun, tail=tail)


@EFFECTS.of(words.PlayCard)
def play(effect: words.PlayCard, draft: Draft) -> Say:
    """Renders playing a card; in a cost, "from hand" is left out."""
    found = phrase(effect.what, draft)
    draft.remember(effect.remember, found)
    host = None if effect.on is None else phrase(effect.on, draft)
    at_hand = effect.zones == (terms.HAND,)
    zones = Listed([say(f"From.{zone}") for zone in effect.zones], OR)
    zone = None if (at_hand and draft.paying) or says_where_stacked(found) else zones
    discount = quantity(effect.discount, draft)
    less = None if effect.discount == 0 else say("Discount", n=Twilight(discount.size), tail=discount.tail(COST))
    free = say("Free") if effect.free else None
    exhausted = say("AlreadyExhausted") if effect.exhausted else None
    stacked = say("AsFromHand") if says_where_stacked(found) else None
    first = None
    if len(effect.zones) > 1:  # behind the last of several places it could be taken for a discount there alone (1C349)
        first, less = less, None
    return say(
        "PlayCard",
        x=found,
        first=first,
        zone=zone,
        stacked=stacked,
        host=host,
        less=less,
        free=free,
        exhausted=exhausted,
    )


def says_where_stacked(found: Phrase) -> bool:
    """Whether the description of cards already says where they are stacked."""
    return any(clause.id == "StackedOn" for noun in nouns(found) for clause in noun.after)


@EFFECTS.of(words.MoveCards)
def move_cards(effect: words.MoveCards, draft: Draft) -> Say:
    """Renders moving cards to a hand, discard pile or draw deck, or cards in play back to their owner's hand."""
    whole = effect.what == ANYTHING and effect.count == ALL and not effect.among
    if whole and (effect.source, effect.to) == (terms.HAND, terms.SHUFFLED_INTO_DECK):
        return say("ShuffleHand")
    found = chosen(effect.what, effect.count, effect.up_to, effect.remember, draft)
    if effect.source == terms.PLAY and effect.to == terms.HAND:
        return say("MoveCards.back.all" if effect.with_all else "MoveCards.back", x=found)
    if effect.source == terms.PLAY:
        draft.shuffled.append(effect.remember)
        return say("MoveCards.with_stacked", x=found, deck=say("IntoDeck.you"))
    if effect.to == terms.HAND and says_where_stacked(found):
        return say("MoveCards.hand.stacked", x=found)
    seen = effect.among or (effect.what.name if isinstance(effect.what, That) else "")
    zone: Say | None = say(f"From.{effect.source}")
    if effect.among and effect.what == ANYTHING and effect.count == ALL:
        found, zone = Noun("rest", determiner=THE) if seen in draft.taken else draft.named.get(seen, found), None
    elif effect.among:
        zone = say("From.seen")
    elif seen in draft.decks or effect.source == terms.NO_ZONE or says_where_stacked(found):
        zone = None
    draft.taken.append(seen)
    deck_of = draft.decks.get(seen, terms.YOU)
    whose = f".{deck_of}" if deck_of in (terms.YOU, terms.ITS_OWNER) else ".that"
    into = "IntoDeck" if effect.to == terms.SHUFFLED_INTO_DECK else "Deck"
    order = say("InAnyOrder") if effect.among and effect.count == ALL else None
    return say(f"MoveCards.{effect.to}", x=found, zone=zone, deck=say(into + whose), order=order)


@EFFECTS.of(words.SeeHand)
def see_hand(effect: words.SeeHand, draft: Draft) -> Say:
    """Renders looking at a hand, or revealing it or random cards of it."""
    if effect.at_random:
        noun, tail = count_noun("card", effect.at_random, draft)
        draft.remember(effect.remember, noun)
        draft.decks[effect.remember] = terms.ITS_OWNER
        if not effect.to_all:
            draft.looked_at.append(effect.remember)
        such = ".such" if effect.least else ""
        return say("SeeHand.random" if effect.to_all else f"SeeHand.look.random{such}", x=noun, tail=tail)
    draft.remember(effect.remember, Noun("card", count=2))
    if effect.to_all:
        return say("SeeHand.all")
    whose = the_opponent(effect.whose, draft)
    return say("SeeHand" if whose == terms.AN_OPPONENT else f"SeeHand.{whose}")


def the_opponent(whose: str, draft: Draft) -> str:
    """Returns the owner of a hand or deck; for Shadow cards the only opponent is the Free Peoples player (LG-28)."""
    alone = whose == terms.AN_OPPONENT and draft.card.side == terms.SHADOW
    return terms.FREE_PEOPLES_PLAYER if alone else whose


@EFFECTS.of(words.RevealFromHand)
def reveal_from_hand(effect: words.RevealFromHand, draft: Draft) -> Say:
    """Renders revealing chosen cards from your own hand."""
    draft.decks[effect.what.remember] = terms.YOU
    return say("RevealFromHand", x=selected(effect.what, draft))


@EFFECTS.of(words.SeeDeck)
def see_deck(effect: words.SeeDeck, draft: Draft) -> Say:
    """Renders looking at or revealing cards of a draw deck."""
    number = before_noun(effect.count, draft)
    noun = Noun("card", count=number.size)
    draft.decks[effect.remember] = effect.whose
    verb = "SeeDeck" if effect.to_all else "SeeDeck.look"
    end = ".bottom" if effect.bottom else ""
    deck = say(f"Deck.{the_opponent(effect.whose, draft)}")
    if effect.until is not None:
        draft.remember(effect.remember, Noun("card", count=2))
        return say(f"{verb}{end}.until", deck=deck, x=phrase(effect.until, draft))
    draft.remember(effect.remember, noun)
    return say(f"{verb}{end}.n" if noun.plural else f"{verb}{end}", n=noun.count, deck=deck, tail=number.tail(THINGS))


@EFFECTS.of(words.Stack)
def stack(effect: words.Stack, draft: Draft) -> Say:
    """Renders stacking cards on another card, possibly from the top of the draw deck."""
    seen = isinstance(effect.what.what, That)  # cards seen before are stacked whatever pile they are in by now (6U63)
    if effect.source == terms.DECK and not seen:
        noun, _tail = count_noun("card", effect.what.count, draft)
        return say("Stack.deck.n" if noun.plural else "Stack.deck", n=noun.count, host=selected(effect.on, draft))
    zone = None if seen or effect.source in (terms.PLAY, terms.STACKED) else say(f"From.{effect.source}")
    found = selected(effect.what, draft)
    character = effect.source == terms.PLAY and any(noun.head in CHARACTER_HEADS for noun in nouns(found))
    bare = say("Stack.bare") if character else None
    return say("Stack", x=found, zone=zone, host=selected(effect.on, draft), bare=bare)


@EFFECTS.of(words.Transfer)
def transfer(effect: words.Transfer, draft: Draft) -> Say:
    """Renders moving a card to another bearer, possibly from a named place, with a limit of copies on one bearer."""
    zone = None if effect.zones == (terms.PLAY,) else Listed([say(f"From.{zone}") for zone in effect.zones], OR)
    limit = say("Transfer.limit", n=effect.limit) if effect.limit else None
    if effect.to is None:
        return say("Transfer.back", x=selected(effect.what, draft))
    return say("Transfer", x=selected(effect.what, draft), zone=zone, y=selected(effect.to, draft), limit=limit)
