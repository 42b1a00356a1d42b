import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../content-store/test/temporary-folder.ts';
import { gatewayWithAdmin } from '../../test/admin.ts';

const ada = 'ada@agency.example';
const HOUR = 60 * 60 * 1000;

/** Two saved pages and a picture behind the gateway, and a person's link to them. */
async function pages() {
  const parent = temporaryFolder();
  const folder = join(parent, 'pages');
  mkdirSync(folder);
  const policy = `<meta http-equiv="content-security-policy" content="default-src 'none'">`;
  writeFileSync(join(parent, 'secret.html'), 'secret');
  writeFileSync(join(folder, 'index.html'), `${policy}<a href="/admin/draft/0/contact">`);
  writeFileSync(join(folder, 'contact.html'), 'Contact');
  writeFileSync(join(folder, '404.html'), 'Nothing here');
  writeFileSync(join(folder, 'photo.webp'), 'photo');
  writeFileSync(join(folder, 'büro-連絡.html'), 'Büro');
  writeFileSync(join(folder, 'büro-連絡.png'), 'card');
  const given = await gatewayWithAdmin({}, folder);
  const path = `/admin/draft/${await given.links.tokenFor(ada)}`;
  const get = async (url: string) => {
    const { statusCode, body, headers } = await given.ask('GET', url);
    return { status: statusCode, body, headers };
  };
  return { ...given, path, get };
}

test('a link leads a stranger to the pages, whose own links lead there as well', async () => {
  const { path, get } = await pages();
  expect(await get(`${path}/`)).toMatchObject({ status: 200, body: `<a href="${path}/contact">` });
  expect(await get(`${path}/contact`)).toMatchObject({ status: 200, body: 'Contact' });
  expect(await get(`${path}/photo.webp`)).toMatchObject({ status: 200, body: 'photo' });
  expect(await get(`${path}/nothing`)).toMatchObject({ status: 404, body: 'Nothing here' });
});

test.each(['NFC', 'NFD'])(
  'a page is found by its letters, in any script and in %s',
  async (form) => {
    const { path, get } = await pages();
    const address = `${path}/${encodeURIComponent('büro-連絡'.normalize(form))}`;
    expect(await get(address)).toMatchObject({ status: 200, body: 'Büro' });
    expect(await get(`${address}.png`)).toMatchObject({ status: 200, body: 'card' });
  },
);

test('the pages have an origin of their own, and are kept by nobody', async () => {
  const { path, get } = await pages();
  const { headers } = await get(`${path}/`);
  expect(headers['content-security-policy']).toMatch(/sandbox (?!.*allow-same-origin)/);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
});

test('a link that nobody made ends at the gateway, and at the admin’s process too', async () => {
  const { path, get, admin, reached } = await pages();
  for (const wrong of [`${path}x`, '/admin/draft/0', '/admin/draft/%00', '/admin/draft/a.b']) {
    expect(await get(`${wrong}/`)).toMatchObject({ status: 404 });
  }
  expect(reached).toEqual([]);
  expect((await admin.inject(`${path}x/`)).statusCode).toBe(404);
});

test('a link works for a day, and not before it was made', async () => {
  const { path, get, clock } = await pages();
  const made = clock.now;
  const statuses = [];
  for (const hours of [23, 25, -1, 0]) {
    clock.now = made + hours * HOUR;
    statuses.push((await get(`${path}/`)).status);
  }
  expect(statuses).toEqual([200, 404, 404, 200]);
});

test('a link stays the same for an hour, and is one of its person alone', async () => {
  const { links, clock } = await pages();
  const first = await links.tokenFor(ada);
  expect(await links.tokenFor(ada)).toBe(first);
  expect(await links.tokenFor('bea@agency.example')).not.toBe(first);
  clock.now += HOUR;
  expect(await links.tokenFor(ada)).not.toBe(first);
  expect(await links.isValid(first)).toBe(true);
});

test('a link ends when its person signs out everywhere, and the person gets another link', async () => {
  const { path, get, ask, signIn, links } = await pages();
  await ask('POST', '/admin/sign-out-everywhere', await signIn(ada));
  expect(await get(`${path}/`)).toMatchObject({ status: 404 });
  expect(await links.isValid(await links.tokenFor(ada))).toBe(true);
});

test('the form of a person shows the pages by their link', async () => {
  const { ask, signIn, path } = await pages();
  const { headers, body } = await ask('GET', '/admin/edit?file=hero/hero.yaml', await signIn(ada));
  expect(body).toContain(path);
  expect(headers['content-security-policy']).toContain("frame-src 'self'");
});

test('files beside the pages are not shown', async () => {
  const { path, get } = await pages();
  for (const address of ['../secret', '..%2fsecret', '%2e%2e/secret.html', '..%5csecret']) {
    expect((await get(`${path}/${address}`)).body).not.toBe('secret');
  }
});
