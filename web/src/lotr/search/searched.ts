// The searchable facts of a card, and the sort orders of cards.  Texts searched for words have a blank at either end: "
// elf " matches a whole word, and " el" the beginning of one.

import type { CardFacts } from "../../catalogue.ts";
import { plain, valuesOf } from "./query-terms.ts";

const SIDES = ["ring", "free_peoples", "shadow", "site"];
/** Fields whose values make up a card's kind. */
const KINDS = ["side", "type", "culture", "race", "class"];
const NAMES = new Map(
    [...KINDS, "keyword"].map((field) => [field, new Map<string, readonly string[]>(valuesOf(field))]),
);

export interface Searched {
    readonly id: string;
    readonly title: string;
    readonly subtitle: string;
    readonly whole: string;
    /** Names by which a search means this card and no other. */
    readonly called: readonly string[];
    /** The card's kind in three languages: side, type, culture, race, class and keywords. */
    readonly kind: string;
    /** Kind and text as printed on the card. */
    readonly text: string;
    /** All searchable text of the card; a word that is not in it matches nowhere. */
    readonly everything: string;
    readonly nameWords: readonly string[];
    readonly kindWords: readonly string[];
    readonly side: string;
    readonly block: string;
    readonly number: number;
    readonly keywords: ReadonlyMap<string, number>;
    readonly words: Readonly<Record<string, readonly string[]>>;
    readonly numbers: Readonly<Record<string, number | null>>;
}

/** Returns the searchable facts of a card. */
export function searched(id: string, card: CardFacts): Searched {
    const title = plain(card.title);
    const subtitle = plain(card.subtitle ?? "");
    const side = card.type === "site" ? "site" : card.type === "the_one_ring" ? "ring" : (card.side ?? "");
    const words = {
        side: [side],
        type: [card.type ?? ""],
        culture: [card.culture ?? ""],
        race: [card.race ?? ""],
        class: [card.item_class ?? ""],
        signet: [card.signet ?? ""],
        rarity: [String(card["rarity"] ?? "")],
        phase: (card["phases"] as string[] | undefined) ?? [],
    };
    const keywords = new Map(card.keywords ?? []);
    const whole = `${title} ${subtitle}`.trim();
    const kinds = [
        ...KINDS.flatMap((field) => words[field as keyof typeof words].flatMap((key) => names(field, key))),
        ...[...keywords.keys()].flatMap((key) => names("keyword", key)),
        ...(side === "site" ? [String(card.site_number)] : []),
    ];
    const kind = ` ${kinds.join(" ")} `;
    const text = ` ${plain([card.kind ?? "", ...(card.text ?? [])].join(" "))} `;
    return {
        id,
        title: ` ${title} `,
        subtitle: ` ${subtitle} `,
        whole,
        called: [id.toLowerCase(), title, title.replace(/^the /, ""), whole],
        kind,
        text,
        everything: ` ${id.toLowerCase()} ${whole}${kind}${text}`,
        nameWords: whole.split(" "),
        kindWords: kinds.flatMap((name) => name.split(" ")),
        side,
        block: card.block ?? "",
        number: Number(card["number"]),
        keywords,
        words,
        numbers: {
            cost: card.cost ?? null,
            strength: card.strength ?? null,
            vitality: card.vitality ?? null,
            site: card.site_number || null,
            set: Number(card["set"]),
        },
    };
}

/** Returns the names of a field's value in three languages. */
function names(field: string, key: string): readonly string[] {
    return NAMES.get(field)!.get(key) ?? [];
}

/** Compares cards by side, culture, cost or place on the path, title and code. */
export function inOrder(a: Searched, b: Searched): number {
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

/** Compares cards by the order that the search asks for; cards without the number come last. */
export function bySort(sort: string, a: Searched, b: Searched): number {
    if (sort === "name") return byText(a.whole, b.whole);
    if (sort === "type") return byText(a.words["type"]![0]!, b.words["type"]![0]!);
    return (a.numbers[sort] ?? 9999) - (b.numbers[sort] ?? 9999);
}
