// npm run bench -- [pages] [growth] [gateway] [memory] [--beside ADDRESS-OR-FOLDER]:
// measures these parts, or all of them. Ends with 1 for a lost message, too much
// memory or what could not be measured; never for a low speed.

import { buildSiteIfChanged } from '../harness/build-site.ts';
import { endWith } from './bench/end-with.ts';
import { reportSpeed } from './bench/gateway.ts';
import { reportGrowth } from './bench/growth.ts';
import { reportKeptMessages } from './bench/kept-messages.ts';
import { machineLine } from './bench/machine.ts';
import { reportMemory } from './bench/memory.ts';
import { type BenchOptions, readOptions } from './bench/options.ts';
import { reportPages } from './bench/pages.ts';

/** Each part by its name; false when something was lost or a limit exceeded. */
const parts: Record<string, (options: BenchOptions) => Promise<boolean>> = {
  pages: ({ beside }) => reportPages(beside),
  growth: reportGrowth,
  gateway: async () => [await reportSpeed(), await reportKeptMessages()].every(Boolean),
  memory: reportMemory,
};

function optionsOf(words: readonly string[]): BenchOptions {
  try {
    return readOptions(words, Object.keys(parts));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}

const options = optionsOf(process.argv.slice(2));
console.log(machineLine());
if ((await buildSiteIfChanged()) !== 0) process.exit(1);
const began = performance.now();
let isRight = true;
for (const [name, report] of Object.entries(parts)) {
  if (options.parts.includes(name) && !(await report(options))) isRight = false;
}
console.log(`\nMeasured in ${Math.round((performance.now() - began) / 1000)} s.`);
endWith(isRight);
