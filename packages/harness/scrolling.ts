import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Whether two frames are painted within a second. */
const paintsFrames = async (): Promise<boolean> => {
  const frames = new Set<number>();
  for (let asked = 0; asked < 100 && frames.size < 2; asked += 1) {
    // Frames are requested again and again, because a busy browser may lose a request.
    requestAnimationFrame((time) => frames.add(time));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return frames.size >= 2;
};

/** Waits until the current state of the page is painted. */
export async function painted(page: Page): Promise<void> {
  while (!(await page.evaluate(paintsFrames))) {
    // A busy headless browser may stop painting altogether; a screenshot makes it paint. A screenshot of Playwright would
    // wait for fonts, which a test may hold back.
    const session = await page.context().newCDPSession(page);
    const captured = session.send('Page.captureScreenshot', {
      clip: { x: 0, y: 0, width: 1, height: 1, scale: 1 },
    });
    // The browser may lose this request as well, and is then asked again.
    await Promise.race([captured.catch(() => {}), delay(5000)]);
    await session.detach();
  }
}

/** Scrolls to a position without smooth scrolling, and waits until it is painted. */
export async function scrollToPlace(page: Page, top: number): Promise<void> {
  await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top);
  await painted(page);
}

/** The scroll positions of the page in each of the next frames, in pixels. */
export const placesInFrames = (page: Page, frames: number): Promise<number[]> =>
  page.evaluate(async (count) => {
    const places: number[] = [];
    while (places.length < count) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        // A busy headless browser may lose a request.
        setTimeout(resolve, 500);
      });
      places.push(scrollY);
    }
    return places;
  }, frames);

/** Whether a picture in the window still loads after a second. */
const isLoadingInView = async (): Promise<boolean> => {
  const isLoading = (image: HTMLImageElement) => {
    const { top, right, bottom, left } = image.getBoundingClientRect();
    // A moving strip also has pictures beside the window.
    const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return isInView && !image.complete && image.checkVisibility();
  };
  for (let looked = 0; looked < 50; looked += 1) {
    if (![...document.images].some(isLoading)) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
};

const isAtFoot = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2;

/** Scrolls from head to foot, most of a window at a time, and waits at each place for the pictures in the window. */
export async function scrollThrough(page: Page): Promise<void> {
  const height = page.viewportSize()?.height ?? 800;
  for (let top = 0, isDone = false; !isDone; top += Math.floor(height * 0.8)) {
    await scrollToPlace(page, top);
    // A browser that has stopped painting requests no lazy picture.
    while (await page.evaluate(isLoadingInView)) await painted(page);
    isDone = await page.evaluate(isAtFoot);
  }
}
