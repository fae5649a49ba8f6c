// Results of an event, as lines of the log, each with its symbol and the number before and after.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { shareName } from "../../session/position.ts";
import type { Line } from "../../session/session.ts";
import { say } from "../../wording/language.ts";
import { signOf } from "../signs.ts";

/** Renders the lines of a scene; nothing if there are none. */
export function effects(lines: readonly Line[]): TemplateResult | typeof nothing {
    if (!lines.length) return nothing;
    return html`<ul class="effects">
        ${lines.map((line) => html`<li class=${line.message.startsWith("log-lost") ? "is-lost" : ""}>${icon(signOf(line.message) || "ui-next")}<span>${say(line)}</span>${fromTo(line)}</li>`)}
    </ul>`;
}

/** Renders a number before and after a change. */
function fromTo(line: Line): TemplateResult | typeof nothing {
    const [before, after] = change(line);
    if (before === after) return nothing;
    return html`<span class="from-to" aria-hidden="true"><s>${before}</s>${icon("ui-arrow")}<b>${after}</b></span>`;
}

function change(line: Line): readonly [before: number, after: number] {
    const number = (name: string) => (typeof line[name] === "number" ? (line[name] as number) : undefined);
    const now = number("now") ?? number("tokens") ?? number("burdens");
    const before = number("before");
    if (now !== undefined && before !== undefined) return [before, now];
    const amount = number("amount");
    if (now !== undefined && amount !== undefined && /^log-(gained-|lost-|bought)/.test(line.message))
        return [line.message.startsWith("log-gained") ? now - amount : now + amount, now];
    return [0, 0];
}

/** Renders the end of a fight or skirmish: won, lost or neither, as the viewer sees it. */
export function verdict(
    kind: "won" | "lost" | "even",
    sign: string,
    heading: string,
    lines: readonly Line[],
    more: TemplateResult | typeof nothing = nothing,
): TemplateResult {
    return html`<div class="upshot upshot--${kind}">
        ${icon(sign)}
        <div>
            <h3>${heading}</h3>
            ${lines.length ? html`<p>${onceEach(lines.map(say)).join(" ")}</p>` : nothing}
        </div>
        ${more}
    </div>`;
}

/** Returns sentences with repeated ones only once, followed by their count. */
export function onceEach(sentences: readonly string[]): string[] {
    const often = new Map<string, number>();
    for (const one of sentences) often.set(one, (often.get(one) ?? 0) + 1);
    return [...often].map(([one, count]) => (count > 1 ? one.replace(/\.?$/, ` (${count}×).`) : one));
}

/** Renders a large die. */
export function die(face: number, idle = false): TemplateResult {
    return html`<svg class="bigdie ${idle ? "bigdie--idle" : ""}" aria-hidden="true">
        <use href="#die-${face}"></use>
    </svg>`;
}

/** Renders the parts of a total in a line: "Aragorn 8 + Ranger's Sword 2"; nothing for a single part. */
export function parts(shares: unknown, name = shareName): TemplateResult | typeof nothing {
    const all = Array.isArray(shares) ? (shares as readonly (readonly [string, number])[]) : [];
    if (all.length < 2) return nothing;
    const said = all.map(([source, part], place) => {
        const sign = part < 0 ? "− " : place ? "+ " : "";
        return `${sign}${name(source)} ${Math.abs(part)}`;
    });
    return html`<p class="duel__from">${said.join(" ")}</p>`;
}
