### Why one answer is better than another.

because-own-power = It leads to more Strength or Craft.
because-own-lives = It keeps lives.
because-own-belongings = It brings more gold, Objects or trophies.
because-own-followers = It brings or keeps Followers.
because-own-spells = It brings or keeps Spells.
because-own-talisman = It leads to a Talisman.
because-own-place = It leads to a better place on the board.
because-their-power = It leaves others less Strength or Craft.
because-their-lives = It costs others lives.
because-their-belongings = It leaves others less gold, or fewer Objects or trophies.
because-their-followers = It costs others Followers.
because-their-spells = It leaves others fewer Spells.
because-their-talisman = It keeps others from a Talisman.
because-their-place = It keeps others from the better places.
