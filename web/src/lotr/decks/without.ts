// A deck without the cards that stayed in hand: others of it take their places, so that it stays legal.

import { copiesOf, type Deck, withCopies } from "./deck.ts";
import { type FactsOf, mostOf } from "./legality.ts";

/** The deck with further copies of its other cards in place of some, the best of the same side first.  Where there are
 *  none left to take, the cards stay. */
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

/** Whether there may be one more of a card in place of another. */
function mayTakePlace(deck: Deck, id: string, of: string, factsOf: FactsOf): boolean {
    const [card, gone] = [factsOf(id), factsOf(of)];
    if (!card || !gone || !copiesOf(deck, id) || card.side !== gone.side) return false;
    const named = deck.draw_deck.reduce((sum, [one, n]) => sum + (factsOf(one)?.title === card.title ? n : 0), 0);
    return named < mostOf(card.title) || card.title === gone.title;
}
