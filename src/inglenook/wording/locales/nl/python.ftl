### Wat de Python-bibliotheek weigert, en wat er in plaats daarvan gegeven kan worden.

error-python-type = { $argument } is { $given }, van het type { $type }, en moet { $wanted } zijn. Schrijf bijvoorbeeld { $example }.
error-python-no-choice = Er is geen keuze ‘{ $given }’ voor een spel { $game }. Keuzes: { $known }.
error-python-choice-twice = ‘{ $given }’ kan niet naast een opstelling gegeven worden. Zet het in de opstelling.
error-python-too-many = { $argument }: { $count } is te veel voor { $seats } plaatsen. Geef er hooguit één voor elke plaats.
error-python-bids = Het aantal biedingen is { $count }, en dat van de plaatsen { $seats }. Geef er één voor elke plaats, of geen enkele om de spelers te laten bieden.
error-python-no-card = Er is geen kaart ‘{ $given }’. inglenook.cards.ids() noemt ze alle, en inglenook.cards.search() vindt ze op naam.
error-python-no-field = Er is geen veld ‘{ $given }’ om op te zoeken. Laat het weg, of zet het woord tussen aanhalingstekens.
error-python-no-thing = Er is niets dat ‘{ $given }’ heet en waar deze plaats naar kan wijzen. Geef een naam, een id of een verwijzing uit het beeld van de plaats.
error-python-which = ‘{ $given }’ kan meer dan één ding betekenen: { $known }. Schrijf meer van de naam, of geef een verwijzing uit het beeld van de plaats.
error-python-undo = Er kunnen geen { $count } antwoorden teruggenomen worden, want er zijn er { $answers } gegeven. Neem er ten minste één terug en niet meer dan dat.
error-python-no-copy = Deze kopie kan nu niet gekopieerd, teruggenomen of bewaard worden. Maak haar met keep=True, en laat een verzonnen spel eerst tot zijn volgende stap doorgaan.
error-python-not-asked = Aan plaats { $seat } wordt nu niets gevraagd. Lees haar vraag pas als het spel haar iets vraagt.
error-python-an-aside = ‘{ $given }’ is geen antwoord: het gebeurt naast de vraag. Doe het met game.do_aside(), dan wordt de vraag opnieuw gesteld.
python-a-name = een tekst
python-a-number = een geheel getal
python-a-list = een lijst
python-a-mapping = een woordenboek
python-a-language = de code van een taal
python-a-deck = de naam, het pad of de tekst van een deck, of een Deck
python-a-query = een zoekopdracht
python-an-answer = de sleutel van een optie, een optie, of verscheidene daarvan
python-a-game = de naam van een spel of een opstelling
python-a-running-game = een spel
python-a-seed = een tekst of een geheel getal
python-a-path = de tekst of het pad van een bewaard spel
python-a-bot = de naam van een bot, of een functie die een plaats krijgt
python-bots = een bot, of een lijst met voor elke plaats een bot of None
