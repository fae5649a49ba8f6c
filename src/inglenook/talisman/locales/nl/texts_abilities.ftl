### De teksten van de bijzondere gaven: zinnen gericht tot de eigenaar.

## Kracht en Vernuft

text-adds-strength = +{ $strength } Kracht.
text-adds-craft = +{ $craft } Vernuft.
text-adds-both = +{ $strength } Kracht en +{ $craft } Vernuft.
text-weapon = Wapen: +{ $strength } Kracht in een gevecht.
text-weapon-against-dragon = Tegen draken in plaats daarvan +{ $strength } Kracht.
text-weapon-drinks-life = Als je er een gevecht mee wint en de verliezer een leven verliest, krijg je 1 leven.
text-armour = Als je in een gevecht een leven dreigt te verliezen, mag je 1 dobbelsteen gooien: bij { $values } houd je dat leven. Voor elk leven mag je maar 1 beschermend voorwerp proberen.
text-adds-craft-in-battle = In een gevecht tel je je totale Vernuft bij je Kracht op.
text-trains-followers = In een gevecht krijg je +1 Kracht voor elke metgezel die zelf geen Kracht geeft.
text-two-dice-in-battle = In een gevecht gooi je 2 dobbelstenen en gebruik je de hoogste.
text-two-weapons = Je mag 2 wapens tegelijk gebruiken.
text-may-not-use-weapon = Je kunt geen wapens gebruiken.
text-may-not-use-armour = Je kunt geen beschermende voorwerpen gebruiken.
text-may-not-use-magic-object = Je kunt geen magische voorwerpen gebruiken, behalve een Talisman.
text-hired-strength =
    Eenmaal per beurt mag je { $price ->
        [one] 1 goud
       *[other] { $price } goud
    } betalen: +{ $strength } Kracht in gevechten tot het einde van de beurt.
text-one-turn-strength = Je mag deze kaart eenmaal gebruiken: +{ $strength } Kracht tot het einde van de beurt. Leg de kaart daarna af.
text-roll-before-fight = Vóór een gevecht of een geestelijk gevecht mag je 1 dobbelsteen gooien. 1: je legt deze kaart af en verliest 1 leven. 2: je legt deze kaart af. 3–4: er gebeurt niets. 5: je telt 1 bij je aanvalswaarde op. 6: je telt er 3 bij op.
text-fights-instead = Deze metgezel mag in jouw plaats een gevecht voeren met Kracht { $strength }. Bij winst is de vijand jouw trofee of verliest het andere personage een leven; bij verlies sterft deze metgezel en eindigt je beurt.

## Dragen

text-carries-all = Je mag zoveel voorwerpen hebben als je wilt; deze kaart telt niet mee.
text-carries =
    Je mag { $more ->
        [one] 1 voorwerp
       *[other] { $more } voorwerpen
    } meer hebben; deze kaart telt niet mee.
text-carries-sealed = Anderen kunnen je deze kaart en wat erin zit niet afnemen. Als je deze kaart verliest, verlies je ook wat erin zit.
text-opens-valley-of-fire = Met deze kaart mag je het Vlammendal betreden.
text-builds-rafts = Als je beurt in het Woud of in het Bos begint, mag je de hele beurt besteden aan het bouwen van een vlot.
text-is-raft = In je volgende beurt mag je, in plaats van te gooien, de Stormrivier oversteken naar het vak recht tegenover. Een vlot kun je niet meenemen: het verdwijnt aan het einde van die beurt, gebruikt of niet.

## Spreuken

text-always-has-spell = Als je geen spreuk hebt, trek je er meteen een, als je Vernuft dat toelaat.
text-always-has-spell-beyond-limit = Als je geen spreuk hebt, trek je er meteen een, ook als je Vernuft dat niet toelaat.
text-wards-off-spells = Je kunt geen spreuken uitspreken en geen spreuk heeft vat op je. Voor de Heersersspreuk geldt dit niet.
text-sees-spells = Je mag op elk moment de spreuken van andere spelers bekijken.
text-draws-spells-in = Als je verplaatsing { $places } eindigt, mag je spreuken trekken tot het aantal dat je Vernuft toelaat.

