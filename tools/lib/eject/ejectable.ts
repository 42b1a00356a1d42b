import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { replaceableComponents } from '../../../site/own-components.ts';

/** A part of the product of which an agency can have a copy; the copy takes the place of the part. */
export interface Ejectable {
  /** `TopBar`, `sections/hero` or `pages/news`. */
  name: string;
  /** The folder of the copy, below the project. */
  folder: string;
  /** The files to copy, below the product. */
  files: readonly string[];
}

/** Tests and examples are about the sample. */
const LEFT_OUT = /\.(test|examples)\.|^example-/;

/** The files that make a section or a kind of pages. In the package, compiled files lie beside them. */
function filesOf(product: string, folder: string): string[] {
  const names = readdirSync(join(product, folder)).sort();
  const isCompiled = (name: string) => names.includes(name.replace(/\.js$/, '.ts'));
  return names
    .filter((name) => !LEFT_OUT.test(name) && !(name.endsWith('.js') && isCompiled(name)))
    .map((name) => posix.join(folder, name));
}

/** A component with the style sheets of its folder that it imports. */
function componentFiles(product: string, file: string): string[] {
  const text = readFileSync(join(product, file), 'utf8');
  const styles = [...text.matchAll(/'\.\/([\w.-]+\.css)(?:\?\w+)?'/g)];
  return [file, ...styles.map(([, name = '']) => posix.join(posix.dirname(file), name))];
}

function foldersIn(product: string, kind: 'sections' | 'pages'): Ejectable[] {
  const entry = kind === 'sections' ? 'section.ts' : 'page.ts';
  const parent = posix.join('packages', kind);
  return readdirSync(join(product, parent))
    .filter((name) => existsSync(join(product, parent, name, entry)))
    .map((name) => ({
      name: `${kind}/${name}`,
      folder: `own/${kind}/${name}`,
      files: filesOf(product, posix.join(parent, name)),
    }));
}

/** Everything that can be ejected, by its name. */
export const ejectables = (product: string): ReadonlyMap<string, Ejectable> =>
  new Map(
    [
      ...[...replaceableComponents(product)].map(
        ([name, file]): Ejectable => ({
          name,
          folder: 'own/components',
          files: componentFiles(product, file),
        }),
      ),
      ...foldersIn(product, 'sections'),
      ...foldersIn(product, 'pages'),
    ].map((each) => [each.name, each]),
  );

/** The copy of a file of the product, below the project. */
export const copyOf = ({ folder }: Ejectable, file: string): string =>
  posix.join(folder, basename(file));
