### Waarom niet?

## Het spel en de vraag

why-over = Het spel is afgelopen.
why-out = Je ligt uit het spel.
why-setting-up = Het spel wordt nog voorbereid.
why-not-asked = { $player } is nu aan zet.
why-other-question = Eerst moet een andere actie worden afgemaakt.

## Waar de kaart is

why-other-hand = De kaart is in de hand van een andere speler.
why-adventure-deck = Een locatie wordt gelegd wanneer een reisgenootschap erheen beweegt.
why-stacked = Een gestapelde kaart is niet in het spel.
why-dead = De kaart ligt in de dodenstapel.
why-discarded = Alleen een kaart die dat zegt, speelt kaarten uit de aflegstapel.
why-no-zone = De kaart wordt net gespeeld of is uit het spel.
why-inactive = De kaart is deze beurt niet actief.
why-not-yours = De kaart is van een andere speler.
why-no-ability = De kaart heeft niets wat te gebruiken is.
why-not-at-site = Een locatie werkt alleen terwijl het reisgenootschap er is.

## Beurten en fasen

why-own-turn = Vrije Volkeren-kaarten speel je in je eigen beurt.
why-others-turn = Schaduwkaarten speel je in de beurten van anderen.
why-phase = Alleen op een ander moment mogelijk: { $phases }.
why-shadow-phase = Schaduwkaarten die blijven liggen, speel je in je eigen schaduwfase.
why-fellowship-phase = In de reisgenootschapsfase handelt alleen de Vrije Volkeren-speler.
why-shadow-action = Alleen schaduwspelers doen schaduwacties.
why-other-shadow-phase = Het is de schaduwfase van een andere speler.
why-response = Een reactie gebruik je wanneer gebeurt waarop die reageert.
why-skirmish-over = Het gevecht is voorbij.

## De regels van het spelen

why-unique = { $card } is uniek, en je hebt er al een in het spel.
why-unique-shadow = { $card } is uniek, en er is er al een actief in het spel.
why-dead-copy = { $card } is uniek en ligt in je dodenstapel.
why-rule-of-nine = Regel van negen: er zijn samen negen reisgenoten in het spel en in de dodenstapel.
why-starter-rules = In de startersregels zijn er geen bondgenoten en geen artefacten: { $card } kan niet gespeeld worden.
why-forbidden = Een kaart in het spel verbiedt het.
why-no-bearer = Niemand in het spel kan de kaart dragen.
why-class = Elke mogelijke drager draagt al een kaart van deze klasse.
why-bearer-limit = Elke mogelijke drager heeft er al zoveel als de kaart toestaat.
why-not-your-minion = Alleen je eigen volgelingen kunnen de kaart dragen.
why-transfer-phase = Voorwerpen plaats je over in je eigen reisgenootschapsfase.
why-transfer = Niemand op dezelfde locatie kan de kaart overnemen.

## Kosten en voorwaarden

why-twilight = Niet genoeg schemermerktekens: de kosten zijn { $cost }, de schemerpot { $pool ->
        [0] is leeg
       *[some] bevat er { $pool }
    }.
why-twilight-roaming = Niet genoeg schemermerktekens: met de zwerfboete van { $penalty } zijn de kosten { $cost }, de schemerpot { $pool ->
        [0] is leeg
       *[some] bevat er { $pool }
    }.
why-pool = { $pool ->
        [0] De schemerpot is leeg.
       *[some] De schemerpot bevat er maar { $pool }.
    }
why-spot =
    Je kunt niet spotten wat de kaart vraagt ({ $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }).
why-exert = Niemand die ervoor in aanmerking komt, kan vaak genoeg vermoeid worden.
why-hand = Je hebt te weinig van zulke kaarten op hand.
why-cost = De kosten zijn niet te betalen.
why-costs-together = De kosten zijn niet allemaal samen te betalen.
why-condition = Er is niet aan de voorwaarde voldaan.
why-used =
    Dit is al { $uses ->
        [one] eenmaal
       *[other] { $uses } keer
    } gebruikt, zo vaak als mag.
why-nothing-to-play = Er is geen kaart die hiermee gespeeld kan worden.
