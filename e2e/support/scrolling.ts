import type { Page } from '@playwright/test';

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
      { polling: 20, timeout: 0 },
    );
    if (await isAtFoot()) return;
  }
}
