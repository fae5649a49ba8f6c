// What the parts of a rulebook are called: so that a rule is named in words beside its id.  Fetched when first needed.

import { server } from "../server/api.ts";
import { language } from "../wording/language.ts";

type Headings = Readonly<Record<string, string>>;

const found = new Map<string, Headings>();
const asked = new Map<string, Promise<Headings>>();

/** The part of a rule's id that its heading is known by. */
function partOf(rule: string): string {
    return /^[A-Z]+-[A-Z]*\d+/.exec(rule)?.[0] ?? rule;
}

function named(headings: Headings, rule: string): string {
    const part = partOf(rule);
    return headings[part] ?? headings[part.replace(/\d+$/, "")] ?? "";
}

/** What the part is called in which a rule stands: at once if it is known; "" where there is no name for it. */
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
