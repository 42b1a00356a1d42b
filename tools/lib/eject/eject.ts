import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyOf, type Ejectable, ejectables } from './ejectable.ts';
import { noteOriginal, type Places } from './originals.ts';
import { productImports } from './product-imports.ts';

/** An error for a copy that cannot be made; its message is for the person who asked for the copy. */
export class EjectRefusal extends Error {}

/**
 * The part of the product with a name. A section and a kind of pages may be named without their folder.
 *
 * @throws EjectRefusal for a name of no part, or of two parts
 */
export function namedEjectable(product: string, name: string): Ejectable {
  const known = ejectables(product);
  const names = [name, `sections/${name}`, `pages/${name}`].filter((each) => known.has(each));
  const found = known.get(names[0] ?? '');
  if (!found) {
    throw new EjectRefusal(
      `The product has nothing called "${name}" that can be copied. npm run eject -- --list names what can.`,
    );
  }
  if (names.length > 1) {
    throw new EjectRefusal(`"${name}" is two things: write ${names.join(' or ')}.`);
  }
  return found;
}

/**
 * Copies a component, a section or a kind of pages into `own/`, and notes the originals of the copy.
 *
 * @returns the files that were written, below the project
 * @throws EjectRefusal if one of the files exists already; no file is written then
 */
export function eject(places: Places, name: string): string[] {
  const { product, project } = places;
  const ejectable = namedEjectable(product, name);
  const withProductImports = productImports(places, ejectable);
  const copies = new Map(
    ejectable.files.map((file) => {
      const text = readFileSync(join(product, file), 'utf8');
      return [copyOf(ejectable, file), withProductImports(text, file)];
    }),
  );
  const there = [...copies.keys()].filter((path) => existsSync(join(project, path)));
  if (there.length > 0) {
    throw new EjectRefusal(`Nothing was written: ${there.join(', ')} is there already.`);
  }
  for (const [path, text] of copies) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  noteOriginal(places, ejectable);
  return [...copies.keys()];
}
