import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The id of a family in npm: `Bricolage Grotesque` is in `@fontsource-variable/bricolage-grotesque`. */
export const typefaceId = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

const MODULES = join(import.meta.dirname, '../../../node_modules');

/**
 * The folders of the families of Fontsource that are installed, by their ids; of a family that is there
 * in both forms, the variable one.
 */
export function installedTypefaces(): Map<string, string> {
  const folders = ['@fontsource', '@fontsource-variable']
    .map((scope) => join(MODULES, scope))
    .filter((scope) => existsSync(scope));
  return new Map(
    folders.flatMap((scope) => readdirSync(scope).map((id) => [id, join(scope, id)] as const)),
  );
}
