### Why one answer is better than another.

because-own-way = In what was played on from here, the fellowship came further along the path that way.
because-own-fellowship = It keeps the companions stronger, or more of them alive.
because-own-ring-bearer = It keeps the Ring-bearer out of danger.
because-own-burdens = It keeps burdens away.
because-own-support = It leaves more helpful cards in play.
because-own-deck = It leaves more cards in the draw deck.
because-their-way = In what was played on from here, the other fellowship came less far that way.
because-their-fellowship = It costs the other side companions, or weakens them.
because-their-ring-bearer = It brings the other Ring-bearer into danger.
because-their-burdens = It puts burdens on the other Ring-bearer.
because-their-support = It leaves the other side fewer helpful cards in play.
because-their-deck = It runs the other draw deck down.
