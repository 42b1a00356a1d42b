import type { Page } from '@playwright/test';

/**
 * Holds the requests of a page whose addresses match a pattern. A page is loaded once its scripts have come, so that a visit
 * whose script is held waits for `commit` alone.
 *
 * @returns lets the requests go on
 */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
