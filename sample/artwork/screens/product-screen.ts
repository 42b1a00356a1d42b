import { icon } from '../icons.ts';
import type { Screen } from '../screen.ts';

const navigation = [
  ['home', 'Today', ''],
  ['bag', 'Orders', '148'],
  ['truck', 'Riders', '24'],
  ['door', 'Hubs', '3'],
  ['people', 'Customers', ''],
  ['chart', 'Reports', ''],
] as const;

// 91 delivered, 38 on the road and 19 waiting make 148.
const figures = [
  ['Orders today', '148', '+12 on last Thursday', [5, 9, 14, 17, 21, 22, 19, 16, 13, 12]],
  ['Delivered', '91', '61% of today', [2, 5, 9, 11, 13, 14, 13, 11, 8, 5]],
  ['On the road', '38', '24 riders out', [2, 3, 4, 4, 5, 5, 4, 4, 4, 3]],
  ['Waiting at a hub', '19', 'oldest 11 min', [1, 1, 1, 2, 3, 3, 2, 1, 1, 4]],
  ['On time', '95%', '5 of 91 were late', [9, 9, 8, 9, 10, 9, 9, 8, 9, 9]],
] as const;

const orders = [
  ['KD-2417', 'Iya Moria Kitchen', '14 Bourdillon Road, Ikoyi', 'SA', '6 min', 'road', true],
  ['KD-2416', 'Balogun Textiles', '3 Adeola Odeku, V.I.', 'MO', '9 min', 'road', false],
  ['KD-2414', 'Yaba Pharmacy', '27 Herbert Macaulay Way', 'TK', '12 min', 'road', false],
  ['KD-2411', 'Page & Spine Books', 'Unilag, Moremi Hall', 'EJ', '15 min', 'road', false],
  ['KD-2409', 'Solace Pharmacy', '8 Bode Thomas, Surulere', 'UC', 'late 4', 'late', false],
  ['KD-2418', 'Oja Fresh, Tejuosho', '61 Allen Avenue, Ikeja', '', 'next run', 'wait', false],
  ['KD-2408', 'Ice House, Apapa', '5 Creek Road, Apapa', 'RB', '10:38', 'done', false],
] as const;

const riders = [
  [
    'Sola Adio',
    'SA',
    [
      [0, 62, 'done', '3 drops'],
      [74, 58, 'done', '2 drops'],
      [150, 92, 'road', 'KD-2417 + 2'],
      [262, 84, 'plan', '4 drops'],
    ],
  ],
  [
    'Musa Onoja',
    'MO',
    [
      [22, 88, 'done', '4 drops'],
      [128, 96, 'road', 'KD-2416 + 3'],
      [250, 70, 'plan', '3 drops'],
    ],
  ],
  [
    'Tobi Kalejaiye',
    'TK',
    [
      [8, 50, 'done', '2 drops'],
      [82, 60, 'done', '3 drops'],
      [150, 94, 'road', 'KD-2414 + 1'],
      [282, 60, 'plan', '2 drops'],
    ],
  ],
  [
    'Uche Chima',
    'UC',
    [
      [40, 74, 'done', '3 drops'],
      [132, 78, 'late', 'KD-2409'],
      [238, 96, 'plan', '5 drops'],
    ],
  ],
] as const;

const bars = (values: readonly number[]): string => {
  const top = Math.max(...values);
  return `<svg class="bars" viewBox="0 0 68 26">${values
    .map((value, index) => {
      const tall = Math.round((value / top) * 24) + 2;
      return `<rect x="${index * 7}" y="${26 - tall}" width="4.6" height="${tall}" rx="1.2"${index === 9 ? ' class="last"' : ''}/>`;
    })
    .join('')}</svg>`;
};

const place = (x: number, y: number, name: string, big = false): string =>
  `<text x="${x}" y="${y}"${big ? ' class="big"' : ''}>${name}</text>`;

const rider = (x: number, y: number, name: string, kind = ''): string =>
  `<g transform="translate(${x} ${y})" class="rider ${kind}"><circle r="10.5"/><text y="3.3">${name}</text></g>`;

