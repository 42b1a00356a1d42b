// npm run adopt: makes content/, the words and pictures of an agency of one's own, from the sample.
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SAMPLE_FOLDER } from '../content-model/src/folder.ts';
import { root } from './lib/root.ts';
import { recordVersion } from './lib/upgrade/content.ts';

const folder = join(root, 'content');

/** Copies the sample to content/, which is there whole or not at all. */
function copySample(): void {
  const copy = `${folder}.${process.pid}`;
  try {
    cpSync(SAMPLE_FOLDER, copy, { recursive: true });
    recordVersion(copy);
    renameSync(copy, folder);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const { from } = parseArgs({ options: { from: { type: 'string', default: 'sample' } } }).values;
if (from !== 'sample') {
  console.error(`--from must be sample, got "${from}".`);
  process.exitCode = 2;
} else if (existsSync(folder)) {
  console.log('content/ is there already, and stays as it is.');
} else {
  copySample();
  console.log(`content/ holds a copy of the sample now. Change it with npm run cms, or file by file:
content/README.md says what each field is for. npm start shows the site, npm test audits it.`);
}
