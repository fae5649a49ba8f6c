// Headings of the rulebook's parts, which give a rule a readable name beside its id.  Fetched when first needed.

import { server } from "../server/api.ts";
import { language } from "../wording/language.ts";

type Headings = Readonly<Record<string, string>>;

const found = new Map<string, Headings>();
const asked = new Map<string, Promise<Headings>>();

/** Returns the part of a rule's id that identifies its heading. */
function partOf(rule: string): string {
    return /^[A-Z]+-[A-Z]*\d+/.exec(rule)?.[0] ?? rule;
}

function named(headings: Headings, rule: string): string {
    const part = partOf(rule);
    return headings[part] ?? headings[part.replace(/\d+$/, "")] ?? "";
}

/** Returns the heading of a rule's part, at once if it is loaded; "" if there is none. */
export function headingOf(game: string, rule: string): string | Promise<string> {
    const key = `${game} ${language}`;
    const known = found.get(key);
    if (known) return named(known, rule);
    if (!asked.has(key)) {
        const asking = server.ruleHeadings(game, language).then(
            ({ headings }) => headings,
            () => ({}),
        );
        asked.set(key, asking);
        void asking.then((headings) => found.set(key, headings));
    }
    return asked.get(key)!.then((headings) => named(headings, rule));
}
