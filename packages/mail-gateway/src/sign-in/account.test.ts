import { describe, expect, it } from 'vitest';
import { adminGateway } from '../../test/support/admin.ts';
import { MINUTE } from '../time.ts';
import { browserName } from './browser-name.ts';
import { roles } from './people.ts';
import { may } from './rights.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const desk = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

/** The texts of a page by its elements. */
const textsOf = (html: string) =>
  html
    .slice(html.indexOf('<main>'))
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== '');

const sessionsIn = (html: string) =>
  [...html.matchAll(/name="session" value="([\w-]{43})"/g)].map(([, id = '']) => id);

describe('the page of somebody who is signed in', () => {
  it("lists the person's sessions, and only an owner sees who else signed in", async () => {
    const { ask, signIn, clock } = await adminGateway({ TZ: 'UTC' });
    await signIn('ada@agency.example', phone);
    clock.now += 60 * MINUTE;
    const here = await signIn('ada@agency.example', desk);
    const bea = await signIn('bea@agency.example');
    const open = async (who: typeof here) =>
      textsOf((await ask('GET', '/admin/sign-in', who)).body);
    expect(await open(here)).toEqual([
      'Signed in',
      'You are signed in as ada@agency.example.',
      'To the admin',
      'Sign out',
      'Sign out everywhere',
      'Where you are signed in',
      'Firefox, Linux',
      '(this browser)',
      'Signed in 20 Nov 2026, 11:07, last seen 20 Nov 2026, 11:07',
      'Sign out',
      'Safari, iPhone',
      'Signed in 20 Nov 2026, 10:07, last seen 20 Nov 2026, 10:07',
      'Sign out',
      'Passkeys',
      'With a passkey you sign in by the fingerprint, face or PIN of a device, without a mail.',
      'Add a passkey',
      'Who signed in',
      expect.stringContaining('@agency.example'),
      expect.stringContaining('@agency.example'),
      '20 Nov 2026, 10:07: ada@agency.example, Safari, iPhone',
    ]);
    expect(await open(bea)).not.toContain('Who signed in');
    expect(await open(bea)).toContain('Another browser');
  });

  it.each(roles)('shows to %s who else signed in where they have that right', async (role) => {
    const { ask, signIn } = await adminGateway({ ADMIN_EMAILS: `cy@agency.example=${role}` });
    const { body } = await ask('GET', '/admin/sign-in', await signIn('cy@agency.example'));
    expect(body.includes('Who signed in')).toBe(may(role, 'signIns'));
  });

  it('says when a browser was last seen, to five minutes', async () => {
    const { ask, signIn, clock, store } = await adminGateway();
    const here = await signIn('ada@agency.example');
    const [before] = await store.signIn.sessions('ada@agency.example', clock.now);
    const seen = async () => {
      await ask('GET', '/admin', here);
      const [session] = await store.signIn.sessions('ada@agency.example', clock.now);
      return (session?.seenAt ?? 0) - (before?.seenAt ?? 0);
    };
    clock.now += 5 * MINUTE - 1;
    expect(await seen()).toBe(0);
    clock.now += 1;
    expect(await seen()).toBe(5 * MINUTE);
  });

  it('signs one of their other browsers out, and nobody else’s', async () => {
    const { ask, signIn, clock } = await adminGateway();
    const away = await signIn('ada@agency.example', phone);
    clock.now += 1;
    const here = await signIn('ada@agency.example', desk);
    const other = await signIn('bea@agency.example');
    const sessionOf = async (who: typeof here) =>
      sessionsIn((await ask('GET', '/admin/sign-in', who)).body);
    const end = (session = '') =>
      ask('POST', '/admin/sessions/end', { ...here, form: `session=${session}` });
    const statuses = () =>
      Promise.all(
        [away, here, other].map(async (who) => (await ask('GET', '/admin', who)).statusCode),
      );
    await end((await sessionOf(other))[0]);
    await end();
    expect(await statuses()).toEqual([200, 200, 200]);
    const [, ofPhone] = await sessionOf(here);
    const answer = await end(ofPhone);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/admin/sign-in']);
    expect(await statuses()).toEqual([303, 200, 200]);
    expect(await sessionOf(here)).toHaveLength(1);
  });
});

it.each([
  [phone, 'Safari, iPhone'],
  [desk, 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari, macOS',
  ],
  ['<script>curl/8</script>', ''],
  [undefined, ''],
])('a browser that calls itself %s is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
