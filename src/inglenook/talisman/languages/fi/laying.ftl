### Mitä Talismanin pöytää kattaessa valitaan.

switch-house = Talon säännöt
rule-set-printed = Painetut säännöt
rule-set-evening = Illan mittainen
rule-set-one-hour = Tunnin mittainen
switch-choose = Pelaajat valitsevat hahmonsa
switch-trophies = Voitonmerkkien pisteitä yhteen merkkiin
switch-command-from = Herruustaika osuu silmäluvusta
switch-command-lives = Elämiä, jotka herruustaika vie
