// The printed facts of a Talisman component from the catalogue, with the facts needed to draw it.

import { facts } from "../../catalogue.ts";
import { nameOf } from "../../wording/language.ts";

/** Kinds of components, which decide colour and sign; a purchase card looks like the object it is. */
export type Kind =
    | "event"
    | "enemy"
    | "spirit"
    | "stranger"
    | "object"
    | "magic"
    | "follower"
    | "place"
    | "spell"
    | "character"
    | "space";

/** Numbers of the kinds of Adventure cards: the order in which cards are met. */
const NUMBERS: Partial<Record<Kind, number>> = {
    event: 1,
    enemy: 2,
    spirit: 3,
    stranger: 4,
    object: 5,
    magic: 5,
    follower: 5,
    place: 6,
};

export interface Facts {
    readonly definition: string;
    readonly title: string;
    readonly kind: Kind;
    /** The kind of Enemy: animal, monster or dragon. */
    readonly subtype: string;
    /** The number in the card's corner; 0 if it is not an Adventure card. */
    readonly number: number;
    readonly strength: number;
    readonly craft: number;
    readonly lives: number;
    readonly gold: number;
    readonly alignment: string;
    /** Kind and values as text, separated by dots. */
    readonly head: string;
    /** The component's text, line by line. */
    readonly text: readonly string[];
    /** A note on what is uncertain about the component; "" if nothing is. */
    readonly uncertain: string;
}

function number(fact: unknown): number {
    return typeof fact === "number" ? fact : 0;
}

function text(fact: unknown): string {
    return typeof fact === "string" ? fact : "";
}

function kindOf(definition: string, type: string): Kind {
    const family = definition.split(":")[0];
    if (family === "spell" || family === "character" || family === "space") return family;
    return type === "magic-object" ? "magic" : ((type || "object") as Kind);
}

/** Returns the facts of a component by the id of its definition. */
export function factsOf(definition: string): Facts {
    const found = facts(definition);
    const kind = kindOf(definition, found?.type ?? "");
    return {
        definition,
        title: found?.title ?? nameOf(definition),
        kind,
        subtype: text(found?.["subtype"]),
        number: definition.startsWith("adventure:") ? (NUMBERS[kind] ?? 0) : 0,
        strength: number(found?.strength),
        craft: number(found?.craft),
        lives: number(found?.["lives"]),
        gold: number(found?.["gold"]),
        alignment: found?.alignment ?? "",
        head: text(found?.["head"]),
        text: found?.text ?? [],
        uncertain: text(found?.["uncertain"]),
    };
}

/** Returns the symbol of a card's kind. */
export function symbolOf({ kind, subtype, definition, alignment }: Facts): string {
    if (kind === "character") return `t-${alignment || "neutral"}`;
    if (/:(two-)?bags?-of-gold$/.test(definition)) return "t-gold";
    if (/:talisman$/.test(definition)) return "t-talisman";
    if (/:raft$/.test(definition)) return "t-raft";
    if (kind === "enemy") return `t-${subtype === "animal" || subtype === "dragon" ? subtype : "monster"}`;
    return `t-${kind}`;
}
