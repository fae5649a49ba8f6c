### What every game says.  $detail is a phrase without a full stop.

## Numbers, lists, players

number = { $number }
list-and = { $first } and { $last }
list-empty = none
player-default = Player { $number }
player-you = you
hidden-thing = something hidden
log-passed = { $player } passes.

## Responses

prompt-required-order = Several required effects: which comes first?

## Options

option-pass = Pass
option-done = Done
option-yes = Yes
option-no = No
option-number = { $amount }
option-respond = Respond with { $subject }
option-respond-not = Do not respond
option-about = { $label }, for { $about }
option-for-occasion = { $label }, for number { $number }

## Answers that are refused

error-game-over = The game is over: there is nothing left to answer.
error-not-your-question = This question is for { $asked }, not for { $player }. Wait for that answer.
error-not-offered = “{ $given }” is not one of the answers offered. Choose from: { $offered }.
error-picked-twice = “{ $given }” was chosen twice. Choose each option at most once.
error-too-few =
    Choose at least { $least ->
        [one] 1 option
       *[other] { $least } options
    }; you chose { $count }.
error-too-many =
    Choose at most { $most ->
        [one] 1 option
       *[other] { $most } options
    }; you chose { $count }.
error-aside-not-now = This is not possible right now. Answer the question first.
error-aside-not-offered = “{ $given }” is not something you can do beside the question now. Possible now: { $offered }.

## Taking back

error-undo-nothing = There is no answer of yours to take back yet.
error-undo-other-answered = { $player } has answered since then, so your answer can no longer be taken back.
error-undo-die-rolled = A die has been rolled since then, so your answer can no longer be taken back.
error-undo-revealed = Something hidden has been seen since then, so your answer can no longer be taken back.
error-undo-consent = On your own you can take back only your latest answer. Anything more needs the consent of all players.
error-undo-too-far = The game does not go back that far: only the latest answers can be taken back.
error-no-checkpoints = This game is played without checkpoints, so nothing can be taken back or tried out. Start it with checkpoints.

## Recorded games

-other-rules = The record was made with other rules; replay it with the version of Inglenook that made it.
error-diverged = The recorded game meets another question at answer { $number }. Recorded: “{ $recorded }”, asked now: “{ $asked }”. { -other-rules }
error-diverged-ended = The game is over before answer { $number } of the record is reached. { -other-rules }
error-diverged-answer = Answer { $number } of the record, “{ $answer }”, is not offered by the game. { -other-rules }

error-record-unreadable = The game record { $source } cannot be read: { $detail }. Check the file and its permissions.
error-record-not-a-record = { $source } is not a game record. Choose a file that Inglenook has saved.
error-record-truncated = The game record { $source } breaks off before its end. Use a complete copy.
error-record-altered = The game record { $source } was altered after it was saved: its checksum does not match. Use an unaltered copy.
error-record-newer = The game record { $source } has format { $schema }, and this version of Inglenook reads formats up to { $known }. Update Inglenook.
error-record-unknown-game = The game record { $source } is of a game that is not known here: “{ $game }”. Known games: { $known }. Update Inglenook or choose another record.
error-record-faulty = There is a fault in the game record { $source }: { $detail }. Correct it or use another copy.

error-snapshot-unreadable = The snapshot { $source } cannot be read: { $detail }. Check the file and its permissions.
error-snapshot-not-a-snapshot = { $source } is not a snapshot of a game. Choose a file that Inglenook has saved.
error-snapshot-truncated = The snapshot { $source } breaks off before its end. Use a complete copy.
error-snapshot-altered = The snapshot { $source } was altered after it was saved: its checksum does not match. Use an unaltered copy.
error-snapshot-newer = The snapshot { $source } has format { $schema }, and this version of Inglenook reads formats up to { $known }. Update Inglenook.
error-snapshot-unknown-game = The snapshot { $source } is of a game that is not known here: “{ $game }”. Known games: { $known }. Update Inglenook or choose another snapshot.
error-snapshot-faulty = There is a fault in the snapshot { $source }: { $detail }. Correct it or use another copy.

## Setting up

error-unknown-game = There is no game called “{ $given }”. Known games: { $known }.
error-unknown-language = There is no language “{ $given }” here. Known languages: { $known }.
did-you-mean = Did you mean “{ $suggestion }”?
error-seats = The number of players is { $given }. This game needs at least { $least } and at most { $most }.

## Chance and limits

error-too-deep = The chain of responses to responses is longer than the limit of { $limit }. This is a fault in the program: please report it with the game record.
error-endless = The rules went on without a question longer than the limit of { $limit }. This is a fault in the program: please report it with the game record.
error-broken-rules = The rules failed on this answer, and the game stands as before: { $detail }. This is a fault in the program: please report it with the game record.
error-script-exhausted = The scenario rolls a die ({ $stream }, sides: { $sides }) that its file does not script. Add the roll to the file.
error-scripted-roll = The scripted roll { $value } ({ $stream }) is not possible with this die. Write a number from 1 to { $sides }.
error-not-replayable = This game did not begin at its start, so it cannot be kept as a record.
error-position = This position cannot be taken up: { $detail }. Begin from another position or file.
error-unknown-edition = There is no edition { $given } of the rules’ defaults. Known are { $first } to { $today }.
error-imagines-nothing = Nothing can be tried out in a game that runs elsewhere.
