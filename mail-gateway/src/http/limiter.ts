import ipaddr from 'ipaddr.js';

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
 * The key that an address is limited by: IPv4 as a whole, also inside IPv6 and with the port that
 * some proxies append; IPv6 by its network, since one visitor has a whole one. What is no address
 * shares one key, so that nobody passes a limit by it.
 * @param address absent when the visitor left before it was asked for.
 * @param prefix bits of an IPv6 network: 64 for one visitor, 56 for what one household is given.
 */
export function limitKey(address = '', prefix: 56 | 64 = 64): string {
  const plain = address.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3');
  if (!ipaddr.isValid(plain)) {
    return 'no address';
  }
  const ip = ipaddr.process(plain);
  if (ip instanceof ipaddr.IPv4) {
    return ip.toString();
  }
  return ip.range() === '6to4'
    ? ip.toByteArray().slice(2, 6).join('.')
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${new ipaddr.IPv6(ip.parts)}/${prefix}`)}/${prefix}`;
}
