import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../packages/harness/browser.ts';
import { projectRoot } from '../packages/harness/root.ts';

const results = join(projectRoot, 'test-results');

/** The audit of a site, and what all browser tests have in common. */
export default defineConfig({
  name: 'audit',
  testDir: import.meta.dirname,
  testMatch: /\be2e[\\/]audit\.spec\.[jt]s$/,
  // Playwright empties it, while Vitest writes its report beside it.
  outputDir: join(results, 'playwright'),
  fullyParallel: true,
  // One more than the processors of a small machine: with a fourth the tests are no faster.
  workers: 3,
  // A slow machine takes its time: only what hangs ends here.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json', { outputFile: join(results, 'playwright.json') }]],
  use: {
    launchOptions: await findBrowser(),
    // What is clicked or filled may take as long to appear as what is expected.
    actionTimeout: 120_000,
    // Recording every test costs as much time as the tests: `playwright test --trace on` where one is needed.
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 800 },
  },
});
