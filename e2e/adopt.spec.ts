import { expect, test } from '@playwright/test';
import { becomeOtherAgency } from './support/agencies/other-agency.ts';
import { remainsOfSample } from './support/agencies/remains-of-sample.ts';
import { AUDIT_TIMEOUT, expectAuditToPass } from './support/run-audit.ts';
import { VariantSite } from './support/variant-site.ts';

const german = ['--from', 'blank', '--language', 'de', '--name', 'Kontor Süd'];

const agencies: Record<string, () => VariantSite> = {
  'with every text in other words and without all that may be left out': () => {
    const site = new VariantSite();
    becomeOtherAgency(site.contentFolder);
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
