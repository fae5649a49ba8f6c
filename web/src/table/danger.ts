// Dangers: what happens if no player does anything more, as the rules predict it.  A danger is marked by shape, colour
// and text on the cards it concerns, stated above the options, and shown on the button that would let it happen.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../controls/icon.ts";
import type { Session } from "../session/session.ts";
import type { Option, Threat } from "../server/wire.generated.ts";
import { say, t, worded } from "../wording/language.ts";

/** Returns the current threats; a fight without danger has only totals and is left out. */
export function threats(session: Pick<Session, "dangers">): readonly Threat[] {
    return (session.dangers ?? []).filter(({ text }) => text);
}

/** Returns the threat that follows from an option, if any. */
export function threatOf(session: Session, option: Option): Threat | undefined {
    return threats(session).find((one) => one.option === option.key);
}

/**
 * Returns the threat to raise the alarm for: one that decides the game, else one to the viewer's own character as
 * things stand or after Done.  Threats of other options are shown beside those options.
 */
export function gravest(session: Pick<Session, "dangers" | "question">): Threat | undefined {
    const all = threats(session).filter(({ fate }) => fate !== "wounded");
    const done = session.question.options?.find(({ verb }) => verb === "done")?.key;
    return all.find(({ ends }) => ends) ?? all.find(({ option }) => !option || option === done);
}

/** Renders the alarm above the options. */
export function alarm(session: Session): TemplateResult | typeof nothing {
    const first = gravest(session);
    if (!first) return nothing;
    const won = first.ends === "won";
    return html`<div class="alarm ${won ? "alarm--good" : ""}" role=${first.ends === "lost" ? "alert" : nothing}>
        ${icon(won ? "ui-star" : "ui-warn")}
        <div>
            <strong>${say(first.text!)}</strong>
            ${first.reason ? html`<p>${say(first.reason)}</p>` : nothing}
        </div>
    </div>`;
}

/** Returns the label of an option's button if the option decides the game. */
export function fatalLabel(session: Session, option: Option): string | undefined {
    const { button } = threatOf(session, option) ?? {};
    return button ? say(button) : undefined;
}

/** Marks the cards in danger, and the lanes they stand in; removes the marks of cards no longer in danger. */
export function markThreats(root: HTMLElement, session: Session): void {
    const now = new Map<string, Threat>();
    // The most urgent threat comes first; the lane itself shows a mere wound.
    for (const one of threats(session))
        if (one.who && one.fate !== "wounded" && !now.has(one.who)) now.set(one.who, one);
    for (const card of root.querySelectorAll<HTMLElement>("[data-threat]"))
        if (!now.has(card.dataset["handle"] ?? "")) {
            delete card.dataset["threat"];
            delete card.dataset["fatal"];
        }
    for (const [handle, { fate, ends }] of now) {
        const id = `${session.info.game}-threat-${fate}`;
        for (const card of root.querySelectorAll<HTMLElement>(`button.card[data-handle="${CSS.escape(handle)}"]`)) {
            card.dataset["threat"] = worded(id) ? t(id) : fate!;
            if (ends) card.dataset["fatal"] = ends;
            else delete card.dataset["fatal"];
        }
    }
}
