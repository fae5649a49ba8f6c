// Drawings for the start page: the hearth and the two games.

import { svg, html, type TemplateResult } from "lit";
import { t } from "../../wording/language.ts";

/** Renders the hearth: a fire under an arch, two settles, a table with cards and a die. */
export function hearth(): TemplateResult {
    return html`<svg class="hero__art" viewBox="0 16 640 330" role="img" aria-label=${t("page-hearth")}>
        <defs>
            <radialGradient id="glow">
                <stop offset="0" class="h-glow-0" />
                <stop offset="1" class="h-glow-1" />
            </radialGradient>
        </defs>
        ${chimney()} ${settles()} ${fire()} ${table()}
    </svg>`;
}

const chimney = (): TemplateResult<2> => svg`
  <path class="h-stone" d="M40 346V170Q40 30 320 30t280 140v176z"/>
  <path class="h-stone-2" d="M86 120q20-30 62-48l16 30q-30 14-46 36zM188 58q40-14 84-18l6 34q-40 4-74 16zM556 122q-22-32-64-50l-16 30q32 14 48 38zM452 58q-40-14-84-18l-6 34q40 4 74 16zM44 220h54v34H44zM542 220h54v34h-54zM44 290h40v34H44zM556 290h40v34h-40z"/>
  <path class="h-stone-3" d="M286 39q34-2 68 0l-5 34q-29-2-58 0zM52 168q6-22 22-38l32 20q-12 12-14 28zM588 168q-6-22-22-38l-32 20q12 12 14 28zM60 258h38v28H60zM542 258h38v28h-38z"/>
  <path class="h-dark" d="M112 346V190Q112 92 320 92t208 98v156z"/>
  <ellipse cx="320" cy="240" rx="220" ry="150" fill="url(#glow)"/>
  <path class="h-wood" d="M92 150q0-8 8-8h440q8 0 8 8v18H92z"/><path class="h-wood-2" d="M92 150q0-8 8-8h440q8 0 8 8v3H92z"/>`;

const settles = (): TemplateResult<2> => svg`
  <path class="h-wood-3" d="M124 210h16v136h-16zM140 276h74v14h-74zM200 290h10v56h-10zM500 210h16v136h-16zM426 276h74v14h-74zM430 290h10v56h-10z"/>
  <path class="h-red" d="M142 266h70q4 0 4 5v6h-74z"/><path class="h-green" d="M498 266h-70q-4 0-4 5v6h74z"/>`;

const fire = (): TemplateResult<2> => svg`
  <path class="h-wood-3" d="M262 272l108-16 4 12-108 16zM378 272l-108-16-4 12 108 16z"/>
  <path class="h-f1 flame" d="M320 158c10 34 52 46 52 84a46 46 0 0 1-104 0c0-26 16-36 24-56 6 10 10 16 12 26 12-14 18-32 16-54z"/>
  <path class="h-f2 flame flame--2" d="M322 196c6 22 32 32 32 54a34 34 0 0 1-68 2c0-16 10-24 16-38 5 8 7 11 8 18 8-9 12-22 12-36z"/>
  <path class="h-f3 flame flame--3" d="M322 226c4 14 18 20 18 34a20 20 0 0 1-40 0c0-10 6-14 10-22 3 4 4 6 5 10 5-5 7-13 7-22z"/>`;

const table = (): TemplateResult<2> => svg`
  <path class="h-wood-3" d="M232 318h12l-8 30h-12zM396 318h12l8 30h-12zM312 322h16v26h-16z"/>
  <ellipse class="h-wood" cx="320" cy="314" rx="136" ry="18"/><ellipse class="h-wood-2" cx="320" cy="309" rx="136" ry="17"/>
  <path class="h-paper" d="M246 300l28-5 10 15-30 5z"/><path class="h-blue" d="M246 300l6-1 10 15-8 1z"/>
  <path class="h-smoke" d="M286 297l27-3 7 15-29 4z"/><path class="h-red" d="M286 297l6-1 7 16-8 1z"/>
  <path class="h-paper" d="M354 302l12-8 12 6v13l-12 7-12-6z"/><path class="h-smoke" d="M360 309a2 2 0 1 0 .1 0zM372 309a2 2 0 1 0 .1 0zM366 299a2 1.4 0 1 0 .1 0z" opacity=".8"/>
  <path class="h-brass" d="M402 284h22v26h-22zM424 290q10 0 10 8t-10 8v-4q6 0 6-4t-6-4z"/>`;

/** Renders the Talisman board from afar: three rings and four pieces. */
export function boardFromAfar(): TemplateResult {
    return html`<svg class="minimap__svg" viewBox="0 0 1000 1000" aria-hidden="true">
        <circle class="mm-outer" cx="500" cy="500" r="480" />
        <circle class="mm-river" cx="500" cy="500" r="359" />
        <circle class="mm-middle" cx="500" cy="500" r="346" />
        <circle class="mm-fire" cx="500" cy="500" r="223" />
        <circle class="mm-inner" cx="500" cy="500" r="210" />
        <circle class="mm-crown" cx="500" cy="500" r="90" />
        <g class="piece piece--1" transform="translate(89 610) scale(2.8)"><circle r="17" /></g>
        <g class="piece piece--2" transform="translate(294 706) scale(2.8)">
            <rect x="-15" y="-15" width="30" height="30" rx="4" />
        </g>
        <g class="piece piece--3" transform="translate(131 287) scale(2.8)">
            <rect x="-13.5" y="-13.5" width="27" height="27" rx="3" transform="rotate(45)" />
        </g>
        <g class="piece piece--4" transform="translate(706 294) scale(2.8)">
            <path d="M-9-16H9L18 0 9 16H-9L-18 0z" />
        </g>
    </svg>`;
}

/** Renders two cards of The Lord of the Rings, one of the Shadow and one of the Free Peoples. */
export function twoCards(): TemplateResult {
    return html`<svg class="pair" viewBox="0 0 108 140" aria-hidden="true">
        <g class="pair__shadow" transform="rotate(-9 40 70) translate(4 14)">
            <rect class="pair__paper" width="72" height="100" rx="6" />
            <path class="pair__spine" d="M6 0h10v100H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z" />
            <svg x="20" y="20" width="47" height="42" viewBox="12 0 90 80" preserveAspectRatio="xMidYMid slice">
                <use href="#scene-isengard" width="120" height="80"></use>
                <use href="#fig-uruk-hai" x="26" y="14" width="64" height="64"></use>
            </svg>
            <use class="pair__sign" href="#c-isengard" x="2" y="4" width="12" height="12"></use>
        </g>
        <g class="pair__free" transform="rotate(8 70 80) translate(30 22)">
            <rect class="pair__paper" width="72" height="100" rx="6" />
            <path class="pair__spine" d="M6 0h10v100H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z" />
            <svg x="20" y="20" width="47" height="42" viewBox="12 0 90 80" preserveAspectRatio="xMidYMid slice">
                <use href="#scene-gondor" width="120" height="80"></use>
                <use href="#fig-man" x="26" y="14" width="64" height="64"></use>
            </svg>
            <use class="pair__sign" href="#c-gondor" x="2" y="4" width="12" height="12"></use>
            <path class="pair__lines" d="M22 12h34M22 70h42M22 76h38M22 82h30" />
        </g>
    </svg>`;
}