const map = `<svg class="map" viewBox="0 0 640 356" preserveAspectRatio="xMidYMid slice">
<rect width="640" height="356" class="land"/>
<path class="park" d="M268 78q34-12 58 6t14 44-44 18-40-28 12-40ZM84 226q30-14 52 2t6 36-48 10-10-48ZM520 268h64v26h-70z"/>
<path class="water" d="M414-4C392 36 404 66 382 98s-10 58-32 84-20 34 2 44 60 2 92 8 70-8 104-2 62-14 96-8v-228zM-4 322c44-10 84-2 128-12s50-30 74-30 40 30 68 36 40 0 70 0 44 8 84 8 70-4 110-2 70 4 114 2v56H-4z"/>
<path class="water" d="M196 276c14-30 34-40 60-44s52 6 92 0 44 18 96 20 70-12 106-8 60-4 96-6v14c-40 4-60 4-92 8s-66 8-106 6-60-12-92-6-70 4-98 2-44 8-62 14z"/>
<g class="road"><path d="M-4 66C60 60 96 76 138 92s92 24 132 50 52 66 66 92M148-4c-6 40-14 66-10 98s34 62 52 92 20 44 30 60M-4 178c52-4 92 10 140 8s78-16 134-38M300-4c-8 40-26 68-30 106s0 34 0 40M40 360c8-40 12-68 34-100s44-44 62-74M336 236c40 18 70 8 120 14s80-8 188-8M232 300c40-12 80-10 130-8s150 12 282 4"/></g>
<path class="bridge" d="M290 118C352 130 398 150 400 190s-28 34-40 54"/>
<path class="bridge" d="M222 244c14 12 20 20 30 38M352 246c4 18 6 26 4 44"/>
<g class="street"><path d="M20 100l70 28M30 140l86-8M60 40l20 92M104 20l-14 66M176 20l-8 84M196 100l26-84M220 110l20-90M154 140l110-36M166 168l104-34M206 200l70-18M180 200l40 46M100 200l-16 90M40 214l90 14M20 260l70 6M110 290l50-50M300 160l-30 70M316 190l-40 46M300 250l90 6M300 266l130 4M430 240l6 40M480 242l-4 44M530 240l2 44M580 244l-2 46M330 20l-40 70M352 40l-60 22M344 88l-64 6"/></g>
<path class="route old" d="M222 186c-16-30-50-42-62-72"/>
<path class="route plan" d="M206 200c-30 6-60-8-92-8s-36 30-48 52"/>
<path class="route" d="M234 206c28-24 46-52 58-86 62 12 106 32 108 72s-28 32-40 52 30 4 56 6 30 8 44 10"/>
${place(112, 34, 'IKEJA', true)}${place(44, 94, 'OSHODI')}${place(236, 172, 'YABA', true)}${place(112, 170, 'SURULERE')}${place(84, 306, 'APAPA')}${place(404, 280, 'IKOYI', true)}${place(262, 309, 'VICTORIA ISLAND')}${place(556, 276, 'LEKKI', true)}<text x="492" y="120" class="sea">Lagos Lagoon</text>${place(262, 275, 'LAGOS ISLAND')}
<g transform="translate(230 206)" class="hub"><rect x="-9" y="-9" width="18" height="18" rx="5"/><path d="M-4 3v-4l4-4 4 4v4z"/></g>
<g transform="translate(146 98)" class="hub"><rect x="-9" y="-9" width="18" height="18" rx="5"/><path d="M-4 3v-4l4-4 4 4v4z"/></g>
<g transform="translate(508 247)" class="hub"><rect x="-9" y="-9" width="18" height="18" rx="5"/><path d="M-4 3v-4l4-4 4 4v4z"/></g>
${rider(160, 116, 'EJ')}${rider(66, 244, 'RB', 'done')}${rider(118, 192, 'UC', 'late')}${rider(286, 66, 'TK')}${rider(560, 246, 'MO')}${rider(396, 299, 'IA')}${rider(196, 50, 'FN')}
<g transform="translate(460 260)"><circle r="4.5" class="goal"/></g>
<g transform="translate(398 178)" class="rider now"><circle r="20" class="pulse"/><circle r="13"/><text y="3.6">SA</text></g>
</svg>`;

