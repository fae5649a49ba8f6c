// The subject of a question: the text of its card or space, what an option does, and, for a player without a character,
// the characters to choose from.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import type { Session } from "../../session/session.ts";
import type { Argument, Named, Option, Seated } from "../../server/wire.generated.ts";
import { nameOf, say, t } from "../../wording/language.ts";
import { portrait } from "../cards/face.ts";
import { factsOf, symbolOf } from "../cards/facts.ts";
import { latestEffect } from "./happenings.ts";
import { breakable } from "../../wording/hyphens.ts";
import { signOf, SPACES } from "../board/spaces.ts";
import { isAlive, spaceOf, viewOf } from "../view.ts";

/** Verbs of options about a card that should be read before choosing. */
const READ_FIRST = new Set(["take", "take-free", "buy", "meet", "wield", "raise", "recruit"]);

/** Matches choices offered by spaces; all other choices come from cards. */
const CHOICES_OF_SPACES = /=(healer|blacksmith|mystic|call-spirits|heal|pray|enchantress|alchemist|doctor)$/;

/** Number of first lines of a Spell that say when and on whom it can be cast; omitted when it can be cast now. */
const SPELL_HEAD = 2;

function named(argument: Argument | undefined): string {
    return typeof argument === "object" && "name" in argument ? (argument as Named).name : "";
}

/** Returns the card or space that the pending question is about; "" for none. */
export function aboutWhat(session: Session): string {
    const { prompt, seat = -1, options = [] } = session.question;
    if (!prompt || !session.asked) return "";
    if (prompt.message === "prompt-choose-effect") {
        const space = options.some(({ key }) => CHOICES_OF_SPACES.test(key));
        return space ? spaceOf(viewOf(session), seat) : latestEffect(session.lines);
    }
    return named(prompt["card"]) || named(prompt["space"]) || named(prompt["attacker"]);
}

/** Renders the text of the question's card or space, under the question. */
export function matter(session: Session): TemplateResult | typeof nothing {
    const definition = aboutWhat(session);
    if (!definition) return nothing;
    const facts = factsOf(definition);
    if (!facts.text.length) return nothing;
    const brief = session.question.prompt?.message === "prompt-choose-effect"; // its options contain the text
    const [first, ...others] = brief ? [] : facts.text;
    const space = SPACES.get(definition);
    const open = (event: Event) => session.show(definition, event.currentTarget as HTMLElement);
    return html`<div class="matter ${brief ? "matter--brief" : ""}">
        <button
            type="button"
            class="matter__card"
            data-definition=${definition}
            aria-label=${t("talisman-table-card-whole", { title: facts.title })}
            @click=${open}
        >
            ${icon(space ? signOf(space) : symbolOf(facts))}
        </button>
        <div>
            <p><b>${facts.title}${first ? "." : ""}</b> ${first}</p>
            ${others.map((line) => html`<p>${line}</p>`)}
        </div>
    </div>`;
}

/** Renders the reminder of being a toad, shown with every question. */
export function toadish(session: Session): TemplateResult | typeof nothing {
    const own = viewOf(session).seats[session.viewer];
    if (!session.asked || !isAlive(own) || !own.toad) return nothing;
    return html`<p class="toadish">${icon("t-toad")}<span>${t("talisman-table-toad", { turns: own.toad })}</span></p>`;
}

/** Returns the character that an option would choose; "" for other options. */
function characterOf(option: Option): string {
    return option.verb === "play-as" ? named(option.label["character"]) : "";
}

/** Returns the card of an option if it should be read before choosing, otherwise "". */
function cardOf({ verb, label }: Option): string {
    // a label is nested if it adds what lies at the destination
    const inside = label["label"] as Option["label"] | undefined;
    const about = named(label["subject"]) || named(label["what"]) || named(inside?.["subject"]);
    return verb === "cast" || verb === "use" || READ_FIRST.has(verb) ? about : "";
}

