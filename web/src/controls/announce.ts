// Says what happened: aloud for those who listen, and for a moment on the screen where somebody would miss it.

import { html, render } from "lit";

let live: HTMLElement | undefined;
let toast: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** So many of the latest things said stay in the page, for those who read them again. */
const KEPT = 8;

/** Tells it politely to a screen reader, after what was said before. */
export function announce(text: string): void {
    if (typeof document === "undefined" || !text) return;
    live ??= made("visually-hidden", "status");
    const line = document.createElement("p");
    line.textContent = text;
    live.append(line);
    while (live.childElementCount > KEPT) live.firstElementChild!.remove();
}

/** Tells it to everybody, for a few seconds. */
export function tell(text: string, kind: "note" | "trouble" = "note"): void {
    if (typeof document === "undefined") return;
    toast ??= made("toast", "status");
    render(html`<p class="toast__line toast__line--${kind}">${text}</p>`, toast);
    toast.hidden = false;
    clearTimeout(timer);
    timer = setTimeout(() => (toast!.hidden = true), 4000 + 40 * text.length);
}

function made(name: string, role: string): HTMLElement {
    const element = document.createElement("div");
    element.className = name;
    element.setAttribute("role", role);
    element.setAttribute("aria-live", "polite");
    element.setAttribute("aria-atomic", "false");
    document.body.append(element);
    return element;
}
