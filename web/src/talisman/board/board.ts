// The board as three rings of spaces.  Spaces are buttons in three groups.  The cards and pieces on them react to the
// pointer only; everyone else finds them in the space's name and in the panel that the space opens.

import { html, nothing, svg, type PropertyValues, type SVGTemplateResult, type TemplateResult } from "lit";
import { still, tableSpeed } from "../../preferences.ts";
import { InTurn } from "../../controls/drawn.ts";
import { oneTabStop, roving, setStop } from "../../controls/arrow-keys.ts";
import { inTurn, part } from "../../controls/turns.ts";
import { Watching, type Session } from "../../session/session.ts";
import { t } from "../../wording/language.ts";
import { factsOf, symbolOf } from "../cards/facts.ts";
import { latestMove } from "../decision/happenings.ts";
import { laidOut, standing, type Chip, type Plate, type SpaceLayout } from "./layout.ts";
import { enlarging, unpeek } from "../cards/peek.ts";
import { pieceShape } from "./piece.ts";
import {
    CROWN_RADIUS,
    peaks,
    point,
    rimOf,
    sector,
    stairs,
    stopsOf,
    trail,
    trailStart,
    wave,
    type Point,
} from "./rings.ts";
import { spaceLabel } from "./space-label.ts";
import { CROWN, REGIONS, RINGS, SPACES, directionOf, signOf, way, type Region, type Space } from "./spaces.ts";
import { characterHandle, isAlive, spaceOf, viewOf } from "../view.ts";
import { offeredWays } from "./ways.ts";

/** Milliseconds that a piece takes for one space. */
const STEP = 110;

/** Spaces of a ring that are drawn at once. */
const STRETCH = 6;

const MARK_SIGNS = { can: "ui-open", chosen: "ui-check" } as const;

/** The parts of the board that never change: rim, river and fire; `LINKS` has the ways between the regions. */
const GROUND = svg`
  <defs><radialGradient id="hearth"><stop offset="0" class="hearth-1" /><stop offset=".62" class="hearth-2" /><stop offset="1" class="hearth-3" /></radialGradient></defs>
  <circle class="board__rim" cx="500" cy="500" r="499" /><circle class="board__bed" cx="500" cy="500" r="483" />
  <g class="river" aria-hidden="true"><circle cx="500" cy="500" r="359" fill="none" stroke-width="25" />
    ${[
        [353, 0],
        [360, 120],
        [366.5, 240],
    ].map(([radius, phase]) => svg`<path d=${wave(radius!, 2.6, 60, phase!)} />`)}</g>
  <g class="fire" aria-hidden="true"><circle cx="500" cy="500" r="223" fill="none" stroke-width="25" /><path d=${peaks(212, 236, 44)} /></g>`;
const LINKS = svg`<g class="links" aria-hidden="true">
  <path d=${stairs(346, 373, 17, 1.9, 4)} /><path d=${stairs(210, 237, -45, 3, 4)} /><path d=${stairs(90, 100, 135, 8, 2)} /></g>`;

class TalismanBoard extends InTurn {
    static override properties = { session: { attribute: false } };
    declare session: Session;
    protected readonly watching = new Watching(this, () => this.session, false);
    /** The space of each piece when it was last drawn, by seat. */
    readonly #stood = new Map<number, string>();

    protected override updated(_changed: PropertyValues): void {
        inTurn(() => {
            for (const ring of this.querySelectorAll<HTMLElement>(".ring")) this.#tabStop(ring);
        });
        this.#animate();
    }

