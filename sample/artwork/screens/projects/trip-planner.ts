import { icon, statusIcons } from '../../icons.ts';
import { projectPicture } from '../../screen.ts';

const days = [
  ['Fri', '5', 'Cotonou', 'Lagos by road, over the border at Sèmè', '4 h'],
  ['Sat', '6', 'Ouidah', 'The beach, the gate, grilled fish', '50 min'],
  ['Sun', '7', 'Grand-Popo', 'Boat on the Mono', '1 h'],
  ['Mon', '8', 'Lomé', 'Grand marché, supper at the port', '1 h 30'],
] as const;

const css = `
body { background: #ff7f6b; color: #19233f; }
.land { position: absolute; inset: 0; width: 800px; height: 600px; }
.pin text { font: 700 21px Bricolage; fill: #fff; text-anchor: middle; } .name { font: 700 24px Bricolage; fill: #19233f; } .small { font: 500 15px Instrument; fill: #6b4f3c; } .sea { font: 500 17px Instrument; fill: #0c5f73; letter-spacing: .02em; }
.phone { --phone: 296px; right: 46px; top: 22px; }
.glass { background: #fff8ee; } .cover { position: relative; height: 170px; background: #19233f; color: #fff; flex: none; } .cover svg.pic { position: absolute; inset: 0; width: 100%; height: 100%; } .cover .status { position: relative; } .cover h2 { position: absolute; left: 20px; bottom: 16px; font-size: 31px; line-height: 1; } .cover small { position: absolute; right: 18px; bottom: 18px; padding: 5px 11px; border-radius: 99px; background: #ffd166; color: #19233f; font: 600 13px/1.2 Instrument; }
.days { padding: 8px 16px; } .days li { position: relative; display: grid; grid-template-columns: 44px 1fr; gap: 13px; padding: 8px 0; } .days li + li { border-top: 1.5px solid #f0e2cd; } .days .day { text-align: center; font-size: 12.5px; font-weight: 600; color: #a06a52; } .days .day b { display: block; font: 700 27px/1 Bricolage; color: #19233f; } .days h3 { font-size: 19px; display: flex; justify-content: space-between; align-items: baseline; } .days h3 span { font: 600 13px Instrument; color: #0f7d95; } .days p { font-size: 14px; line-height: 1.25; color: #6b5c58; margin-top: 3px; }
.saved { display: flex; gap: 9px; align-items: center; margin: 2px 16px; padding: 10px 14px; border-radius: 13px; background: #dff1f2; color: #0b5566; font-weight: 600; font-size: 14px; }
.days .on .day { background: #ff7f6b; border-radius: 12px; color: #fff; padding: 6px 0; } .days .on .day b { color: #fff; }
.who { position: absolute; left: 40px; top: 34px; display: flex; align-items: center; gap: 14px; padding: 10px 18px 10px 12px; border-radius: 99px; background: #fff8ee; font-weight: 600; font-size: 15px; box-shadow: 0 10px 22px -10px rgb(25 35 63 / .5); } .who i { width: 34px; height: 34px; border-radius: 50%; border: 3px solid #fff8ee; margin-right: -22px; font: 600 12px/28px Instrument; text-align: center; color: #fff; font-style: normal; background: #22308a; } .who i + i { background: #0f7d95; } .who i + i + i { background: #d1492f; margin-right: 0; }
.cost { position: absolute; left: 40px; bottom: 38px; width: 236px; border-radius: 20px; background: #19233f; color: #fff; padding: 17px 20px; font-size: 14px; box-shadow: 0 18px 34px -14px rgb(25 35 63 / .7); } .cost b { display: block; font: 600 33px/1.1 Bricolage; } .cost div { display: flex; height: 12px; gap: 3px; margin: 12px 0 8px; } .cost div i { border-radius: 4px; background: #ffd166; flex: 92; } .cost div i + i { background: #ff7f6b; flex: 48; } .cost div i + i + i { background: #35b1c9; flex: 44; } .cost p { display: flex; justify-content: space-between; color: #c4cbe2; font-size: 13px; }
`;

