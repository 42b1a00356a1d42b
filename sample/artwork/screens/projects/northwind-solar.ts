import { icon, statusIcons } from '../../icons.ts';
import { projectPicture } from '../../screen.ts';

/** Kilowatts from the roof for each hour from 06:00 to 18:00. */
const sun = [0.1, 0.6, 1.4, 2.4, 3.3, 4.0, 4.4, 4.2, 3.6, 2.7, 1.6, 0.7, 0.1];
const made = sun.reduce((sum, kilowatts) => sum + kilowatts, 0);

const dial = (share: number): string => {
  const angle = Math.PI * (1 + share);
  return `${(150 + Math.cos(angle) * 118).toFixed(1)} ${(150 + Math.sin(angle) * 118).toFixed(1)}`;
};

const bars = sun
  .map((kilowatts, hour) => {
    const tall = Math.round((kilowatts / 4.4) * 132) + 8;
    const later = hour > 6 ? ' class="later"' : '';
    const state = hour === 6 ? ' class="now"' : later;
    return `<rect x="${hour * 19}" y="${140 - tall}" width="13" height="${tall}" rx="4"${state}/>`;
  })
  .join('');

const css = `
body { background: linear-gradient(#fbd08a, #f7e6c4 61.8%, #cdb68d 61.9%, #b89a6a); }
.scene { position: absolute; inset: 0; width: 800px; height: 600px; }
.phone { --phone: 290px; left: 56px; top: 24px; }
.glass { background: #1b1408; color: #fff6e2; }
.title { padding: 10px 22px 0; display: flex; justify-content: space-between; align-items: center; } .title h2 { font-size: 21px; } .title .icon { width: 22px; height: 22px; color: #ffb938; }
.meter { position: relative; margin: 4px 0 12px; text-align: center; } .meter svg { width: 274px; } .meter b { position: absolute; left: 0; right: 0; top: 72px; font: 600 66px/1 Bricolage; letter-spacing: -.03em; } .meter p { position: absolute; left: 0; right: 0; top: 140px; font-size: 15px; color: #d9c49a; }
.flows { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; padding: 4px 14px 0; } .flows div { background: #2c2211; border-radius: 16px; padding: 12px 4px; text-align: center; font-size: 13px; color: #d9c49a; } .flows .icon { width: 24px; height: 24px; margin: 0 auto 5px; color: #ffb938; } .flows b { display: block; font: 600 20px/1.1 Bricolage; color: #fff6e2; }
.day { margin: 12px 14px 0; border-radius: 18px; background: #ffb938; color: #2a1c02; padding: 14px 16px 12px; } .day p { display: flex; justify-content: space-between; font-weight: 600; font-size: 14.5px; margin-bottom: 10px; } .day rect { fill: #2a1c02; } .day .later { opacity: .28; } .day .now { fill: #c8380d; } .day svg { width: 100%; }
`;

/** A house with solar panels, and a meter of their output. */
export const northwindSolar = projectPicture(
  'northwind-solar',
  css,
  `<svg class="scene" viewBox="0 0 800 600"><circle cx="650" cy="116" r="64" fill="#fff3cf"/><circle cx="650" cy="116" r="104" fill="#fff3cf" opacity=".35"/>
<path fill="#a98752" d="M0 372c120-34 220-30 340-6s260 26 460-14v40H0z" opacity=".5"/>
<g transform="translate(14 48) scale(.9)"><path fill="#f4ead6" d="M404 296h340v190H404z"/><path fill="#dccbab" d="M404 296h340v20H404z"/><path fill="#8a3a1c" d="m372 300 66-132h276l66 132z"/>
<path fill="#18236b" d="m426 282 46-98h92l-18 98zM566 282l16-98h92l30 98z"/><path stroke="#7f99ef" stroke-width="2.5" fill="none" d="m441 250 111 0M456 217l102 0M502 184l-38 98M534 184l-30 98M571 250h123M577 217h106M612 184l-2 98M642 184l16 98"/>
<path fill="#22308a" d="M540 372h66v114h-66z"/><circle cx="594" cy="432" r="4" fill="#fbd08a"/><path fill="#7fb6c9" d="M438 346h66v56h-66zM646 346h66v56h-66z"/><path stroke="#f4ead6" stroke-width="5" d="M471 346v56M438 374h66M679 346v56M646 374h66"/><path stroke="#8a3a1c" stroke-width="6" d="M432 404h78M640 404h78"/>
<g fill="#3c5a33" transform="translate(640 222) scale(1.9)"><path fill="#6b4a25" d="M58 140c2-30 6-54 16-82l5 2c-8 28-11 52-11 80z"/><path d="M76 60c-22-18-44-16-56-4 20-4 34 0 46 8-18 2-28 12-30 26 14-12 26-16 38-18-2 10 0 20 6 28 2-10 2-20 2-28 10 4 18 12 22 22 4-16-2-28-12-34 12-2 24 2 34 12-2-16-22-28-50-12Z"/></g>
<path fill="#7a5c2e" opacity=".35" d="M380 486h400v10H380z"/>
<g transform="translate(404 424)"><rect width="34" height="62" rx="5" fill="#1b1408"/><rect x="6" y="8" width="22" height="14" rx="3" fill="#ffb938"/><path stroke="#7d725c" stroke-width="3" d="M7 32h20M7 40h20"/></g></g></svg>
<div class="phone"><div class="glass"><div class="status"><span>12:04</span>${statusIcons}</div><div class="title"><h2>Akin’s house</h2>${icon('settings')}</div>
<div class="meter"><svg viewBox="0 0 300 172"><path d="M${dial(0)}A118 118 0 0 1 ${dial(1)}" fill="none" stroke="#3a2e18" stroke-width="20" stroke-linecap="round"/><path d="M${dial(0)}A118 118 0 0 1 ${dial(4.4 / 5.5)}" fill="none" stroke="#ffb938" stroke-width="20" stroke-linecap="round"/><circle cx="${dial(4.4 / 5.5).split(' ')[0]}" cy="${dial(4.4 / 5.5).split(' ')[1]}" r="6" fill="#1b1408"/></svg><b>4.4</b><p>kilowatts from the roof</p></div>
<div class="flows"><div>${icon('home')}<b>1.3</b>house</div><div>${icon('bolt')}<b>2.6</b>battery</div><div>${icon('share')}<b>0.5</b>sold</div></div>
<div class="day"><p><span>Today</span><span>${sun
    .slice(0, 7)
    .reduce((sum, value) => sum + value, 0)
    .toFixed(
      1,
    )} of ${made.toFixed(1)} kWh</span></p><svg viewBox="0 0 241 140">${bars}</svg></div></div></div>`,
);
