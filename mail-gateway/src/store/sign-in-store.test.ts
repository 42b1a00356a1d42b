import { expect, it } from 'vitest';
import { NOON } from '../../test/support/arrange.ts';
import { describeDatabases } from '../../test/support/databases.ts';
import { DAY } from '../time.ts';
import { SESSION_VALID_FOR } from './sign-in-store.ts';

const ada = 'ada@agency.example';
const bea = 'bea@agency.example';

describeDatabases('sign-ins on', (_fresh, emptyStore) => {
  async function storeWithSessions() {
    const { signIn } = await emptyStore();
    const open = (id: string, email: string, createdAt: number) =>
      signIn.openSession({ id, email, browser: 'Firefox, Linux', createdAt });
    await open('phone', ada, NOON);
    await open('desk', ada, NOON + 1);
    await open('other', bea, NOON + 2);
    const ids = async (email: string, now = NOON + 3) =>
      (await signIn.sessions(email, now)).map(({ id }) => id);
    return { signIn, open, ids };
  }

  it('the sessions of a person are listed, the one seen last first', async () => {
    const { signIn, ids } = await storeWithSessions();
    expect(await ids(ada)).toEqual(['desk', 'phone']);
    await signIn.noteSeen('phone', NOON + 9);
    expect(await signIn.sessions(ada, NOON + 9)).toEqual([
      {
        id: 'phone',
        email: ada,
        browser: 'Firefox, Linux',
        createdAt: NOON,
        seenAt: NOON + 9,
      },
      expect.objectContaining({ id: 'desk', seenAt: NOON + 1 }),
    ]);
    expect(await ids(ada, NOON + SESSION_VALID_FOR)).toEqual(['desk']);
  });

  it('a session that has ended signs nobody in, and stays in the log for ninety days', async () => {
    const { signIn, ids } = await storeWithSessions();
    await signIn.endSession('desk', NOON + 3);
    expect(await ids(ada)).toEqual(['phone']);
    await signIn.endSessions(ada, NOON + 4);
    expect(await signIn.session('phone', NOON + 4)).toBeNull();
    expect(await ids(bea)).toEqual(['other']);
    const log = async () => (await signIn.signIns()).map(({ id }) => id);
    await signIn.deleteExpired(NOON + 90 * DAY - 1);
    expect(await log()).toEqual(['other', 'desk', 'phone']);
    await signIn.deleteExpired(NOON + 90 * DAY + 1);
    expect(await log()).toEqual(['other']);
  });

  it('the log has the last fifty', async () => {
    const { signIn, open } = await storeWithSessions();
    for (let each = 0; each < 50; each += 1) {
      await open(`${each}`, ada, NOON + 10 + each);
    }
    const log = await signIn.signIns();
    expect([log.length, log[0]?.id, log.at(-1)?.id]).toEqual([50, '49', '0']);
  });
});
