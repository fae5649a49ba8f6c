### What the command `inglenook` says about itself.

## Help, one line each

help-inglenook = Play two out-of-print fantasy games, with the rules enforced; without a command, in the browser.
help-play = Play a game in the terminal, with people or bots.
help-scenario = Play through a scenario file and check what it expects.
help-simulate = Let bots play many games and sum up the results.
help-bench = Measure how fast games are played.
help-rules = Show each rule with the tests that prove it.
help-heading-usage = Usage: { $usage }
help-heading-commands = Commands
help-heading-options = Options
help-option-help = Show this help.
help-option-version = Print the version of Inglenook.
help-option-language = The language to use: { $known }.
help-game = The game to play: { $known }.
help-seats = How many sit at the table.
help-bots = How many of them are bots.
help-seat = Who sits in the next seat; give it once for each.
help-name = The name of the next person; give it once for each.
help-deck = The deck of the next seat: an online starter by its name, or the path of a deck file.
help-set = A choice of the game’s own; give it once for each.
help-seed = The text all chance comes from; the same text gives the same cards and dice.
help-record = Keep the game in this file, answer by answer.
help-resume = Go on with the game in this file, and keep it there.
help-stops = When the people are asked to respond: all, usual, never, or names of moments.
help-ask-every-time = Also ask questions that have only one answer.

## Errors

error-unknown-command = There is no command “{ $given }”. Commands: { $known }.
error-unknown-option = There is no option “{ $given }”. See --help for the options there are.
error-missing-argument = { $argument } is missing. See --help for what this command needs.
error-invalid-choice = “{ $given }” is not possible for { $argument }. Choose from: { $known }.
error-not-a-number = { $argument } has to be a whole number, and “{ $given }” is not.
error-file-missing = There is no file { $file }. Check its name and folder.
error-file-read = The file { $file } cannot be read: { $detail }. Check the file and its permissions.
error-file-write = The file { $file } cannot be written: { $detail }. Check the folder and its permissions.
error-file-exists = There is already a file { $file }. Go on with that game by --resume, or choose another name.
error-extra-argument = “{ $given }” is one word too many. See --help for what this command needs.
error-missing-value = { $argument } needs a value. See --help for what it means.
error-extra-value = { $argument } takes no value. Leave out what follows the equals sign.
error-out-of-range = { $argument } can be from { $least } to { $most }, and “{ $given }” is not.
error-not-a-line = { $argument } has to be a short text in one line. Leave out what cannot be shown.
error-not-a-pair = { $argument } has to look like KEY=VALUE, and “{ $given }” does not.
error-which-game = Which game? Known games: { $known }.
error-broken-game = The game { $game } cannot be loaded: { $detail }. Check INGLENOOK_GAMES.
error-seats-twice = The seats are given twice. Give each with --seat, or their number with --seats and --bots.
error-too-many-bots = There are { $bots } bots for { $seats } seats. Give fewer bots or more seats.
error-too-many-names =
    There { $count ->
        [one] is 1 name
       *[other] are { $count } names
    } for so many people: { $people }. Give fewer names or more seats.
error-not-with-resume = { $option } belongs to a new game, and this one is already under way. Leave it out.
error-other-game = The file has a game of { $game }, not of { $given }. Leave out the name of the game.
error-no-stops = { $game } has no moments to choose from for --stops. Leave it out.
error-system = The system refused: { $detail }. Check the disk and the permissions.
error-program = Something went wrong in the program: { $detail }. Please report it; with INGLENOOK_TRACEBACK=1 it tells more.
interrupted = Interrupted.

## What can be wrong with a file

cause-no-permission = there is no permission
cause-no-folder = there is no such folder
cause-is-folder = it is a folder
cause-no-room = there is no room left
