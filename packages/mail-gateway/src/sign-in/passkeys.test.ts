import { describe, expect, it } from 'vitest';
import { adminGateway } from '../../test/support/admin.ts';
import { HOST, memoryStore } from '../../test/support/arrange.ts';
import { createAuthenticator, type Wrong } from '../../test/support/authenticator.ts';
import type { Store } from '../store/store.ts';
import { CHALLENGE_VALID_FOR } from './passkey-store.ts';
import { MOST_OF_NETWORK } from './sign-in-routes.ts';

type Device = ReturnType<typeof createAuthenticator>;

const ada = 'ada@agency.example';
const origin = `https://${HOST}`;

/** A gateway, a device, and the requests of the device's browser. */
async function gatewayWithDevice(
  env: Record<string, string> = {},
  { store, device = createAuthenticator(origin) }: { store?: Store; device?: Device } = {},
) {
  const given = await adminGateway({ SITE_URL: origin, ...env }, store && { store });
  const { ask } = given;
  type Who = { headers?: Record<string, string> };
  const post = (url: string, body: object | undefined, { headers = {} }: Who = {}) =>
    ask('POST', url, {
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { form: JSON.stringify(body) }),
    });
  const challenge = async (url: string, who?: Who): Promise<string> =>
    (await post(url, undefined, who)).json().challenge;
  const add = async (who: Who, wrong?: Wrong) => {
    const { challenge, user } = (await post('/admin/passkeys/options', undefined, who)).json();
    return post('/admin/passkeys', device.create(challenge, wrong, user.id), who);
  };
  const signInWith = async (wrong?: Wrong) =>
    post(
      '/admin/sign-in/passkey',
      device.get(await challenge('/admin/sign-in/passkey/options'), wrong),
    );
  return { ...given, device, post, challenge, add, signInWith };
}

async function gatewayWithPasskey() {
  const given = await gatewayWithDevice();
  const who = await given.signIn(ada);
  expect((await given.add(who)).statusCode).toBe(204);
  return { ...given, who };
}

