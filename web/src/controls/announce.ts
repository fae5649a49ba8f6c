// Announces events: to screen readers, and as a short toast on the screen for messages that are easily missed.

import { html, render } from "lit";

let live: HTMLElement | undefined;
let toast: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Latest announcements that stay in the page, so that a screen reader can read them again. */
const KEPT = 8;

/** Announces a text politely to screen readers, after earlier announcements. */
export function announce(text: string): void {
    if (typeof document === "undefined" || !text) return;
    live ??= made("visually-hidden", "status");
    const line = document.createElement("p");
    line.textContent = text;
    live.append(line);
    while (live.childElementCount > KEPT) live.firstElementChild!.remove();
}

/** Shows a text to everybody as a toast for a few seconds. */
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
