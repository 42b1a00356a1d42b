import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * The public names of the product's modules, such as `agency-website/fields`, by the files of the modules: the exports of
 * package.json.
 *
 * @param product the folder of the product
 */
export function publicNames(product: string): ReadonlyMap<string, string> {
  const { name, exports } = JSON.parse(readFileSync(join(product, 'package.json'), 'utf8'));
  return new Map(
    Object.entries<string | { types: string }>(exports).map(([key, target]) => [
      posix.normalize(typeof target === 'string' ? target : target.types),
      posix.join(name, key),
    ]),
  );
}
