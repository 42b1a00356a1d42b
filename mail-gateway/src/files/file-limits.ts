import { Refusal } from '../errors.ts';
import type { AppOptions } from '../http/app-options.ts';
import { createLimiter } from '../spam/limiter.ts';
import { HOUR } from '../time.ts';
import { MEGABYTE } from './sent-file.ts';

/** Files of one address in an hour: more than a person sends, and 200 MB at most. */
const PER_HOUR = 10;

/**
 * Returns a check whether an address may send a file of so many bytes now, so that strangers cannot
 * fill the disk.
 * @throws Refusal TOO_MANY, and STORE_FULL when the files take what FILES_MEGABYTES allows.
 */
export function createFileLimits({
  settings: { FILES_MEGABYTES, RATE_LIMIT_PER_MINUTE },
  store,
  now,
}: Pick<AppOptions, 'settings' | 'store' | 'now'>) {
  // Without a limit on posts of one address there is none on its files.
  const perAddress = createLimiter(RATE_LIMIT_PER_MINUTE > 0 ? PER_HOUR : 0, HOUR);
  return async (address: string, bytes: number): Promise<void> => {
    const wait = perAddress.take(address, now());
    if (wait > 0) {
      throw new Refusal('TOO_MANY', wait);
    }
    if ((await store.countFileBytes()) + bytes > FILES_MEGABYTES * MEGABYTE) {
      throw new Refusal('STORE_FULL');
    }
  };
}
