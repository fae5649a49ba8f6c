// The minimap in a corner of a narrow screen: the pieces, the reachable spaces, and the part in view.

import { svg, type SVGTemplateResult } from "lit";
import type { Session } from "../../session/session.ts";
import { shape } from "./piece.ts";
import { middleOf } from "./rings.ts";
import { SPACES } from "./spaces.ts";
import { characters, isAlive, viewOf } from "../view.ts";

/** The part of the board in view, as shares of its size: left, top, width, height. */
export type Window = readonly [left: number, top: number, width: number, height: number];

const RINGS: readonly (readonly [name: string, radius: number])[] = [
    ["outer", 480],
    ["river", 372],
    ["middle", 346],
    ["fire", 236],
    ["inner", 210],
    ["crown", 90],
];

export function minimap(session: Session, [left, top, width, height]: Window): SVGTemplateResult {
    const pieces = characters(viewOf(session)).map(([seat, character]) => {
        const space = isAlive(character) ? SPACES.get(character.space) : undefined;
        if (!space) return svg``;
        const [x, y] = middleOf(space);
        return svg`<g class="piece piece--${(seat % 6) + 1}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(2.8)">${shape(seat)}</g>`;
    });
    const choices = [...SPACES.values()]
        .filter((space) => session.mark(space.id))
        .map((space) => {
            const [x, y] = middleOf(space);
            return svg`<circle class="mm-can" cx=${x.toFixed(0)} cy=${y.toFixed(0)} r="46" />`;
        });
    return svg`<svg class="minimap__svg" viewBox="0 0 1000 1000" aria-hidden="true">
    ${RINGS.map(([name, radius]) => svg`<circle class="mm-${name}" cx="500" cy="500" r=${radius} />`)}
    ${choices} ${pieces}
    <rect class="mm-view" x=${left * 1000} y=${top * 1000} width=${width * 1000} height=${height * 1000} rx="14" />
  </svg>`;
}
