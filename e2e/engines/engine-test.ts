import { type EngineName, findEngine, missingEngine } from '../../packages/harness/engines.ts';
import { siteTest } from '../support/fixtures.ts';
import type { EngineOptions, EnginePage, OpenPage } from './engine-page.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

const openPage: Readonly<Record<EngineName, OpenPage>> = {
  firefox: openFirefox,
  webkit: openWebKit,
};

/** Opens the site in the project's engine, for a visitor with these wishes and this window. */
type Open = (options?: Partial<EngineOptions>) => Promise<EnginePage>;

/**
 * Playwright's test in Firefox or WebKit, as the project is called. It drives the browsers of the system,
 * because those of Playwright cannot be had from npm. Without such a browser the tests are skipped.
 */
export const test = siteTest.extend<{ open: Open; engineName: EngineName }>({
  engineName: async ({}, use, { project }) => use(project.name as EngineName),
  open: async ({ engineName, gateway }, use, testInfo) => {
    const program = findEngine(engineName);
    testInfo.skip(!program, missingEngine[engineName]);
    await using ends = new AsyncDisposableStack();
    const pages: EnginePage[] = [];
    await use(async (options) => {
      const wishes = { width: 1280, height: 800, dark: false, still: false, textSize: 16 };
      const all = { ...wishes, ...options };
      const page = await openPage[engineName](program ?? '', all, gateway.url, ends);
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
