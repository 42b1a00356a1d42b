import { motifMarkup } from '../../adire-markup.ts';
import { type Screen, stepPicture } from '../../screen.ts';

const notes = stepPicture(
  'project-consultation-a',
  `
body { background: var(--indigo700); }
.ground { position: absolute; right: -110px; top: -120px; width: 420px; color: var(--indigo600); }
.page { position: absolute; left: 29px; top: -5px; width: 392px; height: 560px; background: #fffdf6 repeating-linear-gradient(#0000 0 35px, #c9d3ee 35px 36.5px); background-position: 0 62px; transform: rotate(-3deg) scale(.88); border-radius: 4px 12px 12px 4px; box-shadow: 0 24px 40px -14px rgb(8 10 40 / .7); padding: 26px 24px 0 62px; font: 500 21px/36.5px Shantell; color: #1c2a6e; }
.page::before { content: ""; position: absolute; left: 46px; top: 0; bottom: 0; width: 1.5px; background: #eda78c; }
.holes { position: absolute; left: 14px; top: 30px; bottom: 0; width: 20px; background: radial-gradient(circle at 10px 20px, #22308a 8.5px, #0000 9px) 0 0 / 20px 92px; }
h1 { font: 700 31px/36.5px Shantell; letter-spacing: -.01em; } small { font: 400 18px/36.5px Shantell; color: #5a6599; display: block; }
.page svg { position: absolute; fill: none; stroke: #1c2a6e; stroke-width: 2.6; stroke-linecap: round; stroke-linejoin: round; overflow: visible; }
.hot { position: relative; color: #b5400f; font-weight: 700; display: block; margin-top: 36px; } .page svg.circle { stroke: #f06a2e; stroke-width: 3; left: 27px; top: 247px; width: 352px; height: 78px; } .page svg.lorry { left: 80px; top: 388px; width: 268px; } svg.lorry .red { stroke: #f06a2e; }
`,
  `<svg class="ground" viewBox="0 0 100 100" fill="none" stroke="currentColor">${motifMarkup('rings', 'notes')}</svg>
<div class="page"><div class="holes"></div><h1>Coldline, first visit</h1><small>Apapa depot, Tue 3 June</small>42 lorries, 9 depots<br>31 loads lost last year<br>drivers write on paper<br>Ngozi phones all day<span class="hot">What if his phone dies?</span>
<svg class="circle" viewBox="0 0 300 62" preserveAspectRatio="none"><path d="M20 40C0 18 60 4 150 5s146 12 140 30-70 24-150 24S10 52 16 30 60 8 120 4"/></svg>
<svg class="lorry" viewBox="0 0 268 118"><path d="M6 82V20q60-4 118-1l1 64M126 40l32-1 22 24 1 22-16-1M140 84l-92 1M28 84l-22 1M62 20v62"/><path d="M28 84a10 11 0 1 0 20 0 10 11 0 1 0-20 0M144 85a10 11 0 1 0 20 0 10 11 0 1 0-20 0M142 48l13 0 12 15-25 1z"/><path class="red" d="M88 32q6-4 6 2v22q8 6 2 13t-12-1 0-12V34M196 40q24-16 42 2M232 30l7 13-15 3"/><path d="M246 22l18 1-1 40-19-1zM250 56h8"/><path class="red" d="M240 30l28 26M268 28l-26 30"/></svg></div>`,
);

/** Goals and the weight of each in percent: forty, twenty-five, twenty and fifteen make a hundred. */
const goals = [
  ['40', 'No load is lost'],
  ['25', 'One thumb is enough'],
  ['20', 'Ngozi sees all 42'],
  ['15', 'Reports by Friday'],
] as const;

/** On the heaviest goal, cut by its corner, clear of words and figures. */
const rings = `<svg viewBox="0 0 100 100" fill="none" stroke="currentColor" stroke-linecap="round">${motifMarkup('rings', 'No load is lost')}</svg>`;

const weights = stepPicture(
  'project-consultation-b',
  `
body { background: var(--sand100); padding: 34px 30px 0; }
h1 { font-size: 30px; margin-bottom: 18px; }
div.goal { position: relative; border-radius: 16px; margin-bottom: 9px; padding: 12px 20px; overflow: hidden; display: flex; justify-content: space-between; align-items: last baseline; align-content: end; flex-wrap: wrap; font: 600 23px/1.1 Bricolage; } div.goal b { font: 500 46px/1 Bricolage; letter-spacing: -.02em; } div.goal small { font-size: .6em; letter-spacing: 0; }
div.goal svg { position: absolute; color: var(--indigo300); opacity: .55; top: -74px; left: -38px; width: 190px; }
.g0 { height: 168px; background: var(--indigo700); color: #fff; } .g0 b { font-size: 96px !important; line-height: .9 !important; } .g1 { height: 105px; background: var(--indigo300); } .g2 { height: 84px; background: var(--sand300); } .g3 { height: 63px; background: #fff; }
`,
  `<h1>What must be true in a year</h1>${goals.map(([weight, goal], index) => `<div class="goal g${index}">${index === 0 ? rings : ''}${goal}<b>${weight}<small>%</small></b></div>`).join('')}`,
);

/** A page of notes from the first meeting, and the goals that came of it. */
export const projectConsultation: Screen[] = [notes, weights];