## Verplaatsing en vakken

text-evades = Je mag { $places } wezens en personages ontwijken.
text-evades-characters = Je mag { $places } personages ontwijken.
text-need-not-roll = Je hoeft { $places } niet te gooien; gooi je wel, dan geldt de uitkomst.
text-unharmed = De aanwijzingen van het vak kosten je { $places } geen leven.
text-unaffected = Op jou heeft { $cards-the } geen uitwerking.
text-adds-to-roll = Je mag { $occasion } { $amount } bij je worp optellen.
text-shifts-roll = Je mag { $occasion } { $amount } bij je worp optellen of er { $amount } van aftrekken.
text-rolling-praying = bij het bidden
text-rolling-cave = in de Grot
text-rolling-graveyard = op het Kerkhof
text-rolling-tavern = in de Herberg
text-fewer-dice =
    Bij de Grote Poort gooi je, als je Vernuft gebruikt, maar { $portal ->
        [one] 1 dobbelsteen
       *[other] { $portal } dobbelstenen
    }, in de Mijn maar { $mines ->
        [one] 1 dobbelsteen
       *[other] { $mines } dobbelstenen
    }.
text-moves-between = Als je beurt { $place } begint, mag je, in plaats van te gooien, naar een ander vak met dezelfde naam in hetzelfde gebied gaan.
text-two-dice-for-movement = Je mag voor je verplaatsing 2 dobbelstenen gooien en er een naar keuze gebruiken.
text-rests-on = Als je worp voor de verplaatsing { $roll } is, mag je blijven staan en 1 leven genezen, nooit boven je beginwaarde; je beurt eindigt dan.
text-crosses-on = Als je worp voor de verplaatsing { $roll } is, mag je in plaats daarvan de Stormrivier oversteken naar het vak recht tegenover.
text-one-space-a-turn = Je verplaatst je maar 1 vak per beurt. Leg deze kaart af als je de Stormrivier oversteekt.
text-rolls-again = Eenmaal in elk van je beurten mag je een dobbelsteen die je net gegooid hebt, opnieuw gooien; de tweede uitkomst geldt.
text-changes-alignment = Je mag je gezindheid veranderen, hoogstens eenmaal per beurt.
text-looks-at-top-card = Aan het begin van je beurt mag je de bovenste kaart van de avonturenstapel bekijken.
text-draws-one-more = Als je avonturenkaarten trekt, mag je er 1 meer trekken en er daarna 1 naar keuze van afleggen.
text-free-purchase = Telkens wanneer je { $places } bent, mag je 1 koopkaart naar keuze gratis nemen.
text-sells-objects = In je beurt mag je zoveel van je voorwerpen afleggen als je wilt: je ontvangt per stuk 1 goud.
text-sells-objects-in = Je mag { $places } zoveel van je voorwerpen verkopen als je wilt, voor 1 goud per stuk.
text-served-free =
    In het Kasteel geneest de koninklijke dokter je gratis. Daar mag je deze metgezel afstaan voor { $gold ->
        [one] 1 goud
       *[other] { $gold } goud
    }.

## Vijanden en geesten

