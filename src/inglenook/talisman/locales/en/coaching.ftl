### What a newcomer is told at a question, whenever it matters; the rules measure the numbers.

coach-path = Look at both ends: where cards are drawn you can win most and lose most. A space with a table says beforehand what each number does.
coach-encounter = Of the space and a character in it you meet one. Who beats another character takes a life, gold or an Object.
coach-space = This need not be done. Read what it can bring and what it costs, then decide.
coach-visit = { $kind ->
        [place] A Place stays here, and everybody who comes by may use it. Read what it can bring and what it costs.
       *[stranger] A Stranger helps or tempts, as the card says. Left alone it stays here for whoever comes next.
    }
coach-take = What you leave lies here for everybody. You may hold 4 Objects; followers and gold do not count.
coach-buy = A weapon helps in every fight, armour can save a life when you have lost one. Gold is of no other use in a fight.
coach-evade = Who evades fights nobody and wins nothing. Compare both totals before the dice, and count your lives.
coach-before-fight = Now is the last moment: once the dice are rolled no Spell changes this fight. Is it needed, or will it win more later?
coach-spell = A Spell is used once. It does most when it decides something: a fight, a life, or the lead of somebody else.
coach-surplus = What you put down stays in this space, and anybody who comes by may take it.
coach-inner = In here each space has its task, and each can cost lives. Without a Talisman the Valley of Fire stays closed.
coach-command = Who has lives left can still come to the Crown and fight for it. With the last life gone you are out.
coach-trophies = Your trophies are worth { $amount ->
        [one] 1 more point
       *[other] { $amount } more points
    }. Trade them in beside any question: a trophy does nothing by itself, a point counts in every fight.
coach-no-talisman = You have no Talisman yet: without one the Valley of Fire stays closed, and beyond the Portal of Power every space can cost lives. Find one first.
coach-portal = With Strength { $strength } and Craft { $craft } the Portal of Power opens { $opens ->
        [100] for certain.
        [one] { $opens } time of a hundred. A failed attempt ends the turn, and may cost a point.
       *[other] { $opens } times of a hundred. A failed attempt ends the turn, and may cost a point.
    }
coach-sentinel = On the stairs stands the Sentinel: { $own } against { $against } before the dice, won { $won } times of a hundred. { $lives ->
        [one] You have 1 life.
       *[other] You have { $lives } lives.
    } Beyond the river there is more to win, and more to lose.
coach-few-lives = { $lives ->
        [one] You have 1 life left: the next one lost is the last.
       *[other] You have { $lives } lives left.
    } Spaces that heal, and those without Enemies, are worth a detour now.
coach-fight = Before the dice it is { $own } against { $against }: of a hundred such fights you win { $won } and lose { $lost }. Who evades wins nothing, and loses nothing.
