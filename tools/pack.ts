// npm run pack -- FOLDER: packs the product, and the package that makes projects, into FOLDER, as they are published.
import { resolve } from 'node:path';
import { commandLine } from './lib/command-line.ts';
import { packAll } from './lib/pack/pack.ts';

const usage = 'npm run pack -- FOLDER   packs the two packages into FOLDER, as they are published';

const folder = commandLine({ usage, options: {}, words: 1 }, ({ positionals: [name] }) => {
  if (name === undefined) throw new Error('Name a folder.');
  return name;
});
process.exitCode = await packAll(resolve(folder));
