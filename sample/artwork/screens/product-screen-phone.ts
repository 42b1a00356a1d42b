import { icon, statusIcons } from '../icons.ts';
import type { Screen } from '../screen.ts';
import { dispatchMap, dispatchMapCss } from './dispatch-map.ts';

const css = `
body { background: #bccbf2; font-size: 17px; }
${dispatchMapCss}
.map { position: absolute; inset: 56px 0 auto; height: 344px; }
.map text:not(.big) { display: none; } .map text.big { display: block; font-size: 13.5px; transform: translateX(-11px); }
.rider:not(.now), .route.plan, .route.old { display: none; } .map .rider.now text { display: block; font-size: 14px; transform: translateY(1.3px); } .rider.now circle { r: 17px; } .rider.now circle.pulse { r: 27px; }
.route { stroke-width: 5; } .goal { r: 6.5px; }
.top { position: absolute; inset: 0 0 auto; height: 104px; padding: 13px 20px 0; border-radius: 0 0 22px 22px; background: var(--ink950); color: var(--chalk50); }
.top .clock { display: flex; justify-content: space-between; align-items: center; font-weight: 600; line-height: 1.2; } .clock svg { width: 46px; height: 16px; }
.top h1 { display: flex; align-items: center; gap: 10px; margin-top: 14px; font-size: 26px; } .top h1 svg { width: 25px; fill: var(--laterite500); } .top h1 span { margin-left: auto; font: 500 17px/1 Instrument; letter-spacing: 0; color: #c9cfe6; }
.sheet { position: absolute; inset: auto 0 0; height: 266px; padding: 20px 20px 0; border-radius: 24px 24px 0 0; background: #fff; box-shadow: 0 -12px 30px -12px rgb(10 12 34 / .45); }
.who { display: grid; grid-template-columns: 54px 1fr auto; gap: 13px; align-items: center; color: var(--ink600); line-height: 1.25; } .who i { width: 54px; height: 54px; border-radius: 50%; background: var(--laterite500); color: var(--ink950); font: 600 20px/54px Instrument; text-align: center; } .who div { white-space: nowrap; } .who b { display: block; font: 700 23px/1.15 Bricolage; color: var(--ink950); } .who strong { align-self: start; font: 700 29px/1.1 Bricolage; color: var(--laterite700); }
.stops { margin: 16px 0 17px; display: grid; gap: 9px; } .stops li { display: flex; gap: 13px; align-items: center; padding-left: 4px; white-space: nowrap; font-weight: 500; font-size: 17.5px; } .stops .icon { width: 25px; height: 25px; color: var(--ink500); } .stops li + li .icon { color: var(--laterite700); }
.call { display: grid; grid-template-columns: 1fr 1fr; gap: 11px; } .call span { height: 54px; border-radius: 16px; display: flex; gap: 10px; align-items: center; justify-content: center; font: 600 19px/1 Instrument; background: var(--indigo700); color: #fff; } .call span + span { background: var(--indigo100); color: var(--indigo700); } .call .icon { width: 23px; height: 23px; }
`;

/**
 * The dispatch map as a dispatcher has it in the hand, with the card of the rider on the way: the picture
 * in the device of the home page on small screens. At a third of its width no letter is below 11 pixels.
 */
export const productScreenPhone: Screen = {
  file: 'sample/content/hero/product-screen-phone.png',
  width: 360,
  height: 640,
  css,
  body: `${dispatchMap('204 52 270 258')}
<div class="top"><div class="clock"><span>12:34</span>${statusIcons}</div><h1><svg viewBox="0 0 32 32"><path d="M2 3h8v26H2zM12.5 15 23 3h7v4.500L18 17zM18 18.5 30 25v4h-9.500z"/></svg>kadara<span>38 on the road</span></h1></div>
<div class="sheet"><div class="who"><i>SA</i><div><b>Sola Adio</b>KD-2417 + 2 drops</div><strong>6 min</strong></div><ul class="stops"><li>${icon('bag')}Iya Moria Kitchen, Yaba</li><li>${icon('pin')}14 Bourdillon Road, Ikoyi</li></ul><div class="call"><span>${icon('phone')}Call</span><span>${icon('message')}Message</span></div></div>`,
};
