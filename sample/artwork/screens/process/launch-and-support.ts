import { seededRandom } from '../../../../site/src/adire/seeded-random.ts';
import { type Screen, stepPicture } from '../../screen.ts';

const list = [
  ['05:00', 'Backup taken and restored', true],
  ['05:20', 'New version on two servers', true],
  ['05:30', 'Garba’s lorry reports 4.1°', true],
  ['05:45', 'All 42 lorries report', true],
  ['06:00', 'Ngozi says go', true],
  ['06:10', 'Rollback rehearsed', true],
  ['06:30', 'Tea', false],
] as const;

const checklist = stepPicture(
  'launch-and-support-a',
  `
body { background: var(--laterite300); }
.board { position: absolute; left: 34px; top: 38px; width: 382px; height: 540px; border-radius: 16px; background: #6b3a1d; box-shadow: 0 22px 40px -14px rgb(80 30 5 / .6); transform: rotate(2deg); }
.clip { position: absolute; left: 50%; top: -17px; width: 140px; height: 46px; margin-left: -70px; border-radius: 12px 12px 8px 8px; background: var(--ink950); } .clip::after { content: ""; position: absolute; left: 58px; top: 8px; width: 24px; height: 24px; border-radius: 50%; background: var(--laterite300); }
.paper { position: absolute; inset: 20px 18px -10px; background: #fffdf6; border-radius: 4px; padding: 36px 24px 0; } h1 { font-size: 27px; white-space: nowrap; } .paper > p { font-size: 16px; color: var(--ink600); margin: 3px 0 10px; }
li { display: grid; grid-template-columns: 34px 1fr; gap: 13px; align-items: center; height: 52px; border-top: 1.5px solid #e6dccb; font-size: 17px; font-weight: 600; line-height: 1.15; } li small { display: block; font: 500 14px/1.2 Instrument; color: var(--ink500); } svg { width: 34px; height: 34px; fill: none; stroke: var(--ink950); stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; overflow: visible; } svg .tick { stroke: var(--indigo600); stroke-width: 4.5; }
`,
  `<div class="board"><div class="clip"></div><div class="paper"><h1>Launch, quiet morning</h1><p>Saturday, 23 August</p><ul>${list.map(([time, what, done], index) => `<li><svg viewBox="0 0 34 34"><path d="M5 6q12-2 24 0-1 12 0 23-12 1-24 0 1-12 0-23z"/>${done ? `<path class="tick" d="M9 ${17 + (index % 2)}q4 4 6 9 6-${14 + (index % 3)} 19-24"/>` : ''}</svg><span>${what}<small>${time}</small></span></li>`).join('')}</ul></div></div>`,
);

const random = seededRandom('uptime');
const days = Array.from({ length: 45 }, (_, day) => (day === 27 ? 74 : 96 + random.between(0, 4)));
const speeds = Array.from({ length: 23 }, (_, hour) =>
  Math.round(52 - 12 * Math.sin(hour / 3.2) + random.wobble(5)),
);

const chart = stepPicture(
  'launch-and-support-b',
  `
body { background: var(--ink800); color: var(--chalk50); padding: 36px 30px 0; }
p.what { font-size: 18px; color: var(--indigo300); } b.big { display: block; font: 500 104px/.95 Bricolage; letter-spacing: -.04em; margin: 8px 0 6px; } b.big small { font-size: 56px; letter-spacing: 0; }
.up { width: 390px; height: 132px; margin-top: 20px; fill: var(--indigo300); } .up .hit { fill: var(--laterite500); } .dates { display: flex; justify-content: space-between; font-size: 15px; color: #aab2d6; margin-top: 8px; }
.card { position: absolute; left: 30px; right: 30px; bottom: 28px; border-radius: 18px; background: #30365f; padding: 17px 20px 14px; } .card p { display: flex; justify-content: space-between; font: 600 17px Instrument; } .card p span { color: var(--indigo300); } .card svg { width: 350px; height: 70px; margin-top: 8px; fill: none; stroke: var(--indigo300); stroke-width: 3.5; stroke-linecap: round; stroke-linejoin: round; }
.note { font-size: 15.5px; color: var(--laterite300); }
`,
  `<p class="what">Coldline, since the launch</p><b class="big">99.98<small>%</small></b><p class="note">12 minutes down, on 19 September</p><svg class="up" viewBox="0 0 390 132" preserveAspectRatio="none">${days.map((up, day) => `<rect x="${(day * 8.7).toFixed(1)}" y="${(132 - up * 1.32).toFixed(1)}" width="5.6" height="${(up * 1.32).toFixed(1)}" rx="2"${up < 90 ? ' class="hit"' : ''}/>`).join('')}</svg><div class="dates"><span>23 August</span><span>6 October</span></div><div class="card"><p>Response time<span>184 ms</span></p><svg viewBox="0 0 350 90" preserveAspectRatio="none"><path d="M${speeds.map((speed, hour) => `${Math.round(hour * 15.9)} ${speed}`).join('L')}"/></svg></div>`,
);

/** The list for the morning of the launch, and the weeks after it. */
export const launchAndSupport: Screen[] = [checklist, chart];
