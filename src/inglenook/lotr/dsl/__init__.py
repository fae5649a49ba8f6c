"""The card language: small frozen classes of which card definitions are made.

The package is data only.  `evaluation/` and `effects/` execute card definitions, `rendering/` writes their text.

- `filters` describe cards.
- `amounts` and `conditions` compute.
- `effects` are the instructions in costs and effects alike.
- `modifiers` change numbers and permissions.
- `happenings` are the events that triggers and responses wait for.
- `abilities` are the sentences of a card, `cards` whole cards.
- `facade` has short forms for card files.
"""
