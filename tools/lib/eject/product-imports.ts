import { posix } from 'node:path';
import { copyOf, type Ejectable } from './ejectable.ts';

/** A relative path in an import, an export, the declaration of a module or a style sheet. */
const RELATIVE = /(\bfrom\s+|\bimport\s*\(?\s*|\bdeclare module\s+)'(\.{1,2}\/[^'?]+)(\?\w+)?'/g;

/** How code in `own/` imports a file of the product. */
const importOf = (file: string, importer: string): string =>
  posix.relative(posix.dirname(importer), file);

/**
 * The text of a file for its place in `own/`: what it imports of its own copy stays, and all else leads to the product.
 *
 * @param file the original, below the product
 */
export function withProductImports(text: string, file: string, ejectable: Ejectable): string {
  return text.replaceAll(RELATIVE, (whole, before: string, path: string, query = '') => {
    const target = posix.join(posix.dirname(file), path);
    if (ejectable.files.includes(target)) return whole;
    return `${before}'${importOf(target, copyOf(ejectable, file))}${query}'`;
  });
}
