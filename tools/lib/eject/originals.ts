import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOf, type Ejectable, ejectables } from './ejectable.ts';

/** Where the product and the project are; the same folder in the product's own repository. */
export interface Places {
  product: string;
  project: string;
}

/** The original of a copy: the version of the product, and a hash of each file. */
interface Original {
  version: string;
  files: Readonly<Record<string, string>>;
}

/** An original that has changed since the copy was made. */
export interface EjectedChange {
  /** `TopBar`, `sections/hero` or `pages/news`. */
  name: string;
  /** The version that the copy was made from. */
  version: string;
  /** The files of the product that changed, came or went. */
  files: readonly string[];
}

const recordFile = (project: string) => join(project, 'own/ejected.json');

/** The originals of all copies, by their names. */
export const readOriginals = (project: string): Readonly<Record<string, Original>> =>
  existsSync(recordFile(project)) ? JSON.parse(readFileSync(recordFile(project), 'utf8')) : {};

const hashOf = (product: string, file: string) =>
  createHash('sha256')
    .update(readFileSync(join(product, file)))
    .digest('hex');

/** The originals of a copy as they are in this version. */
function originalOf(product: string, { files }: Ejectable): Original {
  const { version } = JSON.parse(readFileSync(join(product, 'package.json'), 'utf8'));
  return {
    version,
    files: Object.fromEntries(files.map((file) => [file, hashOf(product, file)])),
  };
}

/** Notes in `own/ejected.json` that a copy is up to date with its originals. */
export function noteOriginal({ product, project }: Places, ejectable: Ejectable): void {
  const noted = { ...readOriginals(project), [ejectable.name]: originalOf(product, ejectable) };
  const sorted = Object.fromEntries(Object.entries(noted).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(recordFile(project), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Whether the project has a copy, or a part of one. */
export const hasCopy = (project: string, ejectable: Ejectable): boolean =>
  ejectable.files.some((file) => existsSync(join(project, copyOf(ejectable, file))));

/** The copies in `own/` whose originals have changed since, with what changed; an original that is gone has changed. */
export function ejectedChanges({ product, project }: Places): EjectedChange[] {
  const known = ejectables(product);
  return Object.entries(readOriginals(project)).flatMap(([name, { version, files }]) => {
    const ejectable = known.get(name);
    if (!ejectable) return [{ name, version, files: Object.keys(files) }];
    if (!hasCopy(project, ejectable)) return [];
    const now = originalOf(product, ejectable).files;
    const all = [...new Set([...Object.keys(files), ...Object.keys(now)])];
    const changed = all.filter((file) => files[file] !== now[file]);
    return changed.length > 0 ? [{ name, version, files: changed }] : [];
  });
}
