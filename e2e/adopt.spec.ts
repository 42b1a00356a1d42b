import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { DEFAULT_THEME } from '../content-model/src/schemas/theme.ts';
import { cssOf, hexOf } from '../content-model/src/theme/colour.ts';
import { themeRoles } from '../content-model/src/theme/roles.ts';
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

const sample = themeRoles(DEFAULT_THEME);
/** The sample's name, and the colours that are its own, as they stand in style sheets and pictures. */
const ofSample = ['brand', 'accent', 'night', 'page'].flatMap((role) => {
  const { light } = sample[role as keyof typeof sample];
  return [hexOf(light), cssOf(light).replaceAll('0.', '.')];
});

/** Where a built site has a word or a colour of the sample; the pictures of the content are still its own. */
const remainsOfSample = (folder: string) =>
  globSync('**/*.{html,css,js,webmanifest,xml,txt,svg}', { cwd: folder, exclude: ['_astro/*.svg'] })
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
    .flatMap(({ file, text }) =>
      ['Harmattan', ...ofSample]
        .filter((word) => text.includes(word))
        .map((word) => `${file}: ${word}`),
    );

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
      expect(remainsOfSample(site.siteDir)).toEqual([]);
      const { text, code } = await audit(site, test.info().outputPath('audit'));
      expect(text).toMatch(/\d+ passed/);
      expect(code, text).toBe(0);
    } finally {
      site.delete();
    }
  });
}

test('a blank start is not built for an address, and says which texts are missing', async () => {
  const site = new VariantSite(german);
  try {
    await site.build({ SITE_URL: 'https://kontor-sued.example' }).then(
      () => expect('the build').toBe('stopped'),
      ({ stderr }: { stderr: string }) => {
        expect(stderr).toMatch(
          /^A site with SITE_URL is built to be published, and \d+ texts wait/m,
        );
        expect(stderr).toContain('content/hero/hero.yaml, line 1: Was die Agentur ist, und wo');
        expect(stderr).not.toMatch(/\bat .*\.ts:\d+/);
      },
    );
  } finally {
    site.delete();
  }
});
