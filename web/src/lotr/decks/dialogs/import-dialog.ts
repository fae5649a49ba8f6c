// The dialog for a pasted deck list.  Each line shows what it was read as, or what is wrong and which cards might be
// meant.

import { html, nothing, type TemplateResult } from "lit";
import { facts } from "../../../catalogue.ts";
import { icon } from "../../../controls/icon.ts";
import { ruleLink } from "../../../session/reading.ts";
import { reason } from "../../../pages/page.ts";
import { server } from "../../../server/api.ts";
import type { DeckReport } from "../../../server/wire.generated.ts";
import { say, t } from "../../../wording/language.ts";
import { size } from "../deck.ts";
import { DeckDialog } from "./dialog.ts";
import { fullName } from "../legality.ts";
import { FOLDED, inRuns, type LineRead, linesRead } from "../lines-read.ts";

const PAUSE = 400;
const EXAMPLE = "Ring-bearer: Frodo, Son of Drogo\n2 Aragorn, King in Exile\n4 Uruk Rager (1C150)";

export class DeckImport extends DeckDialog {
    static override properties = {
        format: {},
        text: { state: true },
        report: { state: true },
        problem: { state: true },
    };
    declare format: string;
    declare text: string;
    declare report: DeckReport | undefined;
    declare problem: unknown;
    #timer = 0;

    constructor() {
        super();
        this.text = "";
    }

    protected heading(): string {
        return t("deck-import");
    }

    protected content(): TemplateResult {
        const { report } = this;
        const unread = report?.faults.filter((fault) => fault.line) ?? [];
        return html`<label class="labelled"
                ><span>${t("deck-import-hint")}</span>
                <textarea
                    class="field deck-list"
                    rows="10"
                    spellcheck="false"
                    maxlength="50000"
                    placeholder=${EXAMPLE}
                    .value=${this.text}
                    @input=${this.#write}
                ></textarea>
            </label>
            <div role="status">
                ${this.problem ? html`<p class="import__bad">${icon("ui-warn")}${reason(this.problem)}</p>` : nothing}
                ${
                    report
                        ? html`<p>
                              ${icon(unread.length ? "ui-warn" : "ui-check")}${t("deck-import-read", { cards: size(report.deck), count: unread.length })}
                          </p>`
                        : nothing
                }
            </div>
            ${report ? this.#lines(report) : nothing}
            <footer>
                <button
                    type="button"
                    class="btn btn--primary"
                    aria-disabled=${report ? nothing : "true"}
                    @click=${this.#take}
                >
                    ${icon("ui-check")}${unread.length ? t("deck-import-as-is") : t("deck-import-take")}
                </button>
            </footer>`;
    }

    /** Renders each line with the cards it was read as; long runs of clear lines are folded. */
    #lines(report: DeckReport): TemplateResult {
        return html`<ol class="faults import__lines" aria-label=${t("deck-import-lines")}>
            ${inRuns(linesRead(this.text, report)).map((run) =>
                run.length > FOLDED
                    ? html`<li class="import__run">
                          <details>
                              <summary>
                                  ${icon("ui-check")}${t("deck-import-run", { first: run[0]!.line, last: run.at(-1)!.line })}
                              </summary>
                              <ol>
                                  ${run.map((line) => this.#line(line))}
                              </ol>
                          </details>
                      </li>`
                    : run.map((line) => this.#line(line)),
            )}
        </ol>`;
    }

    #line({ line, text, cards, faults }: LineRead): TemplateResult {
        const near = faults.flatMap((fault) => fault.near).slice(0, 6);
        return html`<li class="import__line">
            ${icon(faults.length ? "ui-warn" : cards.length ? "ui-check" : "ui-open")}
            <b>${t("deck-import-line", { line })}</b>
            <span>
                ${cards.map(({ id, copies }) => html`<span class="import__card">${t("deck-import-card", { copies, card: named(id) })} <small>${id}</small></span>`)}
                ${faults.map((fault) => html`<span>${say(fault.message)} ${fault.rule ? ruleLink("lotr", fault.rule) : nothing}</span>`)}
                ${cards.length || faults.length ? nothing : html`<q>${text}</q> <small>${t("deck-import-left")}</small>`}
            </span>
            ${near.map((id) => html`<button type="button" class="btn btn--small" @click=${() => this.#mean(line, id)}>${named(id)} <small>${id}</small></button>`)}
            ${
                faults.length && !cards.length
                    ? html`<button
                          type="button"
                          class="btn btn--small btn--quiet"
                          aria-label="${t("deck-import-leave")}: ${text}"
                          @click=${() => this.#rewrite(line, `# ${text}`)}
                      >
                          ${t("deck-import-leave")}
                      </button>`
                    : nothing
            }
        </li>`;
    }

    #write = (event: Event): void => {
        this.text = (event.target as HTMLTextAreaElement).value;
        window.clearTimeout(this.#timer);
        this.#timer = window.setTimeout(() => void this.#read(), PAUSE);
    };

    async #read(): Promise<void> {
        const asked = this.text;
        if (!asked.trim()) return;
        try {
            const report = await server.checkDeck("lotr", this.format, asked);
            if (asked === this.text) [this.report, this.problem] = [report, undefined];
        } catch (problem) {
            this.problem = problem;
        }
    }

    /** Replaces the card in a line with the suggested one. */
    #mean(line: number, id: string): void {
        this.#rewrite(line, meaning(this.text.split("\n")[line - 1] ?? "", id));
    }

    #rewrite(line: number, text: string): void {
        const lines = this.text.split("\n");
        lines[line - 1] = text;
        this.text = lines.join("\n");
        void this.#read();
    }

    #take = (): void => {
        if (!this.report) return;
        const { deck, title } = this.report;
        this.dispatchEvent(new CustomEvent("take", { detail: { deck, title } }));
    };
}

function named(id: string): string {
    const card = facts(id);
    return card ? fullName(card) : id;
}

/** Returns a line that names a card by its code; a heading in front and the number of copies, on either side, stay. */
function meaning(line: string, id: string): string {
    const [, heading = "", rest = ""] = /^(\s*[^\d:]+:\s+)?(.*)$/.exec(line) ?? [];
    const copies =
        /^\s*([0-9]{1,3})\s*[x×]?\s/i.exec(rest) ?? /\s(?:[x×]\s*([0-9]{1,3})|([0-9]{1,3})\s*[x×])\s*$/i.exec(rest);
    const count = copies?.[1] ?? copies?.[2];
    return `${heading}${count ? `${count} ` : ""}${id}`;
}

customElements.define("ing-deck-import", DeckImport);
