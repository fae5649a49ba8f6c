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
