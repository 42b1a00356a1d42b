import { describe, expect, it } from 'vitest';
import { adminGateway } from '../../test/support/admin.ts';
import { NOON } from '../../test/support/arrange.ts';
import { deliveryBy } from '../../test/support/delivery.ts';
import { relayTo, startMailServer } from '../../test/support/mail-server.ts';
import { createDraftLinks } from './draft-links.ts';
import { inviteAgain, invitePerson } from './invitations.ts';
import { personOf } from './listed-people.ts';
import { hashOf, invite } from './sign-in-links.ts';
import { LINK_VALID_FOR } from './sign-in-store.ts';

/** A gateway whose owner is Ada, and ways to invite and to remove. */
async function gatewayOfAda(isMailed = false, ADMIN_EMAILS = 'ada@agency.example') {
  const gateway = await adminGateway({ ADMIN_EMAILS });
  const { settings, store, clock } = gateway;
  const access = { settings, store, now: () => clock.now, isMailed };
  const remove = (email: string) =>
    store.people.change({
      email,
      role: null,
      by: undefined,
      named: settings.ADMIN_EMAILS,
      now: clock.now,
    });
  return { ...gateway, access, remove };
}

describe('an invitation', () => {
  it.each([
    ['cy@agency.example', 'CY@Agency.Example'],
    ['cy@agency.example', ' cy@agency.example '],
    ['cy@agency.example', 'ｃｙ＠ａｇｅｎｃｙ.example'],
    ['cy@agency.example', 'c\u200by@agency.example'],
    ['cy@agency.example', 'cy\u00ad@agency\u2060.example'],
    ['\u212a@agency.example', 'k@agency.example'],
    ['jose\u0301@agency.example', 'jos\u00e9@agency.example'],
    ['cy@bücher.example', 'cy@xn--bcher-kva.example'],
    ['cy@BÜCHER.example', 'cy@bu\u0308cher.example'],
    ['ada@agency.example', 'cy@agency.example', 'cy@AGENCY.example'],
    ['ada@agency.example', 'cy@bücher.example', 'Cy@Bücher.example'],
  ])('makes %j and %j one person', async (first, second, named = 'bea@agency.example') => {
    const { access, store } = await gatewayOfAda(false, named);
    await invitePerson(access, first, 'edit');
    const [before, ...others] = await store.people.list();
    expect(others).toEqual([]);
    expect(await invitePerson(access, second, 'owner')).toEqual({ what: 'listed' });
    expect(await store.people.list()).toEqual([before]);
    expect(await personOf(access, first)).toEqual(before);
  });

  it.each([
    '',
    'cy',
    '@agency.example',
    'cy@',
    'cy@localhost',
    'cy@agency.example, dan@agency.example',
    'Cy <cy@agency.example>',
    'cy@agency.example\nBcc: eve@agency.example',
    'cy﹫evil.example@agency.example',
    'cy@agency.example=owner',
    `${'c'.repeat(100_000)}@agency.example`,
  ])('to %.40j is refused', async (typed) => {
    const { access, store } = await gatewayOfAda();
    expect(await invitePerson(access, typed, 'edit')).toEqual({ what: 'noAddress' });
    expect(await store.people.list()).toEqual([]);
  });

  it('has a link that signs in once, with the role', async () => {
    const { access, ask } = await gatewayOfAda();
    const invited = await invitePerson(access, 'Cy@agency.example', 'publish');
    expect(invited).toMatchObject({ what: 'link', email: 'cy@agency.example' });
    const url = 'link' in invited ? new URL(invited.link).pathname : '';
    expect((await ask('POST', url)).statusCode).toBe(303);
    expect((await ask('POST', url)).statusCode).toBe(410);
    expect(await personOf(access, 'cy@agency.example')).toMatchObject({ role: 'publish' });
  });

  it('is mailed if mails can be sent, and says where the person can ask for another link', async () => {
    const { received, url } = await startMailServer();
    const { worker, store } = await deliveryBy(relayTo(url));
    const { access: given } = await gatewayOfAda();
    const access = { ...given, store, now: () => NOON, isMailed: true };
    expect(await invitePerson(access, 'cy@agency.example', 'edit')).toEqual({
      what: 'mailed',
      email: 'cy@agency.example',
    });
    await worker.drain();
    const [{ recipients, mail } = { recipients: [], mail: undefined }] = received;
    expect([recipients, mail?.subject]).toEqual([
      ['cy@agency.example'],
      expect.stringMatching(/^You are invited to edit /),
    ]);
    const [, token = ''] = /\/admin\/sign-in\/([\w-]{43})\s/.exec(mail?.text ?? '') ?? [];
    expect(mail?.text).toMatch(/\/admin\/sign-in$/m);
    expect(await store.signIn.useLink(hashOf(token), NOON)).toBe('cy@agency.example');
  });

  it('is repeated for invited people alone, five times in a quarter of an hour', async () => {
    const { access, clock } = await gatewayOfAda(true);
    await invitePerson(access, 'cy@agency.example', 'edit');
    const again = async () => (await inviteAgain(access, 'CY@agency.example')).what;
    const outcomes = [await again(), await again(), await again(), await again(), await again()];
    expect(outcomes).toEqual([...Array(4).fill('mailed'), 'crowded']);
    clock.now += LINK_VALID_FOR;
    expect(await again()).toBe('mailed');
    for (const email of ['ada@agency.example', 'eve@agency.example']) {
      expect(await inviteAgain(access, email)).toEqual({ what: 'unknown' });
    }
  });
});

