### What a newcomer is told at a question, whenever it matters; the rules measure the numbers.

coach-bid = Whoever bids most chooses first. But everybody starts with the burdens they bid, and loses when the Ring-bearer carries 10. Most bid 0 to 2.
coach-starting-fellowship = These companions travel with Frodo from the first turn. Add what the twilight allows, then press Done.
coach-phase = Cards that name this phase can be used now, in turns. The phase ends when everybody has passed in a row.
coach-archery = Choose who is hit. Whoever has as many wounds as vitality dies.
coach-assign = Choose who fights whom. The Shadow decides about the minions that you leave over.
coach-skirmish = The higher strength wins, and the Shadow if it is equal. The loser is wounded, and dies against twice the strength.
coach-reconcile = You draw up to 8 cards next. One card that is of no use to you may go first.
coach-burdens = The Ring-bearer carries { $burdens } of { $most } burdens. { $left ->
        [one] The next one loses the game.
       *[other] With { $left } more the game is lost: think twice before you put on the Ring or pay with burdens.
    }
coach-twilight = { $pool ->
        [0] The twilight pool is empty
       *[some] The twilight pool holds { $pool }
    }, and your move adds { $more } or more ({ $walking } for those who walk). Every card you play adds its cost as well: all of it pays for minions.
coach-shadow = The twilight pool holds { $pool }: { $count ->
        [one] 1 minion
       *[other] each of { $count } minions
    } in your hand can be paid for, as long as it lasts. What is left at the end of the turn is gone.
coach-arrows = Next come the arrows: { $minion } at the fellowship, { $fellowship } at the minions. Whatever heals, strengthens or wounds is best used before them.
coach-winning = As it stands you win this skirmish, { $own } against { $against }. Keep your cards, and pass: if the other side does something, you are asked again.
coach-losing = As it stands you lose this skirmish, { $own } against { $against }. { $more } more would turn it. What each of your options comes to stands beside it.
coach-overwhelmed = As it stands you lose this skirmish, { $own } against { $against }, and { $cards } { $count ->
        [one] would be overwhelmed and die
       *[other] would each be overwhelmed and die
    }. { $saved } more strength would prevent that, { $more } more would turn the skirmish.
coach-dying = As it stands you lose this skirmish, { $own } against { $against }, and { $cards } { $count ->
        [one] would die
       *[other] would each die
    }. Only { $more } more strength would turn it.
coach-arrow-kills = { $count ->
        [one] One more wound kills { $cards }.
       *[other] One more wound kills any of these: { $cards }.
    } Somebody else can take the arrow.
coach-outnumbered = There are { $minions } minions, and { $fighters ->
        [one] 1 of yours
       *[other] { $fighters } of yours
    } can fight. The Shadow sends those that are left over wherever it likes: at the Ring-bearer, too. Take on the strong ones, and leave over only what he could bear.
coach-overwhelming = { $card } has strength { $strength }. { $count ->
        [one] { $cards } would be overwhelmed, and so die at once: that is twice the strength or more.
       *[other] Any of these would be overwhelmed, and so die at once, as that is twice the strength or more: { $cards }.
    }
coach-assign-minions = Several minions can fight the same companion. { $card } has strength { $strength }: with { $enough } or more together they overwhelm.
coach-move-again = Moving again saves a turn, but it adds { $more } or more to the twilight pool, and the Shadow has drawn new cards. Wounds that come along: { $wounds }; minions: { $minions }.
