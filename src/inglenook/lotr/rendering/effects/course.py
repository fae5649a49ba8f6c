"""Rendering of effects on the course of the game: prevention, actions, skirmishes, sites, the Ring."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from inglenook.lotr.dsl import effects as words
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.effects import Effect
from inglenook.lotr.dsl.filters import ANYTHING, Both, Skirmishing
from inglenook.lotr.dsl.happenings import IT
from inglenook.lotr.rendering.conditions import phase_noun
from inglenook.lotr.rendering.draft import Draft
from inglenook.lotr.rendering.filters import phrase, ring_bearer, this
from inglenook.lotr.rendering.parts import AND, EACH, THAT, Alternatives, Noun, Say, determined, nouns, say
from inglenook.lotr.rendering.verbs import EFFECTS, selected, told

PREVENTED: Final = {
    terms.ABOUT_TO_BE_WOUNDED: "wound",
    terms.ABOUT_TO_ADD_BURDENS: "burden",
    terms.ABOUT_TO_EXERT: "exertion",
}
"""The nouns for what is prevented, by happening: a wound, a burden, the token of an exertion (which counts, LG-83).

Anything else is rendered as "this".
"""


@EFFECTS.of(words.Prevent)
def prevent(effect: words.Prevent, draft: Draft) -> Say:
    """Renders preventing the pending event, or replacing it."""
    if effect.instead:
        return say("Instead", e=told(effect.instead, draft, AND))
    kind = "" if draft.happening is None else draft.happening.kind
    if effect.each is not None:
        together = say("DiscardedTogether")
        found = [replace(noun, other=True, after=[*noun.after, together]) for noun in nouns(phrase(effect.each, draft))]
        return say("Prevent.each", x=determined(Alternatives(found) if len(found) > 1 else found[0], EACH))
    return say("Prevent.one" if effect.one else f"Prevent.{PREVENTED.get(kind, 'this')}")


@EFFECTS.of(words.CancelAction)
def cancel_action(_effect: words.CancelAction, draft: Draft) -> Say:
    """Renders cancelling the action responded to: "that event", "that ability"."""
    return say("CancelAction", x=draft.named.get(IT, Noun("action", determiner=THAT)))


@EFFECTS.of(words.SkipPhase)
def skip_phase(effect: words.SkipPhase, _draft: Draft) -> Say:
    """Renders skipping a coming phase; a Shadow phase belongs to a player."""
    if effect.phase == terms.SHADOW_PHASE:
        return say("SkipPhase.shadow")
    return say("SkipPhase", phase=phase_noun(effect.phase))


@EFFECTS.of(words.CancelSkirmish)
def cancel_skirmish(effect: words.CancelSkirmish, draft: Draft) -> Say:
    """Renders cancelling a skirmish that involves a character, or a skirmish between two characters (2R108)."""
    match effect.involving:
        case Both(first=one, second=Skirmishing(whom=other)) if not effect.fierce:
            return say("CancelSkirmish.between", x=phrase(one, draft), y=phrase(other, draft))
    return say("CancelSkirmish.fierce" if effect.fierce else "CancelSkirmish", x=phrase(effect.involving, draft))


@EFFECTS.of(words.RemoveFromSkirmish)
def remove_from_skirmish(effect: words.RemoveFromSkirmish, draft: Draft) -> Say:
    """Renders removing characters from a skirmish, which goes on."""
    return say("RemoveFromSkirmish", x=selected(effect.who, draft), y=phrase(effect.involving, draft))


@EFFECTS.of(words.Assign)
def assign(effect: words.Assign, draft: Draft) -> Say:
    """Renders assigning a minion to a companion."""
    return say("Assign", m=selected(effect.minion, draft), c=selected(effect.companion, draft))


@EFFECTS.of(words.WearRing)
def wear_ring(effect: words.WearRing, draft: Draft) -> Say:
    """Renders putting on or taking off The One Ring."""
    return say("WearRing.off") if effect.off else say("WearRing", x=ring_bearer(draft))


@EFFECTS.of(words.MakeRingBearer)
def make_ring_bearer(_effect: words.MakeRingBearer, draft: Draft) -> Say:
    """Renders making this card the Ring-bearer."""
    return say("MakeRingBearer", x=this(draft), n=draft.card.resistance)


@EFFECTS.of(words.PlayNextSite)
def play_next_site(effect: words.PlayNextSite, draft: Draft) -> Say:
    """Renders playing your own site as the next site, possibly only of a kind, or that of a number."""
    draft.remember(effect.remember, Noun("site"))
    if effect.number:
        return say("PlayNextSite.number", n=effect.number, block=say(f"Block.{effect.block}"))
    if effect.count > 1:
        return say("PlayNextSite.n", n=effect.count)
    return say("PlayNextSite", y=None if effect.what == ANYTHING else phrase(effect.what, draft))


@EFFECTS.of(words.ReplaceSite)
def replace_site(effect: words.ReplaceSite, draft: Draft) -> Say:
    """Renders replacing a site by your own of the same number, possibly only of a kind."""
    new = None if effect.new == ANYTHING else phrase(effect.new, draft)
    block = say(f"Block.{effect.block}") if effect.block else None
    kind = ".here" if effect.here else ".number" if effect.number else ""
    return say(f"ReplaceSite{kind}", n=effect.number, block=block, y=new)


@EFFECTS.of(
    words.ActAgain,
    words.CancelAssignments,
    words.EndShadowPhase,
    words.Liberate,
    words.MoveAgain,
    words.NoMoreMoves,
    words.Reconcile,
    words.TakeControl,
)
def always_the_same(effect: Effect, _draft: Draft) -> Say:
    """Renders effects without parameters; the template has the whole text."""
    return say(type(effect).__name__)
