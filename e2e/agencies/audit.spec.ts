import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { productRoot } from '../../packages/harness/root.ts';
import { full, fullTest, least, leastTest, several } from '../support/agencies/agencies.ts';
import { auditAgency } from '../support/agencies/audits.ts';
import { remainsOfSample } from '../support/agencies/remains-of-sample.ts';
import { expect, test } from '../support/fixtures.ts';
import { foldersIn } from '../support/variant-site.ts';

for (const [{ folder, base, language, mailHost, pages, repeated }, agencyTest] of [
  [full, fullTest],
  [least, leastTest],
] as const) {
  const hidden = ['message-sent', 'message-not-sent', 'no-such-page'];

  agencyTest.describe(`on the site of an agency in ${language}`, () => {
    auditAgency(
      agencyTest,
      [...pages, ...hidden].map((page) => ({
        address: base + page,
        isPublic: pages.includes(page),
        status: page === 'no-such-page' ? 404 : 200,
        language,
        mailHost,
      })),
      { everywhere: [base], repeated: repeated.map((page) => base + page) },
    );

    agencyTest('the name and the colours of the sample are nowhere', () => {
      expect(remainsOfSample(foldersIn(folder).siteDir)).toEqual([]);
    });
  });
}

for (const { folder, base, homes, what } of [
  { ...several, homes: ['/', '/ja', '/ar'], what: 'in every language' },
  { ...full, homes: [full.base], what: 'below the path that the site is built for' },
]) {
  test(`the audit that npm test runs on content/ passes, ${what}`, async () => {
    const { contentFolder, siteDir } = foldersIn(folder);
    const playwright = join(productRoot, 'node_modules', '.bin', 'playwright');
    const args = [
      'test',
      '--config=e2e',
      '--project=audit',
      '--reporter=line',
      '--workers=1',
      `--grep=without script .*nothing is wrong with (${homes.join('|')})$|every address`,
    ];
    const output = `--output=${test.info().outputPath('audit')}`;
    const settings = { CONTENT_DIR: contentFolder, SITE_DIR: siteDir, BASE_PATH: base };
    const { stdout } = await promisify(execFile)(playwright, [...args, output], {
      cwd: productRoot,
      env: { ...process.env, ...settings },
    });
    expect(stdout).toContain(`${homes.length + 1} passed`);
  });
}
