### The table in the browser: what every game's table says.

## Pages

browser-loading = One moment …
browser-not-found = There is nothing at this address.
browser-no-table = There is no such table, or not any more.
browser-unreachable = The server cannot be reached.
browser-try-again = Try again
browser-to-start = To the start page
browser-skip = Skip to your decision
browser-close = Close
browser-rules = Rules

## Connection

browser-reconnecting = Reconnecting …
browser-connection-lost = The connection was lost. Try it once more in a moment.
browser-moved-on = The game has moved on; this is the question now.

## Names of the bots

browser-bot-uniform = Random
browser-bot-thumb = Thumb
browser-bot-keen = Keen
browser-lesson-opponent = Wick
browser-bot-easy = Wick (easy)
browser-bot-normal = Kettle (normal)
browser-bot-hard = Flint (hard)
browser-bot-relentless = Old Ash (relentless)

## The question

browser-your-decision = Your decision
browser-asked-now = Your decision: { $prompt }
browser-choose-none = Choose none
browser-confirm = Confirm
browser-chosen = chosen
browser-chosen-place = chosen, number { $place }
browser-chosen-of = { $count } of { $most } chosen
browser-chosen-between = { $count } chosen, { $least } to { $most } needed
browser-chosen-up-to = { $count } of at most { $most } chosen
browser-no-more = No more than { $most } can be chosen. Take one back first.
browser-less = Less
browser-more = More
browser-search = Search by name
browser-search-nothing = No option has that name.
browser-asides = Also possible now: { $what }
browser-pass-asked = Still possible: { $what }. Press again to pass all the same.
browser-nothing-to-do = Nothing can be done with this now.
browser-why-not = Why not?

## Taking back

browser-undo = Undo
browser-undo-dice = Undo dice (practice)
browser-undo-ask = Ask to undo
browser-undo-waiting =
    { $answers ->
        [one] Waiting for the others to agree: 1 answer would be taken back.
       *[other] Waiting for the others to agree: { $answers } answers would be taken back.
    }
browser-undo-asked =
    { $answers ->
        [one] { $name } asks to take back 1 answer.
       *[other] { $name } asks to take back { $answers } answers.
    }
browser-undo-agree = Agree
browser-undo-refuse = Refuse

## Others decide

browser-others-decide = The others decide
browser-watching = You are watching
browser-thinking = { $name } is thinking
browser-away = { $name } has no connection at the moment.
browser-take-over = Let a bot play for { $name }
browser-time-left = Time left for an answer: { $time }. Then a bot can be let play.
browser-time-own = The others wait for you: { $time } left. Then they can let a bot play.
browser-bot-for-you = A bot plays for you: { $bot }
browser-come-back = Play on myself

## The end

browser-over = The game is over
browser-you-won = You have won
browser-you-lost =
    You have lost: { $count ->
        [one] { $names } has won
       *[other] { $names } have won
    }
browser-won =
    { $count ->
        [one] { $names } has won
       *[other] { $names } have won
    }
browser-nobody-won = Nobody has won
browser-frozen = The game has stopped
browser-frozen-what = A fault in the rules has stopped this game.
browser-frozen-kept = Nothing is lost. The game is kept under number { $fault } and goes on from here once the fault is repaired.

## Sums

browser-sum-printed = Printed on the card
browser-sum-rules = By the rules
browser-sum-total = Total

## Log and chat

browser-log = Log
browser-log-passed = { $players } pass.
browser-log-older =
    { $count ->
        [one] Show 1 older line
       *[other] Show { $count } older lines
    }
browser-chat = Chat
browser-chat-new =
    { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
browser-chat-empty = Nobody has written anything yet.
browser-chat-write = Write to the table
browser-chat-send = Send

## One device for several people

browser-curtain = It is { $name }’s turn
browser-curtain-why = The cards are hidden. Pass the device on before going on.
browser-curtain-open = I am { $name }

## A seat on another device

browser-seat-link = Do you want to play on here?
browser-seat-link-take = Take the seat to this device
browser-seat-link-bad = This link no longer leads to a seat.

## Menu

browser-menu = Menu
browser-rule-not = Not: { $rule }
browser-language = Language
browser-theme = Look
browser-theme-change = Light or dark
browser-theme-system = System
browser-theme-dark = Dark
browser-theme-light = Light
browser-speed = Table speed
browser-speed-none = At once
browser-speed-quick = Quick
browser-speed-usual = Usual
browser-speed-calm = Calm
browser-pass-guard = Ask me before I pass although I could act
browser-notices = When it is my turn
browser-notice-title = Say so in the title of the tab
browser-notice-sound = A short sound
browser-notice-browser = A notification when I am elsewhere
browser-notice-refused = Your browser does not allow notifications from this page. You can change that in its settings for this page.
browser-lessons = Tips for newcomers
browser-tip = Tip
browser-tip-enough = Not this one again
browser-tips-off = No more tips
browser-stops = Ask me about
browser-stops-why = At moments that are not ticked you pass automatically; where it makes no difference, an answer is given for you.
browser-device = Play on another device
browser-device-why = Whoever opens this link takes your seat. Keep it to yourself.
browser-device-link = Make a link
browser-copied = Copied
browser-report = Report a problem
browser-report-what = What is wrong? The game is saved together with your description.
browser-report-send = Send
browser-report-sent = Thank you. It is kept together with the game.
browser-concede = Concede
browser-concede-again = Press again to concede

## Keys

browser-keys = Keys
browser-key-options = choose an option
browser-key-pass = pass or confirm
browser-key-undo = undo
browser-key-why = read the card or space in focus; without one, list the keys
browser-key-last = hear the last line of the log
browser-key-arrows = move within a group
browser-key-escape = close what is open
browser-keys-touch = On a touch screen: the first tap reads, a finger that stays reads at any time.

## The stage

browser-stage = What has just happened
browser-stage-continue = Continue
browser-stage-more =
    { $count ->
        [one] 1 more thing has happened.
       *[other] { $count } more things have happened.
    }
browser-stage-show = Show
browser-stage-show-what = Show again: { $what }
browser-log-passes-hidden =
    { $count ->
        [one] 1 pass hidden
       *[other] { $count } passes hidden
    }
browser-log-passes-shown =
    { $count ->
        [one] 1 pass shown
       *[other] { $count } passes shown
    }
browser-as-a-list = All choices as a list: { $count }
browser-taken-up = Taken up. Choose what to bring it together with.
browser-taken-apart = Taken apart.
browser-read-only = Read only, do nothing
browser-recap = What happened meanwhile ({ $count })
browser-recap-of = Meanwhile: { $name } ({ $count })
