import type { Settings } from '../../settings.ts';
import { DAY, HOUR } from '../../time.ts';
import { createLimiter, type Limiter } from './limiter.ts';

/** Limits the mails per address and in total, in an hour and in a day. */
export function createMailLimits(settings: Settings) {
  // Switching off the limit on an address's posts also switches off the limit on its mails.
  const isLimited = settings.RATE_LIMIT_PER_MINUTE > 0;
  const limits: [Limiter, keyOf: (address: string) => string][] = [
    [createLimiter(isLimited ? settings.MAILS_PER_HOUR : 0, HOUR), (address) => address],
    [createLimiter(isLimited ? settings.MAILS_PER_DAY : 0, DAY), (address) => address],
    [createLimiter(settings.MAILS_TOTAL_PER_HOUR, HOUR), () => ''],
    [createLimiter(settings.MAILS_TOTAL_PER_DAY, DAY), () => ''],
  ];
  const giveBack = (taken: typeof limits, address: string) => {
    for (const [limiter, keyOf] of taken) {
      limiter.giveBack(keyOf(address));
    }
  };

  return {
    /** Counts one message of an address. Beyond a limit it counts nothing and returns false. */
    take(address: string, now: number): boolean {
      const exceeded = limits.findIndex(
        ([limiter, keyOf]) => limiter.take(keyOf(address), now) > 0,
      );
      giveBack(limits.slice(0, Math.max(exceeded, 0)), address);
      return exceeded === -1;
    },
    /** Undoes the count of a message that caused no mail. */
    giveBack: (address: string) => giveBack(limits, address),
  };
}
