import { isIPv6 } from 'node:net';

/** Addresses remembered at most; beyond it the ones seen longest ago are forgotten. */
const MOST_KEYS = 20_000;

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** Counts events for each key in a token bucket. */
export interface Limiter {
  /** Counts one event: 0, or the whole seconds until one is allowed when this one is not. */
  take(key: string, now: number): number;
  /** Takes back the last event of a key that was allowed. */
  giveBack(key: string): void;
}

/** A limiter of `most` events at once, then evenly as many in `period` ms; 0 is no limit. */
export function createLimiter(most: number, period: number): Limiter {
  const buckets = new Map<string, Bucket>();
  const perMillisecond = most / period;

  function fill(key: string, now: number): Bucket {
    const bucket = buckets.get(key) ?? { tokens: most, filledAt: now };
    // A clock that was set back fills nothing; it must not empty the bucket either.
    const passed = Math.max(0, now - bucket.filledAt);
    return { tokens: Math.min(most, bucket.tokens + passed * perMillisecond), filledAt: now };
  }

  return {
    take(key, now) {
      if (most === 0) {
        return 0;
      }
      const bucket = fill(key, now);
      const isAllowed = bucket.tokens >= 1;
      bucket.tokens -= isAllowed ? 1 : 0;
      // Set anew, so that the first key of the map is the one seen longest ago.
      buckets.delete(key);
      buckets.set(key, bucket);
      const [oldest] = buckets.keys();
      if (oldest !== undefined && buckets.size > MOST_KEYS) {
        buckets.delete(oldest);
      }
      const wait = (1 - bucket.tokens) / perMillisecond;
      return isAllowed ? 0 : Math.max(1, Math.ceil(wait / 1000));
    },
    giveBack(key) {
      const bucket = buckets.get(key);
      if (bucket) {
        bucket.tokens += 1;
      }
    },
  };
}

/**
 * The key that an address is limited by: an IPv6 address by its first 64 bits, since one visitor
 * has that many; an IPv4 address, also inside IPv6, as a whole.
 */
export function limitKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) {
    return mapped ?? address;
  }
  const [plain = ''] = address.split('%');
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? 0 : tail.split(':').length + (tail.includes('.') ? 1 : 0);
    groups.push(...Array(Math.max(0, 8 - groups.length - after)).fill('0'));
    groups.push(...tail.split(':'));
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
