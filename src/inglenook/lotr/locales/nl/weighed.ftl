### Waarom het ene antwoord beter is dan het andere.

because-own-way = In de spellen die vanaf hier zijn uitgespeeld, kwam het reisgenootschap zo verder op het pad.
because-own-fellowship = Het houdt de reisgenoten sterker, of meer van hen in leven.
because-own-ring-bearer = Het houdt de ringdrager buiten gevaar.
because-own-burdens = Het houdt lasten op afstand.
because-own-support = Het laat meer nuttige kaarten in het spel.
because-own-deck = Het laat meer kaarten in de speelstapel.
because-their-way = In de spellen die vanaf hier zijn uitgespeeld, kwam het andere reisgenootschap zo minder ver.
because-their-fellowship = Het kost de andere kant reisgenoten, of verzwakt ze.
because-their-ring-bearer = Het brengt de andere ringdrager in gevaar.
because-their-burdens = Het legt lasten op de andere ringdrager.
because-their-support = Het kost de andere kant nuttige kaarten in het spel.
because-their-deck = Het put de andere speelstapel uit.
