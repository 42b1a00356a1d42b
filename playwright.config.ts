import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/lib/browser.ts';

/** Browser tests: the built site and the real gateway, in the Chromium that npm brought. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    launchOptions: await findBrowser(),
    // Recording every test costs as much time as the tests: `playwright test --trace on` where one is needed.
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 800 },
  },
});
