### Wat `inglenook cards` zegt, naast de kaarten.

help-cards = Toon een kaart van het kaartspel In de Ban van de Ring.
cards-help-card = De verzamelcode (1R30), meerdere codes, of woorden uit de titel (naast andere tussen aanhalingstekens); zonder code of titel worden alle kaarten opgesomd.
cards-help-set = Alleen kaarten van deze set: 0 promotiekaarten, 1 tot 3 het Reisgenootschapsblok, 4 tot 6 het Torenblok.
cards-help-missing = Som de gedrukte kaarten op die het spel nog niet heeft.
error-unknown-card = Er is geen kaart ‘{ $given }’. Geef een verzamelcode of woorden uit een titel.
cards-perhaps = Misschien: { $known }.
