### Mitä Talismanin pöytää kattaessa valitaan.

switch-house = Säännöt
rule-set-printed = Painetut säännöt
rule-set-evening = Illan säännöt
rule-set-one-hour = Tunnin säännöt
rule-set-gist-printed = Noin 100 minuuttia kahdelta, kolme ja puoli tuntia neljältä.
rule-set-gist-evening = Noin tunti kahdelta, kaksi tuntia neljältä.
rule-set-gist-one-hour = Noin kolme varttia kahdelta, puolitoista tuntia neljältä.
switch-choose = Pelaajat valitsevat pelihahmonsa
switch-trophies = Montako voitonmerkkien pistettä vaihtuu yhteen pistemerkkiin
switch-command-from = Herruustaika osuu alkaen silmäluvusta
switch-command-lives = Kuntopisteitä, jotka herruustaika vie
