import ipaddr from 'ipaddr.js';

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
