// Props in a landscape: buildings, trees, stones, fires.  Each is drawn on a lower edge at y = 0 around x = 0.

export const PROPS: Readonly<Record<string, string>> = {
    tower: '<path class="mid" d="M-5 0v-26h-2v-6h2v3h2v-3h3v3h2v-3h3v6h-1V0z"/><path class="a6" d="M-1-20h2v5h-2zM-1-10h2v5h-2z"/>',
    citadel:
        '<path class="mid" d="M-14 0v-12h5v-7h4v-9l3-5 3 5v9h4v7h6V0z"/><path class="a6" d="M-2-33h1v-5h-1zM-1-38l6 1.500-6 2zM-8-9h2v4h-2zM-1-18h2v4h-2zM5-9h2v4H5z"/>',
    prongs: '<path class="mid" d="M-5 0l1-32-3-10 4 5 1-7 2 5 2-5 1 7 4-5-3 10 1 32z"/><path class="a6" d="M-.700-28h1.400v4h-1.400zM-.700-18h1.400v4h-1.400zM-.700-8h1.400v4h-1.400z"/>',
    volcano:
        '<path class="a6" d="M-4-30q-5-7 2-12 0 4 3 5 3-4 2-7 7 7 2 14z"/><path class="mid" d="M-26 0-5-30h3l2 3 2-3h3L28 0z"/><path class="a6" d="M-1-27 1-17l-3 5 3 6-2 6h-3l2-6-3-5 3-6z"/>',
    arch: '<path class="mid" d="M-15 0v-20q0-15 15-15t15 15V0H9v-19q0-9-9-9t-9 9V0z"/><path class="near" d="M-17-1h10v2h-10zM7-1h10v2H7z"/>',
    gate: '<path class="mid" d="M-13 0v-16a13 13 0 0 1 26 0V0z"/><path class="near" d="M-9 0v-15a9 9 0 0 1 18 0V0z"/><path class="a6" d="M-.600 0v-24h1.200V0zM-4-13h2v3h-2zM2-13h2v3H2z"/>',
    pillars: '<path class="mid" d="M-15-40h9l-2 4v32l2 4h-9l2-4v-32zM6-40h9l-2 4v32l2 4H6l2-4v-32z"/>',
    stairs: '<path class="mid" d="M-18 0v-4h5v-4h5v-4h5v-4h5v-4h5v-4h5v-4h5V0z"/>',
    rubble: '<path class="near" d="M-14 0l3-6 5 2 3-7 6 4 4-3 3 5 5-1 1 6z"/>',
    hall: '<path class="mid" d="M-17 0v-9l-3 1L0-22 20-8l-3-1v9z"/><path class="a6" d="M-3 0v-8q3-3 6 0v8zM-12-7h3v3h-3zM9-7h3v3H9z"/><path class="mid" d="M-4-21-8-27l2-.500 6 6.500 6-6.500 2 .500-4 6z"/>',
    hut: '<path class="near" d="M-10 0v-7l-3 .500L0-19 13-6.500 10-7v7z"/><path class="a6" d="M-2.500 0v-6h5v6z"/>',
    hole: '<path class="mid" d="M-22 0q3-19 22-19T22 0z"/><circle class="near" cx="0" cy="-7" r="7"/><circle class="a6" cx="0" cy="-7" r="5"/><circle class="near" cx="2.600" cy="-7" r="1"/><circle class="a6" cx="-13" cy="-6" r="2.300"/><circle class="a6" cx="13" cy="-6" r="2.300"/><path class="near" d="M9-18v-5h3v7z"/>',
    mill: '<path class="mid" d="M-6 0l2-19L0-23l4 4 2 19z"/><path class="near" d="M-1-18h2V-33h-2zM1-18l13-8-1-1.700L0-19.700zM0-17l-14-7-1 1.800L-1-15.300zM-1-17l-2 11h2.200l1.800-11z"/>',
    fence: '<path class="near" d="M-16-8h32v1.600h-32zM-16-4h32v1.600h-32zM-14-11h2V0h-2zM-6-11h2V0h-2zM2-11h2V0H2zM10-11h2V0h-2z"/>',
    bridge: '<path class="near" d="M-24 0v-6q24-14 48 0v6h-6q-3-8-8-8t-6 8h-8q-1-8-6-8t-8 8z"/>',
    palisade:
        '<path class="near" d="M-18 0v-10l2.500-4 2.500 4 2.500-4L-8-10l2.500-4L-3-10l2.500-4L2-10l2.500-4L7-10l2.500-4 2.500 4 2.500-4 2.500 4V0z"/>',
    tents: '<path class="near" d="M-20 0l10-16L0 0zM0 0l8-12 8 12z"/><path class="a6" d="M-10-16l3 16h-6z"/>',
    banner: '<path class="near" d="M-1 0v-30h2V0z"/><path class="a6" d="M1-30h14l-5 4.500 5 4.500H1z"/>',
    banners:
        '<path class="near" d="M-9 0v-24h1.500V0zM-7.500-24h10l-3 3.500 3 3.500h-10zM7 0v-17h1.500V0zM8.500-17h9l-3 3 3 3h-9z"/>',
    spikes: '<path class="near" d="M-18 0l5-16 2 11 5-20 3 16 5-23 3 21 5-14 3 25z"/>',
    stones: '<path class="mid" d="M-15 0v-15q1-5 4.500-5.500Q-7-20-6-15V0zM-2 0v-11q1-4 4-4.500Q5-15 6-11V0zM10 0v-17q1-5 4-5t4 5V0z"/>',
    fire: '<path class="a6" d="M-6 0q-5-8 2-15 0 4 3 4-1-6 4-11 0 6 4 9 3 7-1 13z"/><path class="near" d="M-10 0l20-3v2L-8 2zM10 0-10-3v2L8 2z"/>',
    torch: '<path class="near" d="M-1.200 0l-1-16h4.400l-1 16z"/><path class="a6" d="M-3-16q-3-6 2-11 0 3 2 3 2-2 1.500-4 5 6 .500 12z"/>',
    smoke: '<path class="far" d="M-5 0q-6-8 1-13-5-7 3-13-3-6 4-11 0 7 4 10-5 6 0 12-4 7-1 15z"/>',
    furnace:
        '<path class="near" d="M-12 0v-12q0-9 12-9t12 9V0z"/><path class="a6" d="M-6 0v-8q0-5 6-5t6 5v8z"/><path class="mid" d="M6-19v-11h5v13z"/>',
    wheel: '<path class="near" fill-rule="evenodd" d="M0-24a12 12 0 1 0 0 24 12 12 0 0 0 0-24zm0 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z"/><path class="near" d="M-1-22h2v20h-2zM-10-13h20v2h-20zM-7.800-18.400l1.400-1.400L7.800-5.600 6.400-4.200z"/>',
    oak: '<path class="near" d="M-2 0q1-10-1-16h6q-2 6-1 16z"/><circle class="mid" cx="0" cy="-22" r="10"/><circle class="mid" cx="-8" cy="-17" r="7"/><circle class="mid" cx="8" cy="-17" r="7"/>',
    pine: '<path class="mid" d="M0-34 8-18H4l7 9H2v9h-4v-9h-9l7-9h-4z"/>',
    mallorn:
        '<path class="near" d="M-1.500 0q1-20 0-30h3q-1 10 0 30z"/><path class="mid" d="M0-44Q10-36 8-22 4-16 0-14-4-16-8-22q-2-14 8-22z"/><circle class="a6" cx="-3" cy="-26" r="1.100"/><circle class="a6" cx="3" cy="-31" r="1.100"/>',
    whitetree:
        '<path class="a6" d="M-1.200 0q1-10 0-13l-6-7 1.200-1 5.500 5.500V-24l-5-5 1-1 4.500 4.500 4.500-4.500 1 1-5 5v8.500l5.500-5.500 1.200 1-6 7q-1 3 0 13z"/><circle class="a6" cx="-7" cy="-22" r="2.500"/><circle class="a6" cx="7" cy="-22" r="2.500"/><circle class="a6" cx="0" cy="-30" r="3"/><circle class="a6" cx="-5" cy="-29" r="2.200"/><circle class="a6" cx="5" cy="-29" r="2.200"/>',
    dead: '<path class="near" d="M-2 0q2-12 0-18l-8-7 1-1.300 7 4V-32l1.500-.500L1-20l7-8 1.200 1L3-17q-2 6 0 17z"/>',
    stump: '<path class="near" d="M-6 0l1.500-9h9L6 0z"/><path class="a6" d="M-4.500-9q4.500-3 9 0-4.500 3-9 0z"/>',
    reeds: '<path class="near" d="M-8 0q-1-12-4-18 5 6 5.500 18zM-1 0v-22h1.500V0zM5 0q1-12 6-17-4 7-4.500 17z"/><path class="a6" d="M-1.200-24q1-4 2 0v5h-2z"/>',
    grass: '<path class="near" d="M-14 0q-1-7-4-10 5 4 6 10zM-6 0q0-8-2-12 4 5 4 12zM3 0q1-8 4-12-2 6-2 12zM12 0q2-6 5-8-3 4-3 8z"/>',
    road: '<path class="a6" opacity=".8" d="M-8 0q10-9 2-14t8-10l3 .300q-8 5 1 9t0 15z"/>',
    river: '<path class="a6" opacity=".65" d="M-20 0q18-6 8-12T2-24l4 .500q-14 6-2 11T10 0z"/>',
    falls: '<path class="mid" d="M-14 0v-34h9V0zM5 0v-34h9V0z"/><path class="a6" opacity=".8" d="M-5 0v-34H5V0z"/>',
    boat: '<path class="near" d="M-17-4h30l6-6q0 10-8 10h-20q-7 0-8-4z"/><path class="a6" d="M-2-5v-20q10 6 12 18z"/>',
    lamp: '<path class="near" d="M-1 0v-20h6v1.500H.500V0z"/><path class="a6" d="M4-18h3l1 5H3z"/>',
    statue: '<path class="mid" d="M-6 0v-5h2l1-14q-3-1-3-5l3-1v-3q0-4 3-4t3 4v3l3 1q0 4-3 5l1 14h2v5z"/>',
    skulls: '<path class="a6" d="M-8-4a4 4 0 1 1 8 0l-1 1v2h-6v-2zM4-3a3 3 0 1 1 6 0l-.500 1v2h-5v-2z"/><path class="near" d="M-6.500-4.500h1.700v1.700h-1.700zM-3.200-4.500h1.700v1.700h-1.700z"/>',
    well: '<path class="near" d="M-8 0v-8H8v8zM-7-8v-10h1.600v10zM5.400-8v-10H7v10z"/><path class="mid" d="M-11-17 0-24l11 7z"/>',
};
