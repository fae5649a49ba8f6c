### Why something cannot be done, and what can be wrong with a position.

## Why not?

why-over = The game is over.
why-no-character = You have no character on the board now.
why-not-asked = It is { $player } who is asked now.
why-other-question = The question now is about something else.
why-yourself = You cannot encounter yourself.
why-not-on-board = This player has no character on the board.
why-elsewhere = You encounter only characters in the space where you end your move.
why-not-met-here = In the inner region characters meet only on the Plain of Peril, in the Valley of Fire and at the Crown of Command.
why-not-your-turn = It is not your turn.
why-already-here = You are there already.
why-not-moving = You move only in the movement phase of your turn.
why-other-region = It lies in another region; you get there only by the stairs, by raft, through the Portal of Power or by an encounter.
why-inner-region = It lies in the inner region, and the only way in is through the Portal of Power.
why-no-talisman = Without a Talisman you cannot enter it.
why-one-space = In the inner region you move only 1 space, forward when the task of your space is done, or back.
why-exact-steps = You move exactly as many spaces as the die shows.
why-not-in-play = It is not on the board.
why-not-your-spell = It is somebody else’s Spell.
why-toad-casts-not = A toad casts no Spells.
why-amulet = With your Amulet you cannot cast Spells.
why-no-magic = No magic works here now.
why-wrong-time = It can be cast only { $times }, and only on a target that it fits.
why-not-yours = It belongs to somebody else.
why-too-few-trophies = Your trophies are not worth enough yet to be traded in.
why-toad-trades-not = A toad cannot trade in trophies.
why-cannot-be-given-up = It cannot be given up.
why-not-between-roll-and-result = Not between a roll and its result.
why-card-elsewhere = It lies in another space.
why-spell-lies-here = A Spell that lies in a space is not taken.
why-toad-holds-nothing = A toad can hold nothing.
why-forbidden = Your alignment forbids it.
why-already-met = You have dealt with it in this encounter.
why-others-first = Cards with lower numbers come first.
why-drawn-first = Cards just drawn are met before those that lay there.
why-left-trophy = Trophies of the dead are nobody’s: they cannot be taken.
why-not-now = It is met or taken when you encounter the space.

## What can be wrong with a position

fault-cards = { $listed } cards are listed, but there are { $cards }.
fault-place = { $card } is not where it says it is ({ $zone }).
fault-characters = A character is played twice, or played and unused.
fault-dead = { $player } has no lives and is not dead.
fault-points = { $player } is below a start value, or owes gold.
fault-toad = { $player } is a toad and holds something.
fault-objects = { $player } holds too many Objects.
fault-spells = { $player } holds too many Spells.
fault-forbidden = { $player } holds { $card }, which is forbidden to that alignment.
fault-box = { $card }: there are { $found }, but the box holds { $printed }.
fault-no-character = { $player } has no character on the board, and yet has something.
fault-space = { $player } is in no space of the board.
fault-no-object = { $player } carries { $card }, which cannot be carried.
fault-no-follower = { $player } is followed by { $card }, which is no Follower.
fault-no-trophy = { $player } keeps { $card } as a trophy, which is no Enemy.
fault-no-spell = { $player } holds { $card } in hand, which is no Spell.
fault-curse = { $player } is under a curse that drives followers away, and has followers.
fault-crown = { $player } is at the Crown of Command, which nobody has reached yet.
