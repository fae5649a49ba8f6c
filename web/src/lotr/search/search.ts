// Finds the cards that match a search, the best first.  A score is a distance from the best match: 0 is best.

import type { CardFacts } from "../../catalogue.ts";
import { readQuery, type Query, type Term } from "./query.ts";
import { bySort, inOrder, searched, type Searched } from "./searched.ts";
import { FORMATS, meant, plain } from "./query-terms.ts";

/** The cards of decks that a search may name; the deck being built is called "deck". */
export type Decks = Readonly<Record<string, ReadonlySet<string>>>;
/** Number of copies by card that the guest owns. */
export type Owned = ReadonlyMap<string, number>;
/** The matching cards, each with its score. */
type Scores = Map<Searched, number>;
type Fits = (card: Searched) => boolean;

/** Scores by the place of a match, lower is better; the Python version uses the same numbers. */
const TITLE = 0;
const WORD = 2;
const OWN = 3;
const KIND = 4;
const BEGINNING = 6;
const KIND_BEGINNING = 8;
const TEXT = 16;
const INSIDE = 18;
const NEARLY = 24;
const KIND_NEARLY = 28;
/** Most letters at the end of a word that may be an inflection: "minions", "morian". */
const ENDING = 2;
const SHORTEST_STEM = 4;
const MOST_SHARED = 10;

/** All cards, prepared for searching; built once per language, when all sheets are loaded. */
export class Index {
    readonly #cards: readonly Searched[];
    readonly #byId: ReadonlyMap<string, Searched>;
    readonly #places: ReadonlyMap<Searched, number>;
    /**
     * All words of titles, subtitles and kinds, each with its letters as bits; `#kinds` has the words of kinds alone.
     */
    readonly #words: ReadonlyMap<string, number>;
    readonly #kinds: ReadonlySet<string>;
    readonly #banned = new Map<string, ReadonlySet<string>>();

