"""Card texts: rendered from the definitions, in English, Finnish and Dutch.  Nothing here is ever imported by rules.

`parts` are phrases before any language; `filters`, `amounts`, `conditions`, `modifiers`, `effects`, `happenings` and
`abilities` put them together from the words of the same names; `language` says them by the templates and the lexicon
of `en`, `fi` and `nl`.  Finnish and Dutch say a verb once that several objects share (`folding`), and a pronoun for a
card that was just named (`referents`).  `rendering` makes the text of a card, `face` the whole card as a player sees
it.

A new word of the card language needs a function in the module of its kind (`registry`), one line of template in each
language, and a sample in `tests/lotr/rendering/samples.py`; a new Finnish verb needs its forms in `fi/verbs.py`.
The notation of `templates` gives a line all its moods; the tests tell what is missing.
"""
