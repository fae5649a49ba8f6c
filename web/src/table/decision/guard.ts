// A pass that may skip the last chance to act is asked about: once in each part of a turn, never more.

import type { Option, Question } from "../../server/wire.generated.ts";

/** What one can do with a card of one's own, or make one's own. */
const ACTING = new Set(["play", "use", "cast", "take"]);
const asked = new Set<string>();

/** What could still be done when somebody passes: nothing where it is only a response, as that is asked about anyway. */
export function left(question: Question): readonly Option[] {
    return question.kind === "action" ? (question.options ?? []).filter(({ verb }) => ACTING.has(verb)) : [];
}

/** Whether to ask before passing.  Whoever was asked in this part of a turn knows by now; who was told to pass need not be. */
export function asks(question: Question, stretch: string): boolean {
    if (!left(question).length || asked.has(stretch) || question.tips?.some(({ passing }) => passing)) return false;
    asked.add(stretch);
    return true;
}
