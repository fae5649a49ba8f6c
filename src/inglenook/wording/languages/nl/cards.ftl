### What `inglenook cards` says, besides the cards.

help-cards = Toon een kaart van het In de ban van de Ring-spel.
cards-help-card = De verzamelcode (1R30) of woorden uit de titel; zonder deze volgen alle kaarten.
error-unknown-card = Er is geen kaart “{ $given }”. Geef een verzamelcode of woorden uit een titel.
cards-perhaps = Misschien: { $known }.
