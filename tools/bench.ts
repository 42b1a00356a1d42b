// npm run bench [pages] [motion] [gateway] [memory] [kills]: figures, each measured in this run; all
// without a name. Speed decides nothing. It ends with 1 for a lost message, a damaged database, too much
// memory, or a motion that has to be laid out or painted.
import { reportMotion } from './bench/motion.ts';
import { measurePages } from './bench/pages.ts';
import { reportKills, reportMemory, reportSpeed } from './bench/reports.ts';
import { printTable } from './bench/table.ts';
import { buildSiteIfChanged } from './lib/build-site.ts';

/** Each part by its name; false when something was lost, a limit exceeded or a rule broken. */
const parts: Record<string, () => Promise<boolean>> = {
  async pages() {
    console.log('\nPages, as a browser 390 px wide receives them (compressed), in bytes');
    console.log('firstView: all that loads at first; whole: after scrolling to the foot.\n');
    printTable(await measurePages());
    return true;
  },
  motion: () => reportMotion(),
  gateway: reportSpeed,
  memory: reportMemory,
  kills: reportKills,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  const known = Object.keys(parts).join(', ');
  console.error(`There is nothing to measure called ${unknown.join(', ')}. There are: ${known}.`);
  process.exit(2);
}
if ((await buildSiteIfChanged()) !== 0) process.exit(1);
const began = performance.now();
for (const [name, report] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  if (!(await report())) process.exitCode = 1;
}
console.log(`\nMeasured in ${Math.round((performance.now() - began) / 1000)} s.`);