/** Returns the card's text that a player needs to choose an option. */
function deed(option: Option): string {
    return factsOf(cardOf(option))
        .text.slice(option.verb === "cast" ? SPELL_HEAD : 0)
        .join(" ");
}

/** Returns, by card, an option of each card that several options share; the card's text is shown once, above them. */
export function sharing(options: readonly Option[]): ReadonlyMap<string, Option> {
    const found = new Map<string, Option>();
    options.forEach((option, place) => {
        const card = cardOf(option);
        if (card && options.slice(0, place).some((other) => cardOf(other) === card)) found.set(card, option);
    });
    return found;
}

/** Renders the text of each card that several options share. */
export function shared(session: Session): TemplateResult[] {
    if (!session.asked) return [];
    return [...sharing(session.question.options ?? [])].map(
        ([card, option]) => html`<p class="shared"><b>${nameOf(card)}.</b> ${deed(option)}</p>`,
    );
}

/** Returns the texts beside the options of the pending question. */
export function gists(session: Session): (option: Option) => { gist?: string } {
    const above = sharing(session.question.options ?? []);
    return (option) => {
        const character = characterOf(option);
        if (character) {
            // Kind, lives and gold are much the same for all.
            const [, strength, craft, , , ...others] = factsOf(character).head.split(" · ");
            return { gist: [strength, craft, ...others].join(" · ") };
        }
        const scores = compared(session, option);
        if (scores) return { gist: scores };
        const card = cardOf(option);
        if (!card) return {};
        // A blank keeps the decision panel from falling back on the card's text.
        return { gist: above.has(card) ? " " : deed(option) };
    };
}

/** Returns the scores that would be compared in an attack on another character; "" for other options. */
function compared(session: Session, { verb }: Option): string {
    const { seats, turn } = viewOf(session);
    const { prompt } = session.question;
    const attacked = prompt?.message === "prompt-make-psychic";
    const foe = attacked ? turn : ((prompt?.["player"] as Seated | undefined)?.player ?? -1);
    const [own, other] = [seats[session.viewer], seats[foe]];
    if (!isAlive(own) || !isAlive(other)) return "";
    if (verb === "attack" || (attacked && verb === "no")) {
        return t("talisman-table-strengths", { own: own.total_strength, other: other.total_strength });
    }
    if (verb === "attack-psychic" || (attacked && verb === "yes")) {
        return t("talisman-table-crafts", { own: own.total_craft, other: other.total_craft });
    }
    return "";
}

/** Whether all options are short enough to stand side by side. */
export function isBrief(session: Session): boolean {
    const options = session.question.options ?? [];
    if (
        !session.asked ||
        options.length !== 2 ||
        session.results.length ||
        session.question.prompt?.message === "prompt-make-psychic"
    )
        return false;
    return options.every(({ label }) => say(label).length < 9);
}

/** Renders the characters that can be chosen now, for reading; undefined while no character is chosen. */
export function gallery(session: Session): TemplateResult | undefined {
    const offered = (session.asked ? (session.question.options ?? []) : []).map(characterOf).filter(Boolean);
    if (!offered.length) return undefined;
    return html`<h2 id="sheet-title">${t("talisman-table-characters")}</h2>
        <ul class="gallery">
            ${offered.map((definition) => {
                const { strength, craft, alignment } = factsOf(definition);
                return html`<li>
                    <button
                        type="button"
                        class="gallery__one"
                        data-definition=${definition}
                        @click=${(event: Event) => session.show(definition, event.currentTarget as HTMLElement)}
                    >
                        ${portrait(definition)}
                        <b>${breakable(nameOf(definition))}</b>
                        <span class="player__stats">
                            <span class="i-strength">${icon("t-strength", t("term-strength"))}<b>${strength}</b></span>
                            <span class="i-craft">${icon("t-craft", t("term-craft"))}<b>${craft}</b></span>
                            <span class="align align--${alignment}"
                                >${icon(`t-${alignment}`, t(`term-${alignment}`))}</span
                            >
                        </span>
                    </button>
                </li>`;
            })}
        </ul>`;
}
