import { dirname, posix } from 'node:path';

/** Folders of the product's code that are below `packages/` since 1.0.0; earlier clones have them in the root. */
const IN_PACKAGES = /^(content-model|content-store|pages|sections|words)\//;

/**
 * The text of a file of `own/`. Imports of the product by its place in a clone become imports of the package.
 *
 * @param path the file, below the project's folder
 * @param names the result of `publicNames`; a module without a name is imported by its place in the package
 */
export const withPackageImports = (
  path: string,
  source: string,
  names: ReadonlyMap<string, string>,
): string =>
  source.replace(/(['"])(\.\.\/[^'"]+)\1/g, (whole, quote: string, specifier: string) => {
    const target = posix.join(dirname(path), specifier).replace(IN_PACKAGES, 'packages/$&');
    if (target.startsWith('own/') || target.startsWith('..')) return whole;
    const place = posix.join('node_modules/agency-website', target);
    const named = names.get(target) ?? posix.relative(dirname(path), place);
    return `${quote}${named}${quote}`;
  });
