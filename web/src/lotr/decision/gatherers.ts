// What of the card game is chosen on the table and sent in one row: who fights whom, and where arrows hit.

import { gather, type Gatherer } from "../../session/gathering.ts";
import type { Option, Question, Seen } from "../../server/wire.generated.ts";
import type { CardInPlay, LotrView } from "../view.ts";

const DEFENDERS = "prompt-assign-defenders";
const MINIONS = "prompt-assign-minions";
const ARROWS = "prompt-archery-wound";

/** Whoever moves again in a turn comes to each phase anew. */
function stretch(view: Seen): string {
    const { turn_number: turn, moves, phase, fierce } = view as unknown as LotrView;
    return `${turn} ${moves} ${phase} ${fierce}`;
}

function found(question: Question, keys: readonly string[]): Option[] {
    return keys.flatMap((key) => (question.options ?? []).filter((option) => option.key === key));
}

/** How many minions a companion may be set against: one, and one more for each defender bonus (LR-29.12). */
function most(view: Seen, fighter: string): number {
    const { seats, assignments } = view as unknown as LotrView;
    const cards: CardInPlay[] = Object.values(seats).flatMap(({ in_play }) => [...in_play]);
    const bonus = cards.find(({ handle }) => handle === fighter)?.keywords.find(([word]) => word === "defender");
    const facing = assignments.find((one) => one.fighter === fighter)?.minions.length ?? 0;
    return 1 + (bonus?.[1] ?? 0) - facing;
}

/** A minion fights in one place only, and a companion against so many: who is set anew leaves the old place. */
function pairing(limit: (view: Seen, fighter: string) => number): Gatherer {
    return {
        pairs: true,
        wants: () => true,
        // Where no Done is offered somebody must be assigned; if more are due, the rules ask again (LR-19.6).
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

/** How many more wounds a character can take: after the last of them it is dead. */
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

/** The picks without the last of those that are alike. */
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
