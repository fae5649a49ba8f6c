### Kotisäännöt, niin kuin uusi pöytä tarjoaa ne ja pelissä oleva kertoo ne.

switch-choose = Pelaajat valitsevat pelihahmonsa
switch-trophies = Montako voitonmerkkien pistettä vaihtuu yhteen pistemerkkiin
switch-command-from = Herruustaika osuu alkaen silmäluvusta
switch-command-lives = Kuntopisteitä, jotka herruustaika vie
switch-dead-spells-used = Kuolleiden taiat menevät käytettyjen pinoon
switch-crown-bars-all = Kun Kruunu on saavutettu, kukaan ei saa uutta pelihahmoa
switch-pooled-cards = Nostetut ja ruudussa olleet kortit järjestetään yhdessä
switch-trophies-discarded = Kuolleiden voitonmerkit menevät käytettyjen pinoon
switch-removed-return = Pelistä poistuvat kortit palaavat käytettyjen mukana
house-number = { $rule }: { $value }
look-house = Toisin kuin painettu: { $rules }.
