### De regels en de tests die ze bewijzen (`inglenook rules`).

rules-heading = Regels van { $catalogue } ({ $page })
rules-no-test = geen test
rules-not-observable = niet waarneembaar: { $reason }
rules-cases =
    { $test } ({ $count ->
        [one] 1 geval
       *[other] { $count } gevallen
    })
rules-passed = geslaagd
rules-failed = MISLUKT
rules-skipped = overgeslagen
rules-not-run = niet uitgevoerd
rules-without-heading = Regels zonder geslaagde test
rules-without-none = Elke waarneembare regel heeft een geslaagde test.
rules-sums = { $catalogue }: { $observable } waarneembaar, waarvan { $proven } bewezen en { $unproven } onbewezen; { $hidden } niet waarneembaar

## Hulp

rules-help-report = De verslagen van testruns: het bestand FILE van elke `pytest --rules FILE`.
rules-help-missing = Toon alleen de regels zonder geslaagde test.
rules-help-strict = Mislukt als een waarneembare regel van deze catalogus geen geslaagde test heeft.

## Fouten

rules-no-catalogues = Hier zijn geen regelcatalogi, gezocht: { $looked }. Geef dit commando in de map van het project.
rules-bad-report = Het verslag { $file } kan niet gelezen worden: { $detail }. Maak een nieuw verslag met `make rules`.
rules-unknown-catalogue = De regelcatalogus ‘{ $given }’ bestaat niet. Bekende catalogi: { $known }.
rules-bad-catalogue = De regelcatalogi bevatten fouten: { $faults }.
rules-fault-twice = { $place } geeft { $rule } opnieuw, na { $before }
rules-fault-mark = { $place }: helemaal aan het eind van { $rule } moet staan ‘(not observable: reden)’
