import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { visitedPages } from '../../content-model/src/read-site.ts';
import { readFolder } from '../../content-store/src/folder.ts';
import { root } from '../../harness/root.ts';
import {
  full,
  fullTest,
  least,
  leastTest,
  several,
  severalTest,
  start,
  startTest,
} from '../support/agencies/agencies.ts';
import { auditPages } from '../support/agencies/audits.ts';
import { remainsOfSample } from '../support/agencies/remains-of-sample.ts';
import { expect } from '../support/fixtures.ts';
import { foldersIn } from '../support/variant-site.ts';

for (const [{ folder, base, language, pages, alike }, test] of [
  [full, fullTest],
  [least, leastTest],
  [start, startTest],
] as const) {
  const hidden = ['message-sent', 'message-not-sent', 'no-such-page'];

  test.describe(`on the site of an agency in ${language}`, () => {
    auditPages(
      test,
      [...pages, ...hidden].map((page) => ({
        address: base + page,
        isPublic: pages.includes(page),
        status: page === 'no-such-page' ? 404 : 200,
        language,
      })),
      alike.map((page) => base + page),
    );

    test('the name and the colours of the sample are nowhere', () => {
      expect(remainsOfSample(foldersIn(folder).siteDir)).toEqual([]);
    });
  });
}

severalTest('the audit that npm test runs on content/ passes, in every language', async () => {
  const { contentFolder, siteDir } = foldersIn(several.folder);
  const playwright = join(root, 'node_modules', '.bin', 'playwright');
  const args = [
    'test',
    '--project=audit',
    '--reporter=line',
    '--workers=1',
    '--grep=without script|every address',
  ];
  const output = `--output=${severalTest.info().outputPath('audit')}`;
  const env = { ...process.env, CONTENT_DIR: contentFolder, SITE_DIR: siteDir };
  const { stdout } = await promisify(execFile)(playwright, [...args, output], { cwd: root, env });
  const pages = visitedPages(readFolder(contentFolder));
  expect(stdout).toContain(`${pages.length + 4} passed`);
});
