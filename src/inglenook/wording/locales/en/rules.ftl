### The rules and the tests that prove them (`inglenook rules`).

rules-heading = Rules of { $catalogue } ({ $page })
rules-no-test = no test
rules-not-observable = not observable: { $reason }
rules-cases =
    { $test } ({ $count ->
        [one] 1 case
       *[other] { $count } cases
    })
rules-passed = passed
rules-failed = FAILED
rules-skipped = skipped
rules-not-run = not run
rules-without-heading = Rules without a passing test
rules-without-none = Every rule that can be observed has a passing test.
rules-sums = { $catalogue }: { $observable } observable, { $proven } of them proven and { $unproven } unproven; { $hidden } not observable

## Help

rules-help-report = The reports of test runs: the FILE of each `pytest --rules FILE`.
rules-help-missing = Show only the rules without a passing test.
rules-help-strict = Fail if a rule of this catalogue that can be observed has no passing test.

## Errors

rules-no-catalogues = There are no rule catalogues here, looked for: { $looked }. Run this in the folder of the project.
rules-bad-report = The report { $file } cannot be read: { $detail }. Write a new one with `make rules`.
rules-unknown-catalogue = There is no rule catalogue “{ $given }”. Known catalogues: { $known }.
rules-bad-catalogue = The rule catalogues have faults: { $faults }.
rules-fault-twice = { $place } gives { $rule } again, after { $before }
rules-fault-mark = { $place }: { $rule } has to say at its very end “(not observable: reason)”