    constructor(cards: Iterable<readonly [id: string, card: CardFacts]>) {
        this.#cards = [...cards].map(([id, card]) => searched(id, card)).sort(inOrder);
        this.#byId = new Map(this.#cards.map((card) => [card.id, card]));
        this.#places = new Map(this.#cards.map((card, place) => [card, place]));
        this.#kinds = new Set(this.#cards.flatMap((card) => card.kindWords));
        const words = [...this.#cards.flatMap((card) => card.nameWords), ...this.#kinds];
        this.#words = new Map(words.map((word) => [word, lettersOf(word)]));
    }

    /** Returns the ids of the matching cards, the best first. */
    search(text: string | Query, decks: Decks = {}, owned: Owned = new Map()): string[] {
        const { term, sort } = typeof text === "string" ? readQuery(text) : text;
        const fitting = [...this.#fitting(term, this.#cards, decks, owned)];
        fitting.sort(
            ([a, one], [b, other]) =>
                (sort ? bySort(sort, a, b) : 0) || one - other || this.#places.get(a)! - this.#places.get(b)!,
        );
        return fitting.map(([card]) => card.id);
    }

    /** Returns the cards that a format bans, by title and subtitle. */
    banned(format: string): ReadonlySet<string> {
        let names = this.#banned.get(format);
        if (!names) {
            names = new Set(FORMATS[format]!.banned.map((id) => this.#byId.get(id)?.whole ?? ""));
            this.#banned.set(format, names);
        }
        return names;
    }

    /** Returns the cards that match a term; the term is prepared once and then compared with each remaining card. */
    #fitting(term: Term, cards: Iterable<Searched>, decks: Decks, owned: Owned): Scores {
        switch (term.kind) {
            case "word":
                return term.phrase ? phraseIn(term.text, cards) : this.#wordIn(term.text, cards);
            case "field": {
                if (term.name === "like") return this.#like(term.value, cards);
                const fits = this.#fact(term.name, term.sign, term.value, decks, owned);
                return among(cards, fits);
            }
            case "not": {
                const all = [...cards];
                const without = this.#fitting(term.part, all, decks, owned);
                return among(all, (card) => !without.has(card));
            }
            case "all":
                return this.#all(term.parts, cards, decks, owned);
            case "any": {
                const all = [...cards];
                const best: Scores = new Map();
                for (const part of term.parts) {
                    for (const [card, score] of this.#fitting(part, all, decks, owned))
                        best.set(card, Math.min(score, best.get(card) ?? score));
                }
                return best;
            }
        }
    }

    /**
     * Returns the cards that match all terms.  Fields are checked before words, which take longer; words that stand
     * together in a card count as one.
     */
    #all(parts: readonly Term[], cards: Iterable<Searched>, decks: Decks, owned: Owned): Scores {
        const words = parts.filter((part) => part.kind === "word" && !part.phrase);
        let scores = among(cards, () => true);
        for (const part of [...parts.filter((part) => !words.includes(part)), ...words]) {
            const next: Scores = new Map();
            for (const [card, score] of this.#fitting(part, scores.keys(), decks, owned))
                next.set(card, scores.get(card)! + score);
            scores = next;
        }
        if (words.length < 2) return scores;
        const together = words.map((word) => (word as { text: string }).text).join(" ");
        for (const [card, score] of phraseIn(together, [...scores.keys()]))
            scores.set(card, Math.min(scores.get(card)!, score >= KIND ? score + 2 * (words.length - 1) : score));
        return scores;
    }

    /** Returns a test whether a card matches a field. */
    #fact(name: string, sign: string, value: string, decks: Decks, owned: Owned): Fits {
        if (name === "own") {
            const compare = comparison(sign, value);
            return (card) => compare(owned.get(card.id) ?? 0);
        }
        if (["cost", "strength", "vitality", "site"].includes(name) || (name === "set" && /^[0-9]/.test(value))) {
            const compare = comparison(sign, value);
            return (card) => compare(card.numbers[name]!);
        }
        const wanted = this.#other(name, sign, value, decks);
        return sign === "!=" ? (card) => !wanted(card) : wanted;
    }

    #other(name: string, sign: string, value: string, decks: Decks): Fits {
        switch (name) {
            case "keyword": {
                const [, word = value, than = ">=", number = "0"] =
                    /^(.*?)(<=|>=|!=|=|<|>)([0-9]{1,4})$/.exec(value) ?? [];
                const compare = comparison(than, number);
                const keys = meant("keyword", word, false);
                return (card) => keys.some((key) => card.keywords.has(key) && compare(card.keywords.get(key)!));
            }
            case "text": {
                const text = plain(value);
                return (card) => card.text.includes(text);
            }
            case "format": {
                const formats = formatsCalled(value);
                return (card) => formats.some((format) => this.#inFormat(format, card));
            }
            case "in": {
                const own = meant("in", value, true);
                const wanted = plain(value);
                const named = Object.entries(decks).filter(
                    ([deck]) => own.includes(deck) || plain(deck).includes(wanted),
                );
                return (card) => named.some(([, ids]) => ids.has(card.id));
            }
            case "set":
                return () => false;
            default: {
                const keys = meant(name, value, sign !== ":");
                return (card) => card.words[name]!.some((key) => keys.includes(key));
            }
        }
    }

    #inFormat(name: string, card: Searched): boolean {
        const format = FORMATS[name]!;
        if (card.side === "site" && card.block !== format.block) return false;
        if (format.sets.length && !format.sets.includes(card.numbers["set"]!)) return false;
        return !this.banned(name).has(card.whole);
    }

    /** Returns cards similar to a given one: same side and type, the better the more they share. */
    #like(value: string, cards: Iterable<Searched>): Scores {
        const wanted = plain(value);
        const model = this.#cards.find((card) => card.called.includes(wanted));
        const alike: Scores = new Map();
        if (!model) return alike;
        for (const card of cards) {
            const same = (field: string) => {
                const [one] = model.words[field]!;
                return one !== "" && one === card.words[field]![0];
            };
            if (model === card || model.words["type"]![0] !== card.words["type"]![0] || model.side !== card.side)
                continue;
            let shared = 3 * Number(same("culture")) + 2 * Number(same("race")) + 2 * Number(same("class"));
            for (const key of model.keywords.keys()) shared += Number(card.keywords.has(key));
            for (const key of model.words["phase"]!) shared += Number(card.words["phase"]!.includes(key));
            if (shared > 2) alike.set(card, MOST_SHARED - Math.min(shared, MOST_SHARED));
        }
        return alike;
    }

    /** Returns the cards with a word: in title, subtitle, kind or text, or with a similar spelling. */
    #wordIn(text: string, cards: Iterable<Searched>): Scores {
        if (!text) return among(cards, () => true);
        const [word, start, several] = [` ${text} `, ` ${text}`, ` ${text}s `];
        const [near, stems] = [this.#nearly(text), this.#stemsOf(text)];
        const scores: Scores = new Map();
        for (const card of cards) {
            const inflected = stems.size > 0 && card.kindWords.some((one) => stems.has(one));
            if (card.everything.includes(start)) {
                if (card.called.includes(text)) scores.set(card, TITLE);
                else if (card.title.includes(word)) scores.set(card, WORD);
                else if (card.title.includes(several)) scores.set(card, OWN);
                else if (card.subtitle.includes(word) || card.kind.includes(word)) scores.set(card, KIND);
                else if (card.title.includes(start) || card.subtitle.includes(start)) scores.set(card, BEGINNING);
                else scores.set(card, inflected || card.kind.includes(start) ? KIND_BEGINNING : TEXT);
            } else if (inflected) scores.set(card, KIND_BEGINNING);
            else if (text.length > 2 && card.whole.includes(text)) scores.set(card, INSIDE);
            else if (near.size && card.nameWords.some((one) => near.has(one))) scores.set(card, NEARLY);
            else if (near.size && card.kindWords.some((one) => near.has(one))) scores.set(card, KIND_NEARLY);
        }
        return scores;
    }

    /** Returns the words of kinds that remain when a word loses its ending. */
    #stemsOf(text: string): ReadonlySet<string> {
        const stems = new Set<string>();
        for (let letters = 1; letters <= ENDING && text.length - letters >= SHORTEST_STEM; letters++) {
            const stem = text.slice(0, -letters);
            if (this.#kinds.has(stem)) stems.add(stem);
        }
        return stems;
    }

    /** Returns the known words that differ by one letter, or by two from a long word. */
    #nearly(text: string): ReadonlySet<string> {
        const most = text.length < 5 ? 0 : text.length < 9 ? 1 : 2;
        const near = new Set<string>();
        if (!most) return near;
        const letters = lettersOf(text);
        for (const [word, of] of this.#words) {
            const alike = Math.abs(word.length - text.length) <= most && bits(letters & ~of) <= most;
            if (alike && bits(of & ~letters) <= most && isNear(text, word, most)) near.add(word);
        }
        return near;
    }
}

