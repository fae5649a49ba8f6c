// Which cards fit a search, the best first.  A score is how far from the best a card is; -1: it does not fit.

import type { CardFacts } from "../../catalogue.ts";
import { readQuery, type Query, type Term } from "./query.ts";
import { FORMATS, meant, plain } from "./vocabulary.ts";

/** The cards of decks that a search may name; the one that is being built is called "deck". */
export type Decks = Readonly<Record<string, ReadonlySet<string>>>;
/** How many copies of each card somebody has. */
export type Owned = ReadonlyMap<string, number>;

const [TITLE, WORD, BEGINNING, SUBTITLE, INSIDE, TEXT, NEARLY] = [0, 1, 2, 3, 4, 6, 8];
const MOST_SHARED = 10;
const SIDES = ["ring", "free_peoples", "shadow", "site"];

/** What is searched of a card. */
interface Searched {
    readonly id: string;
    readonly title: string;
    readonly subtitle: string;
    readonly whole: string;
    readonly text: string;
    readonly side: string;
    readonly block: string;
    readonly number: number;
    readonly keywords: ReadonlyMap<string, number>;
    readonly words: Readonly<Record<string, readonly string[]>>;
    readonly numbers: Readonly<Record<string, number | null>>;
}

/** All cards, ready to be searched; made once for each language, when all sheets have come. */
export class Index {
    readonly #cards: readonly Searched[];
    readonly #byId: ReadonlyMap<string, Searched>;
    readonly #titleWords: ReadonlySet<string>;
    readonly #banned = new Map<string, ReadonlySet<string>>();

    constructor(cards: Iterable<readonly [id: string, card: CardFacts]>) {
        this.#cards = [...cards].map(([id, card]) => searched(id, card)).sort(inOrder);
        this.#byId = new Map(this.#cards.map((card) => [card.id, card]));
        this.#titleWords = new Set(this.#cards.flatMap((card) => card.whole.split(" ")));
    }

