### Mitä Talismanin pöytää kattaessa valitaan.

switch-house = Säännöt
rule-set-as-printed = Niin kuin painettu
rule-set-customary = Totutut tulkinnat
rule-set-evening = Illan säännöt
rule-set-one-hour = Tunnin säännöt
rule-set-gist-as-printed = Noin puolitoista tuntia kahdelta, kolme tuntia neljältä.
rule-set-gist-customary = Painetut säännöt, mutta viisi kohtaa pelataan niin kuin on tapana, vaikka sääntökirja sanoo toisin.
rule-set-gist-evening = Noin tunti kahdelta, kaksi tuntia neljältä.
rule-set-gist-one-hour = Noin kolme varttia kahdelta, puolitoista tuntia neljältä.
