import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../content-store/test/temporary-folder.ts';
import { DraftLinks, draftPages } from './draft-pages.ts';

const links = new DraftLinks(Buffer.alloc(32, 1));
const path = links.path();

/** Asks for addresses of two pages and a picture. */
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
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(draftPages, { folder, links });
  return async (url: string) => {
    const { statusCode, body, headers } = await app.inject(url);
    return { status: statusCode, body, headers };
  };
}

test('a signed link leads to the pages, whose own links are signed as well', async () => {
  const ask = await pages();
  expect(await ask(`${path}/`)).toMatchObject({ status: 200, body: `<a href="${path}/contact">` });
  expect(await ask(`${path}/contact`)).toMatchObject({ status: 200, body: 'Contact' });
  expect(await ask(`${path}/photo.webp`)).toMatchObject({ status: 200, body: 'photo' });
  expect(await ask(`${path}/nothing`)).toMatchObject({ status: 404, body: 'Nothing here' });
});

test('the pages have an origin of their own, and are kept by nobody', async () => {
  const { headers } = await (await pages())(`${path}/`);
  expect(headers['content-security-policy']).toMatch(/sandbox (?!.*allow-same-origin)/);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
});

test('a link that nobody signed, and one of yesterday, lead nowhere', async () => {
  const ask = await pages();
  const day = 24 * 60 * 60 * 1000;
  const later = path.replace(/[^/]+$/, (token) => `z${token.slice(1)}`);
  const other = new DraftLinks(Buffer.alloc(32, 2)).path();
  for (const wrong of [later, other, links.path(Date.now() - 2 * day), '/admin/draft/0']) {
    expect(await ask(`${wrong}/`)).toMatchObject({ status: 404 });
  }
});

test('a link works for a day', () => {
  const token = path.replace(/.*\//, '');
  const hour = 60 * 60 * 1000;
  expect(links.isValid(token, Date.now() + 23 * hour)).toBe(true);
  expect(links.isValid(token, Date.now() + 26 * hour)).toBe(false);
});

test('files beside the pages are not shown', async () => {
  const ask = await pages();
  for (const address of ['../secret', '..%2fsecret', '%2e%2e/secret.html', '..%5csecret']) {
    expect((await ask(`${path}/${address}`)).body).not.toBe('secret');
  }
});
