import { icon } from '../../icons.ts';
import { projectPicture } from '../../screen.ts';

const programme = [
  ['09:00', 'Market Prices', 'Bodija, Oje and Gate', 'done'],
  ['10:00', 'Apala Hour', 'Records from 1965 to 1980', 'now'],
  ['11:00', 'The Doctor Is In', 'Phone-in with Dr Sanya', 'next'],
  ['12:30', 'News at Half Past', 'Ibadan, Oyo and the world', 'next'],
  ['13:00', 'Highlife Lunch', 'With Mama Ronke', 'next'],
] as const;

/** Loudness over the length of the record, from 1 to 9. */
const loudness = '2345654687567896785645789876545678765456786543567865434567543234565434323';

const css = `
body { background: #10241b; color: #f7f0dc; }
.disc { position: absolute; left: -96px; top: 32px; width: 536px; height: 536px; }
.top { position: absolute; left: 456px; right: 70px; top: 30px; display: flex; justify-content: space-between; align-items: center; font: 700 21px Bricolage; } .top span { display: flex; gap: 8px; align-items: center; font: 600 13px Instrument; padding: 6px 12px; border-radius: 99px; background: #e5482d; color: #fff; } .top span::before { content: ""; width: 8px; height: 8px; border-radius: 50%; background: #fff; }
.now { position: absolute; left: 456px; right: 70px; top: 84px; } .now h1 { font-size: 56px; font-stretch: 84%; letter-spacing: -.015em; } .now p { font-size: 16px; color: #c9d8bf; margin-top: 8px; }
.wave { margin: 20px 0 6px; width: 100%; height: 62px; fill: #f2c230; } .wave .rest { fill: #3d5a45; }
.times { display: flex; justify-content: space-between; font-size: 13px; color: #a6bca2; }
.keys { position: absolute; left: 456px; top: 306px; display: flex; align-items: center; gap: 17px; } .keys .icon { width: 27px; height: 27px; } .keys .play { width: 72px; height: 72px; border-radius: 50%; background: #f2c230; color: #10241b; display: grid; place-items: center; } .keys .play .icon { stroke-width: 3.4; width: 32px; height: 32px; }
.list { position: absolute; left: 456px; right: 70px; top: 402px; } .list li { display: grid; grid-template-columns: 58px 1fr; font-size: 15px; padding: 9px 0; border-top: 1px solid #2b4737; color: #a6bca2; } .list b { color: #f7f0dc; } .list .on { background: #1c3a2b; margin: 0 -12px; padding: 10px 12px; border-radius: 12px; border: 0; } .list .on b, .list .on span:first-child { color: #f2c230; } .list .on + li { border: 0; } .list i { float: right; font-style: normal; color: #f2c230; font-weight: 600; }
`;

const grooves = [300, 288, 277, 266, 254, 243, 232, 221, 209, 198, 187, 176, 164, 153]
  .map(
    (radius, index) =>
      `<circle cx="320" cy="320" r="${radius}" stroke-width="${index % 4 === 0 ? 2.4 : 1.2}"/>`,
  )
  .join('');

/** A radio station's player: a record turns, the day's programme below. */
export const radioOke = projectPicture(
  'radio-oke',
  css,
  `<svg class="disc" viewBox="0 0 640 640"><circle cx="320" cy="320" r="312" fill="#07120d"/><g fill="none" stroke="#24382c">${grooves}</g><path fill="#fff" opacity=".05" d="M320 320 470 46a312 312 0 0 1 110 100zM320 320 170 594A312 312 0 0 1 60 494z"/>
<circle cx="320" cy="320" r="138" fill="#e5482d"/><circle cx="320" cy="320" r="138" fill="none" stroke="#f7f0dc" stroke-width="3"/><circle cx="320" cy="320" r="124" fill="none" stroke="#f7f0dc" stroke-width="1.5"/>
<g fill="none" stroke="#f7f0dc" stroke-width="6" stroke-linecap="round"><path d="M320 206v22M320 412v22M206 320h22M412 320h22M239 239l16 16M385 385l16 16M401 239l-16 16M255 385l-16 16"/></g>
<g font-family="Bricolage" font-weight="800" text-anchor="middle" fill="#f7f0dc"><text x="320" y="284" font-size="34">RADIO</text><text x="320" y="382" font-size="40">OKE</text></g><circle cx="320" cy="320" r="17" fill="#10241b"/></svg>
<div class="top">94.7 Ibadan<span>On air</span></div>
<div class="now"><h1>Apala Hour</h1><p>A long evening in Osogbo, side two</p><svg class="wave" viewBox="0 0 ${loudness.length * 5} 62" preserveAspectRatio="none">${[...loudness].map((level, index) => `<rect x="${index * 5}" y="${31 - Number(level) * 3.4}" width="3" height="${Number(level) * 6.8}" rx="1.5"${index > 38 ? ' class="rest"' : ''}/>`).join('')}</svg><div class="times"><span>10:32</span><span>ends 11:00</span></div></div>
<div class="keys">${icon('previous')}<div class="play">${icon('pause')}</div>${icon('next')}${icon('heart')}${icon('share')}</div>
<ul class="list">${programme
    .slice(1, 4)
    .map(
      ([time, name, what, state]) =>
        `<li${state === 'now' ? ' class="on"' : ''}><span>${time}</span><span><b>${name}</b>${state === 'now' ? '<i>now</i>' : ''}<br>${what}</span></li>`,
    )
    .join('')}</ul>`,
);
