// npm run build: the static site into site/dist, ready for any static host.
import { relative } from 'node:path';
import { BUILD_LOCK, buildSite, SITE_DIR } from '../packages/harness/build-site.ts';
import { inTurn } from '../packages/harness/in-turn.ts';
import { withoutWords } from './lib/command-line.ts';
import { formAddress } from './lib/form-address.ts';
import { missingAddress } from './lib/missing-address.ts';
import { noteBuild } from './lib/published-content.ts';

withoutWords('npm run build   writes the static site into site/dist, with the settings of .env');
process.exitCode = await inTurn(BUILD_LOCK, () => buildSite());
if (process.exitCode === 0) {
  noteBuild({ isPublished: false });
  console.log(`The site is in ${relative(process.cwd(), SITE_DIR)}.`);
  const form = formAddress(process.env);
  if (form !== undefined) console.log(form);
  if (!process.env['SITE_URL']) {
    console.warn(missingAddress(SITE_DIR));
  }
}
