### The screen that is drawn, with keys and mouse.

## Beginning

help-plain = Play line by line, as a screen reader needs it.
screen-not-installed = For the board on the whole screen, install Textual: pip install textual. Or leave this line out with --plain.

## Panels

screen-people = Characters
screen-hand = Your hand
screen-about = What you look at
screen-table = Table
screen-log = Log

## The question

screen-thinking = { $player } is thinking.
screen-done = Done, chosen: { $count }
screen-aside-possible = Beside the question you can now, with the key a: { $label }.
screen-leave = Leave the table

## Keys in the last line

screen-key-help = help
screen-key-undo = undo
screen-key-why = why not
screen-key-log = log
screen-key-asides = beside
screen-key-save = save
screen-key-quit = quit

## Things to read and to choose

screen-close = Escape leads back to the table.
screen-why = Why not: { $thing }
screen-asides = What you can do beside the question
screen-moments = If you can respond, you are asked at these moments
screen-save = Save the game in which file?
screen-save-how = Type the name of a new file and press Enter. Escape leads back.
screen-not-kept = This game is not kept anywhere
screen-stay = Go on playing
screen-save-first = Save it
screen-leave-all-the-same = Leave it all the same

## Help

screen-help = Keys and signs
screen-help-answer = Arrow keys and Enter, the number of an option, or a click: answer the question.
screen-help-several = Where several options can be chosen: mark each in the same way, then choose the last line.
screen-help-panels = Tab: to the next panel. Shift and Tab: to the one before. Escape: back to the question.
screen-help-board = On the board: arrow keys look around, Enter chooses the space.
screen-help-look = i: look closely at what you point at. Enter looks at the card or character in the list.
screen-help-people = c: to the characters, or to the cards in play.
screen-help-hand = h: to your hand, in a card game.
screen-help-undo = u: take back your latest answer.
screen-help-why = w: why nothing can be done with what you point at.
screen-help-log = l: read the whole log.
screen-help-asides = a: what you can do beside the question.
screen-help-guard = g: ask again when you pass, or no longer.
screen-help-moments = m: choose when you are asked to respond, in games with many such moments.
screen-help-save = s: save the game.
screen-help-quit = q: leave the table.
screen-help-signs = Signs: ▸ you point at it, › with a number is an option, › in the log is new.
screen-help-plain = With --plain the game is played line by line, for screen readers.
