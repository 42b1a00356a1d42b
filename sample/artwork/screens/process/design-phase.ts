import { penOf } from '../../../../site/src/adire/pen.ts';
import { seededRandom } from '../../../../site/src/adire/seeded-random.ts';
import { type Screen, stepPicture } from '../../screen.ts';
import { driverScreen, driverScreenCss } from './coldline-app.ts';

const pen = penOf(seededRandom('sketches'));

/** A telephone drawn by hand, 100 by 170. */
const outline = pen.through([
  [4, 4],
  [96, 4],
  [96, 168],
  [4, 168],
  [4, 4],
]);
const row = (y: number, to = 82): string => pen.line([16, y], [to, y], 1);
const box = (x1: number, y1: number, x2: number, y2: number): string =>
  pen.through([
    [x1, y1],
    [x2, y1],
    [x2, y2],
    [x1, y2],
    [x1, y1],
  ]);

/** Six ideas for one screen: what is drawn, and the word below. */
const ideas = [
  [
    'a list',
    [22, 46, 70, 94, 118, 142]
      .map((y) => `${box(14, y - 8, 28, y + 6)}${pen.line([38, y - 1], [86, y - 1], 1)}`)
      .join(''),
  ],
  [
    'a map',
    `${pen.line([4, 120], [96, 60])}${pen.line([30, 4], [60, 168])}${pen.ring([52, 90], 8)}${box(12, 136, 88, 158)}`,
  ],
  [
    'one number',
    `${pen.ring([50, 62], 30)}${pen.line([42, 52], [42, 74], 0.5)}${pen.line([54, 52], [60, 74], 0.5)}${row(112)}${row(124, 66)}${box(12, 136, 88, 160)}`,
  ],
  [
    'a form',
    [30, 62, 94].map((y) => `${row(y - 14, 48)}${box(14, y - 8, 86, y + 8)}`).join('') +
      box(40, 136, 88, 156),
  ],
  [
    'big button',
    `${row(24)}${row(36, 60)}${pen.ring([50, 100], 38)}${pen.line([34, 100], [46, 114], 0.5)}${pen.line([46, 114], [70, 86], 0.5)}`,
  ],
  [
    'voice',
    `${pen.line([50, 50], [50, 96])}${pen.line([36, 62], [36, 84])}${pen.line([64, 58], [64, 88])}${pen.line([22, 70], [22, 78])}${pen.line([78, 68], [78, 80])}${row(130, 84)}${row(144, 60)}`,
  ],
] as const;

const sketches = stepPicture(
  'design-phase-a',
  `
body { background: var(--sand300); }
.sheet { position: absolute; inset: 22px 20px -30px 20px; border-radius: 5px; background: #fffdf6 radial-gradient(#d8cfbd 1.3px, #0000 1.6px) 0 0 / 18px 18px; box-shadow: 0 16px 30px -10px rgb(70 45 15 / .45); transform: rotate(1.2deg); }
.ideas { position: absolute; inset: 24px 18px 0; display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px 10px; align-content: start; } figure { text-align: center; font: 500 19px/1 Shantell; color: var(--indigo700); } figure svg { width: 98px; margin: 0 auto 3px; fill: none; stroke: var(--ink950); stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; }
figure.chosen svg { stroke: var(--indigo700); stroke-width: 3; margin-bottom: 27px; } .ring { position: absolute; left: 263px; top: 4px; width: 144px; height: 218px; fill: none; stroke: var(--laterite500); stroke-width: 4.5; stroke-linecap: round; } .say { position: absolute; left: 26px; top: 459px; width: 370px; font: 700 24px/1.15 Shantell; color: #b5400f; transform: rotate(-2deg); }
`,
  `<div class="sheet"><div class="ideas">${ideas.map(([word, lines]) => `<figure${word === 'one number' ? ' class="chosen"' : ''}><svg viewBox="0 0 100 172"><path d="${outline}"/><path d="${lines}"/></svg>${word}</figure>`).join('')}</div><svg class="ring" viewBox="0 0 152 252" preserveAspectRatio="none"><path d="M30 24C70-4 130 10 142 70s4 150-40 168S14 220 9 150 12 30 84 12"/></svg><div class="say">He looks for half a second. So: one number!</div></div>`,
);

const finished = stepPicture(
  'design-phase-b',
  `
body { background: #bdeaff; }
.sun { position: absolute; left: -60px; bottom: -120px; width: 420px; height: 420px; border-radius: 50%; background: #ff8a4d; }
.phone { --phone: 264px; left: 93px; top: 14px; } .glass { border-radius: 32px; }
${driverScreenCss}
`,
  `<div class="sun"></div><div class="phone">${driverScreen}</div>`,
);

/** Six sketches of one screen, and the one that was chosen, finished. */
export const designPhase: Screen[] = [sketches, finished];
