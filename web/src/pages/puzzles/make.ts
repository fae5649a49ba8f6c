// The form that makes a puzzle from a moment of a replay: the seat to play, the goal; then the file and a link.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { server } from "../../server/api.ts";
import type { GoalInfo, TableInfo } from "../../server/wire.generated.ts";
import { seatNames } from "../../session/bots.ts";
import { say, t } from "../../wording/language.ts";
import "../copy.ts";
import "./proof.ts";
import { trouble } from "../page.ts";
import { linkTo } from "./link.ts";

class MakePuzzle extends LitElement {
    static override properties = {
        info: { attribute: false },
        at: { attribute: false },
        seat: { attribute: false },
        goals: { state: true },
        text: { state: true },
        link: { state: true },
        problem: { state: true },
    };
    declare info: TableInfo;
    declare at: number;
    /** The seat that is asked at that moment. */
    declare seat: number;
    declare goals: readonly GoalInfo[];
    declare text: string;
    declare link: string;
    declare problem: unknown;

    constructor() {
        super();
        this.goals = [];
        this.text = "";
        this.link = "";
    }
    protected override createRenderRoot(): HTMLElement {
        return this;
    }
    override connectedCallback(): void {
        super.connectedCallback();
        server.puzzleGoals(this.info.game).then(
            (goals) => (this.goals = goals),
            (problem: unknown) => (this.problem = problem),
        );
    }

    protected override render(): TemplateResult {
        const address = this.text ? `data:text/yaml;charset=utf-8,${encodeURIComponent(this.text)}` : "";
        return html`<form class="puzzle-make" @submit=${this.#make}>
            <p class="pop__head">${t("puzzle-make")}</p>
            <label
                >${t("puzzle-make-seat")}
                <select class="field" name="seat">
                    ${seatNames(this.info).map((name, seat) => html`<option value=${seat} ?selected=${seat === this.seat}>${name || t("player-default", { number: seat + 1 })}</option>`)}
                </select></label
            >
            <label
                >${t("puzzle-make-goal")}
                <select class="field" name="goal">
                    ${this.goals.map(({ kind, title }) => html`<option value=${kind}>${say(title)}</option>`)}
                </select></label
            >
            <button type="submit" class="btn btn--primary">${t("puzzle-make-button")}</button>
            ${this.problem ? trouble(this.problem) : nothing}
            ${
                this.text
                    ? html`<p role="status">${t("puzzle-made")}</p>
                          <ing-proof .text=${this.text}></ing-proof>
                          <p class="puzzle__tools">
                              <a class="btn btn--primary" href=${this.link}>${icon("ui-play")}${t("puzzle-try")}</a>
                              <a class="btn" href=${address} download="puzzle.yaml"
                                  >${icon("ui-share")}${t("puzzle-download")}</a
                              >
                          </p>
                          <ing-copy .address=${this.link} .words=${t("puzzle-heading")}></ing-copy>`
                    : nothing
            }
        </form>`;
    }

    #make = async (event: Event): Promise<void> => {
        event.preventDefault();
        const form = new FormData(event.target as HTMLFormElement);
        const wish = { number: this.at, seat: Number(form.get("seat")), goal: String(form.get("goal")) };
        this.problem = undefined;
        this.text = "";
        try {
            const { text } = await server.makePuzzle(this.info.id, wish);
            this.link = await linkTo(text);
            this.text = text;
        } catch (problem) {
            this.problem = problem;
        }
    };
}
customElements.define("ing-make-puzzle", MakePuzzle);
