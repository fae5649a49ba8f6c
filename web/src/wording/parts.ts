// Splits a line of the log into text and card names, so that each name can be a button that opens the card.

import type { Argument, Named, Worded } from "../server/wire.generated.ts";
import { sayNaming } from "./language.ts";

/** Text, or the name of a printed thing. */
export type Part = string | { readonly definition: string; readonly name: string };

// Private-use characters that no message contains.
const FROM = "\ue100";
const TO = "\ue101";

/** Returns the first printed thing named in an argument: "Uruk Slayer (1 wound)" names a card, too. */
export function definitionIn(argument: Argument | undefined): string {
    if (typeof argument !== "object") return "";
    if ("name" in argument && !("message" in argument)) return (argument as Named).name;
    for (const part of Array.isArray(argument) ? argument : Object.values(argument)) {
        const found = definitionIn(part as Argument);
        if (found) return found;
    }
    return "";
}

/** Returns the parts of a message in the order of the language, with names in the form that the sentence needs. */
export function parts(line: Worded): Part[] {
    const named: { definition: string; name: string }[] = [];
    const text = sayNaming(line, (definition, name) => `${FROM}${named.push({ definition, name }) - 1}${TO}`);
    return text.split(FROM).flatMap((piece, place) => {
        if (!place) return piece ? [piece] : [];
        const [number = "", rest = ""] = piece.split(TO);
        return [named[Number(number)]!, ...(rest ? [rest] : [])];
    });
}
