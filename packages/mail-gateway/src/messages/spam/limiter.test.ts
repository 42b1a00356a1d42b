import { describe, expect, it } from 'vitest';
import { createLimiter, limitKey } from './limiter.ts';

const waitsOf = (perMinute: number) => createLimiter(perMinute, 60_000).take;

describe('the limiter', () => {
  it('lets a burst up to the limit through, then says how long to wait', () => {
    const limit = waitsOf(3);
    expect([1, 2, 3, 4].map(() => limit('a', 0))).toEqual([0, 0, 0, 20]);
    expect(limit('b', 0)).toBe(0);
  });

  it('lets one more through after the time it named', () => {
    const limit = waitsOf(3);
    expect([limit('a', 0), limit('a', 0), limit('a', 0)]).toEqual([0, 0, 0]);
    expect(limit('a', 19_000)).toBe(1);
    expect(limit('a', 20_000)).toBe(0);
    expect(limit('a', 20_000)).toBe(20);
  });

  it('neither blocks nor opens when the clock is set back', () => {
    const limit = waitsOf(2);
    limit('a', 86_400_000);
    expect(limit('a', 0)).toBe(0);
    expect(limit('a', 0)).toBe(30);
    expect(limit('a', 30_000)).toBe(0);
  });

  it('does not count a permission that is given back', () => {
    const limiter = createLimiter(1, 60_000);
    expect(limiter.take('a', 0)).toBe(0);
    limiter.giveBack('a');
    limiter.giveBack('a');
    expect([limiter.take('a', 0), limiter.take('a', 0)]).toEqual([0, 60]);
  });

  it('lets everything through with a limit of 0', () => {
    const limit = waitsOf(0);
    expect(Array.from({ length: 1000 }, () => limit('a', 0)).every((wait) => wait === 0)).toBe(
      true,
    );
  });

  it('forgets the addresses seen longest ago, so that memory stays bounded', () => {
    const limit = waitsOf(1);
    limit('first', 0);
    for (let each = 0; each < 20_000; each += 1) {
      limit(`other ${each}`, 0);
    }
    expect(limit('first', 0)).toBe(0);
    expect(limit('other 19999', 0)).toBe(60);
  });
});

describe('the key of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b::/64'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2002:cb00:7107:1::1', '203.0.113.7'],
    ['203.0.113.7:1001', '203.0.113.7'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['unknown', 'no address'],
    ['', 'no address'],
    [undefined, 'no address'],
  ])('is for %s: %s', (address, key) => {
    expect(limitKey(address)).toBe(key);
  });

  it('is for connections the network of a household: a /56', () => {
    expect(limitKey('2001:db8:1:2ff::9', 56)).toBe('2001:db8:1:200::/56');
    expect(limitKey('203.0.113.7', 56)).toBe('203.0.113.7');
  });
});
