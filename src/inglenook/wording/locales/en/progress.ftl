### How far long work has come (simulate, bench, and the scripts).

progress = { $done } of { $total } done, { $left } left
progress-seconds = about { $seconds } s
progress-minutes = about { $minutes } min
progress-hours = about { $hours } h { $minutes } min
progress-interrupted = Interrupted after { $done } of { $total }; this is what there is so far.
