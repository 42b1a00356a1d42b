// npm run create -- FOLDER: makes the project of an agency's website, as `npm create agency-website FOLDER` does with the
// published package. Without --package, the product is packed from these sources.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { productRoot } from '../packages/harness/root.ts';
import { runProgram } from '../packages/harness/run-program.ts';
import { beginOptions, flagsOf, help, refuseWrong } from './lib/begin/flags.ts';
import { commandLine } from './lib/command-line.ts';
import { packProduct } from './lib/pack/pack.ts';

const usage = `npm run create -- FOLDER [--package FILE] …\n\n${help()}`;
const options = { ...beginOptions, package: { type: 'string' } } as const;

const { flags, packed } = commandLine({ usage, options, words: 1 }, ({ values, positionals }) => {
  const isFirst = positionals[0] !== undefined && positionals[0] === process.argv[2];
  if (!isFirst) throw new Error('Name the folder of the project first.');
  return { flags: flagsOf(values), packed: values.package };
});
// Wrong answers are refused before the minute of the installation.
refuseWrong(flags);

/** The option that names a package, made of these sources. */
async function packageWords(): Promise<string[]> {
  const folder = join(productRoot, '.cache/packed');
  // An earlier version may lie there.
  rmSync(folder, { recursive: true, force: true });
  const { code, file } = await packProduct(folder);
  if (code !== 0) process.exit(code);
  return ['--package', file];
}

const program = join(productRoot, 'packages/create/create.mjs');
const words = packed === undefined ? await packageWords() : [];
process.exitCode = await runProgram('node', [program, ...process.argv.slice(2), ...words]);
