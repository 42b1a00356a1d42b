import path from 'node:path';
import type { Database } from '../src/store/database.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { temporaryFolder } from './support.ts';

/** Connects to one database; each call is another connection to the same one. */
export type Connect = () => Promise<Database>;

/** A database the store must work on; `fresh` makes an empty one. */
export interface TestDatabase {
  readonly name: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly fresh: () => Promise<Connect>;
}

let server: PostgresServer | undefined;

export const testDatabases: readonly TestDatabase[] = [
  {
    name: 'SQLite',
    start: async () => {},
    stop: async () => {},
    async fresh() {
      const file = path.join(temporaryFolder(), 'messages.db');
      return async () => openSqlite(file);
    },
  },
  {
    name: 'PostgreSQL',
    async start() {
      server = await startPostgres();
    },
    async stop() {
      await server?.remove();
    },
    async fresh() {
      const url = (await server?.freshUrl()) ?? '';
      return async () => openPostgres(url);
    },
  },
];
