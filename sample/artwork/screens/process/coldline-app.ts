import { icon, statusIcons } from '../../icons.ts';

/** Styles of {@link driverScreen}. */
export const driverScreenCss = `
.driver { background: #0b2236; color: #e8f3fa; font-size: 15px; }
.driver .temp { margin: 10px 14px 0; border-radius: 22px; background: #bdeaff; color: #06283d; padding: 18px 20px 20px; } .driver .temp p { display: flex; justify-content: space-between; font-weight: 600; } .driver .temp b { display: block; font: 600 84px/1 Bricolage; letter-spacing: -.035em; margin: 8px 0 2px; } .driver .temp svg.line { width: 100%; height: 52px; margin-top: 10px; fill: none; stroke: #06283d; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
.driver .stop { margin: 16px 20px 0; } .driver .stop small { font-size: 14px; color: #8fb6cf; } .driver .stop h2 { font-size: 28px; margin: 3px 0 6px; } .driver .stop p { color: #b9d3e4; }
.driver .way { display: flex; gap: 13px; margin: 14px 20px 0; font-size: 14.5px; font-weight: 600; } .driver .way span { white-space: nowrap; display: flex; gap: 7px; align-items: center; } .driver .way .icon { color: #6fd3ff; }
.driver .here { margin: auto 14px 26px; height: 76px; border-radius: 20px; background: #ff8a4d; color: #2a0e00; font: 700 25px/76px Bricolage; text-align: center; }
`;

/** What a driver of a refrigerated lorry sees: the cold behind him, and the next stop. */
export const driverScreen = `<div class="glass driver"><div class="status"><span>09:12</span>${statusIcons}</div>
<div class="temp"><p><span>In the box</span><span>Cold enough</span></p><b>4.1°</b><svg class="line" viewBox="0 0 220 52" preserveAspectRatio="none"><path d="M2 30c20-8 36 6 56 2s30-14 52-10 32 14 54 8 34-12 54-8"/></svg></div>
<div class="stop"><small>Next stop, 2 of 5</small><h2>Oluyole store</h2><p>14 crates, Mrs Oni signs</p></div>
<div class="way"><span>${icon('pin')}18 km</span><span>${icon('clock')}09:40</span><span>${icon('phone')}Call</span></div>
<div class="here">I’m here</div></div>`;
