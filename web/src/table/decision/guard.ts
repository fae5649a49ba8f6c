// A pass that may skip the last chance to act is asked about: once in each part of a turn, never more.

import type { Option, Prospect, Question } from "../../server/wire.generated.ts";

/** What one can do with a card of one's own, or make one's own. */
const ACTING = new Set(["play", "use", "cast", "take"]);
/** What an option is told to come to that does nothing here. */
const IDLE = new Set(["result-nothing", "result-nothing-else", "result-not-here"]);
const asked = new Set<string>();

/** What could still be done when somebody passes: nothing where it is only a response, as that is asked about anyway;
 *  nor what would change nothing, as the rules say beside it. */
export function left(question: Question, results: readonly Prospect[] = []): readonly Option[] {
    if (question.kind !== "action") return [];
    const idle = results
        .filter(({ told }) => told.some(({ message }) => IDLE.has(message)))
        .map(({ option }) => option);
    return (question.options ?? []).filter(({ verb, key }) => ACTING.has(verb) && !idle.includes(key));
}

/** Whether to ask before passing.  Whoever was asked in this part of a turn knows by now; who was told to pass need not be. */
export function asks(question: Question, stretch: string, results: readonly Prospect[] = []): boolean {
    if (!left(question, results).length || asked.has(stretch) || question.tips?.some(({ passing }) => passing))
        return false;
    asked.add(stretch);
    return true;
}

/** What only gives something away is folded: it is seldom what one wants, and no key pressed out of habit must do it. */
export const GIVES_AWAY = "put-down";

/** The options that are listed; what may harm oneself stands last. */
export function listed(options: readonly Option[]): Option[] {
    const harms = ({ label }: Option) => Number(label.message.endsWith("-self-harm"));
    return options.filter(({ verb }) => verb !== GIVES_AWAY).sort((one, other) => harms(one) - harms(other));
}
