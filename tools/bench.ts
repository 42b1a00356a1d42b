// npm run bench: measures the named parts, or all. Ends with 1 for a lost message or a failed measurement; never for a
// low speed.
import { buildSiteIfChanged, testedSite } from '../packages/harness/build-site.ts';
import { reportBuilds } from './bench/builds.ts';
import { reportFigures } from './bench/figures.ts';
import { reportSpeed } from './bench/gateway.ts';
import { machineLine } from './bench/machine.ts';
import { reportPages } from './bench/pages.ts';
import { commandLine, type Typed } from './lib/command-line.ts';

const usage = 'npm run bench -- [pages] [gateway] [figures] [builds] [--beside ADDRESS-OR-FOLDER]';

/** Each part by its name, given other sites to measure beside the pages; false when something is wrong. */
const parts: Record<string, (beside: readonly string[]) => Promise<boolean>> = {
  pages: reportPages,
  gateway: reportSpeed,
  figures: reportFigures,
  builds: reportBuilds,
};

const options = { beside: { type: 'string', multiple: true, default: [] as string[] } } as const;

/** The parts and the other sites that the command names. @throws with a sentence for who typed it. */
function partsOf({ values, positionals }: Typed<typeof options>) {
  const unknown = positionals.find((name) => !(name in parts));
  if (unknown)
    throw new Error(`There is no part "${unknown}", but ${Object.keys(parts).join(', ')}.`);
  const asked = positionals.length > 0 ? positionals : Object.keys(parts);
  if (values.beside.length > 0 && !asked.includes('pages')) {
    throw new Error('--beside belongs to the part "pages", which was not asked for.');
  }
  return { asked, beside: values.beside };
}

const words = Object.keys(parts).length;
const { asked, beside } = commandLine({ usage, options, words }, partsOf);
console.log(machineLine());
if ((await buildSiteIfChanged({ folder: testedSite() })) !== 0) process.exit(1);
const began = performance.now();
let isRight = true;
for (const [name, report] of Object.entries(parts)) {
  if (asked.includes(name) && !(await report(beside))) isRight = false;
}
console.log(`\nMeasured in ${Math.round((performance.now() - began) / 1000)} s.`);
// Not process.exitCode: the package that starts PostgreSQL would end with 0.
process.exit(isRight ? 0 : 1);
