import { expect, test } from '@playwright/test';
import { VariantSite } from '../support/variant-site.ts';

/** The error output of a refused build. */
const refusal = (site: VariantSite, env: Record<string, string> = {}): Promise<string> =>
  site.build(env).then(
    () => 'the site was built',
    ({ stderr }: { stderr: string }) => stderr,
  );

test('a build for an address says which texts are missing, and wrong content ends a build and an audit with its faults, and with nothing else', async () => {
  const site = new VariantSite(['--from', 'blank', '--language', 'de', '--name', 'Kontor Süd']);
  const unwritten = await refusal(site, { SITE_URL: 'https://kontor-sued.example' });
  expect(unwritten).toMatch(
    /^A site with SITE_URL is built to be published\. \d+ texts wait to be written/m,
  );
  expect(unwritten).toContain('content/hero/hero.yaml, line 1: Entwurf und Entwicklung');
  expect(unwritten).not.toMatch(/\bat .*\.ts:\d+/);

  site.edit('hero/hero.yaml', /^badgeText:/m, 'badgetext:');
  const { code, output } = await site.audit();
  expect(output).toMatch(/content\/hero\/hero\.yaml, field badgetext/);
  expect(output).toMatch(
    /✗ The content is right\s+No page was opened: correct what is marked ✗ first\.\s+0 passed, 1 failed\s*$/,
  );
  expect(code).toBe(1);
  const wrong = await refusal(site);
  expect(wrong).toMatch(/^The content has 2 faults\.\n\n1\. content\/hero\/hero\.yaml, field /);
  expect(wrong).not.toMatch(/\bat .*\.ts:\d+/);
  site.delete();
});
