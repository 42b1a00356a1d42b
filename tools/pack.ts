// npm run pack -- FOLDER: packs the product into FOLDER, as it is published.
import { resolve } from 'node:path';
import { pack } from './lib/pack/pack.ts';

const [folder] = process.argv.slice(2);
if (!folder || folder.startsWith('-')) {
  console.error('npm run pack -- FOLDER   packs the product into FOLDER, as it is published');
  process.exit(2);
}
process.exitCode = await pack(resolve(folder));
