### Hints, and what bots have weighed.

hint-advice = Hint: { $answer } – { $percent } %
hint-alone = Hint: { $answer }
hint-other = Or: { $answer } – { $percent } %
hint-from = { $count ->
        [one] Chance to win, from one game played on from here.
       *[other] Chances to win, from { $count } games played on from here.
    } What you cannot see was dealt anew each time.
hint-among-people = Hints are for games against bots alone.
hint-ask = Hint
hint-why = Why did { $player } do that?
hint-title = Hint
hint-do = Do it
hint-myself = Choose myself
hint-thinking = Thinking ahead…
hint-weighed = What { $player } was thinking
hint-hidden = What you cannot see is left out.
hint-ask-here = What was weighed here?
hint-nothing = Nothing at all
hint-close = Close
