import { icon } from '../../icons.ts';
import { projectPicture, type Screen } from '../../screen.ts';

/** Lorries that are cold enough: plate, load and route, degrees Celsius. */
const lorries = [
  ['KJA 482 XB', 'Vaccines to Ibadan', '4.1'],
  ['JOS 119 QT', 'Fish, Jos to Abuja', '−18.4'],
  ['PHC 256 LD', 'Ice cream to Enugu', '−21.0'],
] as const;

/** The position in the picture of a place in degrees east and north, such as `3.4 6.5`. */
const at = (place: string): string => {
  const [east = 0, north = 0] = place.split(' ').map(Number);
  return `${Math.round((east - 2.7) * 66 + 246)} ${Math.round(610 - (north - 4.2) * 58)}`;
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
/** The way of the lorry that is too warm, in projects/coldline.yaml as `markerRoute`. */
const driven = '8.5 12, 8 11.2, 7.4 10.5, 7.6 9.7, 7.5 9.05, 7 8.3, 6.6 7.6';
const benue = '13.2 9.3, 11.8 9, 10.5 8.2, 9.2 7.8, 8.2 7.9, 6.75 7.8';

/** @param distance of the name from the middle of the town; where the lorry drives, its width is kept free */
const town = (
  place: string,
  name: string,
  side: 'left' | 'right' = 'right',
  distance = 11,
): string => {
  const [x = 0, y = 0] = at(place).split(' ').map(Number);
  const left = side === 'left';
  return `<circle class="town" cx="${x}" cy="${y}" r="4"/><text class="name" x="${x + (left ? -distance : distance)}" y="${y + 5}"${left ? ' text-anchor="end"' : ''}>${name}</text>`;
};

/** The temperature of a lorry; `right` and `down` are the offset of its centre from the lorry. */
const tag = (degrees: string, right: number, down: number): string =>
  `<g transform="translate(${right} ${down})"><rect x="-44" y="-19" width="88" height="38" rx="12"/><text y="7.5">${degrees}°</text></g>`;

/** A lorry that is cold enough, with its tag. */
const lorry = (place: string, degrees: string, right: number, down: number): string =>
  `<g class="lorry" transform="translate(${at(place)})"><circle r="26" class="halo"/><circle r="9"/>${tag(degrees, right, down)}</g>`;

const css = `
body { background: #071a2b; color: #e8f3fa; }
svg.map { position: absolute; inset: 0; width: 1120px; height: 630px; }
.country { fill: #0e2c45; stroke: #2d5b7d; stroke-width: 2; } .river { fill: none; stroke: #0b4a72; stroke-width: 8; stroke-linecap: round; stroke-linejoin: round; }
.grat { fill: none; stroke: #10304a; stroke-width: 1; }
.way { fill: none; stroke: #6fd3ff; stroke-width: 5; stroke-linecap: round; stroke-linejoin: round; } .way.rest { stroke-dasharray: 1 11; opacity: .75; } .way.warm { stroke: #ff8a4d; stroke-width: 7; } .way.warm.rest { stroke-dasharray: 1 14; }
.town { fill: #e8f3fa; } .name { font: 500 17px Instrument; fill: #a9c8dd; }
.lorry circle { fill: #6fd3ff; stroke: #071a2b; stroke-width: 3; } .lorry .halo { fill: #6fd3ff; opacity: .18; stroke: none; } .lorry rect { fill: #e8f3fa; } .lorry text { font: 700 21px Bricolage; fill: #071a2b; text-anchor: middle; }
.lorry.warm rect { fill: #ff8a4d; }
.top { position: absolute; left: 34px; top: 30px; display: flex; align-items: center; gap: 13px; font: 700 31px/1 Bricolage; } .top svg { width: 38px; height: 38px; color: #6fd3ff; stroke-width: 2; }
.sum { position: absolute; left: 34px; top: 112px; display: grid; gap: 22px; font-size: 17px; color: #a9c8dd; } .sum b { display: block; font: 600 50px/1 Bricolage; color: #fff; margin-bottom: 4px; } .sum .warm b { color: #ff8a4d; }
.side { position: absolute; right: 30px; top: 30px; width: 318px; border-radius: 22px; background: #0b2236; box-shadow: 0 0 0 1px #1c405c, 0 20px 40px -10px #020b14; padding: 20px; display: flex; flex-direction: column; gap: 11px; }
.side h2 { font-size: 23px; margin-bottom: 2px; }
.load { border-radius: 15px; background: #11304a; padding: 13px 15px; display: grid; grid-template-columns: 1fr auto; font-size: 15px; color: #a9c8dd; } .load b { display: block; color: #fff; font-size: 17.5px; } .load strong { font: 600 27px/1.1 Bricolage; color: #6fd3ff; align-self: center; }
.load.open { background: #ff8a4d; color: #4a1a02; } .load.open b, .load.open strong { color: #2a0e00; }
.curve { grid-column: 1 / -1; margin-top: 10px; } .curve path { fill: none; stroke: #2a0e00; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; } .curve line { stroke: #2a0e00; stroke-width: 1.5; stroke-dasharray: 4 5; opacity: .6; } .curve text { font: 500 12px Instrument; fill: #4a1a02; }
.call { grid-column: 1 / -1; margin-top: 10px; height: 46px; border-radius: 12px; background: #2a0e00; color: #fff; font-weight: 600; font-size: 17px; display: flex; align-items: center; justify-content: center; gap: 9px; }
`;

const body = `<svg class="map" viewBox="0 0 1120 630"><path class="grat" d="M0 126h1120M0 252h1120M0 378h1120M0 504h1120M100 0v630M240 0v630M380 0v630M520 0v630M660 0v630M800 0v630M940 0v630"/>
<path class="country" d="${line(border)}z"/><path class="river" d="${line(niger)}${line(benue)}"/>
<path class="way" d="${line('3.4 6.5, 3.65 7.1')}"/><path class="way rest" d="${line('3.65 7.1, 3.95 7.7')}"/>
<path class="way" d="${line('7 4.8, 7.35 5.5')}"/><path class="way rest" d="${line('7.35 5.5, 7.5 6.45')}"/>
<path class="way" d="${line('8.9 9.9, 8.2 9.4')}"/><path class="way rest" d="${line('8.2 9.4, 7.5 9.05')}"/>
<path class="way warm rest" d="${line('6.6 7.6, 5.9 7.17, 4.8 6.8, 3.4 6.5')}"/><path class="way warm" d="${line(driven)}"/>
${town('3.4 6.5', 'Lagos', 'left')}${town('3.95 7.7', 'Ibadan')}${town('7.5 9.05', 'Abuja', 'left', 36)}${town('8.5 12', 'Kano', 'right', 36)}${town('7.4 10.5', 'Kaduna', 'left', 32)}${town('7.5 6.45', 'Enugu')}${town('7 4.8', 'Port Harcourt', 'left')}${town('8.9 9.9', 'Jos')}${town('5.2 13.05', 'Sokoto')}
${lorry('3.65 7.1', '4.1', -70, -8)}${lorry('7.35 5.5', '−21.0', 80, 4)}${lorry('8.2 9.4', '−18.4', 52, 50)}<g class="lorry warm" transform="translate(${at('6.6 7.6')})">${tag('9.2', 96, 22)}</g></svg>
<div class="top">${icon('truck')}Coldline</div><div class="sum"><span><b>42</b>on the road</span><span><b>41</b>cold enough</span><span class="warm"><b>1</b>too warm</span></div>
<div class="side"><h2>Needs a call</h2><div class="load open"><div><b>KAN 730 ZR</b>Milk, Kano to Lagos</div><strong>9.2°</strong><svg class="curve" viewBox="0 0 204 88"><line x1="0" x2="204" y1="46" y2="46"/><text x="0" y="40">limit 6°</text><path d="M0 68c20-4 32 2 50 0s28-4 46-2 30-6 44-14 18-24 32-30 20-8 32-10"/><text x="0" y="84">11:00</text><text x="172" y="84">12:30</text></svg><div class="call">${icon('phone')}Call Garba, driver</div></div>
${lorries
  .map(
    ([plate, load, degrees]) =>
      `<div class="load"><div><b>${plate}</b>${load}</div><strong>${degrees}°</strong></div>`,
  )
  .join('')}</div>`;

/**
 * Refrigerated lorries on a map of Nigeria, one of them too warm: the site drives it along `driven`, so that the picture
 * has its way and its temperature alone.
 */
export const coldline: Screen = {
  ...projectPicture('coldline', css, body),
  width: 1120,
  height: 630,
};
