### The guided first game: what is said at each beat, and the answers to choices it did not hope for.

lesson-talisman-chapter-outer = The outer region
lesson-talisman-chapter-stairs = Up the stairs
lesson-talisman-chapter-crown = The Crown

## The outer region

lesson-talisman-you = This is you: the Warrior. Strength is for fighting, Craft is for magic, and you have four lives.
lesson-talisman-goal = In the middle of the board stands the Crown of Command. Whoever takes it and outlives all the others has won.
lesson-talisman-two-ways = You rolled a 2 and choose the way round. The Ruins give two cards, the Woods one: more cards mean more luck of both kinds.
lesson-talisman-two-ways-woods = One card here instead of two. What you did not draw still lies on the deck and comes next time.
lesson-talisman-drawn = You drew what waits in this place, and a Wolf was in it. Cards are met in a fixed order: enemies first, treasure after them.
lesson-talisman-fight = Each side adds a die to its Strength: your { $strength } and a 5 against { $wolf } and a 3. A Warrior rolls two dice and keeps the better one.
lesson-talisman-trophy = The beaten Wolf is yours now, a trophy worth 2. Seven such points can be traded for 1 Strength.
lesson-talisman-gold = No enemy stands in the way, so the gold is free to take. Gold buys things in the Village and the City.
lesson-talisman-gold-left = It stays there face up, for whoever comes next. Shall we go back and take it?
lesson-talisman-others = Turns go round: Wick's Dwarf has walked to the Chapel. If you end your move where he stands, you may meet him instead of the place, and fight him.
lesson-talisman-where-to = Four spaces: the Village has a smith, the Woods have a card. With 3 gold I would go shopping.
lesson-talisman-where-to-woods = The wild it is. The Village stays where it is, and your gold with you.
lesson-talisman-village = The Village: here you may do what the space says, or nothing. Say yes, there is a smith.
lesson-talisman-village-passed = As you like; but gold is no weapon. Shall we go back in?
lesson-talisman-street = Three doors. The healer restores lives, the smith sells arms, the mystic is a roll of the die: knock at the smith's.
lesson-talisman-street-healer = You have all your lives, so there is nothing to heal. Back to the street?
lesson-talisman-street-mystic = A gamble: what the die shows is what you get. It costs nothing but the visit.
lesson-talisman-smith = A Sword costs 2 gold and gives 1 more in every fight. You can carry four Objects, so what you buy should be worth its place.
lesson-talisman-smith-helmet = A Helmet does not hit anybody, but it can save you a life when you have lost a fight.
lesson-talisman-smith-axe = An Axe hits as hard as a Sword, and in the Woods it can build a raft: another way over the river.
lesson-talisman-smith-nothing = Nothing bought, nothing spent. But a harder fight is coming: back to the counter?
lesson-talisman-stranger = A Stranger: he may be visited or left alone. For 1 gold the Sorcerer sells a Spell, and with Craft { $craft } you may hold { $limit }.
lesson-talisman-stranger-passed = He stays here, and without a Spell the next fight is an honest one. Back one step?
lesson-talisman-secret = Psionic Blast: only you see which Spell it is. Its card says when it can be cast, and the table asks you when that moment comes.
lesson-talisman-before-the-dice = An Ogre, Strength { $ogre }; you have { $strength }, and 1 more with a weapon. Psionic Blast adds your Craft of { $craft }, but only now, before the dice.
lesson-talisman-before-the-dice-passed = Without the Spell the dice were not enough. It is still yours: back one step?
lesson-talisman-ogre-won = The Ogre is beaten. Had you lost, it would have cost a life and the rest of your turn; a draw costs only the turn.
lesson-talisman-lost-fight = A lost fight: one life, and your turn is over. The enemy stays where it is, and you may come back stronger.
lesson-talisman-growing = Wolf 2 and Ogre 5: that makes 7. Trade them for 1 Strength that stays: it is with what else is possible, beside every question.
lesson-talisman-growing-later = You can trade them whenever you like. But only what is traded makes you stronger.
lesson-talisman-grown = Strength { $strength }, for good: that is how characters grow, fight by fight. We turn the page.
lesson-talisman-enough = So it goes on, round by round: walk, meet, grow. We turn the page.

