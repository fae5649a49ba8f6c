### What is said about scenario files.  Words of the file itself (keys, moves, places) are quoted as they stand there.

## The command

help-scenario-file = A scenario file, or a folder of them.
scenario-passed = { $file }: passed. { $title }
scenario-failed = { $place }: failed. { $difference }
scenario-mistake = { $place }: not understood. { $mistake }
scenario-summary = Passed: { $passed } of { $count }.

## Files that cannot be read

scenario-unreadable = The file cannot be read: { $detail }.
scenario-yaml = This is not valid YAML: { $detail }.
scenario-alias = “{ $given }” refers to another place in the file. Write out what is meant.
scenario-too-nested = Too many lists stand inside each other. A scenario needs only a few.
scenario-key-twice = “{ $key }” stands here twice. Keep one of them.
scenario-key-missing = “{ $key }” is missing. Every scenario needs it.
scenario-setup-or-start = A scenario begins with a position (“setup”) or at the start of a game (“start”): write one of the two.
scenario-needs-text = A text is needed here.
scenario-needs-number = A whole number is needed here.
scenario-needs-truth = “yes” or “no” is needed here.
scenario-needs-list = A list is needed here.
scenario-needs-fields = Keys with values (“key: value”) are needed here.
scenario-unknown = “{ $given }” is not known here. Possible: { $known }.
scenario-unknown-near = “{ $given }” is not known here. Did you mean “{ $suggestion }”?
scenario-rules = The number of rules is { $count }. Name at least 1 and at most { $most }.
scenario-players = The number of players is { $count }. This game needs at least { $least } and at most { $most }.
scenario-player-name = “{ $name }” cannot be the name of a player here. Choose another one.
scenario-entry = An entry is a move (“Ann: pass”), a move that is refused (“Ann: cannot pass”, with “because” if wanted) or an expectation (“expect:”).
scenario-one-aside = Only one aside can be done at a time. Write an entry for each.

## Positions that cannot be

scenario-not-implemented = “{ $given }” is a printed card, { $code }, but the game does not have it yet. Choose another card.
scenario-keyword-number = “{ $keyword }” has no number in the rules. Write 1: the card has it.
scenario-no-more = “{ $given }” is named too often: the game has { $count } of it.
scenario-setup-refused = The game cannot be set up like this. { $reason }
scenario-impossible = This position cannot occur. { $faults }

## Moves

scenario-ambiguous = “{ $given }” can mean more than one thing. Say which: { $meanings }.
scenario-over = The game is over, but the file goes on with “{ $move }”.
scenario-not-asked = “{ $move }” answers a question that { $player } was not asked. The question is for { $asked }: “{ $prompt }”.
scenario-not-offered = “{ $move }” is not offered to { $player }. Offered: { $offered }.
scenario-only-aside = “{ $move }” is possible only beside the question. Write “aside { $move }”.
scenario-no-aside = “{ $move }” is an answer to the question and not an aside. Leave out “aside”.
scenario-roll = { $reason } It is { $phases }.
scenario-refused = The game does not go on here. { $reason }
scenario-allowed = “{ $move }” should not be possible for { $player }, but it is.
scenario-other-reason = “{ $move }” is refused, but not because of { $expected }. The reasons: { $found }.
scenario-phase-already = It is “{ $phase }” already.
scenario-phase-never = “{ $phase }” has not begun after { $count } passes.
scenario-no-pass = { $player } cannot pass the question “{ $prompt }”. Answer it in the file.
scenario-faulty = This move leads to a position that cannot occur. { $faults }

## Expectations

scenario-differs = { $what }: expected { $expected }, found { $found }.
scenario-over-already = { $what }: the game is over, and nobody is asked.
scenario-known = { $card }: known to { $player }, but should not be.
scenario-not-known = { $card }: not known to { $player }, but should be.

## The end of the file

scenario-unanswered = The file ends at a question for { $player }: “{ $prompt }”. Answer it, or name the player with “asked” in the last expectation.
scenario-unused-rolls = These rolls were never made: { $rolls }.