const css = `
body { display: grid; grid-template-columns: 188px 1fr; font-size: 12px; background: #f6f2ea; }
.rail { background: var(--ink950); color: #c9cfe6; padding: 20px 12px 16px; display: flex; flex-direction: column; }
.logo { display: flex; align-items: center; gap: 9px; padding: 0 8px 22px; font: 700 20px/1 Bricolage; color: var(--chalk50); letter-spacing: -.01em; }
.logo svg { width: 21px; height: 21px; fill: var(--laterite500); }
.rail li { display: flex; align-items: center; gap: 10px; height: 36px; padding: 0 10px; border-radius: 9px; font-weight: 500; font-size: 13px; }
.rail li span { margin-left: auto; font-size: 11px; color: #8f97ba; }
.rail li.on { background: var(--indigo700); color: #fff; }
.rail h4 { font: 500 10.5px/1 Instrument; letter-spacing: .02em; color: #8f97ba; padding: 24px 10px 10px; }
.hubs { padding: 0 10px; font-size: 12px; }
.hubs div { display: flex; justify-content: space-between; padding: 6px 0; border-top: 1px solid #262c4d; }
.hubs b { color: #fff; }
.me { margin-top: auto; display: flex; gap: 10px; align-items: center; padding: 12px 10px 0; border-top: 1px solid #262c4d; }
.me i, .av { width: 28px; height: 28px; border-radius: 50%; background: var(--laterite300); color: var(--ink950); font: 600 10.5px/28px Instrument; text-align: center; flex: none; font-style: normal; }
.me b { display: block; color: #fff; }
main { display: grid; grid-template-rows: 52px 98px 1fr 158px; min-height: 0; padding: 0 20px 18px; gap: 12px; }
header { display: flex; align-items: center; gap: 12px; padding-top: 8px; }
h1 { font-size: 23px; margin-right: auto; }
h1 small { font: 400 13px Instrument; color: var(--ink500); letter-spacing: 0; margin-left: 10px; }
.find, .area { display: flex; align-items: center; gap: 8px; height: 34px; padding: 0 12px; border-radius: 9px; background: #fff; border: 1px solid #e4dccd; color: var(--ink500); }
.find { width: 190px; }
.area { color: var(--ink950); font-weight: 500; }
.new { display: flex; align-items: center; gap: 7px; height: 34px; padding: 0 14px 0 11px; border-radius: 9px; background: var(--laterite500); color: var(--ink950); font-weight: 600; }
.figures { display: grid; grid-template-columns: repeat(5, 1fr); gap: 12px; }
.card { background: #fff; border: 1px solid #e8e0d2; border-radius: 12px; }
.figures .card { padding: 12px 14px; position: relative; }
.figures p { color: var(--ink600); font-weight: 500; }
.figures b { display: block; font: 600 29px/1 Bricolage; margin: 7px 0 5px; letter-spacing: -.015em; }
.figures small { font-size: 11px; color: var(--ink500); }
.bars { position: absolute; right: 14px; top: 34px; width: 58px; fill: #c8d1f2; }
.bars .last { fill: var(--indigo700); }
.middle { display: grid; grid-template-columns: 1fr 330px; gap: 12px; min-height: 0; }
.mapcard { position: relative; overflow: hidden; }
.map { width: 100%; height: 100%; }
.land { fill: #efe8da; } .park { fill: #dfe3c6; } .water { fill: #bccbf2; }
.road { fill: none; stroke: #fff; stroke-width: 5; } .street { fill: none; stroke: #fff; stroke-width: 1.8; opacity: .8; }
.bridge { fill: none; stroke: #fff; stroke-width: 3.4; }
.route { fill: none; stroke: var(--laterite500); stroke-width: 3.6; stroke-linecap: round; stroke-linejoin: round; }
.route.plan { stroke: var(--indigo700); stroke-width: 2.4; stroke-dasharray: 1 6; } .route.old { stroke: var(--indigo700); stroke-width: 2.4; stroke-dasharray: 1 6; }
.map text { font: 500 9px Instrument; fill: #7a745f; letter-spacing: .06em; }
.map text.sea { fill: #4a5fa8; } .map text.big { font-weight: 600; font-size: 10.5px; fill: #4f4b3c; }
.hub rect { fill: var(--ink950); } .hub path { fill: #fff; }
.goal { fill: #fff; stroke: var(--laterite500); stroke-width: 3; }
.rider circle { fill: var(--indigo700); stroke: #fff; stroke-width: 2; } .map .rider text { fill: #fff; text-anchor: middle; font: 600 8.5px Instrument; letter-spacing: 0; }
.rider.done circle { fill: #7f889f; } .rider.late circle { fill: #a2231b; }
.rider.now circle { fill: var(--laterite500); } .rider.now .pulse { fill: var(--laterite500); opacity: .25; stroke: none; } .map .rider.now text { fill: var(--ink950); font-size: 10px; }
.tip { position: absolute; left: 410px; top: 34px; width: 178px; padding: 11px 13px; border-radius: 10px; background: var(--ink950); color: #fff; font-size: 11.5px; box-shadow: 0 10px 24px -8px rgb(10 12 34 / .5); }
.tip b { display: flex; justify-content: space-between; font-size: 12.5px; margin-bottom: 4px; } .tip b span { color: var(--laterite300); } .tip p { color: #c9cfe6; }
.zoom { position: absolute; left: 12px; bottom: 12px; border-radius: 9px; overflow: hidden; background: #fff; box-shadow: 0 1px 4px rgb(0 0 0 / .16); } .zoom div { width: 30px; height: 29px; display: grid; place-items: center; font-size: 12px; } .zoom div + div { border-top: 1px solid #e8e0d2; }
.legend { position: absolute; right: 12px; bottom: 12px; display: flex; gap: 14px; padding: 7px 12px; border-radius: 9px; background: #fff; font-size: 11px; box-shadow: 0 1px 4px rgb(0 0 0 / .12); } .legend i { display: inline-block; width: 8px; height: 8px; border-radius: 50%; margin-right: 6px; }

.k1 { background: var(--indigo700); } .k2 { background: #a2231b; } .k3 { background: #7f889f; }
.orders { display: flex; flex-direction: column; overflow: hidden; }
.orders h2, .runs h2 { font-size: 15px; } .orders header { padding: 13px 14px 11px; justify-content: space-between; gap: 0; } .orders header span { color: var(--indigo700); font-weight: 600; }
.orders ul { flex: 1; display: flex; flex-direction: column; }
.orders li { flex: 1; display: grid; grid-template-columns: 30px 1fr auto; gap: 10px; align-items: center; padding: 0 14px; border-top: 1px solid #efe9dd; }
.orders li.now { background: #fdeee4; }
.orders p { color: var(--ink500); font-size: 11px; white-space: nowrap; } .orders b { white-space: nowrap; }
.av { background: var(--indigo100); color: var(--indigo700); } .av.none { background: none; border: 1.5px dashed #b9b3a5; } .now .av { background: var(--laterite500); color: var(--ink950); }
.eta { text-align: right; font-weight: 600; } .eta small { display: block; font-weight: 400; font-size: 11px; color: var(--ink500); }
.late .eta { color: #a2231b; } .done .eta { color: var(--ink500); font-weight: 500; } .wait .eta { color: var(--indigo700); }
.runs { display: grid; grid-template-columns: 132px 1fr; padding: 12px 14px 10px; position: relative; }
.runs .names { display: grid; grid-template-rows: 22px repeat(4, 1fr); } .runs .names div { display: flex; align-items: center; gap: 8px; font-weight: 500; } .runs .av { width: 21px; height: 21px; font-size: 8.5px; line-height: 21px; }
.chart { position: relative; display: grid; grid-template-rows: 22px repeat(4, 1fr); }
.hours { position: relative; color: var(--ink500); font-size: 10.5px; } .hours span { position: absolute; top: 2px; }
.track { position: relative; border-top: 1px solid #efe9dd; } .track i { position: absolute; top: 4px; bottom: 4px; border-radius: 5px; padding: 0 8px; font: 500 10.5px/1 Instrument; display: flex; align-items: center; white-space: nowrap; overflow: hidden; }
.track .done { background: #e6e4dd; color: #59586a; } .track .road { background: var(--indigo700); color: #fff; } .track .plan { border: 1.3px dashed #8b97d6; color: var(--indigo700); } .track .late { background: #a2231b; color: #fff; }
.line { position: absolute; top: 16px; bottom: -2px; width: 2px; background: var(--laterite500); border-radius: 1px; } .line span { position: absolute; left: -17px; top: -14px; width: 36px; text-align: center; border-radius: 5px; background: var(--laterite500); font: 600 10px/15px Instrument; }
`;

