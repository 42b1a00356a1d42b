import { describe, expect, it, onTestFinished } from 'vitest';
import { NOON } from '../../test/support/arrange.ts';
import { emptyStore, freshDatabase } from '../../test/support/databases.ts';
import { openStoreOn } from '../store/sql-store.ts';
import type { Store } from '../store/store.ts';
import type { Person, Role } from './people.ts';

const [ada, bea, cy] = ['ada@agency.example', 'bea@agency.example', 'cy@agency.example'];
const owners: readonly Person[] = [{ email: ada, role: 'owner' }];

/** Adds somebody with a session, a link, a link to the draft and a passkey. */
async function addWithAccess({ people, ...store }: Store, email: string, role: Role) {
  await people.add({ email, role, invitedAt: NOON });
  await store.signIn.openSession({ id: email, email, browser: '', createdAt: NOON });
  await store.signIn.keepLink({ id: email, email, now: NOON });
  await store.signIn.issueLink(email, `token ${email}`, NOON);
  await store.draftLinks.keep(email, email, NOON);
  const key = { publicKey: 'key', counter: 0, transports: [], name: '', createdAt: NOON };
  await store.passkeys.add({ id: email, email, ...key });
}

/** What still lets somebody in. */
async function accessOf({ signIn, draftLinks, passkeys }: Store, email: string) {
  const ways = {
    session: (await signIn.session(email, NOON + 9)) !== null,
    link: await signIn.hasLink(`token ${email}`, NOON + 9),
    draft: (await draftLinks.emailOf(email, NOON + 9)) !== null,
    passkey: (await passkeys.list(email)).length > 0,
  };
  return Object.entries(ways).flatMap(([name, isOpen]) => (isOpen ? [name] : []));
}

const ALL = ['session', 'link', 'draft', 'passkey'];