    /** The ids of the cards that fit, the best first. */
    search(text: string | Query, decks: Decks = {}, owned: Owned = new Map()): string[] {
        const query = typeof text === "string" ? readQuery(text) : text;
        const seeking = new Seeking(this.#cards, this.#titleWords, decks, owned, (format) => this.banned(format));
        const scored: [number, Searched][] = [];
        for (const card of this.#cards) {
            const score = seeking.score(query.term, card);
            if (score >= 0) scored.push([score, card]);
        }
        const { sort } = query;
        scored.sort(([one, a], [other, b]) => (sort ? bySort(sort, a, b) : 0) || one - other);
        return scored.map(([, card]) => card.id);
    }

    /** What a format bans, by title and subtitle. */
    banned(format: string): ReadonlySet<string> {
        let names = this.#banned.get(format);
        if (!names) {
            names = new Set(FORMATS[format]!.banned.map((id) => this.#byId.get(id)?.whole ?? ""));
            this.#banned.set(format, names);
        }
        return names;
    }
}

function searched(id: string, card: CardFacts): Searched {
    const title = plain(card.title);
    const subtitle = plain(card.subtitle ?? "");
    const side = card.type === "site" ? "site" : card.type === "the_one_ring" ? "ring" : (card.side ?? "");
    return {
        id,
        title,
        subtitle,
        whole: `${title} ${subtitle}`.trim(),
        text: plain([card.kind ?? "", ...(card.text ?? [])].join(" ")),
        side,
        block: card.block ?? "",
        number: Number(card["number"]),
        keywords: new Map(card.keywords ?? []),
        words: {
            side: [side],
            type: [card.type ?? ""],
            culture: [card.culture ?? ""],
            race: [card.race ?? ""],
            class: [card.item_class ?? ""],
            signet: [card.signet ?? ""],
            rarity: [String(card["rarity"] ?? "")],
            phase: (card["phases"] as string[] | undefined) ?? [],
        },
        numbers: {
            cost: card.cost ?? null,
            strength: card.strength ?? null,
            vitality: card.vitality ?? null,
            site: card.site_number || null,
            set: Number(card["set"]),
        },
    };
}

/** Side, culture, cost or place on the path, title, code. */
function inOrder(a: Searched, b: Searched): number {
    const cost = (card: Searched) => card.numbers["cost"] ?? card.numbers["site"] ?? 0;
    return (
        SIDES.indexOf(a.side) - SIDES.indexOf(b.side) ||
        byText(a.words["culture"]![0]!, b.words["culture"]![0]!) ||
        cost(a) - cost(b) ||
        byText(a.whole, b.whole) ||
        a.numbers["set"]! - b.numbers["set"]! ||
        a.number - b.number
    );
}

function byText(one: string, other: string): number {
    return one < other ? -1 : one > other ? 1 : 0;
}

/** An order that somebody asked for; cards without the number come last. */
function bySort(sort: string, a: Searched, b: Searched): number {
    if (sort === "name") return byText(a.whole, b.whole);
    if (sort === "type") return byText(a.words["type"]![0]!, b.words["type"]![0]!);
    return (a.numbers[sort] ?? 9999) - (b.numbers[sort] ?? 9999);
}

class Seeking {
    readonly #cards: readonly Searched[];
    readonly #titleWords: ReadonlySet<string>;
    readonly #decks: Decks;
    readonly #owned: Owned;
    readonly #banned: (format: string) => ReadonlySet<string>;
    readonly #near = new Map<string, ReadonlySet<string>>();
    readonly #meant = new Map<string, ReadonlySet<string>>();
    readonly #models = new Map<string, Searched | undefined>();

    constructor(
        cards: readonly Searched[],
        titleWords: ReadonlySet<string>,
        decks: Decks,
        owned: Owned,
        banned: (format: string) => ReadonlySet<string>,
    ) {
        this.#cards = cards;
        this.#titleWords = titleWords;
        this.#decks = decks;
        this.#owned = owned;
        this.#banned = banned;
    }

    score(term: Term, card: Searched): number {
        switch (term.kind) {
            case "word":
                return this.#word(term.text, term.phrase, card);
            case "field":
                return this.#field(term.name, term.sign, term.value, card);
            case "not":
                return this.score(term.part, card) >= 0 ? -1 : 0;
            case "all": {
                let sum = 0;
                for (const part of term.parts) {
                    const score = this.score(part, card);
                    if (score < 0) return -1;
                    sum += score;
                }
                return sum;
            }
            case "any": {
                const scores = term.parts.map((part) => this.score(part, card)).filter((score) => score >= 0);
                return scores.length ? Math.min(...scores) : -1;
            }
        }
    }

    #word(text: string, phrase: boolean, card: Searched): number {
        if (!text) return 0;
        if (text === card.id.toLowerCase() || text === card.title || text === card.whole) return TITLE!;
        if (phrase) return card.whole.includes(text) ? INSIDE! : card.text.includes(text) ? TEXT! : -1;
        if (begins(card.title, text)) return ` ${card.title} `.includes(` ${text} `) ? WORD! : BEGINNING!;
        if (begins(card.subtitle, text)) return SUBTITLE!;
        if (text.length > 2 && card.whole.includes(text)) return INSIDE!;
        if (begins(card.text, text)) return TEXT!;
        return this.#nearly(text, card) ? NEARLY! : -1;
    }

    /** Whether a word of the title differs by a letter, or by two in a long one. */
    #nearly(text: string, card: Searched): boolean {
        const most = text.length < 5 ? 0 : text.length < 9 ? 1 : 2;
        if (!most) return false;
        let near = this.#near.get(text);
        if (!near) {
            near = new Set([...this.#titleWords].filter((word) => isNear(text, word, most)));
            this.#near.set(text, near);
        }
        return near.size > 0 && card.whole.split(" ").some((word) => near.has(word));
    }

    #meaning(field: string, value: string, whole: boolean): ReadonlySet<string> {
        const key = `${field} ${whole} ${value}`;
        let found = this.#meant.get(key);
        if (!found) this.#meant.set(key, (found = new Set(meant(field, value, whole))));
        return found;
    }

    #field(name: string, sign: string, value: string, card: Searched): number {
        if (name === "like") return this.#like(value, card);
        if (name === "own") return compares(this.#owned.get(card.id) ?? 0, sign, value) ? 0 : -1;
        let fits: boolean;
        if (name in card.numbers && !(name === "set" && !/^[0-9]/.test(value))) {
            fits = compares(card.numbers[name]!, sign, value);
        } else if (name in card.words) {
            const wanted = this.#meaning(name, value, sign !== ":");
            fits = card.words[name]!.some((key) => wanted.has(key)) !== (sign === "!=");
        } else fits = this.#other(name, value, card) !== (sign === "!=");
        return fits ? 0 : -1;
    }

    #other(name: string, value: string, card: Searched): boolean {
        switch (name) {
            case "keyword": {
                const [, word = value, sign = ">=", number = "0"] =
                    /^(.*?)(<=|>=|!=|=|<|>)([0-9]{1,4})$/.exec(value) ?? [];
                for (const key of this.#meaning("keyword", word, false)) {
                    if (card.keywords.has(key) && compares(card.keywords.get(key)!, sign, number)) return true;
                }
                return false;
            }
            case "text":
                return card.text.includes(plain(value));
            case "format":
                return formatsCalled(value).some((format) => this.#inFormat(format, card));
            case "in": {
                const own = this.#meaning("in", value, true);
                const wanted = plain(value);
                return Object.entries(this.#decks).some(
                    ([deck, ids]) => (own.has(deck) || plain(deck).includes(wanted)) && ids.has(card.id),
                );
            }
            default:
                return false;
        }
    }

    #inFormat(name: string, card: Searched): boolean {
        const format = FORMATS[name]!;
        if (card.side === "site" && card.block !== format.block) return false;
        if (format.sets.length && !format.sets.includes(card.numbers["set"]!)) return false;
        return !this.#banned(name).has(card.whole);
    }

    /** What does the same kind of work: of the same side and type, the more it shares, the better. */
    #like(value: string, card: Searched): number {
        if (!this.#models.has(value)) {
            const wanted = plain(value);
            const is = (one: Searched) => [one.id.toLowerCase(), one.whole, one.title].includes(wanted);
            this.#models.set(value, this.#cards.find(is));
        }
        const model = this.#models.get(value);
        const same = (field: string) => {
            const [one] = model!.words[field]!;
            return one !== "" && one === card.words[field]![0];
        };
        if (!model || model.id === card.id || model.words["type"]![0] !== card.words["type"]![0]) return -1;
        if (model.side !== card.side) return -1;
        let shared = 3 * Number(same("culture")) + 2 * Number(same("race")) + 2 * Number(same("class"));
        for (const key of model.keywords.keys()) shared += Number(card.keywords.has(key));
        for (const key of model.words["phase"]!) shared += Number(card.words["phase"]!.includes(key));
        return shared > 2 ? MOST_SHARED - Math.min(shared, MOST_SHARED) : -1;
    }
}

