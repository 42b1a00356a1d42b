import { isIPv6 } from 'node:net';

/** Addresses remembered at most; beyond it the ones seen longest ago are forgotten. */
const MOST_KEYS = 20_000;

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** What the limiter says of one event. */
export interface Verdict {
  /** Whole seconds until an event is allowed again; 0 when this one is. */
  readonly wait: number;
  /** True when more than half of what is allowed at once is used up. */
  readonly hasty: boolean;
}

/**
 * Counts events for each key: `perMinute` at once, then evenly as many a minute (a token bucket).
 * A limit of 0 lets everything pass.
 */
export function createLimiter(perMinute: number): (key: string, now: number) => Verdict {
  const buckets = new Map<string, Bucket>();
  const perMillisecond = perMinute / 60_000;

  return (key, now) => {
    if (perMinute === 0) {
      return { wait: 0, hasty: false };
    }
    const bucket = buckets.get(key) ?? { tokens: perMinute, filledAt: now };
    // A clock that was set back fills nothing; it must not empty the bucket either.
    const passed = Math.max(0, now - bucket.filledAt);
    const tokens = Math.min(perMinute, bucket.tokens + passed * perMillisecond);
    const allowed = tokens >= 1;
    buckets.delete(key);
    buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, filledAt: now });
    if (buckets.size > MOST_KEYS) {
      const oldest = buckets.keys().next();
      if (!oldest.done) {
        buckets.delete(oldest.value);
      }
    }
    const wait = allowed ? 0 : Math.max(1, Math.ceil((1 - tokens) / perMillisecond / 1000));
    return { wait, hasty: tokens < perMinute / 2 };
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
