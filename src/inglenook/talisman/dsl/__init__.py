"""The words in which the components of Talisman are written: small frozen data, without any behaviour.

`effects` are what happens to somebody, `conditions` when, `abilities` what a character, object or follower can do, and
`definitions` the printed components themselves.  What a word means stands in `inglenook.talisman.rules`; how it reads
in each language, in the Fluent files of the game.
"""
