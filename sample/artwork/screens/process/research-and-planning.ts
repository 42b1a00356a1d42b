import { type Screen, stepPicture } from '../../screen.ts';

/** Work by week: name, first week, weeks, colour. */
const work = [
  ['Ride', 1, 2, 'ink'],
  ['Prototype', 2, 3, 'blue'],
  ['Driver app', 4, 5, 'brand'],
  ['Sensors', 4, 3, 'sand'],
  ['Control room', 6, 4, 'brand'],
  ['Old phones', 7, 3, 'blue'],
  ['Training', 8, 3, 'sand'],
] as const;

const roadmap = stepPicture(
  'research-and-planning-a',
  `
body { background: var(--indigo100); padding: 34px 28px 0; }
h1 { font-size: 30px; } p { font-size: 16px; color: var(--ink600); margin: 6px 0 20px; }
.weeks { display: grid; grid-template-columns: repeat(10, 39.4px); font: 500 15px/30px Bricolage; color: var(--ink500); text-align: center; } .weeks .on { background: var(--laterite500); color: var(--ink950); border-radius: 8px; font-weight: 700; }
.plan { position: relative; display: grid; grid-template-columns: repeat(10, 39.4px); grid-auto-rows: 38px; row-gap: 7px; padding: 10px 0; background: repeating-linear-gradient(90deg, #0000 0 38.2px, #c3cdee 38.2px 39.4px); }
.plan div { border-radius: 10px; position: relative; padding: 0 11px; font: 600 16px/38px Instrument; white-space: nowrap; } .ink { background: var(--ink950); color: #fff; } .blue { background: var(--indigo300); } .brand { background: var(--indigo700); color: #fff; } .sand { background: var(--sand200); }
.plan .now { position: absolute; padding: 0; border-radius: 0; left: 176px; top: 0; bottom: 0; width: 3px; background: var(--laterite500); }
.goals { display: grid; grid-template-columns: repeat(10, 39.4px); margin-top: 8px; } .goals span { font: 600 15px/1.2 Instrument; position: relative; padding-top: 25px; } .goals span::before { content: ""; position: absolute; left: 2px; top: 4px; width: 14px; height: 14px; background: var(--laterite500); transform: rotate(45deg); border-radius: 2px; }
${work.map(([, first, length], index) => `.w${index} { grid-area: ${index + 1} / ${first} / auto / span ${length}; }`).join('\n')}
.m0 { grid-column: 4 / span 4; } .m1 { grid-column: 9 / span 2; white-space: nowrap; }
`,
  `<h1>Ten weeks to the road</h1><p>Coldline, 16 June to 22 August</p><div class="weeks">${Array.from({ length: 10 }, (_, week) => `<span${week === 4 ? ' class="on"' : ''}>${week + 1}</span>`).join('')}</div><div class="plan"><div class="now"></div>${work.map(([name, , , colour], index) => `<div class="${colour} w${index}">${name}</div>`).join('')}</div><div class="goals"><span class="m0">6 lorries try it</span><span class="m1">All 42 live</span></div>`,
);

/** Competitors: name, place from left and from the bottom in percent, size. */
const rivals = [
  ['FreezeTrack', 78, 18, 104],
  ['LorryLink', 56, 38, 82],
  ['Paper book', 14, 60, 72],
  ['Group chat', 42, 70, 92],
  ['ColdEye', 85, 50, 72],
] as const;

const comparison = stepPicture(
  'research-and-planning-b',
  `
body { background: var(--ink800); color: var(--chalk50); }
h1 { position: absolute; left: 30px; top: 30px; font-size: 29px; width: 390px; font-size: 27px; }
.map { position: absolute; left: 30px; right: 30px; top: 128px; bottom: 64px; border-left: 2px solid #626aa3; border-bottom: 2px solid #626aa3; background: linear-gradient(#2d3359 2px, #0000 2px) 0 0 / 100% 25%, linear-gradient(90deg, #0000 0 calc(100% - 2px), #2d3359 calc(100% - 2px)) 0 0 / 25% 100%; }
.map b { position: absolute; border-radius: 50%; background: var(--indigo600); display: grid; place-items: center; font: 600 14px/1 Instrument; transform: translate(-50%, 50%); color: #fff; text-align: center; }
.gap { position: absolute; right: 8px; top: 8px; width: 128px; height: 104px; border-radius: 20px; border: 3px dashed var(--laterite500); color: var(--laterite300); font: 700 20px/1.1 Bricolage; display: grid; place-items: center; text-align: center; }
.x { position: absolute; left: 30px; right: 30px; bottom: 26px; display: flex; justify-content: space-between; font: 500 15px Instrument; color: var(--indigo300); } .y { position: absolute; left: 30px; top: 101px; font: 500 15px Instrument; color: var(--indigo300); }
${rivals.map(([, x, y, size], index) => `.b${index} { left: ${x}%; bottom: ${y}%; width: ${size}px; height: ${size}px; }`).join('\n')}
.map .b2, .map .b3 { background: #4b527d; }
`,
  `<h1>Who serves the driver today?</h1><div class="y">Drivers like it</div><div class="map">${rivals.map(([name], index) => `<b class="b${index}">${name}</b>`).join('')}<div class="gap">Nobody<br>is here</div></div><div class="x"><span>Logs nothing</span><span>Logs temperature</span></div>`,
);

/** A roadmap with dates, and where the competitors leave room. */
export const researchAndPlanning: Screen[] = [roadmap, comparison];
