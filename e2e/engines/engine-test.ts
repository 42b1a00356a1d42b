import { type EngineName, findEngine, missingEngine } from '../../harness/engines.ts';
import { siteTest } from '../support/fixtures.ts';
import { startFirefox } from './firefox.ts';
import { type EngineOptions, type StartEngine, WebDriverPage } from './web-driver.ts';
import { startWebKit } from './webkit.ts';

const start: Readonly<Record<EngineName, StartEngine>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

/** Opens the site in the project's engine, for a visitor with these wishes and this window. */
type Open = (options?: Partial<EngineOptions>) => Promise<WebDriverPage>;

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
    const pages: WebDriverPage[] = [];
    await use(async (options) => {
      const wishes = { width: 1280, height: 800, dark: false, still: false, textSize: 16 };
      const connection = await start[engineName](program ?? '', { ...wishes, ...options }, ends);
      const page = new WebDriverPage(connection, gateway.url);
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
