### The plain line mode, which a screen reader can follow.

## At the beginning

introduction = You play { $game }. At the table: { $players }.
rules-told = Rules: { $rules }.
rule-is-off = not: { $rule }
rule-is-number = { $rule } { $number }
introduction-help = Type help for the words you can use. Enter repeats the question.
resumed =
    The game from { $file } goes on after { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }.
bot-default = Bot { $number }

## Questions: the line in which the answer is typed

ask-one = Choose one, 1 to { $last }:
ask-exactly =
    Choose { $count ->
        [one] 1 option
       *[other] { $count } options
    }, numbers from 1 to { $last } with spaces between:
ask-between = Choose { $least } to { $most } options, numbers from 1 to { $last } with spaces between:
ask-up-to =
    Choose up to { $most ->
        [one] 1 option
       *[other] { $most } options
    }, numbers from 1 to { $last } with spaces between, or 0 for none:
ask-number = Type a number, { $least } to { $most }:
choice-line = { $number }. { $label }
choice-comes-to = Then: { $results }
choices-alike = { $first } to { $last }. { $label }; or { $others } others like it, type list to hear them all
order-counts = The order counts: the first one first.
not-understood = “{ $given }” was not understood. Type a number from the list or the beginning of an option. Enter repeats the list, help shows other words.
ambiguous = “{ $given }” can mean several options: { $labels }. Type more of it, or the number.
no-such-number = There is no number { $given }. The list goes from 1 to { $last }.
guard-asks = You can still do something. Choose the same again to pass all the same.
danger-told = Danger: { $danger }.
tip-told = Tip: { $tip }
tips-end = Type tips to hear no more of these.
chance-told = Chance: { $danger }.

## Commands, one line each: the word to type, then what it does

commands-heading = Instead of an answer you can type:
command-help = help: show these words
command-list = list: read out all options, each in a line of its own
command-look = look: read out the table as you see it
command-read = read NAME: read out the text of a card, a space or a character; read N: of what option N is about
command-texts = texts: no longer tell the text of what comes up for the first time, or tell it again
command-tips = tips: no more tips for newcomers, or tell them again
command-stops = stops N: choose when you are asked to respond; without a number, list the moments
command-log = log N: read out the last N things that happened
command-why = why NAME: explain why something cannot be chosen now; without a name, list what you can ask about
command-hint = hint: what somebody who thinks ahead would do here, and why
command-asides = asides: list what you can do beside the question
command-do = do N: do number N of those
command-undo = undo: take back your latest answer
command-save = save FILE: save the game
command-guard = guard: no longer ask again when you pass, or ask again after all
command-quit = quit: leave the game

## What the commands say

log-empty = Nothing has happened yet.
read-what = Type read and a name, or read and the number of an option.
read-nothing = There is nothing printed to read about it.
texts-on = In your turn you will hear the text of what comes up for the first time.
texts-off = You will no longer hear the text of what comes up. The word read still reads it out.
tips-on = You will be told again what matters at a question.
tips-off = No more tips. The word tips brings them back.
stops-heading = If you can respond, you are asked at these moments. Type stops and a number to change one, or stops with all, usual or never.
stops-on = { $moment }: asked
stops-off = { $moment }: not asked
stops-all = all
stops-usual = usual
stops-never = never
why-heading = You can ask about these:
why-offered = { $thing } can be chosen now, number { $numbers }.
why-aside = Beside the question you can do this with it: { $label }.
why-not = { $thing }: { $reason } Rule { $rule }.
asides-heading = Beside the question you can, with do and the number:
no-asides = There is nothing you can do beside the question now.
aside-possible = Beside the question you can now do this: { $label }. Type “asides”, then “do”.
undone = Your latest answer is taken back.
save-where = Type save and the name of a file.
saved = The game is saved in { $file }.
guard-on = You will be asked again when you pass while you can do something.
guard-off = You will no longer be asked again when you pass.
quit-unsaved = This game is not kept anywhere. Type save and the name of a file to keep it, or quit again to leave it.
goodbye = Goodbye. Your game is waiting in { $file }.
goodbye-unsaved = Goodbye. This game was not kept.
record-kept = The record of this game is kept in { $file }.

## The table

press-enter = Press Enter when you have read this.
curtain = Hand the keyboard to { $player }, who presses Enter.
game-over = The game is over.
winner = The game is won by { $players }.
nobody-wins = Nobody wins the game.