const percent = (value: number): string => `${((value / 346) * 100).toFixed(2)}%`;

/** The control room of a delivery company: the picture in the device of the home page. */
export const productScreen: Screen = {
  file: 'sample/content/hero/product-screen.png',
  width: 1200,
  height: 750,
  css: `${css}${[0, 1, 2, 3].flatMap((row) => riders[row]?.[2].map(([from, length], run) => `.r${row}${run}{left:${percent(from)};width:${percent(length)}}`) ?? []).join('')}${['09', '10', '11', '12', '13', '14', '15'].map((_, index) => `.h${index}{left:${percent(index * 52)}}`).join('')}.line{left:${percent(186)}}`,
  body: `
<nav class="rail"><div class="logo"><svg viewBox="0 0 32 32"><path d="M2 3h8v26H2zM12.5 15 23 3h7v4.500L18 17zM18 18.5 30 25v4h-9.500z"/></svg>kadara</div>
<ul>${navigation.map(([name, text, count], index) => `<li${index === 0 ? ' class="on"' : ''}>${icon(name)}${text}<span>${count}</span></li>`).join('')}</ul>
<h4>Hubs, orders waiting</h4><div class="hubs"><div>Yaba<b>8</b></div><div>Oshodi<b>7</b></div><div>Ikoyi<b>4</b></div></div>
<h4>Roads now</h4><div class="hubs"><div>Third Mainland<b>free</b></div><div>Ikorodu Road<b>slow</b></div><div>Eko Bridge<b>free</b></div><div>Rain<b>from 16:00</b></div></div>
<div class="me"><i>IB</i><div><b>Ibidun Bassey</b>Dispatcher, Yaba</div></div></nav>
<main><header><h1>Thursday, 16 October<small>12:34</small></h1><div class="find">${icon('search')}Order, rider or street</div><div class="area">${icon('pin')}Lagos Mainland and Island${icon('down')}</div><div class="new">${icon('plus')}New order</div></header>
<section class="figures">${figures.map(([label, value, note, values]) => `<div class="card"><p>${label}</p><b>${value}</b><small>${note}</small>${bars(values)}</div>`).join('')}</section>
<section class="middle"><div class="card mapcard">${map}<div class="tip"><b>KD-2417<span>6 min</span></b><p>Iya Moria Kitchen, Yaba<br>to 14 Bourdillon Road</p></div><div class="zoom"><div>${icon('plus')}</div><div>${icon('minus')}</div></div><div class="legend"><span><i class="k1"></i>On the road</span><span><i class="k2"></i>Late</span><span><i class="k3"></i>Back to hub</span></div></div>
<div class="card orders"><header><h2>Live orders</h2><span>All 148</span></header><ul>${orders.map(([id, from, to, who, eta, state, now]) => `<li class="${state}${now ? ' now' : ''}"><i class="av${who ? '' : ' none'}">${who}</i><div><b>${from}</b><p>${to}</p></div><div class="eta">${eta}<small>${id}</small></div></li>`).join('')}</ul></div></section>
<section class="card runs"><div class="names"><h2>Runs</h2>${riders.map(([name, who]) => `<div><i class="av">${who}</i>${name}</div>`).join('')}</div><div class="chart"><div class="hours">${['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00'].map((hour, index) => `<span class="h${index}">${hour}</span>`).join('')}</div>${riders.map(([, , runs], row) => `<div class="track">${runs.map(([, , kind, text], run) => `<i class="${kind} r${row}${run}">${text}</i>`).join('')}</div>`).join('')}<div class="line"><span>12:34</span></div></div></section></main>`,
};
