import { expect, test } from 'vitest';
import { MOST_LINKS } from '../../../mail-gateway/src/sign-in/link-requests.ts';
import { gatewayWithAdmin } from '../../test/admin.ts';
import { get } from '../../test/requests.ts';
import { schedule, scheduledIn } from '../publish/schedule.ts';

const [ada, bea, cy] = ['ada@agency.example', 'bea@agency.example', 'cy@agency.example'];

/** The admin of Ada, its owner, and of Bea, who may only edit; both are in ADMIN_EMAILS. */
async function adminOfAda(env: Record<string, string> = {}) {
  const given = await gatewayWithAdmin(env);
  const owner = await given.signIn(ada);
  type Who = Pick<typeof owner, 'headers'>;
  const pageOf = async (who: Who = owner) => (await given.ask('GET', '/admin/people', who)).body;
  const send = (what: string, fields: Record<string, string>, who: Who = owner) =>
    given.ask('POST', `/admin/people/${what}`, {
      ...who,
      form: new URLSearchParams(fields).toString(),
    });
  const invite = async (email: string, role: string) => {
    const { body, statusCode } = await send('invite', { email, role });
    const [, link = ''] =
      /data-share="https:\/\/[^"/]+(\/admin\/sign-in\/[\w-]+)"/.exec(body) ?? [];
    return { body, statusCode, link };
  };
  /** Opens a link for signing in and presses its button. @returns the headers of the session */
  const follow = async (link: string) => {
    const { cookies } = await given.ask('POST', link);
    const [{ name, value } = { name: '', value: '' }] = cookies;
    return { headers: { cookie: `${name}=${value}` } };
  };
  return { ...given, owner, pageOf, send, invite, follow };
}

/** The texts of the cards in the list. */
const cardsIn = (html: string) =>
  [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, card = '']) =>
    card
      .replaceAll(/<details.*?<\/details>/gs, ' [change]')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

test('an owner sees who may sign in, and why the people of the settings stay', async () => {
  const { pageOf, store, clock, signIn } = await adminOfAda();
  await store.people.add({ email: cy, role: 'publish', invitedAt: clock.now });
  await signIn(cy);
  const [ofAda = '', ofBea = '', ofCy = '', ...others] = cardsIn(await pageOf());
  expect(others).toEqual([]);
  expect(await pageOf()).toContain('(ADMIN_EMAILS) is changed only there');
  expect(ofAda).toMatch(
    /^ada@agency\.example Owner you Last sign-in: Nov 20, 2026.* Named in the settings of the server$/,
  );
  expect(ofBea).toMatch(
    /^bea@agency\.example Edits Has not signed in during the last 90 days\. Named in the settings of the server$/,
  );
  expect(ofCy).toMatch(/^cy@agency\.example Publishes Last sign-in: .* \[change\]$/);
});

test('a person who is invited without a relay gets a link from the owner', async () => {
  const { invite, follow, ask, pageOf } = await adminOfAda();
  const { link, body } = await invite(' Cy@Agency.example', 'edit');
  expect(body).toContain('A link for cy@agency.example');
  const who = await follow(link);
  expect((await ask('GET', '/admin/', who)).body).toContain(
    'You are signed in as cy@agency.example.',
  );
  expect((await ask('POST', '/admin/publish', { ...who, form: 'a=b' })).statusCode).toBe(403);
  expect(cardsIn(await pageOf())).toHaveLength(3);
  expect(await pageOf()).not.toContain('/admin/sign-in/');
});

test('a person who is invited with a relay gets a mail, and the page shows no link', async () => {
  const { invite, store, clock } = await adminOfAda({
    SMTP_URL: 'smtp://localhost:1',
    MAIL_TO: ada,
  });
  const { body, link } = await invite(cy, 'publish');
  expect([body.includes('cy@agency.example gets a mail'), link]).toEqual([true, '']);
  expect(await store.signIn.countLinks(cy, clock.now)).toBe(1);
});

test.each([
  ['nobody', 'This is not a mail address'],
  ['ADA@agency.example', 'This person is in the list already'],
  ['ａda@agency.example', 'This person is in the list already'],
])('%s is not invited, and the typed address and the chosen role stay', async (typed, reason) => {
  const { invite, store } = await adminOfAda();
  const { statusCode, body } = await invite(typed, 'publish');
  expect([statusCode, body.includes(reason)]).toEqual([422, true]);
  expect(body).toContain(`aria-invalid="true" name="email" value="${typed}"`);
  expect(/type="radio"[^>]*checked=""[^>]*>/.exec(body)?.[0]).toContain('value="publish"');
  expect(await store.people.list()).toEqual([]);
});

