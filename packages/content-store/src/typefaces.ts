import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTypefaceFile, typefaceId } from '../../content-model/src/theme/typefaces.ts';
import { projectRoot } from '../../words/roots.ts';
import { pathsIn } from './folder.ts';

const MODULES = join(projectRoot, 'node_modules');

/**
 * The folders of the installed families of Fontsource, by their ids. The variable form of a family goes before the
 * static form.
 */
export function installedTypefaces(): Map<string, string> {
  const folders = ['@fontsource', '@fontsource-variable']
    .map((scope) => join(MODULES, scope))
    .filter((scope) => existsSync(scope));
  return new Map(
    folders.flatMap((scope) => readdirSync(scope).map((id) => [id, join(scope, id)] as const)),
  );
}

/** The installed families, and the font files in `typefaces/` of a content folder by their ids. */
export function typefacesFor(folder: string): Map<string, string> {
  const files = pathsIn(folder).filter(isTypefaceFile);
  return new Map([
    ...installedTypefaces(),
    ...files.map((path) => [typefaceId(`./${path}`), join(folder, path)] as const),
  ]);
}

/** The ranges of letters for which a family has files; undefined for a family that is not installed. */
export function installedRanges(id: string): string[] | undefined {
  const folder = installedTypefaces().get(id);
  if (folder === undefined) return undefined;
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(join(folder, 'unicode.json'), 'utf8'),
  );
  return Object.values(ranges).flatMap((each) => each.split(','));
}
