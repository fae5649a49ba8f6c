### Säännöt ja testit, jotka ne osoittavat (`inglenook rules`).

rules-heading = Säännöt: { $catalogue } ({ $page })
rules-no-test = ei testiä
rules-not-observable = ei havaittavissa: { $reason }
rules-cases =
    { $test } ({ $count ->
        [one] 1 tapaus
       *[other] { $count } tapausta
    })
rules-passed = läpi
rules-failed = EI LÄPI
rules-skipped = ohitettu
rules-not-run = ei ajettu
rules-without-heading = Säännöt, joilla ei ole läpäissyttä testiä
rules-without-none = Jokaisella havaittavalla säännöllä on läpäissyt testi.
rules-sums = { $catalogue }: havaittavia { $observable }, niistä todistettu { $proven } ja todistamatta { $unproven }; ei havaittavissa { $hidden }

## Ohje

rules-help-report = Testiajojen raportit: kunkin ajon `pytest --rules FILE` tiedosto FILE.
rules-help-missing = Näytä vain säännöt, joilla ei ole läpäissyttä testiä.
rules-help-strict = Epäonnistu, jos jollakin tämän luettelon havaittavalla säännöllä ei ole läpäissyttä testiä.

## Virheet

rules-no-catalogues = Täällä ei ole sääntöluetteloita, etsittiin: { $looked }. Anna komento projektin kansiossa.
rules-bad-report = Raporttia { $file } ei voi lukea: { $detail }. Tee uusi komennolla `make rules`.
rules-unknown-catalogue = Sääntöluetteloa ”{ $given }” ei ole. Tunnetut luettelot: { $known }.
rules-bad-catalogue = Sääntöluetteloissa on virheitä: { $faults }.
rules-fault-twice = { $place } antaa säännön { $rule } uudelleen; se on jo tässä: { $before }
rules-fault-mark = { $place }: säännön { $rule } lopussa pitää lukea ”(not observable: syy)”