describe('a passkey', () => {
  it('that somebody added signs them in, with a session like a link’s', async () => {
    const { ask, signInWith, store, clock } = await gatewayWithPasskey();
    clock.now += 1;
    const answer = await signInWith();
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    const [{ name, value } = { name: '', value: '' }] = answer.cookies;
    expect(name).toBe('__Host-admin');
    const admin = await ask('GET', '/admin', { headers: { cookie: `${name}=${value}` } });
    expect(admin.json()).toMatchObject({ url: '/admin' });
    expect(await store.passkeys.list(ada)).toEqual([
      expect.objectContaining({ email: ada, transports: ['internal'], usedAt: clock.now }),
    ]);
    expect((await signInWith()).statusCode).toBe(204);
  });

  it('leads to the page that was asked for before', async () => {
    const { challenge, device, post, signInWith } = await gatewayWithPasskey();
    expect((await signInWith()).headers.location).toBe('/admin');
    const use = '/admin/sign-in/passkey';
    const headers = { cookie: '__Host-admin-asked=%2Fadmin%2Fpublish' };
    const used = device.get(await challenge(`${use}/options`));
    expect((await post(use, used, { headers })).headers.location).toBe('/admin/publish');
  });

  it('is made and used only with a fingerprint, face or PIN, and found without an address', async () => {
    const { post, who } = await gatewayWithPasskey();
    const toAdd = (await post('/admin/passkeys/options', undefined, who)).json();
    expect(toAdd).toMatchObject({
      rp: { id: HOST },
      user: { name: ada },
      excludeCredentials: [{ transports: ['internal'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const toSignIn = (await post('/admin/sign-in/passkey/options', undefined)).json();
    expect(toSignIn).toMatchObject({ rpId: HOST, userVerification: 'required' });
    expect(toSignIn.allowCredentials).toBeUndefined();
  });

  it.each<[string, Wrong]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['another task', { type: 'webauthn.other' }],
    ['a challenge that nobody gave', { challenge: 'AAAA' }],
    ['no fingerprint, face or PIN', { isVerified: false }],
  ])('with %s signs nobody in, and is not added', async (_what, wrong) => {
    const { signInWith } = await gatewayWithPasskey();
    const answer = await signInWith(wrong);
    expect([answer.statusCode, answer.cookies]).toEqual([400, []]);
    const { signIn, add, store } = await gatewayWithDevice();
    expect((await add(await signIn(ada), wrong)).statusCode).toBe(400);
    expect(await store.passkeys.list(ada)).toEqual([]);
  });

  it('that a device gives as another person’s, or nobody’s, signs nobody in', async () => {
    const { post, signIn, signInWith } = await gatewayWithPasskey();
    const bea = await signIn('bea@agency.example');
    const { user } = (await post('/admin/passkeys/options', undefined, bea)).json();
    for (const userHandle of [user.id, '', 'AAAA']) {
      expect((await signInWith({ userHandle })).statusCode).toBe(400);
    }
    expect((await signInWith()).statusCode).toBe(204);
  });

  it('with certificates is not even looked at, since their lists would be fetched', async () => {
    const { signIn, challenge, post, device } = await gatewayWithDevice();
    const who = await signIn(ada);
    const asked = await challenge('/admin/passkeys/options', who);
    const statuses = [];
    for (const format of ['android-key', 'apple', 'tpm', 'none']) {
      const answer = await post('/admin/passkeys', device.create(asked, { format }), who);
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 204]);
  });

  it('whose counter goes back or stands still signs nobody in', async () => {
    const { signInWith } = await gatewayWithPasskey();
    const statuses: number[] = [];
    for (const counter of [5, 5, 4, 0, 6]) {
      statuses.push((await signInWith({ counter })).statusCode);
    }
    expect(statuses).toEqual([204, 400, 400, 400, 204]);
  });

  it('signs nobody in who was taken off the list', async () => {
    const store = await memoryStore();
    const device = createAuthenticator(origin);
    const before = await gatewayWithDevice({}, { store, device });
    await before.add(await before.signIn(ada));
    expect((await before.signInWith()).statusCode).toBe(204);
    const after = await gatewayWithDevice(
      { ADMIN_EMAILS: 'bea@agency.example' },
      { store, device },
    );
    expect((await after.signInWith()).statusCode).toBe(400);
  });

  it('that was removed signs nobody in, and nobody removes another’s', async () => {
    const { ask, signIn, signInWith, store, who } = await gatewayWithPasskey();
    const [passkey] = await store.passkeys.list(ada);
    const form = `passkey=${passkey?.id}`;
    await ask('POST', '/admin/passkeys/remove', { ...(await signIn('bea@agency.example')), form });
    await ask('POST', '/admin/passkeys/remove', { form });
    expect((await signInWith()).statusCode).toBe(204);
    expect((await ask('GET', '/admin/sign-in', who)).body).toContain(passkey?.id);
    await ask('POST', '/admin/passkeys/remove', { ...who, form });
    expect((await signInWith()).statusCode).toBe(400);
  });

  it('of one person is not taken over by another', async () => {
    const { add, signIn, store } = await gatewayWithPasskey();
    expect((await add(await signIn('bea@agency.example'))).statusCode).toBe(400);
    expect(await store.passkeys.list('bea@agency.example')).toEqual([]);
  });

  it('can only be added by a person who is signed in', async () => {
    const { post, device } = await gatewayWithDevice();
    expect((await post('/admin/passkeys/options', undefined)).statusCode).toBe(401);
    expect((await post('/admin/passkeys', device.create('AAAA'))).statusCode).toBe(401);
  });
});

describe('a challenge', () => {
  const use = '/admin/sign-in/passkey';

  it('works once, for five minutes', async () => {
    const { challenge, clock, device, post } = await gatewayWithPasskey();
    const first = device.get(await challenge(`${use}/options`));
    expect((await post(use, first)).statusCode).toBe(204);
    expect((await post(use, first)).statusCode).toBe(400);
    const late = device.get(await challenge(`${use}/options`));
    clock.now += CHALLENGE_VALID_FOR;
    expect((await post(use, late)).statusCode).toBe(400);
  });

  it('is for one task and one person', async () => {
    const { challenge, device, post, signIn, who } = await gatewayWithPasskey();
    const toAdd = await challenge('/admin/passkeys/options', who);
    expect((await post(use, device.get(toAdd))).statusCode).toBe(400);
    const bea = await signIn('bea@agency.example');
    const other = createAuthenticator(origin);
    expect((await post('/admin/passkeys', other.create(toAdd), bea)).statusCode).toBe(400);
    expect((await post('/admin/passkeys', other.create(toAdd), who)).statusCode).toBe(204);
  });

  it('is given to a network as often as links are', async () => {
    const { post } = await gatewayWithDevice();
    const statuses: number[] = [];
    for (let times = 0; times <= MOST_OF_NETWORK; times += 1) {
      statuses.push((await post(`${use}/options`, undefined)).statusCode);
    }
    expect(statuses).toEqual([...Array(MOST_OF_NETWORK).fill(200), 429]);
  });

  it.each([[{}], [[]], [{ id: 5, response: {} }], [{ id: 'x'.repeat(20_000) }]])(
    'is not answered by %j',
    async (body) => {
      const { post, signIn } = await gatewayWithDevice();
      expect((await post(use, body)).statusCode).toBeOneOf([400, 413]);
      const who = await signIn(ada);
      expect((await post('/admin/passkeys', body, who)).statusCode).toBeOneOf([400, 413]);
    },
  );
});
