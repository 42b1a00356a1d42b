import { expect, test } from '@playwright/test';
import { VariantSite } from '../support/variant-site.ts';

/** The error output of a refused build. */
async function refusal(site: VariantSite, env: Record<string, string> = {}): Promise<string> {
  try {
    await site.build(env);
    return 'the site was built';
  } catch (error) {
    return (error as { stderr: string }).stderr;
  } finally {
    site.delete();
  }
}

test('a blank start is not built for an address, and the build says which texts are missing', async () => {
  const site = new VariantSite(['--from', 'blank', '--language', 'de', '--name', 'Kontor Süd']);
  const text = await refusal(site, { SITE_URL: 'https://kontor-sued.example' });
  expect(text).toMatch(
    /^A site with SITE_URL is built to be published\. \d+ texts wait to be written/m,
  );
  expect(text).toContain('content/hero/hero.yaml, line 1: Entwurf und Entwicklung von Software');
  expect(text).not.toMatch(/\bat .*\.ts:\d+/);
});

test('wrong content ends a build and an audit with its faults, and with nothing else', async () => {
  const site = new VariantSite();
  site.edit('hero/hero.yaml', /^badgeText:/m, 'badgetext:');
  const { code, output } = await site.audit();
  expect(output).toMatch(/content\/hero\/hero\.yaml, field badgetext/);
  expect(output).toMatch(
    /✗ The content is right\s+No page was opened: correct what is marked ✗ first\.\s+0 passed, 1 failed\s*$/,
  );
  expect(code).toBe(1);
  const text = await refusal(site);
  expect(text).toMatch(/^The content has 2 faults\.\n\n1\. content\/hero\/hero\.yaml, field /);
  expect(text).not.toMatch(/\bat .*\.ts:\d+/);
});
