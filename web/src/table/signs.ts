// Symbols for lines of the log, by the beginning of their message ids.

const SIGNS: readonly (readonly [beginning: string, sign: string])[] = [
    ["log-phase", "ui-next"],
    ["log-wound", "wound"],
    ["log-killed", "ui-skull"],
    ["log-died", "ui-skull"],
    ["log-overwhelmed", "ui-skull"],
    ["log-ring-bearer-killed", "ui-skull"],
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
    ["log-bought", "t-gold"],
    ["log-drew", "ui-cards"],
    ["log-played", "ui-cards"],
    ["log-discard", "ui-bin"],
    ["log-cast", "t-spell"],
    ["log-burden", "burden"],
    ["log-twilight", "twilight"],
    ["log-heal", "vitality"],
    ["log-won", "ui-star"],
    ["log-undo", "ui-undo"],
];

/** Returns the symbol of a kind of line; "" if it has none. */
export function signOf(message: string): string {
    const [, points] = /^log-(?:gained|lost)-(life|gold|strength|craft)/.exec(message) ?? [];
    return points ? `t-${points}` : (SIGNS.find(([beginning]) => message.startsWith(beginning))?.[1] ?? "");
}
