### De pagina's over mensen: het account en zijn apparaten.

people-heading = Jij
people-no-name = Zonder naam
people-nobody = Je bent hier nog niet bekend. Ga aan een tafel zitten, dan wel.
people-guest-gist = Je bent een gast: je spellen, decks en boosters horen bij deze browser. Niets anders leidt ernaar terug.
people-devices = Waar je bekend bent
people-devices-gist = Elke browser waarin je onder deze naam speelt. Meld een apparaat af dat je niet kent.
people-device = { $browser } op { $system }
people-device-unknown = Een onbekende browser
people-device-here = dit apparaat
people-device-times = sinds { $since }, laatst gebruikt { $seen }
people-device-times-in = { $country }, sinds { $since }, laatst gebruikt { $seen }
people-device-end = Afmelden
people-device-end-that = Afmelden: { $device }
people-device-ended = { $device } is afgemeld.
people-devices-end-others = Overal elders afmelden
people-devices-ended = Alle andere apparaten zijn afgemeld.
people-sign-out-warning = Niets leidt terug naar een gast: na het afmelden kan niemand nog bij je spellen, decks en boosters.
people-sign-out-stay = Blijven
people-sign-out = Toch afmelden
