// Pieces on the board: six shapes and colours with an initial, like the marks of the seats.

import { svg, type SVGTemplateResult } from "lit";

/** Shapes of pieces: circle, square, diamond, hexagon, triangle, shield; about 34 units wide round 0,0. */
const SHAPES: readonly SVGTemplateResult[] = [
    svg`<circle r="17" />`,
    svg`<rect x="-15" y="-15" width="30" height="30" rx="4" />`,
    svg`<rect x="-13.5" y="-13.5" width="27" height="27" rx="3" transform="rotate(45)" />`,
    svg`<path d="M-9-16H9L18 0 9 16H-9L-18 0z" />`,
    svg`<path d="M0-19 20 15H-20z" />`,
    svg`<path d="M-16-16H16V4Q14 14 0 19-14 14-16 4z" />`,
];

/** Vertical offset of the initial's baseline in each shape. */
const DROP: readonly number[] = [6, 6, 6, 6, 11, 5];

/** Returns the shape of a seat's piece. */
export function shape(seat: number): SVGTemplateResult {
    return SHAPES[seat % SHAPES.length]!;
}

/** Renders a piece: its shape with the initial of its player, or a toad. */
export function pieceShape(seat: number, name: string, toad = false): SVGTemplateResult {
    if (toad)
        return svg`${shape(seat)}<use href="#t-toad" x="-11" y=${DROP[seat % DROP.length]! - 17} width="22" height="22" />`;
    const initial = ([...name.trim()][0] ?? "·").toUpperCase();
    return svg`${shape(seat)}<text y=${DROP[seat % DROP.length]!}>${initial}</text>`;
}
