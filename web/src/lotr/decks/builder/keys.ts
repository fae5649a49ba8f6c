// The keys of the builder; single letters work only outside of fields, and can be switched off in the menu.

import { facts } from "../../../catalogue.ts";
import { keep, kept } from "../../../pages/kept.ts";
import { copiesOf } from "../deck.ts";
import type { Bench } from "./bench.ts";
import { sayInNextLanguage, sayNumbers, sayWhyNot } from "./sayings.ts";

/** Storage key for the choice to switch single letters off. */
const LETTERS = "decks.letters";

/** The keys and what they do, as the menu lists them. */
export const KEYS: readonly (readonly [keys: string, does: string])[] = [
    ["/ · Esc", "search"],
    ["← ↑ → ↓", "arrows"],
    ["+ − · 0–4", "copies"],
    ["Enter · I", "read"],
    ["?", "why"],
    ["L", "language"],
    ["G · D · P", "parts"],
    ["F · Shift F · M", "faults"],
    ["N", "numbers"],
    ["V · S · T", "dialogs"],
    ["Ctrl Z · Ctrl Y", "undo"],
    ["Ctrl Enter", "play"],
];

export function lettersCount(): boolean {
    return kept(LETTERS, true);
}

export function countLetters(count: boolean): void {
    keep(LETTERS, count);
}

/** Runs the action of a key in the builder. */
export function pressed(bench: Bench, event: KeyboardEvent): void {
    const at = event.target as HTMLElement;
    const inField = at.matches("input, textarea, select");
    let done: boolean;
    if (event.ctrlKey || event.metaKey) done = !at.matches("input, textarea") && withControl(bench, event);
    else if (event.altKey || bench.dialog || event.defaultPrevented) done = false;
    else if (at.matches("#deck-search")) done = inSearch(bench, event.key, at);
    else done = !inField && lettersCount() && (onCard(bench, event.key, at) || anywhere(bench, event));
    if (done) event.preventDefault();
}

function withControl(bench: Bench, event: KeyboardEvent): boolean {
    const key = event.key.toLowerCase();
    if (key === "y" || (key === "z" && event.shiftKey)) bench.redo();
    else if (key === "z") bench.undo();
    else if (event.key === "Enter") bench.play();
    else return false;
    return true;
}

/** Handles keys in the search field: Escape and the down arrow move the focus to the cards. */
function inSearch(bench: Bench, key: string, field: HTMLElement): boolean {
    if (key === "Escape") {
        field.blur();
        bench.focusOn(".tile__card[tabindex='0']");
    } else if (key === "ArrowDown") bench.focusOn(".tile__card");
    else return false;
    return true;
}

/** Handles keys for the focused card: set its number of copies, read it, explain why there cannot be more. */
function onCard(bench: Bench, key: string, at: HTMLElement): boolean {
    const id = at.closest<HTMLElement>("[data-id]")?.dataset["id"];
    const card = id ? facts(id) : undefined;
    if (!id || !card) return false;
    const placed = card.type === "site" || card.type === "the_one_ring";
    const count = copiesOf(bench.deck, id);
    if (key === "+") placed ? bench.place(id) : bench.ask(id, count + 1);
    else if ((key === "-" || key === "−") && count) bench.put(id, count - 1);
    else if (/^[0-4]$/.test(key) && !placed) bench.ask(id, Number(key));
    else if (key.toLowerCase() === "i") bench.read(id, at);
    else if (key === "?") sayWhyNot(bench, id);
    else if (key.toLowerCase() === "l") sayInNextLanguage(id);
    else return false;
    return true;
}

function anywhere(bench: Bench, event: KeyboardEvent): boolean {
    switch (event.key.toLowerCase()) {
        case "/":
            bench.view = "cards";
            bench.focusOn("#deck-search");
            break;
        case "escape":
            if (!bench.query) return false;
            bench.search("", false);
            break;
        case "g":
            bench.view = "cards";
            bench.focusOn(".tile__card[tabindex='0']");
            break;
        case "d":
            bench.view = "deck";
            bench.focusOn("#deck-lines .strip[tabindex='0']");
            break;
        case "p":
            bench.view = "deck";
            bench.focusOn("#deck-path .mile[tabindex='0']");
            break;
        case "f":
            bench.view = "faults";
            nextFault(bench, event.shiftKey ? -1 : 1);
            break;
        case "m":
            if (bench.faults[0]) bench.mend(bench.faults[focusedFault()] ?? bench.faults[0]);
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
            sayNumbers(bench);
            break;
        default:
            return false;
    }
    return true;
}

/** Returns the index of the fault whose button has the focus; -1 if none has. */
function focusedFault(): number {
    return [...document.querySelectorAll(".fault .btn")].indexOf(document.activeElement!);
}

function nextFault(bench: Bench, step: number): void {
    const [now, count] = [focusedFault(), bench.faults.length];
    const next = now < 0 ? (step > 0 ? 0 : count - 1) : (now + step + count) % count;
    if (count) bench.focusOn(`.fault:nth-child(${next + 1}) .btn`);
}
