import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { DEFAULT_THEME } from '../content-model/src/schemas/theme.ts';
import { cssOf, hexOf } from '../content-model/src/theme/colour.ts';
import { themeRoles } from '../content-model/src/theme/roles.ts';
import { becomeOtherAgency } from './support/agencies/other-agency.ts';
import { AUDIT_TIMEOUT, expectAuditToPass } from './support/run-audit.ts';
import { VariantSite } from './support/variant-site.ts';

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
    test.setTimeout(AUDIT_TIMEOUT);
    const site = adopt();
    try {
      await site.build();
      expect(remainsOfSample(site.siteDir)).toEqual([]);
      await expectAuditToPass(site, test.info());
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