text-many-animal = dieren
text-many-dragon = draken
text-not-attacked = Je wordt niet aangevallen door { $kinds-the }, maar je mag ze wel aanvallen.
text-no-fight-with = Je wordt niet aangevallen door { $kinds-the }, en je kunt ze niet aanvallen.
text-charms-animal-strength = In plaats van tegen een dier te vechten mag je 1 dobbelsteen gooien: als de worp hoger is dan de Kracht van dat dier, wordt het je metgezel en telt die Kracht mee in een gevecht (maar 1 zo’n metgezel per gevecht).
text-charms-spirit-craft = In plaats van tegen een geest te vechten mag je 1 dobbelsteen gooien: als de worp hoger is dan het Vernuft van die geest, wordt die je metgezel en telt dat Vernuft mee in een geestelijk gevecht (maar 1 zo’n metgezel per gevecht).
text-recruits = In plaats van tegen { $cards-the } te vechten mag je die vijand tot je metgezel maken. In een gevecht mag je 1 zo’n metgezel afleggen en die Kracht eenmaal meetellen.
text-raises-dead = Een vijand met Kracht die je gedood hebt, mag in plaats van een trofee je metgezel worden. In een gevecht mag je 1 zo’n metgezel afleggen en die Kracht eenmaal meetellen.
text-destroys-spirits = Je mag een geest die je ontmoet, zonder gevecht vernietigen; die wordt geen trofee.
text-destroys-spirits-for-spell = Je mag een geest die je ontmoet, zonder gevecht vernietigen; die wordt geen trofee, maar je trekt er 1 spreuk voor, als je Vernuft dat toelaat.
text-keeps-spirits = Geesten die je gedood hebt, houd je als trofee; je mag 7 punten van hun Vernuft inruilen voor 1 vernuftpunt.
text-drives-off = Je mag deze kaart afleggen om 1 vijand te verjagen voordat je die ontmoet.

## Andere personages

text-psychic-attack = Als je een personage aanvalt, mag je een geestelijk gevecht kiezen.
text-psychic-defence = Als een personage je aanvalt, mag je een geestelijk gevecht kiezen.
text-strikes-unseen = Als je een personage aanvalt, of een vijand met Kracht die al open lag, mag je ongezien toeslaan: je slachtoffer gooit niet. Versla je zo een personage, dan moet je dat personage een leven afnemen. Dit kan niet tegen geesten en niet bij de Kroon van Heerschappij.
text-takes-won-life = Als je een personage in een geestelijk gevecht een leven afneemt, krijg je dat leven.
text-may-not-attack = Je kunt geen personage aanvallen waarvan de gezindheid { $alignment } is, behalve bij de Kroon van Heerschappij.
text-takes = In plaats van een personage in je vak aan te vallen mag je dat personage { $what } naar keuze afnemen.
text-takes-by-roll = In plaats van een personage in je vak aan te vallen mag je proberen dat personage { $what } naar keuze af te nemen: gooi 1 dobbelsteen.
text-takes-from-roll = Dat lukt bij { $values }.
text-takes-from-rolls = Dat lukt tegen een goed personage bij { $good }, tegen een neutraal personage bij { $neutral }, tegen een kwaad personage bij { $evil }.
text-takes-only = In plaats van een personage in je vak aan te vallen mag je dat personage { $followers-the } afnemen.
text-takes-never = Zo mag je nooit { $followers-the } nemen.
text-taken-gold = 1 goud
text-taken-object = 1 voorwerp
text-taken-follower = 1 metgezel
text-swaps-objects = In plaats van een personage in je vak aan te vallen mag je 1 van je voorwerpen (geen Talisman) ruilen voor 1 voorwerp van dat personage, beide naar jouw keuze.
text-plays-pipes = In plaats van een personage in je vak aan te vallen mag je op je fluit spelen en 1 dobbelsteen gooien: bij { $values } slaat dat personage 1 beurt over.

## Metgezellen die vanzelf komen

text-must-be-taken = Je moet deze kaart nemen en kunt er geen afstand van doen.
text-joins-for =
    Gaat alleen met je mee als je { $gold ->
        [one] 1 goud
       *[other] { $gold } goud
    } betaalt.
text-drives-followers-away = Je andere metgezellen verlaten het spel, en je kunt geen metgezellen hebben tot je in het Dorp de Mysticus bezoekt; dan wordt deze kaart afgelegd.

## Waar

place-woods = in het Bos
place-forest = in het Woud
place-hills = in de Heuvels
place-fields = op de Akkers
place-crags = in de Rotsen
place-chasm = in de Kloof
place-desert = in de Woestijn
place-chapel = in de Kapel
place-graveyard = op het Kerkhof
place-village = in het Dorp
place-city = in de Stad
place-market = op een Markt
place-market-day = op een Marktdag
