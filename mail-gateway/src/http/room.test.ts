import { describe, expect, it } from 'vitest';
import { createRoom } from './room.ts';

const MB = 1024 * 1024;

describe('the room for bodies', () => {
  it('ends somewhere, and is there again once a request gives its share back', () => {
    const share = createRoom();
    const shares = Array.from({ length: 33 }, share);
    expect(shares.map((each) => each.grow(MB)).filter((taken) => !taken)).toHaveLength(1);
    shares[0]?.end();
    shares[0]?.end();
    expect(shares[32]?.grow(MB)).toBe(true);
    expect(share().grow(MB)).toBe(false);
  });

  it('is not taken by a request that is gone', () => {
    const share = createRoom();
    const gone = share();
    gone.end();
    expect(gone.grow(1)).toBe(false);
    const emptied = share();
    emptied.empty();
    expect(emptied.grow(1)).toBe(true);
  });

  it('is there for small ones while large ones have taken all they may', () => {
    const share = createRoom();
    const large = Array.from({ length: 400 }, share).filter((each) => each.grow(MB / 4));
    expect(large).toHaveLength(128);
    const small = share();
    expect(small.grow(16 * 1024)).toBe(true);
    expect(small.grow(1)).toBe(false);
    large[0]?.end();
    expect(small.grow(1)).toBe(true);
  });
});
