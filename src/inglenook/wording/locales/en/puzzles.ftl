### Puzzles: what is asked for, what the solver says, and what is said around them in the terminal and the browser.

## Goals of the card game

puzzle-lotr-win = Win the game this turn, whatever the other side does.
puzzle-lotr-survive = Keep the Ring-bearer alive and uncorrupted until the fights are over, whatever the other side does.
puzzle-lotr-lose-nobody = Lose no companion before the fights are over, whatever the other side does.
puzzle-lotr-kill-all = Kill every minion before the fights are over, whatever the other side does.
puzzle-lotr-kill = Kill this character before the fights are over, whatever the other side does: { $thing }.

## Goals of Talisman

puzzle-talisman-reach = { $turns ->
    [one] Reach this space in this turn: { $thing }.
   *[other] Reach this space within { $turns } turns: { $thing }.
}
puzzle-talisman-get = { $turns ->
    [one] Get this in this turn: { $thing }.
   *[other] Get this within { $turns } turns: { $thing }.
}
puzzle-talisman-slay = { $turns ->
    [one] Kill this enemy in this turn: { $thing }.
   *[other] Kill this enemy within { $turns } turns: { $thing }.
}
puzzle-talisman-strength = { $turns ->
    [one] Have { $amount } points of Strength before this turn ends.
   *[other] Have { $amount } points of Strength within { $turns } turns.
}
puzzle-talisman-craft = { $turns ->
    [one] Have { $amount } points of Craft before this turn ends.
   *[other] Have { $amount } points of Craft within { $turns } turns.
}
puzzle-talisman-lives = { $turns ->
    [one] Have { $amount } lives before this turn ends.
   *[other] Have { $amount } lives within { $turns } turns.
}
puzzle-talisman-gold = { $turns ->
    [one] Have { $amount } gold before this turn ends.
   *[other] Have { $amount } gold within { $turns } turns.
}

## Their names

puzzle-name-lotr-win = Win this turn
puzzle-name-lotr-survive = Save the Ring-bearer
puzzle-name-lotr-lose-nobody = Lose nobody
puzzle-name-lotr-kill-all = Leave no minion
puzzle-name-lotr-kill = Somebody must fall
puzzle-name-talisman-reach = Get there
puzzle-name-talisman-get = Lay hands on it
puzzle-name-talisman-slay = Slay it
puzzle-name-talisman-strength = Grow strong
puzzle-name-talisman-craft = Grow wise
puzzle-name-talisman-lives = Recover
puzzle-name-talisman-gold = Make money

## What the table hides

puzzle-pile-hand = Hand of { $player }: { $cards }.
puzzle-pile-discard = Discard pile of { $player }: { $cards }.
puzzle-pile-deck = Draw deck of { $player }, from the top: { $cards }.
puzzle-pile-spells = Spells of { $player }: { $cards }.
puzzle-pile-adventure = The next Adventure cards: { $cards }.
puzzle-pile-spell-deck = The next Spells: { $cards }.
puzzle-dice = The next dice show { $rolls }, then anything.

## The solver

help-solve = Solve puzzles by searching them to the end.
help-solve-file = Puzzle files or folders, or names of puzzles that come along, such as lotr-1.
help-solve-refute = Show why this first choice fails, as in a file: "assign Boromir to Uruk Soldier".
help-solve-positions = Give up after this many positions.
solve-title = { $file }: { $title }. { $goal }
solve-one = One solution, in { $choices } of your choices at most; here against the best defence. Positions searched, to the end: { $positions }.
solve-several = { $count } solutions, the shortest in { $choices } of your choices. Positions searched: { $positions }.
solve-none = No solution. Positions searched, to the end: { $positions }.
solve-succeeds = "{ $move }" succeeds.
solve-refuted = "{ $move }" fails:
solve-unproven = { $file }: not proven. { $reason }
solve-error-chance = A shuffle or another use of chance that has no faces to go through ({ $stream }). Trim the position so that it does not come up.
solve-error-rolls = More than { $most } dice follow one answer. Give them under "dice", or trim the position.
solve-error-wide = A question has more than { $most } answers. Trim the position.
solve-error-limit = More than { $most } positions. Trim the position, or allow more with --positions.
solve-error-not-offered = "{ $given }" is not offered. What is: { $offered }.

## Files that are no puzzles

