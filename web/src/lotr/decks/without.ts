// Replaces the cards that stayed in hand with copies of a deck's other cards, so that the deck stays legal.

import { copiesOf, type Deck, withCopies } from "./deck.ts";
import { type FactsOf, mostOf } from "./legality.ts";

/**
 * Returns the deck with further copies of its other cards in place of `some`, the best of the same side first.  A card
 * stays where there is nothing to replace it.
 */
export function without(deck: Deck, some: readonly string[], best: readonly string[], factsOf: FactsOf): Deck {
    let made = deck;
    for (const id of some) {
        for (let copy = copiesOf(deck, id); copy > 0; copy--) {
            const other = best.find((one) => !some.includes(one) && mayTakePlace(made, one, id, factsOf));
            if (!other) break;
            made = withCopies(withCopies(made, id, copiesOf(made, id) - 1), other, copiesOf(made, other) + 1);
        }
    }
    return made;
}

/** Whether one more copy of a card may replace another card. */
function mayTakePlace(deck: Deck, id: string, of: string, factsOf: FactsOf): boolean {
    const [card, gone] = [factsOf(id), factsOf(of)];
    if (!card || !gone || !copiesOf(deck, id) || card.side !== gone.side) return false;
    const named = deck.draw_deck.reduce((sum, [one, n]) => sum + (factsOf(one)?.title === card.title ? n : 0), 0);
    return named < mostOf(card.title) || card.title === gone.title;
}