describe('somebody who was invited', () => {
  it('gets a link by mail like everybody, however the address is typed', async () => {
    const { access, ask, store, clock } = await gatewayOfAda();
    await store.people.add({ email: 'cy@agency.example', role: 'edit', invitedAt: NOON });
    const form = `email=${encodeURIComponent('Ｃy@AGENCY.example')}`;
    const known = await ask('POST', '/admin/sign-in', { form });
    const unknown = await ask('POST', '/admin/sign-in', { form: 'email=eve@agency.example' });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    await expect.poll(() => store.signIn.countLinks('cy@agency.example', clock.now)).toBe(1);
    expect(await invite('CY@agency.example', { ...access, now: clock.now })).toContain('/sign-in/');
  });

  it('and is removed is a stranger at once, with every link and session', async () => {
    const { access, ask, store, signIn, linkFor, remove, clock } = await gatewayOfAda();
    const links = createDraftLinks(access);
    await store.people.add({ email: 'cy@agency.example', role: 'owner', invitedAt: NOON });
    const cy = await signIn('cy@agency.example');
    const link = await linkFor('cy@agency.example');
    const draft = await links.tokenFor('cy@agency.example');
    expect((await ask('GET', '/admin', cy)).statusCode).toBe(200);
    await remove('cy@agency.example');
    expect((await ask('GET', '/admin', cy)).statusCode).toBe(303);
    expect((await ask('GET', link)).statusCode).toBe(410);
    expect((await ask('POST', link)).statusCode).toBe(410);
    expect(await links.isValid(draft)).toBe(false);
    expect(await invite('cy@agency.example', { ...access, now: clock.now })).toBeUndefined();
    await ask('POST', '/admin/sign-in', { form: 'email=cy@agency.example' });
    await ask('POST', '/admin/sign-in', { form: 'email=ada@agency.example' });
    await expect.poll(() => store.signIn.countLinks('ada@agency.example', clock.now)).toBe(1);
    expect(await store.signIn.countLinks('cy@agency.example', clock.now)).toBe(0);
  });

  it('has the role that they have now, not the one of their sign-in', async () => {
    const { access, store, signIn, ask } = await gatewayOfAda();
    await store.people.add({ email: 'cy@agency.example', role: 'edit', invitedAt: NOON });
    const cy = await signIn('cy@agency.example');
    const { settings } = access;
    const email = 'cy@agency.example';
    const change = { email, role: 'owner', named: settings.ADMIN_EMAILS, now: NOON } as const;
    expect((await ask('GET', '/admin/sign-in', cy)).body).not.toContain('Who signed in');
    await store.people.change({ ...change, by: 'ada@agency.example' });
    expect((await ask('GET', '/admin/sign-in', cy)).body).toContain('Who signed in');
  });
});