    /**
     * Sets the tab stop of a ring: a space that can be chosen, else that of the viewer's piece, else the previous one.
     */
    #tabStop(ring: HTMLElement): void {
        const view = viewOf(this.session);
        const own = spaceOf(view, this.session.viewer >= 0 ? this.session.viewer : view.turn);
        const wanted =
            ring.querySelector<HTMLElement>(".space--can") ?? ring.querySelector<HTMLElement>(`[data-handle="${own}"]`);
        if (wanted && !ring.contains(document.activeElement)) {
            for (const space of ring.querySelectorAll<HTMLElement>(".space")) setStop(space, space === wanted);
        }
        oneTabStop(ring, ".space");
    }

    protected override render(): TemplateResult {
        const view = viewOf(this.session);
        const people = standing(view);
        const layouts = new Map<string, SpaceLayout>();
        const named = namesAreRead(this.session.live);
        for (const space of SPACES.values())
            layouts.set(space.id, laidOut(view, space, people.get(space.id) ?? [], named));
        return html`<svg class="board" viewBox="0 0 1000 1000" role="group" aria-label=${t("talisman-table-board")}>
            ${GROUND} ${REGIONS.map((region) => this.#ring(region, layouts))} ${LINKS} ${this.#trail()} ${this.#ways()}
            <g class="board__marks" aria-hidden="true">${[...SPACES.values()].map((space) => this.#badge(space))}</g>
            <g class="board__cards" aria-hidden="true">
                ${[...layouts.values()].map((layout) => layout.chips.map((chip) => this.#chip(layout.space, chip)))}
                ${[...layouts.values()].map((layout) => layout.chips.map((chip) => this.#coin(chip)))}
            </g>
            <g class="board__pieces" aria-hidden="true">${this.#pieces(layouts)}</g>
        </svg>`;
    }

    #ring(region: Region, layouts: ReadonlyMap<string, SpaceLayout>): SVGTemplateResult {
        const spaces = region === "inner" ? [...RINGS.inner, CROWN] : RINGS[region];
        return svg`<g class="ring ring--${region}" role="group" aria-label=${ringLabel(region)} @keydown=${(event: KeyboardEvent) => roving(event, ".space")}>
      ${stretches(spaces).map((some) => part(() => some.map((space) => this.#space(layouts.get(space.id)!))))}
    </g>`;
    }

    #space({ space, sign, name, nameAt, nameSize }: SpaceLayout): SVGTemplateResult {
        const { session } = this;
        const mark = session.mark(space.id);
        const here = spaceOf(viewOf(session), viewOf(session).turn) === space.id;
        const crown = space === CROWN;
        const there = viewOf(session).spaces[space.id]?.cards ?? [];
        const shown = enlarging(
            session,
            space.id,
            there.map((card) => card.definition),
        );
        const size = crown ? 46 : 27;
        return svg`<g class="space ${crown ? "crown" : ""} ${space.place % 2 ? "space--alt" : ""} ${here ? "space--here" : ""} ${mark ? `space--${mark}` : ""}"
        role="button" data-handle=${space.id} data-definition=${space.id} aria-label=${spaceLabel(session, space)}
        @click=${(event: Event) => this.#point(space, event.currentTarget as Element)}
        @keydown=${(event: KeyboardEvent) => this.#key(event, space)}
        @pointerenter=${shown.enter} @pointerleave=${shown.leave} @focus=${shown.focus} @blur=${shown.leave} @pointerdown=${shown.press}>
      ${crown ? svg`<circle class="crown__ground" cx="500" cy="500" r=${CROWN_RADIUS} fill="url(#hearth)" />` : svg`<path class="space__ground" d=${sector(space)} />`}
      ${sign ? svg`<use class="space__sign" href="#${signOf(space)}" x=${sign[0]} y=${sign[1]} width=${size} height=${size} />` : nothing}
      ${name.map((line, place) => svg`<text class="space__name" font-size=${nameSize.toFixed(1)} x=${nameAt[0].toFixed(1)} y=${(nameAt[1] + place * nameSize * 1.02).toFixed(1)}>${line}${" "}</text>`)}
    </g>`;
    }

    #key(event: KeyboardEvent, space: Space): void {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        this.#point(space, event.currentTarget as Element);
    }

    /** Opens a space for reading; if it can be chosen, a button there chooses it. */
    #point(space: Space, at: Element): void {
        unpeek();
        this.session.point(space.id, at as unknown as HTMLElement);
    }

    #badge(space: Space): SVGTemplateResult | typeof nothing {
        const mark = this.session.mark(space.id);
        if (!mark) return nothing;
        const [x, y] = rimOf(space);
        return svg`<g class="token token--${mark}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle r="13" /><use href="#${MARK_SIGNS[mark]}" x="-8" y="-8" width="16" height="16" /></g>`;
    }

    #chip(space: Space, { at: [x, y], card, gold, more, plate }: Chip): SVGTemplateResult {
        const move = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
        if (!card) {
            const open = (event: Event) => this.session.read(space.id, space.id, event.currentTarget as HTMLElement);
            return svg`<g class="chipcard" data-kind=${gold ? "gold" : "more"} transform=${move} @click=${open}><rect width="25" height="33" rx="3" />
        ${gold ? svg`<use href="#t-gold" x="5" y="4" width="15" height="15" />` : nothing}<text x="12.5" y=${gold ? 30 : 22}>${gold ?? `+${more}`}</text></g>`;
        }
        const { session } = this;
        const facts = factsOf(card.definition);
        const number = facts.strength || facts.craft;
        const mark = session.mark(card.handle);
        const shown = enlarging(session, card.definition);
        const point = (event: Event) => {
            unpeek();
            const chip = event.currentTarget as HTMLElement;
            if (mark || !session.mark(space.id)) session.read(card.handle, card.definition, chip);
            else session.read(space.id, space.id, chip);
        };
        return svg`<g class="chipcard ${mark ? `chipcard--${mark}` : ""}" data-kind=${facts.kind} data-definition=${card.definition} transform=${move} @click=${point}
        @pointerenter=${shown.enter} @pointerleave=${shown.leave} @pointerdown=${shown.press}>
      <rect width="25" height="33" rx="3" /><use href="#${symbolOf(facts)}" x="5" y=${number ? 3 : 9} width="15" height="15" />
      ${number ? svg`<text x="12.5" y="30">${number}</text>` : nothing}
      ${plate ? plateOf(plate) : nothing}
    </g>`;
    }

    /** Renders the mark that a card of a chip can be chosen or is chosen, above the neighbouring cards. */
    #coin({ at: [x, y], cards }: Chip): SVGTemplateResult | typeof nothing {
        const mark = cards.map(({ handle }) => this.session.mark(handle)).find(Boolean);
        if (!mark) return nothing;
        const move = `translate(${(x + 23).toFixed(1)} ${(y + 2).toFixed(1)}) scale(.6)`;
        return svg`<g class="token token--${mark}" transform=${move}><circle r="13" /><use href="#${MARK_SIGNS[mark]}" x="-8" y="-8" width="16" height="16" /></g>`;
    }

    #pieces(layouts: ReadonlyMap<string, SpaceLayout>): SVGTemplateResult[] {
        const placed = [...layouts.values()]
            .flatMap((layout) => layout.pieces)
            .sort((one, other) => one.seat - other.seat);
        const { session } = this;
        const { turn } = viewOf(session);
        return placed.map(({ seat, at: [x, y], scale }) => {
            const mark = session.mark(characterHandle(seat));
            const point = (event: Event) => {
                unpeek();
                const { character = "" } = viewOf(session).seats[seat] ?? {};
                if (mark) session.read(characterHandle(seat), character, event.currentTarget as HTMLElement);
                else this.dispatchEvent(new CustomEvent("sheet", { detail: seat, bubbles: true }));
            };
            const character = viewOf(session).seats[seat];
            const shown = enlarging(session, character?.character ?? "");
            return svg`<g class="piece piece--${(seat % 6) + 1} ${seat === turn ? "piece--turn" : ""} ${mark ? `piece--${mark}` : ""}" data-seat=${seat}
          transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})"
          @click=${point} @pointerenter=${shown.enter} @pointerleave=${shown.leave} @pointerdown=${shown.press}>
        ${mark ? svg`<circle class="piece__ring" r="23" />` : nothing}${pieceShape(seat, session.seatName(seat), isAlive(character) && character.toad > 0)}
      </g>`;
        });
    }

    /** Renders the path of the piece that moved last, unless there are paths to choose from. */
    #trail(): SVGTemplateResult | typeof nothing {
        const moved = latestMove(this.session.lines);
        if (offeredWays(this.session).length) return nothing;
        if (!moved?.direction || spaceOf(viewOf(this.session), moved.seat) !== moved.to.id) return nothing;
        return arc("trail", moved.from, moved.to, moved.direction, (moved.seat % 6) + 1);
    }

    /** Renders the paths that can be chosen now. */
    #ways(): SVGTemplateResult[] {
        return offeredWays(this.session).map(({ from, to, direction }) => {
            if (direction) return arc("way", from, to, direction, 0);
            if (from.region === to.region) return svg``;
            const [[x1, y1], [x2, y2]] = [rimOf(from), rimOf(to)];
            return svg`<g class="way" aria-hidden="true"><path d="M${x1} ${y1}L${x2} ${y2}" /></g>`;
        });
    }

    /** Animates moved pieces along the ring to their new space; nothing waits for the animation. */
    #animate(): void {
        const moved = latestMove(this.session.lines);
        for (const piece of this.querySelectorAll<SVGGElement>("[data-seat]")) {
            const seat = Number(piece.dataset["seat"]);
            const now = spaceOf(viewOf(this.session), seat);
            const before = this.#stood.get(seat);
            this.#stood.set(seat, now);
            const [from, to] = [SPACES.get(before ?? ""), SPACES.get(now)];
            if (!from || !to || from === to || still()) continue;
            const known = moved?.seat === seat && moved.from === from && moved.to === to ? moved.direction : undefined;
            const passed = way(from, to, known ?? directionOf(from, to, 0));
            const stops = stopsOf(passed.length ? passed : [from, to]);
            const steps = stops.map(([x, y]: Point) => ({
                transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`,
            }));
            const pace = STEP * tableSpeed();
            piece.animate(steps, { duration: pace * (stops.length / 2 + 1), easing: "ease-in-out" });
        }
    }
}
customElements.define("talisman-board", TalismanBoard);

function arc(
    name: string,
    from: Space,
    to: Space,
    direction: "clockwise" | "anticlockwise",
    seat: number,
): SVGTemplateResult {
    const { path, head } = trail(from, to, direction);
    const [x, y] = trailStart(from);
    return svg`<g class="${name} ${name}--${from.region} ${seat ? `trail--${seat}` : ""}" aria-hidden="true"><path d=${path} /><circle cx=${x.toFixed(1)} cy=${y.toFixed(1)} r="6" />
    <path class="trail__head" transform=${head} d="M-8-7 8 0-8 7z" /></g>`;
}

/** Whether the board is large enough for card names: not on tablets; phones enlarge it, also in landscape. */
function namesAreRead(live: boolean): boolean {
    const high = innerHeight - (live ? 56 : 190); // a replay has its bar below
    if (innerWidth >= 1180) return Math.min(innerWidth - 570, high) > 640;
    return innerWidth < 700 || innerHeight < 500;
}

/** Renders the name of a card on a plate under it. */
function plateOf({ name, at: [x, y], wide, size }: Plate): SVGTemplateResult {
    return svg`<g class="plate" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><rect width=${wide.toFixed(1)} height="15.5" rx="3" />
    <text font-size=${size.toFixed(1)} x=${(wide / 2).toFixed(1)} y="12">${name}</text></g>`;
}

/** Splits a ring into groups of spaces that are drawn at once. */
function stretches(spaces: readonly Space[]): (readonly Space[])[] {
    const count = Math.ceil(spaces.length / STRETCH);
    return Array.from({ length: count }, (_, place) => spaces.slice(place * STRETCH, (place + 1) * STRETCH));
}

function ringLabel(region: Region): string {
    if (region === "outer") return t("talisman-table-ring-outer");
    return region === "middle" ? t("talisman-table-ring-middle") : t("talisman-table-ring-inner");
}

/** Returns the scroll position that centres a space, as shares of the board's width and height. */
export function centreOf(id: string): Point {
    const space = SPACES.get(id);
    if (!space) return [0.5, 0.5];
    if (space.place < 0) return [0.5, 0.5];
    const radius = { outer: 400, middle: 330, inner: 150 }[space.region];
    const [x, y] = point(radius, -45 + (360 / RINGS[space.region].length) * space.place);
    return [x / 1000, y / 1000];
}
