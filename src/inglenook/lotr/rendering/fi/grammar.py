"""The Finnish grammar of phrases: moods of verbs, objects, and word order."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from inglenook.lotr.rendering.fi.clauses import can_be_participle
from inglenook.lotr.rendering.fi.nouns import FinnishNouns
from inglenook.lotr.rendering.fi.templates import TEMPLATES
from inglenook.lotr.rendering.fi.verbs import VERBS
from inglenook.lotr.rendering.language import DO, DOES, INF, INF3, NUMBER, THEIRS, Language, NoWording, counts
from inglenook.lotr.rendering.parts import (
    EACH,
    IT,
    THAT,
    THIS,
    A,
    Alternatives,
    Listed,
    Noun,
    Phrase,
    Say,
    Slot,
    say,
    under_negation,
)
from inglenook.lotr.rendering.referents import is_same, topic_of
from inglenook.lotr.rendering.templates import Mooded

AND_NOT: Final = re.compile(r"\bja (?P<subject>(?:kantaja|se|tämä \w+|kyseinen \w+) )?(?P<no>et|ei|eivät) ")
PASSIVE: Final = (
    "Cannot.be-exerted", "Cannot.be-healed", "Cannot.be-assigned", "Cannot.be-discarded", "Cannot.be-played",
    "Cannot.be-discarded-by-opponents", "Cannot.be-played-from-deck", "Cannot.be-played-from-piles",
    "Cannot.be-played-from-discard-pile", "Cannot.face", "Cannot.face-several",
    "Cannot.be-discarded-from-hand-or-deck",
)  # fmt: skip
"""Prohibitions of what can be done to a card, rendered in the passive."""

AT_RANDOM: Final = ("DiscardFromHand.random", "SeeHand.random", "SeeHand.look.random", "SeeHand.look.random.such")
"""Effects on randomly chosen cards: "satunnaisesti valittu kortti"."""

WOUNDS: Final = ("Exert", "Wound", "Heal")
"""Effects that have a number of times, or are done for each of something."""

IF_THEN: Final = ("When", "Later", "Later.once")
"""Effects under a condition on a card, or after something happens to it."""

ADVERBS: Final = {"Instead": "sen sijaan", "AfterThat": "sen jälkeen"}
"""Adverbs placed after the verb: "lisää sen sijaan 2 taakkaa"."""

AIM: Final = "aim"
AIM3: Final = "aim3"
"""The mood of the purpose of a cost, for another player ("torjuakseen"); `AIM` is for the reader ("torjuaksesi")."""

DEFENDING: Final = ("Cannot.defend-against", "Cannot.be-defended-against")
"""Prohibitions for the Free Peoples player concerning a card."""

NO_BONUS: Final = ("NoBonus.damage", "NoBonus.strength")
"""Bonuses that items do not give."""

CARD_OR_TOKEN: Final = ("Discard", "Token.remove")
"""The two costs of which one is paid with a card, the other with a token on it."""

FROM_WHERE: Final = ("PlayCard", "MoveCards.beneath-deck")
"""Effects on cards from a pile or a hand."""

TIMES: Final = {"Repeat": "Times.n", "Repeat.up_to": "Times.up_to"}
"""The templates of a number of times, by the effect that is repeated: "pelaa X kertaa …", "speel X keer …"."""


class Finnish(FinnishNouns):
    """The Finnish language for card texts."""

    code = "fi"
    falls_back: Mapping[str, tuple[str, ...]] = {**Language.falls_back, AIM: (INF,), AIM3: (INF3, INF)}
    of_others = (DOES, INF3, THEIRS, AIM3)
    templates = TEMPLATES

    def in_mood(self, forms: Sequence[str], mood: str) -> str:
        """Returns a verb of the lexicon in a mood, or an object in the form for a command or for all other moods."""
        if len(forms) > 1:
            return forms[1] if mood in (INF, DOES, INF3, AIM, AIM3) else forms[0]
        if forms[0] not in VERBS:
            raise NoWording(f"{self.code}: {forms[0]} is not in the lexicon of verbs")
        command, infinitive, does = VERBS[forms[0]]
        if mood in (AIM, AIM3):
            return f"{infinitive}kse{'si' if mood == AIM else 'en'}"
        return infinitive if mood in (INF, INF3) else does if mood == DOES else command

    def wanted(self, wanted: str, form: str, subject: Phrase | None) -> str:
        """Returns the form a slot asks for; a total object is nominative in a command, otherwise genitive."""
        return (
            "acc" if wanted == "obj" and form in (INF, DOES, INF3, AIM, AIM3) else super().wanted(wanted, form, subject)
        )

    def phrase(self, said: Say, form: str) -> str:
        """Renders a phrase; an adverb comes after the verb, which is the first word: "lisää sen sijaan 2 taakkaa".

        The place that a card comes from also comes there if a clause follows: "pelaa nostopakastasi kumppani, jolla …".
        """
        said = with_bonuses_denied(self.flowing(self.referring(self.with_masses(said), form)))
        if said.id == "Modify":
            return self.of_agent(said, form)
        if said.id in IF_THEN:
            said = with_some(said)
        if said.id == "When.otherwise":
            said = told_once(said)
        card = said.slots.get("x")
        if said.id == "WoundsOn.narrowed" and isinstance(card, Noun) and can_be_participle(replace(card, determiner=A)):
            # A participle has no plural here: "tätä kumppania vastaan taistelevan palvelijan haavasta".
            card = replace(card, determiner=A)
            said = replace(said, slots={**said.slots, "x": card})
        if (
            said.id == "WoundsOn.narrowed"
            and isinstance(card, Noun)
            and (form == NUMBER or not self.after(card, "gen") or can_be_participle(card))
        ):
            said = replace(said, id="WoundsOn")
        phase = said.slots.get("phase")
        if said.id == "Predicate.phase" and isinstance(phase, Noun) and phase.determiner == EACH:
            said = replace(said, id="Predicate.phase.every")
        if said.id in AT_RANDOM and isinstance(card, Noun):
            said = replace(said, slots={**said.slots, "x": replace(card, adjectives=[*card.adjectives, "random"])})
        if said.id in WOUNDS and counts(said.slots.get("rest")):
            often = say("Times.tail", tail=said.slots["rest"])  # "paranna kumppania, jolla …, kerran jokaista … kohti"
            said = replace(said, slots={**said.slots, "early": None, "rest": None, "times": often})
        if said.id == "MoveCards.discard" and said.slots["zone"] == say("From.seen"):
            said = replace(said, id="MoveCards.discard.seen")
        if said.id == "MoveCards.hand" and isinstance(card, Noun) and card.determiner in (IT, THIS, THAT):
            said = replace(said, id="MoveCards.hand.known")
        if (
            said.id in FROM_WHERE
            and said.slots["zone"]
            and isinstance(card, Noun)
            and self.after(card, "obj")[:1] == ","
        ):
            said = replace(said, id=f"{said.id}.narrowed")
        if said.id.startswith("May") and "cost" in said.id and self.has_aim(said.slots["e"]):
            said = replace(said, id=said.id.replace("cost", "aim"))
        adverb = ADVERBS.get(said.id, "")
        if said.id in TIMES and said.slots.get("anew") is None and form == DO:
            said, adverb = replace(said, id="Instead"), self.phrase(replace(said, id=TIMES[said.id]), "")
        text = super().phrase(said, form)
        verb, _, rest = text.partition(" ")
        return f"{verb} {adverb} {rest}" if adverb else text

    def folded(self, listed: Listed) -> Listed:
        """Folds a list, including a card or a token on it: "poista tämä olosuhde tai poista siltä haltiamerkki"."""
        listed = super().folded(listed)
        if len(listed.parts) != 2:
            return listed
        card, token = listed.parts
        if not isinstance(card, Say) or not isinstance(token, Say) or (card.id, token.id) != CARD_OR_TOKEN:
            return listed
        host = token.slots["host"]
        if not isinstance(host, Noun) or not is_same(card.slots["x"], host):
            return listed
        taken = replace(token, id="Token.remove.it", slots={**token.slots, "host": replace(host, determiner=IT)})
        return replace(listed, parts=[card, taken])

    def stated(self, said: Say, text: str, form: str) -> str:
        """Renders a statement; a duration for several predicates comes first: "tässä taistelussa saa … eikä …"."""
        until = said.slots.get("until")
        several = said.id == "Modify" and isinstance(said.slots["p"], Listed)
        if several and until is not None and form not in (INF, INF3):
            text = f"{self.say(until)} {text.removesuffix(f' {self.say(until)}')}"
        return super().stated(said, text, form)

    def has_aim(self, effects: Slot) -> bool:
        """Whether every effect has a verb with a purpose form: "poistaakseen tämän palvelijan"."""
        if isinstance(effects, Listed):
            return all(self.has_aim(one) for one in effects.parts)
        return isinstance(effects, Say) and any(
            isinstance(piece, Mooded) and piece.forms[0] in VERBS
            for piece in self.pieces(self.template(effects.id, INF))
        )

    def punctuated(self, text: str) -> str:
        """Punctuates a text and joins "ja" with a negation into one word: "etkä voi löytää"."""
        return AND_NOT.sub(and_not, super().punctuated(text))

    def of_agent(self, said: Say, form: str) -> str:
        """Renders a statement; a card that suffers a prohibition is the object: "taistelutapahtumia ei voi pelata"."""
        predicates = said.slots["p"]
        if isinstance(predicates, Say) and predicates.id in DEFENDING:
            against, card, until = predicates.slots.get("src"), said.slots.get("x"), said.slots.get("until")
            return super().phrase(say("Modify.defend", x=card, src=against, until=until), form)
        told = predicates.parts if isinstance(predicates, Listed) else [predicates]
        passive = [one for one in told if isinstance(one, Say) and one.id in PASSIVE]
        if not passive:
            return super().phrase(said, form)
        active = [one for one in told if one not in passive]
        suffered = replace(said, id="Modify.passive", slots={**said.slots, "p": Listed(passive)})
        if not active:
            return super().phrase(suffered, form)
        done = replace(said, slots={**said.slots, "p": Listed(active), "until": None})
        return f"{super().phrase(done, form)}, eikä {super().phrase(suffered, DO).replace(' ei voi ', ' voi ', 1)}"


def and_not(found: re.Match[str]) -> str:
    """Returns "etkä", "eikä" or "eivätkä"; the subject comes after: "eikä kantaja ole"."""
    return f"{found['no']}kä {found['subject'] or ''}"


def with_bonuses_denied(said: Say) -> Say:
    """Makes items that give no bonus plural: "taistelevan hahmon aseet eivät anna voimabonusta"."""
    subject, predicate = said.slots.get("x"), said.slots.get("p")
    if not isinstance(predicate, Say) or predicate.id not in NO_BONUS or not isinstance(subject, (Noun, Alternatives)):
        return said
    return replace(said, slots={**said.slots, "x": under_negation(subject)})


def with_some(said: Say) -> Say:
    """Adds "jokin" to any card of the kind just named: "jos kyseinen palvelija …, haavoita jotakin palvelijaa"."""
    clause, name = (said.slots["c"], "a") if "c" in said.slots else (said.slots["h"], "e")
    topic, deed = topic_of(clause), said.slots[name]
    inner = deed.slots.get("e") if isinstance(deed, Say) and deed.id == "May" else deed
    card = inner.slots.get("x") if isinstance(inner, Say) else None
    if topic is None or not isinstance(inner, Say) or not isinstance(card, Noun) or not is_any_of(card, topic.head):
        return said
    some = replace(inner, slots={**inner.slots, "x": replace(card, adjectives=["some"])})
    done = replace(deed, slots={**deed.slots, "e": some}) if isinstance(deed, Say) and inner is not deed else some
    return replace(said, slots={**said.slots, name: done})


def told_once(said: Say) -> Say:
    """Renders the words shared by both cases only in the first: "haltia saa … +3 voimaa; muuten +2 voimaa".

    A discarded card of the kind required by the condition becomes "sellainen".
    """
    condition, done, otherwise = said.slots["c"], said.slots["a"], said.slots["b"]
    if not isinstance(condition, Say) or not isinstance(done, Say) or not isinstance(otherwise, Say):
        return said
    if (condition.id, done.id) == ("CanSpot", "Discard") and condition.slots["x"] == done.slots["x"]:
        return replace(said, slots={**said.slots, "a": say("Discard.such")})
    one, other = done.slots.get("p"), otherwise.slots.get("p")
    alike = {**done.slots, "p": None} == {**otherwise.slots, "p": None}
    if not isinstance(one, Say) or not isinstance(other, Say) or one.id != other.id or not alike:
        return said
    if other.id not in ("Gets", "Is.states"):
        return said
    return replace(said, id="When.otherwise.less", slots={**said.slots, "b": other.slots["list"]})


def is_any_of(card: Noun, head: str) -> bool:
    """Whether a noun says nothing about a card except what it is."""
    said = card.adjectives or card.attributes or card.compounds or card.title or card.other or card.yours
    return card.head == head and card.determiner == A and card.count == 1 and not said


FINNISH: Final = Finnish()
