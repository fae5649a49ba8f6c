### Kekäleet, pieni peli.

title = Kekäleet

name-twig = Risu
name-log = Halko
name-gust = Puuska
name-wall = Muuri
name-shield = Kilpi
name-draught = Veto
name-owl = Pöllö
name-phoenix = Feeniks

## Kysymykset ja vaihtoehdot

prompt-embers-action =
    Sinun vuorosi: pelaa kortti tai jätä väliin. Sinulla on jäljellä { $left ->
        [one] 1 toiminto
       *[other] { $left } toimintoa
    }.
prompt-about-to-lose =
    { $player } on menettämässä { $amount ->
        [one] 1 kekäleen
       *[other] { $amount } kekälettä
    }. Haluatko vastata?
prompt-has-lost = { $player } menetti kekäleitä. Haluatko vastata?
prompt-asking = Kyllä vai ei?
option-play = Pelaa { $subject }
option-play-on = Pelaa { $card }, kohteena { $player }
option-burn = Polta { $subject }

## Loki

log-drew = { $player } vetää kortin.
log-drew-card = { $player } vetää kortin { $card }.
log-played = { $player } pelaa kortin { $card }.
log-burned = { $player } polttaa kortin { $card }.
log-rolled = { $player } heittää: { $roll }.
log-gained =
    { $player } saa { $amount ->
        [one] 1 kekäleen
       *[other] { $amount } kekälettä
    }, yhteensä nyt { $embers }.
log-lost =
    { $player } menettää { $amount ->
        [one] 1 kekäleen
       *[other] { $amount } kekälettä
    }, jäljellä { $embers }.
log-sheltered = Muuri suojaa pelaajaa { $player }: menetys on 1 kekäleen pienempi.
log-looked = { $player } katsoo yhtä korttia pakan päältä.
log-saw = { $player } näkee pakassa kortin { $card }.
log-shuffled = { $player } sekoittaa tuhkapinon ja pakan yhteen.
log-out = { $player } on ilman kekäleitä ja putoaa pelistä.

## Miksi ei?

why-over = Peli on päättynyt.
why-not-in-hand = Voit pelata vain omassa kädessäsi olevia kortteja.
why-not-asked = Nyt kysytään toiselta: { $player }.
why-other-moment = { $card } ei ole pelattavissa tällä hetkellä.

## Viat

fault-embers = { $player }: kekäleitä on { $embers }.
fault-piles = Pinoissa on { $count } korttia, mutta kortteja on { $cards }.
fault-zone = { $card } on väärässä pinossa: { $zone }.

## Pöydän lukeminen

reading-hand = käsi: lue kekäleesi ja korttisi
reading-others = muut: lue, mitä näet muista pelaajista
reading-ash = tuhka: lue tuhkapino

look-turn = Vuorossa on { $player }.
look-own =
    Sinulla on { $count ->
        [one] 1 kekäle
       *[other] { $count } kekälettä
    }.
look-hand =
    Kätesi, { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }: { $cards }.
look-own-front = Edessäsi: { $cards }.
look-player =
    { $player }: { $count ->
        [one] 1 kekäle
       *[other] { $count } kekälettä
    }.
look-player-hand =
    { $player }: kädessä { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }.
look-player-front = { $player }: edessä { $cards }.
look-out = { $player } on pudonnut pelistä.
look-deck =
    Pakassa on { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }.
look-seen = Olet nähnyt pakan päältä kortin numero { $place }: { $card }.
look-no-ash = Tuhkapino on tyhjä.
look-ash =
    Tuhkapino, { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }: { $cards }.
look-times =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }

error-setup = Peliä ei voi aloittaa: { $detail }. Korjaa alkuasetukset ja yritä uudelleen.

## Pulmat

puzzle-embers-win = Voita ennen kuin vuorosi päättyy.
puzzle-name-embers-win = Voita tällä vuorolla