function among(cards: Iterable<Searched>, fits: Fits): Scores {
    const scores: Scores = new Map();
    for (const card of cards) if (fits(card)) scores.set(card, 0);
    return scores;
}

/** Returns the letters of a word as a bit set. */
function lettersOf(word: string): number {
    let letters = 0;
    for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 32);
    return letters;
}

function bits(number: number): number {
    let count = 0;
    for (let left = number; left; left &= left - 1) count++;
    return count;
}

/** Returns the cards that contain words as a phrase. */
function phraseIn(text: string, cards: Iterable<Searched>): Scores {
    const scores: Scores = new Map();
    for (const card of cards) {
        if (card.called.includes(text)) scores.set(card, TITLE);
        else if (card.whole.includes(text)) scores.set(card, WORD);
        else if (card.kind.includes(text)) scores.set(card, KIND);
        else if (card.text.includes(text)) scores.set(card, TEXT);
    }
    return scores;
}

/** Returns a test whether a number matches; a card without the number matches only "!=". */
function comparison(sign: string, value: string): (number: number | null) => boolean {
    const between = /^([0-9]{1,4})-([0-9]{1,4})$/.exec(value);
    if (!between && !/^[0-9]{1,4}$/.test(value)) return () => false;
    let [low, high] = between ? [Number(between[1]), Number(between[2])] : [Number(value), Number(value)];
    if (!between && sign.startsWith("<")) [low, high] = [-1, sign === "<" ? high - 1 : high];
    if (!between && sign.startsWith(">")) [low, high] = [sign === ">" ? low + 1 : low, Infinity];
    const other = sign === "!=";
    return (number) => (number !== null && low <= number && number <= high) !== other;
}

/** Returns the format with a name, else the formats whose names begin with it. */
export function formatsCalled(value: string): string[] {
    const wanted = plain(value);
    const known = Object.keys(FORMATS);
    const same = known.filter((name) => plain(name) === wanted);
    return same.length || !wanted ? same : known.filter((name) => plain(name).startsWith(wanted));
}

/** Whether at most `most` changed, added, missing or swapped letters lead from one word to the other. */
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
