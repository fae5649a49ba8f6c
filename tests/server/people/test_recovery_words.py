"""Recovery words: twelve words with a checksum, typed in any form (SR-134)."""

from __future__ import annotations

import secrets

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inglenook.server.people.recovery_words import BITS, WORDS, Mistyped, hash_of, new_words, secret_of, words_of

pytestmark = pytest.mark.rule("SR-134")


@given(st.integers(0, 2**BITS - 1))
def test_words_lead_back_to_their_secret(secret: int) -> None:
    """Recovery words decode to their secret with capital letters, list numbers, line breaks or hyphens."""
    words = words_of(secret)

    assert (len(words), {len(word) for word in words}) == (WORDS, {4})
    listed = "\n".join([f"{number}. {word.upper()}" for number, word in enumerate(words, 1)])
    assert [secret_of(text) for text in (" ".join(words), "-".join(words), listed)] == [secret] * 3


@given(st.integers(0, 2**BITS - 1), st.integers(0, WORDS - 1), st.integers(0, 2**BITS - 1))
def test_a_wrong_word_is_nearly_always_noticed(secret: int, place: int, other: int) -> None:
    """The checksum finds nearly every wrong recovery word; one it misses decodes to a secret without an account."""
    words = words_of(secret)
    words[place] = words_of(other)[place]
    try:
        found = secret_of(" ".join(words))
    except Mistyped:
        return
    assert hash_of(found) != hash_of(secret) or words == words_of(secret)


@pytest.mark.parametrize("text", ["", "badi", "kissa " * 12, "bada " * 11, "bada " * 13, "ääää " * 12, "x" * 400])
def test_what_are_no_words_is_mistyped(text: str) -> None:
    """Too few words, too many words, or syllables that no recovery word has are reported as mistyped."""
    with pytest.raises(Mistyped):
        secret_of(text)


def test_new_words_come_from_the_systems_randomness(monkeypatch: pytest.MonkeyPatch) -> None:
    """All 112 bits of recovery words come from the system's random generator."""
    asked: list[int] = []

    def told(bits: int) -> int:
        asked.append(bits)
        return 5

    monkeypatch.setattr(secrets, "randbits", told)
    assert (secret_of(" ".join(new_words())), asked) == (5, [BITS])
