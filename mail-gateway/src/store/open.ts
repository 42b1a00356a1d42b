import { existsSync } from 'node:fs';
import { openSqlite } from './sqlite.ts';
import { openStoreOn, type Store, storeOn } from './store.ts';

/** A database address as a person may see it: the path of a file, or a URL without its password. */
export function placeOf(databaseUrl: string): string {
  if (databaseUrl.startsWith('file:')) {
    return databaseUrl.slice('file:'.length);
  }
  const url = new URL(databaseUrl);
  return `${url.protocol}//${url.host}${url.pathname}`;
}

/**
 * Opens the store that a `DATABASE_URL` names (as readSettings returns it), its schema upgraded.
 * @throws StoreError when the database cannot be used.
 */
export async function openStore(databaseUrl: string): Promise<Store> {
  return openStoreOn(openSqlite(placeOf(databaseUrl)));
}

/** The same for reading only, while a gateway runs or not; null when there is no database yet. */
export async function openStoreToRead(databaseUrl: string): Promise<Store | null> {
  const place = placeOf(databaseUrl);
  return existsSync(place) ? storeOn(openSqlite(place, { readOnly: true })) : null;
}
