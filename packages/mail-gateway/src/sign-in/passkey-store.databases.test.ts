import { describe, expect, it } from 'vitest';
import { NOON } from '../../test/support/arrange.ts';
import { emptyStore } from '../../test/support/databases.ts';
import { DAY } from '../time.ts';
import { CHALLENGE_VALID_FOR } from './passkey-store.ts';

const ada = 'ada@agency.example';
const passkey = {
  id: 'id',
  email: ada,
  publicKey: 'key',
  counter: 0,
  transports: ['internal', 'hybrid'],
  name: 'Safari, iPhone',
  createdAt: NOON,
};

describe('passkeys', () => {
  it('a passkey is kept as it was added, and not twice', async () => {
    const { passkeys } = await emptyStore();
    expect(await passkeys.add(passkey)).toBe(true);
    expect(await passkeys.add({ ...passkey, email: 'eve@agency.example' })).toBe(false);
    expect(await passkeys.find('id')).toEqual({ ...passkey, usedAt: null });
    expect(await passkeys.list(ada)).toEqual([{ ...passkey, usedAt: null }]);
    await passkeys.remove('id', 'eve@agency.example');
    expect(await passkeys.list(ada)).toHaveLength(1);
    await passkeys.remove('id', ada);
    expect(await passkeys.find('id')).toBeNull();
    expect(await passkeys.noteUse('id', 0, NOON)).toBe(false);
  });

  it('a counter may stay at 0, and from then on only grow, also when two use it at once', async () => {
    const { passkeys } = await emptyStore();
    await passkeys.add(passkey);
    const use = (counter: number) => passkeys.noteUse('id', counter, NOON + counter);
    expect([await use(0), await use(0), await use(2), await use(2), await use(0)]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect((await Promise.all([use(3), use(3), use(3)])).filter(Boolean)).toHaveLength(1);
    expect(await passkeys.find('id')).toMatchObject({ counter: 3, usedAt: NOON + 3 });
  });

  it('a challenge is used by one of many at once, and goes when its time is over', async () => {
    const { passkeys } = await emptyStore();
    await passkeys.keepChallenge('a', ada, NOON);
    await passkeys.keepChallenge('b', '', NOON);
    const use = (challenge: string, email: string, now = NOON + 1) =>
      passkeys.useChallenge(challenge, email, now);
    const uses = await Promise.all([use('a', ada), use('a', ada), use('a', '')]);
    expect(uses.filter(Boolean)).toEqual([true]);
    expect(await use('b', '', NOON + CHALLENGE_VALID_FOR)).toBe(false);
    // The challenge was made while the clock was ahead.
    expect(await use('b', '', NOON - DAY)).toBe(false);
    await passkeys.deleteExpired(NOON + CHALLENGE_VALID_FOR);
    expect(await use('b', '')).toBe(false);
  });
});
