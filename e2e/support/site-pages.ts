import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readContent } from '../../site/src/lib/content-reader.ts';
import { root } from '../../tools/root.ts';

/** The pages that visitors find, by address. */
export const publicPages = ['/', '/contact', '/terms-and-conditions', '/privacy-policy'] as const;

/** Every page of the site, with those that have no address of their own. */
export const everyPage = [
  ...publicPages,
  '/message-sent',
  '/message-not-sent',
  '/no-such-page',
] as const;

/**
 * The content that the site was built from.
 *
 * @param folder the content folder; the project's own unless told.
 */
export function readContentFolder(folder = join(root, 'content')) {
  const paths = globSync('**/*', { cwd: folder }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
  const isText = (path: string) => /\.(ya?ml|json|md)$/.test(path);
  return readContent(
    new Map(paths.filter(isText).map((path) => [path, readFileSync(join(folder, path), 'utf8')])),
    new Set(paths.filter((path) => !isText(path))),
  );
}

/** The words and lists that the pages show. */
export const content = readContentFolder();

/** Console errors of a page that is answered with 404: the browser reports the status itself. */
export const notFoundErrors = [/the server responded with a status of 404/];

/** Scrolls to a place at once, whatever the page's own way of scrolling, and waits for a frame. */
export async function scrollToPlace(page: Page, top: number): Promise<void> {
  await page.evaluate(async (place) => {
    scrollTo({ top: place, behavior: 'instant' });
    // A browser on a busy machine may owe a frame for good: the timer is for that.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      setTimeout(resolve, 2000);
    });
  }, top);
}

/** Scrolls from head to foot, a window at a time, and waits at each place for the pictures in it. */
export async function scrollThrough(page: Page): Promise<void> {
  const height = page.viewportSize()?.height ?? 800;
  const isAtFoot = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  for (let top = 0; ; top += Math.floor(height * 0.8)) {
    await scrollToPlace(page, top);
    await page.waitForFunction(
      () =>
        [...document.images]
          .filter((image) => {
            const { top, bottom } = image.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          })
          .every((image) => image.complete),
      null,
      { polling: 20 },
    );
    if (await isAtFoot()) return;
  }
}
