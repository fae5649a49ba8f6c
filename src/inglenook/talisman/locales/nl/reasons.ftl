### Waarom iets niet kan, en wat er mis kan zijn met een stelling.

## Waarom niet?

why-over = Het spel is afgelopen.
why-no-character = Je hebt nu geen personage op het spelbord.
why-not-asked = Nu wordt { $player } iets gevraagd.
why-other-question = De vraag gaat nu over iets anders.
why-yourself = Je kunt jezelf niet ontmoeten.
why-not-on-board = Deze speler heeft geen personage op het spelbord.
why-elsewhere = Je ontmoet alleen personages in het vak waar je verplaatsing eindigt.
why-not-met-here = In het binnenste gebied ontmoeten personages elkaar alleen op de Vlakte van Doodsgevaar, in het Vlammendal en bij de Kroon van Heerschappij.
why-not-your-turn = Je bent niet aan de beurt.
why-already-here = Je bent daar al.
why-not-moving = Je verplaatst je alleen in de verplaatsingsfase van je beurt.
why-other-region = Het ligt in een ander gebied; daar kom je alleen over de trap, met een vlot, door de Grote Poort of door een ontmoeting.
why-inner-region = Het ligt in het binnenste gebied, en daar kom je alleen door de Grote Poort.
why-no-talisman = Zonder Talisman kun je daar niet naar binnen.
why-one-space = In het binnenste gebied verplaats je je maar 1 vak: vooruit als de taak van je vak gedaan is, of terug.
why-exact-steps = Je verplaatst je precies zoveel vakken als de dobbelsteen aangeeft.
why-not-in-play = Die kaart is niet op het spelbord.
why-not-your-spell = Het is een spreuk van iemand anders.
why-toad-casts-not = Een pad kan geen spreuken uitspreken.
why-amulet = Met je Amulet kun je geen spreuken uitspreken.
why-no-magic = Magie werkt hier nu niet.
why-wrong-time = Uitspreken kan alleen { $times }, en alleen op een passend doelwit.
why-not-yours = Het is van iemand anders.
why-too-few-trophies = Je trofeeën zijn nog niet genoeg punten waard om ze in te ruilen.
why-toad-trades-not = Een pad kan geen trofeeën inruilen.
why-cannot-be-given-up = Daar kun je geen afstand van doen.
why-not-between-roll-and-result = Niet tussen een worp en de uitkomst ervan.
why-card-elsewhere = Die ligt in een ander vak.
why-spell-lies-here = Een spreuk die in een vak ligt, wordt niet genomen.
why-toad-holds-nothing = Een pad kan niets hebben.
why-forbidden = Je gezindheid laat dat niet toe.
why-already-met = Daarmee ben je in deze ontmoeting al klaar.
why-others-first = Eerst komen de kaarten met een lager volgnummer.
why-drawn-first = Net getrokken kaarten komen vóór die er al lagen.
why-left-trophy = Trofeeën van doden zijn van niemand: je kunt ze niet nemen.
why-not-now = Deze kaart komt aan de beurt als je de aanwijzingen van het vak volgt.

## Wat er mis kan zijn met een stelling

fault-cards = Er zijn { $listed } kaarten genoemd, maar er zijn er { $cards }.
fault-place = De kaart { $card } is niet waar die hoort te zijn ({ $zone }).
fault-characters = Een personage is twee keer in het spel, of in het spel en toch ongebruikt.
fault-dead = { $player } heeft geen levens en is niet dood.
fault-points = { $player } staat onder een beginwaarde of heeft een schuld in goud.
fault-toad = { $player } is een pad en heeft toch iets.
fault-objects = { $player } heeft te veel voorwerpen.
fault-spells = { $player } heeft te veel spreuken.
fault-forbidden = { $player } heeft een kaart die de gezindheid niet toelaat: { $card }.
fault-box = Van { $card } zijn er { $found }, maar in de doos zitten er { $printed }.
fault-no-character = { $player } heeft geen personage op het spelbord en toch iets in bezit.
fault-space = { $player } staat op geen enkel vak van het spelbord.
fault-no-object = { $player } draagt een kaart die niet gedragen kan worden: { $card }.
fault-no-follower = { $player } heeft als metgezel een kaart die geen metgezel is: { $card }.
fault-no-trophy = { $player } heeft als trofee een kaart die geen vijand is: { $card }.
fault-no-spell = { $player } heeft in de hand een kaart die geen spreuk is: { $card }.
fault-curse = { $player } heeft een vloek die metgezellen verjaagt, en toch metgezellen.
fault-crown = { $player } staat bij de Kroon van Heerschappij, die nog niemand bereikt heeft.
