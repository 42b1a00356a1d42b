import { icon } from '../../icons.ts';
import { projectPicture } from '../../screen.ts';

/** Lorries: plate, load and route, degrees Celsius, state. */
const lorries = [
  ['KJA 482 XB', 'Vaccines, Lagos to Ibadan', '4.1', 'good'],
  ['ABC 119 QT', 'Fish, Lagos to Abuja', '−18.4', 'good'],
  ['KAN 730 ZR', 'Milk, Kano to Abuja', '9.2', 'warm'],
  ['PHC 256 LD', 'Ice cream to Enugu', '−21.0', 'good'],
] as const;

/** The position in the picture of a place in degrees east and north, such as `3.4 6.5`. */
const at = (place: string): string => {
  const [east = 0, north = 0] = place.split(' ').map(Number);
  return `${Math.round((east - 2.7) * 53 + 60)} ${Math.round(588 - (north - 4.2) * 45)}`;
};
const line = (places: string): string => `M${places.trim().split(/,\s+/).map(at).join('L')}`;

// Nigeria's border in degrees, coarse enough for a picture.
const border = `
  2.7 6.35, 2.75 7.8, 2.7 9, 3.1 9.6, 3.6 10.2, 3.55 11.2, 3.7 11.8, 3.65 12.5, 4.1 13.4,
  4.9 13.75, 5.6 13.85, 6.4 13.6, 7 13.1, 7.8 13.3, 8.6 13, 9.6 12.85, 10.4 13.35, 11.4 13.35,
  12.3 13.1, 13.2 13.6, 13.7 13.65, 14.1 13.1, 14.2 12.4, 14.6 12.1, 14.6 11.5, 13.9 11.2,
  13.5 10.6, 13.2 10.1, 13.2 9.6, 12.8 8.7, 12.3 8.4, 12 7.6, 11.6 6.9, 11.2 6.5, 10.6 7,
  10.2 6.95, 9.7 6.5, 9.1 6.2, 8.8 5.8, 8.6 4.85, 8.2 4.55, 7.4 4.4, 6.7 4.3, 6.1 4.3, 5.5 4.85,
  5.2 5.5, 5 5.9, 4.5 6.3, 3.7 6.4`;
const niger = '3.6 11.6, 4.3 10.8, 4.6 9.9, 5.2 9, 6.2 8.6, 6.75 7.8, 6.7 6.3, 6.4 5.2, 6.1 4.4';
const benue = '13.2 9.3, 11.8 9, 10.5 8.2, 9.2 7.8, 8.2 7.9, 6.75 7.8';

const town = (place: string, name: string, side: 'left' | 'right' = 'right'): string => {
  const [x = 0, y = 0] = at(place).split(' ').map(Number);
  const left = side === 'left';
  return `<circle class="town" cx="${x}" cy="${y}" r="4"/><text class="name" x="${x + (left ? -11 : 11)}" y="${y + 5}"${left ? ' text-anchor="end"' : ''}>${name}</text>`;
};

/** A lorry and its tag; `right` and `down` are the offset of the tag's centre from the lorry. */
const lorry = (place: string, degrees: string, kind: string, right = 0, down = -40): string =>
  `<g class="lorry ${kind}" transform="translate(${at(place)})"><circle r="25" class="halo"/><circle r="8"/><g transform="translate(${right} ${down})"><rect x="-38" y="-16" width="76" height="32" rx="10"/><text y="6.5">${degrees}°</text></g></g>`;

