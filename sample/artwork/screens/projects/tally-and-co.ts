import { projectPicture } from '../../screen.ts';

const naira = (amount: number): string =>
  `${amount < 0 ? '−' : ''}₦${Math.abs(amount).toLocaleString('en-GB')}`;

/** The balance before the first entry, in naira. */
const opening = 3_214_600;

/** Entries from the oldest: day, who, what for, amount in naira (out is negative), matched by itself. */
const entries = [
  ['20 Oct', 'Balogun Textiles', 'Invoice 1048', 1_260_000, true],
  ['20 Oct', 'Sunrise Power', 'Prepaid units', -185_400, true],
  ['21 Oct', 'Salaries, September', '14 people', -2_310_000, true],
  ['22 Oct', 'Iya Moria Kitchen', 'Invoice 1051', 486_500, true],
  ['22 Oct', 'Unknown sender', 'Ref. 77120', 95_000, false],
  ['23 Oct', 'Kadara Deliveries', '62 drops', -148_800, true],
] as const;

let running = opening;
const lines = entries.map(([day, who, what, amount, matched]) => {
  running += amount;
  return { day, who, what, amount, matched, balance: running };
});
const moneyIn = entries.reduce((sum, [, , , amount]) => sum + Math.max(amount, 0), 0);
const moneyOut = entries.reduce((sum, [, , , amount]) => sum + Math.min(amount, 0), 0);

/** The balance at each entry as a line that climbs and falls in steps. */
const steps = [opening, ...lines.map(({ balance }) => balance)]
  .map((balance, index) => {
    const y = Math.round(92 - ((balance - 1_800_000) / 3_000_000) * 92);
    return index === 0 ? `M0 ${y}` : `H${index * 100 - 50}V${y}`;
  })
  .join('');

const css = `
body { background: #e9e7fb; color: #14112e; }
.window { left: 32px; right: 32px; top: 32px; bottom: -20px; border-radius: 22px; background: #fff; box-shadow: 0 26px 60px -20px rgb(40 30 120 / .5); }
.head { display: grid; grid-template-columns: 1fr auto; padding: 26px 30px 0; } .head p { font-size: 15px; color: #6a6790; } .head b { display: block; font: 600 52px/1.05 Bricolage; letter-spacing: 0; margin-top: 3px; }
.flow { display: flex; gap: 12px; align-self: end; padding-bottom: 6px; } .flow div { border-radius: 14px; padding: 11px 16px 12px; font-size: 13.5px; } .flow strong { display: block; font: 600 20px/1.15 Bricolage; } .in { background: #d8f2e2; color: #0c5a36; } .out { background: #fde2d6; color: #96360f; }
.chart { display: block; width: 736px; height: 112px; margin-top: 12px; } .chart .area { fill: #e9e7fb; } .chart .line { fill: none; stroke: #4a3aff; stroke-width: 4; stroke-linejoin: round; }
td, th { padding: 0 8px; height: 45px; font-size: 15px; border-top: 1px solid #ecebf6; } th { height: 34px; font-size: 13px; color: #6a6790; border: 0; } td:first-child, th:first-child { padding-left: 30px; width: 96px; color: #6a6790; } td:last-child, th:last-child { padding-right: 30px; } td b { font-weight: 600; } td.num, th.num { text-align: right; font-weight: 600; } td.plus { color: #0c7a48; } td.bal { color: #6a6790; font-weight: 500; } td .what { color: #6a6790; margin-left: 8px; }
tr.open td { background: #fff6d8; } tr.open .ask { display: inline-block; vertical-align: middle; margin: 0 0 2px 16px; height: 28px; padding: 0 12px; border-radius: 8px; background: #4a3aff; color: #fff; font: 600 13px/28px Instrument; }
`;

/** A ledger: payments in and out, the balance beside each, one payment nobody has claimed. */
export const tallyAndCo = projectPicture(
  'tally-and-co',
  css,
  `<div class="window"><div class="head"><div><p>Operating account, 23 October</p><b>${naira(running)}</b></div><div class="flow"><div class="in">In this week<strong>${naira(moneyIn)}</strong></div><div class="out">Out this week<strong>${naira(moneyOut)}</strong></div></div></div>
<svg class="chart" viewBox="0 0 600 112" preserveAspectRatio="none"><path class="area" d="${steps}H600V112H0z"/><path class="line" vector-effect="non-scaling-stroke" d="${steps}H600"/></svg>
<table><tr><th>Day</th><th>Payment</th><th class="num">Amount</th><th class="num">Balance</th></tr>${lines
    .toReversed()
    .map(
      ({ day, who, what, amount, matched, balance }) =>
        `<tr${matched ? '' : ' class="open"'}><td>${day}</td><td><b>${who}</b><span class="what">${what}</span>${matched ? '' : '<span class="ask">Match</span>'}</td><td class="num${amount > 0 ? ' plus' : ''}">${amount > 0 ? '+' : ''}${naira(amount)}</td><td class="num bal">${naira(balance)}</td></tr>`,
    )
    .join('')}</table></div>`,
);
