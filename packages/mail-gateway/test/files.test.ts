import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { RunningGateway } from '../../harness/gateway-process.ts';
import { openStore } from '../src/store/open.ts';
import { connectTo, multipart, temporaryDatabase, temporaryFolder } from './support/arrange.ts';
import { freshUrl } from './support/databases.ts';
import { formWith, pdfOf, siteWithFile } from './support/files.ts';
import { end, healthOf, startGateway, unlimited } from './support/gateway.ts';

const MEGABYTE = 1024 * 1024;
const file = pdfOf(1.5 * MEGABYTE);

const post = async ({ url }: RunningGateway, body: FormData) =>
  (await fetch(`${url}api/v1.0/email/send-form`, { method: 'POST', body })).text();

/** The files of all messages in a database: the stated size, and the content. */
async function kept(databaseUrl: string) {
  const store = await openStore(databaseUrl);
  const messages = await store.list({});
  const found = await Promise.all(
    messages.map(async (each) => ({ said: each.file?.bytes, has: await store.fileOf(each.id) })),
  );
  await store.close();
  return found.map(({ said, has }) => ({ said, has: has && Buffer.from(has) }));
}

/** A connection that has sent the head of a form with a file, and `sent` bytes of its body. */
async function beginUpload({ url }: RunningGateway, sent: number, head = '', body = file) {
  const { payload, headers } = await multipart([...formWith(body)]);
  const { port, host } = new URL(url);
  const socket = connectTo(Number(port));
  const length = head === '' ? `Content-Length: ${payload.length}\r\n` : head;
  socket.write(
    `POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Type: ${headers['content-type']}\r\n${length}\r\n`,
  );
  socket.write(payload.subarray(0, sent));
  return { socket, rest: payload.subarray(sent) };
}

/** A gateway whose form asks for a file. */
async function gatewayAsking(env: { DATABASE_URL: string }, under: readonly string[] = []) {
  const all = { ...unlimited, SITE_DIR: siteWithFile(), ...env };
  return { DATABASE_URL: env.DATABASE_URL, all, gateway: await startGateway(all, under) };
}

describe.each([
  ['SQLite', async () => temporaryDatabase()],
  ['PostgreSQL', freshUrl],
])('a file in a gateway on %s', (_name, fresh) => {
  const running = async (env: Record<string, string> = {}) =>
    gatewayAsking({ DATABASE_URL: await fresh(), ...env });

  it('that was answered with OK is there whole after the process is killed', async () => {
    const { gateway, DATABASE_URL } = await running();
    expect(await post(gateway, formWith(file))).toBe('OK');
    await end(gateway, 'SIGKILL');
    expect(await kept(DATABASE_URL)).toEqual([{ said: file.length, has: file }]);
  });

  it('that was half there when the process was killed has left nothing', async () => {
    const TMPDIR = temporaryFolder();
    const { gateway, DATABASE_URL, all } = await running({ TMPDIR });
    const inFile = DATABASE_URL.startsWith('file:');
    const folder = inFile ? path.dirname(DATABASE_URL.replace('file:', '')) : TMPDIR;
    await beginUpload(gateway, MEGABYTE);
    expect(await healthOf(gateway)).toBe(200);
    await end(gateway, 'SIGKILL');
    expect(await kept(DATABASE_URL)).toEqual([]);
    // A killed process leaves this file when it has not yet unlinked its name.
    writeFileSync(path.join(folder, 'mail-gateway-upload-1'), '');
    expect(await post(await startGateway(all), formWith(file))).toBe('OK');
    expect(readdirSync(folder).filter((name) => name.includes('upload'))).toEqual([]);
  });
});

describe('an upload', () => {
  const running = (under: readonly string[] = []) =>
    gatewayAsking({ DATABASE_URL: temporaryDatabase() }, under);

  it('that the visitor breaks off is not kept, and makes room for the next', async () => {
    const { gateway, DATABASE_URL } = await running();
    for (const sent of [1000, MEGABYTE, 1.2 * MEGABYTE]) {
      const { socket } = await beginUpload(gateway, sent);
      expect(await healthOf(gateway)).toBe(200);
      socket.destroy();
    }
    await expect.poll(() => post(gateway, formWith(file))).toBe('OK');
    expect(await kept(DATABASE_URL)).toHaveLength(1);
  });

  it('beside two others of the same address is refused for now', async () => {
    const { gateway, DATABASE_URL } = await running();
    const open = [await beginUpload(gateway, 1000), await beginUpload(gateway, 1000)];
    await expect
      .poll(() => post(gateway, formWith(file)))
      .toMatch(/^Too many messages are arriving at once/);
    for (const { socket, rest } of open) {
      socket.write(rest);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    }
    expect(await kept(DATABASE_URL)).toHaveLength(1);
  });

  it('without a length is refused when it grows too large, and nothing of it is kept', async () => {
    const { gateway, DATABASE_URL } = await running();
    const { socket } = await beginUpload(gateway, 0, 'Transfer-Encoding: chunked\r\n');
    const chunk = `${(512 * 1024).toString(16)}\r\n${'x'.repeat(512 * 1024)}\r\n`;
    for (let each = 0; each < 6; each += 1) {
      socket.write(chunk);
    }
    socket.write('0\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
    expect(await kept(DATABASE_URL)).toEqual([]);
  });

  it('for which the disk has no room is refused, and short messages go on', async () => {
    const limit = ['/bin/sh', '-c', 'ulimit -f 1200; exec "$@"', 'sh'];
    const { gateway, DATABASE_URL } = await running(limit);
    expect(await post(gateway, formWith(file))).toMatch(/^We’ve run out of space/);
    expect(await post(gateway, formWith(Buffer.alloc(0), ''))).toBe('OK');
    expect(await kept(DATABASE_URL)).toEqual([{ said: undefined, has: null }]);
  });
});
