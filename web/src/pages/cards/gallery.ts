// Each game's way to draw, filter and search its cards on the cards page.

import { html, type TemplateResult } from "lit";
import type { CardFacts } from "../../catalogue.ts";
import { definitions, facts, isWhole, term } from "../../catalogue.ts";
import { language, t } from "../../wording/language.ts";

/** A filter: its label, and the value that a card has for it. */
export interface Filter {
    readonly key: string;
    readonly label: () => string;
    readonly value: (card: CardFacts, definition: string) => string;
    readonly words: (value: string) => string;
}

export interface Gallery {
    readonly filters: readonly Filter[];
    /** Renders a card among others. */
    readonly small: (definition: string) => TemplateResult;
    /** Renders a card for reading. */
    readonly large: (definition: string) => TemplateResult;
    /**
     * Returns the cards found by a search, the best first, in a game with a search language; undefined until all texts
     * are loaded.
     */
    readonly search?: (text: string) => readonly string[] | undefined;
    /** Returns the address of a card's page, in a game whose cards have pages. */
    readonly page?: (definition: string) => string;
    /** Renders the lines of a card's text, with symbols. */
    readonly text: (card: CardFacts) => readonly TemplateResult[];
    /** Returns the lines above a card's text: kind and numbers. */
    readonly about: (card: CardFacts) => readonly string[];
}

/** Loads the module that draws a game's cards. */
export async function galleryOf(game: string): Promise<Gallery> {
    return game === "talisman" ? talisman() : lotr();
}

async function lotr(): Promise<Gallery> {
    const [{ cardFace, capital }, { rulesText }, { Index }] = await Promise.all([
        import("../../lotr/cards/face.ts"),
        import("../../lotr/cards/text.ts"),
        import("../../lotr/search/search.ts"),
        import("../../../styles/lotr/card.css"),
    ]);
    let index: InstanceType<typeof Index> | undefined;
    let indexed = "";
    const search = (text: string) => {
        if (!isWhole()) return undefined;
        if (indexed !== language) {
            index = new Index(definitions().map((id) => [id, facts(id)!] as const));
            indexed = language;
        }
        return index!.search(text);
    };
    const worded = (prefix: string) => (value: string) => capital(term(`${prefix}-${value}`));
    return {
        filters: [
            { key: "side", label: () => t("page-cards-side"), value: sideOf, words: sideName },
            {
                key: "culture",
                label: () => t("page-cards-culture"),
                value: (card) => card.culture ?? "",
                words: worded("culture"),
            },
            { key: "type", label: () => t("page-cards-type"), value: (card) => card.type ?? "", words: worded("type") },
            {
                key: "set",
                label: () => t("page-cards-set"),
                value: (card) => String(card["set"] ?? ""),
                words: worded("set"),
            },
        ],
        small: (definition) => cardFace(definition, {}, "normal"),
        large: (definition) => cardFace(definition, {}, "full"),
        search,
        page: (definition) => `/cards/lotr/${definition}`,
        text: rulesText,
        about: (card) => [String(card["kind"] ?? ""), String(card["numbers"] ?? "")].filter(Boolean),
    };
}

function sideOf(card: CardFacts): string {
    if (card.type === "site") return "site";
    return card.side || "";
}

function sideName(side: string): string {
    if (side === "site") return t("page-cards-sites");
    return side === "shadow" ? t("page-cards-shadow") : t("page-cards-free");
}

async function talisman(): Promise<Gallery> {
    const [{ cardFace, enlarged }] = await Promise.all([
        import("../../talisman/cards/face.ts"),
        import("../../talisman/cards/symbols.ts").then(({ laySymbols }) => laySymbols()),
        import("../../../styles/talisman/card.css"),
    ]);
    return {
        filters: [
            { key: "kind", label: () => t("page-cards-kind"), value: (card) => card.kind ?? "", words: kindName },
            {
                key: "type",
                label: () => t("page-cards-type"),
                value: (card) => String(card["type_word"] ?? ""),
                words: (value) => value,
            },
            {
                key: "region",
                label: () => t("page-cards-region"),
                value: (card) => card.region ?? "",
                words: (value) => term(`region-${value}`),
            },
        ],
        small: (definition) => cardFace(definition, "normal"),
        large: enlarged,
        text: (card) => (card.text ?? []).map((line) => html`${line}`),
        about: (card) => [String(card["head"] ?? "")].filter(Boolean),
    };
}

function kindName(kind: string): string {
    switch (kind) {
        case "adventure":
            return t("page-cards-adventure");
        case "spell":
            return t("page-cards-spell");
        case "character":
            return t("page-cards-character");
        case "space":
            return t("page-cards-space");
        case "purchase":
            return t("page-cards-purchase");
        default:
            return kind;
    }
}
