import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EjectedChange, Places } from './originals.ts';

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * The advice about copies whose originals have changed, for the person who upgraded.
 *
 * @param places the product in its new version
 * @returns an empty text where none has changed
 */
export function changesLines(places: Places, changes: readonly EjectedChange[]): string {
  if (changes.length === 0) return '';
  const { name: pack, version } = manifestIn(places.product);
  const { dependencies = {} } = manifestIn(places.project);
  // A file in vendor/ is in no registry, where npm would look.
  const isPublished = !String(dependencies[pack] ?? '').startsWith('file:');
  const lines = changes.map(({ name, version: before, files }) =>
    [
      `${name}, copied from version ${before}: ${files.join(', ')}`,
      isPublished
        ? `  npm diff --diff ${pack}@${before} --diff ${pack}@${version} ${files.join(' ')}`
        : `  the original is in node_modules/${pack}/`,
      `  npm run eject -- --reviewed ${name}`,
    ].join('\n'),
  );
  return `The originals of copies in own/ have changed. The copies stay as they are: take over what you need, then note it.
${lines.join('\n')}`;
}
