// The keys of the builder; single letters count only outside of fields.

import { facts } from "../../../catalogue.ts";
import { copiesOf } from "../deck.ts";
import type { Bench } from "./bench.ts";

/** Does what a key means on the bench. */
export function pressed(bench: Bench, event: KeyboardEvent): void {
    const at = event.target as Element;
    const inField = at.matches("input, textarea, select");
    let done: boolean;
    if (event.ctrlKey || event.metaKey) done = !at.matches("input, textarea") && withControl(bench, event.key);
    else if (event.altKey || bench.dialog) done = false;
    else if (at.matches("#deck-search")) done = inSearch(bench, event.key, at as HTMLElement);
    else done = !inField && (onCard(bench, event.key, at) || anywhere(bench, event.key.toLowerCase()));
    if (done) event.preventDefault();
}

function withControl(bench: Bench, key: string): boolean {
    if (key === "z") bench.undo();
    else if (key === "y") bench.redo();
    else if (key === "Enter") bench.play();
    else return false;
    return true;
}

function inSearch(bench: Bench, key: string, field: HTMLElement): boolean {
    if (key === "Escape") {
        if (bench.query) bench.search("", false);
        else field.blur();
    } else if (key === "ArrowDown") bench.focusOn(".tile__card");
    else return false;
    return true;
}

/** Keys that change how often the card under the focus is in the deck. */
function onCard(bench: Bench, key: string, at: Element): boolean {
    const id = at.closest<HTMLElement>("[data-id]")?.dataset["id"];
    const card = id ? facts(id) : undefined;
    if (!id || !card) return false;
    const placed = card.type === "site" || card.type === "the_one_ring";
    const count = copiesOf(bench.deck, id);
    if (key === "+") placed ? bench.place(id) : bench.put(id, count + 1);
    else if (key === "-" && count) bench.put(id, count - 1);
    else if (/^[0-4]$/.test(key) && !placed) bench.put(id, Number(key));
    else return false;
    return true;
}

function anywhere(bench: Bench, key: string): boolean {
    switch (key) {
        case "/":
            bench.view = "cards";
            bench.focusOn("#deck-search");
            break;
        case "g":
            bench.focusOn(".tile__card[tabindex='0']");
            break;
        case "d":
            bench.focusOn("#deck-lines .strip");
            break;
        case "p":
            bench.focusOn("#deck-path .mile");
            break;
        case "f":
            bench.focusOn(".fault .btn");
            break;
        case "m":
            if (bench.faults[0]) bench.mend(bench.faults[0]);
            break;
        case "v":
            bench.dialog = "versions";
            break;
        case "s":
            bench.dialog = "share";
            break;
        case "t":
            bench.test();
            break;
        case "n":
            bench.sayNumbers();
            break;
        default:
            return false;
    }
    return true;
}