const css = `
body { background: #071a2b; color: #e8f3fa; }
svg.map { position: absolute; inset: 0; width: 800px; height: 600px; }
.country { fill: #0e2c45; stroke: #2d5b7d; stroke-width: 2; } .river { fill: none; stroke: #0b4a72; stroke-width: 7; stroke-linecap: round; stroke-linejoin: round; }
.grat { fill: none; stroke: #10304a; stroke-width: 1; }
.way { fill: none; stroke: #6fd3ff; stroke-width: 4.5; stroke-linecap: round; stroke-linejoin: round; } .way.rest { stroke-dasharray: 1 10; opacity: .75; } .way.warm { stroke: #ff8a4d; }
.town { fill: #e8f3fa; } .name { font: 500 15px Instrument; fill: #a9c8dd; }
.lorry circle { fill: #6fd3ff; stroke: #071a2b; stroke-width: 3; } .lorry .halo { fill: #6fd3ff; opacity: .18; stroke: none; } .lorry rect, .lorry path { fill: #e8f3fa; } .lorry text { font: 700 18px Bricolage; fill: #071a2b; text-anchor: middle; }
.lorry.warm circle { fill: #ff8a4d; } .lorry.warm .halo { fill: #ff8a4d; opacity: .3; } .lorry.warm rect, .lorry.warm path { fill: #ff8a4d; }
.top { position: absolute; left: 26px; top: 22px; display: flex; align-items: center; gap: 11px; font: 700 25px/1 Bricolage; } .top svg { width: 30px; height: 30px; color: #6fd3ff; stroke-width: 2; }
.sum { position: absolute; left: 26px; top: 74px; display: flex; gap: 26px; font-size: 14px; color: #a9c8dd; } .sum b { display: block; font: 600 34px/1 Bricolage; color: #fff; margin-bottom: 4px; } .sum .warm b { color: #ff8a4d; }
.side { position: absolute; right: 22px; top: 22px; width: 268px; border-radius: 20px; background: #0b2236; box-shadow: 0 0 0 1px #1c405c, 0 20px 40px -10px #020b14; padding: 18px; display: flex; flex-direction: column; gap: 10px; }
.side h2 { font-size: 20px; margin-bottom: 2px; }
.load { border-radius: 14px; background: #11304a; padding: 12px 14px; display: grid; grid-template-columns: 1fr auto; font-size: 13.5px; color: #a9c8dd; } .load b { display: block; color: #fff; font-size: 15.5px; } .load strong { font: 600 24px/1.1 Bricolage; color: #6fd3ff; align-self: center; }
.load.open { background: #ff8a4d; color: #4a1a02; } .load.open b, .load.open strong { color: #2a0e00; }
.curve { grid-column: 1 / -1; margin-top: 10px; } .curve path { fill: none; stroke: #2a0e00; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; } .curve line { stroke: #2a0e00; stroke-width: 1.5; stroke-dasharray: 4 5; opacity: .6; } .curve text { font: 500 12px Instrument; fill: #4a1a02; }
.call { grid-column: 1 / -1; margin-top: 10px; height: 42px; border-radius: 11px; background: #2a0e00; color: #fff; font-weight: 600; font-size: 15px; display: flex; align-items: center; justify-content: center; gap: 9px; }
`;

/** Refrigerated lorries on a map of Nigeria, one of them too warm. */
export const coldline = projectPicture(
  'coldline',
  css,
  `<svg class="map" viewBox="0 0 800 600"><path class="grat" d="M0 120h800M0 240h800M0 360h800M0 480h800M100 0v600M220 0v600M340 0v600M460 0v600M580 0v600M700 0v600"/>
<path class="country" d="${line(border)}z"/><path class="river" d="${line(niger)}${line(benue)}"/>
<path class="way" d="${line('3.4 6.5, 3.65 7.1')}"/><path class="way rest" d="${line('3.65 7.1, 3.95 7.7')}"/>
<path class="way" d="${line('3.4 6.5, 4.4 6.75, 5.3 6.9, 5.9 7.17')}"/><path class="way rest" d="${line('5.9 7.17, 6.7 7.9, 7.1 8.5, 7.5 9.05')}"/>
<path class="way warm" d="${line('8.5 12, 8 11.2, 7.4 10.5')}"/><path class="way warm rest" d="${line('7.4 10.5, 7.45 9.7, 7.5 9.05')}"/>
<path class="way" d="${line('7 4.8, 7.35 5.5')}"/><path class="way rest" d="${line('7.35 5.5, 7.5 6.45')}"/>
${town('3.4 6.5', 'Lagos', 'left')}${town('3.95 7.7', 'Ibadan')}${town('7.5 9.05', 'Abuja')}${town('8.5 12', 'Kano')}${town('7.5 6.45', 'Enugu')}${town('7 4.8', 'Port Harcourt', 'left')}${town('9.7 9.9', 'Jos')}${town('5.2 13.05', 'Sokoto')}
${lorry('3.65 7.1', '4.1', 'good', -62, -10)}${lorry('5.9 7.17', '−18.4', 'good', -6, 44)}${lorry('7.4 10.5', '9.2', 'warm', -62, 0)}${lorry('7.35 5.5', '−21.0', 'good', 66, 4)}</svg>
<div class="top">${icon('truck')}Coldline</div><div class="sum"><span><b>42</b>on the road</span><span><b>41</b>cold enough</span><span class="warm"><b>1</b>too warm</span></div>
<div class="side"><h2>Needs a call</h2><div class="load open"><div><b>KAN 730 ZR</b>Milk, Kano to Abuja</div><strong>9.2°</strong><svg class="curve" viewBox="0 0 204 88"><line x1="0" x2="204" y1="46" y2="46"/><text x="0" y="40">limit 6°</text><path d="M0 68c20-4 32 2 50 0s28-4 46-2 30-6 44-14 18-24 32-30 20-8 32-10"/><text x="0" y="84">11:00</text><text x="172" y="84">12:30</text></svg><div class="call">${icon('phone')}Call Garba, driver</div></div>
${lorries
  .filter(([, , , state]) => state === 'good')
  .map(
    ([plate, load, degrees]) =>
      `<div class="load"><div><b>${plate}</b>${load}</div><strong>${degrees}°</strong></div>`,
  )
  .join('')}</div>`,
);
