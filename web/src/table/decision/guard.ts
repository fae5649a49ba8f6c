// The warning before a pass that may skip the last chance to act: at most once in each part of a turn.

import type { Option, Prospect, Question } from "../../server/wire.generated.ts";

/** Verbs of options that use or gain a card. */
const ACTING = new Set(["play", "use", "cast", "take"]);
/** Predicted results that mean that an option has no effect. */
const IDLE = new Set(["result-nothing", "result-nothing-else", "result-not-here"]);
const asked = new Set<string>();

/**
 * Returns the actions still possible at a pass: none at a response, which the game asks for anyway, and no action that
 * the rules predict to have no effect.
 */
export function left(question: Question, results: readonly Prospect[] = []): readonly Option[] {
    if (question.kind !== "action") return [];
    const idle = results
        .filter(({ told }) => told.some(({ message }) => IDLE.has(message)))
        .map(({ option }) => option);
    return (question.options ?? []).filter(({ verb, key }) => ACTING.has(verb) && !idle.includes(key));
}

/** Whether to warn before a pass: not twice in the same part of a turn, and not if a tip suggests passing. */
export function asks(question: Question, stretch: string, results: readonly Prospect[] = []): boolean {
    if (!left(question, results).length || asked.has(stretch) || question.tips?.some(({ passing }) => passing))
        return false;
    asked.add(stretch);
    return true;
}

/**
 * Verb of the option that only gives something away.  It is folded, because it is rarely wanted and must not be
 * triggered by a habitual key press.
 */
export const GIVES_AWAY = "put-down";

/** Returns the options for the list; options that may harm the player come last. */
export function listed(options: readonly Option[]): Option[] {
    const harms = ({ label }: Option) => Number(label.message.endsWith("-self-harm"));
    return options.filter(({ verb }) => verb !== GIVES_AWAY).sort((one, other) => harms(one) - harms(other));
}
