// Suggestions for the word at the end of a search: a field, or a value of one.

import { say } from "../../wording/language.ts";
import { fieldName, NUMBERS, valueName } from "./pieces.ts";
import { FIELDS, fieldCalled, FORMATS, meant, plain, SETS, valuesOf } from "./query-terms.ts";

export interface Suggestion {
    /** The whole search after taking the suggestion. */
    readonly query: string;
    /** The text put at the end of the search. */
    readonly text: string;
    readonly about: string;
}

const MOST = 6;
/** Fields whose values are suggested for a word without a field. */
const GUESSED = ["type", "culture", "race", "class", "keyword"];

/** Returns the suggestions, the most likely first; none if no word is begun or the word is complete. */
export function suggestions(query: string): Suggestion[] {
    const [, before = "", minus = "", word = ""] = /^(.*?)(-?)([^\s()|]*)$/s.exec(query) ?? [];
    if (!word || (before.split('"').length - 1) % 2) return [];
    const made = (text: string, about: string, ends = true): Suggestion => ({
        query: `${before}${minus}${text}${ends ? " " : ""}`,
        text: minus + text,
        about,
    });
    const asked = /^([^\s:=<>!"]+?)(<=|>=|!=|:|=|<|>)"?([^"]*)$/.exec(word);
    const found = asked ? values(asked[1]!, asked[2]!, asked[3]!, made) : begun(word, made);
    return found.slice(0, MOST);
}

type Make = (text: string, about: string, ends?: boolean) => Suggestion;

/** Returns the values of a field that begin with the typed text. */
function values(typed: string, sign: string, value: string, made: Make): Suggestion[] {
    const field = fieldCalled(typed);
    const wanted = plain(value);
    const put = (name: string, about: string) => made(`${typed}${sign}${quoted(name)}`, about);
    if (field === "set" || field === "format") {
        const named = field === "set" ? SETS : Object.fromEntries(Object.keys(FORMATS).map((one) => [one, one]));
        if (wanted in named) return [];
        return Object.keys(named)
            .map((one) => [one, say({ message: field === "set" ? SETS[one]! : FORMATS[one]!.title })] as const)
            .filter(([one, title]) => plain(one).startsWith(wanted) || plain(title).startsWith(wanted))
            .map(([one, title]) => put(one, title));
    }
    if (!field || meant(field, value, true).length) return [];
    return valuesOf(field)
        .filter(([, names]) => names.some((name) => name.startsWith(wanted)))
        .map(([key]) => put(valueName(field, key), ""));
}

/** Returns the fields, and the values of `GUESSED` fields, that begin with a word. */
function begun(word: string, made: Make): Suggestion[] {
    const wanted = plain(word);
    if (wanted.length < 2) return [];
    const fields = Object.entries(FIELDS)
        .filter(([, names]) => names.some((name) => name.startsWith(wanted)))
        .map(([field]) => made(`${fieldName(field)}${NUMBERS.includes(field) ? "<=" : ":"}`, field, false));
    const guessed = GUESSED.flatMap((field) =>
        valuesOf(field)
            .filter(([, names]) => names.some((name) => name.startsWith(wanted)))
            .map(([key]) => made(`${fieldName(field)}:${quoted(valueName(field, key))}`, "")),
    );
    return [...fields, ...guessed];
}

function quoted(name: string): string {
    return /[\s()|"]/.test(name) ? `"${name}"` : name;
}
