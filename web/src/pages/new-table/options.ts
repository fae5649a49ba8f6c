// A game's options for a table: switches, choices and numbers, as the server lists them.

import { html, nothing, type TemplateResult } from "lit";
import { say } from "../../wording/language.ts";
import type { OptionInfo } from "../../server/wire.generated.ts";

/** Renders the control of one option; `set` receives the value in the server's form. */
export function control(option: OptionInfo, value: string, set: (value: string) => void): TemplateResult {
    const id = `option-${option.key}`;
    const gist = option.values.find((one) => one.value === value)?.gist;
    switch (option.kind) {
        case "switch":
            return html`<label class="tick"
                ><input
                    type="checkbox"
                    .checked=${value === "1"}
                    @change=${(event: Event) => set((event.target as HTMLInputElement).checked ? "1" : "0")}
                /><span>${say(option.title)}</span></label
            >`;
        case "choice":
            return html`<div class="labelled">
                <label for=${id}>${say(option.title)}</label>
                <select
                    id=${id}
                    class="field"
                    @change=${(event: Event) => set((event.target as HTMLSelectElement).value)}
                >
                    ${option.values.map(
                        (one) =>
                            html`<option value=${one.value} ?selected=${one.value === value}>
                                ${say(one.title)}
                            </option>`,
                    )}
                </select>
                ${gist ? html`<small>${say(gist)}</small>` : nothing}
            </div>`;
        case "number":
            return html`<div class="labelled labelled--row">
                <label for=${id}>${say(option.title)}</label>
                <input
                    id=${id}
                    class="field field--number"
                    type="number"
                    inputmode="numeric"
                    required
                    min=${option.least}
                    max=${option.most}
                    .value=${value}
                    @change=${(event: Event) => set((event.target as HTMLInputElement).value)}
                />
            </div>`;
    }
}
