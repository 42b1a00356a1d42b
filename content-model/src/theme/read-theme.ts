import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEntryOf } from '../check/locate.ts';
import { collections } from '../collections.ts';
import { parseEntry } from '../parse.ts';
import { normaliseNulls } from '../schema-traversal.ts';
import { DEFAULT_THEME, type Theme, themeSchema } from '../schemas/theme.ts';

/**
 * Reads only the theme of a content folder, for what is needed before the content is checked.
 *
 * @returns the default theme where there is none, or one that the check will report
 */
export function readTheme(folder: string): Theme {
  const collection = collections.get('theme');
  const path = collection && readdirSync(folder).find((name) => isEntryOf(collection, name));
  if (path === undefined) return DEFAULT_THEME;
  const { value } = parseEntry(path, readFileSync(join(folder, path), 'utf8'));
  return themeSchema.safeParse(normaliseNulls(themeSchema, value)).data ?? DEFAULT_THEME;
}
