import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentFolder } from '../../../content-store/src/folder.ts';
import { localAdmin } from './local-admin.ts';

const parent = mkdtempSync(join(tmpdir(), 'editor-'));
const folder = join(parent, 'content');
const app = await localAdmin({ folder, report: () => {} });
let port = 0;

beforeAll(async () => {
  cpSync(contentFolder(), folder, { recursive: true });
  for (const path of ['secret.png', 'secret.yaml', 'content/.hidden.png']) {
    writeFileSync(join(parent, path), 'a secret');
  }
  symlinkSync(join(parent, 'secret.png'), join(folder, 'linked.png'));
  symlinkSync(parent, join(folder, 'linked'));
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await app.close();
  rmSync(parent, { recursive: true });
});

/** Sends the bytes of a request unchanged, which `fetch` would correct. @returns the answer */
const send = (request: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer)).on('error', reject);
  });

const get = (path: string) =>
  send(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`);

test.each([
  '/admin/picture/../secret.png',
  '/admin/picture/%2e%2e/secret.png',
  '/admin/picture/..%2fsecret.png',
  '/admin/picture/team/..%2f..%2fsecret.png',
  '/admin/picture/..%5csecret.png',
  '/admin/picture/.hidden.png',
  '/admin/picture/%00.png',
  '/admin/picture/%E0%A4%A.png',
  '/admin/picture//etc/passwd',
  '/admin/picture/site/site.yaml',
  '/admin/picture/linked.png',
  '/admin/picture/linked/secret.png',
  '/admin/edit?file=linked/secret.yaml',
  '/admin/edit?file=../secret.yaml',
  '/admin/edit?file=team/../../secret.yaml',
  '/admin/edit?file=/etc/passwd',
  '/admin/client/../server/routes.js',
  '/admin/client/..%2Fhtml.ts',
  '/admin/history/picture/..%2Fsecret.png',
])('%s shows nothing of the machine', async (path) => {
  const answer = await get(path);
  expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
  expect(answer).not.toContain('secret');
});

test('a picture of the content is shown', async () => {
  expect(await get('/admin/picture/projects/coldline.png')).toMatch(/^HTTP\/1\.1 200 /);
});

test('a list shows its pictures small, for telephones far from a mast', async () => {
  const bytes = async (path: string) =>
    (await (await fetch(`http://127.0.0.1:${port}/admin/picture/${path}`)).arrayBuffer())
      .byteLength;
  expect(await bytes('projects/coldline.png?small')).toBeLessThan(5000);
  expect(await bytes('projects/coldline.png')).toBeGreaterThan(20_000);
});

test('a page is stored by no cache, and runs only the admin’s own scripts', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${port}/admin/`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['another host', `Host: example.com:4322`],
  ['a page of another origin', `Host: localhost:1\r\nOrigin: http://example.com`],
])('a request of %s is refused', async (_who, headers) => {
  const answer = await send(`GET / HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 403 /);
});

test('a form that is too large is refused with a sentence, whether or not it says how large it is', async () => {
  const head = `POST /admin/edit?file=x HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=x\r\n`;
  const said = await send(`${head}Content-Length: ${200 * 1024 * 1024}\r\n\r\n`);
  expect(said).toMatch(/^HTTP\/1\.1 413 /);
  expect(said).toContain('</h1>');
  const megabyte = `100000\r\n${'x'.repeat(1024 * 1024)}\r\n`;
  const chunked = `${head}Transfer-Encoding: chunked\r\n\r\n${megabyte.repeat(101)}0\r\n\r\n`;
  expect(await send(chunked)).toMatch(/^HTTP\/1\.1 413 /);
});

const FORM = { 'content-type': 'multipart/form-data; boundary=x' };

test.each<[string, number, string, string, Record<string, string>]>([
  ['of another site', 403, 'Nicht von hier', 'GET', { origin: 'https://example.com' }],
  ['of an unknown kind', 405, 'So geht es nicht', 'PUT', {}],
  ['with too much', 413, 'Zu groß', 'POST', { ...FORM, 'content-length': String(2 ** 30) }],
  ['that is no form', 415, 'So geht es nicht', 'POST', { 'content-type': 'text/plain' }],
])('a request %s is answered in the language of the owner', async (...row) => {
  const [, status, title, method, headers] = row;
  const site = join(folder, 'site/site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace(/^language:.*$/m, 'language: de'));
  const sent = request({ port, host: '127.0.0.1', path: '/admin/edit', method, headers });
  sent.flushHeaders();
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  expect(answer?.statusCode).toBe(status);
  const body = answer ? await text(answer) : '';
  expect(body).toContain('<html lang="de"');
  expect(body).toContain(`<h1>${title}</h1>`);
  sent.destroy();
});

test('a form that breaks off is answered with advice', async () => {
  const url = `http://127.0.0.1:${port}/admin/edit`;
  const answer = await fetch(url, { method: 'POST', headers: FORM, body: '--x' });
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('<h1>Etwas ist schiefgegangen</h1>');
});
