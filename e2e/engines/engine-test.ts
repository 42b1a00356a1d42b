import { type EngineName, findEngine, missingEngine } from '../../packages/harness/engines.ts';
import { siteTest } from '../support/fixtures.ts';
import type { EngineOptions, EnginePage, OpenPage, StartEngine } from './engine-page.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const startEngine: Readonly<Record<EngineName, StartEngine>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

/** Opens the site in the project's engine, for a visitor with these wishes and this window. */
type Open = (options?: Partial<EngineOptions>) => Promise<EnginePage>;

/**
 * Playwright's test in Firefox or WebKit, as the project is called. It drives the browsers of the system,
 * because those of Playwright cannot be had from npm. Without such a browser the tests are skipped. The browser starts
 * once for all tests of a worker.
 */
export const test = siteTest.extend<
  { open: Open },
  { engineName: EngineName; engine: OpenPage | undefined }
>({
  engineName: [
    async ({}, use, { project }) => use(project.name as EngineName),
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName }, use) => {
      await using ends = new AsyncDisposableStack();
      const program = findEngine(engineName);
      await use(program === undefined ? program : await startEngine[engineName](program, ends));
    },
    { scope: 'worker' },
  ],
  open: async ({ engineName, engine, gateway }, use, testInfo) => {
    testInfo.skip(!engine, missingEngine[engineName]);
    await using ends = new AsyncDisposableStack();
    const pages: EnginePage[] = [];
    await use(async (options) => {
      if (!engine) throw new Error(missingEngine[engineName]);
      const wishes = { width: 1280, height: 800, dark: false, still: false, textSize: 16 };
      const all = { ...wishes, ...options };
      const page = await engine(all, gateway.url, ends);
      pages.push(page);
      return page;
    });
    if (testInfo.status === testInfo.expectedStatus) return;
    for (const page of pages) {
      const body = await page.screenshot();
      await testInfo.attach('screenshot', { body, contentType: 'image/png' });
    }
  },
});

export { expect } from '../support/fixtures.ts';