test('a link too many is refused, and the form that invites somebody else stays empty', async () => {
  const { invite, send } = await adminOfAda();
  await invite(cy, 'edit');
  for (let given = 1; given < MOST_LINKS; given += 1) await send('link', { email: cy });
  const { statusCode, body } = await send('link', { email: cy });
  expect([statusCode, body.includes('This address got five links')]).toEqual([422, true]);
  expect(body).not.toContain('aria-invalid');
});

test('a removed person is signed out at once, and their scheduled publication does not go online', async () => {
  const { invite, follow, send, ask, folder } = await adminOfAda();
  const who = await follow((await invite(cy, 'publish')).link);
  const person = { name: 'cy', email: cy, role: 'publish' } as const;
  schedule(folder, { at: Date.now() + 3_600_000, person });
  expect((await ask('GET', '/admin/', who)).statusCode).toBe(200);
  const answer = await send('remove', { email: cy });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    '/admin/people?done=removed&email=cy%40agency.example',
  ]);
  expect((await ask('GET', '/admin/', who)).statusCode).toBe(303);
  expect(scheduledIn(folder)).toMatchObject({ failed: 'noPerson' });
});

test.each([
  ['publish', 303, 'noPerson'],
  ['owner', 200, undefined],
] as const)(
  'an owner who becomes %s asks for the next page and gets %i',
  async (role, status, failed) => {
    const { invite, follow, send, ask, folder } = await adminOfAda();
    const who = await follow((await invite(cy, 'owner')).link);
    const person = { name: 'cy', email: cy, role: 'owner' } as const;
    schedule(folder, { at: Date.now() + 3_600_000, person });
    await send('role', { email: cy, role });
    expect((await ask('GET', '/admin/people', who)).statusCode).toBe(status);
    expect(scheduledIn(folder)?.failed).toBe(failed);
  },
);

test('nobody changes the people of the settings, somebody unknown, or a role that there is not', async () => {
  const { send, store, invite } = await adminOfAda();
  await invite(cy, 'edit');
  for (const email of [ada, bea, 'eve@agency.example', '']) {
    for (const [what, fields] of [
      ['remove', { email }],
      ['role', { email, role: 'owner' }],
      ['link', { email }],
    ] as const) {
      expect((await send(what, fields)).statusCode).toBe(422);
    }
  }
  expect((await send('role', { email: cy, role: 'god' })).statusCode).toBe(404);
  expect(await store.people.find(cy)).toMatchObject({ role: 'edit' });
});

test('the last owner is not removed, by nobody', async () => {
  const { invite, follow, send, store } = await adminOfAda({ ADMIN_EMAILS: `${ada}, ${bea}=edit` });
  const who = await follow((await invite(cy, 'owner')).link);
  expect((await send('remove', { email: ada }, who)).statusCode).toBe(422);
  expect((await send('remove', { email: cy }, who)).statusCode).toBe(303);
  expect(await store.people.list()).toEqual([]);
});

test('a person who is no owner sees no link to the people', async () => {
  const { ask, signIn, owner } = await adminOfAda();
  const linkIn = async (who: typeof owner) =>
    (await ask('GET', '/admin/', who)).body.includes('href="/admin/people"');
  expect([await linkIn(owner), await linkIn(await signIn(bea))]).toEqual([true, false]);
});

test('an address that is markup is text on every page', async () => {
  const { invite, pageOf, ask, owner } = await adminOfAda();
  const { body } = await invite('"><script>alert(1)</script>@x.example', 'edit');
  expect(body).not.toContain('<script>alert');
  await invite('a&b@x.example', 'edit');
  const url = '/admin/people/remove?email=a%26b%40x.example';
  for (const html of [await pageOf(), (await ask('GET', url, owner)).body]) {
    expect(html).toContain('a&amp;b@x.example');
    expect(html).not.toContain('a&b@');
  }
});

test('the page says what was done, and shows no words from a forged link', async () => {
  const { ask, owner } = await adminOfAda();
  const shown = async (email: string) => {
    const query = new URLSearchParams({ done: 'removed', email });
    return (await ask('GET', `/admin/people?${query}`, owner)).body.includes('is removed.');
  };
  expect([await shown(cy), await shown('Your password'), await shown('')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('where nobody signs in, the page says how somebody can', async () => {
  const { status, body } = await get('/people');
  expect([status, body.includes('Nobody signs in here yet')]).toEqual([200, true]);
});
