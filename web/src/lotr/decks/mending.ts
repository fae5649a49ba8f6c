// Ways to mend a fault of a deck: a change, or a search for what is missing.

import { t } from "../../wording/language.ts";
import { FORMATS } from "../search/query-terms.ts";
import { copiesOf, type Deck, withCopies } from "./deck.ts";
import { fullName, hasSetOf, type FactsOf, type Fault } from "./legality.ts";
import { sideCount } from "./numbers.ts";

export interface Mending {
    readonly words: string;
    /** The deck after mending; undefined if the player must choose a card. */
    readonly deck?: Deck;
    /** The search that offers cards to choose from. */
    readonly search?: string;
}

/** Returns the next step to mend a fault. */
export function mending(
    fault: Fault,
    deck: Deck,
    format: string,
    factsOf: FactsOf,
    all: () => readonly string[],
): Mending {
    const told = fault.message as unknown as Readonly<Record<string, unknown>>;
    const within = ` format:${format}`;
    switch (fault.message.message) {
        case "deck-no-ring-bearer":
        case "deck-not-frodo":
            return { words: t("deck-mend-frodo"), search: `frodo type:companion${within}` };
        case "deck-no-ring":
        case "deck-not-the-ring":
            return { words: t("deck-mend-ring"), search: `side:ring${within}` };
        case "deck-no-site": {
            const number = (told["numbers"] as number[])[0]!;
            return { words: t("deck-mend-site", { number }), search: `type:site site:${number}${within}` };
        }
        case "deck-too-few":
        case "deck-unequal": {
            const more = sideCount(deck, "free_peoples", factsOf) > sideCount(deck, "shadow", factsOf);
            return more
                ? { words: t("deck-mend-shadow"), search: `side:shadow${within}` }
                : { words: t("deck-mend-free"), search: `side:free${within}` };
        }
        case "deck-too-many":
        case "deck-restricted": {
            const most = [...fault.about].sort((one, other) => copiesOf(deck, other) - copiesOf(deck, one))[0]!;
            return { words: t("deck-mend-one-out"), deck: withCopies(deck, most, copiesOf(deck, most) - 1) };
        }
        case "deck-beyond-pool": {
            const id = fault.about[0]!;
            if (!copiesOf(deck, id)) break;
            return { words: t("deck-mend-one-out"), deck: withCopies(deck, id, copiesOf(deck, id) - 1) };
        }
        case "deck-sites-of-one-number":
            return { words: t("deck-mend-one-out"), deck: withoutSites(deck, [fault.about.at(-1)!]) };
        case "deck-mixed-blocks": {
            const block = FORMATS[format]!.block;
            const strange = fault.about.filter((id) => factsOf(id)?.block !== block);
            return { words: t("deck-mend-out"), deck: withoutSites(deck, strange) };
        }
        case "deck-not-in-format": {
            const other = printing(fault.about[0]!, format, factsOf, all());
            if (other)
                return { words: t("deck-mend-use", { code: other }), deck: replaced(deck, fault.about[0]!, other) };
        }
    }
    return { words: t("deck-mend-out"), deck: fault.about.reduce(without, deck) };
}

/** Returns a printing of the same card that the format allows. */
function printing(id: string, format: string, factsOf: FactsOf, all: readonly string[]): string | undefined {
    const card = factsOf(id)!;
    const same = all.filter((one) => one !== id && factsOf(one)?.title === card.title);
    return same.find((one) => fullName(factsOf(one)!) === fullName(card) && hasSetOf(FORMATS[format]!, factsOf(one)!));
}

function withoutSites(deck: Deck, sites: readonly string[]): Deck {
    return { ...deck, adventure_deck: deck.adventure_deck.filter((id) => !sites.includes(id)) };
}

/** Returns the deck without a card, in whichever place the card is. */
function without(deck: Deck, id: string): Deck {
    return {
        ring_bearer: deck.ring_bearer === id ? "" : deck.ring_bearer,
        ring: deck.ring === id ? "" : deck.ring,
        adventure_deck: deck.adventure_deck.filter((one) => one !== id),
        draw_deck: deck.draw_deck.filter(([one]) => one !== id),
    };
}

function replaced(deck: Deck, id: string, other: string): Deck {
    const instead = (one: string) => (one === id ? other : one);
    const moved = withCopies(deck, other, copiesOf(deck, other) + copiesOf(deck, id));
    return {
        ring_bearer: instead(deck.ring_bearer),
        ring: instead(deck.ring),
        adventure_deck: deck.adventure_deck.map(instead),
        draw_deck: copiesOf(deck, id) ? withCopies(moved, id, 0).draw_deck : deck.draw_deck,
    };
}
