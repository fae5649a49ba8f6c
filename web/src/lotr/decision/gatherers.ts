// Decisions of the card game that are collected on the table and sent in one row: assignments and archery wounds.

import { gather, type Gatherer } from "../../session/gathering.ts";
import type { Option, Question, Seen } from "../../server/wire.generated.ts";
import type { CardInPlay, LotrView } from "../view.ts";

const DEFENDERS = "prompt-assign-defenders";
const MINIONS = "prompt-assign-minions";
const ARROWS = "prompt-archery-wound";

/** Returns a key of the current phase; it includes the moves, because a player who moves again repeats the phases. */
function stretch(view: Seen): string {
    const { turn_number: turn, moves, phase, fierce } = view as unknown as LotrView;
    return `${turn} ${moves} ${phase} ${fierce}`;
}

function found(question: Question, keys: readonly string[]): Option[] {
    return keys.flatMap((key) => (question.options ?? []).filter((option) => option.key === key));
}

/**
 * Returns how many minions a companion can still be assigned: one plus its defender bonuses (LR-29.12), less those
 * already assigned.
 */
function most(view: Seen, fighter: string): number {
    const { seats, assignments } = view as unknown as LotrView;
    const cards: CardInPlay[] = Object.values(seats).flatMap(({ in_play }) => [...in_play]);
    const bonus = cards.find(({ handle }) => handle === fighter)?.keywords.find(([word]) => word === "defender");
    const facing = assignments.find((one) => one.fighter === fighter)?.minions.length ?? 0;
    return 1 + (bonus?.[1] ?? 0) - facing;
}

/**
 * Gathers assignments: a minion fights in one place, and a companion faces at most `limit` minions.  A minion assigned
 * again leaves its old place.
 */
function pairing(limit: (view: Seen, fighter: string) => number): Gatherer {
    return {
        pairs: true,
        wants: () => true,
        // Without a Done option at least one minion must be assigned; if more are due, the rules ask again (LR-19.6).
        enough: ({ options = [] }, picks) => picks.length > 0 || options.some(({ verb }) => verb === "done"),
        stretch,
        add(question, picks, option, view) {
            if (picks.includes(option.key)) return picks.filter((key) => key !== option.key);
            const others = found(question, picks).filter(({ other }) => other !== option.other);
            const facing = others.filter(({ subject }) => subject === option.subject);
            const leave = facing.slice(0, Math.max(0, facing.length + 1 - limit(view, option.subject)));
            return [...others.filter((one) => !leave.includes(one)).map(({ key }) => key), option.key];
        },
    };
}

function left(question: Question): number {
    return Number(question.prompt?.["left"] ?? 1);
}

/** Returns how many more wounds a character can take; the last one kills it. */
function bears({ label }: Option): number {
    return Number(label["left"] ?? 1);
}

const arrows: Gatherer = {
    pairs: false,
    stretch,
    wants: (question) => left(question) > 1 && (question.options ?? []).length > 1,
    enough(question, picks) {
        const room = (question.options ?? []).reduce((sum, option) => sum + bears(option), 0);
        return picks.length === Math.min(left(question), room);
    },
    add(question, picks, option) {
        const here = picks.filter((key) => key === option.key).length;
        if (here < bears(option) && picks.length < left(question)) return [...picks, option.key];
        return here ? withoutOne(picks, option.key) : picks;
    },
};

/** Returns the picks without the last occurrence of a key. */
export function withoutOne(picks: readonly string[], key: string): readonly string[] {
    const at = picks.lastIndexOf(key);
    return at < 0 ? picks : [...picks.slice(0, at), ...picks.slice(at + 1)];
}

export function gatherOnTheTable(): void {
    gather(DEFENDERS, pairing(most));
    gather(
        MINIONS,
        pairing(() => Infinity),
    );
    gather(ARROWS, arrows);
}
