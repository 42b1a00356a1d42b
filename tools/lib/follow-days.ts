import { today } from '../../packages/content-model/src/today.ts';

/** How often a process looks whether a new day has begun, in milliseconds. */
const DAY_CHECK_MS = 10 * 60 * 1000;

/** Calls a build on each new day: pages may come online or go, such as a post with a later date. */
export function followDays(build: () => Promise<unknown>): void {
  let day = today();
  const check = () => {
    if (today() === day) return;
    day = today();
    void build();
  };
  setInterval(check, DAY_CHECK_MS).unref();
}
