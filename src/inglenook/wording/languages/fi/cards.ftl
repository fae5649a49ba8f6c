### What `inglenook cards` says, besides the cards.

help-cards = Näytä Taru sormusten herrasta -pelin kortti.
cards-help-card = Kortin keräilykoodi (1R30), useita koodeja tai nimen sanoja (muiden vierellä lainausmerkeissä); ilman sitä luetellaan kaikki kortit.
cards-help-set = Vain tämän sarjan kortit: 0 promootiokortit, 1–3 Ritariblokki, 4–6 Torniblokki.
cards-help-missing = Luettele painetut kortit, joita pelissä ei vielä ole.
error-unknown-card = Korttia ”{ $given }” ei ole. Anna keräilykoodi tai nimen sanoja.
cards-perhaps = Ehkä: { $known }.
