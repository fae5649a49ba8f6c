// Recent events, read from the lines of the log: the fight under way or just over, the latest roll, the latest move.
// The lines are public and the same for all viewers, so a replay and a reload show the same events.

import type { Line } from "../../session/session.ts";
import type { Argument, Named, Seated, Worded } from "../../server/wire.generated.ts";
import { SPACES, directionOf, type Direction, type Space } from "../board/spaces.ts";
import type { Share } from "../view.ts";

/** One side of a fight: the fighter, its dice and its score. */
export interface Fighter {
    readonly who: Argument;
    /** The seat of a character; -1 for an enemy. */
    readonly seat: number;
    readonly dice: readonly number[];
    readonly score: number | undefined;
    /** The fighter's score before the dice. */
    readonly base: number | undefined;
    /** The parts of the score without the die. */
    readonly from?: readonly Share[];
}

export interface Battle {
    readonly psychic: boolean;
    readonly own: Fighter;
    readonly foe: Fighter;
    readonly outcome: "" | "won" | "lost" | "drawn";
}

/** Dice rolled outside of a fight. */
export interface Rolled {
    readonly seat: number;
    readonly dice: readonly number[];
    readonly occasion: Worded;
}

export interface Moved {
    readonly seat: number;
    readonly from: Space;
    readonly to: Space;
    readonly direction: Direction | undefined;
}

function seatIn(argument: Argument | undefined): number {
    return typeof argument === "object" && "player" in argument ? (argument as Seated).player : -1;
}

function spaceIn(argument: Argument | undefined): Space | undefined {
    return typeof argument === "object" && "name" in argument ? SPACES.get((argument as Named).name) : undefined;
}

function diceIn(argument: Argument | undefined): readonly number[] {
    return Array.isArray(argument) ? argument.filter((die) => typeof die === "number") : [];
}

function numberIn(argument: Argument | undefined): number | undefined {
    return typeof argument === "number" ? argument : undefined;
}

function sharesIn(argument: Argument | undefined): readonly Share[] {
    return Array.isArray(argument) ? (argument as readonly Share[]) : [];
}

function occasionOf(line: Line): string {
    const occasion = line["occasion"];
    return typeof occasion === "object" && "message" in occasion ? String((occasion as Worded).message) : "";
}

/** Returns the place of the line where the current turn begins. */
function turnStart(lines: readonly Line[]): number {
    for (let place = lines.length - 1; place >= 0; place--) if (lines[place]!.message === "log-turn") return place;
    return 0;
}

/** Returns the latest fight of this turn, as far as it has come. */
export function latestBattle(lines: readonly Line[]): Battle | undefined {
    const first = turnStart(lines);
    let start = -1;
    for (let place = lines.length - 1; place >= first; place--) {
        if (lines[place]!.message === "log-combat" || lines[place]!.message === "log-psychic-combat") {
            start = place;
            break;
        }
    }
    if (start < 0) return undefined;
    const begun = lines[start]!;
    const [mine, theirs] = [begun["player"]!, begun["foe"]!];
    let own: Fighter = { who: mine, seat: seatIn(mine), dice: [], score: undefined, base: numberIn(begun["own"]) };
    let foe: Fighter = {
        who: theirs,
        seat: seatIn(theirs),
        dice: [],
        score: undefined,
        base: numberIn(begun["against"]),
    };
    let outcome: Battle["outcome"] = "";
    for (const line of lines.slice(start + 1)) {
        if (line.message === "log-moved" || line.message === "log-turn") break;
        if (line.message === "log-rolled" && occasionOf(line) === "roll-combat") {
            const dice = diceIn(line["rolled"]);
            if (seatIn(line["player"]) === own.seat) own = { ...own, dice };
            else if (seatIn(line["player"]) === foe.seat) foe = { ...foe, dice };
        } else if (line.message === "log-enemy-rolled") {
            foe = { ...foe, dice: [Number(line["roll"])] };
        } else if (line.message === "log-scores") {
            own = { ...own, score: Number(line["own"]), from: sharesIn(line["own_from"]) };
            foe = { ...foe, score: Number(line["against"]), from: sharesIn(line["against_from"]) };
        } else if (/^log-fight-(won|lost|drawn)$/.test(line.message)) {
            outcome = line.message.slice("log-fight-".length) as Battle["outcome"];
        }
    }
    return { psychic: begun.message === "log-psychic-combat", own, foe, outcome };
}

