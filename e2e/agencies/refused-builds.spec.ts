import { expect, test } from '@playwright/test';
import { VariantSite } from '../support/variant-site.ts';

test('a build for an address says which texts are missing, and wrong content ends an audit with its faults, and with nothing else', async () => {
  const site = new VariantSite(['--from', 'blank', '--language', 'de', '--name', 'Kontor Süd']);
  const unwritten = await site.build({ SITE_URL: 'https://kontor-sued.example' }).then(
    () => 'the site was built',
    ({ stderr }: { stderr: string }) => stderr,
  );
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
  site.delete();
});
