// npm run create -- FOLDER: makes the project of an agency's website, as `npm create agency-website FOLDER` does with the
// published package. Without --package, the product is packed from these sources.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { productRoot } from '../packages/harness/root.ts';
import { runProgram } from '../packages/harness/run-program.ts';
import { answersIn, help } from './lib/begin/flags.ts';
import { pack } from './lib/pack/pack.ts';

const args = process.argv.slice(2);
const at = args.indexOf('--package');
const [folder, ...flags] = at < 0 ? args : args.toSpliced(at, 2);
const isComplete = folder !== undefined && !folder.startsWith('-');

/** The words that name a package. */
async function packageWords(): Promise<string[]> {
  if (!isComplete || at >= 0) return [];
  const packed = join(productRoot, '.cache/packed');
  // An earlier version may lie there.
  rmSync(packed, { recursive: true, force: true });
  const code = await pack(packed);
  if (code !== 0) process.exit(code);
  const [file = ''] = readdirSync(packed);
  return ['--package', join(packed, file)];
}

if (args.includes('--help')) {
  console.log(`npm run create -- FOLDER [--package FILE] …\n\n${help()}`);
  process.exit();
}
// Wrong answers are refused before the minute of the installation.
if (isComplete) answersIn(flags);
const create = join(productRoot, 'packages/create/create.mjs');
process.exitCode = await runProgram('node', [create, ...args, ...(await packageWords())]);
