### Many games of bots (`inglenook simulate`).

help-games = How many games to play.
help-which-bots = Which bots play them; several take turns in the seats.
help-jobs = How many processes play at the same time; the results are the same.
help-failures = The folder for the records of games that fail.
help-played = Also count in how many games each card was played, and tell those with fewer than N.
help-json = Give the results as JSON, for programs.

simulate-games = Games: { $count }
simulate-decisions = Decisions: { $count }
simulate-errors = Errors: { $count }
simulate-faults = Faults: { $count }
simulate-shortest = Shortest game: { $count } decisions
simulate-length = { $percent } % of the games: at most { $count } decisions
simulate-longest = Longest game: { $count } decisions
simulate-fewest-rounds = Fewest rounds: { $count }
simulate-rounds = { $percent } % of the games: at most { $count } rounds
simulate-most-rounds = Most rounds: { $count }
simulate-mean-rounds = Rounds on average: { $mean }
simulate-wins = Seat { $number } wins { $wins } games, { $percent } % (between { $low } and { $high } with 95 % certainty)
simulate-wins-of-bot = Bot { $bot } wins { $wins } games, { $percent } % (between { $low } and { $high } with 95 % certainty)
simulate-shared = Shared victories: { $count }
simulate-nobody = Won by nobody: { $count }
simulate-capped = Broken off as too long: { $count }
simulate-rate = Games per second: { $rate }
simulate-components = Cards and other components that took part: { $count }
simulate-played-enough = Played in at least { $least } games: { $count }
simulate-played = Played in { $played } of { $games } games: { $component } ({ $id })
error-not-counted = What is played in { $game } is not counted.
simulate-failure = Game { $number } failed: { $what } Its record: { $file }
simulate-endless = The game had no end after { $count } decisions.