puzzle-error-long = A puzzle has at most { $most } characters.
puzzle-error-start = A puzzle has a position under "setup"; "start" cannot be used.
puzzle-error-play = A puzzle leaves the moves to whoever solves it: "play" may only expect.
puzzle-error-game = There are no puzzles for "{ $given }". Known games: { $known }.
puzzle-error-goal-thing = The goal "{ $goal }" is stated with a card or a space, as { $example }.
puzzle-error-goal-amount = The goal "{ $goal }" is stated with a number, as { $example }.
puzzle-error-goal-plain = The goal "{ $goal }" stands alone, without anything more.
puzzle-error-turns = A goal is to be reached within 1 to { $most } turns.
puzzle-error-grade = A grade is a number from 1 to { $most }.
puzzle-error-beginning = A puzzle begins with a choice of its player, with the goal still to be reached. Dice that come before it must be given under "dice".
puzzle-error-blank = A puzzle that is played names all sites: nine of each player, under "sites" and "adventure".
puzzle-refused = Line { $line }: { $mistake }
puzzle-not-made = No puzzle can be made of this moment: { $mistake }
puzzle-error-unknown = There is no puzzle "{ $given }".

## In the terminal

help-puzzle = Solve a puzzle: a position with one solution, in plain lines.
help-puzzle-name = Its name, such as lotr-1, or a file. Without it, all puzzles are listed.
help-puzzle-daily = The puzzle of today.
puzzle-line = { $name }: { $title }, grade { $grade }
puzzle-count = { $count } puzzles. Solve one with "inglenook puzzle NAME", or today's with "inglenook puzzle --daily".
puzzle-introduction = { $title }, grade { $grade }. { $goal }
puzzle-solved = Solved.
puzzle-failed = Not yet. The goal is out of reach: with the best play of the other side it goes on like this.
puzzle-again = Press Enter to try again, or type "quit".
puzzle-hint = A hint: begin with this. { $move }
puzzle-move = { $player }: { $move }

## In the browser

puzzle-heading = Puzzles
puzzle-lead = Positions from games in which one way leads to the goal, whatever the other side does. Each was searched to its end. No clock, no rating.
puzzle-today = Today's puzzle
puzzle-try = Solve it
puzzle-number = No. { $number }
puzzle-grade = Grade { $grade } of { $hardest }
puzzle-solved-count = { $solved } of { $count } solved in this browser.
puzzle-bring = A puzzle of your own
puzzle-bring-how = Make one of any moment of a replay, or write a file. Every one is searched, and told whether it has one solution.
puzzle-file = Open a puzzle file
puzzle-in-link = There is a puzzle in this link.
puzzle-open = Cards and dice to come
puzzle-region = Puzzle
puzzle-not-yet = Not yet
puzzle-refuted = After that the goal is out of reach. The best defence goes on like this:
puzzle-again-button = Try again
puzzle-hint-button = A hint
puzzle-all = All puzzles
puzzle-next = Next: { $title }
puzzle-way = This is the way, against the best defence:
puzzle-why-not = Why not: { $move }?
puzzle-fails-at-once = With that the goal is missed at once.
puzzle-no-why = This one was not searched to its end, so nothing can be told.
puzzle-give-up = Show the solution
puzzle-filter = Which puzzles
puzzle-filter-game = Game
puzzle-filter-grade = Difficulty
puzzle-filter-unsolved = Only those I have not solved
puzzle-any = Any
puzzle-none-fit = No puzzle is like that. Choose something else above.
puzzle-make = Make a puzzle of this moment
puzzle-make-seat = For whom
puzzle-make-goal = What is to be reached
puzzle-make-button = Make it
puzzle-made = Here it is. Hidden cards of the other side and the draw decks are left out.
puzzle-proving = It is being searched to its end …
puzzle-proof-one = One solution, in { $choices } of your choices at most. Positions searched, to the end: { $positions }.
puzzle-proof-several = { $count } solutions: it can be solved in more than one way. Positions searched, to the end: { $positions }.
puzzle-proof-none = No solution: the other side can always prevent it. Positions searched, to the end: { $positions }.
puzzle-proof-unproven = Not proven. { $reason }
puzzle-proof-late = Not proven: the search did not come to its end in time. "inglenook solve" may take longer over it.
puzzle-download = Save the file
