### Mitä Talismanin pöytää kattaessa valitaan.

switch-house = Kotisäännöt
rule-set-printed = Painetut säännöt
rule-set-evening = Illan säännöt
rule-set-one-hour = Tunnin säännöt
switch-choose = Pelaajat valitsevat pelihahmonsa
switch-trophies = Montako voitonmerkkien pistettä vaihtuu yhteen pistemerkkiin
switch-command-from = Herruustaika osuu alkaen silmäluvusta
switch-command-lives = Kuntopisteitä, jotka herruustaika vie
