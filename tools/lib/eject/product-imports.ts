import { existsSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import { publicNames } from '../../../site/public-names.ts';
import { copyOf, type Ejectable } from './ejectable.ts';
import type { Places } from './originals.ts';

/** A relative path in an import, an export, the declaration of a module or a style sheet. */
const RELATIVE = /(\bfrom\s+|\bimport\s*\(?\s*|\bdeclare module\s+)'(\.{1,2}\/[^'?]+)(\?\w+)?'/g;

/** The files of `own/` that Node itself loads; it runs no TypeScript below `node_modules`. */
const RUN_BY_NODE = ['section.ts', 'page.ts'];

/** The path of a file of the product that has no public name. */
function pathTo(file: string, importer: string, { product, project }: Places): string {
  const compiled = file.replace(/\.ts$/, '.js');
  const isRun = RUN_BY_NODE.includes(basename(importer)) && existsSync(join(product, compiled));
  const target = join(product, isRun ? compiled : file);
  return relative(dirname(join(project, importer)), target).replaceAll('\\', '/');
}

/**
 * Makes a function that adapts the text of a file to its place in `own/`: imports of files that are copied with it stay,
 * all other imports lead to the product.
 */
export function productImports(places: Places, ejectable: Ejectable) {
  const names = publicNames(places.product);
  return (text: string, file: string): string =>
    text.replaceAll(RELATIVE, (whole, before: string, path: string, query = '') => {
      const target = posix.join(posix.dirname(file), path);
      if (ejectable.files.includes(target)) return whole;
      const found = names.get(target) ?? pathTo(target, copyOf(ejectable, file), places);
      return `${before}'${found}${query}'`;
    });
}
