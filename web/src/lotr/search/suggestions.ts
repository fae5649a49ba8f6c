// What may be meant by the word at the end of a search: a field, or a value of one.

import { say } from "../../wording/language.ts";
import { fieldName, NUMBERS, valueName } from "./pieces.ts";
import { FIELDS, fieldCalled, FORMATS, meant, plain, SETS, valuesOf } from "./query-terms.ts";

export interface Suggestion {
    /** The whole search, if it is taken. */
    readonly query: string;
    /** What is put at its end. */
    readonly text: string;
    readonly about: string;
}

const MOST = 6;
/** The fields whose values are looked for when a word alone was typed. */
const GUESSED = ["type", "culture", "race", "class", "keyword"];

/** What may be meant, the most likely first; nothing where nothing is begun, or all is said. */
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

/** The values of a field that begin as what was typed. */
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

/** The fields that begin as a word, and the values that do. */
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
