import { icon } from '../../icons.ts';
import { projectPicture } from '../../screen.ts';

const days = ['Mon 13', 'Tue 14', 'Wed 15', 'Thu 16', 'Fri 17', 'Sat 18'];

/** Staff and their week: m morning, l late, n night, h home, o leave, t training, - off. */
const staff = [
  ['Aisha Lawal', 'Ward lead', 'AL', 'mmmm--'],
  ['Ben Okafor', 'Nurse', 'BO', 'llnn-m'],
  ['Chioma Ede', 'Nurse', 'CE', 'oooooo'],
  ['Dele Ajanaku', 'Porter', 'DA', 'mm-lll'],
  ['Esther Bassey', 'Pharmacist', 'EB', 'mmtmm-'],
  ['Farouk Idris', 'Nurse', 'FI', 'nn-mmm'],
  ['Gloria Akpan', 'Records', 'GA', 'mhmhm-'],
  ['Hassan Bello', 'Nurse', 'HB', '-llltl'],
] as const;

const kinds: Record<string, readonly [string, string]> = {
  m: ['07–15', 'morning'],
  l: ['13–21', 'late'],
  n: ['21–07', 'night'],
  h: ['Home', 'home'],
  t: ['Training', 'training'],
  o: ['Annual leave', 'leave'],
  '-': ['', 'off'],
};

const css = `
body { background: #161a2c; color: #eef0fa; }
.side { position: absolute; left: 0; top: 0; bottom: 0; width: 66px; background: #0f1220; display: flex; flex-direction: column; align-items: center; gap: 26px; padding-top: 24px; color: #747da3; } .side .icon { width: 25px; height: 25px; } .side b { width: 36px; height: 36px; border-radius: 11px; background: #c8f169; color: #161a2c; font: 800 21px/36px Bricolage; text-align: center; } .side .on { color: #c8f169; }
.top { position: absolute; left: 92px; right: 28px; top: 24px; display: flex; align-items: center; gap: 12px; } .top h1 { font-size: 30px; flex: 1; } .top span { height: 38px; border-radius: 11px; padding: 0 15px; background: #242a45; font: 500 14.5px/38px Instrument; } .top .go { background: #c8f169; color: #161a2c; font-weight: 600; }
.roster { position: absolute; left: 92px; right: 28px; top: 88px; display: grid; grid-template-columns: 172px repeat(6, 1fr); grid-template-rows: 26px; grid-auto-rows: 52px; gap: 5px; }
.roster .day { font: 600 15px/1 Bricolage; color: #9aa2c6; align-self: end; padding: 0 0 9px 4px; } .roster .today { color: #c8f169; }
.who { display: flex; align-items: center; gap: 11px; } .who i { width: 38px; height: 38px; border-radius: 50%; font: 600 13px/38px Instrument; text-align: center; font-style: normal; background: #2b3253; color: #c6cef0; flex: none; } .who b { display: block; font-size: 15px; line-height: 1.2; white-space: nowrap; } .who span { color: #9aa2c6; font-size: 13px; }
.shift { border-radius: 10px; padding: 0 10px; font: 600 14.5px/52px Instrument; white-space: nowrap; overflow: hidden; }
.morning { background: #c8f169; color: #1c2a04; } .late { background: #8ea2ff; color: #0f1740; } .night { background: #33398a; color: #dfe3ff; } .home { background: #ffe7b8; color: #4a3300; } .training { background: #ff9d76; color: #451500; } .off { background: #1c2136; } .leave { grid-column: span 6; background: repeating-linear-gradient(120deg, #2b3253 0 9px, #262c4a 9px 18px); color: #c6cef0; }
`;

/** One week of a hospital's staff, each shift in its colour. */
export const hrManagementSystem = projectPicture(
  'hr-management-system',
  css,
  `<div class="side"><b>R</b><span>${icon('home')}</span><span class="on">${icon('calendar')}</span><span>${icon('people')}</span><span>${icon('sun')}</span><span>${icon('chart')}</span><span>${icon('settings')}</span></div>
<div class="top"><h1>Week 42, Ward B</h1><span>13 to 18 October</span><span class="go">Publish</span></div>
<div class="roster"><div></div>${days.map((day, index) => `<div class="day${index === 2 ? ' today' : ''}">${day}</div>`).join('')}${staff
    .map(([name, role, initials, week]) => {
      const shifts = week.startsWith('oo') ? 'o' : week;
      return `<div class="who"><i>${initials}</i><div><b>${name}</b><span>${role}</span></div></div>${[...shifts].map((letter) => `<div class="shift ${kinds[letter]?.[1] ?? ''}">${kinds[letter]?.[0] ?? ''}</div>`).join('')}`;
    })
    .join('')}</div>`,
);
