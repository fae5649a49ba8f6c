"""Card texts: rendered from the definitions, in English, Finnish and Dutch.  The rules never import this package.

- `parts` are phrases independent of a language.
- `filters`, `amounts`, `conditions`, `modifiers`, `effects`, `happenings` and `abilities` build phrases from
  the classes of the card language with these names.
- `language` turns phrases into text with the templates and the lexicon of `en`, `fi` and `nl`.
- `folding` (Finnish and Dutch) uses a verb once for several objects, `referents` a pronoun for a card just
  named.
- `card_texts` makes the text of a card, `face` the whole card as a player sees it.

A new class of the card language needs three things: a function in the module of its kind (`registry`), one line
of template in each language, and a sample in `tests/lotr/rendering/samples.py`.  A new Finnish verb needs its
forms in `fi/verbs.py`.  The notation of `templates` gives all moods from one line; the tests report what is
missing.
"""
