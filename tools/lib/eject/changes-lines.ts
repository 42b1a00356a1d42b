import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EjectedChange } from './originals.ts';

/**
 * What to do about copies whose originals have changed, for the person who upgraded.
 *
 * @param product the product's folder, in its new version
 * @returns an empty text where none has changed
 */
export function changesLines(product: string, changes: readonly EjectedChange[]): string {
  if (changes.length === 0) return '';
  const { name: pack, version } = JSON.parse(readFileSync(join(product, 'package.json'), 'utf8'));
  const lines = changes.map(
    (change) => `${change.name}, copied from version ${change.version}: ${change.files.join(', ')}
  npm diff --diff ${pack}@${change.version} --diff ${pack}@${version} ${change.files.join(' ')}
  npm run eject -- --reviewed ${change.name}`,
  );
  return `The originals of copies in own/ have changed. The copies stay as they are: take over what you need, then note it.
${lines.join('\n')}`;
}
