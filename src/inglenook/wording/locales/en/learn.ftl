### The guided first games: what is said around them, in the terminal and in the browser.

help-learn = Learn a game: a guided first game in plain lines, also for screen readers.
help-learn-read = Read how to play instead: a page of text.
help-learn-game = Which game to learn. Known: { $known }.
error-no-lesson = There is no lesson for “{ $given }”. Known: { $known }.
error-not-a-lesson = The game in { $file } is not a lesson. Take it up with “inglenook play --resume”.
learn-introduction = { $game }, your first game: about { $minutes } minutes against { $wick }. You choose; everything that is legal can be done, and “undo” takes it back.
learn-chapter = Chapter: { $chapter }.
learn-note = Lesson: { $text } ({ $rules })
learn-answer = Lesson: { $text }
learn-take-back = Type “undo” to take it back, or go on.
learn-lost = Press Enter to take the last choice back.
learn-finished = That was the lesson. Now a whole game of { $game }: { $command }

## In the browser

learn-table = Your first game
learn-region = Lesson
learn-count = { $number } of { $beats }
learn-lit = Marked on the table: { $things }.
learn-fold = Fold
learn-unfold = Unfold
learn-back = Take it back
learn-next = Next
learn-next-part = On to the next chapter
learn-quiet = Nothing new here: go on as you think best. You will hear when something new matters.
learn-real-game = Now a real game, against { $bot }
learn-puzzles = Puzzles
learn-to-start = To the start page
learn-heading = Learn to play
learn-lead = A first game of about a quarter of an hour at the real table: you choose, and somebody explains what matters when it matters.
learn-begin = Begin the first game
learn-read = Read how to play
learn-read-heading = How to play
learn-contents = Contents
learn-rulebook = The rulebook
learn-how = Everything that is legal can be done. If you choose something else than was meant, you are told why, and can take it back. You can leave at any time: the game stays among your tables.
