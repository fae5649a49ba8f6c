// A table without a drawn board, for a game that has none yet: only the question, the log and the chat.

import { html, LitElement, type TemplateResult } from "lit";
import { Watching, type Session } from "../session/session.ts";

class PlainBoard extends LitElement {
    static override properties = { session: { attribute: false } };
    declare session: Session;
    protected readonly watching = new Watching(this, () => this.session);

    protected override createRenderRoot(): HTMLElement {
        return this;
    }
    protected override render(): TemplateResult {
        return html`<div class="plain-board">
            <ing-bar .session=${this.session} .heading=${this.session.info.title}></ing-bar>
            <main class="side">
                <ing-decision .session=${this.session}></ing-decision>
                <section class="chronicle" id="z-log">
                    <ing-log .session=${this.session}></ing-log>
                    <ing-chat .session=${this.session}></ing-chat>
                </section>
            </main>
        </div>`;
    }
}
customElements.define("ing-plain-board", PlainBoard);
