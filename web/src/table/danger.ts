// Danger: what would come if nobody did anything more, as the rules tell it.  It is marked by shape, colour and words on
// the cards it is about, said above the options, and stands on the button that would let it come.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../controls/icon.ts";
import type { Session } from "../session/session.ts";
import type { Option, Threat } from "../server/wire.generated.ts";
import { say, t, worded } from "../wording/language.ts";

/** All that threatens now; of a fight that is no danger only the totals are told. */
export function threats(session: Pick<Session, "dangers">): readonly Threat[] {
    return (session.dangers ?? []).filter(({ text }) => text);
}

/** What follows from an option, if it is danger. */
export function threatOf(session: Session, option: Option): Threat | undefined {
    return threats(session).find((one) => one.option === option.key);
}

/** What to sound the alarm for: what decides the game, else what would befall a character of one's own as things stand
 *  or after Done.  What any other option leads to stands beside that option. */
export function gravest(session: Pick<Session, "dangers" | "question">): Threat | undefined {
    const all = threats(session).filter(({ fate }) => fate !== "wounded");
    const done = session.question.options?.find(({ verb }) => verb === "done")?.key;
    return all.find(({ ends }) => ends) ?? all.find(({ option }) => !option || option === done);
}

/** The alarm stands above the options. */
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

/** The label of an option's button, where it decides the game. */
export function fatalLabel(session: Session, option: Option): string | undefined {
    const { button } = threatOf(session, option) ?? {};
    return button ? say(button) : undefined;
}

/** Marks the cards that are in danger, and the lanes they stand in; what is no longer in danger loses its mark. */
export function markThreats(root: HTMLElement, session: Session): void {
    const now = new Map<string, Threat>();
    // The most urgent first; of a mere wound the lane tells.
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
