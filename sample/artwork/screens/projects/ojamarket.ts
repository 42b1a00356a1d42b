import { icon, statusIcons } from '../../icons.ts';
import { projectPicture } from '../../screen.ts';

const naira = (amount: number): string => `₦${amount.toLocaleString('en-GB')}`;

/** What lies in the basket: name, count, price of one. */
const basket = [
  ['Tomatoes', 2, 2500],
  ['Ofada rice', 3, 1800],
  ['Palm oil', 1, 1900],
  ['Scotch bonnet', 4, 300],
] as const;
// 5,000 + 5,400 + 1,900 + 1,200 make 13,500.
const total = basket.reduce((sum, [, count, price]) => sum + count * price, 0);

const goods: Record<string, string> = {
  tomato:
    '<path fill="#d8401f" d="M12 36c0-14 10-20 24-20s24 6 24 20-10 24-24 24-24-10-24-24Z"/><path fill="#2f7a3c" d="m36 18-12-4 9-2 1-8 6 8 10-1-8 7z"/><path fill="#ef7a55" d="M20 34c1-6 5-9 10-10-4 4-6 8-6 14z"/>',
  pepper:
    '<path fill="#f0a81c" d="M14 34c4-10 16-12 22-6 8-6 20-2 22 8s-8 22-16 24c-4 1-6-2-9-1-10 0-22-14-19-25Z"/><path fill="#2f7a3c" d="M30 28c-2-8 2-14 8-18l3 4c-4 4-5 8-4 14z"/>',
  yam: '<path fill="#8a5a34" d="M14 46c-4-14 18-34 34-32 14 2 14 16 4 24S20 62 14 46Z"/><path fill="#f4e8cf" d="M46 15c10 2 13 12 7 20-4-2-10-14-7-20Z"/>',
  plantain:
    '<path fill="#e9bd2c" d="M14 22c4 20 22 30 42 22 4-2 4-6 0-6-14 0-26-8-32-20-3-6-11-3-10 4Z"/><path fill="#6a8a2c" d="m12 24 4-12 7 4z"/>',
  beans:
    '<path fill="#a5643a" d="M12 32c0-8 10-10 14-4s12-2 14 6-6 12-14 10-14-4-14-12Zm26 12c4-6 14-6 18 0s-2 14-10 14-12-8-8-14Z"/>',
  fish: '<path fill="#8593a5" d="M8 36c12-16 32-16 44-2l10-8v22l-10-8C40 52 20 52 8 36Z"/><circle cx="20" cy="34" r="3" fill="#fff"/>',
};
const good = (name: string): string => `<svg viewBox="0 0 72 72">${goods[name] ?? ''}</svg>`;

const shelf = [
  ['Tomatoes', 'tomato'],
  ['Yam', 'yam'],
  ['Plantain', 'plantain'],
  ['Pepper', 'pepper'],
  ['Beans', 'beans'],
  ['Titus fish', 'fish'],
] as const;

const css = `
body { background: #f2b53b; }
.awning { position: absolute; left: 0; right: 0; top: 0; height: 92px; background: repeating-linear-gradient(90deg, #d8401f 0 80px, #fff5dd 80px 160px); }
.scallop { position: absolute; left: 0; right: 0; top: 70px; height: 44px; } .scallop path:nth-child(odd) { fill: #d8401f; } .scallop path:nth-child(even) { fill: #fff5dd; }
.p1 { --phone: 286px; left: 78px; top: 10px; }
.p2 { --phone: 286px; left: 436px; top: 52px; }
.glass { background: #fffaf0; color: #2a160b; }
.bar { padding: 6px 20px 12px; display: flex; align-items: baseline; justify-content: space-between; } .bar h2 { font-size: 25px; } .bar span { font-size: 13px; color: #8a5b33; font-weight: 600; }
.shelf { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; padding: 0 14px; } .shelf div { text-align: center; padding: 6px 0 8px; border-radius: 16px; background: #fdeccb; font-weight: 600; font-size: 13px; } .shelf svg { width: 56px; margin: 0 auto; } .shelf .on { background: #2a160b; color: #fff; }
  .lines { margin: 12px 14px 0; } .lines li { display: grid; grid-template-columns: 1fr auto; padding: 7.5px 4px; border-top: 1.5px solid #f0ddb8; font-size: 14px; } .lines li b { font-size: 15px; } .lines b:last-child { align-self: center; }
.pay { margin-top: auto; background: #2a160b; color: #fff; padding: 16px 18px 24px; border-radius: 26px 26px 0 0; } .pay p { display: flex; justify-content: space-between; align-items: baseline; font-size: 15px; } .pay p b { font: 700 33px/1 Bricolage; } .pay div { margin-top: 13px; height: 50px; border-radius: 15px; background: #f2b53b; color: #2a160b; display: grid; place-items: center; font-weight: 700; font-size: 17px; }
.p2 .glass { background: #1d6b3f; color: #fff; } .done { padding: 34px 22px 0; text-align: center; } .done .icon { width: 78px; height: 78px; margin: 0 auto 14px; padding: 16px; border-radius: 50%; background: #fff; color: #1d6b3f; stroke-width: 2.6; } .done h2 { font-size: 31px; } .done > b { display: block; font: 700 46px/1 Bricolage; margin: 8px 0; } .done p { font-size: 15px; color: #c6ead2; }
.bill { margin: 20px 18px 0; background: #fffaf0; color: #2a160b; border-radius: 18px; padding: 14px 16px; font-size: 14px; } .bill div { display: flex; justify-content: space-between; padding: 5px 0; } .bill div:last-child { border-top: 2px dashed #e4cfa6; margin-top: 6px; padding-top: 10px; font-weight: 700; font-size: 16px; }
.today { margin: 14px 18px; display: flex; justify-content: space-between; font-size: 14px; color: #c6ead2; } .today b { color: #fff; font-size: 16px; }
`;

const scallops = Array.from(
  { length: 10 },
  (_, index) => `<path d="M${index * 80} 0h80v14a40 28 0 0 1-80 0z"/>`,
).join('');
const status = `<div class="status"><span>16:20</span>${statusIcons}</div>`;

/** The till of a market stall: goods in the basket, and the sale when it is paid. */
export const ojaMarket = projectPicture(
  'ojamarket',
  css,
  `<div class="awning"></div><svg class="scallop" viewBox="0 0 800 44" preserveAspectRatio="none">${scallops}</svg>
<div class="phone p1"><div class="glass">${status}<div class="bar"><h2>Mama Sikirat</h2><span>Stall 14</span></div><div class="shelf">${shelf.map(([name, picture], index) => `<div${index === 0 ? ' class="on"' : ''}>${good(picture)}${name}</div>`).join('')}</div><ul class="lines">${basket.map(([name, count, price]) => `<li><span><b>${count} × ${name}</b></span><b>${naira(count * price)}</b></li>`).join('')}</ul><div class="pay"><p>4 items<b>${naira(total)}</b></p><div>Take payment</div></div></div></div>
<div class="phone p2"><div class="glass">${status}<div class="done">${icon('check')}<h2>Paid in cash</h2><b>${naira(total)}</b><p>Change due: ${naira(15000 - total)}</p></div><div class="bill">${basket.map(([name, count, price]) => `<div><span>${count} × ${name}</span><span>${naira(count * price)}</span></div>`).join('')}<div><span>Cash given</span><span>${naira(15000)}</span></div></div><div class="today"><span>Sold today<br><b>${naira(86400)}</b></span><span class="right">Sales<br><b>21</b></span></div></div></div>`,
);
