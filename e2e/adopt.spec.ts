import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { root } from '../tools/lib/root.ts';
import { becomeOtherAgency } from './support/other-agency.ts';
import { VariantSite } from './support/variant-site.ts';

const run = promisify(execFile);

/** Runs the audit as `npm test` does, on the site of a copy. @returns what it printed, and how it ended. */
async function audit(site: VariantSite, output: string): Promise<{ text: string; code: number }> {
  const playwright = join(root, 'node_modules', '.bin', 'playwright');
  const args = ['test', '--project=audit', '--reporter=line', '--workers=1', `--output=${output}`];
  const env = { ...process.env, CONTENT_DIR: site.contentFolder, SITE_DIR: site.siteDir };
  try {
    const { stdout } = await run(playwright, args, { cwd: root, env });
    return { text: stdout, code: 0 };
  } catch (error) {
    const { stdout, code } = error as { stdout: string; code: number };
    return { text: stdout, code };
  }
}

const german = ['--from', 'blank', '--language', 'de', '--name', 'Kontor Süd'];

const agencies: Record<string, () => VariantSite> = {
  'with every text in other words': () => {
    const site = new VariantSite();
    becomeOtherAgency(site.contentFolder);
    return site;
  },
  'with every text in other words and without all that may be left out': () => {
    const site = new VariantSite();
    becomeOtherAgency(site.contentFolder, { minimal: true });
    return site;
  },
  'that starts blank in German': () => new VariantSite(german),
};

for (const [agency, adopt] of Object.entries(agencies)) {
  test(`an agency ${agency} passes the audit`, async () => {
    // A whole run of the audit, beside another one.
    test.setTimeout(480_000);
    const site = adopt();
    try {
      await site.build();
      const { text, code } = await audit(site, test.info().outputPath('audit'));
      expect(text).toMatch(/\d+ passed/);
      expect(code, text).toBe(0);
    } finally {
      site.delete();
    }
  });
}
