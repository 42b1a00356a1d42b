import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix, relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { nearest } from '../packages/content-model/src/check/suggest.ts';
import { productRoot, projectRoot } from '../packages/words/roots.ts';
import { publicNames } from './public-names.ts';

/** The folders of the product with components, as patterns. */
const COMPONENTS = ['site/src/{components,sections}/*/*.tsx', 'packages/{sections,pages}/*/*.tsx'];

/**
 * The components of the product that an agency can replace: they export their properties, such as `TopBarProps` in
 * `TopBar.tsx`. docs/replacing-a-component.md lists them.
 *
 * @returns the files of the components below `root`, by the names of the components
 */
export const replaceableComponents = (root: string): ReadonlyMap<string, string> =>
  new Map(
    globSync(COMPONENTS, { cwd: root })
      .map((file): [string, string] => [basename(file, '.tsx'), file])
      .filter(([name, file]) =>
        readFileSync(join(root, file), 'utf8').includes(`export interface ${name}Props`),
      )
      .sort(([one], [other]) => one.localeCompare(other, 'en')),
  );

/**
 * The components in `own/components/`, by the files of the product that they replace.
 *
 * @throws Error for a file that replaces no component, with the names that can be replaced
 */
export function ownComponents(): ReadonlyMap<string, string> {
  const folder = join(projectRoot, 'own/components');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.tsx$/.test(name)) : [];
  const replaceable =
    names.length > 0 ? replaceableComponents(productRoot) : new Map<string, string>();
  return new Map(
    names.map((file) => {
      const replaced = replaceable.get(basename(file, '.tsx'));
      if (replaced)
        return [normalizePath(join(productRoot, replaced)), normalizePath(join(folder, file))];
      throw new Error(`own/components/${file} takes the place of no component of the product. Those that can be replaced:
${[...replaceable.keys()].join(', ')}.`);
    }),
  );
}

/** Whether a module is imported by its public name, such as `agency-website/fields`: the exports of package.json. */
const isProductImport = (source: string) => source.startsWith('agency-website/');

/** The place of an import, such as `own/components/TopBar.tsx:1`. */
function placeOf(source: string, importer: string): string {
  const lines = readFileSync(importer, 'utf8').split('\n');
  const line = lines.findIndex((each) => each.includes(source)) + 1;
  return `${normalizePath(relative(projectRoot, importer))}:${line}`;
}

/**
 * Refuses an import by a public name that the product does not have.
 *
 * @param known the public names of the product
 * @throws Error with the place of the import, and the name that may be meant
 */
export function refuseUnknownName(
  source: string,
  importer: string,
  known: readonly string[],
): void {
  if (!isProductImport(source) || known.includes(source)) return;
  const folder = posix.dirname(source);
  const names = known.filter((name) => posix.dirname(name) === folder);
  const meant = nearest(
    posix.basename(source),
    names.map((name) => posix.basename(name)),
  );
  const advice = meant ? `Did you mean ${folder}/${meant}?` : `It has ${known.join(', ')}.`;
  throw new Error(
    `${placeOf(source, importer)} imports ${source}, which the product does not have. ${advice}`,
  );
}

/** Refuses imports by public names that the product does not have. */
export function unknownNamesPlugin(): Plugin {
  const known = [...publicNames(productRoot).values()];
  return {
    name: 'unknown-names',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer !== undefined) refuseUnknownName(source, importer, known);
      return null;
    },
  };
}

/**
 * Resolves the public names of the product's modules to their sources, as the product itself imports them. The package also
 * has them as JavaScript for Node, which would be a second copy of each module.
 */
export const productNamesPlugin: Plugin = {
  name: 'product-names',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!isProductImport(source)) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && { ...resolved, id: resolved.id.replace(/\.js$/, '.ts'), external: false };
  },
};

/**
 * Resolves each import of a component of the product to the agency's component of that name. Only the agency's component
 * itself can import the product's, to show it with something around it.
 *
 * @param own the result of `ownComponents`
 */
export const ownComponentsPlugin = (own: ReadonlyMap<string, string>): Plugin => ({
  name: 'own-components',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.endsWith('.tsx') && !isProductImport(source)) return null;
    const product = await this.resolve(source, importer, { ...options, skipSelf: true });
    const replacement = own.get(product?.id ?? '');
    return replacement === importer ? null : replacement;
  },
});
