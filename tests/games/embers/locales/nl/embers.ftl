### Sintels, het kleine spel.

title = Sintels

name-twig = Twijg
name-log = Houtblok
name-gust = Windvlaag
name-wall = Muur
name-shield = Schild
name-draught = Tocht
name-owl = Uil
name-phoenix = Feniks

## Vragen en opties

prompt-embers-action =
    Jouw beurt: speel een kaart of pas. Je hebt nog { $left ->
        [one] 1 actie
       *[other] { $left } acties
    }.
prompt-about-to-lose =
    { $player } dreigt { $amount ->
        [one] 1 sintel
       *[other] { $amount } sintels
    } te verliezen. Wil je reageren?
prompt-has-lost = { $player } heeft sintels verloren. Wil je reageren?
prompt-asking = Ja of nee?
option-play = { $subject } spelen
option-play-on = { $card } spelen op { $player }
option-burn = { $subject } verbranden

## Verslag

log-drew = { $player } raapt een kaart.
log-drew-card = { $player } raapt { $card }.
log-played = { $player } speelt { $card }.
log-burned = { $player } verbrandt { $card }.
log-rolled = { $player } gooit { $roll }.
log-gained =
    { $player } krijgt { $amount ->
        [one] 1 sintel
       *[other] { $amount } sintels
    } en heeft er nu { $embers }.
log-lost =
    { $player } verliest { $amount ->
        [one] 1 sintel
       *[other] { $amount } sintels
    } en heeft er nog { $embers }.
log-sheltered = Een Muur beschut { $player }: er gaat 1 sintel minder verloren.
log-looked = { $player } bekijkt een van de bovenste kaarten van de stapel.
log-saw = { $player } ziet { $card } in de stapel.
log-shuffled = { $player } schudt de asstapel door de stapel.
log-out = { $player } heeft geen sintels meer en ligt eruit.

## Waarom niet?

why-over = Het spel is afgelopen.
why-not-in-hand = Je kunt alleen kaarten uit je eigen hand spelen.
why-not-asked = De vraag is nu aan { $player }.
why-other-moment = { $card } kan op dit moment niet gespeeld worden.

## Fouten

fault-embers = { $player } heeft { $embers } sintels.
fault-piles = Er liggen { $count } kaarten in de stapels, maar er zijn er { $cards }.
fault-zone = { $card } ligt in de verkeerde stapel: { $zone }.

## De tafel voorlezen

reading-hand = hand: lees je sintels en je kaarten voor
reading-others = anderen: lees voor wat je van de andere spelers ziet
reading-ash = as: lees de asstapel voor

look-turn = { $player } is aan de beurt.
look-own =
    Je hebt { $count ->
        [one] 1 sintel
       *[other] { $count } sintels
    }.
look-hand =
    Je hand, { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }: { $cards }.
look-own-front = Voor je ligt: { $cards }.
look-player =
    { $player } heeft { $count ->
        [one] 1 sintel
       *[other] { $count } sintels
    }.
look-player-hand =
    { $player } heeft { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } op hand.
look-player-front = Voor { $player } ligt: { $cards }.
look-out = { $player } ligt eruit.
look-deck =
    Stapel: { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }.
look-seen = Je hebt kaart { $place } van boven gezien: { $card }.
look-no-ash = De asstapel is leeg.
look-ash =
    Asstapel, { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }: { $cards }.
look-times =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }

error-setup = Het spel kan niet worden opgezet: { $detail }. Verbeter de opzet en probeer het opnieuw.

## Puzzels

puzzle-embers-win = Win voordat je beurt eindigt.
puzzle-name-embers-win = Win deze beurt
