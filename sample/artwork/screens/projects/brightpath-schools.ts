import { icon } from '../../icons.ts';
import { projectPicture } from '../../screen.ts';

const subjects = ['English', 'Maths', 'Biology', 'Yoruba', 'Civics', 'Music'];

/** Pupils and their marks out of 100, in the order of the subjects. */
const pupils: readonly (readonly [string, ...number[]])[] = [
  ['Adebayo, Tolu', 84, 91, 78, 88, 80, 95],
  ['Chukwu, Amara', 92, 88, 95, 71, 86, 90],
  ['Danjuma, Bilkisu', 76, 64, 81, 58, 79, 70],
  ['Ekanem, Idara', 69, 73, 66, 62, 90, 84],
  ['Fashola, Kunle', 55, 48, 61, 74, 58, 77],
  ['Ibrahim, Safiya', 88, 96, 90, 67, 83, 79],
  ['Nwachukwu, Obi', 61, 70, 57, 49, 66, 82],
  ['Ogunleye, Dami', 79, 83, 74, 93, 77, 88],
];

const average = (marks: readonly number[]): number =>
  marks.reduce((sum, mark) => sum + mark, 0) / marks.length;
/** The least mark for each grade, the best grade first. */
const grades = { a: 85, b: 70, c: 60, d: 50 };
const grade = (mark: number): string =>
  Object.entries(grades).find(([, least]) => mark >= least)?.[0] ?? 'f';
const columnMeans = subjects.map((_, index) =>
  average(pupils.map((pupil) => Number(pupil[index + 1]))),
);

const css = `
body { background: #fff7e6; color: #231942; }
.head { position: absolute; inset: 0 0 auto; height: 150px; background: #5b2a86; color: #fff; padding: 26px 34px 0 122px; }
.head .crest { position: absolute; left: 34px; top: 22px; width: 70px; }
.head small { font-size: 15px; color: #e2c9f5; }   .head h1 { font-size: 34px; margin-top: 5px; }
.sheet { position: absolute; left: 24px; right: 24px; top: 116px; bottom: 0; border-radius: 18px 18px 0 0; background: #fff; box-shadow: 0 14px 34px -12px rgb(60 20 90 / .4); overflow: hidden; }
th { font: 600 14px/46px Instrument; color: #6d5f86; text-align: center; } th:first-child { text-align: left; padding-left: 22px; } th:last-child { color: #5b2a86; }
td { height: 48px; border-top: 1px solid #eee6f3; text-align: center; padding: 0 4px; } td:first-child { text-align: left; padding-left: 22px; font-weight: 600; font-size: 15.5px; white-space: nowrap; }
td span { display: block; height: 38px; border-radius: 9px; font: 600 17px/38px Instrument; }
.a span { background: #2f8f5b; color: #fff; } .b span { background: #bfe5c8; color: #113b22; } .c span { background: #fdebb5; color: #4b3a06; } .d span { background: #fbc79b; color: #54250a; } .f span { background: #d8432f; color: #fff; }
td.mean { font: 700 19px Bricolage; color: #5b2a86; }
.foot td { border-top: 2.5px solid #5b2a86; color: #6d5f86; font: 600 15.5px Instrument; }
.note { position: absolute; right: 34px; top: 24px; width: 236px; padding: 15px 18px; border-radius: 16px; background: #231942; color: #fff; box-shadow: 0 18px 36px -10px rgb(35 25 66 / .6); display: grid; grid-template-columns: 42px 1fr; gap: 13px; align-items: center; font-size: 14px; color: #d6c9ec; } .note b { display: block; font-size: 16px; color: #fff; } .note i { width: 42px; height: 42px; border-radius: 50%; background: #ffc94a; color: #231942; display: grid; place-items: center; font-size: 21px; }
`;

/** One class's marks of a term, coloured by grade. */
export const brightpathSchools = projectPicture(
  'brightpath-schools',
  css,
  `<div class="head"><small>First term, 2025/26</small><h1>Results, JSS 2 Amber</h1><svg class="crest" viewBox="0 0 74 74"><path fill="#ffc94a" d="M6 6h62v32c0 18-16 26-31 32C22 64 6 56 6 38z"/><path fill="#5b2a86" d="M37 24 16 34l21 10 21-10zM24 42v9c8 6 18 6 26 0v-9l-13 6z"/><path fill="none" stroke="#5b2a86" stroke-width="3" stroke-linecap="round" d="M37 12v6M27 14l2 5M47 14l-2 5"/></svg></div>
<div class="sheet"><table><thead><tr><th>Name</th>${subjects.map((subject) => `<th>${subject}</th>`).join('')}<th>Mean</th></tr></thead><tbody>${pupils
    .map(
      ([name, ...marks]) =>
        `<tr><td>${name}</td>${marks.map((mark) => `<td class="${grade(mark)}"><span>${mark}</span></td>`).join('')}<td class="mean">${average(marks).toFixed(1)}</td></tr>`,
    )
    .join(
      '',
    )}<tr class="foot"><td>Class</td>${columnMeans.map((mean) => `<td>${mean.toFixed(1)}</td>`).join('')}<td class="mean">${average(columnMeans).toFixed(1)}</td></tr></tbody></table></div>
<div class="note"><i>${icon('message')}</i><div><b>Sent to 31 parents</b>26 have read it</div></div>`,
);
