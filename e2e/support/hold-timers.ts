import type { Page } from '@playwright/test';

/** Holds the timers of a page until `page.clock.resume()`. */
export async function holdTimers({ clock }: Page): Promise<void> {
  await clock.install();
  // A time in the future, however busy the machine is.
  await clock.pauseAt(Date.now() + 60_000);
}
