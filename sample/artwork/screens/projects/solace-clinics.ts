import { projectPicture } from '../../screen.ts';

const days = ['Mon 13', 'Tue 14', 'Wed 15', 'Thu 16', 'Fri 17'];

/** Day, first quarter of an hour after 08:00, length in quarters, patient, reason, kind. */
const visits: readonly (readonly [number, number, number, string, string, string])[] = [
  [0, 1, 3, 'Bola Ige', 'Blood pressure', 'check'],
  [0, 5, 4, 'Grace Okoro', 'Antenatal, week 24', 'mother'],
  [0, 10, 3, 'Seyi Alli', 'Asthma', 'check'],
  [0, 15, 6, 'Dr Ajayi', 'Ward round', 'ward'],
  [1, 0, 4, 'Hauwa Lawan', 'Antenatal, week 31', 'mother'],
  [1, 5, 2, 'Femi Cole', 'Results', 'talk'],
  [1, 8, 4, 'Ifeoma Udo', 'New patient', 'new'],
  [1, 13, 3, 'Peter Eke', 'Diabetes', 'check'],
  [1, 17, 3, 'Zara Musa', 'Vaccine, 9 months', 'child'],
  [2, 2, 3, 'Tomi Balogun', 'Child, fever', 'child'],
  [2, 6, 4, 'Ada Nnaji', 'New patient', 'new'],
  [2, 11, 2, 'Kola Bright', 'Results', 'talk'],
  [2, 14, 3, 'Joy Etim', 'Antenatal, week 12', 'mother'],
  [2, 18, 3, 'Sam Obi', 'Knee', 'check'],
  [3, 0, 6, 'Dr Ajayi', 'Theatre', 'ward'],
  [3, 6, 3, 'Lami Garba', 'Vaccine, 6 weeks', 'child'],
  [3, 17, 3, 'Dayo Peters', 'Blood pressure', 'check'],
  [4, 1, 4, 'Uju Anene', 'New patient', 'new'],
  [4, 6, 2, 'Bayo Ajala', 'Results', 'talk'],
  [4, 16, 4, 'Halima Bako', 'Antenatal, week 20', 'mother'],
];

const css = `
body { background: #0f6b5c; }
.sun { position: absolute; right: -90px; top: -110px; width: 420px; height: 420px; border-radius: 50%; background: #147a69; }
.window { left: 44px; top: 44px; width: 800px; height: 600px; border-radius: 18px; background: #fbfaf6; display: grid; grid-template-rows: 74px 38px 1fr; }
.top { display: flex; align-items: center; gap: 14px; padding: 0 70px 0 24px; }
.top h1 { font-size: 27px; flex: 1; } .top h1 span { color: #0f6b5c; }
.tabs { display: flex; padding: 3px; border-radius: 10px; background: #ecebe2; font-weight: 500; font-size: 14px; } .tabs span { padding: 6px 13px; border-radius: 8px; } .tabs .on { background: #fff; box-shadow: 0 1px 3px rgb(0 0 0 / .14); }
.mark { width: 30px; height: 30px; fill: #0f6b5c; }
.days { display: grid; grid-template-columns: 58px repeat(5, 142px); border-bottom: 1.5px solid #dedccf; font: 600 15px/36px Bricolage; color: #5b6560; } .days .on { color: #0f6b5c; box-shadow: inset 0 -4px #0f6b5c; } .days div + div { padding-left: 10px; }
.grid { position: relative; margin-left: 58px; width: 710px; background: repeating-linear-gradient(#0000 0 86.8px, #e7e5da 86.8px 88px), repeating-linear-gradient(90deg, #0000 0 140.8px, #e7e5da 140.8px 142px); }
.grid b.hour { position: absolute; left: -50px; font-weight: 500; font-size: 12.5px; color: #7a817c; }
.visit { position: absolute; width: 134px; border-radius: 8px; padding: 6px 9px; overflow: hidden; border-left: 5px solid; font-size: 12.5px; line-height: 1.25; }
.visit strong { display: block; font-size: 13.5px; white-space: nowrap; } .visit p { white-space: nowrap; }
.check { background: #d3ebe3; border-color: #0f6b5c; } .mother { background: #fbdccb; border-color: #d9541f; } .child { background: #fdeec2; border-color: #d3a11b; } .talk { background: #e6e6f4; border-color: #6a6fb8; } .new { background: #22308a; border-color: #0e1750; color: #fff; } .ward { background: repeating-linear-gradient(135deg, #ecebe2 0 6px, #e2e0d4 6px 12px); border-color: #a9a998; color: #55584f; }
.now { position: absolute; left: 142px; width: 142px; height: 2.5px; background: #d9541f; top: 262px; } .now::before { content: ""; position: absolute; left: -5px; top: -4px; width: 10px; height: 10px; border-radius: 50%; background: #d9541f; }
.ask { position: absolute; left: 536px; top: 366px; width: 246px; padding: 18px; border-radius: 18px; background: #0b2e29; color: #fff; box-shadow: 0 22px 44px -12px rgb(0 20 16 / .6); }
.ask small { font-size: 13px; color: #9ed6c6; } .ask h2 { font-size: 25px; margin: 5px 0 12px; } .ask div { display: flex; gap: 8px; font-weight: 600; font-size: 14px; } .ask div span { flex: 1; height: 40px; border-radius: 10px; background: #f4efe2; color: #0b2e29; display: grid; place-items: center; } .ask div .best { background: #f6a878; }
`;

/** A clinic's week: who comes when, and the free slots for the next patient. */
export const solaceClinics = projectPicture(
  'solace-clinics',
  `${css}${visits.map(([day, from, length], index) => `.v${index}{left:${day * 142 + 4}px;top:${from * 22 + 3}px;height:${length * 22 - 5}px}`).join('')}${[0, 1, 2, 3, 4].map((hour) => `.t${hour}{top:${hour * 88 - (hour ? 8 : -2)}px}`).join('')}`,
  `<div class="sun"></div><div class="window"><div class="top"><svg class="mark" viewBox="0 4 30 32"><path d="M15 19C9 17 8 10 15 5c7 5 6 12 0 14ZM16 20c2-6 9-7 14 0-5 7-12 6-14 0ZM15 21c6 2 7 9 0 14-7-5-6-12 0-14ZM14 20c-2 6-9 7-14 0 5-7 12-6 14 0Z"/></svg><h1>Solace <span>Yaba</span></h1><div class="tabs"><span>Day</span><span class="on">Week</span><span>Rooms</span></div></div>
<div class="days"><div></div>${days.map((day, index) => `<div${index === 1 ? ' class="on"' : ''}>${day}</div>`).join('')}</div>
<div class="grid">${['08:00', '09:00', '10:00', '11:00', '12:00'].map((hour, index) => `<b class="hour t${index}">${hour}</b>`).join('')}${visits.map(([, , length, who, why, kind], index) => `<div class="visit ${kind} v${index}"><strong>${who}</strong>${length > 2 ? `<p>${why}</p>` : ''}</div>`).join('')}<div class="now"></div></div></div>
<div class="ask"><small>Ifeoma Udo, next visit</small><h2>Two free slots</h2><div><span>Thu 11:00</span><span class="best">Fri 11:15</span></div></div>`,
);