const pin = (x: number, y: number, day: string): string =>
  `<g class="pin" transform="translate(${x} ${y})"><path d="M0 0c-6-14-21-20-21-38a21 21 0 0 1 42 0C21-20 6-14 0 0Z" fill="#19233f"/><text y="-31">${day}</text></g>`;

/** A journey along the coast, day by day, on a map and in the hand. */
export const tripPlanner = projectPicture(
  'trip-planner',
  css,
  `<svg class="land" viewBox="0 0 800 600"><path fill="#ffd9a0" d="M0 0h800v250c-60 8-120 40-190 52S470 312 400 332s-130 54-210 66S60 410 0 424z"/><path fill="#35b1c9" d="M0 424c60-14 110-14 190-26s140-46 210-66 140-18 210-30 130-44 190-52v350H0z"/><path fill="none" stroke="#fff3da" stroke-width="9" d="M0 424c60-14 110-14 190-26s140-46 210-66 140-18 210-30 130-44 190-52"/>
<path fill="none" stroke="#7fd3e2" stroke-width="4" stroke-linecap="round" d="M290 460q18-14 36 0t36 0 36 0M330 498q18-14 36 0t36 0M40 476q18-14 36 0t36 0"/>
<path fill="none" stroke="#35b1c9" stroke-width="11" stroke-linecap="round" d="M286 368c-6-50 22-80 8-130s20-90 6-160"/>
<path fill="#f6c27e" d="M150 90c40-26 90-10 92 26s-40 60-84 50-50-50-8-76ZM420 120c36-18 70 0 70 30s-40 46-74 34-34-46 4-64Z" opacity=".8"/>
<path fill="none" stroke="#d1492f" stroke-width="7" stroke-linecap="round" stroke-dasharray="1 15" d="M74 388c60-16 130-18 196-48s110-40 170-60"/>
${pin(74, 386, '8')}${pin(204, 362, '7')}${pin(316, 322, '6')}${pin(424, 284, '5')}
<text class="name" x="44" y="320">Lomé</text><text class="name" x="140" y="296">Grand-Popo</text><text class="name" x="278" y="256">Ouidah</text><text class="small" x="118" y="120">Possotomé</text><text class="sea" x="330" y="440">Gulf of Guinea</text></svg>
<div class="who"><i>TB</i><i>HS</i><i>EN</i>Three of us, four days</div>
<div class="cost">Planned for three<b>₦184,000</b><div><i></i><i></i><i></i></div><p><span>Beds 92</span><span>Road 48</span><span>Food 44</span></p></div>
<div class="phone"><div class="glass"><div class="cover"><svg class="pic" viewBox="0 0 280 186" preserveAspectRatio="xMidYMid slice"><path fill="#ffb15c" d="M0 0h280v186H0z"/><circle cx="196" cy="92" r="40" fill="#fff0c2"/><path fill="#0f7d95" d="M0 108h280v78H0z"/><path fill="#19233f" d="M0 132c50-10 100 10 150 4s90-16 130-6v56H0z"/><path stroke="#fff0c2" stroke-width="3" stroke-linecap="round" opacity=".7" d="M170 116h54M180 124h32"/><path fill="#19233f" d="M58 140c2-30 6-54 16-82l5 2c-8 28-11 52-11 80z"/><path fill="#19233f" d="M76 60c-22-18-44-16-56-4 20-4 34 0 46 8-18 2-28 12-30 26 14-12 26-16 38-18-2 10 0 20 6 28 2-10 2-20 2-28 10 4 18 12 22 22 4-16-2-28-12-34 12-2 24 2 34 12-2-16-22-28-50-12Z"/></svg><div class="status"><span>19:41</span>${statusIcons}</div><h2>Along<br>the coast</h2><small>5 to 8 Dec</small></div>
<ul class="days">${days.map(([name, day, place, what, drive], index) => `<li${index === 0 ? ' class="on"' : ''}><div class="day">${name}<b>${day}</b></div><div><h3>${place}<span>${drive}</span></h3><p>${what}</p></div></li>`).join('')}</ul><p class="saved">${icon('download')}Saved on this phone</p></div></div>`,
);
