"""The card language: small frozen words that cards are written in.  Data only; `evaluation/` and `effects/` say what
they mean, `rendering/` how they read.

`filters` say which cards are meant, `amounts` and `conditions` compute, `effects` are the verbs of costs and effects
alike, `modifiers` change numbers and permissions, `happenings` are what triggers and responses wait for, `abilities`
are the sentences, `cards` the whole.  `facade` has short forms for card files.
"""
