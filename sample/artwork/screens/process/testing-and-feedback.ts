import { portraitOf } from '../../drawings/portraits.ts';
import { icon } from '../../icons.ts';
import { type Screen, stepPicture } from '../../screen.ts';
import { driverScreen, driverScreenCss } from './coldline-app.ts';

/** Phones and networks: tests that passed and tests in all. They make 410 of 412. */
const runs = [
  ['Tecno Spark 8, 3G', 103, 103],
  ['Itel A56, no network', 101, 103],
  ['Infinix Hot 11, 4G', 103, 103],
  ['Samsung A03, low battery', 103, 103],
] as const;
const passed = runs.reduce((sum, [, good]) => sum + good, 0);
const all = runs.reduce((sum, [, , count]) => sum + count, 0);

const results = stepPicture(
  'testing-and-feedback-a',
  `
body { background: var(--indigo800); color: var(--chalk50); padding: 34px 30px 0; }
.sum { display: grid; grid-template-columns: 1fr 130px; align-items: center; } .sum b { display: block; font: 500 100px/.9 Bricolage; letter-spacing: -.04em; } .sum p { font-size: 19px; color: var(--indigo100); margin-top: 8px; } .sum svg { width: 130px; fill: none; stroke-width: 13; } 
li { padding: 16px 0 18px; border-top: 1px solid #3a49a0; font: 500 18px/1.2 Instrument; display: grid; grid-template-columns: 1fr auto; } ul { margin-top: 26px; } li strong { font: 600 19px Bricolage; } li i { grid-column: 1 / -1; height: 12px; border-radius: 6px; margin-top: 9px; background: var(--laterite500); display: block; overflow: hidden; } li i span { display: block; height: 100%; background: var(--indigo300); border-right: 3px solid var(--indigo800); width: 100%; } li i.some span { width: 96%; } .hot { color: var(--laterite300); }
`,
  `<div class="sum"><div><b>${passed}</b><p>of ${all} tests pass</p></div><svg viewBox="0 0 130 130"><circle cx="65" cy="65" r="56" stroke="#f06a2e"/><circle cx="65" cy="65" r="56" stroke="#a1b5f2" stroke-dasharray="338 352" transform="rotate(-90 65 65)"/><path stroke="#fbf9f5" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" d="m44 66 14 15 29-31"/></svg></div><ul>${runs.map(([phone, good, count]) => `<li><span>${phone}</span><strong${good < count ? ' class="hot"' : ''}>${good < count ? `${count - good} to fix` : good}</strong><i${good < count ? ' class="some"' : ''}><span></span></i></li>`).join('')}</ul>`,
);

const face = (file: string): string =>
  `<img alt="" src="data:image/svg+xml;base64,${Buffer.from(portraitOf(file)).toString('base64')}">`;

const comments = stepPicture(
  'testing-and-feedback-b',
  `
body { background: #e6dccb; }
.phone { --phone: 262px; left: 30px; top: 34px; }
${driverScreenCss}
.driver .temp b { font-size: 68px; } .driver .stop h2 { font-size: 24px; } .driver .here { height: 62px; line-height: 62px; font-size: 22px; } .driver { font-size: 13.5px; }
.pin { position: absolute; width: 38px; height: 38px; border-radius: 50% 50% 50% 6px; background: var(--laterite500); border: 3px solid #fff; font: 700 18px/32px Bricolage; text-align: center; box-shadow: 0 4px 10px rgb(0 0 0 / .35); } .pin.ok { background: var(--indigo700); color: #fff; }
.say { position: absolute; width: 214px; border-radius: 18px 18px 18px 5px; background: #fff; padding: 12px 15px 13px; font: 500 16px/1.25 Instrument; box-shadow: 0 14px 28px -10px rgb(40 25 10 / .5); } .say b { display: flex; align-items: center; gap: 9px; font-size: 14.5px; margin-bottom: 6px; } .say img { width: 34px; height: 34px; border-radius: 50%; } .say .ok { color: var(--indigo700); display: flex; gap: 6px; align-items: center; font-weight: 600; font-size: 14px; margin-top: 6px; }
.s1 { left: 214px; top: 150px; } .s2 { left: 214px; top: 372px; } .p1 { left: 268px; top: 118px; } .p2 { left: 236px; top: 338px; }
`,
  `<div class="phone">${driverScreen}</div><div class="say s1"><b>${face('testimonials/reviews/segun-ojo')}Garba, driver</b>I can read the number in the sun. Good. Now make the word bigger.</div><div class="pin p1">1</div><div class="say s2"><b>${face('testimonials/reviews/kemi-lawal')}Mrs Oni, store</b>Who signs if I’m at lunch?<span class="ok">${icon('check')}Fixed on Tuesday</span></div><div class="pin ok p2">2</div>`,
);

/** What the tests say, and what people say. */
export const testingAndFeedback: Screen[] = [results, comments];
