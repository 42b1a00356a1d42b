import { icon } from '../icons.ts';
import type { Screen } from '../screen.ts';
import { dispatchMap, dispatchMapCss } from './dispatch-map.ts';

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
  ['KD-2409', 'Solace Pharmacy', '8 Bode Thomas, Surulere', 'UC', '4 min late', 'late', false],
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
  // The rider who is followed is a picture of its own: drawings/rider.ts.
  css: `${css}${dispatchMapCss}.rider.now{display:none}${[0, 1, 2, 3].flatMap((row) => riders[row]?.[2].map(([from, length], run) => `.r${row}${run}{left:${percent(from)};width:${percent(length)}}`) ?? []).join('')}${['09', '10', '11', '12', '13', '14', '15'].map((_, index) => `.h${index}{left:${percent(index * 52)}}`).join('')}.line{left:${percent(186)}}`,
  body: `
<nav class="rail"><div class="logo"><svg viewBox="0 0 32 32"><path d="M2 3h8v26H2zM12.5 15 23 3h7v4.500L18 17zM18 18.5 30 25v4h-9.500z"/></svg>kadara</div>
<ul>${navigation.map(([name, text, count], index) => `<li${index === 0 ? ' class="on"' : ''}>${icon(name)}${text}<span>${count}</span></li>`).join('')}</ul>
<h4>Hubs, orders waiting</h4><div class="hubs"><div>Yaba<b>8</b></div><div>Oshodi<b>7</b></div><div>Ikoyi<b>4</b></div></div>
<h4>Roads now</h4><div class="hubs"><div>Third Mainland<b>clear</b></div><div>Ikorodu Road<b>slow</b></div><div>Eko Bridge<b>clear</b></div></div>
<h4>Weather</h4><div class="hubs"><div>Rain<b>from 16:00</b></div></div>
<div class="me"><i>IB</i><div><b>Ibidun Bassey</b>Dispatcher, Yaba</div></div></nav>
<main><header><h1>Thursday, 16 October<small>12:34</small></h1><div class="find">${icon('search')}Order, rider or street</div><div class="area">${icon('pin')}Lagos Mainland and Island${icon('down')}</div><div class="new">${icon('plus')}New order</div></header>
<section class="figures">${figures.map(([label, value, note, values]) => `<div class="card"><p>${label}</p><b>${value}</b><small>${note}</small>${bars(values)}</div>`).join('')}</section>
<section class="middle"><div class="card mapcard">${dispatchMap('0 0 640 356')}<div class="tip"><b>KD-2417<span>6 min</span></b><p>Iya Moria Kitchen, Yaba<br>to 14 Bourdillon Road</p></div><div class="zoom"><div>${icon('plus')}</div><div>${icon('minus')}</div></div><div class="legend"><span><i class="k1"></i>On the road</span><span><i class="k2"></i>Late</span><span><i class="k3"></i>Back to hub</span></div></div>
<div class="card orders"><header><h2>Live orders</h2><span>All 148</span></header><ul>${orders.map(([id, from, to, who, eta, state, now]) => `<li class="${state}${now ? ' now' : ''}"><i class="av${who ? '' : ' none'}">${who}</i><div><b>${from}</b><p>${to}</p></div><div class="eta">${eta}<small>${id}</small></div></li>`).join('')}</ul></div></section>
<section class="card runs"><div class="names"><h2>Runs</h2>${riders.map(([name, who]) => `<div><i class="av">${who}</i>${name}</div>`).join('')}</div><div class="chart"><div class="hours">${['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00'].map((hour, index) => `<span class="h${index}">${hour}</span>`).join('')}</div>${riders.map(([, , runs], row) => `<div class="track">${runs.map(([, , kind, text], run) => `<i class="${kind} r${row}${run}">${text}</i>`).join('')}</div>`).join('')}<div class="line"><span>12:34</span></div></div></section></main>`,
};
