import { describe, expect, it } from 'vitest';
import { NOON } from '../../test/support/arrange.ts';
import { emptyStore } from '../../test/support/databases.ts';
import { DAY, MINUTE } from '../time.ts';
import { LINK_VALID_FOR, SESSION_VALID_FOR } from './sign-in-store.ts';

const ada = 'ada@agency.example';
const bea = 'bea@agency.example';

describe('sign-ins', () => {
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

  it('the sessions of a person are listed, the most recently used first', async () => {
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

  it('a link that is pressed many times at the same moment signs in once', async () => {
    const { signIn } = await emptyStore();
    await signIn.keepLink({ id: 'link', email: ada, now: NOON });
    await signIn.issueLink('link', 'token', NOON);
    const presses = Array.from({ length: 8 }, () => signIn.useLink('token', NOON + 1));
    expect((await Promise.all(presses)).filter((email) => email !== null)).toEqual([ada]);
  });

  it("signing out everywhere ends the person's unused links, and nobody else’s", async () => {
    const { signIn } = await emptyStore();
    for (const email of [ada, bea]) {
      await signIn.keepLink({ id: email, email, now: NOON });
      await signIn.issueLink(email, `token of ${email}`, NOON);
    }
    await signIn.endSessions(ada, NOON + 1);
    expect(await signIn.useLink(`token of ${ada}`, NOON + 2)).toBeNull();
    expect(await signIn.countLinks(ada, NOON + 2)).toBe(1);
    expect(await signIn.useLink(`token of ${bea}`, NOON + 2)).toBe(bea);
  });

  it('a session or a link from the future signs nobody in, and keeps nobody from a new link', async () => {
    const { signIn, draftLinks } = await emptyStore();
    const ahead = NOON + 14 * DAY;
    const session = { id: 'ahead', email: ada, browser: '' };
    await signIn.openSession({ ...session, createdAt: ahead });
    await signIn.keepLink({ id: 'link', email: ada, now: ahead });
    await draftLinks.keep('draft', ada, ahead);
    expect(await signIn.issueLink('link', 'token', NOON)).toBeNull();
    expect(await signIn.issueLink('link', 'token', ahead)).toMatchObject({ email: ada });
    const valid = async (now: number) => [
      (await signIn.session('ahead', now))?.email,
      (await signIn.sessions(ada, now)).length,
      await signIn.hasLink('token', now),
      await signIn.countLinks(ada, now),
      await draftLinks.emailOf('draft', now),
    ];
    expect(await valid(NOON)).toEqual([undefined, 0, false, 0, null]);
    expect(await signIn.useLink('token', NOON)).toBeNull();
    // Two machines' clocks differ a little.
    expect(await valid(ahead - MINUTE)).toEqual([ada, 1, true, 1, ada]);
    expect(await valid(ahead + LINK_VALID_FOR)).toEqual([ada, 1, false, 0, ada]);
  });

  it('a start ends the sessions of people who are not listed any more, and of nobody else', async () => {
    const { signIn, passkeys, draftLinks, people } = await emptyStore();
    for (const email of [ada, bea]) {
      await signIn.openSession({ id: `session ${email}`, email, browser: '', createdAt: NOON });
      await signIn.keepLink({ id: `link ${email}`, email, now: NOON });
      await signIn.issueLink(`link ${email}`, `token ${email}`, NOON);
      await draftLinks.keep(`draft ${email}`, email, NOON);
      await passkeys.keepChallenge(`challenge ${email}`, email, NOON);
      const key = { publicKey: 'key', counter: 0, transports: [], name: '', createdAt: NOON };
      await passkeys.add({ id: `passkey ${email}`, email, ...key });
    }
    await passkeys.keepChallenge('of a stranger', '', NOON);
    const named = (email: string) => ({ email, role: 'owner' as const });
    await people.keepOnly([named(bea)], NOON + 1);
    // Listed again, a person begins anew.
    await people.keepOnly([named(ada), named(bea)], NOON + 2);
    const left = async (email: string) => [
      (await signIn.session(`session ${email}`, NOON + 3)) !== null,
      await signIn.hasLink(`token ${email}`, NOON + 3),
      (await draftLinks.emailOf(`draft ${email}`, NOON + 3)) !== null,
      await passkeys.useChallenge(`challenge ${email}`, email, NOON + 3),
      (await passkeys.list(email)).length > 0,
    ];
    expect(await left(ada)).toEqual(Array(5).fill(false));
    expect(await left(bea)).toEqual(Array(5).fill(true));
    expect(await passkeys.useChallenge('of a stranger', '', NOON + 3)).toBe(true);
    expect((await signIn.signIns()).map(({ email }) => email).sort()).toEqual([ada, bea]);
    await people.keepOnly([], NOON + 4);
    expect(await left(bea)).toEqual(Array(5).fill(false));
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
