import path from 'node:path';
import type { Database } from '../src/store/database.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { temporaryFolder } from './support.ts';

/** Connects to one database; each call is another connection to the same one. */
export type Connect = () => Promise<Database>;

/** Every database the store must work on; `fresh` makes an empty one. */
export const testDatabases: readonly { name: string; fresh: () => Promise<Connect> }[] = [
  {
    name: 'SQLite',
    async fresh() {
      const file = path.join(temporaryFolder(), 'messages.db');
      return async () => openSqlite(file);
    },
  },
];
