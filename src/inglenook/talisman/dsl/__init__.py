"""The DSL in which the components of Talisman are written: small frozen data classes without behaviour.

`effects` holds what can happen to a character, `conditions` when, `abilities` what a character, object or follower can
do, and `definitions` the printed components themselves.  `inglenook.talisman.rules` carries the DSL out; the Fluent
files of the game word it in each language.
"""
