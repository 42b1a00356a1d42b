import ipaddr from 'ipaddr.js';

/** Most keys in memory. A further key replaces the key that was seen least recently. */
const MOST_KEYS = 20_000;

interface Bucket {
  tokens: number;
  filledAt: number;
}

export type Limiter = ReturnType<typeof createLimiter>;

/**
 * Counts events for each key in a token bucket: allows a burst of `most` events, refilled evenly
 * over `period` milliseconds; 0 is no limit.
 */
export function createLimiter(most: number, period: number) {
  const buckets = new Map<string, Bucket>();
  const perMillisecond = most / period;

  function fill(key: string, now: number): Bucket {
    const bucket = buckets.get(key) ?? { tokens: most, filledAt: now };
    // After the clock was set back, the time passed is negative: it must not empty the bucket.
    const passed = Math.max(0, now - bucket.filledAt);
    return { tokens: Math.min(most, bucket.tokens + passed * perMillisecond), filledAt: now };
  }

  return {
    /** Counts one event. Returns 0 for an allowed event, else the whole seconds until the next one. */
    take(key: string, now: number): number {
      if (most === 0) {
        return 0;
      }
      const bucket = fill(key, now);
      const isAllowed = bucket.tokens >= 1;
      bucket.tokens -= isAllowed ? 1 : 0;
      // Deleted and set again, so that the map's keys are in the order in which they were last seen.
      buckets.delete(key);
      buckets.set(key, bucket);
      const [oldest] = buckets.keys();
      if (oldest !== undefined && buckets.size > MOST_KEYS) {
        buckets.delete(oldest);
      }
      const wait = (1 - bucket.tokens) / perMillisecond;
      return isAllowed ? 0 : Math.max(1, Math.ceil(wait / 1000));
    },
    /** Undoes the count of one event. */
    giveBack(key: string): void {
      const bucket = buckets.get(key);
      if (bucket) {
        bucket.tokens += 1;
      }
    },
  };
}

/**
 * The rate-limit key of an IP address. IPv4: the whole address, also inside IPv6 or with the port that
 * some proxies append. IPv6: the network, since one visitor has a whole network. Every other text
 * shares one key.
 * @param address absent when the client has left.
 * @param prefix bits of the IPv6 network: 64 for one visitor, 56 for a household.
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
