// A line of the log with the names of cards told apart, so that each can be a button that opens the card.

import type { Argument, Named, Worded } from "../server/wire.generated.ts";
import { sayNaming } from "./language.ts";

/** Text, or the name of something printed. */
export type Part = string | { readonly definition: string; readonly name: string };

// Private characters that no wording contains.
const FROM = "\ue100";
const TO = "\ue101";

/** The first thing printed that is named in an argument: "Uruk Slayer (1 wound)" names a card, too. */
export function definitionIn(argument: Argument | undefined): string {
    if (typeof argument !== "object") return "";
    if ("name" in argument && !("message" in argument)) return (argument as Named).name;
    for (const part of Array.isArray(argument) ? argument : Object.values(argument)) {
        const found = definitionIn(part as Argument);
        if (found) return found;
    }
    return "";
}

/** The parts of a message, in the order in which the language has them, names in the form that the sentence wants. */
export function parts(line: Worded): Part[] {
    const named: { definition: string; name: string }[] = [];
    const text = sayNaming(line, (definition, name) => `${FROM}${named.push({ definition, name }) - 1}${TO}`);
    return text.split(FROM).flatMap((piece, place) => {
        if (!place) return piece ? [piece] : [];
        const [number = "", rest = ""] = piece.split(TO);
        return [named[Number(number)]!, ...(rest ? [rest] : [])];
    });
}
