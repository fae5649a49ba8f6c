### The guided first games: what is said around them, in the terminal and in the browser.

help-learn = Learn a game: a guided first game in plain lines, also for screen readers.
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