function begins(text: string, word: string): boolean {
    return ` ${text}`.includes(` ${word}`);
}

/** Whether a number is as wanted; a card that has none is never, unless another is wanted. */
function compares(number: number | null, sign: string, value: string): boolean {
    const between = /^([0-9]{1,4})-([0-9]{1,4})$/.exec(value);
    if (between) {
        const inside = number !== null && Number(between[1]) <= number && number <= Number(between[2]);
        return inside !== (sign === "!=");
    }
    if (!/^[0-9]{1,4}$/.test(value)) return false;
    if (number === null) return sign === "!=";
    const wanted = Number(value);
    switch (sign) {
        case "<":
            return number < wanted;
        case "<=":
            return number <= wanted;
        case ">":
            return number > wanted;
        case ">=":
            return number >= wanted;
        case "!=":
            return number !== wanted;
        default:
            return number === wanted;
    }
}

/** The format of a name, else those whose names begin so. */
export function formatsCalled(value: string): string[] {
    const wanted = plain(value);
    const known = Object.keys(FORMATS);
    const same = known.filter((name) => plain(name) === wanted);
    return same.length || !wanted ? same : known.filter((name) => plain(name).startsWith(wanted));
}

/** Whether so many letters changed, added, left out or exchanged with the next lead from one word to the other. */
export function isNear(one: string, other: string, most: number): boolean {
    if (Math.abs(one.length - other.length) > most) return false;
    let before: number[] = [];
    let above: number[] = [];
    let row = Array.from({ length: other.length + 1 }, (_, at) => at);
    for (let i = 1; i <= one.length; i++) {
        [before, above, row] = [above, row, [i]];
        for (let j = 1; j <= other.length; j++) {
            const same = one[i - 1] === other[j - 1];
            let cost = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + Number(!same));
            if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
                cost = Math.min(cost, before[j - 2]! + 1);
            }
            row.push(cost);
        }
    }
    return row.at(-1)! <= most;
}
