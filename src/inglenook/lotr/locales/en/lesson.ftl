### The guided first game: what is said at each beat, and the answers to choices it did not hope for.

lesson-lotr-chapter-road = The road out
lesson-lotr-chapter-other-side = The other side
lesson-lotr-chapter-last-place = The last place

## The road out

lesson-lotr-frodo = This is Frodo, and beneath him lies the Ring. Bring him to the ninth place alive, and you have won.
lesson-lotr-two-kinds = Aragorn walks with him. The pale cards in your hand are friends and what they carry; the dark ones sleep until it is Wick's turn.
lesson-lotr-friend = Ask Legolas along: he has a bow. His price of 2 goes into the pool in the middle, and Wick will spend it.
lesson-lotr-friend-boromir = Strong, and dear: 3 in the pool. Legolas would bring a bow, and you may still ask him.
lesson-lotr-friend-westfarthing = That works: Frodo tires by one wound, and a friend comes for 1 less. But wounds are dearer than twilight.
lesson-lotr-friend-alone = Quick and quiet: with so little in the pool Wick can send nobody. But two cannot hold what comes later; shall we go back and ask Legolas?
lesson-lotr-gear = A Hobbit Sword makes Frodo 2 stronger and costs 1. Play what seems worth its price, then move.
lesson-lotr-gear-athelas = A healing herb for later; Aragorn carries it well.
lesson-lotr-gear-boromir = A large company is strong, and it is loud: look at the pool.
lesson-lotr-moving = A step has its price too: { $number } for the forest, and 1 for each of you. So Wick had { $pool } to spend.
lesson-lotr-shadow = Wick has paid from that pool: a Scout and a Marksman, 2 and 3. Both roam far from home, so each cost him 2 more; but a Scout who spots an Elf, that is, finds one in play, puts 2 back.
lesson-lotr-arrows = Before swords come arrows: one from each side. Put Wick's on somebody who can bear it; Aragorn is hardy.
lesson-lotr-arrows-frodo = He lives. But he is the one you cannot do without: others can take arrows for him.
lesson-lotr-arrows-legolas = Fair; he can still bear some. Only keep in mind that he will fight, too.
lesson-lotr-wounds = Each drop is a wound, and a friend who runs out of vitality is dead. Aragorn has { $left } of { $vitality } left.
lesson-lotr-meeting = Who meets whom? Choose a friend and an enemy. Whoever you leave free, Wick may send at anybody, Frodo too.
lesson-lotr-meeting-frodo = You may, and he would live. But Wick still holds cards, and if Frodo dies the game ends: others can stand in front of him.
lesson-lotr-meeting-scout = Safe for Aragorn, 8 against 6. But then Legolas has 6 against 7, and that one will hurt.
lesson-lotr-meeting-free = Both were free, and both go to Frodo: 13 together. Twice his strength, and the game is lost.
lesson-lotr-one-fight = One fight after the other, and the order is yours. Aragorn first, perhaps: { $ours } against { $theirs }.
lesson-lotr-wait-or-act = More strength wins, and you have it: { $ours } against { $theirs }. You may act now, or pass and see what Wick does.
lesson-lotr-wait-or-act-at-once = That settles it: nothing Wick holds can turn this fight. Next time you might let him show first.
lesson-lotr-answer = Drums in the Deep: the Marksman has { $theirs } to Aragorn's { $ours }. As long as somebody acts, everybody is asked again: answer with your card.
lesson-lotr-answer-passed = A wound for Aragorn, and the Marksman lives. Your card is still in your hand: back one step?
lesson-lotr-early-ring = A wound for Frodo, or the Ring: then it is a burden instead. He has { $left } vitality left and { $burdens } burdens; at 10 the Ring has him.
lesson-lotr-fight-won = The fight is won: the loser takes a wound, and the Marksman had one life. Remember this, too: twice the strength kills, whatever is left.
lesson-lotr-tie = Legolas had 6 against 6, and a tie belongs to the Shadow: he takes a wound. The Scout stays on your heels.
lesson-lotr-stop-or-go = Wick has drawn up to eight cards again. Stop here, or go on once more: the next place is a sanctuary, but each of you puts another 1 into the pool.
lesson-lotr-stop-or-go-stopped = Safe and slow; the minions give up. But there is no bed out here: your wounds stay.
lesson-lotr-on-your-own = A new place, and arrows have flown already. You know the rest: who takes whom?

