### The pages about people: the account and its devices.

people-heading = You
people-no-name = Without a name
people-nobody = You are not known here yet. Sit down to a game, and you are.
people-guest-gist = You are a guest: your games, decks and packs belong to this browser. Nothing else leads back to them.
people-devices = Where you are known
people-devices-gist = Each browser in which you play under this name. End one that you do not know.
people-device = { $browser } on { $system }
people-device-unknown = An unknown browser
people-device-here = this one
people-device-times = since { $since }, last used { $seen }
people-device-times-in = { $country }, since { $since }, last used { $seen }
people-device-end = Sign out
people-device-end-that = Sign out: { $device }
people-device-ended = { $device } is signed out.
people-devices-end-others = Sign out everywhere else
people-devices-ended = All other devices are signed out.
people-sign-out-warning = Nothing leads back to a guest: after signing out, nobody can reach your games, decks and packs any more.
people-sign-out-stay = Stay
people-sign-out = Sign out all the same
people-kept-gist = You have an account: everything is yours on any device.
people-keep-gist = So far all this is in this browser only. Keep it, and it follows you to any device. Nothing else changes: you play on as before.
people-words-make = Keep it with twelve words
people-words-again = Make new words
people-words-heading = Your twelve words
people-words-gist = Write them down now. They are shown this once, and whoever has them gets into your account. Earlier words are no longer good.
people-words-written = I have written them down
people-way-words = Twelve words
people-way-used = made on { $since }, last used on { $used }
people-way-unused = made on { $since }, never used
people-way-remove = Remove
people-prove = To change the ways into your account, sign in once more.
people-have-account = I have an account
people-sign-in = Sign in
people-sign-in-gist = What you have in this browser joins your account.
people-words-field = Your twelve words
people-words-hint = In their order; capital letters and spaces do not matter.
people-welcome-back = Welcome back, { $name }
people-joined = From this browser came along: { $things }.
people-joined-nothing = Everything is as you left it.
people-joined-games = { $count ->
        [one] one table
       *[other] { $count } tables
    }
people-joined-decks = { $count ->
        [one] one deck
       *[other] { $count } decks
    }
people-joined-packs = { $count ->
        [one] one pack
       *[other] { $count } packs
    }
people-joined-leagues = { $count ->
        [one] one league
       *[other] { $count } leagues
    }
