const place = (x: number, y: number, name: string, big = false): string =>
  `<text x="${x}" y="${y}"${big ? ' class="big"' : ''}>${name}</text>`;

const rider = (x: number, y: number, name: string, kind = ''): string =>
  `<g transform="translate(${x} ${y})" class="rider ${kind}"><circle r="10.5"/><text y="3.3">${name}</text></g>`;

/**
 * The map of Lagos with hubs, riders and the route of one run, drawn on 640 by 356.
 *
 * @param viewBox the part of it that is shown
 */
export const dispatchMap = (viewBox: string): string =>
  `<svg class="map" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">
<rect width="640" height="356" class="land"/>
<path class="park" d="M268 78q34-12 58 6t14 44-44 18-40-28 12-40ZM84 226q30-14 52 2t6 36-48 10-10-48ZM520 268h64v26h-70z"/>
<path class="water" d="M414-4C392 36 404 66 382 98s-10 58-32 84-20 34 2 44 60 2 92 8 70-8 104-2 62-14 96-8v-228zM-4 322c44-10 84-2 128-12s50-30 74-30 40 30 68 36 40 0 70 0 44 8 84 8 70-4 110-2 70 4 114 2v56H-4z"/>
<path class="water" d="M196 276c14-30 34-40 60-44s52 6 92 0 44 18 96 20 70-12 106-8 60-4 96-6v14c-40 4-60 4-92 8s-66 8-106 6-60-12-92-6-70 4-98 2-44 8-62 14z"/>
<g class="road"><path d="M-4 66C60 60 96 76 138 92s92 24 132 50 52 66 66 92M148-4c-6 40-14 66-10 98s34 62 52 92 20 44 30 60M-4 178c52-4 92 10 140 8s78-16 134-38M300-4c-8 40-26 68-30 106s0 34 0 40M40 360c8-40 12-68 34-100s44-44 62-74M336 236c40 18 70 8 120 14s80-8 188-8M232 300c40-12 80-10 130-8s150 12 282 4"/></g>
<path class="bridge" d="M290 118C352 130 398 150 400 190s-28 34-40 54"/>
<path class="bridge" d="M222 244c14 12 20 20 30 38M352 246c4 18 6 26 4 44"/>
<g class="street"><path d="M20 100l70 28M30 140l86-8M60 40l20 92M104 20l-14 66M176 20l-8 84M196 100l26-84M220 110l20-90M154 140l110-36M166 168l104-34M206 200l70-18M180 200l40 46M100 200l-16 90M40 214l90 14M20 260l70 6M110 290l50-50M300 160l-30 70M316 190l-40 46M300 250l90 6M300 266l130 4M430 240l6 40M480 242l-4 44M530 240l2 44M580 244l-2 46M330 20l-40 70M352 40l-60 22M344 88l-64 6"/></g>
<path class="route old" d="M222 186c-16-30-50-42-62-72"/>
<path class="route plan" d="M206 200c-30 6-60-8-92-8s-36 30-48 52"/>
<path class="route" d="M234 206c28-24 46-52 58-86 62 12 106 32 108 72s-28 32-40 52 30 4 56 6 30 8 44 10"/>
${place(112, 34, 'IKEJA', true)}${place(44, 94, 'OSHODI')}${place(227, 172, 'YABA', true)}${place(112, 170, 'SURULERE')}${place(84, 306, 'APAPA')}${place(404, 280, 'IKOYI', true)}${place(262, 309, 'VICTORIA ISLAND')}${place(556, 276, 'LEKKI', true)}<text x="492" y="120" class="sea">Lagos Lagoon</text>${place(262, 275, 'LAGOS ISLAND')}
<g transform="translate(230 206)" class="hub"><rect x="-9" y="-9" width="18" height="18" rx="5"/><path d="M-4 3v-4l4-4 4 4v4z"/></g>
<g transform="translate(146 98)" class="hub"><rect x="-9" y="-9" width="18" height="18" rx="5"/><path d="M-4 3v-4l4-4 4 4v4z"/></g>
<g transform="translate(508 247)" class="hub"><rect x="-9" y="-9" width="18" height="18" rx="5"/><path d="M-4 3v-4l4-4 4 4v4z"/></g>
${rider(160, 116, 'EJ')}${rider(66, 244, 'RB', 'done')}${rider(118, 192, 'UC', 'late')}${rider(286, 66, 'TK')}${rider(560, 246, 'MO')}${rider(396, 299, 'IA')}${rider(196, 50, 'FN')}
<g transform="translate(460 260)"><circle r="4.5" class="goal"/></g>
<g transform="translate(398 178)" class="rider now"><circle r="20" class="pulse"/><circle r="13"/><text y="3.6">SA</text></g>
</svg>`;

/** Styles of {@link dispatchMap}. */
export const dispatchMapCss = `
.map { width: 100%; height: 100%; }
.land { fill: #efe8da; } .park { fill: #dfe3c6; } .water { fill: #bccbf2; }
.road { fill: none; stroke: #fff; stroke-width: 5; } .street { fill: none; stroke: #fff; stroke-width: 1.8; opacity: .8; }
.bridge { fill: none; stroke: #fff; stroke-width: 3.4; }
.route { fill: none; stroke: var(--laterite500); stroke-width: 3.6; stroke-linecap: round; stroke-linejoin: round; }
.route.plan { stroke: var(--indigo700); stroke-width: 2.4; stroke-dasharray: 1 6; } .route.old { stroke: var(--indigo700); stroke-width: 2.4; stroke-dasharray: 1 6; }
.map text { font: 500 9px Instrument; fill: #7a745f; letter-spacing: .06em; }
.map text.sea { fill: #4a5fa8; } .map text.big { font-weight: 600; font-size: 10.5px; fill: #4f4b3c; }
.hub rect { fill: var(--ink950); } .hub path { fill: #fff; }
.goal { fill: #fff; stroke: var(--laterite500); stroke-width: 3; }
.rider circle { fill: var(--indigo700); stroke: #fff; stroke-width: 2; } .map .rider text { fill: #fff; text-anchor: middle; font: 600 8.5px Instrument; letter-spacing: 0; }
.rider.done circle { fill: #7f889f; } .rider.late circle { fill: #a2231b; }
.rider.now circle { fill: var(--laterite500); } .rider.now .pulse { fill: var(--laterite500); opacity: .25; stroke: none; } .map .rider.now text { fill: var(--ink950); font-size: 10px; }
`;
