### Het eerste spel met uitleg: wat er telkens gezegd wordt, en de antwoorden op andere keuzes.

lesson-talisman-chapter-outer = Het buitenste gebied
lesson-talisman-chapter-stairs = De trap op
lesson-talisman-chapter-crown = De Kroon

## Het buitenste gebied

lesson-talisman-you = Dit ben jij: de Krijger. Kracht is om te vechten, Vernuft is voor magie, en je hebt vier levens.
lesson-talisman-goal = In het midden van het bord staat de Kroon van Heerschappij. Wie die bereikt en alle anderen overleeft, heeft gewonnen.
lesson-talisman-two-ways = Je gooide een 2 en kiest zelf de richting. De Ruïne geeft twee kaarten, het Bos één: meer kaarten is meer geluk én meer pech.
lesson-talisman-two-ways-woods = Hier één kaart in plaats van twee. Wat je niet trok, ligt nog op de stapel en komt de volgende keer.
lesson-talisman-drawn = Je trok wat hier op je wachtte, en daar zat een Wolf bij. Kaarten hebben een vaste volgorde: eerst de vijanden, dan de schatten.
lesson-talisman-fight = Beide kanten tellen een dobbelsteen bij hun Kracht op: jij { $strength } en een 5, de Wolf { $wolf } en een 3. Een Krijger gooit er twee en houdt de beste.
lesson-talisman-trophy = De verslagen Wolf is nu van jou, een trofee die 2 waard is. Zeven van zulke punten ruil je in voor 1 Kracht.
lesson-talisman-gold = Er staat geen vijand in de weg, dus je mag het goud nemen. Met goud koop je dingen in het Dorp en de Stad.
lesson-talisman-gold-left = Het blijft daar open liggen, voor wie er langskomt. Zullen we teruggaan en het pakken?
lesson-talisman-others = De beurten gaan rond: Pits Dwerg is naar de Kapel gelopen. Eindig je in zijn vak, dan mag je hem ontmoeten en met hem vechten, in plaats van te doen wat het vak zegt.
lesson-talisman-where-to = Vier vakken: in het Dorp is een smid, in het Bos een kaart. Met 3 goud zou ik gaan winkelen.
lesson-talisman-where-to-woods = De wildernis dus. Het Dorp loopt niet weg, en je goud ook niet.
lesson-talisman-village = Het Dorp: hier mag je doen wat het vak zegt, of niets. Zeg ja, er is een smid.
lesson-talisman-village-passed = Zoals je wilt, maar met goud sla je niemand. Toch maar naar binnen?
lesson-talisman-street = Drie deuren. De genezer geeft levens terug, de smid verkoopt wapens, bij de mysticus beslist de dobbelsteen: klop bij de smid aan.
lesson-talisman-street-healer = Je hebt al je levens nog, er valt niets te genezen. Terug naar de straat?
lesson-talisman-street-mystic = Een gok: je krijgt wat de dobbelsteen zegt. Het kost niets, behalve dit bezoek.
lesson-talisman-smith = Een Zwaard kost 2 goud en geeft in elk gevecht 1 extra. Je kunt vier voorwerpen dragen, dus koop wat zijn plek waard is.
lesson-talisman-smith-helmet = Met een Helm sla je niemand, maar als je een gevecht verliest kan hij een leven sparen.
lesson-talisman-smith-axe = Een Bijl slaat even hard als een Zwaard, en in het Bos bouw je er een vlot mee: nog een weg over de rivier.
lesson-talisman-smith-nothing = Niets gekocht, niets uitgegeven. Maar er komt een zwaarder gevecht: terug naar de toonbank?
lesson-talisman-stranger = Een vreemdeling: je mag hem bezoeken of met rust laten. De Tovenaar verkoopt voor 1 goud een spreuk, en met Vernuft { $craft } mag je er { $limit } hebben.
lesson-talisman-stranger-passed = Hij blijft hier, en zonder spreuk vecht je straks op eigen kracht. Eén stap terug?
lesson-talisman-secret = Geestelijke Slag: alleen jij ziet welke spreuk het is. Op de kaart staat wanneer je hem mag uitspreken, en op dat moment wordt het je gevraagd.
lesson-talisman-before-the-dice = Een Menseneter, Kracht { $ogre }; jij hebt { $strength }, en 1 meer met een wapen. De Geestelijke Slag voegt je Vernuft van { $craft } toe, maar alleen nu, vóór de worp.
lesson-talisman-before-the-dice-passed = Zonder de spreuk was de worp niet genoeg. Je hebt hem nog: één stap terug?
lesson-talisman-ogre-won = De Menseneter is verslagen. Verlies had je een leven en de rest van je beurt gekost; bij gelijkspel is alleen je beurt voorbij.
lesson-talisman-lost-fight = Een verloren gevecht: één leven, en je beurt is voorbij. De vijand blijft waar hij is, en je kunt sterker terugkomen.
lesson-talisman-growing = Wolf 2 en Menseneter 5: samen 7. Ruil ze in voor 1 Kracht die blijft: dat vind je onder ‘Ook mogelijk’.
lesson-talisman-growing-later = Je kunt ze inruilen wanneer je wilt. Maar pas dan word je sterker.
lesson-talisman-grown = Kracht { $strength }, voorgoed: zo groeit een personage, gevecht na gevecht. We slaan de bladzijde om.
lesson-talisman-enough = Zo gaat het door, ronde na ronde: lopen, ontmoeten, groeien. We slaan de bladzijde om.

