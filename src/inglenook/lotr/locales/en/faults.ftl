### What can be wrong with a position.
fault-cards = { $listed } cards are listed, but there are { $cards }
fault-place = { $card } is not where it says: { $zone }
fault-bearer = { $card } and its bearer do not agree
fault-stack = { $card } and what is stacked on it do not agree
fault-zone = { $card } cannot be in this place: { $zone }
fault-no-bearer = { $card } must be borne, but it is in play without a bearer
fault-may-not-bear = { $bearer } may not bear { $card }
fault-class = { $card } bears more cards of one class than allowed
fault-limit = { $bearer } bears more copies of { $card } than allowed
fault-rings = { $player } has more than one Ring in play
fault-tokens = { $card } has tokens that it cannot have
fault-vitality = { $card } should be dead
fault-site = { $card } lies at a number that is not its own
fault-path = there is a gap in the path at { $number }
fault-marker = the marker of { $player } is not on the path
fault-controller = { $card } is controlled by nobody, or by somebody who cannot
fault-assigned = { $card } is assigned but cannot be
fault-companions = { $player } has too many companions
fault-unique = { $player } has more than one { $title } in play
fault-burdens = { $player } has fewer than no burdens
fault-ring-bearer = the Ring-bearer of { $player } is not in play
fault-corrupted = the Ring-bearer of { $player } should be corrupted
fault-ring = the Ring of { $player } is not with the Ring-bearer
fault-pool = the twilight pool has fewer than no tokens

## Scenario files

scenario-site-twice = There is a site { $number } on the path or under control already.
scenario-everybody-once = Every player must stand here once.
scenario-not-there = “{ $given }” cannot be there: { $place }.