## Up the stairs

lesson-talisman-hour-later = An hour later: Strength { $strength }, Craft { $craft }, { $lives } lives. Out here little is left to fear, and little left to win.
lesson-talisman-regions = The board has three regions: this one, one behind the river, one behind the fire. Stairs lead over the river, and the Sentinel stands on them.
lesson-talisman-stairs = A 3 reaches the stairs. The Sentinel has 9; you have 8 and the Sword, and the better of two dice.
lesson-talisman-stairs-later = No hurry, the stairs stay where they are. But you are ready for them: shall we go back?
lesson-talisman-sentinel = The Sentinel is beaten: up you go. Had you lost, it would have cost a life, and no stairs this turn.
lesson-talisman-richer = The middle region is richer and rougher: some spaces cost a life just for stopping. This one pays.
lesson-talisman-richer-left = Somebody else will thank you for it.
lesson-talisman-which-way = One space: the Hidden Valley gives three cards, the Cursed Glade one, or you go back down. You are strong now; what do you risk?
lesson-talisman-which-way-glade = One card, and while you stay here your magic is asleep. In the Hidden Valley lie three: back one step?
lesson-talisman-which-way-down = Nobody guards the way down. But what you need lies up here: back one step?
lesson-talisman-follower = A Unicorn will follow you: 1 Strength and 1 Craft, as long as it is with you. Enemies always come first.
lesson-talisman-follower-left = It stays in the valley, and so does its help. Back one step?
lesson-talisman-the-talisman = And this is a Talisman. Without one nobody enters the Valley of Fire, and behind that stands the Crown.
lesson-talisman-the-talisman-left = It is the one thing you cannot win without. Others are hard to come by: back one step?
lesson-talisman-have-it = You have what you need: strength and a Talisman. Now to the middle; we turn the page.
lesson-talisman-enough-below = You know your way about. Sooner or later you will find a Talisman, and then the way to the Crown is open. We turn the page.

## The Crown

lesson-talisman-portal = You have opened the Portal of Power, crossed the Plain of Peril and beaten the Werewolf. Two dice open the Portal, if you are strong or clever enough for what they show.
lesson-talisman-inside = In the inner region there is no die for moving: one space a turn. Each space has its task, and who fails it does not pass.
lesson-talisman-fire = One step ahead lies the Valley of Fire, and your Talisman opens it. Nobody is forced on: back is always possible.
lesson-talisman-fire-back = Nobody is forced on, but the way back leads to a game of dice with Death. Rather the fire?
lesson-talisman-fire-without = Whatever you own can be put down at any time, this too. But without a Talisman the Valley of Fire is closed, and only the way back is left. Shall we take it up again?
lesson-talisman-fire-unarmed = Whatever you own can be put down at any time, also by mistake. You will hardly need the Sword here, but why leave it to others?
lesson-talisman-no-way-back = Wick is still outside, with { $lives } lives. Once somebody has reached the Crown, whoever dies is out for good.
lesson-talisman-crown = There it is, one step away. From the Crown nobody can drive you but somebody who comes and beats you.
lesson-talisman-crown-back = So close! The Crown waits for nobody: back one step?
lesson-talisman-command = On the Crown you cast the Command Spell each turn: on a 4 or more somebody else loses a life, or gives up. You rolled a 5, and Wick had no choice.
lesson-talisman-nowhere = Wick could still walk, grow, even come for you here. But he had one turn and one life left.
lesson-talisman-won = Then a 4, and his last life was gone. You are the only one left, and that is how Talisman is won.
lesson-talisman-died-inside = Dead so close to the Crown. Take the last choice back and try another.
