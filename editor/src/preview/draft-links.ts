import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where the saved pages are, before the signature of a link. */
export const DRAFT_PATH = '/admin/draft/';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Addresses of the saved pages that can be shown to somebody who does not sign in: each works for a day, with the
 * time at which it ends and a signature in its path.
 */
export class DraftLinks {
  readonly #key: Buffer;

  /** @param key at least 16 random bytes */
  constructor(key: Buffer) {
    this.#key = key;
  }

  #signed(end: number): string {
    const time = end.toString(36);
    const signature = createHmac('sha256', this.#key).update(time).digest('base64url');
    return `${time}-${signature.slice(0, 22)}`;
  }

  /** The path of the home page, without a slash at the end; it is the same for an hour. */
  path(now = Date.now()): string {
    return DRAFT_PATH + this.#signed(Math.ceil(now / HOUR_MS) * HOUR_MS + DAY_MS);
  }

  /** Whether the part of an address after {@link DRAFT_PATH} is signed, and has not ended. */
  isValid(token: string, now = Date.now()): boolean {
    const end = Number.parseInt(token, 36);
    if (!(end > now)) return false;
    const [given, right] = [Buffer.from(token), Buffer.from(this.#signed(end))];
    return given.length === right.length && timingSafeEqual(given, right);
  }
}
