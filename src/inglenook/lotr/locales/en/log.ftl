### What happens.

## The game and its turns

log-bid =
    { $player } bids { $burdens ->
        [one] 1 burden
       *[other] { $burdens } burdens
    }.
    .you =
        You bid { $burdens ->
            [one] 1 burden
           *[other] { $burdens } burdens
        }.
log-order = The order of turns: { $players }.
log-turn = Turn { $number }: { $player }.
    .you = Turn { $number }: you.
log-phase = The { $phase } begins.
log-phase-skipped = The { $phase } is skipped.
log-shadow-phase = Shadow player: { $player }.
    .you = Shadow player: you.
log-fierce = Fierce minions attack once more.
log-stopped = { $player } stops.
    .you = You stop.
log-moves-on = Nothing else can be done: { $player } moves on.
    .you = Nothing else can be done: you move on.
log-moved = { $player } moves to site { $number }: { $site }.
    .you = You move to site { $number }: { $site }.
log-won =
    { $how ->
        [arrived] { $player } survives every fight at the last site of the game and wins.
       *[left] { $player } wins the game.
    }
    .you =
        { $how ->
            [arrived] You survive every fight at the last site of the game and win.
           *[left] You win the game.
        }
log-out = { $player } is out of the game.
    .you = You are out of the game.
log-conceded = { $player } concedes.
    .you = You concede.
log-corrupted = The Ring-bearer of { $player } is corrupted.
    .you = Your Ring-bearer is corrupted.
log-ring-bearer-killed = The Ring-bearer of { $player } is dead.
    .you = Your Ring-bearer is dead.

## Cards

log-played = { $player } plays { $card }.
    .you = You play { $card }.
log-played-on = { $player } plays { $card } on { $bearer }.
    .you = You play { $card } on { $bearer }.
log-used = { $player } uses { $card }.
    .you = You use { $card }.
log-named-cultures = { $player } names { $cultures }.
    .you = You name { $cultures }.
log-found-nothing = { $player } finds nothing in the draw deck to play.
    .you = You find nothing in your draw deck to play.
log-cancelled = { $card } is cancelled.
log-prevented = { $card } prevents { $what }.
log-modified = { $card } takes effect on { $targets }.
log-discarded = { $card } is discarded.
log-discarded-from-hand = { $player } discards { $card } from hand.
    .you = You discard { $card } from hand.
log-discarded-from-deck = { $card } is discarded from the draw deck of { $player }.
    .you = { $card } is discarded from your draw deck.
log-killed = { $card } is killed.
log-stacked = { $card } is stacked on { $on }.
log-to-support-area = { $card } goes to the support area.
log-transferred = { $card } goes to { $to }.
log-drew =
    { $player } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
    .you =
        You draw { $count ->
            [one] a card
           *[other] { $count } cards
        }.
log-reshuffled = { $player } shuffles the discard pile into a new draw deck.
    .you = You shuffle your discard pile into a new draw deck.
log-laid-on-top = { $card } is laid on top of the discard pile.
log-put-back = { $player } puts a card from hand into the draw deck.
    .you = You put a card from hand into your draw deck.
log-move-hand = { $player } takes { $card } into hand.
    .you = You take { $card } into hand.
log-move-beneath-deck = { $player } puts { $card } beneath the draw deck.
    .you = You put { $card } beneath your draw deck.
log-move-on-top-of-deck = { $player } puts { $card } on top of the draw deck.
    .you = You put { $card } on top of your draw deck.
log-move-shuffled-into-deck = { $player } shuffles { $card } into the draw deck.
    .you = You shuffle { $card } into your draw deck.
log-move-unseen-hand = { $player } takes a card into hand.
    .you = You take a card into hand.
log-move-unseen-beneath-deck = { $player } puts a card beneath the draw deck.
    .you = You put a card beneath your draw deck.
log-move-unseen-on-top-of-deck = { $player } puts a card on top of the draw deck.
    .you = You put a card on top of your draw deck.
log-move-unseen-shuffled-into-deck = { $player } shuffles a card into the draw deck.
    .you = You shuffle a card into your draw deck.
log-saw-hand = The hand of { $player }: { $cards }.
    .you = Your hand: { $cards }.
log-looked-at-hand = { $viewer } looks at the hand of { $player }.
    .you = { $viewer } looks at your hand.
log-saw-deck = Out of the draw deck of { $player }: { $cards }.
    .you = Out of your draw deck: { $cards }.
log-looked-at-deck = { $viewer } looks at the draw deck of { $player }.
    .you = { $viewer } looks at your draw deck.

## Tokens

log-wounded = { $card } takes a wound.
log-exerted = { $card } exerts.
log-comes-exhausted = { $card } comes into play exhausted.
log-healed = { $card } heals a wound.
log-burdens =
    { $player } has { $burdens ->
        [0] no burdens
        [one] 1 burden
       *[other] { $burdens } burdens
    } now.
    .you =
        You have { $burdens ->
            [0] no burdens
            [one] 1 burden
           *[other] { $burdens } burdens
        } now.
log-twilight = Twilight pool: { $tokens }.
log-tokens = Tokens on { $card }: { $tokens }.

## Archery and skirmishes

log-archery = Archery: { $minions } at the fellowship, { $fellowship } at the minions.
log-assignments-cancelled = The assignments that are left are cancelled.
log-assigned = { $minion } is assigned to { $fighter }.
log-skirmish = Skirmish: { $fighter } against { $minions }.
log-strengths = Strength { $fellowship } against { $minions }.
log-wins = { $card } wins the skirmish.
log-overwhelmed = { $card } is overwhelmed.
log-left-skirmish = { $card } leaves the skirmish.
log-skirmish-cancelled = The skirmish is cancelled.

## The Ring and sites

log-ring-put-on = The Ring-bearer of { $player } puts on The One Ring.
    .you = Your Ring-bearer puts on The One Ring.
log-ring-taken-off = The Ring-bearer of { $player } takes off The One Ring.
    .you = Your Ring-bearer takes off The One Ring.
log-ring-taken-over = { $card } is the Ring-bearer now.
log-site-laid = { $player } lays the site { $card }.
    .you = You lay the site { $card }.
log-site-controlled = { $player } takes control of { $card }.
    .you = You take control of { $card }.
log-site-liberated = { $player } liberates { $card }.
    .you = You liberate { $card }.
log-changed = { $targets }: { $changes }, by { $card }.
change-more = { $what } +{ $amount }
change-less = { $what } { $amount }
prevented-about-to-be-wounded = the wound
prevented-about-to-exert = the exertion
prevented-about-to-heal = the healing
prevented-about-to-be-discarded = the discard
prevented-about-to-discard-event = the discard
prevented-about-to-be-killed = the death
prevented-about-to-add-burdens = the burdens
prevented-about-to-add-twilight = the twilight tokens
prevented-about-to-take-control = the taking of control
prevented-this = this
