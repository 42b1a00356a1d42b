import { defineConfig } from '@playwright/test';
import { CONTENT_FOLDER, SAMPLE_FOLDER } from './content-model/src/folder.ts';
import { findBrowser } from './tools/lib/browser.ts';

/** The product's tests are about the sample; on content of one's own only the audit runs. */
const isOwnContent = CONTENT_FOLDER !== SAMPLE_FOLDER;
const product = { name: 'product', testIgnore: 'audit.spec.ts' };

/** Browser tests: the built site and the real gateway, in the Chromium that npm brought. */
export default defineConfig({
  testDir: 'e2e',
  projects: [...(isOwnContent ? [] : [product]), { name: 'audit', testMatch: 'audit.spec.ts' }],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 30_000,
  expect: {
    timeout: 7_000,
    toHaveScreenshot: { pathTemplate: 'e2e/baselines/{arg}{ext}' },
    toMatchAriaSnapshot: { pathTemplate: 'e2e/baselines/aria/{arg}{ext}', children: 'deep-equal' },
  },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    launchOptions: await findBrowser(),
    // Recording every test costs as much time as the tests: `playwright test --trace on` where one is needed.
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 800 },
  },
});
