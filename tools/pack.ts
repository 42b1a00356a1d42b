// npm run pack -- FOLDER: packs the product, and the package that makes projects, into FOLDER, as they are published.
import { resolve } from 'node:path';
import { commandLine } from './lib/command-line.ts';
import { packCreate, packProduct } from './lib/pack/pack.ts';

const usage = 'npm run pack -- FOLDER   packs the two packages into FOLDER, as they are published';

const folder = commandLine({ usage, options: {}, words: 1 }, ({ positionals: [name] }) => {
  if (name === undefined) throw new Error('Name a folder.');
  return name;
});
for (const pack of [packProduct, packCreate]) {
  process.exitCode ||= (await pack(resolve(folder))).code;
}
