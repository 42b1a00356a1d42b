import type { Page } from '@playwright/test';

/** Holds what a page does by itself after a while, until `page.clock.resume()`. */
export async function holdTimers({ clock }: Page): Promise<void> {
  await clock.install();
  // Later than now, however busy the machine is.
  await clock.pauseAt(Date.now() + 60_000);
}
