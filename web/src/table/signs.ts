// Signs of what a line of the log is about, by the beginning of its id.

const SIGNS: readonly (readonly [beginning: string, sign: string])[] = [
    ["log-phase", "ui-next"],
    ["log-wound", "wound"],
    ["log-killed", "ui-skull"],
    ["log-dies", "ui-skull"],
    ["log-died", "ui-skull"],
    ["log-dead", "ui-skull"],
    ["log-overwhelmed", "ui-skull"],
    ["log-ring-bearer-killed", "ui-skull"],
    ["log-lost-life", "t-life"],
    ["log-gained-life", "t-life"],
    ["log-lost-gold", "t-gold"],
    ["log-gained-gold", "t-gold"],
    ["log-lost-strength", "t-strength"],
    ["log-gained-strength", "t-strength"],
    ["log-lost-craft", "t-craft"],
    ["log-gained-craft", "t-craft"],
    ["log-skirmish", "p-skirmish"],
    ["log-wins", "p-skirmish"],
    ["log-fight", "p-skirmish"],
    ["log-combat", "p-skirmish"],
    ["log-psychic", "t-craft"],
    ["log-archery", "p-archery"],
    ["log-assign", "p-assignment"],
    ["log-move", "ui-arrow"],
    ["log-rolled", "die-5"],
    ["log-enemy-rolled", "die-5"],
    ["log-drew", "ui-cards"],
    ["log-draw", "ui-cards"],
    ["log-played", "ui-cards"],
    ["log-discard", "ui-bin"],
    ["log-cast", "t-spell"],
    ["log-burden", "burden"],
    ["log-twilight", "twilight"],
    ["log-heal", "vitality"],
    ["log-won", "ui-star"],
    ["log-undo", "ui-undo"],
];

/** The sign of a kind of line; "" if it has none. */
export function signOf(message: string): string {
    return SIGNS.find(([beginning]) => message.startsWith(beginning))?.[1] ?? "";
}
