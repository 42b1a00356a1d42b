import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { productRoot, projectRoot } from '../../words/roots.ts';

/** The parts of a site that are folders: a folder is found by its place, and nothing else lists it. */
type Kind = 'sections' | 'pages';

/** The folders of a kind by their names: an agency's own one takes the place of the product's. */
export function foldersOf(kind: Kind): Map<string, string> {
  const parents = [join(productRoot, 'packages', kind), join(projectRoot, 'own', kind)].filter(
    existsSync,
  );
  return new Map(
    parents.flatMap((parent) =>
      readdirSync(parent, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => [name, join(parent, name)] as const),
    ),
  );
}

/** The name of a folder's content: `getInTouch` for the folder `get-in-touch`. */
export const keyOf = (folderName: string): string =>
  folderName.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Imports the module `name` in a folder; an empty module where the folder has none. Below `node_modules`, where Node runs
 * no TypeScript, JavaScript stands beside it.
 */
export async function importFrom(folder: string, name: string): Promise<Record<string, unknown>> {
  const source = join(folder, name);
  const compiled = source.replace(/\.ts$/, '.js');
  const file = existsSync(compiled) ? compiled : source;
  return existsSync(file) ? import(/* @vite-ignore */ pathToFileURL(file).href) : {};
}

/** The words of a folder by language; undefined where it has no `words.yaml`. */
export function wordsOfFolder(folder: string): unknown {
  const file = join(folder, 'words.yaml');
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
}