## De trap op

lesson-talisman-hour-later = Een uur later: Kracht { $strength }, Vernuft { $craft }, { $lives } levens. Hier valt weinig meer te vrezen, en weinig meer te winnen.
lesson-talisman-regions = Het bord heeft drie gebieden: dit, dat achter de rivier en dat achter het vuur. Een trap leidt over de rivier, en daar staat de Wachter.
lesson-talisman-stairs = Met een 3 haal je de trap. De Wachter heeft 9; jij hebt 8 en het Zwaard, en de beste van twee dobbelstenen.
lesson-talisman-stairs-later = Geen haast, de trap blijft waar hij is. Maar je bent er klaar voor: zullen we teruggaan?
lesson-talisman-sentinel = De Wachter is verslagen: naar boven. Had je verloren, dan had dat een leven gekost en was je deze beurt beneden gebleven.
lesson-talisman-richer = Het middengebied is rijker en ruwer: sommige vakken kosten een leven zodra je er stopt. Dit vak levert iets op.
lesson-talisman-richer-left = Iemand anders zal je dankbaar zijn.
lesson-talisman-which-way = Eén vak: het Verborgen Dal geeft drie kaarten, het Behekste Bos één, of je gaat weer naar beneden. Je bent nu sterk; wat waag je?
lesson-talisman-which-way-glade = Eén kaart, en zolang je hier bent slaapt je magie. In het Verborgen Dal liggen er drie: één stap terug?
lesson-talisman-which-way-down = Naar beneden houdt niemand je tegen. Maar wat je nodig hebt, ligt hierboven: één stap terug?
lesson-talisman-follower = Een Eenhoorn wil je volgen: 1 Kracht en 1 Vernuft, zolang hij bij je is. Vijanden komen altijd eerst.
lesson-talisman-follower-left = Hij blijft in het dal, en zijn hulp ook. Eén stap terug?
lesson-talisman-the-talisman = En dit is een Talisman. Zonder komt niemand het Vlammendal in, en daarachter staat de Kroon.
lesson-talisman-the-talisman-left = Zonder Talisman kun je niet winnen, en een andere vind je niet zomaar. Eén stap terug?
lesson-talisman-have-it = Je hebt wat je nodig hebt: Kracht en een Talisman. Nu naar het midden; we slaan de bladzijde om.
lesson-talisman-enough-below = Je kent de weg. Vroeg of laat vind je een Talisman, en dan ligt de weg naar de Kroon open. We slaan de bladzijde om.

## De Kroon

lesson-talisman-portal = Je hebt de Grote Poort geopend, bent de Vlakte van Doodsgevaar overgestoken en hebt de Weerwolf verslagen. De Poort open je met twee dobbelstenen, als je sterk of slim genoeg bent voor wat ze tonen.
lesson-talisman-inside = In het binnenste gebied gooi je niet om je te verplaatsen: één vak per beurt. Elk vak heeft zijn taak, en wie die niet volbrengt, komt er niet langs.
lesson-talisman-fire = Eén stap verder ligt het Vlammendal, en je Talisman opent het. Niemand hoeft vooruit: terug kan altijd.
lesson-talisman-fire-back = Niemand hoeft vooruit, maar terug betekent dobbelen met de Dood. Dan toch liever het vuur?
lesson-talisman-fire-without = Wat je hebt, mag je altijd neerleggen, ook dit. Maar zonder Talisman is het Vlammendal gesloten, en dan blijft alleen de weg terug. Zullen we hem weer oppakken?
lesson-talisman-fire-unarmed = Wat je hebt, mag je altijd neerleggen, ook per ongeluk. Het Zwaard heb je hier nauwelijks nodig, maar waarom zou je het aan anderen laten?
lesson-talisman-no-way-back = Pit is nog buiten, met { $lives } levens. Zodra iemand de Kroon heeft bereikt, is wie sterft voorgoed uitgeschakeld.
lesson-talisman-crown = Daar is hij, één stap verder. Alleen wie hierheen komt en je verslaat, kan je van de Kroon verdrijven.
lesson-talisman-crown-back = Zo dichtbij! De Kroon wacht op niemand: één stap terug?
lesson-talisman-command = Bij de Kroon spreek je elke beurt de Heersersspreuk uit: bij een 4 of meer verliest een ander een leven, of geeft die op. Je gooide een 5, en Pit kon er niets tegen doen.
lesson-talisman-nowhere = Pit kon nog lopen, groeien, zelfs hier op je afkomen. Maar hij had nog één beurt en één leven.
lesson-talisman-won = Toen een 4, en Pits laatste leven was weg. Jij bent als enige over, en zo win je Talisman.
lesson-talisman-died-inside = Dood, zo dicht bij de Kroon. Neem de laatste keuze terug en probeer een andere.
