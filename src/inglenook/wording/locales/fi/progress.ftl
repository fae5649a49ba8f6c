### Kuinka pitkällä pitkä työ on (simulate, bench ja skriptit).

progress = { $done }/{ $total } valmiina, jäljellä { $left }
progress-seconds = noin { $seconds } s
progress-minutes = noin { $minutes } min
progress-hours = noin { $hours } h { $minutes } min
progress-interrupted = Keskeytetty, { $done }/{ $total } valmiina; tässä on tähänastinen tulos.