describe('people', () => {
  const changeBy =
    (store: Store, by: string | undefined = ada, named = owners) =>
    (email: string, role: Role | null) =>
      store.people.change({ email, role, by, named, now: NOON + 5 });

  it('somebody is added once, and found and listed with the role', async () => {
    const { people } = await emptyStore();
    const person = { email: bea, role: 'edit' as const, invitedAt: NOON };
    expect(await people.add(person)).toBe(true);
    expect(await people.add({ ...person, role: 'owner' })).toBe(false);
    expect(await people.add({ email: cy, role: 'owner', invitedAt: NOON + 1 })).toBe(true);
    expect(await people.find(bea)).toEqual(person);
    expect(await people.find(ada)).toBeNull();
    expect((await people.list()).map(({ email }) => email)).toEqual([bea, cy]);
  });

  it('a person whom two owners add at the same moment is added once', async () => {
    const { people } = await emptyStore();
    const add = (role: Role) => people.add({ email: bea, role, invitedAt: NOON });
    const added = await Promise.all([add('edit'), add('owner'), add('publish')]);
    expect(added.filter(Boolean)).toHaveLength(1);
  });

  it('a removed person loses every way in at once, and nobody else does', async () => {
    const store = await emptyStore();
    await addWithAccess(store, bea, 'publish');
    await addWithAccess(store, cy, 'publish');
    expect(await accessOf(store, bea)).toEqual(ALL);
    expect(await changeBy(store)(bea, null)).toBe('ended');
    expect([await accessOf(store, bea), await accessOf(store, cy)]).toEqual([[], ALL]);
    expect(await store.people.find(bea)).toBeNull();
    // The log of sign-ins stays.
    expect((await store.signIn.signIns()).map(({ email }) => email)).toContain(bea);
  });

  it.each<[Role, Role, string[]]>([
    ['owner', 'publish', []],
    ['owner', 'edit', []],
    ['publish', 'edit', []],
    ['publish', 'publish', ALL],
    ['edit', 'publish', ALL],
    ['publish', 'owner', ALL],
  ])('a person whose role changes from %s to %s keeps %j', async (before, after, left) => {
    const store = await emptyStore();
    await addWithAccess(store, bea, before);
    expect(await changeBy(store)(bea, after)).toBe(left.length === 0 ? 'ended' : 'done');
    expect(await accessOf(store, bea)).toEqual(left);
    expect(await store.people.find(bea)).toMatchObject({ role: after });
  });

  it('a person who is invited again begins anew, whatever happened while they were removed', async () => {
    const store = await emptyStore();
    await addWithAccess(store, bea, 'owner');
    await changeBy(store)(bea, null);
    // A request that had begun before.
    await store.signIn.openSession({ id: 'late', email: bea, browser: '', createdAt: NOON });
    await store.people.add({ email: bea, role: 'edit', invitedAt: NOON + 6 });
    expect(await store.signIn.session('late', NOON + 7)).toBeNull();
  });

  it('a change concerns nobody who is unknown, or named in ADMIN_EMAILS', async () => {
    const store = await emptyStore();
    await addWithAccess(store, bea, 'owner');
    for (const email of [ada, cy, '']) {
      expect([await changeBy(store)(email, null), await changeBy(store)(email, 'edit')]).toEqual([
        'unknown',
        'unknown',
      ]);
    }
  });

  it('the last owner stays one', async () => {
    const store = await emptyStore();
    const editors: readonly Person[] = [{ email: ada, role: 'edit' }];
    await addWithAccess(store, bea, 'owner');
    const change = changeBy(store, bea, editors);
    expect([await change(bea, null), await change(bea, 'publish')]).toEqual([
      'lastOwner',
      'lastOwner',
    ]);
    expect(await accessOf(store, bea)).toEqual(ALL);
    expect(await change(bea, 'owner')).toBe('done');
    await addWithAccess(store, cy, 'owner');
    expect(await change(bea, null)).toBe('ended');
    expect((await store.people.list()).map(({ email }) => email)).toEqual([cy]);
  });

  it('of two owners who remove each other at the same moment, one stays', async () => {
    const connect = await freshDatabase();
    const stores = await Promise.all([openStoreOn(connect()), openStoreOn(connect())]);
    onTestFinished(async () => void (await Promise.all(stores.map((each) => each.close()))));
    const [here, there] = stores;
    await addWithAccess(here, bea, 'owner');
    await addWithAccess(here, cy, 'owner');
    const outcomes = await Promise.all([
      changeBy(here, bea, [])(cy, null),
      changeBy(there, cy, [])(bea, null),
    ]);
    expect(outcomes.sort()).toEqual(['ended', 'notOwner']);
    expect(await here.people.list()).toHaveLength(1);
  });

  it('a person who is no owner any more changes nobody; on the owner’s computer every change is allowed', async () => {
    const store = await emptyStore();
    await addWithAccess(store, bea, 'edit');
    expect(await changeBy(store, bea)(bea, 'owner')).toBe('notOwner');
    expect(await changeBy(store, 'eve@agency.example')(bea, null)).toBe('notOwner');
    const here = { email: bea, role: null, by: undefined, named: owners, now: NOON };
    expect(await store.people.change(here)).toBe('ended');
  });

  it('a start keeps invited people, and lets go of those whom ADMIN_EMAILS names now', async () => {
    const store = await emptyStore();
    await addWithAccess(store, bea, 'owner');
    await addWithAccess(store, cy, 'edit');
    await store.people.keepOnly([...owners, { email: cy, role: 'publish' }], NOON + 1);
    expect([await accessOf(store, bea), await accessOf(store, cy)]).toEqual([ALL, ALL]);
    await store.people.keepOnly(owners, NOON + 2);
    expect([await accessOf(store, bea), await accessOf(store, cy)]).toEqual([ALL, []]);
    expect((await store.people.list()).map(({ email }) => email)).toEqual([bea]);
  });

  it('the latest sign-in of each person is known', async () => {
    const { signIn } = await emptyStore();
    for (const [id, email, createdAt] of [
      ['first', bea, NOON],
      ['second', bea, NOON + 2],
      ['third', cy, NOON + 1],
    ] as const) {
      await signIn.openSession({ id, email, browser: '', createdAt });
    }
    await signIn.endSession('second', NOON + 3);
    expect([...(await signIn.lastSignIns())].sort()).toEqual([
      [bea, NOON + 2],
      [cy, NOON + 1],
    ]);
  });
});
