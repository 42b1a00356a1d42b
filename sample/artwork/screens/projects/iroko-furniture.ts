import { icon } from '../../icons.ts';
import { projectPicture } from '../../screen.ts';

const wood = '#7a4524';
const dark = '#542c15';

/** Chairs drawn from the front, each in a box of 200 by 200. */
const chairs = {
  lounge: `<path fill="${dark}" d="M40 150 30 194h10l16-44zM160 150l10 44h-10l-16-44z"/><path fill="#c2542b" d="M44 60c0-22 24-30 56-30s56 8 56 30l8 76H36z"/><path fill="#a8431d" d="M30 116c-6 0-8 8-6 16l6 24h140l6-24c2-8 0-16-6-16-8 0-10 6-12 14H42c-2-8-4-14-12-14Z"/><path fill="none" stroke="#e79a74" stroke-width="3" stroke-linecap="round" d="M70 44c-6 20-8 40-8 62M100 40v66M130 44c6 20 8 40 8 62"/>`,
  dining: `<path fill="${wood}" d="M56 20h12l4 88h-14zM132 20h12l-2 88h-14zM54 122h14l-6 74h-10zM132 122h14l2 74h-10z"/><path fill="${dark}" d="M52 104h96l6 20H46z"/><path fill="${wood}" d="M60 28h80v12H60zM62 52h76v10H62zM62 74h76v10H62z"/><path fill="${wood}" d="M60 158h80v7H60z"/>`,
  stool: `<path fill="${wood}" d="M60 74h16l-18 120H44zM124 74h16l16 120h-14zM92 74h16v112H92z"/><path fill="${dark}" d="M38 54c20-10 104-10 124 0 4 12-4 22-12 24-30 6-70 6-100 0-8-2-16-12-12-24Z"/><path fill="none" stroke="#c58a5c" stroke-width="2.5" d="M52 58c28-6 68-6 96 0M58 66c24-5 60-5 84 0"/><path fill="${dark}" d="M54 140h92v8H54z"/>`,
  bench: `<path fill="${wood}" d="M14 112h172v16H14zM24 128h14v64H24zM162 128h14v64h-14z"/><path fill="#22308a" d="M16 96h168a6 6 0 0 1 6 6v10H10v-10a6 6 0 0 1 6-6Z"/><g fill="none" stroke="#a1b5f2" stroke-width="2"><path d="M24 104h8m8 0h8m8 0h8m8 0h8m8 0h8m8 0h8m8 0h8m8 0h8m8 0h8m8 0h8"/></g><path fill="${dark}" d="M36 164h128v7H36z"/>`,
};

const goods = [
  ['dining', 'Osun dining chair', 'Iroko, oiled', '₦86,000'],
  ['stool', 'Apoti stool', 'Carved from one log', '₦38,500'],
  ['bench', 'Adire bench', 'Iroko and indigo cotton', '₦142,000'],
] as const;

const css = `
body { background: #efe6d8; color: #2b1a10; }
.nav { position: absolute; left: 38px; right: 38px; top: 24px; display: flex; align-items: center; gap: 30px; font-size: 15px; font-weight: 500; } .nav b { font: 800 26px/1 Bricolage; font-stretch: 80%; margin-right: auto; letter-spacing: -.01em; } .nav i { position: relative; display: block; } .nav .icon { width: 25px; height: 25px; } .nav i span { position: absolute; right: -7px; top: -6px; width: 17px; height: 17px; border-radius: 50%; background: #c2542b; color: #fff; font: 600 11px/17px Instrument; text-align: center; }
.hero { position: absolute; left: 38px; right: 38px; top: 70px; height: 242px; border-radius: 22px; background: #2f4034; color: #f7efe0; overflow: hidden; } .hero h1 { position: absolute; left: 32px; top: 24px; font-size: 50px; font-stretch: 84%; line-height: .95; } .hero p { line-height: 1.3; position: absolute; left: 32px; top: 134px; width: 250px; font-size: 17px; color: #cfd8c6; } .hero .buy { position: absolute; left: 32px; bottom: 20px; display: flex; align-items: center; gap: 18px; font: 600 27px/1 Bricolage; } .buy span { height: 44px; padding: 0 20px; border-radius: 99px; background: #e8b44a; color: #2b1a10; font: 600 15px/44px Instrument; }
.hero svg { position: absolute; right: 70px; bottom: 0; width: 236px; height: 236px; } .arch { position: absolute; right: 30px; bottom: -20px; width: 316px; height: 236px; border-radius: 163px 163px 0 0; background: #e8b44a; }
.dots { position: absolute; right: 26px; top: 26px; display: grid; gap: 9px; } .dots i { width: 22px; height: 22px; border-radius: 50%; border: 3px solid #2f4034; background: #c2542b; outline: 2px solid #f7efe0; } .dots i + i { outline: 0; background: #22308a; } .dots i + i + i { background: #d9c8a8; }
.goods { position: absolute; left: 38px; right: 38px; top: 328px; display: grid; grid-template-columns: repeat(3, 1fr); gap: 18px; } .goods div { border-radius: 18px; background: #fffaf1; padding-bottom: 10px; overflow: hidden; } .goods svg { width: 100%; height: 112px; background: #e2d3bb; padding: 8px 0 0; } .goods b { display: flex; justify-content: space-between; font-size: 15px; padding: 9px 14px 1px; } .goods p { padding: 0 14px; color: #7a6652; font-size: 13.5px; }
.facts { position: absolute; left: 38px; right: 38px; top: 526px; display: grid; grid-template-columns: repeat(3, 1fr); gap: 18px; font-weight: 500; font-size: 14.5px; color: #5c4632; } .facts span { display: flex; gap: 10px; align-items: center; } .facts .icon { width: 24px; height: 24px; color: #c2542b; }
`;

/** A furniture shop: the chair of the month and three more. */
export const irokoFurniture = projectPicture(
  'iroko-furniture',
  css,
  `<div class="nav"><b>iroko</b><span>Chairs</span><span>Tables</span><span>Beds</span><span>Workshop</span><i>${icon('bag')}<span>2</span></i></div>
<div class="hero"><div class="arch"></div><svg viewBox="0 0 200 200">${chairs.lounge}</svg><h1>Eko lounge<br>chair</h1><p>Iroko frame, woven raffia</p><div class="buy">₦214,000<span>Choose a colour</span></div><div class="dots"><i></i><i></i><i></i></div></div>
<div class="goods">${goods.map(([chair, name, what, price]) => `<div><svg viewBox="0 0 200 200">${chairs[chair]}</svg><b><span>${name}</span><span>${price}</span></b><p>${what}</p></div>`).join('')}</div><div class="facts"><span>${icon('clock')}Made to order in 12 days</span><span>${icon('truck')}Lagos, Ibadan and Accra</span><span>${icon('shield')}Joints guaranteed ten years</span></div>`,
);
