import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NamedTypes, namedTypes } from './named-types.ts';

/** What a version says about the properties of components: its guide, and the types that they name. */
export type Description = { guide: string; types?: NamedTypes };

const guideIn = (root: string) => join(root, 'docs/replacing-a-component.md');

/** The files of a description that an upgrade keeps. A version finds what another has kept, so the names must stay. */
const filesIn = (kept: string) => [join(kept, 'guide.md'), join(kept, 'types.json')] as const;

/** @param own the names of the components whose types are read */
export const descriptionOf = (root: string, own: readonly string[]): Description => ({
  guide: readFileSync(guideIn(root), 'utf8'),
  types: namedTypes(root, own),
});

/** Keeps the description of a version for the next. @param kept the folder of what the upgrade keeps */
export function keepDescription(kept: string, root: string, own: readonly string[]): void {
  const [guide, types] = filesIn(kept);
  cpSync(guideIn(root), guide);
  writeFileSync(types, JSON.stringify(namedTypes(root, own)));
}

/** The kept description; without types where an earlier version kept only its guide. */
export function keptDescription(kept: string): Description {
  const [guide, types] = filesIn(kept);
  return {
    guide: readFileSync(guide, 'utf8'),
    ...(existsSync(types) && { types: JSON.parse(readFileSync(types, 'utf8')) }),
  };
}