## The other side

lesson-lotr-other-side = Now it is Wick's road, and you are what lurks beside it. Your friends rest; your dark cards wake.
lesson-lotr-purse = Wick called Gimli, gave Frodo a sword and moved. All of that makes { $pool } in the pool, and it is yours to spend.
lesson-lotr-send = The Shaman costs 3, and 2 more because he roams this far west. What you leave in the pool is gone when the turn ends.
lesson-lotr-send-soldier = Cheap and strong, with a single life. But what is left does not pay for the Shaman: back one step?
lesson-lotr-send-savage = Weak now, tough later. And what is left does not pay for the Shaman: back one step?
lesson-lotr-send-nobody = Wick thanks you. Nobody stands in his way, so nothing happens.
lesson-lotr-nothing-to-do = The Shaman could heal an Uruk for 2, but nobody is hurt. Pass; phases in which nobody can act go by on their own.
lesson-lotr-wick-chooses = On his road Wick decides who meets you: Gandalf came with { $theirs } against your { $ours }. He had something in hand, or he would not have dared.
lesson-lotr-exerting = Gandalf has { $theirs } now. Bred for Battle makes your Shaman exert, that is take a wound as the price, and gives him 3: count before you choose.
lesson-lotr-exerting-passed = 8 against 11: the Shaman is hurt, and Gandalf walks on.
lesson-lotr-yours-this-time = 11 against 11: a tie always belongs to the Shadow, and on Wick's road that is you. Damage +1 means one wound more for whoever loses, so it is two.
lesson-lotr-cards = You may put one card away, then you draw up to eight. Something that is weak this early may go; or keep everything.
lesson-lotr-rest = Your road again, and you wake in a sanctuary: up to five wounds heal. Take them all.
lesson-lotr-rest-passed = They march on wounded. Rest costs nothing here: shall we go back?
lesson-lotr-round = That was a whole round: your road, then Wick's. So it goes on, place by place. We turn the page to the last one.
lesson-lotr-lost-early = Frodo is dead, and with him the game: that is how one loses. Go back to who meets whom, and try it another way.

## The last place

lesson-lotr-page = We turn the page: eight places lie behind you. Boromir fell on the way, and who is dead does not come back.
lesson-lotr-burdens =
    Frodo has { $left } vitality left and carries { $burdens ->
        [one] 1 burden
       *[other] { $burdens } burdens
    }. At 10 the Ring has him, and the game is lost that way too.
lesson-lotr-step = One more place. It alone puts 9 into the pool, but nobody asks you to be quiet any more. Move.
lesson-lotr-step-shield = A good shield. It slows nobody down; move when you are ready.
lesson-lotr-at-home = A Patrol Troop with { $troop }, Scavengers with { $scavengers }. This close to the end nobody roams: they pay the plain price.
lesson-lotr-choice = Twice the strength overwhelms: dead at once, and the Ring cannot help. Who can stand against { $troop }, who against { $scavengers }?
lesson-lotr-choice-frodo = 6 against 13 is more than twice: Frodo would be overwhelmed, and the game lost. Let Aragorn take the Troop.
lesson-lotr-choice-aragorn = Aragorn would win that one. But then the Troop is left for Frodo: 13 against 6, and the game is lost.
lesson-lotr-choice-free = The Troop was free, and Wick sends it to Frodo: twice his strength, and the game is lost.
lesson-lotr-choice-wick = The same fight, only that Wick chose it. He could have sent both to Aragorn.
lesson-lotr-standing = Aragorn loses his fight and lives. You need not win every fight; you need Frodo at the end.
lesson-lotr-ring = This would be Frodo's last wound. Put on the Ring, and it becomes a burden instead.
lesson-lotr-ring-passed = Without the Ring Frodo dies of this wound, one step before the end.
lesson-lotr-won = Every fight at the ninth place is survived: you have won. { $left } vitality, { $burdens } burdens, and that was enough.
lesson-lotr-lost = Frodo is dead, and the game is lost at the last place. Go back to who meets whom: there is a way through.
