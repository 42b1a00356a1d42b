import { once } from 'node:events';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { startDevServer } from '../../packages/harness/dev-server.ts';
import { productRoot } from '../../packages/harness/root.ts';
import { defineNameOf, layoutIssues } from '../support/audit/in-page.ts';
import { type Violation, violationLines, wcagRules } from '../support/axe.ts';
import { boxOf } from '../support/box.ts';
import { VariantSite } from '../support/variant-site.ts';

const components = globSync('{site/src,packages/sections,packages/pages}/**/*.examples.tsx', {
  cwd: productRoot,
})
  .map((file) => basename(file, '.examples.tsx'))
  .sort();

/** The component gallery of a blank site in a browser, and the markup of every example by `Component: state`. */
interface Gallery {
  page: Page;
  examples: ReadonlyMap<string, string>;
  /** The errors in the console since the last call. */
  takeErrors: () => string[];
}

const test = base.extend<object, { gallery: Gallery }>({
  gallery: [
    async ({ browser }, use) => {
      const blank = new VariantSite(['--from', 'blank', '--language', 'en', '--yes']);
      const server = startDevServer(0, { CONTENT_DIR: blank.contentFolder });
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      let errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      // Block the messages of the server about changed files, which would reload the page.
      await page.routeWebSocket(/./, () => {});
      await page.goto(`${await server.url}/gallery`);
      const examples = new Map(
        await page
          .locator('template[data-example]')
          .evaluateAll((all) =>
            all.map((each): [string, string] => [
              each.getAttribute('data-example') ?? '',
              each.innerHTML,
            ]),
          ),
      );
      const takeErrors = () => {
        const taken = errors;
        errors = [];
        return taken;
      };
      await use({ page, examples, takeErrors });
      await context.close();
      server.process.kill();
      await once(server.process, 'exit');
      blank.delete();
    },
    { scope: 'worker' },
  ],
});

// One after the other, because they share a server and a page.
test.describe.configure({ mode: 'default' });

/** Shows one example alone in the page, in its final state. */
async function show(page: Page, markup: string, scheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(
    async ([html, colours]) => {
      const module = '/src/gallery/show-example.ts';
      const { showExample } = await import(module);
      showExample(document, html, colours);
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getTiming().iterations === 1) animation.finish();
      }
    },
    [markup, scheme] as const,
  );
}

/** The library axe in the page, after it was injected. */
declare const axe: { run(options: object): Promise<{ violations: Violation[] }> };

/** The violations that axe finds in an example, without the rules for whole pages. */
async function violationsOf(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  // Brought into the page once, axe stays there: a hundred times faster than a builder for each state.
  if (await page.evaluate(() => typeof axe === 'undefined')) {
    await new AxeBuilder({ page }).withRules('document-title').analyze();
  }
  // A scheme changes colours and nothing else.
  const runOnly = scheme === 'light' ? wcagRules : ['color-contrast'];
  const { violations } = await page.evaluate((options) => axe.run(options), {
    runOnly,
    resultTypes: ['violations'],
    elementRef: false,
  });
  return violationLines(violations);
}

test('the component gallery shows every example in both schemes', async ({ gallery }) => {
  const { page, examples, takeErrors } = gallery;
  const names = [...new Set([...examples.keys()].map((key) => key.split(':')[0]))];
  expect(names.sort()).toEqual(components);
  const frames = page.locator('iframe');
  await expect(frames).toHaveCount(examples.size * 2);
  for (const scheme of ['light', 'dark'] as const) {
    const frame = page.locator(`iframe[data-scheme="${scheme}"]`).first();
    await frame.scrollIntoViewIfNeeded();
    const body = frame.contentFrame().locator('body');
    await expect(body.locator('> *')).not.toHaveCount(0);
    await expect(body).toHaveCSS('color-scheme', scheme);
    await expect(frame).toHaveJSProperty(
      'clientHeight',
      await body.evaluate((each) => each.ownerDocument.documentElement.offsetHeight),
    );
  }
  expect(takeErrors()).toEqual([]);
});

for (const component of components) {
  test(`axe finds nothing wrong with ${component} in any state and scheme`, async ({ gallery }) => {
    const { page, examples, takeErrors } = gallery;
    const states = [...examples].filter(([name]) => name.startsWith(`${component}: `));
    expect(states).not.toEqual([]);
    for (const [name, markup] of states) {
      for (const scheme of ['light', 'dark'] as const) {
        await show(page, markup, scheme);
        expect(await violationsOf(page, scheme), `${name}, ${scheme}`).toEqual([]);
      }
    }
    expect(takeErrors()).toEqual([]);
  });
}

test('nothing of any example is beyond the edge of a window of 320 pixels, or cut off', async ({
  gallery: { page, examples },
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(defineNameOf);
  const issues: string[] = [];
  for (const [name, markup] of examples) {
    await show(page, markup, 'light');
    issues.push(...(await page.evaluate(layoutIssues)).map((issue) => `${name} ${issue}`));
  }
  expect(issues).toEqual([]);
});

test('a photo takes the place of the device, within the window', async ({
  gallery: { page, examples },
}) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await show(page, examples.get('Hero: with a photo in place of the device') ?? '', 'light');
    await expect(page.locator('[data-device-frame]')).toHaveCount(0);
    const photo = page.getByRole('img', { name: 'The team at work' });
    await expect(photo).toHaveCSS('object-fit', 'cover');
    await expect(photo).not.toHaveCSS('border-radius', '0px');
    const box = await boxOf(photo);
    expect(box.width).toBeGreaterThan(0.7 * width);
    expect(box.height).toBeGreaterThan(0.25 * height);
    expect(box.height).toBeLessThanOrEqual(0.85 * height);
  }
});
