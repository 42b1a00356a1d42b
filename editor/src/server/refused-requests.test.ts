import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { CONTENT_FOLDER } from '../../../content-model/src/folder.ts';
import { editorServer } from './editor-server.ts';

/** The editor of an agency whose site is in German, and its port. */
async function germanEditor(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(CONTENT_FOLDER, folder, { recursive: true });
  const site = join(folder, 'site/site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace(/^language:.*$/m, 'language: de'));
  const server = editorServer({ folder, report: () => {} }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test.each<[string, number, string, string, Record<string, string>]>([
  ['of another site', 403, 'Nicht von hier', 'GET', { origin: 'https://example.com' }],
  ['of an unknown kind', 405, 'So geht es nicht', 'PUT', {}],
  ['with too much', 413, 'Zu groß', 'POST', { 'content-length': String(2 ** 30) }],
  ['that is no form', 500, 'Etwas ist schiefgegangen', 'POST', { 'content-length': '0' }],
])('a request %s is answered in the language of the owner', async (...row) => {
  const [, status, title, method, headers] = row;
  const sent = request({ port: await germanEditor(), host: '127.0.0.1', method, headers });
  sent.flushHeaders();
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  expect(answer?.statusCode).toBe(status);
  const body = answer ? await text(answer) : '';
  expect(body).toContain('<html lang="de"');
  expect(body).toContain(`<h1>${title}</h1>`);
  sent.destroy();
});
