// The result of a search for solutions of a player's puzzle: one solution, several, none, or not proven.

import "../../../styles/pages/puzzles.css";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { server } from "../../server/api.ts";
import type { ProofInfo } from "../../server/wire.generated.ts";
import { say, Speaking, t } from "../../wording/language.ts";
import { Fetched, trouble } from "../page.ts";

const SIGNS: Readonly<Record<ProofInfo["state"], string>> = {
    one: "ui-check",
    several: "ui-why",
    none: "ui-close",
    unproven: "ui-why",
};

class Proof extends LitElement {
    static override properties = { text: { attribute: false } };
    /** The puzzle's file. */
    declare text: string;
    protected readonly speaking = new Speaking(this);
    readonly #found = new Fetched<ProofInfo>(this, () => server.provePuzzle(this.text));

    protected override createRenderRoot(): HTMLElement {
        return this;
    }
    protected override willUpdate(changed: PropertyValues): void {
        if (changed.get("text") !== undefined) this.#found.afresh();
    }

    protected override render(): TemplateResult {
        const { value, problem } = this.#found;
        if (problem) return trouble(problem);
        return html`<p class="proof" data-state=${value?.state ?? nothing} role="status">
            ${icon(value ? SIGNS[value.state] : "ui-clock")}<span
                >${value ? say(value.told) : t("puzzle-proving")}</span
            >
        </p>`;
    }
}
customElements.define("ing-proof", Proof);
