### The measurements (`inglenook bench`).

help-bench-game = The game to measure, if not all of them: { $known }.

bench-heading = { $game }, every time the best of { $number } attempts.
bench-line = { $what }: { $python } as Python
bench-both = { $what }: { $python } as Python, { $compiled } compiled, ratio { $ratio }
bench-not-compiled = The compiled program is not there, in { $folder }. Build it with `make compiled`.
error-bench-failed = { $game } cannot be measured: { $detail }. Play it once to see what is wrong.

bench-decisions = Decisions per second
bench-games = Games per second
bench-calibrated = Games while Python runs a million rounds of a plain loop
bench-varied = Decisions per second with decks of all cards
bench-kernel = Kernel’s share of a decision, in microseconds
bench-fork = Fork, in microseconds
bench-redeal = Fork with all that is hidden dealt anew, in microseconds
bench-fork-after =
    Fork of a game that only asks, { $count ->
        [one] 1 answer
       *[other] { $count } answers
    } after its step began, in microseconds
bench-snapshot = Snapshot, in bytes
bench-save = Saving, in microseconds
bench-load = Loading, in microseconds
bench-memory = Memory of a game under way, in bytes
bench-cold-start = Start to the first question, in seconds
