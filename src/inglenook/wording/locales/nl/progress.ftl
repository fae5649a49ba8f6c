### Hoe ver lang werk is (simulate, bench en de scripts).

progress = { $done } van { $total } klaar, nog { $left }
progress-seconds = ongeveer { $seconds } s
progress-minutes = ongeveer { $minutes } min
progress-hours = ongeveer { $hours } u { $minutes } min
progress-interrupted = Onderbroken na { $done } van { $total }; dit is het resultaat tot nu toe.
