### Bots against each other (`inglenook arena`).

help-arena = Let bots play against each other, and tell who is better.
help-contest-decks = The decks that play each other; or a whole library, “starters” or “built”, whose blocks take turns. Without it, the online starters.
help-contest-keep = Keep the outcomes in this file; the same command goes on from there.
help-contest-csv = Write a table with a line for each game to this file.
help-contest-cards = Write for each card of each deck how the games went in which it was drawn, left and played, as CSV (where the game tells).
help-contest-parquet = Write the same table as Parquet to this file (needs pyarrow).
help-contest-plot = Plot deck against deck in this SVG file.
help-contest-on = Where the games are played: “processes” on this machine, or “ray” on the machines of a Ray cluster.
help-contest-clock = Let the bots look at the clock as at a table, and tell their longest thoughts (in processor time).
error-no-extra = This needs a package that is not installed: { $package }. Install it with `pip install { $package }`.
contest-rating = Rating of { $bot }: { $mean } (± { $doubt })
contest-first = Whoever goes first wins { $wins } games, { $percent } % (between { $low } and { $high } with 95 % certainty)
contest-length = Decisions in a game, on average: { $mean }
contest-slowest = Longest thought of { $bot }: { $seconds } s
contest-late = Thoughts over their limit: { $count }
contest-decks = { $deck } against { $against }: wins { $wins } games, { $percent } % (between { $low } and { $high } with 95 % certainty)
error-other-contest = “{ $file }” holds the outcomes of another contest. Name another file, or ask for the same contest again.
contest-failed = The game failed.
