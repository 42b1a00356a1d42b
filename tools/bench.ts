// npm run bench [pages] [gateway] [memory] [crash-test]: measures these parts, or all of them. Ends with
// 1 for a lost message, a damaged database or too much memory; never for a low speed.
import { reportCrashes } from './bench/crash-test.ts';
import { reportSpeed } from './bench/gateway.ts';
import { reportMemory } from './bench/memory.ts';
import { reportPages } from './bench/pages.ts';
import { buildSiteIfChanged } from './lib/build-site.ts';

/** Each part by its name; false when something was lost or a limit exceeded. */
const parts: Record<string, () => Promise<boolean>> = {
  pages: reportPages,
  gateway: reportSpeed,
  memory: reportMemory,
  'crash-test': reportCrashes,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. The parts are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
if ((await buildSiteIfChanged()) !== 0) process.exit(1);
const began = performance.now();
for (const [name, report] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  if (!(await report())) process.exitCode = 1;
}
console.log(`\nMeasured in ${Math.round((performance.now() - began) / 1000)} s.`);