/**
 * Whether dice were rolled for something else since a fight was decided; a roll for armour still belongs to the fight.
 */
export function rolledSinceFight(lines: readonly Line[]): boolean {
    for (let place = lines.length - 1; place >= 0; place--) {
        const line = lines[place]!;
        if (line.message.startsWith("log-fight-")) return false;
        if (line.message === "log-rolled" && !["roll-combat", "roll-armour"].includes(occasionOf(line))) return true;
    }
    return false;
}

/** Returns the latest dice of this turn that were not rolled in a fight. */
export function latestRoll(lines: readonly Line[]): Rolled | undefined {
    for (let place = lines.length - 1; place >= turnStart(lines); place--) {
        const line = lines[place]!;
        if (line.message === "log-rolled" && occasionOf(line) !== "roll-combat") {
            return { seat: seatIn(line["player"]), dice: diceIn(line["rolled"]), occasion: line["occasion"] as Worded };
        }
    }
    return undefined;
}

/** Returns the card that took effect last in this turn since the last move; "" for none. */
export function latestEffect(lines: readonly Line[]): string {
    for (let place = lines.length - 1; place >= turnStart(lines); place--) {
        const line = lines[place]!;
        if (line.message === "log-moved") return "";
        if (line.message === "log-meets") return (line["card"] as Named | undefined)?.name ?? "";
    }
    return "";
}

/** Returns the latest move of any piece, with the space it came from and the space it went to. */
export function latestMove(lines: readonly Line[]): Moved | undefined {
    for (let place = lines.length - 1; place >= 0; place--) {
        const line = lines[place]!;
        if (line.message !== "log-moved") continue;
        const seat = seatIn(line["player"]);
        const to = spaceIn(line["space"]);
        const from = whereAt(lines, place, seat);
        if (!to || !from || from === to) return undefined;
        const around = from.region === to.region && from.place >= 0 && to.place >= 0;
        // without a roll it was no move round the ring, for example by a Spell
        const rolled = around ? rolledFor(lines, place, seat) : 0;
        return { seat, from, to, direction: rolled ? directionOf(from, to, rolled) : undefined };
    }
    return undefined;
}

/** Returns the space of a piece before a line, from its previous move. */
export function whereAt(lines: readonly Line[], before: number, seat: number): Space | undefined {
    for (let place = before - 1; place >= 0; place--) {
        const line = lines[place]!;
        if (seatIn(line["player"]) !== seat) continue;
        if (line.message === "log-moved") return spaceIn(line["space"]);
        if (line.message === "log-enters") return undefined;
    }
    return undefined;
}

/** Returns the die rolled for a move; 0 if there was none or several. */
function rolledFor(lines: readonly Line[], before: number, seat: number): number {
    for (let place = before - 1; place >= 0 && lines[place]!.message !== "log-turn"; place--) {
        const line = lines[place]!;
        if (line.message === "log-rolled" && occasionOf(line) === "roll-movement" && seatIn(line["player"]) === seat) {
            const dice = diceIn(line["rolled"]);
            return dice.length === 1 ? dice[0]! : 0;
        }
    }
    return 0;
}

/**
 * Returns the line that began what a character died of: the fight, Spell, command or card before it in the same turn.
 */
export function causeOf(lines: readonly Worded[], place: number): Worded | undefined {
    const turn = lines.slice(0, place).findLastIndex(({ message }) => message === "log-turn");
    return lines
        .slice(turn + 1, place)
        .findLast(({ message }) => /^log-(psychic-)?combat$|^log-(cast-on|command|meets)$/.test(message));
}
